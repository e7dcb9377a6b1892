"""The statements of a text as a tree: which tokens are an op's own, and which stand in its regions."""

from __future__ import annotations

from pyopt.format.structure import COMMENT, LABEL, PART, STATEMENT, TAIL, TextStructure, TextUnit
from pyopt.light import final


@final
class RegionText:
    """The braces of a region, as indices of tokens, and the units that begin in it, but for comments.

    `label`: the unit with the first block's label. `last`: the last statement.
    """

    __slots__ = ("close", "label", "last", "open")

    def __init__(self, open: int) -> None:
        self.open = open
        self.close = -1
        self.label: TextUnit | None = None
        self.last: Statement | None = None


@final
class Statement:
    """The tokens from `first` up to `end`, which is not part of it. `name`: the index of the op's name."""

    __slots__ = ("end", "first", "name", "regions")

    def __init__(self, unit: TextUnit, name: int) -> None:
        self.first = unit.first
        self.name = name
        self.end = unit.last
        self.regions: list[RegionText] = []

    def ranges_around(self, regions: list[RegionText]) -> list[tuple[int, int]]:
        """The ranges of tokens from the name on that stand outside of these regions and their braces."""
        found: list[tuple[int, int]] = []
        start = self.name
        for region in regions:
            found.append((start, region.open))
            start = region.close + 1
        found.append((start, self.end))
        return found


def statements_of(texts: list[str], structure: TextStructure) -> list[Statement]:
    """All statements of a valid text, outer ones before those in their regions."""
    found: list[Statement] = []
    stack: list[Statement] = []
    top = RegionText(-1)
    for unit in structure.units:
        outer = stack[-1].regions[-1] if stack else top
        if unit.kind == COMMENT:
            continue
        if unit.kind == LABEL:
            if outer.label is None and outer.last is None:
                outer.label = unit
            continue
        if unit.kind == STATEMENT:
            statement = Statement(unit, name_of(texts, unit))
            found.append(statement)
            outer.last = statement
        elif unit.kind == TAIL and stack:
            statement = stack.pop()
            statement.regions[-1].close = unit.first
        elif unit.kind == PART and outer.last is not None:
            statement = outer.last
        else:
            continue
        statement.end = unit.last
        if unit.opens:
            statement.regions.append(RegionText(unit.last - 1))
            stack.append(statement)
    return found


def name_of(texts: list[str], unit: TextUnit) -> int:
    """The index of the name of a unit's op."""
    at = unit.first
    if texts[at][0] == "%":
        while at < unit.last and texts[at] != "=":
            at += 1
        at += 1
        while at < unit.last and texts[at].startswith("//"):
            at += 1
    return at
