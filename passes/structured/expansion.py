"""Reshapes move through structured ops: where one loop is several dimensions of a reshaped operand, it is split.

collapse then op of the small rank  ->  expand the other operands, op of the large rank, collapse the results
"""

from __future__ import annotations

from math import prod

from pyopt.dialects.linalg.bodies import yield_first
from pyopt.dialects.linalg.structure import (
    body_of,
    has_index_semantics,
    has_tensor_semantics,
    indexing_maps,
    input_count,
    is_structured,
    iterator_types,
    loop_extents,
    loop_of_index,
    shape_of,
)
from pyopt.dialects.tensor.shapes import tensor_type
from pyopt.ir.affine import AffineMap, AffineMapAttr, constant, dim
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.mixed_indices import dense, split, static_values
from pyopt.ir.reassociation import attribute_of, groups_of
from pyopt.ir.signature import segments
from pyopt.ir.types import DYNAMIC, I64, INDEX, TensorType, Type
from pyopt.light import Sequence
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.canonicalize.linalg.fill_rules import padding_of, padding_value
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.lowering.linalg_generic import copy_body, create_generic
from pyopt.passes.structured.generics import has_single_use
from pyopt.passes.structured.split_loops import Expansion, ExtentsOfLoops
from pyopt.rewrite.rewriter import Rewriter


def _is_expandable(op: Operation, maps: list[AffineMap], index: int) -> bool:
    """All operands are indexed by single loops, this one by some."""
    if not has_tensor_semantics(op) or not all(map.is_projected_permutation() for map in maps):
        return False
    return len(maps[index].results) > 0


def _expansion_of(op: Operation, map: AffineMap, reshape: Operation, expanded: TensorType) -> Expansion | None:
    """The split of the loops if the operand with that map gets the type `expanded`."""
    groups = groups_of(reshape)
    if not groups:
        return None
    shape = shape_of(expanded)
    extents = [[extent] for extent in loop_extents(op)]
    for result, group in zip(map.results, groups, strict=True):
        extents[result.value] = [shape[one] for one in group]
    if has_index_semantics(op) and any(DYNAMIC in one[1:] for one in extents):
        return None
    return Expansion(extents)


def _fits(type: TensorType, expanded: TensorType, groups: list[list[int]]) -> bool:
    """The type can be expanded so."""
    shape = shape_of(expanded)
    for extent, group in zip(shape_of(type), groups, strict=True):
        known = [shape[one] for one in group]
        if DYNAMIC in known:
            if extent != DYNAMIC:
                return False
        elif extent != prod(known):
            return False
    return True


def expand(op: Operation, index: int, reshape: Operation, rewriter: Rewriter) -> list[Value] | None:
    """The results of `op` on expanded operands, reshaped back; `index` is the operand that `reshape` is about.

    A new generic stands before `op`, which stays for the caller to replace.
    """
    maps = indexing_maps(op)
    if not _is_expandable(op, maps, index):
        return None
    collapses = reshape.info.name == "tensor.collapse_shape"
    expanded = tensor_type((reshape.operands[0] if collapses else reshape.results[0]).type)
    expansion = _expansion_of(op, maps[index], reshape, expanded)
    if expansion is None:
        return None
    count = input_count(op)
    types: list[Type] = []
    for position, (operand, map) in enumerate(zip(op.operands, maps, strict=True)):
        type = operand.type
        if isinstance(type, TensorType) and type.shape is not None:
            wanted = expansion.type(type, map)
            if wanted is not type and not (position == index and position < count):
                # An encoding says something of each dimension.
                if type.encoding is not None or not _fits(type, wanted, expansion.groups(map)):
                    return None
                if position == index and expanded.encoding is not None:
                    return None
            type = wanted
        types.append(type)
    # What an expand_shape is told of its extents may stand behind its producer.
    place = op if collapses or len(op.results) != 1 else reshape
    if place is op and not collapses and len(reshape.operands) > 1:
        return None
    rewriter.start_at(place)
    extents = ExtentsOfLoops(op, maps, expansion)
    extents.take(reshape, maps[index], rewriter)
    operands: list[Value] = []
    for position, (operand, map, wanted_type) in enumerate(zip(op.operands, maps, types, strict=True)):
        if position == index and position < count:
            operands.append(reshape.operands[0])
        elif wanted_type is operand.type:
            operands.append(operand)
        else:
            operands.append(extents.expanded(operand, tensor_type(wanted_type), map, rewriter))
    iterators = [word for word, loops in zip(iterator_types(op), expansion.loops, strict=True) for _ in loops]
    new_maps = [expansion.map(map) for map in maps]
    new = _create_like(op, operands, new_maps, rewriter)
    if new is None:
        new = create_generic(operands[:count], operands[count:], new_maps, iterators, rewriter)
        copy_body(op, new, {}, rewriter)
        _expand_positions(new, expansion, rewriter)
        rewriter.start_at(place)
    results: list[Value] = []
    for number, result in enumerate(op.results):
        value: Value = new.results[number]
        if value.type is not result.type:
            attributes: dict[str, Attribute] = {"reassociation": attribute_of(expansion.groups(maps[count + number]))}
            value = rewriter.create("tensor.collapse_shape", [value], [result.type], attributes).results[0]
        results.append(value)
    return results


def _create_like(op: Operation, operands: list[Value], maps: list[AffineMap], rewriter: Rewriter) -> Operation | None:
    """Fills, copies and transposes stay what they are."""
    if op.info.name in ("linalg.fill", "linalg.copy"):
        given = {name: value for name, value in op.attributes.items() if name != "operandSegmentSizes"}
        return create_named(op.info.name, operands[:-1], operands[-1], rewriter, given)
    if op.info.name != "linalg.transpose":
        return None
    read = [result.value for result in maps[0].results]
    attributes: dict[str, Attribute] = {"permutation": dense([read.index(loop) for loop in range(len(read))])}
    region = yield_first(rewriter.context, operands, op.loc)
    return rewriter.create(op.info.name, operands, [operands[-1].type], attributes, [region])


def _expand_positions(op: Operation, expansion: Expansion, rewriter: Rewriter) -> None:
    """The position along a loop that was split is computed from those along the new ones."""
    for one in body_of(op):
        if one.info.name != "linalg.index":
            continue
        old = loop_of_index(one)
        loops = expansion.loops[old]
        if loops == [old]:
            continue
        rewriter.insert_after(one)
        rewriter.loc = one.loc
        inner = [_position(loop, rewriter) for loop in loops[1:]]
        value = _position(loops[0], rewriter)
        for extent, position in zip(expansion.extents[old][1:], inner, strict=True):
            map = AffineMapAttr.get(AffineMap.get(2, 0, [dim(0) + dim(1) * constant(extent)]))
            value = rewriter.create("affine.apply", [position, value], [INDEX], {"map": map}).results[0]
        rewriter.replace(one, [value])


def _position(loop: int, rewriter: Rewriter) -> Value:
    return rewriter.create("linalg.index", [], [INDEX], {"dim": IntegerAttr.get(loop, I64)}).results[0]


# Rules.


def fold_with_producer_reshape_op_by_expansion(op: Operation, rewriter: Rewriter) -> bool:
    """f(collapse(t), u) -> collapse(f(t, expand(u))), if the collapsed tensor has no other user"""
    for index in range(input_count(op)):
        collapse = producer_of(op.operands[index], "tensor.collapse_shape")
        if collapse is None or not has_single_use(op.operands[index]):
            continue
        if not _is_expandable(op, indexing_maps(op), index):
            continue
        results = expand(op, index, collapse, rewriter)
        if results is None:
            return False
        rewriter.replace(op, results)
        return True
    return False


def fold_reshape_with_generic_op_by_expansion(op: Operation, rewriter: Rewriter) -> bool:
    """expand(f(t)) -> f(expand(t)), if what is expanded has no other user"""
    value = op.operands[0]
    producer = value.op
    if producer is None or not is_structured(producer) or not has_single_use(value):
        return False
    results = expand(producer, input_count(producer) + value.index, op, rewriter)
    if results is None:
        return False
    collapse = producer_of(results[value.index], "tensor.collapse_shape")
    rewriter.replace(op, [results[value.index] if collapse is None else collapse.operands[0]])
    rewriter.replace(producer, results)
    return True


def pads_several(pad: Operation, groups: list[list[int]]) -> bool:
    """A dimension that stands for several, one group of them, is padded by anything but the number 0."""
    amounts = zip(static_values(pad, "static_low"), static_values(pad, "static_high"), groups, strict=True)
    return any(len(group) > 1 and (low != 0 or high != 0) for low, high, group in amounts)


def fold_pad_with_producer_reshape_op_by_expansion(op: Operation, rewriter: Rewriter) -> bool:
    """pad(collapse(t)) -> collapse(pad(t)), if only dimensions that are not joined are padded"""
    collapse = producer_of(op.operands[0], "tensor.collapse_shape")
    value = padding_value(op)
    if collapse is None or value is None or not has_single_use(op.operands[0]):
        return False
    if any(tensor_type(one.type).encoding is not None for one in (*collapse.operands, *collapse.results, *op.results)):
        return False
    groups = groups_of(collapse)
    if pads_several(op, groups):
        return False
    low, high = padding_of(op)
    source = collapse.operands[0]
    shape = list(shape_of(source.type))
    padded = tensor_type(op.results[0].type)
    new_low: list[int | Value] = []
    new_high: list[int | Value] = []
    for number, group in enumerate(groups):
        if len(group) == 1:
            shape[group[0]] = shape_of(padded)[number]
        new_low += [low[number]] * len(group)
        new_high += [high[number]] * len(group)
    type = TensorType.get(tuple(shape), padded.element_type, padded.encoding)
    new = create_pad(op, source, type, new_low, new_high, value, rewriter)
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(groups)}
    rewriter.replace_with_new(op, "tensor.collapse_shape", new.results, [padded], attributes)
    return True


def create_pad(
    op: Operation,
    source: Value,
    type: TensorType,
    low: Sequence[int | Value],
    high: Sequence[int | Value],
    value: Value,
    rewriter: Rewriter,
) -> Operation:
    """A pad like `op` with one value all around."""
    static_low, dynamic_low = split(low)
    static_high, dynamic_high = split(high)
    attributes: dict[str, Attribute] = {
        "operandSegmentSizes": segments(1, len(dynamic_low), len(dynamic_high)),
        "static_low": dense(static_low),
        "static_high": dense(static_high),
    }
    if "nofold" in op.attributes:
        attributes["nofold"] = op.attributes["nofold"]
    region = Region()
    block = Block()
    region.append(block)
    for _ in low:
        block.add_argument(INDEX, op.loc)
    new = rewriter.create("tensor.pad", [source, *dynamic_low, *dynamic_high], [type], attributes, [region])
    rewriter.insert_at_end(block)
    if value.parent_block() is not None and value.op is not None and value.op.parent_op() is op:
        value = rewriter.clone(value.op, {}).results[0]
    rewriter.create("tensor.yield", [value], ())
    rewriter.insert_after(new)
    return new
