"""What a fusion costs: the ops that are executed more often, and the memory that a slice writes."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Callable, Sequence, final
from pyopt.passes.loops.affine.dependences import LOADS, STORES
from pyopt.passes.loops.affine.footprints import counters_around, region_footprint
from pyopt.passes.loops.affine.fusion.candidates import Candidate
from pyopt.passes.loops.affine.fusion.nodes import memref_of
from pyopt.passes.loops.affine.fusion.slices import NestSlice
from pyopt.passes.loops.affine.memory_regions import access_region
from pyopt.passes.loops.affine.trip_counts import constant_trip_count


@final
class NestCosts:
    """The loops of a nest with how often each runs and how many ops are in it; `known` if that is known of all."""

    __slots__ = ("counts", "inner", "known", "root", "trips")

    def __init__(self, root: Operation) -> None:
        self.root = root
        self.known = True
        self.counts: dict[Operation, int] = {}
        self.trips: dict[Operation, int] = {}
        self.inner: dict[Operation, list[Operation]] = {}
        for loop in root.walk():
            if loop.info.name != "affine.for":
                continue
            body = list(loop.regions[0].entry())
            self.inner[loop] = [op for op in body if op.info.name == "affine.for"]
            self.counts[loop] = len(body) - 1 - len(self.inner[loop])
            trips = constant_trip_count(loop)
            if trips is None:
                self.known = False
                return
            self.trips[loop] = trips

    def total(self, trips: dict[Operation, int] | None = None, added: dict[Operation, int] | None = None) -> int:
        """The number of ops that are executed, with other trip counts, and with more ops in some loops."""
        return self._total(self.root, trips or {}, added or {})

    def _total(self, loop: Operation, trips: dict[Operation, int], added: dict[Operation, int]) -> int:
        ops = self.counts[loop] + added.get(loop, 0)
        ops += sum([self._total(inner, trips, added) for inner in self.inner[loop]])
        return trips.get(loop, self.trips[loop]) * ops


def fused_cost(source: NestCosts, target: NestCosts, slice: NestSlice, around: Operation) -> int | None:
    """The number of ops that the target executes with the slice in the body of the loop `around`."""
    trips: dict[Operation, int] = {}
    runs = 1
    for at, loop in enumerate(slice.loops):
        count = slice.trip_count(at)
        if count is None:
            return None
        trips[loop] = count
        runs *= count
    added: dict[Operation, int] = {}
    if runs == 1:
        # Loads of what has just been stored are taken to go.
        for memref in dict.fromkeys([memref_of(op) for op in source.root.walk() if op.info.name in STORES]):
            for user in memref.uses:
                if user.info.name in LOADS and around.is_ancestor_of(user):
                    inner = user.parent_op()
                    assert inner is not None
                    added[inner] = added.get(inner, 0) - 1
    added[around] = source.total(trips)
    return target.total(None, added)


def costs_of(candidate: Candidate) -> tuple[NestCosts, NestCosts]:
    """Those of the source and the target."""
    return NestCosts(candidate.source), NestCosts(candidate.target)


def redundancy(candidate: Candidate, depth: int) -> float | None:
    """How much more is executed with a slice at the depth, as a part of what was; None if it is not known."""
    source, target = costs_of(candidate)
    slice = candidate.slices[depth - 1]
    if slice is None or not source.known or not target.known:
        return None
    fused = fused_cost(source, target, slice, candidate.loop_at(depth))
    before = source.total() + target.total()
    if fused is None or before == 0:
        return None
    return fused / before - 1


def is_profitable(
    candidate: Candidate, stores: Sequence[Operation], tolerance: float, report: Callable[[Operation], None]
) -> int:
    """The depth at which the slice writes least, among those at which not too much is computed again; 0 for none.

    `stores` are the accesses of the source for which it is fused; of several ones the deepest place only is looked at.
    """
    if not all(costs.known for costs in costs_of(candidate)):
        return 0
    if len(stores) > 1:
        fraction = redundancy(candidate, candidate.depth)
        return candidate.depth if fraction is not None and fraction <= tolerance else 0
    whole = access_region(stores[0], [])
    size = None if whole is None else whole.bytes()
    if not size:
        return 0
    best = 0
    least = 0
    for depth in range(candidate.depth, 0, -1):
        slice = candidate.slices[depth - 1]
        fraction = redundancy(candidate, depth)
        if slice is None or fraction is None or fraction > tolerance:
            continue
        region = access_region(stores[0], [], limit=slice.add_to)
        part = None if region is None else region.bytes()
        if part and (best == 0 or part < least):
            best, least = depth, part
    if best == 0:
        return 0
    sizes = [region_footprint(loop, counters_around(loop), report) for loop in (candidate.source, candidate.target)]
    if sizes[0] is None or sizes[1] is None or least > sizes[0]:
        return 0
    return best
