"""z^w of complex numbers with all digits, where the parts of w log z are large: they are computed with 50 digits.

z^w = e^(w log z) has as many wrong digits as w log z has in front of the point.
"""

from __future__ import annotations

import math
from decimal import Context, Decimal, localcontext

from pyopt.light import Final

DIGITS: Final = Context(prec=50, Emin=-999999, Emax=999999)
_TURN: Final = 2 * Decimal("3.14159265358979323846264338327950288419716939937510582097494459230781640629")


def precise_power(z: complex, w: complex) -> complex:
    """e^(w log z); z is not zero, and neither the result nor w log z is beyond doubles."""
    with localcontext(DIGITS):
        x, y, u, v = (Decimal(one) for one in (z.real, z.imag, w.real, w.imag))
        length = (x * x + y * y).ln() / 2
        around = _angle(x, y, math.atan2(z.imag, z.real))
        scale = float((u * length - v * around).exp())
        turn = (u * around + v * length).remainder_near(_TURN)
        near = float(turn)
        rest = float(turn - Decimal(near))
    cosine, sine = math.cos(near), math.sin(near)
    return complex(scale * (cosine - sine * rest), scale * (sine + cosine * rest))


def _angle(x: Decimal, y: Decimal, near: float) -> Decimal:
    """The angle of (x, y) from one with the digits of a double: what is left of it when the point is turned back."""
    angle = Decimal(near)
    cosine, sine = _series(angle, Decimal(1), 1), _series(angle, angle, 2)
    return angle + (y * cosine - x * sine) / (x * cosine + y * sine)


def _series(angle: Decimal, term: Decimal, number: int) -> Decimal:
    """The sum of terms, each of which is the one before times -angle^2 / (number * (number + 1))."""
    square, total = angle * angle, term
    while term and abs(term) > Decimal("1e-55"):
        term *= -square / (number * (number + 1))
        total += term
        number += 2
    return total
