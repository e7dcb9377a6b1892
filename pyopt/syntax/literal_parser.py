"""The parser's layer for literals: numbers, strings, symbol references, dense arrays, strided layouts, distinct."""

from __future__ import annotations

from pyopt.diagnostics.numerals import integer_literal, most_digits, small_integer
from pyopt.ir.attributes import (
    UNIT,
    Attribute,
    DenseArrayAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
)
from pyopt.ir.context import Context
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import DYNAMIC, F64, I1, I64, NONE, SIGNED, UNSIGNED, FloatType, IndexType, IntegerType, Type
from pyopt.syntax.lexer import END, Source
from pyopt.syntax.location_parser import LocationParser
from pyopt.syntax.tokens import bad_escape, unescape


class LiteralParser(LocationParser):
    """Parses attributes that hold no other attributes."""

    def __init__(self, source: Source, context: Context) -> None:
        super().__init__(source, context)
        self.form_name = ""
        """The op whose assembly format is being read."""
        self.distinct_attributes: dict[int, DistinctAttr] = {}
        self.numbers: dict[tuple[str, str], Attribute] = {}
        """Number literals met before, by their token and that of their type ("" where none is written)."""

    def _type_text(self, type: Type) -> str:
        from pyopt.syntax.attribute_printer import AttributePrinter

        return f"'{AttributePrinter().type(type)}'"

    # Numbers.

    def _number_literal(self, token: str, type: Type | None, negative: bool) -> Attribute:
        at = self.i
        if token.isdigit() or (token.startswith("0x") and token[-1] != "x"):
            self.i += 1
            if type is None:
                type = self.parse_type() if self.accept(":") else I64
            if isinstance(type, FloatType):
                return FloatAttr.get(self._float_bits(token, type, negative, at), type)
            if not isinstance(type, (IntegerType, IndexType)):
                raise self.error("integer literal not valid for specified type", at)
            if negative and isinstance(type, IntegerType) and type.signedness == UNSIGNED:
                raise self.error("negative integer literal not valid for unsigned integer type", at)
            value = integer_in_range(token, type, negative)
            if value is None:
                raise self.error("integer constant out of range for attribute", at)
            return IntegerAttr.get(value, type)
        if "." not in token:
            # `5xf32`: a dimension list elsewhere, here a number and an identifier.
            digits = token.partition("x")[0]
            self.split([digits, token[len(digits) :]])
            return self._number_literal(digits, type, negative)
        self.i += 1
        if type is None:
            type = self.parse_type() if self.accept(":") else F64
        if not isinstance(type, FloatType):
            raise self.error("floating point value not valid for specified type")
        return FloatAttr.get(self._float_bits(token, type, negative, at), type)

    def _float_bits(self, token: str, type: FloatType, negative: bool, at: int) -> int:
        """The encoding of a number token (the one at `at`) in a float type."""
        if "." in token:
            from pyopt.ir.floats import from_float

            value = float(token)
            return from_float(-value if negative else value, type)
        if not token.startswith("0x") or len(token) == 2:
            error = self.error("unexpected decimal integer literal for a floating point value", at)
            error.notes = (("add a trailing dot to make the literal a float", error.place),)
            raise error
        if negative:
            raise self.error("hexadecimal float literal should not have a leading minus", at)
        bits = int(token, 16)
        if bits >> type.width:
            raise self.error("hexadecimal float constant out of range for type", at)
        return bits

    def take_float(self, type: FloatType) -> int:
        """A float literal with its sign, as its encoding in a type."""
        negative = self.accept("-")
        at = self.i
        token = self.separate_number()
        if not token[:1].isdigit():
            raise self.error("expected floating point literal", at)
        self.i += 1
        return self._float_bits(token, type, negative, at)

    # Strings and symbols.

    def _string(self, token: str, type: Type | None) -> Attribute:
        value = self.take_string_literal(token)
        if type is None:
            type = self.parse_type() if self.accept(":") else NONE
        return StringAttr.get(value, type)

    def take_string_literal(self, token: str) -> str:
        """The bytes of the string token, which is taken; errors if it has no end or a wrong escape."""
        if len(token) < 2 or ("\\" in token and bad_escape(token) >= 0):
            raise self.error("expected string literal")
        self.i += 1
        return unescape(token)

    def _symbol_reference(self, token: str) -> SymbolRefAttr:
        if len(token) == 1 or ("\\" in token and bad_escape(token) >= 0):
            raise self.error("expected attribute value")
        self.i += 1
        tokens = self.tokens
        if tokens[self.i] != ":":
            return SymbolRefAttr.get(symbol_of(token))
        if tokens[self.i + 1] != ":":
            self._skip_last_colon()
            return SymbolRefAttr.get(symbol_of(token))
        path = [symbol_of(token)]
        while tokens[self.i] == ":" and tokens[self.i + 1] == ":":
            self.i += 2
            nested = tokens[self.i]
            if nested[:1] != "@" or len(nested) == 1:
                raise self.error_at_end("expected nested symbol reference identifier")
            path.append(symbol_of(nested))
            self.i += 1
        self._skip_last_colon()
        return SymbolRefAttr.get(*path)

    def _skip_last_colon(self) -> None:
        """As in the reference, a colon between a symbol and the end of the source is taken for half of `::`."""
        if self.tokens[self.i] == ":" and self.tokens[self.i + 1] == END:
            self.i += 1

    # array<...>, strided<...>, distinct[...]<...>.

    def _dense_array(self) -> Attribute:
        self.i += 1
        self.expect("<", "expected '<' after 'array'")
        at = self.i
        type = self.parse_type()
        if not isinstance(type, (IntegerType, FloatType, IndexType)):
            raise self.error(f"expected integer or float type, got: {self._type_text(type)}", at)
        if isinstance(type, (IntegerType, FloatType)) and type.width % 8 and type is not I1:
            raise self.error("element type bitwidth must be a multiple of 8", at)
        if self.accept(">"):
            return DenseArrayAttr.get(type, ())
        self.expect(":", "expected ':' after dense array type")
        values = [self._array_element(type)]
        while self.accept(","):
            values.append(self._array_element(type))
        self.expect(">", "expected '>' to close an array attribute")
        return DenseArrayAttr.get(type, tuple(values))

    def _array_element(self, type: IntegerType | FloatType | IndexType) -> int:
        negative = self.accept("-")
        at = self.i
        token = self.tokens[at]
        if isinstance(type, FloatType):
            if not "0" <= token[:1] <= "9":
                raise self.error("expected integer or floating point literal")
            self.i += 1
            return self._float_bits(token, type, negative, at)
        if token in ("true", "false"):
            if type is not I1:
                raise self.error("expected i1 type for 'true' or 'false' values")
            self.i += 1
            return -1 if token == "true" else 0
        if not (token.isdigit() or (token.startswith("0x") and token[-1] != "x")):
            raise self.error("expected integer literal")
        self.i += 1
        value = integer_in_range(token, type, negative)
        if value is None:
            raise self.error("integer constant out of range")
        return IntegerAttr.get(value, type).value

    def _strided(self) -> Attribute:
        self.i += 1
        self.expect("<", "expected '<' after 'strided'")
        self.expect("[")
        strides: list[int] = []
        if not self.accept("]"):
            strides.append(self._stride())
            while self.accept(","):
                strides.append(self._stride())
            self.expect("]")
        offset = 0
        if not self.accept(">"):
            self.expect(",")
            self.expect("offset", "expected 'offset' after comma")
            self.expect(":", "expected ':' after 'offset'")
            offset = self._stride()
            self.expect(">")
        return StridedLayoutAttr.get(tuple(strides), offset)

    def _stride(self) -> int:
        at = self.i
        if self.accept("?"):
            return DYNAMIC
        negative = self.accept("-")
        token = self.tokens[self.i]
        if not token.isdigit() or small_integer(token) >= 1 << 63:
            message = "expected a 64-bit signed integer or '?'"
            raise self.error_at_end(message) if at == self.i else self.error(message, at)
        self.i += 1
        return -small_integer(token) if negative else small_integer(token)

    def _distinct(self) -> Attribute:
        start = self.i
        self.i += 1
        self.expect("[", "expected '[' after 'distinct'")
        token = self.tokens[self.i]
        if not token.isdigit():
            raise self.error("expected distinct ID")
        self.i += 1
        number = small_integer(token)
        if number >= 1 << 64:
            raise self.error("expected an unsigned 64-bit integer")
        self.expect("]", "expected ']' to close distinct ID")
        self.expect("<", "expected '<' after distinct ID")
        referenced: Attribute = UNIT
        if not self.accept(">"):
            referenced = self.parse_attribute()
            self.expect(">", "expected '>' to close distinct attribute")
        found = self.distinct_attributes.get(number)
        if found is None:
            found = self.distinct_attributes[number] = DistinctAttr(referenced)
        elif found.referenced is not referenced:
            text = self.attribute_text(found.referenced)
            raise self.error(f"referenced attribute does not match previous definition: {text}", start)
        return found

    # The bare form of arrays in assembly formats.

    def parse_dense_array(self, element_type: IntegerType | FloatType) -> DenseArrayAttr:
        """`[1, 2]`, the form of a dense array in assembly formats."""
        self.expect("[")
        values: list[int] = []
        if not self.accept("]"):
            try:
                values.append(self._bare_element(element_type))
                while self.accept(","):
                    values.append(self._bare_element(element_type))
            except DiagnosticError as error:
                # The reference goes on to the end of the list.
                if self.tokens[self.i - 1] != "-":
                    self.of_form(error, self.form_name)
                if self.tokens[self.i] != "]":
                    error.also = (self.wrong_token("expected ']'"),)
                raise
            self.expect("]")
        return DenseArrayAttr.get(element_type, tuple(values))

    def parse_optional_dense_array(self, element_type: IntegerType | FloatType) -> DenseArrayAttr | None:
        """`[1, 2]` if it is here."""
        return self.parse_dense_array(element_type) if self.tokens[self.i] == "[" else None

    def of_form(self, error: DiagnosticError, name: str) -> None:
        """Makes the error of a literal, at the current token or of one that is taken, one of the form of op `name`."""
        message = f"custom op '{name}' {error.message}"
        if self.tokens[self.i] == END and error.message.startswith("expected"):
            error.place = self.error(message).place
        error.message = message

    def _bare_element(self, type: IntegerType | FloatType) -> int:
        at = self.i
        if isinstance(type, FloatType):
            negative = self.accept("-")
            token = self.tokens[self.i]
            if not "0" <= token[:1] <= "9":
                raise self.error("expected floating point literal")
            self.i += 1
            return self._float_bits(token, type, negative, at)
        if type is I1:
            token = self.tokens[at]
            if token not in ("true", "false"):
                raise self.error("expected boolean value", at)
            self.i += 1
            return -1 if token == "true" else 0
        return self.take_signed_integer(type.width)

    def take_signed_integer(self, width: int) -> int:
        """An integer of an op's custom form, of 8 to 64 bits; as in the reference, truth values are 0 and -1."""
        at = self.i
        if self.tokens[at] in ("true", "false"):
            self.i += 1
            return -1 if self.tokens[at] == "true" else 0
        value = self.take_integer()
        if not -(1 << (width - 1)) <= value < 1 << (width - 1):
            raise self.error("integer value too large", at)
        return value


def symbol_of(token: str) -> str:
    """The name in `@name` or `@"na me"`, as bytes."""
    return unescape(token[1:]) if token[1] == '"' else token[1:]


def integer_in_range(token: str, type: IntegerType | IndexType, negative: bool) -> int | None:
    """The value of an integer token, not wrapped yet; None if the type cannot hold it.

    A signless type holds what either its signed or its unsigned variant does.
    """
    width = type.width if isinstance(type, IntegerType) else 64
    if not token.startswith("0x") and len(token) > 20 and len(token.lstrip("0")) > most_digits(width):
        return None
    value = integer_literal(token)
    if value >> width:
        return None
    if width == 0:
        return None if negative else 0
    if negative:
        return -value if 0 < value <= 1 << (width - 1) else None
    signed = isinstance(type, IndexType) or type.signedness == SIGNED
    return None if signed and value >> (width - 1) else value
