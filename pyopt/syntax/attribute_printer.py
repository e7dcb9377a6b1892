"""The printer's lower layer: types, attributes and locations to text.

Texts are kept per type and attribute, so an op's print function gets its type's text by one look-up. The alias tables
must be complete before the first text is made (`pyopt.syntax.aliases` fills them).
"""

from __future__ import annotations

from pyopt.diagnostics.numerals import decimal_text
from pyopt.ir.affine import AffineMapAttr, IntegerSetAttr
from pyopt.ir.attributes import (
    TRUE,
    UNIT,
    UNKNOWN_LOC,
    ArrayAttr,
    Attribute,
    CallSiteLoc,
    DenseArrayAttr,
    DialectAttribute,
    DictionaryAttr,
    DistinctAttr,
    FileLineColLoc,
    FloatAttr,
    FusedLoc,
    IntegerAttr,
    Location,
    NameLoc,
    OpaqueAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnknownLoc,
    held_as_bytes,
)
from pyopt.ir.tables import derived
from pyopt.ir.types import (
    DYNAMIC,
    F64,
    I1,
    I64,
    INDEX,
    NONE,
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IntegerType,
    MemRefType,
    OpaqueType,
    TensorType,
    TupleType,
    Type,
    VectorType,
)
from pyopt.light import Callable, Final, Iterable, final
from pyopt.syntax.affine_printer import integer_set_text, map_text
from pyopt.syntax.names import is_bare_identifier, symbol_text
from pyopt.syntax.print_options import PrintOptions

NEVER: Final = 0
MAY: Final = 1
MUST: Final = 2
"""Whether an attribute's type is left out: never, if it is the literal's default (i64, f64), or always."""

_SIGNS: Final = ("i", "si", "ui")

MARK: Final = "\1"
"""Stands on both sides of an alias whose number is not known yet; strings and names have no such character."""
VALUE_MARK: Final = "\2"
"""Stands around the number of a value in a part of a module, which is not known either."""


@final
class AliasMet(Exception):
    """Raised where the text depends on aliases, which have no numbers yet."""


def has_alias(symbol: Attribute | Type) -> bool:
    from pyopt.syntax.alias_names import attribute_alias, type_alias

    return (type_alias(symbol) if isinstance(symbol, Type) else attribute_alias(symbol)) != ""


class PrintObserver:
    """Is told of the attributes and types that are printed (`pyopt.syntax.aliases`)."""

    def see_type(self, type: Type) -> None:
        raise NotImplementedError

    def see_attribute(self, attribute: Attribute, elide_type: bool) -> None:
        raise NotImplementedError

    def see_location(self, location: Location) -> None:
        """The location of an op, whose alias may be defined behind the op."""
        raise NotImplementedError

    def postpone(self, make: Callable[[AttributePrinter], str]) -> str:
        """A mark for a text that is made when all aliases are known."""
        raise NotImplementedError


class AttributePrinter:
    """Makes the text of types and attributes; aliases are used where the tables have them."""

    def __init__(self, options: PrintOptions | None = None) -> None:
        self.options = options or PrintOptions()
        self.type_text: dict[Type, str] = {}
        self.attribute_text: dict[Attribute, str] = {}
        self.type_aliases: dict[Type, str] = {}
        self.attribute_aliases: dict[Attribute, str] = {}
        self.deferred_aliases: list[Attribute | Type] = []
        self.collector: PrintObserver | None = None
        """Set while aliases are collected: it is told of all that is printed."""
        self.dry_run = False
        """With a collector: what is written goes nowhere. Without this, aliases are written as marks."""
        self.awaits_aliases = False
        """`begin_marks` at the first attribute or type that has an alias."""
        self.used_resources: dict[str, list[str]] = {}
        """Dialect -> keys of its resources that were printed."""
        self.distinct_numbers: dict[DistinctAttr, int] = {}

    # Types.

    def type(self, type: Type) -> str:
        """The text of a type."""
        text = self.type_text.get(type)
        if text is None:
            if self.collector is not None:
                self.collector.see_type(type)
            text = self.type_aliases.get(type)
            if text is None:
                text = self.type_definition(type)
            elif self.collector is not None:
                self.type_definition(type)  # shows the collector what is in it
            self.type_text[type] = text
        return text

    def type_definition(self, type: Type) -> str:
        """The text of a type, not its own alias."""
        if isinstance(type, IntegerType):
            return f"{_SIGNS[type.signedness]}{type.width}"
        if type is INDEX:
            return "index"
        if isinstance(type, FloatType):
            return type.name
        if isinstance(type, TensorType):
            if type.shape is None:
                return f"tensor<*x{self.type(type.element_type)}>"
            text = f"tensor<{_dimensions(type.shape)}{self.type(type.element_type)}"
            if type.encoding is not None:
                return f"{text}, {self.attribute(type.encoding)}>"
            return text + ">"
        if isinstance(type, VectorType):
            pieces = [
                f"[{extent}]x" if scalable else f"{extent}x"
                for extent, scalable in zip(type.shape or (), type.scalable, strict=True)
            ]
            return f"vector<{''.join(pieces)}{self.type(type.element_type)}>"
        if isinstance(type, MemRefType):
            dimensions = "*x" if type.shape is None else _dimensions(type.shape)
            text = f"memref<{dimensions}{self.type(type.element_type)}"
            if type.layout is not None:
                text += ", " + self._attribute(type.layout, MAY)
            if type.memory_space is not None:
                text += ", " + self._attribute(type.memory_space, MAY)
            return text + ">"
        if isinstance(type, FunctionType):
            inputs = ", ".join([self.type(one) for one in type.inputs])
            results = type.results
            if len(results) == 1 and not isinstance(results[0], FunctionType):
                return f"({inputs}) -> {self.type(results[0])}"
            return f"({inputs}) -> ({', '.join([self.type(one) for one in results])})"
        if isinstance(type, TupleType):
            if self.awaits_aliases and has_alias(type):
                self.begin_marks()
                return self.type(type)
            return f"tuple<{', '.join([self.type(one) for one in type.types])}>"
        if isinstance(type, ComplexType):
            return f"complex<{self.type(type.element_type)}>"
        if isinstance(type, OpaqueType):
            return "!" + self._raw(type.text)
        if isinstance(type, DialectType):
            if self.awaits_aliases and has_alias(type):
                self.begin_marks()
                return self.type(type)
            dialect, _, mnemonic = type.keyword.partition(".")
            return "!" + symbol_text(dialect, mnemonic + type.body(self))
        assert type is NONE
        return "none"

    # Attributes.

    def attribute(self, attribute: Attribute, elide_type: bool = False) -> str:
        """The text of an attribute with its type, or without."""
        if elide_type:
            return self._attribute(attribute, MUST)
        text = self.attribute_text.get(attribute)
        if text is None:
            text = self.attribute_text[attribute] = self._attribute(attribute, NEVER)
        return text

    def _attribute(self, attribute: Attribute, elision: int) -> str:
        if self.collector is not None:
            self.collector.see_attribute(attribute, elision == MUST)
        if self.attribute_aliases:
            alias = self.attribute_aliases.get(attribute)
            if alias is not None:
                if self.collector is not None:
                    self.attribute_definition(attribute, elision)  # shows the collector what is in it
                return alias
        return self.attribute_definition(attribute, elision)

    def attribute_definition(self, attribute: Attribute, elision: int = NEVER) -> str:
        """The text of an attribute, not its own alias."""
        if isinstance(attribute, IntegerAttr):
            type = attribute.type
            if type is I1:
                return "true" if attribute is TRUE else "false"
            if elision and (elision == MUST or type is I64):
                return decimal_text(attribute.value)
            return f"{decimal_text(attribute.value)} : {self.type(type)}"
        if isinstance(attribute, FloatAttr):
            from pyopt.ir.floats import float_text

            float_type = attribute.type
            assert isinstance(float_type, FloatType)
            text = float_text(attribute.bits, float_type)
            if elision and (elision == MUST or (float_type is F64 and not text.startswith("0x"))):
                return text
            return f"{text} : {self.type(float_type)}"
        if attribute is UNIT:
            return "unit"
        if isinstance(attribute, StringAttr):
            text = f'"{self.escape(attribute.value)}"'
            if attribute.type is NONE or elision == MUST:
                return text
            return f"{text} : {self.type(attribute.type)}"
        if isinstance(attribute, TypeAttr):
            return self.type(attribute.value)
        if isinstance(attribute, SymbolRefAttr):
            return "::".join([self.symbol_name(name) for name in attribute.path])
        if isinstance(attribute, ArrayAttr):
            # Lists and dictionaries print alike wherever they stand. Their texts are kept: one may be there many times.
            pieces = [
                self.attribute(one) if isinstance(one, (ArrayAttr, DictionaryAttr)) else self._attribute(one, MAY)
                for one in attribute.elements
            ]
            return f"[{', '.join(pieces)}]"
        if isinstance(attribute, DictionaryAttr):
            return self.attr_dict(attribute.entries)
        if self.awaits_aliases and has_alias(attribute):
            self.begin_marks()
            return self._attribute(attribute, elision)
        if isinstance(attribute, DialectAttribute):
            dialect, _, mnemonic = attribute.keyword.partition(".")
            text = "#" + symbol_text(dialect, mnemonic + attribute.body(self))
            own_type = attribute.self_type()
            return text if own_type is None or elision == MUST else f"{text} : {self.type(own_type)}"
        if isinstance(attribute, AffineMapAttr):
            return f"affine_map<{map_text(attribute.value)}>"
        if isinstance(attribute, IntegerSetAttr):
            return f"affine_set<{integer_set_text(attribute.value)}>"
        if isinstance(attribute, DenseArrayAttr):
            return self._dense_array(attribute)
        if isinstance(attribute, StridedLayoutAttr):
            strides = ", ".join([_extent(stride) for stride in attribute.strides])
            offset = f", offset: {_extent(attribute.offset)}" if attribute.offset else ""
            return f"strided<[{strides}]{offset}>"
        if isinstance(attribute, Location):
            return self.location_definition(attribute)
        if isinstance(attribute, OpaqueAttr):
            text = "#" + self._raw(attribute.text)
            if attribute.type is NONE or elision == MUST:
                return text
            return f"{text} : {self.type(attribute.type)}"
        if isinstance(attribute, DistinctAttr):
            referenced = attribute.referenced
            inner = "" if referenced is UNIT else self.attribute(referenced)
            if self.awaits_aliases or (self.collector is not None and not self.dry_run):
                # The aliases' definitions come first.
                number = (self.collector or self.begin_marks()).postpone(lambda pr: pr.distinct_number(attribute))
            else:
                number = self.distinct_number(attribute)
            return f"distinct[{number}]<{inner}>"
        from pyopt.syntax.elements_printer import elements_text

        return elements_text(self, attribute, elision == MUST)

    def _raw(self, text: str) -> str:
        """Text of the source, in which anything may stand."""
        if MARK in text or VALUE_MARK in text:
            self.refuse_marks()
        return text

    def begin_marks(self) -> PrintObserver:
        """From here on, aliases are collected, and written as marks."""
        raise AliasMet

    def refuse_marks(self) -> None:
        """Raises `AliasMet` if aliases are not known yet: the attribute cannot be printed before they are."""
        if self.awaits_aliases or (self.collector is not None and not self.dry_run):
            raise AliasMet

    def distinct_number(self, attribute: DistinctAttr) -> str:
        numbers = self.distinct_numbers
        return str(numbers.setdefault(attribute, len(numbers)))

    def attr_dict(self, entries: Iterable[tuple[str, Attribute]]) -> str:
        """`{a = b, c}`."""
        pieces = []
        for name, attribute in entries:
            key = self.key(name)
            pieces.append(key if attribute is UNIT else f"{key} = {self.attribute(attribute)}")
        return "{" + ", ".join(pieces) + "}"

    def _dense_array(self, attribute: DenseArrayAttr) -> str:
        type = self.type(attribute.element_type)
        if not attribute.values:
            return f"array<{type}>"
        return f"array<{type}: {', '.join(self._array_elements(attribute))}>"

    def dense_array_elements(self, attribute: DenseArrayAttr) -> str:
        """`[1, 2]`, the form of a dense array in assembly formats."""
        return f"[{', '.join(self._array_elements(attribute))}]"

    def _array_elements(self, attribute: DenseArrayAttr) -> list[str]:
        type = attribute.element_type
        if type is I1:
            return ["true" if value else "false" for value in attribute.values]
        if isinstance(type, FloatType):
            from pyopt.ir.floats import float_text

            return [float_text(value, type) for value in attribute.values]
        return [str(value) for value in attribute.values]

    # Strings and names.

    def escape(self, text: str) -> str:
        """Bytes (as latin-1) between quotes, escaped."""
        if text.isascii() and text.isprintable() and "\\" not in text and '"' not in text:
            return text
        out = []
        for char in text:
            code = ord(char)
            if char == "\\":
                out.append("\\\\")
            elif 32 <= code < 127 and char != '"':
                out.append(char)
            else:
                out.append(f"\\{code:02X}")
        return "".join(out)

    def key(self, name: str) -> str:
        """A key of a dictionary or of resources, quoted if need be."""
        key = _keys.get(name)
        if key is None:
            key = _keys[name] = name if is_bare_identifier(name) else f'"{self.escape(name)}"'
        return key

    def symbol_name(self, name: str) -> str:
        """`@name`, quoted if need be."""
        if is_bare_identifier(name):
            return "@" + name
        if not name:
            return "@<<INVALID EMPTY SYMBOL>>"
        return f'@"{self.escape(name)}"'

    # Locations.

    def location(self, location: Location) -> str:
        """`loc(...)`, or `loc(#loc)` where there is an alias."""
        return self.location_text(location)

    def location_text(self, location: Location, alias: bool = True) -> str:
        """`loc(...)` behind an op (or, `alias` False, a block argument); without `loc()` in the pretty form."""
        if self.collector is not None:
            if not alias:
                self.collector.see_attribute(location, False)
            if self.dry_run:
                return ""
        if alias and not self.options.pretty_debuginfo:
            found = self.attribute_aliases.get(location)
            if found is not None:
                return f"loc({found})"
        return self.location_definition(location)

    def location_definition(self, location: Location) -> str:
        """The text of a location, not its own alias."""
        if self.options.pretty_debuginfo:
            return self._pretty_location(location)
        return f"loc({self.location_body(location)})"

    def location_body(self, location: Location) -> str:
        """The text between the parentheses of `loc(...)`, not the location's own alias."""
        if isinstance(location, FileLineColLoc):
            return f'"{self.escape(held_as_bytes(location.file))}":{location.place()}'
        if isinstance(location, NameLoc):
            name = f'"{self.escape(location.name)}"'
            return name if location.child is UNKNOWN_LOC else f"{name}({self._nested_location(location.child)})"
        if isinstance(location, CallSiteLoc):
            callee = self._nested_location(location.callee)
            return f"callsite({callee} at {self._nested_location(location.caller)})"
        if isinstance(location, FusedLoc):
            metadata = "" if location.metadata is None else f"<{self.attribute(location.metadata)}>"
            return f"fused{metadata}[{', '.join([self._nested_location(one) for one in location.locations])}]"
        assert isinstance(location, UnknownLoc)
        return "unknown"

    def _nested_location(self, location: Location) -> str:
        alias = self.attribute_aliases.get(location)
        return alias if alias is not None else self.location_body(location)

    def _pretty_nested(self, location: Location) -> str:
        alias = self.attribute_aliases.get(location)
        return alias if alias is not None else self._pretty_location(location)

    def _pretty_location(self, location: Location) -> str:
        if isinstance(location, FileLineColLoc):
            return f"{self._raw(location.file)}:{location.place()}"
        if isinstance(location, NameLoc):
            name = f'"{self.escape(location.name)}"'
            return name if location.child is UNKNOWN_LOC else f"{name}({self._pretty_nested(location.child)})"
        if isinstance(location, CallSiteLoc):
            same_line = isinstance(location.callee, NameLoc) and isinstance(location.caller, FileLineColLoc)
            callee = self._pretty_nested(location.callee)
            return f"{callee}{'' if same_line else chr(10)} at {self._pretty_nested(location.caller)}"
        if isinstance(location, FusedLoc):
            metadata = "" if location.metadata is None else f"<{self.attribute(location.metadata)}>"
            return f"{metadata}[{', '.join([self._pretty_nested(one) for one in location.locations])}]"
        return "[unknown]"


_keys: dict[str, str] = derived({})
"""Keys as they are printed."""


def _extent(value: int) -> str:
    return "?" if value == DYNAMIC else str(value)


def _dimensions(shape: tuple[int, ...]) -> str:
    """`4x?x`."""
    return "".join(["?x" if extent == DYNAMIC else f"{extent}x" for extent in shape])
