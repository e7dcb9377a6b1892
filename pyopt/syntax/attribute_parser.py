"""The parser's attribute layer: builtin attributes, aliases, attribute dictionaries, and dispatch to dialects.

Helpers for op parsers (`parse_symbol_name`, `parse_integer_attr`, ...) are at the end.
"""

from __future__ import annotations

from pyopt.ir.affine import AffineMapAttr, IntegerSetAttr
from pyopt.ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    ArrayAttr,
    Attribute,
    DialectAttribute,
    DictionaryAttr,
    IntegerAttr,
    OpaqueAttr,
    TypeAttr,
    TypedAttribute,
)
from pyopt.ir.context import ATTRIBUTE_DIALECTS, Context
from pyopt.ir.core import NO_ATTRIBUTES
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import NONE, Type
from pyopt.light import Final
from pyopt.syntax.lexer import APART, Source
from pyopt.syntax.literal_parser import LiteralParser, symbol_of
from pyopt.syntax.names import symbol_text
from pyopt.syntax.type_parser import MAX_NESTING, UNREGISTERED_HINT, begins_type

_KEYWORDS: Final = frozenset(
    (
        "true", "false", "unit", "loc", "affine_map", "affine_set", "dense", "dense_resource", "sparse",
    )
)  # fmt: skip
"""The keywords that begin an attribute."""
_NEVER_OPTIONAL: Final = ("array", "strided", "distinct")
"""More of them, which the reference does not look for where an attribute may be left out."""


class AttributeParser(LiteralParser):
    """Parses attributes. `attribute_aliases` is keyed without `#`."""

    def __init__(self, source: Source, context: Context) -> None:
        super().__init__(source, context)
        self.attribute_aliases: dict[str, Attribute] = {}

    # Entry points.

    def type_name(self, type: Type) -> str:
        """A type in quotes, for messages."""
        return f"'{self.type_text(type)}'"

    def type_text(self, type: Type) -> str:
        """A type as the printer writes it without aliases."""
        from pyopt.syntax.attribute_printer import AttributePrinter

        return AttributePrinter().type(type)

    def parse_attribute(self, type: Type | None = None) -> Attribute:
        """Any attribute. With `type`, literals take it and no `: type` is read after them."""
        attribute = self.parse_optional_attribute(type)
        if attribute is None:
            token = self.tokens[self.i]
            if token not in _NEVER_OPTIONAL:
                raise self.wrong_token("expected attribute value")
            attribute = self._keyword(token, type)
        return attribute

    def parse_optional_attribute(self, type: Type | None = None) -> Attribute | None:
        """An attribute if the current token can begin one."""
        token = self.tokens[self.i]
        first = token[:1]
        if "0" <= first <= "9":
            if type is not None:
                return self._number_literal(token, type, False)
            at = self.i
            tokens = self.tokens
            key = (token, (tokens[at + 2] or ":") if tokens[at + 1] == ":" else "")
            number = self.numbers.get(key)
            if number is not None:
                self.i = at + 3 if key[1] else at + 1
                return number
            number = self._number_literal(token, None, False)
            if self.i == (at + 3 if key[1] else at + 1):
                self.numbers[key] = number
            return number
        if first == '"':
            return self._string(token, type)
        if first == "@":
            return self._symbol_reference(token)
        if first == "#" and len(token) > 1 and token != "#-}":
            found = self.attribute_aliases.get(token[1:])
            if found is not None:
                self.i += 1
                return self._checked(found, type)
            return self._extended_attribute(token, type)
        if first == "[":
            return self._array()
        if first == "{" and token == "{":
            return DictionaryAttr.get(self.parse_attr_dict())
        if first == "-" and token == "-":
            self.i += 1
            literal = self.tokens[self.i]
            if not "0" <= literal[:1] <= "9":
                raise self.wrong_token("expected constant integer or floating point value")
            return self._number_literal(literal, type, True)
        found_type = self.types.get(token)
        if found_type is not None:
            self.i += 1
            return TypeAttr.get(found_type)
        if token in _KEYWORDS or token.startswith("dense<"):
            return self._keyword(token, type)
        if first == "(" or begins_type(token):
            return TypeAttr.get(self.parse_type())
        return None

    def _checked(self, attribute: Attribute, type: Type | None) -> Attribute:
        """The attribute, unless it has a type and another was asked for."""
        if type is None:
            return attribute
        found: Type | None = None
        if isinstance(attribute, TypedAttribute):
            found = attribute.type
        elif isinstance(attribute, DialectAttribute):
            found = attribute.self_type()
        if found is not None and found is not type:
            raise self.error(
                f"attribute type different than expected: expected {self._type_text(type)}, "
                f"but got {self._type_text(found)}"
            )
        return attribute

    def _keyword(self, token: str, type: Type | None) -> Attribute:
        if token in ("true", "false"):
            self.i += 1
            return TRUE if token == "true" else FALSE
        if token == "unit":
            self.i += 1
            return UNIT
        if token == "affine_map":
            self.i += 1
            self.expect("<", "expected '<' in affine map")
            map = self.parse_affine_map()
            self.expect(">", "expected '>' in affine map")
            return AffineMapAttr.get(map)
        if token == "affine_set":
            self.i += 1
            self.expect("<", "expected '<' in integer set")
            set = self.parse_integer_set()
            self.expect(">", "expected '>' in integer set")
            return IntegerSetAttr.get(set)
        if token == "array":
            return self._dense_array()
        if token == "strided":
            return self._strided()
        if token == "distinct":
            return self._distinct()
        if token == "loc":
            self.i += 1
            return self.parse_inline_location()
        from pyopt.syntax import elements_parser

        if token == "dense_resource":
            return elements_parser.parse_dense_resource(self, type)
        if token == "sparse":
            return elements_parser.parse_sparse_elements(self, type)
        return elements_parser.parse_dense_elements(self, type)

    # Arrays and dictionaries.

    def _array(self) -> ArrayAttr:
        self.i += 1
        self.enter()
        elements: list[Attribute] = []
        if not self.accept("]"):
            elements.append(self.parse_attribute())
            while self.accept(","):
                elements.append(self.parse_attribute())
            self.expect("]", "expected ',' or ']'")
        self.nesting -= 1
        return ArrayAttr.get(tuple(elements))

    def parse_optional_attr_dict(self) -> dict[str, Attribute]:
        """`{a = b, c}` if one is here; the shared NO_ATTRIBUTES otherwise."""
        if self.tokens[self.i] != "{":
            return NO_ATTRIBUTES
        return self.parse_attr_dict()

    def parse_attr_dict(self) -> dict[str, Attribute]:
        """`{a = b, c}`."""
        tokens = self.tokens
        self.expect("{", "expected '{' in attribute dictionary")
        self.enter()
        entries: dict[str, Attribute] = {}
        if tokens[self.i] == "}":
            self.i += 1
            self.nesting -= 1
            return entries
        while True:
            at = self.i
            token = tokens[at]
            first = token[:1]
            if (first.isalpha() and first.isascii()) or first == "_":
                if token[-1] == ">":
                    name = token.partition("<")[0]
                    self.split([name, token[len(name) :]])
                    token = name
                name = token
                self.i = at + 1
            elif first == '"':
                name = self.take_string_literal(token)
                if not name:
                    raise self.error("expected valid attribute name", at)
            else:
                raise self.wrong_token("expected attribute name")
            if name in entries:
                raise self.error(f"duplicate key '{name}' in dictionary attribute", at)
            if tokens[self.i] == "=":
                self.i += 1
                entries[name] = self.parse_attribute()
            else:
                entries[name] = UNIT
            if tokens[self.i] != ",":
                break
            self.i += 1
        self.expect("}", "expected '}' in attribute dictionary")
        self.nesting -= 1
        return entries

    # Attributes of dialects.

    def _extended_attribute(self, token: str, type: Type | None) -> Attribute:
        """`#dialect.mnemonic<...>`, `#dialect<...>`, or an alias that does not exist."""
        at = self.i
        apart = token[-1] == APART
        if apart:
            token = token[:-1]
        name, dot, mnemonic = token[1:].partition(".")
        self.i += 1
        if apart and not dot and name in self.attribute_aliases:
            return self._checked(self.attribute_aliases[name], type)
        plain = apart or self.tokens[self.i] != "<"
        if not dot and plain:
            raise self.wrong_token(f"undefined symbol alias id '{name}'").among(name, self.attribute_aliases)
        dialect = self.context.attribute_dialect(name)
        if name in ATTRIBUTE_DIALECTS and dialect is not None:
            declared = mnemonic if dot else self.tokens[self.i + 1]
            if declared not in dialect.attributes:
                dialect = None
        if dialect is None:
            body = self.take_symbol_body(at, bool(dot), mnemonic)
            if "-" in name:
                raise self.invalid_namespace(at, name, dot)
            if self.accept(":"):
                type = self.parse_type()
            elif type is None:
                type = NONE
            if not self.context.allow_unregistered:
                text = f'#"{name}"<"{body}"> : {self._type_text(type)} attribute created with unregistered dialect. '
                raise self.error(text + UNREGISTERED_HINT, at, len(name) + 2 if dot else 0)
            return OpaqueAttr.get(symbol_text(name, body), type)
        where = (at, len(name) + 2)
        if not dot:
            self.i += 1
            where = (self.i, 0)
            mnemonic = self.tokens[self.i]
            self.i += 1
        parse = dialect.attributes.get(mnemonic)
        if parse is None and dot:
            mnemonic = self.separate_mnemonic(at, mnemonic)
            parse = dialect.attributes.get(mnemonic)
        if parse is None:
            self.skip_symbol_body(at)
            if dialect.dynamic:
                raise self.error("expected dynamic attribute", *where)
            if not dialect.attributes:
                raise self.error(f"dialect '{name}' provides no attribute parsing hook", *where)
            if not (mnemonic[:1].isalpha() or mnemonic[:1] == "_"):
                raise self.error("expected valid keyword", *where)
            error = self.error(f"unknown attribute `{mnemonic}` in dialect `{name}`", *where)
            raise error.among(mnemonic, dialect.attributes)
        self.enter()
        try:
            attribute = parse(self)
            if not dot:
                self.expect(">")
        except DiagnosticError:
            if self.nesting <= MAX_NESTING:  # else each level would look for its end, which is far
                self.skip_symbol_body(at)
            raise
        self.nesting -= 1
        if dot and plain:
            # Nothing of what the dialect may have read belongs to the attribute.
            self.i = at + 1
        elif dot and self.i == at + 1:
            # Nothing was read: the body is left out.
            self.skip_symbol_body(at)
        if self.tokens[self.i] == ":" and self.tokens[self.i + 1] != ":":
            # The reference lets a type follow and hands it to the dialect; none of ours wants one.
            self.i += 1
            self.parse_type()
        return self._checked(attribute, type)

    # Definitions at the top level of a file.

    def parse_attribute_alias_definition(self) -> None:
        """`#x = attribute`."""
        name = self.tokens[self.i][1:].rstrip(APART)
        if name in self.attribute_aliases:
            raise self.error(f"redefinition of attribute alias id '{name}'")
        if "." in name:
            raise self.error("attribute names with a '.' are reserved for dialect-defined names")
        self.i += 1
        self.expect("=", "expected '=' in attribute alias definition")
        self.attribute_aliases[name] = self.parse_attribute()

    def parse_file_metadata(self) -> None:
        """`{-# dialect_resources: {...} #-}`."""
        from pyopt.syntax.file_metadata import parse_file_metadata

        parse_file_metadata(self)

    # For op parsers.

    def kind_error(self, at: int) -> DiagnosticError:
        """The error for an attribute (it begins at token `at`) that is none of the wanted kind."""
        return self.error("invalid kind of attribute specified", at)

    def parse_symbol_name(self) -> str:
        """`@name`, as the bytes of the name."""
        token = self.tokens[self.i]
        if token[:1] != "@" or len(token) == 1:
            raise self.error("expected valid '@'-identifier for symbol name")
        self.i += 1
        return symbol_of(token)

    def parse_integer_attr(self, type: Type | None = None) -> IntegerAttr:
        """An integer literal; of `type`, or of the type behind its colon."""
        at = self.i
        attribute = self.parse_attribute(type)
        if not isinstance(attribute, IntegerAttr):
            raise self.kind_error(at)
        return attribute
