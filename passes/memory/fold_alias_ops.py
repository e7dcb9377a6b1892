"""fold-memref-alias-ops: accesses of a view become accesses of what it views.

    %0 = memref.subview %m[%a, 1] [4, 4] [2, 1]          %k = affine.apply (s0 + s1 * 2)()[%a, %i]
    %1 = memref.load %0[%i, 0]                     ->    %1 = memref.load %m[%k, 1]

    %0 = memref.expand_shape %m [[0, 1]] ..              %k = affine.linearize_index disjoint [%i, %j] by (3, 4)
    %1 = memref.load %0[%i, %j] : memref<3x4xf32>  ->    %1 = memref.load %m[%k]

    %0 = memref.collapse_shape %m [[0, 1]] ..            %k:2 = affine.delinearize_index %i into (3, 4)
    %1 = memref.load %0[%i]                        ->    %1 = memref.load %m[%k#0, %k#1] : memref<3x4xf32>

So are subviews of subviews with unit strides, and loads and stores of vectors where the view has the same elements in
the vector's dimensions. With `reference-exact` that is not asked. affine-fold-memref-alias-ops does it for loads and
stores of affine.
"""

from __future__ import annotations

from pyopt.dialects.memref.layouts import memref_type, strided, subview_type
from pyopt.dialects.vector.folds_memory import Transfer
from pyopt.dialects.vector.shapes import permutation_map
from pyopt.ir.affine import AffineMap, dim
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import Slice, all_known, constant_index, slice_of, split
from pyopt.ir.reassociation import groups_of
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.passes.building.memref import slice_op
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.memory.accesses import AFFINE, ELEMENTS, MemRefAccess
from pyopt.passes.memory.resolving import (
    can_collapse,
    dropped_dims,
    expanded_extents,
    needs_extents,
    through_collapse_shape,
    through_expand_shape,
    through_subview,
)
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed


REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Fold views into accesses of vectors as mlir-opt does, which may be wrong"
)


# Subviews.


def _subview(op: Operation, rewriter: Rewriter, exact: bool) -> bool:
    access = MemRefAccess(op)
    view = producer_of(access.memref(), "memref.subview")
    if view is None:
        return False
    given = slice_of(view)
    dropped = dropped_dims(view)
    if dropped is None or not access.may_index_by([*given.offsets, *given.strides]):
        return False
    map: AffineMap | None = None
    if access.is_transfer():
        if not Transfer(op).in_bounds() or not all_known(given.strides, 1):
            return False
        kept = [dim(number) for number, gone in enumerate(dropped) if not gone]
        map = permutation_map(op).replace(kept, (), len(dropped), 0)
    elif not exact and not _has_vectors(given, dropped, access.vector_rank()):
        return False
    access.prepare(rewriter)
    indices = through_subview(view, access.indices(rewriter), dropped, rewriter)
    access.replace(view.operands[0], indices, rewriter, map)
    return True


def _has_vectors(given: Slice, dropped: Sequence[bool], rank: int) -> bool:
    """The innermost dimensions of a slice, as many as `rank`, are those of the source, without steps."""
    start = len(dropped) - rank
    return start >= 0 and not any(dropped[start:]) and all_known(given.strides[start:], 1)


def access_of_subview(op: Operation, rewriter: Rewriter) -> bool:
    """m[o][n][s][i] -> m[o + i * s], of vectors only where the dimensions are the same"""
    return _subview(op, rewriter, exact=False)


def access_of_subview_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """m[o][n][s][i] -> m[o + i * s]"""
    return _subview(op, rewriter, exact=True)


def subview_of_subview(op: Operation, rewriter: Rewriter) -> bool:
    """m[o][n][1][p][k][1] -> m[o + p][k][1]"""
    inner = producer_of(op.operands[0], "memref.subview")
    if inner is None:
        return False
    given, inner_given = slice_of(op), slice_of(inner)
    dropped = dropped_dims(inner)
    if dropped is None or not all_known(given.strides, 1) or not all_known(inner_given.strides, 1):
        return False
    following = iter(given.sizes)
    sizes = [size if gone else next(following) for size, gone in zip(inner_given.sizes, dropped, strict=True)]
    values = through_subview(inner, given.offsets, dropped, rewriter)
    numbers = [constant_index(value) for value in values]
    offsets: Mixed = [value if number is None else number for value, number in zip(values, numbers, strict=True)]
    source = inner.operands[0]
    type = memref_type(op.results[0].type)
    lists = [split(one)[0] for one in (offsets, sizes, inner_given.strides)]
    if strided(subview_type(memref_type(source.type), lists[0], lists[1], lists[2]))[1] != strided(type)[1]:
        # The type does not know an offset that is known by now.
        offsets = list(values)
    rewriter.replace(op, [slice_op(rewriter, op.info.name, source, Slice(offsets, sizes, inner_given.strides), type)])
    return True


# Reshapes.


def _expanded(op: Operation, rewriter: Rewriter, exact: bool) -> bool:
    access = MemRefAccess(op)
    view = producer_of(access.memref(), "memref.expand_shape")
    if view is None or not access.may_index_by(expanded_extents(view)):
        return False
    groups = groups_of(view)
    rank = access.vector_rank()
    map: AffineMap | None = None
    if access.is_transfer():
        transfer = Transfer(op)
        rank = len(transfer.map.results)
        if rank > len(groups) or not transfer.map.is_minor_identity():
            return False
        if not exact and rank and len(groups[-rank]) > 1 and not transfer.stays_within()[0]:
            # What is padding in the view is the next row in the source.
            return False
        map = AffineMap.minor_identity(len(groups), rank)
    if not exact and (rank > len(groups) or any(len(group) > 1 for group in groups[len(groups) - rank + 1 :])):
        return False
    access.prepare(rewriter)
    in_bounds = not access.name.startswith("vector.")
    indices = through_expand_shape(view, access.indices(rewriter), in_bounds, rewriter)
    access.replace(view.operands[0], indices, rewriter, map)
    return True


def access_of_expand_shape(op: Operation, rewriter: Rewriter) -> bool:
    """expand_shape(m)[i, j] -> m[i * n + j], of vectors only where the dimensions are the same"""
    return _expanded(op, rewriter, exact=False)


def access_of_expand_shape_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """expand_shape(m)[i, j] -> m[i * n + j]"""
    return _expanded(op, rewriter, exact=True)


def _collapsed(op: Operation, rewriter: Rewriter, exact: bool) -> bool:
    access = MemRefAccess(op)
    view = producer_of(access.memref(), "memref.collapse_shape")
    if view is None or not can_collapse(view) or (needs_extents(view) and not access.may_read_before()):
        return False
    groups = groups_of(view)
    rank = access.vector_rank()
    if not exact and any(len(group) > 1 for group in groups[len(groups) - rank :]):
        return False
    access.replace(view.operands[0], through_collapse_shape(view, access.indices(rewriter), rewriter), rewriter)
    return True


def access_of_collapse_shape(op: Operation, rewriter: Rewriter) -> bool:
    """collapse_shape(m)[i] -> m[i floordiv n, i mod n], of vectors only where the dimensions are the same"""
    return _collapsed(op, rewriter, exact=False)


def access_of_collapse_shape_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """collapse_shape(m)[i] -> m[i floordiv n, i mod n]"""
    return _collapsed(op, rewriter, exact=True)


_EXPANDED: Final = f"{ELEMENTS} vector.transfer_read"
_ACCESSES: Final = f"{_EXPANDED} vector.transfer_write"
_SUBVIEW_OF_SUBVIEW: Final = Rule("memref.subview", subview_of_subview, needs="memref.subview")

RULES: Final[tuple[Rule, ...]] = (
    Rule(_ACCESSES, access_of_subview, needs="memref.subview"),
    Rule(_EXPANDED, access_of_expand_shape, needs="memref.expand_shape"),
    Rule(ELEMENTS, access_of_collapse_shape, needs="memref.collapse_shape"),
    _SUBVIEW_OF_SUBVIEW,
)
EXACT_RULES: Final[tuple[Rule, ...]] = (
    Rule(_ACCESSES, access_of_subview_as_reference, needs="memref.subview"),
    Rule(_EXPANDED, access_of_expand_shape_as_reference, needs="memref.expand_shape"),
    Rule(ELEMENTS, access_of_collapse_shape_as_reference, needs="memref.collapse_shape"),
    _SUBVIEW_OF_SUBVIEW,
)
AFFINE_RULES: Final[tuple[Rule, ...]] = (
    Rule(AFFINE, access_of_subview, needs="memref.subview"),
    Rule(AFFINE, access_of_expand_shape, needs="memref.expand_shape"),
    Rule(AFFINE, access_of_collapse_shape, needs="memref.collapse_shape"),
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Folds the views inside `op`."""
    return rewrite(op, pass_context, EXACT_RULES if REFERENCE_EXACT.of(pass_context.options) else RULES)


PASS = make_pass("fold-memref-alias-ops", run, (REFERENCE_EXACT,), class_name="FoldMemRefAliasOpsPass", apart=True)


def run_affine(op: Operation, pass_context: PassContext) -> bool:
    """Folds the views inside `op` into what affine ops access."""
    return rewrite(op, pass_context, AFFINE_RULES)


AFFINE_PASS = make_pass("affine-fold-memref-alias-ops", run_affine, class_name="AffineFoldMemRefAliasOps", apart=True)
