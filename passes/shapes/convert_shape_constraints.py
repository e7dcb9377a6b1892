"""Constraints on shapes as assertions.

    %w = shape.cstr_eq %a, %b : ...    ->    %0 = shape.shape_eq %a, %b : ...
                                             cf.assert %0, "required equal shapes"
                                             %w = shape.const_witness true

What depends on the witness comes behind the assertion, so that it may rely on it.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.shapes.common import QUESTIONS, require, true_witness
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def constraint_as_question(op: Operation, rewriter: Rewriter) -> bool:
    """cstr_eq(a, b) -> cstr_require(shape_eq(a, b))"""
    require(op, op.operands, rewriter)
    return True


def assert_requirement(op: Operation, rewriter: Rewriter) -> bool:
    """cstr_require(c) -> assert(c); true"""
    rewriter.create("cf.assert", op.operands, [], {"msg": op.attributes["msg"]})
    rewriter.replace(op, [true_witness(rewriter)])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("shape.cstr_require", assert_requirement),
    Rule(" ".join(QUESTIONS), constraint_as_question),
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts the constraints inside `op`."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("convert-shape-constraints", run, class_name="ConvertShapeConstraintsPass")
