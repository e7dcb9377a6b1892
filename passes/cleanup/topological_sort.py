"""topological-sort: in regions where order says nothing, definitions come before their uses.

    "use"(%0) : (i32) -> ()                 %0 = "define"() : () -> i32
    %0 = "define"() : () -> i32      ->     "use"(%0) : (i32) -> ()

The sort is stable: the ops are gone through again and again, and those taken whose operands are there. Where all that
is left is in a circle, or needs something that is, the first op is taken as it is.
"""

from __future__ import annotations

from heapq import heappop, heappush

from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.opinfo import GRAPH_REGION, TERMINATOR
from pyopt.pipeline.passes import PassContext, make_pass


def definition_in(block: Block, value: Value) -> Operation | None:
    """The op of `block` that is, or holds, the definition of an op's result."""
    op = value.op
    while op is not None and op.block is not block:
        op = op.parent_op()
    return op


def sort_block(block: Block) -> bool:
    """Sorts the ops of a block, a terminator apart; whether anything moved."""
    ops = list(block)
    if ops and ops[-1].info.traits & TERMINATOR:
        ops.pop()
    number = {op: index for index, op in enumerate(ops)}
    users: list[list[int]] = [[] for _ in ops]
    missing = [0] * len(ops)
    for index, op in enumerate(ops):
        needed: set[int] = set()
        for nested in op.walk() if op.regions else (op,):
            for operand in nested.operands:
                definition = definition_in(block, operand)
                if definition is not None and definition is not op and definition in number:
                    needed.add(number[definition])
        missing[index] = len(needed)
        for other in needed:
            users[other].append(index)
    # (round, position) of the ops that nothing is missing for: a round takes them in the order of their positions.
    ready = [(0, index) for index, count in enumerate(missing) if not count]
    order: list[int] = []
    taken = [False] * len(ops)
    first = 0
    turn = 0
    while len(order) < len(ops):
        if ready:
            turn, index = heappop(ready)
            if taken[index]:
                continue
            position = index
        else:
            while taken[first]:
                first += 1
            index = first
            position = -1
        taken[index] = True
        order.append(index)
        for user in users[index]:
            missing[user] -= 1
            if not missing[user] and not taken[user]:
                heappush(ready, (turn if user > position >= 0 else turn + 1, user))
    if order == list(range(len(ops))):
        return False
    anchor = ops[-1].next
    for index in order:
        op = ops[index]
        if anchor is not None:
            op.insert_before(anchor)
        else:
            op.detach()
            block.append(op)
    return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Sorts the graph regions of `op` and of the ops inside."""
    changed = False
    for holder in op.walk_postorder():
        if holder.info.registered and holder.info.traits & GRAPH_REGION:
            for region in holder.regions:
                for block in region:
                    changed = sort_block(block) or changed
    return changed


PASS = make_pass("topological-sort", run)
