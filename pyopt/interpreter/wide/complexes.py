"""Functions of complex numbers with parts of f80 or f128: each part of a result is the nearest number of the type.

They are written so that no digits are lost: sums that may cancel are exact, or are computed again with more digits.
Where an operand has an infinite or undefined part, the caller's function of doubles says what comes out.
"""

from __future__ import annotations

from decimal import Decimal, getcontext, localcontext
from typing import TYPE_CHECKING, Final

from pyopt.interpreter.numbers import WideComplex
from pyopt.interpreter.wide import reals, series
from pyopt.interpreter.wide.exact import Gaussian, argument_of_ratio, gaussian
from pyopt.interpreter.wide.rounding import rounded
from pyopt.ir import floats
from pyopt.ir.types import FloatType

if TYPE_CHECKING:
    from collections.abc import Callable

    from pyopt.ir.types import ComplexType

    Function = Callable[..., WideComplex]
    Parts = tuple[Decimal, Decimal]

_EXTRA: Final = (0, 60, 250, 900)
"""Digits to add where a sum cancels; what still cancels then is zero."""
_INTEGER_POWERS: Final = 100
"""Up to here, powers are products."""


# Arithmetic, which is exact before it is rounded.


def negate(a: WideComplex, type: FloatType) -> WideComplex:
    return WideComplex(floats.negate(a.real, type), floats.negate(a.imag, type))


def conjugate(a: WideComplex, type: FloatType) -> WideComplex:
    return WideComplex(a.real, floats.negate(a.imag, type))


def add(a: WideComplex, b: WideComplex, type: FloatType) -> WideComplex:
    return WideComplex(floats.add(a.real, b.real, type), floats.add(a.imag, b.imag, type))


def subtract(a: WideComplex, b: WideComplex, type: FloatType) -> WideComplex:
    return WideComplex(floats.sub(a.real, b.real, type), floats.sub(a.imag, b.imag, type))


def multiply(a: WideComplex, b: WideComplex, type: FloatType) -> WideComplex:
    real = floats.sub(floats.mul(a.real, b.real, type), floats.mul(a.imag, b.imag, type), type)
    imaginary = floats.add(floats.mul(a.real, b.imag, type), floats.mul(a.imag, b.real, type), type)
    if not (is_finite(a, type) and is_finite(b, type)):
        return WideComplex(real, imaginary)
    # A zero has the sign that the sum gives it.
    return (gaussian(a, type) * gaussian(b, type)).ratio().encoded(type, WideComplex(real, imaginary))


def divide(a: WideComplex, b: WideComplex, type: FloatType) -> WideComplex:
    zeros = multiply(a, conjugate(b, type), type)
    return gaussian(a, type).over(gaussian(b, type)).encoded(type, zeros)


def equal(a: WideComplex, b: WideComplex, type: FloatType) -> bool:
    return floats.compare(a.real, b.real, type) == 0 and floats.compare(a.imag, b.imag, type) == 0


def is_finite(a: WideComplex, type: FloatType) -> bool:
    return floats.is_finite(a.real, type) and floats.is_finite(a.imag, type)


def is_zero(a: WideComplex, type: FloatType) -> bool:
    return floats.is_zero(a.real, type) and floats.is_zero(a.imag, type)


# What takes parts of decimals.


def _of_parts(compute: Callable[..., Parts]) -> Function:
    """The function whose parts `compute` gives for the operands, as encodings, and their type."""

    def function(*operands: object) -> WideComplex:
        type: FloatType = operands[-1]  # type: ignore[assignment]  # the type comes last
        known: dict[int, Parts] = {}

        def part(at: int) -> Decimal:
            digits = getcontext().prec
            if digits not in known:
                known[digits] = compute(*operands)
            return known[digits][at]

        real = rounded(lambda: part(0), type)
        return WideComplex(real, rounded(lambda: part(1), type))

    return function


def _decimal(bits: int, type: FloatType) -> Decimal:
    """A finite number with the sign of a zero."""
    found = reals.decimal_value(bits, type)
    return found if found else found.copy_sign(-1 if floats.is_negative(bits, type) else 1)


def _sin_cos(bits: int, type: FloatType) -> Parts:
    if floats.is_zero(bits, type):
        return _decimal(bits, type), series.ONE
    return series.sin_cos(*reals.parts(bits, type))


def _size(a: WideComplex, type: FloatType) -> Decimal:
    x, y = _decimal(a.real, type), _decimal(a.imag, type)
    return (x * x + y * y).sqrt()


def _total(terms: Callable[[], Parts]) -> Decimal:
    """The sum of two terms; if it cancels, of terms with more digits."""
    digits = getcontext().prec
    for extra in _EXTRA:
        with localcontext(series.context_of(digits + extra)):
            one, other = terms()
            found = one + other
            if found and max(one.adjusted(), other.adjusted()) - found.adjusted() <= extra + 5:
                return found
    return series.ZERO


def magnitude(a: WideComplex, type: FloatType) -> int:
    """The absolute value; an infinite part outweighs NaN."""
    for part in (a.real, a.imag):
        if floats.is_infinite(part, type):
            return floats.infinity(type)
    for part in (a.real, a.imag):
        if floats.is_nan(part, type):
            return reals.quiet(part, type)
    return rounded(lambda: _size(a, type), type)


def angle(a: WideComplex, type: FloatType) -> int:
    return reals.atan2(a.imag, a.real, type)


def _sign(a: WideComplex, type: FloatType) -> Parts:
    size = _size(a, type)
    return _decimal(a.real, type) / size, _decimal(a.imag, type) / size


def sign(a: WideComplex, type: FloatType) -> WideComplex:
    """a / |a|"""
    return a if is_zero(a, type) else _of_parts(_sign)(a, type)


def _exp(a: WideComplex, type: FloatType) -> Parts:
    size = series.exp(_decimal(a.real, type))
    sine, cosine = _sin_cos(a.imag, type)
    return size * cosine, size * sine


def _expm1(a: WideComplex, type: FloatType) -> Parts:
    """The real part is expm1(x) cos(y) - 2 sin(y/2)^2."""

    def terms() -> Parts:
        significand, exponent = reals.parts(a.imag, type)
        half, _ = series.sin_cos(significand, exponent - 1)
        return series.expm1(_decimal(a.real, type)) * _sin_cos(a.imag, type)[1], -2 * half * half

    real = _total(terms)
    return real, _exp(a, type)[1]


def log(a: WideComplex, type: FloatType) -> WideComplex:
    """ln |a| and the angle; defined for infinite parts too."""
    size = magnitude(a, type)
    if not is_finite(a, type) or is_zero(a, type):
        return WideComplex(reals.FUNCTIONS["log"](size, type), angle(a, type))
    return WideComplex(rounded(lambda: _log_size(a, type), type), angle(a, type))


def _log_size(a: WideComplex, type: FloatType) -> Decimal:
    """Near the unit circle by x^2 + y^2 - 1 = (x - 1)(x + 1) + y^2."""
    small, large = sorted((abs(_decimal(a.real, type)), abs(_decimal(a.imag, type))))
    if not Decimal("0.5") < large < 2:
        return (small * small + large * large).ln() / 2

    def terms() -> Parts:
        low, high = sorted((abs(_decimal(a.real, type)), abs(_decimal(a.imag, type))))
        return (high - 1) * (high + 1), low * low

    return series.log1p(_total(terms)) / 2


def _log1p(a: WideComplex, type: FloatType) -> Parts:
    """By |1 + a|^2 - 1 = x (2 + x) + y^2, unless that is close to -1."""

    def terms() -> Parts:
        x, y = _decimal(a.real, type), _decimal(a.imag, type)
        return x * (2 + x), y * y

    x, y = _decimal(a.real, type) + 1, _decimal(a.imag, type)
    real = (x * x + y * y).ln() / 2 if abs(x) < Decimal("0.5") else series.log1p(_total(terms)) / 2
    if not y:
        return real, (series.pi() if x < 0 else series.ZERO).copy_sign(y)
    return real, series.atan2(y, x)


def _sqrt(a: WideComplex, type: FloatType) -> Parts:
    """The part that has no cancellation, and the other by 2 u v = y."""
    x, y = _decimal(a.real, type), _decimal(a.imag, type)
    if not x and not y:
        return series.ZERO, y
    larger = ((_size(a, type) + abs(x)) / 2).sqrt()
    other = abs(y) / (2 * larger)
    return (larger, other.copy_sign(y)) if x >= 0 else (other, larger.copy_sign(y))


def _rsqrt(a: WideComplex, type: FloatType) -> Parts:
    u, v = _sqrt(a, type)
    size = _size(a, type)
    return u / size, -v / size if v else series.ZERO


def _sin(a: WideComplex, type: FloatType) -> Parts:
    sine, cosine = _sin_cos(a.real, type)
    y = _decimal(a.imag, type)
    return sine * series.cosh(y), cosine * series.sinh(y)


def _cos(a: WideComplex, type: FloatType) -> Parts:
    sine, cosine = _sin_cos(a.real, type)
    y = _decimal(a.imag, type)
    return cosine * series.cosh(y), (sine * series.sinh(y)).copy_negate()


def _tan(a: WideComplex, type: FloatType) -> Parts:
    return _tangent(a.real, a.imag, type)


def _tanh(a: WideComplex, type: FloatType) -> Parts:
    imaginary, real = _tangent(a.imag, a.real, type)
    return real, imaginary


def _tangent(x: int, y: int, type: FloatType) -> Parts:
    """(sin x cos x + i sinh y cosh y) / (cos^2 x + sinh^2 y)"""
    sine, cosine = _sin_cos(x, type)
    rise = _decimal(y, type)
    grown = series.sinh(rise)
    if grown.is_infinite():
        return series.ZERO.copy_sign(sine * cosine), series.ONE.copy_sign(rise)
    size = cosine * cosine + grown * grown
    return sine * cosine / size, grown * series.cosh(rise) / size


# Powers.


def power(a: WideComplex, b: WideComplex, type: FloatType) -> WideComplex:
    """exp(b log a), small integer powers as products; the operands are finite, and a is not zero."""
    if floats.is_zero(b.imag, type) and floats.is_integral(b.real, type):
        exponent = floats.to_int(b.real, type)
        if exponent is not None and abs(exponent) <= _INTEGER_POWERS:
            product = gaussian(a, type).power(abs(exponent))
            found = Gaussian(1, 0, 0).over(product) if exponent < 0 else product.ratio()
            return found.encoded(type, WideComplex(0, 0))
    return _of_parts(_power)(a, b, type)


def _power(a: WideComplex, b: WideComplex, type: FloatType) -> Parts:
    digits = getcontext().prec
    for extra in _EXTRA[:3]:
        with localcontext(series.context_of(digits + extra)):
            scale, turn = _polar_power(a, b, type)
            if scale.is_infinite() or not scale:
                break
            sine, cosine = series.sin_cos_of(turn)
        lost = -min(sine.adjusted(), cosine.adjusted())
        if lost <= extra + 5:
            return scale * cosine, scale * sine
    # One of them is zero, or what the angle is says nothing.
    if scale.is_infinite() or not scale:
        sine, cosine = series.sin_cos_of(turn)
    if sine.adjusted() < -digits:
        sine = series.ZERO
    if cosine.adjusted() < -digits:
        cosine = series.ZERO
    return scale * cosine if cosine else cosine, scale * sine if sine else sine


def _polar_power(a: WideComplex, b: WideComplex, type: FloatType) -> Parts:
    """The absolute value and the angle of the power, whose error does not grow with them."""
    digits = getcontext().prec
    u, v = _decimal(b.real, type), _decimal(b.imag, type)
    size, turn = _log_size(a, type), _angle(a, type)
    reach = max([0] + [one.adjusted() for one in (u * size, v * turn, u * turn, v * size) if one])
    if u * size - v * turn < -series.BEYOND and (u * size * v * turn <= 0 or reach < digits // 2):
        # Nobody asks for the angle of a zero.
        return series.ZERO, series.ZERO
    with localcontext(series.context_of(digits + reach)):
        size, turn = _log_size(a, type), _angle(a, type)
        u, v = _decimal(b.real, type), _decimal(b.imag, type)
        grown, turned = u * size - v * turn, u * turn + v * size
    return series.exp(grown), turned


def _angle(a: WideComplex, type: FloatType) -> Decimal:
    x, y = _decimal(a.real, type), _decimal(a.imag, type)
    if not y:
        return (series.pi() if x.is_signed() else series.ZERO).copy_sign(y)
    return series.atan2(y, x)


# -i log((x + i y) / sqrt(x^2 + y^2)).


def _atan2(y: WideComplex, x: WideComplex, type: FloatType) -> Parts:
    """Of w = x + i y and v = x - i y: half of the angle of w / v, and -1/2 ln |w / v|."""
    left, up = gaussian(x, type), gaussian(y, type).turned()
    w, v = left + up, left - up
    turn, ratio = argument_of_ratio(w, v)
    return turn, -ratio / 2


def combination(kind: str, type: ComplexType) -> Callable[[WideComplex, WideComplex], WideComplex]:
    """What sums or products are made of: `kind` is "add" or "mul"."""
    part = type.element_type
    assert isinstance(part, FloatType)
    function = add if kind == "add" else multiply
    return lambda a, b: function(a, b, part)


FUNCTIONS: Final[dict[str, Function]] = {
    "complex.add": add,
    "complex.atan2": _of_parts(_atan2),
    "complex.conj": conjugate,
    "complex.cos": _of_parts(_cos),
    "complex.div": divide,
    "complex.exp": _of_parts(_exp),
    "complex.expm1": _of_parts(_expm1),
    "complex.log": log,
    "complex.log1p": _of_parts(_log1p),
    "complex.mul": multiply,
    "complex.neg": negate,
    "complex.pow": power,
    "complex.rsqrt": _of_parts(_rsqrt),
    "complex.sign": sign,
    "complex.sin": _of_parts(_sin),
    "complex.sqrt": _of_parts(_sqrt),
    "complex.sub": subtract,
    "complex.tan": _of_parts(_tan),
    "complex.tanh": _of_parts(_tanh),
}
"""Op -> (operand, ..., type) -> result."""
PARTS: Final[dict[str, Callable[[WideComplex, FloatType], int]]] = {
    "complex.abs": magnitude,
    "complex.angle": angle,
    "complex.im": lambda a, type: a.imag,
    "complex.re": lambda a, type: a.real,
}
"""Op -> (operand, type) -> encoding."""
