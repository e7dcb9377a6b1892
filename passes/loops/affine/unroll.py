"""affine-loop-unroll: innermost affine loops do several iterations in one.

    affine.for %i = 0 to 8 {
      use(%i)
    }
    ->
    affine.for %i = 0 to 8 step 4 {
      use(%i)
      %1 = affine.apply (d0) -> (d0 + 1)(%i)
      use(%1)
      ...
    }

Where the factor does not divide the number of iterations, a second loop does the rest. It starts no earlier than the
first one, whose end is below its start in a loop that does not run; there the reference runs the second one, as it does
with `reference-exact`. Loops that end at the least of several values stay, unless the factor divides all distances. So
do loops that would have more than 2^17 ops, or a step beyond 2^63.
"""

from __future__ import annotations

from pyopt.ir.attributes import UNKNOWN_LOC
from pyopt.ir.core import Operation
from pyopt.light import Final, final
from pyopt.passes.loops.affine.loops import lower_bound, upper_bound
from pyopt.passes.loops.affine.single_iterations import promote
from pyopt.passes.loops.affine.trip_counts import constant_trip_count, trip_count_divisor
from pyopt.passes.loops.affine.unrolling import add_cleanup_loop, is_too_much, repeat_body
from pyopt.pipeline.options import UINT32, FlagOption, IntegerOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

CLEANUP_UNROLL: Final = FlagOption("cleanup-unroll", False, "Unroll loops fully of which the factor leaves a rest")
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Let the second loop start where mlir-opt does")
UNROLL_FACTOR: Final = IntegerOption("unroll-factor", 4, "Iterations that become one; -1 for all")
UNROLL_FULL_THRESHOLD: Final = IntegerOption(
    "unroll-full-threshold", 1, "With unroll-factor=-1, unroll all loops with at most so many iterations", UINT32
)
UNROLL_NUM_REPS: Final = IntegerOption("unroll-num-reps", 1, "How often innermost loops are unrolled", UINT32)
UNROLL_UP_TO_FACTOR: Final = FlagOption(
    "unroll-up-to-factor", False, "Unroll loops fully that have fewer iterations than the factor"
)


@final
class Unroller:
    """Unrolls loops, with the options of a run."""

    __slots__ = ("cleans", "exact", "rewriter")

    def __init__(self, rewriter: Rewriter, cleans: bool, exact: bool) -> None:
        self.rewriter = rewriter
        self.cleans = cleans
        self.exact = exact

    def fully(self, loop: Operation) -> bool:
        """for i = a to a + n -> n times its body; whether the loop is as it should be"""
        count = constant_trip_count(loop)
        if count is None:
            return False
        if count == 0:
            return True
        if count == 1:
            return promote(loop, self.rewriter)
        return self.by_factor(loop, count, False)

    def up_to_factor(self, loop: Operation, factor: int) -> bool:
        """Unrolls by the factor, or fully where there are fewer iterations."""
        count = constant_trip_count(loop)
        return self.by_factor(loop, factor if count is None else min(count, factor), False)

    def by_factor(self, loop: Operation, factor: int, cleans: bool) -> bool:
        """for i step s {..} -> for i step s * factor {..; ..}"""
        rewriter = self.rewriter
        count = constant_trip_count(loop)
        if factor <= 1:
            return count != 1 or promote(loop, rewriter)
        body = loop.regions[0].entry()
        if body.first is body.last:
            return True
        if count is not None and count < factor:
            return cleans and self.fully(loop)
        if is_too_much(loop, factor):
            return False
        if trip_count_divisor(loop) % factor:
            if len(lower_bound(loop)[0].results) != 1 or len(upper_bound(loop)[0].results) != 1:
                return False
            if cleans:
                return self.fully(loop)
            add_cleanup_loop(loop, factor, rewriter, self.exact)
        repeat_body(loop, factor, rewriter)
        promote(loop, rewriter)
        return True


def innermost_loops(root: Operation) -> list[Operation]:
    """The affine.for inside `root` without one inside, in order."""
    loops = [one for one in root.walk_postorder() if one.info.name == "affine.for"]
    around: set[Operation] = set()
    for loop in loops:
        parent = loop.parent_op()
        while parent is not None and parent not in around:
            around.add(parent)
            parent = parent.parent_op()
    return [loop for loop in loops if loop not in around]


def run(op: Operation, pass_context: PassContext) -> bool:
    """Unrolls the loops inside `op`."""
    options = pass_context.options
    factor = UNROLL_FACTOR.of(options)
    if factor < 1 and factor != -1:
        message = "Invalid option: 'unroll-factor' should be greater than 0 or equal to -1"
        pass_context.context.error(message, UNKNOWN_LOC)
        pass_context.fail()
        return False
    unroller = Unroller(Rewriter(pass_context.context), CLEANUP_UNROLL.of(options), REFERENCE_EXACT.of(options))
    if factor == -1 and UNROLL_FULL_THRESHOLD.name in options.given:
        most = UNROLL_FULL_THRESHOLD.of(options)
        loops = [one for one in op.walk_postorder() if one.info.name == "affine.for"]
        counts = [(loop, constant_trip_count(loop)) for loop in loops]
        for loop, count in counts:
            if count is not None and count <= most:
                unroller.fully(loop)
        return bool(loops)
    changed = False
    for _ in range(UNROLL_NUM_REPS.of(options)):
        loops = innermost_loops(op)
        done = False
        for loop in loops:
            if factor == -1:
                done = unroller.fully(loop) or done
            elif UNROLL_UP_TO_FACTOR.of(options):
                done = unroller.up_to_factor(loop, factor) or done
            else:
                done = unroller.by_factor(loop, factor, unroller.cleans) or done
        if not done:
            break
        changed = True
    return changed


PASS = make_pass(
    "affine-loop-unroll",
    run,
    (
        CLEANUP_UNROLL,
        REFERENCE_EXACT,
        UNROLL_FACTOR,
        UNROLL_FULL_THRESHOLD,
        UNROLL_NUM_REPS,
        UNROLL_UP_TO_FACTOR,
    ),
    anchor="func.func",
    class_name="AffineLoopUnroll",
    apart=True,
    of_interface=True,
)
