"""Bounds of one variable in a linear system: constants, and the variable as an expression of others.

`VariableSearch` finds, for a variable that is to be expressed by the others, what the reference finds (a constant, a
quotient, a remainder, or what an equality says), in its order, so that results are equal.
"""

from __future__ import annotations

from pyopt.analysis.linear_systems import System, quotients_in
from pyopt.ir.affine import DIM, AffineExpr, add, ceildiv, constant, dim, floordiv, mod, mul, neg, symbol
from pyopt.ir.affine_flatten import constant_first, expression_of, simplify_affine_expr
from pyopt.light import TYPE_CHECKING, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.analysis.linear_systems import Row

    Known: TypeAlias = list[AffineExpr | None]
    """For each variable the expression that stands for it, where it is known."""
    Sides: TypeAlias = tuple[AffineExpr | None, AffineExpr | None]
    """A lower and an upper bound."""


def equal_bound(system: System, at: int) -> int | None:
    """The one value that a variable can have."""
    least = system.constant_bound(at, upper=False)
    return least if least is not None and least == system.constant_bound(at, upper=True) else None


def without_redundant(system: System, first_local: int) -> System:
    """The system without the inequalities that the other rows imply, the first ones going first."""
    kept = list(system.inequalities)
    index = 0
    while index < len(kept):
        opposite = (*[-value for value in kept[index][:-1]], -kept[index][-1] - 1)
        rest = kept[:index] + kept[index + 1 :]
        if System(system.width, system.equalities, [*rest, opposite]).is_empty(first_local):
            kept = rest
        else:
            index += 1
    return System(system.width, system.equalities, kept)


@final
class VariableSearch:
    """The system with all that is known of its variables while `count` from `at` on are to be expressed by the others.

    Dims after these have the numbers of expressions in which they are left out.
    """

    __slots__ = ("at", "count", "known", "num_dims", "num_symbols", "system")

    def __init__(self, system: System, num_dims: int, num_symbols: int, at: int, count: int = 1) -> None:
        self.system = system
        self.num_dims = num_dims
        self.num_symbols = num_symbols
        self.at = at
        self.count = count
        self.known: Known = [dim(index if index < at else index - count) for index in range(num_dims)]
        self.known[at : at + count] = [None] * count
        self.known += [symbol(index) for index in range(num_symbols)]
        self.known += [None] * (system.width - num_dims - num_symbols)

    def find_all(self) -> None:
        """Expresses the variables and the local ones, as long as one follows from those before."""
        changed = True
        while changed:
            changed = False
            for at, expr in enumerate(self.known):
                if expr is None and self._find(at):
                    changed = True

    def find_quotients(self) -> None:
        """Expresses the local ones that are quotients of what is known."""
        changed = True
        while changed:
            changed = False
            for at in range(self.num_dims + self.num_symbols, len(self.known)):
                if self.known[at] is None and self._find_quotient(at):
                    changed = True

    def _find(self, at: int) -> bool:
        least = self.system.constant_bound(at, upper=False)
        greatest = self.system.constant_bound(at, upper=True)
        if least is not None and greatest is not None:
            if least == greatest:
                self.known[at] = constant(least)
                return True
            if least == 0 and greatest >= 1 and self._find_remainder(at, greatest + 1):
                return True
        return self._find_quotient(at) or self._find_equal(at)

    def _sum(self, row: Sequence[int], leave_out: int) -> AffineExpr | None:
        """The expression of a row without one variable; None if another is not known."""
        total = constant(0)
        for index, coefficient in enumerate(row[:-1]):
            if coefficient and index != leave_out:
                expr = self.known[index]
                if expr is None:
                    return None
                total = add(total, mul(expr, constant(coefficient)))
        return add(total, constant(row[-1]))

    def _find_equal(self, at: int) -> bool:
        """c * x + e == 0 -> x = -e floordiv c, by the first equality that has x"""
        row = next((row for row in self.system.equalities if row[at]), None)
        expr = None if row is None else self._sum(row, at)
        if row is None or expr is None:
            return False
        expr = floordiv(neg(expr) if row[at] > 0 else expr, constant(abs(row[at])))
        self.known[at] = expr
        return True

    def _find_quotient(self, at: int) -> bool:
        """0 <= e - d * x < d -> x = e floordiv d"""
        for dividend, divisor in quotients_in(self.system.inequalities, at):
            expr = constant_first(dividend, self.known)
            if expr is not None:
                self.known[at] = floordiv(expr, constant(divisor))
                return True
        return False

    def _find_remainder(self, at: int, divisor: int) -> bool:
        """c * x + n + divisor * q == 0, for 0 <= x < divisor -> x = n mod divisor, q = n floordiv divisor"""
        for row in self.system.equalities:
            if row[at] == 0 or row[-1] != 0:
                continue
            quotients: list[int] = []
            rest: AffineExpr | None = constant(0)
            for index in range(self.num_dims + self.num_symbols):
                coefficient = row[index]
                if index == at or coefficient == 0:
                    continue
                if coefficient % (divisor * row[at]) == 0:
                    quotients.append(index)
                    continue
                expr = self.known[index]
                if expr is None:
                    rest = None
                    break
                assert rest is not None
                rest = add(rest, mul(expr, constant(coefficient)))
            if rest is None:
                continue
            rest = floordiv(neg(rest) if row[at] > 0 else rest, constant(abs(row[at])))
            rest = simplify_affine_expr(rest, self.num_dims, self.num_symbols)
            if rest.kind != DIM or not quotients:
                continue
            self._set_remainder(at, rest, divisor, quotients, row)
            return True
        return False

    def _set_remainder(self, at: int, rest: AffineExpr, divisor: int, quotients: list[int], row: Row) -> None:
        column = rest.value if rest.value < self.at else rest.value + self.count
        greatest = self.system.constant_bound(column, upper=True)
        self.known[at] = rest if greatest is not None and greatest < divisor else mod(rest, constant(divisor))
        last = quotients[-1]
        if len(quotients) == 1 and self.known[last] is None:
            sign = 1 if row[last] * row[at] > 0 else -1
            self.known[last] = mul(floordiv(rest, constant(divisor)), constant(sign))


def bound_of(system: System, num_dims: int, num_symbols: int, at: int, upper: bool) -> AffineExpr | None:
    """The upper or the lower bound of a dim by the other dims and the symbols; the upper one is not reached.

    Dims after `at` are numbered as if it were not there. None if there is no bound, or more than one.
    """
    system.normalize()
    unknown = VariableSearch(system, num_dims, num_symbols, at)
    unknown.find_all()
    expr = unknown.known[at]
    if expr is not None:
        expr = simplify_affine_expr(expr, num_dims - 1, num_symbols)
        return add(expr, constant(1)) if upper else expr
    if system.width == num_dims + num_symbols:
        found = all_bounds(without_redundant(system, num_dims + num_symbols), num_dims, at, upper)
        if len(found) == 1:
            return found[0]
    value = system.constant_bound(at, upper)
    return None if value is None else constant(value + upper)


def range_bounds(system: System, num_dims: int, num_symbols: int, count: int) -> list[Sides]:
    """The lower and the upper bound of each of the first `count` dims, by the dims after them and the symbols.

    A bound is None if it is not known, or if there is more than one; the upper one is not reached.
    """
    system.normalize()
    search = VariableSearch(system, num_dims, num_symbols, 0, count)
    search.find_all()
    rest: System | None = None
    found: list[Sides] = []
    for at in range(count):
        expr = search.known[at]
        if expr is not None:
            expr = simplify_affine_expr(expr, num_dims - count, num_symbols)
            found.append((expr, add(expr, constant(1))))
            continue
        if rest is None:
            rest = without_redundant(system, num_dims + num_symbols)
        found.append(
            (
                _one_bound(rest, num_dims, num_symbols, count, at, False),
                _one_bound(rest, num_dims, num_symbols, count, at, True),
            )
        )
    return found


def _one_bound(system: System, num_dims: int, num_symbols: int, count: int, at: int, upper: bool) -> AffineExpr | None:
    """The one bound of a dim that has none of the first `count` dims, or a number."""
    if system.width == num_dims + num_symbols:
        others = [index for index in range(count) if index != at]
        alone = System(num_dims - count + 1 + num_symbols, [], [])
        for rows, kept in ((system.equalities, alone.equalities), (system.inequalities, alone.inequalities)):
            kept += [(row[at], *row[count:]) for row in rows if not any(row[index] for index in others)]
        bounds = all_bounds(alone, num_dims - count + 1, 0, upper)
        if len(bounds) == 1:
            return bounds[0]
    value = system.constant_bound(at, upper)
    return None if value is None else constant(value + upper)


def all_bounds(system: System, num_dims: int, at: int, upper: bool) -> list[AffineExpr]:
    """All bounds of a dim in a system without local variables."""
    variables = [dim(index) for index in range(num_dims - 1)]
    variables += [symbol(index) for index in range(system.width - num_dims)]
    found: list[AffineExpr] = []
    for row in system.inequalities:
        divisor = row[at]
        rest = row[:at] + row[at + 1 :]
        if upper and divisor < 0:
            found.append(add(floordiv(expression_of(rest, variables), constant(-divisor)), constant(1)))
        elif not upper and divisor > 0:
            expr = add(expression_of([-one for one in rest], variables), constant(divisor - 1))
            found.append(floordiv(expr, constant(divisor)))
    for row in system.equalities:
        divisor = row[at]
        if divisor == 0:
            continue
        rest = row[:at] + row[at + 1 :]
        expr = expression_of([-one for one in rest] if divisor > 0 else rest, variables)
        if upper:
            found.append(add(floordiv(expr, constant(abs(divisor))), constant(1)))
        else:
            found.append(ceildiv(expr, constant(abs(divisor))))
    return found
