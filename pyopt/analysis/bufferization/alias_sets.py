"""Sets of values whose buffers may overlap, with what is read and written in each.

A set keeps, for all of its values, the operands that read them and the in-place operands that write to them. Between
two sets that are to become one only pairs of a read in one and a write in the other are new; most of these are ruled
out by where they stand: each read has a stretch of the program in which a write would matter, from the definition of
what it reads to the read itself. Reads are found by a position that their stretch covers (a segment tree over all
positions), writes by their position. So to look at a pair costs little, and few pairs are looked at.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort

from pyopt.ir.core import Operation, Value
from pyopt.light import Final, Iterable, Iterator, final

FEW: Final = 8
"""Reads are looked at one by one in sets that have no more than this."""


@final
class SetAccess:
    """An operand that reads or writes a value of a set.

    start, end: the stretch of positions in which a write matters to a read; those of the op for a write.
    """

    __slots__ = ("end", "index", "op", "start")

    def __init__(self, op: Operation, index: int, start: int, end: int) -> None:
        self.op = op
        self.index = index
        self.start = start
        self.end = end


@final
class AliasSet:
    """Values whose buffers may overlap. `has_read_only`: one of them must not be written to. `has_foreign_write`: a
    write in one parallel region to what another one defines."""

    __slots__ = (
        "_covering", "_starts", "_writes_at", "first", "has_foreign_write", "has_read_only", "last", "reads", "size",
        "writes",
    )  # fmt: skip

    def __init__(self, first: Value) -> None:
        self.first = first
        self.last = first
        self.size = 1
        self.reads: list[SetAccess] = []
        self.writes: list[SetAccess] = []
        self.has_read_only = False
        self.has_foreign_write = False
        self._covering: dict[int, list[SetAccess]] | None = None
        self._starts: list[tuple[int, int]] = []
        self._writes_at: list[tuple[int, int]] = []

    def add_write(self, write: SetAccess) -> None:
        self.writes.append(write)
        insort(self._writes_at, (write.start, len(self.writes) - 1))

    def add_read(self, read: SetAccess, size: int) -> None:
        """Adds a read; `size`: the number of positions, a power of two."""
        self.reads.append(read)
        if self._covering is not None:
            self._cover(read, len(self.reads) - 1, size)

    def absorb(self, other: AliasSet, size: int) -> None:
        """Takes over what is read and written in another set; the smaller one is added to the larger one."""
        if len(self.reads) < len(other.reads):
            self.reads, other.reads = other.reads, self.reads
            self._covering, other._covering = other._covering, self._covering
            self._starts, other._starts = other._starts, self._starts
        for read in other.reads:
            self.add_read(read, size)
        if len(self.writes) < len(other.writes):
            self.writes, other.writes = other.writes, self.writes
            self._writes_at, other._writes_at = other._writes_at, self._writes_at
        for write in other.writes:
            self.add_write(write)
        self.has_read_only |= other.has_read_only
        self.has_foreign_write |= other.has_foreign_write
        self.size += other.size

    def _cover(self, read: SetAccess, number: int, size: int) -> None:
        covering = self._covering
        assert covering is not None
        low = read.start + size
        high = read.end + 1 + size
        while low < high:
            if low & 1:
                covering.setdefault(low, []).append(read)
                low += 1
            if high & 1:
                high -= 1
                covering.setdefault(high, []).append(read)
            low >>= 1
            high >>= 1
        insort(self._starts, (read.start, number))

    def reads_within_reach(self, write: SetAccess, size: int) -> Iterable[SetAccess]:
        """The reads to whose stretch the write may belong."""
        start, end = write.start, write.end
        if len(self.reads) <= FEW:
            return [read for read in self.reads if read.start <= end and start <= read.end]
        if self._covering is None:
            self._covering = {}
            for number, read in enumerate(self.reads):
                self._cover(read, number, size)
        return self._found(start, end, size)

    def _found(self, start: int, end: int, size: int) -> Iterator[SetAccess]:
        covering = self._covering
        assert covering is not None
        node = start + size
        while node:
            found = covering.get(node)
            if found is not None:
                yield from found
            node >>= 1
        if end > start:
            starts = self._starts
            for at in range(bisect_right(starts, (start, len(self.reads))), len(starts)):
                position, number = starts[at]
                if position > end:
                    return
                yield self.reads[number]

    def writes_within_reach(self, read: SetAccess, around: list[int]) -> Iterator[SetAccess]:
        """The writes in the stretch of a read; `around`: the positions of the ops around the stretch's begin."""
        found = self._writes_at
        for position in around:
            for at in range(bisect_left(found, (position, 0)), len(found)):
                if found[at][0] != position:
                    break
                yield self.writes[found[at][1]]
        for at in range(bisect_left(found, (read.start, 0)), len(found)):
            position, number = found[at]
            if position > read.end:
                return
            yield self.writes[number]


@final
class AliasSets:
    """The sets of all values, and the values of each in the order in which they came together."""

    __slots__ = ("_following", "_parent", "_set", "size")

    def __init__(self, size: int) -> None:
        self._parent: dict[Value, Value] = {}
        self._following: dict[Value, Value] = {}
        self._set: dict[Value, AliasSet] = {}
        self.size = size

    def add(self, value: Value) -> AliasSet:
        """The value in a set of its own."""
        made = self._set[value] = AliasSet(value)
        return made

    def __contains__(self, value: Value) -> bool:
        return value in self._set or value in self._parent

    def _leader(self, value: Value) -> Value:
        parent = self._parent
        leader = value
        while leader in parent:
            leader = parent[leader]
        while value is not leader:
            parent[value], value = leader, parent[value]
        return leader

    def set_of(self, value: Value) -> AliasSet:
        found = self._set.get(value)
        return self._set[self._leader(value)] if found is None else found

    def same(self, one: Value, other: Value) -> bool:
        return one is other or self._leader(one) is self._leader(other)

    def unite(self, one: Value, other: Value) -> AliasSet:
        """The values of the set of `other` come behind those of the set of `one`."""
        left, right = self._leader(one), self._leader(other)
        into = self._set[left]
        if left is right:
            return into
        source = self._set[right]
        self._following[into.last] = source.first
        larger, smaller = (left, right) if into.size >= source.size else (right, left)
        into.last = source.last
        into.absorb(source, self.size)
        del self._set[smaller]
        self._set[larger] = into
        self._parent[smaller] = larger
        return into

    def members(self, value: Value) -> list[Value]:
        """All values of the set in order."""
        found = self.set_of(value)
        members = [found.first]
        following = self._following
        while members[-1] is not found.last:
            members.append(following[members[-1]])
        return members
