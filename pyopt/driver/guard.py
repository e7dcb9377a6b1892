"""Messages for internal errors: one clear line, and the traceback only on request."""

from __future__ import annotations

import os

from pyopt.light import Final

PROGRAM: Final = "pyopt"
DEBUG_VARIABLE: Final = "PYOPT_DEBUG"
"""Environment variable: 1 shows tracebacks."""


def failure_message(error: BaseException) -> str:
    """The message to a user for an exception that no part of the program expects."""
    if isinstance(error, RecursionError):
        return "the IR nests too deep"
    if isinstance(error, MemoryError):
        return "out of memory"
    lines = str(error).splitlines()
    message = f"internal error: {type(error).__name__}" + (f": {lines[0]}" if lines else "")
    return message + f" (this is a bug; {DEBUG_VARIABLE}=1 shows where)"


def failure_text(error: BaseException, program: str = PROGRAM) -> str:
    """The text to print for an exception that no part of the program expects."""
    return traceback_text(error) + f"{program}: error: {failure_message(error)}\n"


def traceback_text(error: BaseException) -> str:
    """The traceback of an exception, if the environment asks for it."""
    if os.environ.get(DEBUG_VARIABLE) != "1":
        return ""
    import traceback

    return "".join(traceback.format_exception(error))
