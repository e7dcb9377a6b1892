"""Powers of complex numbers with any exponent."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.passes.building.arith import (
    FLOAT_EQUAL,
    FLOAT_GREATER,
    FLOAT_LESS,
    FLOAT_LESS_OR_EQUAL,
)
from pyopt.passes.lowering.complex_to_standard.parts import FINITE, FloatEmitter
from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def lower_pow(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """pow (a + ib)^(c + id) -> |z|^c * e^(-d arg z), at the angle c arg z + d log |z|; as in C for 0, 1 and infinity

    Where one of the factors is too large or small, their product is e^(c log |z| - d arg z). If that is 0 or infinite,
    the result is so even where the angle is no number.
    """
    return _pow(op, operands, rewriter, False)


def lower_pow_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """pow -> the same without that: one of the factors may overflow where the product does not"""
    return _pow(op, operands, rewriter, True)


def _pow(op: Operation, operands: list[Value], rewriter: ConversionRewriter, as_reference: bool) -> bool:
    p = FloatEmitter(op, rewriter)
    as_in_c = not as_reference and not p.finite_only
    # Logarithms and products on the way may be infinite or NaN where the result is neither.
    p.flags &= ~FINITE
    c, d = p.both_parts(operands[1])
    a, b = p.both_parts(operands[0])
    size = p.magnitude_of(operands[0])
    power = p.binary("math.powf", size, c)
    minus_d = p.unary("arith.negf", d)
    angle = p.binary("math.atan2", b, a)
    shrinking = p.mul(minus_d, angle)
    shrunk = p.unary("math.exp", shrinking)
    factor = p.mul(power, shrunk)
    if as_reference:
        logarithm = p.unary("math.log", size)
    else:
        logarithm = p.real(p.on_complex("log", [operands[0]]))
        together = p.unary("math.exp", p.add(p.mul(c, logarithm), shrinking))
        factor = p.select(p.both(_is_normal(p, power), _is_normal(p, shrunk)), factor, together)
    turned = p.mul(c, angle)
    further = p.mul(d, logarithm)
    if as_in_c:
        # The logarithm may be infinite.
        zero = p.number(0.0)
        further = p.select(p.compare(FLOAT_EQUAL, d, zero), zero, further)
    turned = p.add(turned, further)
    cosine = p.unary("math.cos", turned)
    sine = p.unary("math.sin", turned)
    infinity = p.infinity()
    zero = p.number(0.0)
    one = p.number(1.0)
    complex_one = p.complex(one, zero)
    complex_zero = p.complex(zero, zero)
    complex_infinity = p.complex(infinity, zero)
    is_zero = p.compare(FLOAT_EQUAL, size, zero)
    d_zero = p.compare(FLOAT_EQUAL, d, zero)
    c_zero = p.compare(FLOAT_EQUAL, c, zero)
    b_zero = p.compare(FLOAT_EQUAL, b, zero)
    c_not_negative = p.compare(FLOAT_LESS_OR_EQUAL, zero, c)
    real = p.mul(factor, cosine)
    imaginary = p.mul(factor, sine)
    if not as_reference:
        # The factor may be infinite.
        imaginary = p.select(p.compare(FLOAT_EQUAL, sine, zero), sine, imaginary)
    if as_in_c:
        nowhere = p.is_nan(cosine)
        of_nowhere = p.both(nowhere, p.compare(FLOAT_EQUAL, factor, zero))
        real = p.select(p.both(nowhere, p.either(of_nowhere, p.compare(FLOAT_EQUAL, factor, infinity))), factor, real)
        imaginary = p.select(of_nowhere, zero, imaginary)
    of_zero = p.select(c_zero, complex_one, complex_zero)
    found = p.complex(real, imaginary)
    found = p.select(p.both(p.both(is_zero, d_zero), c_not_negative), of_zero, found)
    found = p.select(p.both(c_zero, d_zero), complex_one, found)
    a_one = p.compare(FLOAT_EQUAL, a, one)
    found = p.select(p.both(a_one, b_zero), complex_one, found)
    a_infinite = p.compare(FLOAT_EQUAL, a, infinity)
    infinite = p.both(a_infinite, b_zero)
    c_positive = p.compare(FLOAT_GREATER, c, zero)
    grows = p.both(d_zero, c_positive)
    found = p.select(p.both(infinite, grows), complex_infinity, found)
    c_negative = p.compare(FLOAT_LESS, c, zero)
    shrinks = p.both(d_zero, c_negative)
    found = p.select(p.both(infinite, shrinks), complex_zero, found)
    rewriter.replace(op, [found])
    return True


def _is_normal(p: FloatEmitter, size: Value) -> Value:
    """Whether a number that is not negative has all digits."""
    return p.both(p.compare(FLOAT_LESS, p.smallest_normal(), size), p.compare(FLOAT_LESS, size, p.infinity()))


def lower_powi(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """powi z^n -> pow z^(n + 0i)"""
    p = FloatEmitter(op, rewriter)
    real = rewriter.create("arith.sitofp", [operands[1]], [p.type]).results[0]
    rewriter.replace(op, [p.on_complex("pow", [operands[0], p.complex(real, p.number(0.0))])])
    return True
