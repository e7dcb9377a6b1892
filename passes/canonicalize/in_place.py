"""The rules that the reference has as folds which change the op: every pass of its that folds does that, too.

Which ops have some is said here, so that a pass loads the rules of a dialect only where it has a use for them.
"""

from __future__ import annotations

from passes.canonicalize import rules_of
from passes.canonicalize.folds_as_rules import FOLDS_AS_RULES
from passes.canonicalize.memory_casts import look_through_casts, look_through_casts_of_memory, looks_through_casts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.opinfo import OpInfo
    from pyopt.rewrite.rewriter import Rule

OF_MEMORY: Final[dict[str, tuple[Rule, ...]]] = {
    "memref.atomic_rmw": (look_through_casts_of_memory,),
    "memref.dealloc": (look_through_casts,),
    "memref.dma_start": (look_through_casts,),
    "memref.dma_wait": (look_through_casts,),
    "memref.load": (look_through_casts,),
    "memref.prefetch": (look_through_casts,),
    "memref.store": (look_through_casts_of_memory,),
}
"""The ops with no such rules but these, which are loaded already."""
OTHERS: Final = frozenset(
    (
        "affine.dma_start",
        "affine.dma_wait",
        "affine.for",
        "affine.if",
        "affine.load",
        "affine.max",
        "affine.min",
        "affine.parallel",
        "affine.prefetch",
        "affine.store",
        "arith.cmpi",
        "arith.extsi",
        "arith.extui",
        "arith.trunci",
        "bufferization.clone",
        "llvm.extractvalue",
        "memref.cast",
        "memref.copy",
        "memref.dim",
        "memref.extract_strided_metadata",
        "memref.memory_space_cast",
        "memref.reinterpret_cast",
        "memref.transpose",
        "shape.assuming_all",
        "tensor.dim",
        "tensor.insert_slice",
        "tensor.reshape",
        "vector.bitcast",
        "vector.extract",
        "vector.extract_strided_slice",
        "vector.load",
        "vector.maskedload",
        "vector.maskedstore",
        "vector.shape_cast",
        "vector.store",
        "vector.transfer_read",
        "vector.transfer_write",
    )
)
"""The other ops that have some, but for those of linalg."""


def folds_in_place(info: OpInfo) -> tuple[Rule, ...]:
    """The rules of an op that count as its fold."""
    name = info.name
    if name in OTHERS:
        return tuple([rule for rule in rules_of(info) if rule.__name__ in FOLDS_AS_RULES])
    if name.startswith("linalg.") and looks_through_casts(name):
        return (look_through_casts,)
    return OF_MEMORY.get(name, ())
