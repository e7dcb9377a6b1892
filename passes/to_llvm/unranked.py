"""Copies of unranked memrefs' descriptors: to the heap when a function returns them, to the stack of the caller.

return %m : memref<*xf32>   ->   %n = malloc(size of the descriptor); memcpy(%n, memory of %m); return (rank, %n)
%m = call @f()              ->   %n = alloca(size); memcpy(%n, memory of what it gave); free(that)
"""

from __future__ import annotations

from pyopt.dialects.llvm.types import VOID, LLVMPointerType
from pyopt.ir.attributes import FALSE, TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I8, MemRefType, Type
from pyopt.light import Sequence
from pyopt.passes.to_llvm.descriptors import UnrankedDescriptor, index_constant
from pyopt.passes.to_llvm.descriptors import poison as undefined
from pyopt.passes.to_llvm.library import call, declare
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.rewrite.rewriter import Rewriter


def arithmetic(rewriter: Rewriter, name: str, left: Value, right: Value) -> Value:
    """llvm.add, llvm.mul and so on."""
    return rewriter.create(name, [left, right], [left.type]).results[0]


def descriptor_sizes(
    rewriter: Rewriter, types: LLVMTypes, descriptors: Sequence[Value], spaces: Sequence[int]
) -> list[Value]:
    """The bytes that the descriptors take which unranked ones point at: two pointers, and 2 * rank + 1 numbers.

    `spaces` are the address spaces of those pointers.
    """
    one = index_constant(rewriter, 1, types.index)
    two = index_constant(rewriter, 2, types.index)
    number = index_constant(rewriter, (types.index.width + 7) // 8, types.index)
    out: list[Value] = []
    for descriptor, space in zip(descriptors, spaces, strict=True):
        pointer = index_constant(rewriter, types.pointer_bytes(space), types.index)
        pointers = arithmetic(rewriter, "llvm.mul", two, pointer)
        rank = UnrankedDescriptor(rewriter, descriptor).rank()
        doubled = arithmetic(rewriter, "llvm.mul", two, rank)
        count = arithmetic(rewriter, "llvm.add", doubled, one)
        numbers = arithmetic(rewriter, "llvm.mul", count, number)
        out.append(arithmetic(rewriter, "llvm.add", pointers, numbers))
    return out


def copy_memory(rewriter: Rewriter, target: Value, source: Value, size: Value) -> None:
    """llvm.intr.memcpy."""
    rewriter.create("llvm.intr.memcpy", [target, source, size], [], {"isVolatile": FALSE})


def copy_descriptors(
    rewriter: Rewriter, types: LLVMTypes, place: Operation, old: Sequence[Type], values: list[Value], to_heap: bool
) -> bool:
    """Puts copies into `values` for those that were unranked memrefs, as `old` says.

    False, and nothing is done, if the memory space of one is no number.
    """
    chosen = [n for n, one in enumerate(old) if isinstance(one, MemRefType) and one.shape is None]
    if not chosen:
        return True
    spaces: list[int] = []
    for one in old:
        if isinstance(one, MemRefType) and one.shape is None:
            space = types.address_space(one)
            if space is None:
                return False
            spaces.append(space)
    sizes = descriptor_sizes(rewriter, types, [values[number] for number in chosen], spaces)
    pointer = LLVMPointerType.get()
    if to_heap:
        function = declare(rewriter, types, place, "malloc", [types.index], pointer)
    else:
        function = declare(rewriter, types, place, "free", [pointer], VOID)
    for number, size in zip(chosen, sizes, strict=True):
        descriptor = UnrankedDescriptor(rewriter, values[number])
        if to_heap:
            memory = call(rewriter, function, [size])[0]
        else:
            memory = rewriter.create("llvm.alloca", [size], [pointer], {"elem_type": TypeAttr.get(I8)}).results[0]
        source = descriptor.memory()
        copy_memory(rewriter, memory, source, size)
        if not to_heap:
            call(rewriter, function, [source])
        copy = UnrankedDescriptor(rewriter, undefined(rewriter, descriptor.type))
        copy.set_rank(descriptor.rank())
        copy.set_memory(memory)
        values[number] = copy.value
    return True
