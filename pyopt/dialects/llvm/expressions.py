"""Expressions of DWARF, which say where a variable is: `#llvm.di_expression<[DW_OP_plus_uconst(8), DW_OP_deref]>`."""

from __future__ import annotations

from pyopt.dialects.llvm.dwarf_operations import OPERATIONS
from pyopt.dialects.llvm.text_attributes import LLVMTextAttr, failed_parameter
from pyopt.ir.attributes import Attribute
from pyopt.ir.errors import DiagnosticError
from pyopt.light import TYPE_CHECKING, Callable, Final
from pyopt.syntax.attribute_parser import AttributeParser

if TYPE_CHECKING:
    Failed = Callable[[DiagnosticError], DiagnosticError]
    """Adds to an error what the surrounding parser says of it."""

ENCODINGS: Final = (
    "address", "boolean", "complex_float", "float", "signed", "signed_char", "unsigned", "unsigned_char",
    "imaginary_float", "packed_decimal", "numeric_string", "edited", "signed_fixed", "unsigned_fixed", "decimal_float",
    "UTF", "UCS", "ASCII",
)  # fmt: skip
"""The encodings of basic types, without `DW_ATE_`, from number 1 on."""

_CONVERT: Final = "DW_OP_LLVM_convert"
_WIDTH: Final = 64


def parse_element(p: AttributeParser) -> Attribute:
    """`#llvm<di_expression_elem DW_OP_deref>`."""
    return LLVMTextAttr.get("di_expression_elem", " " + _operation(p, lambda error: error))


def parse_expression(p: AttributeParser) -> Attribute:
    """`<[OPERATION, OPERATION(1, 2)]>`."""

    def failed(error: DiagnosticError) -> DiagnosticError:
        kind = "::llvm::ArrayRef<DIExpressionElemAttr>"
        error.also = (*error.also, failed_parameter(p, "LLVM_DIExpressionAttr", "operations", kind))
        return error

    p.expect("<", "expected '<'")
    operations: list[str] = []
    if p.accept("["):
        while True:
            operations.append(_operation(p, failed))
            if not p.accept(","):
                break
        p.expect("]", "expected ']'")
    p.expect(">", "expected '>'")
    return LLVMTextAttr.get("di_expression", f"<[{', '.join(operations)}]>" if operations else "<>")


def _operation(p: AttributeParser, failed: Failed) -> str:
    """`DW_OP_deref`, or with operands `DW_OP_LLVM_fragment(0, 8)`."""

    def wrong_code(error: DiagnosticError) -> DiagnosticError:
        error.also = (failed_parameter(p, "LLVM_DIExpressionElemAttr", "opcode", "unsigned"),)
        return failed(error)

    word = p.peek()
    if not (word[:1].isalpha() or word[:1] == "_"):
        raise wrong_code(p.error("expected valid keyword"))
    if word.removeprefix("DW_OP_") not in OPERATIONS or not word.startswith("DW_OP_"):
        error = p.error(f"invalid debug info debug info operation encoding name: {word}")
        p.i += 1
        raise wrong_code(error)
    p.i += 1
    if not p.accept("("):
        return word
    numbers: list[str] = []
    while True:
        is_encoding = word == _CONVERT and numbers != []
        numbers.append(_encoding(p, failed) if is_encoding else str(_number(p, failed)))
        if not p.accept(","):
            break
    p.expect(")", "expected ')'")
    return f"{word}({', '.join(numbers)})"


def _number(p: AttributeParser, failed: Failed) -> int:
    """An integer operand, of which 64 bits count."""
    digits = p.peek() if p.peek() != "-" else p.tokens[p.i + 1]
    at = p.i
    if not digits[:1].isdigit():
        error = p.error("expected integer value")
    else:
        number = p.take_integer()
        if -(1 << _WIDTH - 1) <= number < 1 << _WIDTH:
            return number % (1 << _WIDTH)
        after = p.i
        p.i = at
        error = p.error("integer value too large")
        p.i = after
    error.also = (p.error("expected integer operand"),)
    raise failed(error)


def _encoding(p: AttributeParser, failed: Failed) -> str:
    """`DW_ATE_float`, which its number stands for, too."""
    word = p.peek()
    if not (word[:1].isalpha() or word[:1] == "_"):
        number = _number(p, failed)
        return "DW_ATE_" + ENCODINGS[number - 1] if 1 <= number <= len(ENCODINGS) else str(number)
    p.i += 1
    if not word.startswith("DW_ATE_") or word.removeprefix("DW_ATE_") not in ENCODINGS:
        raise failed(p.error(f'encountered unknown attribute encoding "{word}"'))
    return word
