"""Indices into a view as indices into what it views."""

from __future__ import annotations

from pyopt.dialects.memref.layouts import memref_type, reduction_mask, shape_of
from pyopt.ir.affine import AffineMap, constant, dim, floordiv, mod, symbol
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import slice_of
from pyopt.ir.reassociation import groups_of
from pyopt.ir.types import DYNAMIC, INDEX
from pyopt.passes.canonicalize.affine.building import composed_apply
from pyopt.passes.lowering.arithmetic import constant_index
from pyopt.passes.lowering.creating import create_or_fold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.ir.affine import AffineExpr
    from pyopt.rewrite.rewriter import Rewriter

_PLACE: Final = AffineMap.get(0, 3, [symbol(0) + symbol(1) * symbol(2)])
"""offset + index * stride"""


def applied(map: AffineMap, inputs: Sequence[int | Value], rewriter: Rewriter) -> Value:
    """The only result of a map, as a value."""
    found = composed_apply(map, inputs, rewriter)
    return constant_index(rewriter, found) if isinstance(found, int) else found


def dropped_dims(subview: Operation) -> list[bool] | None:
    """For each dimension of the source of a subview whether the result lacks it."""
    source, result = memref_type(subview.operands[0].type), memref_type(subview.results[0].type)
    return reduction_mask(source, result, slice_of(subview).sizes)


def through_subview(
    subview: Operation, indices: Sequence[int | Value], dropped: Sequence[bool], rewriter: Rewriter
) -> list[Value]:
    """o + i * s in each dimension, o where the dimension is dropped"""
    given = slice_of(subview)
    following = iter(indices)
    return [
        applied(_PLACE, [offset, 0 if gone else next(following), stride], rewriter)
        for offset, stride, gone in zip(given.offsets, given.strides, dropped, strict=True)
    ]


def can_expand(view: Operation) -> bool:
    """No group has several extents that only run time tells."""
    shape = shape_of(view.results[0].type)
    return all(sum(shape[number] == DYNAMIC for number in group) < 2 for group in groups_of(view))


def through_expand_shape(view: Operation, indices: Sequence[Value], rewriter: Rewriter) -> list[Value]:
    """(i * n1 + j) * n2 + k for a group of extents n0, n1, n2"""
    source = view.operands[0]
    shape = shape_of(view.results[0].type)
    groups = groups_of(view)
    # The extents of the source that others follow from: there is one unknown extent in a group at most.
    totals: list[Value | None] = []
    for number, group in enumerate(groups):
        unknown = any(shape[one] == DYNAMIC for one in group[1:])
        operands = [source, constant_index(rewriter, number)] if unknown else []
        totals.append(rewriter.create("memref.dim", operands, [INDEX]).results[0] if unknown else None)
    sizes = [
        None if total is None else _quotient(total, [shape[one] for one in group], rewriter)
        for total, group in zip(totals, groups, strict=True)
    ]
    found: list[Value] = []
    for group, size in zip(groups, sizes, strict=True):
        inputs: list[int | Value] = [indices[number] for number in group]
        if size is not None:
            inputs.append(size)
        expr: AffineExpr = constant(0)
        for position in range(len(group)):
            expr = expr + _term(position, [shape[number] for number in group[position + 1 :]], len(group))
        found.append(applied(AffineMap.get(0, len(inputs), [expr]), inputs, rewriter))
    return found


def _quotient(total: Value, extents: Sequence[int], rewriter: Rewriter) -> Value:
    """The extent of a group that is not known: the source's divided by the others."""
    product = 1
    for extent in extents:
        product *= 1 if extent == DYNAMIC else extent
    return create_or_fold(rewriter, "arith.divui", [total, constant_index(rewriter, product)], INDEX)


def _term(position: int, inner: Sequence[int], count: int) -> AffineExpr:
    """An index times the extents that follow it in its group; the one that is not known is symbol `count`."""
    term = symbol(position)
    if DYNAMIC in inner:
        term = symbol(count) * term
    for extent in inner:
        if extent != DYNAMIC:
            term = term * extent
    return term


def can_collapse(view: Operation) -> bool:
    """All extents but the first of each group are known."""
    shape = shape_of(view.operands[0].type)
    return all(shape[number] != DYNAMIC for group in groups_of(view) for number in group[1:])


def through_collapse_shape(view: Operation, indices: Sequence[Value], rewriter: Rewriter) -> list[Value]:
    """i floordiv (n1 * n2), i mod (n1 * n2) floordiv n2, i mod n2 for a group of extents n0, n1, n2"""
    shape = shape_of(view.operands[0].type)
    groups = groups_of(view)
    if not groups:
        return [constant_index(rewriter, 0) for _ in shape]
    found: list[Value] = []
    for index, group in zip(indices, groups, strict=True):
        step = 1
        for number in group[1:]:
            step *= shape[number]
        rest: AffineExpr = dim(0)
        for position, number in enumerate(group):
            if position > 0 and shape[number] > 0:
                step //= shape[number]
            expr = floordiv(rest, constant(step)) if step else rest
            found.append(applied(AffineMap.get(1, 0, [expr]), [index], rewriter))
            if step:
                rest = mod(rest, constant(step))
    return found
