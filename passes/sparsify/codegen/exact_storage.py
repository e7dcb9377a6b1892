"""Storage of exactly the size that its entries need: dense levels, a compressed one and singletons.

The positions come first, then what there is one of for each entry.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS
from pyopt.ir.core import Value
from pyopt.ir.types import TensorType
from pyopt.light import Sequence, final
from pyopt.passes.sparsify.codegen.allocation import allocate_buffer
from pyopt.passes.sparsify.codegen.descriptor import LEVEL_SIZE, VALUES_SIZE, Descriptor
from pyopt.passes.sparsify.codegen.layout import field_types
from pyopt.passes.sparsify.codegen.repacking import SIZES
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.counting import dense_levels


@final
class ExactStorage:
    """The storage of a tensor `type` with these sizes of levels, which is complete behind `allocate_entries`.

    outer: the number of dense levels, which have so many `rows`. positions: the buffer.
    """

    __slots__ = ("code", "made", "outer", "positions", "rows", "sizes", "type")

    def __init__(self, code: Code, type: TensorType, sizes: Sequence[Value]) -> None:
        self.code = code
        self.type = type
        self.sizes: list[Value] = list(sizes)
        self.made = Descriptor(code, type, (), True)
        self.outer: int = dense_levels(self.made.encoding)
        self.rows: Value = code.index(1)
        for size in self.sizes[: self.outer]:
            self.rows = code.multiply(self.rows, size)
        positions = field_types(type)[0]
        self.positions: Value = allocate_buffer(code, positions, code.next(self.rows), True)
        self.made.fields.append(self.positions)

    def allocate_entries(self, count: Value) -> None:
        """Buffers for so many entries, and the specifier that has all sizes."""
        code, made = self.code, self.made
        _, *types, specifier = field_types(self.type)
        lengths: list[Value] = []
        for field in made.layout.arrays:
            length = count
            if field.kind == POSITIONS:
                length = code.next(self.rows)
            elif field.kind == COORDINATES:
                length = code.multiply(count, code.index(made.interleaving(field.level)))
            lengths.append(length)
        for type, length in zip(types, lengths[1:], strict=True):
            made.fields.append(allocate_buffer(code, type, length))
        made.fields.append(code.rewriter.create("sparse_tensor.storage_specifier.init", [], [specifier]).results[0])
        for level, size in enumerate(self.sizes):
            made.set(LEVEL_SIZE, level, size)
        for field, length in zip(made.layout.arrays, lengths, strict=True):
            made.set(SIZES.get(field.kind, VALUES_SIZE), field.level, length)

    def row(self, coordinates: Sequence[Value]) -> Value:
        """The number of the position behind these coordinates of the dense levels."""
        code, row = self.code, self.code.index(0)
        for size, coordinate in zip(self.sizes, coordinates, strict=False):
            row = code.add(code.multiply(row, size), coordinate)
        return code.next(row)

    def put_coordinate(self, level: int, coordinate: Value, entry: Value) -> None:
        """Stores the coordinate that an entry has in a level."""
        self.made.store_coordinate(level, coordinate, entry)
