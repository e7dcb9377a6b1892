"""The declaration of arith: integer and float arithmetic, comparisons, conversions and select."""

from __future__ import annotations

from pyopt.dialects.arith.enums import FASTMATH, OVERFLOW
from pyopt.dialects.arith.ops import CAST_OPS, COMPARE_OPS, CONSTANT, FLOAT_OPS, INTEGER_OPS
from pyopt.dialects.arith.syntax import materialize
from pyopt.ir.opinfo import Dialect
from pyopt.light import Final

DIALECT: Final = Dialect(
    "arith",
    (CONSTANT, *INTEGER_OPS, *FLOAT_OPS, *CAST_OPS, *COMPARE_OPS),
    attributes={"fastmath": FASTMATH.parse_body, "overflow": OVERFLOW.parse_body},
    materialize=materialize,
    inlinable=True,
    doc="Arithmetic on integers and floats, and on vectors and tensors of them element by element.",
)
