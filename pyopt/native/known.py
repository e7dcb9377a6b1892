"""Arrays of sparse tensors that were checked already."""

from __future__ import annotations

import weakref

from pyopt.light import TYPE_CHECKING, Any, Callable, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.native.elements import Array

_KEPT: Final = 64


@final
class KnownMatrix:
    """One of SciPy's csr, csc or coo arrays, whose own arrays native code takes as they are.

    `positions`: those of a coo array, which SciPy does not have. `sizes`: extents of the levels, lengths of the arrays.
    """

    __slots__ = ("_kept", "_lengths", "_matrix", "_positions", "_shape", "sizes")

    def __init__(
        self, matrix: Any, shape: tuple[int, ...], own: Sequence[Array], positions: Array | None, sizes: list[int]
    ) -> None:
        self._matrix: Callable[[], Any] = weakref.ref(matrix)
        self._shape = shape
        self._kept = [weakref.ref(one) for one in own]
        self._lengths = [len(one) for one in own]
        self._positions = positions
        self.sizes = sizes

    def arrays(self, matrix: Any) -> tuple[Array, ...] | None:
        """The arrays of a matrix if it is this one, and has the arrays that it had."""
        if self._matrix() is not matrix or matrix.shape != self._shape:
            return None
        own = own_arrays(matrix, self._positions is not None)
        first, second, values = own
        kept = self._kept
        if first is not kept[0]() or second is not kept[1]() or values is not kept[2]():
            return None
        lengths = self._lengths
        if len(first) != lengths[0] or len(second) != lengths[1] or len(values) != lengths[2]:
            return None
        return own if self._positions is None else (self._positions, *own)


def own_arrays(matrix: Any, by_coordinates: bool) -> tuple[Array, ...]:
    """The arrays of one of SciPy's arrays, in the order of native code."""
    if by_coordinates:
        return (*matrix.coords, matrix.data)
    return matrix.indptr, matrix.indices, matrix.data


@final
class KnownArrays:
    """Arrays of a parameter that were found to be good, so that they are checked once; it keeps none alive."""

    __slots__ = ("_found", "_matrices")

    def __init__(self) -> None:
        self._matrices: dict[int, KnownMatrix] = {}
        self._found: dict[tuple[object, ...], tuple[list[tuple[weakref.ref[Array], tuple[int, ...]]], list[int] | None]]
        self._found = {}

    def find(self, shape: Sequence[int], arrays: Sequence[Array]) -> tuple[bool, list[int] | None]:
        """Whether these arrays are known, and how much of each is used."""
        found = self._found.get((*shape, *[id(array) for array in arrays]))
        if found is None:
            return False, None
        for (kept, extents), array in zip(found[0], arrays, strict=True):
            if kept() is not array or array.shape != extents:
                return False, None
        return True, found[1]

    def add(self, shape: Sequence[int], arrays: Sequence[Array], lengths: list[int] | None) -> None:
        if len(self._found) >= _KEPT:
            self._found.clear()
        key = (*shape, *[id(array) for array in arrays])
        self._found[key] = ([(weakref.ref(array), array.shape) for array in arrays], lengths)

    def note(self, matrix: Any, shape: tuple[int, ...], arrays: Sequence[Array], sizes: list[int]) -> None:
        """Notes that native code takes these arrays for a matrix of SciPy's, if they are the matrix's own."""
        by_coordinates = matrix.format == "coo"
        if matrix.format not in ("csr", "csc") and not (by_coordinates and len(arrays) == 4):
            return
        positions, taken = (arrays[0], arrays[1:]) if by_coordinates else (None, arrays)
        own = own_arrays(matrix, by_coordinates)
        if len(own) != 3 or any(one is not other for one, other in zip(own, taken, strict=True)):
            return
        if len(self._matrices) >= _KEPT:
            self._matrices.clear()
        self._matrices[id(matrix)] = KnownMatrix(matrix, shape, own, positions, sizes)

    def of_matrix(self, matrix: Any) -> tuple[tuple[Array, ...], list[int]] | None:
        """The arrays of a known matrix, and the sizes behind them; None for what is not known, or was changed."""
        found = self._matrices.get(id(matrix))
        try:
            arrays = None if found is None else found.arrays(matrix)
        except (AttributeError, TypeError, ValueError):  # it has lost its arrays
            return None
        return None if found is None or arrays is None else (arrays, found.sizes)
