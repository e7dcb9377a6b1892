"""Text to tokens, and token indices back to offsets.

Tokens are plain strings in one list, made by one `findall` (or by `scanner`, where that is compiled). A simple shaped
type (`tensor<4x?xf32>`), a simple dense literal (`dense<[1, 2]>`) and the dimension list before an element type
(`4x?x`) are one token each; a string or symbol keeps its quotes. Offsets are only worked out when a diagnostic or
verbatim text asks for them.
"""

from __future__ import annotations

from pyopt.ir.core import INTERPRETED
from pyopt.light import TYPE_CHECKING, Callable, Final, final
from pyopt.syntax.patterns import compiled, token_pattern

if TYPE_CHECKING:
    from pyopt.syntax.words import KnownWords

END: Final = ""
"""The token after the last; several of them, so that looking a few tokens ahead needs no bound check."""

LOOK_AHEAD: Final = 8
"""The number of END tokens."""

PIECE: Final = 16_000
"""About how many characters of a large source are lexed at a time."""

STRAY: Final = "\1"
"""A character that no token begins with."""
BLANKS: Final = " \t\n\r\f\v"
"""White space. At the end of a text the pattern would begin with each of it anew."""

APART: Final = " "
"""What the token of a type's or attribute's name ends with if white space or a comment is between it and a `<`."""

_BEFORE_BRACKET: Final = (")", "=", ",", ":")
"""What most often stands in front of a blank and `<`: no name ends with it."""

TAIL: Final = 200
"""So many characters tell how a line ends."""


@final
class Source:
    """A piece of text with a name (a file, or a chunk of a split file).

    `piece` is about how many characters of it are lexed at a time, 0 for all. A text that was made of an `older` one
    has its places there: `old_place` leads from an offset of the text to one of the older text. A part of a `whole`
    begins at the offset `start` of it, and has its lines and columns.
    """

    __slots__ = ("_line_starts", "name", "old_place", "older", "piece", "start", "text", "whole")

    def __init__(self, text: str, name: str, piece: int = PIECE) -> None:
        self.text = text
        self.name = name
        self.piece = piece
        self._line_starts: list[int] = []
        self.older: Source | None = None
        self.old_place: Callable[[int], int] | None = None
        self.whole: Source | None = None
        self.start = 0

    def part(self, start: int, end: int) -> Source:
        """The text between two offsets, with the places that it has here."""
        found = Source(self.text[start:end], self.name, self.piece)
        found.whole, found.start = self, start
        return found

    def line_and_column(self, offset: int) -> tuple[int, int]:
        """1-based line and column of a character offset; columns count bytes, as the reference's do."""
        from bisect import bisect_right

        if self.older is not None and self.old_place is not None:
            return self.older.line_and_column(self.old_place(offset))
        if self.whole is not None:
            return self.whole.line_and_column(self.start + offset)
        starts = self._line_starts
        if not starts:
            starts = self._line_starts = [0]
            position = self.text.find("\n")
            while position >= 0:
                starts.append(position + 1)
                position = self.text.find("\n", position + 1)
        number = bisect_right(starts, offset)
        start = starts[number - 1]
        before = self.text[start:offset]
        if not before.isascii():
            return number, len(before.encode("utf-8", "surrogateescape")) + 1
        return number, offset - start + 1

    def beginning(self) -> tuple[int, int]:
        """The line and column of the whole text: (0, 0), and for a part of one those where it begins."""
        source = self
        while source.older is not None:
            source = source.older
        return (0, 0) if source.whole is None or not source.start else source.line_and_column(0)

    def line_count(self) -> int:
        """The number of lines, counting what stands behind the last line end."""
        if self.whole is not None:
            return self.whole.line_count()
        self.line_and_column(0)
        return len(self._line_starts)

    def line(self, number: int) -> str:
        """The text of a 1-based line, without its end."""
        if self.whole is not None:
            return self.whole.line(number)
        self.line_and_column(0)
        start = self._line_starts[number - 1]
        end = self.text.find("\n", start)
        return self.text[start:] if end < 0 else self.text[start:end]


def without_odd_blanks(text: str) -> str:
    """The text with a stray character in place of each form feed and vertical tab, which is no white space.

    Those in strings and comments stay. Places are the same.
    """
    if "\v" not in text and "\f" not in text:
        return text
    import re  # for few texts

    pattern = r'"(?:[^"\\\n]|\\[^\n])*"|//[^\n\r]*|[\v\f]'
    return re.sub(pattern, lambda found: STRAY if found[0] in "\v\f" else str(found[0]), text)


def tokenize(text: str, words: KnownWords | None = None) -> list[str]:
    """All tokens, then END eight times. Comments and white space vanish; a stray character is a token of its own.

    `words` knows what recurs in texts of which this is one.
    """
    text = without_odd_blanks(text)
    tokens: list[str]
    if INTERPRETED:
        pattern = token_pattern(text)
        known = None if words is None else words.tokens_of(text, pattern)
        tokens = pattern.findall(text.rstrip(BLANKS)) if known is None else known
        if "//" in text:
            tokens = list(filter(None, tokens))  # comments are in no group
    else:
        from pyopt.syntax.scanner import scan

        tokens = scan(text + "\n\0")
        tokens.pop()
    if "\0" in text:  # white space
        tokens = [token for token in tokens if token != "\0"]
    tokens.extend((END,) * LOOK_AHEAD)
    return tokens


def mark_apart(text: str, tokens: list[str]) -> None:
    """Gives a blank at their end to the tokens of `text` that name a type or attribute and stand apart from a `<`.

    What such a `<` begins does not belong to the name (`!llvm.ptr <3>`).
    """
    if not _may_be_apart(text):
        return
    offsets = token_offsets(text)
    for at, token in enumerate(tokens):
        if token == "<" and at and tokens[at - 1][0] in "#!" and len(tokens[at - 1]) > 1:
            name = tokens[at - 1]
            if offsets[at - 1] + len(name) < offsets[at]:
                tokens[at - 1] = name + APART


def _may_be_apart(text: str) -> bool:
    """Something like the name of a type or attribute, or a comment, is in front of white space and `<`."""
    for blank in BLANKS:
        start = 0
        at = text.find(blank + "<", 1) if blank in text else -1  # one character is found far more quickly
        while at >= 0:
            if text[at - 1] not in _BEFORE_BRACKET:
                line = text[start:at].rstrip()
                words = line.rsplit(None, 1)
                if words and ("#" in words[-1] or "!" in words[-1]):
                    return True
                if "//" in line[line.rfind("\n") + 1 :]:
                    return True
                start = at
            at = text.find(blank + "<", at + 1)
    return False


def end_of_piece(source: Source, start: int) -> int:
    """The end of the piece that begins at `start`: between two ops, as far as a line can tell, or the end of all."""
    text = source.text
    if not source.piece or len(text) - start < 2 * source.piece:
        return len(text)
    boundary = compiled("BOUNDARY")
    at = text.find("\n", start + source.piece)
    while at >= 0:
        found = boundary.match(text, at)
        if found is not None and _ends_op(text[max(at - TAIL, start) : at]):
            return found.end()
        at = text.find("\n", at + 1)
    return len(text)


def _ends_op(text: str) -> bool:
    """The last line ends with types or a brace. (After a mere `return`, the reference takes the next line's `%x` for an
    operand.)"""
    line = text[text.rfind("\n") + 1 :]
    if "/" in line:
        return False
    return line[-1:] in ("{", "}") or (" : " in line and "%" not in line[line.rfind(" : ") :])


def token_offsets(text: str) -> list[int]:
    """The offset of each token of `tokenize(text)`; those of END are the text's length."""
    text = without_odd_blanks(text)
    offsets = [match.start(1) for match in token_pattern(text).finditer(text.rstrip(BLANKS))]
    if "//" in text:
        offsets = [offset for offset in offsets if offset >= 0]  # comments are in no group
    if "\0" in text:
        offsets = [offset for offset in offsets if text[offset] != "\0"]
    offsets.extend((len(text),) * LOOK_AHEAD)
    return offsets


def place_of(token: str, text: str, start: int) -> int:
    """The offset of a token, between which and the offset `start` are only white space and comments."""
    if token == STRAY:
        text = without_odd_blanks(text)
    place = text.find(token, start)
    comment = text.find("//", start, place)
    while comment >= 0:
        end = text.find("\n", comment)
        start = len(text) if end < 0 else end
        end = text.find("\r", comment, start)
        if end >= 0:
            start = end
        place = text.find(token, start)
        comment = text.find("//", start, place)
    return place
