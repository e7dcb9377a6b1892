"""convert-func-to-llvm: functions, their calls and returns.

    func.func @f(%m: memref<?xf32>) -> (i32, f32)
      ->
    llvm.func @f(%0: !llvm.ptr, %1: !llvm.ptr, %2: i64, %3: i64, %4: i64) -> !llvm.struct<(i32, f32)>

A function with a type that cannot be converted stays.
"""

from __future__ import annotations

import itertools

from pyopt.dialects.llvm.data_layout import DATA_LAYOUT, pointer_widths
from pyopt.dialects.llvm.struct_attributes import no_memory_effects
from pyopt.dialects.llvm.types import LLVMFunctionType, LLVMPointerType
from pyopt.ir.attributes import (
    ArrayAttr,
    Attribute,
    DictionaryAttr,
    EnumAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    function_type_of,
)
from pyopt.ir.constraints import AttributeConstraint, Constraint
from pyopt.ir.constraints_attributes import is_unit
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.signature import signature_of
from pyopt.ir.symbols import NAME, VISIBILITY, SymbolTables
from pyopt.ir.types import I64, FunctionType, Type
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.to_llvm.c_wrappers import wrap_external, wrap_for_callers
from pyopt.passes.to_llvm.calls import (
    BARE_POINTER,
    lower_call,
    lower_call_indirect,
    lower_return,
    takes_bare_pointers,
)
from pyopt.passes.to_llvm.common import INDEX_BITWIDTH, convert_to_llvm, llvm_types, patterns_of
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

if TYPE_CHECKING:
    from pyopt.passes.to_llvm.common import Lower

C_INTERFACE: Final = "llvm.emit_c_interface"
LINKAGE: Final = "llvm.linkage"
NO_EFFECTS: Final = "llvm.readnone"
VARIADIC: Final = "func.varargs"
NOT_KEPT: Final = (
    NAME,
    VISIBILITY,
    "function_type",
    "arg_attrs",
    "res_attrs",
    "no_inline",
    LINKAGE,
    NO_EFFECTS,
    VARIADIC,
)
WITH_TYPE: Final = ("llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca")
"""Attributes of arguments that have a type, which is converted."""


def lower_function(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """func.func -> llvm.func, and its wrapper for C"""
    attributes = op.attributes
    type = function_type_of(attributes.get("function_type"))
    if type is None:
        return False
    bare = takes_bare_pointers(op, types)
    variadic = attributes.get(VARIADIC)
    is_vararg = isinstance(variadic, IntegerAttr) and variadic.value != 0
    signature = types.signature(type, bare)
    result = None if signature is None else types.result_type(type.results, bare)
    if signature is None or result is None:
        return False
    function_type = LLVMFunctionType.get(result, tuple(itertools.chain.from_iterable(signature)), is_vararg)
    slots = {slot.name: slot.constraint for slot in signature_of(rewriter.info("llvm.func")).attributes}
    new: dict[str, Attribute] = {
        name: one for name, one in attributes.items() if name not in NOT_KEPT and not is_other(one, slots.get(name))
    }
    kept = dict(new)
    new["function_type"] = TypeAttr.get(function_type)
    new[NAME] = attributes[NAME]
    visibility = attributes.get(VISIBILITY)
    if isinstance(visibility, StringAttr) and visibility.value != "public":
        new[VISIBILITY] = visibility
    problem = _add_linkage(attributes, new)
    if problem:
        rewriter.context.error(problem, op.place())
        return False
    _add_value_attributes(attributes, new, signature, type, types)
    function = rewriter.create("llvm.func", (), (), new, [Region()])
    body = function.regions[0]
    is_external = op.regions[0].first is None
    rewriter.move_region(op.regions[0], body)
    entry = body.first
    if entry is not None:
        rewriter.convert_arguments(entry, types.converter, signature)
    interface = attributes.get(C_INTERFACE)
    if not bare and interface is not None and is_unit(interface):
        if is_vararg:
            rewriter.context.error("C interface for variadic functions is not supported yet.", op.place())
            return False
        wrap = wrap_external if is_external else wrap_for_callers
        rewriter.insert_before(op)
        if not wrap(op, type, kept, function, rewriter, types):
            return False
    rewriter.erase(op)
    return True


def is_other(attribute: Attribute, constraint: Constraint | None) -> bool:
    """llvm.func has an attribute of the same name that is of another kind; the reference drops such a one of a
    func.func. What the type of an integer says is left to the verifier."""
    if not isinstance(constraint, AttributeConstraint) or constraint.accepts(attribute):
        return False
    is_integer = isinstance(attribute, IntegerAttr) and attribute.type is not I64
    return not (is_integer and constraint.accepts(IntegerAttr.get(0, I64)))


def _add_linkage(attributes: dict[str, Attribute], new: dict[str, Attribute]) -> str:
    """Adds the attributes for llvm.linkage and llvm.readnone; returns the error in them, "" if there is none."""
    linkage = attributes.get(LINKAGE)
    if linkage is not None:
        if not isinstance(linkage, EnumAttr) or linkage.keyword != "llvm.linkage":
            return f"Contains {LINKAGE} attribute not of type LLVM::LinkageAttr"
        new["linkage"] = linkage
    no_effects = attributes.get(NO_EFFECTS)
    if no_effects is not None:
        if not is_unit(no_effects):
            return f"Contains {NO_EFFECTS} attribute not of type UnitAttr"
        new["memory_effects"] = no_memory_effects()
    return ""


def _add_value_attributes(
    attributes: dict[str, Attribute],
    new: dict[str, Attribute],
    signature: list[list[Type]],
    type: FunctionType,
    types: LLVMTypes,
) -> None:
    """Those of an argument that stays one, and of the only result."""
    results = attributes.get("res_attrs")
    if results is not None and len(type.results) == 1:
        new["res_attrs"] = results
    given = attributes.get("arg_attrs")
    if not isinstance(given, ArrayAttr):
        return
    out: list[Attribute] = []
    for one, pieces in zip(given.elements, signature, strict=True):
        if len(pieces) == 1:
            assert isinstance(one, DictionaryAttr)
            out.append(_with_types(one, types))
        else:
            out += [DictionaryAttr.get({})] * len(pieces)
    new["arg_attrs"] = ArrayAttr.get(tuple(out))


def _with_types(given: DictionaryAttr, types: LLVMTypes) -> DictionaryAttr:
    """The attributes of an argument with what their types become."""
    out: dict[str, Attribute] = {}
    for name, one in given.entries:
        out[name] = one
        if name in WITH_TYPE and isinstance(one, TypeAttr):
            out[name] = TypeAttr.get(types.convert(one.value) or one.value)
    return DictionaryAttr.get(out)


def lower_constant(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """func.constant @f -> llvm.mlir.addressof @f"""
    type = types.convert(op.results[0].type)
    name = op.attributes["value"]
    if not isinstance(type, LLVMPointerType) or not isinstance(name, SymbolRefAttr):
        return False
    attributes = {key: one for key, one in op.attributes.items() if key != "value"}
    attributes["global_name"] = name
    rewriter.replace(op, rewriter.create("llvm.mlir.addressof", (), [type], attributes).results)
    return True


LOWERINGS: Final[dict[str, Lower]] = {
    "func.call": lower_call,
    "func.call_indirect": lower_call_indirect,
    "func.constant": lower_constant,
    "func.func": lower_function,
    "func.return": lower_return,
}


def patterns(types: LLVMTypes) -> list[ConversionPattern]:
    """The patterns that convert ops of func."""
    return patterns_of(LOWERINGS, types)


def note_bare_functions(op: Operation, types: LLVMTypes) -> None:
    """Lets calls look at the functions that they call if one of these takes bare pointers."""
    for one in op.walk():
        if one.info.name == "func.func" and BARE_POINTER in one.attributes:
            types.tables = SymbolTables()
            return


USE_BARE_PTR_MEMREF_CALL_CONV: Final = FlagOption(
    "use-bare-ptr-memref-call-conv", False, "Functions take and return memrefs as pointers to their elements"
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is in `op`."""
    options = pass_context.options
    types = llvm_types(pass_context, INDEX_BITWIDTH.of(options), USE_BARE_PTR_MEMREF_CALL_CONV.of(options), op)
    layout = op.attributes.get(DATA_LAYOUT)
    if isinstance(layout, StringAttr):
        types.pointer_widths = pointer_widths(layout.value)
    note_bare_functions(op, types)
    return convert_to_llvm(op, pass_context, patterns(types))


PASS: Final = make_pass(
    "convert-func-to-llvm",
    run,
    (INDEX_BITWIDTH, USE_BARE_PTR_MEMREF_CALL_CONV),
    anchor="builtin.module",
    class_name="ConvertFuncToLLVMPass",
)
