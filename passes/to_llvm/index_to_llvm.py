"""Indices as integers of llvm.

    index.add %a, %b                   ->    llvm.add %a, %b : i64
    index.casts %a : index to i32      ->    llvm.trunc %a : i64 to i32
    index.floordivs %a, %b             ->    q = a / b; (q * b != a) & (a < 0 != b < 0) ? q - 1 : q
    index.ceildivs %a, %b              ->    q = a / b; (q * b != a) & (a < 0 == b < 0) ? q + 1 : q
    index.ceildivu %a, %b              ->    a == 0 ? 0 : (a - 1) / b + 1

Where the signs differ, the reference makes `-(-a / b)` of index.ceildivs, which is wrong for the least number; and of
both signed divisions it computes two quotients, one of which may divide the least number by -1 where the program does
not. With `reference-exact` so does this pass.
"""

from __future__ import annotations

from pyopt.dialects.arith.predicates import predicate_of
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I1, I64, IntegerType, Type
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.to_llvm.common import INDEX_BITWIDTH, convert_to_llvm, llvm_target, llvm_types, patterns_of
from pyopt.passes.to_llvm.descriptors import constant, integer_constant
from pyopt.passes.to_llvm.elementwise import direct
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.passes.to_llvm.common import Lower

EQUAL: Final = 0
NOT_EQUAL: Final = 1
SIGNED_LESS: Final = 2
SIGNED_GREATER: Final = 4
"""Predicates of llvm.icmp."""


REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Expand signed divisions that round as mlir-opt does, which is not always right"
)


@final
class Integers:
    """Emits ops on integers of one type."""

    __slots__ = ("_rewriter", "type")

    def __init__(self, rewriter: Rewriter, type: Type) -> None:
        self._rewriter = rewriter
        self.type = type

    def number(self, value: int) -> Value:
        return integer_constant(self._rewriter, value, self.type)

    def binary(self, name: str, lhs: Value, rhs: Value) -> Value:
        return self._rewriter.create("llvm." + name, [lhs, rhs], [lhs.type]).results[0]

    def compare(self, predicate: int, lhs: Value, rhs: Value) -> Value:
        kind = IntegerAttr.get(predicate, I64)
        return self._rewriter.create("llvm.icmp", [lhs, rhs], [I1], {"predicate": kind}).results[0]

    def select(self, condition: Value, yes: Value, no: Value) -> Value:
        return self._rewriter.create("llvm.select", [condition, yes, no], [self.type]).results[0]


def lower_rounding(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """ceildivs, floordivs -> the quotient, one more or less where it is not exact"""
    a, b = operands
    i = Integers(rewriter, types.index)
    quotient = i.binary("sdiv", a, b)
    inexact = i.compare(NOT_EQUAL, i.binary("mul", quotient, b), a)
    zero = i.number(0)
    a_negative = i.compare(SIGNED_LESS, a, zero)
    b_negative = i.compare(SIGNED_LESS, b, zero)
    up = op.info.name == "index.ceildivs"
    wrong_way = i.compare(EQUAL if up else NOT_EQUAL, a_negative, b_negative)
    condition = i.binary("and", inexact, wrong_way)
    other = i.binary("add", quotient, i.number(1 if up else -1))
    rewriter.replace(op, [i.select(condition, other, quotient)])
    return True


def lower_ceildivs_as_reference(
    op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes
) -> bool:
    """ceildivs -> of equal signs, (a + (b > 0 ? -1 : 1)) / b + 1; else -(-a / b)"""
    a, b = operands
    i = Integers(rewriter, types.index)
    zero = i.number(0)
    one = i.number(1)
    minus_one = i.number(-1)
    b_positive = i.compare(SIGNED_GREATER, b, zero)
    towards_zero = i.select(b_positive, minus_one, one)
    up = i.binary("add", i.binary("sdiv", i.binary("add", a, towards_zero), b), one)
    down = i.binary("sub", zero, i.binary("sdiv", i.binary("sub", zero, a), b))
    same_sign = i.compare(EQUAL, i.compare(SIGNED_GREATER, a, zero), b_positive)
    condition = i.binary("and", same_sign, i.compare(NOT_EQUAL, a, zero))
    rewriter.replace(op, [i.select(condition, up, down)])
    return True


def lower_floordivs_as_reference(
    op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes
) -> bool:
    """floordivs -> of different signs, -1 - ((b < 0 ? 1 : -1) - a) / b; else a / b"""
    a, b = operands
    i = Integers(rewriter, types.index)
    zero = i.number(0)
    one = i.number(1)
    minus_one = i.number(-1)
    b_negative = i.compare(SIGNED_LESS, b, zero)
    towards_zero = i.select(b_negative, one, minus_one)
    down = i.binary("sub", minus_one, i.binary("sdiv", i.binary("sub", towards_zero, a), b))
    quotient = i.binary("sdiv", a, b)
    other_sign = i.compare(NOT_EQUAL, i.compare(SIGNED_LESS, a, zero), b_negative)
    condition = i.binary("and", other_sign, i.compare(NOT_EQUAL, a, zero))
    rewriter.replace(op, [i.select(condition, down, quotient)])
    return True


def lower_ceildivu(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """ceildivu -> a == 0 ? 0 : (a - 1) / b + 1"""
    a, b = operands
    i = Integers(rewriter, types.index)
    zero = i.number(0)
    one = i.number(1)
    quotient = i.binary("add", i.binary("udiv", i.binary("sub", a, one), b), one)
    rewriter.replace(op, [i.select(i.compare(EQUAL, a, zero), zero, quotient)])
    return True


def lower_cast(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """casts -> sext, trunc, or nothing; castu -> zext, ..."""
    type = types.convert(op.results[0].type)
    before = operands[0].type
    assert isinstance(type, IntegerType) and isinstance(before, IntegerType)
    if type is before:
        rewriter.replace(op, operands)
        return True
    widening = "llvm.sext" if op.info.name == "index.casts" else "llvm.zext"
    rewriter.replace_with_new(op, widening if type.width > before.width else "llvm.trunc", operands, [type])
    return True


def lower_cmp(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """cmp -> icmp"""
    rewriter.replace(op, [Integers(rewriter, types.index).compare(predicate_of(op), operands[0], operands[1])])
    return True


def lower_constant(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """constant, bool.constant -> mlir.constant of the integer's type"""
    value = op.attributes["value"]
    type = types.convert(op.results[0].type)
    assert isinstance(value, IntegerAttr) and isinstance(type, IntegerType)
    rewriter.replace(op, [constant(rewriter, IntegerAttr.get(wrapped(value.value, type.width), type), type)])
    return True


def wrapped(value: int, width: int) -> int:
    """The signed number with the same low bits."""
    half = 1 << (width - 1)
    return ((value + half) & ((1 << width) - 1)) - half


def lower_sizeof(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """sizeof -> the width of an index"""
    rewriter.replace(op, [integer_constant(rewriter, types.index.width, types.index)])
    return True


LOWERINGS: Final[dict[str, Lower]] = {
    **direct({
        "index.add": "add", "index.and": "and", "index.divs": "sdiv", "index.divu": "udiv", "index.maxs": "intr.smax",
        "index.maxu": "intr.umax", "index.mins": "intr.smin", "index.minu": "intr.umin", "index.mul": "mul",
        "index.or": "or", "index.rems": "srem", "index.remu": "urem", "index.shl": "shl", "index.shrs": "ashr",
        "index.shru": "lshr", "index.sub": "sub", "index.xor": "xor",
    }),
    "index.bool.constant": lower_constant,
    "index.casts": lower_cast,
    "index.castu": lower_cast,
    "index.ceildivs": lower_rounding,
    "index.ceildivu": lower_ceildivu,
    "index.cmp": lower_cmp,
    "index.constant": lower_constant,
    "index.floordivs": lower_rounding,
    "index.sizeof": lower_sizeof,
}  # fmt: skip
AS_REFERENCE: Final[dict[str, Lower]] = {
    **LOWERINGS,
    "index.ceildivs": lower_ceildivs_as_reference,
    "index.floordivs": lower_floordivs_as_reference,
}


def index_patterns(types: LLVMTypes, reference_exact: bool = False) -> list[ConversionPattern]:
    """The patterns, for other conversions to reuse."""
    return patterns_of(AS_REFERENCE if reference_exact else LOWERINGS, types)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    options = pass_context.options
    types = llvm_types(pass_context, INDEX_BITWIDTH.of(options))
    target = llvm_target(casts_fold=True)
    target.illegal("index")
    return convert_to_llvm(op, pass_context, index_patterns(types, REFERENCE_EXACT.of(options)), target)


PASS = make_pass(
    "convert-index-to-llvm", run, (INDEX_BITWIDTH, REFERENCE_EXACT), class_name="ConvertIndexToLLVMPass", apart=True
)
