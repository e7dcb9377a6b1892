"""The ops that ask for shapes: what is known answers them, so that they can be folded."""

from __future__ import annotations

from pyopt.ir.opinfo import CONSTANT_LIKE, OpInfo
from pyopt.light import Final

DIMENSIONS: Final = ("arith.cmpi", "index.cmp", "memref.dim", "memref.rank", "tensor.dim", "tensor.rank")
"""Ops of other dialects that this pass takes for questions."""
CHOICES: Final = frozenset(
    ("arith.maxsi", "arith.maxui", "arith.minsi", "arith.minui", "index.maxs", "index.maxu", "index.mins", "index.minu")
)
"""The smaller or the larger one of two numbers, where it is known which."""
OTHERS: Final = ("shape.debug_print", "shape.value_of", "shape.with_shape")
"""Ops of shape that print, or give values rather than their shapes."""


def is_question(info: OpInfo) -> bool:
    """The op asks for an extent, a rank, a shape, or whether a constraint holds."""
    if info.dialect is None or info.dialect.name != "shape":
        return info.name in DIMENSIONS or info.name in CHOICES
    return info.shape_transfer != "" and not info.traits & CONSTANT_LIKE and info.name not in OTHERS
