"""The canonicalization rules of the func dialect."""

from __future__ import annotations

from pyopt.ir.attributes import SymbolRefAttr
from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def call_constant(op: Operation, rewriter: Rewriter) -> bool:
    """call_indirect (constant @f)(x) -> call @f(x)"""
    callee = constant_of(op.operands[0])
    if not isinstance(callee, SymbolRefAttr):
        return False
    types = [result.type for result in op.results]
    rewriter.replace_with_new(op, "func.call", op.operands[1:], types, {"callee": callee})
    return True


RULES: Final[tuple[Rule, ...]] = (Rule("func.call_indirect", call_constant),)
