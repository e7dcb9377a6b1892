"""Ops whose regions have several blocks, and the branches between these."""

from __future__ import annotations

from pyopt.analysis.bufferization.buffer_types import dynamic_type
from pyopt.analysis.bufferization.facts import BufferFacts
from pyopt.analysis.bufferization.questions import BufferQuestions
from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.ir.core import Block, BlockArgument, Operation, Value
from pyopt.ir.traits import successor_operands as operand_range
from pyopt.ir.types import MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.questions import Alias, Source


def branches_to(block: Block) -> list[tuple[Operation, int]]:
    """The edges that come to a block: branches, the latest first, each with the number of a successor that it is."""
    found: list[tuple[Operation, int]] = []
    for branch in reversed(dict.fromkeys(block.predecessors)):
        found += [(branch, number) for number, successor in enumerate(branch.successors) if successor is block]
    return found


def arriving(argument: BlockArgument) -> list[tuple[Operation, int]]:
    """The operands of branches that become the argument."""
    found: list[tuple[Operation, int]] = []
    for branch, number in branches_to(argument.block):
        start, _ = operand_range(branch, number)
        found.append((branch, start + argument.index))
    return found


@final
class NothingArrives(BufferizationError):
    """All that comes to a block argument comes from values whose types it was asked for."""


class BlockFacts(BufferFacts):
    """An op whose regions may have several blocks, whose arguments are what branches forward."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.unstructured = True

    def branch_sources(self, argument: BlockArgument) -> list[Source]:
        """The operands that become a block argument."""
        return [(op, index, True, False) for op, index in arriving(argument)]

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        if not isinstance(value, BlockArgument):
            return state.default_buffer_type(op, value, stack)
        found: MemRefType | None = None
        for branch, index in arriving(value):
            operand = branch.operands[index]
            if sum(one is operand for one in stack) >= 2:
                continue
            depth = len(stack)
            try:
                one = state.buffer_type(operand, stack)
            except NothingArrives:
                del stack[depth:]
                continue
            if found is None or found is one:
                found = one
                continue
            if found.memory_space is not one.memory_space:
                message = "incoming operands of block argument have inconsistent memory spaces"
                raise BufferizationError(op, f"'{op.info.name}' op {message}")
            assert isinstance(value.type, TensorType)
            found = dynamic_type(value.type, found.memory_space)
        if found is None:
            raise NothingArrives(op, f"'{op.info.name}' op could not infer buffer type of block argument")
        return found


@final
class BranchFacts(BufferFacts):
    """A branch: what it forwards becomes block arguments."""

    __slots__ = ()

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        """It hands contents on, as `scf.yield` does, and so reads them: they must not be written over before."""
        return not state.options.reference_exact

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        found: list[Alias] = []
        for number, block in enumerate(op.successors):
            start, end = operand_range(op, number)
            if start <= index < end:
                found.append((block.arguments[index - start], True, False))
        return found
