"""Putting a slice of one nest into another one, and a private memref in the place of one that both share.

affine.for %i = 0 to 10 {                   %p = memref.alloc() : memref<1xf32>
  affine.store %x, %m[%i]                   affine.for %i = 0 to 10 {
}                                   ->        affine.store %x, %p[0]
affine.for %i = 0 to 10 {                     %0 = affine.load %p[0]
  %0 = affine.load %m[%i]                   }
}
"""

from __future__ import annotations

from math import prod

from pyopt.dialects.affine.composition import canonicalize, compose
from pyopt.dialects.affine.validity import map_of, step_of
from pyopt.ir.affine import AffineMap, constant
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.types import I64, MemRefType
from pyopt.light import Sequence, final
from pyopt.passes.building.memref import allocate
from pyopt.passes.loops.affine.data_copies import redirect
from pyopt.passes.loops.affine.data_copy_generate import ACCESSES
from pyopt.passes.loops.affine.dependences import loops_around, memref_place
from pyopt.passes.loops.affine.fusion.slices import NestSlice, counter_of
from pyopt.passes.loops.affine.loops import lower_bound, set_bounds, upper_bound
from pyopt.passes.loops.affine.memory_regions import MemoryRegion, access_region, element_bytes
from pyopt.passes.loops.affine.single_iterations import promote
from pyopt.rewrite.rewriter import Rewriter

_KIBIBYTE = 1024


@final
class LocalMemory:
    """Where private memrefs go: into a memory space, if they are not larger than a number of KiB."""

    __slots__ = ("space", "threshold")

    def __init__(self, space: int, threshold: int) -> None:
        self.space = space
        self.threshold = threshold


def fuse(source: Operation, target: Operation, around: Operation, slice: NestSlice, rewriter: Rewriter) -> None:
    """Copies the slice to the start of the body of a loop of the target, or to its end if the source comes later."""
    body = around.regions[0].entry()
    first = body.first if source.is_before_in_block(target) else body.terminator()
    assert first is not None
    rewriter.insert_before(first)
    copy = rewriter.clone(source, {})
    inside = dict(zip(source.walk(), copy.walk(), strict=True))
    for loop, (lower, upper) in zip(slice.loops, slice.bounds, strict=True):
        new = inside[loop]
        below, above = lower_bound(new), upper_bound(new)
        if lower is not None:
            below = canonicalize(slice.map_of(lower), slice.values)
        if upper is not None:
            above = canonicalize(slice.map_of(upper), slice.values)
        set_bounds(new, below, above, step_of(new), rewriter)
    for loop in slice.loops:
        promote(inside[loop], rewriter)


def joined_region(ops: Sequence[Operation], outer: Sequence[Value]) -> MemoryRegion | None:
    """The box around what affine accesses of one memref touch, or the whole memref; None if its size is not known."""
    found: MemoryRegion | None = None
    for op in ops:
        region = access_region(op, outer)
        if region is None or (found is not None and not found.unite(region)):
            return MemoryRegion.whole(op, [])
        found = found or region
    return found


def common_region(ops: Sequence[Operation], outer: Sequence[Value]) -> MemoryRegion | None:
    """The box of what affine accesses of one memref touch that have the same subscripts; None of others."""
    if len({_subscripts(op) for op in ops}) > 1:
        return None
    return access_region(ops[0], outer, exact=True)


def _subscripts(op: Operation) -> tuple[AffineMap, tuple[Value, ...]]:
    map, values = compose(map_of(op).value, op.operands[memref_place(op) + 1 :])
    return map, tuple(values)


def make_private(
    root: Operation,
    stores: Sequence[Operation],
    depth: int,
    block: Block,
    memory: LocalMemory,
    exact: bool,
    rewriter: Rewriter,
) -> Value | None:
    """A memref of what the stores write in one iteration of the first loops, in place of their memref in the nest."""
    # The reference counts the depth from the outermost loop on, whatever the root is.
    counters = [counter_of(loop) for loop in loops_around(stores[0])[:depth]]
    region = common_region(stores, counters)
    if region is None and not exact:
        region = joined_region(stores, counters)
    extents = None if region is None else region.extents()
    if region is None or extents is None:
        return None
    shape = [extent.size for extent in extents]
    type = region.type
    bytes = prod(shape) * (element_bytes(type.element_type) or 0)
    space = type.memory_space
    if bytes <= memory.threshold * _KIBIBYTE:
        space = IntegerAttr.get(memory.space, I64) if memory.space else None
    rewriter.loc = root.loc
    rewriter.insert_at_start(block)
    private = allocate(rewriter, MemRefType.get(tuple(shape), type.element_type, None, space))
    offsets = [extent.offset for extent in extents]
    symbols = region.symbols if any(offset is not constant(0) for offset in offsets) else []
    for user in _after_first(stores, loops_around(stores[0], root)[depth - 1], region.memref):
        redirect(user, private, offsets, symbols, rewriter)
    return private


def _after_first(stores: Sequence[Operation], around: Operation, memref: Value) -> list[Operation]:
    """The accesses of a memref in the body of a loop, from the first op on that stores to it."""
    body = around.regions[0].entry()
    found: list[Operation] = []
    first = True
    held = set(stores)
    for op in body:
        inside = [one for one in op.walk() if one.info.name in ACCESSES and one.operands[memref_place(one)] is memref]
        if first and held.isdisjoint(inside):
            continue
        first = False
        found += inside
    return found
