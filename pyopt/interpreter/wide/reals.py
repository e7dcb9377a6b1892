"""The functions of math on encodings, with what C's library says of zeros, infinities and NaN.

A result is the nearest number of the type. Of NaN the functions give NaN, the first operand's; where they have no value
they give the default one.
"""

from __future__ import annotations

from math import isqrt

from pyopt.interpreter.wide.exact import from_parts, parts, quiet, sqrt
from pyopt.interpreter.wide.multiprecision import bounded, exp
from pyopt.interpreter.wide.rounding import rounded
from pyopt.ir import floats
from pyopt.ir.types import FloatType
from pyopt.light import TYPE_CHECKING, Callable, Final, final

if TYPE_CHECKING:
    from pyopt.interpreter.wide.multiprecision import Context, Real

    OnReal = Callable[[Context, Real], Real]

_LONGEST: Final = 400
"""Bits of powers that may be a number of a type, or half-way between two."""
_LARGEST: Final = 40_000
"""Exponents of two that are beyond the types."""


@final
class Special:
    """The values of a function for -infinity, infinity and zero: "nan", "inf", "-inf", "0", "1", "-1", "same", which is
    the operand, or "pole", which is infinity with the operand's sign. "" asks the function itself. Below `least` and
    above `most`, where they are given, it has no value."""

    __slots__ = ("below", "beyond", "least", "most", "zero")

    def __init__(self, below: str, beyond: str, zero: str, least: int | None = None, most: int | None = None) -> None:
        self.below = below
        self.beyond = beyond
        self.zero = zero
        self.least = least
        self.most = most

    def of(self, bits: int, type: FloatType) -> int | None:
        """The result for an operand that is special, or None."""
        if floats.is_zero(bits, type):
            return _constant(self.zero, bits, type)
        if floats.is_infinite(bits, type):
            return _constant(self.below if floats.is_negative(bits, type) else self.beyond, bits, type)
        if self.least is not None and floats.compare(bits, floats.from_int(self.least, type), type) == -1:
            return floats.nan(type)
        if self.most is not None and floats.compare(bits, floats.from_int(self.most, type), type) == 1:
            return floats.nan(type)
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


def real(mp: Context, bits: int, type: FloatType) -> Real:
    """A number, or an infinity, exactly."""
    if floats.is_infinite(bits, type):
        return -mp.inf if floats.is_negative(bits, type) else mp.inf
    return mp.mpf(parts(bits, type))


def _function(compute: OnReal, special: Special) -> Callable[[int, FloatType], int]:
    def function(bits: int, type: FloatType) -> int:
        if floats.is_nan(bits, type):
            return quiet(bits, type)
        found = special.of(bits, type)
        return rounded(lambda mp: compute(mp, real(mp, bits, type)), type) if found is None else found

    return function


def _acosh(mp: Context, x: Real) -> Real:
    """Near 1, x^2 - 1 is (x - 1) (x + 1)."""
    above = x - 1
    return mp.log1p(above + mp.sqrt(above * (x + 1)))


def _cbrt(mp: Context, x: Real) -> Real:
    return mp.cbrt(x) if x > 0 else -mp.cbrt(-x)


# Functions of two numbers.


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
        straight = rounded(lambda mp: +mp.pi, type) if left else floats.zero(type)
        return floats.copy_sign(straight, y, type)
    if floats.is_infinite(y, type) or floats.is_zero(x, type):
        return floats.copy_sign(rounded(lambda mp: mp.pi / 2, type), y, type)
    return rounded(lambda mp: mp.atan2(real(mp, y, type), real(mp, x, type)), type)


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
    found = _exact_power(*floats.decompose(size, type), significand, shift, type)
    if found is None:
        found = rounded(lambda mp: exp(mp, mp.mpf((significand, shift)) * mp.log(real(mp, size, type))), type)
    return floats.negate(found, type) if sign else found


def _exact_power(base: int, power: int, exponent: int, shift: int, type: FloatType) -> int | None:
    """(base * 2^power)^(exponent * 2^shift) if that has few bits: only then it can be half-way between two numbers."""
    base, power = _odd(base, power)
    exponent, shift = _odd(exponent, shift)
    while shift < 0:
        root = isqrt(base)
        if power & 1 or root * root != base:
            return None
        base, power, shift = root, power // 2, shift + 1
        if base == 1 and not power:
            break
    if base == 1:
        if not power:
            return floats.from_int(1, type)
        if shift + exponent.bit_length() > 20 or abs(power * exponent << shift) > _LARGEST:
            return None
        return from_parts(1, power * (exponent << shift), type)
    if exponent < 0 or shift > 20 or (exponent << shift) * base.bit_length() > _LONGEST:
        return None
    return from_parts(base ** (exponent << shift), power * (exponent << shift), type)


def _odd(significand: int, exponent: int) -> tuple[int, int]:
    """The same number with an odd significand."""
    twos = (significand & -significand).bit_length() - 1
    return significand >> twos, exponent + twos


_SAME: Final = Special("same", "same", "same")
_PERIODIC: Final = Special("nan", "nan", "same")
_LOGARITHM: Final = Special("nan", "inf", "-inf", least=0)

FUNCTIONS: Final[dict[str, Callable[..., int]]] = {
    "acos": _function(lambda mp, x: mp.acos(x), Special("nan", "nan", "", -1, 1)),
    "acosh": _function(_acosh, Special("nan", "inf", "nan", least=1)),
    "asin": _function(lambda mp, x: mp.asin(x), Special("nan", "nan", "same", -1, 1)),
    "asinh": _function(lambda mp, x: mp.asinh(x), _SAME),
    "atan": _function(lambda mp, x: mp.atan(x), Special("", "", "same")),
    "atan2": atan2,
    "atanh": _function(lambda mp, x: mp.atanh(x), Special("nan", "nan", "same", -1, 1)),
    "cbrt": _function(_cbrt, _SAME),
    "cos": _function(lambda mp, x: mp.cos(x), Special("nan", "nan", "1")),
    "cosh": _function(lambda mp, x: mp.cosh(bounded(mp, x)), Special("inf", "inf", "1")),
    "erf": _function(lambda mp, x: mp.erf(x), Special("-1", "1", "same")),
    "erfc": _function(lambda mp, x: mp.erfc(bounded(mp, x)), Special("2", "0", "1")),
    "exp": _function(exp, Special("0", "inf", "1")),
    "exp2": lambda bits, type: power(floats.from_int(2, type), bits, type),
    "expm1": _function(lambda mp, x: mp.expm1(bounded(mp, x)), Special("-1", "inf", "same")),
    "log": _function(lambda mp, x: mp.log(x), _LOGARITHM),
    "log10": _function(lambda mp, x: mp.log(x, 10), _LOGARITHM),
    "log1p": _function(lambda mp, x: mp.log1p(x), Special("nan", "inf", "same", least=-1)),
    "log2": _function(lambda mp, x: mp.log(x, 2), _LOGARITHM),
    "powf": power,
    "rsqrt": _function(lambda mp, x: 1 / mp.sqrt(x), Special("nan", "0", "pole", least=0)),
    "sin": _function(lambda mp, x: mp.sin(x), _PERIODIC),
    "sinh": _function(lambda mp, x: mp.sinh(bounded(mp, x)), _SAME),
    "sqrt": sqrt,
    "tan": _function(lambda mp, x: mp.tan(x), _PERIODIC),
    "tanh": _function(lambda mp, x: mp.tanh(x), Special("-1", "1", "same")),
}
"""Mnemonic -> (encoding, ..., type) -> encoding."""
