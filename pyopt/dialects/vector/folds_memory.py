"""Folds of vector transfers between tensors: what is read was just written, what is written was just read."""

from __future__ import annotations

from pyopt.dialects.vector.shapes import permutation_map, shape_of, vector_type
from pyopt.ir.affine import DIM, AffineMap
from pyopt.ir.attributes import TRUE, ArrayAttr, Attribute
from pyopt.ir.core import LONGEST_CHAIN, Operation, Value
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, TensorType, Type
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.ir.opinfo import FoldResult

UNBOUNDED: Final = 1 << 64


@final
class Transfer:
    """The parts of a vector.transfer_read or vector.transfer_write by name."""

    __slots__ = ("indices", "map", "mask", "op", "source", "vector_type")

    def __init__(self, op: Operation) -> None:
        self.op = op
        reads = op.info.name == "vector.transfer_read"
        self.source: Value = op.operands[0 if reads else 1]
        self.vector_type: Type = (op.results if reads else op.operands)[0].type
        self.indices: list[Value] = operand_group(op, "indices")
        self.map: AffineMap = permutation_map(op)
        mask = operand_group(op, "mask")
        self.mask: Value | None = mask[0] if mask else None

    def transfers_all(self) -> bool:
        """No mask leaves anything out, neither one of its own nor that of a vector.mask around it."""
        around = self.op.parent_op()
        return self.mask is None and (around is None or around.info.name != "vector.mask")

    def in_bounds(self) -> bool:
        """No dimension may be out of bounds."""
        bounds = self.op.attributes["in_bounds"]
        return isinstance(bounds, ArrayAttr) and all(one is TRUE for one in bounds.elements)

    def stays_within(self) -> list[bool]:
        """For each dimension of the vector whether it is in bounds: that is promised, or follows from constants."""
        bounds = self.op.attributes["in_bounds"]
        assert isinstance(bounds, ArrayAttr)
        extents = shape_of(self.source.type)
        type = vector_type(self.vector_type)
        found = [one is TRUE for one in bounds.elements]
        for number, result in enumerate(self.map.results):
            if found[number] or result.kind != DIM or extents[result.value] == DYNAMIC or type.scalable[number]:
                continue
            start = constant_index(self.indices[result.value])
            found[number] = start is not None and 0 <= start <= extents[result.value] - shape_of(type)[number]
        return found

    def is_of_tensor(self) -> bool:
        return isinstance(self.source.type, TensorType)

    def same_place(self, other: Transfer) -> bool:
        """Both are at the same indices, of the same shape, in the same order."""
        return (
            self.vector_type is other.vector_type
            and self.map is other.map
            and len(self.indices) == len(other.indices)
            and all(one is another for one, another in zip(self.indices, other.indices, strict=True))
        )

    def extents(self) -> list[int]:
        """The greatest extent that it takes of each dimension of the source."""
        type = vector_type(self.vector_type)
        sizes = [1] * self.map.num_dims
        for result, extent, scalable in zip(self.map.results, shape_of(type), type.scalable, strict=True):
            if result.kind == DIM:
                sizes[result.value] = UNBOUNDED if scalable else extent
        return sizes

    def is_disjoint(self, other: Transfer) -> bool:
        """It is known that no element is in both; only asked of vectors of one type.

        The reference takes the vectors' dimensions for the last ones of the source, whatever the maps say, and
        scalable ones for fixed.
        """
        if self.vector_type is not other.vector_type:
            return False
        sizes = [max(pair) for pair in zip(self.extents(), other.extents(), strict=True)]
        for size, left, right in zip(sizes, self.indices, other.indices, strict=True):
            one = constant_index(left)
            another = constant_index(right)
            if one is not None and another is not None and abs(one - another) >= size:
                return True
        return False


def transfer_from(value: Value, name: str) -> Transfer | None:
    """The transfer with that op name which `value` comes from."""
    op = value.op
    return Transfer(op) if op is not None and op.info.name == name else None


def fold_transfer_read(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """read(write(v into t[i]))[i] -> v; writes that are elsewhere may be between"""
    read = Transfer(op)
    if not read.is_of_tensor() or not read.transfers_all():
        return None
    write = transfer_from(read.source, "vector.transfer_write")
    for _ in range(LONGEST_CHAIN):
        if write is None:
            break
        if write.in_bounds() and write.transfers_all() and write.same_place(read):
            return write.op.operands[0]
        if not write.is_disjoint(read):
            return None
        write = transfer_from(write.source, "vector.transfer_write")
    return None


def fold_transfer_write(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """write(read(t)[i] into t[i]) -> t; write(read(t) into u) -> t: all of t, and of u; neither is masked"""
    write = Transfer(op)
    if not write.is_of_tensor():
        return None
    read = transfer_from(op.operands[0], "vector.transfer_read")
    # The reference forgets the masks where all of a tensor is copied, and those around everywhere.
    if read is None or not read.transfers_all() or not write.transfers_all():
        return None
    if _copies_all(read, write):
        return [read.source]
    if read.source is write.source and read.same_place(write):
        return [write.source]
    return None


def _copies_all(read: Transfer, write: Transfer) -> bool:
    """All of the one tensor goes where all of the other is."""
    return (
        bool(write.map.results)
        and read.map.is_minor_identity()
        and write.map.is_minor_identity()
        and read.in_bounds()
        and write.in_bounds()
        and read.source.type is write.source.type
        and read.vector_type is write.vector_type
        and shape_of(read.vector_type) == shape_of(read.source.type)
        and all(constant_index(index) == 0 for index in (*read.indices, *write.indices))
    )
