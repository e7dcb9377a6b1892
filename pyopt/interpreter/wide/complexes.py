"""Functions of complex numbers with parts of f80 or f128: each part of a result is the nearest number of the type.

Each part is a product or a quotient, or a sum that is exact or computed with more bits where it cancels. Where an
operand has an infinite or undefined part, and at poles, the caller's function of doubles says what comes out.
"""

from __future__ import annotations

from pyopt.interpreter.numbers import WideComplex
from pyopt.interpreter.wide import exact, reals
from pyopt.interpreter.wide.exact import ONE, Gaussian, gaussian
from pyopt.interpreter.wide.multiprecision import accurate_sum, bounded, exp, log_ratio, vanishes
from pyopt.interpreter.wide.rounding import rounded
from pyopt.ir import floats
from pyopt.ir.types import FloatType
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.wide.multiprecision import Context, Real

    Function = Callable[..., WideComplex]
    Parts = tuple[Real, Real]

_ZERO: Final = -200_000
"""A zero is computed with as a number of its sign of this exponent, so that what it makes zero has the right sign."""
_FEW: Final = 100
_FEW_BITS: Final = 100_000
"""Up to this exponent, or with as many bits in the result, integer powers are products."""

_FAR: Final = 1000
"""Bits of an angle of which so many are whole turns that computing it is slow."""


def _of_parts(compute: Callable[..., Parts]) -> Function:
    """The function whose parts `compute` gives for the operands, as encodings, and their type."""

    def function(*operands: object) -> WideComplex:
        type: FloatType = operands[-1]  # type: ignore[assignment]  # the type comes last
        known: dict[int, Parts] = {}

        def part(mp: Context, at: int) -> Real:
            bits = mp.prec
            if bits not in known:
                known[bits] = compute(mp, *operands)
            return known[bits][at]

        real = rounded(lambda mp: part(mp, 0), type)
        return WideComplex(real, rounded(lambda mp: part(mp, 1), type))

    return function


def _of_number(compute: Callable[[Context, Real, Real], Parts]) -> Function:
    """The function whose parts `compute` gives for those of the operand, of which none is zero."""
    return _of_parts(lambda mp, a, type: compute(mp, _nonzero(mp, a.real, type), _nonzero(mp, a.imag, type)))


def _nonzero(mp: Context, bits: int, type: FloatType) -> Real:
    if floats.is_zero(bits, type):
        return mp.mpf((-1 if floats.is_negative(bits, type) else 1, _ZERO))
    return reals.real(mp, bits, type)


def _size(mp: Context, x: Real, y: Real) -> Real:
    return mp.sqrt(x * x + y * y)


def _log_size(mp: Context, a: Gaussian) -> Real:
    """ln |a|, also next to the unit circle."""
    scale = 2 * a.exponent
    return log_ratio(mp, a.norm() << max(scale, 0), 1 << max(-scale, 0)) / 2


def angle(a: WideComplex, type: FloatType) -> int:
    return reals.atan2(a.imag, a.real, type)


def _sign(mp: Context, x: Real, y: Real) -> Parts:
    size = _size(mp, x, y)
    return x / size, y / size


def sign(a: WideComplex, type: FloatType) -> WideComplex:
    """a / |a|"""
    return a if exact.is_zero(a, type) else _of_number(_sign)(a, type)


def _exp(mp: Context, x: Real, y: Real) -> Parts:
    size = exp(mp, x)
    cosine, sine = mp.cos_sin(y)
    return size * cosine, size * sine


def _expm1(mp: Context, x: Real, y: Real) -> Parts:
    """The real part is expm1(x) cos(y) - 2 sin(y/2)^2, which is zero for no x and y but zeros (Lindemann, 1882)."""

    def terms() -> Parts:
        half = mp.sin(y / 2)
        return mp.expm1(bounded(mp, x)) * mp.cos(y), -(half * half * 2)

    return accurate_sum(mp, terms), _exp(mp, x, y)[1]


def log(a: WideComplex, type: FloatType) -> WideComplex:
    """ln |a| and the angle; defined for infinite parts too."""
    if not exact.is_finite(a, type) or exact.is_zero(a, type):
        return WideComplex(reals.FUNCTIONS["log"](exact.magnitude(a, type), type), angle(a, type))
    return WideComplex(rounded(lambda mp: _log_size(mp, gaussian(a, type)), type), angle(a, type))


def _log1p(mp: Context, a: WideComplex, type: FloatType) -> Parts:
    x, y = _nonzero(mp, a.real, type), _nonzero(mp, a.imag, type)
    return _log_size(mp, ONE + gaussian(a, type)), mp.atan2(y, x + 1)


def _sqrt(mp: Context, x: Real, y: Real) -> Parts:
    """The part that has no cancellation, and the other by 2 u v = y."""
    larger = mp.sqrt((_size(mp, x, y) + abs(x)) / 2)
    other = y / (larger * 2)
    if x > 0:
        return larger, other
    return abs(other), larger if y > 0 else -larger


def _rsqrt(mp: Context, x: Real, y: Real) -> Parts:
    u, v = _sqrt(mp, x, y)
    size = _size(mp, x, y)
    return u / size, -v / size


def _sin(mp: Context, x: Real, y: Real) -> Parts:
    cosine, sine = mp.cos_sin(x)
    y = bounded(mp, y)
    return sine * mp.cosh(y), cosine * mp.sinh(y)


def _cos(mp: Context, x: Real, y: Real) -> Parts:
    cosine, sine = mp.cos_sin(x)
    y = bounded(mp, y)
    return cosine * mp.cosh(y), -(sine * mp.sinh(y))


def _tan(mp: Context, x: Real, y: Real) -> Parts:
    """(sin x cos x + i sinh y cosh y) / (cos^2 x + sinh^2 y)"""
    cosine, sine = mp.cos_sin(x)
    y = bounded(mp, y)
    grown = mp.sinh(y)
    size = cosine * cosine + grown * grown
    return sine * cosine / size, grown * mp.cosh(y) / size


def _tanh(mp: Context, x: Real, y: Real) -> Parts:
    imaginary, real = _tan(mp, y, x)
    return real, imaginary


# Powers.


def power(a: WideComplex, b: WideComplex, type: FloatType) -> WideComplex:
    """exp(b log a), integer powers of few bits as products; the operands are finite, and a is not zero."""
    if floats.is_zero(b.imag, type) and floats.is_integral(b.real, type):
        exponent = floats.to_int(b.real, type)
        base = gaussian(a, type)
        bits = max(abs(base.real), abs(base.imag)).bit_length() + abs(base.exponent)
        if exponent is not None and (abs(exponent) <= _FEW or abs(exponent) * bits <= _FEW_BITS):
            product, zeros = base.power(abs(exponent)), WideComplex(0, 0)
            return ONE.over(product, type, zeros) if exponent < 0 else product.over(ONE, type, zeros)
    if floats.is_zero(a.imag, type) and floats.is_zero(b.imag, type) and not floats.is_negative(a.real, type):
        return WideComplex(reals.power(a.real, b.real, type), floats.zero(type))
    return _of_parts(_power)(a, b, type)


def _power(mp: Context, a: WideComplex, b: WideComplex, type: FloatType) -> Parts:
    """For b = u + i v, e to the power of u ln |a| - v angle(a), turned by u angle(a) + v ln |a|.

    If v or ln |a| is zero and the angle is so many quarters of pi, a part may be zero: then that is said exactly. Else
    none is (Baker, 1966).
    """
    u, v = reals.real(mp, b.real, type), reals.real(mp, b.imag, type)
    quarters = _quarters(a, type)

    def polar() -> Parts:
        size = _log_size(mp, gaussian(a, type))
        if quarters is None:
            return size, mp.atan2(reals.real(mp, a.imag, type), reals.real(mp, a.real, type))
        return size, mp.pi * quarters / 4

    size, turn = polar()
    reach = max([0] + [mp.mag(one) for one in (u * size, v * turn, u * turn, v * size) if one])
    if reach > _FAR and vanishes(mp, u * size - v * turn, reach - mp.prec // 2):
        # All that the angle would say is the signs of two zeros.
        return mp.mpf(0), mp.mpf(0)
    with mp.workprec(mp.prec + reach):
        size, turn = polar()
        grown = exp(mp, u * size - v * turn)
        if quarters is not None and not (v and size):
            cosine, sine = mp.cospi_sinpi(u * quarters / 4)
        else:
            cosine, sine = mp.cos_sin(u * turn + v * size)
        return grown * cosine, grown * sine


def _quarters(a: WideComplex, type: FloatType) -> int | None:
    """The angle in quarters of pi, if it is a multiple: of no others of these numbers is it a rational part of pi."""
    sign = -1 if floats.is_negative(a.imag, type) else 1
    left = floats.is_negative(a.real, type)
    if floats.is_zero(a.imag, type):
        return 4 * sign if left else 0
    if floats.is_zero(a.real, type):
        return 2 * sign
    if floats.absolute(a.real, type) == floats.absolute(a.imag, type):
        return 3 * sign if left else sign
    return None


# -i log((x + i y) / sqrt(x^2 + y^2)).


def _atan2(mp: Context, y: WideComplex, x: WideComplex, type: FloatType) -> Parts:
    """Of w = x + i y and v = x - i y: the angle of w / sqrt(w v), and -1/2 ln |w / v|.

    The angle is half of that of w / v, or on the other side: which of them, little precision can tell.
    """
    left, up = gaussian(x, type), gaussian(y, type).turned()
    w, v = left + up, left + up.negated()
    half = _angle(mp, w * v.conjugate()) / 2
    near = _angle(mp, w) - _angle(mp, w * v) / 2
    turn = half
    if mp.cos(near - half) < 0:
        turn = half - mp.pi if half > 0 else half + mp.pi
    scale = 2 * (w.exponent - v.exponent)
    return turn, -log_ratio(mp, w.norm() << max(scale, 0), v.norm() << max(-scale, 0)) / 4


def _angle(mp: Context, a: Gaussian) -> Real:
    return mp.atan2(mp.mpf(a.imag), mp.mpf(a.real))


FUNCTIONS: Final[dict[str, Function]] = {
    "complex.add": exact.add,
    "complex.atan2": _of_parts(_atan2),
    "complex.conj": exact.conjugate,
    "complex.cos": _of_number(_cos),
    "complex.div": exact.divide,
    "complex.exp": _of_number(_exp),
    "complex.expm1": _of_number(_expm1),
    "complex.log": log,
    "complex.log1p": _of_parts(_log1p),
    "complex.mul": exact.multiply,
    "complex.neg": exact.negate,
    "complex.pow": power,
    "complex.rsqrt": _of_number(_rsqrt),
    "complex.sign": sign,
    "complex.sin": _of_number(_sin),
    "complex.sqrt": _of_number(_sqrt),
    "complex.sub": exact.subtract,
    "complex.tan": _of_number(_tan),
    "complex.tanh": _of_number(_tanh),
}
"""Op -> (operand, ..., type) -> result."""
PARTS: Final[dict[str, Callable[[WideComplex, FloatType], int]]] = {
    "complex.abs": exact.magnitude,
    "complex.angle": angle,
    "complex.im": lambda a, type: a.imag,
    "complex.re": lambda a, type: a.real,
}
"""Op -> (operand, type) -> encoding."""
