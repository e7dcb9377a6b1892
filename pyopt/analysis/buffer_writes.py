"""Writes to memory in a function, indexed so that "may something write this buffer in between?" is cheap to answer.

One walk numbers the ops of an op that sees nothing around it, the ones inside of an op behind it, and notes for each
class of `Aliases` the numbers of the ops that may write to it. A question then is a few searches in sorted lists, as
many as there are ops around the one that it is about. The answers are those of the time of the walk: an op that is in
another block since then is not known, and a user begins anew after an iteration of rules.
"""

from __future__ import annotations

from bisect import bisect_left

from pyopt.analysis.aliasing import Aliases, carries_memory
from pyopt.analysis.effects import own_effects, value_effects
from pyopt.analysis.region_branches import runs_one_region
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.opinfo import ISOLATED, RECURSIVE_EFFECTS, WRITES
from pyopt.ir.signature import init_bounds
from pyopt.ir.types import MemRefType
from pyopt.light import TYPE_CHECKING, final

if TYPE_CHECKING:
    pass


@final
class BufferWrites:
    """The writes to buffers inside an isolated op, by position."""

    __slots__ = ("_aliases", "_blocks", "_ends", "_home", "_numbers", "_writes")

    def __init__(self, root: Operation) -> None:
        self._aliases = Aliases(root)
        # Of each op its number and its block, and the first number behind all that is inside of it; of each block, too.
        self._numbers: dict[Operation, int] = {}
        self._home: dict[Operation, Block | None] = {}
        self._ends: dict[Operation, int] = {}
        self._blocks: dict[Block, tuple[int, int]] = {}
        self._writes: dict[int, list[int]] = {}
        self._number(root)

    def _number(self, root: Operation) -> None:
        count = 0
        # What is still to be done, the next at the end: an op, or the end of an op or of a block.
        stack: list[tuple[Operation | None, Operation | None, Block | None, int]] = [(root, None, None, 0)]
        while stack:
            op, ended, block, start = stack.pop()
            if op is None:
                if ended is not None:
                    self._ends[ended] = count
                elif block is not None and start < 0:
                    self._blocks[block] = (count, count)
                    stack.append((None, None, block, count))
                    nested: list[tuple[Operation | None, Operation | None, Block | None, int]]
                    nested = [(one, None, None, 0) for one in block]
                    nested.reverse()
                    stack.extend(nested)
                elif block is not None:
                    self._blocks[block] = (start, count)
                continue
            self._numbers[op] = count
            self._home[op] = op.block
            if op is not root:
                for number in self._written(op):
                    self._writes.setdefault(number, []).append(count)
            count += 1
            if op.regions and (op is root or not op.info.traits & ISOLATED):
                stack.append((None, op, None, 0))
                blocks = [one for region in op.regions for one in region]
                blocks.reverse()
                stack.extend([(None, None, one, -1) for one in blocks])
            else:
                self._ends[op] = count

    def _written(self, op: Operation) -> set[int]:
        """The classes that the op itself may write to."""
        own = own_effects(op)
        if own is None:
            if op.info.traits & RECURSIVE_EFFECTS:
                return set()
            return {self._aliases.outside(), *self._classes([*op.operands])}
        if not own & WRITES:
            return set()
        named = value_effects(op)
        if named:
            return set(self._classes([value for mask, value in named if mask & WRITES]))
        if op.info.inits:
            start, end = init_bounds(op)
            return set(self._classes([one for one in op.operands[start:end] if isinstance(one.type, MemRefType)]))
        return {self._aliases.outside(), *self._classes([*op.operands])}

    def _classes(self, values: list[Value]) -> list[int]:
        return [self._aliases.class_of(value) for value in values if carries_memory(value)]

    def unchanged(self, buffer: Value, start: Operation, end: Operation) -> bool:
        """Whenever `end` is reached, nothing has written to `buffer` since `start`, which dominates it, was reached."""
        if not self._knows(start):
            return False
        numbers = self._writes.get(self._aliases.class_of(buffer), [])
        start_block = start.block
        assert start_block is not None
        op = end
        while True:
            block = op.block
            if block is None or not self._knows(op):
                return False
            here = self._numbers[op]
            if block is start_block:
                return self._ends[start] <= here and not _any_within(numbers, self._ends[start], here)
            region = block.region
            if region is None:
                return False
            if region is start_block.region:
                # Another block: there may be a way by any other one, and by all of this.
                first, last = region.first, region.last
                if first is None or last is None or first not in self._blocks or last not in self._blocks:
                    return False
                if _any_within(numbers, self._ends[start], self._blocks[last][1]):
                    return False
                return not _any_within(numbers, self._blocks[first][0], self._blocks[start_block][0])
            around = region.parent
            if around is None or not self._knows(around) or block not in self._blocks:
                return False
            if runs_one_region(around) and region.first is region.last:
                if _any_within(numbers, self._blocks[block][0], here):
                    return False
            elif _any_within(numbers, self._numbers[around], self._ends[around]):
                return False
            op = around

    def _knows(self, op: Operation) -> bool:
        """The op is where it was."""
        return op in self._numbers and self._home[op] is op.block


def _any_within(numbers: list[int], start: int, end: int) -> bool:
    """One of the sorted numbers is in [start, end)."""
    index = bisect_left(numbers, start)
    return index < len(numbers) and numbers[index] < end
