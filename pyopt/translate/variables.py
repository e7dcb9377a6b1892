"""Translation of variables, and of the lists of constructors and destructors."""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.functions import address_space, global_type, linkage_of
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType
from pyopt.ir.attributes import ArrayAttr, Attribute, IntegerAttr, StringAttr, SymbolRefAttr
from pyopt.ir.core import Operation
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import I8, I32
from pyopt.light import Final
from pyopt.translate.attribute_constants import constant_of
from pyopt.translate.attributes import AttributeSet
from pyopt.translate.constants import Constant, aggregate, expression, global_reference, integer, null, undef
from pyopt.translate.declarations import comdat_text, linkage_words, ops_named, word_of
from pyopt.translate.errors import TranslationError
from pyopt.translate.failures import failed
from pyopt.translate.function import FunctionTranslation, translate_op
from pyopt.translate.module import ModuleTranslation
from pyopt.translate.named_attributes import add_named_attributes
from pyopt.translate.types import escaped, name_text, type_text

_STRUCTOR: Final = LLVMStructType.get((I32, LLVMPointerType.get(), LLVMPointerType.get()))
_SYMBOLS: Final = ("llvm.func", "llvm.mlir.global", "llvm.mlir.alias", "llvm.mlir.ifunc")


def translate_globals(module: ModuleTranslation) -> None:
    """Variables with their values, then the lists of what runs before and behind the program."""
    values: list[tuple[Operation, Constant | None, str]] = []
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
        attributes = AttributeSet()
        add_named_attributes(op, "target_specific_attrs", attributes)
        values.append((op, constant, attributes.group()))
    for op, given, group in values:
        constant = given if op.regions[0].first is None else initializer(module, op)
        if linkage_of(op) == "extern_weak":
            constant = None
        if constant is not None:
            module.initializers[op] = constant
        module.globals.append(_global_text(module, op, constant, group))
    for kind in ("ctors", "dtors"):
        parts: list[Constant] = []
        are_there = False
        for op in ops_named(module, f"llvm.mlir.global_{kind}"):
            are_there = True
            parts.extend(_structors(module, op, kind))
        if are_there:
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
    if any(argument.uses for argument in block.arguments):
        raise failed("unemittable constant value", op)
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


def _global_text(module: ModuleTranslation, op: Operation, value: Constant | None, group: str) -> str:
    """The line of a variable, which has a group of attributes or "" for none."""
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
    comdat = comdat_text(module, op, name)
    if comdat:
        text += ", " + comdat
    alignment = attributes.get("alignment")
    if isinstance(alignment, IntegerAttr) and alignment.value:
        text += f", align {alignment.value}"
    text += module.mark_group(group)
    if module.debug is not None:
        for node in module.debug.of_global(op):
            text += f", !dbg {module.mark_node(node)}"
            module.described.append((node, op))
    return text


def _structors(module: ModuleTranslation, op: Operation, kind: str) -> list[Constant]:
    """Constructors and destructors: priorities, functions, and the data that they are dropped with."""
    functions, priorities = op.attributes[kind], op.attributes["priorities"]
    assert isinstance(functions, ArrayAttr) and isinstance(priorities, ArrayAttr)
    pointer = LLVMPointerType.get()
    found: list[Constant] = []
    data = op.attributes["data"]
    assert isinstance(data, ArrayAttr)
    for function, priority, one in zip(functions.elements, priorities.elements, data.elements, strict=True):
        assert isinstance(function, SymbolRefAttr) and isinstance(priority, IntegerAttr)
        parts = [integer(I32, priority.value), global_reference(function.path[0], pointer), _associated(module, one)]
        found.append(aggregate(_STRUCTOR, parts))
    return found


def _associated(module: ModuleTranslation, data: Attribute) -> Constant:
    """The symbol without which a constructor or destructor does not run; null if there is none."""
    pointer = LLVMPointerType.get()
    op = module.symbols.get(data.path[0]) if isinstance(data, SymbolRefAttr) else None
    if op is None or op.info.name not in _SYMBOLS:
        return null(pointer)
    given = global_reference(symbol_name(op) or "", LLVMPointerType.get(address_space(op)))
    if given.type is pointer:
        return given
    return expression("addrspacecast", pointer, (given,))


def _structors_text(kind: str, parts: list[Constant]) -> str:
    array = LLVMArrayType.get(len(parts), _STRUCTOR)
    return f"@llvm.global_{kind} = appending global {type_text(array)} {aggregate(array, parts).text()}"
