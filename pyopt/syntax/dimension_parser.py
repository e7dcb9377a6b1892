"""The parser's layer for dimension lists, the `4x?x` of shapes.

The lexer makes most of them one token; what it cuts otherwise (`0xf32` as a hexadecimal number, `x8xf32` as a word)
is cut again here.
"""

from __future__ import annotations

from pyopt.diagnostics.numerals import small_integer
from pyopt.ir.types import DYNAMIC, MAX_EXTENT
from pyopt.syntax.affine_parser import AffineParser
from pyopt.syntax.lexer import tokenize


class DimensionParser(AffineParser):
    """Parses dimension lists."""

    def parse_dimensions(self, dynamic: bool, scalable: list[bool] | None = None) -> list[int]:
        """Extents, each with an `x` behind it; `scalable` gets one flag for each where `[4]` is allowed."""
        shape: list[int] = []
        while True:
            token = self.tokens[self.i]
            if token == "[" and scalable is not None:
                self.i += 1
                shape.append(self._bracketed_extent())
                scalable.append(True)
                self.take_x()
            elif token.isdigit() or (token == "?" and dynamic):
                shape.append(self._extent(token))
                if scalable is not None:
                    scalable.append(False)
                self.i += 1
                self.take_x()
            elif token.startswith("0x"):
                # `0xf32` looks like a hexadecimal number, `0xi8` does not.
                self.split(["0", *_pieces(token[1:])])
            elif len(token) > 1 and token[-1] == "x" and (token[0].isdigit() or (token[0] == "?" and dynamic)):
                if not self._take_dimensions(token, dynamic, scalable, shape):
                    return shape
            else:
                return shape

    def _take_dimensions(self, token: str, dynamic: bool, scalable: list[bool] | None, shape: list[int]) -> bool:
        """Takes a `4x?x` token as far as it is allowed; whether that was all of it."""
        position = 0
        for extent in token[:-1].split("x"):
            if extent == "?" and not dynamic:
                self.split([token[:position], token[position:]])
                self.i += 1
                return False
            if extent != "?" and small_integer(extent) > MAX_EXTENT:
                raise self.error("invalid dimension", None, position)
            shape.append(DYNAMIC if extent == "?" else small_integer(extent))
            if scalable is not None:
                scalable.append(False)
            position += len(extent) + 1
        self.i += 1
        return True

    def _extent(self, token: str) -> int:
        if token == "?":
            return DYNAMIC
        if small_integer(token) > MAX_EXTENT:
            raise self.error("invalid dimension")
        return small_integer(token)

    def _bracketed_extent(self) -> int:
        token = self.tokens[self.i]
        digits = len(token) - len(token.lstrip("0123456789"))
        if digits and digits < len(token) and token[digits] == "x":
            self.split([token[:digits], *_pieces(token[digits:])])
            token = self.tokens[self.i]
        if not token.isdigit():
            raise self.error("invalid dimension")
        extent = self._extent(token)
        self.i += 1
        self.expect("]", "missing ']' closing scalable dimension")
        return extent

    def take_x(self) -> None:
        """Takes the `x` behind an extent, which may be glued to what follows."""
        token = self.tokens[self.i]
        if token[:1] != "x":
            raise self.wrong_token("expected 'x' in dimension list")
        if len(token) > 1:
            self.split(_pieces(token))
        self.i += 1


def _pieces(text: str) -> list[str]:
    """The tokens of `x...`, the x first."""
    return ["x", *tokenize(text[1:])[:-8]] if len(text) > 1 else ["x"]
