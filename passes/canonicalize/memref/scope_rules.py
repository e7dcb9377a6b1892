"""Rules for alloca_scope."""

from __future__ import annotations

from pyopt.analysis.effects import own_effects
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.opinfo import AUTOMATIC_ALLOCATION_SCOPE, RECURSIVE_EFFECTS
from pyopt.light import Final
from pyopt.passes.canonicalize.scf.common import replace_by_block
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def _may_use_stack(op: Operation) -> bool:
    """The op itself, not what is in its regions, may make a buffer on the stack."""
    if op.info.traits & RECURSIVE_EFFECTS:
        return False
    return op.info.name == "memref.alloca" or own_effects(op) is None


def _is_scope(op: Operation | None) -> bool:
    return op is not None and op.info.traits & AUTOMATIC_ALLOCATION_SCOPE != 0


def _uses_stack(scope: Operation) -> bool:
    """An op inside may make a stack buffer that lives until the scope ends: none of a scope further inside does."""
    pending = [scope]
    while pending:
        for region in pending.pop().regions:
            for block in region:
                for op in block:
                    if _may_use_stack(op):
                        return True
                    if op.regions and not _is_scope(op):
                        pending.append(op)
    return False


def _is_last(op: Operation) -> bool:
    """Nothing but the terminator follows in the region."""
    region = op.parent_region()
    return region is not None and region.has_one_block() and op.next is not None and op.next.next is None


def inline_scope(op: Operation, rewriter: Rewriter) -> bool:
    """alloca_scope { .. } -> .., if no stack buffer lives longer then"""
    if _uses_stack(op) and not (_is_scope(op.parent_op()) and _is_last(op)):
        return False
    replace_by_block(op, op.regions[0].entry(), rewriter)
    return True


def hoist_from_scope(op: Operation, rewriter: Rewriter) -> bool:
    """if c { alloca_scope { m = alloca; .. } } -> m = alloca; if c { alloca_scope { .. } }, if nothing more follows"""
    outermost = op.parent_op()
    if outermost is None or _is_scope(outermost) or not _is_last(op) or not _is_last(outermost):
        return False
    while not _is_scope(outermost.parent_op()):
        outermost = outermost.parent_op()
        if outermost is None or not _is_last(outermost):
            return False
    inside = op.parent_region()
    while inside is not None and inside.parent is not outermost:
        inside = None if inside.parent is None else inside.parent.parent_region()
    assert inside is not None
    hoisted = [
        nested
        for nested in op.walk_postorder()
        if nested.info.name == "memref.alloca" and not any(_is_in(value, inside) for value in nested.operands)
    ]
    rewriter.insert_before(outermost)
    for alloca in hoisted:
        rewriter.replace(alloca, rewriter.clone(alloca, {}).results)
    return bool(hoisted)


def _is_in(value: Value, region: Region) -> bool:
    block = value.parent_block()
    return block is not None and block.region is not None and region.is_ancestor_of(block.region)


RULES: Final[tuple[Rule, ...]] = (
    Rule("memref.alloca_scope", inline_scope, names="AllocaScopeInliner"),
    Rule("memref.alloca_scope", hoist_from_scope, names="AllocaScopeHoister"),
)
