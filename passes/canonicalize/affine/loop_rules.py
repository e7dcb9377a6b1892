"""Rules for affine.for, affine.if and affine.parallel."""

from __future__ import annotations

from pyopt.dialects.affine.bounds import without_redundant_results, without_repetitions
from pyopt.dialects.affine.composition import apply_of, canonicalize, compose, constant_number
from pyopt.dialects.affine.folds import known_results
from pyopt.dialects.affine.validity import map_of
from pyopt.ir.affine import AffineMap, AffineMapAttr, IntegerSet, IntegerSetAttr
from pyopt.ir.affine_loops import trip_count
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.rewrite.rewriter import Rewriter, Rule

_BOUNDS: Final = (("lowerBoundMap", "lowerBoundOperands"), ("upperBoundMap", "upperBoundOperands"))


def _body(op: Operation, number: int = 0) -> Block:
    block = op.regions[number].first
    assert block is not None
    return block


# affine.for


def _constant_of_bound(op: Operation, name: str, group: str) -> int | None:
    """What a bound that is not one constant yet comes to, if all its operands are constants."""
    map = map_of(op, name).value
    if map.is_single_constant():
        return None
    inputs: list[Attribute | None] = []
    for value in operand_group(op, group):
        number = constant_number(value)
        inputs.append(None if number is None else IntegerAttr.get(number, INDEX))
    values = known_results(map, inputs)
    if not values:
        return None
    return max(values) if name == "lowerBoundMap" else min(values)


def fold_loop_bounds(op: Operation, rewriter: Rewriter) -> bool:
    """for apply(map)(x) to max(c, d) -> for map(x) to the greater constant"""
    changed = False
    maps: list[AffineMap] = []
    operands: list[list[Value]] = []
    for name, group in _BOUNDS:
        map = map_of(op, name).value
        values = operand_group(op, group)
        if not values and map.is_single_constant():
            maps.append(map)
            operands.append(values)
            continue
        number = _constant_of_bound(op, name, group)
        if number is not None:
            map, values = AffineMap.constant(number), []
            changed = True
        # The order is the reference's: composition turns remainders, whose range is known, into quotients.
        is_lower = name == "lowerBoundMap"
        new = map if is_lower else without_redundant_results(map, values, False)
        new, new_values = compose(new, values)
        new, new_values = canonicalize(new, new_values)
        if is_lower:
            new = without_redundant_results(new, new_values, True)
        new = without_repetitions(new)
        if new is not map:
            map, values = new, new_values
            changed = True
        maps.append(map)
        operands.append(values)
    if not changed:
        return False
    inits = operand_group(op, "inits")
    op.set_attribute("lowerBoundMap", AffineMapAttr.get(maps[0]))
    op.set_attribute("upperBoundMap", AffineMapAttr.get(maps[1]))
    op.set_attribute("operandSegmentSizes", segments(len(operands[0]), len(operands[1]), len(inits)))
    rewriter.set_operands(op, [*operands[0], *operands[1], *inits])
    return True


def affine_for_empty_loop_folder(op: Operation, rewriter: Rewriter) -> bool:
    """for iter_args(%a = x) { yield %a } -> x; { yield y } -> y, if it runs at all;
    nobody may use a result that is the last iteration's number"""
    block = _body(op)
    if block.first is not block.last or not op.results:
        return False
    inits = operand_group(op, "inits")
    trips = trip_count(op)
    if trips == 0:
        rewriter.replace(op, inits)
        return True
    values: list[Value] = []
    from_outside = reordered = False
    for index, value in enumerate(block.terminator().operands):
        if value is block.arguments[0]:
            if op.results[index].uses:
                return False
            from_outside = True
            values.append(inits[index])
        elif value in block.arguments:
            reordered = reordered or value.index - 1 != index
            values.append(inits[value.index - 1])
        else:
            from_outside = True
            values.append(value)
    if trips is None and (from_outside or reordered):
        return False
    if trips is not None and trips >= 2 and reordered:
        return False
    rewriter.replace(op, values)
    return True


# affine.if


def _condition(op: Operation) -> IntegerSet:
    condition = op.attributes["condition"]
    assert isinstance(condition, IntegerSetAttr)
    return condition.value


def fold_condition(op: Operation, rewriter: Rewriter) -> bool:
    """if set(apply(map)(x)) -> if set of map(x)"""
    condition = _condition(op)
    map = AffineMap.get(condition.num_dims, condition.num_symbols, condition.constraints)
    operands: Sequence[Value] = op.operands
    if any(apply_of(value) is not None for value in operands):
        map, operands = compose(map, operands)
    map, values = canonicalize(map, operands)
    new = IntegerSet.get(map.num_dims, map.num_symbols, map.results, condition.equalities)
    if new is condition and values == op.operands:
        return False
    op.set_attribute("condition", IntegerSetAttr.get(new))
    rewriter.set_operands(op, values)
    return True


def simplify_dead_else(op: Operation, rewriter: Rewriter) -> bool:
    """if {..} else {} -> if {..}"""
    block = op.regions[1].first
    if block is None or block.first is not block.last or op.results:
        return False
    rewriter.erase_block(block)
    rewriter.modified(op)
    return True


def always_true_or_false_if(op: Operation, rewriter: Rewriter) -> bool:
    """if (0 == 0) {..} -> its ops; if (1 == 0) {..} else {..} -> the ops of else"""
    condition = _condition(op)
    if condition.is_empty():
        if not op.results and op.regions[1].is_empty():
            rewriter.erase(op)
            return True
        block = _body(op, 1)
    elif (
        condition.equalities == (True,)
        and condition.constraints[0].is_constant()
        and (condition.constraints[0].value == 0)
    ):
        block = _body(op)
    else:
        return False
    terminator = block.terminator()
    rewriter.inline_block_before(block, op)
    rewriter.replace(op, list(terminator.operands))
    rewriter.erase(terminator)
    return True


# affine.parallel


def fold_parallel_bounds(op: Operation, rewriter: Rewriter) -> bool:
    """parallel from apply(map)(x) -> parallel from map(x); operands that no bound takes go"""
    lower = map_of(op, "lowerBoundsMap").value
    upper = map_of(op, "upperBoundsMap").value
    lower_operands = op.operands[: lower.num_inputs]
    upper_operands = op.operands[lower.num_inputs : lower.num_inputs + upper.num_inputs]
    new_lower, new_lower_operands = compose(lower, lower_operands)
    new_upper, new_upper_operands = compose(upper, upper_operands)
    operands = [*new_lower_operands, *new_upper_operands]
    if new_lower is lower and new_upper is upper and operands == op.operands:
        return False
    op.set_attribute("lowerBoundsMap", AffineMapAttr.get(new_lower))
    op.set_attribute("upperBoundsMap", AffineMapAttr.get(new_upper))
    rewriter.set_operands(op, operands)
    return True


RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "affine.for": (fold_loop_bounds, affine_for_empty_loop_folder),
    "affine.if": (fold_condition, simplify_dead_else, always_true_or_false_if),
    "affine.parallel": (fold_parallel_bounds,),
}
