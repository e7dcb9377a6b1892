"""`--canonical-syntax`: ops in generic form get their custom form, and attributes that stand for a default go.

In parts of the text that are valid. Names of values, blocks and aliases are the author's; so are the texts of regions,
of which only labels and terminators go that the custom form implies. An op with a comment or an argument's location
between its own tokens stays; a location behind an op stays behind it. Each part is proved: it is parsed before and
after, and both print the same generic form, with the same comments and locations; otherwise it stays as it was.
"""

from __future__ import annotations

from bisect import bisect_left

from pyopt.format.reader import MARKER, TokenReader
from pyopt.format.scan import scan
from pyopt.format.statements import RegionText, Statement, statements_of
from pyopt.ir.attributes import Attribute
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Region
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import TERMINATOR
from pyopt.ir.types import Type
from pyopt.ir.verifier import is_valid
from pyopt.light import TYPE_CHECKING, Final, TypeAlias, final
from pyopt.syntax.comparable import comparable_text
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import OperationParser, parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import Printer

if TYPE_CHECKING:
    Change: TypeAlias = tuple[int, str, str]
    Lines: TypeAlias = tuple[tuple[int, int], ...]
    Edit: TypeAlias = tuple[int, int, str]
    """Offsets of what is replaced, and the new text."""

_REGION: Final = "\0"
"""Stands for a region in what the printer writes; no printed text has this character."""


@final
class Canonical:
    """A text with its ops in canonical syntax, what changed (line, op and what), and where the wanted lines are now."""

    __slots__ = ("changes", "lines", "text")

    def __init__(self, text: str, changes: list[Change], lines: Lines) -> None:
        self.text = text
        self.changes = changes
        self.lines = lines


def canonical(text: str, lines: Lines = ()) -> Canonical:
    """Rewrites the ops of a text, or only those that stand in the lines."""
    parts = text.split(MARKER)
    changes: list[Change] = []
    moves: list[tuple[int, int, int]] = []
    line = 1
    for at, part in enumerate(parts):
        wanted = tuple([(first - line + 1, last - line + 1) for first, last in lines])
        done = _canonical_part(part, wanted) if "(" in part else None
        if done is not None:
            parts[at] = done.text
            changes += [(line + number, name, what) for number, name, what in done.changes]
            moves += [(line + first, line + last, more) for first, last, more in done.moves]
        line += part.count("\n")
    return Canonical(MARKER.join(parts), changes, _moved(lines, moves))


def _moved(lines: Lines, moves: list[tuple[int, int, int]]) -> Lines:
    """Lines of the old text as lines of the new one. Moves: first and last line of what was replaced, lines added."""
    return tuple(
        [
            (
                first + sum([more for _, end, more in moves if end < first]),
                last + sum([more for start, _, more in moves if start <= last]),
            )
            for first, last in lines
        ]
    )


def _canonical_part(text: str, lines: Lines) -> SyntaxRewriter | None:
    """None if nothing changes. Ops whose custom form says something else stay."""
    before = _meaning(text)
    if not before:
        return None
    found = _proved(text, lines, before, None)
    if found.is_proved or not found.changes:
        return found if found.changes else None
    names = {name for _, name, _ in found.changes}
    found = _proved(text, lines, before, {name for name in names if _proved(text, lines, before, {name}).is_proved})
    return found if found.is_proved and found.changes else None


def _proved(text: str, lines: Lines, before: str, only: set[str] | None) -> SyntaxRewriter:
    """A text whose ops, or only those of these names, were rewritten; `is_proved` tells whether it means the same."""
    rewriter = SyntaxRewriter(text, lines, only)
    try:
        rewriter.run()
    except DiagnosticError:
        rewriter.changes = []
        return rewriter
    if rewriter.changes:
        same = _kept(rewriter.tokens.texts) == _kept(scan(rewriter.text).texts)
        rewriter.is_proved = same and _meaning(rewriter.text) == before
    return rewriter


def _kept(texts: list[str]) -> list[str]:
    """Comments and locations, which have to stay."""
    found: list[str] = []
    located = _locations(texts)
    for at, token in enumerate(texts):
        if token.startswith("//"):
            found.append(token.rstrip())
        elif at in located:
            found += texts[at : located[at]]
    return found


def _locations(texts: list[str]) -> dict[int, int]:
    """The ranges of the locations of ops and arguments: not those that are attributes."""
    found: dict[int, int] = {}
    for at, token in enumerate(texts):
        if token != "loc" or texts[at + 1 : at + 2] != ["("] or not at or texts[at - 1] in ("=", ",", "[", "(", ":"):
            continue
        depth = 0
        for end in range(at + 1, len(texts)):
            depth += (texts[end] == "(") - (texts[end] == ")")
            if not depth:
                found[at] = end + 1
                break
    return found


def _ignore(severity: str, message: str, location: object, notes: object) -> None:
    """Ignores a diagnostic: the formatter does not report errors in a text."""


def _meaning(text: str) -> str:
    """The meaning of the text, for comparisons; "" if it is not valid."""
    context = Context(_ignore, True)
    module = parse_module(Source(text, "-", 0), context)
    if module is None or not is_valid(module, context):
        return ""
    return comparable_text(module, context)


@final
class SyntaxRewriter:
    """Rewrites the ops of one part. `moves`: first and last line, from 0, of what was replaced, and lines added."""

    def __init__(self, text: str, lines: Lines, only: set[str] | None) -> None:
        self.is_proved = False
        self._only = only
        self.text = text
        self.tokens = scan(text)
        self.changes: list[Change] = []
        self.moves: list[tuple[int, int, int]] = []
        self._lines = lines
        self._texts = self.tokens.texts
        self._context = Context(_ignore, True)
        self._offsets = self.tokens.offsets()
        self._located = _locations(self._texts)
        self._ops: dict[int, Operation] = {}
        self.statements: dict[Operation, Statement] = {}
        self._is_custom: set[Operation] = set()
        self._attributes: dict[str, Attribute] = {}
        self._types: dict[str, Type] = {}
        self._edits: list[Edit] = []
        self._dropped: set[Operation] = set()
        self._location_ends = {end: first for first, end in self._located.items()}
        self._line_ends = [at for at, character in enumerate(text) if character == "\n"]

    def run(self) -> None:
        """Rewrites what can be."""
        structure = TokenReader(self.tokens).read()
        statements = statements_of(self._texts, structure)
        self._parse()
        for statement in statements:
            op = self._ops.get(self._offsets[statement.name])
            if op is not None:
                self.statements[op] = statement
        for op, statement in self.statements.items():
            self._rewrite(op, statement)
        self._apply()

    def _parse(self) -> None:
        """Finds the ops, and gives values the names that they have in the text."""
        parser = OperationParser(Source(self._without_locations(), "-", 0), self._context)
        ops = parser.parse_top_level()
        assert self._context.place_offset is not None
        for top in ops:
            for one in top.walk():
                self._name_values(one)
                if isinstance(one.loc, int):
                    self._ops.setdefault(self._context.place_offset(one.loc), one)
        self._attributes = {"#" + name: one for name, one in parser.attribute_aliases.items()}
        self._types = {name: one for name, one in parser.types.items() if name[:1] == "!"}

    def _without_locations(self) -> str:
        """The text with blanks for locations: then an op's place is where it stands."""
        pieces: list[str] = []
        done = 0
        for first, end in sorted(self._located.items()):
            start, stop = self._offsets[first], self._offsets[end - 1] + len(self._texts[end - 1])
            pieces += (self.text[done:start], "".join(["\n" if c == "\n" else " " for c in self.text[start:stop]]))
            done = stop
        return "".join([*pieces, self.text[done:]])

    def _rewrite(self, op: Operation, statement: Statement) -> None:
        """Adds the edits that give an op its custom form, or take away what it implies."""
        texts = self._texts
        generic = texts[statement.name][0] == '"'
        if not generic:
            self._is_custom.add(op)
        if not op.info.registered or op in self._dropped or (self._only is not None and op.info.name not in self._only):
            return
        form = CustomForm(self, op, statement)
        if form.text.count(_REGION) != len(form.regions):
            return
        ranges = statement.ranges_around(form.regions)
        first, end = ranges[-1]
        while self._location_ends.get(end, -1) >= first:
            end = self._location_ends[end]
        ranges[-1] = (first, end)
        indices = [at for start, stop in ranges for at in range(start, stop)]
        if not indices or any(texts[at].startswith("//") or at in self._located for at in indices):
            return
        own = [texts[at] for at in indices]
        new = scan(form.text.replace(_REGION, " ")).texts[:-1]
        edits: list[Edit] = [
            (self._span(start, start)[1], self._span(start, stop)[1], "") for start, stop in form.implied
        ]
        if generic and new[:1] == own[:1]:
            return
        if not generic and new == own:
            what = "what is implied"
        elif generic or _left_out(own, new):
            what = "custom form" if generic else "default attributes"
            pieces = zip(ranges, form.text.split(_REGION), strict=True)
            edits += [(*self._span(start, stop), piece) for (start, stop), piece in pieces]
        else:
            return
        if not edits or (self._lines and not all(self._is_wanted(start, stop) for start, stop, _ in edits)):
            return
        self._edits += edits
        self._is_custom.add(op)
        self._dropped.update(form.dropped)
        self.changes.append((self._line_of(self._offsets[statement.name]), op.info.name, what))

    def _span(self, start: int, stop: int) -> tuple[int, int]:
        """The offsets of a range of tokens."""
        end = self._offsets[stop - 1] + len(self._texts[stop - 1])
        return (self._offsets[start] if start < stop else end), end

    def _line_of(self, offset: int) -> int:
        """From 0."""
        return bisect_left(self._line_ends, offset)

    def _is_wanted(self, start: int, stop: int) -> bool:
        first, last = self._line_of(start) + 1, self._line_of(stop) + 1
        return any(low <= first and last <= high for low, high in self._lines)

    def _apply(self) -> None:
        """Makes the edits, which do not overlap."""
        pieces: list[str] = []
        done = 0
        for start, stop, piece in sorted(self._edits):
            pieces += (self.text[done:start], piece)
            first, last = self._line_of(start), self._line_of(stop)
            self.moves.append((first, last, piece.count("\n") - (last - first)))
            done = stop
        self.text = "".join([*pieces, self.text[done:]])

    # For custom forms.

    def printer_for(self, op: Operation, own: list[str]) -> Printer:
        """A printer that knows the aliases among the op's own tokens, and in which dialect's op it stands."""
        printer = Printer(self._context, PrintOptions(local_scope=True, skip_regions=True))
        for token in own:
            if token in self._attributes:
                printer.attribute_aliases[self._attributes[token]] = token
            elif token in self._types:
                printer.type_aliases[self._types[token]] = token
        parent = op.parent_op()
        if parent is not None:
            printer.default_dialect = parent.info.default_dialect if parent in self._is_custom else ""
        return printer

    def own_tokens(self, statement: Statement) -> list[str]:
        """The tokens outside of an op's regions."""
        ranges = statement.ranges_around(statement.regions)
        return [self._texts[at] for start, stop in ranges for at in range(start, stop)]

    def has_comments(self, start: int, stop: int) -> bool:
        """Comments or locations stand in a range of tokens."""
        return any(self._texts[at].startswith("//") or at in self._located for at in range(start, stop))

    def _name_values(self, op: Operation) -> None:
        """Gives results and block arguments their names in the text, "" where those cannot be told."""
        offset = self._context.place_offset
        assert offset is not None
        for region in op.regions:
            for block in region:
                for argument in block.arguments:
                    argument.name = ""
                    if isinstance(argument.loc, int):
                        argument.name = self._name_at(offset(argument.loc))
        for result in op.results:
            result.name = ""
        if not isinstance(op.loc, int) or not op.results:
            return
        names = self._result_names(offset(op.loc))
        if len(names) == len(op.results):
            for result, name in zip(op.results, names, strict=True):
                result.name = name

    def _name_at(self, offset: int) -> str:
        token = self._token_at(offset)
        return token if token[:1] == "%" else ""

    def _token_at(self, offset: int) -> str:
        at = bisect_left(self._offsets, offset)
        return self._texts[at] if at < len(self._offsets) and self._offsets[at] == offset else ""

    def _result_names(self, offset: int) -> list[str]:
        """The names before the `=` in front of the op's name."""
        texts = self._texts
        at = bisect_left(self._offsets, offset) - 1
        if at < 1 or texts[at] != "=":
            return []
        found: list[str] = []
        at -= 1
        while at >= 0:
            count = 1
            if texts[at].isdigit() and texts[at - 1] == ":":
                count = int(texts[at][:6])
                at -= 2
            name = texts[at]
            if name[:1] != "%" or count > 10_000:
                return []
            found[:0] = [f"{name}#{number}" for number in range(count)] if count > 1 else [name]
            if at < 1 or texts[at - 1] != ",":
                return found
            at -= 2
        return found


@final
class CustomForm:
    """An op's custom form from its name on, "" if it has none here.

    In `text`, `_REGION` stands for each of `regions`. `implied`: tokens in the regions that the form makes superfluous:
    labels of first blocks, and terminators. `dropped`: ops that no longer stand in the text.
    """

    def __init__(self, rewriter: SyntaxRewriter, op: Operation, statement: Statement) -> None:
        self._rewriter = rewriter
        self._op = op
        self._statement = statement
        self._fits = True
        self._printed: set[Region] = set()
        self.text = ""
        self.regions: list[RegionText] = []
        self.implied: list[tuple[int, int]] = []
        self.dropped: list[Operation] = []
        own = rewriter.own_tokens(statement)
        labels = [token for token in own if token[0] == "^"]
        if any(not value.name for value in op.operands) or len(labels) != len(op.successors):
            return
        for block, label in zip(op.successors, labels, strict=True):
            block.name = label
        printer = rewriter.printer_for(op, own)
        printer.stands_for = self._stand_for
        printer.op_without_results(op)
        if self._fits:
            self.text = printer.text()
        for region in op.regions:
            if region not in self._printed:
                self.dropped += [inner for block in region for top in block for inner in top.walk()]

    def _stand_for(self, region: Region, label: bool, terminators: bool) -> str:
        """Notes what the printer would leave out of a region."""
        texts = self._statement.regions
        at = self._op.regions.index(region) if len(texts) == len(self._op.regions) else len(self.regions)
        if (
            at >= len(texts)
            or region.parent is not self._op
            or (self.regions and texts[at].open < self.regions[-1].open)
        ):
            self._fits = False
            return _REGION
        found = texts[at]
        self.regions.append(found)
        self._printed.add(region)
        entry = region.first
        if label and found.label is None:
            self._fits = False
        if not label and found.label is not None:
            self._imply(found.label.first, found.label.last)
        if not terminators and entry is not None and entry.last is not None:
            last = self._rewriter.statements.get(entry.last)
            if last is not None and entry.last.info.traits & TERMINATOR and not entry.last.attributes:
                if not self._rewriter.has_comments(last.first, last.end):
                    self._imply(last.first, last.end)
                    self.dropped.append(entry.last)
        return _REGION

    def _imply(self, start: int, stop: int) -> None:
        if self._rewriter.has_comments(start, stop):
            self._fits = False
        self.implied.append((start, stop))


def _left_out(old: list[str], new: list[str]) -> bool:
    """The new tokens are the old ones without some of them."""
    if len(new) >= len(old):
        return False
    at = 0
    for token in old:
        if at < len(new) and token == new[at]:
            at += 1
    return at == len(new)
