"""Powers: products where the exponent is known, else exp(b * log(a))."""

from __future__ import annotations

import math

from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.floats import is_finite
from pyopt.ir.types import I1, IntegerType, element_type_or_self
from pyopt.passes.building.arith import (
    EQUAL,
    FLOAT_EQUAL,
    FLOAT_UNORDERED_NOT_EQUAL,
    binary,
    cast,
    choose,
    compare,
    constant,
    has_constants,
)
from pyopt.passes.lowering.math_expand.making import float_type, function, is_number, uniform
from pyopt.passes.lowering.small_floats import number
from pyopt.rewrite.rewriter import Rewriter


def expand_powf(op: Operation, rewriter: Rewriter) -> bool:
    """powf(a, b) -> exp(b * log(a)), with the sign that odd powers of negative numbers have; products and roots of
    some constant exponents"""
    if _expand_known_power(op, rewriter):
        return True
    a, b = op.operands
    if not has_constants(a.type):
        return False
    one = number(rewriter, 1.0, a.type)
    zero = number(rewriter, 0.0, a.type)
    whole = compare(rewriter, FLOAT_EQUAL, function(rewriter, "trunc", b), b, "cmpf")
    half = binary(rewriter, "mulf", b, number(rewriter, 0.5, a.type))
    uneven = compare(rewriter, FLOAT_UNORDERED_NOT_EQUAL, function(rewriter, "trunc", half), half, "cmpf")
    odd = binary(rewriter, "andi", whole, uneven)
    base = choose(rewriter, whole, function(rewriter, "absf", a), a)
    power = function(rewriter, "exp", binary(rewriter, "mulf", b, function(rewriter, "log", base)))
    if not _is_finite(uniform(b)):
        is_zeroth = compare(rewriter, FLOAT_EQUAL, b, zero, "cmpf")
        is_of_one = compare(rewriter, FLOAT_EQUAL, base, one, "cmpf")
        power = choose(rewriter, binary(rewriter, "ori", is_zeroth, is_of_one), one, power)
    rewriter.replace(op, [choose(rewriter, odd, function(rewriter, "copysign", power, a), power)])
    return True


def _is_finite(constant: Attribute | None) -> bool:
    """The constant is a number, and finite."""
    return isinstance(constant, FloatAttr) and is_finite(constant.bits, float_type(constant.type))


def expand_powf_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """powf(a, b) -> exp(b * log(a)); products and roots of some constant exponents"""
    if _expand_known_power(op, rewriter):
        return True
    a, b = op.operands
    product = binary(rewriter, "mulf", b, function(rewriter, "log", a))
    rewriter.replace(op, [function(rewriter, "exp", product)])
    return True


def _expand_known_power(op: Operation, rewriter: Rewriter) -> bool:
    """powf(a, 2) -> a * a, and so on for 0, 1, 3, -1, -2, 0.5 and -0.5"""
    a, b = op.operands
    exponent = uniform(b)
    if exponent is None:
        return False
    if is_number(exponent, 0.0):
        found = number(rewriter, 1.0, a.type)
    elif is_number(exponent, 1.0):
        found = a
    elif is_number(exponent, -1.0):
        found = binary(rewriter, "divf", number(rewriter, 1.0, a.type), a)
    elif is_number(exponent, 0.5):
        found = function(rewriter, "sqrt", a)
    elif is_number(exponent, -0.5):
        found = function(rewriter, "rsqrt", a)
    elif is_number(exponent, 2.0):
        found = binary(rewriter, "mulf", a, a)
    elif is_number(exponent, -2.0):
        square = binary(rewriter, "mulf", a, a)
        found = binary(rewriter, "divf", number(rewriter, 1.0, a.type), square)
    elif is_number(exponent, 3.0):
        square = binary(rewriter, "mulf", a, a)
        found = binary(rewriter, "mulf", square, a)
    else:
        return False
    rewriter.replace(op, [found])
    return True


def expand_fpowi(op: Operation, rewriter: Rewriter) -> bool:
    """fpowi(a, n) -> products of a if n is a constant, or one by that; else exp(n * log(|a|)), with the sign of a for
    odd n"""
    a, n = op.operands
    known = uniform(n)
    if isinstance(known, IntegerAttr):
        power = _product(a, abs(known.value), rewriter)
        if known.value < 0:
            power = binary(rewriter, "divf", number(rewriter, 1.0, a.type), power)
        rewriter.replace(op, [power])
        return True
    if not has_constants(a.type):
        return False
    type = element_type_or_self(n.type)
    assert isinstance(type, IntegerType)
    one = number(rewriter, 1.0, a.type)
    is_zeroth = compare(rewriter, EQUAL, n, constant(rewriter, 0, n.type))
    odd = n if type is I1 else cast(rewriter, "trunci", n, I1)
    exponent = cast(rewriter, "sitofp", n, float_type(a.type))
    logarithm = function(rewriter, "log", function(rewriter, "absf", a))
    power = function(rewriter, "exp", binary(rewriter, "mulf", exponent, logarithm))
    power = choose(rewriter, odd, function(rewriter, "copysign", power, a), power)
    rewriter.replace(op, [choose(rewriter, is_zeroth, one, power)])
    return True


def expand_fpowi_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """fpowi(a, n) -> products of a if n is a constant, or one by that, and minus infinity where it is zero; else
    powf(a, n)"""
    a, n = op.operands
    known = uniform(n)
    if not isinstance(known, IntegerAttr):
        exponent = cast(rewriter, "sitofp", n, float_type(a.type))
        rewriter.replace(op, [function(rewriter, "powf", a, exponent)])
        return True
    power = _product(a, abs(known.value), rewriter)
    if known.value < 0:
        one = number(rewriter, 1.0, a.type)
        zero = number(rewriter, 0.0, a.type)
        minus_zero = number(rewriter, -0.0, a.type)
        infinite = number(rewriter, math.inf, a.type)
        minus_infinite = number(rewriter, -math.inf, a.type)
        is_zero = compare(rewriter, FLOAT_EQUAL, power, zero, "cmpf")
        is_minus_zero = compare(rewriter, FLOAT_EQUAL, power, minus_zero, "cmpf")
        power = binary(rewriter, "divf", one, power)
        power = choose(rewriter, is_zero, infinite, power)
        power = choose(rewriter, is_minus_zero, minus_infinite, power)
    rewriter.replace(op, [power])
    return True


def _product(a: Value, exponent: int, rewriter: Rewriter) -> Value:
    """a * ... * a, by squares; 1 for the exponent 0"""
    found: Value | None = None
    while exponent:
        if exponent & 1:
            found = a if found is None else binary(rewriter, "mulf", a, found)
        exponent >>= 1
        if exponent:
            a = binary(rewriter, "mulf", a, a)
    return number(rewriter, 1.0, a.type) if found is None else found
