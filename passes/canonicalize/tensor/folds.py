"""The folds of tensor ops that change the op."""

from __future__ import annotations

from pyopt.dialects.tensor.shapes import shape_of
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import constant_index, slice_of
from pyopt.light import Final
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.canonicalize.tensor_casts import forgetting_cast
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def dim_of_forgetting_cast(op: Operation, rewriter: Rewriter) -> bool:
    """dim(cast(t), 1) -> dim(t, 1), if the cast only forgets extents: what the reference folds in place"""
    cast = forgetting_cast(op.operands[0])
    index = constant_index(op.operands[1])
    if cast is None or index is None or not 0 <= index < len(shape_of(cast.results[0].type)):
        return False
    rewriter.set_operand(op, 0, cast.operands[0])
    return True


def insert_after_insert(op: Operation, rewriter: Rewriter) -> bool:
    """x into (y into t[s])[s] -> x into t[s]"""
    inner = producer_of(op.operands[1], "tensor.insert_slice")
    if inner is None or inner.operands[0].type is not op.operands[0].type:
        return False
    if not slice_of(inner).is_same(slice_of(op)):
        return False
    rewriter.set_operand(op, 1, inner.operands[1])
    return True


def reshape_of_reshape(op: Operation, rewriter: Rewriter) -> bool:
    """reshape(reshape(t, s), r) -> reshape(t, r)"""
    inner = producer_of(op.operands[0], "tensor.reshape")
    if inner is None:
        return False
    rewriter.set_operand(op, 0, inner.operands[0])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("tensor.dim", dim_of_forgetting_cast, needs="tensor.cast", fold=True),
    Rule("tensor.insert_slice", insert_after_insert, fold=True),
    Rule("tensor.reshape", reshape_of_reshape, needs="tensor.reshape", fold=True),
)
