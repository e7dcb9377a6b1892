"""What rules of arith ops ask of values."""

from __future__ import annotations

from pyopt.dialects.arith.constants import integer_of
from pyopt.ir.attributes import EnumAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.rewrite.folding import constant_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.attributes import Attribute


def source(value: Value, name: str) -> Operation | None:
    """The op that defines `value`, if it is called `name`."""
    op = value.op
    return op if op is not None and op.info.name == name else None


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
