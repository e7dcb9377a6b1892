"""Rules that drop unit dimensions from slices and pads; reshapes and slices of empty tensors; extents of results."""

from __future__ import annotations

from passes.canonicalize.affine.building import composed_apply
from passes.canonicalize.common import producer_of, slice_parts
from passes.canonicalize.linalg.fill_rules import create_empty, extent_of, padding_value
from passes.structured.expansion import create_expand, create_pad
from passes.structured.unit_extents import Reduced, collapse_value, expand_value
from pyopt.dialects.linalg.structure import indexing_maps, input_count, is_structured, shape_of, shapes_to_loops
from pyopt.dialects.tensor.shapes import tensor_type
from pyopt.ir.affine import DIM, AffineMap, dim, symbol
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index, dropped_by_sizes, join, mixed_group, slice_of
from pyopt.ir.reassociation import attribute_of, groups_of
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, INDEX, TensorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.ir.reassociation import Groups
    from pyopt.rewrite.rewriter import Rewriter


_PADDED_EXTENT: Final = AffineMap.get(1, 2, [dim(0) + symbol(0) + symbol(1)])


def unit_groups(shape: Sequence[int]) -> Groups | None:
    """The groups that join unit dimensions with others; None if there is nothing to drop."""
    groups: Groups = []
    group: list[int] = []
    for position, extent in enumerate(shape):
        if extent == 1:
            (groups[-1] if groups else group).append(position)
        else:
            groups.append([*group, position])
            group = []
    return None if len(groups) == len(shape) else groups


def _without_units(type: TensorType) -> TensorType:
    shape = tuple([extent for extent in shape_of(type) if extent != 1])
    return TensorType.get(shape, type.element_type, type.encoding)


def rank_reduced_extract_slice(op: Operation, rewriter: Rewriter) -> bool:
    """extract_slice t : <1x4> -> expand(extract_slice t : <4>)"""
    type = tensor_type(op.results[0].type)
    groups = unit_groups(shape_of(type))
    if groups is None or not _may_expand(type, groups):
        return False
    operands, attributes = slice_parts(slice_of(op), op.operands[:1])
    new = rewriter.create("tensor.extract_slice", operands, [_without_units(type)], attributes).results[0]
    rewriter.replace(op, [create_expand(new, type, groups, rewriter)])
    return True


def _may_expand(type: TensorType, groups: Groups) -> bool:
    shape = shape_of(type)
    return all([shape[one] for one in group].count(DYNAMIC) <= 1 for group in groups)


def rank_reduced_insert_slice(op: Operation, rewriter: Rewriter) -> bool:
    """insert_slice s : <1x4> into t -> insert_slice collapse(s) : <4> into t"""
    source = op.operands[0]
    type = tensor_type(source.type)
    groups = unit_groups(shape_of(type))
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
    empty = producer_of(op.operands[0], "tensor.empty")
    type = tensor_type(op.results[0].type)
    if empty is None:
        return False
    given = join(shape_of(empty.results[0].type), empty.operands)
    shape = shape_of(type)
    extents: list[int | Value] = list(shape)
    for number, group in enumerate(groups_of(op)):
        if op.info.name == "tensor.collapse_shape":
            if shape[number] == DYNAMIC:
                product = symbol(0)
                for position in range(1, len(group)):
                    product = product * symbol(position)
                inputs = [given[one] for one in group]
                extents[number] = composed_apply(AffineMap.get(0, len(group), [product]), inputs, rewriter)
            continue
        dynamic = [one for one in group if shape[one] == DYNAMIC]
        if len(dynamic) > 1:
            return False
        for one in dynamic:
            by = 1
            for other in group:
                by *= 1 if other == one else shape[other]
            if by == 0:
                return False
            extents[one] = composed_apply(AffineMap.get(0, 1, [symbol(0) // by]), [given[number]], rewriter)
    known = [
        rewriter.constant(IntegerAttr.get(one, INDEX), INDEX) if isinstance(one, int) and extent == DYNAMIC else one
        for one, extent in zip(extents, shape, strict=True)
    ]
    rewriter.replace(op, [create_empty(known, type.element_type, rewriter)])
    return True


def dim_of_structured(op: Operation, rewriter: Rewriter) -> bool:
    """dim(f(a), i) -> dim(a, j), where the loop that gives dimension i of the result goes along dimension j of a"""
    value = op.operands[0]
    producer = value.op
    index = constant_index(op.operands[1])
    if producer is None or index is None or not is_structured(producer):
        return False
    maps = indexing_maps(producer)
    inverse = shapes_to_loops(maps)
    results = maps[input_count(producer) + value.index].results
    if inverse is None or not 0 <= index < len(results) or results[index].kind != DIM:
        return False
    flat = inverse.results[results[index].value].value
    for operand, map in zip(producer.operands, maps, strict=True):
        if flat < len(map.results):
            extent = extent_of(operand, flat, rewriter)
            if isinstance(extent, int):
                extent = rewriter.constant(IntegerAttr.get(extent, INDEX), INDEX)
            rewriter.replace(op, [extent])
            return True
        flat -= len(map.results)
    return False


def dim_of_reshape(op: Operation, rewriter: Rewriter) -> bool:
    """dim(collapse(t) [.., [d, e], ..], i) -> dim(t, d) * dim(t, e); dim(expand(t), i) -> dim(t, j) floordiv 4"""
    reshape = op.operands[0].op
    index = constant_index(op.operands[1])
    if reshape is None or index is None or reshape.info.name not in ("tensor.collapse_shape", "tensor.expand_shape"):
        return False
    source = reshape.operands[0]
    shape = shape_of(reshape.results[0].type)
    if not 0 <= index < len(shape) or shape[index] != DYNAMIC:
        return False
    groups = groups_of(reshape)
    if reshape.info.name == "tensor.collapse_shape":
        inputs = [extent_of(source, one, rewriter) for one in groups[index]]
        expr = symbol(0)
        for position in range(1, len(inputs)):
            expr = expr * symbol(position)
    else:
        number = [index in group for group in groups].index(True)
        by = 1
        for one in groups[number]:
            by *= 1 if one == index else shape[one]
        if by <= 0:
            return False
        inputs = [extent_of(source, number, rewriter)]
        expr = symbol(0) // by
    value = composed_apply(AffineMap.get(0, len(inputs), [expr]), inputs, rewriter)
    if isinstance(value, int):
        value = rewriter.constant(IntegerAttr.get(value, INDEX), INDEX)
    rewriter.replace(op, [value])
    return True


def dim_of_slice(op: Operation, rewriter: Rewriter) -> bool:
    """dim(extract_slice t[..][n, 1, m][..], 1) -> m"""
    extract = producer_of(op.operands[0], "tensor.extract_slice")
    index = constant_index(op.operands[1])
    if extract is None or index is None:
        return False
    shape = shape_of(extract.results[0].type)
    sizes = slice_of(extract).sizes
    kept = [size for size, gone in zip(sizes, dropped_by_sizes(sizes, shape), strict=True) if not gone]
    if not 0 <= index < len(kept):
        return False
    size = kept[index]
    if isinstance(size, int):
        size = rewriter.constant(IntegerAttr.get(size, INDEX), INDEX)
    rewriter.replace(op, [size])
    return True


def dim_of_pad(op: Operation, rewriter: Rewriter) -> bool:
    """dim(pad t low[l] high[h], i) -> dim(t, i) + l + h"""
    pad = producer_of(op.operands[0], "tensor.pad")
    index = constant_index(op.operands[1])
    if pad is None or index is None or not 0 <= index < len(shape_of(op.operands[0].type)):
        return False
    value = _padded_extent(pad, index, rewriter)
    if isinstance(value, int):
        value = rewriter.constant(IntegerAttr.get(value, INDEX), INDEX)
    rewriter.replace(op, [value])
    return True


def _padded_extent(pad: Operation, index: int, rewriter: Rewriter) -> int | Value:
    low, high = mixed_group(pad, "low", "static_low"), mixed_group(pad, "high", "static_high")
    parts = [extent_of(pad.operands[0], index, rewriter), low[index], high[index]]
    return composed_apply(_PADDED_EXTENT, parts, rewriter)


def slice_of_empty(op: Operation, rewriter: Rewriter) -> bool:
    """extract_slice empty -> empty"""
    if producer_of(op.operands[0], "tensor.empty") is None:
        return False
    rewriter.replace_with_new(op, "tensor.empty", operand_group(op, "sizes"), [op.results[0].type])
    return True


def _drop_pad(op: Operation, slices: bool, rewriter: Rewriter) -> bool:
    value = padding_value(op)
    if value is None:
        return False
    source = op.operands[0]
    shape = shape_of(source.type)
    low, high = mixed_group(op, "low", "static_low"), mixed_group(op, "high", "static_high")
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
        target = create_empty(extents, result.element_type, rewriter)
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
