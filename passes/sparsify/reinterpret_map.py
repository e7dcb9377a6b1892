"""Sparse tensors by their levels, and loops in an order that visits these: what sparsification starts from.

    %0 = linalg.generic {indexing_maps = [(i, j) -> (i, j), (i, j) -> (i)], iterator_types = ["parallel", "reduction"]}
        ins(%a : tensor<?x?xf64, #CSC>) outs(%x : tensor<?xf64>)
->
    %b = sparse_tensor.reinterpret_map %a : tensor<?x?xf64, #CSC> to tensor<?x?xf64, #CSR>
    %0 = linalg.generic {indexing_maps = [(j, i) -> (j, i), (j, i) -> (i)], iterator_types = ["reduction", "parallel"]}
        ins(%b : tensor<?x?xf64, #CSR>) outs(%x : tensor<?xf64>) attrs = {sorted = true}

`scope` says on which ops it works: on generics, on the others (foreach, insertions, allocations, assemble and
disassemble), or on all.
"""

from __future__ import annotations

from passes.lowering.common import rewrite
from passes.sparsify.accumulating import accumulate_apart
from passes.sparsify.demap import demap_generic
from passes.sparsify.demap_ops import OTHER_RULES, REFERENCE_RULES
from passes.sparsify.ranking import schedule_by_cost
from passes.sparsify.scheduling import schedule
from passes.sparsify.selection import select_operands
from passes.sparsify.unblocking import unblock
from pyopt.ir.core import Operation
from pyopt.pipeline.passes import PassContext, make_pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.opinfo import OpInfo
    from pyopt.rewrite.rewriter import Rule


class ReinterpretMapOptions:
    """The options of the pass."""

    def __init__(self) -> None:
        self.scope = "all"
        self.reference_exact = False


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    options = pass_context.options
    assert isinstance(options, ReinterpretMapOptions)
    generics: tuple[Rule, ...] = ()
    if options.scope != "except-generic":
        generics = (demap_generic, schedule)
        if not options.reference_exact:
            generics = (accumulate_apart, select_operands, unblock, demap_generic, schedule_by_cost)
    others = REFERENCE_RULES if options.reference_exact else OTHER_RULES
    if options.scope == "only-generic":
        others = {}

    def rules_of(info: OpInfo) -> tuple[Rule, ...]:
        if info.name == "linalg.generic":
            return generics
        return others.get(info.name, ())

    return rewrite(op, pass_context, rules_of)


PASS = make_pass(
    "sparse-reinterpret-map",
    run,
    ReinterpretMapOptions,
    options={
        "scope": "Which ops to rewrite",
        "reference-exact": "Order loops as mlir-opt does, even where another order is better",
    },
    choices={"scope": ("all", "only-generic", "except-generic")},
    anchor="builtin.module",
    summary="Rewrite sparse tensors by their levels, and order loops",
    class_name="SparseReinterpretMap",
)
