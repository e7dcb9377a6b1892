"""Translation of a module's top level: functions' heads, globals, groups for the linker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.functions import address_space, function_type_of_llvm, global_type, linkage_of
from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.dialects.llvm.text_attributes import LLVMTextAttr
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMStructType
from pyopt.ir.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    DictionaryAttr,
    EnumAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import I8, I32
from pyopt.translate.attribute_constants import constant_of
from pyopt.translate.attributes import RANK, UNITS, WITH_NUMBER, AttributeSet, number_attribute, parameter_attributes
from pyopt.translate.constants import Constant, aggregate, global_reference, integer, null, undef
from pyopt.translate.errors import TranslationError
from pyopt.translate.failures import failed
from pyopt.translate.function import FunctionTranslation, translate_op
from pyopt.translate.instructions import convention_text
from pyopt.translate.layout import alignment_of
from pyopt.translate.module import Function
from pyopt.translate.module_flags import translate_flags
from pyopt.translate.types import escaped, name_text, type_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pyopt.ir.attributes import Attribute
    from pyopt.ir.core import Operation
    from pyopt.translate.module import ModuleTranslation

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


def _comdat_text(module: ModuleTranslation, op: Operation, name: str) -> str:
    """`comdat` or `comdat($other)`."""
    found = op.attributes.get("comdat")
    if not isinstance(found, SymbolRefAttr):
        return ""
    selector = found.path[-1]
    module.used_comdats[selector] = None
    return "comdat" if selector == name else f"comdat(${name_text(selector)})"


# Functions.


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
    """How often the function is entered, and what OpenCL says of kernels."""
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
    comdat = _comdat_text(module, op, name)
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
    _pass_through(op, found)
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


def _pass_through(op: Operation, found: AttributeSet) -> None:
    """Attributes by their names in LLVM."""
    given = op.attributes.get("passthrough")
    if not isinstance(given, ArrayAttr):
        return
    for one in given.elements:
        if isinstance(one, StringAttr):
            _pass_one(op, one.value, "", found)
            continue
        parts = one.elements if isinstance(one, ArrayAttr) else ()
        if len(parts) != 2:
            raise TranslationError(("expected 'passthrough' to contain string or array attributes", op))
        key, value = parts
        if not isinstance(key, StringAttr) or not isinstance(value, StringAttr):
            raise TranslationError(("expected arrays within 'passthrough' to contain two strings", op))
        _pass_one(op, key.value, value.value, found)


def _pass_one(op: Operation, key: str, value: str, found: AttributeSet) -> None:
    if key not in RANK:
        found.strings[key] = value
    elif key in WITH_NUMBER:
        if not value:
            raise TranslationError((f"LLVM attribute '{key}' expects a value", op))
        try:
            number = int(value, 0)
        except ValueError:
            raise TranslationError((f"LLVM attribute '{key}' expects a value", op)) from None
        if key == "uwtable" and number in (1, 2):
            found.add("uwtable" if number == 2 else "uwtable(sync)")
        else:
            found.add(number_attribute(key, number))
    elif value:
        raise TranslationError((f"LLVM attribute '{key}' does not expect a value, found '{value}'", op))
    else:
        found.add(key)


# Globals.


def translate_globals(module: ModuleTranslation) -> None:
    """Variables with their values, then the lists of what runs before and behind the program."""
    values: list[tuple[Operation, Constant | None]] = []
    for op in ops_named(module, "llvm.mlir.global"):
        type = global_type(op)
        module.note_types(type)
        value = op.attributes.get("value")
        constant: Constant | None = None
        if isinstance(value, StringAttr):
            constant = _string(type, value.value)
        elif value is not None:
            constant = constant_of(type, value, op)
        linkage = linkage_of(op)
        if constant is None and linkage not in ("external", "extern_weak"):
            constant = undef(type)
        values.append((op, constant))
    for op, given in values:
        constant = given if op.regions[0].first is None else initializer(module, op)
        if linkage_of(op) == "extern_weak":
            constant = None
        module.globals.append(_global_text(module, op, constant))
    for kind in ("ctors", "dtors"):
        parts: list[Constant] = []
        for op in ops_named(module, f"llvm.mlir.global_{kind}"):
            parts.extend(_structors(op, kind))
        if parts:
            module.globals.append(_structors_text(kind, parts))


def _string(type: object, text: str) -> Constant:
    """The bytes of a string."""
    array = LLVMArrayType.get(len(text), I8)
    if not any(ord(one) for one in text):
        return null(array)
    return aggregate(array, [integer(I8, ord(one)) for one in text])


def initializer(module: ModuleTranslation, op: Operation) -> Constant:
    block = op.regions[0].first
    assert block is not None
    state = FunctionTranslation(module, op)
    for one in block:
        if one is block.last:
            break
        state.line = _ignore
        translate_op(state, one)
        if not one.results or one.results[0] not in state.constants:
            raise TranslationError(("unemittable constant value", one))
    last = block.last
    if last is None or last.info.name != "llvm.return" or not last.operands:
        raise failed("unemittable constant value", op)
    return state.constants[last.operands[0]]


def _ignore(text: str) -> None:
    """An instruction, which no initializer may have."""


def _global_text(module: ModuleTranslation, op: Operation, value: Constant | None) -> str:
    attributes = op.attributes
    name = symbol_name(op) or ""
    text = f"@{name_text(name)} = "
    if value is None and linkage_of(op) == "external":
        text += "external "
    text += linkage_words(op)
    if attributes.get("thread_local_") is not None:
        text += "thread_local "
    text += word_of(op, "unnamed_addr", enums.UNNAMED_ADDRESS.by_attribute)
    space = address_space(op)
    if space:
        text += f"addrspace({space}) "
    if attributes.get("externally_initialized") is not None:
        text += "externally_initialized "
    text += "constant " if attributes.get("constant") is not None else "global "
    text += type_text(global_type(op))
    if value is not None:
        text += " " + value.text()
    section = attributes.get("section")
    if isinstance(section, StringAttr):
        text += f', section "{escaped(section.value)}"'
    comdat = _comdat_text(module, op, name)
    if comdat:
        text += ", " + comdat
    alignment = attributes.get("alignment")
    if isinstance(alignment, IntegerAttr) and alignment.value:
        text += f", align {alignment.value}"
    if module.debug is not None:
        for node in module.debug.of_global(op):
            text += f", !dbg {module.mark_node(node)}"
            module.described.append((node, op))
    return text


def _structors(op: Operation, kind: str) -> list[Constant]:
    functions, priorities = op.attributes[kind], op.attributes["priorities"]
    assert isinstance(functions, ArrayAttr) and isinstance(priorities, ArrayAttr)
    from pyopt.dialects.llvm.types import LLVMPointerType

    pointer = LLVMPointerType.get()
    type = LLVMStructType.get((I32, pointer, pointer))
    found: list[Constant] = []
    data = op.attributes["data"]
    assert isinstance(data, ArrayAttr)
    for function, priority, one in zip(functions.elements, priorities.elements, data.elements, strict=True):
        assert isinstance(function, SymbolRefAttr) and isinstance(priority, IntegerAttr)
        known = one.path[0] if isinstance(one, SymbolRefAttr) else ""
        target = global_reference(known, pointer) if known else null(pointer)
        parts = [integer(I32, priority.value), global_reference(function.path[0], pointer), target]
        found.append(aggregate(type, parts))
    return found


def _structors_text(kind: str, parts: list[Constant]) -> str:
    array = LLVMArrayType.get(len(parts), parts[0].type)
    return f"@llvm.global_{kind} = appending global {type_text(array)} {aggregate(array, parts).text()}"


HANDLED: Final = (
    "llvm.func", "llvm.mlir.global", "llvm.mlir.global_ctors", "llvm.mlir.global_dtors", "llvm.comdat",
    "llvm.mlir.alias", "llvm.mlir.ifunc",
)  # fmt: skip


def translate_other_ops(module: ModuleTranslation) -> None:
    """Translates the other ops of a module."""
    block = module.op.regions[0].first
    if block is None:
        return
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
        if name != "builtin.module":
            translate_op(FunctionTranslation(module, op), op)


def _linker_options(module: ModuleTranslation, op: Operation) -> None:
    from pyopt.translate.metadata import string

    options = op.attributes["options"]
    assert isinstance(options, ArrayAttr)
    node = module.metadata.node(*[string(one.value) for one in options.elements if isinstance(one, StringAttr)])
    module.named("llvm.linker.options").append(node)
