"""The arrays of a sparse tensor, level by level: positions, coordinates, values.

Levels are the axes of the storage; see `pyopt.dialects.sparse_tensor.level_types` for the formats. Leading batch
levels become leading axes of all arrays; without them the arrays have one axis. The coordinates of an interleaved COO
segment are one array, that of its first level.
"""

from __future__ import annotations

import numpy as np

from pyopt.dialects.sparse_tensor.level_types import (
    BATCH,
    COMPRESSED,
    DENSE,
    LOOSE_COMPRESSED,
    SINGLETON,
    STRUCTURED,
    LevelType,
    batch_rank,
    coo_segments,
)
from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS, VALUES, StorageField
from pyopt.interpreter.numbers import Array
from pyopt.light import Callable, Sequence, final


class StorageError(Exception):
    """Data that a format cannot hold, or arrays that are no storage of a format."""


@final
class StorageLayout:
    """The storage of the levels of a format; `starts[level]` is where the level's interleaved COO segment begins, and
    `strides[level]` how many levels that has (the level itself and 1 without one)."""

    __slots__ = ("batch_rank", "levels", "starts", "strides")

    def __init__(self, levels: Sequence[LevelType]) -> None:
        self.levels = tuple(levels)
        self.batch_rank = batch_rank(levels)
        self.starts = list(range(len(levels)))
        self.strides = [1] * len(levels)
        for segment in coo_segments(levels):
            if segment.soa:
                continue
            for level in range(segment.start, segment.end):
                self.starts[level] = segment.start
                self.strides[level] = segment.end - segment.start

    def units(self) -> list[tuple[int, int]]:
        """The levels in groups [start, end) that are stored together: COO segments, and other levels alone."""
        ends = {segment.start: segment.end for segment in coo_segments(self.levels)}
        found = []
        level = 0
        while level < len(self.levels):
            end = ends.get(level, level + 1)
            found.append((level, end))
            level = end
        return found


@final
class Storage:
    """The arrays of one tensor. `positions[level]` and `coordinates[level]` are None where the format has none."""

    __slots__ = ("coordinates", "layout", "positions", "sizes", "values")

    def __init__(
        self,
        layout: StorageLayout,
        sizes: Sequence[int],
        positions: list[Array | None],
        coordinates: list[Array | None],
        values: Array,
    ) -> None:
        self.layout = layout
        self.sizes = tuple(sizes)
        self.positions = positions
        self.coordinates = coordinates
        self.values = values

    def batch_count(self) -> int:
        """The number of points of the batch levels."""
        count = 1
        for size in self.sizes[: self.layout.batch_rank]:
            count *= size
        return count

    def count(self) -> int:
        """The number of stored elements."""
        return len(self.entries()[1]) if self.layout.batch_rank else self.values.size

    def coordinates_of(self, level: int) -> Array:
        """The coordinates of a level that has them; a strided view where they are interleaved with others."""
        start = self.layout.starts[level]
        buffer = self.coordinates[start]
        if buffer is None:
            raise StorageError(f"level {level} has no coordinates")
        return buffer[..., level - start :: self.layout.strides[level]]

    def positions_of(self, level: int) -> Array:
        """The positions of a level that has them."""
        found = self.positions[level]
        if found is None:
            raise StorageError(f"level {level} has no positions")
        return found

    def array_of(self, field: StorageField) -> Array:
        """The array that a field of the format is."""
        if field.kind == VALUES:
            return self.values
        found = (self.positions if field.kind == POSITIONS else self.coordinates)[field.level]
        assert found is not None
        return found

    def with_values(self, values: Array) -> Storage:
        """The same entries with other values."""
        return Storage(self.layout, self.sizes, self.positions, self.coordinates, values)

    def copy(self) -> Storage:
        """Another storage with the same contents."""
        return Storage(self.layout, self.sizes, _copies(self.positions), _copies(self.coordinates), self.values.copy())

    # Walking.

    def children(self, level: int, batches: Array, parents: Array) -> tuple[Array, Array, Array, Array]:
        """The entries that a level stores below positions of the level above.

        `batches`, `parents`: where the parents are. Gives, an entry a child in storage order: the number of its parent
        in these arrays, its coordinate, its batch and its position.
        """
        format = self.layout.levels[level].format
        size = self.sizes[level]
        count = len(parents)
        if format in (DENSE, BATCH):
            which: Array = np.repeat(np.arange(count), size)
            found = np.tile(np.arange(size), count)
            if format == BATCH:
                return which, found, batches[which] * size + found, parents[which]
            return which, found, batches[which], parents[which] * size + found
        if format == SINGLETON:
            return np.arange(count), self._read(level, batches, parents), batches, parents
        if format == STRUCTURED:
            slots = self.layout.levels[level].n
            which = np.repeat(np.arange(count), slots)
            positions: Array = parents[which] * slots + np.tile(np.arange(slots), count)
        else:
            low, high = self.bounds(level, batches, parents)
            which, positions = ranges(low, high)
        below = batches[which]
        return which, self._read(level, below, positions), below, positions

    def bounds(self, level: int, batches: Array, parents: Array) -> tuple[Array, Array]:
        """The ranges [low, high) of positions that a compressed level has below its parents."""
        positions = unsigned(self.positions_of(level))
        positions = positions.reshape(self.batch_count(), positions.shape[-1])
        step = 2 if self.layout.levels[level].format == LOOSE_COMPRESSED else 1
        if len(parents) and (parents.max() * step + 1 >= positions.shape[1] or parents.min() < 0):
            raise StorageError(f"the positions of level {level} are {positions.shape[1]}, too few for its parents")
        return positions[batches, parents * step], positions[batches, parents * step + 1]

    def _read(self, level: int, batches: Array, positions: Array) -> Array:
        array = self.coordinates_of(level)
        array = unsigned(array).reshape(self.batch_count(), array.shape[-1])
        if len(positions) and (positions.max() >= array.shape[1] or positions.min() < 0):
            raise StorageError(f"a position of level {level} is out of the bounds of its {array.shape[1]} coordinates")
        found = array[batches, positions]
        if len(found) and not 0 <= found.min() <= found.max() < self.sizes[level]:
            wrong = found.max() if found.min() >= 0 else found.min()
            raise StorageError(f"the coordinate {wrong} of level {level} is not in [0, {self.sizes[level]})")
        return found

    def walk(self, low: int, high: int, batches: Array, parents: Array) -> tuple[Array, Array, Array, Array]:
        """The entries of levels [low, high) below positions of level low - 1, in storage order: the parent's number,
        the coordinates (a row an entry), the batch and the position of each."""
        origin: Array = np.arange(len(parents))
        columns: list[Array] = []
        for level in range(low, high):
            which, found, batches, parents = self.children(level, batches, parents)
            origin = origin[which]
            columns = [column[which] for column in columns]
            columns.append(found)
        rows = np.stack(columns, axis=1) if columns else np.zeros((len(parents), 0), np.int64)
        return origin, rows, batches, parents

    def entries(self) -> tuple[Array, Array]:
        """All stored entries in order: level coordinates, a row each, and values."""
        start = np.zeros(1, np.int64)
        _, rows, batches, positions = self.walk(0, len(self.sizes), start, start)
        return rows, self.read_values(batches, positions)

    def read_values(self, batches: Array, positions: Array) -> Array:
        """The values at some positions."""
        values = self.values.reshape(self.batch_count(), self.values.shape[-1])
        if len(positions) and (positions.max() >= values.shape[1] or positions.min() < 0):
            raise StorageError(f"a position is out of the bounds of the {values.shape[1]} values")
        return values[batches, positions]

    def check(self) -> None:
        """Raises unless the arrays are a storage of the format: complete, within bounds, ordered, without duplicates
        where it has none."""
        batches: Array = np.zeros(1, np.int64)
        parents: Array = batches
        for start, end in self.layout.units():
            rows: list[Array] = []
            origin: Array = np.arange(len(parents))
            for level in range(start, end):
                self._check_positions(level, batches, parents)
                which, found, batches, parents = self.children(level, batches, parents)
                origin = origin[which]
                rows = [row[which] for row in rows]
                rows.append(found)
            self._check_order(start, end, origin, rows)
        self.read_values(batches, parents)

    def _check_positions(self, level: int, batches: Array, parents: Array) -> None:
        if self.layout.levels[level].format not in (COMPRESSED, LOOSE_COMPRESSED):
            return
        low, high = self.bounds(level, batches, parents)
        if np.any(low > high):
            raise StorageError(f"the positions of level {level} decrease")

    def _check_order(self, start: int, end: int, origin: Array, rows: list[Array]) -> None:
        """Entries of a unit below one parent are in order and differ, as far as its properties say so."""
        types = self.layout.levels[start:end]
        if types[0].format in (DENSE, BATCH) or not len(origin):
            return
        same = origin[1:] == origin[:-1]
        if all(type.is_ordered() for type in types):
            ahead = np.zeros(len(same), np.bool_)
            equal = same.copy()
            for row in rows:
                ahead |= equal & (row[1:] < row[:-1])
                equal &= row[1:] == row[:-1]
            if np.any(ahead):
                raise StorageError(f"the coordinates of level {start} are not in order")
            twice = bool(np.any(equal))
        else:
            keys = np.stack([origin, *rows], axis=1)
            twice = types[-1].is_unique() and len(np.unique(keys, axis=0)) != len(keys)
        if twice and types[-1].is_unique():
            raise StorageError(f"level {end - 1} has a coordinate twice")


def read_storage(layout: StorageLayout, sizes: Sequence[int], take: Callable[[str, int, int], Array]) -> Storage:
    """The storage of arrays that may be longer than positions lead to. `take(kind, level, count)` gives the first
    elements of the next array, fewer if it has no more; raises StorageError for these."""

    def first(kind: str, level: int, count: int) -> Array:
        found = take(kind, level, count)
        if len(found) == count:
            return found
        if kind == VALUES:
            raise StorageError(f"there should be {count} values, and there are {len(found)}")
        raise StorageError(f"level {level} needs {count} {kind}, and there are {len(found)}")

    count = 1
    positions: list[Array | None] = [None] * len(sizes)
    coordinates: list[Array | None] = [None] * len(sizes)
    for level, type in enumerate(layout.levels):
        if type.format in (DENSE, BATCH):
            count *= sizes[level]
        elif type.format == STRUCTURED:
            count *= type.n
        elif type.format != SINGLETON:
            assert type.format in (COMPRESSED, LOOSE_COMPRESSED)
            found = first(POSITIONS, level, 2 * count if type.format == LOOSE_COMPRESSED else count + 1)
            positions[level] = found
            count = int(unsigned(found).max()) if len(found) else 0
            if count < 0:
                raise StorageError(f"level {level} has the position {count}")
        if type.has_coordinates() and layout.starts[level] == level:
            coordinates[level] = first(COORDINATES, level, count * layout.strides[level])
    return Storage(layout, sizes, positions, coordinates, first(VALUES, -1, count))


def _copies(arrays: list[Array | None]) -> list[Array | None]:
    return [None if array is None else array.copy() for array in arrays]


def unsigned(array: Array) -> Array:
    """Positions or coordinates as int64: narrow ones have no sign."""
    if array.dtype == np.int64:
        return array
    return array.view(np.dtype(f"u{array.dtype.itemsize}")).astype(np.int64)


def ranges(low: Array, high: Array) -> tuple[Array, Array]:
    """The numbers of all ranges [low, high), one range behind the other, and which range each is of."""
    counts = np.maximum(high - low, 0)
    which = np.repeat(np.arange(len(counts)), counts.astype(np.intp))
    ends = np.cumsum(counts)
    within = np.arange(len(which)) - (ends - counts)[which]
    return which, low[which] + within
