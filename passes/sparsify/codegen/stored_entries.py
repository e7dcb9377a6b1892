"""Loops over the entries of a sparse tensor that load those coordinates only that are asked for.

    for row = 0 to n {                         for entry = 0 to number of entries {
      for entry = pos[row] to pos[row + 1] {     column = crd[entry]
        body(row, entry)                         body(column, entry)

Where nothing is asked of the levels above the last that is compressed, one loop goes over all of them.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, DENSE
from pyopt.ir.core import Value
from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING, Callable, TypeAlias, final
from pyopt.passes.sparsify.codegen.descriptor import VALUES_SIZE, Descriptor, cast_number
from pyopt.passes.sparsify.emitter.code import Code

if TYPE_CHECKING:
    Coordinates: TypeAlias = dict[int, Value]
    """By level."""
    Body: TypeAlias = Callable[[Coordinates, Value], None]
    """Emits what is done with an entry, given the coordinates that were asked for and its number."""


@final
class StoredEntries:
    """The entries of storage whose levels are dense, compressed and singletons, the last one not dense."""

    __slots__ = ("_last", "code", "count", "storage")

    def __init__(self, code: Code, storage: Descriptor) -> None:
        self.code = code
        self.storage = storage
        self.count: Value = storage.get(VALUES_SIZE)
        formats = [one.format for one in storage.encoding.level_types]
        self._last = len(formats) - 1 - formats[::-1].index(COMPRESSED)

    def visit(self, levels: set[int], body: Body) -> None:
        """Loops over all entries; `levels` are those whose coordinates the body is given."""
        code = self.code
        if min(levels, default=self._last) < self._last:
            self._nest(0, code.index(0), levels, {}, body)
            return
        loop, block = code.open_for(code.index(0), self.count, [])
        entry = block.arguments[0]
        found = {level: self._coordinate(level, entry) for level in sorted(levels)}
        body(found, entry)
        code.give([])
        code.leave(loop)

    def _nest(self, level: int, parent: Value, levels: set[int], found: Coordinates, body: Body) -> None:
        """Loops over what is below `parent` from `level` on."""
        code, storage = self.code, self.storage
        if level == storage.level_rank():
            body(found, parent)
            return
        format = storage.encoding.level_types[level].format
        low, high = code.index(0), parent
        if format == DENSE:
            high = storage.level_size(level)
        elif format == COMPRESSED:
            positions = storage.positions(level)
            low, high = self._number(positions, parent), self._number(positions, code.next(parent))
        else:
            if level in levels:
                found[level] = self._coordinate(level, parent)
            self._nest(level + 1, parent, levels, found, body)
            return
        loop, block = code.open_for(low, high, [])
        counter: Value = block.arguments[0]
        if format == DENSE:
            found[level] = counter
            counter = code.add(code.multiply(parent, high), counter)
        elif level in levels:
            found[level] = self._coordinate(level, counter)
        self._nest(level + 1, counter, levels, found, body)
        code.give([])
        code.leave(loop)

    def _coordinate(self, level: int, position: Value) -> Value:
        return self._number(self.storage.coordinates(level), self.storage.place_of_coordinate(level, position))

    def _number(self, buffer: Value, index: Value) -> Value:
        return cast_number(self.code, self.code.load(buffer, [index]), INDEX, True)
