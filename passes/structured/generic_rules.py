"""Rules that take out of a linalg.generic what it need not ask for: constants, dead and repeated operands, cycles."""

from __future__ import annotations

from pyopt.analysis.effects import would_be_trivially_dead
from pyopt.dialects.linalg.bodies import conversion
from pyopt.dialects.linalg.coverage import writes_all
from pyopt.dialects.linalg.structure import (
    body_of,
    body_uses,
    has_tensor_semantics,
    indexing_maps,
    input_count,
    iterator_types,
    scalar_of,
    shape_of,
)
from pyopt.ir.affine import AffineMap
from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.elements import DenseElementsAttr, element_size
from pyopt.ir.types import DYNAMIC, FloatType, IntegerType, TensorType
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.canonicalize.linalg.fill_rules import create_empty
from pyopt.passes.canonicalize.linalg.structure_rules import is_sparse
from pyopt.passes.canonicalize.reshapes import extent_of
from pyopt.passes.lowering.linalg_generic import create_generic
from pyopt.passes.structured.generics import bounds_follow, has_single_use, take_body
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter


def fold_fill_with_generic_op(op: Operation, rewriter: Rewriter) -> bool:
    """generic of fill(x) {^(e): f(e)} -> {^(e): f(x)}"""
    found = False
    body = body_of(op)
    for index in range(input_count(op)):
        fill = producer_of(op.operands[index], "linalg.fill")
        if fill is None or not body_uses(op, index):
            continue
        found = True
        value, made = conversion(rewriter.context, fill.operands[0], scalar_of(fill.results[0].type))
        for one in made:
            one.loc = fill.loc
            rewriter.insert(one)
        rewriter.replace_uses(body.arguments[index], value)
    return found


def _scalar_constant(value: Value) -> Attribute | None:
    """The number that a value is, or that all elements of a tensor are."""
    constant = constant_of(value)
    if isinstance(constant, DenseElementsAttr):
        return constant.splat_value() if isinstance(constant.element_type, (IntegerType, FloatType)) else None
    return constant if isinstance(constant, (IntegerAttr, FloatAttr)) else None


def fold_scalar_or_splat_constant(op: Operation, rewriter: Rewriter) -> bool:
    """generic of dense<2.0>, a {^(e, f): g(e, f)} -> generic of a {^(f): g(2.0, f)}"""
    if not has_tensor_semantics(op):
        return False
    count = input_count(op)
    maps = indexing_maps(op)
    for index in range(count):
        value = op.operands[index]
        constant = _scalar_constant(value)
        if constant is None or value.op is None:
            continue
        kept = [map for position, map in enumerate(maps) if position != index]
        if not bounds_follow(kept):
            return False
        rewriter.loc = value.op.loc
        scalar = rewriter.create("arith.constant", [], [scalar_of(value.type)], {"value": constant}).results[0]
        rewriter.loc = op.loc
        inputs = [*op.operands[:index], *op.operands[index + 1 : count]]
        new = create_generic(inputs, op.operands[count:], kept, iterator_types(op), rewriter)
        body = body_of(op)
        rewriter.replace_uses(body.arguments[index], scalar)
        take_body(body, new, [*body.arguments[:index], *body.arguments[index + 1 :]])
        rewriter.replace(op, new.results)
        return True
    return False


def remove_outs_dependency(op: Operation, rewriter: Rewriter) -> bool:
    """generic into t {^(.., _): ..} -> generic into empty {..}: what is in t does not matter, all of it is written"""
    old: list[Operation] = []
    changed = False
    for index in range(input_count(op), len(op.operands)):
        init = op.operands[index]
        type = init.type
        if body_uses(op, index) or not isinstance(type, TensorType) or type.shape is None:
            continue
        if is_sparse(type) or producer_of(init, "tensor.empty") is not None or not writes_all(op, index):
            continue
        extents = [extent_of(init, dimension, rewriter) for dimension in range(len(type.shape))]
        op.set_operand(index, create_empty(extents, type, rewriter))
        changed = True
        if init.op is not None:
            old.append(init.op)
    if changed:
        rewriter.modified(op)
    for one in old:
        # It may be dead now.
        rewriter.modified(one)
    return changed


def deduplicate_and_remove_dead_operands_and_results(op: Operation, rewriter: Rewriter) -> bool:
    """generic of a, b, a into t, u {^(x, _, y, ..): ..} -> generic of a into t {^(x, ..): ..}

    An operand goes if the body does not look at it, or sees the same as another one; a result if it has no users. The
    loops' extents have to follow from what is left.
    """
    maps = indexing_maps(op)
    count = input_count(op)
    dropped: set[int] = set()
    new_inputs, input_places = _kept_inputs(op, maps, dropped)
    new_inits, init_places = _kept_inits(op, maps, dropped)
    if len(new_inputs) + len(new_inits) == len(op.operands):
        return False
    kept = [*new_inputs, *new_inits]
    body = body_of(op)
    attributes = {
        name: value
        for name, value in op.attributes.items()
        if name not in ("indexing_maps", "iterator_types", "operandSegmentSizes")
    }
    inputs = [op.operands[index] for index in new_inputs]
    inits = [op.operands[index] for index in new_inits]
    new = create_generic(inputs, inits, [maps[index] for index in kept], iterator_types(op), rewriter, attributes)
    last = body.terminator()
    if len(new_inits) < len(last.operands):
        rewriter.loc = last.loc
        rewriter.replace_with_new(last, "linalg.yield", [last.operands[index - count] for index in new_inits], ())
    arguments = [body.arguments[index] for index in kept]
    for index, argument in enumerate(body.arguments):
        place = input_places.get(index) if index < count else init_places.get(index)
        if place is None:
            continue
        at = place if index < count else place + len(new_inputs)
        other = arguments[at]
        if other is not argument:
            # The one that the body uses more often stays.
            arguments[at] = stays = other if len(other.uses) >= len(argument.uses) else argument
            rewriter.replace_uses(argument if stays is other else other, stays)
    for operand, argument in zip(new.operands, arguments, strict=True):
        argument.loc = operand.location(new.loc)
    take_body(body, new, arguments)
    rewriter.insert_before(op)
    for number, result in enumerate(op.results):
        place = init_places.get(count + number)
        if place is not None:
            rewriter.replace_uses(result, new.results[place])
    rewriter.erase(op)
    return True


def _may_drop(maps: list[AffineMap], dropped: set[int]) -> bool:
    """The loops' extents follow from the operands that are left, or there is no loop."""
    kept = [map for index, map in enumerate(maps) if index not in dropped]
    return bounds_follow(kept) if kept else maps[0].num_dims == 0


def _kept_inputs(op: Operation, maps: list[AffineMap], dropped: set[int]) -> tuple[list[int], dict[int, int]]:
    """The inputs that stay, and by input the number of the one that it becomes; what goes is added to `dropped`."""
    kept: list[int] = []
    places: dict[int, int] = {}
    known: dict[tuple[Value, AffineMap], int] = {}
    for index in range(input_count(op)):
        if not body_uses(op, index):
            dropped.add(index)
            if _may_drop(maps, dropped):
                continue
            dropped.discard(index)
        key = (op.operands[index], maps[index])
        place = known.get(key)
        if place is not None:
            places[index] = place
            dropped.add(index)
            continue
        places[index] = known[key] = len(kept)
        kept.append(index)
    return kept, places


def _kept_inits(op: Operation, maps: list[AffineMap], dropped: set[int]) -> tuple[list[int], dict[int, int]]:
    """The same for inits."""
    first = input_count(op)
    kept: list[int] = []
    places: dict[int, int] = {}
    if not has_tensor_semantics(op):
        kept = list(range(first, len(op.operands)))
        return kept, {index: index - first for index in kept}
    known: dict[tuple[Value, AffineMap, Value], int] = {}
    yielded = body_of(op).terminator().operands
    for index in range(first, len(op.operands)):
        key = (op.operands[index], maps[index], yielded[index - first])
        if _is_dead(op, index - first):
            dropped.add(index)
            if _may_drop(maps, dropped):
                continue
            dropped.discard(index)
        if not body_uses(op, index) and key in known:
            places[index] = known[key]
            dropped.add(index)
            continue
        places[index] = known[key] = len(kept)
        kept.append(index)
    return kept, places


def _is_dead(op: Operation, number: int) -> bool:
    """A result has no users, and nothing else is made from its init."""
    if op.results[number].uses:
        return False
    argument = body_of(op).arguments[input_count(op) + number]
    if not argument.uses:
        return True
    last = body_of(op).last
    return argument.has_one_use() and last in argument.uses and argument.uses[last] == number


def remove_unused_cycle_in_generic_op(op: Operation, rewriter: Rewriter) -> bool:
    """generic {^(.., o): yield f(.., o)} -> {^(.., o): yield o}, of a result without users"""
    if not has_tensor_semantics(op):
        return False
    body = body_of(op)
    changed = False
    for number, result in enumerate(op.results):
        argument = body.arguments[input_count(op) + number]
        if result.uses or not argument.has_one_use():
            continue
        cycle = argument.users()[0]
        if len(cycle.results) != 1 or not cycle.results[0].has_one_use() or not would_be_trivially_dead(cycle):
            continue
        user = cycle.results[0].users()[0]
        if user is not body.last or user.operands[number] is not cycle.results[0]:
            continue
        rewriter.replace(cycle, [argument])
        rewriter.modified(op)
        changed = True
    return changed


def fold_constant_transpose(op: Operation, rewriter: Rewriter) -> bool:
    """generic of a constant {^(x, _): yield x}, the maps being permutations -> a constant, if it has no other user"""
    maps = indexing_maps(op)
    if len(maps) != 2 or len(op.results) != 1 or not all(map.is_permutation() for map in maps):
        return False
    body = body_of(op)
    value = body.terminator().operands[0]
    if body.first is not body.last or not isinstance(value, BlockArgument) or value is not body.arguments[0]:
        return False
    type = op.results[0].type
    constant = constant_of(op.operands[0])
    if not isinstance(constant, DenseElementsAttr) or not isinstance(type, TensorType) or DYNAMIC in shape_of(type):
        return False
    element = type.element_type
    if not isinstance(element, (IntegerType, FloatType)) or constant.element_type is not element:
        return False
    if not has_single_use(op.operands[0]):
        return False
    # Result dimension j is loop `to[j]`, which is dimension `place` of the input.
    inner = [result.value for result in maps[0].results]
    order = [inner.index(result.value) for result in maps[1].results]
    new = DenseElementsAttr.get(type, constant.data if constant.is_splat else _transposed(constant, order))
    rewriter.replace_with_new(op, "arith.constant", [], [type], {"value": new})
    return True


def _transposed(elements: DenseElementsAttr, order: list[int]) -> bytes:
    """The bytes of elements whose dimensions were permuted."""
    size = element_size(elements.shaped_type)
    shape, data = elements.shape, elements.data
    steps = [size] * len(shape)
    for place in range(len(shape) - 1, 0, -1):
        steps[place - 1] = steps[place] * shape[place]
    starts = [0]
    for place in order[:-1]:
        starts = [start + index * steps[place] for start in starts for index in range(shape[place])]
    # The last dimension of the result: the first bytes of its elements, the second ones, and so on.
    count, step = shape[order[-1]], steps[order[-1]]
    found = bytearray(len(data))
    for number, start in enumerate(starts):
        first = number * count * size
        for byte in range(size):
            found[first + byte : first + count * size : size] = data[start + byte : start + count * step : step]
    return bytes(found)
