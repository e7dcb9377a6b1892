"""What a copy of a region of a memref to a buffer is made by, and the loops that make it."""

from __future__ import annotations

from pyopt.dialects.affine.validity import map_of
from pyopt.ir.affine import AffineExpr, AffineMap, AffineMapAttr, constant
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I64, MemRefType, Type
from pyopt.light import TYPE_CHECKING, Callable, Sequence, final
from pyopt.passes.canonicalize.affine.access_rules import simpler
from pyopt.passes.canonicalize.scf.common import defined_outside
from pyopt.passes.loops.affine.dependences import loops_around, memref_place
from pyopt.passes.loops.affine.memory_regions import Extent, MemoryRegion
from pyopt.passes.loops.affine.single_iterations import promote
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.dialects.affine.composition import Bound


@final
class CopySettings:
    """Memory spaces, how it is copied, and whether as in the reference."""

    __slots__ = ("capacity", "dma", "exact", "fast", "slow", "tag")

    def __init__(self, spaces: tuple[int, int, int], capacity: int, dma: bool, exact: bool) -> None:
        """`spaces`: the slow one, the fast one, and that of the tags; `capacity` in bytes."""
        self.slow, self.fast, self.tag = spaces
        self.capacity = capacity
        self.dma = dma
        self.exact = exact


def set_subscripts(op: Operation, memref: Value, subscripts: Bound, rewriter: Rewriter) -> None:
    """The affine access is one of this memref."""
    at = memref_place(op)
    op.set_attribute("map", AffineMapAttr.get(subscripts[0]))
    rewriter.set_operands(op, [*op.operands[:at], memref, *subscripts[1]])


def in_space(shape: Sequence[int], element: Type, space: int) -> MemRefType:
    """A memref type in a memory space with a number."""
    return MemRefType.get(tuple(shape), element, None, IntegerAttr.get(space, I64) if space else None)


@final
class CopyPlan:
    """How a region is copied: in front of and behind the loop `around` the range, if there is one; whether by DMA.

    `clamped` has the bounds that may be outside of the memref: dims, and whether it is the upper one.
    """

    __slots__ = ("around", "clamped", "dma", "region")

    def __init__(self, region: MemoryRegion, around: Operation | None, dma: bool) -> None:
        self.region = region
        self.around = around
        self.dma = dma
        self.clamped: list[tuple[int, bool]] = []

    def extents(self) -> list[Extent] | None:
        """The extents of the buffer, one of which may be 0; None if there is no buffer."""
        region = self.region
        extents = region.extents() if region.type.layout is None and region.rank else None
        if extents is not None and all(extent.size for extent in extents) and not region.is_bounded():
            return None
        return extents

    def bounds(self, at: int) -> tuple[Bound, Bound]:
        """Between which subscripts elements are copied."""
        lower, upper = self.region.lower(at), self.region.upper(at)
        if (at, False) in self.clamped:
            lower = _clamp(lower, 0, max)
        if (at, True) in self.clamped:
            upper = _clamp(upper, self.region.shape()[at], min)
        return lower, upper

    def strides(self, shape: Sequence[int]) -> list[tuple[int, int]]:
        """(stride, number of contiguous elements) of each level at which the elements are not contiguous."""
        found: list[tuple[int, int]] = []
        stride = count = 1
        for at in range(len(shape) - 1, 0, -1):
            whole = self.region.shape()[at]
            stride *= whole
            count *= shape[at]
            if shape[at] < whole and shape[at - 1] > 1:
                found.append((stride, count))
        return found


def _clamp(bound: Bound, number: int, choose: Callable[[int, int], int]) -> Bound:
    """With a number as one more result, or chosen from it and those that are there."""
    map, values = bound
    results: list[AffineExpr] = []
    for result in map.results:
        if result.is_constant():
            number = choose(number, result.value)
        else:
            results.append(result)
    return AffineMap.get(map.num_dims, map.num_symbols, [*results, constant(number)]), values


def independent_loops(first: Operation, region: MemoryRegion) -> list[Operation]:
    """The loops around `first`, from inside outwards, as far as the region does not depend on them."""
    found: list[Operation] = []
    for loop in reversed(loops_around(first)):
        if not all(defined_outside(value, loop) for value in (region.memref, *region.symbols)):
            break
        found.append(loop)
    return found


@final
class CopyNest:
    """Loops that copy a region, and the load and the store in them."""

    __slots__ = ("accesses", "loops")

    def __init__(self, loops: list[Operation], accesses: list[Operation]) -> None:
        self.loops = loops
        self.accesses = accesses

    def finish(self, rewriter: Rewriter) -> None:
        """Loops that run once go; what the subscripts are computed from is put into them."""
        for loop in reversed(self.loops):
            promote(loop, rewriter)
        for op in self.accesses:
            at = memref_place(op)
            subscripts = simpler(map_of(op).value, op.operands[at + 1 :])
            if subscripts is not None:
                set_subscripts(op, op.operands[at], subscripts, rewriter)
