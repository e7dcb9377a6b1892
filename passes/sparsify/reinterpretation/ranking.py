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

from pyopt.dialects.linalg.structure import input_count
from pyopt.ir.affine import DIM
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final, Iterator, Sequence, final
from pyopt.passes.sparsify.kernels.iteration_graph import IterationGraph
from pyopt.passes.sparsify.kernels.semiring import is_dense_semiring
from pyopt.passes.sparsify.reinterpretation.scheduling import (
    SORTED,
    LoopOrders,
    apply_order,
    convert_operand,
    is_convertible,
    is_schedulable,
)
from pyopt.passes.sparsify.storage.ordering import is_ordered

if TYPE_CHECKING:
    from pyopt.passes.sparsify.reinterpretation.loop_costs import LoopCosts
    from pyopt.rewrite.rewriter import Rewriter

MARGIN: Final = 0.98
"""An order has to cost less than this share of what the reference's costs."""
MOST_ORDERS: Final = 2000
"""Orders of one kernel that are looked at."""
CONVERSION: Final = 20.0
"""The cost of converting an operand, for each element that it may store: several passes and a sort."""


def orders_of(graph: IterationGraph) -> Iterator[list[int]]:
    """The topological orders of a graph, in lexicographic order, at most MOST_ORDERS."""
    count = len(graph.iterators)
    order: list[int] = []
    placed = 0
    choices = [iter(graph.ready(0))]
    left = MOST_ORDERS
    while choices and left:
        loop = next(choices[-1], -1)
        if loop < 0:
            choices.pop()
            if order:
                placed ^= 1 << order.pop()
            continue
        order.append(loop)
        placed |= 1 << loop
        if len(order) == count:
            left -= 1
            yield list(order)
        choices.append(iter(graph.ready(placed)))


@final
class Ranking:
    """Finds the order of least cost of one kernel."""

    __slots__ = ("_costs", "op", "orders")

    def __init__(self, op: Operation, orders: LoopOrders) -> None:
        self.op = op
        self.orders = orders
        # Of most kernels no two orders are compared.
        self._costs: LoopCosts | None = None

    def costs(self) -> LoopCosts:
        if self._costs is None:
            from pyopt.passes.sparsify.reinterpretation.loop_costs import LoopCosts

            self._costs = LoopCosts(self.op)
        return self._costs

    def candidates(self, ignored: Sequence[int] = ()) -> list[list[int]]:
        """The orders that visit all sparse operands but the ignored ones level by level, and can make the result."""
        orders = self.orders
        return [order for order in orders_of(orders.graph(0, ignored)) if orders.is_insertable(order)]

    def best(self, candidates: list[list[int]]) -> tuple[float, list[int]] | None:
        """The first of these orders that costs least."""
        found: tuple[float, list[int]] | None = None
        for order in candidates:
            cost = self.costs().cost(order)
            if found is None or cost < found[0]:
                found = (cost, order)
        return found

    def better_than(self, order: list[int] | None) -> list[int] | None:
        """The best order if it costs clearly less than this one, or if there is none; else this one."""
        best = self.best(self.candidates())
        if best is not None and (order is None or best[0] < MARGIN * self.costs().cost(order)):
            return best[1]
        return order

    def conversion_cost(self, index: int) -> float:
        """The cost of converting an operand: it grows with the number of elements that may be stored."""
        stored = CONVERSION
        for result in self.orders.maps[index].results:
            stored *= self.costs().iterations[result.value] if result.kind == DIM else 1.0
        return stored

    def conversions(self) -> tuple[tuple[int, ...], list[int]] | None:
        """The operands to convert so that there is an order, and that order: as few as possible, then the cheapest."""
        candidates = [index for index in range(input_count(self.op)) if is_convertible(self.op, index)]
        for count in range(1, len(candidates) + 1):
            found: tuple[float, tuple[int, ...], list[int]] | None = None
            for chosen in combinations(candidates, count):
                best = self.best(self.candidates(chosen))
                if best is not None:
                    cost = best[0] + sum([self.conversion_cost(index) for index in chosen])
                    if found is None or cost < found[0]:
                        found = (cost, chosen, best[1])
            if found is not None:
                return found[1:]
        return None


def schedule_by_cost(op: Operation, rewriter: Rewriter, dense_outer: bool) -> bool:
    """generic on sparse tensors -> generic with its loops in the cheapest order, or operands converted for that

    If dense loops are asked for outermost, that order is taken, whatever it costs.
    """
    if SORTED in op.attributes or not (is_schedulable(op) or is_dense_semiring(op)):
        return False
    orders = LoopOrders(op, passes_over_numbers=True, dense_outer=dense_outer)
    ranking = Ranking(op, orders)
    order = orders.reference()
    if order is None or not (dense_outer or orders.is_only(order) or orders.has_compound_levels()):
        order = ranking.better_than(order)
    if order is not None:
        apply_order(op, order, rewriter)
        if not all(is_ordered(operand.type) for operand in op.operands[:-1]):
            # Loaded for these only, since it has to know all about how a kernel becomes loops.
            from pyopt.passes.sparsify.reinterpretation.sorting import sort_operands

            sort_operands(op, rewriter)
        return True
    found = ranking.conversions()
    if found is None:
        # Loaded for such kernels only: it makes code.
        from pyopt.passes.sparsify.reinterpretation.selection import select_for_order

        return select_for_order(op, rewriter)
    chosen, order = found
    for index in reversed(chosen):
        convert_operand(op, index, order, rewriter, compress=True)
    return True
