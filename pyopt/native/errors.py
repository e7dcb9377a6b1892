"""Errors between a module and the results of its native functions."""

from __future__ import annotations

from pyopt.errors import Error
from pyopt.light import Final, final
from pyopt.release import missing

NOT_LOWERED: Final = "the program cannot be lowered to memrefs"


@final
class NativeError(Error):
    """A program that cannot be compiled, an argument that a function does not take, or a run that failed."""


def missing_library() -> NativeError:
    """The error of an installation without llvmlite."""
    return NativeError(f"native execution needs {missing('llvmlite', 'jit')}")
