"""The results of structured ops on sparse operands, as they fill up."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.dialects.sparse_tensor.tensor import SparseTensor
from pyopt.interpreter.numbers import Array, reader, zero_of
from pyopt.light import Sequence, final


class Output:
    """One output; places are subscripts."""

    __slots__ = ()

    def has(self, place: tuple[int, ...]) -> bool:
        """There is an element already."""
        raise NotImplementedError

    def read(self, place: tuple[int, ...]) -> object:
        raise NotImplementedError

    def write(self, place: tuple[int, ...], value: object) -> None:
        raise NotImplementedError

    def read_all(self, places: Sequence[Array], count: int) -> Array:
        raise NotImplementedError

    def write_all(self, places: Sequence[Array], values: Array) -> None:
        raise NotImplementedError

    def add_all(self, places: Sequence[Array], values: Array) -> None:
        """One after the other, in order."""
        raise NotImplementedError

    def result(self) -> object:
        raise NotImplementedError


@final
class DenseOutput(Output):
    """`kept`: elements that are not written stay as they were; otherwise they are zero."""

    __slots__ = ("array", "old", "reader")

    def __init__(self, array: Array, kept: bool, type: object) -> None:
        self.old = array
        self.array = array.copy() if kept else np.zeros(array.shape, array.dtype)
        self.reader = reader(type)  # type: ignore[arg-type]  # a type
        if kept:
            self.old = self.array

    def has(self, place: tuple[int, ...]) -> bool:
        return True

    def read(self, place: tuple[int, ...]) -> object:
        return self.reader(self.old, place)

    def write(self, place: tuple[int, ...], value: object) -> None:
        self.array[place] = value

    def read_all(self, places: Sequence[Array], count: int) -> Array:
        return np.broadcast_to(self.old[tuple(places)], count)

    def write_all(self, places: Sequence[Array], values: Array) -> None:
        if places:
            self.array[tuple(places)] = values
        elif len(values):
            self.array[()] = values[-1]

    def add_all(self, places: Sequence[Array], values: Array) -> None:
        if places:
            np.add.at(self.array, tuple(places), values)
        else:
            total = self.array.reshape(1)
            np.add.at(total, np.zeros(len(values), np.int64), values)

    def result(self) -> object:
        return self.array


@final
class SparseOutput(Output):
    """`kept`: entries that are not written stay; otherwise they are removed."""

    __slots__ = ("elements", "old", "tensor", "zero")

    def __init__(self, tensor: SparseTensor, kept: bool, read: bool) -> None:
        self.tensor = tensor
        self.zero = zero_of(tensor.format.element_type)
        found: dict[tuple[int, ...], object] = {}
        if kept or read:
            rows, values = tensor.entries()
            for at, row in enumerate(map(tuple, rows.tolist())):
                found[row] = tensor.format.read(values, (at,)) if row not in found else tensor.lookup(row)
        self.old = found
        self.elements = found if kept else {}

    def has(self, place: tuple[int, ...]) -> bool:
        return place in self.old

    def read(self, place: tuple[int, ...]) -> object:
        return self.old.get(place, self.zero)

    def write(self, place: tuple[int, ...], value: object) -> None:
        self.elements[place] = value

    def read_all(self, places: Sequence[Array], count: int) -> Array:
        array = np.empty(count, self.tensor.format.dtype)
        for at, place in enumerate(zip(*[index.tolist() for index in places], strict=True)):
            array[at] = self.old.get(place, self.zero)
        return array

    def write_all(self, places: Sequence[Array], values: Array) -> None:
        read = self.tensor.format.read
        for at, place in enumerate(zip(*[index.tolist() for index in places], strict=True)):
            self.elements[place] = read(values, (at,))

    def add_all(self, places: Sequence[Array], values: Array) -> None:
        rows = np.stack(places, axis=1)
        distinct, which = np.unique(rows, axis=0, return_inverse=True)
        sums = self.read_all(list(distinct.T), len(distinct))
        np.add.at(sums, which.reshape(-1), values)
        self.write_all(list(distinct.T), sums)

    def result(self) -> object:
        format, shape = self.tensor.format, self.tensor.shape
        rows = np.array(list(self.elements), np.int64).reshape(len(self.elements), len(shape))
        values = np.empty(len(rows), format.dtype)
        for at, value in enumerate(self.elements.values()):
            values[at] = value
        return SparseTensor.of_rows(format, shape, rows, values)
