"""Running a conversion as a pass."""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.types import I1
from pyopt.rewrite.conversion import Conversion, ConversionError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.ir.attributes import Attribute
    from pyopt.ir.core import Operation
    from pyopt.pipeline.passes import PassContext
    from pyopt.rewrite.conversion import ConversionPattern
    from pyopt.rewrite.legality import ConversionTarget
    from pyopt.rewrite.rewriter import Rule

TEMPORAL: Final[dict[str, Attribute]] = {"nontemporal": IntegerAttr.get(0, I1)}
"""What loads and stores of memref and vector have from the start, though they need not."""


def convert(
    op: Operation,
    pass_context: PassContext,
    target: ConversionTarget,
    patterns: Sequence[ConversionPattern],
    in_place: dict[str, Rule] | None = None,
) -> bool:
    """A partial conversion of `op` and what is in it: whether anything changed. Reports what cannot be converted."""
    conversion = Conversion(pass_context.context, target, patterns, in_place=in_place)
    try:
        return conversion.run(op)
    except ConversionError as error:
        pass_context.error(error.message, error.op, error.notes)
        conversion.take_back()
        return False
