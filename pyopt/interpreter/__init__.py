"""Runs programs: `run(parse(text), "name", *arrays)` gives the results of a function as NumPy arrays."""

from __future__ import annotations

from pyopt.errors import RunError
from pyopt.interpreter.api import Program, parse, run
from pyopt.interpreter.machine import Options

__all__ = ["Options", "Program", "RunError", "parse", "run"]
