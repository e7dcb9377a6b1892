"""The attributes: entries with a type or a string as key, lists of entries, and the alignment of function pointers.

`#dlti.dl_spec<i64 = dense<[32, 64]> : vector<2xi64>, "dlti.endianness" = "little">`. In a list an entry may also be
written as an attribute: `#dlti.dl_entry<i64, dense<64> : vector<1xi64>>`.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DialectAttribute
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.tables import unique, whole
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter
    from pyopt.syntax.attribute_parser import AttributeParser

    Key: TypeAlias = Type | str
    Entry: TypeAlias = tuple[Key, Attribute]

SPEC: Final = "dlti.dl_spec"
MAP: Final = "dlti.map"
SYSTEM: Final = "dlti.target_system_spec"
DEVICE: Final = "dlti.target_device_spec"
_NUMBER_BITS: Final = 64


@final
class EntryAttr(DialectAttribute):
    """`#dlti.dl_entry<key, value>`."""

    __slots__ = ("key", "value")

    def __init__(self, key: Key, value: Attribute) -> None:
        super().__init__("dlti.dl_entry")
        self.key = key
        self.value = value

    @staticmethod
    def get(key: Key, value: Attribute) -> EntryAttr:
        found = _entries.get((key, value))
        if found is None:
            found = _entries[key, value] = EntryAttr(key, value)
        return found

    def body(self, printer: BodyPrinter) -> str:
        return f"<{_key_text(self.key, printer)}, {printer.attribute(self.value)}>"


_entries: dict[tuple[Key, Attribute], EntryAttr] = unique({})


@final
class EntriesAttr(DialectAttribute):
    """Entries in order, each key once; the keyword says what they describe."""

    __slots__ = ("entries",)

    def __init__(self, keyword: str, entries: tuple[Entry, ...]) -> None:
        super().__init__(keyword)
        self.entries = entries

    @staticmethod
    def get(keyword: str, entries: tuple[Entry, ...]) -> EntriesAttr:
        found = _lists.get((keyword, entries))
        if found is None:
            found = _lists[keyword, entries] = EntriesAttr(keyword, entries)
        return found

    def body(self, printer: BodyPrinter) -> str:
        parts = [f"{_key_text(key, printer)} = {printer.attribute(value)}" for key, value in self.entries]
        return f"<{', '.join(parts)}>"

    def value(self, key: Key) -> Attribute | None:
        """The value of a key, None if there is no entry for it."""
        return next((value for one, value in self.entries if one == key), None)


_lists: dict[tuple[str, tuple[Entry, ...]], EntriesAttr] = unique({})


@final
class FunctionPointerAlignmentAttr(DialectAttribute):
    """`#dlti.function_pointer_alignment<64, function_dependent = false>`."""

    __slots__ = ("alignment", "is_dependent")

    def __init__(self, alignment: int, is_dependent: bool) -> None:
        super().__init__("dlti.function_pointer_alignment")
        self.alignment = whole(alignment)
        self.is_dependent = is_dependent

    @staticmethod
    def get(alignment: int, is_dependent: bool) -> FunctionPointerAlignmentAttr:
        found = _alignments.get((alignment, is_dependent))
        if found is None:
            found = _alignments[alignment, is_dependent] = FunctionPointerAlignmentAttr(alignment, is_dependent)
        return found

    def body(self, printer: BodyPrinter) -> str:
        return f"<{self.alignment}, function_dependent = {'true' if self.is_dependent else 'false'}>"


_alignments: dict[tuple[int, bool], FunctionPointerAlignmentAttr] = unique({})


def _key_text(key: Key, printer: BodyPrinter) -> str:
    return f'"{printer.escape(key)}"' if isinstance(key, str) else printer.type(key)


# Reading.


def parse_entry(p: AttributeParser) -> Attribute:
    """`<key, value>`."""
    p.expect("<")
    key: Key | None = p.parse_optional_type()
    if key is None:
        if p.peek()[:1] != '"':
            raise p.error("expected a type or a quoted string")
        key = p.take_string()
    p.expect(",")
    value = p.parse_attribute()
    p.expect(">")
    return EntryAttr.get(key, value)


def _parse_key(p: AttributeParser, types: bool) -> Key | EntryAttr:
    """A key, or an entry as an attribute."""
    at = p.i
    if p.peek()[:1] == '"':
        return p.take_string()
    if types:
        try:
            type = p.parse_optional_type()
        except DiagnosticError as error:
            if p.tokens[at][:1] == "!":
                p.i = at + 1
                p.take_symbol_body(at, True, "")
            error.also = (*error.also, p.error("error while parsing type DLTI key"))
            raise
        if type is not None:
            return type
    entry = p.parse_attribute()
    if not isinstance(entry, EntryAttr):
        raise p.kind_error(at)
    return entry


def _parse_entries(p: AttributeParser, types: bool) -> list[Entry]:
    """`<key = value, ...>`."""
    found: list[Entry] = []
    p.expect("<")
    while p.peek() != ">" or found:
        key = _parse_key(p, types)
        if isinstance(key, EntryAttr):
            found.append((key.key, key.value))
        else:
            p.expect("=")
            found.append((key, p.parse_attribute()))
        if not p.accept(","):
            break
    p.expect(">")
    return found


@final
class EntriesParser:
    """Reads a list of entries; devices and systems need one, and have no types as keys."""

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword
        self.of_target = keyword in (SYSTEM, DEVICE)

    def parse(self, p: AttributeParser) -> Attribute:
        at = p.i - 1

        def failure(message: str) -> DiagnosticError:
            return p.error(message, at, len("#dlti.") if p.tokens[at][:1] == "#" else 0)

        try:
            entries = _parse_entries(p, not self.of_target)
        except DiagnosticError as error:
            if self.of_target and p.i == at + 1:
                error.also = (*error.also, failure("no DLTI entries provided"))
            raise
        message = self._fault(entries, p)
        if message is not None:
            raise failure(message)
        return EntriesAttr.get(self.keyword, tuple(entries))

    def _fault(self, entries: list[Entry], p: AttributeParser) -> str | None:
        """The error in the entries, None if there is none."""
        if self.of_target and not entries:
            return "no DLTI entries provided"
        seen: set[Key] = set()
        for key, value in entries:
            if self.keyword == SYSTEM:
                if not isinstance(key, str):
                    return "non-string key of DLTI system spec"
                if not (isinstance(value, EntriesAttr) and value.keyword == DEVICE):
                    return f'value associated with key "{key}" is not a DLTI device spec'
            elif key == "":
                return "empty string as DLTI key is not allowed"
            elif self.keyword == DEVICE and not isinstance(key, str):
                return "type as DLTI key is not allowed"
            if key in seen:
                text = f'"{key}"' if isinstance(key, str) else p.type_text(key)
                noun = f"device ID in {SYSTEM}" if self.keyword == SYSTEM else "DLTI key"
                return f"repeated {noun}: {text}"
            seen.add(key)
        return None


def _parse_number(p: AttributeParser, name: str, type: str, bits: int) -> int:
    """An unsigned number of so many bits; `true` stands for all of them."""
    at = p.i
    negative = p.peek() == "-"
    digits = p.tokens[p.i + 1] if negative else p.peek()
    if digits in ("true", "false") and not negative:
        p.i += 1
        return (1 << bits) - 1 if digits == "true" else 0
    if digits[:1].isdigit():
        value = p.take_integer()
        if -(1 << bits - 1) <= value < 1 << bits:
            return value % (1 << bits)
        error = p.error("integer value too large", at)
    else:
        error = p.error("expected integer value")
    parameter = f"DLTI_FunctionPointerAlignmentAttr parameter '{name}' which is to be a `{type}`"
    error.also = (p.error(f"failed to parse {parameter}"),)
    raise error


def parse_alignment(p: AttributeParser) -> Attribute:
    """`<64, function_dependent = false>`."""
    p.expect("<")
    alignment = _parse_number(p, "alignment", "uint64_t", _NUMBER_BITS)
    p.expect(",")
    if not p.accept("function_dependent"):
        raise p.error("expected 'function_dependent'")
    p.expect("=")
    is_dependent = _parse_number(p, "function_dependent", "bool", 1)
    p.expect(">")
    return FunctionPointerAlignmentAttr.get(alignment, is_dependent != 0)


PARSERS: Final[dict[str, Callable[[AttributeParser], Attribute]]] = {
    "dl_entry": parse_entry,
    "function_pointer_alignment": parse_alignment,
    **{keyword.partition(".")[2]: EntriesParser(keyword).parse for keyword in (SPEC, MAP, SYSTEM, DEVICE)},
}
