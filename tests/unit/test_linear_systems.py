"""Emptiness of linear systems: never claimed of one that has points, and found in good time."""

from __future__ import annotations

import itertools
import random

import pytest

from pyopt.analysis.linear_systems import System, strictest
from tests.support.work import calls_in


def holds(system: System, point: tuple[int, ...]) -> bool:
    values = (*point, 1)

    def value(row: tuple[int, ...]) -> int:
        return sum(a * b for a, b in zip(row, values, strict=True))

    return all(value(row) == 0 for row in system.equalities) and all(value(row) >= 0 for row in system.inequalities)


def random_system(seed: int) -> System:
    randomness = random.Random(seed)
    width = randomness.randint(1, 3)

    def row() -> tuple[int, ...]:
        return tuple([randomness.choice((0, 0, 1, -1, 2, -3)) for _ in range(width)] + [randomness.randint(-6, 6)])

    equalities = [row() for _ in range(randomness.randint(0, 2))]
    return System(width, equalities, [row() for _ in range(randomness.randint(1, 5))])


@pytest.mark.full
def test_a_system_with_points_is_not_empty() -> None:
    empty = 0
    for seed in range(600):
        system = random_system(seed)
        if system.is_empty(random.Random(seed).randint(0, system.width)):
            empty += 1
            points = itertools.product(range(-8, 9), repeat=system.width)
            assert not any(holds(system, point) for point in points), (system.equalities, system.inequalities)
    assert empty > 100


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_odd_numbers_are_not_even(order: tuple[int, ...]) -> None:
    """x = y, y = 2 and x = 1 + 2 z, whatever is solved first."""
    rows = [(1, -1, 0, 0), (0, 1, 0, -2), (1, 0, -2, -1)]
    equalities = [(*[row[at] for at in order], row[3]) for row in rows]
    for given in itertools.permutations(equalities):
        for first in range(4):
            assert System(3, given, []).is_empty(first)
            assert not System(3, given[:2], []).is_empty(first)


def test_the_strictest_rows_allow_the_same_points() -> None:
    for seed in range(300):
        system = random_system(seed)
        fewer = System(system.width, system.equalities, strictest(system.inequalities))
        assert len(fewer.inequalities) <= len(system.inequalities)
        for point in itertools.product(range(-4, 5), repeat=system.width):
            assert holds(system, point) == holds(fewer, point)


def test_many_rows_take_work_in_proportion() -> None:
    def work(count: int) -> None:
        bounds = [(1, -value) for value in range(count)] + [(-1, 2 * count + value) for value in range(count)]
        assert not System(1, (), bounds).is_empty(1)
        assert System(1, (), [*bounds, (-1, 5)]).is_empty(1)

    assert calls_in(lambda: work(8_000)) < 5 * calls_in(lambda: work(2_000)) + 1_000


def test_elimination_of_many_rows_is_given_up() -> None:
    randomness = random.Random(1)
    dense = [tuple([randomness.randint(-50, 50) for _ in range(7)]) for _ in range(2_000)]
    assert calls_in(lambda: System(6, (), dense).is_empty(6)) < 1_000_000
