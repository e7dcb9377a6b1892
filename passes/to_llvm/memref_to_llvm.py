"""finalize-memref-to-llvm: buffers as pointers and descriptors of memref's ops.

    %v = memref.load %m[%i] : memref<?xf32>
      ->
    %p = llvm.extractvalue %d[1]                     // the descriptor's aligned pointer
    %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %v = llvm.load %a : !llvm.ptr -> f32

Views with a layout that changes (subview, collapse_shape, expand_shape) are for expand-strided-metadata, which runs
before; realloc is for expand-realloc.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.to_llvm.common import (
    INDEX_BITWIDTH,
    convert_to_llvm,
    llvm_target,
    llvm_types,
    patterns_of,
)
from pyopt.passes.to_llvm.memref.access import (
    lower_assume_alignment,
    lower_atomic,
    lower_distinct_objects,
    lower_generic_atomic,
    lower_load,
    lower_prefetch,
    lower_store,
)
from pyopt.passes.to_llvm.memref.allocation import lower_alloc, lower_alloca, lower_dealloc, lower_scope
from pyopt.passes.to_llvm.memref.copying import lower_copy
from pyopt.passes.to_llvm.memref.globals import lower_get_global, lower_global
from pyopt.passes.to_llvm.memref.metadata import lower_address, lower_dim, lower_rank, lower_strided_metadata
from pyopt.passes.to_llvm.memref.reshaping import lower_reshape
from pyopt.passes.to_llvm.memref.views import (
    lower_cast,
    lower_reinterpret_cast,
    lower_space_cast,
    lower_transpose,
    lower_view,
    refuse_view,
)
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

if TYPE_CHECKING:
    from pyopt.passes.to_llvm.common import Lower

LOWERINGS: Final[dict[str, Lower]] = {
    "memref.alloca": lower_alloca,
    "memref.alloca_scope": lower_scope,
    "memref.assume_alignment": lower_assume_alignment,
    "memref.distinct_objects": lower_distinct_objects,
    "memref.atomic_rmw": lower_atomic,
    "memref.cast": lower_cast,
    "memref.copy": lower_copy,
    "memref.dim": lower_dim,
    "memref.extract_aligned_pointer_as_index": lower_address,
    "memref.extract_strided_metadata": lower_strided_metadata,
    "memref.generic_atomic_rmw": lower_generic_atomic,
    "memref.get_global": lower_get_global,
    "memref.global": lower_global,
    "memref.load": lower_load,
    "memref.memory_space_cast": lower_space_cast,
    "memref.prefetch": lower_prefetch,
    "memref.rank": lower_rank,
    "memref.reinterpret_cast": lower_reinterpret_cast,
    "memref.reshape": lower_reshape,
    "memref.store": lower_store,
    "memref.transpose": lower_transpose,
    "memref.view": lower_view,
}
REFUSED: Final[dict[str, Lower]] = dict.fromkeys(
    ("memref.collapse_shape", "memref.expand_shape", "memref.subview"), refuse_view
)
"""The ops with a pattern that never matches."""


@final
class _Allocation:
    """The functions that allocate and free, by the options of the pass."""

    __slots__ = ("aligned", "generic")

    def __init__(self, aligned: bool, generic: bool) -> None:
        self.aligned = aligned
        self.generic = generic

    def alloc(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
        return lower_alloc(op, operands, rewriter, types, self.aligned, self.generic)

    def dealloc(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
        return lower_dealloc(op, operands, rewriter, types, self.generic)


def patterns_with(types: LLVMTypes, aligned: bool, generic: bool) -> list[ConversionPattern]:
    """The patterns that convert ops of memref, with these functions for the heap."""
    allocation = _Allocation(aligned, generic)
    lowerings: dict[str, Lower] = {"memref.alloc": allocation.alloc, "memref.dealloc": allocation.dealloc}
    return [pattern for table in (lowerings, LOWERINGS, REFUSED) for pattern in patterns_of(table, types)]


def patterns(types: LLVMTypes) -> list[ConversionPattern]:
    """The patterns that convert ops of memref, with malloc and free."""
    return patterns_with(types, False, False)


USE_ALIGNED_ALLOC: Final = FlagOption("use-aligned-alloc", False, "Allocate by aligned_alloc instead of malloc")
USE_GENERIC_FUNCTIONS: Final = FlagOption(
    "use-generic-functions", False, "Call functions of other names instead of malloc, aligned_alloc and free"
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is in `op`."""
    options = pass_context.options
    types = llvm_types(pass_context, INDEX_BITWIDTH.of(options), layout=op)
    target = llvm_target()
    target.legal("func.func")
    chosen = patterns_with(types, USE_ALIGNED_ALLOC.of(options), USE_GENERIC_FUNCTIONS.of(options))
    return convert_to_llvm(op, pass_context, chosen, target)


PASS: Final = make_pass(
    "finalize-memref-to-llvm",
    run,
    (INDEX_BITWIDTH, USE_ALIGNED_ALLOC, USE_GENERIC_FUNCTIONS),
    anchor="builtin.module",
    class_name="FinalizeMemRefToLLVMConversionPass",
)
