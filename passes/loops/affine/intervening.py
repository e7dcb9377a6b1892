"""Whether something between two accesses of the same element may touch that element.

    affine.store %x, %m[%i]
    affine.store %y, %m[%i + 1]      touches another element
    %0 = affine.load %m[%i]

The first access comes before the second one on every path. Each time the second is executed, what counts is what was
executed since the first: what stands between them, and, of loops that hold the second one only, earlier iterations. Of
affine loads and stores the subscripts are compared, other ops touch the element if they touch memory that may be that
of the second access. The reference takes any other loop around the second access to run once, vectors for numbers, and
numbers that are computed in a block for the same whenever it is entered again; `exact` does so, too.
"""

from __future__ import annotations

from pyopt.analysis.effects import own_effects, value_effects
from pyopt.dialects.affine.linear_forms import LinearForm
from pyopt.dialects.affine.validity import map_of, step_of
from pyopt.ir.core import Operation, Region
from pyopt.ir.dominance import ancestor_in_region
from pyopt.ir.opinfo import RECURSIVE_EFFECTS
from pyopt.light import TYPE_CHECKING, Final, Hashable, final
from pyopt.passes.loops.affine.dependences import (
    LOADS,
    STORES,
    AliasedPairs,
    CounterRelation,
    NestAccess,
    affine_access,
    loops_around,
    memref_place,
)

if TYPE_CHECKING:
    from pyopt.dialects.affine.linear_forms import Atom

MOST_BETWEEN: Final = 256
"""Between two accesses that are further apart, by ops with effects, something is taken to touch the element."""

_AFFINE: Final = ("affine.for", "affine.if", "affine.parallel")


@final
class Intervening:
    """Answers for a function, which does not change meanwhile."""

    __slots__ = ("_accesses", "_exact", "_facts", "_inside", "_pairs")

    def __init__(self, exact: bool) -> None:
        self._exact = exact
        self._accesses: dict[Operation, NestAccess] = {}
        self._pairs = AliasedPairs()
        self._facts: dict[Atom, list[LinearForm]] = {}
        self._inside: dict[tuple[Operation, int], list[Operation]] = {}

    def access(self, op: Operation) -> NestAccess:
        """The access of an affine load or store; its loops are not set."""
        found = self._accesses.get(op)
        if found is None:
            found = self._accesses[op] = affine_access(op, [])
        return found

    def key(self, op: Operation) -> Hashable:
        """What is equal for accesses of the same element of a memref."""
        access = self.access(op)
        assert access.subscripts is not None
        forms: list[Hashable] = []
        for form in access.subscripts:
            if form is None:
                return access.memref, map_of(op).value, tuple(op.operands[memref_place(op) + 1 :])
            forms.append((form.constant, frozenset(form.atoms.items())))
        return access.memref, tuple(forms)

    def is_between(self, start: Operation, end: Operation, effect: int) -> bool:
        """Since `start`, an op with the effect, READS or WRITES, may touch the element that both have in common."""
        left = MOST_BETWEEN
        for op in self._between(start, end, effect):
            left -= 1
            if left < 0 or self._touches(op, start, end, effect):
                return True
        return False

    def may_reach(self, start: Operation, end: Operation) -> bool:
        """Some iteration of the affine loops around both executes both."""
        if _affine_scope(start) is not _affine_scope(end):
            return False
        return self._relation(start, end, _common_region(start, end)).is_possible([])

    def _between(self, start: Operation, end: Operation, effect: int) -> list[Operation]:
        """The ops with an effect, or unknown ones, that are executed after `start` and before `end`."""
        found: list[Operation] = []
        region = start.parent_region()
        assert region is not None and start.block is not None
        inner = end
        while inner.parent_region() is not region:
            # All of it, for `end` may be executed again and again.
            parent = inner.parent_op()
            assert parent is not None
            found += self._ops_of(parent, effect)
            inner = parent
        op = start.next
        while op is not None and op is not inner:
            found += self._ops_of(op, effect)
            op = op.next
        if inner.block is start.block:
            return found
        work = list(start.block.successor_blocks())
        done = set(work)
        while work:
            block = work.pop()
            for op in block:
                if op is inner:
                    break
                found += self._ops_of(op, effect)
            else:
                for successor in block.successor_blocks():
                    if successor not in done:
                        done.add(successor)
                        work.append(successor)
        return found

    def _ops_of(self, op: Operation, effect: int) -> list[Operation]:
        """The op, or the ops in it, that have the effect or unknown ones."""
        own = own_effects(op)
        if own is None and op.info.traits & RECURSIVE_EFFECTS:
            found = self._inside.get((op, effect))
            if found is None:
                inside = [one for region in op.regions for block in region for one in block]
                found = [one for inner in inside for one in self._ops_of(inner, effect)]
                self._inside[op, effect] = found
            return found
        return [op] if own is None or own & effect else []

    def _touches(self, op: Operation, start: Operation, end: Operation, effect: int) -> bool:
        memref = self.access(end).memref
        if own_effects(op) is None:
            return True
        named = value_effects(op)
        if named and not any(mask & effect and self._pairs.may_alias(value, memref) for mask, value in named):
            return False
        if (op.info.name not in LOADS and op.info.name not in STORES) or self.access(op).memref is not memref:
            return True
        return self._may_be_same(op, start, end)

    def _may_be_same(self, op: Operation, start: Operation, end: Operation) -> bool:
        """An affine access of the same memref may be of the element of `end`, since `start`."""
        if _affine_scope(op) is not _affine_scope(end):
            return True
        around = start.parent_region()
        assert around is not None
        inner = ancestor_in_region(end, around)
        first = ancestor_in_region(op, around) if self._exact else start
        if inner is None or first is None or inner.block is not first.block:
            # Blocks between them may have been executed several times, with other numbers.
            return True
        shared = _ancestors(op, end, around)
        loops = [one for one in shared if one.info.name == "affine.for"]
        if any(self._is_unordered(one) for one in shared):
            return self._relation(op, end, shared[0].parent_region()).is_possible([])
        region = loops[0].parent_region() if loops else _common_region(op, end)
        if not loops and self._is_apart(op, end):
            return False
        relation = self._relation(op, end, region)
        if any(relation.is_possible(later) for _, later in relation.carried(loops)):
            return True
        return _comes_before(op, end) and relation.is_possible([relation.same(one) for one in loops])

    def _is_unordered(self, op: Operation) -> bool:
        """Of executions of what is in an op around both it is not known which comes first."""
        name = op.info.name
        if name == "affine.for":
            return step_of(op) <= 0 and not self._exact
        return name == "affine.parallel" or (name != "affine.if" and not self._exact)

    def _is_apart(self, op: Operation, end: Operation) -> bool:
        """The subscripts differ by a constant that is large enough."""
        one, other = self.access(op), self.access(end)
        if one.subscripts is None or other.subscripts is None or not (self._exact or one.is_by_element()):
            return False
        for number, (left, right) in enumerate(zip(one.subscripts, other.subscripts, strict=True)):
            if left is None or right is None or left.atoms != right.atoms:
                continue
            distance = left.constant - right.constant
            extents = (1, 1) if self._exact else (one.extents[number], other.extents[number])
            if distance >= extents[1] or -distance >= extents[0]:
                return True
        return False

    def _relation(self, op: Operation, end: Operation, around: Region | None) -> CounterRelation:
        """What is known where both are of the same element, which have the values of a region around them in common."""
        pair: list[NestAccess] = []
        for one in (op, end):
            known = self.access(one)
            access = NestAccess(one, known.memref, known.writes, loops_around(one))
            access.subscripts = known.subscripts
            access.extents = [1] * len(known.extents) if self._exact else known.extents
            pair.append(access)
        return CounterRelation(pair[0], pair[1], around, self._facts, True, self._exact)


def _affine_scope(op: Operation) -> Region | None:
    """The innermost region around an op that is not one of an affine loop or condition."""
    region = op.parent_region()
    while region is not None and region.parent is not None and region.parent.info.name in _AFFINE:
        region = region.parent.parent_region()
    return region


def _common_region(one: Operation, other: Operation) -> Region | None:
    """The innermost region that both are in."""
    region = one.parent_region()
    while region is not None and ancestor_in_region(other, region) is None:
        region = None if region.parent is None else region.parent.parent_region()
    return region


def _ancestors(one: Operation, other: Operation, around: Region) -> list[Operation]:
    """The ops inside a region that both are in, from outside inwards."""
    found: list[Operation] = []
    region = _common_region(one, other)
    while region is not None and region is not around and region.parent is not None:
        found.append(region.parent)
        region = region.parent.parent_region()
    return found[::-1]


def _comes_before(one: Operation, other: Operation) -> bool:
    """In one execution of the innermost region that holds both, `one` may come first."""
    region = _common_region(one, other)
    if region is None:
        return True
    left, right = ancestor_in_region(one, region), ancestor_in_region(other, region)
    assert left is not None and right is not None
    return left.block is not right.block or (left is not right and left.is_before_in_block(right))
