"""Symbols: their names and visibility, look-up in symbol tables, and their uses.

A symbol is an op with a string attribute `sym_name` directly in the region of an op with the SYMBOL_TABLE trait.
"""

from __future__ import annotations

from pyopt.ir.attributes import (
    ArrayAttr,
    Attribute,
    DialectAttribute,
    DictionaryAttr,
    StringAttr,
    SymbolRefAttr,
    characters_of,
    held_as_bytes,
)
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import SYMBOL, SYMBOL_TABLE
from pyopt.light import Callable, Final, Iterator, Sequence, final

NAME: Final = "sym_name"
VISIBILITY: Final = "sym_visibility"


def symbol_name(op: Operation) -> str | None:
    """The symbol that the op defines, if any."""
    attribute = op.attributes.get(NAME)
    return attribute.value if isinstance(attribute, StringAttr) else None


def name_of_symbol(symbol: str) -> str:
    """The symbol as people write it: a StringAttr has the bytes of it as latin-1."""
    return characters_of(symbol)


def symbol_of_name(name: str) -> str:
    """The symbol that people write as `name`."""
    return held_as_bytes(name)


def is_symbol(op: Operation) -> bool:
    """The op defines a symbol: it may (SYMBOL) and has a name."""
    return op.info.traits & SYMBOL != 0 and symbol_name(op) is not None


def visibility(op: Operation) -> str:
    """public, private or nested; public if nothing is said."""
    attribute = op.attributes.get(VISIBILITY)
    return attribute.value if isinstance(attribute, StringAttr) else "public"


def nearest_symbol_table(op: Operation) -> Operation | None:
    """The closest op with the SYMBOL_TABLE trait around `op`, `op` itself included. An unregistered op and
    that has one region may be a symbol table or not: then there is no answer."""
    walk: Operation | None = op
    while walk is not None and not walk.info.traits & SYMBOL_TABLE:
        if not walk.info.registered and len(walk.regions) == 1 and walk.info.dialect is None:
            return None
        walk = walk.parent_op()
    return walk


def table_of(scope: Operation) -> dict[str, Operation]:
    """The symbols of a symbol table op by name; the first of several wins."""
    table: dict[str, Operation] = {}
    for region in scope.regions:
        for block in region:
            for op in block:
                attribute = op.attributes.get(NAME)
                if isinstance(attribute, StringAttr):
                    table.setdefault(attribute.value, op)
    return table


@final
class SymbolTables:
    """Look-ups that keep the table of each symbol table op; valid as long as no symbol comes, goes or changes name."""

    __slots__ = ("_tables",)

    def __init__(self) -> None:
        self._tables: dict[Operation, dict[str, Operation]] = {}

    def table(self, scope: Operation) -> dict[str, Operation]:
        found = self._tables.get(scope)
        if found is None:
            found = self._tables[scope] = table_of(scope)
        return found

    def forget(self, scope: Operation) -> None:
        """The symbols of `scope` have changed."""
        self._tables.pop(scope, None)

    def lookup_in(self, scope: Operation, path: Sequence[str]) -> Operation | None:
        """The symbol that a path names, from `scope`; nested tables are followed."""
        found: Operation | None = scope
        for index, name in enumerate(path):
            assert found is not None
            if index and not found.info.traits & SYMBOL_TABLE:
                return None
            found = self.table(found).get(name)
            if found is None:
                return None
        return found

    def lookup(self, op: Operation, path: Sequence[str]) -> Operation | None:
        """The symbol that a path at `op` names, in the nearest symbol table."""
        scope = nearest_symbol_table(op)
        return None if scope is None else self.lookup_in(scope, path)

    def lookup_attribute(self, op: Operation, attribute: Attribute | None) -> Operation | None:
        """The symbol that a symbol reference names."""
        return self.lookup(op, attribute.path) if isinstance(attribute, SymbolRefAttr) else None


def lookup_symbol(op: Operation, *path: str) -> Operation | None:
    """One look-up from `op`, without keeping tables: linear in the ops of the table."""
    return SymbolTables().lookup(op, path)


# Uses.


def references(attribute: Attribute) -> list[SymbolRefAttr]:
    """All symbol references in an attribute, in order. What stands in it several times is gone through once: a text of
    twenty aliases, each a list of the one before twice, makes a million elements."""
    if isinstance(attribute, SymbolRefAttr):
        return [attribute]
    out: list[SymbolRefAttr] = []
    seen: set[Attribute] = set()
    stack = [attribute]
    while stack:
        one = stack.pop()
        if isinstance(one, SymbolRefAttr):
            out.append(one)
            continue
        inner = _elements(one)
        if inner and one not in seen:
            seen.add(one)
            stack.extend(reversed(inner))
    return out


def _elements(attribute: Attribute) -> Sequence[Attribute]:
    if isinstance(attribute, ArrayAttr):
        return attribute.elements
    if isinstance(attribute, DictionaryAttr):
        return [value for _, value in attribute.entries]
    if isinstance(attribute, DialectAttribute):
        nested: Sequence[Attribute] = getattr(attribute, "nested", ())
        return nested
    return ()


def op_references(op: Operation) -> list[SymbolRefAttr]:
    """All symbol references in the attributes of one op."""
    out: list[SymbolRefAttr] = []
    for attribute in op.attributes.values():
        if isinstance(attribute, SymbolRefAttr):
            out.append(attribute)
        elif isinstance(attribute, (ArrayAttr, DictionaryAttr, DialectAttribute)):
            out.extend(references(attribute))
    if op.properties is not None:
        out.extend(references(op.properties))
    return out


def ops_in_scope(scope: Operation) -> Iterator[Operation]:
    """The ops below `scope` whose symbol references are looked up in `scope`: those in nested symbol tables are not
    among them, the nested tables themselves are."""
    stack = list(reversed(scope.regions))
    while stack:
        for block in stack.pop():
            for op in block:
                yield op
                if op.regions and not op.info.traits & SYMBOL_TABLE:
                    stack.extend(op.regions)


def symbol_users(scope: Operation, name: str) -> list[tuple[Operation, SymbolRefAttr]]:
    """The references to symbol `name` of `scope`, with the ops that hold them."""
    found: list[tuple[Operation, SymbolRefAttr]] = []
    for op in ops_in_scope(scope):
        if op.attributes or op.properties is not None:
            found.extend([(op, one) for one in op_references(op) if one.path[0] == name])
    return found


def used_symbols(scope: Operation) -> dict[str, list[Operation]]:
    """The users of each symbol name that is referred to from `scope`."""
    users: dict[str, list[Operation]] = {}
    for op in ops_in_scope(scope):
        if op.attributes or op.properties is not None:
            for one in op_references(op):
                users.setdefault(one.path[0], []).append(op)
    return users


def rename(attribute: Attribute, old: str, new: str) -> Attribute:
    """`attribute` with references to root symbol `old` turned to `new`."""
    return change_references(
        attribute, lambda one: SymbolRefAttr.get(new, *one.path[1:]) if one.path[0] == old else one
    )


def change_references(attribute: Attribute, change: Callable[[SymbolRefAttr], SymbolRefAttr]) -> Attribute:
    """`attribute` with what `change` gives for the references in it."""
    return _changed(attribute, change, {})


def _changed(
    attribute: Attribute, change: Callable[[SymbolRefAttr], SymbolRefAttr], done: dict[Attribute, Attribute]
) -> Attribute:
    """`change_references`; `done` has lists and dictionaries that were met before."""
    if isinstance(attribute, SymbolRefAttr):
        return change(attribute)
    found = done.get(attribute)
    if found is not None:
        return found
    found = attribute
    if isinstance(attribute, ArrayAttr):
        found = ArrayAttr.get(tuple([_changed(element, change, done) for element in attribute.elements]))
    elif isinstance(attribute, DictionaryAttr):
        found = DictionaryAttr.get({name: _changed(value, change, done) for name, value in attribute.entries})
    done[attribute] = found
    return found
