"""The parser's layer for locations: what stands between the parentheses of `loc(...)`."""

from __future__ import annotations

from pyopt.diagnostics.numerals import small_literal
from pyopt.ir.attributes import (
    UNKNOWN_LOC,
    Attribute,
    CallSiteLoc,
    FileLineColLoc,
    FusedLoc,
    Location,
    NameLoc,
    characters_of,
)
from pyopt.light import Final
from pyopt.syntax.type_parser import TypeParser

_NO_LINE: Final = "expected integer line number in FileLineColRange"
_NO_COLUMN: Final = "expected integer column number in FileLineColRange"

_NO_END: Final = "expected either integer or `:` post `to` in FileLineColRange"
SHORT: Final = 10
"""A number of fewer digits has less than 32 bits."""


class LocationParser(TypeParser):
    """Parses locations, where an attribute is wanted and behind an op."""

    def parse_inline_location(self) -> Location:
        """`loc(...)`, the keyword already taken."""
        self.expect("(", "expected '(' in inline location")
        location = self.parse_location()
        self.expect(")", "expected ')' in inline location")
        return location

    def parse_location(self) -> Location:
        """Any location, or the alias of one."""
        token = self.tokens[self.i]
        if token[:1] == '"' and len(token) > 1:
            return self._name_or_file_location()
        if token == "unknown":
            self.i += 1
            return UNKNOWN_LOC
        if token == "callsite":
            return self._call_site()
        if token == "fused":
            return self._fused()
        if token[:1] == "#" and len(token) > 1:
            attribute = self.parse_attribute()
            if not isinstance(attribute, Location):
                raise self.error(f"expected location attribute, but got{self.attribute_text(attribute)}")
            return attribute
        raise self.wrong_token("expected location instance")

    def _name_or_file_location(self) -> Location:
        name = self.take_string()
        if self.accept(":"):
            return self._file_location(characters_of(name))
        child: Location = UNKNOWN_LOC
        if self.accept("("):
            self.enter()
            child = self.parse_location()
            self.nesting -= 1
            self.expect(")", "expected ')' after child location of NameLoc")
        return NameLoc.get(name, child)

    def _file_location(self, name: str) -> Location:
        """`line`, `line:column`, `line:column to :column` or `line:column to line:column`."""
        line = self._number(_NO_LINE)
        if not self.accept(":"):
            return FileLineColLoc.get(name, line, 0)
        column = self._number(_NO_COLUMN)
        if not self.accept("to"):
            return FileLineColLoc.get(name, line, column)
        end_line = line
        if not self.accept(":"):
            if not self._is_number():
                raise self.wrong_token(_NO_END)
            end_line = small_literal(self.tokens[self.i])
            if end_line >= 1 << 32:
                raise self.wrong_token(_NO_LINE)
            self.i += 1
            self.expect(":", _NO_END)
        return FileLineColLoc.get_range(name, line, column, end_line, self._number(_NO_COLUMN))

    def parse_location_clause(self) -> Location:
        """`loc(...)`; the current token is `loc`, which can be nothing else."""
        self.i += 1
        self.expect("(", "expected '(' in location")
        found = self.parse_location()
        self.expect(")", "expected ')' in location")
        return found

    def _is_number(self) -> bool:
        token = self.tokens[self.i]
        return token.isdigit() or (token.startswith("0x") and token[-1] != "x")

    def _number(self, message: str) -> int:
        token = self.tokens[self.i]
        if len(token) < SHORT and token.isdigit():
            self.i += 1
            return int(token)
        if not self._is_number():
            raise self.wrong_token(message)
        value = small_literal(token)
        if value >= 1 << 32:
            raise self.error(message)
        self.i += 1
        return value

    def _call_site(self) -> Location:
        self.i += 1
        self.enter()
        self.expect("(", "expected '(' in callsite location")
        callee = self.parse_location()
        self.expect("at", "expected 'at' in callsite location")
        caller = self.parse_location()
        self.expect(")", "expected ')' in callsite location")
        self.nesting -= 1
        return CallSiteLoc.get(callee, caller)

    def _fused(self) -> Location:
        self.i += 1
        self.enter()
        metadata: Attribute | None = None
        if self.accept("<"):
            metadata = self.parse_attribute()
            self.expect(">", "expected '>' after fused location metadata")
        self.expect("[", "expected '[' in fused location")
        locations: list[Location] = []
        if not self.accept("]"):
            locations.append(self.parse_location())
            while self.accept(","):
                locations.append(self.parse_location())
            self.expect("]", "expected ']' in fused location")
        self.nesting -= 1
        return fused_location(locations, metadata)

    def attribute_text(self, attribute: Attribute) -> str:
        """An attribute as the printer writes it without aliases, for messages."""
        from pyopt.syntax.attribute_printer import AttributePrinter

        return AttributePrinter().attribute(attribute)


def fused_location(locations: list[Location], metadata: Attribute | None) -> Location:
    """One location for many: each once, without unknown ones, fused ones of equal metadata spread out.

    fused[] -> unknown; fused[a] -> a; fused[a, fused[b, a]] -> fused[a, b]
    """
    parts: dict[Location, None] = {}
    for location in locations:
        if isinstance(location, FusedLoc) and location.metadata is metadata:
            for one in location.locations:
                parts[one] = None
        elif location is not UNKNOWN_LOC:
            parts[location] = None
    if not parts:
        if metadata is None:
            return UNKNOWN_LOC
        return FusedLoc.get((UNKNOWN_LOC,), metadata)
    if len(parts) == 1 and metadata is None:
        return next(iter(parts))
    return FusedLoc.get(tuple(parts), metadata)
