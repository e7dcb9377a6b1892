"""Sizes that turn out to be numbers: operands that go away when the type or an attribute says what they are.

tensor.empty(%n) : tensor<?xf32>                       -> tensor.empty() : tensor<4xf32>
tensor.pad %t low[%n] high[0] ...                      -> tensor.pad %t low[4] high[0] ...
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dense, mixed_group, split, static_name
from pyopt.ir.opinfo import OPERAND_SEGMENTS
from pyopt.ir.signature import operand_bounds, segment_sizes, segments, signature_of
from pyopt.ir.types import DYNAMIC, ShapedType
from pyopt.light import Callable, Final

EXTENTS: Final = ("output_shape", "sizes", "low", "high")
"""Groups of operands that extents follow from: lists of static and dynamic indices."""


class SavedOp:
    """The saved state of an op that is changed here, to be restored."""

    __slots__ = ("attributes", "op", "operands")

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.attributes = op.attributes
        self.operands = list(op.operands)

    def restore(self) -> None:
        """The op is as it was."""
        self.op.attributes = self.attributes
        if self.op.operands != self.operands:
            self.op.set_operands(self.operands)


def has_sizes(op: Operation) -> bool:
    """`adapt` may have something to do."""
    return op.info.extents != "" or any(static_name(group) in op.info.attribute_names for group in EXTENTS)


def adapt(op: Operation, old: tuple[int, ...] | None, number_at: Callable[[Operation, Value], int | None]) -> None:
    """Drops operands whose numbers the result's type says now; `old` is the shape of the result before."""
    if op.info.extents:
        _drop_by_type(op, op.info.extents, old)
    for group in EXTENTS:
        attribute = static_name(group)
        if attribute not in op.info.attribute_names:
            continue
        mixed = mixed_group(op, group)
        known = [one if isinstance(one, int) else number_at(op, one) for one in mixed]
        if any(isinstance(one, Value) and number is not None for one, number in zip(mixed, known, strict=True)):
            new = [one if number is None else number for one, number in zip(mixed, known, strict=True)]
            static, dynamic = split(new)
            _set_group(op, group, dynamic)
            op.set_attribute(attribute, dense(static))


def _drop_by_type(op: Operation, group: str, old: tuple[int, ...] | None) -> None:
    type = op.results[0].type
    assert isinstance(type, ShapedType)
    if old is None or type.shape is None:
        return
    start, end = operand_bounds(op, group)
    sizes = op.operands[start:end]
    dynamic = [position for position, extent in enumerate(old) if extent == DYNAMIC]
    if len(dynamic) != len(sizes):
        return
    kept = [size for size, position in zip(sizes, dynamic, strict=True) if type.shape[position] == DYNAMIC]
    if len(kept) < len(sizes):
        _set_group(op, group, kept)


def _set_group(op: Operation, group: str, values: list[Value]) -> None:
    """Group `group` becomes `values`; the attribute that counts operands follows."""
    start, end = operand_bounds(op, group)
    if op.info.traits & OPERAND_SEGMENTS:
        sizes = list(segment_sizes(op, "operandSegmentSizes") or ())
        sizes[signature_of(op.info).operand_index[group]] = len(values)
        op.set_attribute("operandSegmentSizes", segments(*sizes))
    op.set_operands([*op.operands[:start], *values, *op.operands[end:]])
