"""Lists of integers in attributes, which were elements or arrays of attributes until 2022, in vector until 2024."""

from __future__ import annotations

import re

from pyopt.light import Final
from pyopt.upgrade.document import Document

_INTEGER: Final = re.compile(r"-?\d{1,20}")
_COUNT: Final = re.compile(r"(\d+)xi32")
_SEGMENTS: Final = frozenset(("case_operand_segments", "branch_weights"))
_DYNAMIC_IS_MINUS_ONE: Final = frozenset(("static_sizes", "static_low", "static_high"))
_DYNAMIC: Final = "-9223372036854775808"
_OF_VECTOR: Final = {
    "mask": '"vector.shuffle"',
    "mask_dim_sizes": '"vector.constant_mask"',
    "reduction_dims": '"vector.multi_reduction"',
}
"""Names that may mean something else, and the generic forms in which they are such lists."""
LISTS: Final = frozenset((*_SEGMENTS, *_DYNAMIC_IS_MINUS_ONE, *_OF_VECTOR, "static_offsets", "static_strides"))


def upgrade_list(document: Document, at: int) -> int:
    """Rewrites the attribute whose name stands at a token, if it has an older form; the index behind it, or 0."""
    texts = document.texts
    name = texts[at]
    start = at + 2
    if texts[at - 1] not in ("{", ",") or texts[at + 1] not in ("=", ":"):
        return 0
    if name in _OF_VECTOR and not _is_in(document, at, _OF_VECTOR[name]):
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
    year = 2024 if name in _OF_VECTOR else 2023 if name == "branch_weights" else 2022
    document.note(at, f"{name} = {'dense<...>' if name in _SEGMENTS else '[...]'}", f"{name} = array<...>", year)
    return stop


def _is_in(document: Document, at: int, op: str) -> bool:
    """The attribute stands in the first braces behind the operands of an op in generic form."""
    texts = document.texts
    brace = next((one for one in range(at, -1, -1) if texts[one] == "{" and document.match.get(one, one) > at), 0)
    close = brace - 2 if texts[brace - 1] == "<" else brace - 1
    name = close
    while name > 0 and texts[name] != op:
        name -= 1
    return texts[name] == op and texts[name + 1] == "(" and document.match.get(name + 1) == close


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
