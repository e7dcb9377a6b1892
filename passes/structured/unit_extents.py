"""Rules that drop loops of one iteration from linalg.generic, and with them unit dimensions of its operands."""

from __future__ import annotations

from pyopt.dialects.linalg.coverage import writes_all, writes_each_once
from pyopt.dialects.linalg.structure import (
    body_of,
    body_uses,
    has_tensor_semantics,
    indexing_maps,
    input_count,
    iterator_types,
    loop_extents,
    loop_of_index,
    shape_of,
)
from pyopt.dialects.memref.layouts import subview_type, with_layout
from pyopt.ir.affine import CONSTANT, DIM, AffineExpr, AffineMap, constant, dim
from pyopt.ir.attributes import Attribute, IntegerAttr, StridedLayoutAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import Slice
from pyopt.ir.reassociation import attribute_of
from pyopt.ir.types import DYNAMIC, I64, INDEX, MemRefType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.canonicalize.common import slice_parts
from pyopt.passes.canonicalize.linalg.fill_rules import create_empty
from pyopt.passes.canonicalize.linalg.structure_rules import is_sparse
from pyopt.passes.canonicalize.reshapes import create_expand, extent_of
from pyopt.passes.lowering.linalg_generic import copy_body, create_generic
from pyopt.passes.structured.generics import bounds_follow, take_body
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.ir.reassociation import Groups


@final
class Reduced:
    """An operand without unit dimensions: its map and shape, and the groups of old dimensions (None: it stays)."""

    __slots__ = ("groups", "map", "shape")

    def __init__(self, map: AffineMap, shape: list[int], groups: Groups | None) -> None:
        self.map = map
        self.shape = shape
        self.groups = groups


def is_collapsible(type: Type) -> bool:
    """Dimensions may be joined: there is no layout and no encoding."""
    if isinstance(type, MemRefType):
        return type.layout is None
    return isinstance(type, TensorType) and type.encoding is None


def reduced_operand(
    type: Type, map: AffineMap, replacements: Sequence[AffineExpr], dropped: set[int], loops: int
) -> Reduced | None:
    """The operand without the dropped loops, which are 0; None if it cannot lose the dimensions that go."""
    shape = shape_of(type)
    exprs = map.replace(replacements, (), loops, 0).results
    kept: list[AffineExpr] = []
    extents: list[int] = []
    groups: Groups = []
    group: list[int] = []
    for position, (old, new, extent) in enumerate(zip(map.results, exprs, shape, strict=True)):
        is_zero = old.kind == CONSTANT and old.value == 0
        if extent == 1 and (is_zero or (old.kind == DIM and old.value in dropped)):
            # Unit dimensions at the front go with the first that stays, others with the one before them.
            (groups[-1] if groups else group).append(position)
            continue
        groups.append([*group, position])
        group = []
        kept.append(new)
        extents.append(extent)
    reduced = Reduced(AffineMap.get(loops, 0, kept), extents, groups)
    if len(kept) == len(shape):
        reduced.groups = None
    return reduced if reduced.groups is None or is_collapsible(type) else None


def collapse_value(value: Value, reduced: Reduced, slices: bool, rewriter: Rewriter) -> Value:
    """The operand without the unit dimensions, by a reshape or by a slice."""
    groups = reduced.groups
    type = value.type
    if groups is None:
        return value
    attributes: dict[str, Attribute] = {"reassociation": attribute_of(groups)}
    shape = tuple(reduced.shape)
    slices = slices and 0 not in shape  # no slice of an empty value is well-formed
    if isinstance(type, TensorType):
        new = TensorType.get(shape, type.element_type, type.encoding)
        if not slices:
            return rewriter.create("tensor.collapse_shape", [value], [new], attributes).results[0]
        operands, attributes = slice_parts(whole_slice(value, rewriter), [value])
        return rewriter.create("tensor.extract_slice", operands, [new], attributes).results[0]
    assert isinstance(type, MemRefType)
    if not slices:
        new_type = with_layout(type, list(shape), None)
        return rewriter.create("memref.collapse_shape", [value], [new_type], attributes).results[0]
    given = whole_slice(value, rewriter)
    operands, attributes = slice_parts(given, [value])
    old = shape_of(type)
    static = [size if isinstance(size, int) else old[index] for index, size in enumerate(given.sizes)]
    full = subview_type(type, [0] * len(old), static, [1] * len(old))
    layout = full.layout
    assert isinstance(layout, StridedLayoutAttr)
    kept = {position for group in groups for position in group if old[position] != 1} | {
        _kept_position(group, old) for group in groups
    }
    strides = tuple([stride for position, stride in enumerate(layout.strides) if position in kept])
    result = with_layout(full, list(shape), StridedLayoutAttr.get(strides, layout.offset))
    return rewriter.create("memref.subview", operands, [result], attributes).results[0]


def _kept_position(group: Sequence[int], shape: Sequence[int]) -> int:
    """The dimension of a group that is kept: the one of another extent, or the last."""
    for position in group:
        if shape[position] != 1:
            return position
    return group[0]


def whole_slice(value: Value, rewriter: Rewriter) -> Slice:
    """All of a tensor or memref as a slice."""
    rank = len(shape_of(value.type))
    sizes = [extent_of(value, position, rewriter) for position in range(rank)]
    return Slice([0] * rank, sizes, [1] * rank)


def expand_value(value: Value, target: Value, groups: Groups, slices: bool, rewriter: Rewriter) -> Value:
    """A result with the unit dimensions of `target`, the init that it would have been made from."""
    type = target.type
    assert isinstance(type, TensorType)
    if not slices or 0 in shape_of(type):
        return create_expand(value, type, groups, rewriter)
    operands, attributes = slice_parts(whole_slice(target, rewriter), [value, target])
    return rewriter.create("tensor.insert_slice", operands, [type], attributes).results[0]


def _without(dropped: set[int], count: int) -> list[AffineExpr]:
    """The replacement of each loop when the dropped ones are 0: the others are renumbered."""
    replacements: list[AffineExpr] = []
    left = 0
    for loop in range(count):
        if loop in dropped:
            replacements.append(constant(0))
        else:
            replacements.append(dim(left))
            left += 1
    return replacements


def _needed_loops(op: Operation, maps: Sequence[AffineMap], extents: Sequence[int], dropped: set[int]) -> set[int]:
    """The loops to drop without which a dimension that is longer than a loop would be indexed by that loop alone.

    In (i, j) -> (i + j) over (2, 1) the dimension may have three elements, in (i) -> (i) over (2) it has two.
    """
    needed: set[int] = set()
    at_zero = [constant(0) if loop in dropped else dim(loop) for loop in range(len(extents))]
    for operand, map in zip(op.operands, maps, strict=True):
        exprs = map.replace(at_zero, (), len(extents), 0).results
        for old, new, extent in zip(map.results, exprs, shape_of(operand.type), strict=True):
            if old.kind != DIM and new.kind == DIM and (extent == DYNAMIC or extent != extents[new.value]):
                used = AffineMap.get(len(extents), 0, [old]).used_dims()
                needed |= {loop for loop in dropped if used[loop]}
    return needed


def _drop_unit_dims(op: Operation, slices: bool, rewriter: Rewriter) -> bool:
    maps = indexing_maps(op)
    if not maps or not bounds_follow(maps):
        return False
    extents = loop_extents(op)
    dropped = {loop for loop, extent in enumerate(extents) if extent == 1}
    dropped -= _needed_loops(op, maps, extents, dropped)
    replacements = _without(dropped, len(extents))
    iterators = [word for loop, word in enumerate(iterator_types(op)) if loop not in dropped]
    reduced: list[Reduced] = []
    for operand, map in zip(op.operands, maps, strict=True):
        one = reduced_operand(operand.type, map, replacements, dropped, len(iterators))
        if one is None:
            return False
        reduced.append(one)
    new_maps = [one.map for one in reduced]
    if new_maps == maps or not bounds_follow(new_maps):
        return False
    count = input_count(op)
    operands = [
        collapse_value(operand, one, slices, rewriter) for operand, one in zip(op.operands, reduced, strict=True)
    ]
    inits = list(op.operands[count:])
    new = create_generic(operands[:count], operands[count:], new_maps, iterators, rewriter)
    body = body_of(op)
    take_body(body, new, body.arguments)
    _renumber_positions(new, dropped, rewriter)
    rewriter.start_at(op)
    results: list[Value] = []
    for number, result in enumerate(new.results):
        groups = reduced[count + number].groups
        results.append(result if groups is None else expand_value(result, inits[number], groups, slices, rewriter))
    rewriter.replace(op, results)
    return True


def drop_unit_dims(op: Operation, rewriter: Rewriter) -> bool:
    """generic of t : <1x4> over (1, 4) -> expand(generic of collapse(t) : <4> over (4))"""
    return _drop_unit_dims(op, False, rewriter)


def drop_unit_dims_by_slices(op: Operation, rewriter: Rewriter) -> bool:
    """generic of t : <1x4> into u over (1, 4) -> insert_slice (generic of extract_slice t : <4> over (4)) into u"""
    return _drop_unit_dims(op, True, rewriter)


def _renumber_positions(op: Operation, dropped: set[int], rewriter: Rewriter) -> None:
    """The position along a dropped loop is 0; the others move down."""
    for one in body_of(op):
        if one.info.name != "linalg.index":
            continue
        loop = loop_of_index(one)
        rewriter.start_at(one)
        before = sum(1 for other in dropped if other < loop)
        if loop in dropped:
            rewriter.replace(one, [rewriter.constant(IntegerAttr.get(0, INDEX), INDEX)])
        elif before:
            attributes: dict[str, Attribute] = {"dim": IntegerAttr.get(loop - before, I64)}
            rewriter.replace_with_new(one, "linalg.index", [], [INDEX], attributes)


def move_init_operands_to_input(op: Operation, rewriter: Rewriter) -> bool:
    """generic of a into t {^(x, o): f(x, o)} -> generic of a, t into empty {^(x, o, _): f(x, o)}, all parallel

    Only of inits of which each element is written once: others stay in the result, or are seen as written before.
    """
    count = input_count(op)
    if not has_tensor_semantics(op) or "reduction" in iterator_types(op):
        return False
    moved = [
        index
        for index in range(count, len(op.operands))
        if body_uses(op, index)
        and not is_sparse(op.operands[index].type)
        and writes_all(op, index)
        and writes_each_once(op, index)
    ]
    if not moved:
        return False
    maps = indexing_maps(op)
    inputs = [*op.operands[:count], *[op.operands[index] for index in moved]]
    inits = list(op.operands[count:])
    for index in moved:
        init = op.operands[index]
        if init.op is not None:
            rewriter.insert_after(init.op)
        else:
            block = init.parent_block()
            assert block is not None
            rewriter.insert_at_start(block)
        type = init.type
        assert isinstance(type, TensorType)
        extents = [extent_of(init, position, rewriter) for position in range(len(shape_of(type)))]
        inits[index - count] = create_empty(extents, type, rewriter)
    rewriter.insert_before(op)
    new_maps = [*maps[:count], *[maps[index] for index in moved], *maps[count:]]
    kept = {name: value for name, value in op.attributes.items() if name not in op.info.attribute_names}
    new = create_generic(inputs, inits, new_maps, iterator_types(op), rewriter, kept)
    body, source = body_of(new), body_of(op)
    values: dict[Value, Value] = {}
    for argument in (*source.arguments[:count], *[source.arguments[index] for index in moved]):
        values[argument] = body.add_argument(argument.type, op.loc)
    for index in range(count, len(op.operands)):
        argument = source.arguments[index]
        added = body.add_argument(argument.type, op.loc)
        values.setdefault(argument, added)
    copy_body(op, new, values, rewriter)
    rewriter.insert_before(op)
    rewriter.replace(op, new.results)
    return True
