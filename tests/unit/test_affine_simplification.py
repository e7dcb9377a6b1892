"""Affine expressions have the same values as they are written, as they are built, and simplified."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from pyopt.ir.affine import AffineExpr, AffineMap, constant, dim, evaluate, subexpressions, symbol
from pyopt.ir.affine_flatten import simplify_affine_map

if TYPE_CHECKING:
    from collections.abc import Sequence

Written = tuple[str, "Written | int", "Written | int"]
"""(operation, operand, operand), or what kind of leaf and its number."""

DIMS = 2
SYMBOLS = 2


def random_leaf(random: Random, symbolic: bool) -> Written:
    kind = random.choice(("symbol", "constant", "symbol") if symbolic else ("dim", "symbol", "constant"))
    return (
        kind,
        random.randrange(2) if kind != "constant" else random.choice((-6, -3, -2, -1, 0, 1, 2, 3, 4, 6, 7, 12)),
        0,
    )


def random_expression(random: Random, depth: int, symbolic: bool = False) -> Written:
    """Semi-affine: factors and divisors are constants or made of symbols."""
    if depth == 0 or random.random() < 0.15:
        return random_leaf(random, symbolic)
    operation = random.choice(("add", "add", "mul", "floordiv", "ceildiv", "mod"))
    left = random_expression(random, depth - 1, symbolic)
    if operation == "add":
        return operation, left, random_expression(random, depth - 1, symbolic)
    if operation == "mul":
        return operation, left, random_expression(random, 1 if random.random() < 0.2 else 0, True)
    divisor: Written = ("symbol", random.randrange(2), 0)
    if random.random() < 0.5:
        divisor = ("constant", random.choice((1, 2, 3, 4, 6)), 0)
    return operation, left, divisor


def value_of(written: Written | int, dims: Sequence[int], symbols: Sequence[int]) -> int | None:
    """The value; None where a divisor is not positive."""
    assert not isinstance(written, int)
    operation, first, second = written
    if operation in ("dim", "symbol", "constant"):
        assert isinstance(first, int)
        return first if operation == "constant" else (dims if operation == "dim" else symbols)[first]
    a = value_of(first, dims, symbols)
    b = value_of(second, dims, symbols)
    if a is None or b is None:
        return None
    if operation == "add":
        return a + b
    if operation == "mul":
        return a * b
    if b <= 0:
        return None
    return a // b if operation == "floordiv" else -(-a // b) if operation == "ceildiv" else a % b


def built(written: Written | int) -> AffineExpr:
    assert not isinstance(written, int)
    operation, first, second = written
    if isinstance(first, int):
        return {"dim": dim, "symbol": symbol, "constant": constant}[operation](first)
    a = built(first)
    b = built(second)
    if operation == "add":
        return a + b
    if operation == "mul":
        return a * b
    return a // b if operation == "floordiv" else a.ceildiv(b) if operation == "ceildiv" else a % b


@pytest.mark.parametrize("seed", range(4))
def test_random_expressions_keep_their_values(seed: int) -> None:
    random = Random(seed)
    for _ in range(1500):
        written = random_expression(random, 4)
        expr = built(written)
        simplified = simplify_affine_map(AffineMap.get(DIMS, SYMBOLS, [expr])).results[0]
        for _ in range(6):
            dims = [random.randrange(-20, 21) for _ in range(DIMS)]
            symbols = [random.randrange(1, 9) for _ in range(SYMBOLS)]
            expected = value_of(written, dims, symbols)
            if expected is not None:
                assert evaluate(expr, dims, symbols) == expected, f"{written} is built wrong at {dims}, {symbols}"
                assert evaluate(simplified, dims, symbols) == expected, f"{written} at {dims}, {symbols}"


S0 = symbol(0)


@pytest.mark.parametrize(
    "expr",
    [
        ((S0 * 3).ceildiv(constant(6)) * 7 + S0 * 10).ceildiv(S0),
        ((S0 * 3) // constant(6) * 7 + S0 * 10) // S0,
        ((S0 * symbol(1)) // symbol(1)) // symbol(1),
        ((S0 * dim(0)) // constant(6) + (S0 * dim(1)) // constant(4)) // S0,
    ],
)
def test_symbols_stay_where_they_are_no_factor(expr: AffineExpr) -> None:
    simplified = simplify_affine_map(AffineMap.get(2, 2, [expr])).results[0]
    for s in range(1, 9):
        for d in range(-8, 9):
            dims, symbols = [d, 5 - 2 * d], [s, 3]
            assert evaluate(simplified, dims, symbols) == evaluate(expr, dims, symbols)


@pytest.mark.parametrize(
    "expr",
    [
        (S0 * dim(0)) // constant(6) // S0,
        ((S0 * dim(0)) // constant(6) + S0 * dim(1)) // S0,
        (S0 * dim(0) + S0 * 3).ceildiv(S0),
        (S0 * dim(0) + S0 * 3) % S0,
    ],
)
def test_factors_are_divided_out(expr: AffineExpr) -> None:
    simplified = simplify_affine_map(AffineMap.get(2, 2, [expr])).results[0]
    assert S0 not in subexpressions(simplified)
    for s in range(1, 9):
        for d in range(-8, 9):
            assert evaluate(simplified, [d, 5 - 2 * d], [s, 3]) == evaluate(expr, [d, 5 - 2 * d], [s, 3])
