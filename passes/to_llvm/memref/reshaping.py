"""memref.reshape: the shape comes from a memref.

To a ranked memref the extents are loaded one by one. To an unranked one, whose rank is known when the program runs, a
descriptor is made on the stack, in a loop from the last dimension to the first:

    ^head(%i: i64, %stride: i64):                    // from (rank - 1, 1)
      llvm.cond_br (%i >= 0), ^body, ^rest
    ^body:
      size[%i] = shape[%i]; stride[%i] = %stride
      llvm.br ^head(%i - 1, %stride * shape[%i])
"""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.types import LLVMPointerType, LLVMStructType
from pyopt.ir.attributes import Attribute, TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import segments
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import DYNAMIC, I1, I8, INDEX, IntegerType, MemRefType
from pyopt.passes.to_llvm.descriptors import (
    MemRefDescriptor,
    UnrankedDescriptor,
    element_pointer,
    index_constant,
    strided_element_pointer,
)
from pyopt.passes.to_llvm.memref.metadata import (
    lacks_address_space,
    pointers_in,
    pointers_of,
    source_type,
    space_pointer,
)
from pyopt.passes.to_llvm.memref.sizes import one
from pyopt.passes.to_llvm.types import CAST, LLVMTypes
from pyopt.passes.to_llvm.unranked import arithmetic, descriptor_sizes
from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def lower_reshape(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.reshape -> a descriptor of the same memory"""
    target = op.results[0].type
    shape = op.operands[1].type
    assert isinstance(target, MemRefType) and isinstance(shape, MemRefType)
    if lacks_address_space(types, op):
        return False
    if target.shape is None:
        return _to_unranked(op, operands, rewriter, types)
    found = strides_and_offset(target)
    if found is None or found[1] == DYNAMIC or types.convert(target) is None:
        return False
    strides, offset = found
    out = MemRefDescriptor.poison(rewriter, types, target)
    allocated, aligned = pointers_of(rewriter, types, source_type(op), operands[0])
    out.set_allocated(allocated)
    out.set_aligned(aligned)
    out.set_offset(index_constant(rewriter, offset, types.index))
    running: Value | None = None
    for number in reversed(range(len(target.shape))):
        if strides[number] != DYNAMIC:
            running = index_constant(rewriter, strides[number], types.index)
        elif running is None:
            running = index_constant(rewriter, 1, types.index)
        if target.shape[number] != DYNAMIC:
            size = index_constant(rewriter, target.shape[number], types.index)
        else:
            place = index_constant(rewriter, number, types.index)
            address = strided_element_pointer(rewriter, types, shape, operands[1], [place], accessed=True)
            size = one(rewriter, "llvm.load", [address], types.element_type(shape))
            if shape.element_type is INDEX:
                # As the reference leaves it; reconcile-unrealized-casts removes both.
                size = one(rewriter, CAST, [one(rewriter, CAST, [size], INDEX)], types.index)
            size = _as_index(size, rewriter, types)
        out.set_size(number, size)
        out.set_stride(number, running)
        running = arithmetic(rewriter, "llvm.mul", running, size)
    rewriter.replace(op, [out.value])
    return True


def _as_index(value: Value, rewriter: ConversionRewriter, types: LLVMTypes) -> Value:
    """An extent of any integer type as what index becomes."""
    type = value.type
    if type is types.index or not isinstance(type, IntegerType):
        return value
    return one(rewriter, "llvm.sext" if type.width < types.index.width else "llvm.trunc", [value], types.index)


def _to_unranked(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    target = op.results[0].type
    shape = op.operands[1].type
    assert isinstance(target, MemRefType) and isinstance(shape, MemRefType)
    block = op.block
    if types.convert(target) is None or block is None or block.region is None:
        return False
    region = block.region
    index, pointer, element = types.index, LLVMPointerType.get(), space_pointer(types, target)
    given = MemRefDescriptor(rewriter, operands[1])
    rank = given.size(0)
    out = UnrankedDescriptor.poison(rewriter, types, target)
    out.set_rank(rank)
    bytes_ = descriptor_sizes(rewriter, types, [out.value], [element.address_space])[0]
    room = rewriter.create("llvm.alloca", [bytes_], [pointer], {"elem_type": TypeAttr.get(I8)}).results[0]
    out.set_memory(room)
    allocated, aligned, offset = _fields(source_type(op), operands[0], rewriter, types)
    rewriter.create("llvm.store", [allocated, room], [])
    rewriter.create("llvm.store", [aligned, element_pointer(rewriter, pointer, element, room, [1])], [])
    rewriter.create("llvm.store", [offset, element_pointer(rewriter, pointer, element, room, [2])], [])
    fields = LLVMStructType.get((element, element, index, index))
    sizes = element_pointer(rewriter, pointer, fields, room, [0, 3])
    strides = element_pointer(rewriter, pointer, index, sizes, [rank])
    source = given.aligned()
    unit = index_constant(rewriter, 1, index)
    last = arithmetic(rewriter, "llvm.sub", rank, unit)
    head = rewriter.create_block(region, [index, index])
    place, stride = head.arguments
    body = rewriter.create_block(region)
    assert op.next is not None
    rest = rewriter.split_block(block, op.next)
    rewriter.move_to_end(rest)
    rewriter.insert_at_end(block)
    rewriter.create("llvm.br", [last, unit], [], successors=[head])
    rewriter.insert_at_end(head)
    zero = index_constant(rewriter, 0, index)
    at_least: dict[str, Attribute] = {"predicate": enums.ICMP.by_keyword["sge"]}
    going_on = rewriter.create("llvm.icmp", [place, zero], [I1], at_least).results[0]
    parts: dict[str, Attribute] = {"operandSegmentSizes": segments(1, 0, 0)}
    rewriter.create("llvm.cond_br", [going_on], [], parts, successors=[body, rest])
    rewriter.insert_at_end(body)
    extent = types.element_type(shape)
    loaded = one(rewriter, "llvm.load", [element_pointer(rewriter, pointer, extent, source, [place])], extent)
    size = _as_index(loaded, rewriter, types)
    rewriter.create("llvm.store", [size, element_pointer(rewriter, pointer, index, sizes, [place])], [])
    rewriter.create("llvm.store", [stride, element_pointer(rewriter, pointer, index, strides, [place])], [])
    next_stride = arithmetic(rewriter, "llvm.mul", stride, size)
    before = arithmetic(rewriter, "llvm.sub", place, unit)
    rewriter.create("llvm.br", [before, next_stride], [], successors=[head])
    rewriter.replace(op, [out.value])
    return True


def _fields(
    type: MemRefType, value: Value, rewriter: ConversionRewriter, types: LLVMTypes
) -> tuple[Value, Value, Value]:
    """Allocated, aligned and offset of a memref."""
    if type.shape is not None:
        descriptor = MemRefDescriptor(rewriter, value)
        return descriptor.allocated(), descriptor.aligned(), descriptor.offset()
    memory = UnrankedDescriptor(rewriter, value).memory()
    allocated, aligned = pointers_in(rewriter, types, type, memory)
    place = element_pointer(rewriter, LLVMPointerType.get(), space_pointer(types, type), memory, [2])
    return allocated, aligned, one(rewriter, "llvm.load", [place], types.index)
