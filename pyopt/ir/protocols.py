"""Protocols of the parser and printer, for the hooks of types, attributes and constraints.

Annotations only: this module is not imported at run time, and not compiled.
"""

from __future__ import annotations

from typing import Protocol

from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.ir.attributes import Attribute, DenseArrayAttr
    from pyopt.ir.types import FloatType, IntegerType, Type


class BodyPrinter(Protocol):
    """The part of the printer that `body` uses (`pyopt.syntax.attribute_printer`)."""

    def type(self, type: Type) -> str: ...
    def attribute(self, attribute: Attribute, elide_type: bool = False) -> str: ...
    def escape(self, text: str) -> str: ...


class DenseArrayParser(Protocol):
    """The part of the parser that a dense array uses (`pyopt.syntax.attribute_parser`)."""

    def parse_dense_array(self, element_type: IntegerType | FloatType) -> DenseArrayAttr: ...
    def parse_optional_dense_array(self, element_type: IntegerType | FloatType) -> DenseArrayAttr | None: ...


class DenseArrayPrinter(Protocol):
    """The part of the printer that a dense array uses (`pyopt.syntax.attribute_printer`)."""

    def dense_array_elements(self, attribute: DenseArrayAttr) -> str: ...
