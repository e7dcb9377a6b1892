"""Rules for ops that read, write or free buffers."""

from __future__ import annotations

from pyopt.dialects.memref.layouts import compatible_extents, is_ranked, shape_of
from pyopt.ir.core import Operation
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.canonicalize.memory_casts import look_through_casts, look_through_casts_of_memory
from pyopt.passes.canonicalize.memref.common import forgetting_cast, type_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.rewrite.rewriter import Rewriter, Rule


def copy_of_forgetting_cast(op: Operation, rewriter: Rewriter) -> bool:
    """copy cast(m), cast(n) -> copy m, n, where the casts only forget"""
    return _without_casts(op, [forgetting_cast(value) for value in op.operands], rewriter)


def copy_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """copy cast(m), cast(n) -> copy m, n"""
    return _without_casts(op, [producer_of(value, "memref.cast") for value in op.operands], rewriter)


def _without_casts(op: Operation, casts: Sequence[Operation | None], rewriter: Rewriter) -> bool:
    """Makes a copy of what casts are of, where that is ranked and may be as large as the other side."""
    changed = False
    for index, cast in enumerate(casts):
        if cast is None or not is_ranked(cast.operands[0].type) or not is_ranked(op.operands[index].type):
            continue
        shape = shape_of(cast.operands[0].type)
        other = type_of(op.operands[1 - index]).shape
        if other is None or compatible_extents(shape, other):
            rewriter.set_operand(op, index, cast.operands[0])
            changed = True
    return changed


def copy_of_nothing(op: Operation, rewriter: Rewriter) -> bool:
    """copy m : <0>, n -> nothing"""
    if not any(0 in (type_of(value).shape or ()) for value in op.operands):
        return False
    rewriter.erase(op)
    return True


def copy_to_itself(op: Operation, rewriter: Rewriter) -> bool:
    """copy m, m -> nothing"""
    if op.operands[0] is not op.operands[1]:
        return False
    rewriter.erase(op)
    return True


RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "memref.atomic_rmw": (look_through_casts_of_memory,),
    "memref.copy": (copy_of_forgetting_cast, copy_of_cast, copy_of_nothing, copy_to_itself),
    "memref.dealloc": (look_through_casts,),
    "memref.dma_start": (look_through_casts,),
    "memref.dma_wait": (look_through_casts,),
    "memref.load": (look_through_casts,),
    "memref.prefetch": (look_through_casts,),
    "memref.store": (look_through_casts_of_memory,),
}
NEEDS: Final[dict[Rule, tuple[str, ...]]] = {
    copy_of_cast: ("memref.cast",),
    copy_of_forgetting_cast: ("memref.cast",),
}
