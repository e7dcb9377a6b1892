"""Bands: loops each of which has nothing but the next one inside."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.light import Sequence
from pyopt.passes.canonicalize.scf.common import defined_outside


def perfect_nest(loop: Operation, most: int | None = None) -> list[Operation]:
    """The loop and those of its kind inside, as long as there is nothing else; at most `most`."""
    found = [loop]
    while most is None or len(found) < most:
        body = found[-1].regions[0].entry()
        inner = body.first
        if inner is None or inner.next is not body.last or inner.info is not loop.info:
            break
        found.append(inner)
    return found


def outermost_level(values: Sequence[Value], loops: Sequence[Operation]) -> int:
    """The first of the loops outside of which all values are defined; the number of loops if there is none."""
    for level, loop in enumerate(loops):
        if all(defined_outside(value, loop) for value in values):
            return level
    return len(loops)


def independent_bands(levels: Sequence[int]) -> list[tuple[int, int]]:
    """The ranges of a nest, from the innermost outwards, in which the bounds of no loop depend on another one.

    `levels` has the first loop outside of which the bounds of each loop are.
    """
    found: list[tuple[int, int]] = []
    end = len(levels)
    while end > 1:
        start = next((one for one in range(end - 1) if max(levels[one:end]) <= one), None)
        if start is None:
            end -= 1
        else:
            found.append((start, end))
            end = start
    return found
