"""buffer-hoisting and buffer-loop-hoisting: allocations move to where they happen less often.

buffer-hoisting moves them up to a block that dominates all of their aliases, also out of regions, but not out of loops:

    %r = scf.if %c -> memref<4xf32> {             %0 = memref.alloc() : memref<4xf32>
      %0 = memref.alloc() : memref<4xf32>         %r = scf.if %c -> memref<4xf32> {
      scf.yield %0 : memref<4xf32>          ->      scf.yield %0 : memref<4xf32>
    } else {                                      } else {
      scf.yield %a : memref<4xf32>                  scf.yield %a : memref<4xf32>
    }                                             }

buffer-loop-hoisting moves them out of loops, and nowhere else:

    scf.for %i = %a to %b step %c {               %0 = memref.alloc() : memref<4xf32>
      %0 = memref.alloc() : memref<4xf32>   ->    scf.for %i = %a to %b step %c {
      use(%0)                                       use(%0)
    }                                             }

A buffer that is freed somewhere stays: where it moved, it would be freed too often or not at all. Out of a loop goes
only what no iteration hands to the next one, to the results or to memory, and nothing leaves a loop whose iterations
may run at the same time. With `reference-exact` frees, parallel loops and what cannot be followed do not matter, as in
mlir-opt.
"""

from __future__ import annotations

from pyopt.analysis.region_branches import PARALLEL_LOOPS
from pyopt.ir.core import Block, Operation, Value
from pyopt.light import Final, final
from pyopt.passes.buffers.placement import (
    Placement,
    ancestor_in_block,
    is_freed_once_at_most,
    is_known_control_flow,
    is_loop,
)
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass

REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Move buffers that are freed or used in parallel loops, too, as mlir-opt does"
)


@final
class Hoisting:
    """The moves of one pass in one function. `loops`: out of loops only, or everywhere but out of loops."""

    __slots__ = ("exact", "loops", "moved", "placement")

    def __init__(self, function: Operation, loops: bool, exact: bool) -> None:
        self.placement = Placement(function, unknown=not exact)
        self.loops = loops
        self.exact = exact
        self.moved = 0

    def run(self) -> None:
        """Moves what can be moved."""
        placement = self.placement
        found = [op for op in placement.allocations("memref.alloc") if is_freed_once_at_most(op.results[0])]
        if self.loops:
            found += placement.allocations("memref.alloca")
        for op in found:
            self._move(op)

    def _move(self, op: Operation) -> None:
        placement = self.placement
        block = op.block
        assert block is not None
        if block.prev is None and not self._may_leave(block.parent_op()):
            return
        if not placement.dominance.is_reachable(block):
            return
        buffer = op.results[0]
        if not self.exact and placement.views.may_be_freed(buffer):
            return
        around = block.parent_op()
        if self.loops and (around is None or not self._may_leave(around) or placement.leaves(buffer, around)):
            return
        dominator = placement.common_dominator(buffer)
        bound = self._lowest_definition(op.operands)
        if self.loops:
            stored = not self.exact and placement.is_stored(buffer)
            target = block if stored else self._out_of_loops(block, dominator, bound)
        else:
            target = self._upwards(block, self._lower(dominator, bound))
        if target is block:
            return
        anchor = ancestor_in_block(op, target) or target.terminator()
        op.insert_before(anchor)
        self.moved += 1

    def _may_leave(self, around: Operation | None) -> bool:
        """An allocation may leave the regions of the op."""
        if around is None or around.block is None or not is_known_control_flow(around):
            return False
        if not self.loops:
            return not is_loop(around)
        return is_loop(around) and (self.exact or around.info.name not in PARALLEL_LOOPS)

    def _lowest_definition(self, values: list[Value]) -> Block | None:
        """The block that has all of the values; each one dominates the next."""
        found: Block | None = None
        for value in values:
            block = value.parent_block()
            assert block is not None
            if found is None or self.placement.dominance.block_properly_dominates(found, block):
                found = block
        return found

    def _lower(self, dominator: Block | None, bound: Block | None) -> Block | None:
        """The lower one of a block that dominates the uses and one that has the operands."""
        if bound is None or dominator is None:
            return dominator
        return bound if self.placement.dominance.block_properly_dominates(dominator, bound) else dominator

    def _is_below(self, bound: Block | None, block: Block) -> bool:
        return bound is None or self.placement.dominance.block_properly_dominates(bound, block)

    def _upwards(self, block: Block, bound: Block | None) -> Block:
        """The highest block, not above `bound`, to which steps to dominators and out of regions lead."""
        while self._is_below(bound, block):
            above = self.placement.immediate_dominator(block)
            if above is None:
                around = block.parent_op()
                if around is None or around.block is None or not self._may_leave(around):
                    break
                above = around.block
                if not self.placement.dominance.is_reachable(above):
                    break
            elif not self.exact and self.placement.returns_without(block, above):
                # The block is executed more often than the one above.
                break
            block = above
        return block

    def _out_of_loops(self, block: Block, dominator: Block | None, bound: Block | None) -> Block:
        """The block around the outermost loop that the allocation can leave; dominators on the way are no places."""
        target = block
        while bound is None or bound.region is not block.region:
            around = block.parent_op()
            if around is None or around.block is None or not self._may_leave(around):
                break
            if dominator is None or self.placement.dominance.block_dominates(dominator, around.block):
                # An alias is outside: an iteration hands the buffer to another one, or to what follows.
                break
            target = block = around.block
            if not self.placement.dominance.is_reachable(block):
                break
        return target


def hoist(op: Operation, pass_context: PassContext, loops: bool) -> bool:
    """Runs one of the passes on a function; whether anything moved."""
    if not op.regions or op.regions[0].is_empty():
        return False
    hoisting = Hoisting(op, loops, REFERENCE_EXACT.of(pass_context.options))
    hoisting.run()
    return hoisting.moved > 0


def run(op: Operation, pass_context: PassContext) -> bool:
    """Moves allocations to dominators and out of regions."""
    return hoist(op, pass_context, False)


def run_loops(op: Operation, pass_context: PassContext) -> bool:
    """Moves allocations out of loops."""
    return hoist(op, pass_context, True)


PASS = make_pass(
    "buffer-hoisting", run, (REFERENCE_EXACT,), anchor="func.func", class_name="BufferHoistingPass", apart=True
)
LOOP_PASS = make_pass(
    "buffer-loop-hoisting",
    run_loops,
    (REFERENCE_EXACT,),
    anchor="func.func",
    class_name="BufferLoopHoistingPass",
    apart=True,
)
