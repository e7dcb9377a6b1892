"""Simplification of affine expressions by flattening them to sums of dims, symbols and local quotients.

`simplify_affine_expr` gives what the reference gives: like terms gathered, quotients by a common divisor reduced, and
the terms in order of dims, symbols, locals, constant.
"""

from __future__ import annotations

from math import gcd

from pyopt.ir.affine import (
    ADD,
    CEILDIV,
    CONSTANT,
    DIM,
    FLOORDIV,
    MOD,
    MUL,
    SYMBOL,
    AffineExpr,
    AffineMap,
    IntegerSet,
    add,
    binary,
    ceildiv,
    constant,
    dim,
    floordiv,
    is_pure_affine,
    mul,
    sub,
    symbol,
)  # fmt: skip
from pyopt.ir.tables import derived
from pyopt.light import Final, Sequence, final

HALF: Final = 1 << 63
LARGEST: Final = 1 << 12
"""Nodes of an expression beyond which nothing may make it grow. A remainder becomes a difference in which its left side
stands twice, so that thirty nested remainders can grow to gigabytes of text."""


def wrapped(value: int) -> int:
    """The value modulo 2^64, as a signed number: what indices do."""
    return value if -HALF <= value < HALF else (value + HALF) % (2 * HALF) - HALF


def simplify_affine_expr(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    """`expr` in its simplest form; what divides by zero or by a negative number stays as it is."""
    try:
        found = _simplified(expr, num_dims, num_symbols)
    except RecursionError:
        return expr
    return expr if is_too_large(found.size, expr.size) else found


def is_too_large(size: int, before: int) -> bool:
    """An expression of `size` nodes is not worth having in place of expressions of `before` nodes together."""
    return size > LARGEST and size > before + before // 2


def _simplified(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    pure = is_pure_affine(expr)
    if not pure:
        expr = _simplify_semi_affine(expr, num_dims, num_symbols)
        pure = is_pure_affine(expr)
    return Flattener(num_dims, num_symbols).simplified(expr, pure)


def simplify_affine_map(map: AffineMap) -> AffineMap:
    """Every result simplified; maps are never freed, and so neither is what they become."""
    found = _simplified_maps.get(map)
    if found is None:
        results = [simplify_affine_expr(result, map.num_dims, map.num_symbols) for result in map.results]
        found = _simplified_maps[map] = AffineMap.get(map.num_dims, map.num_symbols, results)
    return found


_simplified_maps: dict[AffineMap, AffineMap] = derived({})


def simplify_integer_set(set: IntegerSet) -> IntegerSet:
    """Every constraint simplified."""
    constraints = [simplify_affine_expr(one, set.num_dims, set.num_symbols) for one in set.constraints]
    return IntegerSet.get(set.num_dims, set.num_symbols, constraints, set.equalities)


def expression_of(flat: Sequence[int], variables: Sequence[AffineExpr]) -> AffineExpr:
    """The sum of variables with these coefficients and, last, a constant."""
    total = constant(0)
    for coefficient, variable in zip(flat, variables, strict=False):
        if coefficient:
            total = add(total, mul(variable, constant(coefficient)))
    return add(total, constant(flat[-1])) if flat[-1] else total


def constant_first(flat: Sequence[int], variables: Sequence[AffineExpr | None]) -> AffineExpr | None:
    """Like `expression_of`, added up from the constant on, which the text may show; None if a variable is missing."""
    total = constant(flat[-1])
    for coefficient, variable in zip(flat, variables, strict=False):
        if coefficient:
            if variable is None:
                return None
            total = add(total, mul(variable, constant(coefficient)))
    return total


@final
class Flattener:
    """Flat forms: one coefficient for each dim, symbol and local so far, and the constant last.

    A local stands for `locals[i]`: a quotient, or a product, quotient or remainder that is not affine. Inside, a flat
    form is a dict of the coefficients that are not 0: dims, symbols and locals by their place, the constant at -1. An
    operand of a long sum has few of them.
    """

    __slots__ = ("_dividends", "_positions", "locals", "num_dims", "num_symbols")

    def __init__(self, num_dims: int, num_symbols: int) -> None:
        self.num_dims = num_dims
        self.num_symbols = num_symbols
        self.locals: list[AffineExpr] = []
        self._positions: dict[AffineExpr, int] = {}
        self._dividends: list[tuple[dict[int, int], int] | None] = []

    def divisions(self) -> list[tuple[list[int], int] | None]:
        """For each local that is a quotient by a constant: (flat dividend, divisor) with `lhs floordiv divisor` as the
        value, the dividend in terms of earlier locals; None for others."""
        inputs = self.num_dims + self.num_symbols
        return [
            None if division is None else (_dense(division[0], inputs + position), division[1])
            for position, division in enumerate(self._dividends)
        ]

    def flatten(self, expr: AffineExpr) -> list[int] | None:
        """The flat form, or None if there is a division or remainder by a constant below 1."""
        flat = self._flatten(expr)
        return None if flat is None else _dense(flat, self.num_dims + self.num_symbols + len(self.locals))

    def simplified(self, expr: AffineExpr, pure: bool) -> AffineExpr:
        """The expression of its flat form, if it has one. `pure`: it is affine."""
        flat = self._flatten(expr)
        if flat is None:
            return expr
        plain = self._expression(flat)
        if pure or plain is expr:
            return plain
        return self.semi_affine_expression(_dense(flat, self.num_dims + self.num_symbols + len(self.locals)))

    def _flatten(self, expr: AffineExpr) -> dict[int, int] | None:
        """The flat form, a dict of the caller's own."""
        kind = expr.kind
        if kind >= CONSTANT:
            if kind == CONSTANT:
                return {-1: expr.value} if expr.value else {}
            return {expr.value + (self.num_dims if kind == SYMBOL else 0): 1}
        if kind == ADD:
            return self._sum(expr)
        left = self._flatten(expr.lhs)
        if left is None:
            return None
        by = expr.rhs.value
        if expr.rhs.kind != CONSTANT:
            right = self._flatten(expr.rhs)
            if right is None:
                return None
            return self._local(binary(kind, self._expression(left), self._expression(right)), None)
        if kind == MUL:
            return {place: product for place, one in left.items() if (product := wrapped(one * by))}
        if by <= 0:
            return None
        return self._remainder(left, by) if kind == MOD else self._quotient(left, by, kind)

    def _sum(self, expr: AffineExpr) -> dict[int, int] | None:
        """A long sum leans to the left; only its right operands recurse."""
        operands: list[AffineExpr] = []
        while expr.kind == ADD:
            operands.append(expr.rhs)
            expr = expr.lhs
        total = self._flatten(expr)
        while operands and total is not None:
            flat = self._flatten(operands.pop())
            if flat is None:
                return None
            for place, coefficient in flat.items():
                _put(total, place, wrapped(total.get(place, 0) + coefficient))
        return total

    def _remainder(self, flat: dict[int, int], by: int) -> dict[int, int]:
        """e mod c -> e - (e floordiv c) * c."""
        common = _common_divisor(flat, by)
        if common == by:
            return {}
        dividend = _divided(flat, common)
        divisor = by // common
        quotient = floordiv(self._expression(dividend), constant(divisor))
        place = self.num_dims + self.num_symbols + self._position(quotient, (dividend, divisor))
        _put(flat, place, flat.get(place, 0) - by)
        return flat

    def _quotient(self, flat: dict[int, int], by: int, kind: int) -> dict[int, int]:
        common = _common_divisor(flat, by)
        dividend = _divided(flat, common)
        divisor = by // common
        if divisor == 1:
            return dividend
        expr = self._expression(dividend)
        if kind == CEILDIV:
            quotient = ceildiv(expr, constant(divisor))
            _put(dividend, -1, dividend.get(-1, 0) + divisor - 1)
        else:
            quotient = floordiv(expr, constant(divisor))
        return self._local(quotient, (dividend, divisor))

    def _local(self, expr: AffineExpr, division: tuple[dict[int, int], int] | None) -> dict[int, int]:
        """The flat form of a local, new or known."""
        return {self.num_dims + self.num_symbols + self._position(expr, division): 1}

    def _position(self, expr: AffineExpr, division: tuple[dict[int, int], int] | None) -> int:
        found = self._positions.get(expr)
        if found is None:
            found = self._positions[expr] = len(self.locals)
            self.locals.append(expr)
            self._dividends.append(division)
        return found

    def expression(self, flat: Sequence[int]) -> AffineExpr:
        """The expression of a flat form."""
        sparse = {place: coefficient for place, coefficient in enumerate(flat[:-1]) if coefficient}
        _put(sparse, -1, flat[-1])
        return self._expression(sparse)

    def _expression(self, flat: dict[int, int]) -> AffineExpr:
        """The expression of a flat form: the sum of dims, symbols, locals and the constant in this order."""
        total = constant(0)
        for place in sorted(flat):
            if place >= 0:
                total = add(total, mul(self._variable(place), constant(flat[place])))
        last = flat.get(-1, 0)
        return add(total, constant(last)) if last else total

    def _variable(self, place: int) -> AffineExpr:
        if place < self.num_dims:
            return dim(place)
        place -= self.num_dims
        return symbol(place) if place < self.num_symbols else self.locals[place - self.num_symbols]

    def semi_affine_expression(self, flat: Sequence[int]) -> AffineExpr:
        """Like `expression`, with the terms of a dim or symbol side by side: d0 + d0 * s0 + s0 + d1 * s1."""
        inputs = self.num_dims + self.num_symbols
        offset = max(self.num_dims, self.num_symbols)
        below = -1
        terms: list[tuple[int, int, AffineExpr, int]] = []
        for j in range(self.num_dims, inputs):
            if flat[j]:
                terms.append((j - self.num_dims, offset, symbol(j - self.num_dims), flat[j]))
                offset += 1
        placed: set[int] = set()
        for i, expr in enumerate(self.locals):
            lhs, rhs = expr.lhs, expr.rhs
            if not expr.is_binary() or not flat[inputs + i] or lhs.kind not in (DIM, SYMBOL):
                continue
            if rhs.kind not in (DIM, SYMBOL, CONSTANT):
                continue
            if lhs.kind == SYMBOL:
                terms.append((lhs.value, offset, expr, flat[inputs + i]))
                offset += 1
            elif rhs.kind == CONSTANT:
                terms.append((lhs.value, below, expr, flat[inputs + i]))
                below -= 1
            else:
                terms.append((lhs.value, rhs.value, expr, flat[inputs + i]))
            placed.add(i)
        for j in range(self.num_dims):
            if flat[j]:
                terms.append((j, below, dim(j), flat[j]))
                below -= 1
        terms.sort(key=_term_key)
        total = constant(0)
        for _, _, expr, coefficient in terms:
            total = add(total, mul(expr, constant(coefficient)))
        for i, expr in enumerate(self.locals):
            if flat[inputs + i] and i not in placed:
                total = add(total, mul(expr, constant(flat[inputs + i])))
        return add(total, constant(flat[-1])) if flat[-1] else total


def _dense(flat: dict[int, int], width: int) -> list[int]:
    """Coefficients of `width` variables, and the constant."""
    row = [0] * (width + 1)
    for place, coefficient in flat.items():
        row[place] = coefficient
    return row


def _put(flat: dict[int, int], place: int, coefficient: int) -> None:
    if coefficient:
        flat[place] = coefficient
    else:
        flat.pop(place, None)


def _common_divisor(flat: dict[int, int], by: int) -> int:
    """The greatest common divisor of a number and all coefficients."""
    for coefficient in flat.values():
        by = gcd(by, coefficient)
        if by == 1:
            break
    return by


def _divided(flat: dict[int, int], by: int) -> dict[int, int]:
    """The flat form, a new one, with coefficients divided by what divides them."""
    return dict(flat) if by == 1 else {place: coefficient // by for place, coefficient in flat.items()}


def _term_key(term: tuple[int, int, AffineExpr, int]) -> tuple[int, int]:
    return term[0], term[1]


# Divisors that are symbols.


def _simplify_semi_affine(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    """Quotients and remainders by a symbol that divides the dividend, and (x - x mod n) mod n -> 0."""
    if not expr.is_binary():
        return expr
    lhs = _simplify_semi_affine(expr.lhs, num_dims, num_symbols)
    rhs = _simplify_semi_affine(expr.rhs, num_dims, num_symbols)
    kind = expr.kind
    if kind in (ADD, MUL):
        return binary(kind, lhs, rhs)
    if kind == MOD and _is_rounded_down(lhs, rhs, num_dims, num_symbols):
        return constant(0)
    # The reference asks of the dividend as it was, and divides it as it is now.
    if expr.rhs.kind != SYMBOL or not _has_factor(lhs, expr.rhs, kind):
        return binary(kind, lhs, rhs)
    if kind == MOD:
        return constant(0)
    quotient = _without_factor(lhs, expr.rhs, kind)
    return binary(kind, lhs, rhs) if quotient is None else quotient


def _has_factor(expr: AffineExpr, factor: AffineExpr, kind: int) -> bool:
    """Whether a symbol can be divided out of `expr`, as operand of a division of `kind`.

    For MOD it is a factor of it. A quotient of the same kind need not have it: (s * x floordiv c) floordiv s is
    x floordiv c. But no multiple of such a quotient can be divided like this, nor a sum with another one. (The
    reference divides both.)
    """
    if expr.kind == CONSTANT:
        return expr.value == 0
    if expr.kind == DIM:
        return False
    if expr.kind == SYMBOL:
        return expr is factor
    if expr.kind == ADD:
        if not _has_factor(expr.lhs, factor, MOD):
            return _has_factor(expr.rhs, factor, MOD) and _has_factor(expr.lhs, factor, kind)
        return _has_factor(expr.rhs, factor, kind)
    if expr.kind == MOD:
        return _has_factor(expr.lhs, factor, MOD) and _has_factor(expr.rhs, factor, MOD)
    if expr.kind == MUL:
        return _has_factor(expr.lhs, factor, MOD) or _has_factor(expr.rhs, factor, MOD)
    return kind == expr.kind and _has_factor(expr.lhs, factor, kind)


def _without_factor(expr: AffineExpr, factor: AffineExpr, kind: int) -> AffineExpr | None:
    """`expr` divided by a symbol that `_has_factor` found in it."""
    if expr.kind == CONSTANT:
        return constant(0) if expr.value == 0 else None
    if expr.kind == DIM:
        return None
    if expr.kind == SYMBOL:
        return constant(1)
    if expr.kind == MUL:
        if _has_factor(expr.lhs, factor, MOD):
            left = _without_factor(expr.lhs, factor, MOD)
            return None if left is None else mul(left, expr.rhs)
        right = _without_factor(expr.rhs, factor, MOD)
        return None if right is None else mul(expr.lhs, right)
    inner = expr.kind if expr.kind != ADD else kind
    left = _without_factor(expr.lhs, factor, inner)
    if expr.kind in (FLOORDIV, CEILDIV):
        return None if left is None else binary(expr.kind, left, expr.rhs)
    right = _without_factor(expr.rhs, factor, inner)
    return None if left is None or right is None else binary(expr.kind, left, right)


def _is_rounded_down(expr: AffineExpr, divisor: AffineExpr, num_dims: int, num_symbols: int) -> bool:
    """Whether `expr` is x - x mod divisor, as sums in any order."""
    summands: list[AffineExpr] = []
    pending = [expr]
    while pending:
        one = pending.pop()
        if one.kind == ADD:
            pending += (one.rhs, one.lhs)
        else:
            summands.append(one)
    for i, one in enumerate(summands):
        if one.kind != MUL or one.rhs.kind != CONSTANT or one.rhs.value != -1:
            continue
        inner = one.lhs
        if inner.kind != MOD or inner.rhs is not divisor:
            continue
        rest = constant(0)
        for j, other in enumerate(summands):
            if i != j:
                rest = add(rest, other)
        rest = simplify_affine_expr(sub(rest, inner.lhs), num_dims, num_symbols)
        if rest.kind == CONSTANT and rest.value == 0:
            return True
    return False
