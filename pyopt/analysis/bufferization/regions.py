"""Positions of ops, regions that run several times or in parallel, and what comes before what."""

from __future__ import annotations

from pyopt.analysis.region_branches import is_region_branch, possible_edges
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.dominance import Dominance
from pyopt.light import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.state import AnalysisState


@final
class OpPlaces:
    """Answers for the ops inside `root`. Positions count ops from the outside in.

    `end` has that of the last op inside of an op. `has_parallel`: there may be parallel regions. `has_branches`: a
    region has several blocks.
    """

    __slots__ = (
        "_exclusive",
        "_parallel",
        "_reachable",
        "_repetitive",
        "_with_blocks",
        "dominance",
        "end",
        "has_branches",
        "has_parallel",
        "size",
        "start",
        "state",
    )

    def __init__(self, root: Operation, state: AnalysisState) -> None:
        self.state = state
        self.start: dict[Operation, int] = {}
        self.end: dict[Operation, int] = {}
        self.dominance = Dominance()
        self._repetitive: dict[Region, Region | None] = {}
        self._parallel: dict[Region, Region | None] = {}
        self._exclusive: dict[tuple[Region, Region], bool] = {}
        self._with_blocks: dict[Region, Operation | None] = {}
        self._reachable: dict[tuple[Block, Block | None], set[Block]] = {}
        self.has_branches = False
        self.has_parallel = False
        self._number(root)
        parent = root.parent_op()
        while parent is not None:
            self._note_parallel(parent)
            parent = parent.parent_op()
        size = 1
        while size < len(self.start) + 1:
            size *= 2
        self.size = size

    def _number(self, root: Operation) -> None:
        start, end = self.start, self.end
        # Ops of blocks from which on these are walked, and (True) those whose regions were.
        stack: list[tuple[Operation, bool]] = []
        op: Operation | None = root
        while True:
            while op is not None:
                number = start[op] = len(start)
                if op.regions:
                    self._note_parallel(op)
                    self.has_branches = self.has_branches or any(one.first is not one.last for one in op.regions)
                    if op.next is not None and op is not root:
                        stack.append((op.next, False))
                    stack.append((op, True))
                    firsts = [(block.first, False) for region in op.regions for block in region if block.first]
                    firsts.reverse()
                    stack += firsts
                    break
                end[op] = number
                op = None if op is root else op.next
            while stack and stack[-1][1]:
                end[stack.pop()[0]] = len(start) - 1
            if not stack:
                return
            op = stack.pop()[0]

    def _note_parallel(self, op: Operation) -> None:
        facts = self.state.facts(op)
        if facts is not None and not self.has_parallel:
            for number in range(len(op.regions)):
                self.has_parallel |= facts.is_parallel(op, number)

    def contains(self, outer: Operation, inner: Operation) -> bool:
        """`inner` is `outer`, or inside of it."""
        return self.start[outer] <= self.start[inner] <= self.end[outer]

    def positions_around(self, op: Operation) -> list[int]:
        """The positions of the ops that hold `op`."""
        found: list[int] = []
        parent = op.parent_op()
        while parent is not None and parent in self.start:
            found.append(self.start[parent])
            parent = parent.parent_op()
        return found

    # Repetition.

    def _is_repetitive(self, region: Region) -> bool:
        op = region.parent
        facts = None if op is None else self.state.facts(op)
        return facts is not None and op is not None and facts.is_repetitive(op, op.regions.index(region))

    def repetitive_region(self, region: Region | None) -> Region | None:
        """The innermost region around (or `region` itself) that may run several times."""
        passed: list[Region] = []
        found: Region | None = None
        while region is not None:
            if region in self._repetitive:
                found = self._repetitive[region]
                break
            passed.append(region)
            if self._is_repetitive(region):
                found = region
                break
            region = None if region.parent is None else region.parent.parent_region()
        for one in passed:
            self._repetitive[one] = found
        return found

    def next_repetitive_region(self, region: Region) -> Region | None:
        """The one around a repetitive region."""
        parent = region.parent
        return self.repetitive_region(None if parent is None else parent.parent_region())

    def parallel_region(self, region: Region | None) -> Region | None:
        """The innermost region around (or `region` itself) whose runs may overlap in time."""
        passed: list[Region] = []
        found: Region | None = None
        while region is not None:
            if region in self._parallel:
                found = self._parallel[region]
                break
            passed.append(region)
            op = region.parent
            facts = None if op is None else self.state.facts(op)
            if facts is not None and op is not None and facts.is_parallel(op, op.regions.index(region)):
                found = region
                break
            region = None if op is None else op.parent_region()
        for one in passed:
            self._parallel[one] = found
        return found

    # Order.

    def happens_before(self, one: Operation, other: Operation) -> bool:
        """`one`, or an op around it that does not hold `other`, comes before `other` on every path."""
        if one.block is other.block and one is not other:
            return self.dominance.op_properly_dominates(one, other)
        walk: Operation | None = one
        while walk is not None:
            if walk is not other and walk in self.start and self.contains(walk, other):
                return False
            if self.dominance.op_properly_dominates(walk, other):
                return True
            walk = walk.parent_op()
        return False

    def are_exclusive(self, one: Operation, other: Operation) -> bool:
        """Only one of the ops runs whenever the region branch around both does."""
        walk = one
        region = one.parent_region()
        while region is not None:
            parent = region.parent
            if parent is None:
                return False
            if (
                is_region_branch(parent)
                and parent is not other
                and parent in self.start
                and self.contains(parent, other)
            ):
                inner = other
                while inner.parent_op() is not parent:
                    above = inner.parent_op()
                    assert above is not None
                    inner = above
                second = inner.parent_region()
                return second is not None and second is not region and self._exclude_each_other(parent, region, second)
            walk = parent
            region = walk.parent_region()
        return False

    def _exclude_each_other(self, op: Operation, one: Region, other: Region) -> bool:
        key = (one, other)
        known = self._exclusive.get(key)
        if known is None:
            known = not reaches(op, one, other) and not reaches(op, other, one)
            self._exclusive[key] = known
        return known

    def may_follow(self, one: Block, other: Block, avoiding: Block | None) -> bool:
        """Control may get from the end of a block to another one without passing a third one."""
        key = (one, avoiding)
        known = self._reachable.get(key)
        if known is None:
            known = set()
            work = list(one.successor_blocks())
            while work:
                block = work.pop()
                if block in known or block is avoiding:
                    continue
                known.add(block)
                work += block.successor_blocks()
            self._reachable[key] = known
        return other in known

    def outermost_with_blocks(self, op: Operation) -> Operation | None:
        """The op whose region with several blocks is the outermost one around `op`."""
        found: Operation | None = None
        region = op.parent_region()
        first = region
        while region is not None:
            parent = region.parent
            if parent is None or parent not in self.start:
                break
            if region in self._with_blocks:
                found = self._with_blocks[region] or found
                break
            if not region.has_one_block():
                found = parent
            region = parent.parent_region()
        if first is not None:
            self._with_blocks[first] = found
        return found


def reaches(op: Operation, one: Region, other: Region) -> bool:
    """Control may get from the end of a region of `op` into another one without leaving the op."""
    seen: set[Region] = set()
    work = [edge.region for edge in possible_edges(op, one)]
    while work:
        region = work.pop()
        if region is None or region in seen:
            continue
        if region is other:
            return True
        seen.add(region)
        work += [edge.region for edge in possible_edges(op, region)]
    return False


def region_of(value: Value) -> Region | None:
    """The region that defines a value."""
    block = value.parent_block()
    return None if block is None else block.region
