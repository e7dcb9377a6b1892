"""buffer-deallocation: each allocation of a function is freed behind its last use.

^a:                                              ^a:
  %m = memref.alloc() : memref<4xf32>              %m = memref.alloc() : memref<4xf32>
  cf.br ^c(%m : ..)                                %k = bufferization.clone %m : ..
^b:                                                memref.dealloc %m : ..
  cf.br ^c(%n : ..)                        ->      cf.br ^c(%k : ..)
^c(%x: memref<4xf32>):                           ^b:
  use(%x)                                          %l = bufferization.clone %n : ..
  return                                           cf.br ^c(%l : ..)
                                                 ^c(%x: memref<4xf32>):
                                                   use(%x)
                                                   memref.dealloc %x : ..
                                                   return

Where a buffer may be one of several, which of them is not known, clones are handed on instead and freed there. What a
function returns is for its callers to free. What the program frees itself, by way of an alias, is left alone, and what
an unknown op makes of a buffer or of its address counts as a use; with `reference-exact` neither is so, as in mlir-opt.
"""

from __future__ import annotations

from pyopt.analysis.branches import is_branch, successor_operands
from pyopt.analysis.buffer_views import BufferViews
from pyopt.analysis.effects import affects
from pyopt.analysis.live_buffers import LiveBuffers
from pyopt.analysis.region_branches import (
    Edge,
    entry_range,
    forwarded_range,
    is_region_branch,
    is_region_terminator,
    possible_edges,
)
from pyopt.ir.core import Block, BlockArgument, Operation, Value
from pyopt.ir.dominance import Dominance
from pyopt.ir.opinfo import ALLOCATES, FREES
from pyopt.ir.symbols import SymbolTables
from pyopt.ir.traits import successor_operands as operand_range
from pyopt.ir.types import MemRefType
from pyopt.light import final
from pyopt.passes.buffers.addresses import users_by_address
from pyopt.passes.buffers.clone_safety import CloneSafety, clones_for
from pyopt.passes.buffers.control_flow import has_cycle
from pyopt.passes.buffers.ownership import clone
from pyopt.passes.buffers.ownership_deallocation import Deallocation as OwnershipDeallocation
from pyopt.passes.buffers.ownership_deallocation import deallocate
from pyopt.passes.buffers.placement import ancestor_in_block, is_freed_once_at_most
from pyopt.passes.buffers.post_dominance import PostDominance
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

STACK: Final = frozenset(("memref.alloca",))
NEEDS_REGION_BRANCH: Final = "All operations with attached regions need to implement the RegionBranchOpInterface."


class PlacementError(Exception):
    """Where a buffer cannot be freed, and the op at fault."""

    def __init__(self, message: str, op: Operation) -> None:
        super().__init__(message)
        self.message = message
        self.op = op


@final
class BufferDeallocationOptions:
    """What counts as a use, and as freed."""

    def __init__(self) -> None:
        self.reference_exact = False


@final
class Deallocation:
    """The work on one function. `allocations` has each buffer to free, with the op that frees it already, if any."""

    __slots__ = (
        "_clones", "allocations", "changed", "dominance", "exact", "function", "live", "post", "rewriter", "views",
    )  # fmt: skip

    def __init__(self, function: Operation, rewriter: Rewriter, exact: bool) -> None:
        self.function = function
        self.rewriter = rewriter
        self.exact = exact
        self.views = BufferViews(function, unknown=not exact)
        self.live = LiveBuffers(function)
        self.dominance = Dominance()
        self.post = PostDominance()
        self.allocations: list[tuple[Value, Operation | None]] = []
        self.changed = False
        self._clones: set[Value] = set()

    def run(self) -> bool:
        """Hands clones on where needed, and frees what is not needed any more. False, and nothing has changed, if a
        clone would not be the same to the program."""
        for op in self.function.walk():
            made = [result for result in op.results if affects(op, ALLOCATES, result)]
            if len(made) != 1 or op.info.name in STACK or not is_freed_once_at_most(made[0]):
                continue
            if self.exact or not self._is_freed_by_alias(made[0]):
                freeing = [user for user in made[0].uses if affects(user, FREES, made[0])]
                self.allocations.append((made[0], freeing[0] if freeing else None))
        unsafe = self._unsafe()
        clones = [] if self.exact else clones_for(unsafe, self.views)
        self.views.cut(unsafe)
        safety = CloneSafety(self.views, clones)
        if any(safety.changes(clone) for clone in clones):
            return False
        for value in unsafe:
            if isinstance(value, BlockArgument):
                self._clone_for_argument(value)
            else:
                self._clone_for_result(value)
            self.allocations.append((value, None))
        # All places are found before anything is put there, so that the ops of a block keep their numbers.
        places = [self._last_op(value) for value, _ in self.allocations]
        for (value, known), end in zip(self.allocations, places, strict=True):
            self._free(value, known, end)
        return True

    def _is_freed_by_alias(self, buffer: Value) -> bool:
        """The program frees the buffer, but by another name."""
        if not self.views.may_be_freed(buffer):
            return False
        for alias in self.views.aliases(buffer):
            for user in alias.uses:
                if user.info.name == "bufferization.dealloc" or (alias is not buffer and affects(user, FREES, alias)):
                    return True
        return False

    # Clones.

    def _unsafe(self) -> dict[Value, None]:
        """The values that may be an allocation or something else, so that they need a buffer of their own."""
        found: dict[Value, None] = {}
        seen: set[tuple[Value, Block]] = set()
        work: list[tuple[Value, Block]] = []

        def follow(source: Value, home: Block) -> None:
            for value in self.views.steps(source):
                if value in found:
                    continue
                block = value.parent_block()
                assert block is not None
                is_argument = isinstance(value, BlockArgument)
                if not self.dominance.block_dominates(home, block) or (home is block and is_argument):
                    work.append((value, block))
                    found[value] = None
                elif (value, home) not in seen:
                    seen.add((value, home))
                    work.append((value, home))

        for buffer, _ in self.allocations:
            home = buffer.parent_block()
            assert home is not None
            follow(buffer, home)
        while work:
            follow(*work.pop())
        return found

    def _clone_for_argument(self, argument: BlockArgument) -> None:
        """Each predecessor hands on a clone, and so do the terminators of regions and the op around."""
        block = argument.block
        for terminator in block.predecessors:
            if not is_branch(terminator):
                raise PlacementError("hands on a buffer in a way that is not known", terminator)
            for number, successor in enumerate(terminator.successors):
                if successor is block:
                    operands = successor_operands(terminator, number)
                    at = argument.index - (len(block.arguments) - len(operands))
                    start = operand_range(terminator, number)[0]
                    terminator.set_operand(start + at, self._clone(operands[at], terminator))
        region = block.region
        around = block.parent_op()
        if around is None or region is None or region.first is not block or not is_region_branch(around):
            return
        self._clone_at_ends(around, argument)
        for edge in possible_edges(around, None):
            if edge.region is region and argument in edge.inputs:
                at = entry_range(around)[0] + _place_of(argument, edge)
                around.set_operand(at, self._clone(around.operands[at], around))

    def _clone_for_result(self, result: Value) -> None:
        """The regions of the op yield clones."""
        op = result.op
        assert op is not None
        if not is_region_branch(op):
            raise PlacementError(NEEDS_REGION_BRANCH, op)
        self._clone_at_ends(op, result)

    def _clone_at_ends(self, op: Operation, value: Value) -> None:
        """The terminators of the regions from which `value` is set hand on clones."""
        for region in op.regions:
            edges = [edge for edge in possible_edges(op, region) if value in edge.inputs]
            if not edges or region.first is None:
                continue
            at = _place_of(value, edges[0])
            for block in region:
                last = block.last
                if last is not None and not last.successors and is_region_terminator(last):
                    place = forwarded_range(last)[0] + at
                    last.set_operand(place, self._clone(last.operands[place], last))

    def _clone(self, value: Value, user: Operation) -> Value:
        """A clone before `user`; a clone is not cloned again."""
        if value in self._clones:
            return value
        self.rewriter.insert_before(user)
        self.rewriter.loc = value.location()
        made = clone(self.rewriter, value)
        self._clones.add(made)
        self.changed = True
        return made

    # Frees.

    def _last_op(self, buffer: Value) -> Operation:
        """The last op that uses what may be the buffer, where all paths from them meet; or the first op there."""
        aliases = list(self.views.aliases(buffer))
        users = {alias: list(alias.uses) for alias in aliases}
        if not self.exact:
            users[buffer] += users_by_address(aliases)
        block = buffer.parent_block()
        for alias in aliases:
            for user in users[alias]:
                block = self.post.nearest(block, user.block)
            block = self.post.nearest(block, alias.parent_block())
        if block is None or block.first is None:
            op = buffer.op
            assert op is not None or isinstance(buffer, BlockArgument)
            where = op if op is not None else buffer.block.parent_op() if isinstance(buffer, BlockArgument) else None
            raise PlacementError("no block comes behind all uses of the buffer", where or self.function)
        end = block.first
        for alias in aliases:
            start: Operation | None = end
            if alias.op is not None:
                start = ancestor_in_block(alias.op, block)
                if start is None and not self.exact:
                    start = block.first
            if start is None:
                continue
            last = self._last_use(alias, users[alias], start, block)
            if end.is_before_in_block(last):
                end = last
        return end

    def _free(self, buffer: Value, freeing: Operation | None, end: Operation) -> None:
        """The buffer is freed behind an op, unless that ends the block and hands it on."""
        if freeing is not None:
            if freeing is not end and end.next is not None and end.next is not freeing:
                freeing.insert_after(end)
                self.changed = True
        elif end.next is not None:
            self.rewriter.insert_before(end.next)
            self.rewriter.loc = buffer.location()
            self.rewriter.create("memref.dealloc", [buffer], [])
            self.changed = True

    def _last_use(self, alias: Value, users: list[Operation], start: Operation, block: Block) -> Operation:
        """The last op of the block, not before `start`, that uses the value, itself or inside."""
        if self.live.is_out_of(block, alias) and block.last is not None:
            return block.last
        end = start
        for user in users:
            inner = ancestor_in_block(user, block)
            if inner is not None and end.is_before_in_block(inner):
                end = inner
        return end


def _place_of(value: Value, edge: Edge) -> int:
    return [one is value for one in edge.inputs].index(True)


def unsupported_op(function: Operation) -> Operation | None:
    """An op whose regions give buffers to its results, of which it is not known how."""
    for op in function.walk():
        if op.regions and not is_region_branch(op) and any(isinstance(one.type, MemRefType) for one in op.results):
            return op
    return None


def run(op: Operation, pass_context: PassContext) -> bool:
    """Frees what the function allocates."""
    options = pass_context.options
    assert isinstance(options, BufferDeallocationOptions)
    if op.regions[0].is_empty():
        return False
    if has_cycle(op):
        pass_context.error("Only structured control-flow loops are supported.", op)
        return False
    unsupported = unsupported_op(op)
    if unsupported is not None:
        pass_context.error(NEEDS_REGION_BRANCH, unsupported)
        return False
    deallocation = Deallocation(op, Rewriter(pass_context.context), options.reference_exact)
    try:
        done = deallocation.run()
    except PlacementError as error:
        pass_context.error(error.message, error.op)
        return True
    if done:
        return deallocation.changed
    deallocate(OwnershipDeallocation(op, deallocation.rewriter, SymbolTables(), lasting=True), pass_context)
    return True


PASS = make_pass(
    "buffer-deallocation",
    run,
    BufferDeallocationOptions,
    anchor="func.func",
    options={
        "reference-exact": "Free what the program frees by another name, too, follow no addresses and unknown ops, and "
        "hand on clones even of buffers that are written by another name, as mlir-opt does",
    },
)
