"""Library functions as programs in the llvm dialect declare them: memrefs are descriptors in memory.

llvm.func @printMemrefF64(i64, !llvm.ptr)                a rank, and the address of the descriptor
llvm.func @_mlir_ciface_lexInsertF64(ptr, ptr, ptr)      addresses of descriptors
"""

from __future__ import annotations

import numpy as np

from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.interpreter.api import parse
from pyopt.interpreter.convert import type_text
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import Array, array_dtype, from_bits, is_native, to_bits, width_of
from pyopt.interpreter.runtime.lookup import library_function
from pyopt.interpreter.runtime.lowered_types import types_by_name
from pyopt.interpreter.runtime.pointers import address_of, array_at, elements_behind, memory_at, pointer_at
from pyopt.interpreter.signatures import signature_of
from pyopt.interpreter.values import Buffer, MemRef, Pointer
from pyopt.ir.attributes import StringAttr, TypeAttr, function_type_of
from pyopt.ir.core import Operation
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import I1, ComplexType, MemRefType, Type
from pyopt.light import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Function

PREFIX: Final = "_mlir_ciface_"
"""Begins the names of functions that are given memrefs by the addresses of descriptors."""
COPY: Final = "memrefCopy"
WORD: Final = np.dtype(np.int64)


def lowered_function(op: Operation, machine: Machine) -> Function | None:
    """The library function that a declaration in the llvm dialect names; None if no library has it."""
    type = signature_of(op)
    if type is None:
        return None
    whole = symbol_name(op) or ""
    name, by_address = whole.removeprefix(PREFIX), whole.startswith(PREFIX)
    texts = ["ptr" if isinstance(one, LLVMPointerType) else type_text(one) for one in type.inputs]
    if name == COPY and texts == ["i64", "ptr", "ptr"]:
        return _copy_function(machine)
    known = types_by_name(name, by_address, texts)
    if known is None:
        attributes = {"sym_name": StringAttr.get(name), "function_type": TypeAttr.get(type)}
        return library_function(Operation(op.info, [], [], attributes, op.loc), machine)
    declared = _declaration(name, *known)
    declared.loc = op.loc
    function = library_function(declared, machine)
    types = function_type_of(declared.attributes["function_type"])
    assert types is not None
    return None if function is None else _adapted(function, types.inputs, types.results, by_address, machine)


def _declaration(name: str, inputs: list[str], result: str) -> Operation:
    """The declaration with the types that the function has in MLIR."""
    text = f'func.func private @"{name}"({", ".join(inputs)}){" -> " + result if result else ""}'
    found = parse(text).module.regions[0].entry().first
    assert found is not None
    return found


def _adapted(
    function: Function, inputs: tuple[Type, ...], results: tuple[Type, ...], by_address: bool, machine: Machine
) -> Function:
    """The function on values of the llvm dialect."""
    gives_memref = any(isinstance(one, MemRefType) for one in results)

    def call(*operands: object) -> tuple[object, ...]:
        rest = list(reversed(operands))
        target = rest.pop() if gives_memref else None
        values: list[object] = []
        views: list[View] = []
        for type in inputs:
            value = rest.pop()
            if not isinstance(type, MemRefType):
                values.append(value)
                continue
            if type.shape is None:
                rank, descriptor = _unranked(value, machine) if by_address else (value, rest.pop())
            else:
                rank, descriptor = len(type.shape), value
            assert isinstance(rank, int)
            views.append(View(descriptor, rank, type.element_type, machine))
            values.append(views[-1].memref)
        found = function(*values)
        for view in views:
            view.write_back()
        if not gives_memref:
            return found
        (memref,) = found
        assert isinstance(memref, MemRef)
        _give(memref, target, machine)
        return ()

    return call


def _unranked(pointer: object, machine: Machine) -> tuple[int, object]:
    """A rank and the address of a descriptor, which lie at a pointer."""
    rank, address = array_at(pointer, 2, WORD).tolist()
    return rank, pointer_at(address, machine)


def memref_at(descriptor: object, rank: int, dtype: np.dtype[Any], machine: Machine) -> MemRef:
    """The memref that a descriptor in memory describes, with elements that share its memory."""
    if not 0 <= rank <= 64:
        raise undefined(f"a memref cannot have the rank {rank}")
    numbers = array_at(descriptor, 3 + 2 * rank, WORD).tolist()
    sizes, strides = tuple(numbers[3 : 3 + rank]), tuple(numbers[3 + rank :])
    aligned = pointer_at(numbers[1], machine)
    if 0 in sizes:
        return MemRef(Buffer(np.zeros(0, dtype)), 0, sizes, strides)
    elements = elements_behind(aligned, dtype)
    assert isinstance(aligned, Pointer) and aligned.buffer is not None
    return MemRef(Buffer(elements, aligned.buffer.root), numbers[2], sizes, strides)


class View:
    """A memref over memory. Elements that are held in another way are copied, and written back."""

    __slots__ = ("_memory", "_type", "memref")

    def __init__(self, descriptor: object, rank: int, type: Type, machine: Machine) -> None:
        part = type.element_type if isinstance(type, ComplexType) else type
        self._memory: MemRef | None = None
        self._type = type
        if is_native(part) or type is I1:
            self.memref = memref_at(descriptor, rank, array_dtype(type), machine)
            return
        size = width_of(type) // 8
        if size not in (1, 2):
            raise unsupported("memrefs of such elements cannot be shown to the library")
        self._memory = memref_at(descriptor, rank, np.dtype(f"u{size}"), machine)
        value_of = from_bits(type)
        held = [value_of(int(bits)) for bits in self._memory.buffer.data.tolist()]
        buffer = Buffer(np.array(held, array_dtype(type)))
        self.memref = MemRef(buffer, self._memory.offset, self._memory.sizes, self._memory.strides)

    def write_back(self) -> None:
        if self._memory is None:
            return
        bits = to_bits(self._type)
        held, memory = self.memref.buffer.data.tolist(), self._memory.buffer.data
        data: Array = np.array([bits(float(one)) for one in held], memory.dtype)
        if not np.array_equal(data, memory):
            memory[...] = data


def _give(memref: MemRef, target: object, machine: Machine) -> None:
    """Writes a descriptor."""
    address = address_of(Pointer(memref.buffer), machine)
    rank = len(memref.sizes)
    memory, at = memory_at(target, 8 * (3 + 2 * rank), writes=True)
    words = np.array([address, address, memref.offset, *memref.sizes, *memref.strides], WORD)
    memory[at : at + words.nbytes] = words.tobytes()


def _copy_function(machine: Machine) -> Function:
    """memrefCopy(bytes of an element, source, target), both unranked."""

    def copy(size: int, source: object, target: object) -> tuple[object, ...]:
        dtype = np.dtype((np.void, size))
        memrefs: list[MemRef] = []
        for one in (source, target):
            rank, descriptor = _unranked(one, machine)
            memrefs.append(memref_at(descriptor, rank, dtype, machine))
        given, wanted = memrefs
        if given.sizes != wanted.sizes:
            raise undefined("the memrefs of a copy have different shapes")
        wanted.array()[...] = given.array().copy()
        return ()

    return copy
