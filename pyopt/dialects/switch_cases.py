"""The cases of a switch (`cf.switch`, `llvm.switch`): one value and one group of operands for each."""

from __future__ import annotations

from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr


def case_values(op: Operation) -> list[int]:
    """The values of a switch's cases, as the type of what it looks at holds them."""
    values = op.attributes.get("case_values")
    return list(values.values()) if isinstance(values, DenseElementsAttr) else []


def case_segments(op: Operation) -> tuple[int, ...]:
    """The number of operands that are forwarded to each case."""
    sizes = op.attributes.get("case_operand_segments")
    return sizes.values if isinstance(sizes, DenseArrayAttr) else ()
