"""LinePositions and columns of a text, in the units that editors count in, and offsets of characters."""

from __future__ import annotations

import re
from bisect import bisect_right

from pyopt.light import Final, final

UTF_8: Final = "utf-8"
UTF_16: Final = "utf-16"
UTF_32: Final = "utf-32"
_LINE_END: Final = re.compile(r"\r\n|\n|\r")


@final
class LinePositions:
    """The lines of a text. LinePositions and columns are 0-based; columns count units of `encoding`."""

    __slots__ = ("encoding", "starts", "text")

    def __init__(self, text: str, encoding: str = UTF_16) -> None:
        self.text = text
        self.encoding = encoding
        self.starts = [0, *[found.end() for found in _LINE_END.finditer(text)]]

    def offset(self, line: int, column: int) -> int:
        """The offset of a place; a place outside of the text, or of its line, is moved to the nearest one in it."""
        if line >= len(self.starts):
            return len(self.text)
        if line < 0 or column < 0:
            return self.starts[max(line, 0)]
        start = self.starts[line]
        content = self._line(line)
        if content.isascii() or self.encoding == UTF_32:
            return start + min(column, len(content))
        units = 0
        for at, char in enumerate(content):
            if units >= column:
                return start + at
            units += _units(char, self.encoding)
        return start + len(content)

    def position(self, offset: int) -> tuple[int, int]:
        """The line and column of an offset."""
        line = bisect_right(self.starts, offset) - 1
        before = self.text[self.starts[line] : offset]
        if before.isascii() or self.encoding == UTF_32:
            return line, len(before)
        return line, sum([_units(char, self.encoding) for char in before])

    def edited(self, first: tuple[int, int], last: tuple[int, int], new: str) -> str:
        """The text with something else between two places."""
        start = self.offset(*first)
        return f"{self.text[:start]}{new}{self.text[max(self.offset(*last), start) :]}"

    def _line(self, line: int) -> str:
        """The text of a line without its end."""
        end = self.starts[line + 1] if line + 1 < len(self.starts) else len(self.text)
        content = self.text[self.starts[line] : end]
        return content.rstrip("\r\n") if line + 1 < len(self.starts) else content


def _units(char: str, encoding: str) -> int:
    """The number of units that a character takes."""
    if encoding == UTF_8:
        return len(char.encode("utf-8", "surrogatepass"))
    return 2 if ord(char) > 0xFFFF else 1
