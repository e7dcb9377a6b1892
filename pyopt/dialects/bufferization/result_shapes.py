"""The shapes of the results of bufferization ops, in terms of operands."""

from __future__ import annotations

from pyopt.analysis.shapes.extents import DimOf
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import join
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, ShapedType
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.analysis.shapes.extents import ResultShape


def _extents(value: Value) -> tuple[int, ...] | None:
    assert isinstance(value.type, ShapedType)
    return value.type.shape


def of_alloc_tensor(op: Operation) -> list[ResultShape] | None:
    """The sizes that are given, or those of what is copied."""
    shape = _extents(op.results[0])
    if shape is None:
        return None
    copy = operand_group(op, "copy")
    if not copy:
        return [[*join(shape, operand_group(op, "dynamic_sizes"))]]
    return [[DimOf(copy[0], index, False) if extent == DYNAMIC else extent for index, extent in enumerate(shape)]]


def of_materialize(op: Operation) -> list[ResultShape] | None:
    """Those of the destination; an op that writes to a buffer has no result."""
    destination = op.operands[1]
    shape = _extents(destination)
    if not op.results or shape is None:
        return None
    return [[DimOf(destination, index) if extent == DYNAMIC else extent for index, extent in enumerate(shape)]]
