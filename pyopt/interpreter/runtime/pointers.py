"""What a pointer (!llvm.ptr) is in a running program.

- None: null.
- `Memory`: bytes that malloc gave.
- `Text`: a string that a library function gave, such as the name of a file.
- `Address`: where a buffer is.
- any other object: a handle of the library, such as a sparse tensor (`Handle`), which the program has to delete.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyopt.interpreter.addresses import addresses_of
from pyopt.interpreter.errors import undefined
from pyopt.light import final

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Machine
    from pyopt.interpreter.values import Buffer, Handle
    from pyopt.ir.core import Operation


@final
class Memory:
    """Bytes on the heap."""

    __slots__ = ("buffer",)

    def __init__(self, buffer: Buffer) -> None:
        self.buffer = buffer


def noted(handle: Handle, machine: Machine, op: Operation) -> Handle:
    """The handle, which the op (a declaration) makes: it counts among what is on the heap."""
    if machine.heap is not None:
        machine.heap.add(handle.memory, op)
    return handle


@final
class Text:
    """A string."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


def text_at(pointer: object) -> str:
    """The string at a pointer."""
    if isinstance(pointer, Text):
        return pointer.text
    if isinstance(pointer, Memory):
        if pointer.buffer.freed:
            raise undefined("the memory was deallocated")
        data = pointer.buffer.data.tobytes()
        end = data.find(0)
        if end < 0:
            raise undefined("the string has no end within its memory")
        return data[:end].decode("utf-8", "surrogateescape")
    raise undefined("the pointer does not point to a string")


@final
class Address:
    """A number that is the address of a buffer."""

    __slots__ = ("address", "machine")

    def __init__(self, machine: Machine, address: int) -> None:
        self.machine = machine
        self.address = address

    def buffer(self) -> Buffer:
        """The buffer there."""
        found = buffer_at(self.machine, self.address)
        if found is None:
            raise undefined("the pointer points to no buffer")
        if found.freed:
            raise undefined("the memory was deallocated")
        return found


def buffer_at(machine: Machine, address: int) -> Buffer | None:
    """The buffer that has an address, of those that were asked for theirs."""
    return addresses_of(machine).buffers.get(address)
