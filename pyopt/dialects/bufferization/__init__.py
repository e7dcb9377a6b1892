"""bufferization: between tensors and the buffers that hold them."""

from __future__ import annotations

from pyopt.dialects.bufferization.ops import OPS
from pyopt.dialects.bufferization.verify import verify_argument, verify_attribute
from pyopt.ir.opinfo import Dialect

DIALECT = Dialect(
    "bufferization",
    OPS,
    verify_attribute=verify_attribute,
    verify_argument=verify_argument,
    inlinable=True,
    doc="Tensors that have buffers, and buffers of tensors.",
)
