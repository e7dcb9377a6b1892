"""Floats of pairs of halves, and the halves of floats."""

from __future__ import annotations

from pyopt.ir import floats
from pyopt.ir.core import Value
from pyopt.ir.types import FloatType, IntegerType, Type, element_type_or_self
from pyopt.light import Final
from pyopt.passes.building.arith import (
    EQUAL,
    NOT_EQUAL,
    binary,
    cast,
    choose,
    compare,
    constant,
    like,
)
from pyopt.passes.lowering.small_floats import number
from pyopt.rewrite.rewriter import Rewriter

GUARDED: Final = 2
"""So many bits more than a float holds are enough to round as all bits say: the last one tells of those behind it."""


def to_float(rewriter: Rewriter, low: Value, high: Value, type: Type, width: int, exact: bool) -> Value | None:
    """high * 2^width + low, rounded once.

    The reference adds what it has rounded. That is right where a float holds each half, or not even 2^width; else the
    number is shifted into one half, whose last bit tells of what that loses. None where a half is too small for this.
    """
    element = element_type_or_self(type)
    assert isinstance(element, FloatType)
    zero = constant(rewriter, 0, high.type)
    fits = compare(rewriter, EQUAL, high, zero)
    lower = rewriter.create("arith.uitofp", [low], [type]).results[0]
    precision = floats.format_of(element).precision
    rounds_once = precision >= width or floats.greatest_exponent(element) < width
    if exact or rounds_once:
        upper = rewriter.create("arith.uitofp", [high], [type]).results[0]
        product = binary(rewriter, "mulf", upper, number(rewriter, 2.0**width, type))
        return choose(rewriter, fits, lower, binary(rewriter, "addf", lower, product))
    if precision + GUARDED > width:
        return None
    one = constant(rewriter, 1, high.type)
    # Where the high half is 0, what follows is not chosen.
    left = rewriter.create("math.ctlz", [binary(rewriter, "ori", high, one)], [high.type]).results[0]
    # One less than the number of bits that go.
    right = binary(rewriter, "subi", constant(rewriter, width - 1, high.type), left)
    kept = binary(rewriter, "shli", high, left)
    moved = binary(rewriter, "shrui", binary(rewriter, "shrui", low, one), right)
    lost = compare(rewriter, NOT_EQUAL, binary(rewriter, "shli", low, left), zero)
    sticky = cast(rewriter, "extui", lost, element_type_or_self(high.type))
    short = binary(rewriter, "ori", binary(rewriter, "ori", kept, moved), sticky)
    rounded = rewriter.create("arith.uitofp", [short], [type]).results[0]
    scale = rewriter.create("arith.uitofp", [binary(rewriter, "shli", one, right)], [type]).results[0]
    scaled = binary(rewriter, "mulf", binary(rewriter, "mulf", rounded, scale), number(rewriter, 2.0**1, type))
    return choose(rewriter, fits, lower, scaled)


def to_integer(rewriter: Rewriter, value: Value, narrow: IntegerType) -> tuple[Value, Value]:
    """The high half of a float that is not negative, and the low one."""
    power = number(rewriter, 2.0**narrow.width, value.type)
    target = like(value.type, narrow)
    high = rewriter.create("arith.fptoui", [binary(rewriter, "divf", value, power)], [target]).results[0]
    return high, rewriter.create("arith.fptoui", [binary(rewriter, "remf", value, power)], [target]).results[0]
