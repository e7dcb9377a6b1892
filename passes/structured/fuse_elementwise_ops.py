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
from pyopt.passes.canonicalize import rules_in
from pyopt.passes.canonicalize.folds import folds_in_place
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

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.core import Operation
    from pyopt.ir.opinfo import OpInfo
    from pyopt.rewrite.rewriter import RewriteFunction
    from pyopt.rewrite.rules import Rule

_GENERIC_RULES: Final[tuple[Rule | RewriteFunction, ...]] = (
    fold_fill_with_generic_op,
    fold_scalar_or_splat_constant,
    remove_outs_dependency,
    deduplicate_and_remove_dead_operands_and_results,
    remove_unused_cycle_in_generic_op,
)
_DIMS: Final = ("dim_of_expand", "dim_of_collapse")


def _structured_rules(name: str) -> tuple[Rule | RewriteFunction, ...]:
    """The rules of a structured op; a generic has its own before them, and that which fuses before these."""
    is_generic = name == GENERIC
    return (
        *(_GENERIC_RULES if is_generic else ()),
        fold_with_producer_reshape_op_by_expansion,
        *((structure_rules.erase_identity,) if is_generic else ()),
        structure_rules.erase_dead,
        structure_rules.infer_static_shape,
        fold_constant_transpose,
    )


_TENSOR: Final = rules_in("tensor")
_RULES: Final[dict[str, tuple[Rule | RewriteFunction, ...]]] = {
    **{name: _structured_rules(name) for name in STRUCTURED},
    "affine.apply": rules_in("affine")["affine.apply"],
    "tensor.cast": (structure_rules.cast_of_result,),
    "tensor.collapse_shape": _TENSOR["tensor.collapse_shape"],
    "tensor.dim": tuple([rule for rule in _TENSOR["tensor.dim"] if rule.name in _DIMS]),
    "tensor.expand_shape": (fold_reshape_with_generic_op_by_expansion, *_TENSOR["tensor.expand_shape"]),
    "tensor.pad": (fold_pad_with_producer_reshape_op_by_expansion,),
}


def run(op: Operation, pass_context: PassContext) -> bool:
    """Fuses what is inside `op`."""
    fuse = Fuser().fuse_elementwise_ops

    def rules_of(info: OpInfo) -> tuple[Rule | RewriteFunction, ...]:
        first = (fuse,) if info.name == GENERIC else ()
        return folds_in_place(info) + first + _RULES.get(info.name, ())

    return apply_greedily(op, pass_context.context, rules_of, GreedyOptions())[0]


PASS = make_pass(
    "linalg-fuse-elementwise-ops",
    run,
    summary="Fuse elementwise linalg ops with those that use their results",
    class_name="LinalgElementwiseOpFusionPass",
)
