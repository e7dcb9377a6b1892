"""The data layout of a module as LLVM writes it: `dlti.dl_spec` with `i64 = dense<32>` becomes `i64:32`."""

from __future__ import annotations

from pyopt.dialects.dlti.attributes import SPEC, EntriesAttr, FunctionPointerAlignmentAttr
from pyopt.dialects.dlti.layouts import integers
from pyopt.dialects.llvm.data_layout import DATA_LAYOUT
from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr, StringAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import BF16, INDEX, SIGNLESS, FloatType, IntegerType, Type
from pyopt.light import Final
from pyopt.syntax.attribute_printer import AttributePrinter
from pyopt.translate.errors import TranslationError

_NUMBERS: Final = {
    "dlti.alloca_memory_space": "A",
    "dlti.global_memory_space": "G",
    "dlti.program_memory_space": "P",
    "dlti.stack_alignment": "S",
}
"""Keys whose value is a number, with the letter in front of it; 0 is not written."""
_WIDTHS: Final = (16, 32, 64, 80, 128)


def layout_text(op: Operation) -> str:
    """The layout that a module has as a text, or else the text of its `dlti.dl_spec`."""
    given = op.attributes.get(DATA_LAYOUT)
    if isinstance(given, StringAttr):
        return given.value
    spec = op.attributes.get(SPEC)
    if not isinstance(spec, EntriesAttr):
        return ""
    parts = [_name_text(key, value, op) for key, value in spec.entries if isinstance(key, str)]
    parts += [_type_text(key, value, op) for key, value in spec.entries if isinstance(key, Type)]
    return "-".join([one for one in parts if one])


def _name_text(key: str, value: Attribute, op: Operation) -> str:
    """The part for a key that is a name; "" if it is not written."""
    if key == "dlti.endianness" and isinstance(value, StringAttr):
        return "e" if value.value == "little" else "E"
    if key == "dlti.mangling_mode" and isinstance(value, StringAttr):
        return f"m:{value.value}"
    if key == "dlti.function_pointer_alignment" and isinstance(value, FunctionPointerAlignmentAttr):
        return f"F{'n' if value.is_dependent else 'i'}{value.alignment}"
    if key == "dlti.legal_int_widths" and isinstance(value, DenseArrayAttr):
        return "n" + ":".join([str(one) for one in value.values])
    if key in _NUMBERS and isinstance(value, IntegerAttr):
        return f"{_NUMBERS[key]}{value.value}" if value.value else ""
    raise _unsupported(f'data layout key "{key}"', op)


def _type_text(type: Type, value: Attribute, op: Operation) -> str:
    """The part for a type: its size and alignments in bits."""
    if type is INDEX:
        return ""
    numbers = integers(value) or []
    if isinstance(type, IntegerType) and type.signedness != SIGNLESS:
        raise _unsupported(f"data layout for non-signless integer {_quoted(type)}", op)
    is_float = isinstance(type, FloatType) and type is not BF16 and type.width in _WIDTHS
    if (isinstance(type, IntegerType) or is_float) and numbers:
        preferred = "" if numbers[0] == numbers[-1] else f":{numbers[-1]}"
        assert isinstance(type, (IntegerType, FloatType))
        return f"{'f' if is_float else 'i'}{type.width}:{numbers[0]}{preferred}"
    if isinstance(type, LLVMPointerType) and len(numbers) >= 3:
        size, alignment, preferred_alignment, *rest = numbers
        index = rest[0] if rest else size
        return f"p{type.address_space}:{size}:{alignment}:{preferred_alignment}:{index}"
    raise _unsupported(f"type in data layout: {_quoted(type)}", op)


def _unsupported(what: str, op: Operation) -> TranslationError:
    return TranslationError((f"unsupported {what}", op))


def _quoted(type: Type) -> str:
    return f"'{AttributePrinter().type(type)}'"
