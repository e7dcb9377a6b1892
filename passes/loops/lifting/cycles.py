"""Cycles of a control flow graph become scf.while: one header, one latch, which decides, and one exit.

A cycle that is entered at several blocks gets a header that dispatches to them. All edges back to the header and out of
the cycle go through the latch; behind the loop, a dispatch goes to where the latter led. What the loop computes and
others use is carried: the loop has it as a result.
"""

from __future__ import annotations

from pyopt.ir.attributes import Location
from pyopt.ir.components import strongly_connected
from pyopt.ir.core import Block, Operation, Region, Value, move_use
from pyopt.ir.dominators import immediate_dominators
from pyopt.ir.types import I1
from pyopt.light import TYPE_CHECKING, Sequence
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
from pyopt.passes.loops.lifting.multiplexer import latch_of, single_entry

if TYPE_CHECKING:
    from pyopt.passes.loops.lifting.edges import Edge


def lift_cycles(flow: BlockEdges, exits: Exits, entry: Block) -> list[Block] | None:
    """Lifts the outermost cycles behind `entry`: the first blocks of their bodies. None: an error was reported."""
    bodies: list[Block] = []
    for component in strongly_connected([entry], Block.successor_blocks):
        if len(component) > 1 or component[0] in component[0].successor_blocks():
            header = lift_cycle(flow, exits, dict.fromkeys(component))
            if header is None:
                return None
            bodies.append(header)
    return bodies


def lift_cycle(flow: BlockEdges, exits: Exits, blocks: dict[Block, None]) -> Block | None:
    """Lifts a cycle: the first block of the loop's body. None: an error was reported."""
    entering, back, leaving = edges_of(flow, blocks)
    header = target(entering[0])
    if len(entering) > 1:
        header = single_entry(flow, [*entering, *back], header.terminator().loc)
    blocks[header] = None
    latch, multiplexer = latch_of(flow, back, leaving)
    loc = multiplexer.loc
    goes_on = latch.arguments[-1]
    exit = Block()
    flow.region.insert_after(exit, latch)
    if leaving:
        multiplexer.switch(exit, besides=header)
    elif not exits.end_unreachable(exit, loc):
        return None
    blocks[latch] = None
    next_values = carry_escaping(flow, blocks, header, latch, exit)
    return make_loop(flow, blocks, header, latch, exit, goes_on, next_values, loc)


def edges_of(flow: BlockEdges, blocks: dict[Block, None]) -> tuple[list[Edge], list[Edge], list[Edge]]:
    """The edges (into a cycle, back to the blocks where it is entered, out of it)."""
    entering: list[Edge] = []
    leaving: list[Edge] = []
    for block in blocks:
        if not flow.is_entered_from(block, blocks):
            entering += [edge for edge in flow.into(block) if origin(edge) not in blocks]
        last = block.last
        if last is not None:
            leaving += [(last, number) for number, other in enumerate(last.successors) if other not in blocks]
    entries = {target(edge) for edge in entering}
    sources = {origin(edge) for entry in entries for edge in flow.into(entry)}
    back = [edge for block in blocks if block in sources for edge in edges_from(block) if target(edge) in entries]
    return entering, back, leaving


def dominators_within(blocks: dict[Block, None], header: Block) -> dict[Block, Block]:
    """The immediate dominators of blocks that all are reached through `header`."""
    order = [header, *[block for block in blocks if block is not header]]
    number = {block: index for index, block in enumerate(order)}
    successors = [[number[one] for one in block.successor_blocks() if one in number] for block in order]
    found = immediate_dominators(successors)
    return {block: order[found[index]] for index, block in enumerate(order)}


def carry_escaping(
    flow: BlockEdges, blocks: dict[Block, None], header: Block, latch: Block, exit: Block
) -> list[Value]:
    """Gives the exit arguments: those of the header, and what of the loop is used outside. The header gets them all,
    so that the loop may carry them: what the latch gives for them."""
    escaping = values_used_outside(flow, blocks)
    given: list[Value] = [*latch.arguments[: len(header.arguments)]]
    add_arguments(exit, header)
    # The blocks above the one from which an edge leads to the latch.
    above = paths_to(flow, blocks, header, latch) if escaping else {}
    more: dict[Edge, list[Value]] = {edge: [] for edge in above}
    for block, value, users in escaping:
        loc = value.location()
        outside = exit.add_argument(value.type, loc)
        header.add_argument(value.type, loc)
        if block is latch or all(block in path for path in above.values()):
            given.append(value)
        else:
            given.append(latch.add_argument(value.type, loc))
            for edge, path in above.items():
                more[edge].append(value if block in path else flow.undefined(value.type))
        for user in users:
            move_use(user, value.uses.pop(user), outside)
    flow.carry_more(more)
    return given


def values_used_outside(flow: BlockEdges, blocks: dict[Block, None]) -> list[tuple[Block, Value, list[Operation]]]:
    """(block, value of it, users that are not in `blocks`) of each value that has any."""
    found: list[tuple[Block, Value, list[Operation]]] = []
    region = flow.region

    def add(block: Block, values: Sequence[Value]) -> None:
        for value in values:
            for user in value.uses:
                if user.block not in blocks and holder_in(user, region) not in blocks:
                    break
            else:
                continue
            found.append((block, value, [user for user in value.uses if holder_in(user, region) not in blocks]))

    for block in blocks:
        add(block, block.arguments)
        for op in block:
            add(block, op.results)
    return found


def paths_to(flow: BlockEdges, blocks: dict[Block, None], header: Block, latch: Block) -> dict[Edge, set[Block]]:
    """For each edge into the latch the blocks that dominate it."""
    dominators = dominators_within(blocks, header)
    found: dict[Edge, set[Block]] = {}
    for edge in flow.into(latch):
        walk = origin(edge)
        path = {walk}
        while walk is not header:
            walk = dominators[walk]
            path.add(walk)
        found[edge] = path
    return found


def holder_in(op: Operation, region: Region) -> Block | None:
    """The block of `region` that holds an op."""
    block = op.block
    while block is not None and block.region is not region:
        parent = block.parent_op()
        block = None if parent is None else parent.block
    return block


def make_loop(
    flow: BlockEdges,
    blocks: dict[Block, None],
    header: Block,
    latch: Block,
    exit: Block,
    goes_on: Value,
    next_values: list[Value],
    loc: int | Location,
) -> Block:
    """Moves the blocks of a loop into a scf.while, which is in a new block, with what is in `exit`: the header."""
    around = Block()
    flow.region.insert_before(around, header)
    types = [argument.type for argument in header.arguments]
    add_arguments(around, header)
    inits = around.arguments
    more: dict[Edge, list[Value]] = {}
    for edge in flow.into(header):
        missing = header.arguments[len(carried(edge)) :]
        more[edge] = [flow.undefined(argument.type) for argument in missing]
        flow.lead(edge, around)
    flow.carry_more(more)
    body = Region()
    for block in (header, *[one for one in blocks if one is not header and one is not latch], latch):
        body.append(block)
    rewriter = flow.at_end(latch, loc)
    condition = rewriter.create("arith.trunci", [goes_on], [I1]).results[0]
    rewriter.create("scf.condition", [condition, *next_values], [])
    after = Region()
    end = Block()
    after.append(end)
    for type in types:
        end.add_argument(type, loc)
    flow.at_end(end, loc).create("scf.yield", end.arguments, [])
    loop = flow.at_end(around, loc).create("scf.while", inits, types, regions=[body, after])
    substitute(exit, loop.results)
    absorb(around, exit)
    return header
