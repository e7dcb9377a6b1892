"""The context of the module around an op, for what is asked of an op alone: its location, how to make ops there."""

from __future__ import annotations

from weakref import WeakValueDictionary

from pyopt.ir.attributes import UNKNOWN_LOC, Location, StringAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation
from pyopt.ir.symbols import NAME, SymbolTables, lookup_symbol, nearest_symbol_table
from pyopt.light import Final, Sequence, final


@final
class Root:
    """The outermost op of a module, and the context that knows its text."""

    __slots__ = ("__weakref__", "context", "operation", "symbols")

    def __init__(self, operation: Operation, context: Context) -> None:
        self.operation = operation
        self.context = context
        self.symbols = SymbolTables()
        _roots[id(operation)] = self


_roots: Final[WeakValueDictionary[int, Root]] = WeakValueDictionary()
"""By the `id` of their ops, which they keep alive; the last one of an op counts."""


def context_of(place: Operation | Block) -> Context | None:
    """The context of the module around an op or block; None for what stands in no module that is still in use."""
    found = _root_of(place.parent_op() if isinstance(place, Block) else place)
    return None if found is None else found.context


def symbol_at(op: Operation, path: Sequence[str]) -> Operation | None:
    """The symbol that a path at an op names. Tables are kept with the module, and made anew when out of date."""
    scope = nearest_symbol_table(op)
    root = _root_of(op)
    if scope is None or root is None:
        return lookup_symbol(op, *path)
    found = root.symbols.lookup_in(scope, path)
    name = None if found is None else found.attributes.get(NAME)
    if found is None or found.parent_op() is None or not isinstance(name, StringAttr) or name.value != path[-1]:
        root.symbols = SymbolTables()
        found = root.symbols.lookup_in(scope, path)
    return found


def _root_of(op: Operation | None) -> Root | None:
    while op is not None:
        parent = op.parent_op()
        if parent is None:
            found = _roots.get(id(op))
            return found if found is not None and found.operation is op else None
        op = parent
    return None


def location_of(op: Operation) -> Location:
    """Where an op stands in the text that it was read from; unknown where nothing knows the text any more."""
    context = None if isinstance(op.loc, Location) else context_of(op)
    if context is None:
        return op.loc if isinstance(op.loc, Location) else UNKNOWN_LOC
    return context.location(op.loc)
