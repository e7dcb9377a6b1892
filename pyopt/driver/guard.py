"""Messages for internal errors: one clear line, and the traceback only on request."""

from __future__ import annotations

import os
import sys

from pyopt.ir.core import Operation
from pyopt.ir.errors import DeclarationError
from pyopt.light import Final

PROGRAM: Final = "pyopt"
_ENDLESS: Final = 100
"""Calls of a plug-in that count as a recursion without an end."""
DEBUG_VARIABLE: Final = "PYOPT_DEBUG"
"""Environment variable: 1 shows tracebacks."""


def failure_message(error: BaseException) -> str:
    """The message to a user for an exception that no part of the program expects."""
    if isinstance(error, RecursionError) and not _recursed_in_plugin(error):
        return "the IR nests too deep"
    if isinstance(error, DeclarationError):
        during = _during(error)
        return f"{error},{during}" if during else str(error)
    plugin = _plugin_message(error)
    if plugin:
        return plugin
    if isinstance(error, MemoryError):
        return "out of memory"
    lines = str(error).splitlines()
    message = f"internal error: {type(error).__name__}" + (f": {lines[0]}" if lines else "")
    return message + f" (this is a bug; {DEBUG_VARIABLE}=1 shows where)"


def _recursed_in_plugin(error: BaseException) -> bool:
    """Code of a plug-in calls itself, or comes back to the same op: it is not the IR that is too deep."""
    plugins = sys.modules.get("pyopt.passes.plugins")
    named = getattr(error, "plugin_file", "")
    trace = error.__traceback__
    in_a_row = at_one_op = 0
    last: object = None
    while trace is not None and in_a_row < _ENDLESS and at_one_op < _ENDLESS:
        frame = trace.tb_frame
        file = frame.f_code.co_filename
        if file == named or (plugins is not None and plugins.plugin_of_file(file)):
            in_a_row += 1
            op = frame.f_locals.get("op")
            if op is not None:
                at_one_op = at_one_op + 1 if op is last else 1
                last = op
        else:
            in_a_row = 0
        trace = trace.tb_next
    return trace is not None


def _plugin_message(error: BaseException) -> str:
    """The message for an exception that code of a plug-in raised: where, at which op, in which pass; else ""."""
    plugins = sys.modules.get("pyopt.passes.plugins")
    trace = error.__traceback__
    named = getattr(error, "plugin", "")
    found = f"'{named}'" if named else ""
    op: object = None
    while trace is not None:
        frame = trace.tb_frame
        plugin = plugins.plugin_of_file(frame.f_code.co_filename) if plugins is not None else ""
        if plugin:
            found = f"'{plugin}', line {trace.tb_lineno}, {frame.f_code.co_name}"
            op = frame.f_locals.get("op", op)
        trace = trace.tb_next
    if not found:
        return ""
    place = getattr(error, "plugin_place", "")
    at = f" at '{op.info.name}' op" if isinstance(op, Operation) else f" in {place}" if place else ""
    text = f"{at}{_during(error)}: {type(error).__name__}: {error} ({DEBUG_VARIABLE}=1 shows where)"
    return f"error in the plug-in {found}{text}"


def _during(error: BaseException) -> str:
    running = getattr(error, "pass_name", "")
    return f" during the pass '{running}'" if running and f"the pass '{running}'" not in str(error) else ""


def failure_text(error: BaseException, program: str = PROGRAM) -> str:
    """The text to print for an exception that no part of the program expects."""
    return traceback_text(error) + f"{program}: error: {failure_message(error)}\n"


def traceback_text(error: BaseException) -> str:
    """The traceback of an exception, if the environment asks for it."""
    if os.environ.get(DEBUG_VARIABLE) != "1":
        return ""
    import traceback

    return "".join(traceback.format_exception(error))
