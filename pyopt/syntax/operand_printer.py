"""The printer's layer for what ops are made of: names of values, lists of types, attribute dictionaries, locations.

What prints ops by their formats depends on this layer, which asks the one above it for regions.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DictionaryAttr, Location
from pyopt.ir.context import Context
from pyopt.ir.core import BlockArgument, Operation, Region, Value
from pyopt.ir.errors import NoCustomForm
from pyopt.ir.types import FunctionType, Type
from pyopt.light import Final, Iterable, Sequence
from pyopt.syntax.attribute_printer import AliasMet, AttributePrinter
from pyopt.syntax.print_options import PrintOptions

NO_BLOCK: Final = "INVALIDBLOCK"
"""Stands for a successor in another region than what is printed, as in the reference."""


class RepeatedOpWriter:
    """Writes ops that are like ones before without printing them again. A printer asks it before each op of a block."""

    __slots__ = ()

    def try_write(self, pr: OperandPrinter, op: Operation) -> str | None:
        """The line of an op, with its end and without a location; on None nothing has changed."""
        raise NotImplementedError

    def turn_to(self, dialect: str) -> None:
        """From here on the name of `dialect` is left out."""
        raise NotImplementedError


class OperandPrinter(AttributePrinter):
    """Writes to `out`, a list of pieces of text. Hand-written print functions use the methods below."""

    def __init__(self, context: Context, options: PrintOptions) -> None:
        super().__init__(options)
        self.context = context
        self.out: list[str] = []
        self.write = self.out.append
        self.indent = ""
        self.default_dialect = "builtin"
        """The dialect whose name is left out."""
        self.places: dict[int, Location] = {}
        """The locations of tokens that were asked for."""

    def joined(self) -> list[str]:
        """What was written before `out`, in large pieces."""
        return []

    # Pieces, for print functions.

    def operands(self, values: Iterable[Value]) -> str:
        """`%a, %b`."""
        return ", ".join([value.name for value in values])

    def types(self, types: Iterable[Type]) -> str:
        """`T, U`."""
        return ", ".join([self.type(one) for one in types])

    def types_of(self, values: Iterable[Value]) -> str:
        """The types of values, comma-separated."""
        return ", ".join([self.type(value.type) for value in values])

    def functional_type(self, operands: Sequence[Value], results: Sequence[Value]) -> str:
        """`(T, U) -> V`."""
        return f"({self.types_of(operands)}){self.arrow_types([value.type for value in results])}"

    def arrow_types(self, types: Sequence[Type]) -> str:
        """` -> T`, with parentheses unless there is exactly one type that is no function type."""
        if len(types) == 1 and not isinstance(types[0], FunctionType):
            return f" -> {self.type(types[0])}"
        return f" -> ({self.types(types)})"

    def optional_attr_dict(self, op: Operation, elided: Sequence[str] = (), keyword: bool = False) -> None:
        """` {a = b}`, or ` attributes {a = b}`, without the elided names; nothing if none are left."""
        if not op.attributes:
            return
        entries = [(name, value) for name, value in op.attributes.items() if name not in elided]
        if entries:
            if len(entries) > 1:
                entries.sort(key=_first)
            self.write(" attributes " if keyword else " ")
            self.write(self.attr_dict(entries))

    def argument(self, argument: BlockArgument, attributes: Attribute | None = None, omit_type: bool = False) -> None:
        """`%arg0: T {attributes} loc(...)`."""
        self.write(argument.name)
        if not omit_type:
            self.write(f": {self.type(argument.type)}")
            if isinstance(attributes, DictionaryAttr) and attributes.entries:
                if not self.dry_run:
                    self.write(" " + self._unseen_attr_dict(attributes))
        if self.options.debuginfo:
            self.write(self.trailing_location(argument.loc, False))

    def _unseen_attr_dict(self, attributes: DictionaryAttr) -> str:
        """An argument's attributes: what only these hold gets no alias in the reference."""
        entries = attributes.entries
        if self.collector is None and not self.awaits_aliases:
            return self.attr_dict(entries)
        printer = AttributePrinter(self.options)
        printer.awaits_aliases = True
        try:
            return printer.attr_dict(entries)
        except AliasMet:
            return (self.collector or self.begin_marks()).postpone(lambda printer: printer.attr_dict(entries))

    def trailing_location(self, loc: object, alias: bool = True) -> str:
        """` loc(...)`."""
        return f" {self.location_text(self.place(loc), alias)}"

    def place(self, loc: object) -> Location:
        """The location of a `loc` slot."""
        if not isinstance(loc, int):
            assert isinstance(loc, Location)
            return loc
        found = self.places.get(loc)
        if found is None:
            found = self.places[loc] = self.context.location(loc)
        return found

    def symbol(self, name: str) -> str:
        """`@name`, quoted if need be; an empty one stands in the generic form only."""
        if not name:
            raise NoCustomForm
        return self.symbol_name(name)

    # What formats need of the layer above.

    def write_op(self, op: Operation) -> None:
        """An op from its name on."""
        raise NotImplementedError

    def region(
        self, region: Region, entry_arguments: bool = True, terminators: bool = True, empty_block: bool = False
    ) -> None:
        """`{ ... }` at the current indentation."""
        raise NotImplementedError


def _first(entry: tuple[str, Attribute]) -> str:
    return entry[0]
