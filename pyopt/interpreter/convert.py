"""Arrays of the caller to values of a running program, and back.

A dialect whose types are held in another way has `pyopt.interpreter.dialects.<dialect>.convert` with
`value_of_array(array, type)` and `array_of_value(value, type)`: that of the type's encoding for tensors with one, that
of the type itself for a dialect's own types.
"""

from __future__ import annotations

import math
from importlib import import_module
from importlib.util import find_spec

import numpy as np

from pyopt.diagnostics.numerals import decimal_text
from pyopt.interpreter.errors import ExecutionError, unsupported
from pyopt.interpreter.files import Coordinates
from pyopt.interpreter.numbers import (
    WIDE,
    Array,
    WideComplex,
    array_dtype,
    array_of,
    array_rounding,
    is_integer,
    is_native,
    reader,
    width_of,
    wrapping,
)
from pyopt.interpreter.values import Buffer, MemRef, Poison, Unrealized, row_major_strides
from pyopt.ir import floats
from pyopt.ir.attributes import DialectAttribute
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import (
    DYNAMIC,
    F32,
    F64,
    I1,
    ComplexType,
    DialectType,
    FloatType,
    MemRefType,
    ShapedType,
    TensorType,
    Type,
    VectorType,
    element_type_or_self,
)
from pyopt.light import TYPE_CHECKING, Any, Final
from pyopt.syntax.attribute_printer import AttributePrinter

if TYPE_CHECKING:
    from types import ModuleType

LONGEST_SHOWN: Final = 40
"""Characters of a number in a message."""


def type_text(type: Type) -> str:
    """A type as it is written."""
    return AttributePrinter().type(type)


def value_of_array(array: object, type: Type) -> object:
    """The value of a parameter of `type`; raises ExecutionError if that is no such array."""
    module = _converter_of(type)
    if module is not None:
        found: object = module.value_of_array(array, type)
        return found
    if isinstance(array, Coordinates):
        array = array.dense()
    if isinstance(type, ShapedType):
        given = np.asarray(array)
        inner = vector_rank(type.element_type)
        check_shape(given.shape[: given.ndim - inner], type)
        if isinstance(type.element_type, VectorType):
            check_shape(given.shape[max(given.ndim - inner, 0) :], type.element_type)
        elements = elements_of(given, element_type_or_self(type.element_type))
        if not isinstance(type, MemRefType):
            elements = elements.view()
            elements.flags.writeable = False
            return elements
        return memref_of_array(elements, type)
    return _number_of(np.asarray(array), type)


def vector_rank(type: Type) -> int:
    """The dimensions of an element: those of a vector come last in arrays."""
    return len(type.shape) if isinstance(type, VectorType) and type.shape is not None else 0


def memref_of_array(array: Array, type: MemRefType) -> MemRef:
    """A memref of its own with these elements, laid out as the type says; what it leaves open is row-major."""
    layout = ((), 0) if type.shape is None else strides_and_offset(type)
    if layout is None:
        raise unsupported(f"values of type {type_text(type)} cannot be given")
    rank = array.ndim - vector_rank(type.element_type)
    sizes, element = array.shape[:rank], array.shape[rank:]
    strides = list(row_major_strides(sizes))
    if type.layout is None:
        flat = np.array(array, order="C").reshape((math.prod(sizes), *element))
        return MemRef(Buffer(flat), 0, sizes, tuple(strides))
    known, start = layout
    offset = 0 if start == DYNAMIC else start
    for at in range(rank - 1, -1, -1):
        if known[at] != DYNAMIC:
            strides[at] = known[at]
        elif at + 1 < rank:
            strides[at] = abs(strides[at + 1]) * max(sizes[at + 1], 1)
    reaches = [(size - 1) * stride for size, stride in zip(sizes, strides, strict=True)] if 0 not in sizes else []
    if any(reach < 0 for reach in reaches):
        raise unsupported(f"values of type {type_text(type)} cannot be given")
    data = np.zeros((offset + sum(reaches) + 1, *element), array.dtype)
    memref = MemRef(Buffer(data), offset, sizes, tuple(strides))
    memref.array()[...] = array
    return memref


def check_shape(shape: tuple[int, ...], type: ShapedType) -> None:
    """Raises if the shape is none of the type's."""
    wanted = type.shape
    if wanted is None:
        return
    scalable = type.scalable if isinstance(type, VectorType) else (False,) * len(wanted)
    if len(shape) != len(wanted) or any(
        extent not in (size, DYNAMIC) and not (scales and size and size % extent == 0)
        for extent, size, scales in zip(wanted, shape, scalable, strict=True)
    ):
        shown = "x".join([str(size) for size in shape]) or "()"
        raise ExecutionError(f"an array of shape {shown} is no {type_text(type)}")


def elements_of(array: Array, type: Type, converts: bool = False) -> Array:
    """The array with the dtype of elements of `type`; raises if that changes a number, but for rounding of floats.

    converts: a program converts the numbers, of which large ones may become infinite.
    """
    dtype = array_dtype(type)
    if array.dtype == dtype and dtype != np.dtype(object) and not isinstance(type, FloatType):
        if not is_integer(type) or type is I1 or width_of(type) == 8 * dtype.itemsize:
            return array
    if isinstance(type, FloatType):
        if array.dtype.kind not in "fiub" and array.dtype != np.dtype(object):
            raise ExecutionError(f"numbers of dtype {array.dtype} are no {type_text(type)}")
        if array.dtype == dtype and is_native(type):
            return array
        given = _in_doubles(array, np.dtype(np.float64), type)
        if type in WIDE:
            flat = [floats.from_float(one, type) for one in given.reshape(-1).tolist()]
            return array_of(flat, array.shape, np.dtype(object))
        with np.errstate(all="ignore"):
            made = array_rounding(type)(given)
        if not converts:
            _check_rounded(given, made, type, type)
        return made
    if isinstance(type, ComplexType):
        if array.dtype.kind not in "cfiubO":
            raise ExecutionError(f"numbers of dtype {array.dtype} are no {type_text(type)}")
        part = type.element_type
        if (array.dtype == dtype and part in (F32, F64)) or not isinstance(part, FloatType):
            return array.astype(dtype)
        given = _in_doubles(array, np.dtype(np.complex128), type)
        if part in WIDE:
            numbers = given.reshape(-1).tolist()
            pairs = [(floats.from_float(one.real, part), floats.from_float(one.imag, part)) for one in numbers]
            return array_of([WideComplex(*pair) for pair in pairs], array.shape, np.dtype(object))
        made = np.empty(array.shape, dtype)
        with np.errstate(all="ignore"):
            made.real, made.imag = array_rounding(part)(given.real), array_rounding(part)(given.imag)
        if not converts:
            _check_rounded(given.real, made.real, part, type)
            _check_rounded(given.imag, made.imag, part, type)
        return made
    if not is_integer(type):
        raise unsupported(f"there are no arrays of {type_text(type)}")
    if array.dtype.kind not in "iubO" and not (
        array.dtype.kind == "f" and np.all(np.isfinite(array) & (array == np.round(array)))
    ):
        raise ExecutionError(f"numbers of dtype {array.dtype} are no {type_text(type)}")
    if type is I1 and array.dtype.kind in "iub":
        if array.dtype.kind != "b" and not np.all((array == 0) | (array == 1) | (array == -1)):
            raise ExecutionError("an i1 is 0 or 1")
        return array.astype(np.bool_)
    cut = wrapping(type)
    numbers = array.reshape(-1).tolist()
    flat = [int(one) for one in numbers]
    wrapped = [cut(one) for one in flat]
    for one, number, wrapped_number in zip(flat, numbers, wrapped, strict=True):
        if one != number:
            raise ExecutionError(f"{number!r} is no {type_text(type)}")
        # Both readings of the bits are welcome: 255 and -1 are the same i8.
        if one != wrapped_number and not 0 <= one < 1 << width_of(type):
            raise ExecutionError(f"{decimal_text(one)} is no {type_text(type)}")
    return array_of(wrapped, array.shape, np.dtype(object)).astype(dtype)


def _in_doubles(array: Array, dtype: np.dtype[Any], type: Type) -> Array:
    """The array as float64 or complex128; raises for finite numbers that these do not hold."""
    with np.errstate(all="ignore"):
        try:
            made = np.asarray(array, dtype)
        except OverflowError:
            raise ExecutionError(f"{_shown_number(_greatest(array))} is too large for {_in_which(type)}") from None
        # Other dtypes have no number that is too large.
        if array.dtype.type in (np.longdouble, np.clongdouble):
            lost = np.isfinite(array) & ~np.isfinite(made)
            if np.any(lost):
                raise ExecutionError(f"{array[lost].flat[0]!s} is too large for {_in_which(type)}")
    return made


def _greatest(array: Array) -> int:
    """The integer with the largest magnitude in an array of objects."""
    return max([one for one in array.reshape(-1).tolist() if isinstance(one, int)], key=abs)


def _shown_number(number: int) -> str:
    """An integer in a message: of a long one, its beginning."""
    text = decimal_text(number)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def _in_which(type: Type) -> str:
    """The type that does not hold a number that is beyond f64: wider ones are given as f64, too."""
    shown = type_text(type)
    part = type.element_type if isinstance(type, ComplexType) else type
    return f"f64, as which {shown} is given" if part in WIDE else shown


def _check_rounded(given: Array, made: Array, part: FloatType, type: Type) -> None:
    """Raises for a number that is not rounded to one near it: its type, `part`, has none, or none that is so large."""
    wrong = (
        (np.isfinite(given) != np.isfinite(made)) | (np.isnan(given) != np.isnan(made)) | ((given <= 0) & (made > 0))
    )
    bits = floats.largest(part)
    if floats.is_finite(floats.infinity(part), part):
        greatest = floats.to_float(bits, part)
        wrong |= np.abs(given) > greatest + (greatest - floats.to_float(bits - 1, part)) / 2
    if np.any(wrong):
        number = float(given[wrong].flat[0])
        says = "too large for" if math.isfinite(number) and abs(number) > floats.to_float(bits, part) else "no"
        raise ExecutionError(f"{number!r} is {says} {type_text(type)}")


def _number_of(array: Array, type: Type) -> object:
    """A number, from an array without dimensions."""
    if array.shape != ():
        raise ExecutionError(
            f"an array of shape {'x'.join([str(size) for size in array.shape])} is no {type_text(type)}"
        )
    if is_integer(type) or isinstance(type, (FloatType, ComplexType)):
        return reader(type)(elements_of(array, type), ())
    raise unsupported(f"values of type {type_text(type)} cannot be given")


def array_of_value(value: object, type: Type) -> Array:
    """A result as an array with the dtype that arrays of its element type have; f80 and f128 as float64, complex
    numbers of them as complex128."""
    if isinstance(value, Poison):
        return np.array(None, object)
    if isinstance(value, Unrealized):
        raise unsupported("a value of an unrealized conversion is no array")
    module = _converter_of(type)
    if module is not None:
        found: Array = module.array_of_value(value, type)
        return found
    if isinstance(value, MemRef):
        value = value.array()
    element = element_type_or_self(type.element_type) if isinstance(type, ShapedType) else type
    array = np.array(value, array_dtype(element))
    if isinstance(element, FloatType) and element in WIDE:
        numbers = [floats.to_float(bits, element) for bits in array.reshape(-1).tolist()]
        return np.array(numbers, np.float64).reshape(array.shape)
    if isinstance(element, ComplexType) and element.element_type in WIDE:
        return _doubles(array, element)
    return array


def _doubles(array: Array, type: ComplexType) -> Array:
    """complex<f80> and complex<f128> as complex128."""
    part = type.element_type
    assert isinstance(part, FloatType)
    flat = array.reshape(-1).tolist()
    numbers = [complex(floats.to_float(one.real, part), floats.to_float(one.imag, part)) for one in flat]
    return np.array(numbers, np.complex128).reshape(array.shape)


def _converter_of(type: Type) -> ModuleType | None:
    dialect = ""
    if isinstance(type, DialectType):
        dialect = type.keyword.partition(".")[0]
    elif isinstance(type, TensorType) and isinstance(type.encoding, DialectAttribute):
        dialect = type.encoding.keyword.partition(".")[0]
    if not dialect:
        return None
    package = "pyopt.interpreter.dialects." + dialect
    if find_spec(package) is None or not hasattr(import_module(package), "__path__"):
        return None
    name = package + ".convert"
    return import_module(name) if find_spec(name) is not None else None
