"""Branches of a graph without cycles become scf.if and scf.index_switch.

The blocks that an edge dominates become a region; what is behind all of them, the continuation, is moved behind the
new op. Where the edges that leave the regions lead to several blocks, or a region holds an end of the whole, they go
through a dispatch. Where no region goes on, the branch stays as it is: ends of several kinds are behind it.
"""

from __future__ import annotations

from pyopt.ir.core import Block, Region, Value
from pyopt.ir.dominators import immediate_dominators
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

if TYPE_CHECKING:
    from pyopt.passes.loops.lifting.edges import Edge


def lift_branch(flow: BlockEdges, exits: Exits, entry: Block) -> list[Block] | None:
    """Lifts the branch that ends `entry`: the blocks to go on with. None: an error was reported."""
    edges = edges_from(entry)
    if not edges:
        return []
    if len(edges) == 1:
        following = target(edges[0])
        substitute(following, carried(edges[0]))
        flow.erase(edges[0][0])
        absorb(entry, following)
        return [entry]
    regions = [dominated(flow, target(edge)) if flow.is_sole(edge) else [] for edge in edges]
    inside = {entry, *[block for region in regions for block in region]}
    outgoing: list[Edge] = []
    goes_on = False
    has_end = False
    for edge, region in zip(edges, regions, strict=True):
        if not region:
            outgoing.append(edge)
            goes_on = True
        for block in region:
            if not block.successor_blocks():
                has_end = True
                outgoing += flow.into(block)
                continue
            beyond = [one for one in edges_from(block) if target(one) not in inside]
            outgoing += beyond
            goes_on = goes_on or bool(beyond)
    if not goes_on:
        return [target(edge) for edge in edges]
    continuation = target(outgoing[0])
    if has_end or len({target(edge) for edge in outgoing}) > 1:
        regions = [[block for block in region if block.successor_blocks()] for region in regions]
        continuation = single_entry(flow, outgoing, origin(outgoing[0]).terminator().loc)
    return make_choice(flow, exits, entry, regions, continuation)


def dominated(flow: BlockEdges, first: Block) -> list[Block]:
    """The blocks that `first`, which has one edge into it, dominates, each before those that it dominates."""
    # There are no cycles: a block is dominated if all its edges come from dominated ones.
    missing: dict[Block, int] = {}
    found = [first]
    number = {first: 0}
    for block in found:
        for edge in edges_from(block):
            following = target(edge)
            if following not in missing:
                missing[following] = len(flow.into(following))
            missing[following] -= 1
            if not missing[following]:
                number[following] = len(found)
                found.append(following)
    successors = [[number[one] for one in block.successor_blocks() if one in number] for block in found]
    dominators = immediate_dominators(successors)
    children: list[list[int]] = [[] for _ in found]
    for index in depth_first(successors):
        if index:
            children[dominators[index]].append(index)
    return [found[index] for index in depth_first(children)]


def depth_first(successors: Sequence[Sequence[int]]) -> list[int]:
    """The nodes of a graph that are reached from node 0, each when it is first met."""
    order: list[int] = []
    seen = [False] * len(successors)
    stack = [0]
    while stack:
        node = stack.pop()
        if not seen[node]:
            seen[node] = True
            order.append(node)
            stack += reversed(successors[node])
    return order


def make_choice(
    flow: BlockEdges, exits: Exits, entry: Block, parts: Sequence[Sequence[Block]], continuation: Block
) -> list[Block] | None:
    """Moves the blocks of each edge's part into a region of a new op, which `continuation` follows."""
    terminator = entry.terminator()
    types = [argument.type for argument in continuation.arguments]
    regions: list[Region] = []
    ends: list[tuple[Block, list[Value]]] = []
    entries: list[Block] = []
    for edge, part in zip(edges_from(entry), parts, strict=True):
        region = Region()
        regions.append(region)
        if not part:
            empty = Block()
            region.append(empty)
            ends.append((empty, carried(edge)))
            continue
        substitute(part[0], carried(edge))
        entries.append(part[0])
        leaving: list[Edge] = []
        for block in part:
            leaving += [one for one in edges_from(block) if target(one) is continuation]
            region.append(block)
        if len(leaving) > 1:
            joint = Block()
            add_arguments(joint, continuation)
            for one in leaving:
                flow.lead(one, joint)
            region.append(joint)
            ends.append((joint, [*joint.arguments]))
    made = choose_region(flow, exits, terminator, types, regions)
    if made is None:
        return None
    flow.erase(terminator)
    for block, values in ends:
        flow.at_end(block, made.loc).create("scf.yield", values, [])
    for part in parts:
        for block in part:
            last = block.last
            if last is not None and continuation in last.successors:
                values = carried((last, 0))
                loc = last.loc
                flow.erase(last)
                flow.at_end(block, loc).create("scf.yield", values, [])
    substitute(continuation, made.results)
    absorb(entry, continuation)
    return [*entries, entry]
