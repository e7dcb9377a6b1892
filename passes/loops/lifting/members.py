"""The blocks of a cycle: which edges enter it and leave it, and which of its values are used outside."""

from __future__ import annotations

from pyopt.ir.core import Block, Operation, Value
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.loops.lifting.edges import BlockEdges, edges_from, origin, target
from pyopt.passes.loops.lifting.forest import BlockDominators, LoopForest

if TYPE_CHECKING:
    from pyopt.passes.loops.lifting.edges import Edge
    from pyopt.passes.loops.lifting.forest import Escape


class Cycle:
    """A cycle of the outermost ones of a level."""

    def edges(self, flow: BlockEdges) -> tuple[list[Edge], list[Edge], list[Edge]]:
        """The edges (into the cycle, back to the blocks where it is entered, out of it)."""
        raise NotImplementedError

    def escapes(self) -> list[Escape]:
        """The values that are used outside."""
        raise NotImplementedError

    def intervals(self, header: Block) -> dict[Block, tuple[int, int]]:
        """For each block its place in the tree of dominators, and the last place that is below it: all are reached
        through `header`."""
        raise NotImplementedError

    def add_user(self, value: Value, user: Operation) -> None:
        """Notes that an op in the cycle uses a value of it from now on."""

    def inside(self) -> tuple[LoopForest, int] | None:
        """The loops in the body, where they are known: (the forest, the loop that they are in)."""
        return None


@final
class NaturalLoop(Cycle):
    """A loop of a forest."""

    def __init__(self, forest: LoopForest, loop: int) -> None:
        self.forest = forest
        self.loop = loop

    def edges(self, flow: BlockEdges) -> tuple[list[Edge], list[Edge], list[Edge]]:
        number = self.forest.number
        entering: list[Edge] = []
        back: list[tuple[int, Edge]] = []
        for edge in flow.into(self.forest.blocks[self.loop]):
            if self.forest.has(self.loop, origin(edge)):
                back.append((-number[origin(edge)], edge))
            else:
                entering.append(edge)
        back.sort(key=lambda one: (one[0], one[1][1]))
        return entering, [edge for _, edge in back], self.forest.leaving[self.loop]

    def escapes(self) -> list[Escape]:
        return self.forest.escapes(self.loop)

    def intervals(self, header: Block) -> dict[Block, tuple[int, int]]:
        return self.forest.intervals

    def add_user(self, value: Value, user: Operation) -> None:
        self.forest.add_user(value, user)

    def inside(self) -> tuple[LoopForest, int] | None:
        return self.forest, self.loop


@final
class Component(Cycle):
    """A strong component of a level that has other cycles than natural loops."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = dict.fromkeys(blocks)
        self._holders: dict[Block, bool] = {}

    def edges(self, flow: BlockEdges) -> tuple[list[Edge], list[Edge], list[Edge]]:
        blocks = self.blocks
        entering: list[Edge] = []
        leaving: list[Edge] = []
        for block in blocks:
            if not flow.is_entered_from(block, blocks):
                entering += [edge for edge in flow.into(block) if origin(edge) not in blocks]
            leaving += [edge for edge in edges_from(block) if target(edge) not in blocks]
        entries = {target(edge) for edge in entering}
        sources = {origin(edge) for entry in entries for edge in flow.into(entry)}
        back = [edge for block in blocks if block in sources for edge in edges_from(block) if target(edge) in entries]
        return entering, back, leaving

    def escapes(self) -> list[Escape]:
        found: list[Escape] = []
        for block in self.blocks:
            values: list[Value] = [*block.arguments]
            for op in block:
                values += op.results
            for value in values:
                users = [user for user in value.uses if not self._holds(user)]
                if users:
                    found.append((block, value, users))
        return found

    def _holds(self, op: Operation) -> bool:
        """An op is in a block of the component, or in a region of an op there."""
        path: list[Block] = []
        block = op.block
        while block is not None and block not in self.blocks and block not in self._holders:
            path.append(block)
            parent = block.parent_op()
            block = None if parent is None else parent.block
        held = block is not None and self._holders.get(block, True)
        for one in path:
            self._holders[one] = held
        return held

    def intervals(self, header: Block) -> dict[Block, tuple[int, int]]:
        # The reverse of a search, in which blocks come behind those that dominate them.
        order = [header, *[block for block in reversed(self.blocks) if block is not header]]
        number = {block: index for index, block in enumerate(order)}
        successors = [[number[one] for one in block.successor_blocks() if one in number] for block in order]
        return BlockDominators(successors).intervals(order)
