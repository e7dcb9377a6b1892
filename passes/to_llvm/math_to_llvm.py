"""Functions of floats and integers as llvm's intrinsics.

    math.exp %a fastmath<nnan> : f32      ->    llvm.intr.exp(%a) {fastmathFlags = #llvm.fastmath<nnan>}
    math.ctlz %a : i32                    ->    llvm.intr.ctlz(%a), which knows zero
    math.expm1 %a : f32                   ->    llvm.intr.exp(%a) - 1              (unless approximate-expm1=false)
    math.rsqrt %a : f32                   ->    1 / llvm.intr.sqrt(%a)
    math.log1p %a : f32                   ->    llvm.intr.log(1 + %a)              (unless approximate-log1p=false)
    math.isnan %a : f32                   ->    llvm.intr.is.fpclass of the two classes of NaNs
    math.sincos %a : f32                  ->    both fields of llvm.intr.sincos(%a)

What llvm has no intrinsic for stays; so do ops on tensors. Near 0, both formulas lose all digits: what stays of them
by the options is exact behind `convert-math-to-libm`.
"""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMStructType, is_compatible
from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.floats import from_float
from pyopt.ir.types import I1, I32, FloatType, Type, VectorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.to_llvm.common import convert_to_llvm, llvm_types, patterns_of
from pyopt.passes.to_llvm.descriptors import constant, extract_value, insert_value, poison
from pyopt.passes.to_llvm.elementwise import (
    FAST,
    KEEP,
    Single,
    direct,
    handed_on,
    has_small_floats,
    is_array,
    one_to_one,
    row_positions,
    row_type,
    unroll,
)
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

if TYPE_CHECKING:
    from pyopt.passes.to_llvm.common import Lower


APPROXIMATE_EXPM1: Final = FlagOption(
    "approximate-expm1", True, "Compute e^x - 1 by a difference that cancels (only pyopt has the choice)", ours=True
)
APPROXIMATE_LOG1P: Final = FlagOption(
    "approximate-log1p", True, "Compute the logarithm of 1 + x after a sum that rounds"
)


COUNTS: Final[dict[str, tuple[str, str]]] = {
    "math.absi": ("llvm.intr.abs", "is_int_min_poison"),
    "math.ctlz": ("llvm.intr.ctlz", "is_zero_poison"),
    "math.cttz": ("llvm.intr.cttz", "is_zero_poison"),
}
"""The intrinsic that an op becomes, and its flag that makes the result poison for some operand."""


def lower_count(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """ctlz -> intr.ctlz, without poison"""
    name, flag = COUNTS[op.info.name]
    return one_to_one(op, operands, rewriter, types, name, {flag: IntegerAttr.get(0, I1)})


@final
class WithOne:
    """Makes intrinsics and arithmetic with the number 1."""

    __slots__ = ("attributes", "element", "name", "rewriter")

    def __init__(self, op: Operation, rewriter: ConversionRewriter) -> None:
        element = element_type_or_self(op.operands[0].type)
        assert isinstance(element, FloatType)
        self.name = op.info.name
        self.element = element
        self.rewriter = rewriter
        self.attributes = handed_on(op, FAST)

    def make(self, type: Type, operands: list[Value]) -> Value:
        return self.make_as(type, type, operands)

    def make_as(self, shape: Type, type: Type, operands: list[Value]) -> Value:
        """The value; the number is a constant that looks like one of type `shape`."""
        one = constant(self.rewriter, self._one(shape), type)
        if self.name == "math.expm1":
            power = self._create("llvm.intr.exp", type, operands)
            return self._create("llvm.fsub", type, [power, one])
        if self.name == "math.rsqrt":
            root = self._create("llvm.intr.sqrt", type, operands)
            return self._create("llvm.fdiv", type, [one, root])
        return self._create("llvm.intr.log", type, [self._create("llvm.fadd", type, [one, operands[0]])])

    def _create(self, name: str, type: Type, operands: list[Value]) -> Value:
        return Single(self.rewriter, name, self.attributes).make(type, operands)

    def _one(self, type: Type) -> Attribute:
        bits = from_float(1.0, self.element)
        if isinstance(type, VectorType):
            return DenseElementsAttr.from_values(VectorType.get(type.shape or (), self.element, type.scalable), [bits])
        return FloatAttr.get(bits, self.element)


def lower_with_one(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """expm1 -> exp(a) - 1; rsqrt -> 1 / sqrt(a); log1p -> log(1 + a)"""
    type = types.convert(op.results[0].type)
    if type is None or has_small_floats(op) or not is_compatible(row_type(operands[0].type)):
        return False
    work = WithOne(op, rewriter)
    if is_array(operands):
        return unroll(op, operands, rewriter, types, work.make)
    rewriter.replace(op, [work.make_as(op.operands[0].type, type, operands)])
    return True


CLASSES: Final[dict[str, int]] = {"math.isfinite": 0b0111111000, "math.isnan": 0b0000000011}
"""The classes of floats that an op asks for."""


def lower_classification(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """isnan -> intr.is.fpclass"""
    if has_small_floats(op):
        return False
    classes = {"bit": IntegerAttr.get(CLASSES[op.info.name], I32)}
    return one_to_one(op, operands, rewriter, types, "llvm.intr.is.fpclass", dict(classes))


def lower_sincos(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """sincos -> both fields of what intr.sincos gives, for each row of vectors of rank 2 or more"""
    type = operands[0].type
    row = row_type(type)
    if has_small_floats(op) or not is_compatible(row):
        return False
    pair = LLVMStructType.get((row, row))
    attributes = handed_on(op, FAST)

    def both(value: Value) -> list[Value]:
        made = rewriter.create("llvm.intr.sincos", [value], [pair], dict(attributes)).results[0]
        return [extract_value(rewriter, made, row, number) for number in (0, 1)]

    if not is_array(operands):
        rewriter.replace(op, both(operands[0]))
        return True
    found = [poison(rewriter, type)] * 2
    for position in row_positions(op.operands[0].type):
        fields = both(extract_value(rewriter, operands[0], row, *position))
        found = [insert_value(rewriter, old, new, *position) for old, new in zip(found, fields, strict=True)]
    rewriter.replace(op, found)
    return True


LOWERINGS: Final[dict[str, Lower]] = {
    **direct({
        "math.absf": "intr.fabs", "math.acos": "intr.acos", "math.asin": "intr.asin", "math.atan": "intr.atan",
        "math.atan2": "intr.atan2", "math.ceil": "intr.ceil", "math.copysign": "intr.copysign",
        "math.cos": "intr.cos", "math.cosh": "intr.cosh", "math.exp": "intr.exp", "math.exp2": "intr.exp2",
        "math.floor": "intr.floor", "math.fma": "intr.fma", "math.fpowi": "intr.powi", "math.log": "intr.log",
        "math.log10": "intr.log10", "math.log2": "intr.log2", "math.powf": "intr.pow", "math.round": "intr.round",
        "math.roundeven": "intr.roundeven", "math.sin": "intr.sin", "math.sinh": "intr.sinh",
        "math.sqrt": "intr.sqrt", "math.tan": "intr.tan", "math.tanh": "intr.tanh", "math.trunc": "intr.trunc",
    }, FAST),
    **direct({"math.ctpop": "intr.ctpop"}, KEEP),
    **dict.fromkeys(COUNTS, lower_count),
    **dict.fromkeys(CLASSES, lower_classification),
    "math.sincos": lower_sincos,
    "math.rsqrt": lower_with_one,
}  # fmt: skip


def math_patterns(
    types: LLVMTypes, approximate_log1p: bool = True, approximate_expm1: bool = True
) -> list[ConversionPattern]:
    """The patterns, for other conversions to reuse."""
    patterns = patterns_of(LOWERINGS, types)
    if approximate_log1p:
        patterns += patterns_of({"math.log1p": lower_with_one}, types)
    if approximate_expm1:
        patterns += patterns_of({"math.expm1": lower_with_one}, types)
    return patterns


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    options = pass_context.options
    types = llvm_types(pass_context)
    return convert_to_llvm(
        op, pass_context, math_patterns(types, APPROXIMATE_LOG1P.of(options), APPROXIMATE_EXPM1.of(options))
    )


PASS = make_pass(
    "convert-math-to-llvm",
    run,
    (APPROXIMATE_EXPM1, APPROXIMATE_LOG1P),
    class_name="ConvertMathToLLVMPass",
    apart=True,
)
