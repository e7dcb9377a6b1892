"""Running loop nests on lanes; what turns out not to work is undone, and the caller goes iteration by iteration."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import cast

import numpy as np

from pyopt.interpreter.code import run_blocks
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.iteration import LARGEST_INDEX
from pyopt.interpreter.loops.memory import LaneConflict, LaneMemory
from pyopt.interpreter.loops.nests import LoopNest, counters, nest_of
from pyopt.interpreter.loops.totals import RunningTotal
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import as_array
from pyopt.interpreter.registry import evaluators_of
from pyopt.interpreter.values import MemRef, Poison
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import TERMINATOR
from pyopt.light import TYPE_CHECKING, Any, Callable, Final, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Kernel

    Ranges: TypeAlias = Callable[..., list[range]]
    """From the values of a loop's operands to the numbers that each of its counters goes through."""
    RangesOf: TypeAlias = Callable[[Operation, Machine], Ranges]

FEWEST_LANES: Final = 8
FEWEST_POINTS: Final = 32
"""Iterations of all loops; with fewer than these, arrays do not pay."""
MOST_LANES: Final = 1 << 19
"""Lanes at once."""
ATTEMPTS: Final = 2
"""So many runs of a nest may fail before no other is tried."""


def together_of(op: Operation, compiler: Compiler) -> Together | None:
    """What runs the loops around `op` together, the outermost of them `op`; None if they cannot be."""
    if compiler.lanes:
        return None
    nest = nest_of(op)
    return None if nest is None else Together(nest, compiler)


def uniform(value: object) -> int:
    """The number that all lanes have."""
    numbers = np.asarray(value)
    first = numbers.reshape(-1)[0]
    if numbers.size > 1 and not (numbers == first).all():
        raise LaneConflict
    return int(first)


def loop_on_lanes(op: Operation, compiler: Compiler, ranges: Ranges, bounds: int) -> Kernel:
    """The kernel of a loop within lanes, which all run the same iterations of it; so many operands are bounds."""
    body = compiler.region(op.regions[0])
    machine, memory = compiler.machine, compiler.memory
    assert memory is not None
    single = len(op.results) == 1

    def loop(frame: Frame, *operands: object) -> object:
        values: Sequence[object] = operands[bounds:]
        (positions,) = ranges(*[uniform(one) for one in operands[:bounds]])
        machine.charge(len(positions) * (memory.count - 1) * body.entry.count)
        for position in positions:
            values = body(frame, np.asarray(position, np.int64), *values)
        return values[0] if single else values

    return loop


@final
class Together:
    """A nest whose iterations run together; compiled when it first runs with enough of them."""

    __slots__ = ("_attempts", "_compiler", "_lanes", "_nest", "_ranges")

    def __init__(self, nest: LoopNest, compiler: Compiler) -> None:
        self._nest = nest
        self._compiler = compiler
        self._ranges = [_ranges_of(loop, compiler.machine) for loop in nest.loops]
        self._lanes: _Lanes | None = None
        self._attempts = ATTEMPTS

    def run(self, frame: Frame, *operands: Any) -> object:
        """The results; None if it did not run, and nothing has happened. operands: those of the outermost loop."""
        if not self._attempts:
            return None
        machine = self._compiler.machine
        try:
            ranges = [self._ranges[0](*operands)]
            for loop, ranges_of in zip(self._nest.loops[1:], self._ranges[1:], strict=True):
                ranges.append(ranges_of(*[frame[self._compiler.slot(one)] for one in loop.operands]))
        except ExecutionError:
            return None
        flat = [one for some in ranges for one in some]
        lanes = prod([len(one) for number in self._nest.lanes for one in ranges[number]])
        points = prod([len(one) for one in flat])
        if lanes < FEWEST_LANES or points < FEWEST_POINTS or any(one[-1] + one.step > LARGEST_INDEX for one in flat):
            return None
        if self._lanes is None:
            self._lanes = _Lanes(self._nest, self._compiler)
        steps = machine.steps_left
        carried = operands[-1] if self._nest.loops[0].results else None
        found = self._lanes.run(frame, ranges, lanes, carried)
        if found is None:
            machine.steps_left = steps
            self._attempts -= 1
        return found


def _ranges_of(loop: Operation, machine: Machine) -> Ranges:
    name = loop.info.name
    module = evaluators_of(name.partition(".")[0])
    assert module is not None
    table: dict[str, RangesOf] = module.COUNTERS
    return table[name](loop, machine)


@final
class _Lanes:
    """The code of a nest on lanes, with a frame of its own."""

    __slots__ = (
        "_codes", "_counters", "_imports", "_machine", "_memory", "_memrefs", "_nest", "_template", "_total",
        "_written",
    )  # fmt: skip

    def __init__(self, nest: LoopNest, outer: Compiler) -> None:
        self._nest = nest
        self._machine = outer.machine
        self._memory = LaneMemory()
        compiler = outer.of_lanes(self._memory)
        self._counters = [[compiler.define(one) for one in counters(loop)] for loop in nest.loops]
        self._codes = [compiler.code(_own_ops(loop, nest)) for loop in nest.loops]
        self._memrefs = [outer.slot(one) for one in nest.memrefs]
        self._written = [outer.slot(one) for one in nest.written]
        self._total = None if nest.total is None else RunningTotal(nest.total, compiler, outer)
        self._imports = compiler.imports
        self._template = compiler.template()

    def run(self, outer: Frame, ranges: list[list[range]], lanes: int, carried: object) -> object:
        """The results; None if it did not run, and nothing has happened."""
        memrefs = [outer[slot] for slot in self._memrefs]
        if not all(isinstance(one, MemRef) for one in memrefs):
            return None
        frame = self._template.copy()
        total = self._total
        try:
            for source, target, dtype in self._imports:
                value = outer[source]
                if isinstance(value, Poison):
                    return None
                frame[target] = value if dtype is None else as_array(value, dtype)
            written = cast("list[MemRef]", [outer[slot] for slot in self._written])
            read = cast("list[MemRef]", memrefs)
            self._memory.begin(self._machine, read, written, lanes)
            if total is not None:
                if any(one.buffer is other.buffer for one in read for other in written):
                    raise LaneConflict
                total.begin(outer, carried)
            self._run_pieces(frame, ranges)
        except Exception:
            # An error of one iteration, which ends what comes before it in order first; or what NumPy cannot do.
            self._memory.end(undo=True)
            return None
        self._memory.end(undo=False)
        return () if total is None else total.end(outer)

    def _run_pieces(self, frame: Frame, ranges: list[list[range]]) -> None:
        """All lanes, some of them at a time."""
        flat = [one for number in self._nest.lanes for one in ranges[number]]
        left = MOST_LANES
        pieces: list[list[range]] = []
        for one in reversed(flat):
            size = max(1, min(len(one), left))
            left //= size
            pieces.insert(0, [one[start : start + size] for start in range(0, len(one), size)])
        first = 0
        for some in product(*pieces):
            shape = tuple([len(one) for one in some])
            self._memory.enter(shape, first)
            self._run_lanes(frame, ranges, some)
            if self._total is not None:
                self._total.add(frame, shape)
            first += self._memory.count

    def _run_lanes(self, frame: Frame, ranges: list[list[range]], lanes: Sequence[range]) -> None:
        """These lanes, through all iterations of the loops that go in order."""
        rank = len(lanes)
        shapes = [[-1 if at == dim else 1 for dim in range(rank)] for at in range(rank)]
        numbers_of = [np.arange(one.start, one.stop, one.step, dtype=np.int64) for one in lanes]
        arrays = iter([one.reshape(shape) for one, shape in zip(numbers_of, shapes, strict=True)])
        for number in self._nest.lanes:
            for slot in self._counters[number]:
                frame[slot] = next(arrays)
        numbers = [number for number in range(len(ranges)) if number not in self._nest.lanes]
        slots = [slot for number in numbers for slot in self._counters[number]]
        cost = (self._memory.count - 1) * sum([code.count for code in self._codes])
        for position in product(*[one for number in numbers for one in ranges[number]]):
            for slot, at in zip(slots, position, strict=True):
                frame[slot] = np.asarray(at, np.int64)
            self._machine.charge(cost)
            for code in self._codes:
                run_blocks(self._machine, code, frame)


def _own_ops(loop: Operation, nest: LoopNest) -> list[Operation]:
    """What is in the body of a loop and runs on lanes."""
    others = [*nest.loops, *(nest.total.ops() if nest.total is not None else ())]
    return [op for op in loop.regions[0].entry() if op not in others and not op.info.traits & TERMINATOR]
