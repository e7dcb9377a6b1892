"""Types and attributes with parameters, declared by a line of text.

    BOX = TypeInfo("toy.box", "element: type, width: int")       !toy.box<f32, 8>
    BOX(F32, 8)["element"]

A dialect that needs more (another syntax, questions that passes ask) has classes of its own, derived from `DialectType`
or `DialectAttribute`.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DialectAttribute, StringAttr
from pyopt.ir.constraints import register_type
from pyopt.ir.constraints_attributes import register_dialect_attribute
from pyopt.ir.tables import unique
from pyopt.ir.types import DialectType, Type
from pyopt.light import TYPE_CHECKING, Final, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter, ParameterParser

    Parameter: TypeAlias = Type | Attribute | int | str

KINDS: Final = ("type", "attribute", "int", "string", "keyword")
"""The kinds of parameters; strings are written in quotes, keywords without."""


@final
class ParameterList:
    """The names and kinds of the parameters of a type or attribute, `name: kind, ...`."""

    __slots__ = ("keyword", "kinds", "names")

    def __init__(self, keyword: str, parameters: str) -> None:
        if not isinstance(keyword, str):
            raise TypeError(f"expected dialect.mnemonic, not {type(keyword).__name__}")
        dialect, dot, mnemonic = keyword.partition(".")
        if not (dialect and dot and mnemonic):
            raise ValueError(f"expected dialect.mnemonic, not '{keyword}'")
        self.keyword = keyword
        if not isinstance(parameters, str):
            raise TypeError(f"parameters of {keyword}: expected a text, not {type(parameters).__name__}")
        self.names: list[str] = []
        self.kinds: list[str] = []
        for entry in parameters.split(",") if parameters.strip() else []:
            name, _, kind = entry.partition(":")
            if kind.strip() not in KINDS:
                raise ValueError(f"parameter '{entry.strip()}' of {keyword} is none of 'name: {'|'.join(KINDS)}'")
            if not name.strip().isidentifier() or name.strip() in self.names:
                wrong = "is given twice" if name.strip() in self.names else "is no name"
                raise ValueError(f"parameter '{entry.strip()}' of {keyword}: '{name.strip()}' {wrong}")
            self.names.append(name.strip())
            self.kinds.append(kind.strip())

    def checked(self, values: tuple[Parameter, ...]) -> tuple[Parameter, ...]:
        """The values of the parameters; raises TypeError if they are others."""
        if len(values) != len(self.kinds):
            raise TypeError(f"{self.keyword} has {len(self.kinds)} parameters, and {len(values)} are given")
        for name, kind, value in zip(self.names, self.kinds, values, strict=True):
            fits = (
                isinstance(value, Type) if kind == "type"
                else isinstance(value, Attribute) if kind == "attribute"
                else isinstance(value, int) if kind == "int"
                else isinstance(value, str)
            )  # fmt: skip
            if not fits:
                raise TypeError(f"parameter {name} of {self.keyword} is of kind {kind}, and {value!r} is given")
        return values

    def read(self, parser: ParameterParser) -> tuple[Parameter, ...]:
        """The values in `<...>`."""
        values: list[Parameter] = []
        for number, kind in enumerate(self.kinds):
            parser.expect("," if number else "<")
            values.append(_read(kind, parser))
        if self.kinds:
            parser.expect(">")
        return tuple(values)

    def text(self, values: tuple[Parameter, ...], printer: BodyPrinter) -> str:
        """`<...>`; nothing without parameters."""
        if not values:
            return ""
        parts = []
        for kind, value in zip(self.kinds, values, strict=True):
            if isinstance(value, Type):
                parts.append(printer.type(value))
            elif isinstance(value, Attribute):
                parts.append(printer.attribute(value))
            elif kind == "string":
                parts.append(printer.attribute(StringAttr.get(str(value))))
            else:
                parts.append(str(value))
        return f"<{', '.join(parts)}>"

    def at(self, name: str, values: tuple[Parameter, ...]) -> Parameter:
        """The value of a parameter; LookupError if there is none of that name."""
        if name not in self.names:
            known = ", ".join(self.names) or "none"
            raise LookupError(f"{self.keyword} has no parameter {name}; there are: {known}")
        return values[self.names.index(name)]


def _read(kind: str, parser: ParameterParser) -> Parameter:
    if kind == "type":
        return parser.parse_type()
    if kind == "attribute":
        return parser.parse_attribute()
    if kind == "int":
        return parser.take_signed_integer(64)
    if kind == "string":
        return parser.take_string()
    return parser.take_keyword()


@final
class ParametricType(DialectType):
    """A type of a TypeInfo."""

    __slots__ = ("info", "values")

    def __init__(self, info: TypeInfo, values: tuple[Parameter, ...]) -> None:
        super().__init__(info.keyword)
        self.info = info
        self.values = values

    def __getitem__(self, name: str) -> Parameter:
        return self.info.parameters.at(name, self.values)

    def body(self, printer: BodyPrinter) -> str:
        return self.info.parameters.text(self.values, printer)

    def children(self) -> tuple[Attribute | Type, ...]:
        return tuple([value for value in self.values if isinstance(value, (Attribute, Type))])

    def is_memref_element(self) -> bool:
        return self.info.memref_element


@final
class TypeInfo:
    """The declaration of a type: `dialect.mnemonic`, and its parameters. Ops have it as the constraint of that name.

    memref_element: memrefs may hold it.
    """

    __slots__ = ("doc", "memref_element", "parameters")

    def __init__(self, keyword: str, parameters: str = "", memref_element: bool = False, doc: str = "") -> None:
        self.parameters = ParameterList(keyword, parameters)
        self.memref_element = memref_element
        self.doc = doc
        register_type(keyword, f"{keyword} type", self.accepts)

    @property
    def keyword(self) -> str:
        """`dialect.mnemonic`."""
        return self.parameters.keyword

    @property
    def mnemonic(self) -> str:
        """What stands behind the dialect's name and a dot."""
        return self.parameters.keyword.partition(".")[2]

    def __call__(self, *values: Parameter) -> ParametricType:
        key = (self, self.parameters.checked(values))
        return _types.get(key) or _types.setdefault(key, ParametricType(self, values))

    def accepts(self, type: Type) -> bool:
        """The type is one of this name: a notebook may declare it again."""
        return isinstance(type, ParametricType) and type.keyword == self.keyword

    def parse(self, parser: ParameterParser) -> Type:
        """Reads what follows the mnemonic."""
        return self(*self.parameters.read(parser))


@final
class ParametricAttribute(DialectAttribute):
    """An attribute of an AttributeInfo."""

    __slots__ = ("info", "values")

    def __init__(self, info: AttributeInfo, values: tuple[Parameter, ...]) -> None:
        super().__init__(info.keyword)
        self.info = info
        self.values = values

    def __getitem__(self, name: str) -> Parameter:
        return self.info.parameters.at(name, self.values)

    def body(self, printer: BodyPrinter) -> str:
        return self.info.parameters.text(self.values, printer)

    def children(self) -> tuple[Attribute | Type, ...]:
        return tuple([value for value in self.values if isinstance(value, (Attribute, Type))])


@final
class AttributeInfo:
    """The declaration of an attribute: `dialect.mnemonic`, and its parameters; the constraint of that name of ops."""

    __slots__ = ("doc", "parameters")

    def __init__(self, keyword: str, parameters: str = "", doc: str = "") -> None:
        self.parameters = ParameterList(keyword, parameters)
        self.doc = doc
        constraint = register_dialect_attribute(keyword, f"{keyword} attribute", keyword)
        # Formats have `<...>` without the name, as those of MLIR do.
        constraint.parse = self._parse_in_format
        constraint.print = self._print_in_format

    @property
    def keyword(self) -> str:
        """`dialect.mnemonic`."""
        return self.parameters.keyword

    @property
    def mnemonic(self) -> str:
        """What stands behind the dialect's name and a dot."""
        return self.parameters.keyword.partition(".")[2]

    def __call__(self, *values: Parameter) -> ParametricAttribute:
        key = (self, self.parameters.checked(values))
        return _attributes.get(key) or _attributes.setdefault(key, ParametricAttribute(self, values))

    def parse(self, parser: ParameterParser) -> Attribute:
        """Reads what follows the mnemonic."""
        return self(*self.parameters.read(parser))

    def _parse_in_format(self, parser: ParameterParser) -> Attribute:
        return self.parse(parser) if parser.peek() == "<" or not self.parameters.kinds else parser.parse_attribute()

    def _print_in_format(self, printer: BodyPrinter, attribute: Attribute) -> str:
        if isinstance(attribute, ParametricAttribute):
            return attribute.body(printer)
        return printer.attribute(attribute)


_types: dict[tuple[TypeInfo, tuple[Parameter, ...]], ParametricType] = unique({})
_attributes: dict[tuple[AttributeInfo, tuple[Parameter, ...]], ParametricAttribute] = unique({})
