"""The instructions: for each op of the dialect that is no intrinsic, the line that it becomes."""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.bundles import bundle_sizes, bundle_tags
from pyopt.dialects.llvm.functions import called_type, callee_type
from pyopt.dialects.llvm.memory import DYNAMIC_INDEX, constant_indices, element_type_of, ordering_of
from pyopt.dialects.llvm.struct_attributes import LLVMStructAttr
from pyopt.dialects.llvm.types import VOID, LLVMFunctionType, LLVMPointerType
from pyopt.dialects.switch_cases import case_values
from pyopt.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, EnumAttr, StringAttr, SymbolRefAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import static_values
from pyopt.ir.signature import operand_group
from pyopt.ir.types import I32, IntegerType, Type
from pyopt.light import Final, Sequence
from pyopt.translate import folding
from pyopt.translate.annotations import access_metadata, dereferenceable_text, loop_metadata, memory_attribute
from pyopt.translate.attribute_constants import constant_of
from pyopt.translate.attributes import UNITS, AttributeSet, parameter_attributes
from pyopt.translate.constants import global_reference, integer, null, poison, undef
from pyopt.translate.errors import TranslationError
from pyopt.translate.function import EMITTERS, FunctionTranslation
from pyopt.translate.getelementptr import fold_address
from pyopt.translate.layout import alignment_of
from pyopt.translate.metadata import string
from pyopt.translate.types import escaped, name_text, type_text


def fastmath(op: Operation) -> str:
    """` fast`, or the flags, with a space in front of each."""
    found = op.attributes.get("fastmathFlags")
    if not isinstance(found, EnumAttr) or not found.value:
        return ""
    text = _FASTMATH.get(found.value)
    if text is None:
        flags = [name for bit, name in _FASTMATH_ORDER if found.value >> bit & 1]
        text = " fast" if len(flags) == len(_FASTMATH_ORDER) else "".join([" " + one for one in flags])
        _FASTMATH[found.value] = text
    return text


_FASTMATH: Final[dict[int, str]] = {}
_FASTMATH_ORDER: Final = [
    (enums.FASTMATH.flags.index(name), name) for name in ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")
]


def overflow(op: Operation) -> str:
    """The flags of an op on integers, with a space in front of each."""
    attributes = op.attributes
    found = enums.OVERFLOW.bits(attributes.get("overflowFlags"))
    text = (" nuw" if found & 2 else "") + (" nsw" if found & 1 else "")
    for name, word in (("isExact", " exact"), ("isDisjoint", " disjoint"), ("nonNeg", " nneg")):
        if name in attributes:
            text += word
    return text


# Arithmetic.


def emit_binary(f: FunctionTranslation, op: Operation) -> None:
    left, right = op.operands
    name = op.info.name[5:]
    flags = fastmath(op) if "fastmathFlags" in op.attributes else overflow(op)
    constants = f.constants
    if left in constants and right in constants:
        found = folding.fold_binary(f.module.target, name, constants[left], constants[right])
        if found is not None:
            f.define_constant(op.results[0], found)
            return
    names = f.names
    f.define(op.results[0], f"{name}{flags} {type_text(left.type)} {names[left]}, {names[right]}")


def emit_negation(f: FunctionTranslation, op: Operation) -> None:
    operand = op.operands[0]
    if operand in f.constants:
        found = folding.fold_negation(f.constants[operand])
        if found is not None:
            f.define_constant(op.results[0], found)
            return
    f.define(op.results[0], f"fneg{fastmath(op)} {f.typed(operand)}")


def emit_cast(f: FunctionTranslation, op: Operation) -> None:
    operand = op.operands[0]
    result = op.results[0]
    name = op.info.name[5:]
    if operand.type is result.type:
        f.names[result] = f.names[operand]
        if operand in f.constants:
            f.constants[result] = f.constants[operand]
        return
    if operand in f.constants:
        found = folding.fold_cast(f.module.target, name, f.constants[operand], result.type)
        if found is not None:
            f.define_constant(result, found)
            return
    known = dereferenceable_text(f, op) if "dereferenceable" in op.attributes else ""
    f.define(result, f"{name}{overflow(op)} {f.typed(operand)} to {type_text(result.type)}{known}")


def emit_comparison(f: FunctionTranslation, op: Operation) -> None:
    left, right = op.operands
    is_float = op.info.name == "llvm.fcmp"
    predicates = enums.FCMP if is_float else enums.ICMP
    predicate = predicates.by_attribute[op.attributes["predicate"]].removeprefix("_")
    if left in f.constants and right in f.constants:
        found = folding.fold_comparison(
            f.module.target, predicate, f.constants[left], f.constants[right], op.results[0].type
        )
        if found is not None:
            f.define_constant(op.results[0], found)
            return
    lead = f"fcmp{fastmath(op)}" if is_float else "icmp"
    f.define(op.results[0], f"{lead} {predicate} {f.typed(left)}, {f.names[right]}")


def emit_select(f: FunctionTranslation, op: Operation) -> None:
    constants = f.constants
    if all(one in constants for one in op.operands):
        condition, yes, no = [constants[one] for one in op.operands]
        found = folding.fold_select(condition, yes, no)
        if found is not None:
            f.define_constant(op.results[0], found)
            return
    f.define(op.results[0], f"select{fastmath(op)} {f.typed_all(op.operands)}")


def emit_freeze(f: FunctionTranslation, op: Operation) -> None:
    f.define(op.results[0], f"freeze {f.typed(op.operands[0])}")


# Constants.


def emit_constant(f: FunctionTranslation, op: Operation) -> None:
    f.define_constant(op.results[0], constant_of(op.results[0].type, op.attributes["value"], op))


def emit_undef(f: FunctionTranslation, op: Operation) -> None:
    f.define_constant(op.results[0], undef(op.results[0].type))


def emit_poison(f: FunctionTranslation, op: Operation) -> None:
    f.define_constant(op.results[0], poison(op.results[0].type))


def emit_zero(f: FunctionTranslation, op: Operation) -> None:
    f.define_constant(op.results[0], null(op.results[0].type))


def emit_address_of(f: FunctionTranslation, op: Operation) -> None:
    symbol = op.attributes["global_name"]
    assert isinstance(symbol, SymbolRefAttr)
    f.define_constant(op.results[0], global_reference(symbol.path[0], op.results[0].type))


# Aggregates and vectors.


def _position(op: Operation) -> str:
    return "".join([f", {one}" for one in static_values(op, "position")])


def emit_extractvalue(f: FunctionTranslation, op: Operation) -> None:
    container = op.operands[0]
    if container in f.constants:
        found = folding.fold_extract(f.constants[container], static_values(op, "position"))
        if found is not None:
            f.define_constant(op.results[0], found)
            return
    f.module.note_types(container.type)
    f.define(op.results[0], f"extractvalue {f.typed(container)}{_position(op)}")


def emit_insertvalue(f: FunctionTranslation, op: Operation) -> None:
    container, value = op.operands
    if container in f.constants and value in f.constants:
        found = folding.fold_insert(f.constants[container], f.constants[value], static_values(op, "position"))
        if found is not None:
            f.define_constant(op.results[0], found)
            return
    f.module.note_types(container.type)
    f.define(op.results[0], f"insertvalue {f.typed(container)}, {f.typed(value)}{_position(op)}")


def emit_extractelement(f: FunctionTranslation, op: Operation) -> None:
    vector, index = op.operands
    if vector in f.constants and index in f.constants:
        found = folding.fold_extractelement(f.constants[vector], f.constants[index])
        if found is not None:
            f.define_constant(op.results[0], found)
            return
    f.define(op.results[0], f"extractelement {f.typed_all(op.operands)}")


def emit_insertelement(f: FunctionTranslation, op: Operation) -> None:
    constants = f.constants
    if all(one in constants for one in op.operands):
        vector, value, index = [constants[one] for one in op.operands]
        found = folding.fold_insertelement(vector, value, index)
        if found is not None:
            f.define_constant(op.results[0], found)
            return
    f.define(op.results[0], f"insertelement {f.typed_all(op.operands)}")


def emit_shufflevector(f: FunctionTranslation, op: Operation) -> None:
    first, second = op.operands
    mask = op.attributes["mask"]
    assert isinstance(mask, DenseArrayAttr)
    result = op.results[0]
    if first in f.constants and second in f.constants:
        found = folding.fold_shuffle(f.constants[first], f.constants[second], mask.values, result.type)
        if found is not None:
            f.define_constant(result, found)
            return
    from pyopt.translate.types import vector_shape

    if max(mask.values, default=0) >= 2 * vector_shape(first.type)[0]:
        raise TranslationError(("Invalid shufflevector operands!", op))
    lanes = vector_shape(result.type)[0]
    if len(mask.values) != lanes:
        raise TranslationError((f"the mask of shufflevector has {len(mask.values)} lanes, and its result {lanes}", op))
    f.define(result, f"shufflevector {f.typed_all(op.operands)}, {_mask_text(mask.values, result.type)}")


def _mask_text(mask: Sequence[int], type: Type) -> str:
    from pyopt.translate.types import vector_shape

    count, scalable = vector_shape(type)
    lead = f"<{'vscale x ' if scalable else ''}{count} x i32>"
    if not any(mask):
        return f"{lead} zeroinitializer"
    if all(one == -1 for one in mask):
        return f"{lead} poison"
    return f"{lead} <{', '.join(['i32 poison' if one == -1 else f'i32 {one}' for one in mask])}>"


# Memory.


def _alignment(f: FunctionTranslation, op: Operation, type: Type) -> int:
    return alignment_of(op, f.module.layout.abi(type))


def emit_alloca(f: FunctionTranslation, op: Operation) -> None:
    type = element_type_of(op)
    f.module.note_types(type)
    size = op.operands[0]
    alignment = alignment_of(op, f.module.layout.preferred(type))
    text = "alloca inalloca " if op.attributes.get("inalloca") is not None else "alloca "
    text += type_text(type)
    if size.type is not I32 or f.names[size] != "1":
        text += ", " + f.typed(size)
    text += f", align {alignment}"
    pointer = op.results[0].type
    if isinstance(pointer, LLVMPointerType) and pointer.address_space:
        text += f", addrspace({pointer.address_space})"
    f.define(op.results[0], text)


def address_flags(op: Operation) -> str:
    """` inbounds nuw`: `inbounds` says `nusw` as well."""
    bits = enums.NO_WRAP.bits(op.attributes.get("noWrapFlags"))
    text = " inbounds" if bits & 1 else " nusw" if bits & 2 else ""
    return text + " nuw" if bits & 4 else text


def emit_address(f: FunctionTranslation, op: Operation) -> None:
    """getelementptr."""
    base = op.operands[0]
    type = element_type_of(op)
    f.module.note_types(type)
    dynamic = iter(op.operands[1:])
    indices: list[Value | int] = [next(dynamic) if one == DYNAMIC_INDEX else one for one in constant_indices(op)]
    flags = address_flags(op)
    constants = f.constants
    result = op.results[0]
    if base in constants and all(isinstance(one, int) or one in constants for one in indices):
        known = [integer(I32, one) if isinstance(one, int) else constants[one] for one in indices]
        found = fold_address(f.module.target, constants[base], known, type, result.type, flags)
        if found is not None:
            f.define_constant(result, found)
            return
    texts = "".join([f", i32 {one}" if isinstance(one, int) else ", " + f.typed(one) for one in indices])
    f.define(result, f"getelementptr{flags} {type_text(type)}, {f.typed(base)}{texts}")


def _ordering(op: Operation, *names: str) -> str:
    """` syncscope("x") acquire`."""
    scope = op.attributes.get("syncscope")
    text = f' syncscope("{escaped(scope.value)}")' if isinstance(scope, StringAttr) and scope.value else ""
    return text + "".join([f" {enums.ORDERING.by_attribute[op.attributes[name]]}" for name in names])


def _access_metadata(f: FunctionTranslation, op: Operation) -> str:
    """The metadata behind a load or store, in LLVM's order."""
    attributes = op.attributes
    text = ""
    if _ACCESS.intersection(attributes):
        text = access_metadata(f, op)
    return text


_ALIASING: Final = frozenset(("access_groups", "alias_scopes", "noalias_scopes", "tbaa"))
_ACCESS: Final = _ALIASING | {"nontemporal", "invariant", "invariantGroup", "dereferenceable"}


def _access_flags(op: Operation) -> str:
    return (" atomic" if ordering_of(op) else "") + (" volatile" if op.attributes.get("volatile_") is not None else "")


def emit_load(f: FunctionTranslation, op: Operation) -> None:
    result = op.results[0]
    address = op.operands[0]
    f.module.note_types(result.type)
    order = _ordering(op, "ordering") if ordering_of(op) else ""
    text = f"load{_access_flags(op)} {type_text(result.type)}, {f.typed(address)}{order}"
    f.define(result, f"{text}, align {_alignment(f, op, result.type)}{_access_metadata(f, op)}")


def emit_store(f: FunctionTranslation, op: Operation) -> None:
    value, address = op.operands
    order = _ordering(op, "ordering") if ordering_of(op) else ""
    text = f"  store{_access_flags(op)} {f.typed(value)}, {f.typed(address)}{order}"
    f.line(f"{text}, align {_alignment(f, op, value.type)}{_access_metadata(f, op)}")


def emit_atomicrmw(f: FunctionTranslation, op: Operation) -> None:
    value = op.operands[1]
    name = enums.ATOMIC_OP.by_attribute[op.attributes["bin_op"]].removeprefix("_")
    volatile = " volatile" if op.attributes.get("volatile_") is not None else ""
    size = f.module.layout.store(value.type)
    if size & (size - 1):
        raise TranslationError(("atomic memory access' operand must have a power-of-two size", op))
    alignment = alignment_of(op, size)
    text = f"atomicrmw{volatile} {name} {f.typed_all(op.operands)}{_ordering(op, 'ordering')}, align {alignment}"
    f.define(op.results[0], text + _access_metadata(f, op))


def emit_cmpxchg(f: FunctionTranslation, op: Operation) -> None:
    flags = "".join([" " + word for word in ("weak", "volatile") if _has_flag(op, word)])
    value = op.operands[1]
    alignment = alignment_of(op, f.module.layout.store(value.type))
    orders = _ordering(op, "success_ordering", "failure_ordering")
    text = f"cmpxchg{flags} {f.typed_all(op.operands)}{orders}, align {alignment}"
    f.define(op.results[0], text + _access_metadata(f, op))


def _has_flag(op: Operation, word: str) -> bool:
    return op.attributes.get("volatile_" if word == "volatile" else word) is not None


def emit_fence(f: FunctionTranslation, op: Operation) -> None:
    f.line(f"  fence{_ordering(op, 'ordering')}")


def emit_va_arg(f: FunctionTranslation, op: Operation) -> None:
    result = op.results[0]
    f.module.note_types(result.type)
    text = f"va_arg {f.typed(op.operands[0])}, {type_text(result.type)}"
    if result.type is VOID:
        f.line("  " + text)
    else:
        f.define(result, text)


# Control flow.


def weights_text(f: FunctionTranslation, op: Operation) -> str:
    weights = op.attributes.get("branch_weights")
    if not isinstance(weights, DenseArrayAttr) or not weights.values:
        return ""
    numbers = [f"i32 {one}" for one in weights.values]
    return f.attach("prof", f.module.metadata.node(string("branch_weights"), *numbers))


def _loop(f: FunctionTranslation, op: Operation) -> str:
    annotation = op.attributes.get("loop_annotation")
    if annotation is None:
        return ""
    return loop_metadata(f, op, annotation)


def emit_br(f: FunctionTranslation, op: Operation) -> None:
    f.line(f"  br {f.label(op.successors[0])}{_loop(f, op)}")


def emit_cond_br(f: FunctionTranslation, op: Operation) -> None:
    yes, no = op.successors
    f.line(f"  br i1 {f.names[op.operands[0]]}, {f.label(yes)}, {f.label(no)}{weights_text(f, op)}{_loop(f, op)}")


def emit_switch(f: FunctionTranslation, op: Operation) -> None:
    flag = op.operands[0]
    type = type_text(flag.type)
    one_bit = isinstance(flag.type, IntegerType) and flag.type.width == 1
    lines = [f"  switch {f.typed(flag)}, {f.label(op.successors[0])} ["]
    for value, block in zip(case_values(op), op.successors[1:], strict=True):
        text = ("true" if value else "false") if one_bit else str(value)
        lines.append(f"    {type} {text}, {f.label(block)}")
    lines.append(f"  ]{weights_text(f, op)}")
    f.line("\n".join(lines))


def emit_return(f: FunctionTranslation, op: Operation) -> None:
    f.line(f"  ret {f.typed(op.operands[0])}" if op.operands else "  ret void")


def emit_unreachable(f: FunctionTranslation, op: Operation) -> None:
    f.line("  unreachable")


# Calls.

CONVENTIONS: Final[dict[str, str]] = {
    "ccc": "", "cc_10": "ghccc ", "cc_11": "cc11 ", "ptx_kernelcc": "ptx_kernel ", "ptx_devicecc": "ptx_device ",
    "spir_funccc": "spir_func ", "spir_kernelcc": "spir_kernel ", "avr_intrcc": "avr_intrcc  ",
    "avr_signalcc": "avr_signalcc  ", "avr_builtincc": "cc86 ", "amdgpu_vscc": "amdgpu_vs ",
    "amdgpu_gscc": "amdgpu_gs ", "amdgpu_pscc": "amdgpu_ps ", "amdgpu_cscc": "amdgpu_cs ",
    "amdgpu_kernelcc": "amdgpu_kernel ", "amdgpu_hscc": "amdgpu_hs ", "msp430_builtincc": "cc94 ",
    "amdgpu_lscc": "amdgpu_ls ", "amdgpu_escc": "amdgpu_es ", "aarch64_vectorcallcc": "aarch64_vector_pcs ",
    "aarch64_sve_vectorcallcc": "aarch64_sve_vector_pcs ", "wasm_emscripten_invokecc": "cc99 ",
    "amdgpu_gfxcc": "amdgpu_gfx ", "m68k_intrcc": "cc101 ",
}  # fmt: skip
"""Conventions that LLVM calls by another name; the others have theirs in both."""


_NOT_CALLED: Final = frozenset((
    "amdgpu_vscc", "amdgpu_gscc", "amdgpu_pscc", "amdgpu_cscc", "amdgpu_hscc", "amdgpu_lscc", "amdgpu_escc",
    "amdgpu_kernelcc", "spir_kernelcc",
))  # fmt: skip
"""Conventions of what a driver starts."""


def convention_text(attribute: Attribute | None) -> str:
    """The calling convention with a space behind."""
    if not isinstance(attribute, EnumAttr):
        return ""
    found = CONVENTIONS.get(attribute.text)
    return f"{attribute.text} " if found is None else found


def function_type_text(type: LLVMFunctionType) -> str:
    """The text of a function's type in a call: all of it if it is variadic, else the result type."""
    return type_text(type) if type.is_vararg else type_text(type.result)


def bundles_text(f: FunctionTranslation, op: Operation) -> str:
    """` [ "tag"(i64 %1) ]`."""
    operands = operand_group(op, "op_bundle_operands")
    parts: list[str] = []
    start = 0
    for tag, size in zip(bundle_tags(op), bundle_sizes(op), strict=True):
        parts.append(f'"{escaped(tag)}"({f.typed_all(operands[start : start + size])})')
        start += size
    return f" [ {', '.join(parts)} ]" if parts else ""


def callee_of(
    f: FunctionTranslation, op: Operation, operands: Sequence[Value]
) -> tuple[str, LLVMFunctionType, Sequence[Value]]:
    """The callee of a call, its type, and the arguments."""
    callee = op.attributes.get("callee")
    if isinstance(callee, SymbolRefAttr):
        return "@" + name_text(callee.path[0]), _called_type(f, op, callee, operands), operands
    return f.names[operands[0]], _indirect_type(op, operands[1:]), operands[1:]


def emit_call(f: FunctionTranslation, op: Operation) -> None:
    attributes = op.attributes
    target, type, operands = callee_of(f, op, operand_group(op, "callee_operands"))
    tail = attributes.get("TailCallKind")
    lead = f"{tail.text} " if isinstance(tail, EnumAttr) and tail.text != "none" else ""
    given = attributes.get("CConv")
    if isinstance(given, EnumAttr) and given.text in _NOT_CALLED:
        raise TranslationError(("calling convention does not permit calls", op))
    convention = convention_text(given)
    is_float = bool(op.results) and may_be_fast(op.results[0].type)
    flags = fastmath(op) if is_float else ""
    arguments, returned = argument_texts(f, op, operands)
    text = f"{lead}call{flags} {convention}{returned}{function_type_text(type)} {target}({arguments})"
    text += _call_group(f, op)
    if "op_bundle_tags" in attributes:
        text += bundles_text(f, op)
    if _ALIASING.intersection(attributes):
        text += _access_metadata(f, op)
    f.module.note_types(type)
    if op.results:
        f.define(op.results[0], text)
    else:
        f.line("  " + text)


def argument_texts(f: FunctionTranslation, op: Operation, operands: Sequence[Value]) -> tuple[str, str]:
    """The arguments with their attributes, and the attributes of the result."""
    given, returned = op.attributes.get("arg_attrs"), op.attributes.get("res_attrs")
    result = parameter_attributes(returned.elements[0]) if isinstance(returned, ArrayAttr) and returned.elements else ""
    if not isinstance(given, ArrayAttr):
        return f.typed_all(operands), result
    texts: list[str] = []
    for number, value in enumerate(operands):
        entries = given.elements[number] if number < len(given.elements) else None
        texts.append(f"{type_text(value.type)} {parameter_attributes(entries)}{f.names[value]}")
    return ", ".join(texts), result


def _call_group(f: FunctionTranslation, op: Operation) -> str:
    """` #3` for the attributes of a call."""
    found = AttributeSet()
    for name, value in op.attributes.items():
        if name in UNITS:
            found.add(UNITS[name])
        elif name == "memory_effects" and isinstance(value, LLVMStructAttr):
            found.add(memory_attribute(value))
    return f.module.mark_group(found.group())


def may_be_fast(type: Type) -> bool:
    from pyopt.dialects.llvm.types import LLVMArrayType
    from pyopt.ir.types import FloatType
    from pyopt.translate.types import element_of

    while isinstance(type, LLVMArrayType):
        type = type.element_type
    return isinstance(element_of(type), FloatType) or type_text(element_of(type)) == "ppc_fp128"


def _called_type(
    f: FunctionTranslation, op: Operation, callee: SymbolRefAttr, operands: Sequence[Value]
) -> LLVMFunctionType:
    found = f.module.symbols.get(callee.path[0])
    type = None if found is None else called_type(found)
    return _indirect_type(op, operands) if type is None else type


def _indirect_type(op: Operation, operands: Sequence[Value]) -> LLVMFunctionType:
    given = callee_type(op)
    if given is not None:
        return given
    result = op.results[0].type if op.results else VOID
    return LLVMFunctionType.get(result, tuple([one.type for one in operands]))


_BINARY: Final = "add sub mul udiv sdiv urem srem and or xor shl lshr ashr fadd fsub fmul fdiv frem"
_CASTS: Final = "bitcast addrspacecast inttoptr ptrtoint sext zext trunc sitofp uitofp fptosi fptoui fpext fptrunc"


def _register() -> None:
    for name in _BINARY.split():
        EMITTERS["llvm." + name] = emit_binary
    for name in _CASTS.split():
        EMITTERS["llvm." + name] = emit_cast
    EMITTERS.update({
        "llvm.fneg": emit_negation,
        "llvm.icmp": emit_comparison,
        "llvm.fcmp": emit_comparison,
        "llvm.select": emit_select,
        "llvm.freeze": emit_freeze,
        "llvm.mlir.constant": emit_constant,
        "llvm.mlir.undef": emit_undef,
        "llvm.mlir.poison": emit_poison,
        "llvm.mlir.zero": emit_zero,
        "llvm.mlir.none": emit_zero,
        "llvm.mlir.addressof": emit_address_of,
        "llvm.extractvalue": emit_extractvalue,
        "llvm.insertvalue": emit_insertvalue,
        "llvm.extractelement": emit_extractelement,
        "llvm.insertelement": emit_insertelement,
        "llvm.shufflevector": emit_shufflevector,
        "llvm.alloca": emit_alloca,
        "llvm.getelementptr": emit_address,
        "llvm.load": emit_load,
        "llvm.store": emit_store,
        "llvm.atomicrmw": emit_atomicrmw,
        "llvm.cmpxchg": emit_cmpxchg,
        "llvm.fence": emit_fence,
        "llvm.va_arg": emit_va_arg,
        "llvm.br": emit_br,
        "llvm.cond_br": emit_cond_br,
        "llvm.switch": emit_switch,
        "llvm.return": emit_return,
        "llvm.unreachable": emit_unreachable,
        "llvm.call": emit_call,
    })  # fmt: skip


_register()
