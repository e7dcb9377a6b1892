"""Which lines of two texts differ: a patience diff, whose fixed points are lines that both texts have once."""

from __future__ import annotations

from bisect import bisect_left

from pyopt.light import Final, Sequence, final

CONTEXT: Final = 3
"""Lines that are shown around a change."""


@final
class LineChange:
    """Lines [old, old_end) of one text became lines [new, new_end) of another one."""

    __slots__ = ("new", "new_end", "old", "old_end")

    def __init__(self, old: int, old_end: int, new: int, new_end: int) -> None:
        self.old = old
        self.old_end = old_end
        self.new = new
        self.new_end = new_end


def changes(old: Sequence[str], new: Sequence[str]) -> list[LineChange]:
    """The changes that make the lines `new` of `old`, in order."""
    found: list[LineChange] = []
    start, end = _same_ends(old, new, 0, len(old), 0, len(new))
    last = (start, start)
    for one, other in [*_anchors(old, new, start, end), (len(old) - end, len(new) - end)]:
        _between(old, new, LineChange(last[0], one, last[1], other), found)
        last = (one + 1, other + 1)
    return found


def hunks(found: Sequence[LineChange]) -> list[list[LineChange]]:
    """The changes in groups, so that what is shown around those of two groups does not touch."""
    groups: list[list[LineChange]] = []
    for change in found:
        if groups and change.old - groups[-1][-1].old_end <= 2 * CONTEXT:
            groups[-1].append(change)
        else:
            groups.append([change])
    return groups


def _same_ends(
    old: Sequence[str], new: Sequence[str], first: int, last: int, other_first: int, other_last: int
) -> tuple[int, int]:
    """How many lines are the same at the beginning and at the end."""
    shorter = min(last - first, other_last - other_first)
    start = 0
    while start < shorter and old[first + start] == new[other_first + start]:
        start += 1
    end = 0
    while end < shorter - start and old[last - 1 - end] == new[other_last - 1 - end]:
        end += 1
    return start, end


def _anchors(old: Sequence[str], new: Sequence[str], start: int, end: int) -> list[tuple[int, int]]:
    """Pairs of equal lines that each text has once between its ends, as many as are in order in both."""
    places = _only_places(old, start, len(old) - end)
    others = _only_places(new, start, len(new) - end)
    pairs = [(places[line], other) for line, other in others.items() if line in places]
    # The longest increasing sequence: `tails` has the last pair of the best one of each length.
    tails: list[int] = []
    best: list[int] = []
    before: list[int] = []
    for number, (place, _) in enumerate(pairs):
        length = bisect_left(tails, place)
        before.append(best[length - 1] if length else -1)
        if length == len(tails):
            tails.append(place)
            best.append(number)
        else:
            tails[length] = place
            best[length] = number
    chosen: list[tuple[int, int]] = []
    at = best[-1] if best else -1
    while at >= 0:
        chosen.append(pairs[at])
        at = before[at]
    chosen.reverse()
    return chosen


def _only_places(lines: Sequence[str], start: int, end: int) -> dict[str, int]:
    """Where the lines stand that occur once in a part of a text."""
    places: dict[str, int] = {}
    repeated: set[str] = set()
    for index in range(start, end):
        line = lines[index]
        if line in places:
            repeated.add(line)
        places[line] = index
    return {line: place for line, place in places.items() if line not in repeated}


def _between(old: Sequence[str], new: Sequence[str], part: LineChange, found: list[LineChange]) -> None:
    """Adds the changes between two pairs of equal lines."""
    start, end = _same_ends(old, new, part.old, part.old_end, part.new, part.new_end)
    first, last, other_first, other_last = part.old + start, part.old_end - end, part.new + start, part.new_end - end
    if first == last and other_first == other_last:
        return
    if first == last or other_first == other_last:
        found.append(LineChange(first, last, other_first, other_last))
        return
    from difflib import SequenceMatcher

    matcher = SequenceMatcher(None, old[first:last], new[other_first:other_last])
    for tag, one, one_end, two, two_end in matcher.get_opcodes():
        if tag != "equal":
            found.append(LineChange(first + one, first + one_end, other_first + two, other_first + two_end))
