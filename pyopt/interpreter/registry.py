"""Evaluators by op name: `pyopt.interpreter.dialects.<dialect>` has a table EVALUATORS, loaded on first use.

The module may also have LANES, the names of ops whose evaluators ask `compiler.lanes` and then work on arrays in place
of numbers; elementwise ops do so anyway. COUNTERS has, by the names of loops, functions that find their ranges.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from pyopt.ir.tables import derived
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from types import ModuleType

_modules: Final[dict[str, ModuleType | None]] = derived({})


def evaluators_of(dialect: str) -> ModuleType | None:
    """The module that has the evaluators of a dialect, or None."""
    if dialect not in _modules:
        name = "pyopt.interpreter.dialects." + dialect
        exists = dialect.isidentifier() and find_spec(name) is not None
        _modules[dialect] = import_module(name) if exists else None
    return _modules[dialect]
