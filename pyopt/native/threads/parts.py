"""IterationParts: numbers that belong to one iteration of a loop and to no other.

In iteration i of a loop, of step s, a value is

    i + 3                                                      in [i + 3, i + s + 3)                       COUNTER
    the counter of a loop from i to min(i + s, n)              in [i, i + s)                               COUNTER
    v * m + w, with w in [0, m)                                in m times what v is in                     SCALED
    the counter of a loop from p[v] to p[v + 1]                between what p has at the ends of that      POSITIONS

The last are apart for different iterations if what p has there ascends, which is looked at when the program runs.
"""

from __future__ import annotations

from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.dominance import is_inside
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.signature import operand_group
from pyopt.ir.types import INDEX
from pyopt.light import Final, final

FOR: Final = "scf.for"
PARALLEL: Final = "scf.parallel"
COUNTER, SCALED, POSITIONS = 0, 1, 2
_CASTS: Final = frozenset(("arith.index_cast", "arith.index_castui", "arith.extui", "arith.extsi", "arith.trunci"))
"""The ops that make an index of a position, whatever its type."""
_MINIMA: Final = frozenset(("arith.minsi", "arith.minui"))


@final
class IterationPart:
    """offset: of a counter. of: the part that is multiplied, or says where positions are. memory, casts: where
    positions are, and how they become an index, the last op first."""

    __slots__ = ("casts", "factor", "kind", "memory", "of", "offset")

    def __init__(self, offset: int) -> None:
        self.kind = COUNTER
        self.offset = offset
        self.of: IterationPart | None = None
        self.factor: Value | None = None
        self.memory: Value | None = None
        self.casts: list[Operation] = []

    def same(self, other: IterationPart) -> bool:
        """Both are the same numbers in each iteration."""
        one: IterationPart | None = self
        two: IterationPart | None = other
        while one is not None and two is not None:
            if (one.kind, one.offset, one.memory) != (two.kind, two.offset, two.memory):
                return False
            if not _same_number(one.factor, two.factor) or not _same_casts(one.casts, two.casts):
                return False
            one, two = one.of, two.of
        return one is two


def _same_casts(one: list[Operation], other: list[Operation]) -> bool:
    return [(op.info.name, op.results[0].type) for op in one] == [(op.info.name, op.results[0].type) for op in other]


def _same_number(one: Value | None, other: Value | None) -> bool:
    if one is other:
        return True
    if one is None or other is None:
        return False
    known = constant_index(one)
    return known is not None and known == constant_index(other)


@final
class LoopCounter:
    """The counter of a loop, and its bounds. number: which of the counters of the loop it is."""

    __slots__ = ("lower", "number", "op", "step", "upper", "value")

    def __init__(self, op: Operation, number: int = 0) -> None:
        self.op = op
        self.number = number
        self.value: Value = op.regions[0].entry().arguments[number]
        self.lower = operand_group(op, "lowerBound")[number]
        self.upper = operand_group(op, "upperBound")[number]
        self.step = operand_group(op, "step")[number]

    def trips(self) -> int | None:
        """The number of iterations, if it is known."""
        low, high, step = constant_index(self.lower), constant_index(self.upper), constant_index(self.step)
        if low is None or high is None or step is None or step <= 0:
            return None
        return max(-((low - high) // step), 0)


def counter_of(value: Value) -> LoopCounter | None:
    """The loop that an index counts, from below to above."""
    if not isinstance(value, BlockArgument) or value.type is not INDEX:
        return None
    op = value.block.parent_op()
    if op is None or op.info.name not in (FOR, PARALLEL) or "unsignedCmp" in op.attributes:
        return None
    if op.info.name == FOR and value.index:
        return None
    return LoopCounter(op, value.index)


@final
class IterationParts:
    """The parts of the values in one loop."""

    __slots__ = ("_known", "loop")

    def __init__(self, loop: LoopCounter) -> None:
        self.loop = loop
        self._known: dict[Value, IterationPart | None] = {loop.value: IterationPart(0)}

    def of(self, value: Value) -> IterationPart | None:
        """The part that a value is in; None if that is not known."""
        if value not in self._known:
            self._known[value] = None
            self._known[value] = self._found(value)
        return self._known[value]

    def of_several(self, value: Value, width: int) -> IterationPart | None:
        """The part that so many numbers from a value on are in."""
        step = constant_index(self.loop.step)
        op = value.op
        is_sum = op is not None and op.info.name == "arith.addi" and self.loop.value in op.operands
        if step is None or step < width or not (value is self.loop.value or is_sum):
            return None
        return self.of(value)

    def _found(self, value: Value) -> IterationPart | None:
        if not is_inside(value, self.loop.op):
            return None
        op = value.op
        if op is None:
            counter = counter_of(value)
            return None if counter is None else self._of_counter(counter)
        if op.info.name == "arith.addi":
            left, right = op.operands
            return self._of_sum(left, right) or self._of_sum(right, left)
        if op.info.name == "arith.muli":
            return self._of_product(value)
        return None

    def _of_sum(self, left: Value, right: Value) -> IterationPart | None:
        """left + right, with a constant on the right, or a product on the left."""
        added = constant_index(right)
        before = self.of(left)
        if before is not None and before.kind == COUNTER and added is not None:
            return IterationPart(before.offset + added)
        if before is None or before.kind != SCALED or left.op is None or left.op.info.name != "arith.muli":
            return None
        return before if before.factor is not None and _is_below(right, before.factor) else None

    def _of_product(self, value: Value) -> IterationPart | None:
        assert value.op is not None
        for left, right in (value.op.operands, value.op.operands[::-1]):
            before = self.of(left)
            if before is not None and not is_inside(right, self.loop.op):
                part = IterationPart(0)
                part.kind, part.of, part.factor = SCALED, before, right
                return part
        return None

    def _of_counter(self, counter: LoopCounter) -> IterationPart | None:
        step = constant_index(counter.step)
        if step is None or step <= 0:
            return None
        start = self.of(counter.lower)
        if start is not None and start.kind == COUNTER:
            return IterationPart(start.offset) if self._ends_with_step(counter) else None
        return self._of_positions(counter)

    def _ends_with_step(self, counter: LoopCounter) -> bool:
        """The loop goes from what it begins with as far as a step of the outer loop, or less."""
        ends = [counter.upper]
        made = counter.upper.op
        if made is not None and made.info.name in _MINIMA:
            ends += made.operands
        for end in ends:
            if end.op is not None and end.op.info.name == "arith.addi":
                for left, right in (end.op.operands, end.op.operands[::-1]):
                    if left is counter.lower and _same_number(right, self.loop.step):
                        return True
        return False

    def _of_positions(self, counter: LoopCounter) -> IterationPart | None:
        """The counter of a loop from p[v] to p[v + 1]."""
        low, first = _loaded(counter.lower)
        high, last = _loaded(counter.upper)
        if low is None or high is None or low.operands[0] is not high.operands[0] or not _same_casts(first, last):
            return None
        if len(low.operands) != 2 or is_inside(low.operands[0], self.loop.op):
            return None
        where = self.of(low.operands[1])
        after = high.operands[1].op
        if where is None or after is None or after.info.name != "arith.addi" or not self._always_runs(counter.op):
            return None
        for left, right in (after.operands, after.operands[::-1]):
            if left is low.operands[1] and constant_index(right) == 1:
                part = IterationPart(0)
                part.kind, part.of, part.memory, part.casts = POSITIONS, where, low.operands[0], first
                return part
        return None

    def _always_runs(self, op: Operation) -> bool:
        """There is no condition around a loop."""
        around = op.parent_op()
        while around is not None and around is not self.loop.op and around.info.name in (FOR, PARALLEL):
            around = around.parent_op()
        return around is self.loop.op


def _loaded(value: Value) -> tuple[Operation | None, list[Operation]]:
    """The load that a value comes from, by so many casts."""
    casts: list[Operation] = []
    op = value.op
    while op is not None and op.info.name in _CASTS:
        casts.append(op)
        op = op.operands[0].op
    return (op, casts) if op is not None and op.info.name == "memref.load" else (None, [])


def _is_below(value: Value, factor: Value) -> bool:
    """0 <= value < factor"""
    most = constant_index(factor)
    known = constant_index(value)
    if known is not None:
        return most is not None and 0 <= known < most
    counter = counter_of(value)
    if counter is None:
        return False
    low, step, high = [constant_index(one) for one in (counter.lower, counter.step, counter.upper)]
    if low is None or low < 0 or step is None or step <= 0:
        return False
    return counter.upper is factor or (most is not None and high is not None and high <= most)
