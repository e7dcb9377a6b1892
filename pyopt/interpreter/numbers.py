"""Numbers as a running program holds them, and what keeps them in the range of their type.

- iN, siN and index (64 bits): a Python int in two's complement, in [-2^(N-1), 2^(N-1)), as IntegerAttr holds it; so
  true is -1. uiN: in [0, 2^N).
- Floats up to 64 bits: a Python float that the type can hold. f80 and f128: an int, the encoding.
- complex<T>: a Python complex with both parts in T; of f80 and f128 a WideComplex.

In arrays the next larger NumPy type holds them: i1 is bool, i12 an int16 that is kept in range, bf16, tf32 and types of
8 bits and less are float32, f80, f128, complex numbers of these and integers beyond 64 bits are Python objects.
"""

from __future__ import annotations

import ctypes
import math

import numpy as np

from pyopt.interpreter.errors import unsupported
from pyopt.ir import floats
from pyopt.ir.types import F32, F64, FLOATS, UNSIGNED, ComplexType, FloatType, IndexType, IntegerType, Type
from pyopt.light import Any, Callable, Final, Sequence, TypeAlias, final

Array: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[Any]]"
"""Any array: NumPy's own types cannot say `whatever dtype the element type has`."""

F16: Final = FLOATS["f16"]
F80: Final = FLOATS["f80"]
F128: Final = FLOATS["f128"]
WIDE: Final = (F80, F128)
"""Float types whose values are encodings, as Python floats cannot hold them."""

_c_float: Final = ctypes.c_float


def width_of(type: Type) -> int:
    """The bits of an integer, index or float type."""
    return type.width if isinstance(type, (IntegerType, FloatType)) else 64


def is_integer(type: Type) -> bool:
    """Integer or index."""
    return isinstance(type, (IntegerType, IndexType))


@final
class WideComplex:
    """A complex number whose parts are f80 or f128: their encodings. The int 0, which new arrays hold, is one too."""

    __slots__ = ("imag", "real")

    def __init__(self, real: int, imag: int) -> None:
        self.real = real
        self.imag = imag


def complex_of(real: float | int, imag: float | int) -> complex | WideComplex:
    """A complex number of parts as they are held."""
    if isinstance(real, int) and isinstance(imag, int):
        return WideComplex(real, imag)
    return complex(real, imag)


# Integers.


def wrapping(type: Type) -> Callable[[int], int]:
    """A function that wraps an int to the range of an integer type."""
    width = width_of(type)
    mask = (1 << width) - 1
    if isinstance(type, IntegerType) and type.signedness == UNSIGNED:

        def unsigned(value: int) -> int:
            return value & mask

        return unsigned
    half = 1 << max(width - 1, 0)
    low, high = -half, half - 1
    if width == 0:
        low = high = mask = half = 0

    def signed(value: int) -> int:
        return value if low <= value <= high else ((value + half) & mask) - half

    return signed


def array_wrapping(type: Type) -> Callable[[Array], Array] | None:
    """The same for arrays; None where the dtype does it by itself."""
    width = width_of(type)
    unsigned = isinstance(type, IntegerType) and type.signedness == UNSIGNED
    if width in (8, 16, 32, 64):
        return None
    if width == 1 and not unsigned:

        def truth(array: Array) -> Array:
            return (array & 1).astype(np.bool_) if array.dtype != np.bool_ else array

        return truth
    if width > 64:
        wide = np.frompyfunc(wrapping(type), 1, 1)

        def objects(array: Array) -> Array:
            return as_array(wide(array), np.dtype(object))

        return objects
    shift = array_dtype(type).itemsize * 8 - width

    def shifted(array: Array) -> Array:
        return (array << shift) >> shift

    return shifted


def as_array(value: object, dtype: np.dtype[Any]) -> Array:
    """The result of a ufunc, which is a scalar for arrays without dimensions, as an array again."""
    return np.asarray(value, dtype=dtype)


# Floats.


class _Rounder:
    """Rounds Python floats to a small float type: to nearest, ties to even, on exact powers of two."""

    __slots__ = ("beyond", "has_minus_zero", "is_unsigned", "largest", "least", "none", "precision", "zero")

    def __init__(self, type: FloatType) -> None:
        form = floats.format_of(type)
        self.precision = form.precision
        self.least = form.least + 1 - form.precision
        self.largest = floats.to_float(floats.largest(type), type)
        self.beyond = floats.to_float(floats.infinity(type), type)
        self.none = floats.to_float(floats.nan(type), type)
        self.zero = floats.to_float(floats.zero(type), type)
        self.has_minus_zero = floats.zero(type, True) != 0
        self.is_unsigned = form.minus == 0

    def __call__(self, value: float) -> float:
        if self.is_unsigned:
            value = abs(value)
        if value - value != 0.0:  # NaN and the infinities
            return math.copysign(self.none if math.isnan(value) else self.beyond, value)
        exponent = max(math.frexp(value)[1] - self.precision + 1, self.least + 1) - 1
        rounded = math.ldexp(float(round(math.ldexp(value, -exponent))), exponent)
        if rounded == 0.0:
            return math.copysign(0.0, value) if self.has_minus_zero else self.zero
        return math.copysign(self.beyond, value) if abs(rounded) > self.largest else rounded

    def array(self, array: Array) -> Array:
        """The same for an array of float64; the result is float32, which holds every such value."""
        if self.is_unsigned:
            array = np.abs(array)
        exponent = np.maximum(np.frexp(array)[1] - self.precision, self.least)
        rounded = np.ldexp(np.rint(np.ldexp(array, -exponent)), exponent)
        rounded = np.where(np.isfinite(array), np.copysign(rounded, array), array)
        rounded = np.where(np.abs(rounded) > self.largest, np.copysign(self.beyond, array), rounded)
        rounded = np.where(np.isnan(array), np.copysign(self.none, array), rounded)
        if not self.has_minus_zero:
            rounded = np.where(rounded == 0.0, self.zero, rounded)
        return as_array(rounded, np.dtype(np.float32))


def _to_f32(value: float) -> float:
    return _c_float(value).value


def _to_f16(value: float) -> float:
    return float(np.float16(value))


def _same(value: float) -> float:
    return value


def rounding(type: Type) -> Callable[[float], float]:
    """A function that rounds a Python float to a float type of at most 64 bits."""
    if type is F64:
        return _same
    if type is F32:
        return _to_f32
    if type is F16:
        return _to_f16
    assert isinstance(type, FloatType)
    if type in WIDE:
        raise unsupported(f"arithmetic on {type.name} goes by encodings")
    return _Rounder(type)


def array_rounding(type: Type) -> Callable[[Array], Array]:
    """A function that rounds an array of float64 to a float type of at most 64 bits, in that type's dtype."""
    if type is F64:
        return _to_f64_array
    if type is F32:
        return _to_f32_array
    if type is F16:
        return _to_f16_array
    assert isinstance(type, FloatType)
    return _Rounder(type).array


def _to_f64_array(array: Array) -> Array:
    return as_array(array, np.dtype(np.float64))


def _to_f32_array(array: Array) -> Array:
    return as_array(array, np.dtype(np.float32))


def _to_f16_array(array: Array) -> Array:
    return as_array(array, np.dtype(np.float16))


def bits_of(value: float | int, type: FloatType) -> int:
    """The encoding of a float as it is held."""
    return value if isinstance(value, int) else floats.from_float(value, type)


def float_of(bits: int, type: FloatType) -> float | int:
    """A float as it is held, from its encoding."""
    return bits if type in WIDE else floats.to_float(bits, type)


# Bits. The real part of a complex number is the lower half of its bits.


def to_bits(type: Type) -> Callable[..., int]:
    """A function that returns the bits of numbers of a type."""
    if isinstance(type, ComplexType):
        part, width = to_bits(type.element_type), width_of(type.element_type)
        return lambda value: part(value.imag) << width | part(value.real)
    if isinstance(type, FloatType):
        return lambda value: bits_of(value, type)
    mask = (1 << width_of(type)) - 1
    return lambda value: int(value) & mask


def from_bits(type: Type) -> Callable[[int], object]:
    """A function that returns the number of a type from its bits, and ignores the bits above."""
    if isinstance(type, ComplexType) and isinstance(type.element_type, FloatType):
        part: FloatType = type.element_type
        mask = (1 << part.width) - 1
        return lambda bits: complex_of(float_of(bits & mask, part), float_of(bits >> part.width & mask, part))
    if isinstance(type, FloatType):
        width_mask = (1 << type.width) - 1
        return lambda bits: float_of(bits & width_mask, type)
    return wrapping(type)


def is_native(type: Type) -> bool:
    """NumPy has integers or floats of the same bits, and computes as the type does."""
    if isinstance(type, FloatType):
        return type is F16 or type is F32 or type is F64
    return is_integer(type) and width_of(type) in (8, 16, 32, 64)


# Arrays.

_INTEGERS: Final = ((8, np.int8, np.uint8), (16, np.int16, np.uint16), (32, np.int32, np.uint32),
                    (64, np.int64, np.uint64))  # fmt: skip


def array_dtype(type: Type) -> np.dtype[Any]:
    """The dtype of arrays with elements of `type`; raises for elements that are no numbers."""
    if isinstance(type, IndexType):
        return np.dtype(np.int64)
    if isinstance(type, IntegerType):
        if type.width == 1:
            return np.dtype(np.bool_)
        for width, signed, unsigned in _INTEGERS:
            if type.width <= width:
                return np.dtype(unsigned if type.signedness == UNSIGNED else signed)
        return np.dtype(object)
    if isinstance(type, FloatType):
        if type is F64 or type is F16:
            return np.dtype(np.float64 if type is F64 else np.float16)
        return np.dtype(object) if type in WIDE else np.dtype(np.float32)
    if isinstance(type, ComplexType) and isinstance(type.element_type, FloatType):
        if type.element_type not in WIDE:
            return np.dtype(np.complex128 if type.element_type is F64 else np.complex64)
    # Anything else (shapes, memrefs, vectors in memrefs): Python objects, by reference.
    return np.dtype(object)


def array_of(values: Sequence[object], shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """The array of a list of elements, in row-major order."""
    array = np.empty(len(values), dtype)
    if values:
        array[:] = values
    return array.reshape(shape)


def _item(array: Array, at: tuple[int, ...]) -> object:
    return array.item(at)


def _truth(array: Array, at: tuple[int, ...]) -> object:
    return -1 if array.item(at) else 0


def _object(array: Array, at: tuple[int, ...]) -> object:
    found: object = array[at]
    return found


def reader(type: Type) -> Callable[[Array, tuple[int, ...]], object]:
    """A function that reads one element, as a value, from an array with elements of `type`."""
    if isinstance(type, IntegerType) and type.width == 1 and type.signedness != UNSIGNED:
        return _truth
    return _object if array_dtype(type) == np.dtype(object) else _item


def zero_of(type: Type) -> object:
    """Zero as a value of a number type."""
    if isinstance(type, ComplexType):
        return 0j
    if isinstance(type, FloatType) and type not in WIDE:
        return 0.0
    return 0
