"""Helpers for rules of the arith dialect."""

from __future__ import annotations

from pyopt.dialects.arith.constants import integer_of
from pyopt.ir.attributes import Attribute, EnumAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.rewrite.folding import constant_of


def extended_alike(op: Operation) -> list[Value]:
    """The sources of the two operands if both are extensions of one kind, else none."""
    lhs, rhs = op.operands[0].op, op.operands[1].op
    if lhs is None or rhs is None or lhs.info is not rhs.info or lhs.info.name not in ("arith.extsi", "arith.extui"):
        return []
    return [lhs.operands[0], rhs.operands[0]]


def scalar(value: Value) -> int | None:
    """The integer that `value` is; None for vectors and tensors."""
    constant = constant_of(value)
    return constant.value if isinstance(constant, IntegerAttr) else None


def integer(value: Value) -> int | None:
    """The integer that `value` is, or that all its elements are."""
    return integer_of(constant_of(value))


def common_overflow(outer: Operation, inner: Operation, allowed: int = 3) -> dict[str, Attribute]:
    """The overflow flags that both have, of the allowed ones."""
    from pyopt.dialects.arith.enums import OVERFLOW

    first = outer.attributes["overflowFlags"]
    second = inner.attributes["overflowFlags"]
    assert isinstance(first, EnumAttr) and isinstance(second, EnumAttr)
    flags = first.value & second.value & allowed
    return {"overflowFlags": first if flags == first.value else OVERFLOW.get(flags)}
