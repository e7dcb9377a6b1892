"""affine-data-copy-generate: what affine loads and stores touch is copied to fast memory, and from there back.

    affine.for %i = 0 to 64 step 8 {             affine.for %i = 0 to 64 step 8 {
      affine.for %j = 0 to 8 {                     %b = memref.alloc() : memref<8xf32, 1>
        %0 = affine.load %m[%i + %j]               affine.for %k = #(%i) to #(%i + 8) {
        use(%0)                                      %1 = affine.load %m[%k]
      }                                    ->        affine.store %1, %b[%k - %i]
    }                                              }
                                                   affine.for %j = 0 to 8 {
                                                     %0 = affine.load %b[%j]
                                                     use(%0)
                                                   }
                                                   memref.dealloc %b
                                                 }

Ranges of the function's blocks are looked at: each loop is one, and the ops from a load or store up to the next loop
are. A loop whose boxes of elements are larger than the fast memory is not; its body is, with the bounds that do not
depend on its counter copied around it. Of a memref the least box around all accesses is copied, or all of it if that is
not known. The reference takes memrefs for different memory, all ops in the range for affine accesses that may be
replaced, and every element of a box for one that exists and is stored; `reference-exact` does so, too.
"""

from __future__ import annotations

from pyopt.analysis.effects import affects
from pyopt.dialects.affine.validity import step_of
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.opinfo import FREES
from pyopt.ir.types import MemRefType
from pyopt.light import Final, Sequence, final
from pyopt.passes.building.arith import constant_index
from pyopt.passes.loops.affine.copy_plans import (
    CopyNest,
    CopyPlan,
    CopySettings,
    independent_loops,
)
from pyopt.passes.loops.affine.copy_safety import CopySafety
from pyopt.passes.loops.affine.data_copies import BufferedRange
from pyopt.passes.loops.affine.dependences import memref_place
from pyopt.passes.loops.affine.footprints import NO_UNION, counters_around, region_footprint, warn
from pyopt.passes.loops.affine.memory_regions import MemoryRegion, access_region
from pyopt.pipeline.options import INT32, UINT32, UINT64, FlagOption, IntegerOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

UNLIMITED: Final = 2**64 - 1
FAST_MEM_CAPACITY: Final = IntegerOption("fast-mem-capacity", UNLIMITED, "KiB that fast memory has", UINT64)
FAST_MEM_SPACE: Final = IntegerOption("fast-mem-space", 1, "The memory space of buffers", UINT32)
GENERATE_DMA: Final = FlagOption("generate-dma", False, "Copy by affine.dma_start, not element by element")
MIN_DMA_TRANSFER: Final = IntegerOption("min-dma-transfer", 1024, "Has no effect, as in mlir-opt", INT32)
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Copy what mlir-opt copies, also where that is wrong")
SKIP: Final = FlagOption("skip-non-unit-stride-loops", False, "Copy in loops with a step of 1 that are in others only")
SLOW_MEM_SPACE: Final = IntegerOption("slow-mem-space", 0, "The memory space of what is copied, or none", UINT32)
TAG_MEM_SPACE: Final = IntegerOption("tag-mem-space", 0, "The memory space of the tags of transfers", UINT32)
_KIBIBYTE: Final = 1024
ACCESSES: Final = ("affine.load", "affine.prefetch", "affine.store", "affine.vector_load", "affine.vector_store")
"""The ops whose subscripts are changed."""
_ELEMENTS: Final = ("affine.load", "affine.store")


@final
class Copying:
    """Makes the copies of a function."""

    __slots__ = ("function", "nests", "pass_context", "rewriter", "settings", "skip", "touched")

    def __init__(self, function: Operation, settings: CopySettings, skip: bool, pass_context: PassContext) -> None:
        self.function = function
        self.settings = settings
        self.skip = skip
        self.pass_context = pass_context
        self.rewriter = Rewriter(pass_context.context)
        self.nests: list[CopyNest] = []
        self.touched: dict[Operation, list[tuple[Value, bool]]] = {}

    def run(self, region: Region) -> None:
        """Makes the copies around the ranges of a region's blocks."""
        self.rewriter.insert_at_start(region.entry())
        self.rewriter.loc = self.function.loc
        constant_index(self.rewriter, 0)
        for block in list(region):
            self.block(block)
        for nest in self.nests:
            nest.finish(self.rewriter)

    def block(self, block: Block) -> None:
        """Ranges of a block: each loop is one, and so are the ops from a load or store up to the next loop."""
        range: list[Operation] = []
        for op in list(block):
            if op.info.name == "affine.for":
                self.range(range)
                range = []
                if self.is_too_large(op):
                    self.block(op.regions[0].entry())
                else:
                    self.range([op])
            elif op.next is None:
                self.range(range)
            elif range or op.info.name in _ELEMENTS:
                range.append(op)

    def is_too_large(self, loop: Operation) -> bool:
        """The copies belong into the loop."""
        if self.skip:
            return step_of(loop) != 1
        size = self.footprint(loop)
        return size is not None and size > self.settings.capacity

    def footprint(self, loop: Operation) -> int | None:
        """The bytes of the boxes that a loop touches; None if that is not known."""

        def report(op: Operation) -> None:
            self.warn(NO_UNION, op)

        return region_footprint(loop, counters_around(loop), report)

    def exact_plans(self, first: Operation, regions: dict[Value, MemoryRegion]) -> list[CopyPlan]:
        """What the reference copies."""
        plans: list[CopyPlan] = []
        for region in regions.values():
            around = [None, *independent_loops(first, region)][-1]
            plans.append(CopyPlan(region, around, self.settings.dma))
        return plans

    def warn(self, message: str, op: Operation) -> None:
        """Reports what an op shows, with its text as it is now."""
        warn(message, op, self.pass_context)

    def range(self, ops: Sequence[Operation]) -> None:
        """Copies what a range of ops touches."""
        if not ops:
            return
        first, last = ops[0], ops[-1]
        assert last.next is not None
        outer = counters_around(first)
        reads: dict[Value, MemoryRegion] = {}
        writes: dict[Value, MemoryRegion] = {}
        inside = [one for op in ops for one in op.walk()]
        held = set(inside)
        for op in inside:
            if op.info.name not in _ELEMENTS:
                continue
            is_write = op.info.name == "affine.store"
            memref = op.operands[1 if is_write else 0]
            type = memref.type
            assert isinstance(type, MemRefType)
            if is_elsewhere(type, self.settings.slow):
                continue
            block = memref.parent_block()
            if block is not None and block is not first.block and block.parent_op() in held:
                continue
            region = access_region(op, outer) or MemoryRegion.whole(op, outer)
            if region is None:
                return
            for known in (reads.get(memref), writes.get(memref)):
                if known is None:
                    continue
                if known.unite(region):
                    region.take(known)
                elif not known.fill(outer):
                    return
                else:
                    region.take(known)
            (writes if is_write else reads).setdefault(memref, region)
        safety = CopySafety(ops, outer, self.settings, self.touched)
        if self.settings.exact:
            copied_in, copied_out = [self.exact_plans(first, regions) for regions in (reads, writes)]
        else:
            copied_in, copied_out = safety.plans(reads, writes)
        buffered = BufferedRange(first, last.next, self.function, self.settings, self.rewriter)
        done = [buffered.copy(plan, False) for plan in copied_in]
        done += [buffered.copy(plan, True) for plan in copied_out]
        for memref, region in {**writes, **reads}.items():
            buffered.replace(region, exact_users(memref, held) if self.settings.exact else safety.users(memref))
        self.touched.update(buffered.touched)
        self.nests += buffered.nests
        if all(done) and buffered.bytes > self.settings.capacity:
            parent = first.parent_op()
            assert parent is not None
            self.warn("total size of all copy buffers' for this block exceeds fast memory capacity", parent)


def exact_users(memref: Value, held: set[Operation]) -> list[Operation]:
    """The ops of the range that get the buffer in the reference: none if one of them cannot."""
    users = [op for op in memref.uses if op in held]
    changed = [op for op in users if op.info.name in ACCESSES and op.operands[memref_place(op)] is memref]
    return [] if any(op not in changed and not affects(op, FREES, memref) for op in users) else changed


def is_elsewhere(type: MemRefType, slow: int) -> bool:
    """The memory space has a number, and is not the slow one."""
    space = type.memory_space
    return isinstance(space, IntegerAttr) and space.value != slow


def run(op: Operation, pass_context: PassContext) -> bool:
    """Makes the copies of a function."""
    options = pass_context.options
    if not op.regions or not op.regions[0].first:
        return False
    spaces = SLOW_MEM_SPACE.of(options), FAST_MEM_SPACE.of(options), TAG_MEM_SPACE.of(options)
    capacity = FAST_MEM_CAPACITY.of(options) * _KIBIBYTE
    settings = CopySettings(spaces, capacity, GENERATE_DMA.of(options), REFERENCE_EXACT.of(options))
    Copying(op, settings, SKIP.of(options), pass_context).run(op.regions[0])
    return True


PASS = make_pass(
    "affine-data-copy-generate",
    run,
    (
        FAST_MEM_CAPACITY,
        FAST_MEM_SPACE,
        GENERATE_DMA,
        MIN_DMA_TRANSFER,
        REFERENCE_EXACT,
        SKIP,
        SLOW_MEM_SPACE,
        TAG_MEM_SPACE,
    ),
    anchor="func.func",
    class_name="AffineDataCopyGeneration",
    apart=True,
)
