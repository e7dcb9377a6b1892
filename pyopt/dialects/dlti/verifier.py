"""Verifier of the dialect's attributes on ops, of the entries of a layout, and of nested layouts."""

from __future__ import annotations

from pyopt.dialects.dlti.attributes import MAP, SPEC, SYSTEM, EntriesAttr, EntryAttr
from pyopt.dialects.dlti.layouts import enclosing_layouts, integers
from pyopt.dialects.llvm.types import SIMPLE, LLVMArrayType, LLVMPointerType, LLVMStructType
from pyopt.ir.attributes import Attribute, IntegerAttr, StringAttr
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import I64, INDEX, DialectType, FloatType, IntegerType, Type
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.dialects.dlti.attributes import Entry, Key

NAMES: Final = tuple(
    "dlti." + name
    for name in (
        "endianness", "default_memory_space", "alloca_memory_space", "program_memory_space", "global_memory_space",
        "stack_alignment", "function_pointer_alignment", "legal_int_widths", "mangling_mode",
    )
)  # fmt: skip
"""The dialect's own keys."""
POINTER: Final = (64, 8)
"""Size and alignment in bits of pointers of which the layout around says nothing."""


def verify_attribute(op: Operation, name: str, attribute: Attribute) -> str | None:
    """The attribute is the one of that name, and a module's layout is sound and fits the layouts around it."""
    if name not in (SPEC, MAP, SYSTEM):
        return f"attribute '{name}' not supported by dialect"
    if not (isinstance(attribute, EntriesAttr) and attribute.keyword == name):
        return f"'{name}' is expected to be a #{name} attribute"
    if name == SPEC and op.info.name == "builtin.module":
        message = _wrong_entry(attribute.entries)
        if message is not None:
            # The reference has no note with the op here.
            raise DiagnosticError(message)
        around = enclosing_layouts(op)
        if not _combine(attribute, around):
            notes = tuple([("enclosing op with data layout", one.loc) for one in around])
            raise DiagnosticError("data layout does not combine with layouts of enclosing ops", op.loc, notes)
    return None


def _kind(type: Type) -> object:
    """The kind of a type; entries for types of one kind are checked together."""
    return type.name if isinstance(type, FloatType) else type.__class__


def _wrong_entry(entries: tuple[Entry, ...]) -> str | None:
    """The error in the first invalid entry; types come first, those of a kind together."""
    by_kind: dict[object, list[Entry]] = {}
    for key, value in entries:
        if not isinstance(key, str):
            by_kind.setdefault(_kind(key), []).append((key, value))
    for group in by_kind.values():
        for key, value in group:
            assert not isinstance(key, str)
            message = _wrong_type(key, value)
            if message is not None:
                return message
    for key, value in entries:
        message = _wrong_name(key, value) if isinstance(key, str) else None
        if message is not None:
            return message
    return None


def _wrong_name(key: str, value: Attribute) -> str | None:
    dialect, dot, _ = key.partition(".")
    if dialect == "builtin" and dot:
        return "the 'builtin' dialect does not support identifier data layout entries"
    if dialect != "dlti" or not dot:
        return None
    if key not in NAMES:
        return f"unknown data layout entry name: {key}"
    if key == NAMES[0] and not (isinstance(value, StringAttr) and value.value in ("big", "little")):
        return f"'{key}' data layout entry is expected to be either 'big' or 'little'"
    return None


def _wrong_type(type: Type, value: Attribute) -> str | None:
    if isinstance(type, LLVMArrayType):
        return None
    if isinstance(type, LLVMPointerType):
        return _wrong_numbers(type, value, (3, 4), "with 3 or 4 elements", "parameters", 1)
    if isinstance(type, LLVMStructType):
        return _wrong_numbers(type, value, (1, 2), "of 1 or 2 elements", "entries", 0)
    if isinstance(type, (IntegerType, FloatType)) or type is SIMPLE["ppc_fp128"]:
        return _wrong_alignment(type, value)
    if type is INDEX:
        is_number = isinstance(value, IntegerAttr)
        return None if is_number else "expected integer attribute in the data layout entry for 'index'"
    if isinstance(type, DialectType):
        return "data layout specified for a type that does not support it"
    return "unexpected data layout for a built-in type"


def _wrong_numbers(
    type: Type, value: Attribute, counts: tuple[int, ...], words: str, noun: str, first: int
) -> str | None:
    """The entry of a type of the llvm dialect: its alignments begin with element `first`."""
    numbers = integers(value)
    if numbers is None or len(numbers) not in counts:
        text = _type_text(type)
        return f"expected layout attribute for '{text}' to be a dense integer elements attribute {words}"
    assert isinstance(value, DenseElementsAttr)
    if value.element_type is not I64:
        return f"expected i64 {noun} for '{_type_text(type)}'"
    if isinstance(type, LLVMStructType) and (type.types or type.identifier is not None):
        return f"unexpected layout attribute for struct '{_type_text(type)}'"
    if len(numbers) > first + 1 and numbers[first] > numbers[first + 1]:
        return "preferred alignment is expected to be at least as large as ABI alignment"
    return None


def _wrong_alignment(type: Type, value: Attribute) -> str | None:
    """The entry of an integer or float: one or two alignments."""
    numbers = integers(value)
    if numbers is None or not isinstance(value, DenseElementsAttr) or value.element_type is not I64:
        return f"expected a dense i64 elements attribute in the data layout entry {_entry_text(type, value)}"
    if len(numbers) not in (1, 2):
        return f"expected 1 or 2 elements in the data layout entry {_entry_text(type, value)}"
    if numbers[0] > numbers[-1]:
        return (
            "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry "
            + _entry_text(type, value)
        )
    return None


def _type_text(type: Type) -> str:
    from pyopt.syntax.attribute_printer import AttributePrinter

    return AttributePrinter().type(type)


def _entry_text(type: Type, value: Attribute) -> str:
    from pyopt.syntax.attribute_printer import AttributePrinter

    return AttributePrinter().attribute(EntryAttr.get(type, value))


# Layouts inside of others.


@final
class _Outer:
    """The enclosing layouts combined; the inner ones win."""

    def __init__(self, around: list[Operation]) -> None:
        self.values: dict[Key, Attribute] = {}
        for op in reversed(around):
            found = op.attributes.get(SPEC)
            if isinstance(found, EntriesAttr):
                self.values.update(found.entries)

    def kinds(self) -> set[object]:
        return {_kind(key) for key in self.values if not isinstance(key, str)}


def _combine(spec: EntriesAttr, around: list[Operation]) -> bool:
    """A layout says of names what those around it say, and asks for no larger alignment than they do."""
    outer = _Outer(around)
    kinds = outer.kinds()
    for key, value in spec.entries:
        old = outer.values.get(key)
        if isinstance(key, str):
            if old is not None and old is not value:
                return False
        elif _kind(key) in kinds:
            if isinstance(key, LLVMPointerType):
                size, alignment = POINTER if old is None else tuple((integers(old) or [])[:2])
                new = integers(value) or []
                if new[0] != size or not _fits(new[1], alignment):
                    return False
            elif isinstance(key, LLVMStructType) and old is not None:
                if not _fits((integers(value) or [])[0], (integers(old) or [])[0]):
                    return False
    return True


def _fits(alignment: int, outer: int) -> bool:
    """Returns whether an address aligned for the enclosing layout is aligned for this one."""
    return alignment <= outer and (alignment == 0 or outer % alignment == 0)
