"""Views of buffers: where a buffer goes to, and where it may come from.

`BufferViews(root)` walks once over what is in `root` and notes an edge from a value to each one that may stand for the
same memory because of it: a view of it, what a branch, a loop or a terminator hands it on as, the result of a call that
it is passed to. Edges lead from the older value to the newer one, while the classes of `pyopt.analysis.aliasing` have
no direction. It offers

- `aliases(values)`: the values and all that may be one of them, or a part, later on; `steps(value)`: one edge only;
- `sources(values)`: the values and all that they may have been before; `direct_sources(value)`: one edge only;
- `may_begin(value)`: the value may be memory that begins there: an allocation, an argument, the result of a call;
- `cut(values)`: edges to the values are gone, as when clones are passed there;
- `may_be_freed(value)`: an op frees the value or one of its aliases;
- `leaving(op)`: the values inside of an op of which an alias is outside;
- `components()`: the values with their aliases first.

Who asks about each of many values asks once about all: chains of aliases are as long as programs. The answers are those
of the time of the walk. With `unknown=True` results of ops of which nothing is known may be views of their operands;
without it, as the reference has it, they are memory of their own.
"""

from __future__ import annotations

from pyopt.analysis.branches import is_branch, successor_operands
from pyopt.analysis.effects import affects
from pyopt.analysis.region_branches import (
    entry_range,
    forwarded_range,
    is_region_branch,
    is_region_terminator,
    possible_edges,
)
from pyopt.ir.components import strongly_connected
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.dominance import is_inside
from pyopt.ir.opinfo import ALLOCATES, CALL, CALLABLE, FREES, VIEW
from pyopt.ir.types import MemRefType
from pyopt.light import Final, Iterable, Sequence, final

FIRST_RESULT: Final = frozenset(("memref.transpose",))
"""Ops beside those with the trait VIEW whose first result is a view of the first operand."""

EACH_RESULT: Final = frozenset(("memref.distinct_objects",))
"""Ops of which each result is a view of the operand in its place."""

NEW_OR_OLD: Final = frozenset(("memref.realloc",))
"""Ops whose result is the operand's memory, or new."""

SELECTS: Final = frozenset(("arith.select",))
"""Ops that give one of the operands behind the first."""


def is_view(op: Operation) -> bool:
    """The op's first result is a view of the memory of its first operand."""
    return op.info.traits & VIEW != 0 or op.info.name in FIRST_RESULT


def is_buffer(value: Value) -> bool:
    """The value is a memref, ranked or not."""
    return isinstance(value.type, MemRefType)


@final
class BufferViews:
    """The edges between the values in an op; see the module."""

    __slots__ = ("_beginnings", "_freed", "_later", "_sooner", "_unknown")

    def __init__(self, root: Operation, unknown: bool = False) -> None:
        # Dicts without values are sets that keep their order.
        self._later: dict[Value, dict[Value, None]] = {}
        self._sooner: dict[Value, dict[Value, None]] = {}
        self._beginnings: set[Value] = set()
        self._freed: dict[Value, None] | None = None
        self._unknown = unknown
        for op in root.walk():
            self._add(op)

    # Questions.

    def aliases(self, *values: Value) -> dict[Value, None]:
        """The values and all that may be one of them, or a view of it."""
        return _reached(self._later, values)

    def steps(self, value: Value) -> list[Value]:
        """The values that an edge leads to from `value`."""
        return [*self._later.get(value, ())]

    def direct_sources(self, value: Value) -> list[Value]:
        """The values from which an edge leads to `value`."""
        return [*self._sooner.get(value, ())]

    def beginnings(self) -> list[Value]:
        """The values that may be memory that was in no other value before."""
        return [*self._beginnings]

    def sources(self, *values: Value) -> dict[Value, None]:
        """The values and all that they may be, or be a view of."""
        return _reached(self._sooner, values)

    def components(self) -> list[list[Value]]:
        """All values with edges, those first to which edges lead; aliases of one another stand together."""
        return strongly_connected(self._later, self.steps)

    def may_begin(self, value: Value) -> bool:
        """The value may be memory that was in no other value of `root` before."""
        return value in self._beginnings

    def leaving(self, op: Operation) -> dict[Value, None]:
        """The values defined inside of an op of which an alias is defined or used outside of it, or by itself."""
        found: dict[Value, None] = {}
        stack = [value for value in _defined_inside(op) if self._leaves(value, op)]
        while stack:
            value = stack.pop()
            if value not in found:
                found[value] = None
                stack += [one for one in self._sooner.get(value, ()) if is_inside(one, op)]
        return found

    def _leaves(self, value: Value, op: Operation) -> bool:
        if not is_buffer(value):
            return False
        outside = any(user is op or not op.is_ancestor_of(user) for user in value.uses)
        return outside or any(not is_inside(later, op) for later in self._later.get(value, ()))

    def may_be_freed(self, value: Value) -> bool:
        """The value or one of its aliases was freed when this was first asked; found once for all values."""
        if self._freed is None:
            self._freed = self.sources(*[one for one in (*self._later, *self._sooner) if _is_freed(one)])
        return value in self._freed or _is_freed(value)

    # Changes.

    def cut(self, values: Iterable[Value]) -> None:
        """No edge leads to one of the values any more."""
        self._freed = None
        for value in values:
            for source in self._sooner.pop(value, ()):
                del self._later[source][value]

    # The walk.

    def _pair(self, value: Value, later: Value) -> None:
        self._later.setdefault(value, {})[later] = None
        self._sooner.setdefault(later, {})[value] = None

    def _pairs(self, values: Iterable[Value], later: Iterable[Value]) -> None:
        for value, one in zip(values, later, strict=False):
            if is_buffer(value) or is_buffer(one):
                self._pair(value, one)

    def _cross(self, values: Iterable[Value], later: Sequence[Value]) -> None:
        """Each of the buffers may be each of the later ones."""
        for value in values:
            if is_buffer(value):
                for one in later:
                    if is_buffer(one):
                        self._pair(value, one)

    def _begin(self, op: Operation) -> None:
        self._beginnings.update([value for value in op.results if is_buffer(value)])
        for region in op.regions:
            if region.first is not None:
                self._beginnings.update([value for value in region.first.arguments if is_buffer(value)])

    def _add(self, op: Operation) -> None:
        traits = op.info.traits
        name = op.info.name
        if is_view(op):
            self._pairs(op.operands, op.results[:1])
        elif name in EACH_RESULT:
            self._pairs(op.operands, op.results)
        elif name in NEW_OR_OLD:
            self._pairs(op.operands, op.results)
            self._begin(op)
        elif name in SELECTS:
            for operand in op.operands[1:]:
                self._pairs([operand], op.results)
        elif is_branch(op):
            for number, block in enumerate(op.successors):
                values = successor_operands(op, number)
                self._pairs(values, block.arguments[len(block.arguments) - len(values) :])
        elif is_region_branch(op):
            self._add_region_branch(op)
        elif traits & CALL:
            self._begin(op)
            self._cross(op.operands, op.results)
        elif not is_region_terminator(op):
            self._begin(op)
            if self._unknown and op.results and not traits & (ALLOCATES | CALLABLE) and not _allocates(op):
                self._cross(op.operands, op.results)

    def _add_region_branch(self, op: Operation) -> None:
        start, end = entry_range(op)
        for edge in possible_edges(op, None):
            self._pairs(op.operands[start:end], edge.inputs)
        for region in op.regions:
            for block in region:
                last = block.last
                if last is None or last.successors or not is_region_terminator(last):
                    continue
                first, behind = forwarded_range(last)
                for edge in possible_edges(op, region):
                    self._pairs(last.operands[first:behind], edge.inputs)


def _is_freed(value: Value) -> bool:
    return any(user.info.name == "bufferization.dealloc" or affects(user, FREES, value) for user in value.uses)


def _reached(edges: dict[Value, dict[Value, None]], values: Iterable[Value]) -> dict[Value, None]:
    found = dict.fromkeys(values)
    stack = list(found)
    while stack:
        for one in edges.get(stack.pop(), ()):
            if one not in found:
                found[one] = None
                stack.append(one)
    return found


def _defined_inside(op: Operation) -> list[Value]:
    found: list[Value] = []
    for one in op.walk():
        if one is not op:
            found += one.results
        for region in one.regions:
            for block in region:
                found += block.arguments
    return found


def _allocates(op: Operation) -> bool:
    """The op's declaration says that a result is memory of its own."""
    return any(affects(op, ALLOCATES, result) for result in op.results)


def is_new(value: Value) -> bool:
    """The value is memory that nothing else was before."""
    return value.op is not None and value.op.info.name not in NEW_OR_OLD and affects(value.op, ALLOCATES, value)


def is_parameter(value: Value) -> bool:
    """An argument of a function: older than all that the function allocates."""
    if not isinstance(value, BlockArgument) or value.block.prev is not None:
        return False
    around = value.block.parent_op()
    return around is not None and around.info.traits & CALLABLE != 0
