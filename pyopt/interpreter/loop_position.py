"""The slots in which structured ops keep their position in the loops, for the index ops in their bodies."""

from __future__ import annotations

from pyopt.interpreter.compiler import Compiler
from pyopt.ir.core import Operation


def position_slot(op: Operation, compiler: Compiler) -> int:
    """The slot in which a structured op keeps its position for the index ops in it."""
    return compiler.shared_slot(op)
