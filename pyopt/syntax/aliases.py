"""Aliases: which attributes and types print as `#map`, `#loc`, ..., and how they are numbered.

The reference prints the op once without output to see what will be printed, and in which order. We print once, from the
first alias on with marks in place of aliases. What comes before it has no say in their numbers.
"""

from __future__ import annotations

from pyopt.ir.affine import AffineMapAttr, IntegerSetAttr
from pyopt.ir.attributes import (
    UNKNOWN_LOC,
    ArrayAttr,
    Attribute,
    CallSiteLoc,
    DialectAttribute,
    DictionaryAttr,
    DistinctAttr,
    FileLineColLoc,
    FusedLoc,
    Location,
    NameLoc,
    StringAttr,
    TypeAttr,
    TypedAttribute,
)
from pyopt.ir.types import (
    NONE,
    ComplexType,
    DialectType,
    FunctionType,
    MemRefType,
    ShapedType,
    TensorType,
    TupleType,
    Type,
)
from pyopt.light import Callable, final
from pyopt.syntax.alias_names import attribute_alias, type_alias
from pyopt.syntax.attribute_printer import MARK, AttributePrinter, PrintObserver


def children_of(attribute: Attribute, elide_type: bool) -> list[Attribute | Type]:
    """The attributes and types that are printed with an attribute."""
    if isinstance(attribute, (FileLineColLoc, AffineMapAttr, IntegerSetAttr)):
        return []
    if isinstance(attribute, ArrayAttr):
        return list(attribute.elements)
    if isinstance(attribute, DictionaryAttr):
        return [value for _, value in attribute.entries]
    if isinstance(attribute, TypeAttr):
        return [attribute.value]
    if isinstance(attribute, DistinctAttr):
        return [attribute.referenced]
    if isinstance(attribute, NameLoc):
        return [] if attribute.child is UNKNOWN_LOC else [attribute.child]
    if isinstance(attribute, CallSiteLoc):
        return [attribute.callee, attribute.caller]
    if isinstance(attribute, FusedLoc):
        metadata: list[Attribute | Type] = [] if attribute.metadata is None else [attribute.metadata]
        return metadata + list(attribute.locations)
    if isinstance(attribute, DialectAttribute):
        return list(attribute.children())
    if isinstance(attribute, (TypedAttribute, StringAttr)):
        return [] if elide_type or attribute.type is NONE else [attribute.type]
    return []


def children_of_type(type: Type) -> list[Attribute | Type]:
    """The attributes and types that are printed with a type."""
    if isinstance(type, FunctionType):
        return [*type.inputs, *type.results]
    if isinstance(type, TensorType):
        return [type.element_type] if type.encoding is None else [type.element_type, type.encoding]
    if isinstance(type, MemRefType):
        found: list[Attribute | Type] = [type.element_type]
        if type.layout is not None:
            found.append(type.layout)
        if type.memory_space is not None:
            found.append(type.memory_space)
        return found
    if isinstance(type, (ShapedType, ComplexType)):
        return [type.element_type]
    if isinstance(type, TupleType):
        return list(type.types)
    if isinstance(type, DialectType):
        return list(type.children())
    return []


@final
class _Entry:
    """An attribute or type that was met. `depth` is 0 as long as neither it nor anything inside has an alias."""

    __slots__ = ("children", "deferred", "depth", "is_type", "name", "symbol")

    def __init__(self, symbol: Attribute | Type, name: str, is_type: bool, deferred: bool) -> None:
        self.symbol = symbol
        self.name = name
        self.is_type = is_type
        self.deferred = deferred
        self.depth = 1 if name else 0
        self.children: list[_Entry] = []


class AliasCollector(PrintObserver):
    """Told of all attributes and types in the order in which they are printed, it gives them their aliases.

    An alias that only op locations use is deferred: it is defined behind the op.
    """

    def __init__(self) -> None:
        self.entries: dict[Attribute | Type, _Entry] = {}

    def see_type(self, type: Type) -> None:
        self.visit_type(type, False)

    def see_attribute(self, attribute: Attribute, elide_type: bool) -> None:
        self.visit_attribute(attribute, False, elide_type)

    def see_location(self, location: Location) -> None:
        self.visit_attribute(location, True, False)

    def visit_attribute(self, attribute: Attribute, deferrable: bool, elide_type: bool) -> _Entry:
        entry = self.entries.get(attribute)
        if entry is not None:
            if not deferrable:
                self._not_deferred(entry)
            return entry
        name = attribute_alias(attribute)
        entry = self.entries[attribute] = _Entry(attribute, name, False, deferrable and name != "")
        if name:
            self.found(entry)
        self._visit_children(entry, children_of(attribute, elide_type), deferrable)
        return entry

    def visit_type(self, type: Type, deferrable: bool) -> _Entry:
        entry = self.entries.get(type)
        if entry is not None:
            if not deferrable:
                self._not_deferred(entry)
            return entry
        name = type_alias(type)
        entry = self.entries[type] = _Entry(type, name, True, deferrable and name != "")
        if name:
            self.found(entry)
        self._visit_children(entry, children_of_type(type), deferrable)
        return entry

    def found(self, entry: _Entry) -> None:
        """An attribute or type with an alias is met for the first time."""

    def _visit_children(self, entry: _Entry, children: list[Attribute | Type], deferrable: bool) -> None:
        deepest = 0
        for child in children:
            if isinstance(child, Type):
                inner = self.visit_type(child, deferrable)
            else:
                inner = self.visit_attribute(child, deferrable, False)
            if inner.depth:
                entry.children.append(inner)
                deepest = max(deepest, inner.depth)
        if deepest:
            entry.depth = deepest + 1

    def _not_deferred(self, entry: _Entry) -> None:
        if entry.deferred or not entry.name:
            entry.deferred = False
            for child in entry.children:
                if child.deferred:
                    self._not_deferred(child)

    def assign(self, printer: AttributePrinter) -> str:
        """Fills the printer's alias tables; the definitions that stand before the op."""
        named = [entry for entry in self.entries.values() if entry.name]
        named.sort(key=_order)
        counts: dict[str, int] = {}
        for entry in named:
            count = counts.get(entry.name, 0)
            counts[entry.name] = count + 1
            number = str(count) if count else ""
            if isinstance(entry.symbol, Type):
                printer.type_aliases[entry.symbol] = f"!{entry.name}{number}"
            else:
                printer.attribute_aliases[entry.symbol] = f"#{entry.name}{number}"
        printer.deferred_aliases = [entry.symbol for entry in named if entry.deferred]
        return "".join([definition(printer, entry.symbol) for entry in named if not entry.deferred])


@final
class MarkingCollector(AliasCollector):
    """Gives `printer` marks in place of aliases, which `resolved` replaces: so all is printed but once."""

    def __init__(self, printer: AttributePrinter) -> None:
        super().__init__()
        self.printer = printer
        self.marked: list[_Entry] = []
        self.postponed: list[Callable[[AttributePrinter], str]] = []

    def found(self, entry: _Entry) -> None:
        mark = f"{MARK}{len(self.marked)}{MARK}"
        self.marked.append(entry)
        symbol = entry.symbol
        if isinstance(symbol, Type):
            self.printer.type_aliases[symbol] = mark
        else:
            self.printer.attribute_aliases[symbol] = mark

    def postpone(self, make: Callable[[AttributePrinter], str]) -> str:
        self.postponed.append(make)
        return f"{MARK}-{len(self.postponed)}{MARK}"

    def resolved(self, parts: list[str]) -> str:
        """The definitions, and the text with the aliases in place."""
        printer = AttributePrinter(self.printer.options)
        header = self.assign(printer)
        texts: list[str] = []
        for entry in self.marked:
            symbol = entry.symbol
            if isinstance(symbol, Type):
                texts.append(printer.type_aliases[symbol])
            else:
                texts.append(printer.attribute_aliases[symbol])
        out = [header]
        for part in parts:
            pieces = part.split(MARK)
            for at in range(1, len(pieces), 2):
                number = int(pieces[at])
                pieces[at] = texts[number] if number >= 0 else self.postponed[-number - 1](printer)
            out.append("".join(pieces))
        out.append(deferred_definitions(printer))
        return "".join(out)

    def marked_text(self, text: str) -> tuple[str, list[tuple[str, int, bool, str, str]]]:
        """The text with no mark in it but those of aliases; and of each alias, in order, its name without a number, its
        depth, whether it is a type's, its definition, with marks, and what tells it from one that prints the same."""
        printer = AttributePrinter(self.printer.options)
        printer.distinct_numbers = self.printer.distinct_numbers
        printer.type_aliases = self.printer.type_aliases
        printer.attribute_aliases = self.printer.attribute_aliases
        aliases: list[tuple[str, int, bool, str, str]] = []
        for entry in self.marked:
            symbol = entry.symbol
            if isinstance(symbol, Type):
                aliases.append((entry.name, entry.depth, True, printer.type_definition(symbol), ""))
            else:
                other = symbol.distinction() if isinstance(symbol, DialectAttribute) else ""
                aliases.append((entry.name, entry.depth, False, printer.attribute_definition(symbol), other))
        pieces = text.split(MARK)
        for at in range(1, len(pieces), 2):
            number = int(pieces[at])
            pieces[at] = f"{MARK}{number}{MARK}" if number >= 0 else self.postponed[-number - 1](printer)
        return "".join(pieces), aliases


def definition(printer: AttributePrinter, symbol: Attribute | Type) -> str:
    """The line that defines the alias of `symbol`."""
    if isinstance(symbol, Type):
        return f"{printer.type_aliases[symbol]} = {printer.type_definition(symbol)}\n"
    text = printer.location_definition(symbol) if isinstance(symbol, Location) else printer.attribute_definition(symbol)
    return f"{printer.attribute_aliases[symbol]} = {text}\n"


def deferred_definitions(printer: AttributePrinter) -> str:
    """The definitions that stand behind the op; made when it is printed, for distinct attributes are numbered so."""
    return "".join([definition(printer, symbol) for symbol in printer.deferred_aliases])


def _order(entry: _Entry) -> tuple[int, bool, str]:
    return entry.depth, not entry.is_type, entry.name
