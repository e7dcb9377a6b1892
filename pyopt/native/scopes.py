"""memref.alloca_scope becomes its body, between what saves the stack's pointer and what restores it.

Its region has one block, so that loops and branches in it cannot become blocks as long as it is there.
"""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.rewrite.rewriter import Rewriter


def inline_stack_scopes(module: Operation, context: Context) -> None:
    """Inlines the scopes of a module."""
    rewriter = Rewriter(context)
    for op in list(module.walk()):
        if op.info.name != "memref.alloca_scope":
            continue
        rewriter.start_at(op)
        pointer = rewriter.create("llvm.intr.stacksave", [], [LLVMPointerType.get()]).results[0]
        block = op.regions[0].entry()
        end = block.terminator()
        values = list(end.operands)
        rewriter.erase(end)
        rewriter.inline_block_before(block, op)
        rewriter.create("llvm.intr.stackrestore", [pointer], [])
        rewriter.replace(op, values)
