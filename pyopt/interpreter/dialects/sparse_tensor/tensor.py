"""The value of a tensor with a sparse encoding: storage, and insertions that are not in it yet.

Inserting gives a new value, and the old one stays as it was. All that come from one another share one log and know
how much of it is theirs; the storage of one is built when it is first read. So n insertions take O(n log n).
"""

from __future__ import annotations

import math

import numpy as np

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.dialects.sparse_tensor.level_types import STRUCTURED
from pyopt.interpreter.dialects.sparse_tensor.level_maps import fixed_sizes, to_dims, to_levels
from pyopt.interpreter.errors import ExecutionError, limit, undefined, unsupported
from pyopt.interpreter.numbers import (
    WIDE,
    Array,
    array_dtype,
    array_rounding,
    array_wrapping,
    is_integer,
    reader,
    wrapping,
)
from pyopt.interpreter.sparse.build import MOST_POSITIONS, build
from pyopt.interpreter.sparse.storage import Storage, StorageError, StorageLayout
from pyopt.interpreter.values import value_of_attribute
from pyopt.ir.tables import derived
from pyopt.ir.types import I1, ComplexType, FloatType, TensorType, Type
from pyopt.light import Final, Sequence, final


@final
class StorageFormat:
    """An encoding and an element type, made ready for use."""

    __slots__ = (
        "dtype", "element_type", "encoding", "explicit", "fills_blocks", "fixed_sizes", "layout", "read", "to_dims",
        "to_levels",
    )  # fmt: skip

    def __init__(self, encoding: EncodingAttr, element_type: Type) -> None:
        self.encoding = encoding
        self.element_type = element_type
        self.layout = StorageLayout(encoding.level_types)
        self.fills_blocks = any(type.format == STRUCTURED for type in encoding.level_types)
        self.dtype = array_dtype(element_type)
        self.read = reader(element_type)
        self.fixed_sizes = fixed_sizes(encoding)
        self.to_levels = to_levels(encoding)
        self.to_dims = to_dims(encoding)
        given = encoding.explicit_value
        self.explicit = None if given is None else value_of_attribute(given, element_type)

    @staticmethod
    def of(type: Type) -> StorageFormat:
        """The format of a tensor type with an encoding."""
        assert isinstance(type, TensorType)
        encoding: EncodingAttr = type.encoding  # type: ignore[assignment]  # callers asked
        return StorageFormat.get(encoding, type.element_type)

    @staticmethod
    def get(encoding: EncodingAttr, element_type: Type) -> StorageFormat:
        key = (encoding, element_type)
        return _formats.get(key) or _formats.setdefault(key, StorageFormat(*key))

    def level_sizes(self, shape: Sequence[int]) -> list[int]:
        """Those of the encoding; levels that count have their slices."""
        sizes = self.encoding.level_shape(shape)
        for level, size in self.fixed_sizes.items():
            sizes[level] = size
        return sizes

    def build(self, shape: Sequence[int], rows: Array, values: Array) -> Storage:
        """The storage of entries, given by their dimensions' coordinates; those at one place add up."""
        if self.explicit is not None:
            values = np.full(len(values), self.explicit, self.dtype)
        if self.dtype == np.bool_:
            values = values.astype(np.int8)
        encoding = self.encoding
        sizes = self.level_sizes(shape)
        try:
            made = build(
                encoding.level_types, sizes, self.to_levels(rows), values, encoding.pos_width, encoding.crd_width
            )
        except StorageError as error:
            raise ExecutionError(str(error)) from None
        if self.dtype == np.bool_:
            return made.with_values((made.values & 1).astype(np.bool_))
        if made.values.size >= len(rows):
            return made
        return made.with_values(self._in_range(made.values))

    def _in_range(self, sums: Array) -> Array:
        """Sums of entries as elements of the type."""
        if isinstance(self.element_type, FloatType):
            if self.element_type in WIDE:
                raise unsupported("entries at one place do not add up in this type")
            return sums if sums.dtype != np.float32 else array_rounding(self.element_type)(sums.astype(np.float64))
        cut = None if isinstance(self.element_type, ComplexType) else array_wrapping(self.element_type)
        return sums if cut is None else cut(sums)


_formats: Final[dict[tuple[EncodingAttr, Type], StorageFormat]] = derived({})


@final
class SliceView:
    """The part of a tensor that a slice shows; `shape` is that of the tensor. `outer`: the tensor is a slice itself."""

    __slots__ = ("offsets", "outer", "shape", "sizes", "strides")

    def __init__(
        self,
        shape: Sequence[int],
        offsets: Sequence[int],
        sizes: Sequence[int],
        strides: Sequence[int],
        outer: SliceView | None = None,
    ) -> None:
        self.shape = tuple(shape)
        self.offsets = tuple(offsets)
        self.sizes = tuple(sizes)
        self.strides = tuple(strides)
        self.outer = outer

    def permuted(self, order: Sequence[int]) -> SliceView:
        """With dimension `order[k]` as dimension k."""
        parts = (self.shape, self.offsets, self.sizes, self.strides)
        shape, offsets, sizes, strides = [[part[one] for one in order] for part in parts]
        outer = None if self.outer is None else self.outer.permuted(order)
        return SliceView(shape, offsets, sizes, strides, outer)

    def translate(self, rows: Array) -> tuple[Array, Array]:
        """Tells which coordinates of the whole tensor are in the slice, and gives all of them as those of the slice."""
        shown: Array = np.ones(len(rows), np.bool_)
        if self.outer is not None:
            shown, rows = self.outer.translate(rows)
        moved = rows - np.array(self.offsets)
        strides = np.array(self.strides)
        inside = np.all((moved >= 0) & (moved % strides == 0) & (moved < np.array(self.sizes) * strides), axis=1)
        return inside & shown, moved // strides


@final
class _Log:
    """Insertions in order; `latest` has what the longest chain of them has at each place."""

    __slots__ = ("latest", "rows", "values")

    def __init__(self) -> None:
        self.rows: list[tuple[int, ...]] = []
        self.values: list[object] = []
        self.latest: dict[tuple[int, ...], object] = {}


@final
class SparseTensor:
    """A tensor in a sparse format. `window`: it is a slice, and `storage` that of the whole tensor."""

    __slots__ = ("_count", "_log", "_places", "_storage", "format", "shape", "window")

    def __init__(
        self, format: StorageFormat, shape: Sequence[int], storage: Storage, window: SliceView | None = None
    ) -> None:
        self.format = format
        self.shape = tuple(shape)
        self.window = window
        self._storage = storage
        self._log: _Log | None = None
        self._count = 0
        self._places: dict[tuple[int, ...], list[tuple[int, int]]] | None = None

    @staticmethod
    def of_rows(format: StorageFormat, shape: Sequence[int], rows: Array, values: Array) -> SparseTensor:
        """From dimension coordinates and values."""
        slices = format.encoding.dim_slices
        if slices:
            # The tensor around it is as large as the slice needs it to be.
            offsets = [max(one.offset, 0) for one in slices]
            strides = [max(one.stride, 1) for one in slices]
            whole = [at + max(size - 1, 0) * step + 1 for at, size, step in zip(offsets, shape, strides, strict=True)]
            storage = format.build(whole, rows * np.array(strides) + np.array(offsets), values)
            return SparseTensor(format, shape, storage, SliceView(whole, offsets, shape, strides))
        return SparseTensor(format, shape, format.build(shape, rows, values))

    @staticmethod
    def of_array(format: StorageFormat, array: Array) -> SparseTensor:
        """Creates a tensor from the nonzero elements of an array."""
        places = np.nonzero(array)
        rows = np.stack(places, axis=1) if places else np.zeros((0, 0), np.int64)
        return SparseTensor.of_rows(format, array.shape, rows.astype(np.int64), array[places])

    @staticmethod
    def empty(format: StorageFormat, shape: Sequence[int]) -> SparseTensor:
        """Without entries."""
        return SparseTensor.of_rows(
            format, shape, np.zeros((0, len(shape)), np.int64), np.zeros(0, format.dtype)
        )  # fmt: skip

    # Reading.

    @property
    def storage(self) -> Storage:
        """The storage, with all insertions in it."""
        log = self._log
        if log is not None:
            rows = np.array(log.rows[: self._count], np.int64).reshape(self._count, len(self.shape))
            values = np.empty(self._count, self.format.dtype)
            for at, value in enumerate(log.values[: self._count]):
                values[at] = value
            self._storage = self._merged(rows, values)
            self._log, self._count, self._places = None, 0, None
        return self._storage

    def _merged(self, rows: Array, values: Array) -> Storage:
        """The entries that no insertion replaces, and the last insertion at each place."""
        old_rows, old_values = self._entries(self._storage)
        keys = place_keys(np.concatenate([old_rows, rows]), self.shape)
        old, new = keys[: len(old_rows)], keys[len(old_rows) :]
        _, last = np.unique(new[::-1], return_index=True)
        keep = np.sort(len(new) - 1 - last)
        kept = ~np.isin(old, new)
        if self.format.fills_blocks:
            # Zeros fill up blocks that are not full: they make room.
            kept &= old_values != 0
        rows = np.concatenate([old_rows[kept], rows[keep]])
        return self.format.build(self.shape, rows, np.concatenate([old_values[kept], values[keep]]))

    def entries(self) -> tuple[Array, Array]:
        """Dimension coordinates, a row an entry, and values of what is stored, in storage order."""
        return self._entries(self.storage)

    def _entries(self, storage: Storage) -> tuple[Array, Array]:
        rows, batches, positions = self._places_in(storage)
        try:
            values = storage.read_values(batches, positions)
        except StorageError as error:
            raise undefined(str(error)) from None
        if self.format.explicit is not None:
            values = np.full(len(values), self.format.explicit, self.format.dtype)
        return rows, values

    def _places_in(self, storage: Storage) -> tuple[Array, Array, Array]:
        """Dimension coordinates, batch and position of all entries within the tensor's bounds."""
        start = np.zeros(1, np.int64)
        try:
            _, rows, batches, positions = storage.walk(0, len(storage.sizes), start, start)
        except StorageError as error:
            raise undefined(str(error)) from None
        rows = self.format.to_dims(rows)
        if self.window is None:
            # Blocks may reach over the edge.
            inside = np.all(rows < np.array(self.shape), axis=1)
        else:
            inside, rows = self.window.translate(rows)
        if np.all(inside):
            return rows, batches, positions
        return rows[inside], batches[inside], positions[inside]

    def dense(self) -> Array:
        """As an array with zeros; entries at one place add up."""
        if math.prod(self.shape) > MOST_POSITIONS:
            raise limit(f"an array of {' x '.join([str(size) for size in self.shape])} elements does not fit in memory")
        rows, values = self.entries()
        if len(np.unique(place_keys(rows, self.shape))) == len(rows):
            array = np.zeros(self.shape, self.format.dtype)
            array[tuple(rows.T)] = values
            return array
        whole = StorageFormat.get(_all_dense(len(self.shape)), self.format.element_type)
        return whole.build(self.shape, rows, values).values.reshape(self.shape)

    def lookup(self, index: tuple[int, ...]) -> object | None:
        """The element that is stored at an index, the sum if there are several; None if there is none."""
        log = self._log
        if log is not None:
            if len(log.rows) != self._count:
                self.storage  # noqa: B018  (takes in what is logged)
            elif index in log.latest:
                return log.latest[index]
        if self._places is None:
            self._places = {}
            rows, batches, positions = self._places_in(self._storage)
            places = zip(map(tuple, rows.tolist()), batches.tolist(), positions.tolist(), strict=True)
            for row, batch, position in places:
                self._places.setdefault(row, []).append((batch, position))
        found = self._places.get(index)
        return None if found is None else self.value_at(found)

    def value_at(self, places: Sequence[tuple[int, int]]) -> object:
        """The sum of the values at some batches and positions."""
        if self.format.explicit is not None:
            return self.format.explicit
        storage = self._storage
        values = storage.values.reshape(storage.batch_count(), storage.values.shape[-1])
        if len(places) == 1:
            return self.format.read(values, places[0])
        whole = StorageFormat.get(_all_dense(1), self.format.element_type)
        given = np.array([values[place] for place in places], self.format.dtype)
        return self.format.read(whole.build([1], np.zeros((len(given), 1), np.int64), given).values, (0,))

    # Writing.

    def insert(self, index: tuple[int, ...], value: object) -> SparseTensor:
        """A tensor with one more element, or with another one at that place."""
        if self.window is not None:
            raise unsupported("nothing can be inserted into a slice")
        log = self._log
        if log is None:
            log = _Log()
        elif len(log.rows) != self._count:
            fork = _Log()
            fork.rows, fork.values = log.rows[: self._count], log.values[: self._count]
            fork.latest = dict(zip(fork.rows, fork.values, strict=True))
            log = fork
        log.rows.append(index)
        log.values.append(value)
        log.latest[index] = value
        made = SparseTensor(self.format, self.shape, self._storage)
        made._log, made._count, made._places = log, self._count + 1, self._places
        return made

    def converted(self, format: StorageFormat) -> SparseTensor:
        """The entries in another format; explicit zeros stay."""
        rows, values = self.entries()
        return SparseTensor.of_rows(format, self.shape, rows, converted_values(values, self.format, format))


def converted_values(values: Array, source: StorageFormat, target: StorageFormat) -> Array:
    """Values of entries as elements of another type."""
    return number_values(values, source.element_type, target.element_type)


def number_values(values: Array, source: Type, target: Type) -> Array:
    """Numbers of one type as numbers of another: floats lose their fractions, integers wrap and have a sign, i1 too."""
    if source is target:
        return values
    if source is I1:
        values = -values.astype(np.int8)
    from pyopt.interpreter.convert import elements_of

    if is_integer(target):
        if values.dtype.kind == "f":
            values = np.trunc(values)
        cut = wrapping(target)
        return np.array([cut(int(one)) for one in values.reshape(-1).tolist()], array_dtype(target)).reshape(
            values.shape
        )
    return elements_of(values, target, converts=True)


def place_keys(rows: Array, shape: Sequence[int]) -> Array:
    """A number for each coordinate row, the same for equal ones and rising as the rows do."""
    if math.prod(shape) < 1 << 62:
        keys = np.zeros(len(rows), np.int64)
        for column, size in zip(rows.T, shape, strict=True):
            keys = keys * size + column
        return keys
    return np.unique(rows, axis=0, return_inverse=True)[1].reshape(-1)


def _all_dense(rank: int) -> EncodingAttr:
    from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
    from pyopt.dialects.sparse_tensor.level_types import DENSE, LevelType

    return EncodingAttr.get([LevelType.get(DENSE)] * rank)
