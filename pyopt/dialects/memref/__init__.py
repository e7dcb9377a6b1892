"""memref: allocating, accessing and viewing buffers. The memref type itself is builtin."""

from __future__ import annotations

from pyopt.dialects.memref.ops import OPS
from pyopt.dialects.memref.views import VIEWS
from pyopt.ir.opinfo import Dialect

DIALECT = Dialect(
    "memref",
    (*OPS, *VIEWS),
    materialize="pyopt.dialects.arith.syntax:materialize",
    inlinable=True,
    takes_inlined=True,
    doc="Buffers: references to regions of memory.",
)
