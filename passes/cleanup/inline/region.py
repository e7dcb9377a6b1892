"""Putting the body of a callable where a call is: the surgery, without the question whether to do it.

The block with the call is split behind it. A body of one block is spliced in; of one with several, every return
becomes a branch to the second half, whose new arguments stand for the results of the call.
"""

from __future__ import annotations

from pyopt.ir.attributes import UNKNOWN_LOC, CallSiteLoc, Location
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.opinfo import RETURN_LIKE
from pyopt.light import final
from pyopt.rewrite.rewriter import Rewriter, clone_blocks, splice


@final
class CallSites:
    """The locations of inlined ops: where they were written, and from where they were called."""

    __slots__ = ("caller", "context", "known")

    def __init__(self, context: Context, caller: Location) -> None:
        self.context = context
        self.caller = caller
        self.known: dict[int | Location, Location] = {}

    def map(self, place: int | Location) -> Location:
        found = self.known.get(place)
        if found is None:
            found = self.known[place] = CallSiteLoc.get(self.context.location(place), self.caller)
        return found


def inline_body(
    rewriter: Rewriter, body: Region, call: Operation, arguments: dict[Value, Value], copy: bool
) -> list[Block]:
    """Puts the blocks of `body`, or copies, in place of `call`, which loses its uses but stays.

    `arguments` has the values for the entry's arguments. Returns the blocks that hold what was inlined; where there is
    one, all of the block that held the call.
    """
    block = call.block
    assert block is not None and block.region is not None
    after = rewriter.split_block(block, call)
    if copy:
        clone_blocks(body, after, arguments)
    else:
        rewriter.move_region_before(body, after)
    inlined: list[Block] = []
    one = block.next
    while one is not None and one is not after:
        inlined.append(one)
        one = one.next
    _set_locations(rewriter.context, inlined, call)
    if not copy:
        for one in inlined:
            for top in one:
                for op in top.walk_postorder():
                    for index, operand in enumerate(op.operands):
                        if operand in arguments:
                            op.set_operand(index, arguments[operand])
    return inlined


def join(rewriter: Rewriter, inlined: list[Block], call: Operation) -> None:
    """Connects the blocks that `inline_body` gave with those around them, and erases the call."""
    entry = inlined[0]
    before = entry.prev
    after = call.block
    assert before is not None and after is not None
    if len(inlined) == 1:
        last = entry.terminator()
        for result, value in zip(call.results, list(last.operands), strict=False):
            rewriter.replace_uses(result, value)
        last.erase()
        splice(after, entry)
        after.detach()
    else:
        for result in call.results:
            rewriter.replace_uses(result, after.add_argument(result.type, call.loc))
        for block in inlined:
            last = block.terminator()
            if last.info.traits & RETURN_LIKE:
                rewriter.loc = last.loc
                rewriter.insert_before(last)
                rewriter.create("cf.br", list(last.operands), (), successors=[after])
                last.erase()
    splice(entry, before)
    entry.detach()
    call.erase()


def _set_locations(context: Context, blocks: list[Block], call: Operation) -> None:
    caller = context.location(call.loc)
    if caller is UNKNOWN_LOC:
        return
    sites = CallSites(context, caller)
    for block in blocks:
        for top in block:
            for op in top.walk():
                op.loc = sites.map(op.loc)
