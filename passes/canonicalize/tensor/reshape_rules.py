"""Rules for collapse_shape and expand_shape."""

from __future__ import annotations

from passes.canonicalize.common import (
    producer_of,
    redirect,
)
from passes.canonicalize.tensor.common import (
    forgetting_cast,
    replace_with_cast,
    type_of,
)
from pyopt.dialects.tensor.shapes import collapsed_type, shape_of
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import dense
from pyopt.ir.reassociation import attribute_of, composed, groups_of, joining, regrouped
from pyopt.ir.types import DYNAMIC

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.rewrite.rewriter import Rewriter, Rule


def collapse_of_collapse(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(collapse(t)) -> collapse(t)"""
    inner = producer_of(op.operands[0], "tensor.collapse_shape")
    if inner is None:
        return False
    groups = composed(groups_of(inner), groups_of(op))
    if groups is None:
        return False
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(groups)}
    rewriter.replace_with_new(op, "tensor.collapse_shape", inner.operands[:1], [op.results[0].type], attributes)
    return True


def expand_of_expand(op: Operation, rewriter: Rewriter) -> bool:
    """expand(expand(t)) -> expand(t)"""
    inner = producer_of(op.operands[0], "tensor.expand_shape")
    if inner is None:
        return False
    groups = composed(groups_of(inner), groups_of(op))
    if groups is None:
        return False
    attributes: dict[str, Attribute] = {
        "reassociation": attribute_of(groups), "static_output_shape": op.attributes["static_output_shape"]
    }  # fmt: skip
    operands = [inner.operands[0], *op.operands[1:]]
    rewriter.replace_with_new(op, "tensor.expand_shape", operands, [op.results[0].type], attributes)
    return True


def collapse_of_expand(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(expand(t)) -> collapse(t), expand(t) or cast(t), as the ranks are"""
    expand = producer_of(op.operands[0], "tensor.expand_shape")
    if expand is None:
        return False
    source = expand.operands[0]
    result = type_of(op.results[0])
    if source.type is result:
        return False
    source_shape = shape_of(source.type)
    shape = shape_of(result)
    inner, outer = groups_of(expand), groups_of(op)
    collapses = len(source_shape) > len(shape)
    groups = regrouped(inner, outer) if collapses else regrouped(outer, inner)
    if groups is None:
        return False
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(groups)}
    if collapses:
        rewriter.replace_with_new(op, "tensor.collapse_shape", [source], [result], attributes)
    elif len(source_shape) == len(shape):
        rewriter.replace_with_new(op, "tensor.cast", [source], [result])
    elif DYNAMIC in shape:
        # The extents of the result would have to be computed.
        return False
    else:
        attributes["static_output_shape"] = dense(shape)
        rewriter.replace_with_new(op, "tensor.expand_shape", [source], [result], attributes)
    return True


def expand_of_collapse(op: Operation, rewriter: Rewriter) -> bool:
    """expand(collapse(t)) -> collapse(t) or expand(t), where each group only joins or only splits"""
    collapse = producer_of(op.operands[0], "tensor.collapse_shape")
    if collapse is None:
        return False
    source = collapse.operands[0]
    result = op.results[0].type
    if source.type is result:
        return False
    inner, outer = groups_of(collapse), groups_of(op)
    source_shape, shape = shape_of(source.type), shape_of(result)
    if len(source_shape) > len(shape):
        groups = joining(inner, outer, source_shape, shape)
    else:
        groups = joining(outer, inner, shape, source_shape)
    if groups is None:
        return False
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(groups)}
    if len(source_shape) > len(shape):
        rewriter.replace_with_new(op, "tensor.collapse_shape", [source], [result], attributes)
    else:
        attributes["static_output_shape"] = op.attributes["static_output_shape"]
        operands = [source, *op.operands[1:]]
        rewriter.replace_with_new(op, "tensor.expand_shape", operands, [result], attributes)
    return True


def reshape_of_splat(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(splat x), expand(splat x) -> splat x, the splat being static"""
    splat = producer_of(op.operands[0], "tensor.splat")
    if splat is None or not type_of(splat.results[0]).has_static_shape():
        return False
    rewriter.replace_with_new(op, "tensor.splat", splat.operands[:1], [op.results[0].type])
    return True


def reshape_of_elements(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(from_elements ..), expand(from_elements ..) -> from_elements .."""
    made = producer_of(op.operands[0], "tensor.from_elements")
    if made is None or not type_of(op.results[0]).has_static_shape():
        return False
    rewriter.replace_with_new(op, "tensor.from_elements", made.operands, [op.results[0].type])
    return True


def collapse_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(cast(t)) -> cast(collapse(t)), if the cast only forgets extents"""
    cast = forgetting_cast(op.operands[0])
    if cast is None:
        return False
    source = cast.operands[0]
    type = collapsed_type(type_of(source), groups_of(op))
    if type is op.results[0].type:
        redirect(op, 0, source, rewriter)
        return True
    attributes: dict[str, Attribute] = {"reassociation": op.attributes["reassociation"]}
    new = rewriter.create("tensor.collapse_shape", [source], [type], attributes)
    return replace_with_cast(op, new.results[0], rewriter)


RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "tensor.collapse_shape": (
        collapse_of_collapse,
        collapse_of_expand,
        reshape_of_splat,
        reshape_of_elements,
        collapse_of_cast,
    ),
    "tensor.expand_shape": (expand_of_expand, expand_of_collapse, reshape_of_splat, reshape_of_elements),
}
