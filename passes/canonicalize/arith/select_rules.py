"""Rules of arith.select."""

from __future__ import annotations

from pyopt.ir.attributes import TRUE
from pyopt.ir.core import Operation
from pyopt.ir.types import I1, SIGNLESS, IntegerType
from pyopt.light import Final
from pyopt.passes.canonicalize.arith.common import scalar
from pyopt.passes.canonicalize.common import producer_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def nested_on_false_side(op: Operation, rewriter: Rewriter) -> bool:
    """select(p, a, select(p, b, c)) -> select(p, a, c)"""
    condition, first, second = op.operands
    inner = producer_of(second, "arith.select")
    if inner is None or inner.operands[0] is not condition:
        return False
    rewriter.replace_with_new(op, "arith.select", [condition, first, inner.operands[2]], [op.results[0].type])
    return True


def nested_on_true_side(op: Operation, rewriter: Rewriter) -> bool:
    """select(p, select(p, a, b), c) -> select(p, a, c)"""
    condition, first, second = op.operands
    inner = producer_of(first, "arith.select")
    if inner is None or inner.operands[0] is not condition:
        return False
    rewriter.replace_with_new(op, "arith.select", [condition, inner.operands[1], second], [op.results[0].type])
    return True


def false_or_true(op: Operation, rewriter: Rewriter) -> bool:
    """select(p, false, true) -> xori(p, true)"""
    condition, first, second = op.operands
    if op.results[0].type is not I1 or scalar(first) != 0 or scalar(second) != -1:
        return False
    true = rewriter.constant(TRUE, I1)
    rewriter.replace_with_new(op, "arith.xori", [condition, true], [I1])
    return True


def negated_condition(op: Operation, rewriter: Rewriter) -> bool:
    """select(xori(p, true), a, b) -> select(p, b, a)"""
    condition, first, second = op.operands
    flip = producer_of(condition, "arith.xori")
    if flip is None or condition.type is not I1 or scalar(flip.operands[1]) != -1:
        return False
    rewriter.replace_with_new(op, "arith.select", [flip.operands[0], second, first], [op.results[0].type])
    return True


def one_or_zero(op: Operation, rewriter: Rewriter) -> bool:
    """select(p, 1, 0) -> extui(p); select(p, 0, 1) -> extui(xori(p, true)); integers wider than i1"""
    condition, first, second = op.operands
    type = op.results[0].type
    if not isinstance(type, IntegerType) or type.signedness != SIGNLESS or type is I1:
        return False
    a = scalar(first)
    b = scalar(second)
    if a == 1 and b == 0:
        rewriter.replace_with_new(op, "arith.extui", [condition], [type])
        return True
    if a == 0 and b == 1:
        true = rewriter.constant(TRUE, I1)
        flip = rewriter.create("arith.xori", [condition, true], [I1])
        rewriter.replace_with_new(op, "arith.extui", flip.results, [type])
        return True
    return False


RULES: Final[tuple[Rule, ...]] = (
    Rule("arith.select", nested_on_false_side, names="RedundantSelectFalse"),
    Rule("arith.select", nested_on_true_side, names="RedundantSelectTrue"),
    Rule("arith.select", false_or_true, names="SelectI1ToNot"),
    Rule("arith.select", negated_condition, names="SelectNotCond"),
    Rule("arith.select", one_or_zero),
)
