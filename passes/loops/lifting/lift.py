"""lift-cf-to-scf: blocks and branches become loops and choices with regions.

      cf.br ^head(%a : i32)                          %r = scf.while (%x = %a) : (i32) -> i32 {
    ^head(%x: i32):                                    %y = step(%x)
      %y = step(%x)                             ->     %c = test(%y)
      %c = test(%y)                                    scf.condition(%c) %y : i32
      cf.cond_br %c, ^head(%y : i32), ^end           } do { ... }
    ^end:                                            use(%r)
      use(%y)

By Bahmann, Reissmann, Jahre and Meyer, "Perfect Reconstructability of Control BlockEdges from Demand Dependence Graphs"
(2015). First the ends of a region are joined. Then, from its first block on, the outermost cycles are made loops
(`cycles`), which leaves no cycles, and branches choices (`branches`); then the same is done in the new regions.
"""

from __future__ import annotations

from pyopt.analysis.branches import is_branch
from pyopt.analysis.effects import is_memory_effect_free
from pyopt.ir.core import Block, Operation, Region
from pyopt.ir.dominance import reverse_postorder
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.loops.lifting.branches import lift_branch
from pyopt.passes.loops.lifting.cycles import lift_cycles
from pyopt.passes.loops.lifting.edges import BlockEdges
from pyopt.passes.loops.lifting.exits import Exits
from pyopt.passes.loops.lifting.parts import whole
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.passes.loops.lifting.cycles import Level

REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Take 64 bits of a switch's number, however many it has, as mlir-opt does"
)


def what_stands_against(region: Region) -> tuple[Operation, str] | None:
    """The op for which the blocks of a region cannot be lifted, and why."""
    reached = set(reverse_postorder(region))
    for block in region:
        # Blocks that only go round among themselves may stay.
        following = block.successor_blocks()
        if block not in reached and not (block.predecessors and following and reached.isdisjoint(following)):
            assert block.first is not None
            return block.first, "does not support unreachable blocks"
    for block in region:
        for outer in block:
            for op in outer.walk():
                if not op.successors:
                    continue
                if not is_branch(op):
                    return op, "does not support terminators with successors not implementing BranchOpInterface"
                if not is_memory_effect_free(op):
                    return op, "does not support terminators with side effects"
    return None


def lift_region(region: Region, rewriter: Rewriter, pass_context: PassContext) -> bool:
    """Lifts the blocks of a region; False if an error was reported."""
    against = what_stands_against(region)
    if against is not None:
        op, reason = against
        pass_context.error(f"'{op.info.name}' op transformation {reason}", op)
        return False
    flow = BlockEdges(region, rewriter)
    exits = Exits(flow, pass_context, REFERENCE_EXACT.of(pass_context.options))
    # (first block of a body, which may have cycles, its loops as far as they are known)
    bodies: list[tuple[Block, Level | None]] = [(region.entry(), None)]
    while bodies:
        body, level = bodies.pop()
        inner = lift_cycles(flow, exits, body, level)
        if inner is None:
            return False
        bodies += inner
        entries = [(body, whole(body))]
        while entries:
            following = lift_branch(flow, exits, *entries.pop())
            if following is None:
                return False
            entries += following
    return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Lifts the functions in `op`, and what they hold."""
    rewriter = Rewriter(pass_context.context)
    changed = False
    for function in op.walk_postorder():
        if function.info.name != "func.func":
            continue
        for holder in function.walk_postorder():
            for region in holder.regions:
                if region.first is region.last:
                    continue
                if not lift_region(region, rewriter, pass_context):
                    return True
                changed = True
    return changed


PASS = make_pass("lift-cf-to-scf", run, options=(REFERENCE_EXACT,), class_name="LiftControlFlowToSCFPass", apart=True)
