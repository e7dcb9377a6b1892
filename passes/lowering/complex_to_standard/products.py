"""Products, and quotients with the special cases of C (annex G) where both parts come out as no number.

Names: (a + ib) * (c + id), and (a + ib) / (c + id).
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.passes.lowering.complex_to_standard.parts import (
    EQUAL,
    LESS,
    NOT_EQUAL,
    ORDERED,
    UNORDERED,
    Parts,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def lower_mul(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """mul -> ac - bd, bc + ad"""
    p = Parts(op, rewriter)
    a = p.real(operands[0])
    b = p.imaginary(operands[0])
    c = p.real(operands[1])
    d = p.imaginary(operands[1])
    ac = p.mul(a, c)
    real = p.sub(ac, p.mul(b, d))
    bc = p.mul(b, c)
    imaginary = p.add(bc, p.mul(a, d))
    rewriter.replace(op, [p.complex(real, imaginary)])
    return True


def _sign_or_zero(p: Parts, infinite: Value, part: Value, one: Value, zero: Value) -> Value:
    """1 for an infinite part and 0 for any other, with its sign."""
    return p.binary("math.copysign", p.select(infinite, one, zero), part, 0)


def lower_div(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """div -> by Smith's algorithm, which divides by the greater part first; where both parts are no number, as in C"""
    p = Parts(op, rewriter)
    a, b = p.both_parts(operands[0])
    c, d = p.both_parts(operands[1])
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
    c_zero = p.compare(EQUAL, c_size, zero, 0)
    d_size = p.absolute(d)
    d_zero = p.compare(EQUAL, d_size, zero, 0)
    a_number = p.compare(ORDERED, a, zero, 0)
    number = p.either(a_number, p.compare(ORDERED, b, zero, 0))
    by_zero = p.both(number, p.both(c_zero, d_zero))
    infinity = p.infinity()
    signed = p.binary("math.copysign", infinity, c, 0)
    zero_real = p.mul(signed, a)
    zero_imaginary = p.mul(signed, b)
    # An infinite dividend.
    c_finite = p.compare(NOT_EQUAL, c_size, infinity, 0)
    right_finite = p.both(c_finite, p.compare(NOT_EQUAL, d_size, infinity, 0))
    a_size = p.absolute(a)
    a_infinite = p.compare(EQUAL, a_size, infinity, 0)
    b_size = p.absolute(b)
    b_infinite = p.compare(EQUAL, b_size, infinity, 0)
    left_infinite = p.both(p.either(a_infinite, b_infinite), right_finite)
    one = p.number(1.0)
    a_sign = _sign_or_zero(p, a_infinite, a, one, zero)
    b_sign = _sign_or_zero(p, b_infinite, b, one, zero)
    ac = p.mul(a_sign, c)
    infinite_real = p.mul(infinity, p.add(ac, p.mul(b_sign, d)))
    ad = p.mul(a_sign, d)
    infinite_imaginary = p.mul(infinity, p.sub(p.mul(b_sign, c), ad))
    # An infinite divisor.
    a_finite = p.compare(NOT_EQUAL, a_size, infinity, 0)
    left_finite = p.both(a_finite, p.compare(NOT_EQUAL, b_size, infinity, 0))
    c_infinite = p.compare(EQUAL, c_size, infinity, 0)
    d_infinite = p.compare(EQUAL, d_size, infinity, 0)
    right_infinite = p.both(left_finite, p.either(c_infinite, d_infinite))
    c_sign = _sign_or_zero(p, c_infinite, c, one, zero)
    d_sign = _sign_or_zero(p, d_infinite, d, one, zero)
    ac = p.mul(a, c_sign)
    small_real = p.mul(zero, p.add(ac, p.mul(b, d_sign)))
    bc = p.mul(b, c_sign)
    small_imaginary = p.mul(zero, p.sub(bc, p.mul(a, d_sign)))

    low = p.compare(LESS, c_size, d_size, 0)
    real = p.select(low, low_real, high_real)
    imaginary = p.select(low, low_imaginary, high_imaginary)
    special_real = p.select(right_infinite, small_real, real)
    special_imaginary = p.select(right_infinite, small_imaginary, imaginary)
    special_real = p.select(left_infinite, infinite_real, special_real)
    special_imaginary = p.select(left_infinite, infinite_imaginary, special_imaginary)
    special_real = p.select(by_zero, zero_real, special_real)
    special_imaginary = p.select(by_zero, zero_imaginary, special_imaginary)
    real_is_nan = p.compare(UNORDERED, real, zero, 0)
    none = p.both(real_is_nan, p.compare(UNORDERED, imaginary, zero, 0))
    real = p.select(none, special_real, real)
    rewriter.replace(op, [p.complex(real, p.select(none, special_imaginary, imaginary))])
    return True
