"""loop-invariant-code-motion: what a loop computes anew each time with the same result goes in front of the loop.

    scf.for %i = %a to %b step %c {            %0 = arith.addi %x, %y : i32
      %0 = arith.addi %x, %y : i32       ->    scf.for %i = %a to %b step %c {
      use(%i, %0)                                use(%i, %0)
    }                                          }

An op may go if it touches no memory, may be executed for nothing (the loop may have no iteration), and uses nothing
that the loop defines. Inner loops come first, so that an op can leave several loops, and an inner loop an outer one.
A tensor stays whose buffer the loop writes to by bufferization.to_buffer: each iteration begins with a new one. So does
one that bufferization.dealloc_tensor releases: each iteration releases its own.
"""

from __future__ import annotations

from collections import deque

from pyopt.analysis.effects import is_memory_effect_free, own_effects
from pyopt.analysis.speculation import is_speculatable
from pyopt.ir.core import Operation, Region
from pyopt.ir.dominance import is_inside
from pyopt.ir.opinfo import LOOP, READS, TERMINATOR
from pyopt.ir.types import MemRefType, TensorType
from pyopt.light import Final
from pyopt.pipeline.passes import PassContext, make_pass

_RELEASE: Final = "bufferization.dealloc_tensor"
_SAME_STORAGE: Final = frozenset(("sparse_tensor.reinterpret_map", "tensor.cast"))


def uses_only_outer_values(op: Operation, loop: Operation) -> bool:
    """Nothing that `op` and its regions use is defined in `loop`, but for what `op` itself holds."""
    for nested in op.walk() if op.regions else (op,):
        for operand in nested.operands:
            if is_inside(operand, loop) and not is_inside(operand, op):
                return False
    return True


def only_reads(op: Operation) -> bool:
    """The op does not write to the buffer that it is given, and gives no other name to it."""
    if any(isinstance(result.type, (MemRefType, TensorType)) for result in op.results):
        return False
    return own_effects(op) == READS or op.info.name == "memref.dim"


def is_released(op: Operation) -> bool:
    """A tensor that the op makes is released, itself or by another type."""
    stack = [op]
    while stack:
        maker = stack.pop()
        for result in maker.results:
            if isinstance(result.type, TensorType):
                for user in result.uses:
                    if user.info.name == _RELEASE:
                        return True
                    if user.info.name in _SAME_STORAGE:
                        stack.append(user)
    return False


def made_to_be_written(region: Region) -> set[Operation]:
    """Ops of the region that make a tensor which is written to as a buffer, from the allocation to the to_buffer."""
    found: set[Operation] = set()
    for block in region:
        for op in block:
            if op.info.name != "bufferization.to_buffer" or "read_only" in op.attributes:
                continue
            if all(only_reads(user) for user in op.results[0].uses):
                continue
            maker = op.operands[0].op
            if maker is not None and maker.parent_region() is region:
                found.add(op)
                _add_makers(maker, region, found)
    return found


def _add_makers(op: Operation, region: Region, found: set[Operation]) -> None:
    """The op that makes a tensor, and those that made what it writes into."""
    stack = [op]
    while stack:
        maker = stack.pop()
        if maker in found or maker.parent_region() is not region or maker.info.traits & LOOP:
            continue
        found.add(maker)
        name = maker.info.name
        if name.startswith("linalg."):
            into = [one for one in maker.operands if any(one.type is result.type for result in maker.results)]
        elif name in ("tensor.insert", "tensor.insert_slice"):
            into = [maker.operands[1]]
        elif name in ("tensor.cast", "tensor.collapse_shape", "tensor.expand_shape"):
            into = [maker.operands[0]]
        else:
            continue
        stack.extend([one.op for one in into if one.op is not None])


def hoist_from(loop: Operation) -> int:
    """Moves what can be moved out of the regions of a loop; how many ops that were."""
    moved = 0
    for region in loop.regions:
        moved += _hoist_from_region(region, loop)
    return moved


def _hoist_from_region(region: Region, loop: Operation) -> int:
    moved = 0
    work = deque([op for block in region for op in block])
    # Whether the op may go as far as its effects are concerned does not change meanwhile.
    free: dict[Operation, bool] = dict.fromkeys(made_to_be_written(region), False)
    while work:
        op = work.popleft()
        if op.parent_region() is not region or op.info.traits & TERMINATOR:
            continue
        known = free.get(op)
        if known is None:
            known = free[op] = is_memory_effect_free(op) and is_speculatable(op) and not is_released(op)
        if not known or not uses_only_outer_values(op, loop):
            continue
        op.insert_before(loop)
        moved += 1
        for result in op.results:
            work.extend([user for user in result.uses if user.parent_region() is region])
    return moved


def loops_inside(root: Operation) -> list[Operation]:
    """The loops in `root`, inner ones first; `root` itself if it is one."""
    return [op for op in root.walk_postorder() if op.info.traits & LOOP]


def run(op: Operation, pass_context: PassContext) -> bool:
    """Moves loop-invariant ops out of the loops inside `op`."""
    moved = 0
    for loop in loops_inside(op):
        moved += hoist_from(loop)
    return moved > 0


PASS = make_pass("loop-invariant-code-motion", run, apart=True)
