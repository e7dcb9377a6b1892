"""The solver over all that is inside an op: with libraries of shape functions, and the names of extents."""

from __future__ import annotations

from pyopt.analysis.shapes.lookup import of_one_shape
from pyopt.analysis.shapes.solver import ROUNDS, ShapeSolver
from pyopt.dialects.arith.shape_transfer import of_constant, of_integers
from pyopt.ir.core import Operation
from pyopt.light import Final, final
from pyopt.passes.shapes.inference.conflicts import report as report_conflicts
from pyopt.passes.shapes.inference.functions import TransferFunctions, functions_of, names_in
from pyopt.pipeline.options import TextListOption
from pyopt.pipeline.passes import PassContext

LIBRARY: Final = TextListOption(
    "library", "Files with shape functions for ops that pyopt does not know; `common` is what it ships"
)


@final
class Solved:
    """What is known, and the transfer functions that said so."""

    __slots__ = ("functions", "solver")

    def __init__(self, solver: ShapeSolver, functions: TransferFunctions) -> None:
        self.solver = solver
        self.functions = functions


def solve(
    op: Operation, pass_context: PassContext, interprocedural: bool = True, rounds: int = ROUNDS
) -> Solved | None:
    """Solves with the libraries of the pass's options; None where something is wrong, which is reported."""
    functions = functions_of(LIBRARY.of(pass_context.options), pass_context, op)
    names = None if functions is None else names_in(op, pass_context)
    if functions is None or names is None:
        return None
    solver = ShapeSolver(
        op,
        functions.transfer_of,
        interprocedural,
        of_one_shape,
        (of_constant, of_integers),
        names,
        functions.control_of,
        functions.kind_of,
    )
    solver.solve(rounds)
    failed = functions.report(solver, pass_context.context)
    if report_conflicts(solver.conflicts, pass_context.context) or failed:
        pass_context.fail()
        return None
    return Solved(solver, functions)
