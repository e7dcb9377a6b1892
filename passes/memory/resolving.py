"""Indices into a view as indices into what it views."""

from __future__ import annotations

from pyopt.dialects.memref.layouts import memref_type, reduction_mask, shape_of
from pyopt.ir.affine import AffineMap, symbol
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import mixed_group, slice_of
from pyopt.ir.reassociation import groups_of
from pyopt.ir.types import DYNAMIC
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.passes.building.arith import constant_index
from pyopt.passes.canonicalize.affine.building import composed_apply, delinearize, linearize
from pyopt.passes.memory.strided_metadata import of_source
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed

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


def through_expand_shape(view: Operation, indices: Sequence[Value], in_bounds: bool, rewriter: Rewriter) -> list[Value]:
    """linearize_index [i, j, k] by (n0, n1, n2) for a group of extents n0, n1, n2"""
    extents = expanded_extents(view)
    found: list[Value] = []
    for group in groups_of(view):
        parts = [indices[number] for number in group]
        basis = [extents[number] for number in group]
        found.append(parts[0] if len(parts) == 1 else linearize(parts, basis, in_bounds, rewriter))
    return found


def expanded_extents(view: Operation) -> Mixed:
    """The extents of the result of a memref.expand_shape."""
    return mixed_group(view, "output_shape")


def can_collapse(view: Operation) -> bool:
    """No index is split by an extent of 0."""
    shape = shape_of(view.operands[0].type)
    return all(shape[number] != 0 for group in groups_of(view) for number in group if len(group) > 1)


def needs_extents(view: Operation) -> bool:
    """An index into the collapsed memref is split by extents that only the program tells when it runs."""
    shape = shape_of(view.operands[0].type)
    return any(shape[number] == DYNAMIC for group in groups_of(view) for number in group if len(group) > 1)


def through_collapse_shape(view: Operation, indices: Sequence[Value], rewriter: Rewriter) -> list[Value]:
    """delinearize_index i into (n0, n1, n2) for a group of extents n0, n1, n2"""
    source = view.operands[0]
    groups = groups_of(view)
    if not groups:
        return [constant_index(rewriter, 0) for _ in shape_of(source.type)]
    extents: Mixed = of_source(source, rewriter).sizes if needs_extents(view) else [*shape_of(source.type)]
    found: list[Value] = []
    for index, group in zip(indices, groups, strict=True):
        basis = [extents[number] for number in group]
        found += [index] if len(group) == 1 else delinearize(index, basis, len(group), rewriter)
    return found
