"""Checks of a sparse tensor's arrays before native code reads them: long enough, with positions that ascend,
coordinates that lie within their levels, in order and none twice.

    positions 0 2 3, coordinates 5 1 4 of a level of 6     entries 0 and 1 of the first segment do not ascend
"""

from __future__ import annotations

import numpy as np

from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.native.errors import NativeError

if TYPE_CHECKING:
    from pyopt.native.elements import Array
    from pyopt.native.signature import Field, Parameter, ParameterLevel

POSITIONS: Final = "positions"
COORDINATES: Final = "coordinates"
VALUES: Final = "values"


def field_name(field: Field) -> str:
    """The name of an array in messages."""
    return "the values" if field.kind == VALUES else f"the {field.kind} of level {field.level}"


def unsigned(array: Array) -> Array:
    """Positions and coordinates count from 0, in all their bits."""
    return array.view(f"u{array.itemsize}")


def kind_of(level: ParameterLevel) -> str:
    """dense, compressed, loose_compressed, singleton, structured, batch."""
    return level.format.partition("(")[0].partition("[")[0]


def used_lengths(
    shape: Sequence[int], arrays: Sequence[Array], parameter: Parameter, disorder: str = ""
) -> list[int] | None:
    """The used part of each array, None if there are batches; raises NativeError for what the format rules out.

    disorder: what to say of entries that are not in order.
    """
    batch = sum([kind_of(level) == "batch" for level in parameter.levels])
    sizes = tuple([level.size(shape) for level in parameter.levels])
    blocks = 0
    while blocks < len(parameter.levels) and kind_of(parameter.levels[-1 - blocks]) == "dense":
        blocks += 1
    for array, field in zip(arrays, parameter.fields, strict=True):
        ranks = (1 + batch, 1 + batch + (blocks if field.kind == VALUES else 0))
        if array.shape[:batch] != sizes[:batch] or array.ndim not in ranks:
            raise NativeError(f"{field_name(field)} have {array.ndim} dimensions, {_shape(array)}: {parameter.text}")
    if not batch:
        return _LevelWalk(sizes, arrays, parameter, disorder).lengths(0)
    for at in np.ndindex(*sizes[:batch]):
        _LevelWalk(sizes, [array[at] for array in arrays], parameter, disorder).lengths(batch)
    return None


def _shape(array: Array) -> str:
    return "x".join([str(size) for size in array.shape]) or "no extents"


@final
class _LevelWalk:
    """Goes through the levels; `count` is how many entries there are above the next one."""

    __slots__ = ("_disorder", "_fields", "_fresh", "_parameter", "_sizes", "_used", "count")

    def __init__(self, sizes: Sequence[int], arrays: Sequence[Array], parameter: Parameter, disorder: str) -> None:
        self._sizes = sizes
        self._parameter = parameter
        self._disorder = disorder
        self._fields = {(one.kind, one.level): array for one, array in zip(parameter.fields, arrays, strict=True)}
        self.count = 1
        # Of the entries of the last level: which begin a segment (None: all), which are in use (None: all).
        self._fresh: Array | None = None
        self._used: Array | None = None

    def lengths(self, first: int) -> list[int]:
        levels = self._parameter.levels
        found: dict[tuple[str, int], int] = {}
        # The array that has the coordinates of this level and of singletons behind it in turn.
        shared: Array | None = None
        owner = width = place = 0
        for number in range(first, len(levels)):
            kind = kind_of(levels[number])
            size = self._sizes[number]
            if kind == "dense":
                self.count *= size
                self._fresh = None
                if self._used is not None:
                    self._used = np.repeat(self._used, size)
                continue
            if kind == "structured":
                self._blocks(int(levels[number].format.partition("[")[2].partition(",")[0]))
            elif kind != "singleton":
                found[POSITIONS, number] = self._segments(number, kind == "loose_compressed")
            own = self._fields.get((COORDINATES, number))
            if own is not None:
                shared, owner, place, width = own, number, 0, 1 + self._followers(number)
                found[COORDINATES, number] = self.count * width
            if shared is not None:
                if len(shared) < self.count * width:
                    raise NativeError(f"the coordinates of level {owner} are too few for {self.count} entries")
                self._coordinates(number, shared, place, width)
                place += 1
        values = self._fields[VALUES, -1]
        if values.size < self.count:
            raise NativeError(f"{values.size} values are too few for {self.count} entries")
        return [found.get((one.kind, one.level), self.count) for one in self._parameter.fields]

    def _followers(self, first: int) -> int:
        """The number of singleton levels behind a level that have their coordinates in its array."""
        count = 0
        for number in range(first + 1, len(self._parameter.levels)):
            if (COORDINATES, number) in self._fields or kind_of(self._parameter.levels[number]) != "singleton":
                break
            count += 1
        return count

    def _blocks(self, length: int) -> None:
        self.count *= length
        self._fresh = np.arange(self.count) % length == 0
        if self._used is not None:
            self._used = np.repeat(self._used, length)

    def _segments(self, number: int, loose: bool) -> int:
        """The entries that the positions of a level lead to."""
        positions = self._fields[POSITIONS, number]
        needed = 2 * self.count if loose else self.count + 1
        if len(positions) < needed:
            raise NativeError(
                f"the positions of level {number} are {len(positions)}, and {needed} are needed: {self._parameter.text}"
            )
        used = unsigned(positions)[:needed]
        starts, ends = (used[::2], used[1::2]) if loose else (used[:-1], used[1:])
        if loose and self._used is not None:
            starts, ends = starts[self._used], ends[self._used]
        if np.any(ends < starts):
            raise NativeError(f"the positions of level {number} do not ascend")
        if not loose and used[0]:
            raise NativeError(f"the positions of level {number} begin at {used[0]}, and not at 0")
        last = int(ends.max()) if len(ends) else 0
        own = self._fields.get((COORDINATES, number))
        room = self._fields[VALUES, -1].size if own is None else len(own)
        if last > room:
            raise NativeError(f"the positions of level {number} go up to {last}, and there are {room} entries")
        self.count = last
        filled = starts < ends
        starts, ends = starts[filled].astype(np.int64), ends[filled].astype(np.int64)
        self._fresh = np.zeros(last, np.bool_)
        self._fresh[starts] = True
        self._used = self._covered(number, starts, ends, last) if loose else None
        return needed

    def _covered(self, number: int, starts: Array, ends: Array, last: int) -> Array:
        """The entries that lie in a segment: there may be gaps between those of a loose level."""
        inside = np.zeros(last + 1, np.int64)
        np.add.at(inside, starts, 1)
        np.add.at(inside, ends, -1)
        covered = np.cumsum(inside)[:-1]
        if np.any(covered > 1):
            raise NativeError(f"the segments of level {number} overlap")
        return np.asarray(covered > 0)

    def _coordinates(self, number: int, shared: Array, place: int, width: int) -> None:
        level = self._parameter.levels[number]
        own = unsigned(shared)[place : self.count * width : width]
        seen = own if self._used is None else own[self._used]
        size = self._sizes[number]
        if len(seen) and int(seen.max()) >= size:
            wrong = int(np.flatnonzero(seen >= size)[0])
            found = seen[wrong] if shared.dtype.kind == "u" else seen.view(shared.dtype)[wrong]
            raise NativeError(f"a coordinate of level {number} is {found}, and the extent is {size}")
        unique, ordered = "nonunique" not in level.format, "nonordered" not in level.format
        if self._fresh is None or not ordered:
            self._fresh = None
            return
        changed = own[1:] != own[:-1]
        right = self._fresh[1:] | (own[1:] > own[:-1] if unique else own[1:] >= own[:-1])
        if self._used is not None:
            right |= ~self._used[1:]
        if not right.all():
            at = int(np.flatnonzero(~right)[0])
            raise NativeError(
                self._disorder
                or f"the coordinates of level {number} are not sorted, or are there twice: {own[at]}, {own[at + 1]}"
            )
        if unique:
            self._fresh = None
        else:
            self._fresh[1:] |= changed
            self._once(number)

    def _once(self, number: int) -> None:
        """Entries of a level may have the same coordinates where only elements, singletons or lists are below each."""
        below = self._parameter.levels[number + 1 :]
        if self._fresh is None or not below or kind_of(below[0]) in ("singleton", "compressed"):
            return
        again = ~self._fresh if self._used is None else ~self._fresh & self._used
        if again.any():
            raise NativeError(
                f"entry {int(np.flatnonzero(again)[0])} of level {number} has the coordinates of the one before, and "
                f"level {number + 1} is {kind_of(below[0])}: put them together first"
            )
