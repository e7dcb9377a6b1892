"""Functions that C calls, or that are written in C: memrefs as pointers to their descriptors.

    func.func @f(%m: memref<2xf32>) attributes {llvm.emit_c_interface} { ... }
      ->
    llvm.func @f(pieces of %m) { ... }
    llvm.func @_mlir_ciface_f(%p: !llvm.ptr) { %m = llvm.load %p; llvm.call @f(pieces of %m) }

One without a body is called through such a function, which is declared. A struct that a function returns is stored
where the first argument says.
"""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.bundles import without_bundles
from pyopt.dialects.llvm.types import VOID, LLVMFunctionType, LLVMPointerType, LLVMStructType
from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.symbols import NAME, VISIBILITY
from pyopt.ir.types import FunctionType, MemRefType, Type
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.to_llvm.descriptors import MemRefDescriptor, UnrankedDescriptor, index_constant
from pyopt.passes.to_llvm.types import LLVMTypes

if TYPE_CHECKING:
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter

PREFIX: Final = "_mlir_ciface_"


def wrapper_type(types: LLVMTypes, type: FunctionType) -> tuple[LLVMFunctionType, LLVMStructType | None] | None:
    """The type of the function that C sees, and the struct that is returned through its first argument."""
    inputs: list[Type] = []
    result = types.result_type(type.results, False)
    if result is None:
        return None
    struct = result if isinstance(result, LLVMStructType) else None
    pointer = LLVMPointerType.get()
    if struct is not None:
        inputs.append(pointer)
        result = VOID
    for one in type.inputs:
        converted = types.convert(one)
        if converted is None:
            return None
        inputs.append(pointer if isinstance(one, MemRefType) else converted)
    return LLVMFunctionType.get(result, tuple(inputs)), struct


def _create_wrapper(
    function: Operation, kept: dict[str, Attribute], type: LLVMFunctionType, struct: bool, rewriter: ConversionRewriter
) -> Operation:
    """The wrapper of a func.func, with its attributes and those of its arguments."""
    name = function.attributes[NAME]
    assert isinstance(name, StringAttr)
    attributes = dict(kept)
    attributes[NAME] = StringAttr.get(PREFIX + name.value)
    attributes["function_type"] = TypeAttr.get(type)
    given = function.attributes.get("arg_attrs")
    if isinstance(given, ArrayAttr):
        attributes["arg_attrs"] = ArrayAttr.get((DictionaryAttr.get({}), *given.elements)) if struct else given
    results = function.attributes.get("res_attrs")
    if results is not None and not struct:
        attributes["res_attrs"] = results
    if VISIBILITY in function.attributes:
        attributes[VISIBILITY] = function.attributes[VISIBILITY]
    return rewriter.create("llvm.func", (), (), attributes, [Region()])


def _call(rewriter: ConversionRewriter, function: Operation, operands: list[Value], results: list[Type]) -> list[Value]:
    name = function.attributes[NAME]
    assert isinstance(name, StringAttr)
    callee: dict[str, Attribute] = {"callee": SymbolRefAttr.get(name.value), **without_bundles(len(operands))}
    return list(rewriter.create("llvm.call", operands, results, callee).results)


def _begin(function: Operation, rewriter: ConversionRewriter) -> list[Value]:
    """The first block of a function without a body; its arguments."""
    type = function.attributes["function_type"]
    assert isinstance(type, TypeAttr) and isinstance(type.value, LLVMFunctionType)
    block = rewriter.create_block(function.regions[0], type.value.inputs)
    rewriter.insert_at_end(block)
    return list(block.arguments)


def wrap_for_callers(
    old: Operation,
    type: FunctionType,
    kept: dict[str, Attribute],
    function: Operation,
    rewriter: ConversionRewriter,
    types: LLVMTypes,
) -> bool:
    """A function for C that calls one with a body. old: the func.func that `function` was made of."""
    found = wrapper_type(types, type)
    if found is None:
        return False
    wrapper_function_type, struct = found
    wrapper = _create_wrapper(old, kept, wrapper_function_type, struct is not None, rewriter)
    place = (rewriter.block, rewriter.before)
    arguments = _begin(wrapper, rewriter)
    operands: list[Value] = []
    first = 0 if struct is None else 1
    for one, argument in zip(type.inputs, arguments[first:], strict=True):
        if not isinstance(one, MemRefType):
            operands.append(argument)
            continue
        converted = types.convert(one)
        assert converted is not None
        loaded = rewriter.create("llvm.load", [argument], [converted]).results[0]
        if one.shape is None:
            operands += UnrankedDescriptor(rewriter, loaded).unpack()
        else:
            operands += MemRefDescriptor(rewriter, loaded).unpack(len(one.shape))
    if struct is not None:
        results = _call(rewriter, function, operands, [struct])
        rewriter.create("llvm.store", [results[0], arguments[0]], [])
        results = []
    else:
        result = wrapper_function_type.result
        results = _call(rewriter, function, operands, [] if result is VOID else [result])
    rewriter.create("llvm.return", results, [])
    rewriter.block, rewriter.before = place
    return True


def wrap_external(
    old: Operation,
    type: FunctionType,
    kept: dict[str, Attribute],
    function: Operation,
    rewriter: ConversionRewriter,
    types: LLVMTypes,
) -> bool:
    """A body for a function without one, which calls a function written in C."""
    found = wrapper_type(types, type)
    if found is None:
        return False
    wrapper_function_type, struct = found
    wrapper = _create_wrapper(old, kept, wrapper_function_type, struct is not None, rewriter)
    rewriter.set_attribute(function, "linkage", enums.LINKAGE.get("private"))
    place = (rewriter.block, rewriter.before)
    arguments = _begin(function, rewriter)
    operands: list[Value] = []
    if struct is not None:
        operands.append(_room(struct, rewriter, types))
    start = 0
    for one in type.inputs:
        if not isinstance(one, MemRefType):
            operands.append(arguments[start])
            start += 1
            continue
        pieces = types.argument_types(one, False)
        assert pieces is not None
        given = arguments[start : start + len(pieces)]
        start += len(pieces)
        if one.shape is None:
            descriptor = UnrankedDescriptor.pack(rewriter, types, one, given)
        else:
            descriptor = MemRefDescriptor.pack(rewriter, types, one, given)
        room = _room(descriptor.type, rewriter, types)
        rewriter.create("llvm.store", [descriptor, room], [])
        operands.append(room)
    result = wrapper_function_type.result
    results = _call(rewriter, wrapper, operands, [] if result is VOID else [result])
    if struct is not None:
        results = list(rewriter.create("llvm.load", [operands[0]], [struct]).results)
    rewriter.create("llvm.return", results, [])
    rewriter.block, rewriter.before = place
    return True


def _room(type: Type, rewriter: ConversionRewriter, types: LLVMTypes) -> Value:
    """Memory on the stack for one value of a type."""
    one = index_constant(rewriter, 1, types.index)
    attributes: dict[str, Attribute] = {"elem_type": TypeAttr.get(type)}
    return rewriter.create("llvm.alloca", [one], [LLVMPointerType.get()], attributes).results[0]
