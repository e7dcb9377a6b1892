"""affine: loops, conditionals and accesses whose bounds and subscripts are affine in loop variables and symbols."""

from __future__ import annotations

from pyopt.dialects.affine.ops import OPS
from pyopt.ir.opinfo import Dialect

DIALECT = Dialect(
    "affine",
    OPS,
    materialize="pyopt.dialects.arith.syntax:materialize",
    inlinable=True,
    takes_inlined=True,
    doc="Loops and memory accesses that can be analyzed exactly.",
)
