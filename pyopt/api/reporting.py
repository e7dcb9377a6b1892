"""Diagnostics of a module, kept until they are raised as an exception or looked at."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TypeVar

from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.driver.guard import failure_message
from pyopt.driver.reports import convert
from pyopt.errors import Error
from pyopt.ir.attributes import Location
from pyopt.ir.context import Context
from pyopt.ir.errors import DeclarationError
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.memo import remembering
from pyopt.syntax.describe import connect

if TYPE_CHECKING:
    from collections.abc import Iterator

ErrorType = TypeVar("ErrorType", bound=Error)


@final
class Reported:
    """The diagnostics that a context reports. `kept`: those that no exception has told."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        self.kept: list[Diagnostic] = []

    def take(self, severity: str, message: str, location: Location, notes: Sequence[tuple[str, Location]]) -> None:
        """The handler of a context."""
        self.kept.append(convert(severity, message, location, notes))

    def add_note(self, message: str) -> None:
        """A note below the last error; an empty message is none."""
        for diagnostic in reversed(self.kept) if message else ():
            if diagnostic.severity == "error":
                diagnostic.notes = (*diagnostic.notes, Diagnostic("note", message))
                break

    def error(self, kind: type[ErrorType], otherwise: str) -> ErrorType:
        """The exception that tells what was kept, which is nothing then; of the message `otherwise` without errors."""
        told, self.kept = self.kept, []
        failed = any(diagnostic.severity == "error" for diagnostic in told)
        text = "\n".join(str(diagnostic) for diagnostic in told) if failed else otherwise
        return kind(text, told)


def new_context(allow_unregistered: bool = False) -> tuple[Context, Reported]:
    """A context, and what it reports."""
    reported = Reported()
    context = remembering(reported.take, allow_unregistered)
    context.suggests = True
    connect(context)
    return context, reported


@contextmanager
def plugins_blamed(kind: type[Error]) -> Iterator[None]:
    """Makes an error of this kind of an exception that the functions of a plug-in's dialect or rule have raised."""
    try:
        yield
    except Exception as error:
        if isinstance(error, DeclarationError) or hasattr(error, "plugin"):
            raise kind(failure_message(error)) from error
        raise
