"""The range of each integer: a forward analysis over the ops with a `range_transfer`.

A range of one number tells the reachability of blocks the constant, if constant propagation finds it, too. What grows
around a loop, or a recursion, is given up as soon as it is seen to grow; the number that a loop counts with lies
between its bounds.
"""

from __future__ import annotations

from pyopt.analysis.counting import counts_unsigned
from pyopt.analysis.dataflow.dead_code import DeadCode
from pyopt.analysis.dataflow.forward import ForwardAnalysis
from pyopt.analysis.dataflow.solver import Solver
from pyopt.analysis.ranges.range import IntRange, from_signed, full, signed, width_of
from pyopt.ir.affine_loops import constant_bound
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import mixed_bounds
from pyopt.ir.opinfo import TERMINATOR, OpInfo, load
from pyopt.ir.signature import operand_group
from pyopt.ir.tables import derived
from pyopt.ir.types import IntegerType, ShapedType
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.analysis.dataflow.solver import Point

    Transfer: TypeAlias = Callable[[Operation, Sequence[IntRange | None]], IntRange | None]

_found: dict[OpInfo, Transfer | None] = derived({})

MOST_CHANGES: Final = 200
"""The number of times that a range may grow."""


def transfer_of(info: OpInfo) -> Transfer | None:
    """The op's function (op, range of each operand or None if nothing is known yet) -> range of the result, or None."""
    if info not in _found:
        _found[info] = load(info.range_transfer) if info.range_transfer else None
    return _found[info]


@final
class IntegerRanges(ForwardAnalysis):
    """`ranges` holds a range for the integers that may be reached; others have none.

    `propagation` runs along: what decides a branch is constant to both.
    """

    __slots__ = ("changes", "propagation", "ranges")

    def __init__(self, solver: Solver, dead_code: DeadCode, propagation: ForwardAnalysis) -> None:
        super().__init__(solver, dead_code)
        self.propagation = propagation
        self.ranges: dict[Value, IntRange] = {}
        self.changes: dict[Value, int] = {}

    def constant(self, value: Value) -> int | None:
        """The number that `value` is known to be."""
        known = self.ranges.get(value)
        return None if known is None else known.constant()

    def widen(self, value: Value, range: IntRange) -> bool:
        """`value` may be in `range`, too; whether that is new."""
        known = self.ranges.get(value)
        if known is not None:
            range = known.union(range)
            if range.equals(known):
                return False
            count = self.changes[value] = self.changes.get(value, 0) + 1
            if count > MOST_CHANGES:
                range = full(range.width)
        self.ranges[value] = range
        return True

    def announce(self, value: Value) -> None:
        """The range of `value` has grown."""
        self.changed(value)
        range = self.ranges[value]
        number = None if isinstance(value.type, ShapedType) else range.constant()
        self._set_constant(value, None if number is None else IntegerAttr.get(number, value.type))

    def _set_constant(self, value: Value, constant: Attribute | None) -> None:
        if self.dead_code.set_constant(value, constant):
            self.propagation.changed(value)

    def join(self, target: Value, source: Value) -> None:
        range = self.ranges.get(source)
        if range is not None and self.widen(target, range):
            self.announce(target)
        elif range is None and not width_of(source.type):
            self.set_unknown(target)

    def set_unknown(self, value: Value) -> None:
        width = width_of(value.type)
        if not width:
            # Nothing is known of it, ever. The reference waits for more, and so never enters a region, and never sees
            # the results of one, whose branch or terminator has such an operand.
            self._set_constant(value, None)
        elif self.widen(value, full(width)):
            self.announce(value)

    def transfer(self, op: Operation) -> None:
        infer = transfer_of(op.info)
        if infer is None:
            for result in op.results:
                self.set_unknown(result)
            return
        ranges = self.ranges
        result = op.results[0]
        range = infer(op, [ranges.get(operand) for operand in op.operands])
        if range is None:
            return
        known = ranges.get(result)
        if not self.widen(result, range):
            return
        if known is not None and any(user.info.traits & TERMINATOR for user in result.uses):
            # It is handed around a loop, perhaps: what grew once may grow without end.
            self.widen(result, full(range.width))
        self.announce(result)

    def set_others(self, op: Operation, values: Sequence[Value], first: int, count: int) -> None:
        loops = loops_of(op)
        if not loops:
            super().set_others(op, values, first, count)
            return
        point = op if not values or values[0].op is not None else op.regions[0].entry()
        for loop in loops:
            self._count(loop, point)
        counters = {loop.counter for loop in loops}
        for value in (*values[:first], *values[first + count :]):
            if value not in counters:
                self.set_unknown(value)

    def _count(self, loop: Loop, point: Point) -> None:
        """The counter lies between the bounds."""
        counter = loop.counter
        width = width_of(counter.type)
        low = self._bound(point, loop.lower, counter, False)
        high = self._bound(point, loop.upper, counter, True)
        # A step of which nothing is known counts up.
        step = self._bound(point, loop.step, counter, True)
        if step < 0:
            low, high = high, low
        elif isinstance(counter.type, IntegerType) and step + high > 1 << (width - 1) and step != 1:
            # A counter of type index does not wrap around; another one may. The reference knows of none that does.
            low, high = -(1 << (width - 1)), (1 << (width - 1)) - 1
        else:
            # As in the reference, where the smallest number wraps around.
            high = signed(high - 1, width)
        if low <= high and self.widen(counter, from_signed(low, high, width)):
            self.announce(counter)

    def _bound(self, point: Point, bound: Value | int | None, counter: Value, upper: bool) -> int:
        """The largest or smallest number that a bound may be."""
        width = width_of(counter.type)
        half = 1 << (width - 1)
        if isinstance(bound, int):
            return bound
        if bound is not None:
            self.dependents.setdefault(bound, {})[point] = None
            range = self.ranges.get(bound)
            if range is not None:
                return range.smax if upper else range.smin
        return half - 1 if upper else -half


@final
class Loop:
    """A loop that counts with one number: from `lower` up to, without, `upper`; None for an unknown bound."""

    __slots__ = ("counter", "lower", "step", "upper")

    def __init__(
        self, counter: Value, lower: Value | int | None, upper: Value | int | None, step: Value | int | None
    ) -> None:
        self.counter = counter
        self.lower = lower
        self.upper = upper
        self.step = step


def loops_of(op: Operation) -> list[Loop]:
    """The loops over one number each that `op` stands for, where its bounds tell something."""
    name = op.info.name
    if name == "scf.for":
        counter = op.regions[0].entry().arguments[0]
        if counts_unsigned(op):
            # Its bounds are no signed numbers: nothing is known of the counter.
            return [Loop(counter, None, None, None)]
        return [Loop(counter, op.operands[0], op.operands[1], op.operands[2])]
    if name == "affine.for":
        step = op.attributes.get("step")
        assert isinstance(step, IntegerAttr)
        lower = constant_bound(op, "lowerBoundMap")
        upper = constant_bound(op, "upperBoundMap")
        return [Loop(op.regions[0].entry().arguments[0], lower, upper, step.value)]
    bounds: list[Sequence[Value | int]] = []
    if name == "scf.parallel":
        bounds = [operand_group(op, kind) for kind in ("lowerBound", "upperBound", "step")]
    elif name == "scf.forall":
        bounds = [*mixed_bounds(op)]
    if not bounds:
        return []
    counters = op.regions[0].entry().arguments
    return [Loop(counter, low, high, step) for counter, low, high, step in zip(counters, *bounds, strict=False)]
