"""Overflow flags of integer ops: `overflow<nsw, nuw>`."""

from __future__ import annotations

from pyopt.ir.attributes import EnumAttr, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.light import Final

NSW: Final = 1
"""The signed result fits."""
NUW: Final = 2
"""The unsigned result fits."""


def overflow_flags(op: Operation) -> int:
    """NSW and NUW, as far as `op` promises them."""
    flags = op.attributes.get("overflowFlags")
    return flags.value if isinstance(flags, (EnumAttr, IntegerAttr)) else 0
