"""Running a conversion as a pass."""

from __future__ import annotations

from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.rewrite.conversion import Conversion, ConversionError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.ir.core import Operation
    from pyopt.pipeline.passes import PassContext
    from pyopt.rewrite.conversion import ConversionPattern, InPlace
    from pyopt.rewrite.legality import ConversionTarget


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
