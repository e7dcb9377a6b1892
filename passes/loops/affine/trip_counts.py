"""How often an affine.for runs: the map that says so, the number, and what divides it.

A loop from `%i` up to the least of `%i + 8` and `%n` by 2 runs as often as the least result of
`(d0)[s0] -> (4, (-d0 + s0) ceildiv 2)` says, or never if that is negative.
"""

from __future__ import annotations

from math import gcd

from pyopt.dialects.affine.composition import apply_of, canonicalize, compose
from pyopt.dialects.affine.validity import step_of
from pyopt.ir.affine import (
    CONSTANT,
    AffineMap,
    ceildiv,
    constant,
    shift_dims,
    shift_symbols,
    sub,
)
from pyopt.ir.affine_flatten import simplify_affine_map
from pyopt.ir.affine_loops import trip_count
from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING
from pyopt.passes.loops.affine.loops import lower_bound, upper_bound

if TYPE_CHECKING:
    from pyopt.dialects.affine.composition import Bound


def composed(map: AffineMap, values: list[Value]) -> Bound:
    """The bound map with what affine.apply computes composed into it; as it is if there is none."""
    return compose(map, values) if any(apply_of(value) is not None for value in values) else (map, values)


def difference(left: Bound, right: Bound) -> Bound:
    """The results of one bound map less those of another, canonical and simplified."""
    left_map, left_values = composed(*left)
    right_map, right_values = composed(*right)
    dims, symbols = left_map.num_dims, left_map.num_symbols
    results = [
        sub(one, shift_symbols(shift_dims(other, right_map.num_dims, dims), right_map.num_symbols, symbols))
        for one, other in zip(left_map.results, right_map.results, strict=True)
    ]
    map = AffineMap.get(dims + right_map.num_dims, symbols + right_map.num_symbols, results)
    values = [
        *left_values[:dims],
        *right_values[: right_map.num_dims],
        *left_values[dims:],
        *right_values[right_map.num_dims :],
    ]
    map, values = canonicalize(map, values)
    return simplify_affine_map(map), values


def trip_count_map(loop: Operation) -> Bound | None:
    """A map whose least result is the trip count, which is 0 where that is negative.

    None if the lower bound is the greatest of several values, or if the step is 0: such a loop never ends.
    """
    step = step_of(loop)
    if step <= 0:
        return None
    known = trip_count(loop)
    if known is not None:
        return AffineMap.constant(known), []
    lower, lower_values = lower_bound(loop)
    upper, upper_values = upper_bound(loop)
    if len(lower.results) != 1:
        return None
    repeated = AffineMap.get(lower.num_dims, lower.num_symbols, list(lower.results) * len(upper.results))
    map, values = difference((upper, upper_values), (repeated, lower_values))
    return AffineMap.get(
        map.num_dims, map.num_symbols, [ceildiv(result, constant(step)) for result in map.results]
    ), values


def constant_trip_count(loop: Operation) -> int | None:
    """The trip count if it is known, also of a loop whose bounds are not constant."""
    found = trip_count_map(loop)
    if found is None or not found[0].is_constant():
        return None
    return max(0, min(found[0].constant_results()))


def trip_count_divisor(loop: Operation) -> int:
    """A number that divides the trip count; 0 if the loop is known not to run."""
    found = trip_count_map(loop)
    if found is None:
        return 1
    common = 0
    for result in found[0].results:
        common = gcd(common, result.value if result.kind == CONSTANT else result.divisor)
    return common
