"""Constraints of inline assembly, and the attributes of its operands."""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.ir.attributes import ArrayAttr, StringAttr
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING
from pyopt.translate.verifying.parameters import check_attributes, entries_of

if TYPE_CHECKING:
    from pyopt.translate.verifying.report import Problems


def check_assembly(op: Operation, found: Problems) -> None:
    """Each operand, and whether its constraint is about the memory that it points to."""
    given = op.attributes.get("operand_attrs")
    elements = given.elements if isinstance(given, ArrayAttr) else ()
    entries = entries_of(given, max(len(op.operands), len(elements)))
    if any(entries[len(op.operands) :]):
        found.append(("Attribute after last parameter!", op))
        return
    for value, one in zip(op.operands, entries, strict=False):
        check_attributes(op, value.type, one, found)
    text = op.attributes.get("constraints")
    constraints = _of_operands(text.value) if isinstance(text, StringAttr) else []
    for value, one, is_indirect in zip(op.operands, entries, constraints, strict=False):
        has_type = "elementtype" in one
        if is_indirect and not isinstance(value.type, LLVMPointerType):
            found.append(("Operand for indirect constraint must have pointer type", op))
        elif is_indirect and not has_type:
            found.append(("Operand for indirect constraint must have elementtype attribute", op))
        elif has_type and not is_indirect:
            found.append(("Elementtype attribute can only be applied for indirect constraints", op))
        else:
            continue
        return


def _of_operands(text: str) -> list[bool]:
    """Of the constraints that take an operand, whether it is the address of what is read or written."""
    found: list[bool] = []
    for one in text.split(",") if text else ():
        constraint = one.lstrip("&%")
        if constraint[:1] in ("~", "!"):
            continue  # what is clobbered, and labels
        is_output = constraint.startswith("=")
        is_indirect = constraint.lstrip("=&%").startswith("*")
        if not is_output or is_indirect:
            found.append(is_indirect)
    return found
