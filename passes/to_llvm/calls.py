"""Calls and returns: memrefs go in pieces or as bare pointers, several results as one struct.

%r:2 = call @f(%m) : (memref<2xf32>) -> (i32, f32)
  ->
%s = llvm.call @f(%allocated, %aligned, %offset, %size, %stride) : (...) -> !llvm.struct<(i32, f32)>
%r0 = llvm.extractvalue %s[0]
%r1 = llvm.extractvalue %s[1]
"""

from __future__ import annotations

from pyopt.dialects.llvm.bundles import without_bundles
from pyopt.dialects.llvm.types import VOID, LLVMStructType
from pyopt.ir.attributes import Attribute, SymbolRefAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import MemRefType, Type
from pyopt.light import Final, Sequence
from pyopt.passes.to_llvm.descriptors import (
    MemRefDescriptor,
    UnrankedDescriptor,
    extract_value,
    insert_value,
    poison,
)
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.passes.to_llvm.unranked import copy_descriptors
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

BARE_POINTER: Final = "llvm.bareptr"
"""The attribute of a function that takes and returns memrefs as bare pointers."""

TAKES_POINTERS: Final = ("func.call", "func.call_indirect", "func.return")
"""The ops that are converted together with calls, and take what these give."""


def takes_bare_pointers(function: Operation | None, types: LLVMTypes) -> bool:
    """All functions do, or this one."""
    return types.bare_pointers or (function is not None and BARE_POINTER in function.attributes)


def promote(
    rewriter: ConversionRewriter, old: Sequence[Type], values: Sequence[Value], bare_pointers: bool
) -> list[Value] | None:
    """The operands of a call; None for an unranked memref among bare pointers. old: the types that they had."""
    out: list[Value] = []
    for type, value in zip(old, values, strict=True):
        if not isinstance(type, MemRefType):
            out.append(value)
        elif type.shape is None:
            if bare_pointers:
                return None
            out += UnrankedDescriptor(rewriter, value).unpack()
        elif bare_pointers:
            out.append(MemRefDescriptor(rewriter, value).aligned())
        else:
            out += MemRefDescriptor(rewriter, value).unpack(len(type.shape))
    return out


def lower_call(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """func.call -> llvm.call"""
    callee = op.attributes.get("callee")
    bare = types.bare_pointers
    if not bare and types.tables is not None and isinstance(callee, SymbolRefAttr):
        bare = takes_bare_pointers(types.tables.lookup(op, callee.path), types)
    return _convert_call(op, operands, rewriter, types, bare)


def lower_call_indirect(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """func.call_indirect -> llvm.call of a pointer"""
    return _convert_call(op, operands, rewriter, types, types.bare_pointers, for_users=True)


def _convert_call(
    op: Operation,
    operands: list[Value],
    rewriter: ConversionRewriter,
    types: LLVMTypes,
    bare: bool,
    for_users: bool = False,
) -> bool:
    """for_users: descriptors for bare pointers are made for the first op that takes them, with its location."""
    old = [result.type for result in op.results]
    packed = types.result_type(old, bare)
    if packed is None:
        return False
    given = promote(rewriter, [value.type for value in op.operands], operands, bare)
    if given is None:
        return False
    call = rewriter.create(
        "llvm.call", given, [] if packed is VOID else [packed], {**op.attributes, **without_bundles(len(given))}
    )
    results: list[Value] = list(call.results)
    fields = packed.types if len(old) > 1 and isinstance(packed, LLVMStructType) else None
    if fields is not None:
        results = [call.results[0]] * len(old)
    for number, type in enumerate(old):
        if fields is not None:
            results[number] = extract_value(rewriter, call.results[0], fields[number], number)
        if bare and for_users and isinstance(type, MemRefType) and op.results[number].uses:
            results[number] = _descriptor_for_user(op.results[number], type, results[number], rewriter, types)
    if bare and not for_users:
        for number, type in enumerate(old):
            if isinstance(type, MemRefType):
                results[number] = MemRefDescriptor.of_static(rewriter, types, type, results[number]).value
    if not bare and not copy_descriptors(rewriter, types, op, old, results, to_heap=False):
        return False
    rewriter.replace(op, results)
    return True


def _descriptor_for_user(
    old: Value, type: MemRefType, pointer: Value, rewriter: ConversionRewriter, types: LLVMTypes
) -> Value:
    """The descriptor of a bare pointer, with the location of the first op to be converted that uses the old value."""
    kept = rewriter.loc
    for user in old.uses:
        if user.info.name in TAKES_POINTERS:
            rewriter.loc = user.loc
            break
    made = MemRefDescriptor.of_static(rewriter, types, type, pointer).value
    rewriter.loc = kept
    return made


def lower_return(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """func.return -> llvm.return of at most one value"""
    function = op.parent_op()
    while function is not None and function.info.name != "llvm.func":
        function = function.parent_op()
    bare = takes_bare_pointers(function, types)
    old = [value.type for value in op.operands]
    values = list(operands)
    if bare:
        for number, type in enumerate(old):
            if not isinstance(type, MemRefType):
                continue
            if type.shape is None:
                return False
            if types.bare_pointer(type) is not None:
                values[number] = MemRefDescriptor(rewriter, values[number]).allocated()
    elif not copy_descriptors(rewriter, types, op, old, values, to_heap=True):
        return False
    if len(values) > 1:
        packed = types.result_type(old, bare)
        if packed is None:
            return False
        value = poison(rewriter, packed)
        for number, one in enumerate(values):
            value = insert_value(rewriter, value, one, number)
        values = [value]
    attributes: dict[str, Attribute] = op.attributes
    rewriter.create("llvm.return", values, [], attributes)
    rewriter.erase(op)
    return True
