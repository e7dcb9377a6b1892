"""All ops in some regions as a list, in the orders in which drivers visit them; no recursion."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.core import Operation, Region


def walk_preorder(regions: list[Region]) -> list[Operation]:
    """All ops in the regions, each before those inside it."""
    out: list[Operation] = []
    # Where the walk goes on when it is done with a block: the first ops of other blocks, or what follows an outer op.
    work = first_ops(regions)
    while work:
        op: Operation | None = work.pop()
        while op is not None:
            out.append(op)
            if op.regions:
                if op.next is not None:
                    work.append(op.next)
                work.extend(first_ops(op.regions))
                break
            op = op.next
    return out


def first_ops(regions: list[Region]) -> list[Operation]:
    """The first op of every block that has one, the last block's first."""
    found: list[Operation] = []
    for region in reversed(regions):
        block = region.last
        while block is not None:
            if block.first is not None:
                found.append(block.first)
            block = block.prev
    return found


def walk_postorder(regions: list[Region]) -> list[Operation]:
    """All ops in the regions, each after those inside it."""
    # Backwards, each op comes before those inside it.
    out: list[Operation] = []
    work = last_ops(regions)
    while work:
        op: Operation | None = work.pop()
        while op is not None:
            out.append(op)
            if op.regions:
                if op.prev is not None:
                    work.append(op.prev)
                work.extend(last_ops(op.regions))
                break
            op = op.prev
    out.reverse()
    return out


def last_ops(regions: list[Region]) -> list[Operation]:
    """The last op of every block that has one, the first block's first."""
    found: list[Operation] = []
    for region in regions:
        block = region.first
        while block is not None:
            if block.last is not None:
                found.append(block.last)
            block = block.next
    return found
