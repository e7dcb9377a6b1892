"""scf-for-loop-canonicalization: what is known of values inside of loops from the loops' bounds and carried values.

    scf.for %i = %c0 to %c16 step %c4 {                         scf.for %i = %c0 to %c16 step %c4 {
      %0 = affine.min (d0) -> (4, 16 - d0)(%i)           ->       use(%c4)
      use(%0)
    }                                                           }

    scf.for ... iter_args(%a = %t) {                            scf.for ... iter_args(%a = %t) {
      %0 = tensor.dim %a, %c0                            ->       %0 = tensor.dim %t, %c0
      ...                                                         ...

A carried tensor has the extents of its initial value if what is yielded is made of it by inserting slices.
"""

from __future__ import annotations

from pyopt.ir.core import BlockArgument, Operation, OpResult, Value
from pyopt.light import Final
from pyopt.passes.canonicalize.folds import with_folds
from pyopt.passes.canonicalize.scf.common import yielded
from pyopt.passes.loops.loop_bounds import simplify_extremum_in_loop
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def is_shape_preserving(loop: Operation, index: int) -> bool:
    """The carried value of that number keeps the extents of its initial value from iteration to iteration."""
    start = loop.regions[0].entry()
    # The carried values of the loops that the search is in, and what it goes on with in front of each.
    inside: list[tuple[Value, Value]] = [(start.arguments[index + 1], loop.operands[3 + index])]
    value = yielded(loop)[index]
    while True:
        argument, init = inside[-1]
        if value is argument:
            inside.pop()
            if not inside:
                return True
            value = init
            continue
        op = value.op
        if op is None:
            return False
        if op.info.name == "tensor.insert_slice":
            value = op.operands[1]
        elif op.info.name == "scf.for" and isinstance(value, OpResult):
            block = op.regions[0].entry()
            inside.append((block.arguments[value.index + 1], op.operands[3 + value.index]))
            value = yielded(op)[value.index]
        else:
            return False


def dim_of_iter_arg(op: Operation, rewriter: Rewriter) -> bool:
    """dim(carried value) -> dim(its initial value)"""
    source = op.operands[0]
    if not isinstance(source, BlockArgument):
        return False
    loop = source.block.parent_op()
    if loop is None or loop.info.name != "scf.for" or not is_shape_preserving(loop, source.index - 1):
        return False
    rewriter.set_operand(op, 0, loop.operands[2 + source.index])
    return True


def dim_of_loop_result(op: Operation, rewriter: Rewriter) -> bool:
    """dim(result of a loop) -> dim(the initial value)"""
    source = op.operands[0]
    loop = source.op
    if loop is None or loop.info.name != "scf.for" or not isinstance(source, OpResult):
        return False
    if not is_shape_preserving(loop, source.index):
        return False
    rewriter.set_operand(op, 0, loop.operands[3 + source.index])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("affine.max affine.min", simplify_extremum_in_loop),
    Rule("memref.dim tensor.dim", dim_of_iter_arg),
    Rule("memref.dim tensor.dim", dim_of_loop_result),
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Simplifies what is in the loops inside `op`."""
    options = GreedyOptions()
    options.top_down = False
    options.block_merging = True
    changed, converged = apply_greedily(op, pass_context.context, with_folds(RULES), options)
    if not converged:
        pass_context.fail()
    return changed


PASS = make_pass("scf-for-loop-canonicalization", run, class_name="SCFForLoopCanonicalization", apart=True)
