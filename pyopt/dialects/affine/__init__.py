"""affine: loops, conditionals and accesses whose bounds and subscripts are affine in loop variables and symbols."""

from __future__ import annotations

from pyopt.dialects.affine.ops import OPS
from pyopt.ir.attributes import Attribute
from pyopt.ir.opinfo import Dialect
from pyopt.ir.types import Type


def materialize(attribute: Attribute, type: Type) -> tuple[str, dict[str, Attribute]] | None:
    """Constants that folds of this dialect make are arith.constant, or ub.poison."""
    if attribute.__class__.__name__ == "PoisonAttr":
        return "ub.poison", {"value": attribute}
    return "arith.constant", {"value": attribute}


DIALECT = Dialect(
    "affine",
    OPS,
    materialize=materialize,
    inlinable=True,
    takes_inlined=True,
    doc="Loops and memory accesses that can be analyzed exactly.",
)
