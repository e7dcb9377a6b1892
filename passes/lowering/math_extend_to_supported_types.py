"""math-extend-to-supported-types: functions of floats that a target lacks as those of wider ones.

    %0 = math.sin %a : f16         ->    %0 = arith.extf %a fastmath<contract> : f16 to f32
                                         %1 = math.sin %0 : f32
                                         %2 = arith.truncf %1 fastmath<contract> : f32 to f16

math.fma stays: its product is not rounded, and the sum in a wider type would be rounded twice. A subnormal number may
be normal in the wider type, so that math.isnormal becomes a comparison there; with `reference-exact` it is asked there,
as the reference does. Constants of tensors with dynamic extents do not exist, so that there it cannot be converted.
"""

from __future__ import annotations

from pyopt.dialects.arith.enums import FASTMATH
from pyopt.ir.attributes import UNKNOWN_LOC, Attribute, Location
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import with_element_type
from pyopt.ir.floats import format_of
from pyopt.ir.types import F32, F64, FLOATS, TF32, FloatType, ShapedType, Type, element_type_or_self
from pyopt.light import Final, Sequence, final
from pyopt.passes.building.arith import FLOAT_GREATER_OR_EQUAL, binary, compare, has_constants
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.small_floats import number
from pyopt.pipeline.options import FlagOption, TextListOption, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.type_converter import TypeConverter

CONTRACT: Final[dict[str, Attribute]] = {"fastmath": FASTMATH.get(1 << FASTMATH.flags.index("contract"))}
"""The fast-math flag that permits dropping a conversion together with its inverse."""


EXTRA_TYPES: Final = TextListOption("extra-types", "Types that the target has functions of, besides f32 and f64")
TARGET_TYPE: Final = TextOption("target-type", "f32", "The type that others are extended to")
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Ask for numbers that are normal in the wider type, where more are"
)


def float_type(name: str) -> FloatType | None:
    """The type that an option names."""
    found = FLOATS.get(name)
    return None if found is TF32 else found


@final
class Extending:
    """The conversion of types to supported ones."""

    __slots__ = ("converter", "exact", "supported", "target")

    def __init__(self, supported: set[Type], target: FloatType, exact: bool) -> None:
        self.exact = exact
        self.supported = supported
        self.target = target
        self.converter = TypeConverter()
        self.converter.add(self.wide)
        self.converter.to_target.append(extend)

    def wide(self, type: Type) -> list[Type]:
        """f16 -> f32, vector<2xf16> -> vector<2xf32>"""
        element = element_type_or_self(type)
        if not isinstance(element, FloatType) or element in self.supported:
            return [type]
        return [with_element_type(type, self.target) if isinstance(type, ShapedType) else self.target]

    def is_supported(self, op: Operation) -> bool:
        """All types stay."""
        return all(self.wide(value.type) == [value.type] for value in (*op.operands, *op.results))

    def widen(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """op on f16 -> the op on f32, truncf of its results"""
        if op.info.name == "math.isnormal" and not self.exact:
            narrow = element_type_or_self(op.operands[0].type)
            assert isinstance(narrow, FloatType)
            least = format_of(narrow).least
            if narrow not in self.supported and least != format_of(self.target).least:
                return is_normal(op, operands[0], 2.0**least, rewriter)
        types = [self.wide(result.type)[0] for result in op.results]
        new = rewriter.create(op.info.name, operands, types, dict(op.attributes))
        values: list[Value] = []
        for old, result in zip(op.results, new.results, strict=True):
            value: Value = result
            if old.type is not result.type:
                value = rewriter.create("arith.truncf", [result], [old.type], dict(CONTRACT)).results[0]
            values.append(value)
        rewriter.replace(op, values)
        return True


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


def is_other(op: Operation) -> bool:
    """Ops of other dialects stay."""
    return True


def extend(rewriter: Rewriter, type: Type, values: Sequence[Value], loc: int | Location) -> Value | None:
    """f16 -> f32, where the op that is made wants it"""
    return rewriter.create("arith.extf", values, [type], dict(CONTRACT)).results[0]


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    options = pass_context.options
    supported: set[Type] = {F32, F64}
    for name in EXTRA_TYPES.of(options):
        extra = float_type(name)
        if extra is None:
            return _unknown(pass_context, "source", name)
        supported.add(extra)
    wide = float_type(TARGET_TYPE.of(options))
    if wide is None:
        return _unknown(pass_context, "target", TARGET_TYPE.of(options))
    supported.add(wide)
    extending = Extending(supported, wide, REFERENCE_EXACT.of(options))
    target = ConversionTarget()
    target.default_legality(is_other)
    target.ask(extending.is_supported, "math")
    target.legal("math.fma")
    return convert(op, pass_context, target, (ConversionPattern("", extending.widen, converter=extending.converter),))


def _unknown(pass_context: PassContext, kind: str, name: str) -> bool:
    message = f"could not map {kind} type '{name}' to a known floating-point type"
    pass_context.context.error(message, UNKNOWN_LOC)
    pass_context.fail()
    return False


PASS = make_pass(
    "math-extend-to-supported-types",
    run,
    (EXTRA_TYPES, TARGET_TYPE, REFERENCE_EXACT),
    class_name="MathExtendToSupportedTypes",
)
