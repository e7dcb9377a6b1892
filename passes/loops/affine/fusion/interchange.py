"""Nests with loops that can be parallel outside, and those whose iterations depend on one another inside.

    affine.for %i = 0 to 10 {               affine.for %j = 0 to 20 {
      affine.for %j = 0 to 20 {               affine.for %i = 0 to 10 {
        %1 = affine.load %b[%j]       ->        %1 = affine.load %b[%j]
        affine.store .., %b[%j]                 affine.store .., %b[%j]
      }                                       }
    }                                       }

Where the bounds of a loop depend on another one, or an iteration would come before one that it needs, the nest stays.
The reference looks at affine accesses of the same memref value only, and takes loops around the nest for its first
ones; with `exact` it is done as there.
"""

from __future__ import annotations

from itertools import pairwise

from pyopt.dialects.affine.linear_forms import LinearForm
from pyopt.dialects.affine.validity import step_of
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Sequence, TypeAlias
from pyopt.passes.loops.affine.bands import perfect_nest
from pyopt.passes.loops.affine.dependences import LOADS, MOST_ACCESSES, NestAccesses, loops_around
from pyopt.passes.loops.affine.fusion.candidates import accesses_in, relation_of
from pyopt.passes.loops.affine.fusion.nodes import memref_of
from pyopt.passes.loops.affine.fusion.slices import counter_of

if TYPE_CHECKING:
    from pyopt.dialects.affine.linear_forms import Atom

    Range: TypeAlias = tuple[int | None, int | None]
    """The least and the greatest number, where they are known."""


def sink_sequential(root: Operation, exact: bool) -> Operation:
    """Puts the loops of the nest in order; its first loop now."""
    band = perfect_nest(root)
    if len(band) < 2 or any(loop.results or step_of(loop) <= 0 for loop in band):
        return root
    if len(accesses_in(root)) > MOST_ACCESSES:
        return root
    found = distances(band, exact)
    sequential = [any(one[at] != (0, 0) for one in found) for at in range(len(band))]
    order = sorted(range(len(band)), key=lambda at: sequential[at])
    if order == list(range(len(band))) or not _is_nested([band[at] for at in order]):
        return root
    if not (_seems_valid(found, order) if exact else _is_valid(band, order)):
        return root
    permute(band, order)
    return band[order[0]]


def _is_nested(loops: Sequence[Operation]) -> bool:
    """The bounds of each loop are known outside of it, if the loops are inside one another in this order."""
    inside = {counter_of(loop) for loop in loops}
    for loop in loops:
        if any(value in inside for value in loop.operands):
            return False
        inside.remove(counter_of(loop))
    return True


def distances(band: Sequence[Operation], exact: bool) -> list[list[Range]]:
    """Between iterations that depend on one another, the least and the greatest distance in each loop of the band.

    With `exact` it is the distance in the first loops around, as many as the band has.
    """
    ops = accesses_in(band[0])
    facts: dict[Atom, list[LinearForm]] = {}
    around = loops_around(band[0]) if exact else []
    outermost = [*around, band[0]][0]
    found: list[list[Range]] = []
    for one in ops:
        for other in ops:
            if memref_of(one) is not memref_of(other) or (one.info.name in LOADS and other.info.name in LOADS):
                continue
            relation = relation_of(one, other, outermost, facts)
            common = [*around, *band][: len(band)]
            for _, later in relation.carried(common):
                if relation.is_possible(later):
                    found.append([relation.bounds(loop, later) for loop in common])
    return found


def _is_valid(band: Sequence[Operation], order: Sequence[int]) -> bool:
    """No iteration comes before one that it needs."""
    accesses = NestAccesses(band[0])
    if accesses.unknown:
        return False
    for one, other in accesses.conflicts(band[-1]):
        relation = accesses.relation(one, other)
        if any(relation.may_be_turned(later, [band[at] for at in order]) for _, later in relation.carried(band)):
            return False
    return True


def _seems_valid(found: Sequence[Sequence[Range]], order: Sequence[int]) -> bool:
    """What mlir-opt asks: each distance in the new order is 0 or more up to one that is more."""
    for distance in found:
        for at in order:
            low, _ = distance[at]
            if low is not None and low > 0:
                break
            if low is None or low < 0:
                return False
    return True


def permute(band: Sequence[Operation], order: Sequence[int]) -> None:
    """Nests the loops of a perfect nest in another order."""
    root, last = band[0], band[-1]
    ops = [op for op in last.regions[0].entry() if op is not last.regions[0].entry().last]
    following = root.next
    assert following is not None
    for loop in band[1:]:
        loop.detach()
    root.detach()
    loops = [band[at] for at in order]
    loops[0].insert_before(following)
    for outer, inner in pairwise(loops):
        inner.insert_before(outer.regions[0].entry().terminator())
    for op in ops:
        op.detach()
        op.insert_before(loops[-1].regions[0].entry().terminator())
