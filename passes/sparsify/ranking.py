"""The loop order that costs least, and operands converted where there is no order that works.

Of `S(i,j) * sum over k of B(i,k) * C(k,j)` the reference takes the order i, k, j, in which dense operands are read
along their rows but S's rows are visited once for every k; this takes i, j, k. Of a product of CSC by CSR into CSR the
reference makes nothing, since k would be outermost; this converts the first operand to CSR:

    linalg.generic {X(i,j) += A(i,k) * B(k,j)} ins(%a, %b : CSC, CSR) outs(%x : CSR)
->
    %c = sparse_tensor.convert %a : CSC to CSR
    linalg.generic {X(i,j) += A(i,k) * B(k,j), sorted = true} ins(%c, %b : CSR, CSR) outs(%x : CSR)
    bufferization.dealloc_tensor %c
"""

from __future__ import annotations

from itertools import combinations

from passes.sparsify.iteration_graph import IterationGraph
from passes.sparsify.loop_costs import LoopCosts
from passes.sparsify.scheduling import (
    SORTED,
    apply_order,
    convert_operand,
    is_convertible,
    is_insertable,
    is_schedulable,
    reference_order,
)
from passes.sparsify.selection import select_for_order
from passes.sparsify.sorting import sort_operands
from pyopt.dialects.linalg.structure import indexing_maps, input_count, iterator_types
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import DIM
from pyopt.ir.core import Operation
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Final

    from pyopt.rewrite.rewriter import Rewriter

MARGIN: Final = 0.98
"""An order has to cost less than this share of what the reference's costs."""
MOST_ORDERS: Final = 2000
"""Orders of one kernel that are looked at."""
CONVERSION: Final = 20.0
"""What it costs to convert an operand, for each element that it may store: several passes and a sort."""


def orders_of(graph: IterationGraph) -> Iterator[list[int]]:
    """The topological orders of a graph, in lexicographic order, at most MOST_ORDERS."""
    count = len(graph.iterators)
    missing = [0] * count
    for inner in graph.after:
        for loop in inner:
            missing[loop] += 1
    order: list[int] = []
    choices = [iter([loop for loop in range(count) if not missing[loop]])]
    left = MOST_ORDERS
    while choices and left:
        loop = next(choices[-1], -1)
        if loop < 0:
            choices.pop()
            if order:
                for inner_loop in graph.after[order.pop()]:
                    missing[inner_loop] += 1
            continue
        order.append(loop)
        for inner_loop in graph.after[loop]:
            missing[inner_loop] -= 1
        if len(order) == count:
            left -= 1
            yield list(order)
        choices.append(iter([one for one in range(count) if not missing[one] and one not in order]))


@final
class Ranking:
    """Finds the order of least cost of one kernel."""

    __slots__ = ("costs", "op")

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.costs = LoopCosts(op)

    def best(self, ignored: Sequence[int] = ()) -> tuple[float, list[int]] | None:
        """The order of least cost that visits all sparse operands but the ignored ones level by level."""
        op = self.op
        graph = IterationGraph(iterator_types(op))
        for index, (operand, map) in enumerate(zip(op.operands, indexing_maps(op), strict=True)):
            if encoding_of(operand.type) is not None and index not in ignored:
                graph.add_operand(map, False)
        found: tuple[float, list[int]] | None = None
        for order in orders_of(graph):
            if is_insertable(op, order):
                cost = self.costs.cost(order)
                if found is None or cost < found[0]:
                    found = (cost, order)
        return found

    def conversion_cost(self, index: int) -> float:
        """What it costs to convert an operand: it grows with what may be stored."""
        stored = CONVERSION
        for result in indexing_maps(self.op)[index].results:
            stored *= self.costs.iterations[result.value] if result.kind == DIM else 1.0
        return stored

    def conversions(self) -> tuple[tuple[int, ...], list[int]] | None:
        """The operands to convert so that there is an order, and that order: as few as possible, then the cheapest."""
        candidates = [index for index in range(input_count(self.op)) if is_convertible(self.op, index)]
        for count in range(1, len(candidates) + 1):
            found: tuple[float, tuple[int, ...], list[int]] | None = None
            for chosen in combinations(candidates, count):
                best = self.best(chosen)
                if best is not None:
                    cost = best[0] + sum([self.conversion_cost(index) for index in chosen])
                    if found is None or cost < found[0]:
                        found = (cost, chosen, best[1])
            if found is not None:
                return found[1:]
        return None


def schedule_by_cost(op: Operation, rewriter: Rewriter) -> bool:
    """generic on sparse tensors -> generic with its loops in the cheapest order, or operands converted for that"""
    if SORTED in op.attributes or not is_schedulable(op):
        return False
    order = reference_order(op, False)
    ranking = Ranking(op)
    best = None if order is not None and has_compound_levels(op) else ranking.best()
    if best is not None and (order is None or best[0] < MARGIN * ranking.costs.cost(order)):
        order = best[1]
    if order is not None:
        apply_order(op, order, rewriter)
        sort_operands(op, rewriter)
        return True
    found = ranking.conversions()
    if found is None:
        return select_for_order(op, rewriter)
    chosen, order = found
    for index in reversed(chosen):
        convert_operand(op, index, order, rewriter, False)
    return True


def has_compound_levels(op: Operation) -> bool:
    """A sparse operand has a subscript that is no loop: only the reference's order is known to work."""
    return any(
        encoding_of(operand.type) is not None and any(result.kind != DIM for result in map.results)
        for operand, map in zip(op.operands, indexing_maps(op), strict=True)
    )
