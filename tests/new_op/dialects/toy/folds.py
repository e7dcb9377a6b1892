"""The folds of the toy dialect."""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.attributes import Attribute
    from pyopt.ir.core import Operation
    from pyopt.ir.opinfo import FoldResult


def fold_repeat(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """repeat x, 1 -> x"""
    times = op.attributes["times"]
    source = op.operands[0]
    return source if isinstance(times, IntegerAttr) and times.value == 1 and source.type is op.results[0].type else None
