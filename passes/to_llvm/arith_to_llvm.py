"""Arithmetic as llvm's.

    arith.addi %a, %b overflow<nsw> : i32        ->    llvm.add %a, %b overflow<nsw> : i32
    arith.index_cast %i : index to i32           ->    llvm.trunc %i : i64 to i32
    arith.addui_extended %a, %b : i32, i1        ->    llvm.intr.uadd.with.overflow, taken apart
    arith.mulsi_extended %a, %b : i32            ->    llvm.mul of twice the width, its low and its high half

Divisions that round up or down become those of `arith-expand` first. Ops on tensors, on floats of 8 bits and less (but
for what moves them), and extended sums and products of vectors of rank 2 and more stay.
"""

from __future__ import annotations

from pyopt.dialects.arith.enums import ROUNDING_MODE
from pyopt.dialects.llvm.constraints import is_vector, vector_with
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMStructType
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.types import I64, IntegerType, Type, VectorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.lowering.arith_expand import DIVISIONS
from pyopt.passes.to_llvm.common import INDEX_BITWIDTH, convert_to_llvm, llvm_types, patterns_of
from pyopt.passes.to_llvm.descriptors import constant, extract_value
from pyopt.passes.to_llvm.elementwise import (
    FAST,
    WRAPS,
    Single,
    direct,
    fast_math,
    has_small_floats,
    is_array,
    one_to_one,
    unroll,
)
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

if TYPE_CHECKING:
    from pyopt.passes.to_llvm.common import Lower

ROUNDING: Final[dict[str, int]] = {
    "to_nearest_even": 1,
    "downward": 3,
    "upward": 2,
    "toward_zero": 0,
    "to_nearest_away": 4,
}
"""The names of the rounding modes in the llvm dialect."""


def lower_constant(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """constant -> mlir.constant"""
    type = types.convert(op.results[0].type)
    if type is None:
        return False
    rewriter.replace_with_new(op, "llvm.mlir.constant", [], [type], dict(op.attributes))
    return True


def lower_cmpi(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """cmpi -> icmp"""
    return _lower_comparison(op, operands, rewriter, types, "llvm.icmp", {"predicate": op.attributes["predicate"]})


def lower_cmpf(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """cmpf -> fcmp"""
    if has_small_floats(op):
        return False
    attributes = {"predicate": op.attributes["predicate"], "fastmathFlags": fast_math(op)}
    return _lower_comparison(op, operands, rewriter, types, "llvm.fcmp", attributes)


def _lower_comparison(
    op: Operation,
    operands: list[Value],
    rewriter: ConversionRewriter,
    types: LLVMTypes,
    name: str,
    attributes: dict[str, Attribute],
) -> bool:
    result = types.convert(op.results[0].type)
    if result is None:
        return False
    single = Single(rewriter, name, attributes)
    if is_array(operands):
        return unroll(op, operands, rewriter, types, single.make)
    rewriter.replace(op, [single.make(result, operands)])
    return True


def lower_select(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """select -> select; by one condition of all of an aggregate, else of vectors of rank 1"""
    return one_to_one(op, operands, rewriter, types, "llvm.select", dict(op.attributes))


def lower_bitcast(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """bitcast -> bitcast, or nothing where both types become one"""
    if types.convert(op.results[0].type) is operands[0].type:
        rewriter.replace(op, [operands[0]])
        return True
    return one_to_one(op, operands, rewriter, types, "llvm.bitcast", dict(op.attributes))


def lower_index_cast(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """index_cast -> sext, trunc, or nothing; index_castui -> zext, ..."""
    type = types.convert(op.results[0].type)
    if type is None:
        return False
    more = _width(op.results[0].type, types) - _width(op.operands[0].type, types)
    if not more:
        rewriter.replace(op, [operands[0]])
        return True
    widening = "llvm.sext" if op.info.name == "arith.index_cast" else "llvm.zext"
    single = Single(rewriter, widening if more > 0 else "llvm.trunc", {})
    if is_array(operands):
        return unroll(op, operands, rewriter, types, single.make)
    rewriter.replace(op, [single.make(type, operands)])
    return True


def _width(type: Type, types: LLVMTypes) -> int:
    """The bits of what an integer, index, or the elements of a vector or memref become."""
    element = types.convert(element_type_or_self(type))
    assert isinstance(element, IntegerType)
    return element.width


def lower_truncf(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """truncf -> fptrunc; where it says how to round, the constrained intrinsic"""
    if has_small_floats(op):
        return False
    attributes = dict(op.attributes)
    mode = attributes.pop("roundingmode", None)
    name = "llvm.fptrunc"
    if mode is not None:
        name = "llvm.intr.experimental.constrained.fptrunc"
        attributes["roundingmode"] = IntegerAttr.get(ROUNDING[ROUNDING_MODE.by_attribute[mode]], I64)
        attributes["fpExceptionBehavior"] = IntegerAttr.get(0, I64)
    return one_to_one(op, operands, rewriter, types, name, attributes)


def lower_addui_extended(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """addui_extended -> intr.uadd.with.overflow"""
    total = types.convert(op.results[0].type)
    overflow = types.convert(op.results[1].type)
    if total is None or overflow is None or is_array(operands):
        return False
    pair = rewriter.create("llvm.intr.uadd.with.overflow", operands, [LLVMStructType.get((total, overflow))]).results[0]
    first = extract_value(rewriter, pair, total, 0)
    rewriter.replace(op, [first, extract_value(rewriter, pair, overflow, 1)])
    return True


def lower_mul_extended(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """mulsi_extended, mului_extended -> the product of twice the width, truncated; shifted down, truncated"""
    type = types.convert(op.results[0].type)
    if type is None or isinstance(type, LLVMArrayType):
        return False
    width = _width(op.results[0].type, types)
    element = IntegerType.get(2 * width)
    wide = vector_with(type, element) if is_vector(type) else element
    name = "llvm.sext" if op.info.name == "arith.mulsi_extended" else "llvm.zext"
    first = rewriter.create(name, [operands[0]], [wide]).results[0]
    second = rewriter.create(name, [operands[1]], [wide]).results[0]
    result = rewriter.create("llvm.mul", [first, second], [wide]).results[0]
    low = rewriter.create("llvm.trunc", [result], [type]).results[0]
    places = constant(rewriter, _filled(width, wide), wide)
    shifted = rewriter.create("llvm.lshr", [result, places], [wide]).results[0]
    rewriter.replace(op, [low, rewriter.create("llvm.trunc", [shifted], [type]).results[0]])
    return True


def _filled(value: int, type: Type) -> Attribute:
    """An integer, or a vector of it."""
    if isinstance(type, VectorType):
        return DenseElementsAttr.from_values(type, [value])
    return IntegerAttr.get(value, type)


LOWERINGS: Final[dict[str, Lower]] = {
    **direct({
        "arith.addi": "add", "arith.muli": "mul", "arith.shli": "shl", "arith.subi": "sub",
        "arith.trunci": "trunc",
    }, WRAPS),
    **direct({
        "arith.andi": "and", "arith.divsi": "sdiv", "arith.divui": "udiv",
        "arith.extf": "fpext", "arith.extsi": "sext", "arith.extui": "zext", "arith.fptosi": "fptosi",
        "arith.fptoui": "fptoui", "arith.maxsi": "intr.smax", "arith.maxui": "intr.umax", "arith.minsi": "intr.smin",
        "arith.minui": "intr.umin", "arith.ori": "or", "arith.remsi": "srem", "arith.remui": "urem",
        "arith.shrsi": "ashr", "arith.shrui": "lshr", "arith.sitofp": "sitofp", "arith.uitofp": "uitofp",
        "arith.xori": "xor",
    }),
    **direct({
        "arith.addf": "fadd", "arith.divf": "fdiv", "arith.maximumf": "intr.maximum", "arith.maxnumf": "intr.maxnum",
        "arith.minimumf": "intr.minimum", "arith.minnumf": "intr.minnum", "arith.mulf": "fmul", "arith.negf": "fneg",
        "arith.remf": "frem", "arith.subf": "fsub",
    }, FAST),
    "arith.addui_extended": lower_addui_extended,
    "arith.bitcast": lower_bitcast,
    "arith.cmpf": lower_cmpf,
    "arith.cmpi": lower_cmpi,
    "arith.constant": lower_constant,
    "arith.index_cast": lower_index_cast,
    "arith.index_castui": lower_index_cast,
    "arith.mulsi_extended": lower_mul_extended,
    "arith.mului_extended": lower_mul_extended,
    "arith.select": lower_select,
    "arith.truncf": lower_truncf,
}  # fmt: skip


def arith_patterns(types: LLVMTypes) -> list[ConversionPattern]:
    """The patterns, for other conversions to reuse."""
    return [*patterns_of(LOWERINGS, types), *DIVISIONS]


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    types = llvm_types(pass_context, INDEX_BITWIDTH.of(pass_context.options))
    return convert_to_llvm(op, pass_context, arith_patterns(types))


PASS = make_pass(
    "convert-arith-to-llvm",
    run,
    (INDEX_BITWIDTH,),
    class_name="ArithToLLVMConversionPass",
    apart=True,
)
