"""The memory of the process, which native programs hand to library functions by addresses."""

from __future__ import annotations

import ctypes
from functools import cache

import numpy as np

from pyopt.interpreter.addresses import PAGE
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.values import Foreign, Pointer
from pyopt.light import Final, final

_END: Final = 1 << 47
"""No address of a program is so high."""
_ASYNCHRONOUS: Final = 1


@final
class ProcessMemory(Foreign):
    """All memory from the address PAGE on, of which only some is there."""

    __slots__ = ()

    def __init__(self) -> None:
        everything = (ctypes.c_char * (_END - PAGE)).from_address(PAGE)
        super().__init__(np.frombuffer(memoryview(everything).cast("B"), np.uint8))
        self.permanent = True
        self.address = PAGE

    def check(self, offset: int, size: int) -> None:
        """Raises if not all of these bytes are there."""
        first = self.address + offset
        page = first // PAGE * PAGE
        # It does nothing but fail where nothing is mapped.
        if size and _library().msync(ctypes.c_void_p(page), ctypes.c_size_t(first + size - page), _ASYNCHRONOUS):
            raise undefined(f"there are no {size} bytes of memory at the address {first:#x}")


@cache
def _library() -> ctypes.CDLL:
    return ctypes.CDLL(None)


@cache
def process_memory() -> ProcessMemory:
    """The one buffer of all memory."""
    return ProcessMemory()


def pointer_to(address: int) -> Pointer:
    """A pointer to an address of the process."""
    address &= (1 << 64) - 1
    memory = process_memory()
    return Pointer(memory, address - PAGE) if PAGE <= address < _END else Pointer(None, address)
