"""Kinds of parameters that attributes of the dialect have, under the names that messages have for them."""

from __future__ import annotations

from pyopt.ir.attributes import (
    Attribute,
    DialectAttribute,
    DistinctAttr,
    FloatAttr,
    FusedLoc,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from pyopt.ir.types import I1
from pyopt.light import Callable, Final, final

NUMBERS: Final = {"unsigned": 32, "uint32_t": 32, "uint64_t": 64, "int64_t": 64}
"""Numbers by their bits; all but the last are unsigned, and negative ones wrap around."""
OPTIONAL: Final = "optional "
"""The prefix of the kind of an optional number, whose absence differs from 0."""
SIGNED: Final = "int64_t"
BOOLEAN: Final = "bool"
STRING: Final = "StringRef"
LIST: Final = "list of "
"""The prefix of the kind of several attributes, separated by commas."""
MEMBERS: Final = "members"
"""`{<attribute, number>, ...}`, held as an array of `TBAAMemberAttr`."""
DEFAULTS: Final = ("Zero", "Default", "DW_TAG_null")
"""Words that say nothing."""


@final
class Words:
    """The words of an enumeration, with what messages call it; of flags there may be several, in quotes."""

    def __init__(self, noun: str, words: tuple[str, ...], are_flags: bool = False) -> None:
        self.noun = noun
        self.words = words
        self.are_flags = are_flags


ENUMERATIONS: Final[dict[str, Words]] = {
    "DIEmissionKind": Words("debug emission kind", ("None", "Full", "LineTablesOnly", "DebugDirectivesOnly")),
    "DINameTableKind": Words("debug name table kind", ("Default", "GNU", "None", "Apple")),
    "DIFlags": Words("DI flags", (
        "Zero", "Bit0", "Bit1", "Private", "Protected", "Public", "FwdDecl", "AppleBlock", "ReservedBit4",
        "Virtual", "Artificial", "Explicit", "Prototyped", "ObjcClassComplete", "ObjectPointer", "Vector",
        "StaticMember", "LValueReference", "RValueReference", "ExportSymbols", "SingleInheritance",
        "MultipleInheritance", "VirtualInheritance", "IntroducedVirtual", "BitField", "NoReturn",
        "TypePassByValue", "TypePassByReference", "EnumClass", "Thunk", "NonTrivial", "BigEndian",
        "LittleEndian", "AllCallsDescribed",
    ), True),
    "DISubprogramFlags": Words("DISubprogram flags", (
        "Virtual", "PureVirtual", "LocalToUnit", "Definition", "Optimized", "Pure", "Elemental", "Recursive",
        "MainSubprogram", "Deleted", "ObjCDirect",
    ), True),
    "ModFlagBehavior": Words("Module Flag Behavior", (
        "error", "warning", "require", "override", "append", "append_unique", "max", "min",
    )),
    "ModRefInfo": Words("ModRefInfo", ("none", "read", "write", "readwrite")),
    "ProfileSummaryFormatKind": Words("ProfileSummary format kinds", ("SampleProfile", "InstrProf", "CSInstrProf")),
}  # fmt: skip
"""Words that are held as strings."""
ZERO: Final = "Zero"
"""The word for no flags, which stands alone."""
ACCESS: Final = {"Private": 1, "Protected": 2, "Public": 3}
INHERITANCE: Final = {"SingleInheritance": 1, "MultipleInheritance": 2, "VirtualInheritance": 3}
"""Flags that together are a number of two bits."""


def with_numbers(words: set[str]) -> set[str]:
    """Of flags that together are a number, the one word for it: `Bit0`, `Protected` -> `Public`."""
    for cases, bits in ((ACCESS, {"Bit0": 1, "Bit1": 2}), (INHERITANCE, {})):
        value = 0
        for word in words:
            value |= cases.get(word, 0) | bits.get(word, 0)
        if value:
            rest = {word for word in words if word not in cases and word not in bits}
            words = rest | {word for word, number in cases.items() if number == value}
    return words


NODES: Final[dict[str, tuple[str, ...]]] = {
    "DINodeAttr": (
        "di_basic_type", "di_common_block", "di_compile_unit", "di_composite_type", "di_derived_type",
        "di_file", "di_generic_subrange", "di_global_variable", "di_imported_entity", "di_label",
        "di_lexical_block", "di_lexical_block_file", "di_local_variable", "di_module", "di_namespace",
        "di_null_type", "di_annotation", "di_string_type", "di_subprogram", "di_subrange", "di_subroutine_type",
    ),
    "DIScopeAttr": (
        "di_common_block", "di_compile_unit", "di_composite_type", "di_derived_type", "di_file",
        "di_lexical_block", "di_lexical_block_file", "di_module", "di_namespace", "di_subprogram",
    ),
    "DITypeAttr": (
        "di_basic_type", "di_composite_type", "di_derived_type", "di_null_type", "di_string_type",
        "di_subroutine_type",
    ),
    "DIVariableAttr": ("di_global_variable", "di_local_variable"),
    "TBAANodeAttr": ("tbaa_root", "tbaa_type_desc"),
}  # fmt: skip
"""Kinds of several attributes of the dialect, by their mnemonics."""


def _is_boolean(attribute: Attribute) -> bool:
    return isinstance(attribute, IntegerAttr) and attribute.type is I1


def _is_symbol(attribute: Attribute) -> bool:
    return isinstance(attribute, SymbolRefAttr) and len(attribute.path) == 1


@final
class _IsAttribute:
    """Whether an attribute is one of a class."""

    def __init__(self, kind: type[Attribute]) -> None:
        self.kind = kind

    def accepts(self, attribute: Attribute) -> bool:
        return isinstance(attribute, self.kind)


CHECKS: Final[dict[str, Callable[[Attribute], bool]]] = {
    "Attribute": _IsAttribute(Attribute).accepts,
    "BoolAttr": _is_boolean,
    "DistinctAttr": _IsAttribute(DistinctAttr).accepts,
    "FlatSymbolRefAttr": _is_symbol,
    "FloatAttr": _IsAttribute(FloatAttr).accepts,
    "FusedLoc": _IsAttribute(FusedLoc).accepts,
    "IntegerAttr": _IsAttribute(IntegerAttr).accepts,
    "StringAttr": _IsAttribute(StringAttr).accepts,
    "TypeAttr": _IsAttribute(TypeAttr).accepts,
}
"""Attributes of builtin."""


def is_kind(attribute: Attribute, kind: str) -> bool:
    """Whether an attribute is of a kind that is no attribute of the dialect alone."""
    if kind in NODES:
        return isinstance(attribute, DialectAttribute) and attribute.keyword.removeprefix("llvm.") in NODES[kind]
    return CHECKS[kind](attribute)


def number_bits(kind: str) -> int:
    """The bits of a kind of numbers, 0 for others."""
    return NUMBERS.get(kind.removeprefix(OPTIONAL), 0)
