"""Storage with batch levels, made of that of its twin (`twins.py`): each element of the batch gets arrays of its own.

In the twin, what belongs to an element of the batch is contiguous in every array. For the levels of a matrix below a
batch (i : batch, j : dense, k : compressed) and element i of it, of n rows:

    positions[i][r] = twin.positions[i * n + r] - low, r <= n      low = twin.positions[i * n]
    coordinates[i][p] = twin.coordinates[low + p], p < high - low  high = twin.positions[i * n + n]
    values[i][p] = twin.values[low + p]

The arrays of all elements have one length, the largest that one of them needs; zeros fill them up.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, DENSE, LOOSE_COMPRESSED
from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS
from pyopt.ir.core import Value
from pyopt.ir.types import MemRefType, TensorType, Type
from pyopt.light import Callable, Final, Sequence, final
from pyopt.passes.sparsify.codegen.allocation import allocate_rows
from pyopt.passes.sparsify.codegen.descriptor import (
    COORDINATES_SIZE,
    LEVEL_SIZE,
    POSITIONS_SIZE,
    VALUES_SIZE,
    Descriptor,
    cast_number,
)
from pyopt.passes.sparsify.codegen.layout import field_types
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.constants import zero_constant

SIZES: Final = {POSITIONS: POSITIONS_SIZE, COORDINATES: COORDINATES_SIZE}
"""The entry of a specifier that has the size of such an array; that of the values has VALUES_SIZE."""


@final
class Segment:
    """The part of one of the twin's arrays that belongs to an element of the batch. It begins at `low`.

    length: of what it becomes. base: what is subtracted from positions, the first of them. pairs: neighbours among the
    twin's positions become a start and an end.
    """

    __slots__ = ("base", "length", "low", "pairs")

    def __init__(self, low: Value, length: Value, base: Value | None = None, pairs: bool = False) -> None:
        self.low = low
        self.length = length
        self.base = base
        self.pairs = pairs


@final
class Array:
    """The row of a buffer that belongs to the element of the batch at `prefix`."""

    __slots__ = ("buffer", "prefix")

    def __init__(self, buffer: Value, prefix: list[Value]) -> None:
        self.buffer = buffer
        self.prefix = prefix

    def element_type(self) -> Type:
        assert isinstance(self.buffer.type, MemRefType)
        return self.buffer.type.element_type

    def store(self, code: Code, value: Value, index: Value) -> None:
        code.store(cast_number(code, value, self.element_type(), True), self.buffer, [*self.prefix, index])


def for_each(code: Code, sizes: Sequence[Value], body: Callable[[list[Value]], None]) -> None:
    """Loops, one in the other, below each of these sizes."""
    counters: list[Value] = []
    loops = []
    for size in sizes:
        loop, block = code.open_for(code.index(0), size, [])
        loops.append(loop)
        counters.append(block.arguments[0])
    body(counters)
    for loop in reversed(loops):
        code.give([])
        code.leave(loop)


@final
class Repacking:
    """Makes the storage of a tensor `type` with batch levels of its twin's."""

    __slots__ = ("batches", "code", "encoding", "extents", "rank", "twin", "type")

    def __init__(self, twin: Descriptor, type: TensorType) -> None:
        from pyopt.dialects.sparse_tensor.encoding import EncodingAttr

        assert isinstance(type.encoding, EncodingAttr)
        self.twin = twin
        self.code = Code(twin.code.rewriter, folds=True)
        self.type = type
        self.encoding: EncodingAttr = type.encoding
        self.rank = self.encoding.batch_rank()
        self.extents = [twin.level_size(level) for level in range(self.encoding.lvl_rank())]

    def segments(self, number: Value) -> list[Segment]:
        """The segments of element `number` of the batch, in the order of the arrays."""
        code, twin = self.code, self.twin
        found: dict[tuple[str, int], Segment] = {}
        low, high = number, code.next(number)
        start, end = self.encoding.aos_coo_start(), self.encoding.aos_coo_end()
        for level in range(self.rank, self.encoding.lvl_rank()):
            one = self.encoding.level_types[level]
            if one.format == DENSE:
                low, high = code.multiply(low, self.extents[level]), code.multiply(high, self.extents[level])
            elif one.format in (COMPRESSED, LOOSE_COMPRESSED):
                positions = twin.positions(level)
                first, last = code.load_index(positions, [low]), code.load_index(positions, [high])
                parents = code.subtract(high, low)
                loose = one.format == LOOSE_COMPRESSED
                length = code.multiply(parents, code.index(2)) if loose else code.next(parents)
                found[POSITIONS, level] = Segment(low, length, first, loose)
                low, high = first, last
            if one.has_coordinates() and not start < level < end:
                factor = code.index(twin.interleaving(level))
                begin = code.multiply(low, factor)
                found[COORDINATES, level] = Segment(begin, code.subtract(code.multiply(high, factor), begin))
        values = Segment(low, code.subtract(high, low))
        return [found.get((field.kind, field.level), values) for field in twin.layout.arrays]

    def lengths(self) -> list[Value]:
        """The largest length that an array has for some element of the batch."""
        code = self.code
        count = code.index(1)
        for extent in self.extents[: self.rank]:
            count = code.multiply(count, extent)
        loop, block = code.open_for(code.index(0), count, [code.index(0)] * len(self.twin.layout.arrays))
        number, *largest = block.arguments
        found = [
            code.maximum(known, segment.length) for known, segment in zip(largest, self.segments(number), strict=True)
        ]
        code.give(found)
        code.leave(loop)
        return list(loop.results)

    def storage(self) -> Descriptor:
        """The new storage, whose specifier has the lengths as sizes."""
        code = self.code
        lengths = self.lengths()
        types = field_types(self.type)
        fields: list[Value] = []
        for length, type in zip(lengths, types[:-1], strict=True):
            assert isinstance(type, MemRefType)
            fields.append(allocate_rows(code, type, [*self.extents[: self.rank], length]))
        fields.append(code.rewriter.create("sparse_tensor.storage_specifier.init", [], [types[-1]]).results[0])
        made = Descriptor(code, self.type, fields, True)
        for level, extent in enumerate(self.extents):
            made.set(LEVEL_SIZE, level, extent)
        for field, length in zip(made.layout.arrays, lengths, strict=True):
            made.set(SIZES.get(field.kind, VALUES_SIZE), field.level, length)
        for_each(code, self.extents[: self.rank], lambda counters: self._fill(made, lengths, counters))
        return made

    def _fill(self, made: Descriptor, lengths: list[Value], counters: list[Value]) -> None:
        """The arrays of one element of the batch."""
        code = self.code
        number = code.index(0)
        for counter, extent in zip(counters, self.extents, strict=False):
            number = code.add(code.multiply(number, extent), counter)
        for at, segment in enumerate(self.segments(number)):
            array = Array(made.fields[at], counters)
            if segment.pairs:
                self._copy_ranges(segment, self.twin.fields[at], array)
            else:
                self._copy(segment, self.twin.fields[at], array)
            zero = zero_constant(code.rewriter, array.element_type())
            loop, block = code.open_for(segment.length, lengths[at], [])
            array.store(code, zero, block.arguments[0])
            code.give([])
            code.leave(loop)

    def _copy(self, segment: Segment, source: Value, target: Array) -> None:
        """target[k] = source[low + k] - base, for each of the segment"""
        code = self.code
        loop, block = code.open_for(code.index(0), segment.length, [])
        counter = block.arguments[0]
        value = code.load(source, [code.add(segment.low, counter)])
        target.store(code, value if segment.base is None else code.subtract(value, segment.base), counter)
        code.give([])
        code.leave(loop)

    def _copy_ranges(self, segment: Segment, source: Value, target: Array) -> None:
        """target[2k], target[2k + 1] = source[low + k] - base, source[low + k + 1] - base, for each range"""
        code, base = self.code, segment.base
        two = code.index(2)
        assert base is not None
        loop, block = code.open_for(code.index(0), code.divide(segment.length, two), [])
        counter = block.arguments[0]
        place, start = code.add(segment.low, counter), code.multiply(counter, two)
        target.store(code, code.subtract(code.load(source, [place]), base), start)
        target.store(code, code.subtract(code.load(source, [code.next(place)]), base), code.next(start))
        code.give([])
        code.leave(loop)
