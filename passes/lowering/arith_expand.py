"""Arithmetic that machines lack as arithmetic that they have.

    arith.floordivsi %a, %b        ->    q = a / b; (q * b != a) & (a < 0 != b < 0) ? q - 1 : q
    arith.ceildivsi %a, %b         ->    q = a / b; (q * b != a) & (a < 0 == b < 0) ? q + 1 : q
    arith.ceildivui %a, %b         ->    a == 0 ? 0 : (a - 1) / b + 1
    arith.maximumf %a, %b          ->    m = a > b or unordered ? a : b; b is not a number ? b : m; a == b ? a & b : m
    arith.maxnumf %a, %b           ->    m = a > b or unordered ? a : b; a is not a number ? b : m
    arith.extf %a : bf16 to f32    ->    the bits, 16 places up                     (with include-bf16)

Floats of 4 and 8 bits, and conversions that scale, are in `small_floats.py`.

Of zeros with different signs, the reference's arith.maximumf and arith.minimumf take the second, where 0 is greater
than -0 (the bits of equal numbers differ in nothing else). With `reference-exact` so does this pass.

Constants of tensors with dynamic extents do not exist, so that there a division cannot be converted.
"""

from __future__ import annotations

from pyopt.dialects.arith.enums import FASTMATH
from pyopt.ir.attributes import EnumAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import BF16, F32, F64, I16, I32, FloatType, IntegerType, element_type_or_self
from pyopt.light import Final, final
from pyopt.passes.building.arith import (
    EQUAL,
    FLOAT_EQUAL,
    FLOAT_UNORDERED,
    FLOAT_UNORDERED_GREATER,
    FLOAT_UNORDERED_LESS,
    FLOAT_UNORDERED_NOT_EQUAL,
    NOT_EQUAL,
    SIGNED_GREATER,
    SIGNED_LESS,
    UNSIGNED_GREATER,
    UNSIGNED_LESS,
    binary,
    cast,
    choose,
    compare,
    constant,
    has_constants,
    like,
)
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.small_floats import (
    SCALE,
    TINY,
    Scaling,
    scale_patterns,
    tiny_patterns,
)
from pyopt.pipeline.options import FlagOption, OptionValues
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget

QUIET_BF16: Final = 0x7FC0


INCLUDE_BF16: Final = FlagOption("include-bf16", False, "Expand conversions from and to bf16, too")
INCLUDE_EXTREMES: Final = FlagOption(
    "include-extremes",
    True,
    "Expand maximumf, minimumf, maxnumf and minnumf of f32 and f64, too, for which there are intrinsics of LLVM",
    ours=True,
)
INCLUDE_F4E2M1: Final = FlagOption("include-f4e2m1", False, "Expand conversions from and to f4E2M1FN, too")
INCLUDE_F8E8M0: Final = FlagOption("include-f8e8m0", False, "Expand conversions from and to f8E8M0FNU, too")
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact",
    False,
    "Expand extremes of floats and small floats as mlir-opt does, which is not always right",
)


# Divisions.


def expand_ceildivui(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """ceildivui -> a == 0 ? 0 : (a - 1) / b + 1"""
    a, b = op.operands
    if not has_constants(a.type):
        return False
    zero = constant(rewriter, 0, a.type)
    is_zero = compare(rewriter, EQUAL, a, zero)
    one = constant(rewriter, 1, a.type)
    quotient = binary(rewriter, "divui", binary(rewriter, "subi", a, one), b)
    rewriter.replace(op, [choose(rewriter, is_zero, zero, binary(rewriter, "addi", quotient, one))])
    return True


def expand_floordivsi(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """floordivsi -> the quotient, less one if there is a remainder and the signs differ"""
    a, b = op.operands
    if not has_constants(a.type):
        return False
    quotient = binary(rewriter, "divsi", a, b)
    inexact = compare(rewriter, NOT_EQUAL, a, binary(rewriter, "muli", quotient, b))
    zero = constant(rewriter, 0, a.type)
    wrong_way = _compare_signs(NOT_EQUAL, a, b, zero, rewriter)
    condition = binary(rewriter, "andi", inexact, wrong_way)
    less = binary(rewriter, "addi", quotient, constant(rewriter, -1, a.type))
    rewriter.replace(op, [choose(rewriter, condition, less, quotient)])
    return True


def expand_ceildivsi(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """ceildivsi -> the quotient, and one more if there is a remainder and the signs are equal"""
    a, b = op.operands
    if not has_constants(a.type):
        return False
    zero = constant(rewriter, 0, a.type)
    one = constant(rewriter, 1, a.type)
    quotient = binary(rewriter, "divsi", a, b)
    inexact = compare(rewriter, NOT_EQUAL, a, binary(rewriter, "muli", quotient, b))
    wrong_way = _compare_signs(EQUAL, a, b, zero, rewriter)
    condition = binary(rewriter, "andi", inexact, wrong_way)
    rewriter.replace(op, [choose(rewriter, condition, binary(rewriter, "addi", quotient, one), quotient)])
    return True


def _compare_signs(predicate: int, a: Value, b: Value, zero: Value, rewriter: ConversionRewriter) -> Value:
    """Compares whether `a` and `b` are negative."""
    negative = compare(rewriter, SIGNED_LESS, a, zero)
    return compare(rewriter, predicate, negative, compare(rewriter, SIGNED_LESS, b, zero))


# Extremes.

INTEGER_EXTREMES: Final[dict[str, int]] = {
    "arith.maxsi": SIGNED_GREATER,
    "arith.maxui": UNSIGNED_GREATER,
    "arith.minsi": SIGNED_LESS,
    "arith.minui": UNSIGNED_LESS,
}
"""The comparison that chooses the first operand in the expansion of an op."""
FLOAT_EXTREMES: Final[dict[str, int]] = {
    "arith.maximumf": FLOAT_UNORDERED_GREATER,
    "arith.maxnumf": FLOAT_UNORDERED_GREATER,
    "arith.minimumf": FLOAT_UNORDERED_LESS,
    "arith.minnumf": FLOAT_UNORDERED_LESS,
}
"""The same of floats."""


def expand_integer_extreme(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """maxsi -> a > b ? a : b"""
    a, b = operands
    first = compare(rewriter, INTEGER_EXTREMES[op.info.name], a, b)
    rewriter.replace(op, [choose(rewriter, first, a, b)])
    return True


def expand_float_extreme_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """maximumf -> a > b or unordered ? a : b, but b if that is not a number; maxnumf -> ..., but b if a is none"""
    rewriter.replace(op, [_float_extreme(op, operands, rewriter)])
    return True


def expand_float_extreme(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """The same; of equal numbers, maximumf -> the bits that both have; minimumf -> those that one has"""
    found = _float_extreme(op, operands, rewriter)
    flags = op.attributes.get("fastmath")
    no_signed_zeros = isinstance(flags, EnumAttr) and flags.value >> FASTMATH.flags.index("nsz") & 1
    if not op.info.name.endswith("numf") and not no_signed_zeros:
        a, b = operands
        element = element_type_or_self(a.type)
        assert isinstance(element, FloatType)
        bits = IntegerType.get(element.width)
        equal = compare(rewriter, FLOAT_EQUAL, a, b, "cmpf")
        a_bits = cast(rewriter, "bitcast", a, bits)
        b_bits = cast(rewriter, "bitcast", b, bits)
        name = "andi" if op.info.name == "arith.maximumf" else "ori"
        same = cast(rewriter, "bitcast", binary(rewriter, name, a_bits, b_bits), element)
        found = choose(rewriter, equal, same, found)
    rewriter.replace(op, [found])
    return True


def _float_extreme(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> Value:
    a, b = operands
    chosen = choose(rewriter, compare(rewriter, FLOAT_EXTREMES[op.info.name], a, b, "cmpf"), a, b)
    asked = a if op.info.name.endswith("numf") else b
    not_a_number = compare(rewriter, FLOAT_UNORDERED, asked, asked, "cmpf")
    return choose(rewriter, not_a_number, b, chosen)


# bf16.


def expand_extf(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """extf bf16 to f32 -> the bits, 16 places up"""
    if not is_bf16_extension(op) or not has_constants(op.results[0].type):
        return False
    wide = cast(rewriter, "extui", cast(rewriter, "bitcast", operands[0], I16), I32)
    places = constant(rewriter, 16, wide.type)
    rewriter.replace(op, [cast(rewriter, "bitcast", binary(rewriter, "shli", wide, places), F32)])
    return True


def expand_truncf(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """truncf f32 to bf16 -> the upper half of the bits, rounded to nearest even, or a quiet NaN"""
    value = operands[0]
    if not is_bf16_truncation(op) or not has_constants(value.type) or "roundingmode" in op.attributes:
        return False
    not_a_number = compare(rewriter, FLOAT_UNORDERED_NOT_EQUAL, value, value, "cmpf")
    wide = like(value.type, I32)
    narrow = like(value.type, I16)
    almost_half = constant(rewriter, 0x7FFF, wide)
    quiet = constant(rewriter, QUIET_BF16, narrow)
    places = constant(rewriter, 16, wide)
    one = constant(rewriter, 1, wide)
    bits = cast(rewriter, "bitcast", value, I32)
    odd = binary(rewriter, "andi", binary(rewriter, "shrui", bits, places), one)
    rounded = binary(rewriter, "addi", bits, binary(rewriter, "addi", odd, almost_half))
    half = cast(rewriter, "trunci", binary(rewriter, "shrui", rounded, places), I16)
    rewriter.replace(op, [cast(rewriter, "bitcast", choose(rewriter, not_a_number, quiet, half), BF16)])
    return True


def is_bf16_extension(op: Operation) -> bool:
    """From bf16 to f32."""
    return element_type_or_self(op.operands[0].type) is BF16 and element_type_or_self(op.results[0].type) is F32


def is_bf16_truncation(op: Operation) -> bool:
    """From f32 to bf16."""
    return element_type_or_self(op.operands[0].type) is F32 and element_type_or_self(op.results[0].type) is BF16


@final
class StaysFloat:
    """The conversions that stay legal: those that are not from or to a type that is expanded."""

    __slots__ = ("expanded", "expands_bf16")

    def __init__(self, options: OptionValues) -> None:
        self.expands_bf16 = INCLUDE_BF16.of(options)
        chosen = ((INCLUDE_F4E2M1.of(options), TINY), (INCLUDE_F8E8M0.of(options), SCALE))
        self.expanded = tuple([type for included, type in chosen if included])

    def __call__(self, op: Operation) -> bool:
        if self.expands_bf16 and (is_bf16_extension(op) or is_bf16_truncation(op)):
            return False
        value = op.operands[0] if op.info.name == "arith.extf" else op.results[0]
        return element_type_or_self(value.type) not in self.expanded


def stays_extreme(op: Operation) -> bool:
    """The extreme is of a type that LLVM has code for."""
    return element_type_or_self(op.results[0].type) in (F32, F64)


DIVISIONS: Final = (
    ConversionPattern("arith.ceildivsi", expand_ceildivsi),
    ConversionPattern("arith.ceildivui", expand_ceildivui),
    ConversionPattern("arith.floordivsi", expand_floordivsi),
)
PATTERNS: Final = (
    *DIVISIONS,
    *[ConversionPattern(name, expand_integer_extreme) for name in INTEGER_EXTREMES],
)
RIGHT: Final = tuple([ConversionPattern(name, expand_float_extreme) for name in FLOAT_EXTREMES])
AS_REFERENCE: Final = tuple([ConversionPattern(name, expand_float_extreme_as_reference) for name in FLOAT_EXTREMES])
BF16_PATTERNS: Final = (ConversionPattern("arith.extf", expand_extf), ConversionPattern("arith.truncf", expand_truncf))


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    options = pass_context.options
    target = ConversionTarget()
    target.legal("arith", "vector")
    patterns = (AS_REFERENCE if REFERENCE_EXACT.of(options) else RIGHT) + PATTERNS
    patterns += Scaling(INCLUDE_F8E8M0.of(options)).patterns()
    target.illegal(*[pattern.root for pattern in patterns])
    if not INCLUDE_EXTREMES.of(options):
        target.ask(stays_extreme, *FLOAT_EXTREMES)
    exact = REFERENCE_EXACT.of(options)
    more: tuple[ConversionPattern, ...] = BF16_PATTERNS if INCLUDE_BF16.of(options) else ()
    if INCLUDE_F8E8M0.of(options):
        more += scale_patterns(exact)
    if INCLUDE_F4E2M1.of(options):
        more += tiny_patterns(exact)
    if more:
        target.ask(StaysFloat(options), "arith.extf", "arith.truncf")
    return convert(op, pass_context, target, patterns + more)


PASS = make_pass(
    "arith-expand",
    run,
    (INCLUDE_BF16, INCLUDE_EXTREMES, INCLUDE_F4E2M1, INCLUDE_F8E8M0, REFERENCE_EXACT),
    class_name="ArithExpandOpsPass",
    apart=True,
)
