"""Blocks in the order in which deallocation works on them, and loops that branches make."""

from __future__ import annotations

from pyopt.ir.core import Block, Operation, Region
from pyopt.ir.dominance import depth_first, reverse_postorder
from pyopt.light import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    Work: TypeAlias = tuple[Block, bool]


def blocks_inside_out(root: Operation) -> list[Block]:
    """The blocks in `root` that can be reached: those inside of a block's ops before it, and each before what is
    first reached through it, so that dominators come before others."""
    found: list[Block] = []
    stack: list[Work] = []
    _push(stack, root)
    while stack:
        block, done = stack.pop()
        if done:
            found.append(block)
            continue
        stack.append((block, True))
        for op in reversed(list(block)):
            if op.regions:
                _push(stack, op)
    return found


def _push(stack: list[Work], op: Operation) -> None:
    for region in reversed(op.regions):
        stack.extend([(block, False) for block in reversed(depth_first(region))])


def has_cycle(root: Operation) -> bool:
    """Branches in a region of `root`, or further inside, lead back to where they can be reached from."""
    return any(_has_cycle(region) for op in root.walk() for region in op.regions)


def _has_cycle(region: Region) -> bool:
    number = {block: place for place, block in enumerate(reverse_postorder(region))}
    # In reverse postorder the edges that go back, and no others, close cycles.
    return any(
        number[successor] <= place
        for block, place in number.items()
        for successor in block.successor_blocks()
        if successor in number
    )
