"""A chunk of a lit file read once: its module, diagnostics and printed forms, each made when it is first asked for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from pyopt.ir.attributes import Location
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation
from pyopt.ir.verifier import verify
from pyopt.memo import remembering
from pyopt.syntax.attribute_printer import AttributePrinter
from pyopt.syntax.lexer import PIECE, Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op

Notes = Sequence[tuple[str, Location]]


def with_places(severity: str, message: str, location: Location, notes: Notes) -> str:
    """A diagnostic in one line, with the texts of its locations."""
    place = AttributePrinter().location_text
    lines = [f"{severity}: {message} {place(location)}", *(f"note: {text} {place(at)}" for text, at in notes)]
    return " ".join(lines)


class Reading:
    """A text as pyopt reads it.

    `module` is None if the text is rejected, for which `messages` has the reasons. With `plain`, nothing is remembered
    from op to op; `piece` is the number of lines that the lexer takes at once.
    """

    def __init__(
        self, text: str, allow_unregistered: bool, implicit_module: bool, plain: bool = False, piece: int = PIECE
    ) -> None:
        self.text = text
        self.allow_unregistered = allow_unregistered
        self.implicit_module = implicit_module
        self.messages: list[str] = []
        self.context: Context = remembering(self._take, allow_unregistered, plain)
        checked: dict[Block, Operation | None] = {}
        module = parse_module(Source(text, "-", piece), self.context, implicit_module, checked)
        valid = module is not None and verify(module, self.context, checked)
        self.module = module if valid else None

    def _take(self, severity: str, message: str, location: Location, notes: Notes) -> None:
        self.messages.append(with_places(severity, message, location, notes))

    def read(self, text: str, plain: bool = False, piece: int = PIECE) -> Reading:
        """Another text read in the same way."""
        return Reading(text, self.allow_unregistered, self.implicit_module, plain, piece)

    def printed(self, **options: bool) -> str:
        """The module as the printer writes it with these `PrintOptions`; "" if there is none."""
        if self.module is None:
            return ""
        chosen = PrintOptions(**options)
        self.context.print_options = chosen
        return print_op(self.module, self.context, chosen)

    @cached_property
    def custom(self) -> str:
        """The custom form."""
        return self.printed()

    @cached_property
    def generic(self) -> str:
        """The generic form."""
        return self.printed(generic=True)

    def outcome(self) -> list[str]:
        """The custom form, it without aliases, the generic form with locations, and the diagnostics."""
        if self.module is None:
            return self.messages
        return [
            self.custom,
            self.printed(local_scope=True),
            self.printed(generic=True, debuginfo=True),
            *self.messages,
        ]
