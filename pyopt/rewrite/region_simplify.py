"""Region simplification: what no op-rooted rule sees.

unreachable blocks                                     -> erased
ops and block arguments that only feed each other      -> erased
blocks with equal ops (only with `block_merging`)      -> one block, unequal operands as block arguments
a block argument that is the same from every branch    -> that value (only with `block_merging`)
"""

from __future__ import annotations

from pyopt.analysis.branches import erase_successor_operands, successor_argument, successor_operands
from pyopt.analysis.effects import would_be_trivially_dead
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.dominance import reachable_blocks, reverse_postorder
from pyopt.ir.opinfo import BRANCH, GRAPH_REGION, TERMINATOR
from pyopt.light import final
from pyopt.rewrite.rewriter import Rewriter


def simplify_regions(rewriter: Rewriter, regions: list[Region], block_merging: bool) -> bool:
    """Simplifies the regions and all inside them, if they `may_be_simpler`; whether anything changed."""
    changed = erase_unreachable_blocks(rewriter, regions)
    if erase_dead(rewriter, regions):
        changed = True
    if block_merging:
        from pyopt.rewrite.block_merging import drop_redundant_arguments, merge_identical_blocks

        if merge_identical_blocks(rewriter, regions):
            changed = True
        if drop_redundant_arguments(rewriter, regions):
            changed = True
    return changed


def may_be_simpler(regions: list[Region]) -> bool:
    """One of the regions, or of those inside them, has several blocks, or uses before definitions.

    Else nothing is unreachable, there is nothing to merge, and what is dead the driver erases without help.
    """
    found = list(regions)
    for region in found:  # grows meanwhile
        block = region.first
        if block is None:
            continue
        if block is not region.last:
            return True
        parent = region.parent
        if parent is not None and (not parent.info.registered or parent.info.traits & GRAPH_REGION):
            # A module: a cycle needs an op with operands at its top level.
            for op in block:
                if op.operands:
                    return True
        one = block.first
        while one is not None:
            if one.regions:
                found.extend(one.regions)
            one = one.next
    return False


def erase_unreachable_blocks(rewriter: Rewriter, regions: list[Region]) -> bool:
    """Erases the blocks that no path from the entry block reaches."""
    changed = False
    work = list(regions)
    while work:
        region = work.pop()
        if region.first is not None and region.first is not region.last:
            reachable = reachable_blocks(region)
            dead = [block for block in region if block not in reachable]
            for block in dead:
                drop_uses_of_definitions(block)
            for block in dead:
                rewriter.erase_block(block)
                changed = True
        work.extend([nested for block in region for op in block for nested in op.regions])
    return changed


def drop_uses_of_definitions(block: Block) -> None:
    """Dead blocks may use each other's values and branch to each other in circles: all of that is cut."""
    for op in block:
        for one in op.walk():
            one.set_operands([])
            for successor in one.successors:
                successor.remove_predecessor(one)
            one.successors = []


@final
class LiveOps:
    """The ops and values proved live so far."""

    __slots__ = ("changed", "ops", "orders", "values")

    def __init__(self) -> None:
        self.ops: set[Operation] = set()
        self.values: set[Value] = set()
        self.changed = False
        self.orders: dict[Region, list[Block]] = {}

    def order(self, region: Region) -> list[Block]:
        """The region's blocks in post-order, cached: the graph does not change meanwhile."""
        found = self.orders.get(region)
        if found is None:
            found = self.orders[region] = reverse_postorder(region)[::-1]
        return found

    def mark_op(self, op: Operation) -> None:
        if op not in self.ops:
            self.ops.add(op)
            self.changed = True

    def mark_argument(self, value: Value) -> None:
        if value not in self.values:
            self.values.add(value)
            self.changed = True

    def is_used(self, value: Value) -> bool:
        """A live op uses the value, other than to hand it to a block argument that is not live."""
        for user, index in value.uses.items():
            if user not in self.ops:
                continue
            if user.info.traits & BRANCH:
                for one in (index,) if isinstance(index, int) else index:
                    argument = successor_argument(user, one)
                    if argument is None or argument in self.values:
                        return True
                continue
            return True
        return False

    def visit(self, op: Operation) -> None:
        """Marks the op if it is live by what is known."""
        if op.info.traits & TERMINATOR or (op.successors and not op.info.registered):
            self.mark_op(op)
            if not op.info.traits & BRANCH:
                for block in op.successors:
                    for argument in block.arguments:
                        self.mark_argument(argument)
            return
        if op in self.ops:
            return
        if not would_be_trivially_dead(op):
            self.mark_op(op)
            return
        for result in op.results:
            if result.uses and self.is_used(result):
                self.mark_op(op)
                return

    def propagate(self, regions: list[Region]) -> None:
        """One round: uses before definitions as far as possible."""
        # (op to visit, or region to enter, or block whose arguments are due)
        stack: list[Operation | Region | Block] = list(reversed(regions))
        while stack:
            item = stack.pop()
            if isinstance(item, Operation):
                self.visit(item)
            elif isinstance(item, Block):
                for argument in item.arguments:
                    if argument not in self.values and self.is_used(argument):
                        self.mark_argument(argument)
            else:
                for block in reversed(self.order(item)):
                    if block is not item.first and block.arguments:
                        stack.append(block)
                    for op in block:
                        stack.append(op)
                        if op.regions:
                            stack.extend(reversed(op.regions))


def erase_dead(rewriter: Rewriter, regions: list[Region]) -> bool:
    """Erases ops and block arguments that nothing live needs; whether an op went."""
    liveness = LiveOps()
    while True:
        liveness.changed = False
        liveness.propagate(regions)
        if not liveness.changed:
            break
    erased = False
    work = list(reversed(regions))
    while work:
        region = work.pop()
        if region.first is None:
            continue
        several = region.first is not region.last
        for block in liveness.order(region):
            last = block.last
            if several and last is not None:
                erase_dead_successor_operands(last, liveness)
            op = last
            while op is not None:
                before = op.prev
                if op not in liveness.ops:
                    erased = True
                    rewriter.erase(op)
                elif op.regions:
                    work.extend(reversed(op.regions))
                op = before
        for block in region:
            if block is not region.first and block.arguments:
                dead = [argument not in liveness.values for argument in block.arguments]
                if True in dead:
                    block.erase_arguments(dead)
    return erased


def erase_dead_successor_operands(terminator: Operation, liveness: LiveOps) -> None:
    """Branches no longer pass what dead block arguments would have got."""
    if not terminator.info.traits & BRANCH:
        return
    dead_by_number: dict[int, list[bool]] = {}
    for number, block in enumerate(terminator.successors):
        count = len(successor_operands(terminator, number))
        dead = [argument not in liveness.values for argument in block.arguments]
        if True in dead[len(dead) - count :]:
            dead_by_number[number] = dead
    if dead_by_number:
        erase_successor_operands(terminator, dead_by_number)
