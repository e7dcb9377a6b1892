"""Mutations of parsed IR, printed in the generic form: operands, results, attributes, regions, blocks and types.

What comes out need not be valid: half of the point is what is said of invalid IR. `settle` makes signatures of
functions fit again, so that enough of it is.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from pyopt.ir.attributes import (
    DenseArrayAttr,
    IntegerAttr,
    TypeAttr,
    function_type_of,
)
from pyopt.ir.core import Block, Operation, OpResult, Region, Value
from pyopt.ir.opinfo import TERMINATOR
from pyopt.ir.types import (
    DYNAMIC,
    INDEX,
    FunctionType,
    IndexType,
)
from pyopt.rewrite.rewriter import clone_op
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op
from tests.support.fuzz.mutator import INTEGERS, Mutator, changed_list
from tests.support.fuzz.seeds import Pool
from tools.generators.builder import quiet_context

MOST: Final = 400
"""Ops of a module that is still mutated by structure."""


def mutate_structure(text: str, name: str, pool: Pool, randomness: random.Random) -> str | None:
    """The module with one to three changes, most at ops called `name`, in the generic form; None if it is not read."""
    context = quiet_context()
    module = parse_module(Source(text, "-"), context)
    if module is None:
        return None
    mutator = Mutator(module, context, pool, randomness)
    if sum(1 for _ in module.walk()) > MOST:
        return None
    for _ in range(randomness.choice((1, 1, 1, 2, 3))):
        ops = mutator.ops()
        if not ops:
            return None
        named = [op for op in ops if op.info.name == name]
        op = randomness.choice(named if named and randomness.random() < 0.7 else ops)
        randomness.choice(_MUTATIONS)(mutator, op)
    _drop_lost(mutator)
    if randomness.random() < 0.85:
        settle(module)
    return print_op(module, context, PrintOptions(generic=True, local_scope=True))


def _drop_lost(mutator: Mutator) -> None:
    """Operands that nothing in the module defines any more go: they have no name to be printed by."""
    defined = set(mutator.values())
    for op in mutator.ops():
        if any(operand not in defined for operand in op.operands):
            op.set_operands([operand for operand in op.operands if operand in defined])


def settle(module: Operation) -> None:
    """Functions get the types of their arguments and of what they return."""
    for function in module.walk():
        type = function_type_of(function.attributes.get("function_type"))
        if type is None or not function.regions or function.regions[0].first is None:
            continue
        results = type.results
        for block in function.regions[0]:
            if block.last is not None and block.last.info.name == "func.return":
                results = tuple([operand.type for operand in block.last.operands])
        inputs = tuple([argument.type for argument in function.regions[0].first.arguments])
        function.set_attribute("function_type", TypeAttr.get(FunctionType.get(inputs, results)))


# Operands.


def _other_operand(mutator: Mutator, op: Operation) -> Value | None:
    """A value for an operand: of the same type, a constant, poison, of an own region, or any."""
    choose, chance = mutator.random.choice, mutator.random.random()
    values = mutator.values()
    old = choose(op.operands) if op.operands else None
    if old is not None and chance < 0.3:
        return mutator.constant(old.type, op)
    if old is not None and chance < 0.6:
        return choose([value for value in values if value.type is old.type] or [old])
    if chance < 0.8 and op.regions:
        inside: list[Value] = [result for inner in op.walk() if inner is not op for result in inner.results]
        for region in op.regions:
            for block in region:
                inside += block.arguments
        if inside:
            return choose(inside)
    return choose(values) if values else None


def _change_operands(mutator: Mutator, op: Operation) -> None:
    operands = list(op.operands)
    other = _other_operand(mutator, op)
    op.set_operands(changed_list(operands, [other] if other is not None else list(operands), mutator.random))


def _replace_operand(mutator: Mutator, op: Operation) -> None:
    if op.operands:
        at = mutator.random.randrange(len(op.operands))
        old = op.operands[at]
        other = _other_operand(mutator, op)
        if other is not None and (other.type is old.type or mutator.random.random() < 0.3):
            op.set_operand(at, other)
        elif (made := mutator.constant(old.type, op)) is not None:
            op.set_operand(at, made)


def _same_operands(mutator: Mutator, op: Operation) -> None:
    """One operand stands for all of its type."""
    if op.operands:
        one = mutator.random.choice(op.operands)
        op.set_operands([one if operand.type is one.type else operand for operand in op.operands])


# Results.


def _add_result(mutator: Mutator, op: Operation) -> None:
    type = mutator.random.choice(op.results).type if op.results and mutator.random.random() < 0.6 else mutator.type()
    op.results = [*op.results, OpResult(type, op, len(op.results))]


def _drop_result(mutator: Mutator, op: Operation) -> None:
    if not op.results:
        return
    last = op.results[-1]
    if last.uses:
        users = list(last.uses)
        last.replace_all_uses_with(op.results[0])
        if len(op.results) == 1:
            for user in users:
                user.set_operands([operand for operand in user.operands if operand is not last])
    op.results = op.results[:-1]


def _change_type(mutator: Mutator, op: Operation) -> None:
    """Of a result, an operand or a block argument; or of all values of one type."""
    values: list[Value] = [*op.results, *op.operands]
    for region in op.regions:
        for block in region:
            values += block.arguments
    if not values:
        return
    value = mutator.random.choice(values)
    old, new = value.type, mutator.type(value.type)
    if mutator.random.random() < 0.4:
        value.type = new
        return
    for one in mutator.values():
        if one.type is old:
            one.type = new


# Attributes.


def _change_attribute(mutator: Mutator, op: Operation) -> None:
    if op.attributes:
        name = mutator.random.choice(sorted(op.attributes))
        op.set_attribute(name, mutator.attribute(op.attributes[name]))


def _drop_attribute(mutator: Mutator, op: Operation) -> None:
    if op.attributes:
        op.remove_attribute(mutator.random.choice(sorted(op.attributes)))


def _add_attribute(mutator: Mutator, op: Operation) -> None:
    names = [*op.info.attribute_names, *(name for one in mutator.ops() for name in one.attributes), "x"]
    op.set_attribute(mutator.random.choice(names), mutator.attribute())


def _change_segments(mutator: Mutator, op: Operation) -> None:
    for name in ("operandSegmentSizes", "resultSegmentSizes"):
        sizes = op.attributes.get(name)
        if isinstance(sizes, DenseArrayAttr) and sizes.values:
            values = list(sizes.values)
            one, other = mutator.random.randrange(len(values)), mutator.random.randrange(len(values))
            values[one] += mutator.random.choice((-1, 1, 1 << 30))
            if mutator.random.random() < 0.6:
                values[other] -= 1
            op.set_attribute(name, DenseArrayAttr.get(sizes.element_type, tuple(values)))


def _static_and_dynamic(mutator: Mutator, op: Operation) -> None:
    """A number of a static list becomes dynamic, or the other way, with an operand for it or without."""
    static = [
        (name, value)
        for name, value in op.attributes.items()
        if name.startswith("static_") and isinstance(value, DenseArrayAttr) and value.values
    ]
    if not static:
        return
    name, attribute = mutator.random.choice(static)
    values = list(attribute.values)
    at = mutator.random.randrange(len(values))
    gain = -1 if values[at] == DYNAMIC else 1
    values[at] = DYNAMIC if gain > 0 else mutator.random.choice(INTEGERS)
    op.set_attribute(name, DenseArrayAttr.get(attribute.element_type, tuple(values)))
    if mutator.random.random() < 0.3:
        return
    sizes = op.attributes.get("operandSegmentSizes")
    indices = [index for index, operand in enumerate(op.operands) if isinstance(operand.type, IndexType)]
    place = mutator.random.choice(indices) if indices else len(op.operands)
    operands = list(op.operands)
    if gain > 0:
        info = mutator.context.op_info("arith.constant")
        assert info is not None
        constant = Operation(info, [], (INDEX,), {"value": IntegerAttr.get(1, INDEX)}, op.loc)
        constant.insert_before(op)
        operands.insert(place, constant.results[0])
    elif indices:
        del operands[place]
    op.set_operands(operands)
    if isinstance(sizes, DenseArrayAttr) and sizes.values:
        counts = list(sizes.values)
        group, reached = 0, 0
        while group + 1 < len(counts) and reached + counts[group] <= place:
            reached += counts[group]
            group += 1
        counts[group] += gain
        op.set_attribute("operandSegmentSizes", DenseArrayAttr.get(sizes.element_type, tuple(counts)))


# Regions, blocks, successors.


def _blocks(op: Operation) -> list[Block]:
    return [block for region in op.regions for block in region]


def _change_regions(mutator: Mutator, op: Operation) -> None:
    kind = mutator.random.randrange(5)
    if kind == 0 and op.regions:
        op.regions = op.regions[:-1]
    elif kind == 1:
        region = Region()
        if mutator.random.random() < 0.5:
            region.append(Block())
        region.parent = op
        op.regions = [*op.regions, region]
    elif kind == 2 and op.regions:
        copy = clone_op(op, {})
        region = mutator.random.choice(copy.regions)
        region.parent = op
        op.regions = [*op.regions, region]
    elif kind == 3 and op.regions:
        op.regions = op.regions[::-1]
    elif op.regions:
        region = mutator.random.choice(op.regions)
        for block in list(region):
            block.detach()
        if mutator.random.random() < 0.5:
            region.append(Block())


def _change_blocks(mutator: Mutator, op: Operation) -> None:
    """A block argument, a block, or a terminator more or less."""
    blocks = _blocks(op)
    if not blocks:
        return
    block = mutator.random.choice(blocks)
    kind = mutator.random.randrange(6)
    if kind == 0:
        block.add_argument(block.arguments[-1].type if block.arguments else mutator.type(), 0)
    elif kind == 1 and block.arguments:
        gone = mutator.random.choice(block.arguments)
        values = [value for value in mutator.values() if value is not gone]
        if gone.uses and values:
            same = [value for value in values if value.type is gone.type]
            gone.replace_all_uses_with(mutator.random.choice(same or values))
        block.erase_arguments([argument is gone for argument in block.arguments])
    elif kind == 2 and block.last is not None:
        block.last.detach()
    elif kind == 3 and block.last is not None:
        block.append(clone_op(block.last, {}))
    elif kind == 4 and block.region is not None:
        block.region.append(Block())
    elif block.arguments:
        mutator.random.shuffle(block.arguments)
        for index, argument in enumerate(block.arguments):
            argument.index = index


def _move_op(mutator: Mutator, op: Operation) -> None:
    """Somewhere else, also into an op that uses it; or twice; or not at all."""
    kind = mutator.random.randrange(4)
    if kind == 0 and not any(result.uses for result in op.results):
        op.detach()
    elif kind == 1 and not op.info.has(TERMINATOR):
        copy = clone_op(op, {})
        copy.insert_before(op)
        for result, other in zip(op.results, copy.results, strict=True):
            if mutator.random.random() < 0.5:
                result.replace_all_uses_with(other)
    else:
        anchors = [one for one in mutator.ops() if not op.is_ancestor_of(one)]
        users = [
            inner for user in (op.results[0].uses if op.results else ()) for inner in user.walk() if inner is not user
        ]
        if users and mutator.random.random() < 0.5:
            anchors = [one for one in users if not op.is_ancestor_of(one)] or anchors
        if anchors:
            op.insert_before(mutator.random.choice(anchors))


def _change_successors(mutator: Mutator, op: Operation) -> None:
    if not op.successors or op.block is None or op.block.region is None:
        return
    blocks = list(op.block.region)
    kind = mutator.random.randrange(3)
    if kind == 0:
        op.successors = op.successors[:-1]
    elif kind == 1:
        op.successors = [*op.successors, mutator.random.choice(blocks)]
    else:
        at = mutator.random.randrange(len(op.successors))
        op.successors = [*op.successors[:at], mutator.random.choice(blocks), *op.successors[at + 1 :]]


def _rename(mutator: Mutator, op: Operation) -> None:
    """The op becomes another of the pool, of its dialect more often than not."""
    dialect = op.info.name.partition(".")[0]
    names = [name for name in mutator.pool.ops if name.startswith(dialect + ".")]
    if not names or mutator.random.random() < 0.2:
        names = mutator.pool.ops
    info = mutator.context.op_info(mutator.random.choice(names))
    assert info is not None
    op.info = info


Mutation = Callable[[Mutator, Operation], None]
_MUTATIONS: Final[tuple[Mutation, ...]] = (
    _change_operands, _change_operands, _replace_operand, _replace_operand, _replace_operand, _same_operands,
    _add_result, _drop_result, _change_type, _change_type, _change_type, _change_attribute, _change_attribute,
    _change_attribute, _drop_attribute, _add_attribute, _change_segments, _static_and_dynamic, _static_and_dynamic,
    _change_regions, _change_blocks, _change_blocks, _move_op, _move_op, _change_successors, _rename,
)  # fmt: skip
