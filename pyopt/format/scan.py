"""Text to tokens and comments, with the white space before each, and the proof that two texts have the same ones.

Unlike the parser's lexer this keeps comments, and fails for nothing but an unclosed string. A token is as long as can
be: what stands in one must not be torn apart. The body of a type or attribute of a dialect that pyopt does not have
(`!other.type<a b>`) is free text in which white space may matter, and so is part of its token.
"""

from __future__ import annotations

import re

from pyopt.format.options import LayoutError
from pyopt.ir.context import KNOWN_DIALECTS
from pyopt.light import Final

_PATTERN: Final = re.compile(
    r"([ \t\n\r\0]*+)("
    r"[,()=}\[\]>]|::?+"
    r"|%(?:\d++|[A-Za-z$._-][\w$.-]*+)(?:#\d++)?"
    r"|[A-Za-z_][\w$.]*+"
    r"|->"
    r"|\#-\}"
    r"|[!#](?:\d++|[A-Za-z$._-][\w$.-]*+)<?"
    r"|\^(?:\d++|[A-Za-z$._-][\w$.-]*+)"
    r'|@?"[^"\\\n]*+(?:\\[^\n][^"\\\n]*+)*"'
    r"|@[A-Za-z_][\w$.]*+"
    r"|//[^\n]*+"
    r"|(?:\d++|\?)x[\w$.?]*+"
    r"|\d++(?:\.\d*+(?:[eE][+-]?\d+)?)?"
    r"|\.\.\.|\{-\#"
    r"|[^ \t\n\r\0]"
    r")",
    re.ASCII,
)
_CLOSING: Final = {"(": ")", "[": "]", "{": "}", "<": ">"}


class Tokens:
    """The tokens of a text, comments among them; `gaps[i]` is the white space before `texts[i]`.

    The last token is "", so that `gaps` ends with the white space at the end of the text.
    """

    __slots__ = ("gaps", "texts")

    def __init__(self, gaps: list[str], texts: list[str]) -> None:
        self.gaps = gaps
        self.texts = texts

    def offsets(self) -> list[int]:
        """The offset of each token."""
        found: list[int] = []
        at = 0
        for gap, text in zip(self.gaps, self.texts, strict=True):
            at += len(gap)
            found.append(at)
            at += len(text)
        return found


def scan(text: str) -> Tokens:
    """All tokens and comments; raises LayoutError for a string that is not closed."""
    end = len(text.rstrip(" \t\n\r\0"))
    pairs = _PATTERN.findall(text[:end])  # which would begin anew with each character of the white space at the end
    gaps = [gap for gap, _ in pairs]
    texts = [token for _, token in pairs]
    if '"' in texts or '@"' in texts:
        _refuse_open_string(text, gaps, texts)
    if "<" in text and ("!" in text or "#" in text):
        gaps, texts = _join_free_bodies(gaps, texts)
    gaps.append(text[end:])
    texts.append("")
    return Tokens(gaps, texts)


def _refuse_open_string(text: str, gaps: list[str], texts: list[str]) -> None:
    offset = 0
    for gap, token in zip(gaps, texts, strict=True):
        offset += len(gap)
        if token == '"':
            before = text[text.rfind("\n", 0, offset) + 1 : offset]
            column = len(before.encode("utf-8", "surrogateescape")) + 1
            raise LayoutError("expected '\"' in string literal", text.count("\n", 0, offset) + 1, column)
        offset += len(token)


def _has_free_body(token: str) -> bool:
    """The token opens the body of a type or attribute of which pyopt does not know how it is read."""
    if token[-1] != "<" or token[0] not in "!#":
        return False
    dialect, dot, _ = token[1:-1].partition(".")
    return not dot or dialect == "llvm" or dialect not in KNOWN_DIALECTS


def _join_free_bodies(gaps: list[str], texts: list[str]) -> tuple[list[str], list[str]]:
    """Makes one token of each body of a type or attribute that is free text."""
    openings = [at for at, token in enumerate(texts) if token[-1] == "<" and len(token) > 1 and _has_free_body(token)]
    if not openings:
        return gaps, texts
    ends = _ends_of_bodies(texts, set(openings))
    new_gaps: list[str] = []
    new_texts: list[str] = []
    done = 0
    for at in openings:
        end = ends.get(at, 0)
        if at < done or not end:
            continue
        new_gaps += gaps[done : at + 1]
        new_texts += texts[done:at]
        pieces = [texts[at]]
        for inner in range(at + 1, end + 1):
            pieces.append(gaps[inner])
            pieces.append(texts[inner])
        new_texts.append("".join(pieces))
        done = end + 1
    new_gaps += gaps[done:]
    new_texts += texts[done:]
    return new_gaps, new_texts


def _ends_of_bodies(texts: list[str], openings: set[int]) -> dict[int, int]:
    """The index of the bracket that closes the body which each of `openings` opens, if brackets match in between."""
    found: dict[int, int] = {}
    stack: list[tuple[str, int]] = []
    for at, token in enumerate(texts):
        last = token[-1]
        if last in "([{<":
            if len(token) == 1 or token[0] in "!#":
                stack.append((_CLOSING[last], at))
        elif token in (")", "]", "}", ">"):
            if stack and stack[-1][0] == token:
                opening = stack.pop()[1]
                if opening in openings:
                    found[opening] = at
            elif token in ("}", ")"):
                # What is open does not match: nothing around can be a body.
                while stack and stack[-1][0] != token:
                    stack.pop()
                if stack:
                    stack.pop()
    return found


def difference(before: Tokens, after: Tokens) -> int:
    """The index of the first token that differs, not counting white space at the end of comments; -1 for none."""
    if before.texts == after.texts:
        return -1
    for at, (old, new) in enumerate(zip(before.texts, after.texts, strict=False)):
        if old != new and not (old[:2] == new[:2] == "//" and old.rstrip() == new.rstrip()):
            return at
    return -1 if len(before.texts) == len(after.texts) else min(len(before.texts), len(after.texts))


def place_of(tokens: Tokens, index: int) -> tuple[int, int]:
    """The 1-based line and column of a token."""
    pieces: list[str] = []
    for at in range(index):
        pieces.append(tokens.gaps[at])
        pieces.append(tokens.texts[at])
    pieces.append(tokens.gaps[index])
    before = "".join(pieces)
    last = before[before.rfind("\n") + 1 :]
    return before.count("\n") + 1, len(last.encode("utf-8", "surrogateescape")) + 1
