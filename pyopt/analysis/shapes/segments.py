"""Facts that hold behind an op that may end the program, and not before it.

    cf.assert %is_four, "four"         %a may have any extent
    %0 = math.exp %a                   %a has extent 4, as all that is made of it

A segment is a stretch of a block that begins behind such an op; the region of a `shape.assuming` is one, too. What the
op has made sure of holds there, and so does what ops in the segment need, as each of them runs whenever the segment is
begun. Blocks inside and those that are dominated may not run, so that they are segments below. What holds in a segment
holds in those below.
"""

from __future__ import annotations

from bisect import bisect_right, insort

from pyopt.analysis.shapes.bindings import LEARNED, Bindings, alone, unknowns_of
from pyopt.analysis.shapes.calls import BARRIERS, CallGraphEdges
from pyopt.analysis.shapes.expressions import Polynomial, UnknownNumber, substitute
from pyopt.analysis.shapes.lattice import Shape, ranked
from pyopt.analysis.shapes.program_ops import ProgramOps
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.dominance import DominatorTree, has_ssa_dominance, reverse_postorder
from pyopt.ir.opinfo import ISOLATED
from pyopt.light import TYPE_CHECKING, Final, TypeAlias, final

if TYPE_CHECKING:
    from typing import TypeVar

    from pyopt.analysis.shapes.expressions import Maybe

    Place: TypeAlias = "tuple[Region, DominanceSegment | None, bool]"
    """A region, the segment around, and whether what happens inside happens in that very segment."""
    T = TypeVar("T")

ASSERTIONS: Final = frozenset(("cf.assert", "shape.assuming"))
"""Ops behind which, or inside which, their first operand is true."""
PLACES: Final = 16
"""The number of segments that are searched for facts about one value."""
STEPS: Final = 8
"""The number of times that a substituted term is substituted again."""


@final
class DominanceSegment:
    """`first` and `last` are the numbers of those below, itself included."""

    __slots__ = ("children", "first", "last")

    def __init__(self, parent: DominanceSegment | None) -> None:
        self.children: list[DominanceSegment] = []
        self.first = self.last = 0
        if parent is not None:
            parent.children.append(self)

    def holds_in(self, other: DominanceSegment) -> bool:
        """Returns whether facts of this segment also hold in the other."""
        return self.first <= other.first <= self.last


class Segments:
    """The segments inside an op: of each op that stands in one, and those that begin with an assertion."""

    __slots__ = ("_ends", "_roots", "of_assertion", "of_op")

    def __init__(self, ops: ProgramOps, calls: CallGraphEdges) -> None:
        self.of_op: dict[Operation, DominanceSegment] = {}
        self.of_assertion: dict[Operation, DominanceSegment] = {}
        self._roots: list[DominanceSegment] = []
        self._ends = self._ops_that_end(ops, calls)
        if not self._ends:
            return
        work: list[Place] = [(region, None, False) for region in ops.root.regions]
        while work:
            region, segment, is_same = work.pop()
            self._add_region(region, segment, is_same, work)
        self._count()

    def _ops_that_end(self, ops: ProgramOps, calls: CallGraphEdges) -> set[Operation]:
        """Ops that may end the program, or have one inside that may."""
        found: set[Operation] = set()
        if not any(info.name in ASSERTIONS for info in ops.infos):
            return found
        for op in ops.all:
            if op.info.name not in BARRIERS and calls.callees.get(op) not in calls.may_end:
                continue
            walk: Operation | None = op
            while walk is not None and walk not in found and not walk.info.traits & ISOLATED:
                found.add(walk)
                walk = walk.parent_op()
        return found

    def _add_region(self, region: Region, around: DominanceSegment | None, is_same: bool, work: list[Place]) -> None:
        """The ops of a region, and what comes of the regions in it."""
        if not has_ssa_dominance(region):
            # No order, so nothing is behind anything.
            work.extend([(inner, None, False) for block in region for op in block for inner in op.regions])
            return
        if region.first is region.last:
            if region.first is not None:
                start = around if is_same or around is None else self._begin(around)
                self._add_block(region.first, start, work)
            return
        tree = DominatorTree(region)
        at_end: dict[Block, DominanceSegment | None] = {}
        for block in reverse_postorder(region):
            above = tree.parent.get(block)
            start = around if above is None else at_end.get(above)
            if start is not None and (above is not None or not is_same):
                start = self._begin(start)
            at_end[block] = self._add_block(block, start, work)

    def _add_block(self, block: Block, segment: DominanceSegment | None, work: list[Place]) -> DominanceSegment | None:
        """The segment that the block ends in."""
        for op in block:
            if segment is not None:
                self.of_op[op] = segment
            if op not in self._ends:
                around = None if op.info.traits & ISOLATED else segment
                work.extend([(region, around, False) for region in op.regions])
                continue
            behind = self._begin(segment)
            if op.info.name in ASSERTIONS:
                self.of_assertion[op] = behind
                work.extend([(region, behind, True) for region in op.regions])
            else:
                work.extend([(region, segment, False) for region in op.regions])
            # What comes later tells nothing of the inside, which may end the program.
            segment = self._begin(behind) if op.regions else behind
        return segment

    def _begin(self, parent: DominanceSegment | None) -> DominanceSegment:
        segment = DominanceSegment(parent)
        if parent is None:
            self._roots.append(segment)
        return segment

    def _count(self) -> None:
        """Numbers the segments, those above first."""
        number = 0
        stack: list[tuple[DominanceSegment, bool]] = [(root, False) for root in reversed(self._roots)]
        while stack:
            segment, is_done = stack.pop()
            if is_done:
                segment.last = number
                continue
            number += 1
            segment.first = number
            stack.append((segment, True))
            stack += [(child, False) for child in reversed(segment.children)]


class Local:
    """Facts that hold in segments only: bindings of unknowns, and other facts about values."""

    __slots__ = ("bound", "denotes", "shapes", "truths")

    def __init__(self) -> None:
        self.bound: dict[UnknownNumber, list[tuple[DominanceSegment, Polynomial]]] = {}
        self.shapes: dict[Value, list[tuple[DominanceSegment, Shape]]] = {}
        self.denotes: dict[Value, list[tuple[DominanceSegment, Shape]]] = {}
        self.truths: dict[Value, list[tuple[DominanceSegment, bool]]] = {}

    # Questions.

    def extent(self, segment: DominanceSegment, extent: Maybe) -> Maybe:
        """The expression with what holds in the segment put in."""
        if not self.bound:
            return extent
        for _ in range(STEPS):
            if extent is None or extent.number is not None:
                return extent
            single = alone(extent)
            values: dict[UnknownNumber, Maybe] = {}
            for unknown in unknowns_of(extent) if single is None else (single,):
                value = _found(self.bound.get(unknown), segment)
                if value is not None:
                    values[unknown] = value
            if single is not None and values:
                extent = values[single]
                continue
            if not values:
                return extent
            found = substitute(extent, values)
            if found is None:
                return extent
            extent = found
        return extent

    def shape(self, segment: DominanceSegment, shape: Shape) -> Shape:
        """The same for all extents of a shape."""
        if shape.extents is None or not self.bound:
            return shape
        extents = [self.extent(segment, one) for one in shape.extents]
        return shape if all(map(_is, extents, shape.extents)) else ranked(extents)

    def shape_of(self, segment: DominanceSegment, value: Value) -> Shape | None:
        """A shape that was learned of a value whose shape was not known."""
        return _found(self.shapes.get(value), segment)

    def denoted_by(self, segment: DominanceSegment, value: Value) -> Shape | None:
        """The same for a shape that a value stands for."""
        return _found(self.denotes.get(value), segment)

    def truth(self, segment: DominanceSegment, value: Value) -> bool | None:
        """Whether a condition holds in the segment."""
        return _found(self.truths.get(value), segment)

    # Answers.

    def equate(self, segment: DominanceSegment, lhs: Maybe, rhs: Maybe, reason: Operation) -> UnknownNumber | None:
        """Takes in lhs = rhs, for the segment; the unknown that was bound."""
        lhs, rhs = self.extent(segment, lhs), self.extent(segment, rhs)
        found = Bindings()
        if found.equate(lhs, rhs, reason, _may_bind) != LEARNED:
            return None
        for unknown, expression in found.bound.items():
            _add(self.bound.setdefault(unknown, []), segment, expression)
        return next(iter(found.bound), None)

    def learn_shape(self, segment: DominanceSegment, value: Value, shape: Shape) -> None:
        """Takes in the shape of a value."""
        _add(self.shapes.setdefault(value, []), segment, shape)

    def learn_denoted(self, segment: DominanceSegment, value: Value, shape: Shape) -> None:
        """Takes in the shape that a value stands for."""
        _add(self.denotes.setdefault(value, []), segment, shape)

    def learn_truth(self, segment: DominanceSegment, value: Value, truth: bool) -> bool:
        """Takes in a truth; whether it is new."""
        if self.truth(segment, value) is not None:
            return False
        _add(self.truths.setdefault(value, []), segment, truth)
        return True


def _first(entry: tuple[DominanceSegment, T]) -> int:
    return entry[0].first


def _add(entries: list[tuple[DominanceSegment, T]], segment: DominanceSegment, known: T) -> None:
    """Entries stay in the order of their segments."""
    insort(entries, (segment, known), key=_first)


def _found(entries: list[tuple[DominanceSegment, T]] | None, segment: DominanceSegment) -> T | None:
    """The entry for a segment: its own, or that of one above, which come before it, with some others between."""
    if entries is None:
        return None
    end = bisect_right(entries, segment.first, key=_first)
    for place, known in reversed(entries[max(end - PLACES, 0) : end]):
        if place.holds_in(segment):
            return known
    return None


def _is(one: Maybe, other: Maybe) -> bool:
    return one is other


def _may_bind(unknown: UnknownNumber) -> bool:
    return True
