"""Leak checking: allocations that a program leaves on the heap, where that is asked for (`Options.check_leaks`)."""

from __future__ import annotations

from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.values import Buffer, Handle, MemRef, Pointer
from pyopt.ir.core import Operation
from pyopt.light import Final, Iterable, final

SHOWN: Final = 10
"""Allocations that a diagnostic lists."""


@final
class Heap:
    """The buffers that were allocated, with the ops that did; `allocated` counts them."""

    __slots__ = ("_limit", "_live", "allocated")

    def __init__(self) -> None:
        self.allocated = 0
        self._live: list[tuple[Buffer, Operation]] = []
        self._limit = 1000

    def add(self, buffer: Buffer, op: Operation) -> None:
        """Notes an allocation."""
        self.allocated += 1
        self._live.append((buffer, op))
        if len(self._live) > self._limit:
            # What was freed need not be held.
            self._live = self.left()
            self._limit = 2 * len(self._live) + 1000

    def left(self) -> list[tuple[Buffer, Operation]]:
        """The buffers that were not freed."""
        return [(buffer, op) for buffer, op in self._live if not buffer.freed]

    def freed(self) -> int:
        """The number of freed buffers."""
        return self.allocated - len(self.left())


def check_leaks(heap: Heap | None, results: Iterable[object]) -> None:
    """Raises if buffers are left behind other than those that the function returned."""
    if heap is None:
        return
    returned = {id(buffer.root) for value in results for buffer in _memory_of(value)}
    counts: dict[Operation, int] = {}
    for buffer, op in heap.left():
        if id(buffer.root) not in returned:
            counts[op] = counts.get(op, 0) + 1
    if not counts:
        return
    (first, number), *others = counts.items()
    error = ExecutionError(f"allocates memory that is never deallocated{_times(number)}", op=first)
    error.notes = [(f"so does this op{_times(number)}", op) for op, number in others[:SHOWN]]
    raise error


def _memory_of(value: object) -> list[Buffer]:
    """The buffers that a value leads to."""
    if isinstance(value, tuple):
        return [buffer for part in value for buffer in _memory_of(part)]
    if isinstance(value, Handle):
        return [value.memory]
    found = value.buffer if isinstance(value, (MemRef, Pointer)) else None
    return [] if found is None else [found]


def _times(number: int) -> str:
    return "" if number == 1 else f" ({number} times)"
