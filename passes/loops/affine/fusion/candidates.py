"""At which depths of a target nest slices of a source nest may stand, by the memrefs that both touch."""

from __future__ import annotations

from pyopt.dialects.affine.linear_forms import LinearForm
from pyopt.dialects.affine.validity import step_of
from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.passes.loops.affine.dependences import (
    LOADS,
    MOST_ACCESSES,
    STORES,
    CounterRelation,
    affine_access,
    loops_around,
)
from pyopt.passes.loops.affine.fusion.nodes import memref_of
from pyopt.passes.loops.affine.fusion.slices import Dependence, NestSlice, common_loops, union_of
from pyopt.passes.loops.affine.parallelize import is_independent

if TYPE_CHECKING:
    from pyopt.dialects.affine.linear_forms import Atom

_NO_OTHERS: Final = ("affine.for",)


def has_only_loops(root: Operation) -> bool:
    """No op with regions but affine.for is in the nest."""
    return all(not op.regions or op.info.name in _NO_OTHERS for op in root.walk())


def accesses_in(root: Operation) -> list[Operation]:
    """The affine loads and stores of a nest, in the order of the text."""
    return [op for op in root.walk() if op.info.name in LOADS or op.info.name in STORES]


def relation_of(
    one: Operation, other: Operation, root: Operation, facts: dict[Atom, list[LinearForm]]
) -> CounterRelation:
    """What is known of the counters of a nest where two of its accesses touch the same element."""
    left, right = [affine_access(op, loops_around(op, root)) for op in (one, other)]
    for access in (left, right):
        access.extents = [1] * len(access.extents)
    return CounterRelation(left, right, root.parent_region(), facts, True, True)


def deepest(ops: Sequence[Operation], root: Operation) -> int:
    """How many loops are around all accesses, up to one whose iterations depend on others by the accesses.

    A loop around the root whose iterations depend on others lets no loop of the nest be counted, as in the reference.
    """
    depth = len(common_loops(ops, root))
    if all(op.info.name in LOADS for op in ops):
        return depth
    facts: dict[Atom, list[LinearForm]] = {}
    outermost = [*loops_around(root), root][0]
    for one in ops:
        for other in ops:
            if memref_of(one) is not memref_of(other) or (one.info.name in LOADS and other.info.name in LOADS):
                continue
            relation = relation_of(one, other, outermost, facts)
            for level, later in relation.carried(common_loops([one, other], outermost)[:depth]):
                if relation.is_possible(later):
                    depth = level
                    break
    return depth


def has_cycle(root: Operation) -> bool:
    """Accesses of the nest depend on one another in a cycle: it must not be executed again, then."""
    ops = accesses_in(root)
    facts: dict[Atom, list[LinearForm]] = {}
    following: dict[Operation, list[Operation]] = {op: [] for op in ops}
    for at, one in enumerate(ops):
        for number, other in enumerate(ops):
            if memref_of(one) is not memref_of(other) or (one.info.name in LOADS and other.info.name in LOADS):
                continue
            relation = relation_of(one, other, root, facts)
            common = common_loops([one, other], root)
            if any(relation.is_possible(later) for _, later in relation.carried(common)) or (
                at < number and relation.is_possible([relation.same(loop) for loop in common])
            ):
                following[one].append(other)
    return _is_cyclic(following)


def _is_cyclic(following: dict[Operation, list[Operation]]) -> bool:
    """Some op comes before itself: not all ops go, if those go that none of the others comes before."""
    counts = dict.fromkeys(following, 0)
    for ops in following.values():
        for op in ops:
            counts[op] += 1
    work = [op for op, count in counts.items() if not count]
    done = 0
    while work:
        done += 1
        for op in following[work.pop()]:
            counts[op] -= 1
            if not counts[op]:
                work.append(op)
    return done < len(following)


@final
class Candidate:
    """A source and a target, which are loops of one block, and the slices at each depth from 1 on.

    Iterations of loops around a slice must not depend on others by `memrefs`. Of a source that comes later, loops run
    as ever from the first one on whose iterations depend on others, as in the reference.
    """

    __slots__ = ("_pairs", "_sequential", "depth", "memrefs", "slices", "source", "target")

    def __init__(self, source: Operation, target: Operation, memrefs: Sequence[Value]) -> None:
        self.source = source
        self.target = target
        self.memrefs = memrefs
        self.slices: list[NestSlice | None] = []
        # The greatest depth at which there is a slice; 0 for none.
        self.depth = 0
        self._pairs: list[Dependence] | None = None
        self._sequential: dict[Operation, bool] = {}

    def find(self, sources: Sequence[Operation], most: int) -> bool:
        """Finds the slices for accesses of the source, at up to `most` depths; whether there are some."""
        if not has_only_loops(self.source) or not has_only_loops(self.target):
            return False
        targets = accesses_in(self.target)
        if len(accesses_in(self.source)) + len(targets) > MOST_ACCESSES:
            return False
        shared = [op for op in targets if memref_of(op) in self.memrefs]
        most = min(most, deepest(shared, self.target))
        if most == 0 or not self._find_pairs(sources, targets):
            return False
        for depth in range(1, most + 1):
            slice = self._find_slice(depth)
            self.slices.append(slice)
            if slice is not None:
                self.depth = depth
        return self.depth > 0

    def loops_at(self, depth: int) -> list[Operation]:
        """The loops of the target that are around a slice of a depth."""
        assert self._pairs
        return self._pairs[0].target_loops[:depth]

    def loop_at(self, depth: int) -> Operation:
        """The loop in whose body a slice of a depth stands."""
        return self.loops_at(depth)[-1]

    def _whole(self, loops: Sequence[Operation]) -> int:
        """The number of the first loop of the source that is not cut."""
        if self.source.is_before_in_block(self.target):
            return len(loops)
        for at, loop in enumerate(loops):
            if loop not in self._sequential:
                self._sequential[loop] = bool(loop.results) or not is_independent(loop, True)
            if self._sequential[loop]:
                return at
        return len(loops)

    def _find_pairs(self, sources: Sequence[Operation], targets: Sequence[Operation]) -> bool:
        found: list[Dependence] = []
        for source in sources:
            for target in targets:
                if memref_of(source) is not memref_of(target):
                    continue
                pair = Dependence(source, target, (self.source, self.target))
                depends = pair.find()
                if depends is None:
                    return False
                if depends:
                    found.append(pair)
        self._pairs = found
        return bool(found)

    def slice_at(self, depth: int) -> NestSlice:
        """The slice at a depth where there is one."""
        slice = self.slices[depth - 1]
        assert slice is not None
        return slice

    def _find_slice(self, depth: int) -> NestSlice | None:
        pairs = self._pairs
        assert pairs is not None
        slices: list[NestSlice] = []
        for pair in pairs:
            if depth > len(pair.target_loops) or any(step_of(loop) != 1 for loop in pair.loops):
                return None
            slice = pair.slice_at(depth, self._whole(pair.loops))
            if slice is None:
                return None
            slices.append(slice)
        if depth > len(common_loops([pair.target for pair in pairs], self.target)):
            return None
        slice = union_of(slices, common_loops([pair.source for pair in pairs], self.source))
        return slice if slice is not None and slice.is_valid() else None
