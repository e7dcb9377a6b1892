"""scf-parallel-loop-fusion: parallel loops in a row over the same iterations as one loop.

    scf.parallel (%i) = (%a) to (%b) step (%s) {
      memref.store %x, %m[%i]
    }
    scf.parallel (%i) = (%a) to (%b) step (%s) {
      %0 = memref.load %m[%i]
      use(%0)
    }
    ->
    scf.parallel (%i) = (%a) to (%b) step (%s) {
      memref.store %x, %m[%i]
      %0 = memref.load %m[%i]
      use(%0)
    }

Bounds and steps must be the same values, nothing in between may have effects or use results of the first loop, and no
loop has a parallel one inside. What one loop stores the other may load only at the same indices. The reference looks at
`memref.load` and `memref.store` alone, and at no two stores; by default all effects count (`fused_accesses`), with
`reference-exact` those that it looks at.
"""

from __future__ import annotations

from pyopt.analysis.effects import is_memory_effect_free
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.signature import operand_group, segments
from pyopt.light import Final, final
from pyopt.passes.loops.fused_accesses import LoopAccesses, counters_of
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Look at loads and stores of memrefs alone, as mlir-opt does"
)
_LOOP: Final = "scf.parallel"
_BOUNDS: Final = ("lowerBound", "upperBound", "step")


@final
class LoopFusion:
    """Fuses the loops of blocks. exact: as mlir-opt does."""

    __slots__ = ("exact", "known", "rewriter")

    def __init__(self, rewriter: Rewriter, exact: bool) -> None:
        self.rewriter = rewriter
        self.exact = exact
        # What buffers are views of, or come from.
        self.known: dict[Value, list[Value]] = {}

    def fuse_block(self, block: Block) -> bool:
        """Fuses the loops directly in a block, each with the next one."""
        changed = False
        for row in _rows(block):
            if len(row) < 2:
                continue
            before, accesses = row[0], LoopAccesses(row[0], self.known)
            for loop in row[1:]:
                following = LoopAccesses(loop, self.known)
                if self._may_fuse(before, accesses, loop, following):
                    before = self._merge(before, loop)
                    accesses.take_in(following)
                    changed = True
                else:
                    before, accesses = loop, following
        return changed

    def _may_fuse(self, first: Operation, accesses: LoopAccesses, second: Operation, following: LoopAccesses) -> bool:
        if not _have_same_bounds(first, second):
            return False
        counters = counters_of(first, second)
        if not accesses.may_be_fused(following, counters, counters_of(second, first)):
            return False
        if not all(_is_behind(user, second) for result in first.results for user in result.users()):
            return False
        return self.exact or not accesses.has_conflicts(following, first, counters)

    def _merge(self, first: Operation, second: Operation) -> Operation:
        """The loop that does what both do, in the place of the second one."""
        rewriter = self.rewriter
        rewriter.start_at(second)
        bounds = [operand_group(second, group) for group in _BOUNDS]
        inits = [*operand_group(first, "initVals"), *operand_group(second, "initVals")]
        sizes: dict[str, Attribute] = {"operandSegmentSizes": segments(*[len(one) for one in bounds], len(inits))}
        types = [*[one.type for one in first.results], *[one.type for one in second.results]]
        body, added = first.regions[0].entry(), second.regions[0].entry()
        for argument in body.arguments:
            argument.loc = rewriter.loc
        # The body of the first loop, which may be long by now, stays as it is.
        region = Region()
        rewriter.move_region(first.regions[0], region)
        operands = [*[value for one in bounds for value in one], *inits]
        loop = rewriter.create(_LOOP, operands, types, sizes, [region])
        ends = [body.terminator(), added.terminator()]
        rewriter.insert_at_end(body)
        if types:
            rewriter.loc = ends[1].loc
        regions = [Region() for _ in types]
        last = rewriter.create("scf.reduce", [*ends[0].operands, *ends[1].operands], [], None, regions)
        old = [one for end in ends for one in end.regions]
        for reduction, new in zip(old, regions, strict=True):
            rewriter.move_region(reduction, new)
            for argument in new.entry().arguments:
                argument.loc = rewriter.loc
        for end in ends:
            rewriter.erase(end)
        rewriter.inline_block_before(added, last, body.arguments)
        for result, new_result in zip([*first.results, *second.results], loop.results, strict=True):
            rewriter.replace_uses(result, new_result)
        rewriter.erase(first)
        rewriter.erase(second)
        return loop


def _rows(block: Block) -> list[list[Operation]]:
    """The parallel loops of a block, in rows with nothing in between that may have an effect."""
    rows: list[list[Operation]] = [[]]
    alone = False
    for op in block:
        if op.info.name == _LOOP:
            if alone:
                rows.append([])
                alone = False
            rows[-1].append(op)
        elif op.regions or not is_memory_effect_free(op):
            alone = True
    return rows


def _have_same_bounds(first: Operation, second: Operation) -> bool:
    return all(operand_group(first, group) == operand_group(second, group) for group in _BOUNDS)


def _is_behind(user: Operation, loop: Operation) -> bool:
    """What uses a result is behind the loop, or in another block, which comes later."""
    at: Operation | None = user
    while at is not None and at.block is not loop.block:
        at = at.parent_op()
    return at is None or (at is not loop and loop.is_before_in_block(at))


def run(op: Operation, pass_context: PassContext) -> bool:
    """Fuses the loops inside `op`, inner ones first."""
    fusion = LoopFusion(Rewriter(pass_context.context), REFERENCE_EXACT.of(pass_context.options))
    changed = False
    for one in op.walk_postorder():
        for region in one.regions:
            for block in region:
                changed = fusion.fuse_block(block) or changed
    return changed


PASS = make_pass("scf-parallel-loop-fusion", run, (REFERENCE_EXACT,), class_name="SCFParallelLoopFusion", apart=True)
