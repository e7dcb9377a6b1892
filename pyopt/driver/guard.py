"""What is said when the program itself fails: one clear line, and the traceback only on request."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

PROGRAM: Final = "pyopt"
DEBUG_VARIABLE: Final = "PYOPT_DEBUG"
"""Environment variable: 1 shows tracebacks."""


def failure_text(error: BaseException) -> str:
    """What to print for an exception that no part of the program expects."""
    if isinstance(error, RecursionError):
        message = "the IR nests too deep"
    elif isinstance(error, MemoryError):
        message = "out of memory"
    else:
        lines = str(error).splitlines()
        message = f"internal error: {type(error).__name__}" + (f": {lines[0]}" if lines else "")
        message += f" (this is a bug; {DEBUG_VARIABLE}=1 shows where)"
    text = f"{PROGRAM}: error: {message}\n"
    if os.environ.get(DEBUG_VARIABLE) == "1":
        import traceback

        text = "".join(traceback.format_exception(error)) + text
    return text
