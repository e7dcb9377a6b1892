"""shape: computing with shapes, which may be unknown or erroneous, and asserting what they are."""

from __future__ import annotations

from pyopt.dialects.shape.ops import OPS
from pyopt.dialects.shape.types import SHAPE, SIZE, VALUE_SHAPE, WITNESS
from pyopt.dialects.shape.verify_library import verify_library
from pyopt.ir.opinfo import Dialect
from pyopt.light import Final

DIALECT: Final = Dialect(
    "shape",
    OPS,
    types={
        "shape": SHAPE.parse,
        "size": SIZE.parse,
        "value_shape": VALUE_SHAPE.parse,
        "witness": WITNESS.parse,
    },
    materialize="pyopt.dialects.shape.folds:materialize",
    verify_attribute=verify_library,
    unknown_ops=True,
    inlinable=True,
    takes_inlined=True,
    doc="Shapes as values: inferring, combining and asserting them.",
)
