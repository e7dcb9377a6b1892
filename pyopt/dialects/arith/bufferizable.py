"""Bufferization facts of arith ops."""

from __future__ import annotations

from pyopt.analysis.bufferization.buffer_types import dynamic_type
from pyopt.analysis.bufferization.facts import BufferFacts, ViewFacts
from pyopt.analysis.bufferization.questions import BufferQuestions
from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.questions import Alias


@final
class ConstantFacts(BufferFacts):
    """A constant is a global that must not be written to."""

    __slots__ = ()

    def is_writable(self, op: Operation, value: Value, state: BufferQuestions) -> bool:
        return False


@final
class SelectFacts(BufferFacts):
    """The result is one of two buffers."""

    __slots__ = ()

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return False

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        return [(op.results[0], True, False)]

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        left = state.buffer_type(op.operands[1], stack)
        right = state.buffer_type(op.operands[2], stack)
        if left is right:
            return left
        if left.memory_space is not right.memory_space:
            raise BufferizationError(op, "inconsistent memory space on true/false operands")
        return dynamic_type(TensorType.get(left.shape, left.element_type), left.memory_space)


FACTS: Final[dict[str, BufferFacts]] = {
    "arith.constant": ConstantFacts(),
    "arith.index_cast": ViewFacts(),
    "arith.select": SelectFacts(),
}
