"""Numbers and dense arrays to slots. All is checked before anything runs: the shape, the dtype, and for memory that the
function may write to that it can be used as it is.
"""

from __future__ import annotations

import math

import numpy as np

from pyopt.interpreter.errors import ExecutionError, shown
from pyopt.light import TYPE_CHECKING, Final
from pyopt.native.elements import dtype_of, in_memory, odd_width, value_range
from pyopt.native.errors import NativeError
from pyopt.native.signature import VECTOR, Parameter

if TYPE_CHECKING:
    from pyopt.native.calls import Slots
    from pyopt.native.elements import Array

DYNAMIC: Final = -(1 << 63)
_ARRAYS: Final = ("__array__", "__array_interface__", "__array_struct__")
"""Attributes of objects that show their memory as an array."""


_FIRST_INFINITE: Final = {
    "f16": 65520.0, "f32": 2.0**128 - 2.0**103, "c64": 2.0**128 - 2.0**103, "bf16": 2.0**128 - 2.0**119,
}  # fmt: skip
"""The least number that is rounded to infinity."""


def as_array(value: object, text: str) -> Array:
    """The value as NumPy sees it; raises NativeError for what is no array."""
    if type(value) is np.ndarray:
        return value
    from pyopt.interpreter.given import array_of_object  # with what reads files

    try:
        return array_of_object(value, text)
    except ExecutionError as error:
        raise NativeError(error.message) from error


def contiguous(array: Array) -> Array:
    """The array, or a copy of it if it has gaps or is not aligned."""
    flags = array.flags
    return array if flags.c_contiguous and flags.aligned else np.array(array, order="C")


def put_number(value: object, parameter: Parameter, slots: Slots) -> None:
    """A number, or an array without dimensions."""
    element = parameter.element
    kind_of_value = type(value)
    if kind_of_value is float and element == "f64":
        slots.put_double(value)  # type: ignore[arg-type]
        return
    limits = value_range(element) if kind_of_value is int else None
    if limits is not None:
        if not limits[0] <= value <= limits[1]:  # type: ignore[operator]
            raise _no_number(value, parameter)
        slots.put_integer(value & limits[1])  # type: ignore[operator]
        return
    array = as_array(value, parameter.text)
    if array.shape != ():
        raise NativeError(f"an array of shape {shape_text(array.shape)} is no {parameter.text}")
    kind = array.dtype.kind
    if element[:1] == "c":
        if kind not in "biufc":
            raise _no_number(value, parameter)
        number = complex(array.item())
        for part in (number.real, number.imag):
            _check_finite(part, element, value, parameter)
            slots.put_bytes((np.float32 if element == "c64" else np.float64)(part).tobytes(), 1)
    elif element[0] == "f":
        if kind not in "biuf":
            raise _no_number(value, parameter)
        _check_finite(float(array), element, value, parameter)
        slots.put_bytes(np.asarray(array, dtype_of(element)).tobytes(), 1)
    elif kind == "f" and element == "bf16":
        _check_finite(float(array), element, value, parameter)
        slots.put_integer(int(_bf16_bits(np.float32(array))))
    else:
        bits = element in ("bf16", "b8")
        if kind not in ("iu" if bits else "biu") and not (kind == "O" and isinstance(array.item(), int)):
            raise _no_number(value, parameter)
        number_ = int(array.item())
        low, high = value_range(element) or (0, 0)
        if not low <= number_ <= high:
            raise _no_number(value, parameter)
        slots.put_integer(number_ & high)


def _check_finite(number: float, element: str, value: object, parameter: Parameter) -> None:
    """Raises for a number that would become infinite."""
    limit = _FIRST_INFINITE.get(element)
    if limit is not None and limit <= abs(number) != math.inf:
        raise NativeError(f"{shown(value)} is too large for {parameter.text}")


def _no_number(value: object, parameter: Parameter) -> NativeError:
    return NativeError(f"{shown(value)} is no {parameter.text}")


def _bf16_bits(value: np.float32) -> int:
    """The encoding of the nearest bf16."""
    bits = int(np.float32(value).view(np.uint32))
    if math.isnan(float(value)):
        return bits >> 16 | 0x40
    return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16


def checked_array(value: object, element: str, text: str) -> Array:
    """The value as an array with the dtype of the element; numbers and lists become arrays of it if they fit."""
    dtype = dtype_of(element)
    array = as_array(value, text)
    if array.dtype == dtype:
        if dtype.kind == "b" or odd_width(element):
            _check_range(array, element, text)
        return array
    if shows_memory(value):
        same_bits = array.dtype.kind in "iu" and dtype.kind in "iu" and array.dtype.itemsize == dtype.itemsize
        if same_bits and array.dtype.isnative:
            array = array.view(dtype)
            if odd_width(element):
                _check_range(array, element, text)
            return array
        if element == "bf16" and array.dtype.name == "bfloat16":
            return array.view(dtype)
        raise NativeError(f"an array of dtype {array.dtype} is no {text}, whose elements are {dtype}")
    if array.dtype.kind not in "biufc" or not (array.size == 0 or np.can_cast(array.dtype, dtype, "same_kind")):
        raise NativeError(f"{shown(value)} is no {text}, whose elements are {dtype}")
    _check_range(array, element, text)
    with np.errstate(all="ignore"):
        made = array.astype(dtype)
    if dtype.kind in "fc" and np.any(np.isinf(made) & ~np.isinf(array)):
        raise NativeError(f"{shown(value)} has numbers that are too large for {text}")
    return made


def _check_range(array: Array, element: str, text: str) -> None:
    """Raises for integers that an element does not hold, and for bools that are neither 0 nor 1 in memory."""
    limits = value_range(element)
    if limits is None or not array.size or array.dtype.kind not in "iub":
        return
    seen = array.view(np.uint8) if array.dtype.kind == "b" else array
    for number in (int(seen.min()), int(seen.max())):
        if not (limits if seen is array else (0, 1))[0] <= number <= limits[1]:
            raise NativeError(f"the number {number} is no element of {text}")


def shape_text(shape: tuple[int, ...]) -> str:
    return "x".join([str(size) for size in shape]) or "()"


def check_shape(shape: tuple[int, ...], parameter: Parameter) -> None:
    """Raises if a shape is none that the parameter takes."""
    wanted = parameter.shape + (parameter.inner if parameter.kind != VECTOR else ())
    if len(shape) != len(wanted) or any(size not in (one, DYNAMIC) for size, one in zip(wanted, shape, strict=True)):
        raise NativeError(f"an array of shape {shape_text(shape)} is no {parameter.text}")


def put_buffer(value: object, parameter: Parameter, slots: Slots) -> None:
    """A tensor or memref. Contiguous arrays are used where they are."""
    if parameter.writable:
        check_has_memory(value, parameter)
    array = checked_array(value, parameter.element, parameter.text)
    check_shape(array.shape, parameter)
    rank = len(parameter.shape)
    step = array.itemsize * math.prod(parameter.inner)
    aligned = all(one % step == 0 for one in array.strides[:rank]) and array.flags.aligned
    strides = [one // step for one in array.strides[:rank]] if step else [0] * rank
    if parameter.writable:
        if not array.flags.writeable:
            raise NativeError(f"the array is read-only, and the function may write to its {parameter.text}")
        if parameter.inner and not _inner_contiguous(array, rank):
            raise NativeError(f"the array's layout is none of {parameter.text}")
        if not aligned or not _has_layout(array, strides, parameter):
            raise NativeError(
                f"the array's strides {tuple(array.strides)} are not those of {parameter.text}: "
                "make it contiguous first (numpy.ascontiguousarray)"
            )
        offset = 0 if parameter.strides is None or parameter.offset == DYNAMIC else parameter.offset
        if parameter.strides is not None:
            strides = [
                own if known == DYNAMIC else known for own, known in zip(strides, parameter.strides, strict=True)
            ]
        elif not all(array.shape):
            strides = row_major(array.shape[:rank])
        check_bits(array, parameter)
        slots.put_array(array, rank, True, strides, offset)
        return
    if odd_width(parameter.element):
        array = in_memory(array, parameter.element)
    array = contiguous(array)
    slots.put_array(array, rank, False, row_major(array.shape[:rank]))


def check_has_memory(value: object, parameter: Parameter) -> None:
    """Raises for what becomes an array only here, so that what a function writes would be lost."""
    if not shows_memory(value):
        text = f"{shown(value)} is no {parameter.text}"
        raise NativeError(f"{text}: the function may write to it, so that it takes an array")


def shows_memory(value: object) -> bool:
    """Whether a value is memory of some dtype, and not a number or a list of numbers."""
    if type(value) is np.ndarray:
        return True
    if isinstance(value, (np.generic, bytes)):
        return False
    try:
        if any(hasattr(value, one) for one in _ARRAYS):
            return True
        memoryview(value)  # type: ignore[arg-type]
    except Exception:  # whatever an object of the caller's own raises
        return False
    return True


def check_bits(array: Array, parameter: Parameter) -> None:
    """Raises for numbers of an odd width that have bits above it: memory is used as it is, and has zeros there."""
    if odd_width(parameter.element) and np.any(array != in_memory(array, parameter.element)):
        raise NativeError(f"the array has bits that are not those of an element of {parameter.text}")


def _inner_contiguous(array: Array, rank: int) -> bool:
    step = array.itemsize
    for size, stride in zip(reversed(array.shape[rank:]), reversed(array.strides[rank:]), strict=True):
        if stride != step:
            return False
        step *= size
    return True


def row_major(sizes: tuple[int, ...]) -> list[int]:
    strides = [1] * len(sizes)
    for at in range(len(sizes) - 2, -1, -1):
        strides[at] = strides[at + 1] * sizes[at + 1]
    return strides


def _has_layout(array: Array, strides: list[int], parameter: Parameter) -> bool:
    """The strides are those of the memref's type, wherever they matter."""
    if not all(array.shape):
        return True
    rank = len(parameter.shape)
    wanted = list(parameter.strides) if parameter.strides is not None else row_major(array.shape[:rank])
    return all(size == 1 or one in (own, DYNAMIC) for size, own, one in zip(array.shape, strides, wanted, strict=False))
