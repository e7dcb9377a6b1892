"""What is known of the values of affine expressions from the bounds of loops around, and simplification by it."""

from __future__ import annotations

from math import gcd

from pyopt.dialects.affine.validity import map_of, step_of
from pyopt.ir.affine import (
    ADD,
    CEILDIV,
    CONSTANT,
    DIM,
    FLOORDIV,
    MOD,
    AffineExpr,
    AffineMap,
    binary,
    constant,
    floordiv,
    mod,
    subexpressions,
)
from pyopt.ir.affine_flatten import Flattener
from pyopt.ir.affine_loops import constant_bound
from pyopt.ir.core import BlockArgument, Operation, Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final, TypeAlias

    Ranges: TypeAlias = list[tuple[int | None, int | None]]


DIVISIONS: Final = (FLOORDIV, CEILDIV, MOD)


def loop_of(value: Value) -> Operation | None:
    """The affine.for whose induction variable the value is."""
    if not isinstance(value, BlockArgument) or value.index != 0:
        return None
    parent = value.block.parent_op()
    return parent if parent is not None and parent.info.name == "affine.for" else None


def value_range(value: Value) -> tuple[int | None, int | None]:
    """The least and the greatest value of an induction variable, where the bounds of its loop are constant."""
    loop = loop_of(value)
    if loop is None:
        return None, None
    lower = constant_bound(loop, "lowerBoundMap")
    upper = constant_bound(loop, "upperBoundMap")
    if upper is None:
        return lower, None
    step = step_of(loop)
    if lower is None or step <= 0:
        return lower, upper - 1
    rest = upper - lower - 1
    # Where the loop does not run, as the reference has it: the remainder takes the sign of `rest`.
    return lower, upper - 1 - (rest % step if rest >= 0 else -(-rest % step))


def expr_bound(expr: AffineExpr, map: AffineMap, ranges: Ranges, upper: bool) -> int | None:
    """A constant that the values of an expression over the inputs of `map` are not below, or not above."""
    kind = expr.kind
    if kind == CONSTANT:
        return expr.value
    if kind in DIVISIONS:
        by = expr.rhs.value
        if expr.rhs.kind != CONSTANT or by < 1:
            return None
        if kind == MOD:
            return _remainder_bound(expr.lhs, by, map, ranges, upper)
        bound = expr_bound(expr.lhs, map, ranges, upper)
        if bound is None:
            return None
        return bound // by if kind == FLOORDIV else -(-bound // by)
    flattener = Flattener(map.num_dims, map.num_symbols)
    flat = flattener.flatten(expr)
    if flat is None or flattener.locals:
        return None
    total = flat[-1]
    for coefficient, (least, greatest) in zip(flat, ranges, strict=False):
        if coefficient:
            end = greatest if upper == (coefficient > 0) else least
            if end is None:
                return None
            total += coefficient * end
    return total


def _remainder_bound(lhs: AffineExpr, by: int, map: AffineMap, ranges: Ranges, upper: bool) -> int:
    """Within [0, by), and closer if all values of the left side have one quotient."""
    least = expr_bound(lhs, map, ranges, False)
    greatest = expr_bound(lhs, map, ranges, True)
    if least is not None and greatest is not None and least // by == greatest // by:
        return greatest % by if upper else least % by
    return by - 1 if upper else 0


# Simplification.


def simplify_with_operands(map: AffineMap, operands: Sequence[Value]) -> AffineMap:
    """Quotients and remainders that the ranges of induction variables decide."""
    found = _without_divisions.get(map)
    if found is None:
        ranges = [value_range(value) for value in operands]
        results = [_simplified(result, map, operands, ranges) for result in map.results]
        found = AffineMap.get(map.num_dims, map.num_symbols, results)
        if not any(one.kind in DIVISIONS for result in map.results for one in subexpressions(result)):
            _without_divisions[map] = found
    return found


_without_divisions: dict[AffineMap, AffineMap] = {}
"""What becomes of maps to which operands do not matter: their expressions are made anew."""


def _simplified(expr: AffineExpr, map: AffineMap, operands: Sequence[Value], ranges: Ranges) -> AffineExpr:
    if not expr.is_binary():
        return expr
    lhs = _simplified(expr.lhs, map, operands, ranges)
    rhs = _simplified(expr.rhs, map, operands, ranges)
    expr = binary(expr.kind, lhs, rhs)
    kind = expr.kind
    if kind not in DIVISIONS:
        return expr
    lhs, rhs = expr.lhs, expr.rhs
    by = rhs.value
    if rhs.kind != CONSTANT or by <= 0:
        return expr
    least = expr_bound(lhs, map, ranges, False)
    greatest = expr_bound(lhs, map, ranges, True)
    if least is not None and greatest is not None:
        if kind == FLOORDIV and least // by == greatest // by:
            return constant(least // by)
        if kind == CEILDIV and -(-least // by) == -(-greatest // by):
            return constant(-(-least // by))
        if kind == MOD and 0 <= least < by and greatest < by:
            return lhs
    return _by_divisor(expr, operands)


def _by_divisor(expr: AffineExpr, operands: Sequence[Value]) -> AffineExpr:
    """(q * d + r) floordiv (n * d) -> q * d floordiv (n * d), (q * n * d + r) mod d -> r mod d, for 0 <= r < divisor"""
    kind, lhs, rhs = expr.kind, expr.lhs, expr.rhs
    by = rhs.value
    if lhs.kind == ADD:
        for multiple, rest in ((lhs.lhs, lhs.rhs), (lhs.rhs, lhs.lhs)):
            divisor = _known_divisor(multiple, operands)
            if divisor > 0 and _is_within(rest, operands, divisor):
                if kind == FLOORDIV and by % divisor == 0:
                    return floordiv(multiple, rhs)
                if kind == MOD and divisor % by == 0:
                    return mod(rest, rhs)
                return expr
    if kind == FLOORDIV and _is_within(lhs, operands, by):
        return constant(0)
    if kind == MOD and _known_divisor(lhs, operands) % by == 0:
        return constant(0)
    return expr


def _is_within(expr: AffineExpr, operands: Sequence[Value], end: int) -> bool:
    """0 <= expr < end, for a constant or an induction variable."""
    if expr.kind == CONSTANT:
        return 0 <= expr.value < end
    if expr.kind != DIM:
        return False
    loop = loop_of(operands[expr.value])
    if loop is None:
        return False
    lower = constant_bound(loop, "lowerBoundMap")
    upper = constant_bound(loop, "upperBoundMap")
    return lower is not None and upper is not None and lower >= 0 and upper <= end


def _known_divisor(expr: AffineExpr, operands: Sequence[Value]) -> int:
    """A number that divides all values of the expression; for an induction variable it follows from the loop."""
    if expr.kind != DIM:
        return expr.divisor
    loop = loop_of(operands[expr.value])
    if loop is None:
        return 1
    if constant_bound(loop, "lowerBoundMap") == 0:
        return step_of(loop)
    divisor = 0
    for result in map_of(loop, "lowerBoundMap").value.results:
        divisor = gcd(divisor, result.divisor)
    return gcd(divisor, step_of(loop))


def without_redundant_results(map: AffineMap, operands: Sequence[Value], is_max: bool) -> AffineMap:
    """The map without results that are never the greatest (or the least) one; those of one value become constants."""
    if not operands:
        return map
    ranges = [value_range(value) for value in operands]
    least = [expr_bound(result, map, ranges, False) for result in map.results]
    greatest = [expr_bound(result, map, ranges, True) for result in map.results]
    # For a minimum, all is the other way round.
    low, high, sign = (least, greatest, 1) if is_max else (greatest, least, -1)
    kept: list[AffineExpr] = []
    for index, result in enumerate(map.results):
        own = high[index]
        known = least[index] is not None and least[index] == greatest[index]
        if own is not None and any(
            _makes_redundant(low, high, sign, known, own, index, other) for other in range(len(low))
        ):
            continue
        value = least[index]
        kept.append(constant(value) if known and value is not None else result)
    return AffineMap.get(map.num_dims, map.num_symbols, kept)


def _makes_redundant(
    low: Sequence[int | None], high: Sequence[int | None], sign: int, known: bool, own: int, index: int, other: int
) -> bool:
    """Result `other` is always at least as far out as result `index`; of two equal constants the first stays."""
    bound = low[other]
    if other == index or bound is None:
        return False
    if bound != own:
        return (bound - own) * sign > 0
    return not (known and high[other] == bound and index < other)


def without_duplicates(map: AffineMap) -> AffineMap:
    """Each result once."""
    return AffineMap.get(map.num_dims, map.num_symbols, tuple(dict.fromkeys(map.results)))


def without_repetitions(map: AffineMap) -> AffineMap:
    """No result right behind an equal one: what the reference drops of the bounds of a loop."""
    results = [one for index, one in enumerate(map.results) if index == 0 or one is not map.results[index - 1]]
    return AffineMap.get(map.num_dims, map.num_symbols, results)
