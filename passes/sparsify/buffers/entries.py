"""Entries that are sorted: keys and further numbers of an entry side by side in one buffer, the rest in others.

For keys (k0, k1) and one further number the first buffer is  k0 k1 y | k0 k1 y | ...  Entries are compared by their
keys in a given order. Everything is emitted at the insertion point.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I1
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias, final
from pyopt.passes.sparsify.emitter.code import Code

if TYPE_CHECKING:
    Visit: TypeAlias = Callable[[Value, Value, Value], None]
    """(buffer, where it has the first entry, where it has the second)"""


@final
class Entries:
    """order: the places of the keys, the most important first. others: how many numbers follow the keys.
    buffers: the interleaved one, then those with one element an entry."""

    __slots__ = ("buffers", "code", "order", "others")

    def __init__(self, code: Code, order: Sequence[int], others: int, buffers: Sequence[Value]) -> None:
        self.code = code
        self.order = order
        self.others = others
        self.buffers = buffers

    def _bases(self, first: Value, second: Value) -> tuple[Value, Value]:
        """The beginnings of two entries in the interleaved buffer."""
        code = self.code
        width = code.index(len(self.order) + self.others)
        return code.multiply(first, width), code.multiply(second, width)

    def _places(self, bases: tuple[Value, Value], number: int) -> tuple[Value, Value]:
        """The positions of a number of two entries."""
        code = self.code
        offset = code.index(number)
        return code.add(offset, bases[0]), code.add(offset, bases[1])

    def visit(self, first: Value, second: Value, visit: Visit) -> None:
        """Calls `visit` for each number of two entries."""
        bases = self._bases(first, second)
        for number in [*self.order, *range(len(self.order), len(self.order) + self.others)]:
            visit(self.buffers[0], *self._places(bases, number))
        for buffer in self.buffers[1:]:
            visit(buffer, first, second)

    def less(self, first: Value, second: Value) -> Value:
        """first < second"""
        return self._compare(first, second, self.code.less, self.code.less)

    def equal(self, first: Value, second: Value) -> Value:
        """first = second"""
        return self._compare(first, second, self.code.equal, lambda left, right: self.code.boolean(False))

    def _compare(
        self,
        first: Value,
        second: Value,
        last: Callable[[Value, Value], Value],
        where_different: Callable[[Value, Value], Value],
    ) -> Value:
        """`where_different` of the first keys that differ, `last` of the last ones if those before are equal."""
        code = self.code
        bases = self._bases(first, second)
        choices: list[Operation] = []
        for number in self.order[:-1]:
            left, right = self._keys(bases, number)
            choice = code.branch(code.unequal(left, right), [I1])
            code.enter_branch(choice, 0)
            code.give([where_different(left, right)])
            code.enter_branch(choice, 1)
            choices.append(choice)
        result = last(*self._keys(bases, self.order[-1]))
        for choice in reversed(choices):
            code.give([result])
            code.leave(choice)
            result = choice.results[0]
        return result

    def _keys(self, bases: tuple[Value, Value], number: int) -> tuple[Value, Value]:
        left, right = self._places(bases, number)
        return self.code.load(self.buffers[0], [left]), self.code.load(self.buffers[0], [right])

    def swap(self, first: Value, second: Value) -> None:
        """Two entries change places."""
        code = self.code

        def exchange(buffer: Value, left: Value, right: Value) -> None:
            left_value = code.load(buffer, [left])
            right_value = code.load(buffer, [right])
            code.store(right_value, buffer, [left])
            code.store(left_value, buffer, [right])

        self.visit(first, second, exchange)

    def copy(self, source: Value, target: Value) -> None:
        """The entry `target` becomes that of `source`."""
        code = self.code

        def move(buffer: Value, left: Value, right: Value) -> None:
            code.store(code.load(buffer, [left]), buffer, [right])

        self.visit(source, target, move)

    def read(self, entry: Value) -> list[Value]:
        """All numbers of an entry."""
        found: list[Value] = []
        self.visit(entry, entry, lambda buffer, place, same: found.append(self.code.load(buffer, [place])))
        return found

    def write(self, entry: Value, values: Sequence[Value]) -> None:
        """The entry becomes what `read` gave."""
        left = iter(values)
        self.visit(entry, entry, lambda buffer, place, same: self.code.store(next(left), buffer, [place]))
