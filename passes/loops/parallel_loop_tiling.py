"""scf-parallel-loop-tiling: parallel loops over tiles, with a parallel loop over the iterations of each.

    scf.parallel (%i) = (%a) to (%b) step (%s) {
      use(%i)
    }
    ->
    %t = arith.muli %s, %c4
    scf.parallel (%o) = (%a) to (%b) step (%t) {
      %n = affine.min (d0, d1, d2) ->
                      (d0, d1 - d2)(%t, %b, %o)
      scf.parallel (%j) = (%c0) to (%n) step (%s) {
        %i = arith.addi %j, %o
        use(%i)
      }
    }

Only innermost loops that reduce nothing are tiled. Tiles that are known to be whole end at `%t`. With
`no-min-max-bounds` all do, and the body asks of each iteration whether it is one of the loop's. There the reference
multiplies `%j` by the step once more and compares unsigned numbers, which is right for steps of 1 and lower bounds
that are not negative; `reference-exact` does so always, and allows negative tile sizes.
"""

from __future__ import annotations

from pyopt.ir.affine import AffineMap, AffineMapAttr, dim, sub
from pyopt.ir.attributes import UNKNOWN_LOC, Attribute
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import INDEX
from pyopt.light import Final, Sequence, final
from pyopt.passes.building.arith import (
    SIGNED_LESS,
    UNSIGNED_LESS,
    binary,
    boolean,
    compare,
    constant_index,
)
from pyopt.passes.canonicalize.scf.common import constant_int
from pyopt.passes.loops.known_order import is_never_negative
from pyopt.pipeline.options import INT64, FlagOption, IntegerListOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

NO_MIN_MAX_BOUNDS: Final = FlagOption(
    "no-min-max-bounds", False, "Give all tiles the same size, and check in them which iterations are the loop's"
)
PARALLEL_LOOP_TILE_SIZES: Final = IntegerListOption(
    "parallel-loop-tile-sizes", "Iterations of a tile in each dimension; 1 where none is given", INT64
)
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Check iterations, and take negative tile sizes, as mlir-opt does"
)

_LOOP: Final = "scf.parallel"
_REST: Final = AffineMapAttr.get(AffineMap.get(3, 0, [dim(0), sub(dim(1), dim(2))]))
_GREATEST: Final = 2**63 - 1
_WORDS: Final = 2**64


@final
class LoopTiler:
    """Tiles loops, with the options of a run."""

    __slots__ = ("checks", "exact", "rewriter", "sizes")

    def __init__(self, rewriter: Rewriter, sizes: Sequence[int], checks: bool, exact: bool) -> None:
        self.rewriter = rewriter
        self.sizes = sizes
        self.checks = checks
        self.exact = exact

    def tile(self, loop: Operation) -> bool:
        """parallel step s -> parallel step s * size of parallel step s"""
        rewriter = self.rewriter
        lowers, uppers = operand_group(loop, "lowerBound"), operand_group(loop, "upperBound")
        steps = operand_group(loop, "step")
        sizes = [*self.sizes, *[1] * len(steps)][: len(steps)]
        if not self.exact and any(_overflows(step, size) for step, size in zip(steps, sizes, strict=True)):
            return False
        rewriter.start_at(loop)
        zero = constant_index(rewriter, 0)
        factors = [constant_index(rewriter, size) for size in sizes]
        widths = [binary(rewriter, "muli", step, size) for step, size in zip(steps, factors, strict=True)]
        _, outer = self._empty_loop(lowers, uppers, widths)
        ends: list[Value] = []
        partial = False
        for number, (lower, upper, step) in enumerate(zip(lowers, uppers, steps, strict=True)):
            width = widths[number]
            if _has_whole_tiles(lower, upper, step, sizes[number]):
                ends.append(width)
            elif self.checks:
                ends.append(width)
                partial = True
            else:
                operands = [width, upper, outer.arguments[number]]
                ends.append(rewriter.create("affine.min", operands, [INDEX], {"map": _REST}).results[0])
        inner_loop, inner = self._empty_loop([zero] * len(steps), ends, steps)
        self._move_body(loop, inner_loop, inner, outer, partial)
        rewriter.erase(loop)
        return True

    def _empty_loop(
        self, lowers: Sequence[Value], uppers: Sequence[Value], steps: Sequence[Value]
    ) -> tuple[Operation, Block]:
        """A loop without results, and its body; the insertion point is at the body's start."""
        rewriter = self.rewriter
        block = Block()
        for _ in steps:
            block.add_argument(INDEX, rewriter.loc)
        region = Region()
        region.append(block)
        count = len(steps)
        sizes: dict[str, Attribute] = {"operandSegmentSizes": segments(count, count, count, 0)}
        op = rewriter.create(_LOOP, [*lowers, *uppers, *steps], [], sizes, [region])
        rewriter.insert_at_end(block)
        end = rewriter.create("scf.reduce", [], [])
        rewriter.insert_before(end)
        return op, block

    def _move_body(self, loop: Operation, inner_loop: Operation, inner: Block, outer: Block, partial: bool) -> None:
        """Puts what the loop does into the loop of a tile."""
        rewriter = self.rewriter
        body = loop.regions[0].entry()
        if not partial:
            # The arguments keep their locations, as does the terminator.
            for argument, old in zip(inner.arguments, body.arguments, strict=True):
                argument.loc = old.loc
                argument.given = old.given
        counters = [
            binary(rewriter, "addi", argument, start)
            for argument, start in zip(inner.arguments, outer.arguments, strict=True)
        ]
        end = body.terminator()
        if partial:
            condition = self._is_inside(loop, inner, outer, counters)
            branch = rewriter.create("scf.if", [condition], [], regions=[Region(), Region()])
            rewriter.create_block(branch.regions[0])
            rewriter.loc = end.loc
            last = rewriter.create("scf.yield", [], [])
        else:
            last = inner.terminator()
            last.loc = end.loc
            last.attributes = end.attributes
        rewriter.erase(end)
        rewriter.inline_block_before(body, last, counters)

    def _is_inside(self, loop: Operation, inner: Block, outer: Block, counters: Sequence[Value]) -> Value:
        """The iteration is one of the loop's."""
        rewriter = self.rewriter
        inside = boolean(rewriter, True)
        lowers, uppers = operand_group(loop, "lowerBound"), operand_group(loop, "upperBound")
        for number, step in enumerate(operand_group(loop, "step")):
            counter = counters[number]
            if self.exact or constant_int(step) == 1:
                scaled = binary(rewriter, "muli", inner.arguments[number], step)
                counter = binary(rewriter, "addi", scaled, outer.arguments[number])
            unsigned = self.exact or is_never_negative([(lowers[number], 1)])
            less = compare(rewriter, UNSIGNED_LESS if unsigned else SIGNED_LESS, counter, uppers[number])
            inside = binary(rewriter, "andi", inside, less)
        return inside


def _overflows(step: Value, size: int) -> bool:
    """A tile is known to be wider than indices go."""
    number = constant_int(step)
    return number is not None and number * size > _GREATEST


def _has_whole_tiles(lower: Value, upper: Value, step: Value, size: int) -> bool:
    """The number of iterations is known to be a multiple of the size."""
    first, end, width = constant_int(lower), constant_int(upper), constant_int(step)
    if first is None or end is None or width is None:
        return False
    # Of a loop that does not run the reference counts a great many iterations.
    distance = (end - first) % _WORDS
    return -(-distance // width) % (size % _WORDS) == 0


def innermost_loops(root: Operation) -> list[Operation]:
    """The parallel loops inside `root` without one inside."""
    around: set[Operation] = set()
    found: list[Operation] = []
    for op in root.walk_postorder():
        if op is root:
            break
        holds = op in around
        if op.info.name == _LOOP:
            if not holds:
                found.append(op)
            holds = True
        parent = op.parent_op()
        if holds and parent is not None:
            around.add(parent)
    return found


def run(op: Operation, pass_context: PassContext) -> bool:
    """Tiles the loops inside `op`."""
    options = pass_context.options
    sizes, exact = PARALLEL_LOOP_TILE_SIZES.of(options), REFERENCE_EXACT.of(options)
    wrong = "0" if 0 in sizes else "negative" if not exact and any(size < 0 for size in sizes) else ""
    if wrong:
        pass_context.context.error(f"tile size cannot be {wrong}", UNKNOWN_LOC)
        pass_context.fail()
        return False
    tiler = LoopTiler(Rewriter(pass_context.context), sizes, NO_MIN_MAX_BOUNDS.of(options), exact)
    changed = False
    for loop in innermost_loops(op):
        if not loop.results:
            changed = tiler.tile(loop) or changed
    return changed


PASS = make_pass(
    "scf-parallel-loop-tiling",
    run,
    (NO_MIN_MAX_BOUNDS, PARALLEL_LOOP_TILE_SIZES, REFERENCE_EXACT),
    class_name="SCFParallelLoopTiling",
    apart=True,
)
