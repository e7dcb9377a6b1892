"""The blocks of a function in the order of dominance, and what branches give to the arguments of blocks."""

from __future__ import annotations

from pyopt.analysis.branches import successor_operands as forwarded
from pyopt.ir.core import Block, Operation, Value


def by_dominance(blocks: list[Block]) -> list[Block]:
    """Every block behind those that dominate it: reverse postorder from the entry, then from what is unreachable."""
    out: list[Block] = []
    seen: set[Block] = set()
    for start in blocks:
        if start in seen:
            continue
        seen.add(start)
        found: list[Block] = []
        stack = [(start, iter(start.successor_blocks()))]
        while stack:
            block, successors = stack[-1]
            for one in successors:
                if one not in seen:
                    seen.add(one)
                    stack.append((one, iter(one.successor_blocks())))
                    break
            else:
                found.append(block)
                stack.pop()
        out.extend(reversed(found))
    return out


def operands_for(terminator: Operation, block: Block) -> list[list[Value]]:
    """The operands that a branch forwards to a block, for each time that the block is a successor."""
    return [operands for one, operands in successor_operands(terminator) if one is block]


def successor_operands(terminator: Operation) -> list[tuple[Block, list[Value]]]:
    """The blocks to which a terminator may go, each with the values of its arguments."""
    return [(block, forwarded(terminator, number)) for number, block in enumerate(terminator.successors)]
