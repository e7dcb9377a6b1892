"""What transfer functions say, taken in: forward while values are propagated, backward when all that was said is true.

While values are propagated, only what an op says of its own results counts, and it is gathered until the op has said
everything. While the solver collects, everything else counts: what operands must be, and which extents are equal.
"""

from __future__ import annotations

from pyopt.analysis.shapes.bindings import CONTRADICTED, LEARNED
from pyopt.analysis.shapes.expressions import Unknown, constant
from pyopt.analysis.shapes.knowledge import Knowledge
from pyopt.analysis.shapes.lattice import ANYTHING, INVALID, NOTHING, UNRANKED, Contradiction, Shape, intersect, ranked
from pyopt.analysis.shapes.scopes import Scopes
from pyopt.analysis.shapes.tracked import is_extents
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import ShapedType
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.analysis.shapes.calls import Calls
    from pyopt.analysis.shapes.expressions import Expression, Maybe


@final
class Conflict:
    """What `op` needs cannot hold.

    It needs `position` of the shape of `value` to be `needed`, but that is `known`; without a position it is about the
    rank, without a value about two extents that are to be equal. `sources` are where both come from: an operand of the
    op, and the op that something more is known of it from, if there is one. `is_certain`: the op is sure to run.
    """

    __slots__ = ("is_certain", "known", "needed", "op", "position", "sources", "value")

    def __init__(
        self, op: Operation, value: Value | None, position: int | None, known: str, needed: str, is_certain: bool
    ) -> None:
        self.op = op
        self.value = value
        self.position = position
        self.known = known
        self.needed = needed
        self.is_certain = is_certain
        self.sources: list[tuple[Value, Operation | None]] = []


class Answers(Knowledge):
    """Knowledge that transfer functions add to. `op` is the op that is being asked, while it is.

    `learned` says whether anything new was found while collecting, `_news` the values of which something was learned
    that is no equality.
    """

    __slots__ = (
        "_collecting",
        "_meetings",
        "_news",
        "_said_denoted",
        "_said_numbers",
        "_said_shapes",
        "_said_truths",
        "calls",
        "conflicts",
        "learned",
        "op",
        "scopes",
    )

    def __init__(self, calls: Calls) -> None:
        self.calls = calls
        self.scopes = Scopes(calls)
        super().__init__(self.scopes.homes)
        self.conflicts: list[Conflict] = []
        self.learned = False
        self.op: Operation | None = None
        self._collecting = False
        self._meetings: dict[tuple[Shape, Shape], Shape] = {}
        self._news: list[Value] = []
        self._said_shapes: dict[Value, Shape] = {}
        self._said_denoted: dict[Value, Shape] = {}
        self._said_numbers: dict[Value, Expression] = {}
        self._said_truths: dict[Value, bool] = {}

    # What transfer functions say.

    def shape(self, value: Value) -> Shape:
        if not self._collecting and value.op is self.op and value.op is not None:
            return self._said_shapes.get(value) or self.start(value)
        return super().shape(value)

    def denoted(self, value: Value) -> Shape:
        if not self._collecting and value.op is self.op and value.op is not None:
            return self._said_denoted.get(value, ANYTHING)
        return super().denoted(value)

    def number(self, value: Value) -> Maybe:
        if not self._collecting and value.op is self.op and value.op is not None:
            return self._said_numbers.get(value)
        return super().number(value)

    def set_shape(self, value: Value, shape: Shape, reason: Operation) -> None:
        if self._collecting:
            self._learn_shape(value, shape, reason)
            return
        if value.op is not self.op or shape is NOTHING:
            return
        self._said_shapes[value] = self._met(self._said_shapes.get(value) or self.start(value), shape)

    def set_denoted(self, value: Value, shape: Shape, reason: Operation) -> None:
        if self._collecting:
            self._learn_denoted(value, shape, reason)
            return
        if value.op is not self.op or shape is NOTHING:
            return
        before = self._said_denoted.get(value)
        met = shape if before is None else intersect(before, shape, [])
        if not isinstance(met, Contradiction):
            self._said_denoted[value] = met
            if met.extents is not None and is_extents(value.type):
                self.set_shape(value, ranked([constant(len(met.extents))]), reason)

    def set_number(self, value: Value, number: Maybe, reason: Operation) -> None:
        if self._collecting:
            self.equal(super().number(value), number, reason)
        elif value.op is self.op and number is not None:
            before = self._said_numbers.get(value)
            if before is None or number.value() is not None:
                self._said_numbers[value] = number

    def truth(self, value: Value) -> bool | None:
        if not self._collecting and value.op is self.op and value.op is not None:
            said = self._said_truths.get(value)
            return self.learned_truths.get(value) if said is None else said
        return super().truth(value)

    def set_truth(self, value: Value, truth: bool | None, reason: Operation) -> None:
        if truth is None:
            return
        if not self._collecting:
            if value.op is self.op:
                self._said_truths[value] = truth
        elif value.op is not self.op and value not in self.learned_truths and self._may_learn(value, reason):
            self.learned_truths[value] = truth
            self._news.append(value)
            self.learned = True

    def equal(self, lhs: Maybe, rhs: Maybe, reason: Operation) -> None:
        if self._collecting:
            self._equate(lhs, rhs, reason, None, None)

    def _met(self, lhs: Shape, rhs: Shape) -> Shape:
        """What both say, or the first where they contradict each other."""
        key = (lhs, rhs)
        found = self._meetings.get(key)
        if found is None:
            met = intersect(lhs, rhs, [])
            found = self._meetings[key] = lhs if isinstance(met, Contradiction) else met
        return found

    # Learning.

    def _may_learn(self, value: Value, reason: Operation) -> bool:
        block = value.parent_block()
        if block is None:
            return False
        return self.scopes.may_conclude((block, value.op), reason)

    def _learn_shape(self, value: Value, shape: Shape, reason: Operation) -> None:
        if shape.extents is None or value not in self.seen or not isinstance(value.type, ShapedType):
            return
        known = super().shape(value)
        if known is shape:
            return
        extents = shape.extents
        if extents is None:
            return
        if known.extents is None:
            if known is UNRANKED and self._may_learn(value, reason) and value not in self.learned_shapes:
                self.learned_shapes[value] = shape
                self._news.append(value)
                self.learned = True
            return
        if len(known.extents) != len(extents):
            self._conflict(reason, value, None, str(len(known.extents)), str(len(extents)))
            return
        for position, (one, other) in enumerate(zip(known.extents, extents, strict=True)):
            if one is not other:
                self._equate(one, other, reason, value, position)

    def _learn_denoted(self, value: Value, shape: Shape, reason: Operation) -> None:
        if value not in self.seen or shape.extents is None:
            return
        known = super().denoted(value)
        if known.extents is None:
            learns = known is not INVALID and value not in self.learned_denotes and value.op is not reason
            if learns and self._may_learn(value, reason):
                self.learned_denotes[value] = shape
                self._news.append(value)
                self.learned = True
            return
        if len(known.extents) != len(shape.extents):
            if value.op is not reason:
                self._conflict(reason, value, None, str(len(known.extents)), str(len(shape.extents)))
            return
        for position, (one, other) in enumerate(zip(known.extents, shape.extents, strict=True)):
            self._equate(one, other, reason, value, position)

    def _equate(self, lhs: Maybe, rhs: Maybe, reason: Operation, value: Value | None, position: int | None) -> None:
        if lhs is rhs or lhs is None or rhs is None:
            return
        may_conclude = self.scopes.may_conclude
        homes = self.homes

        def may_bind(unknown: Unknown) -> bool:
            return may_conclude(homes.get(unknown), reason)

        outcome = self.bindings.equate(lhs, rhs, reason, may_bind)
        if outcome == LEARNED:
            self.learned = True
            self._resolved.clear()
        elif outcome == CONTRADICTED:
            one, other = self.bindings.resolve(lhs), self.bindings.resolve(rhs)
            self._conflict(reason, value, position, str(one), str(other))
            self.conflicts[-1].sources = [*self._sources(reason, one), *self._sources(reason, other)]

    def _sources(self, op: Operation, extent: Maybe) -> list[tuple[Value, Operation | None]]:
        """The first operand that has an extent, with the op that made it known."""
        for value in op.operands:
            raw = self.shapes.get(value)
            for one in () if raw is None or raw.extents is None else raw.extents:
                if self.bindings.resolve(one) is extent:
                    return [(value, self.bindings.reason_for(one))]
        return []

    def _conflict(self, op: Operation, value: Value | None, position: int | None, known: str, needed: str) -> None:
        certain = self.scopes.runs_surely(op)
        self.conflicts.append(Conflict(op, value, position, known, needed, certain))
