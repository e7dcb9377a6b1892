"""The points of iteration spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def points(ranges: Sequence[range]) -> Iterator[tuple[int, ...]]:
    """The points of an iteration space, the last dimension fastest; unlike `itertools.product`, without a copy of the
    ranges, which may be huge."""
    if not all(ranges):
        return
    position = [one.start for one in ranges]
    while True:
        yield tuple(position)
        for at in range(len(ranges) - 1, -1, -1):
            position[at] += ranges[at].step
            if position[at] < ranges[at].stop:
                break
            position[at] = ranges[at].start
        else:
            return
