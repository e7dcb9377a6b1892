"""Compiled code: blocks as lists of steps on a frame, and the loop that runs them.

A frame is a list with a slot for each value of a function, the regions within included. A step is a closure that reads
operands from a frame and writes results to it. Branches are a loop; regions and calls nest as Python calls, on a
stack that `execution` makes large enough.
"""

from __future__ import annotations

from typing import cast

from pyopt.analysis.effects import is_memory_effect_free
from pyopt.interpreter.elements import poison_used
from pyopt.interpreter.errors import UNDEFINED, ExecutionError, limit, unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.values import Buffer, Poison, PoisonUsed, Unrealized
from pyopt.ir.core import Operation
from pyopt.ir.errors import DeclarationError
from pyopt.ir.opinfo import CALL, NO_MEMORY_EFFECT, PURE, TERMINATOR
from pyopt.ir.types import TensorType
from pyopt.light import TYPE_CHECKING, Callable, TypeAlias, final

if TYPE_CHECKING:
    Frame: TypeAlias = list[object]
    Step: TypeAlias = Callable[[Frame], object]


@final
class BlockCode:
    """One block. `steps[i]` executes `ops[i]`, from the slots `operands[i]` to `results[i]`.

    How it ends: with the values in `returned`; with what `finish` gives; or in the block and with the values that
    `targets[choose(frame)]` says: (block, sources), to that block's `arguments`."""

    __slots__ = (
        "arguments", "choose", "count", "finish", "operands", "ops", "results", "returned", "steps", "targets",
        "terminator",
    )  # fmt: skip

    def __init__(self, arguments: list[int]) -> None:
        self.arguments = arguments
        self.steps: list[Step] = []
        self.ops: list[Operation] = []
        self.operands: list[list[int]] = []
        self.results: list[list[int]] = []
        self.count = 1
        self.terminator: Operation | None = None
        self.returned: list[int] = []
        self.finish: Callable[[Frame], tuple[object, ...]] | None = None
        self.choose: Callable[[Frame], int] | None = None
        self.targets: list[tuple[BlockCode, list[int]]] = []


def run_blocks(machine: Machine, block: BlockCode, frame: Frame) -> tuple[object, ...]:
    """Runs from a block, whose arguments are set, to the end of its region; gives the terminator's values."""
    while True:
        machine.steps_left -= block.count
        if machine.steps_left < 0:
            raise machine.out_of_steps()
        steps = block.steps
        while True:
            try:
                for step in steps:
                    step(frame)
                break
            # `step` is the one that raised: nothing else in the block above can.
            except ExecutionError as error:
                following = _after_undefined(error, block, step, frame, machine.defers)
                if following is None:
                    raise
                steps = following
            except Exception as error:
                steps = _after_failure(error, block, step, frame)
        choose = block.choose
        try:
            if choose is None:
                if block.finish is not None:
                    return block.finish(frame)
                return tuple([frame[slot] for slot in block.returned])
            target, sources = block.targets[choose(frame)]
        except ExecutionError as error:
            _locate(error, block.terminator)
            raise
        except Exception as error:
            raise _failure(error, block.terminator, [frame[slot] for slot in block.returned]) from error
        if sources:
            for slot, value in zip(target.arguments, [frame[slot] for slot in sources], strict=True):
                frame[slot] = value
        block = target


def _after_undefined(
    error: ExecutionError, block: BlockCode, step: Step, frame: Frame, defers: bool
) -> list[Step] | None:
    """The steps to go on with if the result of the failed one is poison; None, and the error has its op, if not.

    A pure op may run where the program would not have run it, so it cannot have undefined behaviour of its own.
    """
    at = block.steps.index(step)
    op = block.ops[at]
    if not defers or error.op is not None or error.kind != UNDEFINED or op.regions or not op.info.traits & PURE:
        _locate(error, op)
        return None
    poison = Poison(op, error.message)
    for slot in block.results[at]:
        frame[slot] = poison
    return block.steps[at + 1 :]


def _after_failure(error: Exception, block: BlockCode, step: Step, frame: Frame) -> list[Step]:
    """The steps to go on with when the result of the failed one is poison; raises if that is not the reason."""
    at = block.steps.index(step)
    op = block.ops[at]
    values = [frame[slot] for slot in block.operands[at]]
    if not isinstance(error, (RecursionError, MemoryError)) and _propagates(op, values):
        poison = next(value for value in values if isinstance(value, Poison))
        for slot in block.results[at]:
            frame[slot] = poison
        return block.steps[at + 1 :]
    raise _failure(error, op, values) from error


def _propagates(op: Operation, values: list[object]) -> bool:
    """An operand is poison, and so the results are."""
    poisons = [at for at, value in enumerate(values) if isinstance(value, Poison)]
    if not poisons or op.info.traits & TERMINATOR:
        return False
    if op.regions:
        # Elements are data; a number may be what decides how often a region runs.
        return is_memory_effect_free(op) and all(isinstance(op.operands[at].type, TensorType) for at in poisons)
    if op.info.traits & PURE:
        return True
    # A division by poison is undefined behaviour; a poison dividend only makes the quotient poison.
    if op.info.traits & NO_MEMORY_EFFECT:
        return len(values) == 2 and not isinstance(values[1], Poison)
    return False


def _locate(error: ExecutionError, op: Operation | None) -> None:
    """The op at fault is the first one that an error passes; calls on its way are noted."""
    if error.op is None:
        error.op = op
    elif op is not None and op.info.traits & CALL:
        error.called_from(op)


def _failure(error: Exception, op: Operation | None, values: list[object]) -> ExecutionError:
    """The error to report for what was raised while `op` ran with these operands."""
    if isinstance(error, RecursionError):
        found = limit("calls and regions nest too deep")
    elif isinstance(error, MemoryError):
        found = limit("out of memory")
    elif isinstance(error, PoisonUsed) and error.poison is not None:
        found = poison_used(error.poison)
    else:
        for value in values:
            if isinstance(value, Unrealized):
                found = unsupported("uses a value of an unrealized conversion")
                break
            if value is None:
                found = ExecutionError("depends on uninitialized memory", UNDEFINED)
                break
            if isinstance(value, Poison):
                found = poison_used(value)
                break
        else:
            reason = str(error).partition("\n")[0]
            plugin = getattr(error, "plugin", "")
            whose, end = (f"the plug-in '{plugin}'", "") if plugin else ("the evaluator", " (this is a bug)")
            found = ExecutionError(f"{whose} failed: {type(error).__name__}: {reason}{end}")
            if isinstance(error, DeclarationError):
                found = ExecutionError(str(error))
    found.op = op
    return found


@final
class Body:
    """A region that an evaluator runs: `body(frame, *arguments)` gives the values of the terminator it ends with."""

    __slots__ = ("arguments", "entry", "machine", "prologue")

    def __init__(self, machine: Machine, entry: BlockCode, prologue: list[Step]) -> None:
        self.machine = machine
        self.entry = entry
        self.arguments = entry.arguments
        self.prologue = prologue
        """Steps before the first block, which bring values from outside in form."""

    def __call__(self, frame: Frame, *arguments: object) -> tuple[object, ...]:
        for slot, value in zip(self.arguments, arguments, strict=True):
            frame[slot] = value
        for step in self.prologue:
            step(frame)
        return run_blocks(self.machine, self.entry, frame)


def stack_in(frame: Frame, slot: int) -> list[Buffer]:
    """The buffers on the stack, a list in the slot of their scope."""
    found = frame[slot]
    if found is None:
        found = frame[slot] = []
    return cast("list[Buffer]", found)


@final
class FunctionCode:
    """A function, or any op that is isolated from above. `template` is the frame to start with: its constants.

    stack: the slot with the buffers that it made on the stack, which are freed when it returns; None without.
    """

    __slots__ = ("entry", "machine", "stack", "template")

    def __init__(self, machine: Machine, entry: BlockCode, template: Frame, stack: int | None) -> None:
        self.machine = machine
        self.entry = entry
        self.template = template
        self.stack = stack

    def __call__(self, *arguments: object) -> tuple[object, ...]:
        machine = self.machine
        machine.calls += 1
        if machine.calls > machine.options.max_calls:
            raise limit(f"calls nest deeper than {machine.options.max_calls} (--max-recursion)")
        frame = self.template.copy()
        for slot, value in zip(self.entry.arguments, arguments, strict=True):
            frame[slot] = value
        results = run_blocks(machine, self.entry, frame)
        if self.stack is not None:
            for buffer in stack_in(frame, self.stack):
                buffer.free()
        machine.calls -= 1
        return results
