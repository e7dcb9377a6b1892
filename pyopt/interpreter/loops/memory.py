"""The memory of iterations that run together: elements that one of them writes, no other one may read or write."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.values import Buffer, MemRef
from pyopt.light import Any, Final, Sequence, final

MOST_ELEMENTS: Final = 1 << 24
"""Of buffers that are written to: each takes 16 more bytes an element as long as the nest runs."""
_STATE: Final = "loops"


class LaneConflict(Exception):
    """Iterations cannot run together here: they depend on each other, do not all do the same, or one has an error."""


@final
class _Marks:
    """Which lane wrote an element last, and which one read it: the lane's number above `floor`, `floor` for several.

    Smaller numbers are from earlier runs and mean none, so that the arrays need not be cleared.
    """

    __slots__ = ("readers", "writers")

    def __init__(self, size: int) -> None:
        self.readers = np.zeros(size, np.int64)
        self.writers = np.zeros(size, np.int64)


@final
class _MarksPool:
    """Marks to use again, and the number that is above all in them."""

    __slots__ = ("marks", "next")

    def __init__(self) -> None:
        self.marks: list[_Marks] = []
        self.next = 1

    def get(self, number: int, size: int) -> _Marks:
        """Marks for the buffer of this number in a run."""
        while len(self.marks) <= number:
            self.marks.append(_Marks(0))
        if len(self.marks[number].readers) < size:
            self.marks[number] = _Marks(size)
        return self.marks[number]


@final
class LaneMemory:
    """What the lanes of one nest do with memory. `shape`: the lanes, one dimension for each loop."""

    __slots__ = ("_before", "_floor", "_lanes", "_marks", "count", "shape")

    def __init__(self) -> None:
        self.shape: tuple[int, ...] = ()
        self.count = 0
        self._lanes = np.zeros(0, np.int64)
        self._marks: dict[Buffer, _Marks] = {}
        self._before: list[tuple[Array, Array, Array]] = []
        self._floor = 0

    # The run.

    def begin(self, machine: Machine, memrefs: Sequence[MemRef], written: Sequence[MemRef], lanes: int) -> None:
        """Starts a run of so many lanes in all, in which only `written` are written to.

        Raises: LaneConflict where memory has several names, one of which is written to, or is too large.
        """
        targets = list(dict.fromkeys([memref.buffer for memref in written]))
        for target in targets:
            if target.freed or target.read_only or type(target) is not Buffer:
                raise LaneConflict
        for buffer in dict.fromkeys([memref.buffer for memref in memrefs]):
            for target in targets:
                if buffer is not target and np.may_share_memory(buffer.data, target.data):
                    raise LaneConflict
        if sum([len(target.data) for target in targets]) > MOST_ELEMENTS:
            raise LaneConflict
        pool = machine.state.setdefault(_STATE, _MarksPool())
        assert isinstance(pool, _MarksPool)
        self._marks = {target: pool.get(at, len(target.data)) for at, target in enumerate(targets)}
        self._before = []
        self._floor = pool.next
        pool.next += lanes + 1

    def enter(self, shape: tuple[int, ...], first: int) -> None:
        """The next lanes, which begin with number `first`."""
        self.shape = shape
        self.count = int(np.prod(shape, dtype=np.int64))
        start = self._floor + 1 + first
        self._lanes = np.arange(start, start + self.count).reshape(shape)

    def end(self, undo: bool) -> None:
        """Ends the run; undone, all is as it was before."""
        if undo:
            for data, places, elements in self._before:
                data[places] = elements
        self._before = []
        self._marks = {}

    # Accesses.

    def load(self, memref: MemRef, indices: Sequence[Any]) -> Array:
        """An element for each lane, or one for all."""
        at = self._positions(memref, indices)
        marks = self._marks.get(memref.buffer)
        if marks is not None:
            self._read(marks, np.broadcast_to(at, self.shape))
        return np.asarray(memref.buffer.data[at])

    def store(self, value: object, memref: MemRef, indices: Sequence[Any]) -> None:
        """Writes an element for each lane."""
        if not isinstance(value, np.ndarray):
            raise LaneConflict
        at = np.broadcast_to(self._positions(memref, indices), self.shape)
        data = memref.buffer.data
        self._write(self._marks[memref.buffer], at, data)
        data[at] = value

    def _positions(self, memref: MemRef, indices: Sequence[Any]) -> Array:
        at: Array | int = memref.offset
        least = most = memref.offset
        for index, size, stride in zip(indices, memref.sizes, memref.strides, strict=True):
            low, high = int(index.min()), int(index.max())
            if low < 0 or high >= size:
                raise LaneConflict
            at = at + index * stride
            least += min(low * stride, high * stride)
            most += max(low * stride, high * stride)
        if memref.buffer.freed or least < 0 or most >= len(memref.buffer.data):
            raise LaneConflict
        return np.asarray(at, np.int64)

    def _read(self, marks: _Marks, at: Array) -> None:
        floor, lanes = self._floor, self._lanes
        writers = marks.writers[at]
        if ((writers >= floor) & (writers != lanes)).any():
            raise LaneConflict
        readers = marks.readers[at]
        if not (readers == lanes).all():
            marks.readers[at] = np.where(readers < floor, lanes, np.where(readers == lanes, lanes, floor))
            others = marks.readers[at] != lanes
            if others.any():
                marks.readers[at[others]] = floor

    def _write(self, marks: _Marks, at: Array, data: Array) -> None:
        floor, lanes = self._floor, self._lanes
        readers = marks.readers[at]
        if ((readers >= floor) & (readers != lanes)).any():
            raise LaneConflict
        writers = marks.writers[at]
        if (writers == lanes).all():
            return
        new = writers < floor
        if not (new | (writers == lanes)).all():
            raise LaneConflict
        places = at[new]
        self._before.append((data, places, data[places]))
        marks.writers[at] = lanes
        if not (marks.writers[at] == lanes).all():
            raise LaneConflict
