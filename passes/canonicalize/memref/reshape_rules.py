"""Rules for collapse_shape and expand_shape."""

from __future__ import annotations

from passes.canonicalize.common import producer_of
from passes.canonicalize.memref.common import forgetting_cast, replace_with_cast, type_of
from pyopt.dialects.memref.layouts import collapsed_type, shape_of
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import dense
from pyopt.ir.reassociation import attribute_of, composed, groups_of, joining, regrouped
from pyopt.ir.types import DYNAMIC

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rewriter, Rule


def _have_layouts(op: Operation, inner: Operation) -> bool:
    """Some type of two reshapes in a row has a layout, so that they are left alone."""
    values = (inner.operands[0], op.operands[0], op.results[0])
    return any(type_of(value).layout is not None for value in values)


def collapse_of_collapse(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(collapse(m)) -> collapse(m)"""
    inner = producer_of(op.operands[0], "memref.collapse_shape")
    if inner is None or _have_layouts(op, inner):
        return False
    groups = composed(groups_of(inner), groups_of(op))
    if groups is None:
        return False
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(groups)}
    rewriter.replace_with_new(op, "memref.collapse_shape", inner.operands[:1], [op.results[0].type], attributes)
    return True


def expand_of_expand(op: Operation, rewriter: Rewriter) -> bool:
    """expand(expand(m)) -> expand(m)"""
    inner = producer_of(op.operands[0], "memref.expand_shape")
    if inner is None or _have_layouts(op, inner):
        return False
    groups = composed(groups_of(inner), groups_of(op))
    if groups is None:
        return False
    attributes: dict[str, Attribute] = {
        "reassociation": attribute_of(groups), "static_output_shape": op.attributes["static_output_shape"]
    }  # fmt: skip
    operands = [inner.operands[0], *op.operands[1:]]
    rewriter.replace_with_new(op, "memref.expand_shape", operands, [op.results[0].type], attributes)
    return True


def collapse_of_expand(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(expand(m)) -> collapse(m), expand(m) or cast(m), as the ranks are"""
    expand = producer_of(op.operands[0], "memref.expand_shape")
    if expand is None or _have_layouts(op, expand):
        return False
    source = expand.operands[0]
    result = op.results[0].type
    source_rank = len(shape_of(source.type))
    shape = shape_of(result)
    if source.type is result:
        return False
    inner, outer = groups_of(expand), groups_of(op)
    collapses = source_rank > len(shape)
    groups = regrouped(inner, outer) if collapses else regrouped(outer, inner)
    if groups is None:
        return False
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(groups)}
    if collapses:
        rewriter.replace_with_new(op, "memref.collapse_shape", [source], [result], attributes)
    elif source_rank == len(shape):
        rewriter.replace_with_new(op, "memref.cast", [source], [result])
    elif DYNAMIC in shape:
        # The extents of the result would have to be computed.
        return False
    else:
        attributes["static_output_shape"] = dense(shape)
        rewriter.replace_with_new(op, "memref.expand_shape", [source], [result], attributes)
    return True


def expand_of_collapse(op: Operation, rewriter: Rewriter) -> bool:
    """expand(collapse(m)) -> collapse(m) or expand(m), where each group only joins or only splits"""
    collapse = producer_of(op.operands[0], "memref.collapse_shape")
    if collapse is None or _have_layouts(op, collapse):
        return False
    source = collapse.operands[0]
    result = op.results[0].type
    if source.type is result:
        return False
    inner, outer = groups_of(collapse), groups_of(op)
    source_shape, shape = shape_of(source.type), shape_of(result)
    collapses = len(source_shape) > len(shape)
    if collapses:
        groups = joining(inner, outer, source_shape, shape)
    else:
        groups = joining(outer, inner, shape, source_shape)
    if groups is None:
        return False
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(groups)}
    if collapses:
        rewriter.replace_with_new(op, "memref.collapse_shape", [source], [result], attributes)
    else:
        attributes["static_output_shape"] = op.attributes["static_output_shape"]
        rewriter.replace_with_new(op, "memref.expand_shape", [source, *op.operands[1:]], [result], attributes)
    return True


def collapse_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(cast(m)) -> cast(collapse(m)), if the cast only forgets"""
    cast = forgetting_cast(op.operands[0])
    if cast is None:
        return False
    source = cast.operands[0]
    type = collapsed_type(type_of(source), groups_of(op))
    if type is None:
        return False
    if type is op.results[0].type:
        rewriter.set_operand(op, 0, source)
        return True
    attributes: dict[str, Attribute] = {"reassociation": op.attributes["reassociation"]}
    new = rewriter.create("memref.collapse_shape", [source], [type], attributes)
    return replace_with_cast(op, new.results[0], rewriter)


RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "memref.collapse_shape": (collapse_of_collapse, collapse_of_expand, collapse_of_cast),
    "memref.expand_shape": (expand_of_expand, expand_of_collapse),
}
NEEDS: Final[dict[Rule, tuple[str, ...]]] = {
    collapse_of_cast: ("memref.cast",),
    collapse_of_collapse: ("memref.collapse_shape",),
    collapse_of_expand: ("memref.expand_shape",),
    expand_of_collapse: ("memref.collapse_shape",),
    expand_of_expand: ("memref.expand_shape",),
}
