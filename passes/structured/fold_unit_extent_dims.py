"""linalg-fold-unit-extent-dims: loops of one iteration and unit dimensions of tensors and memrefs are dropped.

    %0 = linalg.generic ins(%a : tensor<1x4xf32>)      %b = tensor.collapse_shape %a [[0, 1]]
                        outs(%e : tensor<1x4xf32>)  -> %1 = linalg.generic ins(%b : tensor<4xf32>) outs(..)
                                                       %0 = tensor.expand_shape %1 [[0, 1]]

With `use-rank-reducing-slices` extract_slice, insert_slice and subview stand for the reshapes.
"""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import Final, Iterable
from pyopt.passes.canonicalize.folds import with_folds
from pyopt.passes.canonicalize.linalg import fill_rules
from pyopt.passes.canonicalize.tensor import cast_rules, element_rules, reshape_rules
from pyopt.passes.structured.generics import GENERIC
from pyopt.passes.structured.result_extents import dim_of_result
from pyopt.passes.structured.unit_extents import drop_unit_dims, drop_unit_dims_by_slices, move_init_operands_to_input
from pyopt.passes.structured.unit_slices import (
    concat_of_empties,
    drop_pad_unit_dims,
    drop_pad_unit_dims_by_slices,
    empty_of_reshape,
    rank_reduced_extract_slice,
    rank_reduced_insert_slice,
    slice_of_empty,
)
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions
from pyopt.rewrite.rules import Rule

USE_RANK_REDUCING_SLICES: Final = FlagOption(
    "use-rank-reducing-slices", False, "Drop dimensions by slices, not by reshapes"
)


def _named(rules: Iterable[Rule], *names: str) -> list[Rule]:
    """The rules of those names."""
    return [rule for rule in rules if rule.name in names]


_FILLS: Final = [rule for rule in fill_rules.RULES if rule.name != "erase_self_copy"]
_EMPTIES: Final = (
    *_named(cast_rules.RULES, "cast_of_empty", "empty_with_constants"),
    Rule("tensor.dim", dim_of_result),
    Rule("tensor.collapse_shape tensor.expand_shape", empty_of_reshape),
    Rule("tensor.concat", concat_of_empties),
    Rule("tensor.extract_slice", slice_of_empty),
)
_WITH_RESHAPES: Final = with_folds(
    (
        Rule(GENERIC, drop_unit_dims),
        Rule(GENERIC, move_init_operands_to_input),
        Rule("tensor.extract_slice", rank_reduced_extract_slice),
        Rule("tensor.insert_slice tensor.parallel_insert_slice", rank_reduced_insert_slice),
        Rule("tensor.pad", drop_pad_unit_dims),
        *_FILLS,
        *reshape_rules.RULES,
        *_named(element_rules.RULES, "dim_of_empty"),
        *_EMPTIES,
    )
)
_WITH_SLICES: Final = with_folds(
    (
        Rule(GENERIC, drop_unit_dims_by_slices),
        Rule(GENERIC, move_init_operands_to_input),
        Rule("tensor.pad", drop_pad_unit_dims_by_slices),
        *_FILLS,
        *_named(element_rules.RULES, "dim_of_empty"),
        *_EMPTIES,
    )
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Drops unit extents inside `op`."""
    rules_of = _WITH_SLICES if USE_RANK_REDUCING_SLICES.of(pass_context.options) else _WITH_RESHAPES
    greedy = GreedyOptions()
    greedy.top_down = False
    greedy.block_merging = True
    return apply_greedily(op, pass_context.context, rules_of, greedy)[0]


PASS = make_pass(
    "linalg-fold-unit-extent-dims",
    run,
    (USE_RANK_REDUCING_SLICES,),
    class_name="LinalgFoldUnitExtentDimsPass",
    apart=True,
)
