"""Sparse tensors by their levels, and loops in an order that visits these: what sparsification starts from.

    %0 = linalg.generic {indexing_maps = [(i, j) -> (i, j), (i, j) -> (i)], iterator_types = ["parallel", "reduction"]}
        ins(%a : tensor<?x?xf64, #CSC>) outs(%x : tensor<?xf64>)
->
    %b = sparse_tensor.reinterpret_map %a : tensor<?x?xf64, #CSC> to tensor<?x?xf64, #CSR>
    %0 = linalg.generic {indexing_maps = [(j, i) -> (j, i), (j, i) -> (i)], iterator_types = ["reduction", "parallel"]}
        ins(%b : tensor<?x?xf64, #CSR>) outs(%x : tensor<?xf64>) attrs = {sorted = true}

Named and elementwise ops on sparse tensors, and generics with several results, become generics with one first.

`scope` says on which ops it works: on generics, on the others (foreach, insertions, allocations, assemble and
disassemble), or on all.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import indexing_maps
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.level_types import STRUCTURED
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Callable, Final
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.sparsify.policy import policy_of
from pyopt.passes.sparsify.reinterpretation.demap import demap_generic
from pyopt.passes.sparsify.reinterpretation.ranking import schedule_by_cost
from pyopt.passes.sparsify.reinterpretation.scheduling import DENSE_OUTER, STRATEGIES, schedule
from pyopt.passes.sparsify.rewriting.generalizing import generalize_sparse
from pyopt.passes.sparsify.storage.materialization import is_uninitialized, skips_elements
from pyopt.pipeline.options import FlagOption, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule, later

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import RewriteFunction

_DEMAP_OPS: Final = "pyopt.passes.sparsify.reinterpretation.demap_ops:"
OTHER_RULES: Final[dict[str, str]] = {
    "bufferization.alloc_tensor": "demap_allocation",
    "sparse_tensor.assemble": "demap_assemble",
    "sparse_tensor.disassemble": "demap_disassemble",
    "sparse_tensor.foreach": "demap_foreach",
    "tensor.empty": "demap_allocation",
    "tensor.insert": "demap_insert",
}
"""The rules of ops other than generics, by op: functions of `demap_ops`, loaded when they are needed."""
REFERENCE_RULES: Final[dict[str, str]] = {
    **OTHER_RULES,
    "bufferization.alloc_tensor": "demap_allocation_as_reference",
    "sparse_tensor.foreach": "demap_foreach_as_reference",
    "tensor.empty": "demap_allocation_as_reference",
}
"""Those that do as the reference."""


LOOP_ORDERING_STRATEGY: Final = TextOption(
    "loop-ordering-strategy", "default", "The loop scheduling where several orders are possible", STRATEGIES
)
SCOPE: Final = TextOption("scope", "all", "Which ops to rewrite", ("all", "only-generic", "except-generic"))
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Order loops as mlir-opt does, even where another order is better"
)


def reinterpret(op: Operation, rewriter: Rewriter, dense_outer: bool) -> bool:
    """generic on sparse tensors -> generic over their levels, with its loops in the cheapest order

    What makes other kernels of a kernel first is loaded for those that it may be for: most are subscripted by one loop
    for each level, and their output is dense or new.
    """
    selects = by_dimensions = blocked = False
    for operand, map in zip(op.operands, indexing_maps(op), strict=True):
        encoding = encoding_of(operand.type)
        if encoding is not None:
            selects = selects or not map.is_projected_permutation()
            if not encoding.is_identity():
                by_dimensions = True
                blocked = blocked or not encoding.is_permutation()
    output = encoding_of(op.operands[-1].type)
    if output is not None and output.level_types[-1].format == STRUCTURED:
        from pyopt.passes.sparsify.reinterpretation.whole_blocks import write_apart

        if write_apart(op, rewriter):
            return True
    if skips_elements(op.operands[-1].type) and not is_uninitialized(op.operands[-1]):
        from pyopt.passes.sparsify.reinterpretation.accumulating import accumulate_out_of_place

        if accumulate_out_of_place(op, rewriter):
            return True
    if selects:
        from pyopt.passes.sparsify.reinterpretation.selection import select_operands

        if select_operands(op, rewriter):
            return True
    if blocked:
        from pyopt.passes.sparsify.reinterpretation.unblocking import unblock

        if unblock(op, rewriter):
            return True
    return (by_dimensions and demap_generic(op, rewriter)) or schedule_by_cost(op, rewriter, dense_outer)


def ordering(apply: Callable[[Operation, Rewriter, bool], bool], dense_outer: bool) -> RewriteFunction:
    """A rule that is told which loops are outermost."""

    def rule(op: Operation, rewriter: Rewriter) -> bool:
        return apply(op, rewriter, dense_outer)

    rule.__doc__ = apply.__doc__
    return rule


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    options = pass_context.options
    policy = policy_of(REFERENCE_EXACT.of(options))
    rules: list[Rule] = []
    generalized = False
    if SCOPE.of(options) != "except-generic":
        generalized = policy.generalizes and generalize_sparse(op, pass_context.context)
        dense_outer = LOOP_ORDERING_STRATEGY.of(options) == DENSE_OUTER
        order = ordering(reinterpret if policy.ranks_orders else schedule, dense_outer)
        generics = (order,) if policy.ranks_orders else (demap_generic, order)
        rules += [Rule("linalg.generic", one) for one in generics]
    if SCOPE.of(options) != "only-generic":
        others = OTHER_RULES if policy.handles_partial_blocks else REFERENCE_RULES
        rules += [Rule(root, later(_DEMAP_OPS + name)) for root, name in others.items()]
    return rewrite(op, pass_context, rules) or generalized


PASS = make_pass(
    "sparse-reinterpret-map",
    run,
    (LOOP_ORDERING_STRATEGY, SCOPE, REFERENCE_EXACT),
    anchor="builtin.module",
    class_name="SparseReinterpretMap",
)
