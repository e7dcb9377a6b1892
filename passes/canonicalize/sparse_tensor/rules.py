"""The canonicalization rules of the sparse_tensor dialect."""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import I64
from pyopt.light import Final
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def remove_unused_lvl_crds(op: Operation, rewriter: Rewriter) -> bool:
    """iterate .. at(%unused, %c) -> iterate .. at(_, %c)"""
    attribute = op.attributes["crdUsedLvls"]
    block = op.regions[0].first
    assert isinstance(attribute, IntegerAttr) and block is not None
    used = attribute.value % (1 << 64)
    kept = 0
    dead = [False] * len(block.arguments)
    position = len(block.arguments) - 1 - used.bit_count()
    for level in range(used.bit_length()):
        if used >> level & 1:
            dead[position] = not block.arguments[position].uses
            kept |= 0 if dead[position] else 1 << level
            position += 1
    if kept == used:
        return False
    block.erase_arguments(dead)
    rewriter.set_attribute(op, "crdUsedLvls", IntegerAttr.get(kept, I64))
    return True


RULES: Final[tuple[Rule, ...]] = (Rule("sparse_tensor.iterate", remove_unused_lvl_crds),)
