"""Diagnostics of a text, and the ops that the parser makes of it, by their places in it."""

from __future__ import annotations

import re

from pyopt.api.reporting import new_context
from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.driver.chunk import ReadText, read_text
from pyopt.driver.guard import failure_message
from pyopt.driver.older_text import upgrade_note
from pyopt.driver.split import split_source
from pyopt.editor.names import tokens_of
from pyopt.editor.scopes import Name
from pyopt.editor.shape_facts import ShapeFacts
from pyopt.format.reader import MARKER
from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.syntax.lexer import Source

if TYPE_CHECKING:
    from pyopt.ir.context import Context

LIMIT: Final = 20
"""So many errors of a part of a file are reported."""
_NO_LOCATION: Final = frozenset(("=", "[", "(", "<", ",", ":", "{"))
"""What stands in front of `loc(...)` that is an attribute."""
_ALLOWS: Final = re.compile(r"^[ \t]*//[ \t]*RUN:[^\n]*--?allow-unregistered-dialect", re.M)


@final
class PartOps:
    """What the parser has made of a part of a text, and its ops by the lines and columns of their names."""

    __slots__ = ("_ops", "read", "shapes")

    def __init__(self, read: ReadText) -> None:
        self.read = read
        self.shapes = ShapeFacts(read)
        self._ops: dict[tuple[int, int], Operation] | None = None

    def op_at(self, line: int, column: int) -> Operation | None:
        """The op whose name is at a place."""
        found = self._ops
        if found is None:
            found = self._ops = {}
            offset_of, place_of = self.read.context.place_offset, self.read.context.line_and_column
            if self.read.op is not None and offset_of is not None and place_of is not None:
                for op in self.read.op.walk():
                    if isinstance(op.loc, int):
                        found.setdefault(place_of(offset_of(op.loc)), op)
        return found.get((line, column))


@final
class CheckedText:
    """The diagnostics of a text, and what could be read of it.

    `parts`: each with the line above the one that it counts from, and the line behind its last. `complete`: there is
    nothing more to find out (see `pyopt.editor.piecewise`).
    """

    __slots__ = ("_source", "complete", "diagnostics", "parts")

    def __init__(
        self,
        source: Source,
        diagnostics: list[Diagnostic],
        parts: list[tuple[int, int, PartOps]],
        complete: bool = True,
    ) -> None:
        self.diagnostics = diagnostics
        self.parts = parts
        self.complete = complete
        self._source = source

    def op_named_at(self, offset: int) -> Operation | None:
        """The op whose name is at an offset; None for one that could not be read."""
        line, column = self._source.line_and_column(offset)
        for above, end, part in self.parts:
            if above < line < end:
                found = part.op_at(line - above, column)
                if found is not None:
                    return found
        return None

    def values_of(self, name: Name) -> Sequence[Value]:
        """The values that the text names so: several for a group of results, none if they could not be read."""
        op = None if name.op is None else self.op_named_at(name.op.name_at)
        if op is None:
            return ()
        if not name.argument:
            return [one for one in op.results if one.given.partition("#")[0] == name.text]
        blocks = [block for region in op.regions for block in region]
        return [one for block in blocks for one in block.arguments if one.given == name.text][:1]

    def part_of(self, op: Operation) -> PartOps | None:
        """The part in which an op is."""
        for _, _, part in self.parts:
            if part.read.op is not None and part.read.op.is_ancestor_of(op):
                return part
        return None

    def shape_lines(self, value: Value) -> list[str]:
        """What is known of the shape of a value, and what is not."""
        block = value.parent_block()
        op = value.op if block is None else block.parent_op()
        part = None if op is None else self.part_of(op)
        return [] if part is None else part.shapes.lines(value)


def allows_unregistered(text: str) -> bool:
    """A RUN line of a text takes ops that no dialect declares."""
    return _ALLOWS.search(text) is not None


def check(text: str, name: str, allow_unregistered: bool, limit: int = LIMIT, suggests: bool = True) -> CheckedText:
    """Reads and verifies a text; its parts between `// -----` apart.

    allow_unregistered: ops that no dialect declares are no errors. limit: of the errors of a part; 1 is for when time
    matters. suggests: errors have notes with what may have been meant.
    """
    checked = _check(Source(text, name, 0), allow_unregistered, limit, suggests)
    if "loc(" not in text:
        return checked
    # Locations that the text gives are not those of the text.
    elsewhere = any(one.file != name for one in checked.diagnostics)
    if not elsewhere and any(one.severity == "error" for one in checked.diagnostics):
        return checked
    plain = _check(Source(_without_locations(text), name, 0), allow_unregistered, limit, suggests)
    diagnostics = plain.diagnostics if elsewhere and plain.diagnostics else checked.diagnostics
    return CheckedText(Source(text, name), diagnostics, plain.parts)


def _check(source: Source, allow_unregistered: bool, limit: int, suggests: bool) -> CheckedText:
    diagnostics: list[Diagnostic] = []
    parts: list[tuple[int, int, PartOps]] = []
    for part in split_source(source, MARKER, lambda offset: None):
        context, reported = new_context(allow_unregistered)
        context.keeps_names = True
        context.suggests = suggests
        problem = ""
        try:
            read = _read(part, context, reported.kept, limit)
            parts.append((0, source.line_count() + 1, PartOps(read)))
        except Exception as error:  # of a plug-in, or a fault of pyopt: the editor goes on
            problem = failure_message(error)
        diagnostics += reported.kept
        if problem:
            line, column = part.line_and_column(0)
            diagnostics.append(Diagnostic("error", problem, source.name, line, column))
    return CheckedText(source, diagnostics, parts)


def _read(source: Source, context: Context, kept: list[Diagnostic], limit: int) -> ReadText:
    def suggest_upgrade() -> None:
        first = next((one for one in kept if one.severity == "error"), None)
        if first is None or not context.suggests or limit == 1:
            return
        note = upgrade_note(source, first, context.allow_unregistered)
        if note is not None:
            first.notes = (*first.notes, note)

    return read_text(source, context, limit, True, {}, suggest_upgrade)


def _without_locations(text: str) -> str:
    """The text with blanks in place of the locations of ops and arguments."""
    pieces: list[str] = []
    done = 0
    tokens = tokens_of(text)
    texts, offsets = tokens.texts, tokens.offsets()
    for at in range(1, len(texts) - 1):
        if texts[at] != "loc" or texts[at + 1] != "(" or texts[at - 1] in _NO_LOCATION or offsets[at] < done:
            continue
        end = at + 1
        depth = 0
        while end < len(texts) - 1:
            depth += (texts[end] == "(") - (texts[end] == ")")
            if not depth:
                break
            end += 1
        stop = offsets[end] + 1
        if depth:
            break
        pieces += [text[done : offsets[at]], re.sub(r"[^\n]", " ", text[offsets[at] : stop])]
        done = stop
    pieces.append(text[done:])
    return "".join(pieces)
