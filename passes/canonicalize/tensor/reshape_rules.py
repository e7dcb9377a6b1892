"""Rules for collapse_shape and expand_shape."""

from __future__ import annotations

from passes.canonicalize.tensor.common import forgetting_cast, producer_of, redirect, replace_with_cast, type_of
from pyopt.dialects.tensor.shapes import collapsed_type, shape_of
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import dense
from pyopt.ir.reassociation import attribute_of, compose, groups_of
from pyopt.ir.types import DYNAMIC

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.rewrite.rewriter import Rewriter, Rule

    Groups = list[list[int]]


def _composed(inner: Groups, outer: Groups) -> Groups | None:
    """The groups of two collapses, or of two expansions, in a row; None if the ranks do not fit."""
    if len(inner) == len(outer):
        return None
    large, small = (inner, outer) if len(inner) > len(outer) else (outer, inner)
    if not small:
        return []
    if len(large) != sum(len(group) for group in small):
        return None
    return compose(small, large)


def collapse_of_collapse(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(collapse(t)) -> collapse(t)"""
    inner = producer_of(op.operands[0], "tensor.collapse_shape")
    if inner is None:
        return False
    groups = _composed(groups_of(inner), groups_of(op))
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
    groups = _composed(groups_of(inner), groups_of(op))
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
    groups = _regrouped(inner, outer) if collapses else _regrouped(outer, inner)
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


def _regrouped(fine: Groups, coarse: Groups) -> Groups | None:
    """For each group of `coarse` the numbers of the groups of `fine` in it; None if one crosses a border."""
    at = 0
    out: Groups = []
    for group in coarse:
        numbers: list[int] = []
        while at < len(fine):
            last = fine[at][-1]
            if last > group[-1]:
                return None
            numbers.append(at)
            at += 1
            if last == group[-1]:
                break
        out.append(numbers)
    return out


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
        groups = _joining(inner, outer, source_shape, shape)
    else:
        groups = _joining(outer, inner, shape, source_shape)
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


def _joining(large: Groups, small: Groups, shape: Sequence[int], target: Sequence[int]) -> Groups | None:
    """How `shape` collapses to `target`, group by group; None if some group does not."""
    if not large:
        return _joining_shapes(shape, target)
    out: Groups = []
    for group, other in zip(large, small, strict=True):
        part = [shape[one] for one in group]
        wanted = [target[one] for one in other]
        groups = _joining_shapes(part, wanted)
        if groups is None:
            return None
        out.extend([group[0] + one for one in numbers] for numbers in groups)
    return out


def _joining_shapes(shape: Sequence[int], target: Sequence[int]) -> Groups | None:
    """How a shape collapses to a smaller one: runs of extents whose product is the target's; unit ones at the end.

    None for two shapes of one rank, even equal ones, as in the reference.
    """
    if len(shape) <= len(target):
        return None
    out: Groups = []
    at = 0
    for extent in target:
        numbers: list[int] = []
        product = 1
        while at < len(shape) and shape[at] != DYNAMIC and product * shape[at] < extent:
            product *= shape[at]
            numbers.append(at)
            at += 1
        if at == len(shape):
            return None
        if shape[at] == DYNAMIC or extent == DYNAMIC:
            if shape[at] != extent or product != 1:
                return None
        elif product * shape[at] != extent:
            return None
        numbers.append(at)
        at += 1
        out.append(numbers)
    for index in range(at, len(shape)):
        if shape[index] not in (1, DYNAMIC):
            return None
        if out:
            out[-1].append(index)
    return out


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
