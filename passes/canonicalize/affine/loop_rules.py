"""Rules for affine.if."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.canonicalize.affine.folds import condition_of
from pyopt.passes.canonicalize.scf.common import replace_by_block
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

# affine.if


def simplify_dead_else(op: Operation, rewriter: Rewriter) -> bool:
    """if {..} else {} -> if {..}"""
    block = op.regions[1].first
    if block is None or block.first is not block.last or op.results:
        return False
    rewriter.erase_block(block)
    rewriter.modified(op)
    return True


def always_true_or_false_if(op: Operation, rewriter: Rewriter) -> bool:
    """if (0 == 0) {..} -> its ops; if (1 == 0) {..} else {..} -> the ops of else"""
    condition = condition_of(op)
    if condition.is_empty():
        if not op.results and op.regions[1].is_empty():
            rewriter.erase(op)
            return True
        block = op.regions[1].entry()
    elif (
        condition.equalities == (True,)
        and condition.constraints[0].is_constant()
        and (condition.constraints[0].value == 0)
    ):
        block = op.regions[0].entry()
    else:
        return False
    replace_by_block(op, block, rewriter)
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("affine.if", simplify_dead_else),
    Rule("affine.if", always_true_or_false_if),
)
