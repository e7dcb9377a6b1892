"""Bufferization facts of vector ops."""

from __future__ import annotations

from pyopt.analysis.bufferization.facts import BufferFacts, DestinationFacts, RegionYieldFacts
from pyopt.dialects.subsets import is_same_subset, subset_of
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, TensorType, VectorType
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.questions import BufferQuestions, Source


@final
class TransferWriteFacts(DestinationFacts):
    """A vector is put into the destination, which is not read if that is all of it."""

    __slots__ = ()

    def inits(self, op: Operation) -> tuple[int, int]:
        return 1, 2

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        if index != 1:
            return True
        type = op.operands[1].type
        vector = op.operands[0].type
        if not isinstance(type, TensorType) or type.shape is None or DYNAMIC in type.shape:
            return True
        if any(constant_index(one) != 0 for one in operand_group(op, "indices")) or is_masked(op):
            return True
        if not isinstance(vector, VectorType) or vector.shape is None:
            return True
        return any(extent > size for extent, size in zip(type.shape, vector.shape, strict=False))

    def insertion(self, op: Operation) -> tuple[int, int] | None:
        return 0, 1

    def is_same_part(self, op: Operation, candidate: Value, state: BufferQuestions) -> bool:
        extraction = candidate.op
        if extraction is None or extraction.info.name not in ("tensor.extract_slice", "vector.transfer_read"):
            return False
        if not state.are_equivalent(op.operands[1], extraction.operands[0]):
            return False
        one, other = subset_of(op), subset_of(extraction)
        return one is not None and other is not None and is_same_subset(one, other)


def is_masked(op: Operation) -> bool:
    """The op stands in a vector.mask."""
    parent = op.parent_op()
    return parent is not None and parent.info.name == "vector.mask"


@final
class MaskFacts(BufferFacts):
    """The results are those of the op inside."""

    __slots__ = ()

    def sources(self, op: Operation, value: Value, state: BufferQuestions) -> list[Source]:
        return [(op.regions[0].entry().terminator(), value.index, True, True)]


FACTS: Final[dict[str, BufferFacts]] = {
    "vector.gather": BufferFacts(),
    "vector.mask": MaskFacts(),
    "vector.transfer_read": BufferFacts(),
    "vector.transfer_write": TransferWriteFacts(),
    "vector.yield": RegionYieldFacts(),
}
