"""The units of a text, for the layout.

A unit is what the layout begins a line with: a statement up to the brace that opens its region, what follows the brace
that closes it, a block's label, a comment of its own.
"""

from __future__ import annotations

from pyopt.light import Final, final

STATEMENT: Final = 0
TAIL: Final = 1
"""The kind of a unit that begins with the brace that closes a region."""
LABEL: Final = 2
COMMENT: Final = 3
PART: Final = 4
"""A line within a statement, where the printer begins one: a case of a switch."""


@final
class TextUnit:
    """The tokens from `first` up to `last`, which is not part of it; `depth` regions are around it.

    `comment` is the comment behind it, or -1. `opens`: it ends with the brace that opens a region. `inner`: comments
    stand within.
    """

    __slots__ = ("comment", "depth", "first", "inner", "kind", "last", "op", "opens")

    def __init__(self, first: int, depth: int, kind: int) -> None:
        self.first = first
        self.last = first
        self.depth = depth
        self.kind = kind
        self.comment = -1
        self.opens = False
        self.inner = False
        self.op = ""


@final
class TextStructure:
    """The units of a text; `blanks[i]`: a blank stands before token i within a line; `braces`: contexts of `{`."""

    __slots__ = ("blanks", "braces", "units")

    def __init__(self, count: int) -> None:
        self.units: list[TextUnit] = []
        self.blanks = bytearray(count)
        self.braces: dict[int, str] = {}
