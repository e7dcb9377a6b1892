"""vector: vectors of any rank, how they are computed with, and how they get from and to memory."""

from __future__ import annotations

from pyopt.dialects.vector.enums import ITERATOR_TYPE, KIND, PUNCTUATION
from pyopt.dialects.vector.ops import OPS
from pyopt.dialects.vector.ops_memory import MEMORY_OPS
from pyopt.ir.opinfo import Dialect

DIALECT = Dialect(
    "vector",
    (*OPS, *MEMORY_OPS),
    attributes={
        "kind": KIND.parse_body,
        "iterator_type": ITERATOR_TYPE.parse_body,
        "punctuation": PUNCTUATION.parse_body,
    },
    materialize="pyopt.dialects.arith.syntax:materialize",
    inlinable=True,
    doc="Operations on vectors of any rank, with fixed and scalable dimensions.",
)
