"""Mutations of parsed IR, printed in the generic form: operands, results, attributes, regions, blocks and types.

What comes out need not be valid: half of the point is what is said of invalid IR. `settle` makes signatures of
functions fit again, so that enough of it is.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, TypeVar

from pyopt.dialects.ub import POISON
from pyopt.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
    TypedAttribute,
    function_type_of,
)
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation, OpResult, Region, Value
from pyopt.ir.elements import DenseElementsAttr, is_number, scalar_type
from pyopt.ir.opinfo import TERMINATOR
from pyopt.ir.types import (
    DYNAMIC,
    INDEX,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    ShapedType,
    TensorType,
    Type,
    VectorType,
)
from pyopt.rewrite.rewriter import clone_op
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op
from tests.support.fuzz.seeds import Pool
from tools.generators.builder import parsed, quiet_context

T = TypeVar("T")
EXTENTS: Final = (0, 1, 2, 3, 4, 7, DYNAMIC, DYNAMIC, 1 << 20, 1 << 62, (1 << 63) - 1)
INTEGERS: Final = (0, 1, -1, 2, 3, -2, 8, 31, 32, 63, 64, 127, -128, 1 << 31, -(1 << 31), (1 << 63) - 1, -(1 << 63))
FLOAT_BITS: Final = (0, 0x3F800000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x80000000, 1, 0x3C00)
MOST: Final = 400
"""Ops of a module that is still mutated by structure."""


class Mutator:
    """One parsed module on its way to another."""

    def __init__(self, module: Operation, context: Context, pool: Pool, randomness: random.Random) -> None:
        self.module = module
        self.context = context
        self.pool = pool
        self.random = randomness

    def ops(self) -> list[Operation]:
        """All ops but the module."""
        return [op for op in self.module.walk() if op is not self.module]

    def type(self, old: Type | None = None) -> Type:
        """A type: `old` with a change, or one of the pool."""
        if isinstance(old, ShapedType) and self.random.random() < 0.7:
            return self._reshaped(old)
        return self._pool_type()

    def _pool_type(self) -> Type:
        try:
            return parsed(self.random.choice(self.pool.types))
        except ValueError:
            return IntegerType.get(32)

    def _reshaped(self, old: ShapedType) -> Type:
        shape, element = old.shape, old.element_type
        kind = self.random.randrange(6)
        if shape is None or kind == 0:
            other = self._pool_type()
            element = element if isinstance(other, ShapedType) else other
            if shape is None:
                shape = (2,)
        elif kind == 1:
            shape = (*shape, self.random.choice(EXTENTS))
        elif kind == 2 and shape:
            shape = shape[1:]
        elif shape:
            at = self.random.randrange(len(shape))
            shape = (*shape[:at], self.random.choice(EXTENTS), *shape[at + 1 :])
        if isinstance(old, TensorType):
            return TensorType.get(shape if kind < 5 else None, element, old.encoding if kind > 2 else None)
        if isinstance(old, MemRefType):
            return MemRefType.get(shape, element, old.layout if kind > 2 else None, old.memory_space)
        return VectorType.get(tuple([abs(extent) % 1000 or 1 for extent in shape]), element)

    def attribute(self, old: Attribute | None = None) -> Attribute:
        """An attribute: `old` with a change, or one of the pool."""
        if old is not None and self.random.random() < 0.7:
            changed = self._edited(old)
            if changed is not None:
                return changed
        text = self.random.choice(self.pool.attributes)
        module = parse_module(Source(f'"t.t"() {{a = {text}}} : () -> ()', "-"), quiet_context())
        op = None if module is None or module.regions[0].first is None else module.regions[0].first.first
        return IntegerAttr.get(1) if op is None else op.attributes.get("a", IntegerAttr.get(1))

    def _edited(self, old: Attribute) -> Attribute | None:
        """The attribute with one number, element or type changed."""
        choose = self.random.choice
        if isinstance(old, IntegerAttr):
            return IntegerAttr.get(choose(INTEGERS), old.type if self.random.random() < 0.8 else self.type(old.type))
        if isinstance(old, FloatAttr):
            return constant_attribute(old.type, self.random)
        if isinstance(old, StringAttr):
            return StringAttr.get(choose(("", old.value + "_", "f", "\\", '"', "\x00", "none", old.value[:-1])))
        if isinstance(old, DenseArrayAttr):
            values = _changed_list(list(old.values), [*INTEGERS, *old.values], self.random)
            return DenseArrayAttr.get(old.element_type, tuple(values))
        if isinstance(old, ArrayAttr):
            others: list[Attribute] = [*old.elements, *([self.attribute()] if self.random.random() < 0.3 else [])]
            return ArrayAttr.get(tuple(_changed_list(list(old.elements), others, self.random)))
        if isinstance(old, TypeAttr):
            return TypeAttr.get(self.type(old.value))
        if isinstance(old, TypedAttribute):
            return constant_attribute(old.type, self.random)
        return None

    def values(self) -> list[Value]:
        """All values of the module."""
        found: list[Value] = []
        for op in self.module.walk():
            found += op.results
            for region in op.regions:
                for block in region:
                    found += block.arguments
        return found

    def constant(self, type: Type, before: Operation) -> Value | None:
        """A constant or poison in front of an op."""
        attribute = constant_attribute(type, self.random)
        name = "arith.constant"
        if attribute is None or self.random.random() < 0.25:
            attribute, name = POISON, "ub.poison"
        info = self.context.op_info(name)
        assert info is not None
        op = Operation(info, [], (type,), {"value": attribute}, before.loc)
        op.insert_before(before)
        return op.results[0]


def constant_attribute(type: Type, randomness: random.Random) -> Attribute | None:
    """The value of a constant of that type, at an edge; None if there is none."""
    if isinstance(type, IndexType | IntegerType):
        return IntegerAttr.get(randomness.choice(INTEGERS), type)
    if isinstance(type, FloatType):
        return FloatAttr.get(randomness.choice(FLOAT_BITS) & ((1 << type.width) - 1), type)
    if not isinstance(type, ShapedType) or not type.has_static_shape() or isinstance(type, MemRefType):
        return None
    element = type.element_type
    if not is_number(element) or scalar_type(element) is not element:
        return None
    count = type.element_count()
    if 1 < count < 20 and randomness.random() < 0.4:
        made = [constant_attribute(element, randomness) for _ in range(count)]
        return DenseElementsAttr.from_attributes(type, [one for one in made if one is not None])
    one = constant_attribute(element, randomness)
    return None if one is None else DenseElementsAttr.splat(type, one)


def _changed_list(old: list[T], others: list[T], randomness: random.Random) -> list[T]:
    """A list with an entry dropped, doubled, replaced or swapped."""
    kind = randomness.randrange(5)
    at = randomness.randrange(len(old) + 1)
    if kind == 0:
        return old[:at] + old[at + 1 :]
    if kind == 1 and others:
        return [*old[:at], randomness.choice(others), *old[at:]]
    if kind == 2:
        return old[::-1]
    if others and old:
        at %= len(old)
        return [*old[:at], randomness.choice(others), *old[at + 1 :]]
    return old


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
        return choose([value for value in values if value.type is old.type])
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
    op.set_operands(_changed_list(operands, [other] if other is not None else list(operands), mutator.random))


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
