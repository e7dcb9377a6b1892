"""The exception that carries a diagnostic out of parsing and verification."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Iterable, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.attributes import Location
    from pyopt.ir.core import Operation

    Place: TypeAlias = int | Location | None
    """Where: a character offset into the context's source, a Location, or unknown."""


@final
class NoCustomForm(Exception):
    """Raised by what prints an op's custom form, before it prints a region, where that form cannot say it all."""


@final
class DeclarationError(Exception):
    """The declaration of an op or dialect lacks what it needs."""


@final
class DiagnosticError(Exception):
    """An error with its place and notes; it is reported through the context where it is caught.

    `also` are errors that the reference reports after this one, for the same mistake; `about` is the op that it is
    about, where several stand in its place; `shown` is an op whose generic form ends the message. `wrong` is the word
    at fault, if the `known` names could stand there.
    """

    def __init__(self, message: str, place: Place = None, notes: tuple[tuple[str, Place], ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.place = place
        self.notes = notes
        self.also: tuple[DiagnosticError, ...] = ()
        self.about: Operation | None = None
        self.shown: Operation | None = None
        self.wrong = ""
        self.known: Iterable[str] = ()

    @classmethod
    def about_op(cls, message: str, op: Operation) -> DiagnosticError:
        """An error about `op`, which is the op that is checked, or in it."""
        error = cls(message, op.loc)
        error.about = op
        return error

    def among(self, wrong: str, known: Iterable[str]) -> DiagnosticError:
        """The error, which says that the word `wrong` stands where one of the known names must."""
        self.wrong = wrong
        self.known = known
        return self
