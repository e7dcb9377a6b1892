"""The functions of math on encodings, with what C's library says of zeros, infinities and NaN.

A result is the nearest number of the type. Of NaN the functions give NaN, the first operand's; where they have no value
they give the default one.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from pyopt.interpreter.wide import series
from pyopt.interpreter.wide.rounding import rounded
from pyopt.ir import floats
from pyopt.light import final

if TYPE_CHECKING:
    from collections.abc import Callable
    from decimal import Decimal

    from pyopt.ir.types import FloatType

    OnDecimal = Callable[[Decimal], Decimal]
    OnParts = Callable[[int, int], Decimal]

_TINY: Final = 400
"""Beyond so many bits, the next term of atan(x) = x - x^3/3 only says to which side a tie goes."""


@final
class Special:
    """What a function gives for -infinity, infinity and zero: "nan", "inf", "-inf", "0", "1", "-1", "same", which is
    the operand, or "pole", which is infinity with the operand's sign. "" asks the function itself."""

    __slots__ = ("below", "beyond", "zero")

    def __init__(self, below: str, beyond: str, zero: str) -> None:
        self.below = below
        self.beyond = beyond
        self.zero = zero

    def of(self, bits: int, type: FloatType) -> int | None:
        """The result for an operand that is special, or None."""
        if floats.is_zero(bits, type):
            return _constant(self.zero, bits, type)
        if floats.is_infinite(bits, type):
            return _constant(self.below if floats.is_negative(bits, type) else self.beyond, bits, type)
        return None


def _constant(word: str, bits: int, type: FloatType) -> int | None:
    if word == "same":
        return bits
    if word == "nan":
        return floats.nan(type)
    if word == "pole":
        return floats.infinity(type, floats.is_negative(bits, type))
    if word.endswith("inf"):
        return floats.infinity(type, word[0] == "-")
    return floats.from_int(int(word), type) if word else None


def parts(bits: int, type: FloatType) -> tuple[int, int]:
    """A finite number as significand, with its sign, and exponent."""
    significand, exponent = floats.decompose(bits, type)
    return -significand if floats.is_negative(bits, type) else significand, exponent


def decimal_value(bits: int, type: FloatType) -> Decimal:
    """A number, or an infinity, in the current decimal context."""
    if floats.is_infinite(bits, type):
        return -series.INFINITY if floats.is_negative(bits, type) else series.INFINITY
    return series.decimal_of(*parts(bits, type))


def quiet(bits: int, type: FloatType) -> int:
    """A NaN as an operation hands it on."""
    return floats.convert(bits, type, type)


def _of_parts(compute: OnParts, special: Special) -> Callable[[int, FloatType], int]:
    def function(bits: int, type: FloatType) -> int:
        if floats.is_nan(bits, type):
            return quiet(bits, type)
        found = special.of(bits, type)
        if found is not None:
            return found
        significand, exponent = parts(bits, type) if floats.is_finite(bits, type) else (0, 0)
        return rounded(lambda: compute(significand, exponent), type)

    return function


def _of_decimal(compute: OnDecimal, special: Special) -> Callable[[int, FloatType], int]:
    def function(bits: int, type: FloatType) -> int:
        if floats.is_nan(bits, type):
            return quiet(bits, type)
        found = special.of(bits, type)
        return rounded(lambda: compute(decimal_value(bits, type)), type) if found is None else found

    return function


def sqrt(bits: int, type: FloatType) -> int:
    """By integers, which say exactly what is left over."""
    if floats.is_nan(bits, type):
        return quiet(bits, type)
    if floats.is_zero(bits, type):
        return bits
    if floats.is_negative(bits, type):
        return floats.nan(type)
    if floats.is_infinite(bits, type):
        return bits
    significand, exponent = floats.decompose(bits, type)
    shift = 256 + (exponent & 1)
    significand <<= shift
    exponent -= shift
    root = isqrt(significand)
    numerator = 2 * root + (root * root != significand)
    exponent = exponent // 2 - 1
    return floats.from_ratio(numerator << max(exponent, 0), 1 << max(-exponent, 0), type)


def atan2(y: int, x: int, type: FloatType) -> int:
    """The angle of the point (x, y)."""
    nans = [one for one in (y, x) if floats.is_nan(one, type)]
    if nans:
        return quiet(nans[0], type)
    if floats.is_infinite(y, type) and floats.is_infinite(x, type):
        # As if both were 1.
        unit = floats.from_int(1, type)
        return atan2(floats.copy_sign(unit, y, type), floats.copy_sign(unit, x, type), type)
    left = floats.is_negative(x, type)
    if floats.is_zero(y, type) or floats.is_infinite(x, type):
        straight = rounded(series.pi, type) if left else floats.zero(type)
        return floats.copy_sign(straight, y, type)
    if floats.is_infinite(y, type) or floats.is_zero(x, type):
        return floats.copy_sign(rounded(lambda: series.pi() / 2, type), y, type)
    (a, b), (c, d) = parts(y, type), parts(x, type)
    if c > 0 and a.bit_length() + b < c.bit_length() + d - _TINY:
        return _just_below(abs(a), b, c, d, floats.is_negative(y, type), type)
    return rounded(lambda: series.atan2(decimal_value(y, type), decimal_value(x, type)), type)


def _just_below(a: int, b: int, c: int, d: int, negative: bool, type: FloatType) -> int:
    """The quotient of a * 2^b and c * 2^d, and a little less."""
    numerator, power = (a << 2 * _TINY) - 1, b - d - 2 * _TINY
    numerator = -numerator if negative else numerator
    return floats.from_ratio(numerator << max(power, 0), c << max(-power, 0), type, negative)


def power(base: int, exponent: int, type: FloatType) -> int:
    """base to the power of exponent."""
    one = floats.from_int(1, type)
    nans = [x for x in (base, exponent) if floats.is_nan(x, type)]
    if base == one or floats.is_zero(exponent, type):
        return one
    if nans:
        return quiet(nans[0], type)
    if floats.is_infinite(exponent, type):
        return _infinite_power(base, floats.is_negative(exponent, type), type)
    significand, shift = parts(exponent, type)
    integral = floats.is_integral(exponent, type)
    odd = integral and shift <= 0 and bool(significand >> -shift & 1)
    return _finite_power(base, significand, shift, integral, odd, type)


def integer_power(base: int, exponent: int, type: FloatType) -> int:
    """base to the power of an integer of any size."""
    one = floats.from_int(1, type)
    if exponent == 0 or base == one:
        return one
    if floats.is_nan(base, type):
        return quiet(base, type)
    return _finite_power(base, exponent, 0, True, bool(exponent & 1), type)


def _infinite_power(base: int, negative: bool, type: FloatType) -> int:
    order = floats.compare(floats.absolute(base, type), floats.from_int(1, type), type)
    if order == 0:
        return floats.from_int(1, type)
    return floats.zero(type) if (order == 1) == negative else floats.infinity(type)


def _finite_power(base: int, significand: int, shift: int, integral: bool, odd: bool, type: FloatType) -> int:
    """base to the power of significand * 2^shift, which is not zero; `integral` and `odd` say what kind that is."""
    negative = floats.is_negative(base, type)
    sign = negative and odd
    if floats.is_zero(base, type) or floats.is_infinite(base, type):
        vanishes = floats.is_zero(base, type) == (significand > 0)
        return floats.zero(type, sign) if vanishes else floats.infinity(type, sign)
    if negative and not integral:
        return floats.nan(type)
    size = floats.absolute(base, type)
    if size == floats.from_int(1, type):
        found = size
    else:
        found = rounded(lambda: _power(decimal_value(size, type), series.decimal_of(significand, shift)), type)
    return floats.negate(found, type) if sign else found


def _power(base: Decimal, exponent: Decimal) -> Decimal:
    return series.exp(exponent * base.ln())


_SAME: Final = Special("same", "same", "same")
_PERIODIC: Final = Special("nan", "nan", "same")

FUNCTIONS: Final[dict[str, Callable[..., int]]] = {
    "acos": _of_decimal(series.acos, Special("nan", "nan", "")),
    "acosh": _of_decimal(series.acosh, Special("nan", "inf", "nan")),
    "asin": _of_decimal(series.asin, _PERIODIC),
    "asinh": _of_decimal(series.asinh, _SAME),
    "atan": _of_decimal(series.atan, Special("", "", "same")),
    "atan2": atan2,
    "atanh": _of_decimal(series.atanh, _PERIODIC),
    "cbrt": _of_decimal(series.cbrt, _SAME),
    "cos": _of_parts(series.cos, Special("nan", "nan", "1")),
    "cosh": _of_decimal(series.cosh, Special("inf", "inf", "1")),
    "erf": _of_decimal(series.erf, Special("-1", "1", "same")),
    "exp": _of_decimal(series.exp, Special("0", "inf", "1")),
    "exp2": _of_decimal(series.exp2, Special("0", "inf", "1")),
    "expm1": _of_decimal(series.expm1, Special("-1", "inf", "same")),
    "log": _of_decimal(series.log, Special("nan", "inf", "-inf")),
    "log10": _of_decimal(series.log10, Special("nan", "inf", "-inf")),
    "log1p": _of_decimal(series.log1p, Special("nan", "inf", "same")),
    "log2": _of_decimal(series.log2, Special("nan", "inf", "-inf")),
    "powf": power,
    "rsqrt": _of_decimal(series.rsqrt, Special("nan", "0", "pole")),
    "sin": _of_parts(series.sin, _PERIODIC),
    "sinh": _of_decimal(series.sinh, _SAME),
    "sqrt": sqrt,
    "tan": _of_parts(series.tan, _PERIODIC),
    "tanh": _of_decimal(series.tanh, Special("-1", "1", "same")),
}
"""Mnemonic -> (encoding, ..., type) -> encoding."""
