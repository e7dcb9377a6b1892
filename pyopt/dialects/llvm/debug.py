"""Debug intrinsics: the place of a variable, its value, and the place of a label."""

from __future__ import annotations

from pyopt.ir.opinfo import OpInfo
from pyopt.light import Final

_VARIABLE: Final = "varInfo: LLVM_DILocalVariableAttr, locationExpr: LLVM_DIExpressionAttr = #llvm.di_expression<>"


def _of_variable(name: str, operand: str, type: str, doc: str) -> OpInfo:
    return OpInfo(
        "llvm.intr.dbg." + name,
        operands=f"{operand}: {type}",
        attributes=_VARIABLE,
        syntax=f"qualified($varInfo) (qualified($locationExpr)^)? `=` ${operand} `:` qualified(type(${operand})) "
        "attr-dict",
        doc=doc,
    )


OPS: Final[tuple[OpInfo, ...]] = (
    _of_variable("declare", "addr", "LLVM_AnyPointer", "Says where a variable of the source is."),
    _of_variable("value", "value", "LLVM_Type", "Says what value a variable of the source has."),
    OpInfo(
        "llvm.intr.dbg.label",
        attributes="label: LLVM_DILabelAttr",
        syntax="$label attr-dict",
        doc="Says where a label of the source stands.",
    ),
)
