"""affine-loop-fusion: a nest that writes what another one reads, or that reads the same, becomes part of that.

    %m = memref.alloc() : memref<10xf32>          %p = memref.alloc() : memref<1xf32>
    affine.for %i = 0 to 10 {                     affine.for %i = 0 to 10 {
      affine.store %x, %m[%i]                       affine.store %x, %p[0]
    }                                       ->      %0 = affine.load %p[0]
    affine.for %i = 0 to 10 {                       use(%0)
      %0 = affine.load %m[%i]                     }
      use(%0)
    }

Of a source the iterations that one of the target needs are put there, as deep inside as it makes what is stored small,
unless too much is computed again; what other nests need of the source stays. Loops whose iterations depend on one
another go inside others first. By default a nest stays where the program would compute something else;
`reference-exact` fuses what mlir-opt does, which asks for less.
"""

from __future__ import annotations

from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.types import MemRefType
from pyopt.light import Final, Sequence, final
from pyopt.passes.loops.affine.dependences import LOADS, STORES
from pyopt.passes.loops.affine.footprints import NO_UNION, warn
from pyopt.passes.loops.affine.fusion.candidates import Candidate, has_cycle
from pyopt.passes.loops.affine.fusion.costs import is_profitable, redundancy
from pyopt.passes.loops.affine.fusion.interchange import sink_sequential
from pyopt.passes.loops.affine.fusion.nodes import NestGraph, Node, is_escaping, memref_of
from pyopt.passes.loops.affine.fusion.rewriting import LocalMemory, fuse, make_private
from pyopt.passes.loops.affine.fusion.safety import FusionSafety
from pyopt.passes.loops.affine.fusion.slices import NestSlice, common_loops
from pyopt.passes.loops.affine.memory_regions import element_bytes
from pyopt.pipeline.options import UINT32, UINT64, FlagOption, FloatOption, IntegerOption, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

COMPUTE_TOLERANCE: Final = FloatOption(
    "compute-tolerance", 0.3, "How much more may be computed, as a part of what was computed before"
)
FAST_MEM_SPACE: Final = IntegerOption("fast-mem-space", 0, "The memory space of small private memrefs", UINT32)
LOCAL_BUF_THRESHOLD: Final = IntegerOption(
    "local-buf-threshold", 0, "Up to how many KiB private memrefs are small", UINT64
)
MAXIMAL: Final = FlagOption("maximal", False, "Fuse as deep as possible, whatever it costs")
MODE: Final = TextOption(
    "mode", "greedy", "Which nests to fuse: with producers, with siblings, or both", ("greedy", "producer", "sibling")
)
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Fuse what mlir-opt does, also where that is wrong")
_ANY: Final = 2**32


@final
class FusionSettings:
    """The options."""

    __slots__ = ("exact", "maximal", "memory", "tolerance")

    def __init__(self, tolerance: float, maximal: bool, memory: LocalMemory, exact: bool) -> None:
        self.tolerance = tolerance
        self.maximal = maximal
        self.memory = memory
        self.exact = exact


@final
class BlockFusion:
    """Fuses the nests of a block."""

    __slots__ = ("changed", "graph", "pass_context", "rewriter", "settings")

    def __init__(
        self, graph: NestGraph, settings: FusionSettings, rewriter: Rewriter, pass_context: PassContext
    ) -> None:
        self.graph = graph
        self.pass_context = pass_context
        self.settings = settings
        self.rewriter = rewriter
        self.changed = False

    def run(self, mode: str) -> None:
        """Fuses in the order of the mode."""
        if mode == "greedy":
            self.fuse_producers(1)
        if mode != "producer":
            self.fuse_siblings()
        if mode != "sibling":
            self.fuse_producers(_ANY)
        self.drop_memrefs()

    # Producers.

    def fuse_producers(self, most: int) -> None:
        """Fuses each nest with those that write what it reads, unless they are read by more than `most` nests."""
        for id in self.graph.order():
            node = self.graph.nodes.get(id)
            if node is None or not node.is_loop() or node.op.results:
                continue
            self._sink(node)
            changed = True
            fused: set[int] = set()
            while changed:
                changed = False
                for source in self._producers(node):
                    if source not in fused and self._fuse_producer(self.graph.nodes[source], node, most):
                        changed = True
                        fused.add(source)

    def _sink(self, node: Node) -> None:
        old = node.op
        node.op = sink_sequential(old, self.settings.exact)
        if node.op is not old:
            self.graph.number[node.op] = self.graph.number.pop(old)
            node.collect()
            self.changed = True

    def _producers(self, target: Node) -> list[int]:
        """The nests that store to what the target loads, the last ones first."""
        read = set(target.loaded())
        found: set[int] = set()
        for id, _ in self.graph.ins[target.id]:
            node = self.graph.nodes[id]
            if node.is_loop() and any(memref in read for memref in node.stored()):
                found.add(id)
        return sorted(found, reverse=True)

    def _fuse_producer(self, source: Node, target: Node, most: int) -> bool:
        graph = self.graph
        read = set(target.loaded())
        shared = [memref for memref in source.stored() if memref in read]
        if source.op.results or not shared or any(graph.out_count(source.id, memref) > most for memref in shared):
            return False
        place = graph.place(source.id, target.id)
        if place is None or not graph.may_meet(source.id, target.id):
            return False
        candidate = Candidate(source.op, target.op, shared)
        used = [op for op in (*target.loads, *target.stores) if memref_of(op) in shared]
        if not candidate.find(source.stores, len(common_loops(used, target.op))):
            return False
        depth = self._best_depth(candidate, [op for op in source.stores if memref_of(op) in shared])
        if not depth:
            return False
        escaping = {memref for memref in source.stored() if is_escaping(memref, graph)}
        removed = self._is_removable(source, target, candidate.slice_at(depth), place, bool(escaping))
        private = [memref for memref in shared if self._may_be_private(memref, source, target, removed, escaping)]
        if not self.settings.exact:
            safety = FusionSafety(candidate, depth, place, removed, private)
            if not safety.check():
                return False
            private = safety.private
        self._apply(candidate, depth, place)
        graph.fuse_producer(source.id, target.id, set(private), removed)
        for memref in private:
            self._make_private(memref, target, depth)
        self._finish(source, target, removed)
        return True

    def _make_private(self, memref: Value, target: Node, depth: int) -> None:
        stores = [op for op in target.op.walk() if op.info.name in STORES and memref_of(op) is memref]
        settings = self.settings
        made = make_private(target.op, stores, depth, self.graph.block, settings.memory, settings.exact, self.rewriter)
        if made is not None:
            assert made.op is not None
            self.graph.connect(self.graph.add(made.op).id, target.id, made)

    def _best_depth(self, candidate: Candidate, stores: Sequence[Operation]) -> int:
        """At which depth to fuse; 0 for none."""
        settings = self.settings
        tolerance = settings.tolerance
        if has_cycle(candidate.source):
            if settings.maximal:
                fraction = redundancy(candidate, candidate.depth)
                return 0 if fraction is None or fraction > 0 else candidate.depth
            tolerance = 0
        return candidate.depth if settings.maximal else is_profitable(candidate, stores, tolerance, self._report)

    def _report(self, op: Operation) -> None:
        warn(NO_UNION, op, self.pass_context)

    def _is_removable(self, source: Node, target: Node, slice: NestSlice, place: Operation, escapes: bool) -> bool:
        """Nothing needs the source once it is in the target."""
        needed = False
        for id, _ in self.graph.outs[source.id]:
            if id == target.id:
                continue
            op = self.graph.nodes[id].op
            if op is not place and not place.is_before_in_block(op):
                return False
            needed = True
        return not (needed or escapes) or slice.is_whole()

    def _may_be_private(self, memref: Value, source: Node, target: Node, removed: bool, escaping: set[Value]) -> bool:
        """By the graph, only the two nests need the memref."""
        graph = self.graph
        type = memref.type
        if not isinstance(type, MemRefType) or element_bytes(type.element_type) is None:
            return False
        if memref in escaping and (removed or target.stores_of(memref)):
            return False
        if graph.stores_before(source.id, memref) or graph.out_count(target.id, memref):
            return False
        return not removed or not any(value is memref and node != target.id for node, value in graph.outs[source.id])

    def _apply(self, candidate: Candidate, depth: int, place: Operation) -> None:
        """Puts the slice into the target, and that to its place."""
        slice = candidate.slice_at(depth)
        fuse(candidate.source, candidate.target, candidate.loop_at(depth), slice, self.rewriter)
        if place is not candidate.target:
            candidate.target.detach()
            candidate.target.insert_before(place)
        self.changed = True

    def _finish(self, source: Node, target: Node, removed: bool) -> None:
        target.collect()
        if removed:
            self.graph.remove(source.id)
            self.rewriter.erase(source.op)

    # Siblings.

    def fuse_siblings(self) -> None:
        """Fuses nests that load the same memref."""
        for id in self.graph.order():
            node = self.graph.nodes.get(id)
            if node is None or not node.is_loop() or node.op.results:
                continue
            seen: set[int] = set()
            while self._fuse_sibling(node, seen):
                pass

    def _fuse_sibling(self, target: Node, seen: set[int]) -> bool:
        """Takes the next sibling, if there is one, and fuses it if that can be done."""
        graph = self.graph
        found = self._sibling(target, seen)
        if found is None:
            return False
        sibling, memref = found
        seen.add(sibling.id)
        first, last = (sibling, target) if sibling.op.is_before_in_block(target.op) else (target, sibling)
        place = graph.place(first.id, last.id)
        if place is None:
            return True
        candidate = Candidate(sibling.op, target.op, [memref])
        loads = target.loads_of(memref)
        if not candidate.find(sibling.loads_of(memref), len(common_loops(loads, target.op))):
            return True
        depth = self._best_depth(candidate, sibling.loads_of(memref))
        if not depth:
            return True
        if not candidate.slice_at(depth).is_whole():
            return True
        if not self.settings.exact and not FusionSafety(candidate, depth, place, True, []).check():
            return True
        self._apply(candidate, depth, place)
        graph.fuse_sibling(sibling.id, target.id)
        self._finish(sibling, target, True)
        return True

    def _sibling(self, target: Node, seen: set[int]) -> tuple[Node, Value] | None:
        """The next nest that loads what the target loads, and the memref."""
        for memref in self._arguments():
            for user in reversed(memref.uses):
                around = self.graph.ancestor(user) if user.info.name in LOADS else None
                if around is None or around.info.name != "affine.for":
                    continue
                node = self.graph.nodes[self.graph.number[around]]
                if node is not target and node.id not in seen and self._are_siblings(node, target, memref):
                    return node, memref
        for source, memref in self.graph.ins[target.id]:
            if not target.loads_of(memref):
                continue
            for id, other in self.graph.outs[source]:
                node = self.graph.nodes[id]
                if other is memref and node is not target and id not in seen and node.is_loop():
                    if self._are_siblings(node, target, memref):
                        return node, memref
        return None

    def _arguments(self) -> list[Value]:
        """The memrefs that are arguments of the function's entry."""
        region = self.graph.block.region
        assert region is not None
        return [value for value in region.entry().arguments if isinstance(value.type, MemRefType)]

    def _are_siblings(self, node: Node, target: Node, memref: Value) -> bool:
        """The nest loads the memref once, stores to one memref at most, and depends on the target in no way."""
        graph = self.graph
        if len(node.loads_of(memref)) != 1 or not target.loads_of(memref):
            return False
        if graph.has_path(node.id, target.id) or graph.has_path(target.id, node.id):
            return False
        stored = node.stored()
        if len(stored) > 1:
            return False
        return not any(one in stored and graph.stores_before(node.id, one) for one in node.loaded())

    # Memrefs.

    def drop_memrefs(self) -> None:
        """Allocations that are not used any more go."""
        for memref in self.graph.memrefs:
            if not memref.uses and memref.op is not None and memref.op.info.name == "memref.alloc":
                self.rewriter.erase(memref.op)
                self.changed = True


def blocks_of(op: Operation) -> list[Block]:
    """The blocks inside of an op that have two loops or more, those inside of others first."""
    return [
        block
        for one in op.walk_postorder()
        for region in one.regions
        for block in region
        if sum([inner.info.name == "affine.for" for inner in block]) > 1
    ]


def run(op: Operation, pass_context: PassContext) -> bool:
    """Fuses the nests of each block."""
    options = pass_context.options
    memory = LocalMemory(FAST_MEM_SPACE.of(options), LOCAL_BUF_THRESHOLD.of(options))
    settings = FusionSettings(COMPUTE_TOLERANCE.of(options), MAXIMAL.of(options), memory, REFERENCE_EXACT.of(options))
    rewriter = Rewriter(pass_context.context)
    changed = False
    for block in blocks_of(op):
        graph = NestGraph(block)
        if graph.build():
            fusion = BlockFusion(graph, settings, rewriter, pass_context)
            fusion.run(MODE.of(options))
            changed = changed or fusion.changed
    return changed


PASS = make_pass(
    "affine-loop-fusion",
    run,
    (COMPUTE_TOLERANCE, FAST_MEM_SPACE, LOCAL_BUF_THRESHOLD, MAXIMAL, MODE, REFERENCE_EXACT),
    class_name="AffineLoopFusion",
)
