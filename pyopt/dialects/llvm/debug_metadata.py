"""The spelling of debug info attributes in LLVM IR: the class of each, and its fields in the order of the text."""

from __future__ import annotations

from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.dialects.llvm.struct_kinds import ACCESS, INHERITANCE
from pyopt.ir.attributes import Attribute, StringAttr
from pyopt.light import Final, final


@final
class MetadataField:
    """`label: value`, where the value is that of a parameter.

    `is_shown` if it stands in the text even if there is no value, or it is 0. `plain` is a word that is left out.
    """

    __slots__ = ("is_shown", "label", "parameter", "plain")

    def __init__(self, label: str, parameter: str, is_shown: bool, plain: str) -> None:
        self.label = label
        self.parameter = parameter
        self.is_shown = is_shown
        self.plain = plain


@final
class NodeForm:
    """A class of nodes: `numbered` are the parameters whose nodes are numbered after it, in order."""

    __slots__ = ("fields", "name", "numbered")

    def __init__(self, name: str, fields: list[MetadataField], numbered: list[str]) -> None:
        self.name = name
        self.fields = fields
        self.numbered = numbered


_SIZE: Final = "size=sizeInBits align=alignInBits"
_BOUNDS: Final = "count lowerBound upperBound stride"
GLOBALS: Final = "globals"
"""The field of a compile unit that has its variables."""
BEFORE_GLOBALS: Final = "emissionKind"
_SUBRANGE: Final = f"{_BOUNDS} | {_BOUNDS}"
_FORMS: Final[dict[str, str]] = {
    "di_basic_type": "tag-DW_TAG_base_type name size=sizeInBits encoding |",
    "di_common_block": "scope! declaration=decl! name file line | scope decl file",
    "di_compile_unit": "language=sourceLanguage file! producer isOptimized! runtimeVersion "
    "splitDebugFilename emissionKind nameTableKind | file",
    "di_composite_type": f"tag name scope file line baseType {_SIZE} flags elements dataLocation associated allocated "
    "rank | file scope baseType elements",
    "di_derived_type": f"tag name baseType! {_SIZE} offset=offsetInBits extraData dwarfAddressSpace | "
    "baseType extraData",
    "di_file": "filename=name! directory! |",
    "di_generic_subrange": _SUBRANGE,
    "di_global_variable": "name linkageName scope! file line type isLocal=isLocalToUnit! isDefinition=isDefined! "
    "align=alignInBits | scope file type",
    "di_global_variable_expression": "var! expr! | var",
    "di_imported_entity": "tag name scope! entity file line elements | scope entity file elements",
    "di_label": "scope! name file line | scope file",
    "di_lexical_block": "scope! file line column | file scope",
    "di_lexical_block_file": "scope! file discriminator! | file scope",
    "di_local_variable": "name arg scope! file line type flags align=alignInBits | scope file type",
    "di_module": "scope! name configMacros includePath apinotes file line isDecl | file scope",
    "di_namespace": "name scope! exportSymbols | scope",
    "di_string_type": "tag-DW_TAG_string_type name stringLength stringLengthExpression=stringLengthExp "
    f"stringLocationExpression=stringLocationExp {_SIZE} encoding | stringLength",
    "di_subprogram": "name linkageName scope! file line type scopeLine virtualIndex spFlags=subprogramFlags! "
    "unit=compileUnit retainedNodes annotations | file scope type compileUnit retainedNodes annotations",
    "di_subrange": _SUBRANGE,
    "di_subroutine_type": "cc=callingConvention types! | types",
}
"""For each attribute its fields: `label=parameter`, with `!` behind what is always shown, and `-` before a word that
is left out; behind the bar the parameters in the order in which LLVM numbers their nodes."""
_DISTINCT: Final = ("di_compile_unit", "di_global_variable", "di_lexical_block", "di_lexical_block_file")
_DISTINCT_TAGS: Final = ("DW_TAG_class_type", "DW_TAG_enumeration_type", "DW_TAG_structure_type", "DW_TAG_union_type")
EMISSION_KINDS: Final = {
    "None": "NoDebug",
    "Full": "FullDebug",
    "LineTablesOnly": "LineTablesOnly",
    "DebugDirectivesOnly": "DebugDirectivesOnly",
}
"""LLVM's words for the amounts of debug info that the attribute has."""

_forms: dict[str, NodeForm] = {}


def form_of(mnemonic: str) -> NodeForm:
    """The form of the nodes of an attribute."""
    found = _forms.get(mnemonic)
    if found is None:
        fields, _, numbered = _FORMS[mnemonic].partition("|")
        words = mnemonic.removeprefix("di_").split("_")
        name = "DI" + "".join([one.capitalize() for one in words])
        found = _forms[mnemonic] = NodeForm(name, [_field(one) for one in fields.split()], numbered.split())
    return found


def _field(text: str) -> MetadataField:
    spelled, _, plain = text.partition("-")
    label, _, parameter = spelled.rstrip("!").partition("=")
    return MetadataField(label, parameter or label, spelled.endswith("!"), plain)


def _word(attribute: LLVMStructAttr, name: str) -> str:
    found = attribute.parameter(name)
    return found.value if isinstance(found, StringAttr) else ""


def is_distinct(attribute: LLVMStructAttr) -> bool:
    """Whether its node is equal to no other."""
    mnemonic = attribute.mnemonic()
    if mnemonic == "di_subprogram":
        return "Definition" in _word(attribute, "subprogramFlags").split("|")
    if mnemonic == "di_composite_type":
        return _word(attribute, "tag") in _DISTINCT_TAGS
    return mnemonic in _DISTINCT


def unit_of(variable: Attribute | None) -> LLVMStructAttr | None:
    """The compile unit of a global variable, which a module, a common block or a function may be in."""
    scope = _scope(variable)
    if scope is not None and scope.mnemonic() == "di_module":
        scope = _scope(scope)
    elif scope is not None and scope.mnemonic() in ("di_common_block", "di_subprogram"):
        function = _scope(scope) if scope.mnemonic() == "di_common_block" else scope
        is_function = function is not None and function.mnemonic() == "di_subprogram"
        unit = function.parameter("compileUnit") if is_function and function is not None else None
        scope = unit if isinstance(unit, LLVMStructAttr) else None
    return scope if scope is not None and scope.mnemonic() == "di_compile_unit" else None


def _scope(attribute: Attribute | None) -> LLVMStructAttr | None:
    found = attribute.parameter("scope") if isinstance(attribute, LLVMStructAttr) else None
    return found if isinstance(found, LLVMStructAttr) else None


def has_index(subprogram: LLVMStructAttr) -> bool:
    """Whether it is virtual, and has a place in the table of such functions."""
    return any(one in ("Virtual", "PureVirtual") for one in _word(subprogram, "subprogramFlags").split("|"))


def flags_text(words: str) -> str:
    """`Artificial|Private` -> `DIFlagPrivate | DIFlagArtificial`, in the order of LLVM."""
    given = words.split("|")
    found = [one for cases in (ACCESS, INHERITANCE) for one in given if one in cases]
    rest = [one for one in given if one not in found]
    if "FwdDecl" in rest and "Virtual" in rest:
        # Both bits together mean this.
        found.append("IndirectVirtualBase")
        rest = [one for one in rest if one != "FwdDecl" and one != "Virtual"]
    return " | ".join(["DIFlag" + one for one in (*found, *rest)])


def subprogram_flags_text(words: str) -> str:
    """`Definition|Optimized` -> `DISPFlagDefinition | DISPFlagOptimized`."""
    return " | ".join(["DISPFlag" + one for one in words.split("|")]) if words else "0"
