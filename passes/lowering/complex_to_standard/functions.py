"""Functions by magnitude and angle, and hyperbolic tangents."""

from __future__ import annotations

import math

from pyopt.ir.core import Operation, Value
from pyopt.passes.lowering.arithmetic import (
    FLOAT_EQUAL,
    FLOAT_GREATER,
    FLOAT_LESS,
    FLOAT_LESS_OR_EQUAL,
    FLOAT_NOT_EQUAL,
)
from pyopt.passes.lowering.complex_to_standard.parts import FINITE, NO_INFINITY, Parts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.conversion_rewriter import ConversionRewriter

ABS: Final = 0
SQRT: Final = 1
RSQRT: Final = 2
"""Of the magnitude: itself, its square root, the inverse of that."""


def magnitude(p: Parts, a: Value, b: Value, function: int) -> Value:
    """max * sqrt(1 + (min / max)^2), of |a| and |b|, or a function of that; min where that is no number, as for 0 + 0i.

    The quotient may be no number, whatever the flags say.
    """
    flags = p.flags & ~FINITE
    one = p.number(1.0)
    a = p.absolute(a)
    b = p.absolute(b)
    most = p.binary("arith.maximumf", a, b)
    least = p.binary("arith.minimumf", a, b)
    ratio = p.div(least, most, flags)
    square = p.add(p.mul(ratio, ratio, flags), one, flags)
    if function == RSQRT:
        root = p.unary("math.rsqrt", square, flags)
        least = p.unary("math.rsqrt", least, flags)
        most = p.unary("math.rsqrt", most, flags)
        found = p.mul(most, p.unary("math.sqrt", root, flags), flags)
    elif function == SQRT:
        quarter = p.number(0.25)
        most = p.unary("math.sqrt", most, flags)
        found = p.mul(most, p.binary("math.powf", square, quarter, flags), flags)
    else:
        found = p.mul(most, p.unary("math.sqrt", square, flags), flags)
    return p.select(p.is_nan(found, flags), least, found)


def lower_abs(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """abs -> its magnitude"""
    p = Parts(op, rewriter)
    a, b = p.both_parts(operands[0])
    rewriter.replace(op, [magnitude(p, a, b, ABS)])
    return True


def lower_log(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """log -> log max + log1p((min / max)^2) / 2, of |a| and |b|; atan2(b, a)"""
    p = Parts(op, rewriter)
    flags = p.flags & ~FINITE
    a, b = p.both_parts(operands[0])
    a_size = p.absolute(a)
    b_size = p.absolute(b)
    most = p.binary("arith.maximumf", a_size, b_size)
    ratio = p.div(p.binary("arith.minimumf", a_size, b_size), most, flags)
    outer = p.unary("math.log", most, flags)
    inner = p.unary("math.log1p", p.mul(ratio, ratio, flags), flags)
    real = p.add(outer, p.mul(p.number(0.5), inner, flags), flags)
    # There is no quotient of two zeros, or infinities: one of them is enough.
    real = p.select(p.is_nan(ratio, flags), outer, real)
    rewriter.replace(op, [p.complex(real, p.binary("math.atan2", b, a))])
    return True


def lower_log_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """log -> log |z|, atan2(b, a): the magnitude loses digits where it is nearly 1"""
    p = Parts(op, rewriter)
    real = p.unary("math.log", p.magnitude_of(operands[0]))
    a, b = p.both_parts(operands[0])
    rewriter.replace(op, [p.complex(real, p.binary("math.atan2", b, a))])
    return True


def lower_log1p(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """log1p -> log max + log1p((min / max)^2) / 2, of |a + 1| and |b|; atan2(b, a + 1); log1p a for log (a + 1)"""
    return _log1p(op, operands, rewriter, False)


def lower_log1p_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """log1p -> log1p(max - 1) + log1p((min / max)^2) / 2: max - 1 loses digits where max is small, and is 0 for -1"""
    return _log1p(op, operands, rewriter, True)


def _log1p(op: Operation, operands: list[Value], rewriter: ConversionRewriter, as_reference: bool) -> bool:
    p = Parts(op, rewriter)
    flags = p.flags & ~FINITE
    a, b = p.both_parts(operands[0])
    half = p.number(0.5)
    one = p.number(1.0)
    more = p.add(a, one)
    a_size = p.absolute(more)
    b_size = p.absolute(b)
    most = p.binary("arith.maximumf", a_size, b_size)
    least = p.binary("arith.minimumf", a_size, b_size)
    right = p.compare(FLOAT_GREATER, more, b_size)
    if as_reference:
        less = p.select(right, a, p.sub(most, one))
        ratio = p.div(least, most, flags)
        outer = p.unary("math.log1p", less)
    else:
        ratio = p.div(least, most, flags)
        outer = p.select(right, p.unary("math.log1p", a, flags), p.unary("math.log", most, flags))
    inner = p.unary("math.log1p", p.mul(ratio, ratio, flags), flags)
    real = p.add(p.mul(half, inner, flags), outer, flags)
    if as_reference:
        real = p.select(p.is_nan(real, flags), least, real)
    else:
        # There is no quotient of two zeros, or infinities: one of them is enough.
        real = p.select(p.is_nan(ratio, flags), outer, real)
    rewriter.replace(op, [p.complex(real, p.binary("math.atan2", b, more))])
    return True


def lower_sign(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """sign -> z / |z|, or z if that is zero"""
    p = Parts(op, rewriter)
    a, b = p.both_parts(operands[0])
    zero = p.number(0.0)
    a_zero = p.compare(FLOAT_EQUAL, a, zero, 0)
    is_zero = p.both(a_zero, p.compare(FLOAT_EQUAL, b, zero, 0))
    size = p.magnitude_of(operands[0])
    real = p.div(a, size)
    sign = p.complex(real, p.div(b, size))
    rewriter.replace(op, [p.select(is_zero, operands[0], sign)])
    return True


def lower_sqrt(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """sqrt -> sqrt |z| at half the angle"""
    p = Parts(op, rewriter)
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


def lower_rsqrt(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """rsqrt -> |z|^-1/2 at minus half the angle"""
    p = Parts(op, rewriter)
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


def lower_tangent(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """tan -> -i tanh(iz); tanh -> 4 sinh a cosh a / D, 4 cos b sin b / D, D = 4 sinh^2 a + 4 cos^2 b"""
    return _tangent(op, operands, rewriter, False)


def lower_tangent_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """tan -> -i tanh(iz); tanh -> (e^2a - e^-2a) / D, 4 cos b sin b / D, D = e^2a + e^-2a - 2 + 4 cos^2 b

    The sum of the powers loses its digits near the poles.
    """
    return _tangent(op, operands, rewriter, True)


def _tangent(op: Operation, operands: list[Value], rewriter: ConversionRewriter, as_reference: bool) -> bool:
    p = Parts(op, rewriter)
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
        imaginary = p.select(imaginary_zero, zero, imaginary)
    if of_tan:
        real, imaginary = imaginary, p.mul(real, minus_one)
    rewriter.replace(op, [p.complex(real, imaginary)])
    return True


def lower_atan2(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """atan2 y, x -> (arg p - arg q) / 2 + i log |q / p| / 2, p = x + iy, q = x - iy, and pi more or less

    It is -i log (p / sqrt(pq)): pi comes where the angle of pq is not the sum of theirs. The logarithm is of 1 + iw and
    1 - iw, w being the one of y / x and x / y that is not larger than 1; if it is y / x, their angles are better, too.
    """
    p = Parts(op, rewriter)
    p.flags &= ~FINITE
    y, x = operands
    half = p.number(0.5)
    i = p.complex(p.number(0.0), p.number(1.0))
    turned = p.on_complex("mul", [i, y])
    first = p.angle_of(p.on_complex("add", [x, turned]))
    second = p.angle_of(p.on_complex("sub", [x, turned]))
    real = _principal(p, p.mul(half, p.sub(first, second)), p.add(first, second))
    flat = p.compare(FLOAT_LESS_OR_EQUAL, p.magnitude_of(y), p.magnitude_of(x))
    ratio = p.on_complex("div", [p.select(flat, y, x), p.select(flat, x, y)])
    turned = p.on_complex("mul", [i, ratio])
    above_size, above_angle = p.both_parts(p.on_complex("log1p", [turned]))
    below_size, below_angle = p.both_parts(p.on_complex("log1p", [p.on_complex("neg", [turned])]))
    better = p.mul(half, p.sub(above_angle, below_angle))
    # The other angle says on which side it is, and with which sign.
    away = p.compare(FLOAT_GREATER, p.absolute(p.sub(real, better)), p.number(2.0))
    turn = p.copysign(p.number(math.pi), real)
    better = p.select(away, p.add(better, turn), better)
    difference = p.mul(half, p.sub(below_size, above_size))
    imaginary = p.select(flat, difference, p.unary("arith.negf", difference))
    rewriter.replace(op, [p.complex(p.select(flat, better, real), imaginary)])
    return True


def _principal(p: Parts, angle: Value, sum: Value) -> Value:
    """Half a difference of angles, and pi more or less if their sum is no angle; from -pi to pi."""
    pi = p.number(math.pi)
    minus_pi = p.number(-math.pi)
    zero = p.number(0.0)
    too_large = p.compare(FLOAT_GREATER, sum, pi)
    too_small = p.compare(FLOAT_LESS, sum, minus_pi)
    back = p.select(p.compare(FLOAT_GREATER, angle, zero), minus_pi, pi)
    return p.select(p.either(too_large, too_small), p.add(angle, back), angle)


def lower_atan2_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """atan2 x, y -> -i * log((y + ix) / sqrt(x^2 + y^2)): squares overflow, and quotients of nearly 1 lose digits"""
    p = Parts(op, rewriter)
    x, y = operands
    y_square = p.on_complex("mul", [y, y])
    x_square = p.on_complex("mul", [x, x])
    root = p.on_complex("sqrt", [p.on_complex("add", [y_square, x_square])])
    zero = p.number(0.0)
    i = p.complex(zero, p.number(1.0))
    dividend = p.on_complex("add", [y, p.on_complex("mul", [i, x])])
    logarithm = p.on_complex("log", [p.on_complex("div", [dividend, root])])
    minus_i = p.complex(zero, p.number(-1.0))
    rewriter.replace(op, [p.on_complex("mul", [minus_i, logarithm])])
    return True


def lower_pow(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """pow (a + ib)^(c + id) -> |z|^c * e^(-d arg z), at the angle c arg z + d log |z|; as in C for 0, 1 and infinity"""
    p = Parts(op, rewriter)
    # Logarithms and products on the way may be infinite or NaN where the result is neither.
    p.flags &= ~FINITE
    c, d = p.both_parts(operands[1])
    a, b = p.both_parts(operands[0])
    size = p.magnitude_of(operands[0])
    power = p.binary("math.powf", size, c)
    minus_d = p.unary("arith.negf", d)
    angle = p.binary("math.atan2", b, a)
    factor = p.mul(power, p.unary("math.exp", p.mul(minus_d, angle)))
    logarithm = p.unary("math.log", size)
    turned = p.mul(c, angle)
    turned = p.add(turned, p.mul(d, logarithm))
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


def lower_powi(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """powi z^n -> pow z^(n + 0i)"""
    p = Parts(op, rewriter)
    real = rewriter.create("arith.sitofp", [operands[1]], [p.type]).results[0]
    rewriter.replace(op, [p.on_complex("pow", [operands[0], p.complex(real, p.number(0.0))])])
    return True
