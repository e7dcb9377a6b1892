"""optimize-allocation-liveness: a buffer is freed right behind its last use in the block that allocates and frees it.

    %a = memref.alloc() : memref<4xf32>           %a = memref.alloc() : memref<4xf32>
    %x = memref.load %a[%i] : memref<4xf32>       %x = memref.load %a[%i] : memref<4xf32>
    use(%x)                                 ->    memref.dealloc %a : memref<4xf32>
    memref.dealloc %a : memref<4xf32>             use(%x)

A buffer whose address other code may have kept, since it was stored, handed to a call or to an op of which nothing
is known, or its pointer was asked for, is freed behind all that may use memory.
"""

from __future__ import annotations

from pyopt.analysis.buffer_views import BufferViews
from pyopt.analysis.effects import affects, effects_of, is_memory_effect_free
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import FREES
from pyopt.light import Final, Iterable
from pyopt.passes.buffers.placement import ancestor_in_block, is_stored
from pyopt.pipeline.passes import PassContext, make_pass

POINTER: Final = "memref.extract_aligned_pointer_as_index"


def freeing_op(allocation: Operation) -> Operation | None:
    """The memref.dealloc that frees the buffer; None if it is in another block, or there are several."""
    buffer = allocation.results[0]
    found = [user for user in buffer.users() if affects(user, FREES, buffer)]
    if len(found) != 1 or found[0].info.name != "memref.dealloc" or found[0].block is not allocation.block:
        return None
    return found[0]


def escapes(buffers: Iterable[Value]) -> bool:
    """Returns whether the buffers' memory may be accessed through other values, too."""
    buffers = list(buffers)
    return is_stored(buffers) or any(
        user.info.name == POINTER or (effects_of(user) is None and not user.regions)
        for buffer in buffers
        for user in buffer.uses
    )


def last_use(allocation: Operation, free: Operation, views: BufferViews) -> Operation | None:
    """The last op of the block, before `free`, that uses the buffer or a view of it; None if there is none."""
    block = allocation.block
    assert block is not None
    aliases = views.aliases(allocation.results[0])
    last: Operation | None = None
    for alias in aliases:
        for user in alias.uses:
            around = ancestor_in_block(user, block)
            if user is free:
                continue
            if around is None or not around.is_before_in_block(free):
                return None
            if last is None or last.is_before_in_block(around):
                last = around
    if last is not None and escapes(aliases):
        later = free.prev
        while later is not None and later is not last and is_memory_effect_free(later):
            later = later.prev
        last = later
    return last


def run(op: Operation, pass_context: PassContext) -> bool:
    """Moves the deallocations in a function."""
    allocations = [one for one in op.walk() if one.info.name == "memref.alloc"]
    views = BufferViews(op, unknown=True) if allocations else None
    changed = False
    for allocation in allocations:
        free = freeing_op(allocation)
        if free is None or views is None:
            continue
        last = last_use(allocation, free, views)
        if last is not None and free.prev is not last:
            free.insert_after(last)
            changed = True
    return changed


PASS = make_pass("optimize-allocation-liveness", run, anchor="func.func", class_name="OptimizeAllocationLivenessPass")
