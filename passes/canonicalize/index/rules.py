"""The canonicalization rules of the index dialect."""

from __future__ import annotations

from pyopt.dialects.arith.predicates import predicate_of
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

LAST_SIGNED: Final = 5


def compare_difference(op: Operation, rewriter: Rewriter) -> bool:
    """cmp pred (sub(x, y), 0) -> cmp pred (x, y); cmp pred (0, sub(x, y)) -> cmp pred (y, x)

    Signed differences are taken not to wrap around, as the reference does. It also rewrites unsigned comparisons, which
    is wrong: no unsigned difference is below 0.
    """
    if predicate_of(op) > LAST_SIGNED:
        return False
    for index in (0, 1):
        difference = op.operands[index].op
        zero = constant_of(op.operands[1 - index])
        if difference is None or difference.info.name != "index.sub":
            continue
        if isinstance(zero, IntegerAttr) and zero.value == 0:
            x, y = difference.operands
            rewriter.set_operands(op, [x, y] if index == 0 else [y, x])
            return True
    return False


def combine_constants(op: Operation, rewriter: Rewriter) -> bool:
    """add(add(x, 3), 5) -> add(x, 8), and so for the others that are associative and commutative"""
    inner = op.operands[0].op
    fold = op.info.fold_function()
    if inner is None or inner.info.name != op.info.name or fold is None:
        return False
    constants = [constant_of(one.operands[1]) for one in (inner, op)]
    combined = None if None in constants else fold(op, constants)
    if not isinstance(combined, IntegerAttr):
        return False
    type = op.results[0].type
    rewriter.start_at(op)
    constant = rewriter.constant(combined, type, "index")
    rewriter.replace_with_new(op, op.info.name, [inner.operands[0], constant], [type])
    return True


ASSOCIATIVE: Final = "index.add index.and index.maxs index.maxu index.mins index.minu index.mul index.or index.xor"
"""The roots of a rule: associative and commutative ops."""

RULES: Final[tuple[Rule, ...]] = (
    Rule("index.cmp", compare_difference),
    Rule(ASSOCIATIVE, combine_constants, needs=ASSOCIATIVE),
)
