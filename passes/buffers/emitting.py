"""The ops that deallocation is made of, at the insertion point of a rewriter."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import I1, MemRefType
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter


def is_buffer(value: Value) -> bool:
    """The value is a memref, ranked or not."""
    return isinstance(value.type, MemRefType)


def buffers_of(values: Sequence[Value]) -> list[Value]:
    """The memrefs among the values."""
    return [value for value in values if isinstance(value.type, MemRefType)]


def create_dealloc(
    rewriter: Rewriter, memrefs: Sequence[Value], conditions: Sequence[Value], retained: Sequence[Value]
) -> Operation:
    """bufferization.dealloc (memrefs) if (conditions) retain (retained)"""
    attributes: dict[str, Attribute] = {
        "operandSegmentSizes": segments(len(memrefs), len(conditions), len(retained)),
    }
    operands = [*memrefs, *conditions, *retained]
    return rewriter.create("bufferization.dealloc", operands, [I1] * len(retained), attributes)
