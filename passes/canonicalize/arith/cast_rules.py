"""Rules that merge chains of conversions."""

from __future__ import annotations

from pyopt.dialects.arith.constants import integer_of, width_of
from pyopt.dialects.arith.enums import OVERFLOW
from pyopt.ir.core import Operation
from pyopt.ir.floats import format_of, greatest_exponent
from pyopt.ir.overflow import NUW, overflow_flags
from pyopt.ir.types import FloatType, element_type_or_self
from pyopt.light import Final
from pyopt.passes.canonicalize.common import producer_of
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def sign_extend_zero_extended(op: Operation, rewriter: Rewriter) -> bool:
    """extsi(extui(x)) -> extui(x)"""
    inner = producer_of(op.operands[0], "arith.extui")
    if inner is None:
        return False
    rewriter.replace_with_new(op, "arith.extui", inner.operands, [op.results[0].type])
    return True


def truncate_extended(op: Operation, rewriter: Rewriter) -> bool:
    """trunci(extsi(x)) -> extsi(x), trunci(extui(x)) -> extui(x) where x is narrower than the result"""
    inner = op.operands[0].op
    if inner is None or inner.info.name not in ("arith.extsi", "arith.extui"):
        return False
    type = op.results[0].type
    if width_of(inner.operands[0].type) >= width_of(type):
        return False
    rewriter.replace_with_new(op, inner.info.name, inner.operands, [type])
    return True


def truncate_signed_shift(op: Operation, rewriter: Rewriter) -> bool:
    """trunci(shrsi(x, c)) -> trunci(shrui(x, c)) where only bits of x are left"""
    shift = producer_of(op.operands[0], "arith.shrsi")
    if shift is None:
        return False
    wide = shift.results[0].type
    type = op.results[0].type
    distance = constant_of(shift.operands[1])
    if distance is None or integer_of(distance) != width_of(wide) - width_of(type):
        return False
    constant = rewriter.constant(distance, wide)
    exact = {name: value for name, value in shift.attributes.items() if name == "isExact"}
    unsigned = rewriter.create("arith.shrui", [shift.operands[0], constant], [wide], exact)
    # A negative number, which fits for sure, is a large one after the unsigned shift: no promise that it fits is left.
    kept = op.attributes["overflowFlags"] if overflow_flags(op) & NUW else OVERFLOW.get(0)
    rewriter.replace_with_new(op, "arith.trunci", unsigned.results, [type], {"overflowFlags": kept})
    return True


def index_cast_back(op: Operation, rewriter: Rewriter) -> bool:
    """index_cast(index_cast(x)) -> x where x has the result's type and fits between; index_castui likewise"""
    inner = producer_of(op.operands[0], op.info.name)
    type = op.results[0].type
    if inner is None or inner.operands[0].type is not type:
        return False
    if width_of(element_type_or_self(op.operands[0].type)) < width_of(element_type_or_self(type)):
        return False
    rewriter.replace(op, inner.operands)
    return True


def index_cast_of_extended(op: Operation, rewriter: Rewriter) -> bool:
    """index_cast(extsi(x)) -> index_cast(x); index_castui(extui(x)) -> index_castui(x)"""
    inner = producer_of(op.operands[0], "arith.extsi" if op.info.name == "arith.index_cast" else "arith.extui")
    if inner is None:
        return False
    rewriter.replace_with_new(op, op.info.name, inner.operands, [op.results[0].type])
    return True


def convert_in_one_step(op: Operation, rewriter: Rewriter) -> bool:
    """truncf(sitofp(x)) -> sitofp(x), truncf(uitofp(x)) -> uitofp(x) where x is exact in between"""
    inner = op.operands[0].op
    if inner is None or inner.info.name not in ("arith.sitofp", "arith.uitofp") or "roundingmode" in op.attributes:
        return False
    between = element_type_or_self(op.operands[0].type)
    assert isinstance(between, FloatType)
    bits = width_of(inner.operands[0].type) - (inner.info.name == "arith.sitofp")
    if bits > format_of(between).precision or bits > greatest_exponent(between):
        return False
    rewriter.replace_with_new(op, inner.info.name, inner.operands, [op.results[0].type])
    return True


def bitcast_of_bitcast(op: Operation, rewriter: Rewriter) -> bool:
    """bitcast(bitcast(x)) -> bitcast(x)"""
    inner = producer_of(op.operands[0], "arith.bitcast")
    if inner is None:
        return False
    rewriter.replace_with_new(op, "arith.bitcast", inner.operands, [op.results[0].type])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("arith.extsi", sign_extend_zero_extended, needs="arith.extui", names="ExtSIOfExtUI"),
    Rule(
        "arith.trunci",
        truncate_extended,
        needs="arith.extsi arith.extui",
        names="TruncIExtSIToExtSI TruncIExtUIToExtUI",
    ),
    Rule("arith.trunci", truncate_signed_shift, needs="arith.shrsi", names="TruncIShrSIToTrunciShrUI"),
    Rule("arith.index_cast arith.index_castui", index_cast_back, needs="arith.index_cast arith.index_castui"),
    Rule(
        "arith.index_cast arith.index_castui",
        index_cast_of_extended,
        needs="arith.extsi arith.extui",
        names="IndexCastOfExtSI IndexCastUIOfExtUI",
    ),
    Rule("arith.bitcast", bitcast_of_bitcast, needs="arith.bitcast"),
    Rule(
        "arith.truncf",
        convert_in_one_step,
        needs="arith.sitofp arith.uitofp",
        names="TruncFSIToFPToSIToFP TruncFUIToFPToUIToFP",
    ),
)
