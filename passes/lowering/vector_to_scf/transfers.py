"""One step along the outermost dimension of a transfer: its indices, its conditions, and the transfer of the rest."""

from __future__ import annotations

from pyopt.dialects.affine.composition import compose
from pyopt.dialects.vector.folds_memory import Transfer
from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.ir.affine import DIM, AffineMap, AffineMapAttr, dim
from pyopt.ir.attributes import TRUE, UNIT, ArrayAttr, Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import INDEX, TensorType, Type, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final
from pyopt.passes.building.arith import SIGNED_GREATER, binary, compare, constant_index
from pyopt.passes.building.folded import create_or_fold
from pyopt.passes.building.scf import one_block
from pyopt.passes.lowering.vector_to_scf.building import element_at
from pyopt.passes.lowering.vector_to_scf.permutation_maps import READ, WRITE, bounds_of, is_in_mask
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    Step: TypeAlias = Callable[[], list[Value]]
    """Makes what is done in a branch, and gives what it yields."""

LABEL: Final = "__vector_to_scf_lowering__"
"""The attribute of transfers to and from a buffer, which are to be unpacked further."""
_SUM: Final = AffineMap.get(2, 0, [dim(0) + dim(1)])


@final
class TransferSettings:
    """The options of the pass."""

    __slots__ = ("lower_tensors", "target_rank")

    def __init__(self, lower_tensors: bool, target_rank: int) -> None:
        self.lower_tensors = lower_tensors
        self.target_rank = target_rank

    def can_unpack(self, op: Operation) -> bool:
        """The outermost dimension of a transfer may be unpacked: there is one too many, and it is of a known size."""
        transfer = Transfer(op)
        type = vector_type(transfer.vector_type)
        if len(shape_of(type)) <= self.target_rank or not shape_of(type) or type.scalable[0] or is_in_mask(op):
            return False
        if isinstance(transfer.source.type, TensorType) and not self.lower_tensors:
            return False
        return element_type_or_self(transfer.source.type) is type.element_type


def outer_dim(transfer: Transfer) -> int | None:
    """The dimension of the source that the outermost one of the vector goes along; None if it repeats."""
    result = transfer.map.results[0]
    return result.value if result.kind == DIM else None


def mask_rank(transfer: Transfer) -> int:
    return 0 if transfer.mask is None else len(shape_of(transfer.mask.type))


def moved_index(base: Value, step: Value, rewriter: Rewriter) -> Value:
    """affine.apply of base + step"""
    map, operands = compose(_SUM, [base, step])
    return rewriter.create("affine.apply", operands, [INDEX], {"map": AffineMapAttr.get(map)}).results[0]


def moved_indices(transfer: Transfer, step: Value, rewriter: Rewriter) -> list[Value]:
    """The indices of the transfer, `step` further along the outermost dimension."""
    indices = list(transfer.indices)
    along = outer_dim(transfer)
    if along is not None:
        indices[along] = moved_index(indices[along], step, rewriter)
    return indices


def checked(
    transfer: Transfer, step: Value, types: Sequence[Type], inside: Step, outside: Step, rewriter: Rewriter
) -> list[Value]:
    """`inside` if the step is in bounds and the mask, which must have one dimension to be asked here, has it.

    A mask of dimensions that only repeat has one element, which is asked when one of them is left.
    """
    along = outer_dim(transfer)
    condition: Value | None = None
    if along is not None and bounds_of(transfer.op)[0] is not TRUE:
        size = dim_of(transfer.source, along, rewriter)
        condition = compare(rewriter, SIGNED_GREATER, size, moved_index(transfer.indices[along], step, rewriter))
    mask = transfer.mask
    asked = mask_rank(transfer) == 1 if along is not None else len(transfer.map.results) == 1
    if mask is not None and asked:
        bit = element_at(rewriter, mask, [step] if along is not None else [0] if mask_rank(transfer) else [])
        condition = bit if condition is None else binary(rewriter, "andi", condition, bit)
    if condition is None:
        return inside()
    regions = [one_block(), one_block()]
    block, before = rewriter.block, rewriter.before
    for region, branch in zip(regions, (inside, outside), strict=True):
        rewriter.insert_at_end(region.entry())
        rewriter.create("scf.yield", branch(), [])
    rewriter.block, rewriter.before = block, before
    return list(rewriter.create("scf.if", [condition], types, regions=regions).results)


def dim_of(source: Value, number: int, rewriter: Rewriter) -> Value:
    """An extent of a memref or tensor, folded."""
    name = "tensor.dim" if isinstance(source.type, TensorType) else "memref.dim"
    return create_or_fold(rewriter, name, [source, constant_index(rewriter, number)], INDEX)


def inner_transfer(
    transfer: Transfer,
    source: Value,
    indices: Sequence[Value],
    vector: Value | Type,
    mask: Value | None,
    label: bool,
    rewriter: Rewriter,
) -> Operation:
    """The transfer of what is left: `vector` is what is written, or the type that is read."""
    op = transfer.op
    masks = [] if mask is None else [mask]
    attributes: dict[str, Attribute] = {
        "permutation_map": AffineMapAttr.get(AffineMap.get(transfer.map.num_dims, 0, transfer.map.results[1:])),
        "in_bounds": ArrayAttr.get(tuple(bounds_of(op)[1:])),
    }
    if label:
        attributes[LABEL] = UNIT
    if isinstance(vector, Value):
        attributes["operandSegmentSizes"] = segments(1, 1, len(indices), len(masks))
        types = [source.type] if op.results else []
        return rewriter.create(WRITE, [vector, source, *indices, *masks], types, attributes)
    attributes["operandSegmentSizes"] = segments(1, len(indices), 1, len(masks))
    padding = op.operands[1 + len(transfer.indices)]
    return rewriter.create(READ, [source, *indices, padding, *masks], [vector], attributes)
