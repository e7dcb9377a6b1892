"""Cycles of a control flow graph become scf.while: one header, one latch, which decides, and one exit.

A cycle that is entered at several blocks gets a header that dispatches to them. All edges back to the header and out of
the cycle go through the latch; behind the loop, a dispatch goes to where the latter led. What the loop computes and
others use is carried: the loop has it as a result.

Only the header moves to the loop's region. The other blocks stay where they are until the header absorbs them.
"""

from __future__ import annotations

from pyopt.ir.attributes import Location
from pyopt.ir.components import strongly_connected
from pyopt.ir.core import Block, Region, Value, move_use
from pyopt.ir.types import I1
from pyopt.light import TYPE_CHECKING
from pyopt.passes.loops.lifting.edges import (
    BlockEdges,
    absorb,
    add_arguments,
    carried,
    origin,
    place_before,
    place_behind,
    substitute,
    target,
)
from pyopt.passes.loops.lifting.exits import Exits
from pyopt.passes.loops.lifting.forest import OUTSIDE, LoopForest
from pyopt.passes.loops.lifting.members import Component, NaturalLoop
from pyopt.passes.loops.lifting.multiplexer import latch_of, single_entry

if TYPE_CHECKING:
    from pyopt.light import TypeAlias
    from pyopt.passes.loops.lifting.edges import Edge
    from pyopt.passes.loops.lifting.members import Cycle

    Level: TypeAlias = tuple[LoopForest, int]
    """(a forest, the loop in whose body a level is): its loops are known."""


def lift_cycles(
    flow: BlockEdges, exits: Exits, entry: Block, level: Level | None
) -> list[tuple[Block, Level | None]] | None:
    """Lifts the outermost cycles behind `entry`: the first blocks of their bodies. None: an error was reported."""
    forest, around = level or (LoopForest(entry), OUTSIDE)
    cycles: list[Cycle] = []
    if around in forest.irregular:
        components = strongly_connected([entry], Block.successor_blocks)
        cycles += [Component(one) for one in components if len(one) > 1 or one[0] in one[0].successor_blocks()]
    else:
        cycles += [NaturalLoop(forest, loop) for loop in forest.children[around]]
    bodies: list[tuple[Block, Level | None]] = []
    for cycle in cycles:
        header = lift_cycle(flow, exits, cycle)
        if header is None:
            return None
        bodies.append((header, cycle.inside()))
    return bodies


def lift_cycle(flow: BlockEdges, exits: Exits, cycle: Cycle) -> Block | None:
    """Lifts a cycle: the first block of the loop's body. None: an error was reported."""
    entering, back, leaving = cycle.edges(flow)
    header = target(entering[0])
    if len(entering) > 1:
        header = single_entry(flow, [*entering, *back], header.terminator().loc)
    latch, multiplexer = latch_of(flow, back, leaving)
    loc = multiplexer.loc
    goes_on = latch.arguments[-1]
    exit = Block()
    place_behind(exit, latch)
    if leaving:
        multiplexer.switch(exit, besides=header)
    elif not exits.end_unreachable(exit, loc):
        return None
    next_values = carry_escaping(flow, cycle, header, latch, exit)
    return make_loop(flow, cycle, header, latch, exit, goes_on, next_values, loc)


def carry_escaping(flow: BlockEdges, cycle: Cycle, header: Block, latch: Block, exit: Block) -> list[Value]:
    """Gives the exit arguments: those of the header, and what of the loop is used outside. The header gets them all,
    so that the loop may carry them: what the latch gives for them."""
    escaping = cycle.escapes()
    escaping += [(latch, argument, [*argument.uses]) for argument in latch.arguments if argument.uses]
    given: list[Value] = [*latch.arguments[: len(header.arguments)]]
    add_arguments(exit, header)
    more: dict[Edge, list[Value]] = {}
    places: list[int] = []
    lowest = highest = 0
    intervals: dict[Block, tuple[int, int]] = {}
    if escaping:
        intervals = cycle.intervals(header)
        more = {edge: [] for edge in flow.into(latch)}
        places = [intervals[origin(edge)][0] for edge in more]
        lowest, highest = min(places), max(places)
    for block, value, users in escaping:
        loc = value.location()
        outside = exit.add_argument(value.type, loc)
        header.add_argument(value.type, loc)
        # The blocks that the value's block dominates have places from `first` to `last`.
        first, last = intervals.get(block, (0, len(intervals)))
        if first <= lowest and highest <= last:
            given.append(value)
        else:
            given.append(latch.add_argument(value.type, loc))
            for (edge, carried_more), place in zip(more.items(), places, strict=True):
                if first <= place <= last:
                    carried_more.append(value)
                    cycle.add_user(value, edge[0])
                else:
                    carried_more.append(flow.undefined(value.type))
        for user in users:
            move_use(user, value.uses.pop(user), outside)
    flow.carry_more(more)
    return given


def make_loop(
    flow: BlockEdges,
    cycle: Cycle,
    header: Block,
    latch: Block,
    exit: Block,
    goes_on: Value,
    next_values: list[Value],
    loc: int | Location,
) -> Block:
    """Moves the header of a loop into a scf.while, which is in a new block, with what is in `exit`: the header."""
    around = Block()
    place_before(around, header)
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
    body.append(header)
    rewriter = flow.at_end(latch, loc)
    condition = rewriter.create("arith.trunci", [goes_on], [I1]).results[0]
    decision = rewriter.create("scf.condition", [condition, *next_values], [])
    for value in next_values:
        cycle.add_user(value, decision)
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
