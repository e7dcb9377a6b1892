"""Attributes that are lists of named parameters: what is known of loops, of memory, and debug info.

`#llvm.loop_unroll<disable = true, count = 4 : i32>`. Parameters are printed in the order of `PARAMETERS`.
"""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, Attribute, DialectAttribute, IntegerAttr, StringAttr, SymbolRefAttr
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import I1, I64, IntegerType, Type
from pyopt.light import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.protocols import BodyPrinter
    from pyopt.syntax.parser import OperationParser

UNSIGNED: Final = IntegerType.get(128)
"""The type of which unsigned numbers are held; all fit."""
ATTRIBUTE: Final = "attribute"
"""Any attribute. A mnemonic in its place is for an attribute of which only the `<...>` need be written."""
LIST: Final = "list"
"""Attributes with commas between."""
GROUPS: Final[dict[str, str]] = {"groups": "access_group", "summaries": "profile_summary_detailed"}
"""The same of attributes of one mnemonic, of which only the `<...>` need be written."""
NUMBER: Final = "number"
"""An integer without its type, held as an i64."""
BOOLEAN: Final = "boolean"
"""true or false."""
WORD: Final = "word"
"""A keyword, or several with `|` between in quotes; held as a string."""
SHORT_NUMBER: Final = "uint32"
LONG_NUMBER: Final = "uint64"
"""Unsigned numbers of 32 and 64 bits; negative ones wrap."""
SYMBOL: Final = "symbol"
"""`@name`."""
ONE_OF: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "profile_format": ("LLVM ProfileSummary format kinds", ("SampleProfile", "InstrProf", "CSInstrProf")),
}
"""Words of enumerations, held as strings, with what messages call them."""
MEMBERS: Final = "members"
"""`{<attribute, number>, ...}`, held as an array of `TBAAMemberAttr`."""
NUMBERS: Final = (NUMBER, SHORT_NUMBER, LONG_NUMBER)
PLAIN: Final = (*NUMBERS, BOOLEAN, WORD)
"""Kinds of values that are no attributes in themselves."""
CLASSES: Final = {
    "blockaddress": "LLVM_BlockAddressAttr",
    "blocktag": "LLVM_BlockTagAttr",
    "cgprofile_entry": "ModuleFlagCGProfileEntryAttr",
    "profile_summary": "ModuleFlagProfileSummaryAttr",
    "profile_summary_detailed": "ModuleFlagProfileSummaryDetailedAttr",
}
"""What messages call attributes."""
KINDS: Final = {
    "uint32": "uint32_t", "uint64": "uint64_t", "symbol": "FlatSymbolRefAttr", "blocktag": "BlockTagAttr",
    "profile_format": "ProfileSummaryFormatKind", "attribute": "FloatAttr",
    "summaries": "::llvm::ArrayRef<ModuleFlagProfileSummaryDetailedAttr>",
}  # fmt: skip
"""What messages call the values of their parameters."""

_FOLLOWUP: Final = "loop_annotation"
_TAG: Final = "tag: word"
PARAMETERS: Final[dict[str, str]] = {
    "access_group": "id: attribute",
    "alias_scope": "id: attribute, domain: alias_scope_domain, description?: attribute",
    "alias_scope_domain": "id: attribute, description?: attribute",
    "blockaddress": "function: symbol, tag: blocktag",
    "blocktag": "id: uint32",
    "cgprofile_entry": "from?: symbol, to?: symbol, count: uint64",
    "profile_summary": "format: profile_format, total_count: uint64, max_count: uint64, max_internal_count: uint64, "
    "max_function_count: uint64, num_counts: uint64, num_functions: uint64, is_partial_profile?: uint64, "
    "partial_profile_ratio?: attribute, detailed_summary: summaries",
    "profile_summary_detailed": "cut_off: uint32, min_count: uint64, num_counts: uint32",
    "dereferenceable": "bytes: number, mayBeNull?: boolean",
    "loop_annotation": "disableNonforced?: attribute, vectorize?: loop_vectorize, interleave?: loop_interleave, "
    "unroll?: loop_unroll, unrollAndJam?: loop_unroll_and_jam, licm?: loop_licm, distribute?: loop_distribute, "
    "pipeline?: loop_pipeline, peeled?: loop_peeled, unswitch?: loop_unswitch, mustProgress?: attribute, "
    "isVectorized?: attribute, startLoc?: attribute, endLoc?: attribute, parallelAccesses?: groups",
    "loop_distribute": f"disable?: attribute, followupCoincident?: {_FOLLOWUP}, followupSequential?: {_FOLLOWUP}, "
    f"followupFallback?: {_FOLLOWUP}, followupAll?: {_FOLLOWUP}",
    "loop_interleave": "count: attribute",
    "loop_licm": "disable?: attribute, versioningDisable?: attribute",
    "loop_peeled": "count?: attribute",
    "loop_pipeline": "disable?: attribute, initiationinterval?: attribute",
    "loop_unroll": f"disable?: attribute, count?: attribute, runtimeDisable?: attribute, full?: attribute, "
    f"followupUnrolled?: {_FOLLOWUP}, followupRemainder?: {_FOLLOWUP}, followupAll?: {_FOLLOWUP}",
    "loop_unroll_and_jam": f"disable?: attribute, count?: attribute, followupOuter?: {_FOLLOWUP}, "
    f"followupInner?: {_FOLLOWUP}, followupRemainderOuter?: {_FOLLOWUP}, followupRemainderInner?: {_FOLLOWUP}, "
    f"followupAll?: {_FOLLOWUP}",
    "loop_unswitch": "partialDisable?: attribute",
    "loop_vectorize": "disable?: attribute, predicateEnable?: attribute, scalableEnable?: attribute, "
    f"width?: attribute, followupVectorized?: {_FOLLOWUP}, followupEpilogue?: {_FOLLOWUP}, "
    f"followupAll?: {_FOLLOWUP}",
    "vec_type_hint": "hint: attribute, is_signed?: boolean",
    "memory_effects": "other: word, argMem: word, inaccessibleMem: word, errnoMem: word, targetMem0: word, "
    "targetMem1: word",
    "tbaa_root": "id?: attribute",
    "tbaa_tag": "base_type: tbaa_type_desc, access_type: tbaa_type_desc, offset: number, constant?: boolean",
    "tbaa_type_desc": "id: attribute, members: members",
    "di_annotation": "name: attribute, value: attribute",
    "di_common_block": "scope: attribute, decl?: di_global_variable, name: attribute, file?: di_file, line?: number",
    "di_generic_subrange": "count?: attribute, lowerBound: attribute, upperBound?: attribute, stride: attribute",
    "di_imported_entity": f"{_TAG}, scope: attribute, entity: attribute, file?: di_file, line?: number, "
    "name?: attribute, elements?: list",
    "target": "triple: attribute, chip: attribute, features?: target_features",
    "di_basic_type": f"{_TAG}, name: attribute, sizeInBits?: number, encoding: word",
    "di_compile_unit": "id: attribute, sourceLanguage: word, file: di_file, producer?: attribute, "
    "isOptimized: boolean, emissionKind: word, nameTableKind?: word, splitDebugFilename?: attribute",
    "di_composite_type": f"recId?: attribute, isRecSelf?: boolean, {_TAG}, name?: attribute, file?: di_file, "
    "line?: number, scope?: attribute, baseType?: attribute, flags?: word, sizeInBits?: number, alignInBits?: number, "
    "dataLocation?: di_expression, rank?: di_expression, allocated?: di_expression, associated?: di_expression, "
    "elements?: list",
    "di_derived_type": f"{_TAG}, name?: attribute, baseType?: attribute, sizeInBits?: number, alignInBits?: number, "
    "offsetInBits?: number, dwarfAddressSpace?: number, extraData?: attribute",
    "di_global_variable": "scope?: attribute, name?: attribute, linkageName?: attribute, file: di_file, "
    "line: number, type: attribute, isLocalToUnit?: boolean, isDefined?: boolean, alignInBits?: number",
    "di_global_variable_expression": "var: di_global_variable, expr?: di_expression",
    "di_label": "scope: attribute, name?: attribute, file?: di_file, line?: number",
    "di_lexical_block": "scope: attribute, file?: di_file, line?: number, column?: number",
    "di_lexical_block_file": "scope: attribute, file?: di_file, discriminator: number",
    "di_local_variable": "scope: attribute, name?: attribute, file?: di_file, line?: number, arg?: number, "
    "alignInBits?: number, type?: attribute, flags?: word",
    "di_module": "file?: di_file, scope?: attribute, name?: attribute, configMacros?: attribute, "
    "includePath?: attribute, apinotes?: attribute, line?: number, isDecl?: boolean",
    "di_namespace": "name?: attribute, scope?: attribute, exportSymbols: boolean",
    "di_string_type": f"{_TAG}, name: attribute, sizeInBits?: number, alignInBits?: number, "
    "stringLength?: attribute, stringLengthExp?: di_expression, stringLocationExp?: di_expression, encoding: word",
    "di_subprogram": "recId?: attribute, isRecSelf?: boolean, id?: attribute, compileUnit?: di_compile_unit, "
    "scope?: attribute, name?: attribute, linkageName?: attribute, file?: di_file, line?: number, scopeLine?: number, "
    "subprogramFlags?: word, type?: di_subroutine_type, retainedNodes?: list, annotations?: list",
    "di_subrange": "count?: attribute, lowerBound?: attribute, upperBound?: attribute, stride?: attribute",
    "di_subroutine_type": "callingConvention?: word, types?: list",
}  # fmt: skip
"""The parameters of each attribute in order, with `?` behind the name of those that may be left out."""
WITHOUT_ALIAS: Final = (
    "blockaddress", "blocktag", "cgprofile_entry", "dereferenceable", "di_annotation", "di_generic_subrange",
    "di_subrange", "memory_effects", "profile_summary", "profile_summary_detailed", "target", "vec_type_hint",
)  # fmt: skip
_DEFAULTS: Final[dict[str, str]] = {"Zero": "flags", "Default": "nameTableKind"}
"""Words that are not printed, with the parameter whose default they are."""


@final
class Parameter:
    """A parameter of an attribute."""

    __slots__ = ("is_optional", "kind", "name")

    def __init__(self, name: str, kind: str, is_optional: bool) -> None:
        self.name = name
        self.kind = kind
        self.is_optional = is_optional


def _parameters(text: str) -> list[Parameter]:
    found: list[Parameter] = []
    for one in text.split(", "):
        name, _, kind = one.partition(": ")
        found.append(Parameter(name.rstrip("?"), kind, name.endswith("?")))
    return found


_compiled: dict[str, list[Parameter]] = {}


def parameters_of(mnemonic: str) -> list[Parameter]:
    found = _compiled.get(mnemonic)
    if found is None:
        found = _compiled[mnemonic] = _parameters(PARAMETERS[mnemonic])
    return found


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
            if isinstance(value, ArrayAttr) and (one.kind in (LIST, MEMBERS) or one.kind in GROUPS):
                found.extend(value.elements)
            elif value is not None and one.kind not in PLAIN and one.kind not in ONE_OF:
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


_known: dict[tuple[str, tuple[Attribute | None, ...]], LLVMStructAttr] = {}


def _text(parameter: Parameter, value: Attribute, printer: BodyPrinter) -> str:
    kind = parameter.kind
    if kind == WORD and isinstance(value, StringAttr):
        return f'"{value.value}"' if "|" in value.value else value.value
    if kind == BOOLEAN and isinstance(value, IntegerAttr):
        return "true" if value.value else "false"
    if kind in NUMBERS and isinstance(value, IntegerAttr):
        return str(value.value)
    if kind in ONE_OF and isinstance(value, StringAttr):
        return value.value
    if kind == LIST and isinstance(value, ArrayAttr):
        return ", ".join([printer.attribute(one) for one in value.elements])
    if kind in GROUPS and isinstance(value, ArrayAttr):
        prefix = "#llvm." + GROUPS[kind]
        return ", ".join([printer.attribute(one).removeprefix(prefix) for one in value.elements])
    if kind == MEMBERS and isinstance(value, ArrayAttr):
        members = [one.body(printer) for one in value.elements if isinstance(one, TBAAMemberAttr)]
        return "{" + ", ".join(members) + "}"
    text = printer.attribute(value)
    return text if kind == ATTRIBUTE else text.removeprefix("#llvm." + kind)


@final
class TBAAMemberAttr(DialectAttribute):
    """#llvm.tbaa_member<node, offset>: a field of a struct in a description of types."""

    __slots__ = ("node", "offset")

    def __init__(self, node: Attribute, offset: int) -> None:
        super().__init__("llvm.tbaa_member")
        self.node = node
        self.offset = offset

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


_members: dict[tuple[Attribute, int], TBAAMemberAttr] = {}


# Parsing.


@final
class StructParser:
    """Reads what stands behind a mnemonic."""

    def __init__(self, mnemonic: str) -> None:
        self.mnemonic = mnemonic

    def parse(self, p: OperationParser) -> Attribute:
        return parse_struct(p, self.mnemonic)


def parse_struct(p: OperationParser, mnemonic: str, prefix: str = "") -> Attribute:
    """`<name = value, ...>`; messages begin with `prefix`."""
    parameters = parameters_of(mnemonic)
    all_needed = not any(one.is_optional for one in parameters)
    given: dict[str, Attribute] = {}
    in_brackets = mnemonic != "tbaa_root" or p.peek() == "<"
    if in_brackets:
        p.expect("<")
        while p.peek() != ">" or (all_needed and not given):
            name = _take_name(p, prefix)
            p.expect("=")
            found: Parameter | None = None
            for one in parameters:
                if one.name == name:
                    found = one
            if found is None or name in given:
                raise p.error(f"{prefix}duplicate or unknown struct parameter name: {name}")
            given[name] = _parse_value(p, found, mnemonic, prefix)
            if all_needed and len(given) < len(parameters):
                p.expect(",")
            elif all_needed or not p.accept(","):
                break
    for one in parameters:
        if not one.is_optional and one.name not in given:
            raise p.error(f"{prefix}struct is missing required parameter: {one.name}")
    if in_brackets:
        p.expect(">")
    return LLVMStructAttr.get(mnemonic, tuple([_normal(one, given.get(one.name)) for one in parameters]))


def _take_name(p: OperationParser, prefix: str) -> str:
    try:
        return p.take_keyword(prefix + "expected valid keyword")
    except DiagnosticError as error:
        error.also = (*error.also, p.error(prefix + "expected a parameter name in struct"))
        raise


ZERO_IS_SAID: Final = ("dwarfAddressSpace", "is_partial_profile")
"""Numbers for which 0 is not the same as leaving them out."""


def _normal(parameter: Parameter, value: Attribute | None) -> Attribute | None:
    """None for what is the same as leaving it out."""
    if isinstance(value, StringAttr) and parameter.kind == WORD:
        return None if _DEFAULTS.get(value.value) == parameter.name else value
    if (
        isinstance(value, IntegerAttr)
        and parameter.is_optional
        and (parameter.kind in NUMBERS or parameter.kind == BOOLEAN)
    ):
        return value if value.value or parameter.name in ZERO_IS_SAID else None
    return value


def _parse_value(p: OperationParser, parameter: Parameter, mnemonic: str, prefix: str) -> Attribute:
    try:
        return _parse_kind(p, parameter.kind, prefix)
    except DiagnosticError as error:
        if mnemonic in CLASSES:
            kind = KINDS.get(parameter.kind, "")
            words = f"failed to parse {CLASSES[mnemonic]} parameter '{parameter.name}' which is to be a `{kind}`"
            error.also = (*error.also, p.error(prefix + words))
        raise


def _parse_kind(p: OperationParser, kind: str, prefix: str) -> Attribute:
    at = p.i
    if kind == WORD:
        return StringAttr.get(p.take_string() if p.peek()[:1] == '"' else p.take_keyword())
    if kind in ONE_OF:
        noun, words = ONE_OF[kind]
        word = p.take_keyword()
        if word not in words:
            raise p.error(f"{prefix}expected one of [{', '.join(words)}] for {noun}, got: {word}", at)
        return StringAttr.get(word)
    if kind == BOOLEAN:
        word = p.take_keyword()
        if word not in ("true", "false"):
            raise p.error("expected boolean value", p.i - 1)
        return IntegerAttr.get(-1 if word == "true" else 0, I1)
    if kind == NUMBER:
        return IntegerAttr.get(p.take_integer(), I64)
    if kind == SHORT_NUMBER or kind == LONG_NUMBER:
        return _parse_unsigned(p, 32 if kind == SHORT_NUMBER else 64, prefix)
    if kind == SYMBOL:
        symbol = p.parse_attribute()
        if not isinstance(symbol, SymbolRefAttr) or len(symbol.path) != 1:
            raise p.error(prefix + "invalid kind of attribute specified", at)
        return symbol
    if kind == LIST or kind in GROUPS:
        one = GROUPS.get(kind, ATTRIBUTE)
        found = [_parse_attribute(p, one, prefix)]
        while p.peek() == "," and p.tokens[p.i + 2] != "=":
            p.i += 1
            found.append(_parse_attribute(p, one, prefix))
        return ArrayAttr.get(tuple(found))
    if kind == MEMBERS:
        return _parse_members(p)
    return _parse_attribute(p, kind, prefix)


def _parse_unsigned(p: OperationParser, width: int, prefix: str) -> Attribute:
    """A number of so many bits."""
    at = p.i
    value = p.take_integer(prefix + "expected integer value")
    if not -(1 << (width - 1)) <= value < 1 << width:
        raise p.error(prefix + "integer value too large", at)
    return IntegerAttr.get(value % (1 << width), UNSIGNED)


def _parse_attribute(p: OperationParser, kind: str, prefix: str) -> Attribute:
    """An attribute, of which the mnemonic may be left out if it is known."""
    if kind in CLASSES and p.peek()[:1] != "#":
        return parse_struct(p, kind, prefix)
    if kind != ATTRIBUTE and p.peek() == "<":
        parser = p.context.dialect("llvm")
        assert parser is not None
        return parser.attributes[kind](p)
    return p.parse_attribute()


def _parse_members(p: OperationParser) -> Attribute:
    p.expect("{")
    found: list[Attribute] = []
    while p.peek() != "}":
        found.append(parse_member(p) if p.peek() == "<" else p.parse_attribute())
        if not p.accept(","):
            break
    p.expect("}")
    return ArrayAttr.get(tuple(found))


def parse_member(p: OperationParser) -> Attribute:
    """`<node, offset>`."""
    p.expect("<")
    node = p.parse_attribute()
    p.expect(",")
    offset = p.take_integer()
    p.expect(">")
    return TBAAMemberAttr.get(node, offset)


def no_memory_effects() -> LLVMStructAttr:
    """#llvm.memory_effects of a function that neither reads nor writes memory."""
    none = StringAttr.get("none")
    return LLVMStructAttr.get("memory_effects", tuple([none for _ in parameters_of("memory_effects")]))
