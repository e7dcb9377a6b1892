"""Finds where the CHECK lines of each section go: where they stood, or above, in or below the function of the input."""

from __future__ import annotations

from bisect import bisect_right

from pyopt.light import Final, Mapping, Sequence
from pyopt.update_checks.blocks import CheckBlock
from pyopt.update_checks.choose import SectionEntry
from pyopt.update_checks.directives import Directive
from pyopt.update_checks.source import SourceChunk, SourceFunction

ABOVE: Final = "above"
INSIDE: Final = "inside"
BELOW: Final = "below"


def habit(directives: Sequence[Directive], chunks: Sequence[SourceChunk]) -> str:
    """Where a file has the first CHECK line of a chunk, seen from the chunk's functions."""
    for chunk in chunks:
        inside = [one.number for one in directives if chunk.start <= one.number < chunk.end]
        if inside and chunk.functions:
            first = chunk.functions[0]
            if inside[0] < first.start:
                return ABOVE
            return INSIDE if any(one.start <= inside[0] < one.end for one in chunk.functions) else BELOW
    return ABOVE


def positions(
    entries: Sequence[SectionEntry],
    old: Mapping[int, CheckBlock],
    chunk: SourceChunk,
    where: str,
    lines: Sequence[str],
) -> list[int]:
    """The line before which each entry goes; `old`: the block that an entry (by its place) replaces."""
    anchors = _anchors(entries, chunk)
    plain = [_at(anchor, where, lines) if anchor is not None else -1 for anchor in anchors]
    if old:
        kept = [old[place].first if place in old else at for place, at in enumerate(plain)]
        known = [at for at in kept if at >= 0]
        if known == sorted(known):
            return _filled(kept, chunk, lines)
    return _filled(plain, chunk, lines)


def _anchors(entries: Sequence[SectionEntry], chunk: SourceChunk) -> list[SourceFunction | None]:
    """The function of the input that each entry stands by, None where the order of the output forbids it."""
    by_key = {one.key: one for one in chunk.functions}
    candidates = [by_key.get(one.key) for one in entries]
    # The longest part of the output that has the order of the input keeps its place.
    tails: list[int] = []
    ends: list[int] = []
    before: list[int] = [-1] * len(candidates)
    for place, function in enumerate(candidates):
        if function is None:
            continue
        at = bisect_right(tails, function.start)
        before[place] = ends[at - 1] if at else -1
        tails[at : at + 1] = [function.start]
        ends[at : at + 1] = [place]
    kept: set[int] = set()
    place = ends[-1] if ends else -1
    while place >= 0:
        kept.add(place)
        place = before[place]
    return [function if place in kept else None for place, function in enumerate(candidates)]


def _at(function: SourceFunction, where: str, lines: Sequence[str]) -> int:
    if where == BELOW:
        return function.end
    if where == INSIDE:
        for index in range(function.start, function.end):
            if lines[index].rstrip().endswith("{"):
                return index + 1
    return function.start


def _filled(places: list[int], chunk: SourceChunk, lines: Sequence[str]) -> list[int]:
    """The places, those without one (-1) where the entry before them is, or the first that has one."""
    end = chunk.end
    while end > chunk.start and not lines[end - 1].strip():
        end -= 1
    last = next((at for at in places if at >= 0), end)
    found: list[int] = []
    for at in places:
        last = at if at >= 0 else last
        found.append(last)
    return found
