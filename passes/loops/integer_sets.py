"""Integer sets without redundant constraints, and whether one is empty.

A row is the coefficients of all inputs and, last, the constant term. Emptiness is found by eliminating one input after
the other (Gauss where there is an equality, Fourier and Motzkin elsewhere), with constants rounded where all
coefficients have a common divisor; it proves that a set is empty, and not that it is not.
"""

from __future__ import annotations

from math import gcd

from pyopt.ir.affine import IntegerSet, constant, is_pure_affine
from pyopt.ir.affine_flatten import Flattener, simplify_integer_set

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, TypeAlias

    Row: TypeAlias = list[int]

MANY_ROWS: Final = 500


def tightened(row: Row) -> Row:
    """An inequality with coefficients without common divisor."""
    divisor = gcd(*row[:-1])
    return [value // divisor for value in row] if divisor > 1 else row


def normalized(row: Row) -> Row:
    """An equality whose numbers have no common divisor."""
    divisor = gcd(*row)
    return [value // divisor for value in row] if divisor > 1 else row


def is_empty(equalities: list[Row], inequalities: list[Row]) -> bool:
    """No integers satisfy the rows, as far as elimination tells."""
    equalities = list(equalities)
    while equalities:
        row = equalities.pop()
        divisor = gcd(*row[:-1])
        if divisor == 0:
            if row[-1] != 0:
                return True
            continue
        if row[-1] % divisor:
            return True
        column = next(index for index, value in enumerate(row) if value)
        equalities = [_eliminated(other, row, column) for other in equalities]
        inequalities = [_eliminated(other, row, column) for other in inequalities]
    width = len(inequalities[0]) - 1 if inequalities else 0
    for column in range(width):
        rows = [tightened(row) for row in inequalities]
        if any(row[-1] < 0 and not any(row[:-1]) for row in rows):
            return True
        lower = [row for row in rows if row[column] > 0]
        upper = [row for row in rows if row[column] < 0]
        inequalities = [row for row in rows if row[column] == 0]
        if len(lower) * len(upper) + len(inequalities) > MANY_ROWS:
            return False
        for one in lower:
            for other in upper:
                inequalities.append([-other[column] * a + one[column] * b for a, b in zip(one, other, strict=True)])
    return any(row[-1] < 0 for row in inequalities)


def _eliminated(row: Row, by: Row, column: int) -> Row:
    """The row without an input that an equality gives."""
    if row[column] == 0:
        return row
    factor = abs(by[column])
    other = -row[column] if by[column] > 0 else row[column]
    return [factor * a + other * b for a, b in zip(row, by, strict=True)]


def simplify_set(set: IntegerSet) -> IntegerSet:
    """The set with the constraints that say something, equalities first; the empty set if it is empty."""
    flattener = Flattener(set.num_dims, set.num_symbols)
    equalities: list[Row] = []
    inequalities: list[Row] = []
    for constraint, equality in zip(set.constraints, set.equalities, strict=True):
        row = flattener.flatten(constraint) if is_pure_affine(constraint) else None
        if row is None or flattener.locals:
            return simplify_integer_set(set)
        (equalities if equality else inequalities).append(list(row))
    if is_empty(equalities, inequalities):
        return IntegerSet.empty(set.num_dims, set.num_symbols)
    least: dict[tuple[int, ...], int] = {}
    for row in inequalities:
        row = tightened(row)  # noqa: PLW2901  # the row as it is kept
        key = tuple(row[:-1])
        if any(key):
            least[key] = min(row[-1], least.get(key, row[-1]))
    rows = [normalized(row) for row in equalities] + [[*key, least[key]] for key in least]
    flags = (True,) * len(equalities) + (False,) * len(least)
    if not rows:
        return IntegerSet.get(set.num_dims, set.num_symbols, (constant(0),), (True,))
    return IntegerSet.get(set.num_dims, set.num_symbols, tuple([flattener.expression(row) for row in rows]), flags)
