"""The fields that stand for a sparse tensor, and the ops that read and grow them.

Until all users are converted, a tuple stands for the fields (`pyopt.rewrite.structural_conversion`).
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.constraints import SPECIFIER_KIND
from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.ir.attributes import Attribute, IntegerAttr, StridedLayoutAttr, StringAttr
from pyopt.ir.core import Value
from pyopt.ir.mixed_indices import dense
from pyopt.ir.signature import segments
from pyopt.ir.types import DYNAMIC, INDEX, IntegerType, MemRefType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.passes.sparsify.buffers.growing import capacity_of, with_room
from pyopt.passes.sparsify.codegen.layout import layout_of
from pyopt.passes.sparsify.storage.casts import cast_element
from pyopt.rewrite.structural_conversion import tuple_of

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code

GET: Final = "sparse_tensor.storage_specifier.get"
SET: Final = "sparse_tensor.storage_specifier.set"
LEVEL_SIZE: Final = "lvl_sz"
POSITIONS_SIZE: Final = "pos_mem_sz"
COORDINATES_SIZE: Final = "crd_mem_sz"
VALUES_SIZE: Final = "val_mem_sz"
WIDE: Final = 64
"""Positions of this width count all that memory has room for."""
NARROW: Final = 32
"""Positions and coordinates of this width are those of any tensor that fits in memory, or nearly so."""
OFFSET: Final = "dim_offset"
STRIDE: Final = "dim_stride"


def key_attributes(kind: str, level: int) -> dict[str, Attribute]:
    """The attributes that say of which entry of a specifier an op is; level: -1 for that of the values."""
    found: dict[str, Attribute] = {"specifierKind": SPECIFIER_KIND.get(kind)}
    if level >= 0:
        found["level"] = IntegerAttr.get(level, INDEX)
    return found


def cast_number(code: Code, value: Value, type: Type, unsigned: bool) -> Value:
    """A position or coordinate as one of another width. They are unsigned; the reference extends them by their sign."""
    source = value.type
    if source is type:
        return value
    if unsigned and isinstance(source, IntegerType):
        if type is INDEX:
            return code.computed("arith.index_castui", [value], type)
        if isinstance(type, IntegerType) and type.width > source.width:
            return code.computed("arith.extui", [value], type)
    return cast_element(code.rewriter, value, type)


@final
class Descriptor:
    """A sparse tensor of type `type` as its fields, the specifier last. Ops that change a field put the new one there.

    unsigned: narrow positions and coordinates are extended by zeros.
    """

    __slots__ = ("code", "encoding", "fields", "layout", "type", "unsigned")

    def __init__(self, code: Code, type: Type, fields: Sequence[Value], unsigned: bool) -> None:
        assert isinstance(type, TensorType) and isinstance(type.encoding, EncodingAttr)
        self.code = code
        self.type = type
        self.encoding: EncodingAttr = type.encoding
        self.layout = layout_of(self.encoding)
        self.fields: list[Value] = list(fields)
        self.unsigned = unsigned

    def tuple(self) -> Value:
        return tuple_of(self.code.rewriter, self.type, self.fields)

    def level_rank(self) -> int:
        return self.encoding.lvl_rank()

    def buffers(self) -> list[Value]:
        """All fields but the specifier."""
        return self.fields[:-1]

    # Entries of the specifier.

    def get(self, kind: str, level: int = -1) -> Value:
        """storage_specifier.get"""
        return self.code.computed(GET, [self.fields[-1]], INDEX, key_attributes(kind, level))

    def set(self, kind: str, level: int, value: Value) -> None:
        """storage_specifier.set: the field is the new specifier then."""
        old = self.fields[-1]
        self.fields[-1] = self.code.computed(SET, [old, value], old.type, key_attributes(kind, level))

    def level_size(self, level: int) -> Value:
        return self.get(LEVEL_SIZE, level)

    # Buffers.

    def positions(self, level: int) -> Value:
        return self.fields[self.layout.positions[level]]

    def coordinates(self, level: int) -> Value:
        """The buffer that has the level's coordinates, perhaps with those of other levels in between."""
        return self.fields[self.layout.coordinates[level]]

    def values(self) -> Value:
        return self.fields[self.layout.values]

    def interleaving(self, level: int) -> int:
        """The distance of the coordinates of a level in their buffer. In the reference it counts all levels from the
        first one that is interleaved, also those behind them."""
        start = self.encoding.aos_coo_start()
        end = self.encoding.aos_coo_end() if self.unsigned else self.level_rank()
        return end - start if start <= level < end else 1

    def place_of_coordinate(self, level: int, position: Value) -> Value:
        """Where a coordinate of a level is in its buffer, which may have those of other levels in between."""
        distance = self.interleaving(level)
        if distance == 1:
            return position
        code = self.code
        first = code.index(level - self.encoding.aos_coo_start())
        return code.add(code.multiply(position, code.index(distance)), first)

    def coordinates_view(self, level: int) -> Value:
        """The coordinates of one level, picked out of those that are interleaved."""
        start = self.encoding.aos_coo_start()
        buffer = self.coordinates(level)
        distance = self.interleaving(level)
        if distance == 1:
            return buffer
        code = self.code
        stride = code.index(distance)
        batches = self.encoding.batch_rank()
        if batches and self.unsigned:
            size = code.divide(code.computed("memref.dim", [buffer, code.index(batches)], INDEX), stride)
        else:
            size = code.divide(self.get(COORDINATES_SIZE, start), stride)
        offset = code.index(level - start)
        assert isinstance(buffer.type, MemRefType)
        return subview(code, buffer, offset, size, stride)

    def push(self, field: int, kind: str, level: int, value: Value, count: Value | None = None) -> None:
        """push_back: appends `value`, or `count` of them, to a buffer, whose size the specifier has."""
        code = self.code
        buffer = self.fields[field]
        size = self.get(kind, level)
        assert isinstance(buffer.type, MemRefType)
        value = cast_number(code, value, buffer.type.element_type, self.unsigned)
        operands = [size, buffer, value] if count is None else [size, buffer, value, count]
        made = code.rewriter.create("sparse_tensor.push_back", operands, [buffer.type, INDEX])
        self.fields[field] = made.results[0]
        self.set(kind, level, made.results[1])

    def make_room(self, field: int, kind: str, level: int, count: Value, initialize: bool) -> None:
        """Makes a buffer `count` elements longer, which are to be stored; its size is in the specifier.

        initialize: spare capacity is filled with zeros.
        """
        code, buffer = self.code, self.fields[field]
        needed = code.add(self.get(kind, level), count)
        capacity = capacity_of(code, buffer)
        self.fields[field] = with_room(code, buffer, capacity, needed, single=False, empty=True, initialize=initialize)
        self.set(kind, level, needed)

    def push_position(self, level: int, value: Value, count: Value | None = None) -> None:
        self.push(self.layout.positions[level], POSITIONS_SIZE, level, value, count)

    def push_coordinate(self, level: int, value: Value) -> None:
        self.assert_storable(level, value)
        self.push(self.layout.coordinates[level], COORDINATES_SIZE, level, value)

    def push_value(self, value: Value, count: Value | None = None) -> None:
        self.push(self.layout.values, VALUES_SIZE, -1, value, count)

    def store_coordinate(self, level: int, value: Value, position: Value) -> None:
        """Stores the coordinate at a position of a level."""
        self.assert_storable(level, value)
        self.store_number(value, self.coordinates(level), self.place_of_coordinate(level, position))

    def is_too_narrow(self, level: int) -> bool:
        """A level has room, or may have, for more than its coordinates can be."""
        width = self.encoding.crd_width
        assert self.type.shape is not None
        size = self.encoding.level_size(self.type.shape, level)
        return 0 < width < NARROW and (size == DYNAMIC or size > 1 << width)

    def assert_storable(self, level: int, value: Value) -> None:
        """assert: the coordinates of a level, which may be narrow, can be this index"""
        width = self.encoding.crd_width
        if self.unsigned and self.is_too_narrow(level):
            fits = self.code.not_greater(value, self.code.index((1 << width) - 1))
            assert_holds(self.code, fits, f"a coordinate does not fit in {width} bits")

    def store_number(self, value: Value, buffer: Value, index: Value) -> None:
        """Stores an index as a position or coordinate."""
        assert isinstance(buffer.type, MemRefType)
        self.code.store(cast_number(self.code, value, buffer.type.element_type, self.unsigned), buffer, [index])


def assert_countable(storage: Descriptor, count: Value) -> None:
    """assert: positions, which may be narrow, can be this number of entries"""
    type = storage.encoding.pos_type()
    if not isinstance(type, IntegerType) or type.width >= WIDE:
        return
    code = storage.code
    fits = code.not_greater(count, code.index((1 << type.width) - 1))
    assert_holds(code, fits, f"there are more entries than positions of {type.width} bits can count")


def assert_holds(code: Code, holds: Value, text: str) -> None:
    """cf.assert"""
    code.rewriter.create("cf.assert", [holds], [], {"msg": StringAttr.get(text)})


def subview(code: Code, buffer: Value, offset: Value, size: Value, stride: Value) -> Value:
    """memref.subview %buffer[%offset] [%size] [%stride]; of the last dimension, all of those before"""
    type = buffer.type
    assert isinstance(type, MemRefType) and type.shape is not None
    *outer, _ = type.shape
    rank = len(type.shape)
    sizes = [
        code.computed("memref.dim", [buffer, code.index(number)], INDEX)
        for number, extent in enumerate(outer)
        if extent == DYNAMIC
    ]
    attributes: dict[str, Attribute] = {
        "static_offsets": dense([*[0] * (rank - 1), DYNAMIC]),
        "static_sizes": dense([*outer, DYNAMIC]),
        "static_strides": dense([*[1] * (rank - 1), DYNAMIC]),
        "operandSegmentSizes": segments(1, 1, len(sizes) + 1, 1),
    }
    layout = StridedLayoutAttr.get((DYNAMIC,) * rank, DYNAMIC)
    result = MemRefType.get(type.shape, type.element_type, layout)
    operands = [buffer, offset, *sizes, size, stride]
    return code.rewriter.create("memref.subview", operands, [result], attributes).results[0]


def prefix(code: Code, buffer: Value, size: Value) -> Value:
    """memref.subview %buffer[0] [%size] [1]: what is in use of a buffer; all of one that has more dimensions."""
    type = buffer.type
    assert isinstance(type, MemRefType) and type.shape is not None
    if len(type.shape) > 1:
        return buffer
    attributes: dict[str, Attribute] = {
        "static_offsets": dense([0]),
        "static_sizes": dense([DYNAMIC]),
        "static_strides": dense([1]),
        "operandSegmentSizes": segments(1, 0, 1, 0),
    }
    result = MemRefType.get((DYNAMIC,), type.element_type)
    if type.shape == (0,):
        # A subview must not begin at the end of a size that is known.
        buffer = code.rewriter.create("memref.cast", [buffer], [result]).results[0]
    return code.rewriter.create("memref.subview", [buffer, size], [result], attributes).results[0]
