"""The log of a conversion's changes, in order, so that those of a failed pattern can be rolled back."""

from __future__ import annotations

from pyopt.ir.core import discard
from pyopt.light import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pyopt.ir.attributes import Attribute
    from pyopt.ir.core import Block, Operation, Region, Value
    from pyopt.rewrite.type_converter import TypeConverter


class Change:
    """One change. They are undone latest first, so that the IR is as it was right behind the change."""

    __slots__ = ()

    def undo(self) -> None:
        raise NotImplementedError


@final
class Created(Change):
    """An op was made."""

    __slots__ = ("op",)

    def __init__(self, op: Operation) -> None:
        self.op = op

    def undo(self) -> None:
        discard(self.op)


@final
class CreatedCast(Change):
    """A cast was made that stands in for a value."""

    __slots__ = ("casts", "op")

    def __init__(self, op: Operation, casts: dict[Operation, tuple[TypeConverter | None, int]]) -> None:
        self.op = op
        self.casts = casts

    def undo(self) -> None:
        # Casts that were resolved before another could not be are gone already.
        if self.casts.pop(self.op, None) is not None:
            discard(self.op)


@final
class Asked(Change):
    """A pattern asked for a cast of an argument."""

    __slots__ = ("asked", "op")

    def __init__(self, asked: dict[Operation, None], op: Operation) -> None:
        self.asked = asked
        self.op = op

    def undo(self) -> None:
        del self.asked[self.op]


@final
class CreatedBlock(Change):
    """An empty block was made."""

    __slots__ = ("block",)

    def __init__(self, block: Block) -> None:
        self.block = block

    def undo(self) -> None:
        self.block.detach()


@final
class Modified(Change):
    """An op was changed in place; here is what it was."""

    __slots__ = ("attributes", "op", "operands", "successors")

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.attributes: dict[str, Attribute] = op.attributes
        self.operands: list[Value] = list(op.operands)
        self.successors: list[Block] = list(op.successors)

    def undo(self) -> None:
        op = self.op
        op.attributes = self.attributes
        op.set_operands(self.operands)
        for number, block in enumerate(self.successors):
            op.set_successor(number, block)


@final
class Moved(Change):
    """An op was moved; here is what it stood before, or at the end of which block."""

    __slots__ = ("before", "block", "op")

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.block = op.block
        self.before = op.next

    def undo(self) -> None:
        if self.before is not None:
            self.op.insert_before(self.before)
        else:
            self.op.detach()
            assert self.block is not None
            self.block.append(self.op)


@final
class MovedBlock(Change):
    """A block was taken from its place in a region."""

    __slots__ = ("before", "block", "region")

    def __init__(self, block: Block) -> None:
        self.block = block
        self.region: Region | None = block.region
        self.before: Block | None = block.next

    def undo(self) -> None:
        self.block.detach()
        assert self.region is not None
        if self.before is not None:
            self.region.insert_before(self.block, self.before)
        else:
            self.region.append(self.block)


@final
class MovedOps(Change):
    """The ops from `first` to `last` left a block that was empty then."""

    __slots__ = ("first", "last", "source")

    def __init__(self, source: Block) -> None:
        self.source = source
        self.first = source.first
        self.last = source.last

    def undo(self) -> None:
        walk = self.first
        while walk is not None:
            after = walk.next
            walk.detach()
            self.source.append(walk)
            walk = None if walk is self.last else after


@final
class Split(Change):
    """The end of a block became the ops of a new one."""

    __slots__ = ("new", "old")

    def __init__(self, old: Block, new: Block) -> None:
        self.old = old
        self.new = new

    def undo(self) -> None:
        for op in self.new:
            op.detach()
            self.old.append(op)
        self.new.detach()


@final
class Mapped(Change):
    """A value got others to stand for it."""

    __slots__ = ("before", "converters", "mapping", "replaced", "value")

    def __init__(
        self, mapping: dict[Value, list[Value]], converters: dict[Value, TypeConverter | None], value: Value
    ) -> None:
        self.mapping = mapping
        self.converters = converters
        self.value = value
        self.before = mapping.get(value)
        self.replaced = value in converters

    def undo(self) -> None:
        if self.before is None:
            del self.mapping[self.value]
        else:
            self.mapping[self.value] = self.before
        if not self.replaced:
            self.converters.pop(self.value, None)


@final
class Replaced(Change):
    """An op is to be erased in the end, and with it what it holds; `ignored` are those that were not so before."""

    __slots__ = ("gone", "ignored", "op", "replaced")

    def __init__(self, op: Operation, replaced: dict[Operation, None], gone: set[Operation]) -> None:
        self.op = op
        self.replaced = replaced
        self.gone = gone
        self.ignored: list[Operation] = []

    def undo(self) -> None:
        del self.replaced[self.op]
        self.gone.difference_update(self.ignored)
