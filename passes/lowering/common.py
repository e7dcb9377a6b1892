"""Running a conversion, or a set of rules, as a pass."""

from __future__ import annotations

from passes.canonicalize.in_place import folds_in_place
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.types import I1
from pyopt.rewrite.conversion import Conversion, ConversionError
from pyopt.rewrite.greedy import GreedyOptions, apply_greedily

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.ir.attributes import Attribute
    from pyopt.ir.core import Operation
    from pyopt.ir.opinfo import OpInfo
    from pyopt.pipeline.passes import PassContext
    from pyopt.rewrite.conversion import ConversionPattern, InPlace
    from pyopt.rewrite.greedy import RulesOf
    from pyopt.rewrite.legality import ConversionTarget
    from pyopt.rewrite.rewriter import Rule

TEMPORAL: Final[dict[str, Attribute]] = {"nontemporal": IntegerAttr.get(0, I1)}
"""What loads and stores of memref and vector have from the start, though they need not."""


def convert(
    op: Operation,
    pass_context: PassContext,
    target: ConversionTarget,
    patterns: Sequence[ConversionPattern],
    in_place: InPlace = folds_in_place,
    any_order: bool = False,
) -> bool:
    """A partial conversion of `op` and what is in it: whether anything changed. Reports what cannot be converted."""
    conversion = Conversion(pass_context.context, target, patterns, in_place=in_place, any_order=any_order)
    try:
        return conversion.run(op)
    except ConversionError as error:
        pass_context.error(error.message, error.op, error.notes)
        conversion.take_back()
        return False


def rewrite(op: Operation, pass_context: PassContext, rules_of: RulesOf) -> bool:
    """Applies rules and folds to what is in `op` until nothing changes, as passes of the reference do by default."""

    def with_folds(info: OpInfo) -> tuple[Rule, ...]:
        return folds_in_place(info) + rules_of(info)

    options = GreedyOptions()
    options.top_down = False
    options.block_merging = True
    return apply_greedily(op, pass_context.context, with_folds, options)[0]
