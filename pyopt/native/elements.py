"""The layout of elements in native memory, as NumPy dtypes.

Integers of odd widths fill the next larger integer; i1 is a bool. bf16 and the floats of 8 bits are unsigned integers
with their bits, which NumPy has no floats for.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from pyopt.ir.types import FloatType, Type, element_type_or_self
from pyopt.light import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    Array: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[Any]]
    Dtype: TypeAlias = np.dtype[Any]

_FIXED: Final = {
    "f64": np.float64, "f32": np.float32, "f16": np.float16, "bf16": np.uint16, "b8": np.uint8, "c64": np.complex64,
    "c128": np.complex128, "i1": np.bool_, "u1": np.bool_,
}  # fmt: skip
_dtypes: dict[str, Dtype] = {}


def dtype_of(element: str) -> Dtype:
    """The dtype of an element by its name (see `signature.element_name`)."""
    found = _dtypes.get(element)
    if found is None:
        fixed = _FIXED.get(element)
        if fixed is None:
            width = int(element[1:])
            bytes = 1 << max((width + 7) // 8 - 1, 0).bit_length()
            found = np.dtype(f"{'u' if element[0] == 'u' else 'i'}{bytes}")
        else:
            found = np.dtype(fixed)
        _dtypes[element] = found
    return found


@cache
def type_string(dtype: Dtype) -> str:
    """A dtype as the interface of arrays writes it: `<f8`."""
    return dtype.str


@cache
def odd_width(element: str) -> int:
    """The width of an integer that does not fill its memory, else 0."""
    if element[0] not in "iu" or element in ("i1", "u1"):
        return 0
    width = int(element[1:])
    return 0 if width in (8, 16, 32, 64) else width


def in_range(array: Array, element: str) -> Array:
    """The array with numbers of an odd width cut down to it: what lies above their bits in memory is junk."""
    width = odd_width(element)
    if not width:
        return array
    shift = array.dtype.itemsize * 8 - width
    # NumPy makes a number of an array without dimensions.
    return np.asarray((array << shift) >> shift)


def in_memory(array: Array, element: str) -> Array:
    """The array with numbers of an odd width as native code has them: zeros above their bits."""
    width = odd_width(element)
    return np.asarray(array & np.array((1 << width) - 1, array.dtype)) if width else array


@cache
def value_range(element: str) -> tuple[int, int] | None:
    """The least and the greatest number that an integer parameter takes; bits are given as unsigned numbers, too."""
    if element in ("bf16", "b8"):
        return 0, (1 << (16 if element == "bf16" else 8)) - 1
    if element[0] not in "iu":
        return None
    width = int(element[1:])
    return 0 if element[0] == "u" and width > 1 else -(1 << width - 1), (1 << width) - 1


def is_small(type: Type) -> bool:
    """A float of 8 bits at most, or what has such elements."""
    element = element_type_or_self(type)
    return isinstance(element, FloatType) and element.width <= 8
