"""The worklist of dataflow analyses that run together, each feeding the others until nothing changes.

A point of work is an op or a block, to be visited by one analysis. Every fact only ever moves one way in a lattice of
bounded height, so the number of visits is linear in the number of uses and edges.
"""

from __future__ import annotations

from collections import deque

from pyopt.ir.core import Block, Operation
from pyopt.light import TYPE_CHECKING, TypeAlias, final

if TYPE_CHECKING:
    Point: TypeAlias = Operation | Block


class Analysis:
    """Base class of the analyses that a solver runs. `waiting` holds the points at which it is on the worklist."""

    __slots__ = ("solver", "waiting")

    def __init__(self, solver: Solver) -> None:
        self.solver = solver
        self.waiting: set[Point] = set()
        solver.analyses.append(self)

    def initialize(self, top: Operation) -> None:
        """Visits everything in `top` once."""

    def visit_op(self, op: Operation) -> None:
        """Brings what is known at an op up to date."""

    def visit_block(self, block: Block) -> None:
        """Brings what is known of a block's arguments up to date."""

    def push(self, point: Point) -> None:
        """Visits `point` again, once, after what is on the worklist already."""
        waiting = self.waiting
        if point not in waiting:
            waiting.add(point)
            self.solver.work.append((self, point))


@final
class Solver:
    """Runs its analyses to their common fixed point; first come, first served."""

    __slots__ = ("analyses", "work")

    def __init__(self) -> None:
        self.analyses: list[Analysis] = []
        self.work: deque[tuple[Analysis, Point]] = deque()

    def run(self, top: Operation) -> None:
        """Solves for everything inside `top`."""
        for analysis in self.analyses:
            analysis.initialize(top)
        work = self.work
        while work:
            analysis, point = work.popleft()
            analysis.waiting.discard(point)
            if isinstance(point, Operation):
                analysis.visit_op(point)
            else:
                analysis.visit_block(point)
