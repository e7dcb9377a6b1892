"""affine.min and affine.max that constraints on their operands decide.

    0 <= %i <= 8:  affine.min (d0) -> (4, 16 - d0)(%i)     ->     affine.apply () -> (4)()

One result is found that is a bound of all, and that is proven by showing that no other one can be further out.
"""

from __future__ import annotations

from pyopt.analysis.variable_bounds import bound_of, equal_bound
from pyopt.dialects.affine.composition import canonicalize
from pyopt.dialects.affine.validity import map_of
from pyopt.dialects.affine.value_constraints import EQUAL, LOWER, UPPER, ValueConstraints
from pyopt.ir.affine import AffineMap, AffineMapAttr, add, constant, shift_dims, sub
from pyopt.ir.core import Operation, Value
from pyopt.ir.tables import derived
from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from pyopt.analysis.linear_systems import Row
    from pyopt.dialects.affine.composition import Bound
    from pyopt.rewrite.rewriter import Rewriter

    Question: TypeAlias = tuple[bool, AffineMap, AffineMap, int, tuple[Row, ...], tuple[Row, ...]]

EXTREMA: Final = ("affine.min", "affine.max")


_limits: dict[Question, AffineMap | None] = derived({})
"""The answers so far: loops are much alike, and an answer takes many eliminations."""


def simplify_extremum(op: Operation, constraints: ValueConstraints, rewriter: Rewriter) -> bool:
    """min(a, b)(x) -> apply(a)(x), if the constraints, which this adds to, say that a <= b"""
    is_min = op.info.name == "affine.min"
    map = map_of(op).value
    own = constraints.add_dim()
    constraints.add_dim()
    for _ in map.results:
        constraints.add_dim()
    first = constraints.aligned(map, op.operands)
    # What occurred twice has two symbols in the first map: that they are equal is not known, as in the reference.
    second = constraints.aligned(map, op.operands)
    question = (is_min, first, second, own, tuple(constraints.equalities), tuple(constraints.inequalities))
    if question in _limits:
        limit = _limits[question]
    else:
        limit = _limits[question] = _limit(is_min, first, second, own, constraints)
    found = None if limit is None else _over_values(limit, constraints)
    if found is None:
        return False
    rewriter.replace_with_new(op, "affine.apply", found[1], [INDEX], {"map": AffineMapAttr.get(found[0])})
    return True


def _limit(
    is_min: bool, first: AffineMap, second: AffineMap, own: int, constraints: ValueConstraints
) -> AffineMap | None:
    """The one result that all others are behind, with the only value of a variable in its place.

    The value is dim `own`; the one behind it will be the limit, and those behind that the results.
    """
    bounds = first
    if is_min:
        # Upper bounds are not reached.
        bounds = AffineMap.get(first.num_dims, first.num_symbols, [add(one, constant(1)) for one in first.results])
    if not constraints.bound(UPPER if is_min else LOWER, own, bounds):
        return None
    expr = bound_of(constraints.system(), first.num_dims, first.num_symbols, own, is_min)
    if expr is None:
        return None
    if is_min:
        expr = sub(expr, constant(1))
    limit = AffineMap.get(first.num_dims, first.num_symbols, [shift_dims(expr, first.num_dims, 1, own)])
    if not constraints.bound(EQUAL, own + 1, limit) or constraints.is_empty():
        return None
    for index in range(len(second.results)):
        if not _never_beyond(second.sub_map((index,)), constraints.copy(), own + 2 + index, own + 1, is_min):
            return None
    system = constraints.system()
    return limit.partial_fold([equal_bound(system, at) for at in range(limit.num_inputs)])


def _never_beyond(result: AffineMap, constraints: ValueConstraints, at: int, limit: int, is_min: bool) -> bool:
    """A result of the map, which is variable `at`, is never below the limit (of a min), or above it (of a max)."""
    if not constraints.bound(EQUAL, at, result):
        return False
    sign = 1 if is_min else -1
    constraints.inequalities.append(constraints.row({limit: sign, at: -sign}, -1))
    return constraints.is_empty()


def _over_values(map: AffineMap, constraints: ValueConstraints) -> Bound | None:
    """A map of the dims and symbols as one of values; None if one that is used is no value."""
    unused_dims = [not used for used in map.used_dims()]
    unused_symbols = [not used for used in map.used_symbols()]
    operands: list[Value] = []
    for value, unused in zip([*constraints.dims, *constraints.symbols], [*unused_dims, *unused_symbols], strict=True):
        if unused:
            continue
        if value is None:
            return None
        operands.append(value)
    return canonicalize(map.compress_dims(unused_dims).compress_symbols(unused_symbols), operands)
