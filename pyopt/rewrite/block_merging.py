"""Merging of equal blocks, and dropping of block arguments that always get the same value."""

from __future__ import annotations

from pyopt.analysis.branches import (
    SuccessorNumbers,
    add_successor_operands,
    branch_edges,
    erase_successor_operands,
    is_branch,
    successor_operands,
)
from pyopt.ir.core import Block, BlockArgument, Operation, Region, Value
from pyopt.light import TYPE_CHECKING, Callable, Hashable, final

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter


def for_each_region(regions: list[Region], work: Callable[[Region], bool]) -> bool:
    """Does `work` on the regions and all nested ones, again where it changed something."""
    changed = False
    stack = list(regions)
    while stack:
        region = stack.pop()
        if work(region):
            changed = True
            stack.append(region)
        for block in region:
            for op in block:
                if op.regions:
                    stack.extend(op.regions)
    return changed


def merge_identical_blocks(rewriter: Rewriter, regions: list[Region]) -> bool:
    """Blocks with the same ops and successors become one; operands that differ become block arguments."""
    return for_each_region(regions, lambda region: _merge_in_region(rewriter, region))


def _merge_in_region(rewriter: Rewriter, region: Region) -> bool:
    if region.first is region.last:
        return False
    groups: dict[tuple[Block, ...], list[Block]] = {}
    for block in region:
        if block is not region.first:
            groups.setdefault(tuple(block.successor_blocks()), []).append(block)
    changed = False
    for blocks in groups.values():
        if len(blocks) == 1:
            continue
        clusters: dict[Hashable, list[Cluster]] = {}
        for block in blocks:
            if not _can_merge(block):
                continue
            same = clusters.setdefault(_shape(block), [])
            for cluster in same:
                if cluster.add(block):
                    break
            else:
                same.append(Cluster(block))
        for some in clusters.values():
            for cluster in some:
                if cluster.merge(rewriter):
                    changed = True
    return changed


def _can_merge(block: Block) -> bool:
    """No op has regions, and nothing that the block defines is used elsewhere."""
    for argument in block.arguments:
        for user in argument.uses:
            if user.block is not block:
                return False
    return all(region.is_empty() for op in block for region in op.regions)


def _shape(block: Block) -> Hashable:
    """All that must be the same in blocks that merge, but for operands."""
    ops = tuple(
        (
            op.info,
            tuple([operand.type for operand in op.operands]),
            tuple([result.type for result in op.results]),
            frozenset(op.attributes.items()),
            op.properties,
            tuple(op.successors),
        )
        for op in block
    )
    return tuple([argument.type for argument in block.arguments]), ops


@final
class Cluster:
    """A block and those that are to be merged into it. `differing` has (op number, operand number) that differ."""

    __slots__ = ("blocks", "differing", "leader", "numbers")

    def __init__(self, leader: Block) -> None:
        self.leader = leader
        self.numbers = _numbers(leader)
        self.blocks: list[Block] = []
        self.differing: set[tuple[int, int]] = set()

    def add(self, block: Block) -> bool:
        """Takes the block in if it equals the leader but for operands from outside."""
        differing: list[tuple[int, int]] = []
        numbers = _numbers(block)
        for number, (mine, other) in enumerate(zip(self.leader, block, strict=True)):
            for index, (left, right) in enumerate(zip(mine.operands, other.operands, strict=True)):
                if left is right:
                    continue
                place = self.numbers.get(left)
                if place != numbers.get(right):
                    return False
                if place is None:
                    differing.append((number, index))
            if _used_outside(mine) or _used_outside(other):
                return False
        self.differing.update(differing)
        self.blocks.append(block)
        return True

    def merge(self, rewriter: Rewriter) -> bool:
        """Merges the blocks into the leader."""
        if not self.blocks:
            return False
        merged = [self.leader, *self.blocks]
        if self.differing:
            for block in merged:
                if not all(is_branch(op) for op in block.predecessors):
                    return False
            self._add_arguments(merged)
        numbers = SuccessorNumbers()
        for edges in [branch_edges(block, numbers) for block in self.blocks]:
            for op, number in edges:
                op.set_successor(number, self.leader)
                rewriter.modified(op)
        for block in self.blocks:
            rewriter.erase_block(block)
        return True

    def _add_arguments(self, merged: list[Block]) -> None:
        ops = [list(block) for block in merged]
        columns: dict[tuple[Value, ...], BlockArgument] = {}
        new: list[tuple[Value, ...]] = []
        for number, index in sorted(self.differing):
            column = tuple([some[number].operands[index] for some in ops])
            argument = columns.get(column)
            if argument is None:
                argument = self.leader.add_argument(column[0].type, column[0].location())
                columns[column] = argument
                new.append(column)
            ops[0][number].set_operand(index, argument)
        added: dict[Operation, dict[int, list[Value]]] = {}
        numbers = SuccessorNumbers()
        for position, block in enumerate(merged):
            values = [column[position] for column in new]
            for op, successor in branch_edges(block, numbers):
                added.setdefault(op, {})[successor] = values
        for op, by_number in added.items():
            add_successor_operands(op, by_number)


def _numbers(block: Block) -> dict[Value, int]:
    """The block's arguments and results, numbered."""
    values: list[Value] = list(block.arguments)
    for op in block:
        values.extend(op.results)
    return {value: number for number, value in enumerate(values)}


def _used_outside(op: Operation) -> bool:
    """A result is used in another block (ops with regions do not get here, so nested uses are in other blocks too)."""
    for result in op.results:
        for user in result.uses:
            if user.block is not op.block:
                return True
    return False


def drop_redundant_arguments(rewriter: Rewriter, regions: list[Region]) -> bool:
    """^bb(%a) that every branch gives %x -> ^bb with %x for %a."""
    return for_each_region(regions, lambda region: _drop_in_region(rewriter, region))


def _drop_in_region(rewriter: Rewriter, region: Region) -> bool:
    # Branches change at the end, once each: those with many successors have many operands.
    dead_arguments: dict[Block, list[bool]] = {}
    dead_operands: dict[Operation, dict[int, list[bool]]] = {}
    numbers = SuccessorNumbers()
    for block in region:
        if block is region.first or not block.arguments or not all(is_branch(op) for op in block.predecessors):
            continue
        edges = branch_edges(block, numbers)
        columns = [successor_operands(op, number) for op, number in edges]
        if not columns or any(len(column) != len(block.arguments) for column in columns):
            continue
        dead = [False] * len(block.arguments)
        for index, argument in enumerate(block.arguments):
            value = columns[0][index]
            if value is not argument and all(column[index] is value for column in columns):
                dead[index] = True
                rewriter.replace_uses(argument, value)
        if True in dead:
            dead_arguments[block] = dead
            for op, number in edges:
                dead_operands.setdefault(op, {})[number] = dead
    for op, by_number in dead_operands.items():
        erase_successor_operands(op, by_number)
    for block, dead in dead_arguments.items():
        block.erase_arguments(dead)
    return bool(dead_arguments)
