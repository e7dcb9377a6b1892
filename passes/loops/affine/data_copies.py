"""Buffers for what a range of ops reads and writes: elements are copied in before it, and out behind it.

                                                    %b = memref.alloc() : memref<8xf32, 1>
                                                    affine.for %j = 3 to 11 {
                                                      %1 = affine.load %m[%j]
                                                      affine.store %1, %b[%j - 3]
    affine.for %i = 0 to 8 {                        }
      %0 = affine.load %m[%i + 3]          ->       affine.for %i = 0 to 8 {
      use(%0)                                         %0 = affine.load %b[%i]
    }                                                 use(%0)
                                                    }
                                                    memref.dealloc %b

Ops are made in the reference's order and places, also those that are not needed, so that the text is the same.
"""

from __future__ import annotations

from math import prod

from pyopt.dialects.affine.composition import apply_of, canonicalize, compose
from pyopt.dialects.affine.syntax import DMA_MAPS
from pyopt.dialects.affine.validity import map_of
from pyopt.ir.affine import AffineExpr, AffineMap, AffineMapAttr, dim, shift_dims, sub
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I32
from pyopt.light import Sequence, final
from pyopt.passes.building.arith import constant_index
from pyopt.passes.building.memref import allocate
from pyopt.passes.loops.affine.copy_plans import (
    CopyNest,
    CopyPlan,
    CopySettings,
    in_space,
    set_subscripts,
)
from pyopt.passes.loops.affine.dependences import memref_place
from pyopt.passes.loops.affine.loops import apply
from pyopt.passes.loops.affine.memory_regions import Extent, MemoryRegion, element_bytes
from pyopt.passes.loops.affine.tiling import new_loop
from pyopt.rewrite.rewriter import Rewriter


@final
class BufferedRange:
    """Makes the buffers of a range of ops, of which `first` is the first one and `behind` follows the last one."""

    __slots__ = (
        "_behind",
        "_buffers",
        "_extents",
        "_first",
        "_function",
        "_rewriter",
        "_settings",
        "bytes",
        "nests",
        "touched",
    )

    def __init__(
        self, first: Operation, behind: Operation, function: Operation, settings: CopySettings, rewriter: Rewriter
    ) -> None:
        self._first = first
        self._behind = behind
        self._function = function
        self._settings = settings
        self._rewriter = rewriter
        self._buffers: dict[Value, Value] = {}
        self._extents: dict[Value, list[Extent]] = {}
        self.bytes = 0
        self.nests: list[CopyNest] = []
        # What the transfers touch, and whether they write it.
        self.touched: dict[Operation, list[tuple[Value, bool]]] = {}

    def copy(self, plan: CopyPlan, writes: bool) -> bool:
        """Copies a region out if the range `writes` it, else in, unless it is empty; False if that cannot be done."""
        rewriter, region = self._rewriter, plan.region
        rewriter.insert_at_start(self._function.regions[0].entry())
        rewriter.loc = self._function.loc
        zero = constant_index(rewriter, 0)
        rewriter.loc = region.loc
        extents = plan.extents()
        if extents is None:
            return False
        if not all(extent.size for extent in extents):
            return True
        around = plan.around
        first = around or self._first
        behind = around.next if around is not None else self._behind
        assert behind is not None
        starts = [self._start(extent.offset, region, zero, behind if writes else first) for extent in extents]
        shape = [extent.size for extent in extents]
        buffer = self._buffers.get(region.memref)
        end = behind
        if buffer is None:
            rewriter.insert_before(first)
            buffer = allocate(rewriter, in_space(shape, region.type.element_type, self._settings.fast))
            self._buffers[region.memref] = buffer
            self._extents[region.memref] = extents
            self.bytes += prod(shape) * (element_bytes(region.type.element_type) or 0)
            rewriter.insert_before(behind)
            end = rewriter.create("memref.dealloc", [buffer], [])
        counts = [self._number(prod(shape), zero)]
        if plan.dma:
            strides = plan.strides(shape)
            if len(strides) > 1:
                self._leave(region.memref, end, behind)
                return False
            counts += [self._number(number, zero) for stride in strides for number in stride]
            rewriter.insert_before(first)
            tag = allocate(rewriter, in_space([1], I32, self._settings.tag)), zero
            rewriter.insert_before(end)
            freed = rewriter.create("memref.dealloc", [tag[0]], [])
            rewriter.insert_before(freed if writes else first)
            slow, fast = (region.memref, starts), (buffer, [zero] * region.rank)
            started = self._transfer((fast, slow) if writes else (slow, fast), tag, counts)
            end = started if writes else freed
        else:
            rewriter.insert_before(end if writes else first)
            nest = self._nest(plan, extents, buffer, writes)
            self.nests.append(nest)
            if writes:
                end = nest.loops[0]
        if around is None:
            self._behind = end
        return True

    def _leave(self, memref: Value, end: Operation, behind: Operation) -> None:
        """The reference leaves a buffer behind that it does not use."""
        if end is not behind:
            self._rewriter.erase(end)
            self._extents.pop(memref)

    def _number(self, number: int, zero: Value) -> Value:
        """A constant in front of `zero`."""
        assert zero.op is not None
        self._rewriter.insert_before(zero.op)
        return constant_index(self._rewriter, number)

    def _transfer(
        self, sides: Sequence[tuple[Value, list[Value]]], tag: tuple[Value, Value], counts: list[Value]
    ) -> Operation:
        """A transfer at the insertion point from the first of the sides to the second, and the wait for it."""
        operands: list[Value] = []
        attributes: dict[str, Attribute] = {}
        for (memref, subscripts), name in zip((*sides, (tag[0], [tag[1]])), DMA_MAPS, strict=True):
            map, values = AffineMap.identity(len(subscripts)), subscripts
            if any(apply_of(value) is not None for value in values):
                map, values = compose(map, values)
            operands += [memref, *values]
            attributes[name] = AffineMapAttr.get(map)
        start = self._rewriter.create("affine.dma_start", [*operands, *counts], [], attributes)
        tag_map: dict[str, Attribute] = {DMA_MAPS[-1]: AffineMapAttr.get(AffineMap.identity(1))}
        wait = self._rewriter.create("affine.dma_wait", [*tag, counts[0]], [], tag_map)
        self.touched[start] = [(memref, number > 0) for number, (memref, _) in enumerate((*sides, tag))]
        self.touched[wait] = []
        return start

    def _start(self, offset: AffineExpr, region: MemoryRegion, zero: Value, place: Operation) -> Value:
        """Where the box begins in a dim, as a value; a number stands in front of `zero`."""
        rewriter = self._rewriter
        if not offset.is_constant():
            rewriter.insert_before(place)
            return apply(AffineMap.get(len(region.symbols), 0, [offset]), region.symbols, rewriter)
        return self._number(offset.value, zero) if offset.value else zero

    def _nest(self, plan: CopyPlan, extents: list[Extent], buffer: Value, writes: bool) -> CopyNest:
        """Loops at the insertion point that copy element by element."""
        rewriter, region = self._rewriter, plan.region
        loops = [new_loop(*plan.bounds(at), 1, rewriter) for at in range(region.rank)]
        counters: list[Value] = [loop.regions[0].entry().arguments[0] for loop in loops]
        rank, others = region.rank, len(region.symbols)
        results = [sub(dim(at), shift_dims(extent.offset, others, rank)) for at, extent in enumerate(extents)]
        outside = AffineMap.identity(rank), region.memref, counters
        moved, values = canonicalize(AffineMap.get(rank + others, 0, results), [*counters, *region.symbols])
        inside = moved, buffer, values
        source, target = (inside, outside) if writes else (outside, inside)
        map, memref, values = source
        attributes: dict[str, Attribute] = {"map": AffineMapAttr.get(map)}
        load = rewriter.create("affine.load", [memref, *values], [region.type.element_type], attributes)
        map, memref, values = target
        attributes = {"map": AffineMapAttr.get(map)}
        store = rewriter.create("affine.store", [load.results[0], memref, *values], [], attributes)
        return CopyNest(loops, [load, store])

    def replace(self, region: MemoryRegion, users: Sequence[Operation]) -> None:
        """Accesses of the memref become those of its buffer."""
        memref = region.memref
        if memref not in self._extents:
            return
        offsets = [extent.offset for extent in self._extents[memref]]
        for user in users:
            redirect(user, self._buffers[memref], offsets, region.symbols, self._rewriter)


def redirect(
    user: Operation, buffer: Value, offsets: Sequence[AffineExpr], symbols: Sequence[Value], rewriter: Rewriter
) -> None:
    """The access becomes one of a buffer whose first element is that with the offsets, by the symbols as dims."""
    count = len(symbols)
    results: list[AffineExpr] = [sub(dim(count + at), offset) for at, offset in enumerate(offsets)]
    map = AffineMap.get(count + len(offsets), 0, results)
    at = memref_place(user)
    old, values = map_of(user).value, user.operands[at + 1 :]
    rewriter.start_at(user)
    made: list[Value] = []
    if not old.is_identity():
        made = values = [apply(one, values, rewriter) for one in _single_results(old)]
    if not map.is_identity():
        # What they are made of stays behind, as in the reference.
        made = values = [apply(one, [*symbols, *values], rewriter) for one in _single_results(map)]
    set_subscripts(user, buffer, canonicalize(*compose(AffineMap.identity(len(offsets)), values)), rewriter)
    for value in made:
        assert value.op is not None
        rewriter.erase(value.op)


def _single_results(map: AffineMap) -> list[AffineMap]:
    return [AffineMap.get(map.num_dims, map.num_symbols, [result]) for result in map.results]
