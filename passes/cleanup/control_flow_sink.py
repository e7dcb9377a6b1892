"""control-flow-sink: what only one branch needs is computed in that branch.

    %0 = arith.addi %x, %y : i32               scf.if %c {
    scf.if %c {                                  %0 = arith.addi %x, %y : i32
      use(%0)                            ->      use(%0)
    }                                          }

Only regions that run at most once take ops in, only ops without memory effects move, and all their uses must be in
the region.
"""

from __future__ import annotations

from pyopt.analysis.effects import is_memory_effect_free
from pyopt.ir.core import Operation, Region
from pyopt.ir.dominance import Dominance
from pyopt.light import Final
from pyopt.pipeline.passes import PassContext, make_pass

CHOICES: Final = frozenset(("scf.if", "scf.index_switch"))
"""The ops that say of their regions that each runs at most once."""


def is_used_only_inside(op: Operation, region: Region, dominance: Dominance) -> bool:
    """Control has gone through the entry of `region` wherever a result of `op` is used."""
    entry = region.entry()
    for result in op.results:
        for user in result.uses:
            if user.block is None or not dominance.block_dominates(entry, user.block):
                return False
    return True


def sink_into(region: Region, dominance: Dominance) -> int:
    """Moves ops to the front of the region's entry, users before what they use; how many that were."""
    entry = region.first
    if entry is None:
        return 0
    moved = 0
    work = [op for block in region for op in block]
    while work:
        user = work.pop()
        for operand in user.operands:
            op = operand.op
            if op is None or op.parent_region() is region:
                continue
            if is_used_only_inside(op, region, dominance) and is_memory_effect_free(op):
                entry.prepend(op)
                work.append(op)
                moved += 1
    return moved


def run(op: Operation, pass_context: PassContext) -> bool:
    """Sinks ops into the branches inside `op`."""
    dominance = Dominance()
    moved = 0
    for branch in op.walk_postorder():
        if branch.info.name in CHOICES:
            for region in branch.regions:
                moved += sink_into(region, dominance)
    pass_context.count("num-sunk", moved)
    return moved > 0


PASS = make_pass("control-flow-sink", run, statistics={"num-sunk": "Number of operations sunk"}, apart=True)
