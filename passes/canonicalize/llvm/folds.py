"""The folds of llvm ops that change the op."""

from __future__ import annotations

from pyopt.dialects.llvm.aggregates import before_insertions
from pyopt.dialects.llvm.memory import DYNAMIC_INDEX, constant_indices
from pyopt.ir.attributes import DenseArrayAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I32
from pyopt.light import Final
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def constant_indices_of(op: Operation, rewriter: Rewriter) -> bool:
    """getelementptr(x)[%c5] -> getelementptr(x)[5], for constants that fit"""
    dynamic = iter(op.operands[1:])
    kept: list[Value] = [op.operands[0]]
    indices: list[int] = []
    for index in constant_indices(op):
        operand = next(dynamic) if index == DYNAMIC_INDEX else None
        constant = None if operand is None else constant_of(operand)
        if isinstance(constant, IntegerAttr) and DYNAMIC_INDEX < constant.value < -DYNAMIC_INDEX:
            indices.append(constant.value)
            continue
        if operand is not None:
            kept.append(operand)
        indices.append(index)
    if len(kept) == len(op.operands):
        return False
    op.set_attribute("rawConstantIndices", DenseArrayAttr.get(I32, tuple(indices)))
    rewriter.set_operands(op, kept)
    return True


def extract_before_insertions(op: Operation, rewriter: Rewriter) -> bool:
    """extractvalue(insertvalue(v, c[p])[q]) -> extractvalue(c[q]), p and q apart"""
    container = before_insertions(op)
    if container is op.operands[0]:
        return False
    rewriter.set_operand(op, 0, container)
    return True


def cast_in_one_step(op: Operation, rewriter: Rewriter) -> bool:
    """cast(cast(x : T -> U) : U -> V) -> cast(x : T -> V)"""
    inner = op.operands[0].op
    if inner is None or inner.info is not op.info:
        return False
    rewriter.set_operand(op, 0, inner.operands[0])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("llvm.bitcast", cast_in_one_step, needs="llvm.bitcast", fold=True),
    Rule("llvm.addrspacecast", cast_in_one_step, needs="llvm.addrspacecast", fold=True),
    Rule("llvm.extractvalue", extract_before_insertions, fold=True),
    Rule("llvm.getelementptr", constant_indices_of, fold=True),
)
