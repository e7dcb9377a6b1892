"""Dominance between blocks, operations and values, and which blocks can be reached.

Dominator trees are made per region on first need, and answer a query in O(1) by pre- and postorder numbers. An object
is valid as long as the control flow does not change; changes within blocks do not matter.
"""

from __future__ import annotations

from pyopt.ir.core import Block, BlockArgument, Operation, Region, Value
from pyopt.ir.opinfo import GRAPH_REGION
from pyopt.light import final


def is_inside(value: Value, op: Operation) -> bool:
    """The value is defined in a region of the op, at any depth."""
    block = value.parent_block()
    around = None if block is None else block.parent_op()
    return around is not None and op.is_ancestor_of(around)


def is_in_order(block: Block) -> bool:
    """No op of the block, or inside of it, uses what an op behind it in the block defines."""
    met: set[Operation] = set()
    for op in block:
        for inner in op.walk():
            for operand in inner.operands:
                maker = operand.op
                if maker is not None and maker.block is block and maker not in met:
                    return False
        met.add(op)
    return True


def has_ssa_dominance(region: Region) -> bool:
    """Uses must follow definitions: not in graph regions, nor in those of unregistered ops.

    Those have one block; a region of several has an order whatever its op is.
    """
    if region.first is not region.last:
        return True
    parent = region.parent
    return parent is None or (parent.info.registered and not parent.info.traits & GRAPH_REGION)


@final
class DominatorTree:
    """The tree of one region. `parent` maps each reachable block but the entry to its immediate dominator."""

    __slots__ = ("entered", "left", "order", "parent")

    def __init__(self, region: Region) -> None:
        self.order = reverse_postorder(region)
        self.parent: dict[Block, Block] = {}
        self.entered: dict[Block, int] = {}
        self.left: dict[Block, int] = {}
        if len(self.order) > 1:
            self._find_parents()
        self._number()

    def _find_parents(self) -> None:
        from pyopt.ir.dominators import immediate_dominators

        order = self.order
        number = {block: index for index, block in enumerate(order)}
        successors = [[number[one] for one in block.successor_blocks() if one in number] for block in order]
        for index, parent in enumerate(immediate_dominators(successors)):
            if index:
                self.parent[order[index]] = order[parent]

    def _number(self) -> None:
        if not self.order:
            return
        children: dict[Block, list[Block]] = {block: [] for block in self.order}
        for block, parent in self.parent.items():
            children[parent].append(block)
        clock = 0
        stack: list[tuple[Block, bool]] = [(self.order[0], False)]
        while stack:
            block, done = stack.pop()
            clock += 1
            if done:
                self.left[block] = clock
                continue
            self.entered[block] = clock
            stack.append((block, True))
            stack.extend([(child, False) for child in children[block]])

    def is_reachable(self, block: Block) -> bool:
        return block in self.entered

    def properly_dominates(self, a: Block, b: Block) -> bool:
        """Unreachable blocks are dominated by all others, and dominate no reachable one."""
        if a is b:
            return False
        entered = self.entered
        if b not in entered:
            return True
        if a not in entered:
            return False
        return entered[a] < entered[b] and self.left[b] < self.left[a]


def reverse_postorder(region: Region) -> list[Block]:
    """The reachable blocks, each before its successors as far as there are no loops."""
    entry = region.first
    if entry is None:
        return []
    seen = {entry}
    out: list[Block] = []
    stack: list[tuple[Block, int]] = [(entry, 0)]
    while stack:
        block, index = stack.pop()
        successors = block.successor_blocks()
        while index < len(successors):
            one = successors[index]
            index += 1
            if one not in seen and one.region is region:
                seen.add(one)
                stack.append((block, index))
                stack.append((one, 0))
                break
        else:
            out.append(block)
    out.reverse()
    return out


def depth_first(region: Region) -> list[Block]:
    """The reachable blocks, each followed by all that is first reached through it, successor by successor."""
    if region.first is None:
        return []
    seen: set[Block] = set()
    out: list[Block] = []
    stack = [region.first]
    while stack:
        block = stack.pop()
        if block not in seen:
            seen.add(block)
            out.append(block)
            stack.extend([one for one in reversed(block.successor_blocks()) if one.region is region])
    return out


def reachable_blocks(region: Region) -> set[Block]:
    """The blocks that control can reach from the region's entry."""
    return set(reverse_postorder(region))


def ancestor_in_region(op: Operation, region: Region) -> Operation | None:
    """The op of `region` that is `op` or holds it; None if `op` is not below the region."""
    walk: Operation | None = op
    while walk is not None and walk.parent_region() is not region:
        walk = walk.parent_op()
    return walk


@final
class Dominance:
    """Answers for one op and everything below it; trees are kept."""

    __slots__ = ("_trees",)

    def __init__(self) -> None:
        self._trees: dict[Region, DominatorTree] = {}

    def tree(self, region: Region) -> DominatorTree:
        return self._trees.get(region) or self._trees.setdefault(region, DominatorTree(region))

    def forget(self, region: Region) -> None:
        """The region's control flow has changed."""
        self._trees.pop(region, None)

    def is_reachable(self, block: Block) -> bool:
        """Control can reach the block from the entry of its region."""
        region = block.region
        return region is None or region.first is block or self.tree(region).is_reachable(block)

    def block_properly_dominates(self, a: Block, b: Block) -> bool:
        """`a` comes before `b` on every path; also if `b` lies in a region of an op of `a`."""
        region = a.region
        if region is None:
            return False
        if a is b:
            return not has_ssa_dominance(region)
        if b.region is not region:
            parent = b.parent_op()
            inner = None if parent is None else ancestor_in_region(parent, region)
            if inner is None or inner.block is None:
                return False
            if inner.block is a:
                return True
            b = inner.block
        return self.tree(region).properly_dominates(a, b)

    def block_dominates(self, a: Block, b: Block) -> bool:
        """`a` is `b`, or comes before it on every path."""
        return a is b or self.block_properly_dominates(a, b)

    def op_properly_dominates(self, a: Operation, b: Operation, enclosing: bool = True) -> bool:
        """`a` comes before `b` on every path. `enclosing`: an op dominates what its regions hold."""
        block = a.block
        if block is None or b.block is None:
            return False
        region = block.region
        if a is b:
            return region is not None and not has_ssa_dominance(region)
        inner: Operation | None = b
        if b.block.region is not region:
            inner = None if region is None else ancestor_in_region(b, region)
            if inner is None:
                return False
            if inner is a and enclosing:
                return True
        assert inner is not None and inner.block is not None
        if inner.block is block:
            if region is not None and not has_ssa_dominance(region):
                return True
            return a.is_before_in_block(inner)
        return region is not None and self.tree(region).properly_dominates(block, inner.block)

    def value_properly_dominates(self, value: Value, op: Operation) -> bool:
        """`op` may use `value`."""
        if value.op is not None:
            return self.op_properly_dominates(value.op, op, enclosing=False)
        return isinstance(value, BlockArgument) and op.block is not None and self.block_dominates(value.block, op.block)
