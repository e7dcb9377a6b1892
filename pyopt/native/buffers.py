"""Numbers and dense arrays to slots. All is checked before anything runs: the shape, the dtype, and for memory that the
function may write to that it can be used as it is.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import numpy as np

from pyopt.native.elements import dtype_of, in_range, odd_width
from pyopt.native.errors import NativeError
from pyopt.native.signature import VECTOR

if TYPE_CHECKING:
    from pyopt.native.calls import Slots
    from pyopt.native.elements import Array
    from pyopt.native.signature import Parameter

DYNAMIC: Final = -(1 << 63)


def put_number(value: object, parameter: Parameter, slots: Slots) -> None:
    """A number, or an array without dimensions."""
    element = parameter.element
    array = np.asarray(value)
    if array.shape != ():
        raise NativeError(f"an array of shape {shape_text(array.shape)} is no {parameter.text}")
    kind = array.dtype.kind
    if element[:1] == "c":
        if kind not in "biufc":
            raise _no_number(value, parameter)
        number = complex(array.item())
        if element == "c64":
            slots.put_bytes(np.float32(number.real).tobytes(), 1)
            slots.put_bytes(np.float32(number.imag).tobytes(), 1)
        else:
            slots.put_bytes(np.float64(number.real).tobytes(), 1)
            slots.put_bytes(np.float64(number.imag).tobytes(), 1)
    elif element[0] == "f":
        if kind not in "biuf":
            raise _no_number(value, parameter)
        slots.put_bytes(np.asarray(array, dtype_of(element)).tobytes(), 1)
    elif element in ("bf16", "b8"):
        if kind == "f" and element == "bf16":
            slots.put_integer(int(_bf16_bits(np.float32(array))))
        elif kind in "iu" and 0 <= array.item() < 1 << (16 if element == "bf16" else 8):
            slots.put_integer(array.item())
        else:
            raise _no_number(value, parameter)
    else:
        if kind not in "biu" and not (kind == "O" and isinstance(array.item(), int)):
            raise _no_number(value, parameter)
        number_ = int(array.item())
        width = int(element[1:])
        if not -(1 << width - 1) <= number_ < 1 << width:
            raise NativeError(f"{number_} is no {parameter.text}")
        slots.put_bytes((number_ & ((1 << 64) - 1 if width == 64 else (1 << width) - 1)).to_bytes(8, "little"), 1)


def _no_number(value: object, parameter: Parameter) -> NativeError:
    return NativeError(f"{value!r} is no {parameter.text}")


def _bf16_bits(value: np.float32) -> int:
    """The encoding of the nearest bf16."""
    bits = int(np.float32(value).view(np.uint32))
    if math.isnan(float(value)):
        return bits >> 16 | 0x40
    return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16


def checked_array(value: object, element: str, text: str) -> Array:
    """The value as an array with the dtype of the element; numbers and lists become arrays of it if they fit."""
    dtype = dtype_of(element)
    array = np.asarray(value)
    if array.dtype == dtype:
        return array
    if isinstance(value, np.ndarray):
        same_bits = array.dtype.kind in "iu" and dtype.kind in "iu" and array.dtype.itemsize == dtype.itemsize
        if same_bits and array.dtype.isnative:
            return array.view(dtype)
        if element == "bf16" and array.dtype.name == "bfloat16":
            return array.view(dtype)
        if element == "i1" and array.dtype.kind == "b":
            return array
        raise NativeError(f"an array of dtype {array.dtype} is no {text}, whose elements are {dtype}")
    if array.dtype.kind not in "biufc" or not np.can_cast(array.dtype, dtype, "same_kind"):
        raise NativeError(f"{value!r:.60} is no {text}, whose elements are {dtype}")
    with np.errstate(all="ignore"):
        return array.astype(dtype)


def shape_text(shape: tuple[int, ...]) -> str:
    return "x".join([str(size) for size in shape]) or "()"


def check_shape(shape: tuple[int, ...], parameter: Parameter) -> None:
    """Raises if a shape is none that the parameter takes."""
    wanted = parameter.shape + (parameter.inner if parameter.kind != VECTOR else ())
    if len(shape) != len(wanted) or any(size not in (one, DYNAMIC) for size, one in zip(wanted, shape, strict=True)):
        raise NativeError(f"an array of shape {shape_text(shape)} is no {parameter.text}")


def put_buffer(value: object, parameter: Parameter, slots: Slots) -> None:
    """A tensor or memref. Contiguous arrays are used where they are."""
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
        slots.put_array(array, rank, True, strides, offset)
        return
    if odd_width(parameter.element):
        array = in_range(array, parameter.element)
    if not array.flags.c_contiguous or not array.flags.aligned:
        array = np.ascontiguousarray(array).reshape(array.shape)
    slots.put_array(array, rank, False, row_major(array.shape[:rank]))


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
