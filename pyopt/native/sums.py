"""Sums of loops: what an indexing map makes of them, and the least and greatest of what it gives.

2 * i + r - 3           factors {i: 2, r: 1}, constant -3
i floordiv 2 + 1        factors {i floordiv 2: 1}, constant 1
"""

from __future__ import annotations

from pyopt.ir.affine import ADD, CEILDIV, CONSTANT, DIM, FLOORDIV, MOD, MUL, AffineExpr
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.ir.core import Value
    from pyopt.native.checking import Checker

_DIVISIONS: Final = frozenset((FLOORDIV, CEILDIV, MOD))


@final
class Leaf:
    """A loop, or the quotient or rest of one: its least value is 0."""

    __slots__ = ("divisor", "kind", "loop")

    def __init__(self, loop: int, kind: int, divisor: int) -> None:
        self.loop = loop
        self.kind = kind
        self.divisor = divisor

    def greatest(self, checker: Checker, length: Value) -> Value:
        """Its greatest value, of a loop of a length that is not 0."""
        last = checker.binary("arith.subi", length, checker.number(1))
        if self.kind == DIM:
            return last
        if self.kind == MOD:
            return checker.binary("arith.minui", last, checker.number(self.divisor - 1))
        if self.kind == CEILDIV:
            last = checker.binary("arith.addi", last, checker.number(self.divisor - 1))
        return checker.binary("arith.divui", last, checker.number(self.divisor))


@final
class LinearSum:
    """Leaves with their factors, and a constant."""

    __slots__ = ("constant", "terms")

    def __init__(self, terms: list[tuple[Leaf, int]], constant: int) -> None:
        self.terms = terms
        self.constant = constant

    def times(self, factor: int) -> LinearSum:
        return LinearSum([(leaf, one * factor) for leaf, one in self.terms], self.constant * factor)

    def plus(self, other: LinearSum) -> LinearSum:
        """The sum of two; what has the same loop twice becomes one term, if it is that loop itself."""
        terms = list(self.terms)
        for leaf, factor in other.terms:
            for at, (own, before) in enumerate(terms):
                if own.loop == leaf.loop and own.kind == leaf.kind and own.divisor == leaf.divisor:
                    terms[at] = (own, before + factor)
                    break
            else:
                terms.append((leaf, factor))
        return LinearSum([(leaf, factor) for leaf, factor in terms if factor], self.constant + other.constant)

    def bound(self, checker: Checker, lengths: dict[int, Value], sign: int) -> Value:
        """The greatest value with a sign of 1, the least with -1; no loop is empty."""
        found: Value = checker.number(self.constant)
        for leaf, factor in self.terms:
            if factor * sign > 0:
                last = leaf.greatest(checker, lengths[leaf.loop])
                if factor != 1:
                    last = checker.binary("arith.muli", last, checker.number(factor))
                found = checker.binary("arith.addi", found, last)
        return found


def sum_of(expression: AffineExpr) -> LinearSum | None:
    """An expression as a sum in which each loop occurs once; None if it is another."""
    found = _sum(expression)
    if found is None or len({leaf.loop for leaf, _ in found.terms}) != len(found.terms):
        return None
    return found


def _sum(expression: AffineExpr) -> LinearSum | None:
    kind = expression.kind
    if kind == DIM:
        return LinearSum([(Leaf(expression.value, DIM, 1), 1)], 0)
    if kind == CONSTANT:
        return LinearSum([], expression.value)
    if kind in _DIVISIONS:
        left, right = expression.lhs, expression.rhs
        if left.kind == DIM and right.kind == CONSTANT and right.value > 0:
            return LinearSum([(Leaf(left.value, kind, right.value), 1)], 0)
        return None
    if kind not in (ADD, MUL):
        return None
    one, other = _sum(expression.lhs), _sum(expression.rhs)
    if one is None or other is None:
        return None
    if kind == ADD:
        return one.plus(other)
    if other.terms:
        one, other = other, one
    return None if other.terms else one.times(other.constant)
