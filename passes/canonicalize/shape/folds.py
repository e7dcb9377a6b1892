"""The folds of shape ops that change the op."""

from __future__ import annotations

from pyopt.ir.attributes import TRUE
from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def assuming_all_without_true(op: Operation, rewriter: Rewriter) -> bool:
    """assuming_all(w, true) -> assuming_all(w)"""
    operands = [value for value in op.operands if constant_of(value) is not TRUE]
    if not operands or len(operands) == len(op.operands):
        return False
    rewriter.set_operands(op, operands)
    return True


RULES: Final[tuple[Rule, ...]] = (Rule("shape.assuming_all", assuming_all_without_true, fold=True, undone=True),)
