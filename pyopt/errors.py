"""The exceptions of the public API; `str(error)` is what the command line would print, without source lines.

It is not compiled, so that errors of interpreted modules can derive from `Error`.
"""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.diagnostics.diagnostic import Diagnostic


class Error(Exception):
    """A module, argument or run that pyopt refuses. `diagnostics` has what was reported, with files and lines."""

    def __init__(self, message: str = "", diagnostics: Sequence[Diagnostic] = ()) -> None:
        super().__init__(message)
        self.diagnostics = tuple(diagnostics)


class ParseError(Error):
    """A text that cannot be read."""


class VerifyError(Error):
    """A module that is not valid."""


class PassError(Error):
    """A pass that does not exist, cannot run there, or failed. `pass_name`: its name, "" where none is at fault."""

    def __init__(self, message: str = "", diagnostics: Sequence[Diagnostic] = (), pass_name: str = "") -> None:
        super().__init__(message, diagnostics)
        self.pass_name = pass_name


class RunError(Error):
    """A program that cannot be run, or a run that failed."""
