"""affine-loop-invariant-code-motion: what is the same in all iterations of an affine.for goes in front of it.

    affine.for %i = 0 to 8 {
      %0 = arith.mulf %x, %x : f32
      affine.store %0, %m[%i]
    }
    ->
    %0 = arith.mulf %x, %x : f32
    affine.for %i = 0 to 8 {
      affine.store %0, %m[%i]
    }

Loops and conditions go as a whole, affine loads and stores too. Inner loops come first. An op that may not be executed
for nothing, loads and stores among them, leaves only a loop that is known to run, and one that touches memory a loop in
which nothing else may write what it reads, or touch what it writes. The reference asks neither whether the loop runs
nor whether memrefs are the same memory, and looks only at ops that say what they do to a memref; `reference-exact` does
as it does.
"""

from __future__ import annotations

from pyopt.analysis.effects import affects, is_memory_effect_free
from pyopt.analysis.local_aliases import Memories
from pyopt.analysis.speculation import is_speculatable
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.opinfo import CONSTANT_LIKE, READS, WRITES
from pyopt.light import Final, final
from pyopt.passes.cleanup.loop_invariant_code_motion import is_released
from pyopt.passes.loops.affine.dependences import LOADS, STORES, memref_place, touched_by
from pyopt.passes.loops.known_order import runs
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass

REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Move what mlir-opt moves, also where that is wrong")

_HOLDERS: Final = ("affine.for", "affine.if", "affine.parallel")
_COPIES: Final = ("affine.dma_start", "affine.dma_wait")


@final
class Invariants:
    """The ops of a loop that are found to be the same in all of its iterations."""

    __slots__ = ("carried", "hoisted", "loop", "seen")

    def __init__(self, loop: Operation) -> None:
        self.loop = loop
        self.carried = set(loop.regions[0].entry().arguments)
        self.seen: set[Operation] = set()
        self.hoisted: set[Operation] = set()

    def has(self, op: Operation) -> bool:
        """Whether the op, with all inside, does the same each time; what it uses was asked for before."""
        name = op.info.name
        if name in _HOLDERS:
            if not all(self._are_all(region) for region in op.regions):
                return False
        elif name in LOADS or name in STORES:
            self.seen.add(op)
            if self._is_touched(op):
                return False
        elif not is_memory_effect_free(op):
            return False
        elif not op.info.traits & CONSTANT_LIKE:
            self.seen.add(op)
        for operand in op.operands:
            source = operand.op
            if operand in self.carried or (source in self.seen and source not in self.hoisted):
                return False
        self.hoisted.add(op)
        return True

    def _are_all(self, region: Region) -> bool:
        return all(self.has(op) for block in region for op in block)

    def _is_touched(self, op: Operation) -> bool:
        """Something else in the loop writes the same memref, or reads it if the op writes."""
        memref = memref_of(op)
        effects = WRITES | READS if op.info.name in STORES else WRITES
        for user in memref.uses:
            if user is op:
                continue
            if user.info.name in _COPIES or (affects(user, effects, memref) and self.loop.is_ancestor_of(user)):
                return True
        return False


def memref_of(op: Operation) -> Value:
    """The memref that an affine load or store accesses."""
    return op.operands[memref_place(op)]


@final
class Accesses:
    """The memory that some ops touch."""

    __slots__ = ("changes", "others", "touches")

    def __init__(self, ops: list[Operation], known: dict[Value, list[Value]]) -> None:
        self.touches = Memories(known)
        self.changes: list[Value] = []
        # Some op touches memory that it does not name.
        self.others = False
        for op in ops:
            touched = touched_by(op)
            if touched is None:
                self.others = True
                continue
            for value, writes in touched:
                self.touches.add(value)
                if writes:
                    self.changes.append(value)


def may_leave(op: Operation, loop: Operation) -> bool:
    """Whether `op`, which does the same each time, may go in front of the loop."""
    if is_released(op):
        return False
    if is_memory_effect_free(op) and is_speculatable(op):
        return True
    if not runs(loop):
        return False
    if is_memory_effect_free(op):
        return True
    known: dict[Value, list[Value]] = {}
    inside = list(op.walk())
    own = set(inside)
    moved = Accesses(inside, known)
    left = Accesses([one for one in loop.walk() if one is not loop and one not in own], known)
    if moved.others or left.others:
        return False
    return not any(left.touches.aliases(value) for value in moved.changes) and not any(
        moved.touches.aliases(value) for value in left.changes
    )


def hoist_from(loop: Operation, exact: bool) -> bool:
    """Moves the ops that are the same in all iterations in front of the loop."""
    invariants = Invariants(loop)
    moved: list[Operation] = []
    body = loop.regions[0].entry()
    for op in body:
        if any(result.uses for result in op.results):
            invariants.seen.add(op)
        if op is body.last or not invariants.has(op):
            continue
        if exact or may_leave(op, loop):
            moved.append(op)
        else:
            invariants.hoisted.discard(op)
    for op in moved:
        op.insert_before(loop)
    return bool(moved)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Hoists out of the loops inside `op`, from inner ones to outer ones."""
    exact = REFERENCE_EXACT.of(pass_context.options)
    changed = False
    for one in op.walk_postorder():
        if one.info.name == "affine.for":
            changed = hoist_from(one, exact) or changed
    return changed


PASS = make_pass(
    "affine-loop-invariant-code-motion",
    run,
    (REFERENCE_EXACT,),
    anchor="func.func",
    class_name="AffineLoopInvariantCodeMotion",
    apart=True,
)
