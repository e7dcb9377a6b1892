"""Runs programs: `run(parse(text), "name", *arrays)` gives the results of a function as NumPy arrays."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.errors import RunError
    from pyopt.interpreter.api import Program, parse, run
    from pyopt.interpreter.machine import Options

__all__ = ["Options", "Program", "RunError", "parse", "run"]


def __getattr__(name: str) -> object:
    """Loads a name on first use: native programs need some modules of the interpreter, few all."""
    if name not in __all__:
        raise AttributeError(f"module 'pyopt.interpreter' has no attribute {name!r}")
    from pyopt.errors import RunError
    from pyopt.interpreter.api import Program, parse, run
    from pyopt.interpreter.machine import Options

    globals().update(Options=Options, Program=Program, RunError=RunError, parse=parse, run=run)
    return globals()[name]
