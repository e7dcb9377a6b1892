"""fold-memref-alias-ops: accesses of a view become accesses of what it views.

    %0 = memref.subview %m[%a, 1] [4, 4] [2, 1]          %k = affine.apply (s0 + s1 * 2)()[%a, %i]
    %1 = memref.load %0[%i, 0]                     ->    %1 = memref.load %m[%k, 1]

    %0 = memref.expand_shape %m [[0, 1]] ..              %k = affine.apply (s0 * 4 + s1)()[%i, %j]
    %1 = memref.load %0[%i, %j] : memref<?x4xf32>  ->    %1 = memref.load %m[%k]

    %0 = memref.collapse_shape %m [[0, 1]] ..            %j = affine.apply (s0 floordiv 4)()[%i]
    %1 = memref.load %0[%i]                        ->    %k = affine.apply (s0 mod 4)()[%i]
                                                         %1 = memref.load %m[%j, %k] : memref<?x4xf32>

So are subviews of subviews with unit strides, and loads and stores of vectors where the view has the same elements in
the vector's dimensions. With `reference-exact` that is not asked.
"""

from __future__ import annotations

from pyopt.dialects.memref.layouts import memref_type, strided, subview_type
from pyopt.dialects.vector.folds_memory import Transfer
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import Slice, all_known, constant_index, slice_of, split
from pyopt.ir.reassociation import groups_of
from pyopt.ir.types import DYNAMIC
from pyopt.light import final
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.memory.accesses import MEMREF_AT, Access
from pyopt.passes.memory.building import slice_op
from pyopt.passes.memory.resolving import (
    can_collapse,
    can_expand,
    dropped_dims,
    through_collapse_shape,
    through_expand_shape,
    through_subview,
)
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rules import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.ir.mixed_indices import Mixed
    from pyopt.rewrite.rewriter import Rewriter


@final
class FoldOptions:
    """Whether vectors are loaded and stored through views as the reference does."""

    def __init__(self) -> None:
        self.reference_exact = False


# Subviews.


def _subview(op: Operation, rewriter: Rewriter, exact: bool) -> bool:
    access = Access(op)
    view = producer_of(access.memref(), "memref.subview")
    if view is None:
        return False
    given = slice_of(view)
    dropped = dropped_dims(view)
    if dropped is None or not access.may_index_by([*given.offsets, *given.strides]):
        return False
    if access.is_transfer():
        if not Transfer(op).in_bounds() or not all_known(given.strides, 1):
            return False
        parent = op.parent_op()
        if parent is not None and parent.info.name == "vector.mask":
            # It holds one op.
            rewriter.insert_before(parent)
    elif not exact and not _has_vectors(given, dropped, access.vector_rank()):
        return False
    indices = through_subview(view, access.indices(rewriter), dropped, rewriter)
    access.replace(view.operands[0], indices, rewriter, dropped)
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
    rewriter.replace(op, [slice_op(op.info.name, source, Slice(offsets, sizes, inner_given.strides), type, rewriter)])
    return True


# Reshapes.


def _expanded(op: Operation, rewriter: Rewriter, exact: bool) -> bool:
    access = Access(op)
    view = producer_of(access.memref(), "memref.expand_shape")
    if view is None or not can_expand(view):
        return False
    groups = groups_of(view)
    rank = access.vector_rank()
    if not exact and (rank > len(groups) or any(len(group) > 1 for group in groups[len(groups) - rank + 1 :])):
        return False
    if access.is_affine() and not _is_affine_expansion(view):
        return False
    access.replace(view.operands[0], through_expand_shape(view, access.indices(rewriter), rewriter), rewriter)
    return True


def _is_affine_expansion(view: Operation) -> bool:
    """Only the first extent of a group is not known: an affine op may not use what others are computed by."""
    shape = memref_type(view.results[0].type).shape
    assert shape is not None
    return all(shape[number] != DYNAMIC for group in groups_of(view) for number in group[1:])


def access_of_expand_shape(op: Operation, rewriter: Rewriter) -> bool:
    """expand_shape(m)[i, j] -> m[i * n + j], of vectors only where the dimensions are the same"""
    return _expanded(op, rewriter, exact=False)


def access_of_expand_shape_as_reference(op: Operation, rewriter: Rewriter) -> bool:
    """expand_shape(m)[i, j] -> m[i * n + j]"""
    return _expanded(op, rewriter, exact=True)


def _collapsed(op: Operation, rewriter: Rewriter, exact: bool) -> bool:
    access = Access(op)
    view = producer_of(access.memref(), "memref.collapse_shape")
    if view is None or not can_collapse(view):
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


_ACCESSES: Final = " ".join(MEMREF_AT)
_ELEMENTS: Final = " ".join([name for name in MEMREF_AT if not name.startswith("vector.transfer")])
_SUBVIEW_OF_SUBVIEW: Final = Rule("memref.subview", subview_of_subview, needs="memref.subview")

RULES: Final[tuple[Rule, ...]] = (
    Rule(_ACCESSES, access_of_subview, needs="memref.subview"),
    Rule(_ELEMENTS, access_of_expand_shape, needs="memref.expand_shape"),
    Rule(_ELEMENTS, access_of_collapse_shape, needs="memref.collapse_shape"),
    _SUBVIEW_OF_SUBVIEW,
)
EXACT_RULES: Final[tuple[Rule, ...]] = (
    Rule(_ACCESSES, access_of_subview_as_reference, needs="memref.subview"),
    Rule(_ELEMENTS, access_of_expand_shape_as_reference, needs="memref.expand_shape"),
    Rule(_ELEMENTS, access_of_collapse_shape_as_reference, needs="memref.collapse_shape"),
    _SUBVIEW_OF_SUBVIEW,
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Folds the views inside `op`."""
    options = pass_context.options
    assert isinstance(options, FoldOptions)
    return rewrite(op, pass_context, EXACT_RULES if options.reference_exact else RULES)


PASS = make_pass(
    "fold-memref-alias-ops",
    run,
    FoldOptions,
    options={"reference-exact": "Fold views into accesses of vectors as the reference does, which may be wrong"},
    class_name="FoldMemRefAliasOps",
)
