"""Lists of integers in attributes, which were elements or arrays of attributes until 2022."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.upgrade.document import Document

_INTEGER: Final = re.compile(r"-?\d{1,20}")
_COUNT: Final = re.compile(r"(\d+)xi32")
_SEGMENTS: Final = frozenset(("case_operand_segments",))
_DYNAMIC_IS_MINUS_ONE: Final = frozenset(("static_sizes", "static_low", "static_high"))
_DYNAMIC: Final = "-9223372036854775808"
LISTS: Final = frozenset((*_SEGMENTS, *_DYNAMIC_IS_MINUS_ONE, "static_offsets", "static_strides"))


def upgrade_list(document: Document, at: int) -> int:
    """Rewrites the attribute whose name stands at a token, if it has an older form; the index behind it, or 0."""
    texts = document.texts
    name = texts[at]
    start = at + 2
    if texts[at - 1] not in ("{", ",") or texts[at + 1] not in ("=", ":"):
        return 0
    stop = start
    while texts[stop] not in (",", "}", ""):
        stop = document.match.get(stop, stop) + 1
    value = ""
    if texts[start] in ("dense", "splat") and name in _SEGMENTS:
        value = _array(_elements(document, start, stop), "i32")
    elif texts[start] == "[" and name not in _SEGMENTS:
        numbers = _integers(document, start, document.match.get(start, start))
        if name in _DYNAMIC_IS_MINUS_ONE:
            numbers = [_DYNAMIC if number == "-1" else number for number in numbers]
        value = _array(numbers, "i64")
    if not value:
        return 0
    document.replace(start, stop, value)
    document.note(at, f"{name} = {'dense<...>' if name in _SEGMENTS else '[...]'}", f"{name} = array<...>", 2022)
    return stop


def _array(numbers: list[str], type: str) -> str:
    return f"array<{type}: {', '.join(numbers)}>" if numbers else f"array<{type}>"


def _integers(document: Document, start: int, stop: int) -> list[str]:
    """The integers of a bracket: an entry may be `-`, `1`, and may have a type."""
    found: list[str] = []
    for first, last in document.split(start + 1, stop):
        number = "".join(document.texts[first:last]).partition(":")[0]
        if _INTEGER.fullmatch(number):
            found.append(number)
    return found


def _elements(document: Document, start: int, stop: int) -> list[str]:
    """The values of `dense<[1, 0]> : vector<2xi32>` and of `dense<vector<2xi32>, [1, 0]>`."""
    texts = document.texts
    numbers: list[str] = []
    count = 0
    for at in range(start, stop):
        length = _COUNT.fullmatch(texts[at])
        if length is not None:
            count = int(length.group(1))
        elif _INTEGER.fullmatch(texts[at]):
            numbers.append(texts[at])
    return numbers * count if len(numbers) == 1 else numbers
