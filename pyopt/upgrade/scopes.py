"""Facts about a place of a text: constants that dominate it, the op around it, aliases of types."""

from __future__ import annotations

from pyopt.light import final


@final
class RegionPlace:
    """A region: where it ends, of which op it is, whether that is in generic form, and its index constants, from
    outside and of its current block."""

    __slots__ = ("block", "end", "generic", "op", "outer")

    def __init__(self, end: int, op: str, generic: bool, outer: dict[int, str]) -> None:
        self.end = end
        self.generic = generic
        self.op = op
        self.outer = outer
        self.block: dict[int, str] = {}


@final
class Scope:
    """The regions around a place, from the outside."""

    __slots__ = ("_places", "aliases")

    def __init__(self) -> None:
        self.aliases: dict[str, str] = {}
        self._places = [RegionPlace(1 << 60, "", False, {})]

    def move_to(self, at: int) -> None:
        """Goes on to a token: regions that end before it are left."""
        while self._places[-1].end <= at:
            self._places.pop()

    def enter(self, end: int, op: str, generic: bool, isolated: bool) -> None:
        """A region begins that ends at a token; `isolated` from the values around it."""
        around = self._places[-1]
        self._places.append(RegionPlace(end, op, generic, {} if isolated else {**around.outer, **around.block}))

    def begin_block(self) -> None:
        """Another block of the region: what those before define may not reach it."""
        self._places[-1].block = {}

    def parent(self) -> str:
        """The op around, "" at the top."""
        return self._places[-1].op

    def parents(self) -> tuple[str, str]:
        """The op around, and the one around it."""
        return self._places[-1].op, self._places[-2].op if len(self._places) > 1 else ""

    def parent_is_generic(self) -> bool:
        return self._places[-1].generic

    def constant(self, value: int) -> str:
        """The name of an index constant, or ""."""
        place = self._places[-1]
        return place.block.get(value) or place.outer.get(value, "")

    def number(self, name: str) -> int | None:
        """The value for which `constant` gives this name."""
        place = self._places[-1]
        for known in (place.block, place.outer):
            for value, found in known.items():
                if found == name and self.constant(value) == name:
                    return value
        return None

    def add_constant(self, value: int, name: str) -> None:
        self._places[-1].block.setdefault(value, name)
