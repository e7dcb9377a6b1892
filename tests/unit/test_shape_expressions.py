"""Expressions of extents: the normal form, and that it means what the operations say for all values of the unknowns."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest

from pyopt.analysis.shapes.comparisons import is_surely_different
from pyopt.analysis.shapes.expressions import (
    LIMIT,
    ONE,
    WEIGHT,
    ZERO,
    UnknownNumber,
    add,
    ceildiv,
    constant,
    floordiv,
    mod,
    mul,
    product,
    quotient,
    sub,
    substitute,
    variable,
)

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe

N = UnknownNumber("n")
M = UnknownNumber("m")
n = variable(N)
m = variable(M)


def number(value: int) -> Maybe:
    return constant(value)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (add(n, m), add(m, n)),
        (add(n, n), mul(number(2), n)),
        (sub(add(n, m), m), n),
        (mul(add(n, ONE), add(n, number(-1))), sub(mul(n, n), ONE)),
        (sub(mul(n, m), mul(m, n)), ZERO),
        (mul(ZERO, None), ZERO),
        (product([n, number(2), m]), mul(mul(m, n), number(2))),
        (floordiv(mul(number(6), n), number(6)), n),
        (floordiv(add(mul(number(6), n), number(4)), number(6)), n),
        (floordiv(add(mul(number(4), n), ONE), number(8)), floordiv(n, number(2))),
        (floordiv(add(n, number(8)), number(8)), add(floordiv(n, number(8)), ONE)),
        (floordiv(n, ONE), n),
        (floordiv(number(-7), number(2)), number(-4)),
        (floordiv(n, m), floordiv(n, m)),
        (ceildiv(mul(number(4), n), number(4)), n),
        (ceildiv(number(7), number(2)), number(4)),
        (mod(add(mul(number(4), n), number(3)), number(4)), number(3)),
        (substitute(floordiv(add(n, m), number(2)), {N: m}), m),
        (substitute(mul(n, m), {N: number(3), M: number(5)}), number(15)),
    ],
)
def test_normal_form(one: Maybe, other: Maybe) -> None:
    assert one is other


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (n, m),
        (n, UnknownNumber("n")),
        (floordiv(n, number(2)), floordiv(n, number(3))),
        (floordiv(add(n, ONE), number(2)), floordiv(n, number(2))),
        (mul(floordiv(n, number(2)), number(2)), n),
        (floordiv(mul(n, m), m), n),
    ],
)
def test_not_the_same(one: Maybe, other: object) -> None:
    assert one is not (variable(other) if isinstance(other, UnknownNumber) else other)


def test_what_is_divided_by_is_not_zero() -> None:
    assert quotient(mul(n, m), m) is n
    assert quotient(add(mul(mul(number(6), n), m), n), mul(number(2), m)) is add(
        mul(number(3), n), floordiv(n, mul(number(2), m))
    )
    assert quotient(mul(number(3), m), mul(number(2), m)) is floordiv(mul(number(3), m), mul(number(2), m))
    assert quotient(n, add(n, ONE)) is floordiv(n, add(n, ONE))
    less = sub(mul(n, m), m)
    assert quotient(mul(number(32), less), mul(number(8), less)) is number(4)
    assert quotient(mul(less, add(n, number(5))), less) is add(n, number(5))
    assert quotient(mul(less, add(n, number(5))), add(number(5), n)) is less
    assert quotient(mul(number(3), less), mul(number(2), less)) is floordiv(mul(number(3), less), mul(number(2), less))
    assert quotient(add(mul(less, n), ONE), less) is floordiv(add(mul(less, n), ONE), less)
    assert quotient(mul(n, n), add(n, ONE)) is floordiv(mul(n, n), add(n, ONE))
    assert quotient(number(7), number(2)) is number(3)
    assert quotient(n, ZERO) is None


def ranged(name: str, low: int, high: int | None) -> UnknownNumber:
    return UnknownNumber(name, False, True, low, high)


def test_bounds_of_expressions() -> None:
    small, large = variable(ranged("small", 1, 4)), variable(ranged("large", 2, None))
    assert (small.low, small.high, large.low, large.high) == (1, 4, 2, None)
    for made, low, high in (
        (sub(large, small), -2, None),
        (sub(mul(small, n), n), 0, None),
        (sub(mul(small, large), small), 1, None),
        (sub(number(4), small), 0, 3),
        (mul(small, small), 1, 16),
        (sub(n, small), -4, None),
        (add(floordiv(large, number(2)), ONE), 2, None),
        (floordiv(sub(small, number(3)), number(3)), -1, 0),
        (floordiv(n, small), 0, None),
        (floordiv(number(9), large), 0, 4),
    ):
        assert made is not None
        assert (made.low, made.high) == (low, high), str(made)
    assert floordiv(small, number(5)) is ZERO
    assert floordiv(add(mul(number(5), n), small), number(5)) is n
    assert floordiv(small, number(4)) is not ZERO
    assert is_surely_different(large, ONE)
    assert is_surely_different(small, number(5))
    assert not is_surely_different(small, number(4))
    assert not is_surely_different(small, large)


@pytest.mark.parametrize("seed", range(20))
def test_bounds_hold_for_all_values(seed: int) -> None:
    """Random expressions over variables with ranges are, for drawn values, between their bounds."""
    draw = random.Random(seed)
    tight = 0
    for _ in range(40):
        atoms = {
            ranged(f"x{at}", low := draw.randrange(3), draw.choice((None, low + draw.randrange(4)))): 0
            for at in range(3)
        }
        made: list[Maybe] = [*map(variable, atoms), *map(number, (-3, 2, 5))]
        for _ in range(4):
            operation = draw.choice((add, sub, mul, floordiv))
            other = draw.choice(made[:3] + made[4:6]) if operation is floordiv else draw.choice(made)
            made.append(operation(draw.choice(made), other))
        found: dict[Maybe, list[int]] = {one: [] for one in made if one is not None}
        for _ in range(60):
            for atom in atoms:
                assert atom.low is not None
                atoms[atom] = draw.randint(atom.low, atom.low + 6 if atom.high is None else atom.high)
            for one, values in found.items():
                value = substitute(one, {atom: number(value) for atom, value in atoms.items()})
                if value is not None:
                    values.append(value.value() or 0)
        for one, values in found.items():
            assert one is not None
            assert one.low is None or all(value >= one.low for value in values), (str(one), one.low, min(values))
            assert one.high is None or all(value <= one.high for value in values), (str(one), one.high, max(values))
            tight += bool(values) and one.low == min(values)
    assert tight > 100


def test_nothing_is_known() -> None:
    for operation in (add, sub, mul, floordiv, ceildiv, mod):
        assert operation(n, None) is None
        assert operation(None, n) is None
    assert floordiv(n, ZERO) is None
    assert substitute(n, {N: None}) is None


def test_expressions_do_not_grow_without_end() -> None:
    sums: Maybe = ZERO
    for index in range(LIMIT + 1):
        assert sums is not None
        sums = add(sums, variable(UnknownNumber(f"x{index}")))
    assert sums is None


STEPS: Final[list[Callable[[Maybe], Maybe]]] = [
    lambda last: mul(last, n),
    lambda last: add(last, last),
    lambda last: add(mul(last, number(3)), n),
    lambda last: floordiv(add(last, m), number(3)),
    lambda last: add(last, floordiv(last, number(2))),
    lambda last: mul(floordiv(add(last, n), m), last),
]


@pytest.mark.parametrize("step", STEPS)
def test_repeated_steps_are_given_up(step: Callable[[Maybe], Maybe]) -> None:
    """High powers, large factors, deep quotients and quotients of quotients that are there twice."""
    last: Maybe = add(n, m)
    for _ in range(200):
        last = step(last)
        assert last is None or last.weight <= WEIGHT
    assert last is None


def test_numbers_are_as_large_as_they_are() -> None:
    assert mul(constant(1 << 40), constant(1 << 40)) is None
    assert constant(1 << 70).value() == 1 << 70
    assert add(n, constant((1 << 63) - 1)) is not None


@pytest.mark.parametrize(
    ("expression", "exact", "natural"),
    [
        (n, True, True),
        (variable(UnknownNumber("i", True)), False, False),
        (sub(n, m), True, False),
        (floordiv(sub(n, m), number(2)), True, False),
        (floordiv(mul(n, m), add(n, ONE)), True, True),
        (add(n, variable(UnknownNumber("i", True))), False, False),
        (ZERO, True, True),
        (number(-1), True, False),
    ],
)
def test_made_of_extents(expression: Maybe, exact: bool, natural: bool) -> None:
    assert expression is not None
    assert expression.exact is exact
    assert expression.natural is natural


@pytest.mark.parametrize(
    ("one", "other", "different"),
    [
        (number(3), number(4), True),
        (number(3), number(3), False),
        (n, add(n, ONE), True),
        (n, m, False),
        (n, number(0), False),
        (n, number(-1), True),
        (add(n, number(2)), ONE, True),
        (add(add(n, m), ONE), ZERO, True),
        (sub(n, m), number(-1), False),
        (n, None, False),
        (floordiv(n, number(2)), number(-1), True),
        (floordiv(sub(n, m), number(2)), number(-1), False),
    ],
)
def test_surely_different(one: Maybe, other: Maybe, different: bool) -> None:
    assert is_surely_different(one, other) is different
    assert is_surely_different(other, one) is different


def test_text() -> None:
    assert str(add(mul(number(2), n), number(3))) == "3 + 2 * n"
    assert str(floordiv(n, number(4))) == "n floordiv 4"
    assert str(ZERO) == "0"


OPERATIONS: Final[list[tuple[Callable[[Maybe, Maybe], Maybe], Callable[[int, int], int | None]]]] = [
    (add, lambda a, b: a + b),
    (sub, lambda a, b: a - b),
    (mul, lambda a, b: a * b),
    (floordiv, lambda a, b: a // b if b else None),
    (ceildiv, lambda a, b: -(-a // b) if b else None),
    (mod, lambda a, b: a % b if b else None),
    (quotient, lambda a, b: a // b if b else None),
]


@pytest.mark.parametrize("seed", range(300))
def test_means_what_it_says(seed: int) -> None:
    """A random expression, built as such and as a number at the same time, for values that are given at the end."""
    choose = random.Random(seed)
    unknowns = [UnknownNumber(name) for name in "abc"]
    values = {one: choose.randrange(0, 9) for one in unknowns}
    built: list[tuple[Maybe, int]] = [(variable(one), value) for one, value in values.items()]
    built += [(constant(value), value) for value in (-3, 1, 2, 4, 6)]
    for _ in range(12):
        symbolic, concrete = choose.choice(OPERATIONS)
        (lhs, one), (rhs, other) = choose.choice(built), choose.choice(built)
        meaning = concrete(one, other)
        made = symbolic(lhs, rhs)
        if meaning is not None and made is not None:
            built.append((made, meaning))
    given: dict[UnknownNumber, Maybe] = {one: constant(value) for one, value in values.items()}
    for expression, meaning in built:
        result = substitute(expression, given)
        assert result is None or result.value() == meaning, (str(expression), values)
