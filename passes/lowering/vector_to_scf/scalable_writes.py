"""Writes of transposed vectors of scalable rows, which are nowhere in memory, as loops that write their columns.

    %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
    vector.transfer_write %t, %m[%i, %j] {in_bounds = [true, true]}
->
    %0 = vector.extract %v[0], %1 = vector.extract %v[1] : vector<[4]xf32>
    scf.for %k = %c0 to 4 * vscale step %c1 {
      %c = vector.from_elements (%0[%k], %1[%k]) : vector<2xf32>
      vector.transfer_write %c, %m[%i + %k, %j] {in_bounds = [true]}
    }
"""

from __future__ import annotations

from pyopt.dialects.vector.folds_memory import Transfer
from pyopt.dialects.vector.shapes import integers, shape_of, vector_type
from pyopt.ir.attributes import TRUE
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index as known_index
from pyopt.ir.mixed_indices import dense
from pyopt.ir.types import I1, INDEX, TensorType, Type, VectorType
from pyopt.light import final
from pyopt.passes.building.arith import binary, constant_index
from pyopt.passes.building.scf import one_block
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.lowering.vector_to_scf.building import element_at
from pyopt.passes.lowering.vector_to_scf.permutation_maps import bounds_of, is_in_mask
from pyopt.passes.lowering.vector_to_scf.transfers import TransferSettings, inner_transfer, moved_indices
from pyopt.rewrite.rewriter import Rewriter


def write_columns(op: Operation, rewriter: Rewriter, settings: TransferSettings) -> bool:
    """transfer_write(transpose(v)) -> loop that writes the columns of v"""
    transfer = Transfer(op)
    type = vector_type(transfer.vector_type)
    if type.scalable != (True, False) or is_in_mask(op) or bounds_of(op)[0] is not TRUE:
        return False
    if not transfer.map.is_identity() or (transfer.is_of_tensor() and not settings.lower_tensors):
        return False
    transpose = producer_of(op.operands[0], "vector.transpose")
    if transpose is None or integers(transpose, "permutation") != [1, 0]:
        return False
    mask = None if transfer.mask is None else _MaskParts.of(transfer.mask)
    if transfer.mask is not None and mask is None:
        return False
    bound = None if mask is None else mask.rows(type, rewriter)
    rows = _rows(transpose.operands[0], rewriter)
    first = constant_index(rewriter, 0)
    bound = _scaled(shape_of(type)[0], rewriter) if bound is None else bound
    step = constant_index(rewriter, 1)
    column_mask = None if mask is None else mask.column(type, rewriter)
    state: list[Value] = [transfer.source] if isinstance(transfer.source.type, TensorType) else []
    types = [one.type for one in state]
    body = one_block()
    number = body.entry().add_argument(INDEX, op.loc)
    targets: list[Value] = [body.entry().add_argument(one, op.loc) for one in types] or [transfer.source]
    block, before = rewriter.block, rewriter.before
    rewriter.insert_at_end(body.entry())
    indices = moved_indices(transfer, number, rewriter)
    elements = [element_at(rewriter, row, [number]) for row in rows]
    column_type = VectorType.get((len(rows),), type.element_type)
    column = rewriter.create("vector.from_elements", elements, [column_type]).results[0]
    written = inner_transfer(transfer, targets[0], indices, column, column_mask, False, rewriter)
    rewriter.create("scf.yield", written.results, [])
    rewriter.block, rewriter.before = block, before
    loop = rewriter.create("scf.for", [first, bound, step, *state], types, regions=[body])
    rewriter.replace(op, loop.results)
    return True


def _rows(vector: Value, rewriter: Rewriter) -> list[Value]:
    type = vector_type(vector.type)
    row: Type = VectorType.get(shape_of(type)[1:], type.element_type, type.scalable[1:])
    return [
        rewriter.create("vector.extract", [vector], [row], {"static_position": dense([number])}).results[0]
        for number in range(shape_of(type)[0])
    ]


def _scaled(count: int, rewriter: Rewriter) -> Value:
    """count * vscale"""
    scale = rewriter.create("vector.vscale", [], [INDEX]).results[0]
    return binary(rewriter, "muli", scale, constant_index(rewriter, count))


@final
class _MaskParts:
    """The extents of a mask: values of vector.create_mask, or numbers of vector.constant_mask."""

    __slots__ = ("numbers", "values")

    def __init__(self, values: list[Value], numbers: list[int]) -> None:
        self.values = values
        self.numbers = numbers

    @staticmethod
    def of(mask: Value) -> _MaskParts | None:
        if mask.op is None or mask.op.info.name not in ("vector.create_mask", "vector.constant_mask"):
            return None
        return _MaskParts(list(mask.op.operands), integers(mask.op, "mask_dim_sizes"))

    def rows(self, type: VectorType, rewriter: Rewriter) -> Value:
        """The number of rows of the written vector that it has: not more than there are."""
        if not self.values:
            return _scaled(self.numbers[0], rewriter) if self.numbers[0] else constant_index(rewriter, 0)
        given, count = self.values[0], shape_of(type)[0]
        known = known_index(given)
        if known is not None and known <= count:
            return given
        return binary(rewriter, "minsi", given, _scaled(count, rewriter))

    def column(self, type: VectorType, rewriter: Rewriter) -> Value:
        """The mask of one row of the written vector."""
        given = self.values[1] if self.values else constant_index(rewriter, self.numbers[1])
        mask = VectorType.get(shape_of(type)[1:], I1)
        return rewriter.create("vector.create_mask", [given], [mask]).results[0]
