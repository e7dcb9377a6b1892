"""Diagnostics of a long text while it is being typed: only the ops at its top level that have changed are read again.

Each op is read as a module of its own, with the aliases in front of it, and with declarations of the symbols that it
names (`pyopt.driver.pieces`): what changes in one of these changes the text of the piece. Where a line only looks like
the beginning of an op, or brackets do not match, errors may be other ones than those of the whole text. So a text with
errors is not `complete`, nor is one in which two pieces define a name: `check_whole` has the last word, when there
is time.
"""

from __future__ import annotations

import re

from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.driver.pieces import cut
from pyopt.driver.split import split_source
from pyopt.editor.checking import LIMIT, CheckedText, PartOps, check
from pyopt.format.reader import MARKER
from pyopt.ir.symbols import symbol_name
from pyopt.light import Final, Sequence, final
from pyopt.syntax.lexer import Source

LONG: Final = 50_000
"""Texts of so many characters are read in pieces."""
_NO_LINE_END: Final = re.compile(r"[^\n]")


@final
class PieceMemory:
    """What was found out of the pieces of a text, by their texts."""

    __slots__ = ("allow_unregistered", "known")

    def __init__(self, allow_unregistered: bool) -> None:
        self.allow_unregistered = allow_unregistered
        self.known: dict[str, CheckedText] = {}


@final
class _Piece:
    """The text of a piece; from the line `first` of the file on, it has `lines` lines of the file behind `lead` others.

    `column`: what columns in the first of these lines have in front of them. `declared`: the number of ops at its end
    that are other pieces'.
    """

    __slots__ = ("column", "declared", "first", "lead", "lines", "text")

    def __init__(self, text: str, first: int, lines: int, lead: int, column: int, declared: int = 0) -> None:
        self.text = text
        self.first = first
        self.lines = lines
        self.lead = lead
        self.column = column
        self.declared = declared

    def is_behind(self, diagnostic: Diagnostic) -> bool:
        """A diagnostic is in what follows the lines of the file."""
        return diagnostic.file is not None and diagnostic.line > self.lead + self.lines


def check_typed(text: str, name: str, memory: PieceMemory) -> CheckedText:
    """Checks a text that may have changed a little since the last time."""
    if len(text) < LONG:
        return check(text, name, memory.allow_unregistered)
    source = Source(text, name)
    known, memory.known = memory.known, {}
    diagnostics: list[Diagnostic] = []
    behind: list[Diagnostic] = []
    parts: list[tuple[int, int, PartOps]] = []
    twice = False
    for part in split_source(source, MARKER, lambda offset: None):
        symbols: set[str] = set()
        for piece in _pieces_of(part):
            found = known.get(piece.text)
            if found is None:
                limit = LIMIT if len(piece.text) < LONG else 1
                found = check(piece.text, name, memory.allow_unregistered, limit)
            memory.known[piece.text] = found
            for one in found.diagnostics:
                (behind if piece.is_behind(one) else diagnostics).append(_moved(one, piece))
            own = _symbols_of(found, piece)
            twice = twice or not symbols.isdisjoint(own)
            symbols.update(own)
            above = piece.first - 1 - piece.lead
            parts += [(above, piece.first + piece.lines, one) for _, _, one in found.parts]
    # Errors in declarations of what a piece names are those of other pieces, unless brackets of this one do not match.
    diagnostics = diagnostics or behind
    complete = not twice and all(one.severity != "error" for one in diagnostics)
    return CheckedText(source, _once(diagnostics), parts, complete)


def _pieces_of(part: Source) -> list[_Piece]:
    """The pieces of a part of a file; the part itself if it cannot be cut."""
    line, column = part.line_and_column(0)
    text = part.text
    pieces = cut(text, len(text)) if len(text) >= LONG else None
    if pieces is None:
        return [_Piece(text, line, text.count("\n") + 1, 0, column - 1)]
    found: list[_Piece] = []
    lead = pieces.before().count("\n")
    line += text.count("\n", 0, pieces.own(0)[0])
    for number in range(pieces.count):
        start, end = pieces.own(number)
        lines = text.count("\n", start, end)
        found.append(_Piece(pieces.text(number), line, max(lines, 1), lead, 0, pieces.declared(number)))
        line += lines
    return found


def _symbols_of(found: CheckedText, piece: _Piece) -> list[str]:
    """The symbols and values that the ops of a piece define."""
    roots = [one.read.op for _, _, one in found.parts if one.read.op is not None]
    names: list[str] = []
    for root in roots:
        ops = [op for region in root.regions for block in region for op in block]
        for op in ops[: len(ops) - piece.declared]:
            name = symbol_name(op)
            names += [value.given for value in op.results] + ([] if name is None else ["@" + name])
    return names


def _moved(diagnostic: Diagnostic, piece: _Piece) -> Diagnostic:
    """A diagnostic of a piece at its place in the file.

    What is in front of the piece is at the same place in the file; what is behind it, at the end of the piece.
    """
    line, column = diagnostic.line, diagnostic.column
    if diagnostic.file is not None and piece.lead < line:
        line = min(line - piece.lead, piece.lines)
        column += piece.column if line == 1 else 0
        line += piece.first - 1
    moved = Diagnostic(diagnostic.severity, diagnostic.message, diagnostic.file, line, column)
    moved.prefix = diagnostic.prefix
    moved.notes = [_moved(note, piece) for note in diagnostic.notes if not piece.is_behind(note)]
    return moved


def _once(diagnostics: Sequence[Diagnostic]) -> list[Diagnostic]:
    """The diagnostics without those that several pieces have: of the aliases in front of them."""
    found: dict[tuple[str, int, int], Diagnostic] = {}
    for one in diagnostics:
        found.setdefault((one.message, one.line, one.column), one)
    return list(found.values())


def with_one_body(text: str, offset: int) -> str:
    """The text with blanks in the bodies of the ops at its top level that are not at an offset, as far as it shows."""
    pieces = cut(text, len(text))
    if pieces is None:
        return text
    parts: list[str] = []
    done = 0
    for number in range(pieces.count):
        start, end = pieces.own(number)
        opening, closing = text.find("{\n", start, end) + 1, text.rfind("\n}", start, end)
        if start <= offset < end or not 0 < opening < closing:
            continue
        parts += [text[done:opening], _NO_LINE_END.sub(" ", text[opening:closing])]
        done = closing
    return "".join([*parts, text[done:]])
