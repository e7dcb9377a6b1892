"""The folds of llvm ops that change the op."""

from __future__ import annotations

from pyopt.dialects.llvm.aggregates import before_insertions
from pyopt.ir.core import Operation
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


def extract_before_insertions(op: Operation, rewriter: Rewriter) -> bool:
    """extractvalue(insertvalue(v, c[p])[q]) -> extractvalue(c[q]), p and q apart"""
    container = before_insertions(op)
    if container is op.operands[0]:
        return False
    rewriter.set_operand(op, 0, container)
    return True


RULES: Final[tuple[Rule, ...]] = (Rule("llvm.extractvalue", extract_before_insertions, fold=True),)
