"""The values of pointers (!llvm.ptr) in a running program.

- None: null.
- `Pointer`: a place in a buffer, or a number that is the address of no buffer.
- an operation: a function.
- any other object: a handle of the library, such as a sparse tensor (`Handle`), which the program has to delete.

Memory holds addresses: `address_of` and `pointer_at` translate.
"""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.addresses import PAGE, addresses_of
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.values import Buffer, Foreign, Handle, Pointer, Poison, PoisonUsed
from pyopt.ir.core import Operation
from pyopt.light import Any


def noted(handle: Handle, machine: Machine, op: Operation) -> Handle:
    """The handle, which the op (a declaration) makes: it counts among what is on the heap."""
    if machine.heap is not None:
        machine.heap.add(handle.memory, op)
    return handle


# Addresses.


def address_of(pointer: object, machine: Machine) -> int:
    """The address that a pointer is."""
    if pointer is None:
        return 0
    if isinstance(pointer, Pointer):
        base = 0 if pointer.buffer is None else addresses_of(machine).of(pointer.buffer)
        return base + pointer.offset & (1 << 64) - 1
    if isinstance(pointer, Poison):
        raise PoisonUsed(pointer)
    return addresses_of(machine).of_object(pointer, pointer.memory if isinstance(pointer, Handle) else None)


def pointer_at(address: int, machine: Machine) -> object:
    """The pointer that an address is."""
    address &= (1 << 64) - 1
    if address == 0:
        return None
    addresses = addresses_of(machine)
    found = addresses.objects.get(address)
    if found is not None:
        return found
    place = addresses.at(address)
    return Pointer(None, address) if place is None else Pointer(*place)


def moved(pointer: object, distance: int) -> object:
    """The pointer so many bytes further on."""
    if isinstance(pointer, Pointer):
        return Pointer(pointer.buffer, pointer.offset + distance)
    if distance == 0:
        return pointer
    if pointer is None:
        return Pointer(None, distance)
    if isinstance(pointer, Poison):
        raise PoisonUsed(pointer)
    raise undefined("the pointer is a handle of the library or a function, which has no elements")


# Memory.


def memory_of(buffer: Buffer) -> memoryview:
    """The bytes of a buffer."""
    found = buffer.memory
    if found is None:
        if buffer.data.dtype == np.dtype(object):
            raise unsupported("memory of elements that have no bytes here")
        found = buffer.memory = buffer.data.reshape(-1).view(np.uint8).data
    return found


def place_of(pointer: object) -> tuple[Buffer, int]:
    """The buffer that a pointer points to and the byte in it; raises if there is none or it was freed."""
    if not isinstance(pointer, Pointer) or pointer.buffer is None:
        if isinstance(pointer, Poison):
            raise PoisonUsed(pointer)
        if pointer is None:
            raise undefined("the pointer is null")
        if isinstance(pointer, Pointer):
            raise undefined(f"the pointer points to no memory: its address is {pointer.offset:#x}")
        raise undefined("the pointer is a handle of the library or a function, which has no elements")
    if pointer.buffer.freed:
        raise undefined("the memory was deallocated")
    return pointer.buffer, pointer.offset


def memory_at(pointer: object, size: int, writes: bool = False) -> tuple[memoryview, int]:
    """The memory that a pointer points to and the place in it, where so many bytes are there to be read or written."""
    buffer, offset = place_of(pointer)
    if isinstance(buffer, Foreign):
        buffer.check(offset, size)
    memory = memory_of(buffer)
    if offset < 0 or offset + size > len(memory):
        raise undefined(f"bytes {offset} to {offset + size} are out of the bounds of memory of {len(memory)} bytes")
    if writes and (buffer.read_only or memory.readonly):
        raise undefined("the memory is constant")
    return memory, offset


def array_at(pointer: object, count: int, dtype: np.dtype[Any]) -> Array:
    """So many elements at a pointer, as an array that shares the memory."""
    memory, offset = memory_at(pointer, count * dtype.itemsize)
    return np.frombuffer(memory, dtype, count, offset) if count else np.zeros(0, dtype)


def elements_behind(pointer: object, dtype: np.dtype[Any]) -> Array:
    """All elements from a pointer to the end of its buffer."""
    buffer, offset = place_of(pointer)
    if buffer.data.dtype == dtype and offset == 0:
        return buffer.data
    return array_at(pointer, max(len(memory_of(buffer)) - offset, 0) // dtype.itemsize, dtype)


# Strings.


def text_pointer(text: str) -> Pointer:
    """A pointer to a string that the library has."""
    data = np.frombuffer(text.encode("utf-8", "surrogateescape") + b"\0", np.int8)
    buffer = Buffer(data)
    buffer.permanent = buffer.read_only = True
    return Pointer(buffer)


def text_at(pointer: object) -> str:
    """The string at a pointer."""
    if not isinstance(pointer, Pointer):
        raise undefined("the pointer does not point to a string")
    buffer, offset = place_of(pointer)
    length = len(memory_of(buffer))
    text = b""
    while 0 <= offset < length:
        size = min(PAGE - offset % PAGE, length - offset)
        memory, _ = memory_at(Pointer(buffer, offset), size)
        part, end, _ = bytes(memory[offset : offset + size]).partition(b"\0")
        text += part
        if end:
            return text.decode("utf-8", "surrogateescape")
        offset += size
    raise undefined("the string has no end within its memory")
