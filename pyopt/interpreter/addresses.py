"""Where buffers are: they get addresses in the order in which they are asked for theirs, the same in every run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from pyopt.light import final

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Machine
    from pyopt.interpreter.values import Buffer

PAGE: Final = 4096
"""Addresses are multiples of this."""
HELD: Final = 1000
"""From so many addresses on, those of freed memory are dropped now and then."""


@final
class Addresses:
    """The buffers that have an address, by it. None lies within another, and no address is given twice."""

    __slots__ = ("_end", "_limit", "buffers")

    def __init__(self) -> None:
        self.buffers: dict[int, Buffer] = {}
        self._end = 0
        self._limit = HELD

    def of(self, buffer: Buffer) -> int:
        """The address of a buffer; one that shows a part of another one's memory lies within that."""
        root = buffer.root
        if root is not buffer:
            return self.of(root) + _place(buffer) - _place(root)
        if not buffer.address:
            buffer.address = (self._end // PAGE + 1) * PAGE
            self._end = buffer.address + buffer.data.nbytes
            self.buffers[buffer.address] = buffer
            if len(self.buffers) > self._limit:
                self.buffers = {at: one for at, one in self.buffers.items() if not one.freed}
                self._limit = 2 * len(self.buffers) + HELD
        return buffer.address


def _place(buffer: Buffer) -> int:
    """Where NumPy has the elements."""
    return cast("int", buffer.data.__array_interface__["data"][0])


def addresses_of(machine: Machine) -> Addresses:
    """Those of the run."""
    return cast("Addresses", machine.state.setdefault("memref.addresses", Addresses()))
