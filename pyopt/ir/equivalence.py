"""Whether two regions say the same, but for names and locations."""

from __future__ import annotations

from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.light import Sequence


def same_regions(one: Region, other: Region) -> bool:
    """The regions have the same ops on corresponding values, in corresponding blocks; what is defined outside is one
    value in both."""
    values: dict[Value, Value] = {}
    blocks: dict[Block, Block] = {}
    pairs: list[tuple[Operation, Operation]] = []
    stack = [(one, other)]
    while stack:
        first, second = stack.pop()
        if len(list(first)) != len(list(second)):
            return False
        for block, other_block in zip(first, second, strict=True):
            blocks[block] = other_block
            if not _match(block.arguments, other_block.arguments, values):
                return False
            ops, others = list(block), list(other_block)
            if len(ops) != len(others):
                return False
            for op, other_op in zip(ops, others, strict=True):
                if not _alike(op, other_op) or not _match(op.results, other_op.results, values):
                    return False
                pairs.append((op, other_op))
                stack += zip(op.regions, other_op.regions, strict=True)
    # Uses may come before definitions.
    return all(
        [values.get(operand, operand) for operand in op.operands] == list(other_op.operands)
        and [blocks.get(successor, successor) for successor in op.successors] == list(other_op.successors)
        for op, other_op in pairs
    )


def _match(values: Sequence[Value], others: Sequence[Value], into: dict[Value, Value]) -> bool:
    if [value.type for value in values] != [value.type for value in others]:
        return False
    into.update(zip(values, others, strict=True))
    return True


def _alike(op: Operation, other: Operation) -> bool:
    return (
        op.info is other.info
        and op.attributes == other.attributes
        and op.properties == other.properties
        and len(op.regions) == len(other.regions)
    )
