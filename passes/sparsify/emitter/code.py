"""Making the ops that loops over sparse storage consist of, at the insertion point of a rewriter.

It knows the ops, and nothing of levels and iteration. Ops are made plainly: folding them and sharing constants is
for the driver whose rewriter it is.
"""

from __future__ import annotations

from passes.lowering.arithmetic import (
    EQUAL,
    NOT_EQUAL,
    UNSIGNED_GREATER,
    UNSIGNED_LESS,
    binary,
    choose,
    compare,
    constant_index,
)
from passes.lowering.common import TEMPORAL
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.types import I1, I64, INDEX, IntegerType, MemRefType
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Final, TypeAlias

    from pyopt.ir.attributes import Attribute
    from pyopt.ir.types import Type
    from pyopt.rewrite.rewriter import Rewriter

    Yields: TypeAlias = Callable[[], Sequence[Value]]
    """Emits what a branch does and gives what it yields."""

UNSIGNED_GREATER_OR_EQUAL: Final = 9


@final
class Code:
    """Emits ops through `rewriter`; values that it computes with are of type index or i1."""

    __slots__ = ("rewriter",)

    def __init__(self, rewriter: Rewriter) -> None:
        self.rewriter = rewriter

    # Constants and arithmetic.

    def index(self, number: int) -> Value:
        return constant_index(self.rewriter, number)

    def boolean(self, value: bool) -> Value:
        return self.rewriter.constant(IntegerAttr.get(-1 if value else 0, I1), I1)

    def add(self, lhs: Value, rhs: Value) -> Value:
        return binary(self.rewriter, "addi", lhs, rhs)

    def subtract(self, lhs: Value, rhs: Value) -> Value:
        return binary(self.rewriter, "subi", lhs, rhs)

    def multiply(self, lhs: Value, rhs: Value) -> Value:
        return binary(self.rewriter, "muli", lhs, rhs)

    def divide(self, lhs: Value, rhs: Value) -> Value:
        """The unsigned quotient."""
        return binary(self.rewriter, "divui", lhs, rhs)

    def remainder(self, lhs: Value, rhs: Value) -> Value:
        """The unsigned remainder."""
        return binary(self.rewriter, "remui", lhs, rhs)

    def maximum(self, lhs: Value, rhs: Value) -> Value:
        return binary(self.rewriter, "maxui", lhs, rhs)

    def minimum(self, lhs: Value, rhs: Value) -> Value:
        return binary(self.rewriter, "minui", lhs, rhs)

    def both(self, lhs: Value, rhs: Value) -> Value:
        return binary(self.rewriter, "andi", lhs, rhs)

    def either(self, lhs: Value, rhs: Value) -> Value:
        return binary(self.rewriter, "ori", lhs, rhs)

    def next(self, value: Value) -> Value:
        """value + 1"""
        return self.add(value, self.index(1))

    def equal(self, lhs: Value, rhs: Value) -> Value:
        return compare(self.rewriter, EQUAL, lhs, rhs)

    def unequal(self, lhs: Value, rhs: Value) -> Value:
        return compare(self.rewriter, NOT_EQUAL, lhs, rhs)

    def less(self, lhs: Value, rhs: Value) -> Value:
        """lhs < rhs, unsigned"""
        return compare(self.rewriter, UNSIGNED_LESS, lhs, rhs)

    def greater(self, lhs: Value, rhs: Value) -> Value:
        """lhs > rhs, unsigned"""
        return compare(self.rewriter, UNSIGNED_GREATER, lhs, rhs)

    def not_less(self, lhs: Value, rhs: Value) -> Value:
        """lhs >= rhs, unsigned"""
        return compare(self.rewriter, UNSIGNED_GREATER_OR_EQUAL, lhs, rhs)

    def select(self, condition: Value, yes: Value, no: Value) -> Value:
        return choose(self.rewriter, condition, yes, no)

    # Memory.

    def load(self, buffer: Value, indices: Sequence[Value]) -> Value:
        """The element of a memref."""
        assert isinstance(buffer.type, MemRefType)
        return self.rewriter.create("memref.load", [buffer, *indices], [buffer.type.element_type], TEMPORAL).results[0]

    def store(self, value: Value, buffer: Value, indices: Sequence[Value]) -> None:
        self.rewriter.create("memref.store", [value, buffer, *indices], [], TEMPORAL)

    def load_index(self, buffer: Value, indices: Sequence[Value]) -> Value:
        """An element of positions or coordinates, which are unsigned, as an index."""
        value = self.load(buffer, indices)
        if value.type is INDEX:
            return value
        assert isinstance(value.type, IntegerType)
        if value.type.width < I64.width:
            value = self.rewriter.create("arith.extui", [value], [I64]).results[0]
        return self.rewriter.create("arith.index_cast", [value], [INDEX]).results[0]

    # Tensors.

    def extent(self, tensor: Value, dimension: int) -> Value:
        """tensor.dim"""
        return self.rewriter.create("tensor.dim", [tensor, self.index(dimension)], [INDEX]).results[0]

    def level_size(self, tensor: Value, level: int) -> Value:
        """sparse_tensor.lvl"""
        return self.rewriter.create("sparse_tensor.lvl", [tensor, self.index(level)], [INDEX]).results[0]

    # Blocks.

    def open_block(self, types: Sequence[Type]) -> Block:
        """A new block, in no region yet, with arguments of these types."""
        block = Block()
        for type in types:
            block.add_argument(type, self.rewriter.loc)
        return block

    def leave(self, op: Operation) -> None:
        """The insertion point goes right behind `op`."""
        self.rewriter.insert_after(op)

    def give(self, values: Sequence[Value], name: str = "scf.yield") -> Operation:
        """A terminator."""
        return self.rewriter.create(name, list(values), [])

    def branch(self, condition: Value, types: Sequence[Type], otherwise: bool = True) -> Operation:
        """An scf.if with empty branches, which have a terminator if there are no results."""
        regions = [Region(), Region()]
        made = self.rewriter.create("scf.if", [condition], types, None, regions)
        self.leave(made)
        for region in regions if otherwise else regions[:1]:
            region.append(self.open_block(()))
            if not types:
                assert region.first is not None
                self.rewriter.insert_at_end(region.first)
                self.give(())
        self.leave(made)
        return made

    def enter_branch(self, branch: Operation, number: int) -> None:
        """The insertion point goes to the end of a branch of an scf.if: 0 is the one for true."""
        block = branch.regions[number].first
        assert block is not None
        if block.last is not None:
            self.rewriter.insert_before(block.last)
        else:
            self.rewriter.insert_at_end(block)

    def choice(self, condition: Value, types: Sequence[Type], then: Yields, otherwise: Yields) -> list[Value]:
        """An scf.if whose branches yield values; its results."""
        made = self.branch(condition, types)
        for number, values in enumerate((then, otherwise)):
            self.enter_branch(made, number)
            self.give(values())
        self.leave(made)
        return list(made.results)

    def while_loop(
        self,
        start: Sequence[Value],
        before: Callable[[list[Value]], Value],
        after: Callable[[list[Value]], Sequence[Value]],
    ) -> list[Value]:
        """An scf.while that carries values: `before` gives the condition of going on, `after` the next values.

        Its ops are made before it has its place, as in the reference: a driver visits them in its next iteration.
        """
        rewriter = self.rewriter
        place = (rewriter.block, rewriter.before)
        types = [value.type for value in start]
        regions = [Region(), Region()]
        blocks = [self.open_block(types), self.open_block(types)]
        rewriter.insert_at_end(blocks[0])
        condition = before(list(blocks[0].arguments))
        self.give([condition, *blocks[0].arguments], "scf.condition")
        rewriter.insert_at_end(blocks[1])
        self.give(after(list(blocks[1].arguments)))
        for region, block in zip(regions, blocks, strict=True):
            region.append(block)
        rewriter.block, rewriter.before = place
        made = rewriter.create("scf.while", list(start), types, None, regions)
        self.leave(made)
        return list(made.results)

    def for_loop(
        self, low: Value, high: Value, start: Sequence[Value], body: Callable[[Value, list[Value]], Sequence[Value]]
    ) -> list[Value]:
        """An scf.for by one that carries values; `body` is given the counter and them, and gives the next ones."""
        rewriter = self.rewriter
        types = [value.type for value in start]
        region = Region()
        made = rewriter.create("scf.for", [low, high, self.index(1), *start], types, None, [region])
        block = self.open_block([INDEX, *types])
        region.append(block)
        rewriter.insert_at_end(block)
        self.give(body(block.arguments[0], list(block.arguments[1:])))
        self.leave(made)
        return list(made.results)


def with_tag(tag: str) -> dict[str, Attribute]:
    """The attribute that says what a loop was made from."""
    from pyopt.ir.attributes import StringAttr

    return {"Emitted from": StringAttr.get(tag)}
