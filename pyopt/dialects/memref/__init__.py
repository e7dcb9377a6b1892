"""memref: allocating, accessing and viewing buffers. The memref type itself is builtin."""

from __future__ import annotations

from pyopt.dialects.memref.ops import OPS
from pyopt.dialects.memref.views import VIEWS
from pyopt.ir.attributes import Attribute
from pyopt.ir.opinfo import Dialect
from pyopt.ir.types import Type


def materialize(attribute: Attribute, type: Type) -> tuple[str, dict[str, Attribute]] | None:
    """Constants that folds of this dialect make are arith.constant."""
    return "arith.constant", {"value": attribute}


DIALECT = Dialect(
    "memref",
    (*OPS, *VIEWS),
    materialize=materialize,
    inlinable=True,
    takes_inlined=True,
    doc="Buffers: references to regions of memory.",
)
