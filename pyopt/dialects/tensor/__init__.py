"""tensor: making, slicing, reshaping and reading immutable tensors. The tensor type itself is builtin."""

from __future__ import annotations

from pyopt.dialects.tensor.ops import OPS
from pyopt.ir.attributes import Attribute
from pyopt.ir.opinfo import Dialect
from pyopt.ir.types import ComplexType, Type


def materialize(attribute: Attribute, type: Type) -> tuple[str, dict[str, Attribute]] | None:
    """Constants that folds of this dialect make are arith.constant, or complex.constant."""
    if isinstance(type, ComplexType):
        return "complex.constant", {"value": attribute}
    return "arith.constant", {"value": attribute}


DIALECT = Dialect(
    "tensor",
    OPS,
    materialize=materialize,
    inlinable=True,
    takes_inlined=True,
    doc="Creation and manipulation of tensors.",
)
