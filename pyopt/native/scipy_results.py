"""SciPy's arrays of what a program gave, without what their constructors look at again.

A constructor takes 20 microseconds, and for COO it also looks at all coordinates. So the first result of a shape is
made by the constructor, and others are made like it, with their own arrays in the places of its arrays. Where SciPy
does not keep arrays as it is given them, such as coordinates that are too wide, all results are made by constructors.
"""

from __future__ import annotations

from importlib.util import find_spec

import numpy as np

from pyopt.light import TYPE_CHECKING, Any, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.native.elements import Array, Dtype

_PLAIN: Final = (bool, int, str, tuple, type(None))
"""Kinds of attributes that two matrices may share."""
_NARROW: Final = np.dtype(np.int32)
"""The dtype of coordinates that SciPy keeps as it is given them."""


def has_scipy() -> bool:
    """Whether SciPy is installed."""
    return find_spec("scipy") is not None


@final
class MatrixMaker:
    """Makes the results of one parameter."""

    __slots__ = ("_first", "format")

    def __init__(self, format: str) -> None:
        self.format = format
        # Several threads may be here: it is set in one go.
        self._first: FirstMatrix | None = None

    def make(self, shape: tuple[int, ...], values: Array, coordinates: Sequence[Array]) -> object:
        """A csr, csc, coo or bsr array. coordinates: columns or rows and positions, or rows and columns."""
        first = self._first
        if first is not None and first.shape == shape and first.has_dtypes(values, *coordinates):
            return first.another(values, *coordinates)
        from scipy import sparse  # type: ignore[import-untyped]

        kind = getattr(sparse, f"{self.format}_array")
        given = tuple(coordinates)
        made = kind((values, given) if self.format == "coo" else (values, *given), shape=shape)
        self._note(kind, made, shape, values, coordinates)
        return made

    def _note(self, kind: Any, made: Any, shape: tuple[int, ...], values: Array, coordinates: Sequence[Array]) -> None:
        """Keeps what the constructor made of a shape, if it took 32-bit coordinates as they are."""
        attributes = dict(getattr(made, "__dict__", {}))
        if self.format == "coo":
            own = [attributes.pop("data", None), *attributes.pop("coords", ())]
        else:
            own = [attributes.pop(name, None) for name in ("data", "indices", "indptr")]
        given = [values, *coordinates]
        kept = len(own) == len(given) and all(map(_is_taken, own, given))
        plain = all(isinstance(one, _PLAIN) for one in attributes.values())
        if kept and plain and len(given) == 3 and all(one.dtype == _NARROW for one in coordinates):
            self._first = FirstMatrix(kind, self.format, shape, values.dtype, attributes)


@final
class FirstMatrix:
    """The first result of a shape, of which others are made: its kind, dtypes and further attributes."""

    __slots__ = ("_attributes", "_by_coordinates", "_dtype", "_kind", "shape")

    def __init__(
        self, kind: Any, format: str, shape: tuple[int, ...], dtype: Dtype, attributes: dict[str, Any]
    ) -> None:
        self._kind = kind
        self._by_coordinates = format == "coo"
        self.shape = shape
        self._dtype = dtype
        self._attributes = attributes

    def has_dtypes(self, values: Array, first: Array, second: Array) -> bool:
        """Whether arrays have the dtypes of its own."""
        return values.dtype == self._dtype and first.dtype == _NARROW and second.dtype == _NARROW

    def another(self, values: Array, first: Array, second: Array) -> object:
        """A result like it with other arrays."""
        kind = self._kind
        made = kind.__new__(kind)
        attributes = made.__dict__
        attributes.update(self._attributes)
        attributes["data"] = _without_spare(values)
        if self._by_coordinates:
            attributes["coords"] = (_without_spare(first), _without_spare(second))
        else:
            attributes["indices"], attributes["indptr"] = _without_spare(first), second
        return made


def _is_taken(own: object, given: Array) -> bool:
    """SciPy's array is the one that it was given, or a copy without what was kept in reserve."""
    return isinstance(own, np.ndarray) and own.dtype == given.dtype and own.shape == given.shape


def _without_spare(array: Array) -> Array:
    """The array, or a copy of it if less than half of its memory is used, as SciPy does."""
    base = array.base
    return array.copy() if isinstance(base, np.ndarray) and array.size < base.size // 2 else array
