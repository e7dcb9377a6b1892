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


class ParameterParser(Protocol):
    """The part of the parser that parameters of types and attributes use (`pyopt.syntax.parser`)."""

    def peek(self) -> str: ...
    def expect(self, token: str, message: str = "") -> None: ...
    def parse_type(self) -> Type: ...
    def parse_attribute(self, type: Type | None = None) -> Attribute: ...
    def take_signed_integer(self, width: int) -> int: ...
    def take_string(self, message: str = "expected string literal") -> str: ...
    def take_keyword(self, message: str = "expected valid keyword") -> str: ...


class DeclaredType(Protocol):
    """A declaration of a type (`pyopt.ir.parametric`)."""

    @property
    def mnemonic(self) -> str: ...
    def parse(self, parser: ParameterParser) -> Type: ...


class DeclaredAttribute(Protocol):
    """A declaration of an attribute (`pyopt.ir.parametric`)."""

    @property
    def mnemonic(self) -> str: ...
    def parse(self, parser: ParameterParser) -> Attribute: ...
