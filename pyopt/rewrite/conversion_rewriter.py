"""The rewriter of a conversion: it replaces nothing at once, and can take back what it did.

Until the conversion ends, a replaced op stays where it is and its users keep it as their operand; a map says what will
take its place. A pattern is given the values that stand for the operands of its op by then, while folds, questions of
legality and the op itself see the IR as it came in.
"""

from __future__ import annotations

from pyopt.ir.attributes import Location
from pyopt.ir.context import Context
from pyopt.ir.core import NO_ATTRIBUTES, Block, Operation, Region, Value, discard
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.rewrite.conversion_log import (
    Change,
    Created,
    CreatedBlock,
    CreatedCast,
    Mapped,
    Modified,
    Moved,
    MovedBlock,
    MovedOps,
    Replaced,
    Split,
)
from pyopt.rewrite.rewriter import Rewriter, splice

if TYPE_CHECKING:
    from pyopt.rewrite.type_converter import TypeConverter


TO_SOURCE: Final = 0
TO_TARGET: Final = 1
TO_ARGUMENT: Final = 2
"""Kinds of casts: to a type that the converter converts, to one that it makes, and of new arguments to the old one."""


class ConversionRewriter(Rewriter):
    """`gone` has the ops that are replaced or in such an op; `created`, `touched`, `blocks` what is still to be made
    legal: ops made, ops changed in place, and blocks made or moved, in order.

    `converter` is that of the pattern at work; `converters` has those of the values that were replaced. `casts` has
    the casts that stand in for values of types not made yet: the converter, and what kind they are of. `dropped` has
    those of them that turned out not to be needed, `asked` those of arguments for which patterns asked. `mapping`
    also says which cast to another type stands for a value.
    """

    __slots__ = (
        "asked", "blocks", "casts", "converter", "converters", "created", "dropped", "gone", "log", "mapping",
        "replaced",
        "touched",
    )  # fmt: skip

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.mapping: dict[Value, list[Value]] = {}
        self.replaced: dict[Operation, None] = {}
        self.gone: set[Operation] = set()
        self.log: list[Change] = []
        self.created: list[Operation] = []
        self.touched: list[Operation] = []
        self.blocks: list[Block] = []
        self.converter: TypeConverter | None = None
        self.converters: dict[Value, TypeConverter | None] = {}
        self.casts: dict[Operation, tuple[TypeConverter | None, int]] = {}
        self.dropped: list[Operation] = []
        self.asked: dict[Operation, None] = {}

    # What stands for what.

    def remapped(self, value: Value) -> list[Value]:
        """The current replacement of a value: itself, another, or several where its type became several."""
        found = self.mapping.get(value)
        if found is None:
            return [value]
        if len(found) == 1:
            while found is not None and len(found) == 1:
                value = found[0]
                found = self.mapping.get(value)
            if found is None:
                return [value]
        out: list[Value] = []
        for one in found:
            out.extend(self.remapped(one))
        return out

    def remapped_one(self, value: Value) -> Value:
        """The one value that stands for `value`, or the value itself where there is not exactly one."""
        found = self.remapped(value)
        return found[0] if len(found) == 1 else value

    def lookup(self, value: Value, wanted: Type | None = None) -> Value:
        """The last of type `wanted` among what stands for a value, one for the other; the last of all if none is."""
        mapping = self.mapping
        best: Value | None = None
        while True:
            if value.type is wanted:
                best = value
            found = mapping.get(value)
            if found is None or len(found) != 1:
                return value if best is None else best
            value = found[0]

    def lookup_known(self, value: Value, known: dict[Value, Value], own_type: bool = False) -> Value:
        """`lookup`, without a type or of the value's own; `known` keeps such answers as long as nothing is mapped."""
        found = self.mapping.get(value)
        following = found[0] if found is not None and len(found) == 1 else None
        if following is not None and following in known and (not own_type or following.type is value.type):
            answer = known[following]
        else:
            answer = self.lookup(value, value.type if own_type else None)
        known[value] = answer
        return answer

    def map_value(self, value: Value, others: list[Value]) -> None:
        """`others` stand for `value` from now on, which is replaced."""
        self.log.append(Mapped(self.mapping, self.converters, value))
        self.mapping[value] = others
        self.converters[value] = self.converter

    def map_cast(self, value: Value, cast: Value) -> None:
        """`cast` stands for `value`, which is not replaced."""
        self.log.append(Mapped(self.mapping, self.converters, value))
        self.mapping[value] = [cast]

    def cast(
        self,
        values: list[Value],
        type: Type,
        anchor: Value,
        loc: int | Location,
        kind: int,
        before: Operation | None = None,
    ) -> Value:
        """A value of type `type` that stands for `values`, behind `anchor` or before an op: a cast, until the end.

        kind: TO_SOURCE, TO_TARGET or TO_ARGUMENT, which says how the converter makes it.
        """
        op = Operation(self.info("builtin.unrealized_conversion_cast"), values, (type,), NO_ATTRIBUTES, loc)
        definition = anchor.op
        if before is not None:
            op.insert_before(before)
        elif definition is not None:
            op.insert_after(definition)
        else:
            block = anchor.parent_block()
            assert block is not None
            block.prepend(op)
        self.log.append(CreatedCast(op, self.casts))
        self.casts[op] = self.converter, kind
        return op.results[0]

    # Replacing.

    def inserted(self, op: Operation) -> None:
        self.log.append(Created(op))
        self.created.append(op)

    def clone(self, op: Operation, values: dict[Value, Value]) -> Operation:
        copy = super().clone(op, values)
        if copy.regions:
            self.created.extend([nested for nested in copy.walk() if nested is not copy])
        return copy

    def replace_uses(self, value: Value, other: Value) -> None:
        if other is not value:
            self.map_value(value, [other])

    def replace(self, op: Operation, values: Sequence[Value]) -> None:
        self.replace_by_groups(op, [[value] for value in values])

    def replace_by_groups(self, op: Operation, groups: Sequence[list[Value]]) -> None:
        """Any number of values takes the place of each result."""
        for result, group in zip(op.results, groups, strict=True):
            self.map_value(result, group)
        self.erase(op)

    def erase(self, op: Operation) -> None:
        change = Replaced(op, self.replaced, self.gone)
        self.replaced[op] = None
        for one in op.walk() if op.regions else (op,):
            if one not in self.gone:
                self.gone.add(one)
                change.ignored.append(one)
        self.log.append(change)

    def erase_block(self, block: Block) -> None:
        for op in block:
            self.erase(op)
        self.log.append(MovedBlock(block))
        block.detach()

    # Changing in place.

    def start_change(self, op: Operation) -> None:
        """`op` is about to be changed in place."""
        self.log.append(Modified(op))
        self.touched.append(op)

    def set_operand(self, op: Operation, index: int, value: Value) -> None:
        self.start_change(op)
        op.set_operand(index, value)

    def set_operands(self, op: Operation, values: list[Value]) -> None:
        self.start_change(op)
        op.set_operands(values)

    def set_attribute(self, op: Operation, name: str, value: object) -> None:
        self.start_change(op)
        op.set_attribute(name, value)

    def remove_attribute(self, op: Operation, name: str) -> None:
        self.start_change(op)
        op.remove_attribute(name)

    def move_before(self, op: Operation, anchor: Operation) -> None:
        self.log.append(Moved(op))
        op.insert_before(anchor)

    # Blocks and regions.

    def _move_ops(self, source: Block, args: Sequence[Value]) -> None:
        for argument, value in zip(source.arguments, args, strict=True):
            self.replace_uses(argument, value)
        self.log.append(MovedOps(source))

    def inline_block_before(self, block: Block, op: Operation, args: Sequence[Value] = ()) -> None:
        self._move_ops(block, args)
        assert op.block is not None
        splice(block, op.block, op)
        self._detach(block)

    def merge_blocks(self, source: Block, into: Block, args: Sequence[Value] = ()) -> None:
        self._move_ops(source, args)
        splice(source, into)
        self._detach(source)

    def _detach(self, block: Block) -> None:
        if block.region is not None:
            self.log.append(MovedBlock(block))
            block.detach()

    def move_region(self, region: Region, into: Region) -> None:
        for block in region:
            self._take_block(block)
            into.append(block)

    def move_region_before(self, region: Region, anchor: Block) -> None:
        into = anchor.region
        assert into is not None
        for block in region:
            self._take_block(block)
            into.insert_before(block, anchor)

    def move_to_end(self, block: Block) -> None:
        """Makes a block the last of its region."""
        region = block.region
        assert region is not None
        self._take_block(block)
        region.append(block)

    def _take_block(self, block: Block) -> None:
        self.log.append(MovedBlock(block))
        self.blocks.append(block)
        block.detach()

    def split_block(self, block: Block, op: Operation) -> Block:
        new = super().split_block(block, op)
        self.log.append(Split(block, new))
        self.blocks.append(new)
        return new

    def split_at_start(self, block: Block) -> Block:
        """A new block right behind `block` takes all its ops; `block` keeps its arguments."""
        if block.first is not None:
            return self.split_block(block, block.first)
        return self.create_block_after(block)

    def create_block(self, region: Region, types: Sequence[Type] = ()) -> Block:
        block = super().create_block(region, types)
        self._made(block)
        return block

    def create_block_after(self, anchor: Block) -> Block:
        """A new block right behind `anchor`."""
        block = Block()
        assert anchor.region is not None
        anchor.region.insert_after(block, anchor)
        self._made(block)
        return block

    def create_block_before(self, anchor: Block, types: Sequence[Type] = ()) -> Block:
        """A new block right before `anchor`; the insertion point moves into it."""
        block = Block()
        for type in types:
            block.add_argument(type, self.loc)
        assert anchor.region is not None
        anchor.region.insert_before(block, anchor)
        self._made(block)
        self.insert_at_end(block)
        return block

    def convert_arguments(
        self, block: Block, converter: TypeConverter, signature: Sequence[Sequence[Type]] | None = None
    ) -> Block:
        """A new block in the place of `block` whose arguments have the types that the converter makes of the old ones.

        A cast at its beginning stands for an argument that has another type, or became several, and a cast of that to
        the converter's type. signature: the types that each argument becomes, if they are others.
        """
        new = Block()
        assert block.region is not None
        block.region.insert_before(new, block)
        self.log.append(CreatedBlock(new))
        self.log.append(MovedOps(block))
        splice(block, new)
        kept, self.converter = self.converter, converter
        for number, old in enumerate(list(block.arguments)):
            converted = converter.convert(old.type)
            types = signature[number] if signature is not None else converted or (old.type,)
            values: list[Value] = [new.add_argument(type, old.loc) for type in types]
            if len(values) == 1 and values[0].type is old.type:
                self.map_value(old, values)
                continue
            cast = self._cast_at_start(new, values, old)
            self.map_value(old, [cast])
            if converted is not None and len(converted) == 1 and converted[0] is not old.type:
                self.map_cast(cast, self.cast([cast], converted[0], cast, old.location(), TO_TARGET))
        self.converter = kept
        for user in list(block.predecessors):
            # What a branch forwards may not be converted yet: its turn comes later.
            self.log.append(Modified(user))
            for number, successor in enumerate(user.successors):
                if successor is block:
                    user.set_successor(number, new)
        self._detach(block)
        return new

    def _cast_at_start(self, block: Block, values: list[Value], old: Value) -> Value:
        """A cast of the new arguments of a block to the type of the old one."""
        op = Operation(
            self.info("builtin.unrealized_conversion_cast"), values, (old.type,), NO_ATTRIBUTES, old.location()
        )
        block.prepend(op)
        self.log.append(CreatedCast(op, self.casts))
        self.casts[op] = self.converter, TO_ARGUMENT
        return op.results[0]

    def _made(self, block: Block) -> None:
        self.log.append(CreatedBlock(block))
        self.blocks.append(block)

    # Going back and finishing.

    def mark(self) -> tuple[int, int, int, int]:
        """The lengths of the lists, for `go_back`."""
        return len(self.log), len(self.created), len(self.touched), len(self.blocks)

    def go_back(self, mark: tuple[int, int, int, int]) -> None:
        """Takes back what was done since `mark`."""
        log = self.log
        while len(log) > mark[0]:
            log.pop().undo()
        del self.created[mark[1] :]
        del self.touched[mark[2] :]
        del self.blocks[mark[3] :]

    def hide(self, op: Operation) -> None:
        """Takes an op away until that is taken back: texts of other ops do not count with it."""
        if op.block is not None:
            self.log.append(Moved(op))
            op.detach()

    def forget(self, mark: tuple[int, int, int, int]) -> None:
        """Commits the changes since `mark`: rolling back later does not undo them."""
        del self.log[mark[0] :]
        del self.created[mark[1] :]
        del self.touched[mark[2] :]
        del self.blocks[mark[3] :]

    def finish(self) -> None:
        """Puts what stands for values into the operands; erases replaced ops, and new casts without uses."""
        known: dict[Value, Value] = {}
        for value in self.converters:
            if value.uses:
                found = self.lookup_known(value, known, own_type=True)
                if found is not value:
                    value.replace_all_uses_with(found)
        for op in self.replaced:
            discard(op)
        for op in reversed(self.dropped):
            discard(op)
        for op in reversed(self.created):
            if op.info.name == "builtin.unrealized_conversion_cast" and op.block is not None:
                if not any(result.uses for result in op.results):
                    op.erase()
