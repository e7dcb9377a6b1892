"""All ops in some regions as a list, in the orders in which drivers visit them; no recursion."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING

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


def ops_behind_cycles(scope: Region) -> set[Operation]:
    """The ops in a region, at any depth, whose operands come, by way of other ops, of an op that needs itself.

    They are in unreachable blocks and graph regions. Rules that look through an operand may find the op itself there,
    and apply without end: `%1 = addi %1, 1` is the sum of a sum, again and again.
    """
    ops = list(walk_preorder([scope]))
    waiting: dict[Operation, int] = dict.fromkeys(ops, 0)
    for op in ops:
        for operand in op.operands:
            if operand.op in waiting:
                waiting[op] += 1
    ready = [op for op, count in waiting.items() if not count]
    while ready:
        op = ready.pop()
        del waiting[op]
        for result in op.results:
            for user, places in result.uses.items():
                if user in waiting:
                    waiting[user] -= 1 if isinstance(places, int) else len(places)
                    if not waiting[user]:
                        ready.append(user)
    return set(waiting)
