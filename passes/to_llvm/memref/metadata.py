"""Lowering of ops on a memref's metadata: extents, rank, base buffer, address."""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMArrayType, LLVMPointerType
from pyopt.ir.attributes import IntegerAttr, TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, MemRefType
from pyopt.passes.to_llvm.descriptors import (
    SIZES,
    MemRefDescriptor,
    UnrankedDescriptor,
    element_pointer,
    extract_value,
    index_constant,
)
from pyopt.passes.to_llvm.memref.sizes import one, to_integer
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.passes.to_llvm.unranked import arithmetic
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter


def source_type(op: Operation) -> MemRefType:
    """The type of the memref that is the first operand."""
    type = op.operands[0].type
    assert isinstance(type, MemRefType)
    return type


def space_pointer(types: LLVMTypes, type: MemRefType) -> LLVMPointerType:
    """The pointer to the elements of a memref that could be converted."""
    found = types.pointer(type)
    assert found is not None
    return found


def lacks_address_space(types: LLVMTypes, op: Operation) -> bool:
    """Whether the memory space of an operand or a result is no number, which the struct of an unranked one hides."""
    found = [one.type for one in (*op.results, *op.operands) if isinstance(one.type, MemRefType)]
    return any(types.convert(one) is None or types.pointer(one) is None for one in found)


def lower_dim(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.dim -> a constant, or what the descriptor says"""
    type = source_type(op)
    if type.shape is None:
        if lacks_address_space(types, op):
            message = f"'{op.info.name}' op memref memory space must be convertible to an integer address space"
            rewriter.context.error(message, op.place(), rewriter.context.op_notes(op))
            return False
        rewriter.replace(op, [_dim_of_unranked(type, operands, rewriter, types)])
        return True
    descriptor = MemRefDescriptor(rewriter, operands[0])
    known = constant_of(op.operands[1]) or _llvm_constant(op.operands[1])
    if isinstance(known, IntegerAttr) and 0 <= known.value < len(type.shape):
        extent = type.shape[known.value]
        dynamic = extent == DYNAMIC
        size = descriptor.size(known.value) if dynamic else index_constant(rewriter, extent, types.index)
        rewriter.replace(op, [size])
        return True
    array = LLVMArrayType.get(len(type.shape), types.index)
    if not type.shape:
        return False
    unit = index_constant(rewriter, 1, types.index)
    sizes = extract_value(rewriter, operands[0], array, SIZES)
    pointer = LLVMPointerType.get()
    room = rewriter.create("llvm.alloca", [unit], [pointer], {"elem_type": TypeAttr.get(array)}).results[0]
    rewriter.create("llvm.store", [sizes, room], [])
    place = element_pointer(rewriter, pointer, array, room, [0, operands[1]])
    rewriter.replace(op, [one(rewriter, "llvm.load", [place], types.index)])
    return True


def _llvm_constant(value: Value) -> IntegerAttr | None:
    """The number that llvm.mlir.constant gives."""
    op = value.op
    if op is None or op.info.name != "llvm.mlir.constant":
        return None
    found = op.attributes["value"]
    return found if isinstance(found, IntegerAttr) else None


def _dim_of_unranked(type: MemRefType, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> Value:
    """The sizes stand behind the offset."""
    pointer = space_pointer(types, type)
    scalar = types.convert(MemRefType.get((), type.element_type))
    assert scalar is not None
    memory = UnrankedDescriptor(rewriter, operands[0]).memory()
    offset = element_pointer(rewriter, pointer, scalar, memory, [0, 2])
    unit = index_constant(rewriter, 1, types.index)
    behind = arithmetic(rewriter, "llvm.add", unit, operands[1])
    size = element_pointer(rewriter, pointer, types.index, offset, [behind])
    return one(rewriter, "llvm.load", [size], types.index)


def lower_rank(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.rank -> a constant, or what the descriptor says"""
    type = source_type(op)
    if type.shape is None:
        rewriter.replace(op, [UnrankedDescriptor(rewriter, operands[0]).rank()])
    else:
        rewriter.replace(op, [index_constant(rewriter, len(type.shape), types.index)])
    return True


def lower_strided_metadata(
    op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes
) -> bool:
    """memref.extract_strided_metadata -> the fields, and a descriptor of the base buffer"""
    source = MemRefDescriptor(rewriter, operands[0])
    base = op.results[0].type
    rank = len(source_type(op).shape or ())
    assert isinstance(base, MemRefType)
    allocated, aligned = source.allocated(), source.aligned()
    buffer = MemRefDescriptor.of_static(rewriter, types, base, allocated, aligned)
    results = [buffer.value, source.offset()]
    results += [source.size(number) for number in range(rank)]
    results += [source.stride(number) for number in range(rank)]
    rewriter.replace(op, results)
    return True


def lower_address(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.extract_aligned_pointer_as_index -> llvm.ptrtoint"""
    type = source_type(op)
    if lacks_address_space(types, op):
        return False
    if type.shape is None:
        memory = UnrankedDescriptor(rewriter, operands[0]).memory()
        aligned = aligned_in(rewriter, types, type, memory)
    else:
        aligned = MemRefDescriptor(rewriter, operands[0]).aligned()
    rewriter.replace(op, [to_integer(rewriter, types, aligned)])
    return True


def pointers_in(rewriter: Rewriter, types: LLVMTypes, type: MemRefType, memory: Value) -> tuple[Value, Value]:
    """The allocated and the aligned pointer of a descriptor in memory."""
    allocated = one(rewriter, "llvm.load", [memory], space_pointer(types, type))
    return allocated, aligned_in(rewriter, types, type, memory)


def aligned_in(rewriter: Rewriter, types: LLVMTypes, type: MemRefType, memory: Value) -> Value:
    """The aligned pointer of a descriptor in memory."""
    pointer = space_pointer(types, type)
    place = element_pointer(rewriter, LLVMPointerType.get(), pointer, memory, [1])
    return one(rewriter, "llvm.load", [place], pointer)


def pointers_of(rewriter: Rewriter, types: LLVMTypes, type: MemRefType, value: Value) -> tuple[Value, Value]:
    """The allocated and the aligned pointer of a memref."""
    if type.shape is None:
        return pointers_in(rewriter, types, type, UnrankedDescriptor(rewriter, value).memory())
    descriptor = MemRefDescriptor(rewriter, value)
    return descriptor.allocated(), descriptor.aligned()
