"""atan2 of complex numbers."""

from __future__ import annotations

import math

from pyopt.ir.core import Operation, Value
from pyopt.passes.building.arith import FLOAT_GREATER, FLOAT_LESS, FLOAT_LESS_OR_EQUAL
from pyopt.passes.lowering.complex_to_standard.parts import FINITE, FloatEmitter
from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def lower_atan2(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """atan2 y, x -> (arg p - arg q) / 2 + i log |q / p| / 2, p = x + iy, q = x - iy, and pi more or less

    It is -i log (p / sqrt(pq)): pi comes where the angle of pq is not the sum of theirs. The logarithm is of 1 + iw and
    1 - iw, w being the one of y / x and x / y that is not larger than 1; if it is y / x, their angles are better, too.
    """
    p = FloatEmitter(op, rewriter)
    finite_only = p.finite_only
    p.flags &= ~FINITE
    y, x = operands
    half = p.number(0.5)
    i = p.complex(p.number(0.0), p.number(1.0))
    turned = p.on_complex("mul", [i, y])
    first = p.angle_of(p.on_complex("add", [x, turned]))
    second = p.angle_of(p.on_complex("sub", [x, turned]))
    angle = p.mul(half, p.sub(first, second))
    flat = p.compare(FLOAT_LESS_OR_EQUAL, p.magnitude_of(y), p.magnitude_of(x))
    ratio = p.on_complex("div", [p.select(flat, y, x), p.select(flat, x, y)])
    turned = p.on_complex("mul", [i, ratio])
    above_size, above_angle = p.both_parts(p.on_complex("log1p", [turned]))
    below_size, below_angle = p.both_parts(p.on_complex("log1p", [p.on_complex("neg", [turned])]))
    better = p.mul(half, p.sub(above_angle, below_angle))
    # The other angle may be pi more or less.
    away = p.compare(FLOAT_GREATER, p.absolute(p.sub(angle, better)), p.number(2.0))
    turn = p.copysign(p.number(math.pi), angle)
    angle = p.select(flat, p.select(away, p.add(better, turn), better), angle)
    real = _principal(p, angle, p.add(first, second), _side(p, y, x))
    difference = p.mul(half, p.sub(below_size, above_size))
    imaginary = p.select(flat, difference, p.unary("arith.negf", difference))
    if not finite_only:
        # A number if all parts are finite.
        parts = [*p.both_parts(y), *p.both_parts(x)]
        none = p.sub(parts[0], parts[0], 0)
        for part in parts[1:]:
            none = p.add(none, p.sub(part, part, 0), 0)
        real, imaginary = p.select(p.is_nan(none, 0), none, real), p.select(p.is_nan(none, 0), none, imaginary)
    rewriter.replace(op, [p.complex(real, imaginary)])
    return True


def _principal(p: FloatEmitter, angle: Value, sum: Value, side: Value) -> Value:
    """Half a difference of angles, and pi more or less if their sum is no angle; from -pi to pi.

    Where the sum is nearly pi or -pi, the sign of `side` says on which side of that it is.
    """
    pi = p.number(math.pi)
    zero = p.number(0.0)
    size = p.absolute(sum)
    beyond = p.compare(FLOAT_LESS, p.mul(p.copysign(p.number(1.0), sum), side), zero)
    beyond = p.both(beyond, p.compare(FLOAT_GREATER, size, p.number(3.0)))
    outside = p.either(beyond, p.compare(FLOAT_GREATER, size, p.number(3.25)))
    back = p.select(p.compare(FLOAT_GREATER, angle, zero), p.number(-math.pi), pi)
    return p.select(outside, p.add(angle, back), angle)


def _side(p: FloatEmitter, y: Value, x: Value) -> Value:
    """A number with the sign of the imaginary part of x^2 + y^2, of parts divided by the largest one.

    No flag lets a compiler simplify the products.
    """
    y_real, y_imaginary = p.both_parts(y)
    x_real, x_imaginary = p.both_parts(x)
    sizes = [p.absolute(one) for one in (y_real, y_imaginary, x_real, x_imaginary)]
    most = p.binary("arith.maximumf", sizes[0], sizes[1])
    most = p.binary("arith.maximumf", most, p.binary("arith.maximumf", sizes[2], sizes[3]))
    y_real = p.div(y_real, most, 0)
    x_real = p.div(x_real, most, 0)
    product = p.mul(y_real, y_imaginary, 0)
    lost = p.fma(y_real, y_imaginary, p.unary("arith.negf", product, 0), 0)
    return p.add(p.fma(x_real, x_imaginary, product, 0), lost, 0)


def lower_atan2_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """atan2 x, y -> -i * log((y + ix) / sqrt(x^2 + y^2)): squares overflow, and quotients of nearly 1 lose digits"""
    p = FloatEmitter(op, rewriter)
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
