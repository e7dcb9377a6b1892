"""Joins of values from several places, found in the IR: block arguments, results of ops with regions, parameters and
results of functions.

A `Join` is a join point with the edges that lead to it. Each edge is the values that it hands over, one for each
target. What a value is, is asked of the solver when something on the edge has changed.
"""

from __future__ import annotations

from pyopt.analysis.branches import SuccessorNumbers, branch_edges, is_branch, successor_operands
from pyopt.analysis.region_branches import (
    Edge,
    entry_edges,
    entry_range,
    exit_edges,
    forwarded_range,
    is_region_terminator,
)
from pyopt.analysis.shapes.expressions import Polynomial
from pyopt.analysis.shapes.lattice import JoinPoint, Shape
from pyopt.analysis.shapes.tracked import DENOTED, NUMBER, aspects
from pyopt.analysis.shapes.turns import Turns
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.dominance import reverse_postorder
from pyopt.ir.traits import successor_operands as operand_range
from pyopt.ir.types import ShapedType, Type
from pyopt.light import Callable, Final, Sequence, final

PARAMETER: Final = "parameter"
"""The name of joins of what functions are called with."""


@final
class Join:
    """A join point in the IR. `targets` get what is joined; a function's results are no values, so they have none.

    `place` is where its unknowns stand: the block of the arguments, or the op with the results (and its block).
    `waiting` are the calls that depend on it. `turns` says how often a loop goes round whose results are put together
    of what comes along the edge: these have one dimension more.
    """

    __slots__ = (
        "block", "changed", "edges", "known", "number", "op", "point", "slots", "sources", "targets", "turns", "types",
        "waiting",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        types: Sequence[Type],
        targets: Sequence[Value],
        block: Block | None,
        op: Operation | None,
        is_visible: Callable[[Polynomial], bool] | None = None,
    ) -> None:
        self.types = types
        self.targets = targets
        self.block = block
        self.op = op
        self.number = -1
        self.slots = [(index, aspect) for index, type in enumerate(types) for aspect in aspects(type)]
        # Extents are not negative, but numbers may be, and so may the elements of a tensor.
        signed = [
            aspect == NUMBER or (aspect == DENOTED and isinstance(types[index], ShapedType))
            for index, aspect in self.slots
        ]
        self.point = JoinPoint(name, len(self.slots), signed, is_visible)
        start = "arg" if name == PARAMETER else f"{name}#"
        self.point.names = [
            f"{start}{index}" if aspect == NUMBER else f"{start}{index}[*]" for index, aspect in self.slots
        ]
        self.edges: list[Sequence[Value]] = []
        self.sources: list[Operation] = []
        self.known: list[list[Shape] | None] = []
        self.changed: dict[int, None] = {}
        self.waiting: list[Operation] = []
        self.turns: Turns | None = None

    def add(self, values: Sequence[Value], source: Operation) -> int:
        """Another edge, of values that `source` hands over; its number."""
        self.edges.append(values)
        self.sources.append(source)
        self.known.append(None)
        return len(self.edges) - 1

    def restart(self) -> None:
        """Nothing is known yet along any edge."""
        self.point.restart()
        self.known = [None] * len(self.edges)
        self.changed = {}

    def shape_of(self, index: int, aspect: int) -> Shape | None:
        """The aspect of target `index`; None if its type has no such aspect."""
        for slot, shape in zip(self.slots, self.point.shapes, strict=True):
            if slot == (index, aspect):
                return shape
        return None


@final
class Flow:
    """All joins inside an op. `uses` has the edges that an op hands values to: (join, number, first operand)."""

    __slots__ = ("joins", "of_results", "reached", "set_by_join", "turned", "uses")

    def __init__(self) -> None:
        self.joins: list[Join] = []
        self.uses: dict[Operation, list[tuple[Join, int, int]]] = {}
        # Block arguments and results that a join sets, and nothing else does.
        self.set_by_join: set[Value] = set()
        self.of_results: dict[Operation, Join] = {}
        # The blocks of regions with several blocks that control can get to.
        self.reached: dict[Region, set[Block]] = {}
        # Joins that say something else when the op is visited again, by the number of its turns.
        self.turned: dict[Operation, Join] = {}

    def is_reached(self, block: Block) -> bool:
        """Control may get to the block, as far as its own region is concerned."""
        region = block.region
        if region is None or region.first is region.last:
            return True
        found = self.reached.get(region)
        if found is None:
            found = self.reached[region] = set(reverse_postorder(region))
        return block in found

    def join(self, join: Join) -> None:
        """Takes in a join."""
        join.number = len(self.joins)
        self.joins.append(join)
        self.set_by_join.update(join.targets)

    def edge(self, join: Join, op: Operation, start: int, is_reached: bool = True) -> None:
        """Takes in an edge that `op` hands its operands to, from `start` on. One that control never gets to needs the
        same types and brings nothing: it has the number -1."""
        values = op.operands[start : start + len(join.types)]
        self.uses.setdefault(op, []).append((join, join.add(values, op) if is_reached else -1, start))

    def add_blocks(self, region: Region) -> None:
        """The joins of the blocks of a region but its entry, if branches say what they hand over."""
        if region.first is region.last:
            return
        numbers = SuccessorNumbers()
        for block in region:
            if block is region.first or not block.arguments or not self.is_reached(block):
                continue
            edges = branch_edges(block, numbers)
            if not all(is_branch(op) for op, _ in edges):
                continue
            if any(len(successor_operands(op, number)) != len(block.arguments) for op, number in edges):
                continue
            join = Join("block", [one.type for one in block.arguments], block.arguments, block, None)
            self.join(join)
            for op, number in edges:
                assert op.block is not None
                self.edge(join, op, operand_range(op, number)[0], self.is_reached(op.block))

    def add_region_branch(self, op: Operation, is_visible: Callable[[Polynomial], bool]) -> None:
        """The joins of the entries of the op's regions and of its results."""
        sources = [(op, entry_range(op), self._edges(op, None))]
        for region in op.regions:
            for block in region:
                last = block.last
                if last is None or last.successors or not self.is_reached(block):
                    continue
                if is_region_terminator(last):
                    sources.append((last, forwarded_range(last), self._edges(op, region)))
                elif not last.info.registered or region.first is region.last:
                    return
        found: dict[Region | None, Join] = {}
        wrong = False
        for _, (start, end), edges in sources:
            for edge in edges:
                wrong = wrong or len(edge.inputs) not in (0, end - start)
        if wrong:
            return
        for source, (start, _), edges in sources:
            for edge in edges:
                if not edge.inputs:
                    continue
                join = found.get(edge.region)
                if join is None:
                    join = found[edge.region] = self._of_edge(op, edge, is_visible)
                self.edge(join, source, start)

    def add_outputs(self, op: Operation) -> None:
        """scf.forall: its last operands are what the body gets as its last arguments, and have the results' shapes."""
        first = op.regions[0].first
        count = len(op.results)
        if first is None or not count or len(first.arguments) < count or len(op.operands) < count:
            return
        inside = first.arguments[len(first.arguments) - count :]
        body = Join(op.info.name, [value.type for value in inside], inside, first, None)
        after = Join(op.info.name, [value.type for value in op.results], op.results, op.block, op)
        self.of_results[op] = after
        for join in (body, after):
            self.join(join)
            self.edge(join, op, len(op.operands) - count)

    def _edges(self, op: Operation, region: Region | None) -> list[Edge]:
        nothing = [None] * (len(op.operands) + 1)
        return entry_edges(op, nothing) if region is None else exit_edges(op, region, nothing)

    def _of_edge(self, op: Operation, edge: Edge, is_visible: Callable[[Polynomial], bool]) -> Join:
        types = [value.type for value in edge.inputs]
        if edge.region is None:
            join = Join(op.info.name, types, edge.inputs, op.block, op, is_visible)
            self.of_results[op] = join
        else:
            join = Join(op.info.name, types, edge.inputs, edge.region.first, None)
        self.join(join)
        return join
