"""Constraints on shapes taken to hold.

    %w = shape.cstr_broadcastable %a, %b : ...            %w = shape.const_witness true
    %r = shape.assuming %w -> (index) { ... }      ->     %r = shape.assuming %w -> (index) { ... }

Only constraints between shapes go: a condition that the program computes (shape.cstr_require) stays.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.shapes.common import QUESTIONS, true_witness
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def constraint_that_holds(op: Operation, rewriter: Rewriter) -> bool:
    """cstr_broadcastable(a, b) -> true; cstr_eq(a, b) -> true"""
    rewriter.replace(op, [true_witness(rewriter)])
    return True


RULES: Final[tuple[Rule, ...]] = (Rule(" ".join(QUESTIONS), constraint_that_holds),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Removes the constraints in a function."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("remove-shape-constraints", run, anchor="func.func", class_name="RemoveShapeConstraintsPass")
