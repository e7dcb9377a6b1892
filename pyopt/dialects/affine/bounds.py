"""Bounds of affine expressions from the bounds of enclosing loops, and the simplifications that they allow."""

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
    position_counts,
    subexpressions,
)
from pyopt.ir.affine_flatten import Flattener
from pyopt.ir.affine_loops import constant_bound
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.tables import derived
from pyopt.light import TYPE_CHECKING, Final, Sequence, TypeAlias, final

if TYPE_CHECKING:
    Range: TypeAlias = tuple[int | None, int | None]


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


@final
class Bounds:
    """Of the expressions over the inputs of a map; an answer is kept, since a nest of divisions needs it again."""

    __slots__ = ("_known", "map", "ranges")

    def __init__(self, map: AffineMap, operands: Sequence[Value]) -> None:
        self.map = map
        self.ranges = [value_range(value) for value in operands]
        self._known: dict[AffineExpr, Range] = {}

    def of(self, expr: AffineExpr) -> Range:
        """Constants that the values of an expression are not below, and not above."""
        found = self._known.get(expr)
        if found is None:
            found = self._known[expr] = self._find(expr)
        return found

    def _find(self, expr: AffineExpr) -> Range:
        kind = expr.kind
        if kind == CONSTANT:
            return expr.value, expr.value
        if kind not in DIVISIONS:
            return self._linear(expr) if is_linear(expr) else (None, None)
        by = expr.rhs.value
        if expr.rhs.kind != CONSTANT or by < 1:
            return None, None
        least, greatest = self.of(expr.lhs)
        if kind == MOD:
            # Within [0, by), and closer if all values of the left side have one quotient.
            if least is not None and greatest is not None and least // by == greatest // by:
                return least % by, greatest % by
            return 0, by - 1
        sign = 1 if kind == FLOORDIV else -1
        low = None if least is None else sign * (sign * least // by)
        return low, None if greatest is None else sign * (sign * greatest // by)

    def _linear(self, expr: AffineExpr) -> Range:
        flat = Flattener(self.map.num_dims, self.map.num_symbols).flatten(expr)
        assert flat is not None
        low: int | None = flat[-1]
        high: int | None = flat[-1]
        for coefficient, ends in zip(flat, self.ranges, strict=False):
            if coefficient:
                least, greatest = ends if coefficient > 0 else (ends[1], ends[0])
                low = None if low is None or least is None else low + coefficient * least
                high = None if high is None or greatest is None else high + coefficient * greatest
        return low, high


def is_linear(expr: AffineExpr) -> bool:
    """Flattening gives a sum of dims and symbols: no quotient or product is left."""
    stack = [expr]
    while stack:
        node = stack[-1]
        if node.is_binary():
            inner = [one for one in (node.lhs, node.rhs) if one not in _linear]
            if inner:
                stack += inner
                continue
            _linear[node] = _linear[node.lhs] and _linear[node.rhs] and _is_linear_in_linear(node)
        else:
            _linear[node] = True
        stack.pop()
    return _linear[expr]


_linear: dict[AffineExpr, bool] = derived({})
"""Answers of `is_linear`; expressions are never freed."""


def _is_linear_in_linear(expr: AffineExpr) -> bool:
    """Whether an expression is linear whose operands are."""
    if expr.kind in DIVISIONS:
        flattener = Flattener(*position_counts([expr]))
        return flattener.flatten(expr) is not None and not flattener.locals
    return expr.kind == ADD or expr.rhs.kind == CONSTANT


# Simplification.


def simplify_with_operands(map: AffineMap, operands: Sequence[Value]) -> AffineMap:
    """Quotients and remainders that the ranges of induction variables decide."""
    found = _without_divisions.get(map)
    if found is None:
        bounds = Bounds(map, operands)
        results = [_simplified(result, operands, bounds) for result in map.results]
        found = AffineMap.get(map.num_dims, map.num_symbols, results)
        if not any(one.kind in DIVISIONS for result in map.results for one in subexpressions(result)):
            _without_divisions[map] = found
    return found


_without_divisions: dict[AffineMap, AffineMap] = derived({})
"""Simplified maps, for simplifications that do not depend on operands: their expressions are made anew."""


def _simplified(expr: AffineExpr, operands: Sequence[Value], bounds: Bounds) -> AffineExpr:
    done: dict[AffineExpr, AffineExpr] = {}
    for node in subexpressions(expr):
        if node.is_binary():
            done[node] = _without_division(binary(node.kind, done[node.lhs], done[node.rhs]), operands, bounds)
        else:
            done[node] = node
    return done[expr]


def _without_division(expr: AffineExpr, operands: Sequence[Value], bounds: Bounds) -> AffineExpr:
    """The expression, or what it is in the bounds if it is a quotient or remainder."""
    kind = expr.kind
    if kind not in DIVISIONS or expr.rhs.kind != CONSTANT:
        return expr
    by = expr.rhs.value
    if by <= 0:
        return expr
    least, greatest = bounds.of(expr.lhs)
    if least is not None and greatest is not None:
        if kind == FLOORDIV and least // by == greatest // by:
            return constant(least // by)
        if kind == CEILDIV and -(-least // by) == -(-greatest // by):
            return constant(-(-least // by))
        if kind == MOD and 0 <= least < by and greatest < by:
            return expr.lhs
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
    """The map without results that are never the greatest (or the least) one; those of one value become constants.

    In a loop that never runs, ranges of its counter may be empty, and say of each result that another one is enough.
    """
    if not operands:
        return map
    bounds = Bounds(map, operands)
    least = [bounds.of(result)[0] for result in map.results]
    greatest = [bounds.of(result)[1] for result in map.results]
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
    if not kept:
        return map
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
