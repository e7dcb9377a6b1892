"""scf-for-to-while: scf.for as scf.while, which compares before each iteration.

    %r = scf.for %i = %a to %b step %s
        iter_args(%x = %y) -> f32 {
      %z = use(%i, %x)
      scf.yield %z
    }
    ->
    %w:2 = scf.while (%i = %a, %x = %y) {
      %more = arith.cmpi slt, %i, %b
      scf.condition(%more) %i, %x
    } do {
    ^bb0(%i: index, %x: f32):
      %next = arith.addi %i, %s
      %z = use(%i, %x)
      scf.yield %next, %z
    }

As in the lowering to branches, the counter wraps around where it is beyond its type.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Region
from pyopt.light import Final
from pyopt.passes.building.arith import compare
from pyopt.passes.lowering.common import rewrite
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

SIGNED_LESS: Final = 2
UNSIGNED_LESS: Final = 6


def to_while(op: Operation, rewriter: Rewriter) -> bool:
    """for i = a to b step s -> while i < b, with i + s in the next iteration"""
    lower, upper, step, *inits = op.operands
    body = op.regions[0].entry()
    types = [argument.type for argument in body.arguments]
    rewriter.insert_before(op)
    regions = [Region(), Region()]
    new = rewriter.create("scf.while", [lower, *inits], types, dict(op.attributes), regions)
    before = rewriter.create_block(regions[0])
    for argument, init in zip(body.arguments[1:], inits, strict=True):
        argument.loc = init.location()
    for argument in body.arguments:
        before.add_argument(argument.type, argument.loc)
    predicate = UNSIGNED_LESS if "unsignedCmp" in op.attributes else SIGNED_LESS
    more = compare(rewriter, predicate, before.arguments[0], upper)
    rewriter.create("scf.condition", [more, *before.arguments], [])
    rewriter.move_region(op.regions[0], regions[1])
    rewriter.insert_at_start(body)
    following = rewriter.create("arith.addi", [body.arguments[0], step], [step.type]).results[0]
    end = body.terminator()
    rewriter.set_operands(end, [following, *end.operands])
    rewriter.replace(op, new.results[1:])
    return True


RULES: Final = (Rule("scf.for", to_while),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts the loops in `op`."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("scf-for-to-while", run, class_name="SCFForToWhileLoop", apart=True)
