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

from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS
from pyopt.ir.attributes import IntegerAttr, StringAttr
from pyopt.ir.core import Value
from pyopt.ir.types import INDEX, IntegerType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.sparsify.codegen.allocation import allocate_buffer
from pyopt.passes.sparsify.codegen.descriptor import (
    LEVEL_SIZE,
    VALUES_SIZE,
    Descriptor,
    cast_number,
)
from pyopt.passes.sparsify.codegen.layout import field_types
from pyopt.passes.sparsify.codegen.repacking import SIZES
from pyopt.passes.sparsify.codegen.stored_entries import StoredEntries, place_of_coordinate
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.casts import cast_element
from pyopt.passes.sparsify.storage.constants import zero_constant
from pyopt.passes.sparsify.storage.counting import dense_levels, dimensions, keeps_order

if TYPE_CHECKING:
    from pyopt.passes.sparsify.codegen.stored_entries import Coordinates

WIDE: Final = 64
"""Positions of this width count all that memory has room for."""


@final
class Counting:
    """Makes the storage of a tensor `type` of the entries of another."""

    __slots__ = ("code", "entries", "levels", "made", "outer", "positions", "rows", "sizes", "source", "type")

    def __init__(self, source: Descriptor, type: TensorType) -> None:
        self.code = Code(source.code.rewriter, folds=True)
        self.source = source
        self.type = type
        self.entries = StoredEntries(self.code, source)
        self.made = Descriptor(self.code, type, (), True)
        self.positions: Type = self.made.encoding.pos_type()
        order = dimensions(source.encoding)
        self.levels: list[int] = [order.index(one) for one in dimensions(self.made.encoding)]
        self.outer: int = dense_levels(self.made.encoding)
        self.sizes: list[Value] = [source.level_size(level) for level in self.levels]
        self.rows: Value = self.code.index(1)

    def storage(self) -> Descriptor:
        """The new storage."""
        self._allocate()
        if keeps_order(self.source.encoding, self.made.encoding):
            self._count(True)
            self._copy()
        else:
            self._count(False)
            self._scatter()
        return self.made

    def _allocate(self) -> None:
        """Buffers of the sizes that they need, and the specifier that has these."""
        code, made, count = self.code, self.made, self.entries.count
        for size in self.sizes[: self.outer]:
            self.rows = code.multiply(self.rows, size)
        self._check_width(count)
        *types, specifier = field_types(self.type)
        lengths: list[Value] = []
        for field, type in zip(made.layout.arrays, types, strict=True):
            length = count
            if field.kind == POSITIONS:
                length = code.next(self.rows)
            elif field.kind == COORDINATES:
                length = code.multiply(count, code.index(made.interleaving(field.level)))
            lengths.append(length)
            made.fields.append(allocate_buffer(code, type, length, field.kind == POSITIONS))
        made.fields.append(code.rewriter.create("sparse_tensor.storage_specifier.init", [], [specifier]).results[0])
        for level, size in enumerate(self.sizes):
            made.set(LEVEL_SIZE, level, size)
        for field, length in zip(made.layout.arrays, lengths, strict=True):
            made.set(SIZES.get(field.kind, VALUES_SIZE), field.level, length)

    def _check_width(self, count: Value) -> None:
        """assert: the number of entries is one that positions can be"""
        type = self.positions
        if not isinstance(type, IntegerType) or type.width >= WIDE:
            return
        if 0 < self.source.encoding.pos_width <= type.width:
            return  # the source's positions count them
        code = self.code
        fits = code.not_greater(count, code.index((1 << type.width) - 1))
        text = f"there are more entries than positions of {type.width} bits can count"
        code.rewriter.create("cf.assert", [fits], [], {"msg": StringAttr.get(text)})

    def _row(self, found: Coordinates) -> Value:
        """The number of the position behind the dense coordinates of an entry."""
        code, row = self.code, self.code.index(0)
        for level in range(self.outer):
            row = code.add(code.multiply(row, self.sizes[level]), found[self.levels[level]])
        return code.next(row)

    def _count(self, ends: bool) -> None:
        """Makes each position that of the entry where its coordinate ends, or else where it begins."""
        code, positions = self.code, self.made.positions(self.outer)
        if not self.outer:
            self.made.store_number(self.entries.count, positions, code.index(1))
            return
        one = code.rewriter.constant(IntegerAttr.get(1, self.positions), self.positions)

        def count(found: Coordinates, entry: Value) -> None:
            row = self._row(found)
            code.store(code.add(code.load(positions, [row]), one), positions, [row])

        def add(counter: Value, carried: list[Value]) -> list[Value]:
            row, (before,) = code.next(counter), carried
            after = code.add(before, code.load(positions, [row]))
            code.store(after if ends else before, positions, [row])
            return [after]

        self.entries.visit(set(self.levels[: self.outer]), count)
        code.for_loop(code.index(0), self.rows, [zero_constant(code.rewriter, self.positions)], add)

    def _copy(self) -> None:
        """Copies coordinates and values, one array after the other."""
        for level in range(self.outer, self.made.level_rank()):
            self._copy_coordinates(level)
        self.entries.visit(set(), lambda found, entry: self._put_value(entry, entry))

    def _copy_coordinates(self, level: int) -> None:
        self.entries.visit({self.levels[level]}, lambda found, entry: self._put_coordinate(level, found, entry))

    def _scatter(self) -> None:
        """Puts each entry where its coordinate begins, which is one place further on for the next one."""
        code, positions = self.code, self.made.positions(self.outer)

        def put(found: Coordinates, entry: Value) -> None:
            row = self._row(found)
            place = cast_number(code, code.load(positions, [row]), INDEX, True)
            self.made.store_number(code.next(place), positions, row)
            for level in range(self.outer, self.made.level_rank()):
                self._put_coordinate(level, found, place)
            self._put_value(entry, place)

        self.entries.visit(set(self.levels), put)

    def _put_coordinate(self, level: int, found: Coordinates, place: Value) -> None:
        """Stores the coordinate that an entry has in a level of the result, which is the one at `place`."""
        made = self.made
        made.store_number(
            found[self.levels[level]],
            made.coordinates(level),
            place_of_coordinate(self.code, made, level, place),
        )

    def _put_value(self, entry: Value, place: Value) -> None:
        """Stores the value of an entry as that of the one at `place`."""
        code = self.code
        value = code.load(self.source.values(), [entry])
        code.store(cast_element(code.rewriter, value, self.type.element_type), self.made.values(), [place])
