"""Helpers for rules on linalg.generic ops."""

from __future__ import annotations

from pyopt.ir.affine import AffineMap, concatenate, inverse_permutation
from pyopt.ir.core import Block, BlockArgument, Operation, Value
from pyopt.light import Sequence

GENERIC = "linalg.generic"


def take_body(block: Block, op: Operation, arguments: Sequence[BlockArgument]) -> None:
    """Makes a block that stood elsewhere the body of `op`, with these arguments, its own and those of others."""
    region = op.regions[0]
    region.first = region.last = None
    block.detach()
    region.append(block)
    block.arguments = list(arguments)
    for index, argument in enumerate(arguments):
        argument.block = block
        argument.index = index


def bounds_follow(maps: Sequence[AffineMap]) -> bool:
    """The extent of each loop is that of some operand indexed by one of the maps."""
    return inverse_permutation(concatenate(list(dict.fromkeys(maps)))) is not None


def has_single_use(value: Value) -> bool:
    """The op that makes the value has one use, whichever of its results it is of: what controls fusion."""
    if value.op is None:
        return False
    used = [result for result in value.op.results if result.uses]
    return len(used) == 1 and used[0].has_one_use()
