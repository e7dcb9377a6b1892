"""Tangents, circular and hyperbolic."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.passes.building.arith import FLOAT_EQUAL
from pyopt.passes.lowering.complex_to_standard.parts import NO_INFINITY, FloatEmitter
from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def lower_tangent(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """tan -> -i tanh(iz); tanh -> 4 sinh a cosh a / D, 4 cos b sin b / D, D = 4 sinh^2 a + 4 cos^2 b"""
    return _tangent(op, operands, rewriter, False)


def lower_tangent_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """tan -> -i tanh(iz); tanh -> (e^2a - e^-2a) / D, 4 cos b sin b / D, D = e^2a + e^-2a - 2 + 4 cos^2 b

    The sum of the powers loses its digits near the poles.
    """
    return _tangent(op, operands, rewriter, True)


def _tangent(op: Operation, operands: list[Value], rewriter: ConversionRewriter, as_reference: bool) -> bool:
    p = FloatEmitter(op, rewriter)
    a, b = p.both_parts(operands[0])
    minus_one = p.number(-1.0)
    of_tan = op.info.name == "complex.tan"
    # Powers of e may be infinite where the result is not.
    finite_only = p.finite_only
    p.flags &= ~NO_INFINITY
    if of_tan:
        a, b = p.mul(b, minus_one), a
    infinity = p.infinity()
    four = p.number(4.0)
    argument = p.add(a, a) if as_reference else a
    minus_argument = p.mul(minus_one, argument)
    up = p.unary("math.expm1", argument)
    down = p.unary("math.expm1", minus_argument)
    difference = p.sub(up, down)
    total = difference
    if not as_reference:
        total = p.mul(difference, difference)
        difference = p.mul(difference, p.add(p.add(up, down), p.number(2.0)))
    cosine = p.unary("math.cos", b)
    squared = p.mul(p.mul(cosine, cosine), four)
    product = p.mul(four, p.mul(cosine, p.unary("math.sin", b)))
    if as_reference:
        total = p.add(up, down)
    divisor = p.add(total, squared)
    large = p.compare(FLOAT_EQUAL, total, infinity)
    limit = p.binary("math.copysign", minus_one, a)
    real = p.select(large, limit, p.div(difference, divisor))
    imaginary = p.div(product, divisor)
    if not finite_only:
        a_size = p.absolute(a)
        zero = p.number(0.0)
        nan = p.nan()
        a_infinite = p.compare(FLOAT_EQUAL, a_size, infinity)
        b_zero = p.compare(FLOAT_EQUAL, b, zero)
        a_finite = p.opposite(a_infinite)
        product_nan = p.is_nan(product)
        real_nan = p.both(product_nan, a_finite)
        imaginary_zero = p.either(b_zero, p.both(a_infinite, product_nan))
        real = p.select(real_nan, nan, real)
        if not as_reference:
            # No angle turns zero, as in C.
            real = p.select(p.both(product_nan, p.compare(FLOAT_EQUAL, a, zero)), a, real)
        imaginary = p.select(imaginary_zero, zero if as_reference else p.copysign(zero, b), imaginary)
    if of_tan:
        real, imaginary = imaginary, p.mul(real, minus_one)
    rewriter.replace(op, [p.complex(real, imaginary)])
    return True
