"""Functions of complex numbers of doubles that Python's cmath lacks, or computes with fewer digits.

Sums that are nearly zero are computed exactly, as fractions, before they are rounded.
"""

from __future__ import annotations

import cmath
import math
import operator
from fractions import Fraction

import numpy as np

from pyopt.interpreter.dialects.math.functions import total
from pyopt.light import Callable, Final

_quotient: Final[Callable[..., complex]] = total(operator.truediv, np.divide, complex)
_power: Final[Callable[..., complex]] = total(operator.pow, np.power, complex)
root: Final[Callable[..., complex]] = total(cmath.sqrt, np.sqrt, complex)
_exp: Final[Callable[..., complex]] = total(cmath.exp, np.exp, complex)
_plain_log: Final[Callable[..., complex]] = total(cmath.log, np.log, complex)
_plain_tan: Final[Callable[..., complex]] = total(cmath.tan, np.tan, complex)
_plain_tanh: Final[Callable[..., complex]] = total(cmath.tanh, np.tanh, complex)


_SMALL: Final = 2.0**-250
_LARGE: Final = 2.0**250
"""Products of four numbers between these are neither infinite nor without digits."""


_TINY: Final = 2.0**-1022
"""The smallest number with all digits."""


_MANY: Final = 8.0
_TOO_MANY: Final = 1e6
"""Between these, the size of b log a costs digits of a^b that more digits of it keep."""


def magnitude(a: complex) -> float:
    return math.hypot(a.real, a.imag)


def angle(a: complex) -> float:
    return math.atan2(a.imag, a.real)


def sign(a: complex) -> complex:
    """The direction; of the number divided by its larger part, whose magnitude has all digits and does not overflow."""
    if a == 0:
        return a
    if not cmath.isfinite(a):
        return complex(math.nan, math.nan)
    most = max(abs(a.real), abs(a.imag))
    scaled = complex(a.real / most, a.imag / most)
    size = magnitude(scaled)
    return complex(scaled.real / size, scaled.imag / size)


def divide(a: complex, b: complex) -> complex:
    """The quotient; by zero it is infinite in the direction that C gives it (C11 G.5.1), with b's real part's sign."""
    if b == 0:
        size = math.copysign(math.inf, b.real)
        return complex(size * a.real, size * a.imag)
    found = _quotient(a, b)
    if math.isnan(found.real) and math.isnan(found.imag):
        return _infinite_quotient(a, b, found)
    sizes = [abs(one) for one in (a.real, a.imag, b.real, b.imag) if one]
    if not sizes or (min(sizes) > _SMALL and max(sizes) < _LARGE) or not (cmath.isfinite(a) and cmath.isfinite(b)):
        return found
    return _exact_quotient(a, b, found)


def _infinite_quotient(a: complex, b: complex, found: complex) -> complex:
    """As in C (C11 G.5.1), a number with an infinite part is infinite, whatever the other part is: by what is finite it
    is infinite, and the other way round 0. In place of `found`, which is no number."""
    if cmath.isinf(a) and cmath.isfinite(b):
        a, scale = _direction(a), math.inf
    elif cmath.isfinite(a) and cmath.isinf(b):
        b, scale = _direction(b), 0.0
    else:
        return found
    return complex(scale * (a.real * b.real + a.imag * b.imag), scale * (a.imag * b.real - a.real * b.imag))


def _direction(a: complex) -> complex:
    """1 for an infinite part and 0 for any other, with its sign."""
    real, imaginary = (math.copysign(float(math.isinf(one)), one) for one in (a.real, a.imag))
    return complex(real, imaginary)


def _exact_quotient(a: complex, b: complex, found: complex) -> complex:
    """The nearest numbers to the quotient's parts; the sign of a zero is that of `found`."""
    x, y, u, v = (Fraction(one) for one in (a.real, a.imag, b.real, b.imag))
    size = u * u + v * v
    return complex(_nearest((x * u + y * v) / size, found.real), _nearest((y * u - x * v) / size, found.imag))


def _nearest(value: Fraction, found: float) -> float:
    if not value:
        return math.copysign(0.0, found)
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def reciprocal_root(a: complex) -> complex:
    """1 / sqrt(a), whose imaginary part has the sign of -a; 0 for infinities"""
    if a == 0:
        return divide(1 + 0j, root(a))
    if math.isinf(a.real) or math.isinf(a.imag):
        return complex(0.0, math.copysign(0.0, -a.imag))
    found = _quotient(1, root(a))
    return complex(abs(found.real), math.copysign(found.imag, -a.imag))


def log(a: complex) -> complex:
    """cmath's, but near |a| = 1"""
    near = _log_near_one(a, 0)
    return _plain_log(a) if near is None else complex(near, angle(a))


def log1p(a: complex) -> complex:
    more = complex(1 + a.real, a.imag)
    near = _log_near_one(a, 1)
    if near is None:
        return _plain_log(more)
    return complex(near, angle(more))


def _log_near_one(a: complex, added: int) -> float | None:
    """The logarithm of the magnitude of a + added, if that is between about 0.7 and 1.2."""
    real = a.real + added
    if not 0.5 < real * real + a.imag * a.imag < 1.5:
        return None
    exact = Fraction(a.real) + added
    return math.log1p(float(exact * exact + Fraction(a.imag) ** 2 - 1)) / 2


def expm1(a: complex) -> complex:
    """(e^re - 1) cos im - 2 sin^2 (im / 2), e^re sin im; NumPy's for infinities and NaNs, and what is real stays so"""
    if a.imag == 0.0:
        return complex(float(np.expm1(a.real)), a.imag)
    if a.real > 700 and cmath.isfinite(a):
        return _exp(a)
    return complex(np.expm1(np.complex128(a)))


def tanh(a: complex) -> complex:
    """No angle turns what is imaginary away from there: C's, since C17."""
    if a.real == 0 and not math.isfinite(a.imag):
        return complex(a.real, math.nan)
    return _plain_tanh(a)


def tan(a: complex) -> complex:
    """-i tanh(ia)"""
    if a.imag == 0 and not math.isfinite(a.real):
        return complex(math.nan, a.imag)
    return _plain_tan(a)


def _is_whole(b: complex) -> bool:
    """Python multiplies for such a power."""
    return b.imag == 0 and b.real.is_integer() and abs(b.real) <= 100


def power(a: complex, b: complex) -> complex:
    """Python's, or e^(b log a) where that has few digits, or is 0 or not a number though the operands are finite"""
    if not (cmath.isfinite(a) and cmath.isfinite(b)) or (a == 0 and b.real < 0):
        with np.errstate(all="ignore"):
            return _power_of_specials(a, b)
    found = _power(a, b)
    if a == 0 or (_is_whole(b) and cmath.isfinite(found)):
        return found
    logarithm = log(a)
    is_right = found != 0 and cmath.isfinite(found)
    if not _is_whole(b) and _MANY < magnitude(b) * magnitude(logarithm) < _TOO_MANY:
        from pyopt.interpreter.complex_power import precise_power

        better = precise_power(a, b)
        if cmath.isfinite(better):
            return better
    if is_right:
        return found
    size = b.real * logarithm.real - b.imag * logarithm.imag
    turn = b.real * logarithm.imag + b.imag * logarithm.real
    if not math.isfinite(turn):
        return found
    scale, sine = float(np.exp(size)), math.sin(turn)
    return complex(scale * math.cos(turn), scale * sine if sine else sine)


def integer_power(a: complex, b: int) -> complex:
    """a^b; of numbers on an axis |a|^b and right angles, which are known where b is too large for a float."""
    if abs(b) <= 1 << 53 or (a.real == 0) == (a.imag == 0) or cmath.isnan(a):
        return power(a, complex(float(b)))
    with np.errstate(all="ignore"):
        size = float(np.power(magnitude(a), float(b)))
    angles = (0 if a.real > 0 else 2) if a.imag == 0 else (1 if a.imag > 0 else 3)
    return (complex(size, 0.0), complex(0.0, size), complex(-size, 0.0), complex(0.0, -size))[angles * b & 3]


def _power_of_specials(a: complex, b: complex) -> complex:
    """e^(b log a) as in C, where infinite powers of e need no angle, and those that are 0; a^0 and 1^b are 1."""
    if b == 0 or a == 1:
        return 1 + 0j
    if a == math.inf and b.imag == 0 and not math.isnan(b.real):
        return complex(math.inf if b.real > 0 else 0.0, 0.0)
    length = log(a).real
    shrinking = -b.imag * angle(a)
    power, shrunk = float(np.power(magnitude(a), b.real)), float(np.exp(shrinking))
    is_split = all(_TINY < one < math.inf for one in (power, shrunk))
    scale = power * shrunk if is_split else float(np.exp(b.real * length + shrinking))
    turn = b.real * angle(a) + (b.imag * length if b.imag else 0.0)
    if math.isfinite(turn):
        sine = math.sin(turn)
        return complex(scale * math.cos(turn), scale * sine if sine else sine)
    if scale == 0:
        return 0j
    return complex(scale if scale == math.inf else math.nan, math.nan)


def atan2(y: complex, x: complex) -> complex:
    """-i log((x + i y) / sqrt(x^2 + y^2)), which is infinite where y / x is i or -i, as C's catan is there"""
    if not (cmath.isfinite(y) and cmath.isfinite(x)):
        return complex(math.nan, math.nan)
    above, below = complex(x.real - y.imag, x.imag + y.real), complex(x.real + y.imag, x.imag - y.real)
    if (above == 0) != (below == 0):
        turned = 1j * divide(y, x)
        return complex((angle(1 + turned) - angle(1 - turned)) / 2, math.inf if above == 0 else -math.inf)
    if above == below == 0:
        return -1j * log(divide(x + 1j * y, root(x * x + y * y)))
    flat = magnitude(y) <= magnitude(x)
    ratio = divide(y, x) if flat else divide(x, y)
    more, less = log1p(complex(-ratio.imag, ratio.real)), log1p(complex(ratio.imag, -ratio.real))
    half, sum = (angle(above) - angle(below)) / 2, angle(above) + angle(below)
    imaginary = (less.real - more.real) / 2
    if not flat:
        return complex(_principal(half, sum, y, x), -imaginary)
    better = (more.imag - less.imag) / 2
    if abs(half - better) > 2:
        better += math.copysign(math.pi, half)
    return complex(_principal(better, sum, y, x), imaginary)


def _principal(half: float, sum: float, y: complex, x: complex) -> float:
    """Half a difference of angles, and pi more or less if their sum is no angle; from -pi to pi."""
    outside = abs(sum) > math.pi
    if 3 < abs(sum) < 3.25:
        # Rounding hides on which side of pi the angle of x^2 + y^2 is: its imaginary part tells.
        side = Fraction(x.real) * Fraction(x.imag) + Fraction(y.real) * Fraction(y.imag)
        outside = side < 0 if sum > 0 else side > 0
    return half + (-math.pi if half > 0 else math.pi) if outside else half
