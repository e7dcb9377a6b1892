"""Rules for two reshapes in a row, of tensors or of memrefs: ops of one dialect with the same names in another.

Memrefs with layouts are left alone, as the reference leaves them.
"""

from __future__ import annotations

from math import prod

from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dense, mixed_group
from pyopt.ir.reassociation import attribute_of, composed, groups_of, joining, regrouped
from pyopt.ir.strides import has_identity_layout
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType, ShapedType
from pyopt.light import TYPE_CHECKING
from pyopt.passes.canonicalize.common import producer_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed
    from pyopt.ir.reassociation import Groups


def _relative(op: Operation, mnemonic: str) -> str:
    """An op of the dialect of `op`."""
    return f"{op.info.name.partition('.')[0]}.{mnemonic}"


def _inner(op: Operation, mnemonic: str) -> Operation | None:
    """The reshape that `op` reshapes the result of, both without layouts."""
    inner = producer_of(op.operands[0], _relative(op, mnemonic))
    if inner is None:
        return None
    for value in (inner.operands[0], op.operands[0], op.results[0]):
        if isinstance(value.type, MemRefType) and not has_identity_layout(value.type):
            return None
    return inner


def _shape_of(value: Value) -> tuple[int, ...]:
    type = value.type
    assert isinstance(type, ShapedType) and type.shape is not None
    return type.shape


def extent_of(value: Value, dimension: int, rewriter: Rewriter) -> int | Value:
    """The extent of a tensor or memref, by tensor.dim or memref.dim where it is not known."""
    extent = _shape_of(value)[dimension]
    if extent != DYNAMIC:
        return extent
    index = rewriter.constant(IntegerAttr.get(dimension, INDEX), INDEX)
    name = "memref.dim" if isinstance(value.type, MemRefType) else "tensor.dim"
    return rewriter.create(name, [value, index], [INDEX]).results[0]


def create_expand(source: Value, type: ShapedType, groups: Groups, rewriter: Rewriter) -> Value:
    """expand_shape to a type whose extents follow from the source's: `tells_extents` says so of each group."""
    shape = type.shape
    assert shape is not None
    given = [extent_of(source, dimension, rewriter) for dimension in range(len(groups))]
    operands = [source]
    for extent, group in zip(given, groups, strict=True):
        if DYNAMIC in [shape[one] for one in group]:
            product = 1
            for one in group:
                product *= shape[one] if shape[one] != DYNAMIC else 1
            assert isinstance(extent, Value)
            by = rewriter.constant(IntegerAttr.get(product, INDEX), INDEX)
            # The reference folds what divides by 1 at once.
            operands.append(
                extent if product == 1 else rewriter.create("arith.divui", [extent, by], [INDEX]).results[0]
            )
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(groups), "static_output_shape": dense(shape)}
    name = "memref.expand_shape" if isinstance(type, MemRefType) else "tensor.expand_shape"
    return rewriter.create(name, operands, [type], attributes).results[0]


def collapse_of_collapse(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(collapse(t)) -> collapse(t)"""
    inner = _inner(op, "collapse_shape")
    groups = None if inner is None else composed(groups_of(inner), groups_of(op))
    if inner is None or groups is None:
        return False
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(groups)}
    rewriter.replace_with_new(op, op.info.name, inner.operands[:1], [op.results[0].type], attributes)
    return True


def expand_of_expand(op: Operation, rewriter: Rewriter) -> bool:
    """expand(expand(t)) -> expand(t)"""
    inner = _inner(op, "expand_shape")
    groups = None if inner is None else composed(groups_of(inner), groups_of(op))
    if inner is None or groups is None:
        return False
    attributes: dict[str, Attribute] = {
        "reassociation": attribute_of(groups), "static_output_shape": op.attributes["static_output_shape"]
    }  # fmt: skip
    operands = [inner.operands[0], *op.operands[1:]]
    rewriter.replace_with_new(op, op.info.name, operands, [op.results[0].type], attributes)
    return True


def collapse_of_expand(op: Operation, rewriter: Rewriter) -> bool:
    """collapse(expand(t)) -> collapse(t), expand(t) or cast(t), as the ranks are"""
    expand = _inner(op, "expand_shape")
    if expand is None:
        return False
    source = expand.operands[0]
    result = op.results[0].type
    if source.type is result:
        return False
    source_rank = len(_shape_of(source))
    shape = _shape_of(op.results[0])
    inner, outer = groups_of(expand), groups_of(op)
    collapses = source_rank > len(shape)
    groups = regrouped(inner, outer) if collapses else regrouped(outer, inner)
    if groups is None:
        return False
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(groups)}
    if collapses:
        rewriter.replace_with_new(op, op.info.name, [source], [result], attributes)
    elif source_rank == len(shape):
        rewriter.replace_with_new(op, _relative(op, "cast"), [source], [result])
    else:
        given = mixed_group(expand, "output_shape")
        operands = [source]
        for extent, group in zip(shape, outer, strict=True):
            if extent == DYNAMIC:
                operands.append(_product([given[one] for one in group], rewriter))
        attributes["static_output_shape"] = dense(shape)
        rewriter.replace_with_new(op, expand.info.name, operands, [result], attributes)
    return True


def _product(factors: Mixed, rewriter: Rewriter) -> Value:
    """The product of extents of which one at least is a value: those first."""
    known = prod([one for one in factors if isinstance(one, int)])
    values = [one for one in factors if isinstance(one, Value)]
    if known != 1:
        values.append(rewriter.constant(IntegerAttr.get(known, INDEX), INDEX))
    product = values[0]
    for value in values[1:]:
        product = rewriter.create("arith.muli", [product, value], [INDEX]).results[0]
    return product


def expand_of_collapse(op: Operation, rewriter: Rewriter) -> bool:
    """expand(collapse(t)) -> collapse(t) or expand(t), where each group only joins or only splits

    The reference does not ask whether the new extents are those that the old ones have.
    """
    collapse = _inner(op, "collapse_shape")
    if collapse is None:
        return False
    source = collapse.operands[0]
    result = op.results[0].type
    if source.type is result:
        return False
    inner, outer = groups_of(collapse), groups_of(op)
    source_shape, shape = _shape_of(source), _shape_of(op.results[0])
    collapses = len(source_shape) > len(shape)
    if collapses:
        groups = joining(inner, outer, source_shape, shape)
    else:
        groups = joining(outer, inner, shape, source_shape)
    if groups is None:
        return False
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(groups)}
    if collapses:
        rewriter.replace_with_new(op, collapse.info.name, [source], [result], attributes)
    else:
        attributes["static_output_shape"] = op.attributes["static_output_shape"]
        rewriter.replace_with_new(op, op.info.name, [source, *op.operands[1:]], [result], attributes)
    return True


def reshape_rules(dialect: str) -> tuple[Rule, ...]:
    """The rules for the reshapes of a dialect."""
    collapse, expand = f"{dialect}.collapse_shape", f"{dialect}.expand_shape"
    return (
        Rule(collapse, collapse_of_collapse, needs=collapse, names="ComposeReassociativeReshapeOps"),
        Rule(collapse, collapse_of_expand, needs=expand, names="ComposeCollapseOfExpandOp"),
        Rule(expand, expand_of_expand, needs=expand, names="ComposeReassociativeReshapeOps"),
        Rule(expand, expand_of_collapse, needs=collapse, names="ComposeExpandOfCollapseOp"),
    )
