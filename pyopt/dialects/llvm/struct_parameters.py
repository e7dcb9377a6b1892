"""The parameters of the attributes that are lists of named ones, in order, each with its kind as MLIR names it."""

from __future__ import annotations

from pyopt.light import Final, final

PARAMETERS: Final[dict[str, str]] = {
    "access_group": "id: DistinctAttr",
    "alias_scope": "id: Attribute, domain: AliasScopeDomainAttr, description?: StringAttr",
    "alias_scope_domain": "id: Attribute, description?: StringAttr",
    "blockaddress": "function: FlatSymbolRefAttr, tag: BlockTagAttr",
    "blocktag": "id: uint32_t",
    "cgprofile_entry": "from?: FlatSymbolRefAttr, to?: FlatSymbolRefAttr, count: uint64_t",
    "dereferenceable": "bytes: uint64_t, mayBeNull?: bool",
    "di_annotation": "name: StringAttr, value: StringAttr",
    "di_basic_type": "tag?: Tag, name: StringAttr, sizeInBits?: uint64_t, encoding?: Encoding",
    "di_common_block": "scope: DIScopeAttr, decl?: DIGlobalVariableAttr, name: StringAttr, file?: "
    "DIFileAttr, line?: unsigned",
    "di_compile_unit": "id: DistinctAttr, sourceLanguage: Language, file: DIFileAttr, producer?: StringAttr, "
    "isOptimized: bool, emissionKind: DIEmissionKind, nameTableKind?: DINameTableKind, splitDebugFilename?: "
    "StringAttr",
    "di_composite_type": "recId?: DistinctAttr, isRecSelf?: bool, tag?: Tag, name?: StringAttr, file?: "
    "DIFileAttr, line?: uint32_t, scope?: DIScopeAttr, baseType?: DITypeAttr, flags?: DIFlags, sizeInBits?: "
    "uint64_t, alignInBits?: uint64_t, dataLocation?: DIExpressionAttr, rank?: DIExpressionAttr, allocated?: "
    "DIExpressionAttr, associated?: DIExpressionAttr, elements?: list of DINodeAttr",
    "di_derived_type": "tag?: Tag, name?: StringAttr, baseType?: DITypeAttr, sizeInBits?: uint64_t, "
    "alignInBits?: uint32_t, offsetInBits?: uint64_t, dwarfAddressSpace?: optional unsigned, extraData?: "
    "DINodeAttr",
    "di_generic_subrange": "count?: Attribute, lowerBound: Attribute, upperBound?: Attribute, stride: "
    "Attribute",
    "di_global_variable": "scope?: DIScopeAttr, name?: StringAttr, linkageName?: StringAttr, file: "
    "DIFileAttr, line: unsigned, type: DITypeAttr, isLocalToUnit?: bool, isDefined?: bool, alignInBits?: "
    "unsigned",
    "di_global_variable_expression": "var: DIGlobalVariableAttr, expr?: DIExpressionAttr",
    "di_imported_entity": "tag?: Tag, scope: DIScopeAttr, entity: DINodeAttr, file?: DIFileAttr, line?: "
    "unsigned, name?: StringAttr, elements?: list of DINodeAttr",
    "di_label": "scope: DIScopeAttr, name?: StringAttr, file?: DIFileAttr, line?: unsigned",
    "di_lexical_block": "scope: DIScopeAttr, file?: DIFileAttr, line?: unsigned, column?: unsigned",
    "di_lexical_block_file": "scope: DIScopeAttr, file?: DIFileAttr, discriminator: unsigned",
    "di_local_variable": "scope: DIScopeAttr, name?: StringAttr, file?: DIFileAttr, line?: unsigned, arg?: "
    "unsigned, alignInBits?: unsigned, type?: DITypeAttr, flags?: DIFlags",
    "di_module": "file?: DIFileAttr, scope?: DIScopeAttr, name?: StringAttr, configMacros?: StringAttr, "
    "includePath?: StringAttr, apinotes?: StringAttr, line?: unsigned, isDecl?: bool",
    "di_namespace": "name?: StringAttr, scope?: DIScopeAttr, exportSymbols: bool",
    "di_string_type": "tag?: Tag, name: StringAttr, sizeInBits?: uint64_t, alignInBits?: uint32_t, "
    "stringLength?: DIVariableAttr, stringLengthExp?: DIExpressionAttr, stringLocationExp?: "
    "DIExpressionAttr, encoding?: Encoding",
    "di_subprogram": "recId?: DistinctAttr, isRecSelf?: bool, id?: DistinctAttr, compileUnit?: "
    "DICompileUnitAttr, scope?: DIScopeAttr, name?: StringAttr, linkageName?: StringAttr, file?: DIFileAttr, "
    "line?: unsigned, scopeLine?: unsigned, subprogramFlags?: DISubprogramFlags, type?: "
    "DISubroutineTypeAttr, retainedNodes?: list of DINodeAttr, annotations?: list of DINodeAttr",
    "di_subrange": "count?: Attribute, lowerBound?: Attribute, upperBound?: Attribute, stride?: Attribute",
    "di_subroutine_type": "callingConvention?: Convention, types?: list of DITypeAttr",
    "loop_annotation": "disableNonforced?: BoolAttr, vectorize?: LoopVectorizeAttr, interleave?: "
    "LoopInterleaveAttr, unroll?: LoopUnrollAttr, unrollAndJam?: LoopUnrollAndJamAttr, licm?: LoopLICMAttr, "
    "distribute?: LoopDistributeAttr, pipeline?: LoopPipelineAttr, peeled?: LoopPeeledAttr, unswitch?: "
    "LoopUnswitchAttr, mustProgress?: BoolAttr, isVectorized?: BoolAttr, startLoc?: FusedLoc, endLoc?: "
    "FusedLoc, parallelAccesses?: list of AccessGroupAttr",
    "loop_distribute": "disable?: BoolAttr, followupCoincident?: LoopAnnotationAttr, followupSequential?: "
    "LoopAnnotationAttr, followupFallback?: LoopAnnotationAttr, followupAll?: LoopAnnotationAttr",
    "loop_interleave": "count: IntegerAttr",
    "loop_licm": "disable?: BoolAttr, versioningDisable?: BoolAttr",
    "loop_peeled": "count?: IntegerAttr",
    "loop_pipeline": "disable?: BoolAttr, initiationinterval?: IntegerAttr",
    "loop_unroll": "disable?: BoolAttr, count?: IntegerAttr, runtimeDisable?: BoolAttr, full?: BoolAttr, "
    "followupUnrolled?: LoopAnnotationAttr, followupRemainder?: LoopAnnotationAttr, followupAll?: "
    "LoopAnnotationAttr",
    "loop_unroll_and_jam": "disable?: BoolAttr, count?: IntegerAttr, followupOuter?: LoopAnnotationAttr, "
    "followupInner?: LoopAnnotationAttr, followupRemainderOuter?: LoopAnnotationAttr, "
    "followupRemainderInner?: LoopAnnotationAttr, followupAll?: LoopAnnotationAttr",
    "loop_unswitch": "partialDisable?: BoolAttr",
    "loop_vectorize": "disable?: BoolAttr, predicateEnable?: BoolAttr, scalableEnable?: BoolAttr, width?: "
    "IntegerAttr, followupVectorized?: LoopAnnotationAttr, followupEpilogue?: LoopAnnotationAttr, "
    "followupAll?: LoopAnnotationAttr",
    "memory_effects": "other: ModRefInfo, argMem: ModRefInfo, inaccessibleMem: ModRefInfo, errnoMem: "
    "ModRefInfo, targetMem0: ModRefInfo, targetMem1: ModRefInfo",
    "profile_summary": "format: ProfileSummaryFormatKind, total_count: uint64_t, max_count: uint64_t, "
    "max_internal_count: uint64_t, max_function_count: uint64_t, num_counts: uint64_t, num_functions: "
    "uint64_t, is_partial_profile?: optional uint64_t, partial_profile_ratio?: FloatAttr, detailed_summary: "
    "list of ModuleFlagProfileSummaryDetailedAttr",
    "profile_summary_detailed": "cut_off: uint32_t, min_count: uint64_t, num_counts: uint32_t",
    "target": "triple: StringAttr, chip: StringAttr, features?: TargetFeaturesAttr",
    "tbaa_root": "id?: StringAttr",
    "tbaa_tag": "base_type: TBAATypeDescriptorAttr, access_type: TBAATypeDescriptorAttr, offset: int64_t, "
    "constant?: bool",
    "tbaa_type_desc": "id: StringRef, members: members",
    "vec_type_hint": "hint: TypeAttr, is_signed?: bool",
    "vscale_range": "minRange: IntegerAttr, maxRange: IntegerAttr",
}  # fmt: skip
"""The parameters of each attribute, with `?` behind the name of those that may be left out.

Kinds are those of `struct_kinds`, words of `dwarf`, or attributes of the dialect.
"""
WITHOUT_ALIAS: Final = (
    "blockaddress", "blocktag", "cgprofile_entry", "dereferenceable", "di_annotation", "di_generic_subrange",
    "di_subrange", "memory_effects", "profile_summary", "profile_summary_detailed", "target", "vec_type_hint",
    "vscale_range",
)  # fmt: skip
_MODULE_FLAGS: Final = ("cgprofile_entry", "profile_summary", "profile_summary_detailed")
_CLASSES: Final = {
    "alias_scope_domain": "AliasScopeDomainAttr", "blockaddress": "BlockAddressAttr", "blocktag": "BlockTagAttr",
    "cgprofile_entry": "CGProfileEntryAttr", "loop_licm": "LoopLICMAttr",
    "vscale_range": "VScaleRangeAttr",
    "tbaa_root": "TBAARootAttr", "tbaa_tag": "TBAATagAttr", "tbaa_type_desc": "TBAATypeDescriptorAttr",
}  # fmt: skip
"""Classes whose names are not their mnemonics' words."""
_WITHOUT_ENDING: Final = ("di_global_variable", "di_lexical_block_file")


def class_of(mnemonic: str) -> str:
    """The class of an attribute: `DIFileAttr`."""
    found = _CLASSES.get(mnemonic)
    if found is None:
        words = mnemonic.split("_")
        start = words.pop(0).upper() if words[0] == "di" else ""
        found = start + "".join([word.capitalize() for word in words]) + "Attr"
    return "ModuleFlag" + found if mnemonic in _MODULE_FLAGS else found


def definition_of(mnemonic: str) -> str:
    """The name of an attribute in messages about a parameter that cannot be read."""
    found = class_of(mnemonic)
    if mnemonic in _WITHOUT_ENDING:
        found = found.removesuffix("Attr")
    return found if mnemonic.startswith("loop_") or mnemonic in _MODULE_FLAGS else "LLVM_" + found


MNEMONICS: Final[dict[str, str]] = {
    **{class_of(one): one for one in PARAMETERS},
    "DIExpressionAttr": "di_expression",
    "DIFileAttr": "di_file",
    "TargetFeaturesAttr": "target_features",
}
"""Kinds that are one attribute of the dialect, of which only the `<...>` need be written."""


@final
class AttributeParameter:
    """A parameter of an attribute."""

    __slots__ = ("is_optional", "kind", "name")

    def __init__(self, name: str, kind: str, is_optional: bool) -> None:
        self.name = name
        self.kind = kind
        self.is_optional = is_optional


_compiled: dict[str, list[AttributeParameter]] = {}


def parameters_of(mnemonic: str) -> list[AttributeParameter]:
    """The parameters of an attribute in order."""
    found = _compiled.get(mnemonic)
    if found is None:
        found = _compiled[mnemonic] = []
        for one in PARAMETERS[mnemonic].split(", "):
            name, _, kind = one.partition(": ")
            found.append(AttributeParameter(name.rstrip("?"), kind, name.endswith("?")))
    return found
