"""The exception that ends the execution of a program; it learns on its way out where it happened."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final, final

UNDEFINED: Final = "undefined behaviour"
LIMIT: Final = "limit"
UNSUPPORTED: Final = "unsupported"
FAILURE: Final = "failure"
KINDS: Final = (UNDEFINED, LIMIT, UNSUPPORTED, FAILURE)

CALLERS_SHOWN: Final = 10
"""Calls that a diagnostic lists."""


@final
class ExecutionError(Exception):
    """An error that ends the program. `kind` is one of KINDS; `op` is the op at fault, set by the engine.

    `notes` are (text, op) pairs: the calls around it, innermost first, and where poison came from.
    """

    def __init__(self, message: str, kind: str = FAILURE, op: Operation | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.kind = kind
        self.op = op
        self.notes: list[tuple[str, Operation]] = []
        self.hidden_calls = 0

    def called_from(self, call: Operation) -> None:
        """Notes one more call around the op at fault."""
        if len(self.notes) < CALLERS_SHOWN:
            self.notes.append(("called from here", call))
        else:
            self.hidden_calls += 1


def shown(value: object) -> str:
    """The beginning of a value's text, or of what kind it is if it has none."""
    try:
        text = repr(value)
    except Exception:  # a number that is too long for a text, or whatever an object of the caller's own raises
        return f"a {type(value).__name__}"
    return text if len(text) <= 60 else f"{text[:60]}..."


def undefined(message: str) -> ExecutionError:
    """The error of undefined behaviour: `raise undefined("division by zero")`."""
    return ExecutionError(message, UNDEFINED)


def unsupported(message: str, op: Operation | None = None) -> ExecutionError:
    """The error of what no evaluator knows."""
    return ExecutionError(message, UNSUPPORTED, op)


def limit(message: str) -> ExecutionError:
    """The error of a program that takes more than it may."""
    return ExecutionError(message, LIMIT)
