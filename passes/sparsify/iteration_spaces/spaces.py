"""Iteration spaces and iterators while they are lowered: cursors over the levels of a storage.

A space is known by the values that say where it begins, an iterator by those that say where it stands; loops hand these
values on, and others may replace them meanwhile.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.level_types import SINGLETON
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import Type
from pyopt.light import Final, Sequence, final
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.emitter.cursors import Cursor, PositionCursor, SegmentCursor
from pyopt.passes.sparsify.emitter.levels import Level
from pyopt.rewrite.rewriter import Rewriter

CAST: Final = "builtin.unrealized_conversion_cast"


def number_of(op: Operation, attribute: str) -> int:
    found = op.attributes[attribute]
    assert isinstance(found, IntegerAttr)
    return found.value


@final
class LevelUnit:
    """Levels that one loop visits: a single one, or those of a COO segment, which share their positions."""

    __slots__ = ("levels",)

    def __init__(self, levels: list[Level]) -> None:
        self.levels = levels

    def cursor(self) -> Cursor:
        first, last = self.levels[0], self.levels[-1]
        if first.dense or last.type.is_unique():
            return PositionCursor(first)
        return SegmentCursor(first, self.levels[1:])

    def coordinates(self, code: Code, cursor: Cursor, used: Sequence[bool]) -> list[Value]:
        """Those of the levels that are in use, where the cursor stands."""
        if self.levels[0].dense:
            return [cursor.coordinate()] if used[0] else []
        at = cursor.position()
        pairs = zip(self.levels, used, strict=True)
        return [level.coordinate(code, cursor.prefix, at) for level, wanted in pairs if wanted]


@final
class Space:
    """The lowered result of extract_iteration_space: its units, and a cursor at the start of the first one."""

    __slots__ = ("start", "units")

    def __init__(self, units: list[LevelUnit], start: Cursor) -> None:
        self.units = units
        self.start = start

    def values(self) -> list[Value]:
        """All that it refers to."""
        found = values_of(self.start)
        for unit in self.units:
            for level in unit.levels:
                found += [one for one in (level.size, level.positions, level.coordinates) if one is not None]
        return found

    def renew(self, values: Sequence[Value]) -> None:
        """Refers to other values, in the order of `values`."""
        rest = list(values)
        self.start = with_values(self.start, rest)
        rest.reverse()
        del rest[len(rest) - len(values_of(self.start)) :]
        for unit in self.units:
            for level in unit.levels:
                level.size = rest.pop()
                level.positions = None if level.positions is None else rest.pop()
                level.coordinates = None if level.coordinates is None else rest.pop()


def values_of(cursor: Cursor) -> list[Value]:
    """The values by which a cursor knows where it stands."""
    found = [*cursor.carried, *cursor.prefix]
    base = cursor.base if isinstance(cursor, PositionCursor) else None
    return found + [one for one in (cursor.end, base, cursor.coordinate_value) if one is not None]


def with_values(cursor: Cursor, values: Sequence[Value]) -> Cursor:
    """A cursor of its own at the same place, which knows that by other values."""
    made: Cursor = (
        SegmentCursor(cursor.level, cursor.joined)
        if isinstance(cursor, SegmentCursor)
        else PositionCursor(cursor.level)
    )
    rest = list(values)
    rest.reverse()
    made.carried = [rest.pop() for _ in cursor.carried]
    made.prefix = [rest.pop() for _ in cursor.prefix]
    made.end = None if cursor.end is None else rest.pop()
    if isinstance(made, PositionCursor):
        assert isinstance(cursor, PositionCursor)
        made.base = None if cursor.base is None else rest.pop()
    made.coordinate_value = None if cursor.coordinate_value is None else rest.pop()
    return made


def units_of(levels: Sequence[Level]) -> list[LevelUnit]:
    """A singleton level is visited together with the level before it."""
    units: list[LevelUnit] = []
    for level in levels:
        if units and level.type.format == SINGLETON:
            units[-1].levels.append(level)
        else:
            units.append(LevelUnit([level]))
    return units


@final
class SpaceCasts:
    """Casts that replace spaces and iterators, from the values that they consist of, with their meanings."""

    __slots__ = ("_iterators", "_spaces")

    def __init__(self) -> None:
        self._iterators: dict[Operation, Cursor] = {}
        self._spaces: dict[Operation, Space] = {}

    def space(self, type: Type, space: Space, rewriter: Rewriter) -> Value:
        """A value of the space's type for the ops that use it, until they are lowered, too."""
        cast = rewriter.create(CAST, space.values(), [type])
        self._spaces[cast] = space
        return cast.results[0]

    def space_of(self, value: Value) -> Space | None:
        """The space that a value is; None as long as what makes it is not lowered."""
        cast = value.op
        space = None if cast is None else self._spaces.get(cast)
        if cast is not None and space is not None:
            space.renew(cast.operands)
        return space

    def iterator(self, type: Type, cursor: Cursor, rewriter: Rewriter) -> Value:
        """A value of the iterator's type that stands where the cursor does."""
        values = values_of(cursor)
        cast = rewriter.create(CAST, values, [type])
        self._iterators[cast] = with_values(cursor, values)
        return cast.results[0]

    def cursor_of(self, iterator: Value) -> Cursor | None:
        """The position of an iterator; None as long as the loop around is not lowered."""
        cast = iterator.op
        cursor = None if cast is None else self._iterators.get(cast)
        return None if cast is None or cursor is None else with_values(cursor, cast.operands)

    def erase_unused(self, root: Operation, rewriter: Rewriter) -> None:
        """Erases what stands for spaces and iterators inside `root` that nothing uses any more."""
        for op in list(root.walk()):
            if (op in self._spaces or op in self._iterators) and not op.results[0].uses:
                rewriter.erase(op)

    def copied(self, values: dict[Value, Value]) -> None:
        """Ops were copied: what stands in for something in the original does so in the copy."""
        for value, copy in values.items():
            original, made = value.op, copy.op
            if original is None or made is None:
                continue
            if original in self._spaces:
                self._spaces[made] = self._spaces[original]
            elif original in self._iterators:
                self._iterators[made] = self._iterators[original]
