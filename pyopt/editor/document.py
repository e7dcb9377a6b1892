"""A text that is open in an editor. What is known of it is computed when it is first asked for."""

from __future__ import annotations

import gc
from bisect import bisect_right

from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.editor.checking import CheckedText, check
from pyopt.editor.names import TextNames, names_of
from pyopt.editor.positions import UTF_16, LinePositions
from pyopt.editor.scopes import Name
from pyopt.ir.context import Context
from pyopt.light import final


@final
class OpenDocument:
    """A text, and what an editor may ask of it. Places in it are offsets; `lines` has them as editors do.

    name: stands in places of diagnostics. allow_unregistered: ops of unknown dialects are no errors.
    """

    __slots__ = ("_checked", "_names", "allow_unregistered", "context", "lines", "name", "text")

    def __init__(self, text: str, name: str, allow_unregistered: bool = False, encoding: str = UTF_16) -> None:
        self.text = text
        self.name = name
        self.allow_unregistered = allow_unregistered
        self.lines = LinePositions(text, encoding)
        self.context = Context(lambda severity, message, location, notes: None, allow_unregistered)
        """It knows the dialects."""
        self._names: TextNames | None = None
        self._checked: CheckedText | None = None

    def edited(self, first: tuple[int, int], last: tuple[int, int], new: str) -> OpenDocument:
        """The document with another text between two places."""
        return self.replaced(self.lines.edited(first, last, new))

    def replaced(self, text: str) -> OpenDocument:
        """The document with another text."""
        return OpenDocument(text, self.name, self.allow_unregistered, self.lines.encoding)

    @property
    def names(self) -> TextNames:
        """The names and ops of the text."""
        found = self._names
        if found is None:
            found = self._names = names_of(self.text, self.context)
        return found

    @property
    def checked(self) -> CheckedText:
        """The diagnostics of the text, and its ops."""
        found = self._checked
        if found is None:
            collecting = gc.isenabled()
            gc.disable()
            try:
                found = self._checked = check(self.text, self.name, self.names, self.allow_unregistered)
            finally:
                if collecting:
                    gc.enable()
        return found

    # Places.

    def range_of(self, diagnostic: Diagnostic) -> tuple[int, int]:
        """Where a diagnostic is: the token at its place; the beginning of the text if it is in another file."""
        if diagnostic.file != self.name or not diagnostic.line:
            return 0, 0
        lines = self.text.split("\n", diagnostic.line)
        start = sum([len(line) + 1 for line in lines[: diagnostic.line - 1]])
        if diagnostic.line > len(lines):
            return len(self.text), len(self.text)
        line = lines[diagnostic.line - 1].encode("utf-8", "surrogateescape")
        start += len(line[: diagnostic.column - 1].decode("utf-8", "surrogateescape" if line.isascii() else "replace"))
        names = self.names
        token = bisect_right(names.offsets, start) - 1
        end = names.offsets[token] + len(names.texts[token]) if token >= 0 else 0
        return start, max(end, min(start + 1, len(self.text)))

    def name_at(self, offset: int) -> Name | None:
        """What is named at an offset."""
        found = self.names.name_at(offset)
        return None if found is None else found[0]

    def definition(self, offset: int) -> tuple[int, int] | None:
        """Where what is named at an offset is defined."""
        name = self.name_at(offset)
        return None if name is None else name.ranges[0]

    def references(self, offset: int, with_definition: bool = True) -> list[tuple[int, int]]:
        """Where else the text names what it names at an offset, in order."""
        name = self.name_at(offset)
        if name is None:
            return []
        return sorted(name.ranges if with_definition else name.ranges[1:])
