"""The points of a loop nest at which given sparse operands store elements, by joining their coordinates."""

from __future__ import annotations

import math

import numpy as np

from pyopt.interpreter.dialects.sparse_tensor.tensor import place_keys
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.sparse.storage import ranges
from pyopt.ir.affine import CONSTANT, DIM, AffineMap
from pyopt.light import TYPE_CHECKING, Callable, Sequence, final

if TYPE_CHECKING:
    from pyopt.interpreter.dialects.sparse_tensor.presence import Condition


def is_plain(map: AffineMap) -> bool:
    """Every subscript is a loop or a number."""
    return all(expr.kind in (DIM, CONSTANT) for expr in map.results)


@final
class Points:
    """Some points of the space, `rows`, of which only the columns in `loops` mean anything yet."""

    __slots__ = ("loops", "rows")

    def __init__(self, rows: Array, loops: list[int]) -> None:
        self.rows = rows
        self.loops = loops


def find_points(
    condition: Condition,
    maps: Sequence[AffineMap],
    coordinates: Sequence[Array | None],
    extents: Sequence[int],
    check: Callable[[int], None],
) -> Array:
    """The points, a row each in the order of the loops, that a condition may hold at, and maybe others.

    `coordinates[k]` are those of the entries of operand k, if it is sparse. `check` is called with numbers of points
    before they are made, and may raise.
    """
    found: list[Array] = [np.zeros((0, len(extents)), np.int64)]
    for part in condition:
        points = Points(np.zeros((1, len(extents)), np.int64), [])
        for number in sorted(part):
            rows = coordinates[number]
            if rows is not None and is_plain(maps[number]):
                points = _joined(points, _of_operand(maps[number], rows, extents), extents, check)
        found.append(_filled(points, extents, check))
    rows = np.concatenate(found)
    _, first = np.unique(place_keys(rows, extents), return_index=True)
    return rows[first]


def _of_operand(map: AffineMap, coordinates: Array, extents: Sequence[int]) -> Points:
    """The points at which one operand stores something."""
    rows = np.zeros((len(coordinates), len(extents)), np.int64)
    kept = np.ones(len(coordinates), np.bool_)
    loops: list[int] = []
    for column, expr in zip(coordinates.T, map.results, strict=True):
        if expr.kind == CONSTANT:
            kept &= column == expr.value
        elif expr.value in loops:
            kept &= column == rows[:, expr.value]
        else:
            rows[:, expr.value] = column
            loops.append(expr.value)
    return Points(rows[kept], loops)


def _joined(left: Points, right: Points, extents: Sequence[int], check: Callable[[int], None]) -> Points:
    """The points of both that agree on the loops that both know."""
    common = [loop for loop in left.loops if loop in right.loops]
    sizes = [extents[loop] for loop in common]
    both = place_keys(np.concatenate([left.rows[:, common], right.rows[:, common]]), sizes)
    left_keys, right_keys = both[: len(left.rows)], both[len(left.rows) :]
    order = np.argsort(right_keys, kind="stable")
    ordered = right_keys[order]
    low = np.searchsorted(ordered, left_keys, "left")
    high = np.searchsorted(ordered, left_keys, "right")
    check(int((high - low).sum()))
    which, at = ranges(low, high)
    rows = left.rows[which]
    new = [loop for loop in right.loops if loop not in common]
    rows[:, new] = right.rows[order[at]][:, new]
    return Points(rows, left.loops + new)


def _filled(points: Points, extents: Sequence[int], check: Callable[[int], None]) -> Array:
    """All iterations of the loops of which nothing is known."""
    free = [loop for loop in range(len(extents)) if loop not in points.loops]
    count = math.prod([extents[loop] for loop in free])
    check(count * len(points.rows))
    rows = np.repeat(points.rows, count, axis=0)
    if free:
        grid = np.indices([extents[loop] for loop in free]).reshape(len(free), -1).T
        rows[:, free] = np.tile(grid, (len(points.rows), 1))
    return rows
