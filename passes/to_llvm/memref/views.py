"""Other views of the same memory: descriptors with other fields."""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import static_values
from pyopt.ir.signature import operand_group
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import DYNAMIC, I8, MemRefType
from pyopt.passes.to_llvm.descriptors import (
    MemRefDescriptor,
    UnrankedDescriptor,
    element_pointer,
    index_constant,
)
from pyopt.passes.to_llvm.memref.copying import on_stack
from pyopt.passes.to_llvm.memref.metadata import lacks_address_space, pointers_of, source_type, space_pointer
from pyopt.passes.to_llvm.memref.sizes import one
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.passes.to_llvm.unranked import arithmetic, copy_memory, descriptor_sizes
from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def _result_type(op: Operation) -> MemRefType:
    type = op.results[0].type
    assert isinstance(type, MemRefType)
    return type


def lower_cast(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.cast -> the same descriptor; to or from an unranked memref through memory"""
    source, target = op.operands[0].type, op.results[0].type
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return False
    converted = types.convert(target)
    if converted is None:
        return False
    if source.shape is not None and target.shape is not None:
        if converted is not operands[0].type:
            return False
        rewriter.replace(op, operands)
    elif source.shape is not None:
        place = on_stack(rewriter, operands[0])
        rank = index_constant(rewriter, len(source.shape), types.index)
        rewriter.replace(op, [UnrankedDescriptor.pack(rewriter, types, target, [rank, place])])
    elif target.shape is not None:
        memory = UnrankedDescriptor(rewriter, operands[0]).memory()
        rewriter.replace(op, [one(rewriter, "llvm.load", [memory], converted)])
    else:
        return False
    return True


def lower_reinterpret_cast(
    op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes
) -> bool:
    """memref.reinterpret_cast -> a descriptor with given offset, sizes and strides"""
    type = _result_type(op)
    if lacks_address_space(types, op):
        return False
    out = MemRefDescriptor.poison(rewriter, types, type)
    allocated, aligned = pointers_of(rewriter, types, source_type(op), operands[0])
    out.set_allocated(allocated)
    out.set_aligned(aligned)
    counts = [len(operand_group(op, name)) for name in ("offsets", "sizes", "strides")]
    starts = (1, 1 + counts[0], 1 + counts[0] + counts[1])
    offsets, sizes, strides = (
        iter(operands[start : start + count]) for start, count in zip(starts, counts, strict=True)
    )
    offset = static_values(op, "static_offsets")[0]
    out.set_offset(next(offsets) if offset == DYNAMIC else index_constant(rewriter, offset, types.index))
    known = zip(static_values(op, "static_sizes"), static_values(op, "static_strides"), strict=True)
    for number, (size, stride) in enumerate(known):
        out.set_size(number, next(sizes) if size == DYNAMIC else index_constant(rewriter, size, types.index))
        out.set_stride(number, next(strides) if stride == DYNAMIC else index_constant(rewriter, stride, types.index))
    rewriter.replace(op, [out.value])
    return True


def lower_view(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.view -> a descriptor at a distance in bytes"""
    type = _result_type(op)
    found = strides_and_offset(type)
    if found is None or found[1] == DYNAMIC or types.convert(type) is None:
        return False
    strides, offset = found
    if strides and strides[-1] not in (0, 1):
        return False
    source = MemRefDescriptor(rewriter, operands[0])
    out = MemRefDescriptor.poison(rewriter, types, type)
    out.set_allocated(source.allocated())
    aligned = source.aligned()
    out.set_aligned(element_pointer(rewriter, aligned.type, I8, aligned, [operands[1]]))
    out.set_offset(index_constant(rewriter, offset, types.index))
    dynamic = operands[2:]
    shape = type.shape or ()
    running: Value | None = None
    inner: Value | None = None
    for number in reversed(range(len(shape))):
        if shape[number] == DYNAMIC:
            size = dynamic[sum(one == DYNAMIC for one in shape[:number])]
        else:
            size = index_constant(rewriter, shape[number], types.index)
        out.set_size(number, size)
        if strides[number] != DYNAMIC:
            running = index_constant(rewriter, strides[number], types.index)
        elif inner is not None:
            running = inner if running is None else arithmetic(rewriter, "llvm.mul", running, inner)
        else:
            running = index_constant(rewriter, 1, types.index)
        out.set_stride(number, running)
        inner = size
    rewriter.replace(op, [out.value])
    return True


def lower_transpose(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.transpose -> a descriptor with sizes and strides in another order"""
    type = _result_type(op)
    permutation = op.attributes["permutation"]
    assert isinstance(permutation, AffineMapAttr)
    order = [permutation.value.dim_position(number) for number in range(len(permutation.value.results))]
    if order == list(range(len(order))):
        rewriter.replace(op, operands)
        return True
    source = MemRefDescriptor(rewriter, operands[0])
    out = MemRefDescriptor.poison(rewriter, types, type)
    out.set_allocated(source.allocated())
    out.set_aligned(source.aligned())
    out.set_offset(source.offset())
    for target, number in enumerate(order):
        out.set_size(target, source.size(number))
        out.set_stride(target, source.stride(number))
    rewriter.replace(op, [out.value])
    return True


def lower_space_cast(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.memory_space_cast -> pointers of another address space"""
    source, target = source_type(op), _result_type(op)
    if lacks_address_space(types, op):
        return False
    pointer = space_pointer(types, target)
    if source.shape is None:
        _cast_unranked(op, operands[0], rewriter, types)
        return True
    pieces = MemRefDescriptor(rewriter, operands[0]).unpack(len(source.shape))
    pieces[0] = one(rewriter, "llvm.addrspacecast", [pieces[0]], pointer)
    pieces[1] = one(rewriter, "llvm.addrspacecast", [pieces[1]], pointer)
    rewriter.replace(op, [MemRefDescriptor.pack(rewriter, types, target, pieces)])
    return True


def _cast_unranked(op: Operation, value: Value, rewriter: ConversionRewriter, types: LLVMTypes) -> None:
    """Copies the descriptor on the stack, with other pointers."""
    source, target = source_type(op), _result_type(op)
    old, new = space_pointer(types, source), space_pointer(types, target)
    pointer = LLVMPointerType.get()
    given = UnrankedDescriptor(rewriter, value)
    rank, memory = given.rank(), given.memory()
    out = UnrankedDescriptor.poison(rewriter, types, target)
    out.set_rank(rank)
    size = descriptor_sizes(rewriter, types, [out.value], [new.address_space])[0]
    room = rewriter.create("llvm.alloca", [size], [pointer], {"elem_type": TypeAttr.get(I8)}).results[0]
    out.set_memory(room)
    allocated = one(rewriter, "llvm.load", [memory], old)
    aligned = one(rewriter, "llvm.load", [element_pointer(rewriter, pointer, old, memory, [1])], old)
    allocated = one(rewriter, "llvm.addrspacecast", [allocated], new)
    aligned = one(rewriter, "llvm.addrspacecast", [aligned], new)
    rewriter.create("llvm.store", [allocated, room], [])
    rewriter.create("llvm.store", [aligned, element_pointer(rewriter, pointer, new, room, [1])], [])
    numbers = element_pointer(rewriter, pointer, old, memory, [2])
    copies = element_pointer(rewriter, pointer, new, room, [2])
    pointers = index_constant(rewriter, 2 * types.pointer_bytes(new.address_space), types.index)
    copy_memory(rewriter, copies, numbers, arithmetic(rewriter, "llvm.sub", size, pointers))
    rewriter.replace(op, [out.value])


def refuse_view(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """Leaves a view as it is: expand-strided-metadata is for these.

    The types of the operands are converted before, as those of all ops with a pattern, and reported if they cannot be.
    """
    return False
