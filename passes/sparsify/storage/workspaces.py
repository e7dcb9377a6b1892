"""Where the buffers of a workspace (`sparse_tensor.expand`) are freed."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def free_behind(op: Operation, buffers: Sequence[Value], rewriter: ConversionRewriter) -> None:
    """Frees buffers in the block that made them, behind `op` or what it stands in there.

    Several ops may use one workspace, and each asks for this, in their order: the buffers are freed once, behind the
    last of them.
    """
    block = buffers[0].parent_block()
    last = op
    while last.block is not block:
        around = last.parent_op()
        assert around is not None
        last = around
    freed = [user for buffer in buffers for user in buffer.users() if user.info.name == "memref.dealloc"]
    if not freed:
        rewriter.insert_after(last)
        for buffer in buffers:
            rewriter.create("memref.dealloc", [buffer], [])
    elif last.next is not None and freed[0].is_before_in_block(last):
        following = last.next
        for one in freed:
            rewriter.move_before(one, following)
