"""A graph without cycles, and parts of it that become regions, of which branches ask what leaves them.

What a block dominates is an interval of places in the tree of dominators. The tree is found once: regions are taken
out of the graph and edges lead through new blocks, but what is within a region stays as it is. For an edge from u to v,
there is one block next to v in the tree that dominates u: the edge leaves what that block dominates, and is asked for
where the parent of both is lifted.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from pyopt.ir.core import Block, Operation
from pyopt.light import TYPE_CHECKING, Final, Iterator, Sequence, final
from pyopt.passes.loops.lifting.edges import BlockEdges, edges_from, target
from pyopt.passes.loops.lifting.forest import BlockDominators, search

if TYPE_CHECKING:
    from pyopt.passes.loops.lifting.edges import Edge


@final
class AcyclicGraph:
    """The blocks that are reached from one of them, which dominates them all."""

    def __init__(self, entry: Block) -> None:
        blocks, _ = search(entry)
        number = {block: index for index, block in enumerate(blocks)}
        tree = BlockDominators([[number[one] for one in block.successor_blocks()] for block in blocks])
        self.intervals = tree.intervals(blocks)
        self.place: dict[Operation, int] = {}
        """The places of terminators."""
        self.beside: dict[Block, list[Edge]] = {block: [] for block in blocks}
        """The edges from what a block dominates to other children of its parent in the tree."""
        self.ends: list[Block] = []
        self.end_places: list[int] = []
        ordered = [0] * len(blocks)
        for node, place in enumerate(tree.first):
            ordered[place] = node
        depth = [0] * len(blocks)
        path: list[Block] = []
        for place, node in enumerate(ordered):
            block = blocks[node]
            depth[node] = depth[tree.above[node]] + 1 if node else 0
            del path[depth[node] :]
            path.append(block)
            if block.last is not None:
                self.place[block.last] = place
            if not block.successor_blocks():
                self.ends.append(block)
                self.end_places.append(place)
            for edge in edges_from(block):
                above = tree.above[number[target(edge)]]
                if above != node:
                    self.beside[path[depth[above] + 1]].append(edge)

    def ends_within(self, block: Block) -> list[Block]:
        """The blocks without successors that a block dominates, in the order of their places."""
        first, last = self.intervals[block]
        return self.ends[bisect_left(self.end_places, first) : bisect_right(self.end_places, last)]

    def ordered(self, edges: Sequence[Edge]) -> EdgeRun:
        """Edges in the order of the places that they come from."""
        keys = sorted([(self.place[terminator], number, index) for index, (terminator, number) in enumerate(edges)])
        return EdgeRun([key[0] for key in keys], [edges[key[2]] for key in keys], 0, len(keys))


@final
class EdgeRun:
    """Some of a list of edges that are sorted by the places that they come from."""

    def __init__(self, places: list[int], edges: list[Edge], start: int, stop: int) -> None:
        self._places = places
        self._edges = edges
        self._start = start
        self._stop = stop

    def __len__(self) -> int:
        return self._stop - self._start

    def __iter__(self) -> Iterator[Edge]:
        return iter(self._edges[self._start : self._stop])

    def first(self) -> Edge:
        return self._edges[self._start]

    def within(self, first: int, last: int) -> EdgeRun:
        """Those that come from places from `first` to `last`."""
        start = bisect_left(self._places, first, self._start, self._stop)
        return EdgeRun(self._places, self._edges, start, bisect_right(self._places, last, start, self._stop))


NO_EDGES: Final = EdgeRun([], [], 0, 0)


@final
class RegionPart:
    """What becomes a region. `exit` is the block that all edges out of it lead to: `leaving`, but for those of its
    first block. It is None if the part ends with one block of its own; of a whole graph, `is_whole`, there may be
    several such."""

    def __init__(self, graph: AcyclicGraph, exit: Block | None, leaving: EdgeRun, is_whole: bool = False) -> None:
        self.graph = graph
        self.exit = exit
        self.leaving = leaving
        self.is_whole = is_whole


def whole(entry: Block) -> RegionPart:
    """All blocks that are reached from one."""
    return RegionPart(AcyclicGraph(entry), None, NO_EDGES, is_whole=True)


@final
class Arm:
    """What a branch leads to by one edge: the blocks that its target dominates, if it is the only edge there."""

    def __init__(self, flow: BlockEdges, part: RegionPart, edge: Edge) -> None:
        self.edge = edge
        self.first = target(edge)
        self.is_region = flow.is_sole(edge)
        self._graph = part.graph
        self._leaving = NO_EDGES
        self._beside = [edge]
        self._ends: list[Block] = []
        if self.is_region:
            self._leaving = part.leaving.within(*part.graph.intervals[self.first])
            # Edges to an end of the whole may lead out of the part since.
            self._beside = [one for one in part.graph.beside[self.first] if target(one) is not part.exit]
            if part.is_whole:
                self._ends = part.graph.ends_within(self.first)

    def goes_on(self) -> bool:
        """An edge leads out of the arm."""
        return bool(self._beside) or len(self._leaving) > 0

    def has_end(self) -> bool:
        """A block of the arm ends the whole."""
        return bool(self._ends)

    def targets(self) -> list[Block]:
        """Where edges lead out of the arm, each block at least once."""
        found = [target(edge) for edge in self._beside]
        return [*found, target(self._leaving.first())] if len(self._leaving) else found

    def leave_by(self, flow: BlockEdges) -> list[Edge]:
        """The edges out of the arm and those to ends of the whole, which are no part of it from now on."""
        if not self.is_region:
            return self._beside
        place = self._graph.place
        found = [(place[edge[0]], edge[1], [edge]) for edge in (*self._beside, *self._leaving)]
        found += [(self._graph.intervals[end][0], 0, flow.into(end)) for end in self._ends]
        found.sort(key=lambda one: one[:2])
        edges = [edge for _, _, together in found for edge in together]
        self.is_region = bool(self.first.successor_blocks())
        if self.is_region:
            self._leaving = self._graph.ordered(edges)
            self._beside = []
        return edges

    def leaving(self) -> EdgeRun:
        """The edges out of the arm, a region, all of which lead to one block."""
        return self._graph.ordered(self._beside) if self._beside else self._leaving
