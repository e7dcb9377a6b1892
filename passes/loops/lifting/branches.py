"""Branches of a graph without cycles become scf.if and scf.index_switch.

The blocks that an edge dominates become a region; what is behind all of them, the continuation, is moved behind the
new op. Where the edges that leave the regions lead to several blocks, or a region holds an end of the whole, they go
through a dispatch. Where no region goes on, the branch stays as it is: ends of several kinds are behind it.

Only the first block of a region is moved there; it absorbs the others.
"""

from __future__ import annotations

from pyopt.ir.core import Block, Region, Value
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.passes.loops.lifting.choices import choose_region
from pyopt.passes.loops.lifting.edges import (
    BlockEdges,
    absorb,
    add_arguments,
    carried,
    edges_from,
    origin,
    substitute,
    target,
)
from pyopt.passes.loops.lifting.exits import Exits
from pyopt.passes.loops.lifting.multiplexer import single_entry
from pyopt.passes.loops.lifting.parts import NO_EDGES, Arm, RegionPart

if TYPE_CHECKING:
    from pyopt.light import TypeAlias
    from pyopt.passes.loops.lifting.edges import Edge
    from pyopt.passes.loops.lifting.parts import EdgeRun

    Entry: TypeAlias = tuple[Block, RegionPart]
    """(first block, the part that it is in)."""


def lift_branch(flow: BlockEdges, exits: Exits, entry: Block, part: RegionPart) -> list[Entry] | None:
    """Lifts the branch that ends `entry`: the blocks to go on with. None: an error was reported."""
    edges = edges_from(entry)
    if not edges:
        return []
    if len(edges) == 1:
        following = target(edges[0])
        substitute(following, carried(edges[0]))
        flow.erase(edges[0][0])
        absorb(entry, following)
        return [(entry, part)]
    arms = [Arm(flow, part, edge) for edge in edges]
    if not any(arm.goes_on() for arm in arms):
        return [(arm.first, part) for arm in arms]
    targets = dict.fromkeys([block for arm in arms for block in arm.targets()])
    continuation = next(iter(targets))
    if len(targets) > 1 or any(arm.has_end() for arm in arms):
        outgoing: list[Edge] = []
        for arm in arms:
            outgoing += arm.leave_by(flow)
        continuation = single_entry(flow, outgoing, origin(outgoing[0]).terminator().loc)
    return make_choice(flow, exits, entry, part, arms, continuation)


def make_choice(
    flow: BlockEdges, exits: Exits, entry: Block, part: RegionPart, arms: Sequence[Arm], continuation: Block
) -> list[Entry] | None:
    """Makes the op whose regions are the arms of a branch; all edges out of these lead to `continuation`."""
    terminator = entry.terminator()
    arguments = [(argument.type, argument.loc) for argument in continuation.arguments]
    leaving = [arm.leaving() if arm.is_region else NO_EDGES for arm in arms]
    # The arm with most edges keeps the block that they lead to, once it is empty.
    most = max([len(run) for run in leaving])
    widest = [len(run) for run in leaving].index(most) if most > 1 else None
    regions: list[Region] = []
    entries: list[Entry] = []
    yields: list[tuple[Block, list[Value]]] = []
    for index, (arm, run) in enumerate(zip(arms, leaving, strict=True)):
        region = Region()
        regions.append(region)
        if not arm.is_region:
            empty = Block()
            region.append(empty)
            yields.append((empty, carried(arm.edge)))
            continue
        substitute(arm.first, carried(arm.edge))
        region.append(arm.first)
        joint: Block | None = None
        if index == widest:
            joint = continuation
        elif len(run) > 1:
            joint = join(flow, run, continuation)
            yields.append((joint, [*joint.arguments]))
        entries.append((arm.first, RegionPart(part.graph, joint, run if len(run) > 1 else NO_EDGES)))
    made = choose_region(flow, exits, terminator, [type for type, _ in arguments], regions)
    if made is None:
        return None
    flow.erase(terminator)
    for block, values in yields:
        flow.at_end(block, made.loc).create("scf.yield", values, [])
    for run in leaving:
        if len(run) == 1:
            yield_from(flow, run.first())
    substitute(continuation, made.results)
    absorb(entry, continuation)
    if widest is not None:
        for type, loc in arguments:
            continuation.add_argument(type, loc)
        flow.at_end(continuation, made.loc).create("scf.yield", continuation.arguments, [])
    return [*entries, (entry, part)]


def join(flow: BlockEdges, edges: EdgeRun, continuation: Block) -> Block:
    """A block in place of the continuation for the edges out of an arm."""
    joint = Block()
    add_arguments(joint, continuation)
    for edge in edges:
        flow.lead(edge, joint)
    return joint


def yield_from(flow: BlockEdges, edge: Edge) -> None:
    """The block that the only edge out of an arm comes from ends the region."""
    values = carried(edge)
    block = origin(edge)
    loc = edge[0].loc
    flow.erase(edge[0])
    flow.at_end(block, loc).create("scf.yield", values, [])
