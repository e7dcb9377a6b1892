"""The rules that the reference has as folds which change the op: every pass of its that folds does that, too.

Which ops have some is said here, so that a pass loads the rules of a dialect only where it has a use for them.
"""

from __future__ import annotations

from pyopt.passes.canonicalize import needs_of_rules, rules_of
from pyopt.passes.canonicalize.folds_as_rules import FOLDS_AS_RULES
from pyopt.passes.canonicalize.memory_casts import looks_through_casts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.opinfo import OpInfo
    from pyopt.rewrite.rewriter import Rule

BY_THEMSELVES: Final[dict[str, str]] = {
    "arith.cmpi": "arith_folds:constant_to_the_right",
    "arith.extsi": "arith_folds:extend_twice",
    "arith.extui": "arith_folds:extend_twice",
    "arith.trunci": "arith_folds:truncate_in_one_step",
    "memref.atomic_rmw": "memory_casts:look_through_casts_of_memory",
    "memref.dealloc": "memory_casts:look_through_casts",
    "memref.dma_start": "memory_casts:look_through_casts",
    "memref.dma_wait": "memory_casts:look_through_casts",
    "memref.load": "memory_casts:look_through_casts",
    "memref.prefetch": "memory_casts:look_through_casts",
    "memref.store": "memory_casts:look_through_casts_of_memory",
    "tensor.dim": "tensor_casts:dim_of_forgetting_cast",
}
"""The ops that many passes make, with their only such rule, which is in a module apart from the dialect's others."""
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
    place = BY_THEMSELVES.get(name)
    if place is None and name.startswith("linalg.") and looks_through_casts(name):
        place = "memory_casts:look_through_casts"
    if place is not None:
        module_name, _, function = place.partition(":")
        module = __import__("pyopt.passes.canonicalize." + module_name, fromlist=(function,))
        needs_of_rules.update(module.NEEDS)
        rule: Rule = getattr(module, function)
        return (rule,)
    if name in OTHERS:
        return tuple([rule for rule in rules_of(info) if rule.__name__ in FOLDS_AS_RULES])
    return ()
