"""Running a conversion as a pass."""

from __future__ import annotations

from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.rewrite.conversion import Conversion, ConversionError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from pyopt.ir.core import Operation
    from pyopt.pipeline.passes import PassContext
    from pyopt.rewrite.conversion import ConversionPattern, InPlace
    from pyopt.rewrite.legality import ConversionTarget

    Explain: TypeAlias = Callable[[Operation], str]


def convert(
    op: Operation,
    pass_context: PassContext,
    target: ConversionTarget,
    patterns: Sequence[ConversionPattern],
    in_place: InPlace = folds_in_place,
    any_order: bool = False,
    explain: Explain | None = None,
    rollback: bool = True,
) -> bool:
    """A partial conversion of `op` and what is in it: whether anything changed. Reports what cannot be converted, with
    a note that says why if `explain` has a text for the op."""
    conversion = Conversion(
        pass_context.context, target, patterns, in_place=in_place, any_order=any_order, rollback=rollback
    )
    try:
        return conversion.run(op)
    except ConversionError as error:
        notes = [*error.notes]
        why = "" if explain is None else explain(error.op)
        if why:
            notes.append((why, error.op.loc))
        pass_context.error(error.message, error.op, notes)
        conversion.take_back()
        return False
