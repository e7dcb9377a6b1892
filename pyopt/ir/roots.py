"""The context of the module around an op, for what is asked of an op alone: its location, how to make ops there."""

from __future__ import annotations

from weakref import WeakValueDictionary

from pyopt.ir.attributes import UNKNOWN_LOC, Location
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation
from pyopt.light import Final, final


@final
class Root:
    """The outermost op of a module, and the context that knows its text."""

    __slots__ = ("__weakref__", "context", "operation")

    def __init__(self, operation: Operation, context: Context) -> None:
        self.operation = operation
        self.context = context
        _roots[id(operation)] = self


_roots: Final[WeakValueDictionary[int, Root]] = WeakValueDictionary()
"""By the `id` of their ops, which they keep alive; the last one of an op counts."""


def context_of(place: Operation | Block) -> Context | None:
    """The context of the module around an op or block; None for what stands in no module that is still in use."""
    op = place.parent_op() if isinstance(place, Block) else place
    while op is not None:
        parent = op.parent_op()
        if parent is None:
            found = _roots.get(id(op))
            return found.context if found is not None and found.operation is op else None
        op = parent
    return None


def location_of(op: Operation) -> Location:
    """Where an op stands in the text that it was read from; unknown where nothing knows the text any more."""
    context = None if isinstance(op.loc, Location) else context_of(op)
    if context is None:
        return op.loc if isinstance(op.loc, Location) else UNKNOWN_LOC
    return context.location(op.loc)
