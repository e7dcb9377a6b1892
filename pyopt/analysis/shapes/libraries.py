"""Finds the functions of an op: by what it names itself, by the libraries that `shape.lib` names, by others."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, StringAttr, SymbolRefAttr
from pyopt.ir.core import Block, Operation
from pyopt.ir.symbols import SymbolTables
from pyopt.light import Final, Sequence, final

LIBRARY: Final = "shape.function_library"


NAMED: Final = "shape.lib"
"""The attribute of a symbol table with the libraries that hold inside it."""


def libraries_of(scope: Operation, tables: SymbolTables) -> list[Operation]:
    """The libraries that the attribute `shape.lib` of a symbol table names, in order."""
    named = scope.attributes.get(NAMED)
    names: Sequence[Attribute] = named.elements if isinstance(named, ArrayAttr) else [named] if named else []
    found = [tables.lookup_attribute(scope, name) for name in names]
    return [library for library in found if library is not None and library.info.name == LIBRARY]


MAPPING: Final = "mapping"
"""The attribute of a library with its functions for the shapes of results, by the names of ops."""
VALUES: Final = "shape.values"
"""The attribute with its functions for the values of results: for what small tensors of integers hold."""
FRACTIONS: Final = "shape.fractions"
"""The attribute with its functions for what small tensors of floats hold: `pyopt.analysis.shapes.fractions`."""
CONTROL: Final = "shape.control"
"""The attribute with the kinds of control flow of ops with regions: `pyopt.analysis.shapes.control`."""
NAMED_BY: Final = "shape.named_by"
"""The attribute with ops that stand for another one, and their attributes that name it."""
OWN: Final = {MAPPING: "shape.function", VALUES: "shape.value_function", FRACTIONS: "shape.fraction_function"}
"""The attributes by which an op names such a function itself."""
_OWN_NAMES: Final = frozenset(OWN.values())
_NAMES: Final = frozenset((NAMED, *OWN.values()))


def names_functions(op: Operation) -> bool:
    """The op names libraries, for what is inside it, or a function for itself."""
    return bool(op.attributes) and not _NAMES.isdisjoint(op.attributes)


DIALECTS: Final = "shape.dialects"
"""The attribute with dialects whose ops are those of another: {mhlo = "stablehlo"}."""


def function_of(library: Operation, name: str, tables: SymbolTables, kind: str = MAPPING) -> Operation | None:
    """The function that a library has for ops of that name."""
    symbol = entry_of(library, name, kind)
    return tables.lookup_in(library, symbol.path) if isinstance(symbol, SymbolRefAttr) else None


def attribute_of(op: Operation, name: str) -> Attribute | None:
    """An attribute of an op, also where it stands among the properties of an unregistered one."""
    found = op.attributes.get(name)
    if found is None and isinstance(op.properties, DictionaryAttr):
        found = op.properties.lookup(name)
    return found


def entry_of(library: Operation, name: str, kind: str) -> Attribute | None:
    """What a library has for ops of that name: in one of its dictionaries, by a dialect that has the same ops too."""
    entries = library.attributes.get(kind)
    if not isinstance(entries, DictionaryAttr):
        return None
    found = entries.lookup(name)
    if found is None:
        dialect, _, rest = name.partition(".")
        same = texts_of(library, DIALECTS).get(dialect)
        found = None if same is None else entries.lookup(f"{same}.{rest}")
    return found


def texts_of(library: Operation, kind: str) -> dict[str, str]:
    """One of the library's dictionaries of texts."""
    said = library.attributes.get(kind)
    if not isinstance(said, DictionaryAttr):
        return {}
    return {name: other.value for name, other in said.entries if isinstance(other, StringAttr)}


@final
class Libraries:
    """Finds the function of an op: what the op itself names, the libraries of the symbol tables around it from the
    inside out, and then `others`. Keeps what it has found by name; valid as long as the libraries stay."""

    __slots__ = ("_block", "_by_scope", "_is_named_around", "_named_by", "_others", "_scopes", "tables")

    def __init__(self, others: Sequence[Operation]) -> None:
        self.tables = SymbolTables()
        self._others = others
        self._named_by = {name: one for library in others for name, one in texts_of(library, NAMED_BY).items()}
        self._by_scope: dict[Operation | None, dict[tuple[str, str], Operation | None]] = {}
        self._scopes: dict[Operation, list[Operation]] = {}
        # Where the op stood that was asked about last, and whether libraries are named around it.
        self._block: Block | None = None
        self._is_named_around = False

    def function_for(self, op: Operation, kind: str = MAPPING) -> Operation | None:
        own = op.attributes.get(OWN[kind])
        if own is not None:
            return self.tables.lookup_attribute(op, own)
        name = self.name_of(op)
        for scope in self._scopes_around(op):
            found = self._in_scope(scope, name, kind)
            if found is not None:
                return found
        return self._in_scope(None, name, kind)

    def name_of(self, op: Operation) -> str:
        """The name that the op's functions are found by: its own, or that of the op that it stands for."""
        name = op.name
        by = self._named_by.get(name) if self._named_by else None
        if by is None:
            return name
        said = attribute_of(op, by)
        return said.value if isinstance(said, StringAttr) else name

    def control_of(self, op: Operation) -> str | None:
        """The kind of control flow that a library says the op has."""
        scopes = self._scopes_around(op)
        for library in [*[one for scope in scopes for one in libraries_of(scope, self.tables)], *self._others]:
            said = entry_of(library, op.name, CONTROL)
            if isinstance(said, StringAttr):
                return said.value
        return None

    def is_usual(self, op: Operation) -> bool:
        """The op has the functions of all ops of its own name: those of libraries that hold everywhere."""
        if op.attributes and not _OWN_NAMES.isdisjoint(op.attributes):
            return False
        block = op.block
        if block is not self._block:
            self._block = block
            self._is_named_around = bool(self._scopes_around(op))
        return not self._is_named_around and not (self._named_by and op.info.name in self._named_by)

    def usual_name(self, op: Operation) -> str | None:
        """The name that an op's functions are found by, if that alone tells them: in libraries that hold everywhere."""
        if self.is_usual(op):
            return op.info.name
        is_own = self._is_named_around or not _OWN_NAMES.isdisjoint(op.attributes)
        return None if is_own else self.name_of(op)

    def _scopes_around(self, op: Operation) -> list[Operation]:
        """The ops around it that name libraries, from the inside out."""
        around = op.parent_op()
        known = None if around is None else self._scopes.get(around)
        if known is not None:
            return known
        unseen: list[Operation] = []
        while around is not None and around not in self._scopes:
            unseen.append(around)
            around = around.parent_op()
        scopes = [] if around is None else self._scopes[around]
        for one in reversed(unseen):
            if NAMED in one.attributes:
                scopes = [one, *scopes]
            self._scopes[one] = scopes
        return scopes

    def _in_scope(self, scope: Operation | None, name: str, kind: str) -> Operation | None:
        """By the libraries of one symbol table, or by the others."""
        known = self._by_scope.setdefault(scope, {})
        key = (kind, name)
        if key not in known:
            libraries = self._others if scope is None else libraries_of(scope, self.tables)
            found = [function_of(library, name, self.tables, kind) for library in libraries]
            known[key] = next((one for one in found if one is not None), None)
        return known[key]
