"""The attributes that say how many operands or results each group of an op has, as they were until 2023."""

from __future__ import annotations

from pyopt.light import Final
from pyopt.upgrade.document import Document

_NEAR: Final = 60
"""Tokens in which the name of today is looked for."""
SEGMENTS: Final = {
    "operand_segment_sizes": "operandSegmentSizes",
    "result_segment_sizes": "resultSegmentSizes",
    '"operand_segment_sizes"': "operandSegmentSizes",
    '"result_segment_sizes"': "resultSegmentSizes",
    "operandSegmentSizes": "operandSegmentSizes",
    "resultSegmentSizes": "resultSegmentSizes",
}


def upgrade_segments(document: Document, at: int) -> int:
    """`operand_segment_sizes = dense<[1, 0]> : vector<2xi32>` becomes an array; the index behind it, or 0."""
    texts = document.texts
    if texts[at + 1] not in ("=", ":") or texts[at - 1] not in ("{", "<{", ","):
        return 0
    old, new = texts[at], SEGMENTS[texts[at]]
    if texts[at + 2] == "dense" and texts[at + 3] == "<":
        close = document.match.get(at + 3, 0)
        sizes = _sizes(document, at + 4, close) if close else []
        if not sizes:
            return 0
        stop = document.end_of_type(close + 2) if texts[close + 1] == ":" else close + 1
        document.replace(at + 2, stop, f"array<i32: {', '.join(sizes)}>")
        document.note(at, f"{old} = dense<...>", f"{new} = array<i32: ...>", 2022)
    elif old == new or texts[at + 2] != "array" or new in texts[max(at - _NEAR, 0) : at + _NEAR]:
        return 0  # beside the name of today, which counts
    elif _is_custom(document, at):
        return 0  # any attribute, which counts for nothing, and as today's name would be refused
    else:
        stop = at + 3
        document.note(at, old, new, 2023)
    if old != new:
        document.replace(at, at + 1, new)
    return stop


def _is_custom(document: Document, at: int) -> bool:
    """A token stands in an op whose name is not in quotes."""
    around = document.statement_around(at)
    return around is not None and document.texts[around.name][:1] != '"'


def _sizes(document: Document, start: int, close: int) -> list[str]:
    """The sizes in `dense<[1, 0]>`, `dense<1> : vector<2xi32>` or `dense<vector<2xi32>, [1, 0]>`."""
    texts = document.texts
    type = close + 2
    if texts[start] in ("vector", "tensor"):
        type = start
        start = document.end_of_type(start) + 1
    if texts[start] == "[":
        sizes = [texts[first] for first, _ in document.split(start + 1, document.match.get(start, start + 1))]
    else:
        count = texts[type + 2].partition("x")[0] if texts[type] in ("vector", "tensor") else ""
        sizes = [texts[start]] * (int(count) if count.isdigit() and len(count) < 4 else 0)
    return sizes if all(size.isdigit() for size in sizes) else []
