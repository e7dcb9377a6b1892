"""Conversions by counting (`storage/counting.py`), as loops over the buffers.

    %u = sparse_tensor.convert %t : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #CSC>
->
    positions = 0, ...
    for each entry:  positions[column + 1] += 1
    sum = 0
    for column:      count = positions[column + 1]; positions[column + 1] = sum; sum += count
    for each entry:  place = positions[column + 1]; positions[column + 1] += 1
                     coordinates[place] = row; values[place] = value

In the second loop positions[column + 1] becomes where the column begins, and in the third one where it ends, which is
where the next one begins. Where entries keep their order (COO to CSR), it becomes the
end at once, and arrays are copied.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Value
from pyopt.ir.types import INDEX, TensorType
from pyopt.light import TYPE_CHECKING, final
from pyopt.passes.sparsify.codegen.descriptor import Descriptor, assert_countable, cast_number
from pyopt.passes.sparsify.codegen.exact_storage import ExactStorage
from pyopt.passes.sparsify.codegen.stored_entries import StoredEntries
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.casts import cast_element
from pyopt.passes.sparsify.storage.constants import zero_constant
from pyopt.passes.sparsify.storage.counting import dimensions, keeps_order

if TYPE_CHECKING:
    from pyopt.passes.sparsify.codegen.stored_entries import Coordinates


@final
class Counting:
    """Makes the storage of a tensor `type` of the entries of another."""

    __slots__ = ("code", "entries", "levels", "source", "storage", "type")

    def __init__(self, source: Descriptor, type: TensorType) -> None:
        self.code = Code(source.code.rewriter, folds=True)
        self.source = source
        self.type = type
        self.entries = StoredEntries(self.code, source)
        order, encoding = dimensions(source.encoding), encoding_of(type)
        assert encoding is not None
        self.levels: list[int] = [order.index(one) for one in dimensions(encoding)]
        self.storage = ExactStorage(self.code, type, [source.level_size(level) for level in self.levels])

    def make(self) -> Descriptor:
        """The new storage."""
        source, made = self.source.encoding, self.storage.made.encoding
        if not source.pos_width or 0 < made.pos_width < source.pos_width:
            assert_countable(self.storage.made, self.entries.count)
        self.storage.allocate_entries(self.entries.count)
        if keeps_order(source, made):
            self._count(True)
            self._copy()
        else:
            self._count(False)
            self._scatter()
        return self.storage.made

    def _row(self, found: Coordinates) -> Value:
        return self.storage.row([found[level] for level in self.levels[: self.storage.outer]])

    def _count(self, ends: bool) -> None:
        """Makes each position that of the entry where its coordinate ends, or else where it begins."""
        code, storage, positions = self.code, self.storage, self.storage.positions
        if not storage.outer:
            storage.made.store_number(self.entries.count, positions, code.index(1))
            return
        type = storage.made.encoding.pos_type()
        one = code.rewriter.constant(IntegerAttr.get(1, type), type)

        def count(found: Coordinates, entry: Value) -> None:
            row = self._row(found)
            code.store(code.add(code.load(positions, [row]), one), positions, [row])

        def add(counter: Value, carried: list[Value]) -> list[Value]:
            row, (before,) = code.next(counter), carried
            after = code.add(before, code.load(positions, [row]))
            code.store(after if ends else before, positions, [row])
            return [after]

        self.entries.visit(set(self.levels[: storage.outer]), count)
        code.for_loop(code.index(0), storage.rows, [zero_constant(code.rewriter, type)], add)

    def _copy(self) -> None:
        """Copies coordinates and values, one array after the other."""
        for level in range(self.storage.outer, len(self.levels)):
            self._copy_coordinates(level)
        self.entries.visit(set(), lambda found, entry: self._put_value(entry, entry))

    def _copy_coordinates(self, level: int) -> None:
        self.entries.visit({self.levels[level]}, lambda found, entry: self._put_coordinate(level, found, entry))

    def _scatter(self) -> None:
        """Puts each entry where its coordinate begins, which is one place further on for the next one."""
        code, storage, positions = self.code, self.storage, self.storage.positions

        def put(found: Coordinates, entry: Value) -> None:
            row = self._row(found)
            place = cast_number(code, code.load(positions, [row]), INDEX, True)
            storage.made.store_number(code.next(place), positions, row)
            for level in range(storage.outer, len(self.levels)):
                self._put_coordinate(level, found, place)
            self._put_value(entry, place)

        self.entries.visit(set(self.levels), put)

    def _put_coordinate(self, level: int, found: Coordinates, place: Value) -> None:
        """Stores the coordinate that an entry has in a level of the result, which is the one at `place`."""
        self.storage.put_coordinate(level, found[self.levels[level]], place)

    def _put_value(self, entry: Value, place: Value) -> None:
        """Stores the value of an entry as that of the one at `place`."""
        code = self.code
        value = code.load(self.source.values(), [entry])
        code.store(cast_element(code.rewriter, value, self.type.element_type), self.storage.made.values(), [place])
