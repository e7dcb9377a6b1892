"""Quotients of complex numbers, as formulas on the floats that they are made of.

complex-range says which: "improved" ones, by Smith's algorithm, overflow where the quotient does, and know of
infinities what C does (annex G); all others are the plain formula, which squares the divisor.

Names: (a + ib) / (c + id).
"""

from __future__ import annotations

from pyopt.ir.core import Value
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.building.arith import FLOAT_EQUAL, FLOAT_LESS, FLOAT_NOT_EQUAL, FLOAT_ORDERED, FLOAT_UNORDERED
from pyopt.pipeline.options import TextOption

if TYPE_CHECKING:
    from pyopt.passes.lowering.float_protocol import Floats

BASIC: Final = "basic"
IMPROVED: Final = "improved"
RANGES: Final = (IMPROVED, BASIC, "none")


def range_option(default: str) -> TextOption:
    """The option that says how quotients are computed."""
    return TextOption(
        "complex-range", default, "How quotients are computed on the way: improved ones do not overflow early", RANGES
    )


def quotient(p: Floats, a: Value, b: Value, c: Value, d: Value, complex_range: str) -> tuple[Value, Value]:
    """Its real and its imaginary part."""
    return _improved(p, a, b, c, d) if complex_range == IMPROVED else _plain(p, a, b, c, d)


def _plain(p: Floats, a: Value, b: Value, c: Value, d: Value) -> tuple[Value, Value]:
    """(ac + bd) / (c^2 + d^2), (bc - ad) / (c^2 + d^2)"""
    square = p.mul(c, c)
    divisor = p.add(square, p.mul(d, d))
    ac = p.mul(a, c)
    real = p.add(ac, p.mul(b, d))
    bc = p.mul(b, c)
    imaginary = p.sub(bc, p.mul(a, d))
    quotient = p.div(real, divisor)
    return quotient, p.div(imaginary, divisor)


def _sign_or_zero(p: Floats, infinite: Value, part: Value, one: Value, zero: Value) -> Value:
    """1 for an infinite part and 0 for any other, with its sign."""
    return p.copysign(p.select(infinite, one, zero), part)


def _improved(p: Floats, a: Value, b: Value, c: Value, d: Value) -> tuple[Value, Value]:
    """By Smith's algorithm, which divides by the greater part first; where both parts are no number, as in C"""
    # |c| < |d|
    ratio = p.div(c, d)
    scale = p.add(d, p.mul(ratio, c))
    low_real = p.div(p.add(p.mul(a, ratio), b), scale)
    low_imaginary = p.div(p.sub(p.mul(b, ratio), a), scale)
    # |c| >= |d|
    ratio = p.div(d, c)
    scale = p.add(c, p.mul(ratio, d))
    high_real = p.div(p.add(a, p.mul(b, ratio)), scale)
    high_imaginary = p.div(p.sub(b, p.mul(a, ratio)), scale)
    # A divisor of zero.
    zero = p.number(0.0)
    c_size = p.absolute(c)
    c_zero = p.holds(FLOAT_EQUAL, c_size, zero)
    d_size = p.absolute(d)
    d_zero = p.holds(FLOAT_EQUAL, d_size, zero)
    a_number = p.holds(FLOAT_ORDERED, a, zero)
    number = p.either(a_number, p.holds(FLOAT_ORDERED, b, zero))
    by_zero = p.both(number, p.both(c_zero, d_zero))
    infinity = p.infinity()
    signed = p.copysign(infinity, c)
    zero_real = p.mul(signed, a)
    zero_imaginary = p.mul(signed, b)
    # An infinite dividend.
    c_finite = p.holds(FLOAT_NOT_EQUAL, c_size, infinity)
    right_finite = p.both(c_finite, p.holds(FLOAT_NOT_EQUAL, d_size, infinity))
    a_size = p.absolute(a)
    a_infinite = p.holds(FLOAT_EQUAL, a_size, infinity)
    b_size = p.absolute(b)
    b_infinite = p.holds(FLOAT_EQUAL, b_size, infinity)
    left_infinite = p.both(p.either(a_infinite, b_infinite), right_finite)
    one = p.number(1.0)
    a_sign = _sign_or_zero(p, a_infinite, a, one, zero)
    b_sign = _sign_or_zero(p, b_infinite, b, one, zero)
    ac = p.mul(a_sign, c)
    infinite_real = p.mul(infinity, p.add(ac, p.mul(b_sign, d)))
    ad = p.mul(a_sign, d)
    infinite_imaginary = p.mul(infinity, p.sub(p.mul(b_sign, c), ad))
    # An infinite divisor.
    a_finite = p.holds(FLOAT_NOT_EQUAL, a_size, infinity)
    left_finite = p.both(a_finite, p.holds(FLOAT_NOT_EQUAL, b_size, infinity))
    c_infinite = p.holds(FLOAT_EQUAL, c_size, infinity)
    d_infinite = p.holds(FLOAT_EQUAL, d_size, infinity)
    right_infinite = p.both(left_finite, p.either(c_infinite, d_infinite))
    c_sign = _sign_or_zero(p, c_infinite, c, one, zero)
    d_sign = _sign_or_zero(p, d_infinite, d, one, zero)
    ac = p.mul(a, c_sign)
    small_real = p.mul(zero, p.add(ac, p.mul(b, d_sign)))
    bc = p.mul(b, c_sign)
    small_imaginary = p.mul(zero, p.sub(bc, p.mul(a, d_sign)))

    low = p.holds(FLOAT_LESS, c_size, d_size)
    real = p.select(low, low_real, high_real)
    imaginary = p.select(low, low_imaginary, high_imaginary)
    special_real = p.select(right_infinite, small_real, real)
    special_imaginary = p.select(right_infinite, small_imaginary, imaginary)
    special_real = p.select(left_infinite, infinite_real, special_real)
    special_imaginary = p.select(left_infinite, infinite_imaginary, special_imaginary)
    special_real = p.select(by_zero, zero_real, special_real)
    special_imaginary = p.select(by_zero, zero_imaginary, special_imaginary)
    real_is_nan = p.holds(FLOAT_UNORDERED, real, zero)
    none = p.both(real_is_nan, p.holds(FLOAT_UNORDERED, imaginary, zero))
    real = p.select(none, special_real, real)
    return real, p.select(none, special_imaginary, imaginary)
