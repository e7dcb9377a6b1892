"""The folds of bufferization ops that change the op."""

from __future__ import annotations

from pyopt.dialects.memref.layouts import is_ranked
from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.canonicalize.common import producer_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def clone_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """clone(memref.cast(m)) -> clone(m), if the rank of m is known"""
    cast = producer_of(op.operands[0], "memref.cast")
    if cast is None or not is_ranked(cast.operands[0].type):
        return False
    rewriter.set_operand(op, 0, cast.operands[0])
    return True


RULES: Final[tuple[Rule, ...]] = (Rule("bufferization.clone", clone_of_cast, needs="memref.cast", fold=True),)
