"""Structured ops on memrefs as loops over loads, the body, and stores.

    linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)      ->      scf.for %i = %c0 to %c4 step %c1 {
                                                                                %0 = memref.load %a[%i]
                                                                                memref.store %0, %b[%i]
                                                                              }

The three passes differ in the loops that they make: scf.for, affine.for, or scf.parallel for neighbouring parallel
loops. Where an extent may not be the bound of an affine.for, since it changes from iteration to iteration of another
loop around, the loops are scf.for. Ops on tensors stay.
"""

from __future__ import annotations

from pyopt.dialects.affine.validity import affine_scope, is_valid_dim
from pyopt.dialects.linalg.structure import (
    STRUCTURED,
    iterator_types,
    shape_of,
)
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.signature import dynamic_extents, segments
from pyopt.ir.types import DYNAMIC, INDEX
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final
from pyopt.passes.building.arith import constant_index
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.lowering.loop_bodies import SEQUENTIAL, emit_body, open_block, ranges_of, sequential_loop
from pyopt.passes.lowering.ordered_loops import to_ordered_loops
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import RewriteFunction

    Body: TypeAlias = Callable[[list[Value]], None]

AFFINE: Final = "affine.for"
PARALLEL: Final = "scf.parallel"

ORDER_LOOPS: Final = FlagOption(
    "order-loops",
    False,
    "Put inside the loop that goes through memory from one element to the next, and tile it",
    ours=True,
)

CLEANED: Final = ("affine.apply", "memref.dim", "tensor.dim")
"""The ops whose canonicalization is part of the passes."""


# Loops. What stands in an affine.for or scf.parallel is made before the loop has its place, as in the reference: the
# driver does not hear of it, and visits it in its next iteration.


@final
class LoopBounds:
    """Lower bounds, upper bounds and steps of loops."""

    __slots__ = ("lower", "steps", "upper")

    def __init__(self, extents: Sequence[int | Value], rewriter: Rewriter) -> None:
        self.lower: list[Value] = []
        self.upper: list[Value] = []
        self.steps: list[Value] = []
        for extent in extents:
            self.lower.append(constant_index(rewriter, 0))
            self.upper.append(constant_index(rewriter, extent) if isinstance(extent, int) else extent)
            self.steps.append(constant_index(rewriter, 1))

    def of(self, at: int) -> tuple[Value, Value, Value]:
        """Those of one loop."""
        return self.lower[at], self.upper[at], self.steps[at]


def sequential_loops(extents: Sequence[int | Value], kinds: Sequence[str], body: Body, rewriter: Rewriter) -> None:
    bounds = LoopBounds(extents, rewriter)
    body([sequential_loop(*bounds.of(at), rewriter) for at in range(len(extents))])


def parallel_loops(extents: Sequence[int | Value], kinds: Sequence[str], body: Body, rewriter: Rewriter) -> None:
    bounds = LoopBounds(extents, rewriter)
    counters: list[Value] = []
    # Parallel loops that are yet to be made: where, of which operands, around which block.
    unmade: list[tuple[Block | None, Operation | None, list[Value], Block]] = []
    at = 0
    while at < len(extents):
        if kinds[at] != "parallel":
            counters.append(sequential_loop(*bounds.of(at), rewriter))
            at += 1
            continue
        end = at + 1
        while end < len(extents) and kinds[end] == "parallel":
            end += 1
        operands = [*bounds.lower[at:end], *bounds.upper[at:end], *bounds.steps[at:end]]
        place = (rewriter.block, rewriter.before)
        block = open_block(end - at, rewriter, "scf.reduce")
        unmade.append((*place, operands, block))
        counters.extend(block.arguments)
        at = end
    body(counters)
    for outer, before, operands, block in reversed(unmade):
        rewriter.block, rewriter.before = outer, before
        region = Region()
        region.append(block)
        count = len(operands) // 3
        sizes: dict[str, Attribute] = {"operandSegmentSizes": segments(count, count, count, 0)}
        rewriter.create(PARALLEL, operands, [], sizes, [region])


def affine_loops(extents: Sequence[int | Value], kinds: Sequence[str], body: Body, rewriter: Rewriter) -> None:
    bounds = LoopBounds(extents, rewriter)
    if not extents:
        body([])
    counters: list[Value] = []
    for at, extent in enumerate(extents):
        place = (rewriter.block, rewriter.before)
        block = open_block(1, rewriter, "affine.yield")
        counters.append(block.arguments[0])
        if at == len(extents) - 1:
            body(counters)
        rewriter.block, rewriter.before = place
        region = Region()
        region.append(block)
        known = isinstance(extent, int)
        identity = AffineMap.identity(1)
        rewriter.create(
            AFFINE,
            [] if known else [bounds.lower[at], bounds.upper[at]],
            [],
            {
                "lowerBoundMap": AffineMapAttr.get(AffineMap.constant(0) if known else identity),
                "operandSegmentSizes": segments(0, 0, 0) if known else segments(1, 1, 0),
                "step": IntegerAttr.get(1, INDEX),
                "upperBoundMap": AffineMapAttr.get(AffineMap.constant(extent) if isinstance(extent, int) else identity),
            },
            [region],
        )
        rewriter.insert_before(block.terminator())


def _may_be_bounds(op: Operation, extents: Sequence[int | Value]) -> bool:
    """All extents may be dims of maps where `op` is."""
    scope = affine_scope(op)
    return all(isinstance(one, int) or is_valid_dim(_extent_given(one), scope) for one in extents)


def _extent_given(extent: Value) -> Value:
    """dim(alloc(%n) : <?>, 0) -> %n, which is what the pass makes of it"""
    dim = extent.op
    made = None if dim is None or dim.info.name != "memref.dim" else dim.operands[0].op
    if dim is None or made is None or not made.info.extents:
        return extent
    index = constant_of(dim.operands[1])
    assert isinstance(index, IntegerAttr)
    before = shape_of(made.results[0].type)[: index.value]
    return dynamic_extents(made)[before.count(DYNAMIC)]


def lower(op: Operation, kind: str, rewriter: Rewriter) -> bool:
    """A structured op on memrefs -> loops"""
    ranges = ranges_of(op, rewriter)
    if ranges is None:
        return False
    if kind == AFFINE and not _may_be_bounds(op, ranges):
        kind = SEQUENTIAL
    make = sequential_loops if kind == SEQUENTIAL else affine_loops if kind == AFFINE else parallel_loops
    make(ranges, iterator_types(op), lambda counters: emit_body(op, counters, kind == AFFINE, rewriter), rewriter)
    rewriter.erase(op)
    return True


def to_loops(op: Operation, rewriter: Rewriter) -> bool:
    return lower(op, SEQUENTIAL, rewriter)


def to_affine_loops(op: Operation, rewriter: Rewriter) -> bool:
    return lower(op, AFFINE, rewriter)


def to_parallel_loops(op: Operation, rewriter: Rewriter) -> bool:
    return lower(op, PARALLEL, rewriter)


def run_with(op: Operation, pass_context: PassContext, lower_op: RewriteFunction) -> bool:
    """Rewrites what is inside `op`."""
    return rewrite(op, pass_context, (Rule(" ".join(STRUCTURED), lower_op),), canonicalized=CLEANED)


def run_sequential(op: Operation, pass_context: PassContext) -> bool:
    return run_with(op, pass_context, to_ordered_loops if ORDER_LOOPS.of(pass_context.options) else to_loops)


def run_affine(op: Operation, pass_context: PassContext) -> bool:
    return run_with(op, pass_context, to_affine_loops)


def run_parallel(op: Operation, pass_context: PassContext) -> bool:
    return run_with(op, pass_context, to_parallel_loops)


TO_LOOPS: Final = make_pass(
    "convert-linalg-to-loops", run_sequential, (ORDER_LOOPS,), class_name="ConvertLinalgToLoopsPass", apart=True
)
TO_AFFINE_LOOPS: Final = make_pass(
    "convert-linalg-to-affine-loops",
    run_affine,
    class_name="ConvertLinalgToAffineLoopsPass",
    apart=True,
)
TO_PARALLEL_LOOPS: Final = make_pass(
    "convert-linalg-to-parallel-loops",
    run_parallel,
    class_name="ConvertLinalgToParallelLoopsPass",
    apart=True,
)
