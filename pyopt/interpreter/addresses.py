"""Addresses of buffers: they get them in the order in which they are asked for theirs, the same in every run."""

from __future__ import annotations

from bisect import bisect_right
from typing import cast

import numpy as np

from pyopt.interpreter.machine import Machine
from pyopt.interpreter.values import Buffer
from pyopt.light import Final, final

PAGE: Final = 4096
"""Addresses are multiples of this."""
HELD: Final = 1000
"""From so many addresses on, those of freed memory are dropped now and then."""


@final
class Addresses:
    """The buffers that have an address, by it. None lies within another, and no address is given twice. objects: what
    is no buffer and has an address, such as functions and handles of the library."""

    __slots__ = ("_bases", "_end", "_limit", "buffers", "objects")

    def __init__(self) -> None:
        self.buffers: dict[int, Buffer] = {}
        self.objects: dict[int, object] = {}
        self._bases: list[int] = []
        self._end = 0
        self._limit = HELD

    def of(self, buffer: Buffer) -> int:
        """The address of a buffer; one that shows a part of another one's memory lies within that."""
        root = buffer.root
        if root is not buffer:
            return self.of(root) + _place(buffer) - _place(root)
        if not buffer.address:
            buffer.address = (self._end // PAGE + 1) * PAGE
            self.add(buffer)
            if len(self.buffers) > self._limit:
                self.buffers = {at: one for at, one in self.buffers.items() if not one.freed}
                self._bases = list(self.buffers)
                self._limit = 2 * len(self.buffers) + HELD
        return buffer.address

    def add(self, buffer: Buffer) -> None:
        """Notes a buffer that has an address, behind all others."""
        self._end = buffer.address + buffer.data.nbytes
        self.buffers[buffer.address] = buffer
        self._bases.append(buffer.address)

    def of_object(self, thing: object, memory: Buffer | None) -> int:
        """The address of something else; memory: the buffer that stands for it, if there is one."""
        for address, one in self.objects.items():
            if one is thing:
                return address
        address = self.of(Buffer(np.zeros(0, np.int8)) if memory is None else memory)
        self.objects[address] = thing
        return address

    def at(self, address: int) -> tuple[Buffer, int] | None:
        """The buffer that an address lies in, or behind the end of, and the distance from its start."""
        number = bisect_right(self._bases, address) - 1
        if number < 0:
            return None
        base = self._bases[number]
        buffer = self.buffers[base]
        return (buffer, address - base) if address - base <= buffer.data.nbytes else None


def _place(buffer: Buffer) -> int:
    """The address at which NumPy has the elements."""
    return cast("int", buffer.data.__array_interface__["data"][0])


def addresses_of(machine: Machine) -> Addresses:
    """Those of the run."""
    return cast("Addresses", machine.state.setdefault("memref.addresses", Addresses()))
