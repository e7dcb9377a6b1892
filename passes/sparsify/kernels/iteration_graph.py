"""In which orders the loops of a structured op may be nested so that operands are visited level by level.

Pure: loops are numbers, operands are maps from loops to levels.

The graph has a node a loop, and an edge from f to t if loop f has to be outside of t because some operand's level
subscripted by t is stored below one subscripted by f (Kjolstad 2020, "Sparse Tensor Algebra Compilation"; Bik et al.
2022, "Compiler Support for Sparse Tensor Computations in MLIR"). An order is a topological sort of it.
"""

from __future__ import annotations

from itertools import pairwise

from pyopt.dialects.linalg.notation import REDUCTION
from pyopt.ir.affine import CEILDIV, CONSTANT, DIM, AffineExpr, AffineMap, subexpressions
from pyopt.light import Sequence, final


def loops_in(expr: AffineExpr) -> list[int]:
    """The loops that a subscript has, in the order of its text."""
    if expr.kind == DIM:
        return [expr.value]
    return [node.value for node in subexpressions(expr) if node.kind == DIM]


def picked_loop(expr: AffineExpr, iterators: Sequence[str]) -> int:
    """The loop of a compound subscript that walks its level, inside of the others: the last reduction if there is one,
    else the first loop; -1 if there is none."""
    found = -1
    stack = [expr]
    while stack:
        node = stack.pop()
        if node.kind == DIM:
            if found < 0 or iterators[node.value] == REDUCTION:
                found = node.value
        elif node.kind <= CEILDIV:
            stack += (node.rhs, node.lhs)
    return found


@final
class IterationGraph:
    """Edges between loops, as bits. `after[f]` has the loops that have to be inside of loop f, `before[t]` those that
    have to be outside of loop t."""

    __slots__ = ("after", "before", "iterators")

    def __init__(self, iterators: Sequence[str]) -> None:
        self.iterators = iterators
        self.after = [0] * len(iterators)
        self.before = [0] * len(iterators)

    def add_edge(self, outer: int, inner: int) -> None:
        if outer != inner:
            self.after[outer] |= 1 << inner
            self.before[inner] |= 1 << outer

    def add_operand(self, map: AffineMap, passes_over_numbers: bool = False) -> None:
        """The edges of an operand whose levels have these subscripts: one between any two neighbours.

        passes_over_numbers: levels with a number for a subscript do not count as neighbours. In the reference they do,
        and part those beside them.
        """
        results = map.results
        if map.is_projected_permutation():
            for upper, lower in pairwise(results):
                self.add_edge(upper.value, lower.value)
            return
        for upper, lower in pairwise(
            [result for result in results if result.kind != CONSTANT or not passes_over_numbers]
        ):
            if upper.kind == DIM or lower.kind == DIM:
                for outer in loops_in(upper):
                    for inner in loops_in(lower):
                        self.add_edge(outer, inner)
            else:
                self._add_compound(upper, lower)

    def _add_compound(self, upper: AffineExpr, lower: AffineExpr) -> None:
        """Neither subscript is one loop alone: what walks a level comes behind what only shifts it."""
        outer, inner = picked_loop(upper, self.iterators), picked_loop(lower, self.iterators)
        if outer < 0 or inner < 0:
            return
        self.add_edge(outer, inner)
        others = [loop for loop in loops_in(upper) if loop != outer]
        below = [loop for loop in loops_in(lower) if loop != inner]
        for loop in others:
            self.add_edge(loop, outer)
        for loop in below:
            self.add_edge(loop, inner)
        for loop in others:
            for one in below:
                self.add_edge(loop, one)

    def ready(self, placed: int) -> list[int]:
        """The loops that can come next when those in `placed` are outside."""
        before = self.before
        return [loop for loop in range(len(before)) if not (before[loop] & ~placed or placed >> loop & 1)]

    def is_only(self, order: Sequence[int]) -> bool:
        """An order that there is is the only one: each loop has to be inside of the one before."""
        return all(self.after[outer] >> inner & 1 for outer, inner in pairwise(order))

    def sort(self, ranks: Sequence[int] = ()) -> list[int] | None:
        """A topological order, outermost first, or None if there is a cycle.

        Loops that wait are on two stacks, and a parallel one goes before any reduction: a reduction on the outside may
        make it impossible to append to a sparse output. (Kahn 1962.) With `ranks`, the loop of the least goes first.
        """
        parallel: list[int] = []
        reductions: list[int] = []
        order: list[int] = []
        placed = waiting = 0
        while True:
            for loop in self.ready(placed):
                if not waiting >> loop & 1:
                    waiting |= 1 << loop
                    (reductions if self.iterators[loop] == REDUCTION else parallel).append(loop)
            if not parallel and not reductions:
                break
            stack = parallel or reductions
            loop = min(stack, key=lambda one: (ranks[one], one)) if ranks else stack[-1]
            stack.remove(loop)
            order.append(loop)
            placed |= 1 << loop
        return order if len(order) == len(self.iterators) else None
