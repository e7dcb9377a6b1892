"""Rules about sums and products with more bits than their operands."""

from __future__ import annotations

from pyopt.dialects.arith.constants import filled, width_of
from pyopt.dialects.arith.predicates import CMPI
from pyopt.dialects.arith.syntax import i1_same_shape
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import I64, IndexType, element_type_or_self
from pyopt.light import Final
from pyopt.passes.canonicalize.arith.common import integer
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def _with_one_result(op: Operation, name: str, rewriter: Rewriter) -> bool:
    if op.results[1].uses:
        return False
    new = rewriter.create(name, op.operands, [op.results[0].type])
    rewriter.replace(op, [new.results[0], new.results[0]])
    return True


def unused_overflow(op: Operation, rewriter: Rewriter) -> bool:
    """addui_extended(x, y), overflow unused -> addi(x, y)"""
    return _with_one_result(op, "arith.addi", rewriter)


def unused_high(op: Operation, rewriter: Rewriter) -> bool:
    """mulsi_extended(x, y) or mului_extended(x, y), high half unused -> muli(x, y)"""
    return _with_one_result(op, "arith.muli", rewriter)


def signed_product_with_one(op: Operation, rewriter: Rewriter) -> bool:
    """mulsi_extended(x, 1) -> x, extsi(cmpi slt (x, 0)); for indices index_cast, as they are no result of extsi"""
    x, factor = op.operands
    type = x.type
    # true of i1 is -1, and there is nothing to extend.
    if integer(factor) != 1 or width_of(type) == 1:
        return False
    zero = filled(type, 0)
    if zero is None:
        return False
    constant = rewriter.constant(zero, type)
    predicate: dict[str, Attribute] = {"predicate": IntegerAttr.get(CMPI.index("slt"), I64)}
    negative = rewriter.create("arith.cmpi", [x, constant], [i1_same_shape(type)], predicate)
    extension = "arith.index_cast" if isinstance(element_type_or_self(type), IndexType) else "arith.extsi"
    high = rewriter.create(extension, negative.results, [type])
    rewriter.replace(op, [x, high.results[0]])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("arith.addui_extended", unused_overflow, names="AddUIExtendedToAddI"),
    Rule("arith.mulsi_extended arith.mului_extended", unused_high, names="MulSIExtendedToMulI MulUIExtendedToMulI"),
    Rule("arith.mulsi_extended", signed_product_with_one, names="MulSIExtendedRHSOne"),
)
