"""What goes part by part: sums, signs, comparisons, and functions made of those of floats."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.passes.lowering.arithmetic import FLOAT_EQUAL, FLOAT_UNORDERED_NOT_EQUAL
from pyopt.passes.lowering.complex_to_standard.parts import Parts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def lower_sum(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """add, sub -> the same of the parts"""
    p = Parts(op, rewriter)
    lhs, rhs = operands
    name = "arith.addf" if op.info.name == "complex.add" else "arith.subf"
    a = p.real(lhs)
    real = p.binary(name, a, p.real(rhs))
    b = p.imaginary(lhs)
    imaginary = p.binary(name, b, p.imaginary(rhs))
    rewriter.replace(op, [p.complex(real, imaginary)])
    return True


def lower_comparison(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """eq -> both parts are equal; neq -> one is not"""
    p = Parts(op, rewriter)
    a, b = p.both_parts(operands[0])
    c, d = p.both_parts(operands[1])
    if op.info.name == "complex.eq":
        real = p.compare(FLOAT_EQUAL, a, c)
        found = p.both(real, p.compare(FLOAT_EQUAL, b, d))
    else:
        real = p.compare(FLOAT_UNORDERED_NOT_EQUAL, a, c)
        found = p.either(real, p.compare(FLOAT_UNORDERED_NOT_EQUAL, b, d))
    rewriter.replace(op, [found])
    return True


def lower_neg(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """neg -> -a, -b"""
    p = Parts(op, rewriter)
    a, b = p.both_parts(operands[0])
    real = p.unary("arith.negf", a, 0)
    rewriter.replace(op, [p.complex(real, p.unary("arith.negf", b, 0))])
    return True


def lower_conj(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """conj -> a, -b"""
    p = Parts(op, rewriter)
    a, b = p.both_parts(operands[0])
    rewriter.replace(op, [p.complex(a, p.unary("arith.negf", b, 0))])
    return True


def lower_angle(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """angle -> atan2(b, a)"""
    p = Parts(op, rewriter)
    a, b = p.both_parts(operands[0])
    rewriter.replace(op, [p.binary("math.atan2", b, a)])
    return True


def lower_cos(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """cos -> cosh b * cos a, -sinh b * sin a"""
    return _circular(op, operands, rewriter, "math.cos", "math.sin", -0.5)


def lower_sin(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """sin -> cosh b * sin a, sinh b * cos a"""
    return _circular(op, operands, rewriter, "math.sin", "math.cos", 0.5)


def _circular(
    op: Operation, operands: list[Value], rewriter: ConversionRewriter, first: str, second: str, factor: float
) -> bool:
    """2 cosh b times half the first function of a, 2 sinh b times the second one of a times a factor."""
    p = Parts(op, rewriter)
    a, b = p.both_parts(operands[0])
    double_cosh, double_sinh = _doubles(p, b)
    half = p.number(0.5)
    real = p.mul(p.mul(half, p.unary(first, a)), double_cosh)
    other = half if factor == 0.5 else p.number(factor)
    rewriter.replace(op, [p.complex(real, p.mul(p.mul(other, p.unary(second, a)), double_sinh))])
    return True


def _doubles(p: Parts, b: Value) -> tuple[Value, Value]:
    """2 cosh b, 2 sinh b, of (e^b - 1) and (e^-b - 1), whose difference keeps its digits where b is small"""
    up = p.unary("math.expm1", b)
    down = p.unary("math.expm1", p.unary("arith.negf", b))
    return p.add(p.add(up, down), p.number(2.0)), p.sub(up, down)


def lower_cos_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """cos -> (h/e^b + h*e^b) * cos a, (h/e^b - h*e^b) * sin a, h being 1/2: the difference loses its digits"""
    p = Parts(op, rewriter)
    a, b = p.both_parts(operands[0])
    scaled, inverse, sine, cosine = _halves(p, a, b)
    real = p.mul(p.add(inverse, scaled), cosine)
    rewriter.replace(op, [p.complex(real, p.mul(p.sub(inverse, scaled), sine))])
    return True


def lower_sin_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """sin -> (h*e^b + h/e^b) * sin a, (h*e^b - h/e^b) * cos a, h being 1/2: the difference loses its digits"""
    p = Parts(op, rewriter)
    a, b = p.both_parts(operands[0])
    scaled, inverse, sine, cosine = _halves(p, a, b)
    real = p.mul(p.add(scaled, inverse), sine)
    rewriter.replace(op, [p.complex(real, p.mul(p.sub(scaled, inverse), cosine))])
    return True


def _halves(p: Parts, a: Value, b: Value) -> tuple[Value, Value, Value, Value]:
    """e^b / 2, e^-b / 2, sin a, cos a"""
    half = p.number(0.5)
    power = p.unary("math.exp", b)
    scaled = p.mul(half, power)
    inverse = p.div(half, power)
    sine = p.unary("math.sin", a)
    return scaled, inverse, sine, p.unary("math.cos", a)
