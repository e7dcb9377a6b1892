"""Protocol of the parser, for attributes that parse themselves.

Annotations only: this module is not imported at run time, and not compiled. It is not in `protocols.py` so that
attributes do not depend on errors, which depend on attributes.
"""

from __future__ import annotations

from typing import Protocol

from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.ir.attributes import Attribute
    from pyopt.ir.errors import DiagnosticError
    from pyopt.ir.types import Type


class KeywordParser(Protocol):
    """The part of the parser that attributes with keywords use (`pyopt.syntax.attribute_parser`)."""

    i: int
    form_name: str

    def peek(self) -> str: ...
    def accept(self, token: str) -> bool: ...
    def expect(self, token: str, message: str = "") -> None: ...
    def take_string(self) -> str: ...
    def parse_attribute(self, type: Type | None = None) -> Attribute: ...
    def error(self, message: str, index: int | None = None, delta: int = 0) -> DiagnosticError: ...
