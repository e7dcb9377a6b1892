"""Functions as the formulas of school. They round more than once, and lose digits where their terms cancel."""

from __future__ import annotations

import math

from pyopt.ir.core import Operation, Value
from pyopt.passes.building.arith import FLOAT_LESS, binary, cast, compare, has_constants
from pyopt.passes.lowering.math_expand.making import float_type, function, negated
from pyopt.passes.lowering.small_floats import number
from pyopt.rewrite.rewriter import Rewriter


def expand_sinh(op: Operation, rewriter: Rewriter) -> bool:
    """sinh(x) -> (exp(x) - exp(-x)) * 0.5"""
    return _half_of_exponentials(op, "subf", rewriter)


def expand_cosh(op: Operation, rewriter: Rewriter) -> bool:
    """cosh(x) -> (exp(x) + exp(-x)) * 0.5"""
    return _half_of_exponentials(op, "addf", rewriter)


def _half_of_exponentials(op: Operation, joined_by: str, rewriter: Rewriter) -> bool:
    (x,) = op.operands
    if not has_constants(x.type):
        return False
    up = function(rewriter, "exp", x)
    down = function(rewriter, "exp", negated(rewriter, x))
    twice = binary(rewriter, joined_by, up, down)
    rewriter.replace(op, [binary(rewriter, "mulf", twice, number(rewriter, 0.5, x.type))])
    return True


def expand_tan(op: Operation, rewriter: Rewriter) -> bool:
    """tan(x) -> sin(x) / cos(x)"""
    (x,) = op.operands
    sine = function(rewriter, "sin", x)
    rewriter.replace(op, [binary(rewriter, "divf", sine, function(rewriter, "cos", x))])
    return True


def expand_tanh(op: Operation, rewriter: Rewriter) -> bool:
    """tanh(x) -> s * (1 - e) / (1 + e), where e = exp(-2 * s * x) and s is -1 for x < 0, else 1"""
    (x,) = op.operands
    if not has_constants(x.type):
        return False
    zero = number(rewriter, 0.0, x.type)
    one = number(rewriter, 1.0, x.type)
    minus_two = number(rewriter, -2.0, x.type)
    negative = cast(rewriter, "uitofp", compare(rewriter, FLOAT_LESS, x, zero, "cmpf"), float_type(x.type))
    sign = binary(rewriter, "addf", binary(rewriter, "mulf", negative, minus_two), one)
    exponent = binary(rewriter, "mulf", binary(rewriter, "mulf", sign, x), minus_two)
    power = function(rewriter, "exp", exponent)
    less = binary(rewriter, "subf", one, power)
    quotient = binary(rewriter, "divf", less, binary(rewriter, "addf", power, one))
    rewriter.replace(op, [binary(rewriter, "mulf", sign, quotient)])
    return True


def expand_asinh(op: Operation, rewriter: Rewriter) -> bool:
    """asinh(x) -> log(x + sqrt(x * x + 1))"""
    return _log_of_sum(op, 1.0, rewriter)


def expand_acosh(op: Operation, rewriter: Rewriter) -> bool:
    """acosh(x) -> log(x + sqrt(x * x - 1))"""
    return _log_of_sum(op, -1.0, rewriter)


def _log_of_sum(op: Operation, added: float, rewriter: Rewriter) -> bool:
    (x,) = op.operands
    if not has_constants(x.type):
        return False
    square = binary(rewriter, "mulf", x, x)
    root = function(rewriter, "sqrt", binary(rewriter, "addf", square, number(rewriter, added, x.type)))
    rewriter.replace(op, [function(rewriter, "log", binary(rewriter, "addf", x, root))])
    return True


def expand_atanh(op: Operation, rewriter: Rewriter) -> bool:
    """atanh(x) -> log((x + 1) / (-x + 1)) * 0.5"""
    (x,) = op.operands
    if not has_constants(x.type):
        return False
    one = number(rewriter, 1.0, x.type)
    above = binary(rewriter, "addf", x, one)
    below = binary(rewriter, "addf", negated(rewriter, x), one)
    whole = function(rewriter, "log", binary(rewriter, "divf", above, below))
    rewriter.replace(op, [binary(rewriter, "mulf", whole, number(rewriter, 0.5, x.type))])
    return True


def expand_exp2(op: Operation, rewriter: Rewriter) -> bool:
    """exp2(x) -> exp(x * log(2))"""
    (x,) = op.operands
    if not has_constants(x.type):
        return False
    product = binary(rewriter, "mulf", x, number(rewriter, math.log(2.0), x.type))
    rewriter.replace(op, [function(rewriter, "exp", product)])
    return True


def expand_rsqrt(op: Operation, rewriter: Rewriter) -> bool:
    """rsqrt(x) -> 1 / sqrt(x)"""
    (x,) = op.operands
    if not has_constants(x.type):
        return False
    one = number(rewriter, 1.0, x.type)
    rewriter.replace(op, [binary(rewriter, "divf", one, function(rewriter, "sqrt", x))])
    return True


def expand_fma(op: Operation, rewriter: Rewriter) -> bool:
    """fma(a, b, c) -> a * b + c"""
    a, b, c = op.operands
    rewriter.replace(op, [binary(rewriter, "addf", binary(rewriter, "mulf", a, b), c)])
    return True


def expand_clampf(op: Operation, rewriter: Rewriter) -> bool:
    """clampf(x, least, most) -> the maximum of least and the minimum of x and most"""
    value, least, most = op.operands
    return _clamp(op, value, most, least, rewriter)


def expand_clampf_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """clampf(x, least, most) -> the maximum of most and the minimum of x and least"""
    value, least, most = op.operands
    return _clamp(op, value, least, most, rewriter)


def _clamp(op: Operation, value: Value, above: Value, below: Value, rewriter: Rewriter) -> bool:
    flags = dict(op.attributes)
    lowered = rewriter.create("arith.minimumf", [value, above], [value.type], flags).results[0]
    rewriter.replace(op, [rewriter.create("arith.maximumf", [lowered, below], [value.type], flags).results[0]])
    return True
