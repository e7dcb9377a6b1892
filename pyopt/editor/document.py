"""A text that is open in an editor. What is known of it is computed when it is first asked for."""

from __future__ import annotations

from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.editor.checking import CheckedText, allows_unregistered, check
from pyopt.editor.names import TextNames, names_of, tokens_of
from pyopt.editor.piecewise import LONG, PieceMemory, check_typed, with_one_body
from pyopt.editor.positions import UTF_16, LinePositions
from pyopt.editor.scopes import Name
from pyopt.ir.attributes import FileLineColLoc
from pyopt.ir.collecting import CollectionPause
from pyopt.ir.context import Context
from pyopt.light import Final, final
from pyopt.syntax.lexer import Source
from pyopt.syntax.suggestions import offset_of

_LONGEST: Final = 200
"""Diagnostics are about tokens of at most so many characters."""


def _length(text: str) -> int:
    """The length of the token that a text begins with; of one character of anything else."""
    first = tokens_of(text)
    return len(first.texts[0]) if not first.gaps[0] and first.texts[0] else min(len(text), 1)


@final
class OpenDocument:
    """A text, and what an editor may ask of it. Places in it are offsets; `lines` has them as editors do.

    name: stands in places of diagnostics. allow_unregistered: ops of unknown dialects are no errors.
    """

    __slots__ = (
        "_checked", "_memory", "_names", "allow_unregistered", "context", "lines", "name", "takes_unregistered", "text",
    )  # fmt: skip

    def __init__(
        self,
        text: str,
        name: str,
        allow_unregistered: bool = False,
        encoding: str = UTF_16,
        before: OpenDocument | None = None,
    ) -> None:
        self.text = text
        self.name = name
        self.allow_unregistered = allow_unregistered
        self.takes_unregistered = allow_unregistered or allows_unregistered(text)
        self.lines = LinePositions(text, encoding)
        self.context = Context(lambda severity, message, location, notes: None, self.takes_unregistered)
        """It knows the dialects."""
        self._names: TextNames | None = None
        self._checked: CheckedText | None = None
        self._memory = PieceMemory(self.takes_unregistered)
        if before is not None and before.takes_unregistered == self.takes_unregistered:
            self._memory = before._memory

    def edited(self, first: tuple[int, int], last: tuple[int, int], new: str) -> OpenDocument:
        """The document with another text between two places."""
        return self.replaced(self.lines.edited(first, last, new))

    def replaced(self, text: str) -> OpenDocument:
        """The document with another text."""
        return OpenDocument(text, self.name, self.allow_unregistered, self.lines.encoding, self)

    @property
    def names(self) -> TextNames:
        """The names and ops of the text."""
        found = self._names
        if found is None:
            found = self._names = names_of(self.text, self.context)
        return found

    def names_around(self, offset: int) -> TextNames:
        """The same, of a long text without what is in the ops that are not at the offset."""
        if self._names is not None or len(self.text) < LONG:
            return self.names
        return names_of(with_one_body(self.text, offset), self.context)

    @property
    def checked(self) -> CheckedText:
        """The diagnostics of the text, and its ops; of a long text with errors only those that are soon found."""
        found = self._checked
        if found is None:
            with CollectionPause():
                found = self._checked = check_typed(self.text, self.name, self._memory)
        return found

    def check_whole(self) -> None:
        """Finds out all diagnostics, also those of a long text."""
        if not self.checked.complete:
            self._checked = check(self.text, self.name, self.takes_unregistered)

    def apart(self) -> OpenDocument:
        """The same text, whose ops may be changed."""
        return OpenDocument(self.text, self.name, self.allow_unregistered, self.lines.encoding)

    # Places.

    def range_of(self, diagnostic: Diagnostic) -> tuple[int, int]:
        """Where a diagnostic is: the token at its place; the beginning of the text if it is in another file."""
        if diagnostic.file != self.name or not diagnostic.line:
            return 0, 0
        source = Source(self.text, self.name)
        if diagnostic.line > source.line_count():
            return len(self.text), len(self.text)
        start = offset_of(source, FileLineColLoc.get(self.name, diagnostic.line, diagnostic.column))
        return start, start + _length(self.text[start : start + _LONGEST])

    def name_at(self, offset: int) -> Name | None:
        """What is named at an offset."""
        found = self.names.name_at(offset)
        return None if found is None else found[0]

    def definition(self, offset: int) -> tuple[int, int] | None:
        """Where what is named at an offset is defined."""
        found = self.names_around(offset).name_at(offset)
        return None if found is None else found[0].ranges[0]

    def references(self, offset: int, with_definition: bool = True) -> list[tuple[int, int]]:
        """Where else the text names what it names at an offset, in order."""
        name = self.name_at(offset)
        if name is None:
            return []
        return sorted(name.ranges if with_definition else name.ranges[1:])
