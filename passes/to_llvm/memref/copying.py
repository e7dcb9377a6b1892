"""memref.copy: a copy of memory where both lie in one piece, else a call of a library.

memref.copy %a, %b : memref<?xf32> to memref<?xf32>    ->    llvm.intr.memcpy of all elements
memref.copy %a, %v    (strided, or unranked)           ->    llvm.call @memrefCopy(element size, %a, %v as unranked)
"""

from __future__ import annotations

from pyopt.dialects.llvm.types import VOID, LLVMPointerType
from pyopt.ir.attributes import TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I64, MemRefType
from pyopt.passes.to_llvm.descriptors import (
    MemRefDescriptor,
    UnrankedDescriptor,
    element_pointer,
    index_constant,
    integer_constant,
)
from pyopt.passes.to_llvm.library import call, declare
from pyopt.passes.to_llvm.memref.allocation import is_contiguous, is_static_row_major
from pyopt.passes.to_llvm.memref.sizes import bytes_of, one
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.passes.to_llvm.unranked import arithmetic, copy_memory
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.rewriter import Rewriter


def lower_copy(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.copy -> llvm.intr.memcpy or a call"""
    source, target = op.operands[0].type, op.operands[1].type
    assert isinstance(source, MemRefType) and isinstance(target, MemRefType)
    if _in_one_piece(source) and _in_one_piece(target):
        _copy_memory(source, operands, rewriter, types)
    else:
        _call_library(op, source, target, operands, rewriter, types)
    rewriter.erase(op)
    return True


def _in_one_piece(type: MemRefType) -> bool:
    """The elements lie one behind the other, at whatever offset."""
    if type.shape is None:
        return False
    return is_contiguous(type) or (0 not in type.shape and is_static_row_major(type))


def _copy_memory(source: MemRefType, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> None:
    assert source.shape is not None
    descriptors = [MemRefDescriptor(rewriter, value) for value in operands]
    count = index_constant(rewriter, 1, types.index)
    for number in range(len(source.shape)):
        count = arithmetic(rewriter, "llvm.mul", count, descriptors[0].size(number))
    size = arithmetic(rewriter, "llvm.mul", count, bytes_of(rewriter, types, source.element_type))
    element = types.element_type(source)
    places: list[Value] = []
    for descriptor in descriptors:
        base = descriptor.aligned()
        places.append(element_pointer(rewriter, base.type, element, base, [descriptor.offset()]))
    copy_memory(rewriter, places[1], places[0], size)


def on_stack(rewriter: Rewriter, value: Value) -> Value:
    """The address of a value, which is put on the stack."""
    return _store(rewriter, value, index_constant(rewriter, 1, I64))


def _store(rewriter: Rewriter, value: Value, count: Value) -> Value:
    attributes = {"elem_type": TypeAttr.get(value.type)}
    room = rewriter.create("llvm.alloca", [count], [LLVMPointerType.get()], {**attributes}).results[0]
    rewriter.create("llvm.store", [value, room], [])
    return room


def _call_library(
    op: Operation,
    source: MemRefType,
    target: MemRefType,
    operands: list[Value],
    rewriter: ConversionRewriter,
    types: LLVMTypes,
) -> None:
    pointer = LLVMPointerType.get()
    saved = one(rewriter, "llvm.intr.stacksave", (), pointer)
    unranked = [
        value if type.shape is None else _unranked(type, value, rewriter, types)
        for type, value in zip((source, target), operands, strict=True)
    ]
    count = index_constant(rewriter, 1, types.index)
    places = [_store(rewriter, value, count) for value in unranked]
    size = bytes_of(rewriter, types, source.element_type)
    function = declare(rewriter, types, op, "memrefCopy", [types.index, pointer, pointer], VOID, renamed=True)
    call(rewriter, function, [size, *places])
    rewriter.create("llvm.intr.stackrestore", [saved], [])


def _unranked(type: MemRefType, value: Value, rewriter: ConversionRewriter, types: LLVMTypes) -> Value:
    """A ranked memref as an unranked one."""
    assert type.shape is not None
    rank = integer_constant(rewriter, len(type.shape), types.index)
    place = on_stack(rewriter, value)
    unranked = MemRefType.get(None, type.element_type, None, type.memory_space)
    return UnrankedDescriptor.pack(rewriter, types, unranked, [rank, place])
