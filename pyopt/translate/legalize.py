"""Changes to a function that phis ask for."""

from __future__ import annotations

from pyopt.dialects.llvm.control import OPS
from pyopt.ir.core import Block, Operation, Region
from pyopt.light import Final

_BRANCH: Final = next(one for one in OPS if one.name == "llvm.br")


def separate_successors(function: Operation) -> None:
    """cond_br %c, ^a(%x), ^a(%y) -> cond_br %c, ^a(%x), ^b(%y), where ^b goes on to ^a"""
    region = function.regions[0]
    for block in list(region):
        terminator = block.last
        if terminator is None or len(terminator.successors) < 2:
            continue
        positions: dict[Block, list[int]] = {}
        for index, successor in enumerate(terminator.successors):
            positions.setdefault(successor, []).append(index)
        for successor, found in positions.items():
            if successor.arguments:
                for index in found[1:]:
                    terminator.set_successor(index, _detour(region, successor, terminator))


def _detour(region: Region, target: Block, terminator: Operation) -> Block:
    """A new block at the end, which hands its arguments on to another."""
    block = Block()
    for argument in target.arguments:
        block.add_argument(argument.type, argument.loc)
    region.append(block)
    branch = Operation(_BRANCH, list(block.arguments), (), {}, terminator.loc, [], [target])
    block.append(branch)
    return block
