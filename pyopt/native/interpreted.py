"""Values as the interpreter has them to slots and back, so that pyopt-run reads arguments and prints results alike."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.numbers import array_dtype, float_of, wrapping
from pyopt.interpreter.values import MemRef
from pyopt.ir import floats
from pyopt.ir.types import FloatType, IndexType, IntegerType, ShapedType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.native.buffers import check_shape, contiguous
from pyopt.native.calls import Slots
from pyopt.native.elements import dtype_of, in_memory, in_range
from pyopt.native.errors import NativeError
from pyopt.native.marshalling import put, slots_needed, take
from pyopt.native.signature import BUFFER, SPARSE, UNRANKED, Parameter

if TYPE_CHECKING:
    from pyopt.native.elements import Array
    from pyopt.native.loading import Entry


def run_values(
    entry: Entry, name: str, values: Sequence[object], inputs: Sequence[Type], outputs: Sequence[Type]
) -> list[object]:
    """The results of a function on the interpreter's values; memrefs have what it wrote. Raises NativeError."""
    signature = entry.signature(name)
    given = Slots(slots_needed(signature.inputs))
    native: list[tuple[MemRef, Array, Type]] = []
    for number, (value, parameter, type) in enumerate(zip(values, signature.inputs, inputs, strict=True), 1):
        try:
            _put_value(value, parameter, type, given, native)
        except NativeError as error:
            raise NativeError(f"argument {number} of @{name}: {error}") from None
    wanted = Slots(slots_needed(signature.results))
    results = entry.run(name, entry.context(given), given, wanted)
    try:
        found = [_value_of(take_raw(one, results), type) for one, type in zip(signature.results, outputs, strict=True)]
    finally:
        left = results.finish(entry.check_leaks)
    for memref, array, type in native:
        memref.buffer.data[...] = from_native(array, type).reshape(memref.buffer.data.shape)
    if left:
        raise NativeError(f"@{name} leaves {left} bytes of memory on the heap (--check-leaks)")
    return found


def _scalar_type(type: Type) -> Type:
    while isinstance(type, ShapedType):
        type = type.element_type
    return type


def to_native(array: Array, type: Type) -> Array:
    """An array as the interpreter holds it, with the dtype of native memory."""
    scalar = _scalar_type(type)
    from pyopt.native.parameters import element_name

    element = element_name(scalar)
    dtype = dtype_of(element)
    if array.dtype == dtype:
        return in_memory(array, element)
    if isinstance(scalar, FloatType):
        bits = [floats.from_float(float(one), scalar) for one in array.reshape(-1).tolist()]
        return np.array(bits, dtype).reshape(array.shape)
    return in_memory(array.astype(dtype), element)


def from_native(array: Array, type: Type) -> Array:
    """An array of native memory as the interpreter holds it."""
    scalar = _scalar_type(type)
    dtype = array_dtype(scalar)
    if array.dtype == dtype:
        return in_range(array, f"i{scalar.width}") if isinstance(scalar, IntegerType) else array
    if isinstance(scalar, FloatType) and array.dtype.kind == "u":
        return np.array([float_of(int(one), scalar) for one in array.reshape(-1)], dtype).reshape(array.shape)
    return array.astype(dtype)


def _put_value(
    value: object, parameter: Parameter, type: Type, slots: Slots, native: list[tuple[MemRef, Array, Type]]
) -> None:
    if isinstance(value, MemRef) and parameter.kind == BUFFER:
        data = to_native(value.buffer.data, type)
        if data is not value.buffer.data:
            native.append((value, data, type))
        view = data[value.offset :] if value.offset else data
        slots.put_array(view, 0, True, (), 0)
        slots.at -= 3
        slots.integers[slots.at] = slots.integers[slots.at + 1] = data.ctypes.data
        slots.integers[slots.at + 2] = value.offset
        rank = len(value.sizes)
        slots.integers[slots.at + 3 : slots.at + 3 + rank] = list(value.sizes)
        slots.integers[slots.at + 3 + rank : slots.at + 3 + 2 * rank] = list(value.strides)
        slots.at += 3 + 2 * rank
        slots.bases.append((data, True))
    elif parameter.kind == SPARSE:
        from pyopt.interpreter.dialects.sparse_tensor.tensor import SparseTensor
        from pyopt.native.sparse import put_arrays

        assert isinstance(value, SparseTensor) and isinstance(type, TensorType)
        put_arrays(value.shape, arrays_of(value), parameter, slots)
    elif isinstance(value, MemRef):
        array = value.array()
        data = to_native(contiguous(array), type)
        if not np.may_share_memory(data, array):
            native.append((value, data, type))
        put(data, parameter, slots)
    elif isinstance(value, np.ndarray):
        array = to_native(value, type)
        if parameter.kind != UNRANKED:
            check_shape(array.shape, parameter)
        put(array, parameter, slots)
    elif isinstance(value, float) and parameter.element == "b8":
        assert isinstance(type, FloatType)
        put(floats.from_float(value, type), parameter, slots)
    else:
        put(value, parameter, slots)


def arrays_of(value: object) -> list[Array]:
    """The native arrays of a sparse tensor."""
    from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS, storage_fields
    from pyopt.interpreter.dialects.sparse_tensor.tensor import SparseTensor

    assert isinstance(value, SparseTensor)
    encoding = value.format.encoding
    found = []
    for field in storage_fields(encoding):
        array = value.storage.array_of(field)
        if field.kind == POSITIONS:
            type = encoding.pos_type()
        else:
            type = encoding.crd_type() if field.kind == COORDINATES else value.format.element_type
        found.append(contiguous(to_native(array, type)))
    return found


def take_raw(parameter: Parameter, results: object) -> object:
    """A result; sparse tensors as their arrays."""
    from pyopt.native.calls import Results
    from pyopt.native.sparse import take_arrays

    assert isinstance(results, Results)
    return take_arrays(parameter, results) if parameter.kind == SPARSE else take(parameter, results)


def _value_of(value: object, type: Type) -> object:
    """A native result as the interpreter has it."""
    from pyopt.native.sparse import SparseArrays

    if isinstance(value, SparseArrays):
        from pyopt.interpreter.dialects.sparse_tensor.assembling import storage_of_arrays
        from pyopt.interpreter.dialects.sparse_tensor.tensor import SparseTensor, StorageFormat

        assert isinstance(type, TensorType)
        format = StorageFormat.of(type)
        arrays = []
        for array, field_type in zip(value, _field_types(type), strict=True):
            arrays.append(from_native(array, field_type))
        return SparseTensor(format, value.shape, storage_of_arrays(format, value.shape, arrays))
    if isinstance(value, np.ndarray):
        return from_native(value, type).copy()
    if isinstance(type, (IntegerType, IndexType)):
        assert isinstance(value, int)
        return wrapping(type)(-int(value) if isinstance(value, bool) else value)
    if isinstance(type, FloatType) and isinstance(value, int):
        return float_of(value, type)
    return value


def _field_types(type: TensorType) -> list[Type]:
    from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
    from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS, storage_fields

    encoding = type.encoding
    assert isinstance(encoding, EncodingAttr)
    return [
        encoding.pos_type()
        if field.kind == POSITIONS
        else encoding.crd_type()
        if field.kind == COORDINATES
        else type.element_type
        for field in storage_fields(encoding)
    ]
