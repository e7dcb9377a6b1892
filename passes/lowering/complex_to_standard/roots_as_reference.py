"""Square roots by the reference's formulas: from the magnitude's root and half the angle.

The cosine or sine of an angle near pi / 2 or pi loses the digits of the part that is small.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.passes.building.arith import FLOAT_EQUAL, FLOAT_NOT_EQUAL
from pyopt.passes.lowering.complex_to_standard.magnitudes import RSQRT, SQRT, magnitude
from pyopt.passes.lowering.complex_to_standard.parts import FloatEmitter
from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def lower_sqrt_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """sqrt -> sqrt |z| at half the angle"""
    p = FloatEmitter(op, rewriter)
    zero = p.number(0.0)
    half = p.number(0.5)
    a, b = p.both_parts(operands[0])
    size = magnitude(p, a, b, SQRT)
    angle = p.mul(p.binary("math.atan2", b, a), half)
    cosine = p.unary("math.cos", angle)
    sine = p.unary("math.sin", angle)
    flat = p.compare(FLOAT_EQUAL, sine, zero)
    real = p.mul(size, cosine)
    imaginary = p.select(flat, zero, p.mul(size, sine))
    if not p.finite_only:
        infinity = p.infinity()
        minus_infinity = p.infinity(True)
        nan = p.nan()
        b_size = p.absolute(b)
        b_infinite = p.compare(FLOAT_EQUAL, b_size, infinity)
        b_finite = p.compare(FLOAT_NOT_EQUAL, b_size, infinity)
        a_infinite = p.compare(FLOAT_EQUAL, a, infinity)
        a_minus_infinite = p.compare(FLOAT_EQUAL, a, minus_infinity)
        real = p.select(p.both(a_minus_infinite, b_finite), zero, real)
        real = p.select(p.either(b_infinite, a_infinite), infinity, real)
        signed = p.binary("math.copysign", infinity, b)
        imaginary = p.select(p.is_nan(size, 0), nan, imaginary)
        imaginary = p.select(p.either(b_infinite, a_minus_infinite), signed, imaginary)
    is_zero = p.compare(FLOAT_EQUAL, size, zero)
    real = p.select(is_zero, zero, real)
    rewriter.replace(op, [p.complex(real, p.select(is_zero, zero, imaginary))])
    return True


def lower_rsqrt_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """rsqrt -> |z|^-1/2 at minus half the angle"""
    p = FloatEmitter(op, rewriter)
    zero = p.number(0.0)
    infinity = p.infinity()
    minus_half = p.number(-0.5)
    nan = p.nan()
    a, b = p.both_parts(operands[0])
    size = magnitude(p, a, b, RSQRT)
    angle = p.mul(p.binary("math.atan2", b, a), minus_half)
    cosine = p.unary("math.cos", angle)
    sine = p.unary("math.sin", angle)
    real = p.mul(size, cosine)
    imaginary = p.mul(size, sine)
    if not p.finite_only:
        minus_one = p.number(-1.0)
        a_sign = p.binary("math.copysign", zero, a)
        b_sign = p.mul(minus_one, p.binary("math.copysign", zero, b))
        a_size = p.absolute(a)
        b_infinite = p.compare(FLOAT_EQUAL, p.absolute(b), infinity)
        a_nan = p.is_nan(a)
        a_infinite = p.compare(FLOAT_EQUAL, a_size, infinity)
        infinite = p.either(p.both(b_infinite, a_nan), a_infinite)
        real = p.select(infinite, a_sign, real)
        imaginary = p.select(infinite, b_sign, imaginary)
    a_zero = p.compare(FLOAT_EQUAL, a, zero)
    is_zero = p.both(a_zero, p.compare(FLOAT_EQUAL, b, zero))
    real = p.select(is_zero, infinity, real)
    rewriter.replace(op, [p.complex(real, p.select(is_zero, nan, imaginary))])
    return True
