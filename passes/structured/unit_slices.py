"""Rules that drop unit dimensions from slices and pads; reshapes and slices of empty tensors."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import shape_of
from pyopt.dialects.tensor.shapes import tensor_type
from pyopt.ir.affine import AffineMap
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import slice_of
from pyopt.ir.reassociation import attribute_of, tells_extents
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, INDEX, TensorType
from pyopt.light import TYPE_CHECKING
from pyopt.passes.canonicalize.common import producer_of, slice_parts
from pyopt.passes.canonicalize.linalg.fill_rules import create_empty, padding_of, padding_value
from pyopt.passes.canonicalize.reshapes import create_expand, extent_of
from pyopt.passes.structured.expansion import create_pad
from pyopt.passes.structured.result_extents import extent_of_concat, extent_of_reshape
from pyopt.passes.structured.unit_extents import Reduced, collapse_value, expand_value, is_collapsible
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.ir.reassociation import Groups


def unit_groups(type: TensorType) -> Groups | None:
    """The groups that join unit dimensions with what follows, the last ones with the last.

    None if there are none, or if dimensions cannot be joined: an encoding says something of each.
    """
    if type.encoding is not None:
        return None
    shape = shape_of(type)
    groups: Groups = []
    group: list[int] = []
    for position, extent in enumerate(shape):
        group.append(position)
        if extent != 1:
            groups.append(group)
            group = []
    if groups:
        groups[-1] += group
    return None if len(groups) == len(shape) else groups


def _without_units(type: TensorType) -> TensorType:
    shape = tuple([extent for extent in shape_of(type) if extent != 1])
    return TensorType.get(shape, type.element_type)


def rank_reduced_extract_slice(op: Operation, rewriter: Rewriter) -> bool:
    """extract_slice t : <1x4> -> expand(extract_slice t : <4>)"""
    type = tensor_type(op.results[0].type)
    groups = unit_groups(type)
    if groups is None or not _may_expand(type, groups):
        return False
    operands, attributes = slice_parts(slice_of(op), op.operands[:1])
    new = rewriter.create("tensor.extract_slice", operands, [_without_units(type)], attributes).results[0]
    rewriter.replace(op, [create_expand(new, type, groups, rewriter)])
    return True


def _may_expand(type: TensorType, groups: Groups) -> bool:
    shape = shape_of(type)
    return all(tells_extents(shape, group) for group in groups)


def rank_reduced_insert_slice(op: Operation, rewriter: Rewriter) -> bool:
    """insert_slice s : <1x4> into t -> insert_slice collapse(s) : <4> into t"""
    source = op.operands[0]
    type = tensor_type(source.type)
    groups = unit_groups(type)
    if groups is None:
        return False
    parent = op.parent_op()
    if op.info.name == "tensor.parallel_insert_slice" and parent is not None:
        rewriter.insert_before(parent)
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(groups)}
    collapsed = rewriter.create("tensor.collapse_shape", [source], [_without_units(type)], attributes).results[0]
    operands, parts = slice_parts(slice_of(op), [collapsed, op.operands[1]])
    rewriter.replace_with_new(op, op.info.name, operands, [result.type for result in op.results], parts)
    return True


def empty_of_reshape(op: Operation, rewriter: Rewriter) -> bool:
    """expand(empty(n)) -> empty(n floordiv 4), collapse(empty(n, m)) -> empty(n * m)"""
    source = op.operands[0]
    type = tensor_type(op.results[0].type)
    if producer_of(source, "tensor.empty") is None:
        return False
    shape = shape_of(type)
    extents: list[int | Value] = list(shape)
    for index, extent in enumerate(shape):
        if extent == DYNAMIC:
            found = extent_of_reshape(op, index, rewriter)
            if found is None:
                return False
            extents[index] = found
    known = [
        rewriter.constant(IntegerAttr.get(one, INDEX), INDEX) if isinstance(one, int) and extent == DYNAMIC else one
        for one, extent in zip(extents, shape, strict=True)
    ]
    rewriter.replace(op, [create_empty(known, type, rewriter)])
    return True


def concat_of_empties(op: Operation, rewriter: Rewriter) -> bool:
    """concat dim(1) empty(n, 4), empty(n, 3) -> empty(n, 7)"""
    if any(producer_of(operand, "tensor.empty") is None for operand in op.operands):
        return False
    type = tensor_type(op.results[0].type)
    extents: list[int | Value] = []
    for index, extent in enumerate(shape_of(type)):
        found = extent_of_concat(op, index, rewriter)
        if isinstance(found, int) and extent == DYNAMIC:
            found = rewriter.constant(IntegerAttr.get(found, INDEX), INDEX)
        extents.append(found)
    rewriter.replace(op, [create_empty(extents, type, rewriter)])
    return True


def slice_of_empty(op: Operation, rewriter: Rewriter) -> bool:
    """extract_slice empty -> empty"""
    if producer_of(op.operands[0], "tensor.empty") is None:
        return False
    rewriter.replace_with_new(op, "tensor.empty", operand_group(op, "sizes"), [op.results[0].type])
    return True


def _drop_pad(op: Operation, slices: bool, rewriter: Rewriter) -> bool:
    value = padding_value(op)
    source = op.operands[0]
    if value is None or not is_collapsible(source.type) or not is_collapsible(op.results[0].type):
        return False
    shape = shape_of(source.type)
    low, high = padding_of(op)
    kept = [
        position
        for position, extent in enumerate(shape)
        if extent != 1 or not _is_zero(low[position]) or not _is_zero(high[position])
    ]
    if len(kept) == len(shape):
        return False
    groups: Groups = []
    group: list[int] = []
    for position in range(len(shape)):
        if position in kept:
            groups.append([*group, position])
            group = []
        else:
            (groups[-1] if groups else group).append(position)
    result = tensor_type(op.results[0].type)
    reduced = Reduced(AffineMap.identity(len(kept)), [shape[position] for position in kept], groups)
    if not slices and not _may_expand(result, groups):
        return False
    collapsed = collapse_value(source, reduced, slices, rewriter)
    padded_shape = tuple([shape_of(result)[position] for position in kept])
    type = TensorType.get(padded_shape, result.element_type, result.encoding)
    new_low, new_high = [low[position] for position in kept], [high[position] for position in kept]
    padded: Value = create_pad(op, collapsed, type, new_low, new_high, value, rewriter).results[0]
    target: Value = op.results[0]
    if slices:
        extents = [
            extent_of(padded, kept.index(position), rewriter) if extent == DYNAMIC else extent
            for position, extent in enumerate(shape_of(result))
        ]
        target = create_empty(extents, result, rewriter)
    rewriter.replace(op, [expand_value(padded, target, groups, slices, rewriter)])
    return True


def _is_zero(entry: int | Value) -> bool:
    return isinstance(entry, int) and entry == 0


def drop_pad_unit_dims(op: Operation, rewriter: Rewriter) -> bool:
    """pad t : <1x4> low[0, 1] -> expand(pad collapse(t) : <4> low[1])"""
    return _drop_pad(op, False, rewriter)


def drop_pad_unit_dims_by_slices(op: Operation, rewriter: Rewriter) -> bool:
    """pad t : <1x4> low[0, 1] -> insert_slice (pad extract_slice(t) : <4> low[1]) into empty"""
    return _drop_pad(op, True, rewriter)
