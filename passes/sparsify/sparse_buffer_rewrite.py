"""sparse-buffer-rewrite: buffers that grow, and sorting, in terms of scf, memref and functions.

    %b, %n = sparse_tensor.push_back %size, %a, %v        %n = arith.addi %size, %c1 : index
        : index, memref<?xf64>, f64                       %full = arith.cmpi ugt, %n, %capacity : index
                                                     ->   %b = scf.if %full -> (memref<?xf64>) {
                                                            ... memref.realloc %a(%twice)
                                                          }
                                                          memref.store %v, %b[%size] : memref<?xf64>

    sparse_tensor.sort quick_sort %n, %x             ->   call @_sparse_qsort_0_index_coo_0(%c0, %n, %x)
        {perm_map = #id} : memref<?xindex>

The functions are private and stand before the one that sorts; buffers of the same types share them.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.sparsify.buffers.capacity import zero_capacity_push_backs
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rules import Rule

PUSH: Final = "sparse_tensor.push_back"
SORT: Final = "sparse_tensor.sort"


ENABLE_BUFFER_INITIALIZATION: Final = FlagOption(
    "enable-buffer-initialization", False, "Fill the spare capacity of buffers that grow with zeros"
)
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "A buffer without capacity does not grow, as in mlir-opt")


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`, unless there is something that cannot be."""
    options = pass_context.options
    clears = ENABLE_BUFFER_INITIALIZATION.of(options)
    found: set[str] = set()
    for one in op.walk():
        name = one.info.name
        if name == PUSH:
            from pyopt.passes.sparsify.buffers.growing import Growth, refusal

            why = refusal(one, clears)
        elif name == SORT:
            from pyopt.passes.sparsify.buffers.sorting import Sorting, sort_refusal

            why = sort_refusal(one)
        else:
            continue
        found.add(name)
        if why:
            pass_context.error(f"'{name}' op {why}", one)
    if pass_context.failed:
        return False
    rules = []
    if PUSH in found:
        empty: frozenset[Operation] = frozenset() if REFERENCE_EXACT.of(options) else zero_capacity_push_backs(op)
        rules.append(Rule(PUSH, Growth(clears, empty).rewrite))
    if SORT in found:
        rules.append(Rule(SORT, Sorting().rewrite))
    return rewrite(op, pass_context, rules)


PASS: Final = make_pass(
    "sparse-buffer-rewrite", run, (ENABLE_BUFFER_INITIALIZATION, REFERENCE_EXACT), anchor="builtin.module"
)
