"""Values of debug info that are no nodes: words, flags, numbers, strings and expressions."""

from __future__ import annotations

from pyopt.dialects.llvm.debug_metadata import EMISSION_KINDS, MetadataField, flags_text, subprogram_flags_text
from pyopt.dialects.llvm.dwarf import WORDS
from pyopt.dialects.llvm.fragments import FRAGMENT, merged_operations
from pyopt.dialects.llvm.struct_kinds import BOOLEAN, NUMBERS, number_bits
from pyopt.dialects.llvm.text_attributes import LLVMTextAttr
from pyopt.ir.attributes import Attribute, IntegerAttr, StringAttr
from pyopt.light import Final
from pyopt.translate.debug_expressions import is_valid, numbers_of, operations_in, text_of
from pyopt.translate.metadata import quoted

EMPTY: Final = "!DIExpression()"
INVALID: Final = "!DIExpression(invalid)"
"""In place of an expression that LLVM rejects: nothing is written of such a module."""
_CONSTANTS: Final = (
    ["DW_OP_consts"],
    ["DW_OP_consts", "DW_OP_stack_value"],
    ["DW_OP_consts", "DW_OP_stack_value", FRAGMENT],
)
"""The operations of expressions that are a constant."""


def value_text(value: Attribute | None, kind: str, field: MetadataField) -> str | None:
    """The text of a parameter's value, None if the field is left out."""
    if kind == "DISubprogramFlags":
        return subprogram_flags_text(value.value if isinstance(value, StringAttr) else "")
    if value is None:
        return _text_of_nothing(kind, field)
    if isinstance(value, LLVMTextAttr):
        return expression_text(value)
    if isinstance(value, StringAttr):
        if kind == "DIFlags":
            return flags_text(value.value)
        if kind == "DIEmissionKind":
            return EMISSION_KINDS[value.value]
        if kind in WORDS or kind == "DINameTableKind":
            return None if value.value == field.plain else value.value
        return quoted(value.value) if value.value else None
    assert isinstance(value, IntegerAttr)
    if not value.value and not field.is_shown and (kind == BOOLEAN or kind in NUMBERS):
        return None
    if kind == BOOLEAN:
        return "true" if value.value else "false"
    return str(value.value)


def _text_of_nothing(kind: str, field: MetadataField) -> str | None:
    if kind == "Tag":
        return "DW_TAG_null"
    if not field.is_shown:
        return None
    if kind == BOOLEAN:
        return "false"
    if kind == "DIExpressionAttr":
        return EMPTY
    return "0" if number_bits(kind) else "null"


def expression_text(expression: Attribute | None) -> str:
    """`<[DW_OP_deref, DW_OP_LLVM_fragment(0, 8)]>` -> `!DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 0, 8)`."""
    if not isinstance(expression, LLVMTextAttr):
        return EMPTY
    operations = operations_in(numbers_of(expression))
    if operations is None or not is_valid(operations):
        return INVALID
    return f"!DIExpression({text_of(operations)})"


def bound_text(bound: Attribute | None) -> str | None:
    """A bound of a generic subrange: a constant is a number, and no attribute of an integer counts."""
    if not isinstance(bound, LLVMTextAttr):
        return None
    operations = merged_operations(bound)
    names = [one[0] for one in operations]
    if names in _CONSTANTS and len(operations[0]) == 2:
        number = int(operations[0][1])
        return str(number - (1 << 64) if number >> 63 else number)
    return expression_text(bound)
