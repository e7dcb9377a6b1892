"""Functions of a module run by the interpreter."""

from __future__ import annotations

import sys

from pyopt.interpreter.api import Program, run
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.light import Sequence
from pyopt.pipeline.manager import write_to_standard_error


def evaluate(op: Operation, context: Context, function: str, arguments: Sequence[object]) -> object:
    """What a function gives: None, one result, or a tuple of several; results without dimensions as numbers."""
    results = [
        one if one.shape else one[()]
        for one in run(Program(op, context), function.removeprefix("@"), *arguments, show=_show)
    ]
    if not results:
        return None
    return results[0] if len(results) == 1 else tuple(results)


def _show(text: str, errors: str) -> None:
    """Prints what a program printed to the current standard output and error; a process may have no output."""
    if text and sys.stdout is not None:
        sys.stdout.write(text)
    if errors:
        write_to_standard_error(errors)
