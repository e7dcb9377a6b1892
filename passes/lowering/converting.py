"""Running a conversion as a pass."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.pipeline.passes import PassContext
from pyopt.rewrite.conversion import Conversion, ConversionError, ConversionPattern
from pyopt.rewrite.legality import ConversionTarget

if TYPE_CHECKING:
    from pyopt.rewrite.conversion import InPlace

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
