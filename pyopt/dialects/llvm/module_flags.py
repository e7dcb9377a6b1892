"""Module flags: properties of a whole module, and how the linker merges those of several modules."""

from __future__ import annotations

from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.dialects.llvm.struct_parameters import AttributeParameter
from pyopt.dialects.llvm.struct_parser import parse_value
from pyopt.ir.attributes import ArrayAttr, Attribute, DialectAttribute, IntegerAttr, StringAttr
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.opinfo import OpInfo
from pyopt.ir.tables import unique
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.syntax.attribute_parser import AttributeParser

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter

MNEMONIC: Final = "mlir.module_flag"
BEHAVIORS: Final = {
    "error": 1, "warning": 2, "require": 3, "override": 4, "append": 5, "append_unique": 6, "max": 7, "min": 8,
}  # fmt: skip
"""The linker's behavior if two modules' flags differ, with LLVM's numbers."""
CALL_GRAPH: Final = "CG Profile"
PROFILE: Final = "ProfileSummary"


@final
class ModuleFlagAttr(DialectAttribute):
    """#llvm.mlir.module_flag<error, "name", 4 : i32>."""

    __slots__ = ("behavior", "key", "value")

    def __init__(self, behavior: str, key: StringAttr, value: Attribute) -> None:
        super().__init__("llvm." + MNEMONIC)
        self.behavior = behavior
        self.key = key
        self.value = value

    @staticmethod
    def get(behavior: str, key: StringAttr, value: Attribute) -> ModuleFlagAttr:
        found = _known.get((behavior, key, value))
        if found is None:
            found = _known[behavior, key, value] = ModuleFlagAttr(behavior, key, value)
        return found

    def children(self) -> tuple[Attribute | Type, ...]:
        return (self.key, self.value)

    def body(self, printer: BodyPrinter) -> str:
        return f"<{self.behavior}, {printer.attribute(self.key)}, {printer.attribute(self.value)}>"


_known: dict[tuple[str, StringAttr, Attribute], ModuleFlagAttr] = unique({})


DEFINITION: Final = "ModuleFlagAttr"
_BEHAVIOR: Final = AttributeParameter("behavior", "ModFlagBehavior", False)
_KEY: Final = AttributeParameter("key", "StringAttr", False)


def parse_flag(p: AttributeParser) -> ModuleFlagAttr:
    """`<behavior, "name", value>`."""
    start = p.i
    p.expect("<")
    behavior = parse_value(p, _BEHAVIOR, DEFINITION, "")
    p.expect(",")
    key = parse_value(p, _KEY, DEFINITION, "")
    assert isinstance(behavior, StringAttr) and isinstance(key, StringAttr)
    p.expect(",")
    at = p.i
    try:
        value = p.parse_attribute()
    except DiagnosticError as error:
        _leave_symbol(p, at)
        error.also = (*error.also, _failed(p, "value", "Attribute"))
        raise
    p.expect(">")
    message = _verify_value(key.value, value)
    if message is not None:
        raise p.error(message, start)
    return ModuleFlagAttr.get(behavior.value, key, value)


def _leave_symbol(p: AttributeParser, start: int) -> None:
    """Goes behind the `#dialect.name<...>` between `start` and here that was being read."""
    depth = 0
    tokens = p.tokens
    for index in range(start, len(tokens)):
        if index >= p.i and depth <= 0:
            p.i = index
            return
        depth += {"<": 1, ">": -1}.get(tokens[index], 0)


def _failed(p: AttributeParser, name: str, type: str) -> DiagnosticError:
    return p.error(f"failed to parse ModuleFlagAttr parameter '{name}' which is to be a `{type}`")


def _has_mnemonic(attribute: Attribute, mnemonic: str) -> bool:
    return isinstance(attribute, LLVMStructAttr) and attribute.keyword == "llvm." + mnemonic


def _verify_value(key: str, value: Attribute) -> str | None:
    """The value is of the kind that the key asks for."""
    if key == CALL_GRAPH:
        if isinstance(value, ArrayAttr) and all(_has_mnemonic(one, "cgprofile_entry") for one in value.elements):
            return None
        return f"'{key}' key expects an array of '#llvm.cgprofile_entry'"
    if key == PROFILE:
        if _has_mnemonic(value, "profile_summary"):
            return None
        return f"'{key}' key expects a '#llvm.profile_summary' attribute"
    if isinstance(value, (IntegerAttr, StringAttr)):
        return None
    return f"only integer and string values are currently supported for unknown key '\"{key}\"'"


def verify_place(op: Operation) -> str | None:
    """The op is about a module, in which it stands."""
    parent = op.parent_op()
    if parent is not None and parent.info.name != "builtin.module":
        return "must appear at the module level"
    return None


def verify_flags(op: Operation) -> str | None:
    """Flags of a module, and nothing else."""
    message = verify_place(op)
    if message is not None:
        return message
    flags = op.attributes["flags"]
    assert isinstance(flags, ArrayAttr)
    if not all(isinstance(one, ModuleFlagAttr) for one in flags.elements):
        return "expected a module flag attribute"
    return None


OPS: Final[tuple[OpInfo, ...]] = (
    OpInfo(
        "llvm.module_flags",
        attributes="flags: ArrayAttr",
        syntax="$flags attr-dict",
        verify=verify_flags,
        doc="What holds for the module as a whole.",
    ),
    OpInfo(
        "llvm.linker_options",
        attributes='options: TypedArrayAttrBase<StrAttr, "string array attribute">',
        syntax="$options attr-dict",
        verify=verify_place,
        doc="Options for the linker.",
    ),
)
