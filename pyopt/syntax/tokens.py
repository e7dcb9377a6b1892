"""The parser's lowest layer: the position in the token list, and errors.

The parser is one object, built in layers by single inheritance: TokenStream < AffineParser < TypeParser <
AttributeParser < OperandParser < OperationParser. Methods that a lower layer needs of a higher one are declared here.
"""

from __future__ import annotations

from pyopt.diagnostics.numerals import integer_literal
from pyopt.ir.attributes import Attribute, FileLineColLoc, Location
from pyopt.ir.context import Context
from pyopt.ir.core import INTERPRETED, Block
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.syntax.lexer import (
    APART,
    END,
    LOOK_AHEAD,
    STRAY,
    Source,
    end_of_piece,
    mark_apart,
    place_of,
    token_offsets,
    tokenize,
)

if TYPE_CHECKING:
    from pyopt.syntax.words import KnownWords

HEX: Final = frozenset("0123456789abcdefABCDEF")
GOOD: Final = frozenset((END, *"()[]{}<>,:=-+*?|/0123456789"))
"""Tokens that can be nothing but good (a short cut)."""
_LEXICAL: Final = {
    "!": "invalid type identifier",
    "#": "invalid attribute name",
    "%": "invalid SSA name",
    "^": "invalid block name",
    "@": "@ identifier expected to start with letter or '_'",
    ".": "expected three consecutive dots for an ellipsis",
}


@final
class Piece:
    """A stretch of the source that is lexed at once: its first token, and where its text begins and ends.

    Where its tokens are is only computed when it is needed: from a token whose place is known (`_known`, at `_place`)
    up to the one that is asked for, or, for one before that, or behind tokens that were dropped, all.
    """

    __slots__ = ("_known", "_place", "_splits", "begin", "end", "first", "offsets")

    def __init__(self, first: int, begin: int, end: int) -> None:
        self.first = first
        self.begin = begin
        self.end = end
        self.offsets: list[int] = []
        self._splits: list[tuple[int, list[str]]] = []
        self._known = first
        self._place = begin

    def offset(self, text: str, tokens: list[str], index: int) -> int:
        """The character offset of a token of this piece, or the piece's end."""
        if not self.offsets:
            at, place = self._known, self._place
            while at <= index:
                token = tokens[at]
                if token == END:
                    break
                if token[-1] == APART:
                    token = token[:-1]
                found = text.find(token, place)
                if found - place > 1 or found < 0 or token == STRAY:  # perhaps behind a comment
                    found = place_of(token, text, place)
                place = found
                if at == index:
                    self._known, self._place = index, place
                    return place
                place += len(token)
                at += 1
            self._find_offsets(text)
        offsets = self.offsets
        return offsets[min(index - self.first, len(offsets) - 1)]

    def _find_offsets(self, text: str) -> None:
        begin = self.begin
        self.offsets = [begin + offset for offset in token_offsets(text[begin : self.end])]
        for at, parts in self._splits:
            self._spread(at, parts)

    def split(self, index: int, parts: list[str]) -> None:
        """Token `index` is now several."""
        self._splits.append((index - self.first, parts))
        if self._known > index:
            self._known += len(parts) - 1
        if self.offsets:
            self._spread(index - self.first, parts)

    def _spread(self, at: int, parts: list[str]) -> None:
        start = self.offsets[at]
        spread = []
        for part in parts:
            spread.append(start)
            start += len(part)
        self.offsets[at : at + 1] = spread


class TokenStream:
    """`tokens[i]` is the current token; parse functions read and write both directly.

    A large source is lexed in pieces, each when the ops before it were parsed, whose tokens are then dropped: memory
    that is used again is quicker than new memory. Ops whose regions are open keep theirs: they may resolve operands
    when they know the types behind the regions. What ends a piece is likely, not certain, to stand between two ops,
    and errors want the tokens around them: a parser that fails `in_pieces` is to be followed by one of the `whole`.
    """

    def __init__(self, source: Source, context: Context) -> None:
        self.source = source
        self.context = context
        text = source.text
        self._lexed = end_of_piece(source, 0)
        self.in_pieces = self._lexed < len(text)
        self._words: KnownWords | None = None
        if self.in_pieces:
            text = text[: self._lexed]
        if self.in_pieces and INTERPRETED:
            from pyopt.syntax.words import KnownWords

            self._words = KnownWords()
        self.tokens = tokenize(text, self._words)
        mark_apart(text, self.tokens)
        self._dropped = 0
        self.open_regions: list[tuple[Block | None, int]] = []
        """The block around each region that is being parsed, and the token that opens the region."""
        self._kept: dict[int, int] = {}
        """Stretches of tokens that are not dropped yet, by their ends."""
        self.i = 0
        self._pieces = [Piece(0, 0, self._lexed)]
        context.source_name = source.name
        context.place_offset = self.offset
        context.line_and_column = source.line_and_column

    def next_piece(self) -> bool:
        """Lexes on, where the tokens have come to their END between two ops; False at the end of the source."""
        text = self.source.text
        start = self._lexed
        if start == len(text):
            return False
        tokens = self.tokens
        del tokens[-LOOK_AHEAD:]
        self._drop_tokens(max(len(tokens) - 1, self._dropped))  # the last token may still be asked for
        end = self._lexed = end_of_piece(self.source, start)
        self._pieces.append(Piece(len(tokens), start, end))
        added = text[start:end]
        found = tokenize(added, self._words)
        mark_apart(added, found)
        tokens.extend(found)
        return True

    def _drop_tokens(self, end: int) -> None:
        """Drops the tokens before `end`, but for those between an op with an open region and the op before it."""
        tokens = self.tokens
        kept: dict[int, int] = {}
        for block, opening in self.open_regions:
            first = self._kept.pop(opening, -1)
            if first < 0:
                before = block.last if block is not None else None
                loc = before.loc if before is not None else 0
                first = max(loc if isinstance(loc, int) else 0, self._dropped)
            kept[opening] = first
        for last, first in self._kept.items():
            tokens[first:last] = [END] * (last - first)
        at = self._dropped
        for last, first in kept.items():
            if first > at:
                tokens[at:first] = [END] * (first - at)
            at = max(at, last)
        tokens[at:end] = [END] * (end - at)
        self._dropped = end
        self._kept = kept

    # Reading.

    def peek(self) -> str:
        return self.tokens[self.i]

    def take(self) -> str:
        token = self.tokens[self.i]
        self.i += 1
        return token

    def accept(self, token: str) -> bool:
        """Takes the current token if it is `token`."""
        if self.tokens[self.i] == token:
            self.i += 1
            return True
        return False

    def expect(self, token: str, message: str = "") -> None:
        """Takes `token`, or fails with `message` (default: expected 'token')."""
        if self.tokens[self.i] != token:
            raise self.wrong_token(message or f"expected '{token}'")
        self.i += 1

    def take_string(self, message: str = "expected string literal") -> str:
        """Takes a string literal and returns the bytes it stands for, as latin-1 text."""
        token = self.tokens[self.i]
        if not token.startswith('"') or len(token) < 2:
            raise self.wrong_token(message)
        self.i += 1
        return unescape(token)

    def take_keyword(self, message: str = "expected valid keyword") -> str:
        """Takes a bare identifier."""
        token = self.tokens[self.i]
        if not (token[:1].isalpha() or token[:1] == "_"):
            raise self.error(message)
        self.i += 1
        return token

    def take_integer(self, message: str = "expected integer value") -> int:
        """Takes an optional minus and a decimal or hexadecimal integer."""
        negative = self.accept("-")
        token = self.separate_number()
        if not token.isdigit() and not token.startswith("0x"):
            raise self.wrong_token(message) if negative else self.error(message)
        value = integer_literal(token)
        self.i += 1
        return -value if negative else value

    def split(self, pieces: list[str]) -> None:
        """Replaces the current token by its pieces (which joined give the token). Rare: linear in the token list."""
        self.tokens[self.i : self.i + 1] = pieces
        self._pieces[-1].split(self.i, pieces)

    def separate_number(self) -> str:
        """The current token; where a number was read as dimensions it is the number alone.

        "0xFg" is the number 0xF with "g" behind it, "0xg" the number 0 with "xg", "0x4x" is 0x4
        with "x".
        """
        token = self.tokens[self.i]
        if token[:2] != "0x" or token[-1] != "x":
            return token
        if token != "0x":
            number = token[: token.index("x", 2)]
            self.split([number, token[len(number) :]])
            return number
        word = self.tokens[self.i + 1]
        digits = word[: len(word) - len(word.lstrip("0123456789abcdefABCDEF"))]
        if not digits:
            self.split(["0", "x"])
            return "0"
        self.i += 1
        if len(digits) < len(word):
            self.split([digits, word[len(digits) :]])
        return "0x" + digits

    def invalid_namespace(self, at: int, name: str, dot: str) -> DiagnosticError:
        """A dialect, whose name begins token `at`, cannot be called that."""
        return self.error(f"invalid dialect namespace '\"{name}\"'", at, len(name) + 2 if dot else 0)

    def separate_mnemonic(self, at: int, mnemonic: str) -> str:
        """The mnemonic without what follows its first hyphen, in token `at`, behind which the current one stands.

        Names of attributes and types may have hyphens, but a dialect that reads its mnemonics does not take them.
        """
        head, hyphen, rest = mnemonic.partition("-")
        if hyphen and head:
            token = self.tokens[at]
            self.i = at
            pieces = tokenize(hyphen + rest)
            self.split([token[: len(token) - len(hyphen + rest)], *pieces[: pieces.index(END)]])
            self.i = at + 1
            return head
        return mnemonic

    # Positions.

    def offset(self, index: int) -> int:
        """The character offset of a token."""
        pieces = self._pieces
        number = len(pieces) - 1
        if index < pieces[number].first:
            low = 0
            while number - low > 1:
                middle = (low + number) // 2
                if index < pieces[middle].first:
                    number = middle
                else:
                    low = middle
            number = low
        return pieces[number].offset(self.source.text, self.tokens, index)

    def error(self, message: str, index: int | None = None, delta: int = 0) -> DiagnosticError:
        """An error to raise, at the current token or token `index`, `delta` characters into it.

        Places of errors are FileLineColLoc, so that they outlive the parser. At the end of the source the reference
        places what the parser of a custom form reports itself there, and other errors one character before.
        """
        at = self.i if index is None or self.tokens[index] in GOOD else index
        if self.tokens[at] not in GOOD:
            lexical = self._lexical_error(at)
            if lexical is not None:
                return lexical
        if index is None:
            index = self.i
        elif self.tokens[self.i] not in GOOD:
            # The reference has read the current token when it finds fault with one before.
            lexical = self._lexical_error(self.i)
            if lexical is not None:
                return lexical
        offset = self.offset(index) + delta
        if self.tokens[index] == END:
            offset = len(self.source.text) - (not message.startswith("custom op '"))
        return self.error_at(message, max(offset, 0))

    def _lexical_error(self, at: int) -> DiagnosticError | None:
        """The error in the token itself: the reference reports that rather than what was expected."""
        token = self.tokens[at]
        start = self.offset(at)
        if token == '"' or (token == "@" and self.source.text[start + 1 : start + 2] == '"'):
            fault, end = end_of_string(self.source.text, start + 1 + (token == "@"))
            return self.error_at(fault, end)
        if token[:1] in '"@' and "\\" in token:
            position = bad_escape(token)
            return None if position < 0 else self.error_at("unknown escape in string literal", start + position)
        if len(token) != 1 or (token.isalnum() and token.isascii()) or token == "_":
            return None
        found = _LEXICAL.get(token)
        if found is None:
            return self.error_at("unexpected character", start)
        return self.error_at(found, start + (token in "@."))

    def error_at_end(self, message: str) -> DiagnosticError:
        """An error to raise at the current token, which the reference does not move at the end of the source."""
        error = self.error(message)
        return self.error_at(message, len(self.source.text)) if self.tokens[self.i] == END else error

    def error_at(self, message: str, offset: int) -> DiagnosticError:
        """An error to raise, at a character offset."""
        line, column = self.source.line_and_column(offset)
        return DiagnosticError(message, FileLineColLoc.get(self.source.name, line, column))

    def wrong_token(self, message: str, index: int | None = None) -> DiagnosticError:
        """An error to raise for "expected ...": the reference places it right behind the token before."""
        at = self.i if index is None or self.tokens[index] in GOOD else index
        if self.tokens[at] not in GOOD:
            lexical = self._lexical_error(at)
            if lexical is not None:
                return lexical
        if index is None:
            index = self.i
        offset = self.offset(index)
        if self.tokens[index] == END:
            offset = max(len(self.source.text) - 1, 0)
        text = self.source.text
        end = offset
        while True:
            while end > 0 and text[end - 1] in " \t":
                end -= 1
            if end == 0:
                return self.error_at(message, offset)
            if text[end - 1] not in "\n\r":
                return self.error_at(message, end)
            end -= 1
            line = max(text.rfind("\n", 0, end), text.rfind("\r", 0, end)) + 1
            comment = text.find("//", line, end)
            if comment >= 0:
                end = comment

    def at_end(self) -> bool:
        return self.tokens[self.i] == END

    # What lower layers need of higher ones.

    def parse_type(self) -> Type:
        """Any type, with 'expected type' style errors."""
        raise NotImplementedError

    def parse_optional_type(self) -> Type | None:
        """A type if the current token can begin one."""
        raise NotImplementedError

    def parse_attribute(self, type: Type | None = None) -> Attribute:
        """Any attribute. With `type`, literals take it and no `: type` is read after them."""
        raise NotImplementedError

    def parse_optional_attr_dict(self) -> dict[str, Attribute]:
        """`{a = b, c}` if one is here; the shared NO_ATTRIBUTES otherwise."""
        raise NotImplementedError

    def parse_location(self) -> Location:
        """Parses the location between the parentheses of `loc(...)`; the current token is its first one."""
        raise NotImplementedError


def bad_escape(token: str) -> int:
    """The position in a string token of the first backslash that escapes nothing; -1 if there is none."""
    position = token.find("\\")
    while position >= 0:
        length = escape_length(token, position)
        if not length:
            return position
        position = token.find("\\", position + length)
    return -1


def end_of_string(text: str, at: int) -> tuple[str, int]:
    """(what is wrong with a string whose text begins at `at`, where); ("", the place behind its last quote)."""
    while at < len(text) and text[at] not in '"\n\v\f':
        length = escape_length(text, at) if text[at] == "\\" else 1
        if not length:
            return "unknown escape in string literal", at
        at += length
    if text[at : at + 1] != '"':
        return "expected '\"' in string literal", at
    return "", at + 1


def escape_length(text: str, at: int) -> int:
    """The characters of the escape that begins with the backslash at `at`; 0 if it escapes nothing."""
    char = text[at + 1 : at + 2]
    if char in ('"', "\\", "n", "t"):
        return 2
    return 3 if char in HEX and text[at + 2 : at + 3] in HEX else 0


def unescape(token: str) -> str:
    """The bytes, as latin-1, that a string token with its quotes stands for; the text's own characters are UTF-8."""
    body = token[1:-1]
    if not body.isascii():
        body = body.encode("utf-8", "surrogateescape").decode("latin-1")
    if "\\" not in body:
        return body
    out = []
    index = 0
    while index < len(body):
        char = body[index]
        index += 1
        if char != "\\":
            out.append(char)
            continue
        char = body[index]
        index += 1
        if char in '"\\':
            out.append(char)
        elif char == "n":
            out.append("\n")
        elif char == "t":
            out.append("\t")
        else:
            pair = body[index - 1 : index + 1]
            try:
                out.append(chr(int(pair, 16)))
            except ValueError:
                out.append("\\" + char)
                continue
            index += 1
    return "".join(out)
