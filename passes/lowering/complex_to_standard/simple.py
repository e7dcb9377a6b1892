"""Lowerings that work part by part: sums, signs, comparisons."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.passes.building.arith import FLOAT_EQUAL, FLOAT_UNORDERED_NOT_EQUAL
from pyopt.passes.lowering.complex_to_standard.parts import FloatEmitter
from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def lower_sum(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """add, sub -> the same of the parts"""
    p = FloatEmitter(op, rewriter)
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
    p = FloatEmitter(op, rewriter)
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
    p = FloatEmitter(op, rewriter)
    a, b = p.both_parts(operands[0])
    real = p.unary("arith.negf", a, 0)
    rewriter.replace(op, [p.complex(real, p.unary("arith.negf", b, 0))])
    return True


def lower_conj(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """conj -> a, -b"""
    p = FloatEmitter(op, rewriter)
    a, b = p.both_parts(operands[0])
    rewriter.replace(op, [p.complex(a, p.unary("arith.negf", b, 0))])
    return True


def lower_angle(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """angle -> atan2(b, a)"""
    p = FloatEmitter(op, rewriter)
    a, b = p.both_parts(operands[0])
    rewriter.replace(op, [p.binary("math.atan2", b, a)])
    return True
