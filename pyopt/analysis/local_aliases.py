"""Whether two values may stand for the same memory, by the ops that they come from: allocations, views, branches.

    %a = memref.alloc()          %v = memref.subview %a ...          %a and %b have no memory in common,
    %b = memref.alloc()                                              %v and %a may have

It says what the local alias analysis of mlir-opt says, for passes that ask it. `pyopt.analysis.aliasing` has classes of
all values of a function instead.
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
from pyopt.ir.core import BlockArgument, Operation, OpResult, Region, Value
from pyopt.ir.opinfo import ALLOCATES, AUTOMATIC_ALLOCATION_SCOPE, CALLABLE, CONSTANT_LIKE, VIEW
from pyopt.light import Final, final

MOST_STEPS: Final = 10
"""The number of ops and arguments that the search goes back by, as in the reference."""
_SCOPED: Final = frozenset(("llvm.alloca", "memref.alloca"))
"""Allocations that end with the op around them that says so, not with the function."""
_DISTINCT: Final = "memref.distinct_objects"


@final
class Memories:
    """Values that stand for memory, of which those that may have some in common with another one are found quickly.

    `known` keeps the roots of values, and may serve several of these.
    """

    __slots__ = ("_by_root", "_known", "_others", "_values")

    def __init__(self, known: dict[Value, list[Value]]) -> None:
        self._known = known
        self._values: dict[Value, None] = {}
        self._by_root: dict[Value, list[Value]] = {}
        # Those that may be something else than allocations.
        self._others: list[Value] = []

    def add(self, value: Value) -> None:
        """Adds a value, unless it is there."""
        if value in self._values:
            return
        self._values[value] = None
        for root in self._roots(value):
            self._by_root.setdefault(root, []).append(value)
        if not all(_allocates(root) for root in self._roots(value)):
            self._others.append(value)

    def add_all(self, other: Memories) -> None:
        """Adds the values of another one."""
        for value in other._values:
            self.add(value)

    def aliases(self, value: Value) -> list[Value]:
        """The values that may have memory in common with this one."""
        own = self._roots(value)
        near: list[Value]
        if all(_allocates(root) for root in own):
            near = [*self._others, *[one for root in own for one in self._by_root.get(root, ())]]
        else:
            near = list(self._values)
        return [
            one
            for one in dict.fromkeys(near)
            if one is value or any(_roots_may_alias(left, right) for left in self._roots(one) for right in own)
        ]

    def _roots(self, value: Value) -> list[Value]:
        found = self._known.get(value)
        if found is None:
            found = self._known[value] = roots(value)
        return found


def roots(value: Value) -> list[Value]:
    """What the value may be, or be a view of, as far as it is known; at least one value."""
    found: list[Value] = []
    seen: set[Value] = set()
    work: list[tuple[Value, int]] = [(value, MOST_STEPS)]
    while work:
        one, steps = work.pop()
        if one in seen:
            continue
        seen.add(one)
        sources = _sources(one) if steps else None
        if sources is None:
            found.append(one)
        else:
            work.extend([(source, steps - 1) for source in sources])
    return found or [value]


def _sources(value: Value) -> list[Value] | None:
    """What the value is a view of, or is given by branches; None if that is not known, or it is neither."""
    if isinstance(value, OpResult):
        op = value.op
        assert op is not None
        if op.info.traits & VIEW and value.index == 0:
            return [op.operands[0]]
        return _given(op, None, value) if is_region_branch(op) else None
    assert isinstance(value, BlockArgument)
    block = value.block
    region = block.region
    if region is None:
        return None
    if block is not region.first:
        return _passed(value)
    around = region.parent
    if around is None or not is_region_branch(around):
        return None
    if region is not around.regions[0] and around.info.name == "scf.while":
        # The reference does not go back from the body to the condition.
        return None
    return _given(around, region, value)


def _passed(argument: BlockArgument) -> list[Value] | None:
    """What branches give a block for an argument."""
    found: list[Value] = []
    for block in argument.block.predecessor_blocks():
        last = block.terminator()
        if not is_branch(last):
            return None
        for number, successor in enumerate(last.successors):
            if successor is argument.block:
                values = successor_operands(last, number)
                at = argument.index - (len(successor.arguments) - len(values))
                if at < 0:
                    return None
                found.append(values[at])
    return found


def _given(op: Operation, target: Region | None, value: Value) -> list[Value] | None:
    """What `op` and the ends of its regions give for an argument of a region, or for a result."""
    start, end = entry_range(op)
    ways: list[tuple[Region | None, list[Value]]] = [(None, op.operands[start:end])]
    for region in op.regions:
        for block in region:
            last = block.last
            if last is not None and is_region_terminator(last):
                first, behind = forwarded_range(last)
                ways.append((region, last.operands[first:behind]))
    found: list[Value] = []
    for source, values in ways:
        for edge in possible_edges(op, source):
            if edge.region is not target:
                continue
            at = next((number for number, one in enumerate(edge.inputs) if one is value), len(values))
            if at >= len(values):
                return None
            found.append(values[at])
    return found or None


def _roots_may_alias(one: Value, other: Value) -> bool:
    """The same of values that nothing more is known of."""
    if one is other:
        return True
    constants = [_is_constant(one), _is_constant(other)]
    if all(constants):
        return True
    if any(constants):
        return not _allocates(other if constants[0] else one)
    if _is_distinct(one, other):
        return False
    allocated = [_allocates(one), _allocates(other)]
    if allocated[0] == allocated[1]:
        return not allocated[0]
    new, old = (one, other) if allocated[0] else (other, one)
    return not _is_older(old, _scope(new))


def _is_constant(value: Value) -> bool:
    return value.op is not None and value.op.info.traits & CONSTANT_LIKE != 0


def _allocates(value: Value) -> bool:
    return value.op is not None and affects(value.op, ALLOCATES, value)


def _is_distinct(one: Value, other: Value) -> bool:
    """An op says that the two have no memory in common."""
    return one.op is not None and one.op is other.op and one.op.info.name == _DISTINCT


def _scope(new: Value) -> Operation | None:
    """The op around an allocation that the memory is there in."""
    op = new.op
    assert op is not None
    wanted = AUTOMATIC_ALLOCATION_SCOPE if op.info.name in _SCOPED else CALLABLE
    around = op.parent_op()
    while around is not None and not around.info.traits & wanted:
        around = around.parent_op()
    return around


def _is_older(value: Value, scope: Operation | None) -> bool:
    """The value was there when the scope began: it is defined around it, or an argument of it."""
    block = value.parent_block()
    around = block.parent_op() if block is not None else None
    if scope is None or around is None:
        return False
    if around is scope:
        return (
            isinstance(value, BlockArgument)
            and block is not None
            and block.region is not None
            and (block is block.region.first)
        )
    return around.is_ancestor_of(scope)
