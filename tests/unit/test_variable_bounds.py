"""Bounds that elimination finds hold for all points of a system, and are exact where they can be."""

from __future__ import annotations

import random
from itertools import product

import pytest

from pyopt.analysis.linear_systems import System
from pyopt.analysis.variable_bounds import bound_of, equal_bound, without_redundant
from pyopt.ir.affine import constant, dim, evaluate, floordiv, mod, symbol

RANGE = range(-4, 5)


def points(system: System) -> list[tuple[int, ...]]:
    """The points of a cube that satisfy all rows."""
    return [
        point
        for point in product(RANGE, repeat=system.width)
        if all(value(row, point) == 0 for row in system.equalities)
        and all(value(row, point) >= 0 for row in system.inequalities)
    ]


def value(row: tuple[int, ...], point: tuple[int, ...]) -> int:
    return row[-1] + sum(a * b for a, b in zip(row, point, strict=False))


def random_system(seed: int, width: int = 3) -> System:
    """Rows around a cube, so that there are no points outside of it."""
    randomness = random.Random(seed)
    box = []
    for at in range(width):
        unit = [0] * width
        unit[at] = 1
        box += [(*unit, 4), (*(-one for one in unit), 4)]
    rows = [tuple(randomness.randint(-3, 3) for _ in range(width + 1)) for _ in range(randomness.randint(0, 3))]
    equalities = [tuple(randomness.randint(-2, 2) for _ in range(width + 1)) for _ in range(randomness.randint(0, 1))]
    return System(width, equalities, [*box, *rows])


@pytest.mark.parametrize("seed", range(60))
def test_bounds_hold(seed: int) -> None:
    system = random_system(seed)
    found = points(system)
    for at in range(system.width):
        least, greatest = system.constant_bound(at, False), system.constant_bound(at, True)
        assert least is not None and greatest is not None
        assert all(least <= point[at] <= greatest for point in found)
        only = equal_bound(system, at)
        assert only is None or all(point[at] == only for point in found)


@pytest.mark.parametrize("seed", range(60))
def test_empty_systems_have_no_points(seed: int) -> None:
    system = random_system(seed)
    assert not (system.is_empty(system.width) and points(system))


@pytest.mark.parametrize("seed", range(30))
def test_redundant_rows_change_nothing(seed: int) -> None:
    system = random_system(seed)
    assert points(without_redundant(system, system.width)) == points(system)


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("upper", [False, True])
def test_expressions_are_bounds(seed: int, upper: bool) -> None:
    system = random_system(seed)
    found = points(system)
    expr = bound_of(System(3, system.equalities, system.inequalities), 2, 1, 0, upper)
    if expr is None:
        return
    for first, second, third in found:
        limit = evaluate(expr, [second], [third])
        assert limit is not None
        assert first < limit if upper else first >= limit


def test_exact_bounds() -> None:
    # 0 <= 3x - 1 <= 10, and y unbounded.
    system = System(2, [], [(3, 0, -1), (-3, 0, 11)])
    assert system.constant_bound(0, False) == 1
    assert system.constant_bound(0, True) == 3
    assert system.constant_bound(1, True) is None


def test_quotient_is_found() -> None:
    # 0 <= s - 4x < 4
    system = System(2, [], [(-4, 1, 0), (4, -1, 3)])
    found = bound_of(system, 1, 1, 0, False)
    assert found is floordiv(symbol(0), constant(4))


def test_remainder_is_found() -> None:
    # x - d + 4 * s == 0 with 0 <= x < 4
    system = System(3, [(1, -1, 4, 0)], [(1, 0, 0, 0), (-1, 0, 0, 3)])
    assert bound_of(system, 2, 1, 0, False) is mod(dim(0), constant(4))


def test_one_of_two_bounds() -> None:
    # x <= d + 5 and x <= d + 3: the first is redundant.
    system = System(2, [], [(-1, 1, 5), (-1, 1, 3)])
    found = bound_of(system, 2, 0, 0, True)
    assert found is dim(0) + constant(4)
