"""Expressions of debug info taken apart, and fragments of fragments made fragments.

[DW_OP_LLVM_fragment(32, 64), DW_OP_LLVM_fragment(64, 32)]  ->  [DW_OP_LLVM_fragment(96, 64)]
"""

from __future__ import annotations

from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.dialects.llvm.text_attributes import LLVMTextAttr
from pyopt.ir.attributes import ArrayAttr, Attribute
from pyopt.light import Final

EXPRESSION: Final = "di_expression"
FRAGMENT: Final = "DW_OP_LLVM_fragment"
_WIDTH: Final = 64


def operations_of(expression: LLVMTextAttr) -> list[list[str]]:
    """For each operation its name and its operands."""
    text = expression.text.strip("<>[]")
    found: list[list[str]] = []
    while text:
        name, _, rest = text.partition(",")
        if "(" in name:
            inner, _, rest = text.partition(")")
            name, _, operands = inner.partition("(")
            found.append([name, *operands.split(", ")])
            rest = rest.removeprefix(",")
        else:
            found.append([name])
        text = rest.lstrip(" ")
    return found


def merged_operations(expression: LLVMTextAttr) -> list[list[str]]:
    """The operations with one fragment in place of several side by side: as long as the first, further on."""
    found: list[list[str]] = []
    for one in operations_of(expression):
        last = found[-1] if found else one
        if found and one[0] == FRAGMENT and last[0] == FRAGMENT and len(one) == 3 and len(last) == 3:
            found[-1] = [FRAGMENT, str((int(last[1]) + int(one[1])) % (1 << _WIDTH)), last[2]]
        else:
            found.append(one)
    return found


def merge_fragments(attribute: Attribute) -> Attribute:
    """The attribute with fragments merged in all expressions inside."""
    if isinstance(attribute, LLVMTextAttr) and attribute.keyword == "llvm." + EXPRESSION:
        if attribute.text.count(FRAGMENT) < 2:
            return attribute
        parts = [one[0] + (f"({', '.join(one[1:])})" if one[1:] else "") for one in merged_operations(attribute)]
        return LLVMTextAttr.get(EXPRESSION, f"<[{', '.join(parts)}]>")
    if isinstance(attribute, ArrayAttr):
        return ArrayAttr.get(tuple([merge_fragments(one) for one in attribute.elements]))
    if isinstance(attribute, LLVMStructAttr) and attribute.mnemonic().startswith("di_"):
        values = [None if one is None else merge_fragments(one) for one in attribute.values]
        return LLVMStructAttr.get(attribute.mnemonic(), tuple(values))
    return attribute
