"""Elementary functions of decimal numbers in the current context, whose precision has about 20 digits to spare.

`decimal` itself has exp, ln and the square root, correctly rounded. The others are reduced to arguments for which a
Taylor series takes few terms, by ways that lose no digits: a result is right to all but the last digits of the context,
relative to its size. Outside of their domain functions give NaN, and infinities where they have poles.
"""

from __future__ import annotations

from decimal import MAX_EMAX, MIN_EMIN, ROUND_HALF_EVEN, Context, Decimal, Inexact, getcontext, localcontext
from math import isqrt
from typing import Final

NAN: Final = Decimal("NaN")
INFINITY: Final = Decimal("Infinity")
ZERO: Final = Decimal(0)
ONE: Final = Decimal(1)
_TWO: Final = Decimal(2)
_SMALL: Final = Decimal("0.1")
BEYOND: Final = 40_000
"""exp of this is beyond every float type, and so is 2 to its power."""
_EXACT_EXPONENT: Final = 400
"""Powers of two up to which a number is taken exactly: closer to zero, no function needs the last digit."""


def context_of(digits: int) -> Context:
    """A context of this precision that nothing overflows."""
    return Context(digits, ROUND_HALF_EVEN, MIN_EMIN, MAX_EMAX, traps=[])


_EXACTLY: Final = Context(8 * _EXACT_EXPONENT, ROUND_HALF_EVEN, MIN_EMIN, MAX_EMAX, traps=[Inexact])


def decimal_of(significand: int, exponent: int) -> Decimal:
    """significand * 2^exponent: exactly unless it is very large or very small."""
    if 0 <= exponent <= _EXACT_EXPONENT:
        return Decimal(significand << exponent)
    if -_EXACT_EXPONENT <= exponent < 0:
        return _EXACTLY.scaleb(Decimal(significand * 5**-exponent), exponent)
    return Decimal(significand) * _TWO**exponent


def _negligible(term: Decimal, total: Decimal) -> bool:
    return not term or term.adjusted() < total.adjusted() - getcontext().prec - 1


# Constants.

_pi_bits: list[int] = [0, 0]
"""The bits behind the point that were last computed, and pi with as many."""


def pi_scaled(bits: int) -> int:
    """pi * 2^bits, less than two off. The series of D. and G. Chudnovsky (1988), summed by binary splitting."""
    known, found = _pi_bits
    if known < bits:
        known = bits + 64
        _, q, t = _chudnovsky(0, known // 47 + 2)
        found = 426880 * isqrt(10005 << 2 * known) * q // t
        _pi_bits[:] = [known, found]
    return found >> known - bits


def _chudnovsky(first: int, end: int) -> tuple[int, int, int]:
    """The terms first .. end - 1 as P, Q and T, whose sum is T / Q."""
    if end - first == 1:
        p = (6 * first - 5) * (2 * first - 1) * (6 * first - 1) if first else 1
        q = first**3 * 10939058860032000 if first else 1
        t = p * (13591409 + 545140134 * first)
        return p, q, -t if first & 1 else t
    middle = (first + end) // 2
    p, q, t = _chudnovsky(first, middle)
    r, s, u = _chudnovsky(middle, end)
    return p * r, q * s, t * s + p * u


def pi() -> Decimal:
    bits = getcontext().prec * 4
    return Decimal(pi_scaled(bits)) / (1 << bits)


# Exponential functions.


def exp(x: Decimal) -> Decimal:
    if abs(x) > BEYOND:
        return INFINITY if x > 0 else ONE.scaleb(-BEYOND)
    return x.exp()


def exp2(x: Decimal) -> Decimal:
    return exp(x * _TWO.ln()) if abs(x) < BEYOND else exp(x)


def expm1(x: Decimal) -> Decimal:
    if abs(x) > _SMALL:
        return exp(x) - 1
    total = term = x
    count = 1
    while not _negligible(term, total):
        count += 1
        term *= x / count
        total += term
    return total


def sinh(x: Decimal) -> Decimal:
    grown = expm1(abs(x))
    if grown.is_infinite():
        return grown.copy_sign(x)
    return ((grown + grown / (1 + grown)) / 2).copy_sign(x)


def cosh(x: Decimal) -> Decimal:
    grown = exp(abs(x))
    return (grown + 1 / grown) / 2


def tanh(x: Decimal) -> Decimal:
    if abs(x) > BEYOND // 2:
        return ONE.copy_sign(x)
    grown = expm1(2 * abs(x))
    return (grown / (grown + 2)).copy_sign(x)


# Logarithms.


def log(x: Decimal) -> Decimal:
    return x.ln() if x >= 0 else NAN


def log2(x: Decimal) -> Decimal:
    return x.ln() / _TWO.ln() if x >= 0 else NAN


def log10(x: Decimal) -> Decimal:
    return x.log10() if x >= 0 else NAN


def log1p(x: Decimal) -> Decimal:
    """2 atanh(x / (2 + x)) near zero."""
    if abs(x) > _SMALL:
        return log(1 + x)
    return 2 * _atanh_series(x / (2 + x))


def _atanh_series(x: Decimal, sign: int = 1) -> Decimal:
    """x + x^3/3 + x^5/5 + ...; the series of atan with `sign` -1."""
    total = power = x
    square = sign * x * x
    count = 1
    while True:
        count += 2
        power *= square
        term = power / count
        if _negligible(term, total):
            return total
        total += term


def log_ratio(numerator: int, denominator: int) -> Decimal:
    """The logarithm of a quotient of positive integers, which may be close to 1."""
    if abs(numerator - denominator) * 10 < denominator:
        return log1p(Decimal(numerator - denominator) / Decimal(denominator)) if numerator != denominator else ZERO
    return (Decimal(numerator) / Decimal(denominator)).ln()


def atanh(x: Decimal) -> Decimal:
    if abs(x) > 1:
        return NAN
    if abs(x) == 1:
        return INFINITY.copy_sign(x)
    return _atanh_series(x) if abs(x) < _SMALL else ((1 + x) / (1 - x)).ln() / 2


def asinh(x: Decimal) -> Decimal:
    size = abs(x)
    square = x * x
    return log1p(size + square / (1 + (1 + square).sqrt())).copy_sign(x)


def acosh(x: Decimal) -> Decimal:
    above = x - 1
    return log1p(above + (above * (x + 1)).sqrt()) if above >= 0 else NAN


# Trigonometric functions.


def sin_cos(significand: int, exponent: int) -> tuple[Decimal, Decimal]:
    """Sine and cosine of significand * 2^exponent, however large: pi comes with as many bits as that needs."""
    return _turned(*_reduced(significand, exponent))


def sin_cos_of(angle: Decimal) -> tuple[Decimal, Decimal]:
    """The same for a number as close to the angle as the context lets it be."""
    with localcontext(context_of(getcontext().prec + max(angle.adjusted(), 0) + 5)):
        half = pi() / 2
        quarter = (angle / half).to_integral_value()
        rest = angle - quarter * half
    return _turned(int(quarter) & 3, +rest)


def _turned(quarter: int, rest: Decimal) -> tuple[Decimal, Decimal]:
    """Sine and cosine of quarter * pi/2 + rest."""
    sine, cosine = _sine_series(rest), _cosine_series(rest)
    if quarter & 1:
        sine, cosine = cosine, -sine
    return (-sine, -cosine) if quarter & 2 else (sine, cosine)


def _reduced(significand: int, exponent: int) -> tuple[int, Decimal]:
    """The number as a multiple of pi/2 and a rest of at most pi/4.

    A rest may be as close to zero as 2^-precision and some bits: the guard bits are for that.
    """
    if abs(significand).bit_length() + exponent < 0:
        return 0, decimal_of(significand, exponent)
    length = abs(significand).bit_length()
    bits = getcontext().prec * 4 + 2 * length + 64
    # The error of pi/2 is multiplied by the quotient.
    scaled = pi_scaled(bits + max(exponent, 0) + length)
    number = significand << bits + max(exponent, 0) + length + exponent
    quarter, rest = divmod(2 * number + scaled // 2, scaled)
    rest -= scaled // 2
    scale = bits + max(exponent, 0) + length + 1
    return quarter, decimal_of(rest >> scale - bits, 0) / (1 << bits)


def _sine_series(x: Decimal) -> Decimal:
    return _alternating(x, x, 1)


def _cosine_series(x: Decimal) -> Decimal:
    return _alternating(ONE, x, 0)


def _alternating(first: Decimal, x: Decimal, count: int) -> Decimal:
    """first - first x^2 / ((count + 1) (count + 2)) + ..."""
    total = term = first
    square = x * x
    while not _negligible(term, total):
        term = -term * square / ((count + 1) * (count + 2))
        total += term
        count += 2
    return total


def sin(significand: int, exponent: int) -> Decimal:
    return sin_cos(significand, exponent)[0]


def cos(significand: int, exponent: int) -> Decimal:
    return sin_cos(significand, exponent)[1]


def tan(significand: int, exponent: int) -> Decimal:
    sine, cosine = sin_cos(significand, exponent)
    return sine / cosine


def atan(x: Decimal) -> Decimal:
    """The angle is halved until the series takes few terms; beyond 1 it is the rest to pi/2."""
    if abs(x) > 1:
        return (pi() / 2 - atan(1 / abs(x))).copy_sign(x)
    doublings = 0
    small = _SMALL.scaleb(-isqrt(getcontext().prec) // 4)
    while abs(x) > small:
        x = x / (1 + (1 + x * x).sqrt())
        doublings += 1
    return _atanh_series(x, -1) * (1 << doublings)


def atan2(y: Decimal, x: Decimal) -> Decimal:
    """The angle of (x, y), which are not both zero."""
    if abs(y) > abs(x):
        return (pi() / 2).copy_sign(y) - atan(x / y)
    angle = atan(abs(y) / abs(x))
    return (pi() - angle if x < 0 else angle).copy_sign(y)


def asin(x: Decimal) -> Decimal:
    return atan2(x, ((1 - x) * (1 + x)).sqrt()) if abs(x) <= 1 else NAN


def acos(x: Decimal) -> Decimal:
    if x == 1:
        return ZERO
    return atan2(((1 - x) * (1 + x)).sqrt(), x) if abs(x) <= 1 else NAN


# Others.


def cbrt(x: Decimal) -> Decimal:
    """A third of the logarithm, of the number between 1 and 1000."""
    power = x.adjusted() // 3
    return (x.copy_abs().scaleb(-3 * power).ln() / 3).exp().scaleb(power).copy_sign(x)


def rsqrt(x: Decimal) -> Decimal:
    return 1 / x.sqrt() if x > 0 else NAN


def erf(x: Decimal) -> Decimal:
    """2 / sqrt(pi) exp(-x^2) times the sum of (2 x^2)^n x / (1 * 3 * ... * (2n + 1)), which has no cancellation."""
    if abs(x) > 10:
        return ONE.copy_sign(x)
    square = x * x
    total = term = x
    count = 1
    while not _negligible(term, total):
        count += 2
        term *= 2 * square / count
        total += term
    return 2 * total * (-square).exp() / pi().sqrt()
