"""Memory of the llvm dialect: addresses of elements, loads, stores, copies and globals.

An access outside of an allocation, or of one that is not there any more, is an error.
"""

from __future__ import annotations

from typing import cast

import numpy as np

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.memory import DYNAMIC_INDEX, constant_indices, element_type_of
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMStructType
from pyopt.interpreter.compiler import Compiler, ConstantResult, compile_function, function_code
from pyopt.interpreter.dialects.llvm.constants import value_of_constant
from pyopt.interpreter.dialects.llvm.layout import layout_of
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import Array, width_of, wrapping
from pyopt.interpreter.runtime.pointers import address_of, memory_at, moved, pointer_at
from pyopt.interpreter.values import Buffer, Pointer
from pyopt.ir.attributes import IntegerAttr, TypeAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import IntegerType, Type, VectorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel

I8: Final = IntegerType.get(8)
WORD: Final = (1 << 64) - 1


# Addresses.


def evaluate_getelementptr(op: Operation, compiler: Compiler) -> Kernel:
    """The start, and for each index a distance times it."""
    machine = compiler.machine
    type = element_type_of(op)
    distance = 0
    factors: list[int] = []
    for number, index in enumerate(constant_indices(op)):
        if number and isinstance(type, LLVMStructType):
            distance += layout_of(type, machine).offsets[index]
            assert type.types is not None
            type = type.types[index]
            continue
        if number and isinstance(type, (LLVMArrayType, VectorType)):
            type = type.element_type
        stride = layout_of(type, machine).stride
        if index == DYNAMIC_INDEX:
            factors.append(stride)
        else:
            distance += index * stride
    poison = compiler.poison(op, "the address is out of the bounds of its memory (inbounds)")
    inbounds = bool(enums.NO_WRAP.bits(op.attributes.get("noWrapFlags")) & 1) and poison is not None

    def element(pointer: object, *indices: int) -> object:
        at = distance
        for factor, index in zip(factors, indices, strict=True):
            at += factor * index
        found = moved(pointer, at)
        if inbounds and at and not _is_within(found):
            return poison
        return found

    if any(isinstance(one.type, VectorType) for one in op.operands):
        return _on_vectors(element, [isinstance(one.type, VectorType) for one in op.operands])
    if len(factors) == 1 and not inbounds:
        (only,) = factors

        def one_index(pointer: object, index: int) -> object:
            if isinstance(pointer, Pointer):
                return Pointer(pointer.buffer, pointer.offset + distance + only * index)
            return moved(pointer, distance + only * index)

        return one_index
    return element


def _is_within(pointer: object) -> bool:
    if not isinstance(pointer, Pointer) or pointer.buffer is None:
        return True
    return 0 <= pointer.offset <= pointer.buffer.data.nbytes


def _on_vectors(kernel: Kernel, are_vectors: list[bool]) -> Kernel:
    """The kernel for each element of those operands that are vectors."""

    def each(*operands: object) -> Array:
        count = max([len(cast("Array", one)) for one, is_one in zip(operands, are_vectors, strict=True) if is_one])
        columns = [
            list(cast("Array", one)) if is_one else [one] * count
            for one, is_one in zip(operands, are_vectors, strict=True)
        ]
        made = np.empty(count, object)
        for number, row in enumerate(zip(*columns, strict=True)):
            made[number] = kernel(*[int(one) if isinstance(one, np.integer) else one for one in row])
        return made

    return each


def evaluate_ptrtoint(op: Operation, compiler: Compiler) -> Kernel:
    machine = compiler.machine
    wrap = wrapping(element_type_or_self(op.results[0].type))
    if isinstance(op.results[0].type, VectorType):
        raise unsupported("vectors of pointers cannot be executed")
    return lambda pointer: wrap(address_of(pointer, machine))


def evaluate_inttoptr(op: Operation, compiler: Compiler) -> Kernel:
    type = op.operands[0].type
    if not isinstance(type, IntegerType):
        raise unsupported("vectors of pointers cannot be executed")
    machine = compiler.machine
    mask = (1 << type.width) - 1
    return lambda address: pointer_at(address & mask, machine)


INDIRECT: Final = ("llvm.mlir.alias", "llvm.mlir.ifunc")


def pointer_behind(op: Operation, machine: Machine) -> object:
    """The pointer that the region of an alias, or the resolver of an ifunc, gives."""
    if op.info.name == INDIRECT[0]:
        return compile_function(op, machine)()[0]
    return function_code(machine, machine.symbol(op, op.attributes.get("resolver")))()[0]


def evaluate_addressof(op: Operation, compiler: Compiler) -> Compiled:
    """A function is its op; an alias is what its region gives, and an ifunc what its resolver does."""
    machine = compiler.machine
    found = machine.symbol(op, op.attributes.get("global_name"))
    if found.info.name in INDIRECT:
        return lambda: pointer_behind(found, machine)
    if found.info.name != "llvm.mlir.global":
        return ConstantResult(found)
    return lambda: Pointer(global_buffer(found, machine))


def global_buffer(op: Operation, machine: Machine) -> Buffer:
    """The memory of a global, made when it is first asked for."""
    known = cast("dict[Operation, Buffer]", machine.state.setdefault("llvm.globals", {}))
    buffer = known.get(op)
    if buffer is not None:
        return buffer
    attribute = op.attributes["global_type"]
    assert isinstance(attribute, TypeAttr)
    layout = layout_of(attribute.value, machine)
    buffer = known[op] = Buffer(machine.uninitialized((layout.stride,), I8))
    buffer.permanent = True
    value = op.attributes.get("value")
    if value is not None:
        content: object = value_of_constant(value, attribute.value, machine)
    elif op.regions and op.regions[0].first is not None:
        (content,) = compile_function(op, machine)()
    else:
        raise unsupported("the global is defined elsewhere", op)
    memory, at = memory_at(Pointer(buffer), layout.size, writes=True)
    layout.write(memory, at, content)
    buffer.read_only = "constant" in op.attributes
    return buffer


# Loads and stores.


def _alignment(op: Operation, type: Type, machine: Machine) -> int:
    found = op.attributes.get("alignment")
    return found.value if isinstance(found, IntegerAttr) else layout_of(type, machine).alignment


def _check_alignment(at: int, alignment: int) -> None:
    if at % alignment:
        raise undefined(f"the address is no multiple of {alignment}: it is {at} bytes from the start of the memory")


def evaluate_load(op: Operation, compiler: Compiler) -> Kernel:
    machine, type = compiler.machine, op.results[0].type
    layout = layout_of(type, machine)
    size, read, alignment = layout.size, layout.read, _alignment(op, type, machine)

    def load(pointer: object) -> object:
        memory, at = memory_at(pointer, size)
        if at % alignment:
            _check_alignment(at, alignment)
        return read(memory, at)

    return load


def evaluate_store(op: Operation, compiler: Compiler) -> Kernel:
    machine, type = compiler.machine, op.operands[0].type
    layout = layout_of(type, machine)
    size, write, alignment = layout.size, layout.write, _alignment(op, type, machine)

    def store(value: object, pointer: object) -> None:
        memory, at = memory_at(pointer, size, writes=True)
        if at % alignment:
            _check_alignment(at, alignment)
        write(memory, at, value)

    return store


# Copies.


def _size(op: Operation, number: int, compiler: Compiler) -> int:
    return (1 << width_of(op.operands[number].type)) - 1


def evaluate_copy(op: Operation, compiler: Compiler) -> Kernel:
    """memcpy, whose memory must not overlap, and memmove."""
    moves = "memmove" in op.info.name
    inline = op.attributes.get("len")
    mask = WORD if inline is not None else _size(op, 2, compiler)
    fixed = inline.value if isinstance(inline, IntegerAttr) else 0

    def copy(target: object, source: object, count: int = fixed) -> None:
        size = count & mask
        if size == 0:
            return
        into, to = memory_at(target, size, writes=True)
        out_of, at = memory_at(source, size)
        if not moves and out_of is into and 0 < abs(at - to) < size:
            raise undefined("the memory that is copied overlaps with where it goes")
        into[to : to + size] = bytes(out_of[at : at + size])

    return copy


def evaluate_set(op: Operation, compiler: Compiler) -> Kernel:
    inline = op.attributes.get("len")
    mask = WORD if inline is not None else _size(op, 2, compiler)
    fixed = inline.value if isinstance(inline, IntegerAttr) else 0

    def fill(target: object, value: int, count: int = fixed) -> None:
        size = count & mask
        if size:
            memory, at = memory_at(target, size, writes=True)
            memory[at : at + size] = bytes([value & 0xFF]) * size

    return fill


MEMORY: Final[dict[str, Evaluator]] = {
    "llvm.getelementptr": evaluate_getelementptr,
    "llvm.intr.memcpy": evaluate_copy,
    "llvm.intr.memcpy.inline": evaluate_copy,
    "llvm.intr.memmove": evaluate_copy,
    "llvm.intr.memset": evaluate_set,
    "llvm.intr.memset.inline": evaluate_set,
    "llvm.inttoptr": evaluate_inttoptr,
    "llvm.load": evaluate_load,
    "llvm.mlir.addressof": evaluate_addressof,
    "llvm.ptrtoint": evaluate_ptrtoint,
    "llvm.store": evaluate_store,
}
