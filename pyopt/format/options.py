"""Options of the layout, and its error."""

from __future__ import annotations

from pyopt.light import final


@final
class LayoutOptions:
    """The settings of a layout.

    `width`: columns that a line should have at most, 0 for no limit. `lines`: ranges of 1-based lines of the input,
    both ends included; only statements that touch them change; () for all. `canonical_syntax`: ops in generic form get
    their custom form, and attributes that stand for a default go.
    """

    __slots__ = ("canonical_syntax", "lines", "width")

    def __init__(
        self, width: int = 100, lines: tuple[tuple[int, int], ...] = (), canonical_syntax: bool = False
    ) -> None:
        self.width = width
        self.lines = lines
        self.canonical_syntax = canonical_syntax

    def with_lines(self, lines: tuple[tuple[int, int], ...]) -> LayoutOptions:
        """The same for other lines."""
        return LayoutOptions(self.width, lines, self.canonical_syntax)


@final
class LayoutError(Exception):
    """The text cannot be cut into tokens, or its layout could not be proved to keep them; both places are 1-based."""

    def __init__(self, message: str, line: int, column: int) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column
