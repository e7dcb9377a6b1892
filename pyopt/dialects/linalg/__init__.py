"""linalg: computations over iteration spaces, on tensors and memrefs.

The ops that compute element by element (all but softmax and the Winograd transforms) share one structure: loops, a map
from the loops to the indices of each operand, and a body. `structure.py` answers what passes ask of it.
"""

from __future__ import annotations

from pyopt.dialects.linalg.enums import BINARY_FN, ELEMENTWISE_KIND, ITERATOR_TYPE, TERNARY_FN, TYPE_FN, UNARY_FN
from pyopt.dialects.linalg.ops import OPS
from pyopt.dialects.linalg.structure import MEMOIZED
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import Dialect


def verify_attribute(op: Operation, name: str, attribute: Attribute) -> str | None:
    """The dialect has one discardable attribute."""
    return None if name == MEMOIZED else f"attribute '\"{name}\"' not supported by the linalg dialect"


DIALECT = Dialect(
    "linalg",
    OPS,
    attributes={
        "binary_fn": BINARY_FN.parse_body,
        "elementwise_kind": ELEMENTWISE_KIND.parse_body,
        "iterator_type": ITERATOR_TYPE.parse_body,
        "ternary_fn": TERNARY_FN.parse_body,
        "type_fn": TYPE_FN.parse_body,
        "unary_fn": UNARY_FN.parse_body,
    },
    materialize="pyopt.dialects.arith.syntax:materialize",
    verify_attribute=verify_attribute,
    inlinable=True,
    takes_inlined=True,
    doc="Structured computations on tensors and memrefs.",
)
