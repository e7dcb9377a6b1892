"""affine.min and affine.max that constraints on their operands decide.

    0 <= %i <= 8:  affine.min (d0) -> (4, 16 - d0)(%i)     ->     affine.apply () -> (4)()

One result is found that is a bound of all, and that is proven by showing that no other one can be further out.
"""

from __future__ import annotations

from pyopt.analysis.variable_bounds import bound_of, equal_bound
from pyopt.dialects.affine.composition import canonicalize
from pyopt.dialects.affine.validity import map_of
from pyopt.dialects.affine.value_constraints import EQUAL, LOWER, UPPER
from pyopt.ir.affine import AffineMap, AffineMapAttr, add, constant, shift_dims, sub
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.types import INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.dialects.affine.composition import Bound
    from pyopt.dialects.affine.value_constraints import ValueConstraints
    from pyopt.ir.affine import AffineExpr
    from pyopt.ir.core import Operation, Value
    from pyopt.rewrite.rewriter import Rewriter

EXTREMA: Final = ("affine.min", "affine.max")


def simplify_extremum(op: Operation, constraints: ValueConstraints, rewriter: Rewriter) -> bool:
    """min(a, b)(x) -> apply(a)(x), if the constraints, which this adds to, say that a <= b"""
    found = _decided(op, constraints)
    if found is None:
        return False
    map, operands = found
    rewriter.replace_with_new(op, "affine.apply", operands, [INDEX], {"map": AffineMapAttr.get(map)})
    return True


def _decided(op: Operation, constraints: ValueConstraints) -> Bound | None:
    """What the min or max always is."""
    is_min = op.info.name == "affine.min"
    map = map_of(op).value
    own = constraints.add_dim()
    bound = constraints.add_dim()
    results = [constraints.add_dim() for _ in map.results]
    shifted = map
    if is_min:
        # Upper bounds are not reached.
        shifted = AffineMap.get(map.num_dims, map.num_symbols, [add(one, constant(1)) for one in map.results])
    if not constraints.bound(UPPER if is_min else LOWER, own, shifted, op.operands):
        return None
    expr = bound_of(constraints.system(), len(constraints.dims), len(constraints.symbols), own, is_min)
    if expr is None:
        return None
    if is_min:
        expr = sub(expr, constant(1))
    expr = shift_dims(expr, len(constraints.dims), 1, own)
    limit = AffineMap.get(len(constraints.dims), len(constraints.symbols), [expr])
    if not constraints.bound_aligned(EQUAL, bound, limit) or constraints.is_empty():
        return None
    for index, at in enumerate(results):
        if not _never_beyond(op, constraints.copy(), index, at, bound, is_min):
            return None
    return _over_values(expr, constraints)


def _never_beyond(op: Operation, constraints: ValueConstraints, index: int, at: int, bound: int, is_min: bool) -> bool:
    """A result of the map is never below the bound (of a min), or above it (of a max)."""
    if not constraints.bound(EQUAL, at, map_of(op).value.sub_map((index,)), op.operands):
        return False
    sign = 1 if is_min else -1
    constraints.inequalities.append(constraints.row({bound: sign, at: -sign}, -1))
    return constraints.is_empty()


def _over_values(expr: AffineExpr, constraints: ValueConstraints) -> Bound | None:
    """The expression as a map of values; where a variable can have one value only, that is put in."""
    system = constraints.system()
    num_dims = len(constraints.dims)
    map = AffineMap.get(num_dims, len(constraints.symbols), [expr])
    numbers: list[int | None] = []
    for at, value in enumerate([*constraints.dims, *constraints.symbols]):
        known = value is not None and constant_index(value) is not None
        numbers.append(None if known else equal_bound(system, at))
    map = map.partial_fold(numbers)
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
