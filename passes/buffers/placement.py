"""Facts about the allocations in a function: where they are, which ops free them, and where they may be moved.

`Placement` is for one run of a pass on one function. The answers are those of the time before the pass moves anything,
but for the places of the allocations themselves.
"""

from __future__ import annotations

from pyopt.analysis.buffer_views import BufferViews
from pyopt.analysis.effects import affects
from pyopt.analysis.region_branches import is_region_branch, is_region_terminator
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.dominance import Dominance
from pyopt.ir.opinfo import FREES, LOOP
from pyopt.light import Final, Iterable, final

STORE: Final = "memref.store"


def is_loop(op: Operation) -> bool:
    """The op may run a region of it more than once."""
    return op.info.traits & LOOP != 0


def is_known_control_flow(op: Operation) -> bool:
    """It is known how control goes through the op's regions, so that an allocation may leave them."""
    return op.info.traits & LOOP != 0 or is_region_branch(op)


def is_freed_once_at_most(buffer: Value) -> bool:
    """At most one op frees the value itself, and that is no realloc."""
    freeing = [user for user in buffer.uses if affects(user, FREES, buffer)]
    return len(freeing) < 2 and all(op.info.name != "memref.realloc" for op in freeing)


def is_stored(buffers: Iterable[Value]) -> bool:
    """One of the buffers is put into a buffer of buffers, so that it may be found in other places."""
    return any(user.info.name == STORE and user.operands[0] is buffer for buffer in buffers for user in buffer.uses)


@final
class Placement:
    """Views and dominance in one function."""

    __slots__ = ("_dominators", "_forwarded", "_leaving", "_returning", "_stored", "dominance", "function", "views")

    def __init__(self, function: Operation, unknown: bool) -> None:
        self.function = function
        self.views = BufferViews(function, unknown)
        self.dominance = Dominance()
        self._returning: dict[tuple[Block, Block], bool] = {}
        self._dominators: dict[Value, Block | None] | None = None
        self._stored: dict[Value, None] | None = None
        self._leaving: dict[Operation, dict[Value, None]] = {}
        self._forwarded: dict[Region, dict[Value, None]] = {}

    def allocations(self, *names: str) -> list[Operation]:
        """The ops with these names, in order of the names, then of the text."""
        found: list[Operation] = []
        ops = list(self.function.walk())
        for name in names:
            found += [op for op in ops if op.info.name == name]
        return found

    def common_dominator(self, buffer: Value) -> Block | None:
        """The lowest block that dominates all that define or use the buffer or one of its aliases."""
        if self._dominators is None:
            self._dominators = self._all_dominators()
        known = self._dominators.get(buffer)
        return self._around(buffer) if known is None else known

    def is_stored(self, buffer: Value) -> bool:
        """The buffer or an alias of it is put into a buffer of buffers, so that it may be found in other places."""
        if self._stored is None:
            stores = [op for op in self.function.walk() if op.info.name == STORE]
            self._stored = self.views.sources(*[op.operands[0] for op in stores])
        return buffer in self._stored

    def is_forwarded(self, buffer: Value, region: Region) -> bool:
        """A terminator of the region forwards the buffer or an alias of it."""
        known = self._forwarded.get(region)
        if known is None:
            ends = [block.last for block in region if block.last is not None and is_region_terminator(block.last)]
            known = self._forwarded[region] = self.views.sources(*[value for op in ends for value in op.operands])
        return buffer in known

    def leaves(self, buffer: Value, op: Operation) -> bool:
        """The buffer, which is defined inside of an op, or an alias of it is used or defined outside, or by the op."""
        known = self._leaving.get(op)
        if known is None:
            known = self._leaving[op] = self.views.leaving(op)
        return buffer in known

    def _all_dominators(self) -> dict[Value, Block | None]:
        """Of each value with edges; what edges lead to comes first, so that each value is looked at once."""
        found: dict[Value, Block | None] = {}
        for component in self.views.components():
            nearest = self._around(component[0])
            for value in component:
                nearest = self._nearest(nearest, self._around(value))
                for later in self.views.steps(value):
                    if later in found:
                        nearest = self._nearest(nearest, found[later])
            for value in component:
                found[value] = nearest
        return found

    def _around(self, value: Value) -> Block | None:
        """The lowest block that dominates those that define or use a value."""
        found = value.parent_block()
        seen = {found}
        for user in value.uses:
            if user.block not in seen:
                seen.add(user.block)
                found = self._nearest(found, user.block)
        return found

    def _nearest(self, one: Block | None, other: Block | None) -> Block | None:
        """The nearest common dominator; what is unreachable is dominated by all."""
        if one is None or other is None or one is other:
            return one
        pair = in_one_region(one, other)
        if pair is None:
            return None
        one, other = pair
        if one is other or one.region is None:
            return one
        tree = self.dominance.tree(one.region)
        if not tree.is_reachable(other):
            return one
        if not tree.is_reachable(one):
            return other
        while one is not other and not tree.properly_dominates(one, other):
            one = tree.parent[one]
        return one

    def immediate_dominator(self, block: Block) -> Block | None:
        """None for an entry block, and for one that cannot be reached."""
        region = block.region
        if region is None or region.first is block:
            return None
        return self.dominance.tree(region).parent.get(block)

    def returns_without(self, block: Block, dominator: Block) -> bool:
        """Control may come from the block to itself again without the dominator in between."""
        key = (block, dominator)
        known = self._returning.get(key)
        if known is None:
            known = self._returning[key] = _is_on_cycle(block, dominator)
        return known


def _is_on_cycle(block: Block, dominator: Block) -> bool:
    # Backwards there is no way past the dominator, so that few blocks are looked at.
    seen: set[Block] = {dominator}
    stack = block.predecessor_blocks()
    while stack:
        one = stack.pop()
        if one is block:
            return True
        if one not in seen:
            seen.add(one)
            stack.extend(one.predecessor_blocks())
    return False


def _depth(block: Block) -> int:
    depth = 0
    around = block.parent_op()
    while around is not None and around.block is not None:
        depth += 1
        around = around.parent_op()
    return depth


def in_one_region(one: Block, other: Block) -> tuple[Block, Block] | None:
    """The blocks around the two that are in one region, the innermost."""
    if one.region is other.region:
        return one, other
    depth, other_depth = _depth(one), _depth(other)
    left: Block | None = one
    right: Block | None = other
    while left is not None and depth > other_depth:
        left = _block_around(left)
        depth -= 1
    while right is not None and other_depth > depth:
        right = _block_around(right)
        other_depth -= 1
    while left is not None and right is not None:
        if left.region is right.region:
            return left, right
        left, right = _block_around(left), _block_around(right)
    return None


def _block_around(block: Block) -> Block | None:
    around = block.parent_op()
    return None if around is None else around.block


def ancestor_in_block(op: Operation, block: Block) -> Operation | None:
    """The op of `block` that is `op` or holds it."""
    walk: Operation | None = op
    while walk is not None and walk.block is not block:
        walk = walk.parent_op()
    return walk
