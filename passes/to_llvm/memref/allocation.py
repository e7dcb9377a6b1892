"""Buffers on the heap and on the stack.

    %m = memref.alloc(%n) : memref<?xf32>    ->    %p = llvm.call @malloc(%n elements, in bytes); its descriptor
    memref.dealloc %m                        ->    llvm.call @free(the allocated pointer)

What malloc gives is aligned by hand if an alignment is asked for, or if the elements are no scalars.
"""

from __future__ import annotations

from pyopt.dialects.llvm.types import SIMPLE, VOID, LLVMPointerType
from pyopt.ir.attributes import Attribute, IntegerAttr, StridedLayoutAttr, TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import (
    DYNAMIC,
    I64,
    INDEX,
    SIGNLESS,
    ComplexType,
    FloatType,
    IntegerType,
    MemRefType,
    Type,
    VectorType,
)
from pyopt.light import Final
from pyopt.passes.to_llvm.descriptors import MemRefDescriptor, UnrankedDescriptor, index_constant
from pyopt.passes.to_llvm.library import call, declare
from pyopt.passes.to_llvm.memref.sizes import (
    aligned_up,
    bytes_of,
    bytes_of_elements,
    descriptor_of,
    one,
    shape_values,
    to_integer,
)
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.passes.to_llvm.unranked import arithmetic
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

LEAST_ALIGNMENT: Final = 16
"""Of aligned_alloc, where none is asked for."""
GENERIC: Final[dict[str, str]] = {
    "malloc": "_mlir_memref_to_llvm_alloc",
    "aligned_alloc": "_mlir_memref_to_llvm_aligned_alloc",
    "free": "_mlir_memref_to_llvm_free",
}


def function_name(name: str, generic: bool) -> str:
    """A function of the C library, or the one that stands for it."""
    return GENERIC[name] if generic else name


def is_contiguous(type: MemRefType) -> bool:
    """A buffer that may be allocated: without a layout, or one that says nothing."""
    layout = type.layout
    if isinstance(layout, StridedLayoutAttr):
        return layout.offset == 0 and layout.strides in ((), (1,))
    return layout is None


def is_scalar(type: Type) -> bool:
    """Returns whether malloc aligns a value of this type well enough."""
    if isinstance(type, IntegerType):
        return type.signedness == SIGNLESS
    return type is INDEX or isinstance(type, FloatType) or type is SIMPLE["ppc_fp128"]


def result_memref(op: Operation) -> MemRefType:
    type = op.results[0].type
    assert isinstance(type, MemRefType)
    return type


def lower_alloc(
    op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes, aligned: bool, generic: bool
) -> bool:
    """memref.alloc -> malloc, or aligned_alloc"""
    type = result_memref(op)
    if not is_contiguous(type) or types.convert(type) is None:
        return False
    dynamic = operands[: len(operand_group(op, "dynamicSizes"))]
    sizes, strides, count = shape_values(rewriter, types, type, dynamic)
    size = bytes_of_elements(rewriter, types, type, count)
    if aligned:
        pointers = _aligned_alloc(op, size, rewriter, types, generic)
    else:
        pointers = _malloc(op, size, rewriter, types, generic)
    rewriter.replace(op, [descriptor_of(rewriter, types, type, pointers, sizes, strides)])
    return True


def _alignment(op: Operation) -> int:
    found = op.attributes.get("alignment")
    return found.value if isinstance(found, IntegerAttr) else 0


def _malloc(
    op: Operation, size: Value, rewriter: ConversionRewriter, types: LLVMTypes, generic: bool
) -> tuple[Value, Value]:
    """Allocates a buffer: returns its address, and the aligned address where elements begin."""
    type = result_memref(op)
    alignment: Value | None = None
    if _alignment(op):
        alignment = index_constant(rewriter, _alignment(op), types.index)
    elif not is_scalar(type.element_type):
        alignment = bytes_of(rewriter, types, type.element_type)
    if alignment is not None:
        size = arithmetic(rewriter, "llvm.add", size, alignment)
    pointer = LLVMPointerType.get()
    function = declare(rewriter, types, op, function_name("malloc", generic), [types.index], pointer, renamed=True)
    allocated = _in_space(call(rewriter, function, [size])[0], type, rewriter, types)
    if alignment is None:
        return allocated, allocated
    address = aligned_up(rewriter, types, to_integer(rewriter, types, allocated), alignment)
    return allocated, one(rewriter, "llvm.inttoptr", [address], allocated.type)


def _in_space(pointer: Value, type: MemRefType, rewriter: ConversionRewriter, types: LLVMTypes) -> Value:
    """The pointer in the address space of a memref."""
    wanted = types.pointer(type)
    if wanted is None or wanted is pointer.type:
        return pointer
    return one(rewriter, "llvm.addrspacecast", [pointer], wanted)


def _aligned_alloc(
    op: Operation, size: Value, rewriter: ConversionRewriter, types: LLVMTypes, generic: bool
) -> tuple[Value, Value]:
    """aligned_alloc takes a size that is a multiple of the alignment."""
    type = result_memref(op)
    element = element_bytes(type.element_type)
    alignment = _alignment(op) or max(LEAST_ALIGNMENT, 1 << (element - 1).bit_length())
    value = index_constant(rewriter, alignment, types.index)
    multiple = element
    for extent in type.shape or ():
        if extent != DYNAMIC:
            multiple *= extent
    if multiple % alignment:
        size = aligned_up(rewriter, types, size, value)
    pointer = LLVMPointerType.get()
    name = function_name("aligned_alloc", generic)
    function = declare(rewriter, types, op, name, [types.index, types.index], pointer, renamed=True)
    found = _in_space(call(rewriter, function, [value, size])[0], type, rewriter, types)
    return found, found


def element_bytes(type: Type) -> int:
    """The bytes that an element takes by default."""
    if isinstance(type, MemRefType):
        return 16 if type.shape is None else 24 + 16 * len(type.shape)
    return (_bits(type) + 7) // 8


def _bits(type: Type) -> int:
    if isinstance(type, (IntegerType, FloatType)):
        return type.width
    if isinstance(type, ComplexType):
        width = (_bits(type.element_type) + 7) // 8 * 8
        return 2 * width
    if isinstance(type, VectorType) and type.shape:
        count = 1 << (type.shape[-1] - 1).bit_length()
        for extent in type.shape[:-1]:
            count *= extent
        return count * ((_bits(type.element_type) + 7) // 8) * 8
    return 64


def lower_alloca(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.alloca -> llvm.alloca"""
    type = result_memref(op)
    pointer = types.pointer(type)
    if not is_contiguous(type) or types.convert(type) is None or pointer is None:
        return False
    dynamic = operands[: len(operand_group(op, "dynamicSizes"))]
    sizes, strides, count = shape_values(rewriter, types, type, dynamic)
    attributes: dict[str, Attribute] = {"elem_type": TypeAttr.get(types.element_type(type))}
    if _alignment(op):
        attributes["alignment"] = IntegerAttr.get(_alignment(op), I64)
    memory = rewriter.create("llvm.alloca", [count], [pointer], attributes).results[0]
    rewriter.replace(op, [descriptor_of(rewriter, types, type, (memory, memory), sizes, strides)])
    return True


def lower_dealloc(
    op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes, generic: bool
) -> bool:
    """memref.dealloc -> free"""
    type = op.operands[0].type
    assert isinstance(type, MemRefType)
    pointer = types.pointer(type)
    if pointer is None:
        return False
    function = declare(rewriter, types, op, function_name("free", generic), [LLVMPointerType.get()], VOID, renamed=True)
    if type.shape is None:
        memory = UnrankedDescriptor(rewriter, operands[0]).memory()
        allocated = one(rewriter, "llvm.load", [memory], pointer)
    else:
        allocated = MemRefDescriptor(rewriter, operands[0]).allocated()
    if allocated.type is not LLVMPointerType.get():
        allocated = one(rewriter, "llvm.addrspacecast", [allocated], LLVMPointerType.get())
    call(rewriter, function, [allocated])
    rewriter.erase(op)
    return True


def lower_scope(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.alloca_scope -> its blocks in place, between a save and a restore of the stack"""
    block = op.block
    first, last = op.regions[0].first, op.regions[0].last
    if block is None or first is None or last is None:
        return False
    end = last.terminator()
    if end.info.name != "memref.alloca_scope.return":
        return False
    rest = rewriter.split_block(block, op)
    after = rest
    if op.results:
        after = rewriter.create_block_before(rest, [result.type for result in op.results])
        rewriter.create("llvm.br", (), (), successors=[rest])
    rewriter.move_region_before(op.regions[0], after)
    rewriter.insert_at_end(block)
    saved = one(rewriter, "llvm.intr.stacksave", (), LLVMPointerType.get())
    rewriter.create("llvm.br", (), (), successors=[first])
    rewriter.insert_before(end)
    rewriter.create("llvm.intr.stackrestore", [saved], ())
    rewriter.loc = end.loc
    rewriter.create("llvm.br", [rewriter.remapped_one(value) for value in end.operands], (), successors=[after])
    rewriter.erase(end)
    rewriter.replace(op, after.arguments if op.results else [])
    return True


def is_static_row_major(type: MemRefType) -> bool:
    """All extents are static, and the elements lie one behind the other."""
    found = strides_and_offset(type)
    if found is None or type.shape is None or DYNAMIC in type.shape:
        return False
    size = 1
    is_outer = False
    for extent, stride in zip(reversed(type.shape), reversed(found[0]), strict=True):
        if is_outer or stride != size:
            # Of a dimension with one element, and of those around it, the stride does not count.
            is_outer = True
            if extent != 1:
                return False
        size *= extent
    return True
