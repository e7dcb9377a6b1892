"""Taking in dialects of a plug-in: their declarations are checked, and their functions are watched."""

from __future__ import annotations

import sys

from pyopt.ir.opinfo import Dialect
from pyopt.light import Any, Sequence
from pyopt.pipeline.declarations import context_with, problem_of
from pyopt.pipeline.hooks import guard


def take_in(dialects: Sequence[Dialect], plugin: str = "") -> str:
    """Checks and watches the dialects of a plug-in, each once; says what is wrong with them, if anything.

    plugin: what messages call it; by default the file of a module that has it.
    """
    context = context_with(dialects)
    for dialect in dialects:
        if dialect.plugin or dialect.dynamic:
            continue
        name = plugin or _home_of(dialect)
        problem = problem_of(dialect, context)
        if problem:
            return f"the plug-in '{name}': {problem}"
        guard(dialect, name, context)
        dialect.plugin = name
    return ""


def _home_of(dialect: Dialect) -> str:
    """The file of the module that has a dialect, or the dialect's name."""
    for module in list(sys.modules.values()):
        table: Any = getattr(module, "__dict__", {})
        if any(one is dialect for one in list(table.values())):
            return getattr(module, "__file__", "") or module.__name__
    return f"dialect {dialect.name}"
