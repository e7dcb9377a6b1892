"""arith-expand of conversions from and to floats of 4 and 8 bits, and of those that scale.

    arith.extf %a : f8E8M0FNU to f32            ->    the bits, 23 places up; of NaN all ones, of the least number a
                                                      subnormal one                             (with include-f8e8m0)
    arith.truncf %a : f32 to f8E8M0FNU          ->    the bits, 23 places down, without the sign (with include-f8e8m0)
    arith.extf %a : f4E2M1FN to f32             ->    the bits of the number, put together       (with include-f4e2m1)
    arith.truncf %a : f32 to f4E2M1FN           ->    the sign, and how many halfway points there are below
                                                                                                 (with include-f4e2m1)
    arith.scaling_extf %a, %s                   ->    %a * %s, both extended, %s as f8E8M0FNU
    arith.scaling_truncf %a, %s                 ->    %a / %s, truncated

Other types come and go by way of f32. The reference takes 2^-127 for 0. Its f4E2M1FN is rounded away from zero between
two numbers, has lost the sign below 0.5 and ignores how it is to be rounded; f64 makes it give invalid IR. With
`reference-exact` so does this, but for f64.
"""

from __future__ import annotations

from pyopt.dialects.arith.enums import FASTMATH
from pyopt.ir.attributes import FloatAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.floats import from_float
from pyopt.ir.types import F32, FLOATS, I8, I32, FloatType, IntegerType, ShapedType, Type, element_type_or_self
from pyopt.light import Final, final
from pyopt.passes.building.arith import (
    EQUAL,
    FLOAT_UNORDERED_GREATER,
    FLOAT_UNORDERED_GREATER_OR_EQUAL,
    SIGNED_LESS_OR_EQUAL,
    UNSIGNED_GREATER,
    UNSIGNED_GREATER_OR_EQUAL,
    binary,
    cast,
    choose,
    compare,
    constant,
    has_constants,
    like,
)
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.rewriter import Rewriter

SCALE: Final = FLOATS["f8E8M0FNU"]
TINY: Final = FLOATS["f4E2M1FN"]
I4: Final = IntegerType.get(4)
HALFWAY: Final = ((0.25, False), (0.75, True), (1.25, False), (1.75, True), (2.5, False), (3.5, True), (5.0, False))
"""The points halfway between two numbers of f4E2M1FN, and whether they round up, to the even one."""


def number(rewriter: Rewriter, value: float, type: Type) -> Value:
    """A float, or a vector or static tensor of it."""
    element = element_type_or_self(type)
    assert isinstance(element, FloatType)
    bits = from_float(value, element)
    if isinstance(type, ShapedType):
        return rewriter.constant(DenseElementsAttr.from_values(type, [bits]), type)
    return rewriter.constant(FloatAttr.get(bits, element), type)


def converted(op: Operation, name: str, value: Value, element: Type, rewriter: Rewriter, rounds: bool = False) -> Value:
    """arith.extf or arith.truncf, with the op's fast-math flags, and the way it rounds if that matters."""
    names = ("roundingmode", "fastmath") if rounds else ("fastmath",)
    attributes = {name: op.attributes[name] for name in names if name in op.attributes}
    return rewriter.create("arith." + name, [value], [like(value.type, element)], attributes).results[0]


def as_f32(op: Operation, value: Value, rewriter: Rewriter) -> Value:
    """The number as f32, rounded if it is wider."""
    width = width_of(value.type)
    return value if width == 32 else converted(op, "extf" if width < 32 else "truncf", value, F32, rewriter)


def from_f32(op: Operation, value: Value, rewriter: Rewriter) -> Value:
    """The f32 as the type of the op's result."""
    element = element_type_or_self(op.results[0].type)
    if element is F32:
        return value
    return converted(op, "truncf" if width_of(element) < 32 else "extf", value, element, rewriter)


def width_of(type: Type) -> int:
    """The bits of a float, or of floats in a vector or tensor."""
    element = element_type_or_self(type)
    assert isinstance(element, FloatType)
    return element.width


# f8E8M0FNU.


@final
class FromScale:
    """The pattern of arith.extf of f8E8M0FNU."""

    __slots__ = ("exact",)

    def __init__(self, exact: bool) -> None:
        self.exact = exact

    def expand(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """extf f8E8M0FNU -> the bits, 23 places up"""
        if element_type_or_self(operands[0].type) is not SCALE or not has_constants(op.results[0].type):
            return False
        bits = cast(rewriter, "bitcast", operands[0], I8)
        wide = like(bits.type, I32)
        nan = constant(rewriter, -1, bits.type)
        wide_nan = constant(rewriter, -1, wide)
        places = constant(rewriter, 23, wide)
        moved = binary(rewriter, "shli", cast(rewriter, "extui", bits, I32), places)
        if not self.exact:
            least = compare(rewriter, EQUAL, bits, constant(rewriter, 0, bits.type))
            moved = choose(rewriter, least, constant(rewriter, 1 << 22, wide), moved)
        found = choose(rewriter, compare(rewriter, EQUAL, bits, nan), wide_nan, moved)
        rewriter.replace(op, [from_f32(op, cast(rewriter, "bitcast", found, F32), rewriter)])
        return True


def expand_to_scale(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """truncf f32 to f8E8M0FNU -> the bits, 23 places down, without the sign"""
    type = op.results[0].type
    if element_type_or_self(type) is not SCALE or not has_constants(type) or "roundingmode" in op.attributes:
        return False
    bits = cast(rewriter, "bitcast", as_f32(op, operands[0], rewriter), I32)
    moved = binary(rewriter, "shrui", bits, constant(rewriter, 23, bits.type))
    rewriter.replace(op, [cast(rewriter, "bitcast", cast(rewriter, "trunci", moved, I8), SCALE)])
    return True


def scale_patterns(exact: bool) -> tuple[ConversionPattern, ...]:
    return (
        ConversionPattern("arith.extf", FromScale(exact).expand),
        ConversionPattern("arith.truncf", expand_to_scale),
    )


# f4E2M1FN.


def expand_from_tiny(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """extf f4E2M1FN -> 0, 0.5, or the exponent and first bit of f32 put together; and the sign"""
    if element_type_or_self(operands[0].type) is not TINY or not has_constants(op.results[0].type):
        return False
    bits = cast(rewriter, "bitcast", operands[0], I4)
    narrow, wide = bits.type, like(bits.type, I32)
    zero, one, two, four, all_but_sign = [constant(rewriter, value, narrow) for value in (0, 1, 2, 4, 7)]
    magnitude = binary(rewriter, "andi", bits, all_but_sign)
    places = constant(rewriter, 20, wide)
    moved = binary(rewriter, "shli", magnitude, two)
    moved = choose(rewriter, compare(rewriter, EQUAL, magnitude, one), zero, moved)
    fraction = binary(rewriter, "shli", cast(rewriter, "extui", moved, I32), places)
    wide_zero, from_two, from_half = [constant(rewriter, value, wide) for value in (0, 0x40000000, 0x3F000000)]
    large = compare(rewriter, UNSIGNED_GREATER_OR_EQUAL, magnitude, four)
    base = choose(rewriter, large, from_two, from_half)
    base = choose(rewriter, compare(rewriter, EQUAL, magnitude, zero), wide_zero, base)
    minus = constant(rewriter, -(1 << 31), wide)
    sign = constant(rewriter, -8, narrow)
    negative = choose(rewriter, compare(rewriter, UNSIGNED_GREATER_OR_EQUAL, bits, sign), minus, wide_zero)
    found = binary(rewriter, "addi", binary(rewriter, "addi", fraction, base), negative)
    rewriter.replace(op, [from_f32(op, cast(rewriter, "bitcast", found, F32), rewriter)])
    return True


def expand_to_tiny(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """truncf to f4E2M1FN -> the sign, and the number of halfway points below the magnitude"""
    type = op.results[0].type
    if element_type_or_self(type) is not TINY or not has_constants(type) or "roundingmode" in op.attributes:
        return False
    value = operands[0]
    if width_of(value.type) < 32:
        value = as_f32(op, value, rewriter)
    width = width_of(value.type)
    bits = cast(rewriter, "bitcast", value, IntegerType.get(width))
    all_but_sign = constant(rewriter, (1 << (width - 1)) - 1, bits.type)
    magnitude = cast(
        rewriter, "bitcast", binary(rewriter, "andi", bits, all_but_sign), element_type_or_self(value.type)
    )
    sign = cast(rewriter, "trunci", binary(rewriter, "shrui", bits, constant(rewriter, width - 1, bits.type)), I4)
    found = binary(rewriter, "shli", sign, constant(rewriter, 3, sign.type))
    for point, up in HALFWAY:
        predicate = FLOAT_UNORDERED_GREATER_OR_EQUAL if up else FLOAT_UNORDERED_GREATER
        above = compare(rewriter, predicate, magnitude, number(rewriter, point, value.type), "cmpf")
        found = binary(rewriter, "addi", found, cast(rewriter, "extui", above, I4))
    rewriter.replace(op, [cast(rewriter, "bitcast", found, TINY)])
    return True


def expand_to_tiny_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """truncf to f4E2M1FN -> sign, exponent and first bit of f32 put together, and one more for the next bit"""
    type = op.results[0].type
    if element_type_or_self(type) is not TINY or not has_constants(type):
        return False
    value = as_f32(op, operands[0], rewriter)
    narrow, byte, wide = [like(value.type, element) for element in (I4, I8, I32)]
    one, three = constant(rewriter, 1, narrow), constant(rewriter, 3, narrow)
    to_first = constant(rewriter, 22, wide)
    byte_zero, byte_minus_one = constant(rewriter, 0, byte), constant(rewriter, -1, byte)
    wide_zero = constant(rewriter, 0, wide)
    most, least = number(rewriter, 6.0, value.type), number(rewriter, -6.0, value.type)
    value = binary(rewriter, "maxnumf", binary(rewriter, "minnumf", value, most), least)
    bits = cast(rewriter, "bitcast", value, I32)
    sign = cast(rewriter, "trunci", binary(rewriter, "shrui", bits, constant(rewriter, 31, wide)), I4)
    sign = binary(rewriter, "shli", sign, three)
    bias, to_exponent = constant(rewriter, 126, wide), constant(rewriter, 23, wide)
    exponent = binary(rewriter, "subi", binary(rewriter, "shrui", bits, to_exponent), bias)
    field = binary(rewriter, "shli", cast(rewriter, "trunci", exponent, I4), one)
    found = binary(rewriter, "addi", sign, field)
    first = binary(rewriter, "andi", bits, constant(rewriter, 1 << 22, wide))
    first = cast(rewriter, "trunci", binary(rewriter, "shrui", first, to_first), I4)
    found = binary(rewriter, "addi", found, first)
    fraction = constant(rewriter, (1 << 23) - 1, wide)
    small = cast(rewriter, "trunci", exponent, I8)
    below_one = compare(rewriter, SIGNED_LESS_OR_EQUAL, small, byte_zero)
    below_half = compare(rewriter, EQUAL, small, byte_minus_one)
    above = compare(rewriter, UNSIGNED_GREATER, binary(rewriter, "andi", bits, fraction), wide_zero)
    above_quarter = binary(rewriter, "andi", below_half, above)
    at_half = compare(rewriter, EQUAL, small, byte_zero)
    narrow_minus_one, narrow_zero = constant(rewriter, -1, narrow), constant(rewriter, 0, narrow)
    other = choose(rewriter, below_one, narrow_minus_one, found)
    other = choose(rewriter, above_quarter, narrow_zero, other)
    found = choose(rewriter, at_half, found, other)
    rest, half = constant(rewriter, (1 << 22) - 1, wide), constant(rewriter, 1 << 21, wide)
    up = compare(rewriter, UNSIGNED_GREATER_OR_EQUAL, binary(rewriter, "andi", bits, rest), half)
    up = binary(rewriter, "ori", up, below_one)
    found = choose(rewriter, up, binary(rewriter, "addi", found, one), found)
    rewriter.replace(op, [cast(rewriter, "bitcast", found, TINY)])
    return True


def tiny_patterns(exact: bool) -> tuple[ConversionPattern, ...]:
    return (
        ConversionPattern("arith.extf", expand_from_tiny),
        ConversionPattern("arith.truncf", expand_to_tiny_as_reference if exact else expand_to_tiny),
    )


# Conversions that scale.


@final
class Scaling:
    """The patterns of arith.scaling_extf and arith.scaling_truncf."""

    __slots__ = ("expands_scale",)

    def __init__(self, expands_scale: bool) -> None:
        self.expands_scale = expands_scale

    def patterns(self) -> tuple[ConversionPattern, ...]:
        return (
            ConversionPattern("arith.scaling_extf", self.expand_extf),
            ConversionPattern("arith.scaling_truncf", self.expand_truncf),
        )

    def expand_extf(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """scaling_extf a, s -> extf(a) * extf(truncf(s) to f8E8M0FNU)"""
        element = element_type_or_self(op.results[0].type)
        scale = self._scale(op, operands[1], element, rewriter)
        if scale is None:
            return False
        value = converted(op, "extf", operands[0], element, rewriter)
        rewriter.replace(op, [_computed(op, "mulf", value, scale, rewriter)])
        return True

    def expand_truncf(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """scaling_truncf a, s -> truncf(a / extf(truncf(s) to f8E8M0FNU))"""
        scale = self._scale(op, operands[1], element_type_or_self(operands[0].type), rewriter)
        if scale is None:
            return False
        quotient = _computed(op, "divf", operands[0], scale, rewriter)
        element = element_type_or_self(op.results[0].type)
        rewriter.replace(op, [converted(op, "truncf", quotient, element, rewriter, rounds=True)])
        return True

    def _scale(self, op: Operation, value: Value, element: Type, rewriter: ConversionRewriter) -> Value | None:
        """The scale as a power of two in a float type; None where there is no conversion, or there are two shapes."""
        if op.operands[0].type is not like(value.type, element_type_or_self(op.operands[0].type)):
            return None
        if width_of(element) <= SCALE.width and not self.expands_scale:
            return None
        if element_type_or_self(value.type) is not SCALE:
            if width_of(value.type) <= SCALE.width:
                return None
            value = converted(op, "truncf", value, SCALE, rewriter)
        return value if element is SCALE else converted(op, "extf", value, element, rewriter)


def _computed(op: Operation, name: str, value: Value, scale: Value, rewriter: ConversionRewriter) -> Value:
    flags = op.attributes.get("fastmath", FASTMATH.get(0))
    return rewriter.create("arith." + name, [value, scale], [value.type], {"fastmath": flags}).results[0]
