"""Bufferization facts of the ops of the bufferization dialect."""

from __future__ import annotations

from pyopt.analysis.bufferization.buffer_types import identity_type
from pyopt.analysis.bufferization.facts import BufferFacts, SilentFacts
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group
from pyopt.ir.types import MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.questions import Alias, BufferQuestions, Use


@final
class AllocTensorFacts(BufferFacts):
    """A new buffer, whose contents are defined if it is a copy."""

    __slots__ = ()

    def allocates(self, op: Operation, number: int) -> bool:
        return True

    def result_writes(self, op: Operation, value: Value, state: BufferQuestions) -> bool:
        return bool(operand_group(op, "copy"))

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        type = op.results[0].type
        assert isinstance(type, TensorType)
        space = op.attributes.get("memory_space")
        copied = operand_group(op, "copy")
        if space is not None:
            default = isinstance(space, IntegerAttr) and space.value == 0
            return identity_type(type, None if default else space)
        if copied:
            return identity_type(type, state.buffer_type(copied[0], stack).memory_space)
        state.type_without_facts(op, value)
        return identity_type(type, state.options.default_space(type))


@final
class MaterializeFacts(BufferFacts):
    """The source's contents go into the destination, which must be the buffer that it is."""

    __slots__ = ()

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return index == 0

    def writes(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return index == 1

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        return [(op.results[0], True, True)] if index == 1 and op.results else []

    def must_be_in_place(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return True

    def is_elementwise(self, op: Operation, uses: tuple[Use, ...], state: BufferQuestions) -> bool:
        return True

    def insertion(self, op: Operation) -> tuple[int, int] | None:
        return 0, 1

    def is_same_part(self, op: Operation, candidate: Value, state: BufferQuestions) -> bool:
        return state.are_equivalent(op.operands[1], candidate)


@final
class ToBufferFacts(BufferFacts):
    """Nothing is known of the uses of the resulting buffer."""

    __slots__ = ()

    def writes(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return "read_only" not in op.attributes


@final
class ToTensorFacts(BufferFacts):
    """A buffer as a tensor, to be written to if it says so."""

    __slots__ = ()

    def is_writable(self, op: Operation, value: Value, state: BufferQuestions) -> bool:
        return "writable" in op.attributes

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        type = op.operands[0].type
        assert isinstance(type, MemRefType)
        return type


FACTS: Final[dict[str, BufferFacts]] = {
    "bufferization.alloc_tensor": AllocTensorFacts(),
    "bufferization.dealloc_tensor": SilentFacts(),
    "bufferization.materialize_in_destination": MaterializeFacts(),
    "bufferization.to_buffer": ToBufferFacts(),
    "bufferization.to_tensor": ToTensorFacts(),
}
