"""Cursors: where a loop stands in one level of one tensor.

A cursor is started below its parent's position, then moved by a loop: by an scf.for over its `bounds` or, with what
it has to carry from one iteration to the next in `carried`, by an scf.while. Its values are SSA values, so they are
set anew (`carry`) whenever code goes on in another block.

    PositionCursor   one position at a time; of dense levels any coordinate can be gone to (`place`)
    SegmentCursor    all positions with the same coordinate at a time, for levels in which coordinates repeat
    Slice       another cursor, without the coordinates that a slice leaves out
"""

from __future__ import annotations

from pyopt.ir.core import Value
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.sparsify.emitter.levels import Level

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code


class Cursor:
    """Base class of cursors.

    carried: the values that loops hand on. prefix: coordinates of the batch levels, this one's included.
    """

    __slots__ = ("carried", "coordinate_value", "end", "level", "prefix")

    def __init__(self, level: Level) -> None:
        self.level = level
        self.carried: list[Value] = []
        self.prefix: list[Value] = []
        self.coordinate_value: Value | None = None
        self.end: Value | None = None

    # What a loop needs to know.

    def is_dense(self) -> bool:
        """Any coordinate can be gone to."""
        return self.level.dense

    def by_counting(self) -> bool:
        """An scf.for over its `bounds` visits it."""
        return True

    def precedence(self) -> int:
        """Cursors that need more than a position come first among those that a loop moves: the smaller number."""
        return 0

    def size(self) -> Value:
        """One more than the largest coordinate."""
        return self.level.extent()

    # Positions.

    def position(self) -> Value:
        return self.carried[0]

    def segment_end(self) -> Value | None:
        """The end of the segment if the cursor stands on several positions, else None."""
        return None

    def coordinate(self) -> Value:
        """The coordinate that was read last."""
        assert self.coordinate_value is not None
        return self.coordinate_value

    # Moving.

    def start(self, code: Code, parent: Cursor | None) -> None:
        """Goes to the first position below the parent's."""
        raise NotImplementedError

    def approach(self, code: Code, parent: Cursor | None) -> None:
        """Gets ready to go to a coordinate of a dense level, which will be next."""
        self.start(code, parent)

    def bounds(self, code: Code) -> tuple[Value, Value]:
        """The lower and the upper bound for an scf.for."""
        raise NotImplementedError

    def more(self, code: Code) -> Value:
        """i1: the cursor is not at its end."""
        assert self.end is not None
        return code.less(self.carried[0], self.end)

    def read(self, code: Code) -> Value:
        """Loads the coordinate."""
        raise NotImplementedError

    def advance(self, code: Code) -> None:
        """Goes to the next position."""
        raise NotImplementedError

    def advance_if(self, code: Code, condition: Value) -> None:
        """Goes to the next position if the condition holds."""
        before = list(self.carried)

        def moved() -> list[Value]:
            self.advance(code)
            return list(self.carried)

        self.carried = code.choice(condition, [value.type for value in before], moved, lambda: before)

    def place(self, code: Code, coordinate: Value) -> None:
        """Goes to a coordinate of a dense level."""
        raise NotImplementedError

    def carry(self, values: Sequence[Value]) -> Sequence[Value]:
        """Takes over its own of the values that a loop carries; gives the rest."""
        count = len(self.carried)
        self.carried = list(values[:count])
        return values[count:]

    def begin_prefix(self, parent: Cursor | None) -> None:
        self.prefix = [] if parent is None else list(parent.prefix)


def range_below(code: Code, cursor: Cursor, parent: Cursor | None) -> list[Value]:
    """The positions of the cursor's level below the parent's, or all of the outermost level."""
    if parent is None or parent.level.batch:
        return cursor.level.range(code, cursor.prefix, code.index(0), None)
    return cursor.level.range(code, cursor.prefix, parent.position(), parent.segment_end())


@final
class PositionCursor(Cursor):
    """Carries the position. `base` is where the positions of a dense level begin; None if that is at 0."""

    __slots__ = ("base",)

    def __init__(self, level: Level) -> None:
        super().__init__(level)
        self.base: Value | None = None

    def start(self, code: Code, parent: Cursor | None) -> None:
        self.begin_prefix(parent)
        low, self.end = range_below(code, self, parent)
        self.carried = [low]
        if self.level.dense:
            self.base = low
            if self.level.batch:
                self.prefix.append(low)
            self.place(code, code.index(0))

    def bounds(self, code: Code) -> tuple[Value, Value]:
        if self.level.dense:
            return self.coordinate(), self.level.extent()
        assert self.end is not None
        return self.carried[0], self.end

    def read(self, code: Code) -> Value:
        if not self.level.dense:
            self.coordinate_value = self.level.coordinate(code, self.prefix, self.carried[0])
        return self.coordinate()

    def advance(self, code: Code) -> None:
        self.carried = [code.next(self.carried[0])]

    def advance_if(self, code: Code, condition: Value) -> None:
        here = self.carried[0]
        self.carried = [code.select(condition, code.next(here), here)]

    def place(self, code: Code, coordinate: Value) -> None:
        self.coordinate_value = coordinate
        if self.level.batch:
            self.prefix[-1] = coordinate
            self.carried = [coordinate]
        else:
            self.carried = [coordinate if self.base is None else code.add(coordinate, self.base)]


def end_of_segment(code: Code, levels: Sequence[Level], prefix: Sequence[Value], first: Value, end: Value) -> Value:
    """A loop over the coordinates from `first` on that are equal to its own, in all of the levels."""

    def same(values: list[Value]) -> Value:
        def compare() -> list[Value]:
            equal: Value | None = None
            for level in levels:
                own = level.coordinate(code, prefix, first)
                here = code.equal(own, level.coordinate(code, prefix, values[0]))
                equal = here if equal is None else code.both(equal, here)
            assert equal is not None
            return [equal]

        inside = code.less(values[0], end)
        return code.choice(inside, [inside.type], compare, lambda: [code.boolean(False)])[0]

    return code.while_loop([first], same, lambda values: [code.next(values[0])])[0]


@final
class SegmentCursor(Cursor):
    """Carries the first position of a segment of equal coordinates, and what is behind its last.

    joined: levels whose positions are the same ones, and whose coordinates must be equal, too.
    """

    __slots__ = ("joined",)

    def __init__(self, level: Level, joined: Sequence[Level] = ()) -> None:
        super().__init__(level)
        self.joined = joined

    def by_counting(self) -> bool:
        return False

    def precedence(self) -> int:
        return -1

    def segment_end(self) -> Value | None:
        return self.carried[1]

    def start(self, code: Code, parent: Cursor | None) -> None:
        self.begin_prefix(parent)
        low, self.end = range_below(code, self, parent)
        self.carried = [low, self._end_of_segment(code, low)]

    def _end_of_segment(self, code: Code, first: Value) -> Value:
        assert self.end is not None
        return end_of_segment(code, (self.level, *self.joined), self.prefix, first, self.end)

    def read(self, code: Code) -> Value:
        self.coordinate_value = self.level.coordinate(code, self.prefix, self.carried[0])
        return self.coordinate_value

    def advance(self, code: Code) -> None:
        first = self.carried[1]
        self.carried = [first, self._end_of_segment(code, first)]
