"""Translation of a module's top level: functions' heads, groups and options for the linker."""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.functions import function_type_of_llvm, linkage_of
from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.dialects.llvm.text_attributes import LLVMTextAttr
from pyopt.dialects.llvm.types import is_compatible
from pyopt.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DictionaryAttr,
    EnumAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from pyopt.ir.core import Operation, Value
from pyopt.ir.symbols import symbol_name
from pyopt.light import Final, Iterator
from pyopt.translate.attributes import UNITS, AttributeSet, parameter_attributes
from pyopt.translate.errors import TranslationError
from pyopt.translate.failures import failed, failure
from pyopt.translate.function import FunctionTranslation, translate_op
from pyopt.translate.instructions import convention_text
from pyopt.translate.layout import alignment_of
from pyopt.translate.module import Function, ModuleTranslation
from pyopt.translate.module_flags import translate_flags
from pyopt.translate.named_attributes import add_named_attributes
from pyopt.translate.types import escaped, name_text, type_text

LOCAL: Final = ("private", "internal")


def ops_named(module: ModuleTranslation, name: str) -> Iterator[Operation]:
    """The ops of one kind at the top of the module."""
    block = module.op.regions[0].first
    if block is not None:
        for op in block:
            if op.info.name == name:
                yield op


def word_of(op: Operation, name: str, cases: dict[Attribute, str]) -> str:
    """The word of an enumeration with a space behind it."""
    found = op.attributes.get(name)
    word = "" if found is None else cases.get(found, "")
    return word + " " if word else ""


def linkage_words(op: Operation, may_be_local: bool = True) -> str:
    """Linkage, whether the linker may replace it, and visibility."""
    linkage = linkage_of(op)
    text = "" if linkage == "external" else linkage + " "
    visibility = word_of(op, "visibility_", enums.VISIBILITY.by_attribute)
    implied = linkage in LOCAL or (visibility and linkage != "extern_weak")
    if may_be_local and op.attributes.get("dso_local") is not None and not implied:
        text += "dso_local "
    return text + visibility


def comdat_text(module: ModuleTranslation, op: Operation, name: str) -> str:
    """`comdat` or `comdat($other)`."""
    found = op.attributes.get("comdat")
    if not isinstance(found, SymbolRefAttr):
        return ""
    selector = found.path[-1]
    module.used_comdats[selector] = None
    return "comdat" if selector == name else f"comdat(${name_text(selector)})"


def declare_functions(module: ModuleTranslation) -> None:
    """The heads of all functions, and the groups of the linker before them."""
    for group in ops_named(module, "llvm.comdat"):
        for selector in group.regions[0].first or ():
            name = symbol_name(selector) or ""
            kind = enums.COMDAT.by_attribute[selector.attributes["comdat"]]
            module.comdats[name] = f"${name_text(name)} = comdat {kind}"
    for op in ops_named(module, "llvm.func"):
        name = symbol_name(op) or ""
        module.functions[name] = _function(module, op, name)


def _function(module: ModuleTranslation, op: Operation, name: str) -> Function:
    type = function_type_of_llvm(op)
    module.note_types(type)
    is_definition = op.regions[0].first is not None
    of_arguments = op.attributes.get("arg_attrs")
    arguments: list[str] = []
    for index, one in enumerate(type.inputs):
        entries = of_arguments.elements[index] if isinstance(of_arguments, ArrayAttr) else None
        given = parameter_attributes(entries)
        if isinstance(entries, DictionaryAttr):
            module.note_types(*[value.value for _, value in entries.entries if isinstance(value, TypeAttr)])
        if is_definition:
            arguments.append(f"{type_text(one)} {given}%{index}")
        else:
            arguments.append(f"{type_text(one)} {given}".rstrip(" "))
    if type.is_vararg:
        arguments.append("...")
    of_results = op.attributes.get("res_attrs")
    result = parameter_attributes(of_results.elements[0]) if isinstance(of_results, ArrayAttr) else ""
    words = linkage_words(op) + convention_text(op.attributes.get("CConv"))
    head = f"{words}{result}{type_text(type.result)} @{name_text(name)}({', '.join(arguments)})"
    address = word_of(op, "unnamed_addr", enums.UNNAMED_ADDRESS.by_attribute)
    if address:
        head += " " + address.rstrip()
    tail = _function_tail(module, op, name)
    attached = _function_metadata(module, op)
    subprogram = None if module.debug is None else module.debug.subprogram(op)
    if subprogram is not None:
        attached.insert(0, f"!dbg {module.mark_node(subprogram)}")
        module.subprograms.append((op, subprogram, is_definition))
    return Function(name, head, tail, _function_attributes(op), attached)


def _function_metadata(module: ModuleTranslation, op: Operation) -> list[str]:
    """Metadata for how often the function is entered, and for OpenCL kernels."""
    attributes = op.attributes
    metadata = module.metadata
    parts: list[str] = []
    count = attributes.get("function_entry_count")
    if isinstance(count, IntegerAttr):
        from pyopt.translate.metadata import string

        node = metadata.node(string("function_entry_count"), f"i64 {count.value}")
        parts.append(f"!prof {module.mark_node(node)}")
    hint = attributes.get("vec_type_hint")
    if isinstance(hint, LLVMStructAttr):
        type, signed = hint.parameter("hint"), hint.parameter("is_signed")
        if isinstance(type, TypeAttr):
            if not is_compatible(type.value):
                raise failed("vec_type_hint is not of an LLVM type", op)
            flag = 1 if isinstance(signed, IntegerAttr) and signed.value else 0
            node = metadata.node(f"{type_text(type.value)} undef", f"i32 {flag}")
            parts.append(f"!vec_type_hint {module.mark_node(node)}")
    for key in ("work_group_size_hint", "reqd_work_group_size"):
        sizes = attributes.get(key)
        if isinstance(sizes, DenseArrayAttr):
            node = metadata.node(*[f"i32 {one}" for one in sizes.values])
            parts.append(f"!{key} {module.mark_node(node)}")
    size = attributes.get("intel_reqd_sub_group_size")
    if isinstance(size, IntegerAttr):
        parts.append(f"!intel_reqd_sub_group_size {module.mark_node(metadata.node(f'i32 {size.value}'))}")
    return parts


def _function_tail(module: ModuleTranslation, op: Operation, name: str) -> str:
    """The text of a function's head behind the group of attributes."""
    tail = ""
    section = op.attributes.get("section")
    if isinstance(section, StringAttr) and op.regions[0].first is not None:
        tail += f' section "{escaped(section.value)}"'
    comdat = comdat_text(module, op, name)
    if comdat:
        tail += " " + comdat
    alignment = alignment_of(op)
    if alignment:
        tail += f" align {alignment}"
    collector = op.attributes.get("garbageCollector")
    if isinstance(collector, StringAttr):
        tail += f' gc "{collector.value}"'
    personality = op.attributes.get("personality")
    if isinstance(personality, SymbolRefAttr):
        tail += f" personality ptr @{name_text(personality.path[0])}"
    return tail


_TARGET_UNITS: Final = (
    {
        "arm_streaming": "aarch64_pstate_sm_enabled",
        "arm_locally_streaming": "aarch64_pstate_sm_body",
        "arm_streaming_compatible": "aarch64_pstate_sm_compatible",
    },
    {
        "arm_new_za": "aarch64_new_za",
        "arm_in_za": "aarch64_in_za",
        "arm_out_za": "aarch64_out_za",
        "arm_inout_za": "aarch64_inout_za",
        "arm_preserves_za": "aarch64_preserves_za",
    },
)
"""Of each group the first one that a definition has counts."""
_STRINGS: Final = {
    "target_cpu": "target-cpu",
    "tune_cpu": "tune-cpu",
    "denormal_fp_math": "denormal-fp-math",
    "denormal_fp_math_f32": "denormal-fp-math-f32",
    "fp_contract": "fp-contract",
    "reciprocal_estimates": "reciprocal-estimates",
    "prefer_vector_width": "prefer-vector-width",
    "instrument_function_entry": "instrument-function-entry",
    "instrument_function_exit": "instrument-function-exit",
}
_BOOLEANS: Final = {
    "no_infs_fp_math": "no-infs-fp-math",
    "no_nans_fp_math": "no-nans-fp-math",
    "no_signed_zeros_fp_math": "no-signed-zeros-fp-math",
}


def _function_attributes(op: Operation) -> AttributeSet:
    """Those of a declaration, too, and those that only a definition gets."""
    found = AttributeSet()
    is_definition = op.regions[0].first is not None
    for name, value in op.attributes.items():
        if name in UNITS:
            found.add(UNITS[name])
        elif name == "frame_pointer" and isinstance(value, EnumAttr):
            found.strings["frame-pointer"] = value.text.strip('"')
        elif name == "uwtable_kind" and isinstance(value, EnumAttr):
            if value.text != "none":
                found.add("uwtable" if value.text == "async" else "uwtable(sync)")
        elif name == "target_features" and isinstance(value, LLVMTextAttr):
            parts = [one.strip().strip('"') for one in value.text.strip("<>[] ").split(",")]
            found.strings["target-features"] = ",".join([one for one in parts if one])
        elif name == "memory_effects" and isinstance(value, LLVMStructAttr):
            from pyopt.translate.annotations import memory_attribute

            found.add(memory_attribute(value))
        elif is_definition:
            _add_of_definition(found, name, value)
    for group in _TARGET_UNITS if is_definition else ():
        first = next((text for name, text in group.items() if name in op.attributes), None)
        if first is not None:
            found.strings[first] = ""
    add_named_attributes(op, "passthrough", found)
    return found


def _add_of_definition(found: AttributeSet, name: str, value: Attribute) -> None:
    """Attributes that say how a body is compiled."""
    if name in _STRINGS:
        assert isinstance(value, StringAttr)
        found.strings[_STRINGS[name]] = value.value
    elif name in _BOOLEANS:
        assert isinstance(value, IntegerAttr)
        found.strings[_BOOLEANS[name]] = "true" if value.value else "false"
    elif name == "vscale_range" and isinstance(value, LLVMStructAttr):
        low, high = value.values
        assert isinstance(low, IntegerAttr) and isinstance(high, IntegerAttr)
        found.add(f"vscale_range({low.value},{high.value})")


HANDLED: Final = (
    "llvm.func", "llvm.mlir.global", "llvm.mlir.global_ctors", "llvm.mlir.global_dtors", "llvm.comdat",
    "llvm.mlir.alias", "llvm.mlir.ifunc",
)  # fmt: skip


class _InstructionOutside(Exception):
    """An op of no function makes an instruction."""


def _refuse(text: str) -> None:
    raise _InstructionOutside


def translate_other_ops(module: ModuleTranslation) -> None:
    """Translates the other ops of a module. Constants may stand there, instructions may not."""
    block = module.op.regions[0].first
    if block is None:
        return
    outside = FunctionTranslation(module, module.op)
    outside.line = _refuse
    defined: set[Value] = set()
    for op in block:
        name = op.info.name
        if name in HANDLED:
            continue
        if name == "llvm.linker_options":
            _linker_options(module, op)
            continue
        if name == "llvm.module_flags":
            translate_flags(module, op)
            continue
        # A module's ops may stand before those whose results they use.
        if not defined.issuperset(op.operands):
            raise TranslationError((failure(op), op), shown=(0,))
        defined.update(op.results)
        try:
            translate_op(outside, op)
        except _InstructionOutside:
            raise TranslationError((failure(op), op), shown=(0,)) from None


def _linker_options(module: ModuleTranslation, op: Operation) -> None:
    from pyopt.translate.metadata import string

    options = op.attributes["options"]
    assert isinstance(options, ArrayAttr)
    node = module.metadata.node(*[string(one.value) for one in options.elements if isinstance(one, StringAttr)])
    module.named("llvm.linker.options").append(node)
