"""What rows of several dialects read from an old statement: operands, types, dictionaries and maps."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pyopt.upgrade.document import Document
    from pyopt.upgrade.rows import Rewrite, Test
    from pyopt.upgrade.statement import Old


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
        return [document.source(*part) for part in document.split(at + 1, document.match[at])], document.match[at] + 1
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
    return [document.source(*part) for part in document.split(start, stop)]


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


def rewrite(old: Old, stop: int, new: str) -> None:
    """Other text for the statement from its name up to a token; comments in there go before the statement."""
    document = old.document
    for token in document.texts[old.name : stop]:
        if token[:2] == "//":
            old.put_before(token)
    document.replace(old.name, stop, new)


def entries(document: Document, brace: int) -> dict[str, tuple[int, int]]:
    """The entries of a dictionary: by their names, the ranges of their values."""
    found: dict[str, tuple[int, int]] = {}
    for start, stop in document.split(brace + 1, document.match.get(brace, brace + 1)):
        while start < stop and document.texts[start][:2] == "//":
            start += 1
        if start < stop:
            found[document.texts[start].strip('"')] = (start + 2, stop)
    return found


def remove_entries(document: Document, brace: int, names: Sequence[str]) -> None:
    """Removes entries of a dictionary, with their commas."""
    parts = document.split(brace + 1, document.match[brace])
    removed = [document.texts[start].strip('"') in names for start, _ in parts]
    if all(removed):
        if parts:
            document.replace(parts[0][0], parts[-1][1], "")
        return
    last = max(at for at, gone in enumerate(removed) if not gone)
    for at in range(last):
        if removed[at]:
            document.edits.replace(document.offsets[parts[at][0]], document.offsets[parts[at + 1][0]], "")
    if last + 1 < len(parts):
        document.replace(parts[last][1], parts[-1][1], "")


def aliased(document: Document, at: int) -> int:
    """The index of what an attribute's alias stands for; the index itself for another token, and -1 if it is unknown."""
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
    text = document.source(at, document.match.get(at + 1, at) + 1)
    found = re.fullmatch(r"affine_map\s*<\s*\(([^)]*)\)\s*(?:\[[^\]]*\])?\s*->\s*\((.*)\)\s*>", text, re.DOTALL)
    if found is None:
        return [], []
    dims, results = ([part.strip() for part in group.split(",")] if group.strip() else [] for group in found.groups())
    return dims, results
