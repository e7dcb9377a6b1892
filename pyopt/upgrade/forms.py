"""Readers of old statements for several dialects: operands, types, dictionaries and maps."""

from __future__ import annotations

import re

from pyopt.light import TYPE_CHECKING, Callable, Sequence
from pyopt.upgrade.document import Document
from pyopt.upgrade.statement import Old

if TYPE_CHECKING:
    from pyopt.upgrade.rows import Rewrite, Test


def custom(test: Callable[[Old], bool]) -> Test:
    """A test of custom forms: statements in generic form are left alone."""
    return lambda old: not old.generic and test(old)


def refused(reason: str) -> Rewrite:
    """The change of an op that has no meaning today."""

    def change(old: Old) -> None:
        old.refuse(f"'{old.op}' op {reason}")

    return change


def has_word(old: Old, word: str) -> bool:
    """The word stands among the statement's own tokens before its first region, in no bracket."""
    return old.document.find(word, old.name + 1, old.stop) >= 0


def operands_at(document: Document, at: int) -> tuple[list[str], int]:
    """The values of a list that begins at a token, with round brackets or without, and the index behind."""
    texts = document.texts
    if texts[at] == "(":
        return [plain(document, *part) for part in document.split(at + 1, document.match[at])], document.match[at] + 1
    found: list[str] = []
    while texts[at][:1] == "%":
        found.append(texts[at])
        at += 1
        if texts[at] != "," or texts[at + 1][:1] != "%":
            break
        at += 1
    return found, at


def _types(document: Document, start: int, stop: int) -> list[str]:
    if document.texts[start] == "(" and document.match.get(start) == stop - 1:
        start, stop = start + 1, stop - 1
    return [plain(document, *part) for part in document.split(start, stop)]


def types_at(old: Old, colon: int) -> tuple[list[str], list[str]]:
    """The types behind a colon: of operands, and of results behind an arrow, with round brackets or without."""
    document = old.document
    start, stop = colon + 1, old.end_of_types(colon + 1)
    arrow = document.find("->", start, stop)
    if arrow < 0:
        return _types(document, start, stop), []
    return _types(document, start, arrow), _types(document, arrow + 1, stop)


def trailing_colon(old: Old) -> int:
    """The colon behind the regions, or behind all operands; -1 for none."""
    regions = old.statement.regions
    return old.document.find(":", regions[-1].close + 1 if regions else old.name + 1, old.statement.end)


def keep_comments(old: Old, start: int, stop: int) -> None:
    """Puts the comments in a range of tokens, which is to be replaced, before the statement."""
    for token in old.document.texts[start:stop]:
        if token[:2] == "//":
            old.put_before(token)


def rewrite(old: Old, stop: int, new: str) -> None:
    """Other text for the statement from its name up to a token; comments in there go before the statement."""
    keep_comments(old, old.name, stop)
    old.document.replace(old.name, stop, new)


def plain(document: Document, start: int, stop: int) -> str:
    """The text of a range of tokens, without comments."""
    texts = document.texts
    if all(token[:2] != "//" for token in texts[start:stop]):
        return document.source(start, stop)
    pieces: list[str] = []
    for at in range(start, stop):
        if texts[at][:2] == "//":
            continue
        if pieces:
            gap = document.text[document.end_of(at - 1) : document.offsets[at]]
            pieces.append(gap if "\n" not in gap else " ")
        pieces.append(texts[at])
    return "".join(pieces)


def _without_comments(document: Document, start: int, stop: int) -> tuple[int, int]:
    """The range without comments before and behind it."""
    while start < stop and document.texts[start][:2] == "//":
        start += 1
    while start < stop and document.texts[stop - 1][:2] == "//":
        stop -= 1
    return start, stop


def entry_ranges(document: Document, brace: int) -> list[tuple[int, int]]:
    """The ranges of a dictionary's entries."""
    parts = document.split(brace + 1, document.match.get(brace, brace + 1))
    return [_without_comments(document, *part) for part in parts]


def entries(document: Document, brace: int) -> dict[str, tuple[int, int]]:
    """The entries of a dictionary: by their names, the ranges of their values."""
    ranges = entry_ranges(document, brace)
    return {document.texts[start].strip('"'): (start + 2, stop) for start, stop in ranges if start < stop}


def remove_entries(document: Document, brace: int, names: Sequence[str]) -> None:
    """Removes entries of a dictionary, each with a comma; comments stay."""
    texts = document.texts
    ranges = entry_ranges(document, brace)
    commas = [stop for _, stop in document.split(brace + 1, document.match[brace])]
    removed = [texts[start].strip('"') in names for start, _ in ranges]
    last = max((at for at, gone in enumerate(removed) if not gone), default=-1)
    for at, (start, stop) in enumerate(ranges):
        if not removed[at]:
            continue
        if at < last:
            if stop == commas[at] and texts[stop + 1][:2] != "//":
                document.edits.replace(document.offsets[start], document.offsets[stop + 1], "")
                continue
            document.replace(start, stop, "")
            document.replace(commas[at], commas[at] + 1, "")
            continue
        if at:
            document.replace(commas[at - 1], commas[at - 1] + 1, "")
        begin = document.offsets[start] if texts[start - 1][:2] == "//" else document.end_of(start - 1)
        document.edits.replace(begin, document.end_of(stop - 1), "")


def aliased(document: Document, at: int) -> int:
    """The index of what an alias of an attribute stands for, -1 if it is unknown; of another token itself."""
    texts = document.texts
    name = texts[at]
    if name[0] != "#" or name[-1] == "<":
        return at
    for place in range(len(texts) - 2):
        if texts[place] == name and texts[place + 1] == "=":
            return aliased(document, place + 2) if texts[place + 2] != name else -1
    return -1


def map_of(document: Document, at: int) -> tuple[list[str], list[str]]:
    """The dimensions and the results of an affine map that stands at a token, or whose alias does; empty if unknown."""
    at = aliased(document, at)
    if at < 0:
        return [], []
    text = plain(document, at, document.match.get(at + 1, at) + 1)
    found = re.fullmatch(r"affine_map\s*<\s*\(([^)]*)\)\s*(?:\[[^\]]*\])?\s*->\s*\((.*)\)\s*>", text, re.DOTALL)
    if found is None:
        return [], []
    dims, results = ([part.strip() for part in group.split(",")] if group.strip() else [] for group in found.groups())
    return dims, results
