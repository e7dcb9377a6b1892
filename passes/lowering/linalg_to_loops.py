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

from pyopt.dialects.affine.composition import canonicalize
from pyopt.dialects.affine.validity import affine_scope, is_valid_dim
from pyopt.dialects.linalg.structure import (
    STRUCTURED,
    body_of,
    has_buffer_semantics,
    indexing_maps,
    inits,
    inputs,
    iterator_types,
    loop_of_index,
    rank_of,
    shape_of,
    shapes_to_loops,
)
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.signature import dynamic_extents, segments
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final
from pyopt.passes.building.arith import constant_index
from pyopt.passes.building.memref import TEMPORAL
from pyopt.passes.lowering.common import rewrite
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import RewriteFunction

    Body: TypeAlias = Callable[[list[Value]], None]

SEQUENTIAL: Final = "scf.for"
AFFINE: Final = "affine.for"
PARALLEL: Final = "scf.parallel"

CLEANED: Final = ("affine.apply", "memref.dim", "tensor.dim")
"""The ops whose canonicalization is part of the passes."""


# Extents.


def extents_of_operands(op: Operation, rewriter: Rewriter) -> list[int | Value]:
    """The extents of all operands in a row: a number, or a new memref.dim."""
    found: list[int | Value] = []
    for operand in op.operands:
        for number, extent in enumerate(shape_of(operand.type)):
            if extent != DYNAMIC:
                found.append(extent)
                continue
            index = constant_index(rewriter, number)
            name = "memref.dim" if isinstance(operand.type, MemRefType) else "tensor.dim"
            found.append(rewriter.create(name, [operand, index], [INDEX]).results[0])
    return found


# Loops. What stands in an affine.for or scf.parallel is made before the loop has its place, as in the reference: the
# driver does not hear of it, and visits it in its next iteration.


def open_block(count: int, rewriter: Rewriter, end: str) -> Block:
    """A block with index arguments and an empty terminator called `end`, into which the insertion point goes."""
    block = Block()
    for _ in range(count):
        block.add_argument(INDEX, rewriter.loc)
    rewriter.insert_at_end(block)
    rewriter.insert_before(rewriter.create(end, [], []))
    return block


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


def sequential_loop(bounds: LoopBounds, at: int, rewriter: Rewriter) -> Value:
    """An scf.for, into which the insertion point goes; gives its counter."""
    region = Region()
    operands = [bounds.lower[at], bounds.upper[at], bounds.steps[at]]
    rewriter.create(SEQUENTIAL, operands, [], None, [region])
    block = open_block(1, rewriter, "scf.yield")
    region.append(block)
    return block.arguments[0]


def sequential_loops(extents: Sequence[int | Value], kinds: Sequence[str], body: Body, rewriter: Rewriter) -> None:
    bounds = LoopBounds(extents, rewriter)
    body([sequential_loop(bounds, at, rewriter) for at in range(len(extents))])


def parallel_loops(extents: Sequence[int | Value], kinds: Sequence[str], body: Body, rewriter: Rewriter) -> None:
    bounds = LoopBounds(extents, rewriter)
    counters: list[Value] = []
    # Parallel loops that are yet to be made: where, of which operands, around which block.
    unmade: list[tuple[Block | None, Operation | None, list[Value], Block]] = []
    at = 0
    while at < len(extents):
        if kinds[at] != "parallel":
            counters.append(sequential_loop(bounds, at, rewriter))
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


# The body.


def subscripts(map: AffineMap, counters: Sequence[Value], rewriter: Rewriter) -> list[Value]:
    """An affine.apply for each result of a map of the loops."""
    found: list[Value] = []
    for result in map.results:
        single, operands = canonicalize(AffineMap.get(map.num_dims, map.num_symbols, [result]), counters)
        attributes = {"map": AffineMapAttr.get(single)}
        found.append(rewriter.create("affine.apply", operands, [INDEX], dict(attributes)).results[0])
    return found


def load(memref: Value, indices: Sequence[Value], affine: bool, rewriter: Rewriter) -> Value:
    """The element of a memref."""
    assert isinstance(memref.type, MemRefType)
    types = [memref.type.element_type]
    if not affine:
        return rewriter.create("memref.load", [memref, *indices], types, TEMPORAL).results[0]
    attributes = {"map": AffineMapAttr.get(AffineMap.identity(len(indices)))}
    return rewriter.create("affine.load", [memref, *indices], types, dict(attributes)).results[0]


def store(value: Value, memref: Value, indices: Sequence[Value], affine: bool, rewriter: Rewriter) -> None:
    """Writes the element of a memref."""
    if affine:
        attributes = {"map": AffineMapAttr.get(AffineMap.identity(len(indices)))}
        rewriter.create("affine.store", [value, memref, *indices], [], dict(attributes))
    else:
        rewriter.create("memref.store", [value, memref, *indices], [], TEMPORAL)


def emit_body(op: Operation, counters: Sequence[Value], affine: bool, rewriter: Rewriter) -> None:
    """Loads of all operands, the ops of the body, and stores of what it yields."""
    maps = indexing_maps(op)
    values: dict[Value, Value] = {}
    body = body_of(op)
    loaded: list[Value] = []
    for operand, map in zip(op.operands, maps, strict=True):
        if rank_of(operand.type) == 0 and not isinstance(operand.type, MemRefType):
            loaded.append(operand)
        else:
            loaded.append(load(operand, subscripts(map, counters, rewriter), affine, rewriter))
    targets = inits(op)
    first = len(inputs(op))
    indices = [subscripts(map, counters, rewriter) for map in maps[first:]]
    values.update(zip(body.arguments, loaded, strict=True))
    terminator = body.terminator()
    for inner in body:
        if inner is terminator:
            continue
        if inner.info.name == "linalg.index":
            values[inner.results[0]] = counters[loop_of_index(inner)]
        else:
            rewriter.clone(inner, values)
    for value, target, place in zip(terminator.operands, targets, indices, strict=True):
        store(values.get(value, value), target, place, affine, rewriter)


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
    if not has_buffer_semantics(op):
        return False
    inverse = shapes_to_loops(indexing_maps(op))
    if inverse is None:
        return False
    extents = extents_of_operands(op, rewriter)
    ranges = [extents[result.value] for result in inverse.results]
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
    return run_with(op, pass_context, to_loops)


def run_affine(op: Operation, pass_context: PassContext) -> bool:
    return run_with(op, pass_context, to_affine_loops)


def run_parallel(op: Operation, pass_context: PassContext) -> bool:
    return run_with(op, pass_context, to_parallel_loops)


TO_LOOPS: Final = make_pass(
    "convert-linalg-to-loops", run_sequential, class_name="ConvertLinalgToLoopsPass", apart=True
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
