"""Attributes that are lists of named parameters: what is known of loops, of memory, and debug info.

`#llvm.loop_unroll<disable = true, count = 4 : i32>`. Parameters are printed in the order of `struct_parameters`.
"""

from __future__ import annotations

from pyopt.dialects.llvm.dwarf import WORDS
from pyopt.dialects.llvm.struct_kinds import BOOLEAN, ENUMERATIONS, LIST, MEMBERS, STRING, number_bits
from pyopt.dialects.llvm.struct_parameters import MNEMONICS, WITHOUT_ALIAS, AttributeParameter, parameters_of
from pyopt.ir.attributes import ArrayAttr, Attribute, DialectAttribute, IntegerAttr, StringAttr
from pyopt.ir.tables import unique, whole
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter


def is_plain(kind: str) -> bool:
    """Values of the kind are no attributes in themselves."""
    return kind in (BOOLEAN, STRING) or kind in WORDS or kind in ENUMERATIONS or number_bits(kind) != 0


@final
class LLVMStructAttr(DialectAttribute):
    """#llvm.mnemonic<name = value, ...>; `values` has an entry for each parameter, None for what is left out."""

    __slots__ = ("values",)

    def __init__(self, mnemonic: str, values: tuple[Attribute | None, ...]) -> None:
        super().__init__("llvm." + mnemonic)
        self.values = values

    @staticmethod
    def get(mnemonic: str, values: tuple[Attribute | None, ...]) -> LLVMStructAttr:
        found = _known.get((mnemonic, values))
        if found is None:
            found = _known[mnemonic, values] = LLVMStructAttr(mnemonic, values)
        return found

    @staticmethod
    def of(mnemonic: str, values: dict[str, Attribute | None]) -> LLVMStructAttr:
        """The attribute with these parameters; the others are left out."""
        return LLVMStructAttr.get(mnemonic, tuple([values.get(one.name) for one in parameters_of(mnemonic)]))

    def mnemonic(self) -> str:
        return self.keyword.removeprefix("llvm.")

    def parameter(self, name: str) -> Attribute | None:
        """The value of a parameter, None if it is left out."""
        for one, value in zip(parameters_of(self.mnemonic()), self.values, strict=True):
            if one.name == name:
                return value
        return None

    def alias(self) -> str:
        mnemonic = self.mnemonic()
        return "" if mnemonic in WITHOUT_ALIAS else mnemonic

    def children(self) -> tuple[Attribute | Type, ...]:
        found: list[Attribute | Type] = []
        for one, value in zip(parameters_of(self.mnemonic()), self.values, strict=True):
            if isinstance(value, ArrayAttr) and (one.kind == MEMBERS or one.kind.startswith(LIST)):
                found.extend(value.elements)
            elif value is not None and not is_plain(one.kind):
                found.append(value)
        return tuple(found)

    def body(self, printer: BodyPrinter) -> str:
        parts: list[str] = []
        for one, value in zip(parameters_of(self.mnemonic()), self.values, strict=True):
            if value is not None:
                parts.append(f"{one.name} = {_text(one, value, printer)}")
        if not parts and self.keyword == "llvm.tbaa_root":
            return ""
        return f"<{', '.join(parts)}>"


_known: dict[tuple[str, tuple[Attribute | None, ...]], LLVMStructAttr] = unique({})


def _text(parameter: AttributeParameter, value: Attribute, printer: BodyPrinter) -> str:
    kind = parameter.kind
    if isinstance(value, StringAttr) and (kind in WORDS or kind in ENUMERATIONS):
        return f'"{value.value}"' if "|" in value.value else value.value
    if isinstance(value, IntegerAttr) and kind == BOOLEAN:
        return "true" if value.value else "false"
    if isinstance(value, IntegerAttr) and number_bits(kind):
        return str(value.value)
    if isinstance(value, ArrayAttr) and kind == MEMBERS:
        members = [one.body(printer) for one in value.elements if isinstance(one, TBAAMemberAttr)]
        return "{" + ", ".join(members) + "}"
    values = value.elements if isinstance(value, ArrayAttr) and kind.startswith(LIST) else (value,)
    mnemonic = MNEMONICS.get(kind.removeprefix(LIST), "")
    prefix = "#llvm." + mnemonic if mnemonic else ""
    return ", ".join([printer.attribute(one).removeprefix(prefix) for one in values])


@final
class TBAAMemberAttr(DialectAttribute):
    """#llvm.tbaa_member<node, offset>: a field of a struct in a description of types."""

    __slots__ = ("node", "offset")

    def __init__(self, node: Attribute, offset: int) -> None:
        super().__init__("llvm.tbaa_member")
        self.node = node
        self.offset = whole(offset)

    @staticmethod
    def get(node: Attribute, offset: int) -> TBAAMemberAttr:
        found = _members.get((node, offset))
        if found is None:
            found = _members[node, offset] = TBAAMemberAttr(node, offset)
        return found

    def children(self) -> tuple[Attribute | Type, ...]:
        return (self.node,)

    def body(self, printer: BodyPrinter) -> str:
        return f"<{printer.attribute(self.node)}, {self.offset}>"


_members: dict[tuple[Attribute, int], TBAAMemberAttr] = unique({})


def no_memory_effects() -> LLVMStructAttr:
    """#llvm.memory_effects of a function that neither reads nor writes memory."""
    none = StringAttr.get("none")
    return LLVMStructAttr.get("memory_effects", tuple([none for _ in parameters_of("memory_effects")]))
