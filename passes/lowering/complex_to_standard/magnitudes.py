"""Magnitudes, and what divides by them."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.light import Final
from pyopt.passes.building.arith import FLOAT_EQUAL
from pyopt.passes.lowering.complex_to_standard.parts import FINITE, FloatEmitter
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

ABS: Final = 0
SQRT: Final = 1
RSQRT: Final = 2
"""Of the magnitude: itself, its square root, the inverse of that."""


def magnitude(p: FloatEmitter, a: Value, b: Value, function: int) -> Value:
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
    p = FloatEmitter(op, rewriter)
    a, b = p.both_parts(operands[0])
    rewriter.replace(op, [magnitude(p, a, b, ABS)])
    return True


def lower_sign(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """sign -> w / |w|, w = z / max(|a|, |b|), or z if that is zero

    |z| may overflow, and has few digits where z is small.
    """
    p = FloatEmitter(op, rewriter)
    p.flags &= ~FINITE
    a, b = p.both_parts(operands[0])
    most = p.binary("arith.maximumf", p.absolute(a), p.absolute(b))
    is_zero = p.compare(FLOAT_EQUAL, most, p.number(0.0))
    a = p.div(a, most)
    b = p.div(b, most)
    size = p.unary("math.sqrt", p.add(p.mul(a, a), p.mul(b, b)))
    sign = p.complex(p.div(a, size), p.div(b, size))
    rewriter.replace(op, [p.select(is_zero, operands[0], sign)])
    return True


def lower_sign_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """sign -> z / |z|, or z if that is zero"""
    p = FloatEmitter(op, rewriter)
    a, b = p.both_parts(operands[0])
    zero = p.number(0.0)
    a_zero = p.compare(FLOAT_EQUAL, a, zero, 0)
    is_zero = p.both(a_zero, p.compare(FLOAT_EQUAL, b, zero, 0))
    size = p.magnitude_of(operands[0])
    real = p.div(a, size)
    sign = p.complex(real, p.div(b, size))
    rewriter.replace(op, [p.select(is_zero, operands[0], sign)])
    return True
