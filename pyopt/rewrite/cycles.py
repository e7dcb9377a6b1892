"""Ops that depend on themselves: in unreachable blocks and in graph regions.

Rules that look through an operand may find the op itself there, and apply without end: `%1 = addi %1, 1` is the sum of
a sum, again and again.
"""

from __future__ import annotations

from pyopt.rewrite.walks import walk_preorder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.core import Operation, Region


def ops_behind_cycles(scope: Region) -> set[Operation]:
    """The ops in a region, at any depth, whose operands come, by way of other ops, of an op that needs itself."""
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
