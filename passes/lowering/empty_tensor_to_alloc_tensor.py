"""empty-tensor-to-alloc-tensor: a tensor without contents becomes a new allocation.

    %e = tensor.empty(%n) : tensor<?xf32>  ->  %e = bufferization.alloc_tensor(%n) : tensor<?xf32>

A bufferization.alloc_tensor always gets a buffer of its own, where a tensor.empty stands for any.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.ir.signature import segments
from pyopt.light import Final
from pyopt.passes.lowering.common import rewrite
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def allocate(op: Operation, rewriter: Rewriter) -> bool:
    """tensor.empty(sizes) -> bufferization.alloc_tensor(sizes)"""
    attributes = {"operandSegmentSizes": segments(len(op.operands), 0, 0)}
    rewriter.replace_with_new(op, "bufferization.alloc_tensor", op.operands, [op.results[0].type], {**attributes})
    return True


RULES: Final[tuple[Rule, ...]] = (Rule("tensor.empty", allocate),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Replaces what is in `op`."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("empty-tensor-to-alloc-tensor", run, class_name="EmptyTensorToAllocTensorPass", apart=True)
