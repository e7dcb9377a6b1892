"""Common parts of the passes on integer ranges."""

from __future__ import annotations

from pyopt.analysis.dataflow.dead_code import DeadCode
from pyopt.analysis.dataflow.integer_ranges import IntegerRanges
from pyopt.analysis.dataflow.solver import Solver
from pyopt.ir.core import Operation
from pyopt.passes.cleanup.sccp import ConstantPropagation


def integer_ranges(op: Operation) -> IntegerRanges:
    """The ranges of the integers inside `op`."""
    solver = Solver()
    dead_code = DeadCode(solver)
    ranges = IntegerRanges(solver, dead_code, ConstantPropagation(solver, dead_code))
    solver.run(op)
    return ranges
