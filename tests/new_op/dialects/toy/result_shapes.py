"""The shapes of the results of toy ops, in terms of operands."""

from __future__ import annotations

from pyopt.analysis.shapes.extents import DimOf, Formula
from pyopt.ir.affine import AffineMap, dim
from pyopt.ir.attributes import IntegerAttr

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.analysis.shapes.extents import ResultShape
    from pyopt.ir.core import Operation


def of_repeat(op: Operation) -> list[ResultShape] | None:
    """`times` the extent of the source."""
    times = op.attributes["times"]
    assert isinstance(times, IntegerAttr)
    return [[Formula(AffineMap.get(1, 0, [dim(0) * times.value]), [DimOf(op.operands[0], 0)])]]
