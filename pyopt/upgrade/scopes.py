"""What is known at a place of a text: constants that dominate it, the op around it, aliases of types."""

from __future__ import annotations

from pyopt.light import final


@final
class Place:
    """A region: where it ends, of which op it is, and its index constants, from outside and of its current block."""

    __slots__ = ("block", "end", "op", "outer")

    def __init__(self, end: int, op: str, outer: dict[int, str]) -> None:
        self.end = end
        self.op = op
        self.outer = outer
        self.block: dict[int, str] = {}


@final
class Scope:
    """The regions around a place, from the outside."""

    __slots__ = ("_places", "aliases")

    def __init__(self) -> None:
        self.aliases: dict[str, str] = {}
        self._places = [Place(1 << 60, "", {})]

    def move_to(self, at: int) -> None:
        """Goes on to a token: regions that end before it are left."""
        while self._places[-1].end <= at:
            self._places.pop()

    def enter(self, end: int, op: str, isolated: bool) -> None:
        """A region begins that ends at a token; `isolated` from the values around it."""
        around = self._places[-1]
        self._places.append(Place(end, op, {} if isolated else {**around.outer, **around.block}))

    def begin_block(self) -> None:
        """Another block of the region: what those before define may not reach it."""
        self._places[-1].block = {}

    def parent(self) -> str:
        """The op around, "" at the top."""
        return self._places[-1].op

    def constant(self, value: int) -> str:
        """The name of an index constant, or ""."""
        place = self._places[-1]
        return place.block.get(value) or place.outer.get(value, "")

    def add_constant(self, value: int, name: str) -> None:
        self._places[-1].block.setdefault(value, name)
