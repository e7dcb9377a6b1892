"""Rules for ops that read, write or free buffers."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.canonicalize.memref.common import type_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def copy_of_nothing(op: Operation, rewriter: Rewriter) -> bool:
    """copy m : <0>, n -> nothing"""
    if not any(0 in (type_of(value).shape or ()) for value in op.operands):
        return False
    rewriter.erase(op)
    return True


def copy_to_itself(op: Operation, rewriter: Rewriter) -> bool:
    """copy m, m -> nothing"""
    if op.operands[0] is not op.operands[1]:
        return False
    rewriter.erase(op)
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("memref.copy", copy_of_nothing, names="FoldEmptyCopy"),
    Rule("memref.copy", copy_to_itself, names="FoldSelfCopy"),
)
