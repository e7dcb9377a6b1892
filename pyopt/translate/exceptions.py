"""Calls that may throw, and where exceptions land."""

from __future__ import annotations

from pyopt.dialects.llvm.exceptions import is_filter
from pyopt.ir.core import Operation
from pyopt.ir.signature import operand_group
from pyopt.translate.constants import AGGREGATE, ZERO, Constant, is_data
from pyopt.translate.errors import TranslationError
from pyopt.translate.function import EMITTERS, FunctionTranslation
from pyopt.translate.instructions import (
    argument_texts,
    bundles_text,
    callee_of,
    convention_text,
    function_type_text,
    weights_text,
)
from pyopt.translate.types import type_text


def emit_invoke(f: FunctionTranslation, op: Operation) -> None:
    target, type, operands = callee_of(f, op, operand_group(op, "callee_operands"))
    arguments, returned = argument_texts(f, op, operands)
    convention = convention_text(op.attributes.get("CConv"))
    text = f"invoke {convention}{returned}{function_type_text(type)} {target}({arguments}){bundles_text(f, op)}"
    normal, unwind = op.successors
    text += f"\n          to {f.label(normal)} unwind {f.label(unwind)}{weights_text(f, op)}"
    f.module.note_types(type)
    if op.results:
        f.define(op.results[0], text)
    else:
        f.line("  " + text)


def emit_landingpad(f: FunctionTranslation, op: Operation) -> None:
    result = op.results[0]
    f.module.note_types(result.type)
    lines = [f"landingpad {type_text(result.type)}"]
    if op.attributes.get("cleanup") is not None:
        lines.append("cleanup")
    for value in op.operands:
        if value not in f.constants:
            raise TranslationError(("LandingPadInst needs at least one clause or to be a cleanup.", op))
        if is_filter(value) and not _is_list(f.constants[value]):
            raise TranslationError(("Filter operand is not an array of constants!", op))
        lines.append(f"{'filter' if is_filter(value) else 'catch'} {f.typed(value)}")
    f.define(result, "\n          ".join(lines))


def _is_list(constant: Constant) -> bool:
    """An array whose elements LLVM holds one by one, not as data; or of zeros."""
    return constant.kind == ZERO or (constant.kind == AGGREGATE and not is_data(constant))


def emit_resume(f: FunctionTranslation, op: Operation) -> None:
    f.line(f"  resume {f.typed(op.operands[0])}")


EMITTERS.update({
    "llvm.invoke": emit_invoke,
    "llvm.landingpad": emit_landingpad,
    "llvm.resume": emit_resume,
})  # fmt: skip
