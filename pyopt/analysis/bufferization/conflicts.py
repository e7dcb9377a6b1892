"""Conflicts of writes with reads: the tensor that is read was defined before, and its buffer is overwritten in
between."""

from __future__ import annotations

from pyopt.analysis.bufferization.alias_sets import AliasSet, SetAccess
from pyopt.analysis.bufferization.regions import OpPlaces, region_of
from pyopt.analysis.bufferization.state import AnalysisState, Traversal, owner_of
from pyopt.ir.core import Block, BlockArgument, Operation, Region, Value
from pyopt.light import Callable, Sequence, final


@final
class Conflicts:
    """Finds reads that would see the wrong contents. `found` is told of each conflict: (read, write, definition)."""

    __slots__ = ("found", "places", "state")

    def __init__(self, state: AnalysisState, places: OpPlaces) -> None:
        self.state = state
        self.places = places
        self.found: Callable[[SetAccess, SetAccess, Value], None] | None = None

    # Accesses.

    def write_at(self, op: Operation, index: int) -> SetAccess:
        return SetAccess(op, index, self.places.start[op], self.places.end[op])

    def read_at(self, op: Operation, index: int) -> SetAccess:
        """A read with the stretch in which a write to its buffer matters.

        It begins with the first definition, and ends with the read, or with the outermost loop around the read that
        does not hold the definition: there a write behind the read comes before the read of the next iteration.
        """
        places = self.places
        start, end = places.start[op], places.end[op]
        first, last = start, end
        here = op.parent_region()
        for definition in self.state.definitions(op.operands[index]):
            maker = owner_of(definition)
            first = min(first, places.start.get(maker, 0) if maker.block is op.block else self._begin(maker, op))
            there = region_of(definition)
            if there is here:
                continue
            outer = places.repetitive_region(there)
            region = places.repetitive_region(here)
            while region is not None and region is not outer:
                assert region.parent is not None
                last = max(last, places.end[region.parent])
                region = places.next_repetitive_region(region)
        blocks = places.outermost_with_blocks(op)
        if blocks is not None:
            first = min(first, places.start[blocks])
            last = max(last, places.end[blocks])
        return SetAccess(op, index, first, last)

    def _begin(self, maker: Operation, reader: Operation) -> int:
        """The position of an op, or of the outermost op around it that does not hold the reader."""
        places = self.places
        walk = maker
        if walk not in places.start or places.contains(walk, reader):
            return places.start.get(walk, 0)
        while True:
            parent = walk.parent_op()
            if parent is None or parent not in places.start or places.contains(parent, reader):
                return places.start[walk]
            walk = parent

    def is_foreign_write(self, op: Operation, index: int) -> bool:
        """The write is in another parallel region than what gives the buffer."""
        places = self.places
        if not places.has_parallel:
            return False
        here = places.parallel_region(op.parent_region())
        for definition in self.state.find_backwards(op.operands[index], self.state.is_defined_by_op, Traversal()):
            if places.parallel_region(region_of(definition)) is not here:
                return True
        return False

    # Pairs.

    def exists(self, sets: Sequence[AliasSet], extra: SetAccess | None, within: bool) -> bool:
        """One of the reads of the sets is spoilt by one of their writes, or by `extra`.

        `within`: pairs inside of one set count, too; else they are known to be no conflicts.
        """
        size = self.places.size
        for number, one in enumerate(sets):
            if within:
                for write in one.writes:
                    if self._spoils(one, write, size):
                        return True
            for other in sets[number + 1 :]:
                if self._crossing(one, other, size) or self._crossing(other, one, size):
                    return True
            if extra is not None and self._spoils(one, extra, size):
                return True
        return False

    def _spoils(self, reads: AliasSet, write: SetAccess, size: int) -> bool:
        for read in reads.reads_within_reach(write, size):  # noqa: SIM110  # there are few: any() is a call more
            if self.is_conflict(read, write):
                return True
        return False

    def _crossing(self, reads: AliasSet, writes: AliasSet, size: int) -> bool:
        """The reads of one set against the writes of another one."""
        if not reads.reads or not writes.writes:
            return False
        if len(writes.writes) <= len(reads.reads):
            for write in writes.writes:  # noqa: SIM110
                if self._spoils(reads, write, size):
                    return True
            return False
        for read in reads.reads:
            around = self.places.positions_around(read.op) if read.start else []
            for write in writes.writes_within_reach(read, [one for one in around if one < read.start]):
                if self.is_conflict(read, write):
                    return True
        return False

    def is_conflict(self, read: SetAccess, write: SetAccess) -> bool:
        """The write changes what is read between one of its definitions and the read."""
        state, places = self.state, self.places
        reader, writer = read.op, write.op
        definitions = state.definitions(reader.operands[read.index])
        if not definitions:
            return False
        if self._order_counts(reader, writer, definitions):
            if places.happens_before(reader, writer):
                return False
            if reader is writer and read.index == write.index:
                return False
            if places.are_exclusive(reader, writer):
                return False
            if reader is writer:
                facts = state.facts(reader)
                uses = ((reader, read.index), (writer, write.index))
                if facts is not None and facts.is_elementwise(reader, uses, state):
                    other = writer.operands[write.index]
                    how = Traversal(leaves=False, equivalent_only=True, same_type_or_casts_only=True)
                    if state.find_backwards(reader.operands[read.index], lambda value: value is other, how):
                        return False
        for definition in definitions:
            if self._never_before(writer, reader, definition):
                continue
            maker = definition.op
            if maker is not None:
                if places.happens_before(writer, maker):
                    continue
                if maker is not writer and places.contains(maker, writer):
                    continue
            else:
                assert isinstance(definition, BlockArgument)
                if not self._may_come_after(writer, definition):
                    continue
            aliases = state.aliases(writer, write.index)
            if len(aliases) == 1 and aliases[0][0] is definition:
                continue
            # Asked last: it may walk far.
            if self._are_separate_parts(read, write):
                return False
            if self.found is not None:
                self.found(read, write, definition)
            return True
        return False

    def _order_counts(self, reader: Operation, writer: Operation, definitions: list[Value]) -> bool:
        """A write that comes behind the read in the program comes behind it whenever both run."""
        places = self.places
        here = reader.parent_region()
        for definition in definitions:
            there = region_of(definition)
            if there is here:
                continue
            region: Region | None = places.repetitive_region(here)
            outer = places.repetitive_region(there)
            if region is outer:
                continue
            while region is not None:
                following = places.next_repetitive_region(region)
                if following is outer or following is None:
                    break
                region = following
            if region is not None and region.parent is not None and places.contains(region.parent, writer):
                return False
        exact = self.state.options.reference_exact
        for block, other in _blocks_around(reader, writer) if places.has_branches else ():
            if exact and (block is not reader.block or other is not writer.block):
                continue
            for definition in definitions:
                avoided = _block_around(definition, block)
                if avoided is None or exact:
                    avoided = definition.parent_block()
                elif avoided is block and definition.parent_block() is not block:
                    continue  # it is made inside of the op of the outer region that holds the read
                if places.may_follow(block, other, avoided) and places.may_follow(other, block, avoided):
                    return False
        return True

    def _never_before(self, writer: Operation, reader: Operation, definition: Value) -> bool:
        """Control does not get from the write to the read without passing the definition."""
        if self.state.options.reference_exact or not self.places.has_branches:
            return False
        return any(
            block is not other and not self.places.may_follow(other, block, _block_around(definition, block))
            for block, other in _blocks_around(reader, writer)[:1]
        )

    def _may_come_after(self, writer: Operation, argument: BlockArgument) -> bool:
        """The op stands in the argument's block or in one that follows, or inside of an op that does."""
        walk: Operation | None = writer
        start = argument.block
        while walk is not None:
            block = walk.block
            if block is start:
                return True
            if block is not None and block.region is start.region:
                return not self.state.options.reference_exact and self.places.may_follow(start, block, None)
            walk = walk.parent_op()
        return False

    def _are_separate_parts(self, read: SetAccess, write: SetAccess) -> bool:
        """An insertion and what it inserts, or what it inserts into, are the same part or different parts."""
        state = self.state
        reader, writer = read.op, write.op
        facts = state.facts(reader)
        inserted = None if facts is None else facts.insertion(reader)
        if facts is not None and inserted is not None:
            source, destination = inserted
            if read.index == destination and self._comes_from_part(reader, writer.operands[write.index]):
                return True
            if (
                reader is writer
                and read.index == source
                and write.index == destination
                and self._comes_from_part(reader, reader.operands[read.index])
            ):
                return True
        facts = state.facts(writer)
        inserted = None if facts is None else facts.insertion(writer)
        if inserted is None:
            return False
        source, destination = inserted
        value = writer.operands[source]
        return (
            write.index == destination
            and state.are_equivalent(reader.operands[read.index], value)
            and self._comes_from_part(writer, value)
        )

    def _comes_from_part(self, insertion: Operation, value: Value) -> bool:
        """All that a value is made of is the part that an insertion replaces."""
        state = self.state
        facts = state.facts(insertion)
        assert facts is not None

        def is_part(one: Value) -> bool:
            return one.op is not None and facts.is_same_part(insertion, one, state)

        return all(is_part(one) for one in state.find_backwards(value, is_part, Traversal()))


def _blocks_around(one: Operation, other: Operation) -> list[tuple[Block, Block]]:
    """The blocks that hold the two ops, or ops around them, in each region of several blocks that holds both."""
    blocks: dict[Region, Block] = {}
    walk: Operation | None = one
    while walk is not None and walk.block is not None and walk.block.region is not None:
        blocks[walk.block.region] = walk.block
        walk = walk.parent_op()
    found: list[tuple[Block, Block]] = []
    walk = other
    while walk is not None and walk.block is not None and walk.block.region is not None:
        block = blocks.get(walk.block.region)
        if block is not None and not walk.block.region.has_one_block():
            found.append((block, walk.block))
        walk = walk.parent_op()
    return found


def _block_around(value: Value, like: Block) -> Block | None:
    """The block that holds what defines a value, or an op around it, in the region of a block."""
    block = value.parent_block()
    while block is not None and block.region is not like.region:
        parent = None if block.region is None else block.region.parent
        block = None if parent is None else parent.block
    return block
