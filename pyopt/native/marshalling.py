"""Conversion between Python objects and slots: numbers, arrays, vectors. `sparse.py` has sparse tensors."""

from __future__ import annotations

import math

import numpy as np

from pyopt.light import TYPE_CHECKING
from pyopt.native.buffers import (
    check_bits,
    check_has_memory,
    check_shape,
    checked_array,
    contiguous,
    put_buffer,
    put_number,
    row_major,
    shape_text,
)
from pyopt.native.elements import dtype_of, in_memory, in_range, odd_width
from pyopt.native.errors import NativeError
from pyopt.native.ir_text import slots_of
from pyopt.native.lanes import lane_bits, packed, unpacked
from pyopt.native.signature import ADDRESS, BUFFER, POINTER, SPARSE, UNRANKED, VECTOR, Parameter

if TYPE_CHECKING:
    from pyopt.native.calls import Results, Slots


def slots_needed(parameters: list[Parameter]) -> int:
    """The slots that values of these parameters take, at most."""
    count = 0
    for one in parameters:
        if one.kind == VECTOR:
            count += _vector_slots(one) * one.leaves()
        else:
            count += one.leaves()
    return count


def _vector_slots(parameter: Parameter) -> int:
    bits = lane_bits(parameter.element) or 8 * dtype_of(parameter.element).itemsize
    return slots_of(f"<{parameter.inner[-1]} x i{bits}>")


def put(value: object, parameter: Parameter, slots: Slots) -> None:
    """Puts an argument into slots; raises NativeError for what the parameter does not take."""
    kind = parameter.kind
    if kind == BUFFER:
        put_buffer(value, parameter, slots)
    elif kind == SPARSE:
        from pyopt.native.sparse import put_sparse

        put_sparse(value, parameter, slots)
    elif kind == VECTOR:
        _put_vector(value, parameter, slots)
    elif kind == UNRANKED:
        _put_unranked(value, parameter, slots)
    elif kind == POINTER:
        raise NativeError(f"a {parameter.text} cannot be given from Python, but for programs with c_memory=True")
    elif kind == ADDRESS:
        from pyopt.native.c_memory import address_of

        slots.put_integer(address_of(value, parameter))
    else:
        put_number(value, parameter, slots)


def _put_vector(value: object, parameter: Parameter, slots: Slots) -> None:
    array = contiguous(checked_array(value, parameter.element, parameter.text))
    if array.shape != parameter.shape:
        check_shape(array.shape, parameter)
    each = _vector_slots(parameter)
    bits = lane_bits(parameter.element)
    for row in array.reshape(-1, parameter.inner[-1]):
        slots.put_bytes(packed(row, parameter.element) if bits else row.tobytes(), each)


def _put_unranked(value: object, parameter: Parameter, slots: Slots) -> None:
    if parameter.writable:
        check_has_memory(value, parameter)
    array = checked_array(value, parameter.element, parameter.text)
    if parameter.writable:
        if not array.flags.c_contiguous or not array.flags.aligned or not array.flags.writeable:
            raise NativeError(f"a {parameter.text} takes a contiguous, aligned array that can be written to")
        check_bits(array, parameter)
    else:
        if odd_width(parameter.element):
            array = in_memory(array, parameter.element)
        array = contiguous(array)
    rank = array.ndim - len(parameter.inner)
    if rank < 0 or array.shape[rank:] != parameter.inner:
        raise NativeError(f"an array of shape {shape_text(array.shape)} is no {parameter.text}")
    numbers = [array.ctypes.data, array.ctypes.data, 0, *array.shape[:rank], *row_major(array.shape[:rank])]
    descriptor = np.array(numbers, np.int64)
    slots.put_integer(rank)
    slots.put_integer(int(descriptor.ctypes.data))
    slots.bases.append((array, parameter.writable))
    slots.bases.append((descriptor, False))


def take(parameter: Parameter, results: Results) -> object:
    """The Python value of a result."""
    kind = parameter.kind
    if kind == BUFFER:
        return results.array(parameter.element, len(parameter.shape), parameter.inner)
    if kind == UNRANKED:
        return results.array_of_unranked(parameter.element, parameter.inner)
    if kind == SPARSE:
        from pyopt.native.sparse import take_sparse

        return take_sparse(parameter, results)
    dtype = dtype_of(parameter.element)
    if kind == VECTOR:
        each = _vector_slots(parameter)
        count = math.prod(parameter.inner[:-1])
        size = parameter.inner[-1] * dtype.itemsize
        if lane_bits(parameter.element):
            rows = [
                unpacked(results.data(8 * each, each), parameter.element, parameter.inner[-1]) for _ in range(count)
            ]
            return np.concatenate(rows).reshape(parameter.shape)
        data = b"".join([results.data(size, each) for _ in range(count)])
        return np.frombuffer(data, dtype).reshape(parameter.shape).copy()
    if kind in (POINTER, ADDRESS):
        return results.integer()
    return take_number(parameter.element, results)


def take_number(element: str, results: Results) -> object:
    """A Python bool, int, float or complex; the bits of a bf16 and of floats of 8 bits."""
    dtype = dtype_of(element)
    if element[:1] == "c":
        part = np.dtype(np.float32 if element == "c64" else np.float64)
        real, imaginary = [np.frombuffer(results.data(part.itemsize, 1), part)[0] for _ in range(2)]
        return complex(real, imaginary)
    if element in ("i1", "u1"):
        return bool(results.data(1, 1)[0] & 1)
    array = np.frombuffer(results.data(dtype.itemsize, 1), dtype)
    return in_range(array, element)[0].item()
