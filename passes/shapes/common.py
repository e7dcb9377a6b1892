"""Common parts of the passes over shapes."""

from __future__ import annotations

from pyopt.dialects.shape.types import WITNESS, infer_shape_of
from pyopt.ir.attributes import TRUE, StringAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I1
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter

QUESTIONS: Final = {
    "shape.cstr_broadcastable": ("shape.is_broadcastable", "required broadcastable shapes"),
    "shape.cstr_eq": ("shape.shape_eq", "required equal shapes"),
}
"""Constraint -> (the question that it becomes, and what is said if it does not hold)."""


def true_witness(rewriter: Rewriter) -> Value:
    """shape.const_witness true"""
    return rewriter.constant(TRUE, WITNESS, "shape")


def require(op: Operation, operands: list[Value], rewriter: Rewriter) -> None:
    """cstr_eq(a, b) -> cstr_require(shape_eq(a, b)), cstr_broadcastable(..) -> cstr_require(is_broadcastable(..))"""
    question, message = QUESTIONS[op.info.name]
    holds = rewriter.create(question, operands, [I1]).results
    rewriter.replace_with_new(op, "shape.cstr_require", holds, [WITNESS], {"msg": StringAttr.get(message)})


def dim_as_extent(op: Operation, rewriter: Rewriter) -> bool:
    """dim(t, i) -> get_extent(shape_of(t), i)"""
    value, position = op.operands
    inferred = infer_shape_of([value], {})
    assert isinstance(inferred, list)
    shape = rewriter.create("shape.shape_of", [value], inferred)
    rewriter.replace_with_new(op, "shape.get_extent", [shape.results[0], position], [op.results[0].type])
    return True
