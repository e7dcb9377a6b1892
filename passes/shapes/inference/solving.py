"""The solver over all that is inside an op: with libraries of shape functions, and the names of extents."""

from __future__ import annotations

from pyopt.analysis.shapes.program_ops import ProgramOps
from pyopt.analysis.shapes.solver import ROUNDS, ShapeSolver
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.shapes.inference.conflicts import report as report_conflicts
from pyopt.passes.shapes.inference.functions import functions_of, names_in
from pyopt.pipeline.options import TextListOption
from pyopt.pipeline.passes import PassContext

if TYPE_CHECKING:
    from pyopt.ir.opinfo import OpInfo

LIBRARY: Final = TextListOption(
    "library", "Files with shape functions for ops that pyopt does not know; `common` is what it ships"
)


@final
class Solved:
    """What is known, and the declarations of the ops that were there."""

    __slots__ = ("infos", "solver")

    def __init__(self, solver: ShapeSolver, infos: set[OpInfo]) -> None:
        self.solver = solver
        self.infos = infos


def solve(
    op: Operation, pass_context: PassContext, interprocedural: bool = True, rounds: int = ROUNDS
) -> Solved | None:
    """Solves with the libraries of the pass's options; None where something is wrong, which is reported."""
    ops = ProgramOps(op)
    functions = functions_of(LIBRARY.of(pass_context.options), pass_context, ops)
    names = None if functions is None else names_in(ops, pass_context)
    if functions is None or names is None:
        return None
    solver = ShapeSolver(ops, functions.rules, interprocedural, names)
    solver.solve(rounds)
    failed = functions.report(solver, pass_context.context)
    if report_conflicts(solver.conflicts, pass_context.context) or failed:
        pass_context.fail()
        return None
    return Solved(solver, ops.infos)
