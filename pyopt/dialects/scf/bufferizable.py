"""Bufferization facts of scf ops."""

from __future__ import annotations

from pyopt.analysis.bufferization.blocks import BlockFacts
from pyopt.analysis.bufferization.buffer_types import dynamic_type
from pyopt.analysis.bufferization.facts import BufferFacts
from pyopt.analysis.bufferization.questions import BufferQuestions
from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.ir.core import BlockArgument, Operation, Region, Value
from pyopt.ir.mixed_indices import constant_index, mixed_bounds
from pyopt.ir.signature import operand_bounds
from pyopt.ir.types import MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.questions import Alias, Source


def carried_type(
    op: Operation, argument: Value, init: Value, yielded: Value, state: BufferQuestions, stack: list[Value]
) -> MemRefType:
    """The buffer type of what a loop carries: that of its init and of what is yielded, if they agree."""
    first = state.buffer_type(init, stack)
    if sum(one is argument for one in stack) >= 2:
        return first
    second = state.buffer_type(yielded, stack)
    if first is second:
        return second
    if first.memory_space is not second.memory_space:
        message = f"'{op.info.name}' op init_arg and yielded value bufferize to inconsistent memory spaces"
        raise BufferizationError(op, message)
    assert isinstance(argument.type, TensorType)
    return dynamic_type(argument.type, second.memory_space)


def may_not_run(lower: Sequence[int | Value], upper: Sequence[int | Value]) -> bool:
    """A loop may have no iteration: its results are its inits then, which are read so."""
    for first, behind in zip(lower, upper, strict=True):
        start, end = constant_index(first), constant_index(behind)
        if start is None or end is None or end <= start:
            return True
    return False


@final
class ForFacts(BufferFacts):
    """An init is read if the loop's argument is, or if it may be the result; it counts as written."""

    __slots__ = ()

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        if may_not_run(op.operands[:1], op.operands[1:2]):
            return True
        return state.is_read(op.regions[0].entry().arguments[index - 2])

    def writes(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return True

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        same = self._carries_one_buffer(op, index - 3, state)
        return [(op.results[index - 3], same, same)]

    def _carries_one_buffer(self, op: Operation, number: int, state: BufferQuestions) -> bool:
        body = op.regions[0].entry()
        return state.are_equivalent(body.arguments[number + 1], body.terminator().operands[number])

    def is_writable(self, op: Operation, value: Value, state: BufferQuestions) -> bool:
        return True

    def is_repetitive(self, op: Operation, number: int) -> bool:
        return True

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        body = op.regions[0].entry()
        if not isinstance(value, BlockArgument):
            return state.buffer_type(body.arguments[value.index + 1], stack)
        number = value.index - 1
        yielded = body.terminator().operands[number]
        return carried_type(op, value, op.operands[number + 3], yielded, state, stack)

    def problem(self, op: Operation, state: BufferQuestions) -> tuple[Operation, str] | None:
        if state.options.allow_return_allocs_from_loops:
            return None
        for number, result in enumerate(op.results):
            if isinstance(result.type, TensorType) and not self._carries_one_buffer(op, number, state):
                return op.regions[0].entry().terminator(), not_equivalent("Yield operand", number)
        return None


def not_equivalent(what: str, number: int) -> str:
    """The message for a loop that would carry a new buffer."""
    return f"{what} #{number} is not equivalent to the corresponding iter bbArg"


@final
class WhileFacts(BufferFacts):
    """Inits are read and written; a result may be the init of the same number and type."""

    __slots__ = ()

    def writes(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return True

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        if index >= len(op.results) or op.operands[index].type is not op.results[index].type:
            return []
        same = self._carries_one_buffer(op, index, state)
        return [(op.results[index], same, same)]

    def _carries_one_buffer(self, op: Operation, number: int, state: BufferQuestions) -> bool:
        before, after = op.regions[0].entry(), op.regions[1].entry()
        if number >= len(before.arguments) or op.results[number].type is not before.arguments[number].type:
            return False
        if number >= len(after.terminator().operands):
            return False
        handed_on = before.terminator().operands[number + 1]
        yielded = after.terminator().operands[number]
        return state.are_equivalent(before.arguments[number], handed_on) and state.are_equivalent(
            after.arguments[number], yielded
        )

    def is_writable(self, op: Operation, value: Value, state: BufferQuestions) -> bool:
        return True

    def is_repetitive(self, op: Operation, number: int) -> bool:
        return True

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        before = op.regions[0].entry()
        if isinstance(value, BlockArgument) and value.block is before:
            yielded = op.regions[1].entry().terminator().operands[value.index]
            return carried_type(op, value, op.operands[value.index], yielded, state, stack)
        return state.buffer_type(before.terminator().operands[value.index + 1], stack)

    def problem(self, op: Operation, state: BufferQuestions) -> tuple[Operation, str] | None:
        if state.options.allow_return_allocs_from_loops:
            return None
        for region, skipped, what in ((op.regions[0], 1, "Condition arg"), (op.regions[1], 0, "Yield operand")):
            block = region.entry()
            terminator = block.terminator()
            for number, value in enumerate(terminator.operands[skipped:]):
                if not isinstance(value.type, TensorType):
                    continue
                if number >= len(block.arguments) or not state.are_equivalent(value, block.arguments[number]):
                    return terminator, not_equivalent(what, number)
        return None


class RegionBranchFacts(BufferFacts):
    """scf.if and scf.index_switch: a result is what one of the regions yields."""

    __slots__ = ()

    def sources(self, op: Operation, value: Value, state: BufferQuestions) -> list[Source]:
        return [(region.entry().terminator(), value.index, True, False) for region in self.regions_in_order(op)]

    def regions_in_order(self, op: Operation) -> list[Region]:
        return op.regions

    def mismatch(self) -> str:
        return "inconsistent memory space on then/else branches"

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        found: MemRefType | None = None
        for region in op.regions:
            one = state.buffer_type(region.entry().terminator().operands[value.index], stack)
            if found is None or found is one:
                found = one
                continue
            if found.memory_space is not one.memory_space:
                raise BufferizationError(op, self.mismatch())
            assert isinstance(value.type, TensorType)
            found = dynamic_type(value.type, found.memory_space)
        assert found is not None
        return found


@final
class SwitchFacts(RegionBranchFacts):
    """The default region is the first one, and comes last among the sources."""

    __slots__ = ()

    def regions_in_order(self, op: Operation) -> list[Region]:
        return [*op.regions[1:], op.regions[0]]

    def mismatch(self) -> str:
        return "inconsistent memory space on switch cases"


@final
class ExecuteRegionFacts(BlockFacts):
    """The results are what the only yield gives."""

    __slots__ = ()

    def sources(self, op: Operation, value: Value, state: BufferQuestions) -> list[Source]:
        if isinstance(value, BlockArgument):
            return self.branch_sources(value)
        terminator = only_yield(op)
        return [] if terminator is None else [(terminator, value.index, True, True)]

    def is_writable(self, op: Operation, value: Value, state: BufferQuestions) -> bool:
        return True

    def problem(self, op: Operation, state: BufferQuestions) -> tuple[Operation, str] | None:
        if only_yield(op) is not None:
            return None
        return op, f"'{op.info.name}' op op without unique scf.yield is not supported"


def only_yield(op: Operation) -> Operation | None:
    """The one scf.yield that ends the region of an scf.execute_region."""
    found = [block.last for block in op.regions[0] if block.last is not None and block.last.info.name == "scf.yield"]
    return found[0] if len(found) == 1 else None


@final
class ForallFacts(BufferFacts):
    """Outputs are written, and read if the body looks at them; each result is the output's buffer."""

    __slots__ = ()

    def reads(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        lower, upper, _ = mixed_bounds(op)
        if may_not_run(lower, upper):
            return True
        return state.is_read(shared_argument(op, index))

    def writes(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return True

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        return [(op.results[index - operand_bounds(op, "outputs")[0]], True, True)]

    def is_writable(self, op: Operation, value: Value, state: BufferQuestions) -> bool:
        return True

    def is_repetitive(self, op: Operation, number: int) -> bool:
        for start, end, step in zip(*mixed_bounds(op), strict=True):
            if not isinstance(start, int) or not isinstance(end, int) or not isinstance(step, int):
                return True
            if start + step < end:
                return True
        return False

    def is_parallel(self, op: Operation, number: int) -> bool:
        return self.is_repetitive(op, number)

    def buffer_type(self, op: Operation, value: Value, state: BufferQuestions, stack: list[Value]) -> MemRefType:
        start, end = operand_bounds(op, "outputs")
        number = value.index
        if isinstance(value, BlockArgument):
            number -= len(value.block.arguments) - (end - start)
        return state.buffer_type(op.operands[start + number], stack)


def shared_argument(op: Operation, index: int) -> BlockArgument:
    """The argument of an scf.forall's body for the output that operand `index` is."""
    arguments = op.regions[0].entry().arguments
    return arguments[len(arguments) - (operand_bounds(op, "outputs")[1] - index)]


@final
class YieldFacts(BufferFacts):
    """Operands of the yield are never copied."""

    __slots__ = ()

    def aliases(self, op: Operation, index: int, state: BufferQuestions) -> list[Alias]:
        parent = op.parent_op()
        name = "" if parent is None else parent.info.name
        exact = state.options.reference_exact
        if parent is not None and (name == "scf.if" or (name == "scf.index_switch" and not exact)):
            return [(parent.results[index], True, False)]
        if parent is not None and name == "scf.execute_region":
            return [(parent.results[index], True, True)]
        return []

    def must_be_in_place(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return True


@final
class ConditionFacts(BufferFacts):
    """The forwarded operands are never copied."""

    __slots__ = ()

    def must_be_in_place(self, op: Operation, index: int, state: BufferQuestions) -> bool:
        return True


FACTS: Final[dict[str, BufferFacts]] = {
    "scf.condition": ConditionFacts(),
    "scf.execute_region": ExecuteRegionFacts(),
    "scf.for": ForFacts(),
    "scf.forall": ForallFacts(),
    "scf.forall.in_parallel": BufferFacts(),
    "scf.if": RegionBranchFacts(),
    "scf.index_switch": SwitchFacts(),
    "scf.while": WhileFacts(),
    "scf.yield": YieldFacts(),
}
