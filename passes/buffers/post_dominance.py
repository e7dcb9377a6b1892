"""Which blocks come on every path from others to the end of their region."""

from __future__ import annotations

from pyopt.ir.core import Block, Region
from pyopt.ir.dominators import immediate_dominators
from pyopt.light import final
from pyopt.passes.buffers.placement import in_one_region


@final
class PostDominance:
    """Post-dominator trees of regions, made when they are first asked for."""

    __slots__ = ("_trees",)

    def __init__(self) -> None:
        self._trees: dict[Region, dict[Block, Block | None]] = {}

    def nearest(self, one: Block | None, other: Block | None) -> Block | None:
        """The first block behind both on every path, in the innermost region around both; None if there is none."""
        if one is None or other is None or one is other:
            return one if other is not None else None
        pair = in_one_region(one, other)
        if pair is None:
            return None
        one, other = pair
        region = one.region
        if one is other or region is None:
            return one
        tree = self._tree(region)
        behind: set[Block] = set()
        walk: Block | None = one
        while walk is not None:
            behind.add(walk)
            walk = tree.get(walk)
        walk = other
        while walk is not None and walk not in behind:
            walk = tree.get(walk)
        return walk

    def _tree(self, region: Region) -> dict[Block, Block | None]:
        """The immediate post-dominator of each block from which the end can be reached."""
        tree = self._trees.get(region)
        if tree is None:
            tree = self._trees[region] = _make_tree(region)
        return tree


def _make_tree(region: Region) -> dict[Block, Block | None]:
    # Node 0 stands for the end, the edges of blocks are turned round.
    order: list[Block] = []
    number: dict[Block, int] = {}
    ends = [block for block in region if not block.successor_blocks()]
    work = list(reversed(ends))
    while work:
        block = work.pop()
        if block not in number:
            order.append(block)
            number[block] = len(order)
            work.extend(block.predecessor_blocks())
    edges = [[number[block] for block in ends]]
    edges += [[number[one] for one in block.predecessor_blocks() if one in number] for block in order]
    parents = immediate_dominators(edges)
    return {block: order[parents[at] - 1] if parents[at] else None for block, at in number.items()}
