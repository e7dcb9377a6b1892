"""linalg-fold-unit-extent-dims: loops of one iteration and unit dimensions of tensors and memrefs are dropped.

    %0 = linalg.generic ins(%a : tensor<1x4xf32>)      %b = tensor.collapse_shape %a [[0, 1]]
                        outs(%e : tensor<1x4xf32>)  -> %1 = linalg.generic ins(%b : tensor<4xf32>) outs(..)
                                                       %0 = tensor.expand_shape %1 [[0, 1]]

With `use-rank-reducing-slices` extract_slice, insert_slice and subview stand for the reshapes.
"""

from __future__ import annotations

from pyopt.light import final
from pyopt.passes.canonicalize import rules_in
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.passes.structured.generics import GENERIC
from pyopt.passes.structured.result_extents import dim_of_result
from pyopt.passes.structured.unit_extents import drop_unit_dims, drop_unit_dims_by_slices, move_init_operands_to_input
from pyopt.passes.structured.unit_slices import (
    concat_of_empties,
    drop_pad_unit_dims,
    drop_pad_unit_dims_by_slices,
    empty_of_reshape,
    pack_of_empty,
    rank_reduced_extract_slice,
    rank_reduced_insert_slice,
    slice_of_empty,
)
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


@final
class FoldUnitExtentDimsOptions:
    """`use_rank_reducing_slices`: slices in the place of reshapes."""

    def __init__(self) -> None:
        self.use_rank_reducing_slices = False


def _named(rules: tuple[Rule, ...], *names: str) -> tuple[Rule, ...]:
    """The rules of those names."""
    return tuple([rule for rule in rules if rule.name in names])


_LINALG: Final = rules_in("linalg")
_TENSOR: Final = rules_in("tensor")
_SHARED: Final[dict[str, tuple[Rule | RewriteFunction, ...]]] = {
    "linalg.copy": _named(_LINALG["linalg.copy"], "fill_with_copy"),
    "linalg.transpose": _named(_LINALG["linalg.transpose"], "fill_with_transpose"),
    "tensor.cast": _named(_TENSOR["tensor.cast"], "cast_of_empty"),
    "tensor.concat": (concat_of_empties,),
    "tensor.dim": (*_named(_TENSOR["tensor.dim"], "dim_of_empty"), dim_of_result),
    "tensor.empty": _TENSOR["tensor.empty"],
    "tensor.extract": _LINALG["tensor.extract"],
    "tensor.pack": (*_LINALG["tensor.pack"], pack_of_empty),
    "tensor.unpack": (pack_of_empty,),
}
_RESHAPES: Final[dict[str, tuple[Rule | RewriteFunction, ...]]] = {
    **_SHARED,
    GENERIC: (drop_unit_dims, move_init_operands_to_input),
    "tensor.collapse_shape": (
        *_LINALG["tensor.collapse_shape"], *_TENSOR["tensor.collapse_shape"], empty_of_reshape,
    ),
    "tensor.dim": (
        *_named(_TENSOR["tensor.dim"], "dim_of_empty", "dim_of_expand", "dim_of_collapse"), dim_of_result,
    ),
    "tensor.expand_shape": (
        *_LINALG["tensor.expand_shape"], *_TENSOR["tensor.expand_shape"], empty_of_reshape,
    ),
    "tensor.extract_slice": (rank_reduced_extract_slice, slice_of_empty),
    "tensor.insert_slice": (rank_reduced_insert_slice, *_LINALG["tensor.insert_slice"]),
    "tensor.pad": (drop_pad_unit_dims, *_LINALG["tensor.pad"]),
    "tensor.parallel_insert_slice": (rank_reduced_insert_slice,),
}  # fmt: skip
_SLICES: Final[dict[str, tuple[Rule | RewriteFunction, ...]]] = {
    **_SHARED,
    GENERIC: (drop_unit_dims_by_slices, move_init_operands_to_input),
    "tensor.collapse_shape": (*_LINALG["tensor.collapse_shape"], empty_of_reshape),
    "tensor.expand_shape": (*_LINALG["tensor.expand_shape"], empty_of_reshape),
    "tensor.extract_slice": (slice_of_empty,),
    "tensor.insert_slice": _LINALG["tensor.insert_slice"],
    "tensor.pad": (drop_pad_unit_dims_by_slices, *_LINALG["tensor.pad"]),
}


def _with_reshapes(info: OpInfo) -> tuple[Rule | RewriteFunction, ...]:
    return folds_in_place(info) + _RESHAPES.get(info.name, ())


def _with_slices(info: OpInfo) -> tuple[Rule | RewriteFunction, ...]:
    return folds_in_place(info) + _SLICES.get(info.name, ())


def run(op: Operation, pass_context: PassContext) -> bool:
    """Drops unit extents inside `op`."""
    options = pass_context.options
    assert isinstance(options, FoldUnitExtentDimsOptions)
    select = _with_slices if options.use_rank_reducing_slices else _with_reshapes
    greedy = GreedyOptions()
    greedy.top_down = False
    return apply_greedily(op, pass_context.context, select, greedy)[0]


PASS = make_pass(
    "linalg-fold-unit-extent-dims",
    run,
    FoldUnitExtentDimsOptions,
    options={"use-rank-reducing-slices": "Drop dimensions by slices, not by reshapes"},
    summary="Drop loops and dimensions of extent 1 from linalg ops",
    class_name="LinalgFoldUnitExtentDimsPass",
)
