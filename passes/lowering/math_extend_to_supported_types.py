"""math-extend-to-supported-types: functions of floats that a target lacks as those of wider ones.

    %0 = math.sin %a : f16         ->    %0 = arith.extf %a fastmath<contract> : f16 to f32
                                         %1 = math.sin %0 : f32
                                         %2 = arith.truncf %1 fastmath<contract> : f32 to f16

math.fma stays: its product is not rounded, and the sum in a wider type would be rounded twice. A subnormal number may
be normal in the wider type, so that math.isnormal becomes a comparison there; with `reference-exact` it is asked there,
as the reference does. Constants of tensors with dynamic extents do not exist, so that there it cannot be converted.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.floats import format_of
from pyopt.ir.types import F32, F64, FloatType, Type, element_type_or_self
from pyopt.light import Final, final
from pyopt.passes.building.arith import FLOAT_GREATER_OR_EQUAL, binary, compare, has_constants
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.small_floats import number
from pyopt.passes.lowering.wider_floats import CONTRACT, WiderFloats, float_type, float_types
from pyopt.pipeline.options import FlagOption, TextListOption, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget

EXTRA_TYPES: Final = TextListOption("extra-types", "Types that the target has functions of, besides f32 and f64")
TARGET_TYPE: Final = TextOption("target-type", "f32", "The type that others are extended to")
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Ask for numbers that are normal in the wider type, where more are"
)


@final
class WiderFunctions:
    """Rewrites functions on floats that the target lacks."""

    __slots__ = ("exact", "floats")

    def __init__(self, floats: WiderFloats, exact: bool) -> None:
        self.floats = floats
        self.exact = exact

    def widen(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """op on f16 -> the op on f32, truncf of its results"""
        if op.info.name == "math.isnormal" and not self.exact:
            narrow = element_type_or_self(op.operands[0].type)
            assert isinstance(narrow, FloatType)
            least = format_of(narrow).least
            if self.floats.is_narrow(narrow) and least != format_of(self.floats.target).least:
                return is_normal(op, operands[0], 2.0**least, rewriter)
        return self.floats.widen(op, operands, rewriter)


def is_normal(op: Operation, value: Value, least: float, rewriter: ConversionRewriter) -> bool:
    """isnormal(a) -> |a| >= the least normal number of the narrow type, and isfinite(a)"""
    if not has_constants(value.type):
        return False
    finite = rewriter.create("math.isfinite", [value], [op.results[0].type], dict(op.attributes)).results[0]
    magnitude = rewriter.create("math.absf", [value], [value.type]).results[0]
    bound = number(rewriter, least, value.type)
    large = compare(rewriter, FLOAT_GREATER_OR_EQUAL, magnitude, bound, "cmpf")
    rewriter.replace(op, [binary(rewriter, "andi", finite, large)])
    return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    options = pass_context.options
    extra = float_types(EXTRA_TYPES.of(options), pass_context)
    wide = None if extra is None else float_type(TARGET_TYPE.of(options), "target", pass_context)
    if extra is None or wide is None:
        return False
    supported: set[Type] = {F32, F64, wide, *extra}
    floats = WiderFloats(lambda type: type not in supported, wide, CONTRACT)
    functions = WiderFunctions(floats, REFERENCE_EXACT.of(options))
    target = ConversionTarget()
    target.all_else_is_legal()
    target.ask(floats.is_supported, "math")
    target.legal("math.fma")
    return convert(op, pass_context, target, (ConversionPattern("", functions.widen, converter=floats.converter),))


PASS = make_pass(
    "math-extend-to-supported-types",
    run,
    (EXTRA_TYPES, TARGET_TYPE, REFERENCE_EXACT),
    class_name="MathExtendToSupportedTypes",
)
