"""Folds of the math dialect. Functions of the C library give what the C library gives, as in the reference: `sinf` for
f32, `sin` for f64, nothing for other types. Rounding up and down and magnitudes are exact for every float type.
"""

from __future__ import annotations

import math

from pyopt.dialects.arith import integers
from pyopt.dialects.arith.constants import filled, float_of, fold_conversion, fold_floats, fold_integers, width_of
from pyopt.ir import floats
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.types import F32, F64, FloatType, Type, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.ir.opinfo import FoldResult

ONE: Final = {F32: floats.from_int(1, F32), F64: floats.from_int(1, F64)}
OF_POSITIVE_ONLY: Final = ("sqrt", "log", "log2", "log10")

PYTHON: Final = frozenset(
    (
        "acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "expm1", "sin", "sinh", "sqrt", "tan",
        "tanh",
    )
)  # fmt: skip
"""The functions of f64 that Python's `math` hands to the C library as they are, unless it raises an error."""
EXACT: Final = {"round": "away", "trunc": "trunc"}
"""Functions of which every library gives the same."""
LIBRARIES: Final = ("libm.so.6", None, "libm.dylib", "ucrtbase")
"""The libraries of C functions: glibc's, the process itself (musl, macOS), that of Windows."""

_functions: dict[tuple[str, int], Callable[..., float] | None] = {}


def library_function(name: str, type: FloatType, arity: int) -> Callable[..., float] | None:
    """The C library's function for f32 or f64; None where there is no C library to be had."""
    key = (name, type.width)
    if key not in _functions:
        _functions[key] = _load(name + "f" if type is F32 else name, type, arity)
    return _functions[key]


def _load(symbol: str, type: FloatType, arity: int) -> Callable[..., float] | None:
    # Not `ctypes.util`, which would search: it imports `re` and `subprocess`, and may even start a compiler.
    import ctypes

    for library in LIBRARIES:
        try:
            native = getattr(ctypes.CDLL(library), symbol, None)
        except (OSError, TypeError):  # On Windows, the process itself is no library.
            continue
        if native is not None:
            number = ctypes.c_float if type is F32 else ctypes.c_double
            native.restype = number
            native.argtypes = [number] * arity
            found: Callable[..., float] = native
            return found
    return None


def _call(name: str, type: FloatType, *operands: int) -> int | None:
    if type is not F32 and type is not F64:
        return None
    if name in EXACT:
        return floats.round_to_integral(operands[0], type, EXACT[name])
    values = [floats.to_float(bits, type) for bits in operands]
    if type is F64 and name in PYTHON:
        try:
            return floats.from_float(getattr(math, name)(values[0]), type)
        except (OverflowError, ValueError):
            pass  # Where the C library gives infinity or NaN of a number.
    function = library_function(name, type, len(operands))
    return None if function is None else floats.from_float(function(*values), type)


class _Library:
    """A C function of one operand as a conversion."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def convert(self, bits: int, source: Type, target: Type) -> int | None:
        if not isinstance(target, FloatType):
            return None
        if self.name in OF_POSITIVE_ONLY and floats.is_negative(bits, target):
            return None
        if self.name == "log1p" and target in ONE:
            if floats.is_negative(floats.add(bits, ONE[target], target), target):
                return None
        return _call(self.name, target, bits)

    def calculate(self, a: int, b: int, type: FloatType) -> int | None:
        if self.name == "atan2" and floats.is_zero(a, type) and floats.is_zero(b, type):
            # Of zeros the reference knows the result in any type; it is not NaN, though, which it gives.
            wide = _call(self.name, F64, floats.convert(a, type, F64), floats.convert(b, type, F64))
            return None if wide is None else floats.convert(wide, F64, type)
        return _call(self.name, type, a, b)


def fold_library(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """f(constant) -> constant, of f32 and f64; not of negative numbers for roots and logarithms"""
    return fold_conversion(constants[0], op.results[0].type, _Library(op.info.name[5:]).convert)


def fold_library_binary(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """powf(constant, constant), atan2(constant, constant) -> constant, of f32 and f64; atan2 of zeros of any type"""
    name = op.info.name[5:]
    return fold_floats(constants, _Library("pow" if name == "powf" else name).calculate)


def fold_copysign(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """copysign(constant, constant) -> constant"""
    return fold_floats(constants, floats.copy_sign)


def _absolute(bits: int, source: Type, target: Type) -> int | None:
    return floats.absolute(bits, target) if isinstance(target, FloatType) else None


def _ceil(bits: int, source: Type, target: Type) -> int | None:
    return floats.round_to_integral(bits, target, "ceil") if isinstance(target, FloatType) else None


def _floor(bits: int, source: Type, target: Type) -> int | None:
    return floats.round_to_integral(bits, target, "floor") if isinstance(target, FloatType) else None


def _to_even(bits: int, source: Type, target: Type) -> int | None:
    return floats.round_to_integral(bits, target, "even") if isinstance(target, FloatType) else None


_ROUNDINGS: Final = {"math.absf": _absolute, "math.ceil": _ceil, "math.floor": _floor, "math.roundeven": _to_even}


def fold_rounding(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """absf(constant), ceil(constant), floor(constant), roundeven(constant) -> constant, of every float type"""
    return fold_conversion(constants[0], op.results[0].type, _ROUNDINGS[op.info.name])


CLASSIFICATIONS: Final = {
    "math.isfinite": floats.is_finite,
    "math.isinf": floats.is_infinite,
    "math.isnan": floats.is_nan,
    "math.isnormal": floats.is_normal,
}
"""The predicates that the classification ops apply to encodings of floats."""


def fold_classification(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """isnan(constant), isinf(constant), isfinite(constant), isnormal(constant) -> constant, if it is one for all"""
    bits = float_of(constants[0])
    type = element_type_or_self(op.operands[0].type)
    if bits is None or not isinstance(type, FloatType):
        return None
    return filled(op.results[0].type, -1 if CLASSIFICATIONS[op.info.name](bits, type) else 0)


def _magnitude(value: int, source: Type, target: Type) -> int:
    return abs(value)


def _leading_zeros(value: int, source: Type, target: Type) -> int:
    return integers.count_leading_zeros(value, width_of(source))


def _trailing_zeros(value: int, source: Type, target: Type) -> int:
    return integers.count_trailing_zeros(value, width_of(source))


def _ones(value: int, source: Type, target: Type) -> int:
    return integers.count_ones(value, width_of(source))


_INTEGER_FUNCTIONS: Final = {
    "math.absi": _magnitude,
    "math.ctlz": _leading_zeros,
    "math.cttz": _trailing_zeros,
    "math.ctpop": _ones,
}


def fold_integer_unary(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """absi(constant), ctlz(constant), cttz(constant), ctpop(constant) -> constant"""
    return fold_conversion(constants[0], op.results[0].type, _INTEGER_FUNCTIONS[op.info.name])


def _power(base: int, exponent: int, width: int) -> int | None:
    """None for 0 to a negative power."""
    if exponent >= 0:
        return pow(base, exponent, 1 << width)
    if base == 0:
        return None
    if base == 1:
        return 1
    if base == -1:
        return base if exponent & 1 else 1
    return 0


def fold_integer_power(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """ipowi(constant, constant) -> constant, but for 0 to a negative power"""
    return fold_integers(constants, _power)
