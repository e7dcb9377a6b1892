"""The values available at a place: for each block those met in it, and in the blocks that dominate it."""

from __future__ import annotations

from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.dominance import DominatorTree
from pyopt.ir.opinfo import ISOLATED
from pyopt.light import Final, final

HEIGHT: Final = 64
"""The number of dominating blocks that are searched."""


@final
class Available:
    """Values by what they are known to be; filled in an order with definitions before uses."""

    __slots__ = ("_above", "_trees", "_values")

    def __init__(self) -> None:
        self._values: dict[Block, dict[tuple[object, ...], Value]] = {}
        self._above: dict[Block, Block | None] = {}
        self._trees: dict[Region, DominatorTree] = {}

    def add(self, block: Block, key: tuple[object, ...], value: Value) -> None:
        """`value` is what `key` says, behind here; the first one counts."""
        self._values.setdefault(block, {}).setdefault(key, value)

    def find(self, block: Block, key: tuple[object, ...]) -> Value | None:
        """A value that was met and can be used in the block."""
        walk: Block | None = block
        for _ in range(HEIGHT):
            if walk is None:
                return None
            found = self._values.get(walk, {}).get(key)
            if found is not None and (found.op is None or found.op.block is not None):
                return found
            walk = self._parent(walk)
        return None

    def _parent(self, block: Block) -> Block | None:
        """The block that dominates this one, in its region or around it."""
        if block in self._above:
            return self._above[block]
        region = block.region
        above: Block | None = None
        if region is not None:
            if region.first is not block:
                tree = self._trees.get(region)
                if tree is None:
                    tree = self._trees[region] = DominatorTree(region)
                above = tree.parent.get(block)
            elif region.parent is not None and _sees_around(region.parent):
                above = region.parent.block
        self._above[block] = above
        return above


def _sees_around(op: Operation) -> bool:
    """Values around it can be used in its regions. Regions of unknown ops may be isolated."""
    return op.info.registered and not op.info.traits & ISOLATED
