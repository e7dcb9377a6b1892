"""Parts of an input for --split-input-file."""

from __future__ import annotations

from pyopt.light import Callable, Final
from pyopt.syntax.lexer import Source

_TAIL: Final = 2
"""So many characters of the marker's end may be missing for it to be a near miss."""


def split_source(source: Source, marker: str, near_miss: Callable[[int], None]) -> list[Source]:
    """The parts of a source between markers, wherever in a line those stand.

    The part behind a marker begins right after it. Where only the marker's last two characters are missing or nothing
    follows it, `near_miss` is told the offset, and the source is not split there.
    """
    text = source.text
    if not marker:
        return [source]
    head, tail = marker[:-_TAIL], marker[-_TAIL:]
    pieces: list[tuple[int, int]] = []
    start = 0
    end = text.find(head) if head else -1
    while end >= 0:
        after = end + len(head)
        following = text.find(head, after)
        limit = len(text) if following < 0 else following
        if start == end:
            # An empty part in front is dropped, with whatever stands at the marker's end.
            start = after
        elif text.startswith(tail, after) and limit - after > _TAIL and text[after + _TAIL] != "0":
            pieces.append((start, end))
            start = after + _TAIL
        else:
            near_miss(after)
        end = following
    if start < len(text):
        pieces.append((start, len(text)))
    return [source.part(start, end) for start, end in pieces]
