"""Types and attributes as another year wrote them."""

from __future__ import annotations

import re

from pyopt.ir.context import KNOWN_DIALECTS
from tools.downgrading.reasons import NotSayable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.upgrade.document import Document

_NAME: Final = re.compile(r'[A-Za-z_][\w$.]*|"[^"]*"')
_ARROWS: Final = frozenset(("->", ":"))
_BEFORE_LISTS: Final = frozenset(("(", "[", "<", ",", "{", "="))
_NEW_TYPES: Final = re.compile(r"(?:x|^)(?:f8E\w+|tf32|f6E\w+|f4E\w+)$")
_NEW: Final = frozenset(("strided", "dense_resource", "distinct", "{-#"))
_UNKNOWN_IN_2019: Final = re.compile(r"(?:x|^)(?:[su]i\d+|f80|f128)$")


def refuse_new(document: Document, year: int) -> None:
    """Raises NotSayable for attributes and types that a year did not have."""
    texts = document.texts
    for at, token in enumerate(texts[:-1]):
        if token in _NEW and (texts[at + 1] == "<" or token == "{-#"):
            raise NotSayable(token)
        if token == "array" and texts[at + 1] == "<":
            raise NotSayable("array<...>")
        if _NEW_TYPES.search(token) or (
            token == "<" and texts[at - 1] in ("vector", "memref") and texts[at + 1] == "["
        ):
            raise NotSayable(token)
        if token[0] == "#" and token[1:].partition(".")[0] in KNOWN_DIALECTS and "." in token:
            if not token.startswith("#vector.kind") or year == 2019:
                raise NotSayable(token.rstrip("<"))
        if year == 2019 and token[0] == "!" and "." in token and token[1:].partition(".")[0] in KNOWN_DIALECTS:
            raise NotSayable(token.rstrip("<"))
        if year == 2019 and _UNKNOWN_IN_2019.search(token):
            raise NotSayable(token)


def downgrade_attributes(document: Document, year: int) -> None:
    """Writes what stands in the tokens as it was written in a year."""
    if year == 2023:
        return
    texts = document.texts
    for at, token in enumerate(texts[:-1]):
        if token[0] == "!" and texts[at + 1] == "=" and (not at or "\n" in document.text[: document.offsets[at]][-1:]):
            document.insert_behind(at + 1, " type")
            document.note(at, "!name = T", "!name = type T", 2021)
        if year > 2019:
            continue
        if token == "{":
            _dictionary(document, at)
        elif token in ("affine_map", "affine_set") and texts[at + 1] == "<":
            _map(document, at)
        elif token in ("dense", "sparse") and texts[at + 1] == "<":
            _elements(document, at)


def _dictionary(document: Document, at: int) -> None:
    """`{name = value}` was `{name: value}`."""
    texts = document.texts
    end = document.match.get(at)
    if end is None:
        return
    for first, last in document.split(at + 1, end):
        if last - first < 3 or texts[first + 1] != "=" or not _NAME.fullmatch(texts[first]):
            continue
        document.edits.replace(document.end_of(first), document.end_of(first + 1), ":")
        document.note(first, "{name = value}", "{name: value}", 2019)


def _map(document: Document, at: int) -> None:
    """Maps and sets stood there without a word around them."""
    texts = document.texts
    end = document.match[at + 1]
    if texts[at + 2 : at + 4] == ["(", ")"] and texts[at + 4] == "->" and not re.match(r"-|\d", texts[at + 6]):
        return  # `() -> ()` reads as a function type
    document.replace(at, at + 2, "")
    document.replace(end, end + 1, "")
    document.note(at, texts[at], "nothing", 2019)


def _elements(document: Document, at: int) -> None:
    """The type stood before the values; splats had another word."""
    texts = document.texts
    end = document.match[at + 1]
    if texts[end + 1] != ":" or end == at + 2:
        return
    type_end = document.end_of_type(end + 2)
    if texts[at] == "dense" and texts[at + 2][0] not in '["(':
        document.replace(at, at + 1, "splat")
    document.insert_behind(at + 1, f"{document.source(end + 2, type_end)}, ")
    document.edits.replace(document.end_of(end), document.end_of(type_end - 1), "")
    document.note(at, texts[at], f"{texts[at]}<type, ...>", 2019)
