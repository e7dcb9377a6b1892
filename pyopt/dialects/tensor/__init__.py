"""tensor: making, slicing, reshaping and reading immutable tensors. The tensor type itself is builtin."""

from __future__ import annotations

from pyopt.dialects.tensor.ops import OPS
from pyopt.ir.opinfo import Dialect

DIALECT = Dialect(
    "tensor",
    OPS,
    materialize="pyopt.dialects.tensor.folds:materialize",
    inlinable=True,
    takes_inlined=True,
    doc="Creation and manipulation of tensors.",
)
