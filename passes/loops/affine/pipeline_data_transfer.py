"""affine-pipeline-data-transfer: what the next iteration needs is transferred while one runs, into the other buffer.

    affine.for %i = 0 to 8 {                 start %m[0] to %b2[0, 0], %t2[0, 0]
      start %m[%i * 32] to %b[0], %t[0]      affine.for %i = 1 to 8 {
      wait for %t[0]                           start %m[%i * 32] to %b2[%i mod 2, 0], %t2[%i mod 2, 0]
      use(%b)                          ->      wait for %t2[(%i - 1) mod 2, 0]
    }                                          use(%b2[(%i - 1) mod 2])
                                             }
                                             wait for %t2[7 mod 2, 0]
                                             use(%b2[7 mod 2])

A transfer is one to a memory space with a greater number, into memory that only the loop uses, and by affine accesses;
the wait is that for the same tag. Inner loops come first. Transfers go in front of all else that an iteration does: by
default nothing in the loop may write what is transferred, a transfer must fill the buffer, only what is behind the wait
may use it, and the loop must run. The reference asks for none of these; `reference-exact` does as it does.
"""

from __future__ import annotations

from math import prod

from pyopt.analysis.effects import affects, value_effects
from pyopt.dialects.affine.composition import compose, constant_number
from pyopt.dialects.affine.syntax import DMA_MAPS, dma_parts
from pyopt.dialects.affine.validity import map_of, step_of
from pyopt.ir.affine import AffineMap, AffineMapAttr, add, constant, dim, floordiv, mod
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import ALLOCATES, FREES
from pyopt.ir.types import DYNAMIC, MemRefType
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.passes.building.memref import allocate
from pyopt.passes.loops.affine.data_copy_generate import ACCESSES
from pyopt.passes.loops.affine.dependences import AliasedPairs, memref_place, touched_by
from pyopt.passes.loops.affine.loops import apply, lower_bound, set_bounds
from pyopt.passes.loops.affine.single_iterations import promote
from pyopt.passes.loops.affine.tiling import new_loop
from pyopt.passes.loops.affine.trip_counts import constant_trip_count
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.dialects.affine.composition import Bound

REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Pipeline what mlir-opt does, also where that is wrong")
_START: Final = "affine.dma_start"
_WAIT: Final = "affine.dma_wait"


@final
class PipelinedTransfer:
    """A start, the wait for it, and the memrefs."""

    __slots__ = ("buffer", "source", "start", "tag", "wait")

    def __init__(self, start: Operation, wait: Operation) -> None:
        self.start = start
        self.wait = wait
        self.source, self.buffer, self.tag = memrefs_of(start)


def memrefs_of(start: Operation) -> list[Value]:
    """What a transfer reads, what it writes, and its tag."""
    return [memref for _, memref, _ in dma_parts(start, DMA_MAPS)]


def transfers_in(loop: Operation) -> list[PipelinedTransfer]:
    """The transfers of a loop that may be pipelined, by their memrefs."""
    body = list(loop.regions[0].entry())
    waits = [op for op in body if op.info.name == _WAIT]
    written: list[Value] = []
    for op in body:
        if op.info.name == _START:
            source, target, _ = memrefs_of(op)
            if _space(source) > _space(target):
                written.append(target)
    found: list[PipelinedTransfer] = []
    for start in body:
        if start.info.name != _START:
            continue
        _, tag, subscripts = dma_parts(start, DMA_MAPS)[2]
        wait = next((op for op in waits if op.operands[:-1] == [tag, *subscripts]), None)
        if wait is None:
            continue
        transfer = PipelinedTransfer(start, wait)
        if _space(transfer.buffer) <= _space(transfer.source):
            continue
        users = [op for op in transfer.buffer.uses if not affects(op, FREES, transfer.buffer)]
        if all(loop.is_ancestor_of(op) for op in users) and transfer.source not in written:
            found.append(transfer)
    return found


def _space(memref: Value) -> int:
    type = memref.type
    assert isinstance(type, MemRefType)
    return type.memory_space.value if isinstance(type.memory_space, IntegerAttr) else 0


def is_made_for(memref: Value, users: Sequence[Operation]) -> bool:
    """The memref is an allocation that only these ops use."""
    op = memref.op
    if op is None or op.info.name != "memref.alloc" or value_effects(op) != [(ALLOCATES, memref)]:
        return False
    return all(user in users or affects(user, FREES, memref) for user in memref.uses)


def is_safe(loop: Operation, transfers: Sequence[PipelinedTransfer]) -> bool:
    """All transfers of the loop may be made one iteration earlier."""
    if not constant_trip_count(loop):
        return False
    body = list(loop.regions[0].entry())
    starts = [transfer.start for transfer in transfers]
    waits = [transfer.wait for transfer in transfers]
    if len(set(waits)) < len(waits):
        return False
    pairs = AliasedPairs()
    for op in loop.walk():
        if op in starts or op in waits or op.info.name == "affine.prefetch":
            continue
        written = _written_by(op, loop)
        if written is None or any(pairs.may_alias(value, one.source) for value in written for one in transfers):
            return False
    for transfer in transfers:
        if not _fills(transfer) or body.index(transfer.start) > body.index(transfer.wait):
            return False
        if transfer.source.op is not None and loop.is_ancestor_of(transfer.source.op):
            return False
        if any(pairs.may_alias(transfer.source, one) for other in transfers for one in (other.buffer, other.tag)):
            return False
        after = body[body.index(transfer.wait) + 1 :]
        users = [
            op
            for op in transfer.buffer.uses
            if op.operands.count(transfer.buffer) == 1
            and (op.info.name in ACCESSES or op.info.name == _START)
            and op.operands[memref_place(op)] is transfer.buffer
            and any(one.is_ancestor_of(op) for one in after)
        ]
        if not is_made_for(transfer.buffer, [transfer.start, *users]):
            return False
        if not is_made_for(transfer.tag, [transfer.start, transfer.wait]):
            return False
    return True


def _written_by(op: Operation, loop: Operation) -> list[Value] | None:
    """The memory that an op writes; None if that is not known."""
    if op.info.name == _START:
        return memrefs_of(op)[1:]
    if op.info.name == _WAIT:
        # It is for a transfer in the loop.
        tag = op.operands[0]
        return [] if is_made_for(tag, [one for one in tag.uses if loop.is_ancestor_of(one)]) else None
    touched = touched_by(op)
    return None if touched is None else [value for value, writes in touched if writes]


def _fills(transfer: PipelinedTransfer) -> bool:
    """The transfer writes all of its buffer, and the wait is for all of it, by the same element of the tag."""
    parts = dma_parts(transfer.start, DMA_MAPS)
    counts = transfer.start.operands[sum(1 + len(values) for _, _, values in parts) :]
    type = transfer.buffer.type
    assert isinstance(type, MemRefType)
    if len(counts) == 0 or constant_number(counts[0]) != prod(type.shape or ()):
        return False
    places = [compose(map, values) for map, _, values in parts[1:]]
    if not all(result is constant(0) for result in places[0][0].results):
        return False
    ((map, _, values),) = dma_parts(transfer.wait, DMA_MAPS[2:])
    other, count = compose(map, values), transfer.wait.operands[-1]
    return other == places[1] and other[0].is_constant() and constant_number(count) == constant_number(counts[0])


def double(loop: Operation, memref: Value, rewriter: Rewriter) -> bool:
    """The loop uses two of the memref, each in every second iteration; False if that cannot be done."""
    type = memref.type
    assert isinstance(type, MemRefType) and type.shape is not None
    rewriter.start_at(loop)
    new_type = MemRefType.get((2, *type.shape), type.element_type, None, type.memory_space)
    buffer = allocate(rewriter, new_type)
    body = loop.regions[0].entry()
    counter = body.arguments[0]
    step = step_of(loop)
    assert body.first is not None
    rewriter.insert_before(body.first)
    number = dim(0) if step == 1 else floordiv(dim(0), constant(step))
    parity = apply(AffineMap.get(1, 0, [mod(number, constant(2))]), [counter], rewriter)
    users = [op for op in memref.uses if loop.is_ancestor_of(op)]
    known = [*ACCESSES, _START, _WAIT]
    if not all(op.info.name in known or affects(op, FREES, memref) for op in users):
        assert parity.op is not None
        rewriter.erase(parity.op)
        return False
    for op in users:
        if not affects(op, FREES, memref):
            _use_double(op, memref, buffer, parity, rewriter)
    rewriter.insert_after(loop)
    rewriter.create("memref.dealloc", [buffer], [])
    allocation = memref.op
    if allocation is not None and all(affects(op, FREES, memref) for op in memref.uses):
        for op in list(memref.uses):
            rewriter.erase(op)
        rewriter.erase(allocation)
    return True


def _use_double(op: Operation, memref: Value, buffer: Value, parity: Value, rewriter: Rewriter) -> None:
    """The op accesses the buffer of the iteration."""

    def inside(map: AffineMap, values: Sequence[Value]) -> Bound:
        shifted = [dim(0), *map.replace([dim(one + 1) for one in range(map.num_dims)], (), map.num_dims + 1, 0).results]
        return compose(AffineMap.get(map.num_dims + 1, map.num_symbols, shifted), [parity, *values])

    if op.info.name in ACCESSES:
        at = memref_place(op)
        map, values = inside(map_of(op).value, op.operands[at + 1 :])
        op.set_attribute("map", AffineMapAttr.get(map))
        rewriter.set_operands(op, [*op.operands[:at], buffer, *values])
        return
    names = DMA_MAPS if op.info.name == _START else DMA_MAPS[2:]
    parts = dma_parts(op, names)
    rest = op.operands[sum(1 + len(values) for _, _, values in parts) :]
    operands: list[Value] = []
    for (map, one, values), name in zip(parts, names, strict=True):
        if one is memref:
            map, values = inside(map, values)  # noqa: PLW2901  # the subscripts as they are set
            op.set_attribute(name, AffineMapAttr.get(map))
        operands += [buffer if one is memref else one, *values]
    rewriter.set_operands(op, [*operands, *rest])


def needed_by(start: Operation, memrefs: Sequence[Value] = ()) -> list[Operation] | None:
    """The affine.apply in the block of a start that compute its operands but the memrefs; None if another op does."""
    assert start.block is not None
    needed: list[Operation] = []
    work = [start]
    while work:
        for value in work.pop().operands:
            source = value.op
            if source is None or source.block is not start.block or source in needed or value in memrefs:
                continue
            if source.info.name != "affine.apply":
                return None
            needed.append(source)
            work.append(source)
    return [op for op in start.block if op in needed]


def early_ops(loop: Operation, starts: Sequence[Operation], rewriter: Rewriter) -> list[Operation]:
    """The starts with what computes their operands; copies of it if others use it, too."""
    early: dict[Operation, None] = {}
    for start in starts:
        needed = needed_by(start) or []
        values: dict[Value, Value] = {}
        for op in needed:
            if all(user is start or user in needed for result in op.results for user in result.uses):
                early[op] = None
                continue
            rewriter.insert_before(start)
            copy = rewriter.clone(op, values)
            copy.loc = start.loc
            early[copy] = None
        if values:
            rewriter.set_operands(start, [values.get(value, value) for value in start.operands])
        early[start] = None
    return [op for op in loop.regions[0].entry() if op in early]


def skew(loop: Operation, early: Sequence[Operation], rewriter: Rewriter) -> None:
    """The early ops of an iteration come in front of the others of the iteration before."""
    body = loop.regions[0].entry()
    counter, step = body.arguments[0], step_of(loop)
    count = constant_trip_count(loop) or 0
    lower, values = lower_bound(loop)

    def after(iterations: int) -> Bound:
        """The counter that many iterations after the first one."""
        results = [add(result, constant(iterations * step)) for result in lower.results]
        return AffineMap.get(lower.num_dims, lower.num_symbols, results), list(values)

    late = [op for op in body if op not in early and op is not body.terminator()]
    rewriter.start_at(loop)
    if count:
        first = new_loop(after(0), after(1), step, rewriter)
        copies: dict[Value, Value] = {counter: first.regions[0].entry().arguments[0]}
        for op in early:
            rewriter.clone(op, copies)
        promote(first, rewriter)
    for op in early:
        rewriter.move_before(op, late[0] if late else body.terminator())
    rewriter.insert_before(late[0] if late else body.terminator())
    rewriter.loc = loop.loc
    before = AffineMap.get(1, 0, [add(dim(0), constant(-step))])
    earlier = apply(before, [counter], rewriter)
    for op in late:
        for one in op.walk():
            if counter in one.operands:
                rewriter.set_operands(one, [earlier if value is counter else value for value in one.operands])
    last_in = loop.next
    assert last_in is not None
    rewriter.insert_before(last_in)
    last = new_loop(after(count), after(count + 1), step, rewriter)
    copies = {earlier: apply(before, [last.regions[0].entry().arguments[0]], rewriter)}
    for op in late:
        rewriter.clone(op, copies)
    if count:
        set_bounds(loop, after(1), after(count), step, rewriter)
    else:
        # What the reference makes of a loop that does not run.
        for late_op in reversed(late):
            rewriter.erase(late_op)
        assert earlier.op is not None
        rewriter.erase(earlier.op)
    counter.loc = loop.loc
    promote(loop, rewriter)
    promote(last, rewriter)


def pipeline(loop: Operation, exact: bool, rewriter: Rewriter) -> bool:
    """Pipelines the transfers of one loop; whether something changed."""
    transfers = transfers_in(loop)
    starts = [transfer.start for transfer in transfers]
    memrefs = [*[transfer.buffer for transfer in transfers], *[transfer.tag for transfer in transfers]]
    if len(lower_bound(loop)[0].results) != 1 or constant_trip_count(loop) is None:
        return False
    if not transfers or len(set(memrefs)) < len(memrefs) or not all(_can_be_doubled(memref) for memref in memrefs):
        return False
    in_order = not loop.results and all(needed_by(start, memrefs) is not None for start in starts)
    if not exact and (not in_order or not is_safe(loop, transfers)):
        return False
    if all(double(loop, memref, rewriter) for memref in memrefs) and in_order:
        skew(loop, early_ops(loop, starts, rewriter), rewriter)
    return True


def _can_be_doubled(memref: Value) -> bool:
    """Its size is known, and its elements are in the order of their subscripts."""
    type = memref.type
    return isinstance(type, MemRefType) and type.layout is None and DYNAMIC not in (type.shape or ())


def run(op: Operation, pass_context: PassContext) -> bool:
    """Pipelines the loops of a function, inner ones first."""
    exact = REFERENCE_EXACT.of(pass_context.options)
    rewriter = Rewriter(pass_context.context)
    changed = False
    for loop in [one for one in op.walk_postorder() if one.info.name == "affine.for"]:
        changed = pipeline(loop, exact, rewriter) or changed
    return changed


PASS = make_pass(
    "affine-pipeline-data-transfer",
    run,
    (REFERENCE_EXACT,),
    anchor="func.func",
    class_name="AffinePipelineDataTransfer",
    apart=True,
)
