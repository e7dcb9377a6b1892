"""Rounding to whole numbers, and leading zeros, by operations on integers."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.floats import format_of
from pyopt.ir.types import F32, F80, I64, IntegerType, element_type_or_self
from pyopt.passes.building.arith import (
    EQUAL,
    FLOAT_GREATER,
    FLOAT_GREATER_OR_EQUAL,
    FLOAT_LESS,
    NOT_EQUAL,
    SIGNED_GREATER_OR_EQUAL,
    SIGNED_LESS,
    UNSIGNED_LESS_OR_EQUAL,
    binary,
    cast,
    choose,
    compare,
    constant,
    has_constants,
    like,
)
from pyopt.passes.lowering.math_expand.making import float_type, function, has_infinities
from pyopt.passes.lowering.small_floats import number
from pyopt.rewrite.rewriter import Rewriter


def _truncated(value: Value, integer: IntegerType, rewriter: Rewriter) -> Value:
    """The whole number next to it towards zero, with its sign, by way of an integer that holds it."""
    whole = cast(rewriter, "sitofp", cast(rewriter, "fptosi", value, integer), float_type(value.type))
    return function(rewriter, "copysign", whole, value)


def _is_small(value: Value, rewriter: Rewriter) -> Value:
    """Whether the value is so small that it need not be whole; infinities and NaN are not."""
    places = format_of(float_type(value.type)).precision - 1
    limit = number(rewriter, float(1 << places), value.type)
    return compare(rewriter, FLOAT_LESS, function(rewriter, "absf", value), limit, "cmpf")


def expand_ceil(op: Operation, rewriter: Rewriter) -> bool:
    """ceil(x) -> the number w next to x towards zero, and w + 1 where x is greater"""
    (x,) = op.operands
    type = float_type(x.type)
    if not has_infinities(type) or not has_constants(x.type):
        return False
    small = _is_small(x, rewriter)
    value = choose(rewriter, small, x, number(rewriter, 0.0, x.type))
    whole = _truncated(value, IntegerType.get(64 if type.mantissa < 64 else 128), rewriter)
    greater = compare(rewriter, FLOAT_GREATER, value, whole, "cmpf")
    more = binary(rewriter, "addf", whole, number(rewriter, 1.0, x.type))
    rewriter.replace(op, [choose(rewriter, small, choose(rewriter, greater, more, whole), x)])
    return True


def expand_ceil_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """ceil(x) -> w + (x > w ? 1 : 0), where w is next to x towards zero if an i64 holds it"""
    (x,) = op.operands
    if not has_constants(x.type):
        return False
    whole = _truncated(x, I64, rewriter)
    greater = compare(rewriter, FLOAT_GREATER, x, whole, "cmpf")
    zero = number(rewriter, 0.0, x.type)
    more = choose(rewriter, greater, number(rewriter, 1.0, x.type), zero)
    rewriter.replace(op, [binary(rewriter, "addf", whole, more)])
    return True


def expand_round(op: Operation, rewriter: Rewriter) -> bool:
    """round(x) -> the number w next to x towards zero, and one further where |x - w| >= 0.5; of f32 only"""
    (x,) = op.operands
    if float_type(x.type) is not F32 or not has_constants(x.type):
        return False
    small = _is_small(x, rewriter)
    value = choose(rewriter, small, x, number(rewriter, 0.0, x.type))
    whole = _truncated(value, I64, rewriter)
    rest = function(rewriter, "absf", binary(rewriter, "subf", value, whole))
    far = compare(rewriter, FLOAT_GREATER_OR_EQUAL, rest, number(rewriter, 0.5, x.type), "cmpf")
    one = function(rewriter, "copysign", number(rewriter, 1.0, x.type), x)
    further = binary(rewriter, "addf", whole, one)
    rewriter.replace(op, [choose(rewriter, small, choose(rewriter, far, further, whole), x)])
    return True


def expand_round_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """round(x) -> the number next to x + 0.5 or x - 0.5 towards zero, or x where it is large; of f32 only"""
    (x,) = op.operands
    if float_type(x.type) is not F32 or not has_constants(x.type):
        return False
    integer = like(x.type, IntegerType.get(32))
    half = number(rewriter, 0.5, x.type)
    places = constant(rewriter, 23, integer)
    bias = constant(rewriter, 127, integer)
    field = constant(rewriter, 255, integer)
    moved = binary(rewriter, "addf", x, function(rewriter, "copysign", half, x))
    whole = _truncated(moved, I64, rewriter)
    bits = cast(rewriter, "bitcast", x, IntegerType.get(32))
    exponent = binary(rewriter, "subi", binary(rewriter, "andi", binary(rewriter, "shrui", bits, places), field), bias)
    large = compare(rewriter, SIGNED_GREATER_OR_EQUAL, exponent, places)
    rewriter.replace(op, [choose(rewriter, large, x, whole)])
    return True


def expand_roundeven(op: Operation, rewriter: Rewriter) -> bool:
    """roundeven(x) -> round(x), less one where x is between two numbers and that gives the odd one"""
    (x,) = op.operands
    type = float_type(x.type)
    if not has_infinities(type) or type is F80 or not has_constants(x.type):
        return False
    return _round_to_even(op, False, rewriter)


def expand_roundeven_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """roundeven(x) -> the same of all types, with constants of more than 64 bits that are cut off"""
    return has_constants(op.operands[0].type) and _round_to_even(op, True, rewriter)


def _round_to_even(op: Operation, is_cut_off: bool, rewriter: Rewriter) -> bool:
    """Looks at the bits of x and round(x). The first bit of significands is taken to be hidden."""
    (x,) = op.operands
    width = float_type(x.type).width
    stored = float_type(x.type).mantissa - 1
    exponent_width = width - stored - 1
    integer = like(x.type, IntegerType.get(width))
    one_float = number(rewriter, 1.0, x.type)
    zero = constant(rewriter, 0, integer)
    one = constant(rewriter, 1, integer)
    cut = is_cut_off and width > 64
    minus_one = constant(rewriter, (1 << 64) - 1 if cut else -1, integer)
    places = constant(rewriter, stored, integer)
    most = constant(rewriter, width - 1, integer)
    bias = constant(rewriter, (1 << (exponent_width - 1)) - 1, integer)
    bit = 1 << (stored % 64 if cut else stored)
    first = constant(rewriter, bit >> 1, integer)
    significand = constant(rewriter, bit - 1, integer)
    field = constant(rewriter, (1 << exponent_width) - 1, integer)

    def exponent_of(bits: Value) -> Value:
        shifted = binary(rewriter, "shrui", bits, places)
        return binary(rewriter, "subi", binary(rewriter, "andi", shifted, field), bias)

    def behind_point(bits: Value, exponent: Value) -> Value:
        """The bits, as many places to the right as the exponent says."""
        kept = binary(rewriter, "minsi", binary(rewriter, "maxsi", exponent, zero), most)
        return binary(rewriter, "shrui", bits, kept)

    bits = cast(rewriter, "bitcast", x, IntegerType.get(width))
    rounded = function(rewriter, "round", x)
    rounded_bits = cast(rewriter, "bitcast", rounded, IntegerType.get(width))
    exponent = exponent_of(bits)
    rounded_exponent = exponent_of(rounded_bits)
    is_one = compare(rewriter, EQUAL, rounded_exponent, zero)
    last = behind_point(significand, binary(rewriter, "subi", rounded_exponent, one))
    is_odd = compare(rewriter, NOT_EQUAL, binary(rewriter, "andi", rounded_bits, last), zero)
    odd = binary(rewriter, "ori", is_odd, is_one)
    below_one = compare(rewriter, EQUAL, exponent, minus_one)
    half = choose(rewriter, below_one, zero, behind_point(first, exponent))
    fraction = binary(rewriter, "andi", bits, behind_point(significand, exponent))
    between = compare(rewriter, EQUAL, fraction, half)
    not_less = compare(rewriter, SIGNED_GREATER_OR_EQUAL, exponent, minus_one)
    has_fraction = compare(rewriter, SIGNED_LESS, exponent, places)
    between = binary(rewriter, "andi", binary(rewriter, "andi", between, has_fraction), not_less)
    nearer = binary(rewriter, "subf", rounded, function(rewriter, "copysign", one_float, x))
    even = choose(rewriter, binary(rewriter, "andi", odd, between), nearer, rounded)
    rewriter.replace(op, [function(rewriter, "copysign", even, x)])
    return True


def expand_ctlz(op: Operation, rewriter: Rewriter) -> bool:
    """ctlz(x) -> the zeros counted in steps of powers of two"""
    width = _integer_width(op)
    return _count_zeros(op, [1 << place for place in reversed(range((width - 1).bit_length()))], rewriter)


def expand_ctlz_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """ctlz(x) -> the zeros counted in steps of half of the width, half of that and so on"""
    steps = []
    step = _integer_width(op) // 2
    while step:
        steps.append(step)
        step //= 2
    return _count_zeros(op, steps, rewriter)


def _integer_width(op: Operation) -> int:
    """The width of the op's integers, or 0 for indices."""
    type = element_type_or_self(op.operands[0].type)
    return type.width if isinstance(type, IntegerType) else 0


def _count_zeros(op: Operation, steps: list[int], rewriter: Rewriter) -> bool:
    (x,) = op.operands
    width = _integer_width(op)
    if not width or not has_constants(x.type):
        return False
    zero = constant(rewriter, 0, x.type)
    value, count = x, zero
    for step in steps:
        places = constant(rewriter, step, x.type)
        below = constant(rewriter, (1 << (width - step)) - 1, x.type)
        less = compare(rewriter, UNSIGNED_LESS_OR_EQUAL, value, below)
        more = binary(rewriter, "addi", count, places)
        shifted = binary(rewriter, "shli", value, places)
        value = choose(rewriter, less, shifted, value)
        count = choose(rewriter, less, more, count)
    is_zero = compare(rewriter, EQUAL, x, zero)
    rewriter.replace(op, [choose(rewriter, is_zero, constant(rewriter, width, x.type), count)])
    return True
