"""Handling of the transfer functions' facts: forward during propagation, backward once all of them are true.

While values are propagated, only what an op says of its own results counts, and it is gathered until the op has said
everything. While the solver collects, everything else counts: what operands must be, and which extents are equal.
"""

from __future__ import annotations

from pyopt.analysis.shapes.bindings import CONTRADICTED, LEARNED, OPEN
from pyopt.analysis.shapes.calls import CallGraphEdges
from pyopt.analysis.shapes.expressions import Polynomial, UnknownNumber, constant
from pyopt.analysis.shapes.knowledge import Knowledge
from pyopt.analysis.shapes.lattice import ANYTHING, INVALID, NOTHING, UNRANKED, Contradiction, Shape, intersect, ranked
from pyopt.analysis.shapes.scopes import Scopes
from pyopt.analysis.shapes.segments import DominanceSegment, Local
from pyopt.analysis.shapes.tracked import is_extents, is_fractional
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import ShapedType
from pyopt.light import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe


@final
class Conflict:
    """A conflict: a requirement of `op` cannot hold.

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

    `learned` says whether anything new was found while collecting, `learned_locally` whether some of it is only true in
    a segment, `_newly_learned` the values of which something was learned that is no equality.
    """

    __slots__ = (
        "_collecting", "_here", "_meetings", "_newly_learned", "_said_denoted", "_said_numbers", "_said_shapes",
        "_said_truths", "_says_no_more", "_supposed", "calls", "conflicts", "learned", "learned_locally", "local", "op",
        "scopes", "segment",
    )  # fmt: skip

    def __init__(self, calls: CallGraphEdges) -> None:
        self.calls = calls
        self.scopes = Scopes(calls)
        super().__init__(self.scopes.homes)
        self.local = Local()
        # Shapes as they are known in segments; emptied when something is learned.
        self._here: dict[tuple[DominanceSegment, Shape], Shape] = {}
        # Where the op stands that is being asked.
        self.segment: DominanceSegment | None = None
        # While it is found out what follows from an assertion: the ops that are still to be asked.
        self._supposed: list[Operation] | None = None
        self.conflicts: list[Conflict] = []
        self.learned = self.learned_locally = False
        self.op: Operation | None = None
        self._collecting = False
        self._meetings: dict[tuple[Shape, Shape], Shape] = {}
        self._newly_learned: list[Value] = []
        # The op that is being asked said that it says nothing of others.
        self._says_no_more = False
        self._said_shapes: dict[Value, Shape] = {}
        self._said_denoted: dict[Value, Shape] = {}
        self._said_numbers: dict[Value, Polynomial] = {}
        self._said_truths: dict[Value, bool] = {}

    # What transfer functions say.

    def shape(self, value: Value) -> Shape:
        if not self._collecting and value.op is self.op and value.op is not None:
            return self._said_shapes.get(value) or self.start(value)
        return super().shape(value) if self.segment is None else self.shape_in(self.segment, value)

    def denoted(self, value: Value) -> Shape:
        if not self._collecting and value.op is self.op and value.op is not None:
            return self._said_denoted.get(value, ANYTHING)
        return super().denoted(value) if self.segment is None else self.denoted_in(self.segment, value)

    def number(self, value: Value) -> Maybe:
        if not self._collecting and value.op is self.op and value.op is not None:
            return self._said_numbers.get(value)
        return super().number(value) if self.segment is None else self.number_in(self.segment, value)

    def shape_in(self, segment: DominanceSegment | None, value: Value) -> Shape:
        """The shape of a value as it is known in a segment."""
        found = super().shape(value)
        if segment is None:
            return found
        if found is UNRANKED:
            found = self.local.shape_of(segment, value) or found
        key = (segment, found)
        here = self._here.get(key)
        if here is None:
            here = self._here[key] = self.resolved(self.local.shape(segment, found))
        return here

    def denoted_in(self, segment: DominanceSegment, value: Value) -> Shape:
        """The shape that a value stands for, in a segment."""
        found = super().denoted(value)
        if found is UNRANKED or found is ANYTHING:
            found = self.local.denoted_by(segment, value) or found
        here = self.local.shape(segment, found)
        return found if here is found else self.resolved(here)

    def number_in(self, segment: DominanceSegment | None, value: Value) -> Maybe:
        """The number that a value is, in a segment."""
        found = super().number(value)
        here = found if segment is None else self.local.extent(segment, found)
        return found if here is found else self.bindings.resolve(here)

    def is_silent(self, op: Operation) -> None:
        if op is self.op and not self._collecting:
            self._says_no_more = True

    def set_shape(self, value: Value, shape: Shape, reason: Operation) -> None:
        if self._collecting:
            self._learn_shape(value, shape, reason)
            return
        if value.op is not self.op or shape is NOTHING:
            return
        self._said_shapes[value] = self._met(self._said_shapes.get(value) or self.start(value), shape)

    def set_denoted(self, value: Value, shape: Shape, reason: Operation) -> None:
        if self._collecting:
            if not is_fractional(value.type):
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
        truth = super().truth(value)
        return truth if truth is not None or self.segment is None else self.local.truth(self.segment, value)

    def set_truth(self, value: Value, truth: bool | None, reason: Operation) -> None:
        if truth is None:
            return
        if not self._collecting:
            if value.op is self.op:
                self._said_truths[value] = truth
        elif self._supposed is not None and self.segment is not None:
            if self.local.learn_truth(self.segment, value, truth):
                self._suppose(value.op)
        elif value.op is not self.op and value not in self.learned_truths and self._may_learn(value, reason):
            self.learned_truths[value] = truth
            self._newly_learned.append(value)
            self.learned = True

    def equal(self, lhs: Maybe, rhs: Maybe, reason: Operation) -> None:
        if self._collecting:
            self._equate(lhs, rhs, reason, None, None)

    def _met(self, lhs: Shape, rhs: Shape) -> Shape:
        """Both shapes combined, or the first where they contradict each other."""
        if lhs is UNRANKED and rhs.extents is not None:
            return rhs
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
        known = self.shape(value)
        if known is shape:
            return
        extents = shape.extents
        if known.extents is None:
            if known is not UNRANKED or value in self.learned_shapes:
                return
            if self._supposed is None and self._may_learn(value, reason):
                self.learned_shapes[value] = shape
                self._newly_learned.append(value)
                self.learned = True
            elif self.segment is not None and value.op is not reason:
                self.local.learn_shape(self.segment, value, shape)
                self._learned_locally(value.op)
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
        known = self.denoted(value)
        if known.extents is None:
            if known is INVALID or known is NOTHING or value in self.learned_denotes or value.op is reason:
                return
            if self._supposed is None and self._may_learn(value, reason):
                self.learned_denotes[value] = shape
                self._newly_learned.append(value)
                self.learned = True
            elif self.segment is not None:
                self.local.learn_denoted(self.segment, value, shape)
                self._learned_locally(value.op)
            return
        if len(known.extents) != len(shape.extents):
            if value.op is not reason:
                self._conflict(reason, value, None, str(len(known.extents)), str(len(shape.extents)))
            return
        for position, (one, other) in enumerate(zip(known.extents, shape.extents, strict=True)):
            self._equate(one, other, reason, value, position)

    # What a function says of its arguments.

    def learn_given_shape(self, value: Value, shape: Shape) -> None:
        """An argument has this rank, whatever ops say."""
        self.learned_shapes[value] = shape
        self.shapes.pop(value, None)
        self._newly_learned.append(value)
        self.learned = True

    def equate_given(self, lhs: Maybe, rhs: Maybe, function: Operation, argument: Value, position: int) -> None:
        """Two extents are equal at the entry of a function."""
        block = argument.parent_block()
        homes = self.homes

        def may_bind(unknown: UnknownNumber) -> bool:
            home = homes.get(unknown)
            return home is not None and home[0] is block and home[1] is None

        outcome = self.bindings.equate(lhs, rhs, function, may_bind)
        if outcome == LEARNED:
            self.learned = True
            self._put_in_equalities()
        elif outcome == CONTRADICTED:
            one, other = self.bindings.resolve(lhs), self.bindings.resolve(rhs)
            self.conflict_with_bound(function, argument, position, str(one), str(other))

    def conflict_with_bound(self, op: Operation, value: Value, position: int, known: str, needed: str) -> None:
        """An extent is not what a function needs of its arguments; `op` is the function, or a call of it."""
        inside = op.regions[0].entry().first if op.regions else op
        certain = inside is not None and self.scopes.runs_surely(inside)
        self.conflicts.append(Conflict(op, value, position, known, needed, certain))

    def _equate(self, lhs: Maybe, rhs: Maybe, reason: Operation, value: Value | None, position: int | None) -> None:
        if lhs is rhs or lhs is None or rhs is None:
            return
        may_conclude = self.scopes.may_conclude
        homes = self.homes

        def may_bind(unknown: UnknownNumber) -> bool:
            return may_conclude(homes.get(unknown), reason)

        outcome = OPEN if self._supposed is not None else self.bindings.equate(lhs, rhs, reason, may_bind)
        if outcome == OPEN and self.segment is not None:
            unknown = self.local.equate(self.segment, lhs, rhs, reason)
            if unknown is not None:
                home = homes.get(unknown)
                self._learned_locally(None if home is None else home[1])
        elif outcome == LEARNED:
            self.learned = True
            self._put_in_equalities()
            self._here.clear()
        elif outcome == CONTRADICTED:
            one, other = self.bindings.resolve(lhs), self.bindings.resolve(rhs)
            self._conflict(reason, value, position, str(one), str(other))
            if self._supposed is None:
                self.conflicts[-1].sources = [*self._sources(reason, one), *self._sources(reason, other)]

    def _learned_locally(self, op: Operation | None) -> None:
        """Something new is known in a segment; `op` made what it is about."""
        self.learned = self.learned_locally = True
        self._here.clear()
        self._suppose(op)

    def _suppose(self, op: Operation | None) -> None:
        """Also asks an op what follows from an assertion."""
        if self._supposed is not None and op is not None:
            self._supposed.append(op)

    def _sources(self, op: Operation, extent: Maybe) -> list[tuple[Value, Operation | None]]:
        """The first operand that has an extent, with the op that made it known."""
        for value in op.operands:
            raw = self.shapes.get(value)
            for one in () if raw is None or raw.extents is None else raw.extents:
                if self.bindings.resolve(one) is extent:
                    return [(value, self.bindings.reason_for(one))]
        return []

    def _conflict(self, op: Operation, value: Value | None, position: int | None, known: str, needed: str) -> None:
        if self._supposed is not None:
            return  # The assertion never holds, so that nothing behind it runs.
        certain = self.scopes.runs_surely(op)
        self.conflicts.append(Conflict(op, value, position, known, needed, certain))
