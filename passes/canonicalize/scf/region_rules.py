"""Rules for scf.execute_region and scf.index_switch."""

from __future__ import annotations

from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.canonicalize.scf.common import constant_int, replace_by_block
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def inline_single_block(op: Operation, rewriter: Rewriter) -> bool:
    """execute_region { A; yield %v } -> A, with %v for the result"""
    region = op.regions[0]
    block = region.first
    if block is None or not region.has_one_block() or block.terminator().info.name != "scf.yield":
        return False
    if "no_inline" in op.attributes:
        return False
    replace_by_block(op, block, rewriter)
    return True


def inline_many_blocks(op: Operation, rewriter: Rewriter) -> bool:
    """execute_region of several blocks, right in a function or another execute_region -> branches there"""
    parent = op.parent_op()
    if parent is None or parent.info.name not in ("func.func", "scf.execute_region") or "no_inline" in op.attributes:
        return False
    region = op.regions[0]
    entry = region.first
    before = op.block
    assert entry is not None and before is not None
    after = rewriter.split_block(before, op)
    rewriter.insert_at_end(before)
    rewriter.create("cf.br", [], (), successors=[entry])
    for block in region:
        terminator = block.terminator()
        if terminator.info.name == "scf.yield":
            rewriter.insert_before(terminator)
            rewriter.create("cf.br", terminator.operands, (), successors=[after])
            rewriter.erase(terminator)
    rewriter.move_region_before(region, after)
    arguments = [after.add_argument(result.type, op.loc) for result in op.results]
    rewriter.replace(op, arguments)
    return True


def constant_case(op: Operation, rewriter: Rewriter) -> bool:
    """index_switch of a constant -> the region of its case"""
    value = constant_int(op.operands[0])
    cases = op.attributes["cases"]
    if value is None:
        return False
    assert isinstance(cases, DenseArrayAttr)
    number = cases.values.index(value) + 1 if value in cases.values else 0
    block = op.regions[number].entry()
    replace_by_block(op, block, rewriter)
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("scf.execute_region", inline_single_block),
    Rule("scf.execute_region", inline_many_blocks),
    Rule("scf.index_switch", constant_case, names="FoldConstantCase"),
)
