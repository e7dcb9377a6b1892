"""Functions of a module run by the interpreter."""

from __future__ import annotations

from pyopt.interpreter.api import Program, run
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.light import Sequence


def evaluate(op: Operation, context: Context, function: str, arguments: Sequence[object]) -> object:
    """What a function gives: None, one result, or a tuple of several; results without dimensions as numbers."""
    results = [
        one if one.shape else one[()] for one in run(Program(op, context), function.removeprefix("@"), *arguments)
    ]
    if not results:
        return None
    return results[0] if len(results) == 1 else tuple(results)
