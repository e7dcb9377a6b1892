"""Sizes of buffers and elements, and arithmetic on the type that index is converted to."""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.ir.core import Value
from pyopt.ir.types import DYNAMIC, MemRefType, Type
from pyopt.light import Sequence
from pyopt.passes.to_llvm.descriptors import MemRefDescriptor, element_pointer, index_constant
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.passes.to_llvm.unranked import arithmetic
from pyopt.rewrite.rewriter import Rewriter


def one(rewriter: Rewriter, name: str, operands: Sequence[Value], type: Type) -> Value:
    """The result of a new op without attributes."""
    return rewriter.create(name, operands, [type]).results[0]


def to_integer(rewriter: Rewriter, types: LLVMTypes, pointer: Value) -> Value:
    """llvm.ptrtoint."""
    return one(rewriter, "llvm.ptrtoint", [pointer], types.index)


def bytes_of(rewriter: Rewriter, types: LLVMTypes, type: Type) -> Value:
    """The bytes that one element takes: the address of the second one, if the first is at 0."""
    pointer = LLVMPointerType.get()
    element = types.convert(type)
    assert element is not None
    null = one(rewriter, "llvm.mlir.zero", (), pointer)
    return to_integer(rewriter, types, element_pointer(rewriter, pointer, element, null, [1]))


def bytes_of_elements(rewriter: Rewriter, types: LLVMTypes, type: MemRefType, count: Value) -> Value:
    """The bytes that `count` elements take."""
    pointer = LLVMPointerType.get()
    null = one(rewriter, "llvm.mlir.zero", (), pointer)
    end = element_pointer(rewriter, pointer, types.element_type(type), null, [count])
    return to_integer(rewriter, types, end)


def shape_values(
    rewriter: Rewriter, types: LLVMTypes, type: MemRefType, dynamic: Sequence[Value]
) -> tuple[list[Value], list[Value], Value]:
    """The sizes and strides of a contiguous buffer, and the number of its elements."""
    shape = type.shape or ()
    given = iter(dynamic)
    sizes = [next(given) if n == DYNAMIC else index_constant(rewriter, n, types.index) for n in shape]
    strides: list[Value] = []
    known = 1
    running = index_constant(rewriter, 1, types.index)
    for extent, size in zip(reversed(shape), reversed(sizes), strict=True):
        strides.append(running)
        first = known == 1
        known = DYNAMIC if DYNAMIC in (known, extent) else known * extent
        if first:
            running = size
        elif known == DYNAMIC:
            running = arithmetic(rewriter, "llvm.mul", running, size)
        else:
            running = index_constant(rewriter, known, types.index)
    strides.reverse()
    return sizes, strides, running


def descriptor_of(
    rewriter: Rewriter,
    types: LLVMTypes,
    type: MemRefType,
    pointers: tuple[Value, Value],
    sizes: Sequence[Value],
    strides: Sequence[Value],
) -> Value:
    """The descriptor of a buffer at offset 0. pointers: allocated, aligned."""
    out = MemRefDescriptor.poison(rewriter, types, type)
    out.set_allocated(pointers[0])
    out.set_aligned(pointers[1])
    out.set_offset(index_constant(rewriter, 0, types.index))
    for number, size in enumerate(sizes):
        out.set_size(number, size)
    for number, stride in enumerate(strides):
        out.set_stride(number, stride)
    return out.value


def aligned_up(rewriter: Rewriter, types: LLVMTypes, value: Value, alignment: Value) -> Value:
    """The next multiple of the alignment."""
    unit = index_constant(rewriter, 1, types.index)
    bump = arithmetic(rewriter, "llvm.sub", alignment, unit)
    bumped = arithmetic(rewriter, "llvm.add", value, bump)
    rest = arithmetic(rewriter, "llvm.urem", bumped, alignment)
    return arithmetic(rewriter, "llvm.sub", bumped, rest)
