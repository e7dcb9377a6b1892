"""The way into native execution, which loads the rest of it when a program is there to be compiled."""

from __future__ import annotations

import sys

from pyopt.ir.collecting import CollectionPause
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.native.kept_modules import kept_modules

if TYPE_CHECKING:
    from pyopt.ir.core import Operation
    from pyopt.native.api import CompiledModule


def compiled(
    program: str | Operation,
    passes: str | Sequence[str] | None,
    max_memory: int | None,
    check: str,
    threads: int,
    c_memory: bool,
) -> CompiledModule:
    """The functions of a text or a module, compiled: see `pyopt.compile`."""
    is_first = "pyopt.native.api" not in sys.modules
    with CollectionPause(stays=is_first), kept_modules():
        from pyopt.native.api import compile_program

        return compile_program(program, passes, max_memory, check, threads, c_memory)
