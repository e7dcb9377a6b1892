"""A sparse tensor of the runtime library: storage over levels, whose buffers a program sees, and insertions.

Insertions are kept in order, and become storage when they end: `build` counts where the library appends.
"""

from __future__ import annotations

import numpy as np

from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, DENSE, LOOSE_COMPRESSED, LevelType
from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS, VALUES
from pyopt.interpreter.errors import ExecutionError, undefined
from pyopt.interpreter.numbers import Array, array_dtype, from_bits, to_bits
from pyopt.interpreter.sparse.build import build
from pyopt.interpreter.sparse.storage import Storage, StorageError, StorageLayout
from pyopt.interpreter.values import Buffer, Handle, MemRef
from pyopt.ir.types import Type
from pyopt.light import Final, Sequence, final

VALUE_BITS: Final = "value bits"
"""The values as the bits that they have in memory, where NumPy has no such numbers."""
_FLOOR: Final = 1
_REMAINDER: Final = 2
_BLOCKED: Final = 3
_KIND: Final = 60
_FIRST: Final = 40
_FACTOR: Final = 20
_LOW: Final = (1 << 20) - 1


@final
class LevelMap:
    """The map from coordinates of dimensions to those of levels, and back, in words of the library: a plain number, or
    a kind with its parts (see `passes/sparsify/conversion/parameters.py`)."""

    __slots__ = ("to_dims", "to_levels")

    def __init__(self, to_levels: Sequence[int], to_dims: Sequence[int]) -> None:
        self.to_levels = list(to_levels)
        self.to_dims = list(to_dims)

    def levels_of(self, rows: Array) -> Array:
        """Coordinates of dimensions, a row an entry, as those of levels."""
        return _columns([_translated(word, rows) for word in self.to_levels], len(rows))

    def dims_of(self, rows: Array) -> Array:
        """The other way round."""
        return _columns([_translated(word, rows) for word in self.to_dims], len(rows))


def _columns(columns: list[Array], count: int) -> Array:
    return np.stack(columns, axis=1) if columns else np.zeros((count, 0), np.int64)


def _translated(word: int, rows: Array) -> Array:
    kind = word >> _KIND
    factor = word >> _FACTOR & _LOW
    last: Array = rows[:, word & _LOW] if kind else rows[:, word]
    if kind == _FLOOR:
        return last // factor
    if kind == _REMAINDER:
        return last % factor
    if kind == _BLOCKED:
        found: Array = rows[:, word >> _FIRST & _LOW] * factor + last
        return found
    return last


@final
class LibraryTensor(Handle):
    """`dim_sizes` and `lvl_sizes` are the extents; `storage` is over levels.

    Buffers are made of the storage's arrays when they are asked for, one each, so that what is written to values stays.
    `inserted` is what is to come: coordinates of levels and values.
    """

    __slots__ = (
        "_buffers", "_open", "_rows", "_values", "dim_sizes", "layout", "levels", "lvl_sizes", "storage",
        "value_type", "widths",
    )  # fmt: skip

    def __init__(
        self,
        dim_sizes: Sequence[int],
        lvl_sizes: Sequence[int],
        levels: Sequence[LevelType],
        widths: tuple[int, int],
        value_type: Type,
    ) -> None:
        super().__init__()
        self.dim_sizes = list(dim_sizes)
        self.lvl_sizes = list(lvl_sizes)
        self.levels = list(levels)
        self.layout = StorageLayout(levels)
        self.widths = widths
        self.value_type = value_type
        self._buffers: dict[tuple[str, int], Buffer] = {}
        self._rows: list[tuple[int, ...]] = []
        self._values: list[object] = []
        self._open = True
        self.storage = self._empty()

    def is_all_dense(self) -> bool:
        return all(one.format == DENSE for one in self.levels)

    def _empty(self) -> Storage:
        """As the library has it before insertions: first positions, and all values of dense levels."""
        if self.is_all_dense():
            return self._built(np.zeros((0, len(self.levels)), np.int64), np.zeros(0, array_dtype(self.value_type)))
        positions: list[Array | None] = []
        coordinates: list[Array | None] = []
        for level, one in enumerate(self.levels):
            has_positions = one.format in (COMPRESSED, LOOSE_COMPRESSED)
            positions.append(np.zeros(1, _index_dtype(self.widths[0])) if has_positions else None)
            first = self.layout.starts[level] == level
            coordinates.append(np.zeros(0, _index_dtype(self.widths[1])) if one.has_coordinates() and first else None)
        values = np.zeros(0, array_dtype(self.value_type))
        return Storage(self.layout, self.lvl_sizes, positions, coordinates, values)

    def _built(self, rows: Array, values: Array) -> Storage:
        try:
            return build(self.levels, self.lvl_sizes, rows, values, *self.widths)
        except StorageError as error:
            raise ExecutionError(str(error)) from None

    def fill(self, rows: Array, values: Array) -> None:
        """Elements by the coordinates of their levels, all at once: the tensor is whole then."""
        self._replace(self._built(rows, values))
        self._open = False

    def take(self, storage: Storage) -> None:
        """Storage that was made elsewhere."""
        self._replace(storage)
        self._open = False

    def _replace(self, storage: Storage) -> None:
        self.storage = storage
        for buffer in self._buffers.values():
            buffer.free()
        self._buffers.clear()

    def sort(self, levels: Sequence[LevelType]) -> None:
        """The same elements in order, in a format whose levels are ordered."""
        rows, values = self.entries()
        self.levels = list(levels)
        self.layout = StorageLayout(levels)
        self.fill(rows, values)

    def entries(self) -> tuple[Array, Array]:
        """All elements that are stored, those with changed values too."""
        storage = self.storage
        if (VALUES, -1) in self._buffers:
            storage = storage.with_values(self.buffer(VALUES, -1).data)
        if (VALUE_BITS, -1) in self._buffers:
            value_of = from_bits(self.value_type)
            numbers = [value_of(bits) for bits in self.buffer(VALUE_BITS, -1).data.tolist()]
            storage = storage.with_values(np.array(numbers, storage.values.dtype))
        try:
            return storage.entries()
        except StorageError as error:
            raise undefined(str(error)) from None

    # Insertions.

    def insert(self, coordinates: tuple[int, ...], value: object) -> None:
        """One element; where levels are ordered, it comes behind those before."""
        for level, (coordinate, size) in enumerate(zip(coordinates, self.lvl_sizes, strict=True)):
            if not 0 <= coordinate < size:
                raise undefined(f"the coordinate {coordinate} of level {level} is not in [0, {size})")
        if self.is_all_dense():
            at = 0
            for coordinate, size in zip(coordinates, self.lvl_sizes, strict=True):
                at = at * size + coordinate
            if (VALUE_BITS, -1) in self._buffers:
                self.buffer(VALUE_BITS, -1).data[at] = to_bits(self.value_type)(value)
            else:
                self.buffer(VALUES, -1).data[at] = value
            return
        if not self._open:
            raise undefined("elements are inserted into a sparse tensor whose insertions have ended")
        if self._rows:
            self._check_order(self._rows[-1], coordinates)
        self._rows.append(coordinates)
        self._values.append(value)

    def _check_order(self, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        """Checks the order as the library does: insertions in order, and no place twice where a level is unique."""
        for one, old, new in zip(self.levels, before, after, strict=True):
            if new > old or (new == old and not one.is_unique()) or (new < old and not one.is_ordered()):
                return
            if new < old:
                raise undefined("elements are not inserted in the order of their coordinates")
        raise undefined("an element is inserted twice at one place")

    def end(self) -> None:
        """Insertions become storage."""
        if self.is_all_dense() or not self._open:
            return
        rows = np.array(self._rows, np.int64).reshape(len(self._rows), len(self.levels))
        values = np.empty(len(self._values), array_dtype(self.value_type))
        for at, value in enumerate(self._values):
            values[at] = value
        self._rows, self._values = [], []
        self.fill(rows, values)

    # What a program sees.

    def buffer(self, kind: str, level: int) -> Buffer:
        """The memory of an array, the same whenever it is asked for."""
        found = self._buffers.get((kind, level))
        if found is None:
            found = self._buffers[kind, level] = Buffer(self._array(kind, level))
            found.permanent = True
        return found

    def _array(self, kind: str, level: int) -> Array:
        storage = self.storage
        try:
            if kind == VALUES:
                return storage.values.reshape(-1)
            if kind == VALUE_BITS:
                bits = to_bits(self.value_type)
                data = np.array([bits(one) for one in storage.values.reshape(-1).tolist()], np.uint16)
                return data.view(np.int16)
            if kind == POSITIONS:
                return storage.positions_of(level)
            if kind == COORDINATES:
                return np.ascontiguousarray(storage.coordinates_of(level))
            found = storage.coordinates[level]
        except StorageError as error:
            raise undefined(str(error)) from None
        if found is None:
            raise undefined(f"level {level} has no coordinates")
        return found

    def row(self, kind: str, level: int = -1) -> MemRef:
        """The array as a memref<?xT>."""
        self.check("sparse tensor")
        buffer = self.buffer(kind, level)
        return MemRef(buffer, 0, (len(buffer.data),), (1,))

    def delete(self) -> None:
        """From now on, any use is an error."""
        self.check("sparse tensor")
        self.memory.free()
        for buffer in self._buffers.values():
            buffer.free()

    def count(self) -> int:
        """The number of values that are stored."""
        return int(self.storage.values.size)


def _index_dtype(width: int) -> np.dtype[np.signedinteger]:
    return np.dtype(f"i{(width or 64) // 8}")
