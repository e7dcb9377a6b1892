"""Buffers of a list that may be of the allocation of another, without comparing each with each."""

from __future__ import annotations

from pyopt.analysis.buffer_origins import OLD, OPEN, BufferOrigins, Origin
from pyopt.ir.core import Value
from pyopt.light import Iterator, Sequence, final


@final
class _Group:
    """The buffers of one group: `once` and `twice` are the bits that at least one and two of them have."""

    __slots__ = ("bits", "numbers", "once", "so_far", "twice")

    def __init__(self) -> None:
        self.once = 0
        self.twice = 0
        self.numbers: list[int] = []
        self.bits: list[int] = []
        # The bits of each and of those before it.
        self.so_far: list[int] = []

    def add(self, number: int, bits: int) -> None:
        """Adds a buffer."""
        self.twice |= bits & self.once
        self.once |= bits
        self.numbers.append(number)
        self.bits.append(bits)
        self.so_far.append(self.once)

    def first(self, bits: int) -> int:
        """The place of the first that has one of the bits, which some have."""
        low, high = 0, len(self.so_far) - 1
        while low < high:
            middle = (low + high) // 2
            if self.so_far[middle] & bits:
                high = middle
            else:
                low = middle + 1
        return low


@final
class Neighbours:
    """The buffers of a list by what they may come from."""

    __slots__ = ("_all", "_groups", "_of_kind", "_origins")

    def __init__(self, memrefs: Sequence[Value], origins: BufferOrigins) -> None:
        self._origins = origins
        self._all = range(len(memrefs))
        self._groups: dict[int, _Group] = {}
        self._of_kind: tuple[list[int], list[int], list[int]] = ([], [], [])
        for number, memref in enumerate(memrefs):
            origin = origins.of(memref)
            self._of_kind[origin.kind].append(number)
            self._groups.setdefault(origin.group, _Group()).add(number, origin.bits)

    def of(self, memref: Value, listed: bool) -> Iterator[int]:
        """The numbers of those that may be of the allocation of `memref`, and maybe of others; some come twice. If it
        is `listed`, its own may be left out."""
        origin = self._origins.of(memref)
        if origin.kind == OPEN:
            yield from self._all
            return
        yield from self._of_kind[OPEN]
        if origin.kind == OLD:
            yield from self._of_kind[OLD]
        yield from self._sharing(origin, listed)

    def _sharing(self, origin: Origin, listed: bool) -> Iterator[int]:
        group = self._groups.get(origin.group)
        if group is None or not origin.bits & (group.twice if listed else group.once):
            return
        for place in range(group.first(origin.bits), len(group.bits)):
            if group.bits[place] & origin.bits:
                yield group.numbers[place]
