"""linalg-fuse-elementwise-ops: elementwise ops on tensors become one op, so that no tensor between them is made.

    %0 = linalg.generic ins(%a, %b) {              %0 = linalg.generic ins(%a, %b, %c) {
      yield %x + %y                                  yield (%x + %y) * %z
    }                                        ->    }
    %1 = linalg.generic ins(%0, %c) {
      yield %s * %z
    }

What stands between ops that could be fused goes, too: reshapes are pushed through the ops (see `expansion.py`), fills
and splat constants into the bodies; operands and results without use are left out.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import STRUCTURED
from pyopt.ir.core import Operation
from pyopt.light import Final
from pyopt.passes.canonicalize.folds import with_folds
from pyopt.passes.canonicalize.linalg import structure_rules
from pyopt.passes.structured.elementwise_fusion import Fuser
from pyopt.passes.structured.expansion import (
    fold_pad_with_producer_reshape_op_by_expansion,
    fold_reshape_with_generic_op_by_expansion,
    fold_with_producer_reshape_op_by_expansion,
)
from pyopt.passes.structured.generic_rules import (
    deduplicate_and_remove_dead_operands_and_results,
    fold_constant_transpose,
    fold_fill_with_generic_op,
    fold_scalar_or_splat_constant,
    remove_outs_dependency,
    remove_unused_cycle_in_generic_op,
)
from pyopt.passes.structured.generics import GENERIC
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule, later

_STRUCTURED: Final = " ".join(STRUCTURED)


def simplify_reshape(op: Operation, rewriter: Rewriter) -> bool:
    """The rules of canonicalization for a reshape, and those that swap it with what it reshapes."""
    from pyopt.passes.canonicalize.tensor import reshape_rules
    from pyopt.passes.structured import swapped_reshapes

    rules = [one for one in (*reshape_rules.RULES, *swapped_reshapes.RULES) if op.info.name in one.roots.split()]
    return any(one.apply(op, rewriter) for one in rules)


_RULES: Final[tuple[Rule, ...]] = (
    Rule(GENERIC, fold_fill_with_generic_op),
    Rule(GENERIC, fold_scalar_or_splat_constant),
    Rule(GENERIC, remove_outs_dependency),
    Rule(GENERIC, deduplicate_and_remove_dead_operands_and_results),
    Rule(GENERIC, remove_unused_cycle_in_generic_op),
    Rule(_STRUCTURED, fold_with_producer_reshape_op_by_expansion),
    Rule(GENERIC, structure_rules.erase_identity),
    *structure_rules.RULES,
    Rule(
        "linalg.pack linalg.unpack",
        later("pyopt.passes.canonicalize.linalg.pack_rules:relayout_of_cast"),
        needs="tensor.cast",
    ),
    Rule(_STRUCTURED, fold_constant_transpose),
    Rule("affine.apply", later("pyopt.passes.canonicalize.affine.access_rules:simplify_affine_op")),
    Rule("tensor.expand_shape", fold_reshape_with_generic_op_by_expansion),
    Rule("tensor.collapse_shape tensor.expand_shape", simplify_reshape),
    Rule("tensor.pad", fold_pad_with_producer_reshape_op_by_expansion),
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Fuses what is inside `op`."""
    rules = (Rule(GENERIC, Fuser().fuse_elementwise_ops), *_RULES)
    greedy = GreedyOptions()
    greedy.block_merging = True
    return apply_greedily(op, pass_context.context, with_folds(rules), greedy)[0]


PASS = make_pass("linalg-fuse-elementwise-ops", run, class_name="LinalgElementwiseOpFusionPass", apart=True)
