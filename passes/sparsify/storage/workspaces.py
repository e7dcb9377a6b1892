"""Where the buffers of a workspace (`sparse_tensor.expand`) are freed."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.dominance import DominatorTree, ancestor_in_region
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def free_behind(op: Operation, buffers: Sequence[Value], rewriter: ConversionRewriter) -> None:
    """Frees buffers in the region that made them, behind `op` or what it stands in there.

    Several ops may use one workspace, and each asks for this, in their order: the buffers are freed once, behind the
    last of them; on branches of which none leads through another one, on each. (A way that ends before the last of
    them frees nothing.)
    """
    block = buffers[0].parent_block()
    region = None if block is None else block.region
    assert region is not None
    last = ancestor_in_region(op, region)
    assert last is not None and last.block is not None
    freed = [user for buffer in buffers for user in buffer.users() if user.info.name == "memref.dealloc"]
    before = freed[0].block if freed else None
    if before is last.block and not freed[0].is_before_in_block(last):
        return
    if before is last.block or (before is not None and DominatorTree(region).properly_dominates(before, last.block)):
        following = last.next
        assert following is not None
        for one in freed:
            rewriter.move_before(one, following)
    else:
        rewriter.insert_after(last)
        for buffer in buffers:
            rewriter.create("memref.dealloc", [buffer], [])
