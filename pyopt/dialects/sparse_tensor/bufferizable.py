"""Bufferization facts of sparse_tensor ops. They have no bufferization of their own: the sparsifier's
passes turn them into buffers, and before that the analysis says where copies are needed."""

from __future__ import annotations

from pyopt.analysis.bufferization.facts import AllocationFacts, BufferFacts, ViewFacts
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import TensorType
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.questions import Alias, BufferQuestions


@final
class NewFacts(BufferFacts):
    """A tensor of a file: memory of its own, whose contents are there."""

    __slots__ = ()

    def allocates(self, op: Operation, number: int) -> bool:
        return True

    def result_writes(self, op: Operation, value: Value, state: BufferQuestions) -> bool:
        return False


@final
class AssembleFacts(BufferFacts):
    """The arrays are taken over, not copied."""

    __slots__ = ()

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        return [(op.results[0], True, True)]


@final
class DisassembleFacts(BufferFacts):
    """The arrays of the first operand are copied into those of the others."""

    __slots__ = ()

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return index == 0

    def writes(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return index > 0

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        return [(op.results[index - 1], True, True)] if index > 0 else []


@final
class ForeachFacts(BufferFacts):
    """The tensor is read; what the op carries along may not be a tensor."""

    __slots__ = ()

    def problem(self, op: Operation, state: BufferQuestions) -> tuple[Operation, str] | None:
        if any(isinstance(result.type, TensorType) for result in op.results):
            return op, f"'{op.info.name}' op tensor results are not supported yet"
        return None


FACTS: Final[dict[str, BufferFacts]] = {
    "sparse_tensor.assemble": AssembleFacts(),
    "sparse_tensor.concatenate": AllocationFacts(),
    "sparse_tensor.convert": AllocationFacts(),
    "sparse_tensor.coordinates": BufferFacts(),
    "sparse_tensor.coordinates_buffer": BufferFacts(),
    "sparse_tensor.disassemble": DisassembleFacts(),
    "sparse_tensor.foreach": ForeachFacts(),
    "sparse_tensor.load": ViewFacts(),
    "sparse_tensor.new": NewFacts(),
    "sparse_tensor.number_of_entries": BufferFacts(),
    "sparse_tensor.positions": BufferFacts(),
    "sparse_tensor.values": BufferFacts(),
}
