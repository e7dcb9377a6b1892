"""The shapes of the results of memref ops, in terms of operands."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import mixed_group
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.analysis.shapes.extents import ResultShape


def of_expand_shape(op: Operation) -> list[ResultShape] | None:
    """Extents of the result, as the op's operands and attributes give them."""
    return [[*mixed_group(op, "output_shape")]]
