"""Storage of any format from coordinates: sort, merge duplicates, and then count level by level.

Counting replaces insertion: the number of children of each parent, summed up, gives the positions of a level (Chou et
al. 2020 build formats in this way).
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
)
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.sparse.storage import Storage, StorageError, StorageLayout
from pyopt.light import Final, Sequence, final

MOST_POSITIONS: Final = 1 << 29
"""4 GiB of 64-bit values."""


def build(
    levels: Sequence[LevelType],
    sizes: Sequence[int],
    coordinates: Array,
    values: Array,
    pos_width: int = 0,
    crd_width: int = 0,
) -> Storage:
    """The storage that holds entries, given as level coordinates (a row each) and values.

    Levels that are ordered are sorted; the others keep the order in which coordinates come. Entries at one place add
    up, unless the format may hold them side by side. Raises StorageError for what the format cannot hold.
    """
    layout = StorageLayout(levels)
    _check_bounds(sizes, coordinates)
    order = storage_order(layout, coordinates)
    coordinates, values = coordinates[order], values[order]
    if levels[-1].is_unique() and not _keeps_duplicates(layout):
        if not all(type.is_ordered() for type in levels):
            together = _together(coordinates)
            coordinates, values = coordinates[together], values[together]
        coordinates, values = merge_duplicates(coordinates, values)
    if layout.batch_rank:
        return _build_batches(layout, sizes, coordinates, values, pos_width, crd_width)
    return _StorageBuilder(layout, sizes, coordinates, pos_width, crd_width).build(values)


def _check_bounds(sizes: Sequence[int], coordinates: Array) -> None:
    for level, size in enumerate(sizes):
        column = coordinates[:, level]
        if len(column) and (column.min() < 0 or column.max() >= size):
            raise StorageError(f"a coordinate of level {level} is not in [0, {size})")


def _keeps_duplicates(layout: StorageLayout) -> bool:
    """A level above lets entries at one place stand apart: a non-unique one that is no part of a COO segment."""
    return any(not layout.levels[end - 1].is_unique() for _, end in layout.units())


def storage_order(layout: StorageLayout, coordinates: Array) -> Array:
    """The order in which a format stores entries, as indices of rows."""
    count = len(coordinates)
    if all(type.is_ordered() for type in layout.levels):
        return _lexicographic(coordinates)
    keys: list[Array] = []
    groups: Array = np.zeros(count, np.int64)
    arrival = np.arange(count)
    for level, type in enumerate(layout.levels):
        column = coordinates[:, level]
        if type.is_ordered():
            keys.append(column)
            groups = _ids(groups, column)
            continue
        if not type.is_unique():
            keys.append(arrival)
            break
        groups = _ids(groups, column)
        first = np.full(count, count, np.int64)
        np.minimum.at(first, groups, arrival)
        keys.append(first[groups])
    return np.lexsort([arrival, *reversed(keys)])


def _lexicographic(coordinates: Array) -> Array:
    """The order in which rows rise; nothing moves that need not."""
    ahead = np.zeros(max(len(coordinates) - 1, 0), np.bool_)
    equal = ~ahead
    for column in coordinates.T:
        ahead |= equal & (column[1:] < column[:-1])
        equal &= column[1:] == column[:-1]
    return np.lexsort(coordinates.T[::-1]) if np.any(ahead) else np.arange(len(coordinates))


def _together(coordinates: Array) -> Array:
    """An order in which equal rows are neighbours, each where the first one of them was."""
    groups: Array = np.zeros(len(coordinates), np.int64)
    for column in coordinates.T:
        groups = _ids(groups, column)
    first = np.full(len(coordinates), len(coordinates), np.int64)
    np.minimum.at(first, groups, np.arange(len(coordinates)))
    return np.argsort(first[groups], kind="stable")


def _ids(groups: Array, column: Array) -> Array:
    """Numbers for the distinct pairs of a group, also such a number, and a coordinate."""
    if not len(groups):
        return groups
    _, column = np.unique(column, return_inverse=True)
    pairs = groups * len(groups) + column.reshape(-1)
    return np.unique(pairs, return_inverse=True)[1].reshape(-1)


def merge_duplicates(coordinates: Array, values: Array) -> tuple[Array, Array]:
    """Neighbours at one place become one entry with the sum of their values."""
    if len(coordinates) < 2:
        return coordinates, values
    fresh = np.ones(len(coordinates), np.bool_)
    fresh[1:] = np.any(coordinates[1:] != coordinates[:-1], axis=1)
    starts = np.flatnonzero(fresh)
    if len(starts) == len(coordinates):
        return coordinates, values
    return coordinates[starts], np.add.reduceat(values, starts)


def _build_batches(
    layout: StorageLayout, sizes: Sequence[int], coordinates: Array, values: Array, pos_width: int, crd_width: int
) -> Storage:
    """A storage for each point of the batch levels; shorter arrays are filled up, as no position leads there."""
    rank = layout.batch_rank
    count = 1
    number = np.zeros(len(coordinates), np.int64)
    for level in range(rank):
        count *= sizes[level]
        number = number * sizes[level] + coordinates[:, level]
    inner = StorageLayout(layout.levels[rank:])
    parts = []
    for batch in range(count):
        mine = number == batch
        builder = _StorageBuilder(inner, sizes[rank:], coordinates[mine, rank:], pos_width, crd_width)
        parts.append(builder.build(values[mine]))
    shape = tuple(sizes[:rank])
    empty = _StorageBuilder(inner, sizes[rank:], coordinates[:0, rank:], pos_width, crd_width).build(values[:0])
    none: list[Array | None] = [None] * rank
    positions = none + [_stacked([part.positions[level] for part in parts], one, shape)
                        for level, one in enumerate(empty.positions)]  # fmt: skip
    crd = none + [_stacked([part.coordinates[level] for part in parts], one, shape)
                  for level, one in enumerate(empty.coordinates)]  # fmt: skip
    stacked = _stacked([part.values for part in parts], empty.values, shape)
    assert stacked is not None
    return Storage(layout, sizes, positions, crd, stacked)


def _stacked(arrays: Sequence[Array | None], like: Array | None, shape: tuple[int, ...]) -> Array | None:
    if like is None:
        return None
    given = [array for array in arrays if array is not None]
    length = max([len(array) for array in given], default=len(like))
    stacked = np.zeros((len(given), length), like.dtype)
    for row, array in zip(stacked, given, strict=True):
        row[: len(array)] = array
        if len(array) < length and like.dtype == np.dtype(object):
            row[len(array) :] = 0
    return stacked.reshape(*shape, length)


@final
class _StorageBuilder:
    """Goes down the levels. `parents` has an entry's position in the level above, which has `count` positions."""

    def __init__(
        self, layout: StorageLayout, sizes: Sequence[int], coordinates: Array, pos_width: int, crd_width: int
    ) -> None:
        self.layout = layout
        self.sizes = sizes
        self.columns = coordinates
        self.pos_width = pos_width
        self.crd_width = crd_width
        self.parents = np.zeros(len(coordinates), np.int64)
        self.count = 1
        self.positions: list[Array | None] = [None] * len(layout.levels)
        self.coordinates: list[Array | None] = [None] * len(layout.levels)

    def build(self, values: Array) -> Storage:
        for start, end in self.layout.units():
            format = self.layout.levels[start].format
            if format in (DENSE, BATCH):
                self.parents = self.parents * self.sizes[start] + self.columns[:, start]
                self.count *= self.sizes[start]
                if self.count > MOST_POSITIONS:
                    raise StorageError(f"level {start} has {self.count} positions, more than fit in memory")
            elif format == STRUCTURED:
                self._structured(start)
            else:
                self._compressed(start, end)
        stored = np.zeros(self.count, values.dtype)
        stored[self.parents] = values
        return Storage(self.layout, self.sizes, self.positions, self.coordinates, stored)

    def _compressed(self, start: int, end: int) -> None:
        """A compressed level, or one with the singletons below it."""
        levels = self.layout.levels
        if levels[start].format == SINGLETON:
            raise StorageError(f"level {start} is a singleton without a level above")
        fresh = self._fresh(start, end)
        first = np.flatnonzero(fresh)
        if end > start + 1 and levels[start].is_unique() and np.any(self._fresh(start, start + 1)[first] == 0):
            raise StorageError(f"level {start + 1}, a singleton, cannot hold two entries below one coordinate")
        counts = np.bincount(self.parents[first].astype(np.intp), minlength=self.count)
        ends = np.cumsum(counts)
        if levels[start].format == LOOSE_COMPRESSED:
            # One more than ranges need, as the runtime library has it.
            positions = np.append(np.stack([ends - counts, ends], axis=1).reshape(-1), ends[-1:].sum())
        else:
            assert levels[start].format == COMPRESSED
            positions = np.concatenate([np.zeros(1, np.int64), ends])
        self.positions[start] = narrowed(positions, self.pos_width, "position")
        if self.layout.strides[start] > 1:
            rows = self.columns[first, start:end].reshape(-1)
            self.coordinates[start] = narrowed(rows, self.crd_width, "coordinate")
        else:
            for level in range(start, end):
                self.coordinates[level] = narrowed(self.columns[first, level], self.crd_width, "coordinate")
        self.parents = np.cumsum(fresh) - 1
        self.count = len(first)

    def _fresh(self, start: int, end: int) -> Array:
        """The entries that begin a new position at levels [start, end)."""
        fresh = np.ones(len(self.parents), np.bool_)
        if self.layout.levels[end - 1].is_unique():
            fresh[1:] = self.parents[1:] != self.parents[:-1]
            for level in range(start, end):
                fresh[1:] |= self.columns[1:, level] != self.columns[:-1, level]
        return fresh

    def _structured(self, level: int) -> None:
        """n positions below each parent; zeros stand where a block has fewer entries."""
        slots, size = self.layout.levels[level].n, self.sizes[level]
        fresh = self._fresh(level, level + 1)
        first = np.flatnonzero(fresh)
        counts = np.bincount(self.parents[first].astype(np.intp), minlength=self.count)
        if len(counts) and counts.max() > slots:
            raise StorageError(f"level {level} holds {slots} entries a block, and there is a block of {counts.max()}")
        if slots > size:
            raise StorageError(f"level {level} holds {slots} entries a block, and its size is only {size}")
        # Mark what is used, then fill up with the first coordinates that are not.
        used = np.zeros((self.count, size), np.bool_)
        used[self.parents, self.columns[:, level]] = True
        spare = np.cumsum(~used, axis=1) <= (slots - counts)[:, None]
        chosen = used | (spare & ~used)
        slot = np.cumsum(chosen, axis=1) - 1
        stored = np.nonzero(chosen)[1]
        self.coordinates[level] = narrowed(stored, self.crd_width, "coordinate")
        self.parents = self.parents * slots + slot[self.parents, self.columns[:, level]]
        self.count *= slots


def narrowed(array: Array, width: int, what: str) -> Array:
    """Positions or coordinates in their width; 0 stands for that of an index."""
    if width in (0, 64):
        return np.asarray(array, np.int64)
    if len(array) and array.max() >> width:
        raise StorageError(f"the {what} {array.max()} does not fit in {width} bits")
    return array.astype(np.dtype(f"u{width // 8}")).view(np.dtype(f"i{width // 8}"))
