"""Rules for affine.for, affine.if and affine.parallel."""

from __future__ import annotations

from pyopt.ir.affine_loops import trip_count
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group
from pyopt.light import Final
from pyopt.passes.canonicalize.affine.folds import condition_of
from pyopt.passes.canonicalize.scf.common import replace_by_block
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

# affine.for


def affine_for_empty_loop_folder(op: Operation, rewriter: Rewriter) -> bool:
    """for iter_args(%a = x) { yield %a } -> x; { yield y } -> y, if it runs at all; nothing if one is the counter"""
    block = op.regions[0].entry()
    if block.first is not block.last or not op.results:
        return False
    inits = operand_group(op, "inits")
    trips = trip_count(op)
    if trips == 0:
        rewriter.replace(op, inits)
        return True
    values: list[Value] = []
    from_outside = reordered = False
    for index, value in enumerate(block.terminator().operands):
        if value is block.arguments[0]:
            return False
        if value in block.arguments:
            reordered = reordered or value.index - 1 != index
            values.append(inits[value.index - 1])
        else:
            from_outside = True
            values.append(value)
    if trips is None and (from_outside or reordered):
        return False
    if trips is not None and trips >= 2 and reordered:
        return False
    rewriter.replace(op, values)
    return True


# affine.if


def simplify_dead_else(op: Operation, rewriter: Rewriter) -> bool:
    """if {..} else {} -> if {..}"""
    block = op.regions[1].first
    if block is None or block.first is not block.last or op.results:
        return False
    rewriter.erase_block(block)
    rewriter.modified(op)
    return True


def always_true_or_false_if(op: Operation, rewriter: Rewriter) -> bool:
    """if (0 == 0) {..} -> its ops; if (1 == 0) {..} else {..} -> the ops of else"""
    condition = condition_of(op)
    if condition.is_empty():
        if not op.results and op.regions[1].is_empty():
            rewriter.erase(op)
            return True
        block = op.regions[1].entry()
    elif (
        condition.equalities == (True,)
        and condition.constraints[0].is_constant()
        and (condition.constraints[0].value == 0)
    ):
        block = op.regions[0].entry()
    else:
        return False
    replace_by_block(op, block, rewriter)
    return True


# affine.parallel


RULES: Final[tuple[Rule, ...]] = (
    Rule("affine.for", affine_for_empty_loop_folder),
    Rule("affine.if", simplify_dead_else),
    Rule("affine.if", always_true_or_false_if),
)
