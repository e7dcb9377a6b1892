"""What mutations of parsed IR draw from: its ops and values, other types and attributes, constants at their edges."""

from __future__ import annotations

import random
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
)
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr, is_number, scalar_type
from pyopt.ir.types import (
    DYNAMIC,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    ShapedType,
    TensorType,
    Type,
    VectorType,
)
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tests.support.fuzz.seeds import Pool
from tools.generators.builder import parsed, quiet_context

T = TypeVar("T")
EXTENTS: Final = (0, 1, 2, 3, 4, 7, DYNAMIC, DYNAMIC, 1 << 20, 1 << 62, (1 << 63) - 1)
INTEGERS: Final = (0, 1, -1, 2, 3, -2, 8, 31, 32, 63, 64, 127, -128, 1 << 31, -(1 << 31), (1 << 63) - 1, -(1 << 63))
FLOAT_BITS: Final = (0, 0x3F800000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x80000000, 1, 0x3C00)


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
            values = changed_list(list(old.values), [*INTEGERS, *old.values], self.random)
            return DenseArrayAttr.get(old.element_type, tuple(values))
        if isinstance(old, ArrayAttr):
            others: list[Attribute] = [*old.elements, *([self.attribute()] if self.random.random() < 0.3 else [])]
            return ArrayAttr.get(tuple(changed_list(list(old.elements), others, self.random)))
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


def changed_list(old: list[T], others: list[T], randomness: random.Random) -> list[T]:
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
