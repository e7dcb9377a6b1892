"""Making the ops that loops over sparse storage consist of, at the insertion point of a rewriter.

It knows the ops, and nothing of levels and iteration. Sharing constants, and folding what is not plain to see, is for
the driver whose rewriter it is.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.types import DYNAMIC, I1, I64, INDEX, IntegerType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final
from pyopt.passes.building import memref
from pyopt.passes.building.arith import (
    EQUAL,
    NOT_EQUAL,
    UNSIGNED_GREATER,
    UNSIGNED_GREATER_OR_EQUAL,
    UNSIGNED_LESS,
    UNSIGNED_LESS_OR_EQUAL,
)
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    Attributes: TypeAlias = dict[str, Attribute]
    Yields: TypeAlias = Callable[[], Sequence[Value]]
    """Emits what a branch does and gives what it yields."""

CONSTANT: Final = "arith.constant"
TRUE: Final = -1
"""The number of the i1 that is set."""


@final
class Code:
    """Emits ops through `rewriter`; values that it computes with are of type index or i1.

    folds: the rewriter is that of a greedy driver, which visits what is made in the same iteration. Sums and products
    with constants that it would fold then, and sizes that types know, are not made in the first place. Such a constant
    stands where the fold would put it, so that the order of constants is the same.
    """

    __slots__ = ("folds", "rewriter")

    def __init__(self, rewriter: Rewriter, folds: bool = False) -> None:
        self.rewriter = rewriter
        self.folds = folds

    def computed(self, name: str, operands: list[Value], type: Type, attributes: Attributes | None = None) -> Value:
        """The result of a new op that has just this one."""
        return self.rewriter.create(name, operands, [type], attributes).results[0]

    # Constants and arithmetic.

    def index(self, number: int) -> Value:
        return self._constant(IntegerAttr.get(number, INDEX), INDEX)

    def boolean(self, value: bool) -> Value:
        return self._constant(IntegerAttr.get(-value, I1), I1)

    def _constant(self, value: Attribute, type: Type) -> Value:
        rewriter = self.rewriter
        if self.folds:
            # Nothing can come between two of the same one after the other: one does.
            before = rewriter.before
            last = before.prev if before is not None else rewriter.block.last if rewriter.block is not None else None
            if last is not None and last.info.name == CONSTANT and last.attributes.get("value") is value:
                return last.results[0]
        return self.computed(CONSTANT, [], type, {"value": value})

    def number_of(self, value: Value) -> int | None:
        """The value of a constant; None for other values."""
        op = value.op
        if op is None or op.info.name != CONSTANT:
            return None
        number = op.attributes["value"]
        return number.value if isinstance(number, IntegerAttr) else None

    def add(self, lhs: Value, rhs: Value) -> Value:
        if self.folds:
            right = self.number_of(rhs)
            if right == 0:
                return lhs
            left = self.number_of(lhs)
            if left is not None and right is not None:
                return self.index(left + right)
            if left == 0:
                return rhs
        return self.computed("arith.addi", [lhs, rhs], lhs.type)

    def subtract(self, lhs: Value, rhs: Value) -> Value:
        return self.computed("arith.subi", [lhs, rhs], lhs.type)

    def multiply(self, lhs: Value, rhs: Value) -> Value:
        if self.folds:
            left, right = self.number_of(lhs), self.number_of(rhs)
            if right == 0 or (left == 1 and right is None):
                return rhs
            if right == 1 or (left == 0 and right is None):
                return lhs
            if left is not None and right is not None:
                return self.index(left * right)
        return self.computed("arith.muli", [lhs, rhs], lhs.type)

    def divide(self, lhs: Value, rhs: Value) -> Value:
        """The unsigned quotient."""
        return self.computed("arith.divui", [lhs, rhs], lhs.type)

    def remainder(self, lhs: Value, rhs: Value) -> Value:
        """The unsigned remainder."""
        return self.computed("arith.remui", [lhs, rhs], lhs.type)

    def maximum(self, lhs: Value, rhs: Value) -> Value:
        return self.computed("arith.maxui", [lhs, rhs], lhs.type)

    def minimum(self, lhs: Value, rhs: Value) -> Value:
        return self.computed("arith.minui", [lhs, rhs], lhs.type)

    def both(self, lhs: Value, rhs: Value) -> Value:
        if self.folds:
            if self.number_of(rhs) == TRUE:
                return lhs
            if self.number_of(lhs) == TRUE:
                return rhs
        return self.computed("arith.andi", [lhs, rhs], lhs.type)

    def either(self, lhs: Value, rhs: Value) -> Value:
        return self.computed("arith.ori", [lhs, rhs], lhs.type)

    def next(self, value: Value) -> Value:
        """value + 1"""
        return self.add(value, self.index(1))

    def _compare(self, predicate: int, lhs: Value, rhs: Value) -> Value:
        return self.computed("arith.cmpi", [lhs, rhs], I1, {"predicate": IntegerAttr.get(predicate, I64)})

    def equal(self, lhs: Value, rhs: Value) -> Value:
        return self._compare(EQUAL, lhs, rhs)

    def unequal(self, lhs: Value, rhs: Value) -> Value:
        return self._compare(NOT_EQUAL, lhs, rhs)

    def less(self, lhs: Value, rhs: Value) -> Value:
        """lhs < rhs, unsigned"""
        return self._compare(UNSIGNED_LESS, lhs, rhs)

    def greater(self, lhs: Value, rhs: Value) -> Value:
        """lhs > rhs, unsigned"""
        return self._compare(UNSIGNED_GREATER, lhs, rhs)

    def not_less(self, lhs: Value, rhs: Value) -> Value:
        """lhs >= rhs, unsigned"""
        return self._compare(UNSIGNED_GREATER_OR_EQUAL, lhs, rhs)

    def not_greater(self, lhs: Value, rhs: Value) -> Value:
        """lhs <= rhs, unsigned"""
        return self._compare(UNSIGNED_LESS_OR_EQUAL, lhs, rhs)

    def select(self, condition: Value, yes: Value, no: Value) -> Value:
        return self.computed("arith.select", [condition, yes, no], yes.type)

    def smallest(self, values: Sequence[Value]) -> Value:
        """The smallest of unsigned numbers."""
        found = values[0]
        for value in values[1:]:
            found = self.select(self.less(value, found), value, found)
        return found

    # Memory.

    def load(self, buffer: Value, indices: Sequence[Value]) -> Value:
        """The element of a memref."""
        return memref.load(self.rewriter, buffer, *indices)

    def store(self, value: Value, buffer: Value, indices: Sequence[Value]) -> None:
        memref.store(self.rewriter, value, buffer, *indices)

    def load_index(self, buffer: Value, indices: Sequence[Value]) -> Value:
        """An element of positions or coordinates, which are unsigned, as an index."""
        value = self.load(buffer, indices)
        if value.type is INDEX:
            return value
        assert isinstance(value.type, IntegerType)
        if value.type.width < I64.width:
            value = self.computed("arith.extui", [value], I64)
        return self.computed("arith.index_cast", [value], INDEX)

    # Tensors.

    def extent(self, tensor: Value, dimension: int) -> Value:
        """tensor.dim"""
        type = tensor.type
        if self.folds and isinstance(type, TensorType) and type.shape is not None:
            extent = type.shape[dimension]
            if extent != DYNAMIC:
                return self.index(extent)
        return self.computed("tensor.dim", [tensor, self.index(dimension)], INDEX)

    def level_size(self, tensor: Value, level: int) -> Value:
        """sparse_tensor.lvl"""
        type = tensor.type
        if self.folds and isinstance(type, TensorType) and type.shape is not None:
            assert isinstance(type.encoding, EncodingAttr)
            size = type.encoding.level_size(type.shape, level)
            if size != DYNAMIC:
                return self.index(size)
        return self.computed("sparse_tensor.lvl", [tensor, self.index(level)], INDEX)

    # Blocks.

    def open_block(self, types: Sequence[Type]) -> Block:
        """A new block, in no region yet, with arguments of these types."""
        block = Block()
        loc = self.rewriter.loc
        for type in types:
            block.add_argument(type, loc)
        return block

    def leave(self, op: Operation) -> None:
        """The insertion point goes right behind `op`."""
        self.rewriter.insert_after(op)

    def give(self, values: Sequence[Value], name: str = "scf.yield") -> Operation:
        """A terminator."""
        return self.rewriter.create(name, values, [])

    def branch(self, condition: Value, types: Sequence[Type], otherwise: bool = True) -> Operation:
        """An scf.if with empty branches, which have a terminator if there are no results."""
        regions = [Region(), Region()]
        made = self.rewriter.create("scf.if", [condition], types, None, regions)
        for region in regions if otherwise else regions[:1]:
            block = Block()
            region.append(block)
            if not types:
                self.rewriter.insert_at_end(block)
                self.give(())
        self.leave(made)
        return made

    def enter_branch(self, branch: Operation, number: int) -> None:
        """The insertion point goes to the end of a branch of an scf.if: 0 is the one for true."""
        block = branch.regions[number].entry()
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
        folds, self.folds = self.folds, False
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
        self.folds = folds
        made = rewriter.create("scf.while", list(start), types, None, regions)
        self.leave(made)
        return list(made.results)

    def for_loop(
        self, low: Value, high: Value, start: Sequence[Value], body: Callable[[Value, list[Value]], Sequence[Value]]
    ) -> list[Value]:
        """An scf.for by one that carries values; `body` is given the counter and them, and gives the next ones."""
        made, block = self.open_for(low, high, start)
        self.give(body(block.arguments[0], list(block.arguments[1:])))
        self.leave(made)
        return list(made.results)

    def open_for(
        self, low: Value, high: Value, start: Sequence[Value], step: Value | None = None
    ) -> tuple[Operation, Block]:
        """An scf.for that carries values, by one if no step is given; the insertion point goes into its body, which has
        no end yet."""
        types = [value.type for value in start]
        region = Region()
        step = step or self.index(1)
        made = self.rewriter.create("scf.for", [low, high, step, *start], types, None, [region])
        block = self.open_block([INDEX, *types])
        region.append(block)
        self.rewriter.insert_at_end(block)
        return made, block

    def open_while(self, start: Sequence[Value]) -> tuple[Operation, Block, Block]:
        """An scf.while that carries values; its regions have no end yet, and the insertion point is in the first."""
        types = [value.type for value in start]
        regions = [Region(), Region()]
        blocks = [self.open_block(types), self.open_block(types)]
        for region, block in zip(regions, blocks, strict=True):
            region.append(block)
        made = self.rewriter.create("scf.while", list(start), types, None, regions)
        self.rewriter.insert_at_end(blocks[0])
        return made, blocks[0], blocks[1]
