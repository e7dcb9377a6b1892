"""Subscripts that are loaded, as coordinates are."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.ir.core import Operation, Value

WIDENINGS: Final = ("arith.index_cast", "arith.extui")


def loaded_coordinate(value: Value) -> Operation | None:
    """The load that a subscript comes from, through casts that widen unsigned numbers."""
    op = value.op
    while op is not None and op.info.name in WIDENINGS:
        op = op.operands[0].op
    return op if op is not None and op.info.name == "memref.load" else None
