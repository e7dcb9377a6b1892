"""Classes of the values of a function that may stand for the same memory: tensors and buffers in classes, by one walk
over it.

A class is made by joining (Steensgaard's way: no direction, near linear time). Views, casts, `to_buffer`, `to_tensor`
and reshapes join operands and results, ops in destination style a result and its init (it may be computed in place),
branches and loops what they forward and what receives it. `OUTSIDE` is the class of all memory that may be known
elsewhere: buffers that are arguments, globals, what an op with unknown effects gets or gives. Other arguments and
allocations are apart.
"""

from __future__ import annotations

from pyopt.analysis.branches import is_branch, successor_operands
from pyopt.analysis.buffer_views import EACH_RESULT
from pyopt.analysis.effects import own_effects
from pyopt.analysis.region_branches import (
    PARALLEL_LOOPS,
    entry_range,
    forwarded_range,
    is_region_branch,
    is_region_terminator,
    possible_edges,
)
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.opinfo import ALLOCATES, ISOLATED, RECURSIVE_EFFECTS, TERMINATOR
from pyopt.ir.signature import init_bounds
from pyopt.ir.types import ComplexType, FloatType, IndexType, IntegerType, MemRefType, TensorType, VectorType
from pyopt.light import Final, Iterable, final

OUTSIDE: Final = 0
"""The class of memory that is known elsewhere."""

FRESH: Final = frozenset(("bufferization.alloc_tensor", "tensor.empty"))
"""Ops whose result is memory of its own, beside those that say that they allocate."""

LEAKS: Final = frozenset(("memref.extract_aligned_pointer_as_index",))
"""Ops without effects that give away where a buffer is."""


def carries_memory(value: Value) -> bool:
    """The value may be memory, or lead to some: it is no number and no vector of numbers."""
    return not isinstance(value.type, (IntegerType, FloatType, IndexType, VectorType, ComplexType))


@final
class Aliases:
    """The classes of the values in an op that sees nothing around it."""

    __slots__ = ("_number", "_parent")

    def __init__(self, root: Operation) -> None:
        self._number: dict[Value, int] = {}
        self._parent: list[int] = [OUTSIDE]
        for region in root.regions:
            if region.first is not None:
                self._escape([one for one in region.first.arguments if isinstance(one.type, MemRefType)])
        stack = [block for region in root.regions for block in region]
        while stack:
            for op in stack.pop():
                self._add(op)
                if op.regions and not op.info.traits & ISOLATED:
                    stack.extend([block for region in op.regions for block in region])

    def class_of(self, value: Value) -> int:
        """The number of the value's class, final once everything is added."""
        return self._find(self._node(value))

    def outside(self) -> int:
        return self._find(OUTSIDE)

    # Union and find.

    def _node(self, value: Value) -> int:
        node = self._number.get(value)
        if node is None:
            node = self._number[value] = len(self._parent)
            self._parent.append(node)
        return node

    def _find(self, node: int) -> int:
        parent = self._parent
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    def _join_nodes(self, one: int, other: int) -> None:
        one, other = self._find(one), self._find(other)
        # The smaller number stays, so that the class outside keeps its own.
        if one < other:
            self._parent[other] = one
        else:
            self._parent[one] = other

    def _join(self, values: Iterable[Value]) -> None:
        """Those that carry memory may all stand for the same."""
        first: int | None = None
        for value in values:
            if carries_memory(value):
                node = self._node(value)
                if first is None:
                    first = node
                else:
                    self._join_nodes(first, node)

    def _join_pairs(self, left: Iterable[Value], right: Iterable[Value]) -> None:
        for pair in zip(left, right, strict=False):
            self._join(pair)

    def _escape(self, values: Iterable[Value]) -> None:
        """Joins values that may refer to memory, but are not tensors, with the outside: they may be known elsewhere."""
        for value in values:
            if carries_memory(value) and not isinstance(value.type, TensorType):
                self._join_nodes(OUTSIDE, self._node(value))

    # What ops do.

    def _add(self, op: Operation) -> None:
        traits = op.info.traits
        if traits & TERMINATOR:
            self._add_terminator(op)
        elif op.regions:
            self._add_holder(op)
        else:
            own = own_effects(op)
            if own is None or op.info.name in LEAKS:
                self._join([*op.operands, *op.results])
                self._escape([*op.operands, *op.results])
            elif op.info.inits:
                start, end = init_bounds(op)
                self._join_pairs(op.operands[start:end], op.results)
            elif not own & ALLOCATES and op.info.name not in FRESH:
                self._add_plain(op)

    def _add_plain(self, op: Operation) -> None:
        """An op that hands nothing on but in its results, or by way of a buffer of buffers."""
        memory = [*op.operands, *op.results]
        if any(isinstance(one.type, MemRefType) and _holds_memory(one.type) for one in memory):
            self._join(memory)
            self._escape(memory)
        elif op.info.name in EACH_RESULT:
            self._join_pairs(op.operands, op.results)
        elif any(carries_memory(one) for one in op.results):
            self._join(memory)
            if not any(carries_memory(one) for one in op.operands):
                self._escape(op.results)

    def _add_terminator(self, op: Operation) -> None:
        if is_branch(op):
            for number, block in enumerate(op.successors):
                values = successor_operands(op, number)
                self._join_pairs(values, block.arguments[len(block.arguments) - len(values) :])
        elif op.successors or (not is_region_terminator(op) and own_effects(op) is None):
            memory = [*op.operands, *[one for block in op.successors for one in block.arguments]]
            self._join(memory)
            self._escape(memory)

    def _add_holder(self, op: Operation) -> None:
        """An op with regions hands values to block arguments, and its terminators hand theirs to it."""
        if is_region_branch(op) and op.info.name not in PARALLEL_LOOPS:
            start, end = entry_range(op)
            for edge in possible_edges(op, None):
                self._join_pairs(op.operands[start:end], edge.inputs)
            for region in op.regions:
                for block in region:
                    last = block.last
                    if last is None or last.successors:
                        continue
                    first, behind = forwarded_range(last)
                    for edge in possible_edges(op, region):
                        self._join_pairs(last.operands[first:behind], edge.inputs)
            return
        if op.info.inits:
            start, end = init_bounds(op)
            self._join_pairs(op.operands[start:end], op.results)
            return
        memory = [*op.operands, *op.results]
        if not op.info.traits & ISOLATED:
            for region in op.regions:
                for block in region:
                    memory += _handed_around(block)
        self._join(memory)
        if not op.info.traits & RECURSIVE_EFFECTS and own_effects(op) is None:
            self._escape(memory)


def _handed_around(block: Block) -> list[Value]:
    last = block.last
    return [*block.arguments, *(last.operands if last is not None and not last.successors else ())]


def _holds_memory(type: MemRefType) -> bool:
    """A buffer of buffers."""
    return not isinstance(type.element_type, (IntegerType, FloatType, IndexType, VectorType, ComplexType))
