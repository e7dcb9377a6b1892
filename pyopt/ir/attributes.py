"""Builtin attributes and locations.

Attributes are immutable and interned like types (see `types.py`): one `get` a class, comparison is `is`. Affine maps
and sets live in `affine.py`, dense elements and resources in `elements.py`.
"""

from __future__ import annotations

from pyopt.ir.tables import unique, whole, wholes
from pyopt.ir.types import I64, NONE, FunctionType, IntegerType, Type
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter


class Attribute:
    """The root of all attributes; interned, compared with `is`."""

    __slots__ = ()

    def __copy__(self) -> Attribute:
        return self

    def __deepcopy__(self, memo: object) -> Attribute:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from pyopt.ir.opinfo import load

        found: tuple[object, ...] = load("pyopt.syntax.pickling:pickled")(self)
        return found

    def __str__(self) -> str:
        from pyopt.ir.opinfo import load

        return str(load("pyopt.syntax.texts:text_of_attribute")(self))

    def __repr__(self) -> str:
        from pyopt.ir.opinfo import load

        return str(load("pyopt.syntax.texts:shown")(type(self).__name__, str(self)))


class TypedAttribute(Attribute):
    """An attribute that has a type of its own."""

    __slots__ = ("type",)

    def __init__(self, type: Type) -> None:
        self.type = type


@final
class UnitAttr(Attribute):
    """unit."""

    __slots__ = ()


@final
class IntegerAttr(TypedAttribute):
    """`5 : i32`, `true` (an i1), `7 : index`.

    `value` is a Python int: in [-2^(w-1), 2^(w-1)) for signless and signed types and index (64 bits), in [0, 2^w) for
    unsigned ones; for i1 it is 0 or -1, so that `true` is -1. `get` wraps what it is given to that range.
    """

    __slots__ = ("value",)

    def __init__(self, value: int, type: Type) -> None:
        self.value = whole(value)
        self.type = type

    @staticmethod
    def get(value: int, type: Type = I64) -> IntegerAttr:
        key = (value, type)
        found = _integers.get(key)
        if found is None:
            wrapped = wrap(value, type)
            found = _integers.get((wrapped, type))
            if found is None:
                found = _integers[wrapped, type] = IntegerAttr(wrapped, type)
            _integers[key] = found
        return found


def wrap(value: int, type: Type) -> int:
    """`value` modulo the width of an integer or index type, in the range that IntegerAttr holds."""
    width = 64
    if isinstance(type, IntegerType):
        width = type.width
        if type.signedness == 2:
            return value & ((1 << width) - 1)
    if width == 0:
        return 0
    half = 1 << (width - 1)
    return ((value + half) & ((1 << width) - 1)) - half


@final
class FloatAttr(TypedAttribute):
    """`1.5 : f32`. `bits` is the value's encoding in its float type, an unsigned int of the type's width.

    Bits rather than a Python float, so that NaN payloads, signed zeros and 80 or 128 bit values survive.
    `pyopt.ir.floats` converts.
    """

    __slots__ = ("bits",)

    def __init__(self, bits: int, type: Type) -> None:
        self.bits = whole(bits)
        self.type = type

    @staticmethod
    def get(bits: int, type: Type) -> FloatAttr:
        key = (bits, type)
        return _floats.get(key) or _floats.setdefault(key, FloatAttr(bits, type))


@final
class StringAttr(Attribute):
    """A string, held as the bytes it stands for, decoded as latin-1; `type` is NONE unless one was written."""

    __slots__ = ("type", "value")

    def __init__(self, value: str, type: Type) -> None:
        self.value = value
        self.type = type

    @staticmethod
    def get(value: str, type: Type = NONE) -> StringAttr:
        key = (value, type)
        return _strings.get(key) or _strings.setdefault(key, StringAttr(value, type))

    @property
    def data(self) -> bytes:
        return self.value.encode("latin-1")

    @property
    def text(self) -> str:
        """The characters that its bytes are in UTF-8."""
        return characters_of(self.value)


def characters_of(held: str) -> str:
    """The characters that bytes, held as latin-1, are in UTF-8."""
    return held.encode("latin-1").decode("utf-8", "surrogateescape")


def readable(message: str) -> str:
    """A message with the characters that held bytes in it are in UTF-8: it quotes symbols and keys as they are held,
    beside the source's own words. What is no UTF-8 was a character already."""
    if message.isascii():
        return message
    found: list[str] = []
    held = ""
    for char in message + "\n":
        if "\x80" <= char <= "\xff":
            held += char
        else:
            found += (_decoded(held), char)
            held = ""
    return "".join(found)[:-1]


def _decoded(held: str) -> str:
    try:
        return held.encode("latin-1").decode("utf-8")
    except UnicodeDecodeError:
        return held


def held_as_bytes(text: str) -> str:
    """The bytes of a text in UTF-8, as latin-1."""
    try:
        return text.encode("utf-8", "surrogateescape").decode("latin-1")
    except UnicodeEncodeError:  # half of a surrogate pair, which no file has
        return text.encode("utf-8", "surrogatepass").decode("latin-1")


@final
class ArrayAttr(Attribute):
    """[a, b, ...]."""

    __slots__ = ("elements",)

    def __init__(self, elements: tuple[Attribute, ...]) -> None:
        self.elements = elements

    @staticmethod
    def get(elements: tuple[Attribute, ...]) -> ArrayAttr:
        return _arrays.get(elements) or _arrays.setdefault(elements, ArrayAttr(elements))


@final
class DictionaryAttr(Attribute):
    """{a = x, b = y}; `entries` is sorted by name."""

    __slots__ = ("entries",)

    def __init__(self, entries: tuple[tuple[str, Attribute], ...]) -> None:
        self.entries = entries

    @staticmethod
    def get(entries: dict[str, Attribute]) -> DictionaryAttr:
        key = tuple(sorted(entries.items(), key=_name_of))
        return _dictionaries.get(key) or _dictionaries.setdefault(key, DictionaryAttr(key))

    def lookup(self, name: str) -> Attribute | None:
        for key, value in self.entries:
            if key == name:
                return value
        return None


def _name_of(entry: tuple[str, Attribute]) -> str:
    return entry[0]


@final
class TypeAttr(Attribute):
    """A type as an attribute."""

    __slots__ = ("value",)

    def __init__(self, value: Type) -> None:
        self.value = value

    @staticmethod
    def get(value: Type) -> TypeAttr:
        return _types.get(value) or _types.setdefault(value, TypeAttr(value))


@final
class SymbolRefAttr(Attribute):
    """@root::@nested; `path` has the names without `@`, the root first."""

    __slots__ = ("path",)

    def __init__(self, path: tuple[str, ...]) -> None:
        self.path = path

    @staticmethod
    def get(*path: str) -> SymbolRefAttr:
        return _symbols.get(path) or _symbols.setdefault(path, SymbolRefAttr(path))


@final
class DenseArrayAttr(Attribute):
    """array<i64: 1, 2>. `element_type` is i1, i8, i16, i32, i64, f32 or f64.

    Integers are held as IntegerAttr holds them (so true is -1), floats as FloatAttr's bits.
    """

    __slots__ = ("element_type", "values")

    def __init__(self, element_type: Type, values: tuple[int, ...]) -> None:
        self.element_type = element_type
        self.values = wholes(values)

    @staticmethod
    def get(element_type: Type, values: tuple[int, ...]) -> DenseArrayAttr:
        key = (element_type, values)
        return _dense_arrays.get(key) or _dense_arrays.setdefault(key, DenseArrayAttr(element_type, values))


@final
class StridedLayoutAttr(Attribute):
    """strided<[1, ?], offset: ?>; `DYNAMIC` stands for `?`."""

    __slots__ = ("offset", "strides")

    def __init__(self, strides: tuple[int, ...], offset: int) -> None:
        self.strides = wholes(strides)
        self.offset = whole(offset)

    @staticmethod
    def get(strides: tuple[int, ...], offset: int = 0) -> StridedLayoutAttr:
        key = (strides, offset)
        return _strided.get(key) or _strided.setdefault(key, StridedLayoutAttr(strides, offset))


@final
class OpaqueAttr(TypedAttribute):
    """An attribute of an unregistered dialect, kept verbatim: `text` is everything after `#`."""

    __slots__ = ("text",)

    def __init__(self, text: str, type: Type) -> None:
        self.text = text
        self.type = type

    @staticmethod
    def get(text: str, type: Type = NONE) -> OpaqueAttr:
        key = (text, type)
        return _opaques.get(key) or _opaques.setdefault(key, OpaqueAttr(text, type))


@final
class DistinctAttr(Attribute):
    """distinct[id]<attr>; the identity is the object, so there is no `get`."""

    __slots__ = ("referenced",)

    def __init__(self, referenced: Attribute) -> None:
        self.referenced = referenced


class DialectAttribute(Attribute):
    """The root of the attributes that dialects declare. `keyword` is `dialect.mnemonic`.

    A subclass is interned by its own `get` and overrides `body`, the text after the mnemonic, `<>` included.
    """

    __slots__ = ("keyword",)

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword

    def body(self, printer: BodyPrinter) -> str:
        """The text after the mnemonic; `printer.type(t)` and `printer.attribute(a)` give the parts'."""
        return ""

    def children(self) -> tuple[Attribute | Type, ...]:
        """The attributes and types inside, in the order in which `body` prints them (for aliases)."""
        return ()

    def alias(self) -> str:
        """The alias that the dialect suggests, without `#`; "" for none."""
        return ""

    def distinction(self) -> str:
        """What tells the attribute from another one that prints the same; "" if there is none."""
        return ""

    def self_type(self) -> Type | None:
        """The type that is printed behind it, for attributes that have one."""
        return None

    def verify_encoding(self, shape: tuple[int, ...] | None, element_type: Type) -> str:
        """The error in this attribute as the encoding of a tensor type; "" if there is none."""
        return ""


@final
class EnumAttr(DialectAttribute):
    """#dialect.mnemonic<case>, or `#dialect<mnemonic case>` where the dialect prints so.

    `text` is the case as printed (a bit enum's cases joined as the enum joins them), `value` its number.
    """

    __slots__ = ("text", "value")

    def __init__(self, keyword: str, text: str, value: int) -> None:
        self.keyword = keyword
        self.text = text
        self.value = whole(value)

    @staticmethod
    def get(keyword: str, text: str, value: int) -> EnumAttr:
        key = (keyword, text)
        return _enums.get(key) or _enums.setdefault(key, EnumAttr(keyword, text, value))

    def body(self, printer: BodyPrinter) -> str:
        return " " + self.text if self.keyword in BARE_ENUMS else f"<{self.text}>"


class Location(Attribute):
    """The root of the locations, which are attributes too."""

    __slots__ = ()


@final
class UnknownLoc(Location):
    """loc(unknown)."""

    __slots__ = ()


@final
class FileLineColLoc(Location):
    """loc("file":line:column), both 1-based, or the range `loc("file":line:column to end_line:end_column)`.

    The file's name is as people write it, where names of other locations are bytes, as strings are.

    The reference calls a range FileLineColRange; this is the range that ends where it begins.
    """

    __slots__ = ("column", "end_column", "end_line", "file", "line")

    def __init__(self, file: str, line: int, column: int, end_line: int, end_column: int) -> None:
        self.file = file
        self.line, self.column, self.end_line, self.end_column = wholes((line, column, end_line, end_column))

    @staticmethod
    def get(file: str, line: int, column: int) -> FileLineColLoc:
        """The location of one place; a file without a name is `-`."""
        key = (file or "-", line, column)
        return _file_locations.get(key) or _file_locations.setdefault(
            key, FileLineColLoc(file or "-", line, column, line, column)
        )

    @staticmethod
    def get_range(file: str, line: int, column: int, end_line: int, end_column: int) -> FileLineColLoc:
        """The location from one place to another, which may be the same."""
        if end_line == line and end_column == column:
            return FileLineColLoc.get(file, line, column)
        key = (file or "-", line, column, end_line, end_column)
        return _file_ranges.get(key) or _file_ranges.setdefault(
            key, FileLineColLoc(file or "-", line, column, end_line, end_column)
        )

    def is_range(self) -> bool:
        """It ends elsewhere than it begins."""
        return self.end_line != self.line or self.end_column != self.column

    def place(self) -> str:
        """`line:column`, `line:column to :column` on one line, or `line:column to line:column`."""
        start = f"{self.line}:{self.column}"
        if not self.is_range():
            return start
        return f"{start} to {'' if self.end_line == self.line else self.end_line}:{self.end_column}"


@final
class NameLoc(Location):
    """loc("name"(child)); `child` is UNKNOWN_LOC where none is written."""

    __slots__ = ("child", "name")

    def __init__(self, name: str, child: Location) -> None:
        self.name = name
        self.child = child

    @staticmethod
    def get(name: str, child: Location) -> NameLoc:
        key = (name, child)
        return _name_locations.get(key) or _name_locations.setdefault(key, NameLoc(name, child))


@final
class CallSiteLoc(Location):
    """loc(callsite(callee at caller))."""

    __slots__ = ("callee", "caller")

    def __init__(self, callee: Location, caller: Location) -> None:
        self.callee = callee
        self.caller = caller

    @staticmethod
    def get(callee: Location, caller: Location) -> CallSiteLoc:
        key = (callee, caller)
        return _call_sites.get(key) or _call_sites.setdefault(key, CallSiteLoc(callee, caller))


@final
class FusedLoc(Location):
    """loc(fused<metadata>[a, b])."""

    __slots__ = ("locations", "metadata")

    def __init__(self, locations: tuple[Location, ...], metadata: Attribute | None) -> None:
        self.locations = locations
        self.metadata = metadata

    @staticmethod
    def get(locations: tuple[Location, ...], metadata: Attribute | None = None) -> FusedLoc:
        key = (locations, metadata)
        return _fused.get(key) or _fused.setdefault(key, FusedLoc(locations, metadata))


_integers: dict[tuple[int, Type], IntegerAttr] = unique({})
_floats: dict[tuple[int, Type], FloatAttr] = unique({})
_strings: dict[tuple[str, Type], StringAttr] = unique({})
_arrays: dict[tuple[Attribute, ...], ArrayAttr] = unique({})
_dictionaries: dict[tuple[tuple[str, Attribute], ...], DictionaryAttr] = unique({})
_types: dict[Type, TypeAttr] = unique({})
_symbols: dict[tuple[str, ...], SymbolRefAttr] = unique({})
_dense_arrays: dict[tuple[Type, tuple[int, ...]], DenseArrayAttr] = unique({})
_strided: dict[tuple[tuple[int, ...], int], StridedLayoutAttr] = unique({})
_opaques: dict[tuple[str, Type], OpaqueAttr] = unique({})
_enums: dict[tuple[str, str], EnumAttr] = unique({})
BARE_ENUMS: Final[set[str]] = set()
"""The keywords of the enums that print as `#dialect<mnemonic case>`; `pyopt.ir.enums` fills it."""
_file_locations: dict[tuple[str, int, int], FileLineColLoc] = unique({})
_file_ranges: dict[tuple[str, int, int, int, int], FileLineColLoc] = unique({})
_name_locations: dict[tuple[str, Location], NameLoc] = unique({})
_call_sites: dict[tuple[Location, Location], CallSiteLoc] = unique({})
_fused: dict[tuple[tuple[Location, ...], Attribute | None], FusedLoc] = unique({})

UNIT: Final = UnitAttr()
UNKNOWN_LOC: Final = UnknownLoc()
TRUE: Final = IntegerAttr.get(-1, IntegerType.get(1))
FALSE: Final = IntegerAttr.get(0, IntegerType.get(1))


def bool_attr(value: bool) -> IntegerAttr:
    """true or false."""
    return TRUE if value else FALSE


def function_type_of(attribute: Attribute | None) -> FunctionType | None:
    """The function type in a TypeAttr, or None if it is something else."""
    if isinstance(attribute, TypeAttr) and isinstance(attribute.value, FunctionType):
        return attribute.value
    return None
