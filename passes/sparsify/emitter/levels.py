"""Storage of each level format: the positions below a parent, and the coordinate at a position.

A level knows its buffers and its size. Where loops stand is the business of cursors (`cursors.py`). Buffers are
addressed by a *prefix*, the coordinates of the batch levels around, and a position.

    level              positions below parent p              coordinate at position q
    dense              p * size + [0, size)                  q - p * size
    batch              [0, size), in a prefix of its own     q
    compressed         positions[p], positions[p + 1]        coordinates[q]
    loose_compressed   positions[2p], positions[2p + 1]      coordinates[q]
    singleton          p, p + 1 (or all of its segment)      coordinates[q]
    structured[n, m]   p * n, p * n + n                      coordinates[q]
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import BATCH, DENSE, LOOSE_COMPRESSED, SINGLETON, STRUCTURED, LevelType
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Value
from pyopt.ir.types import INDEX, MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code

PLAIN: Final = LevelType.get(DENSE)
"""The level type of a tensor without encoding."""


@final
class Level:
    """One level of a tensor, or a loop of its own right (`tensor` is None then).

    size: its number of coordinates, None if not needed. positions, coordinates: its buffers, None where the format
    has none. dense: every coordinate is there, so that any can be gone to. batch: its format.
    whole_segments: what is below each of equal coordinates counts; the reference forgets all but the first.
    """

    __slots__ = ("batch", "coordinates", "dense", "number", "positions", "size", "tensor", "type", "whole_segments")

    def __init__(
        self,
        tensor: Value | None,
        number: int,
        type: LevelType,
        size: Value | None,
        positions: Value | None = None,
        coordinates: Value | None = None,
    ) -> None:
        self.tensor = tensor
        self.number = number
        self.type = type
        self.size = size
        self.positions = positions
        self.coordinates = coordinates
        self.whole_segments = True
        self.dense = type.format & (DENSE | BATCH) != 0
        self.batch = type.format == BATCH

    def extent(self) -> Value:
        """The size, of a level whose size is needed."""
        assert self.size is not None
        return self.size

    def range(self, code: Code, prefix: Sequence[Value], parent: Value, parent_end: Value | None) -> list[Value]:
        """The first position below `parent`, and what is behind the last.

        parent_end: the parents are all from `parent` to there, a segment of equal coordinates. Only what is stored one
        behind the other can be visited below all of them at once: singleton and compressed levels. Of a dense level
        the first result is where its positions begin, the second its size.
        """
        format = self.type.format
        if format == BATCH:
            return [code.index(0), self.extent()]
        if format == DENSE:
            return [code.multiply(parent, self.extent()), self.extent()]
        if format == SINGLETON:
            return [parent, code.next(parent) if parent_end is None else parent_end]
        if format == STRUCTURED:
            first = code.multiply(parent, code.index(self.type.n))
            return [first, code.add(first, code.index(self.type.n))]
        if format == LOOSE_COMPRESSED:
            parent = code.multiply(parent, code.index(2))
        assert self.positions is not None
        low = code.load_index(self.positions, [*prefix, parent])
        if parent_end is None or not self.whole_segments or format == LOOSE_COMPRESSED:
            parent_end = code.next(parent)
        return [low, code.load_index(self.positions, [*prefix, parent_end])]

    def coordinate(self, code: Code, prefix: Sequence[Value], position: Value) -> Value:
        """The coordinate stored at a position."""
        assert self.coordinates is not None
        return code.load_index(self.coordinates, [*prefix, position])


def is_annotated(tensor: Value) -> bool:
    """The tensor has a sparse encoding."""
    return encoding_of(tensor.type) is not None


def is_singleton(encoding: EncodingAttr | None, level: int) -> bool:
    """There is such a level, and it holds one coordinate below each parent."""
    return encoding is not None and level < encoding.lvl_rank() and encoding.level_types[level].format == SINGLETON


def level_rank(type: TensorType) -> int:
    """The number of levels, which are the dimensions where there is no encoding."""
    encoding = encoding_of(type)
    if encoding is not None:
        return encoding.lvl_rank()
    assert type.shape is not None
    return len(type.shape)


def read(code: Code, tensor: Value, name: str, level: int = -1) -> Value:
    """The op sparse_tensor.`name` that gives an array of the storage, with its inferred type."""
    name = "sparse_tensor." + name
    rewriter = code.rewriter
    infer = rewriter.info(name).infer
    assert infer is not None
    attributes: dict[str, Attribute] = {} if level < 0 else {"level": IntegerAttr.get(level, INDEX)}
    types = infer([tensor], attributes)
    assert isinstance(types, list)
    return code.computed(name, [tensor], types[0], attributes)


def as_buffer(code: Code, tensor: Value) -> Value:
    """The op that gives a tensor without encoding as a memref."""
    assert isinstance(tensor.type, TensorType) and tensor.type.shape is not None
    return code.computed(
        "bufferization.to_buffer", [tensor], MemRefType.get(tensor.type.shape, tensor.type.element_type)
    )


def make_level(code: Code, tensor: Value, encoding: EncodingAttr | None, number: int, sized: bool) -> Level:
    """A level with the ops that read its buffers, and its size if it is dense or `sized`."""
    if encoding is None:
        return Level(tensor, number, PLAIN, code.extent(tensor, number))
    type = encoding.level_types[number]
    size: Value | None = None
    if sized or type.format & (DENSE | BATCH):
        size = code.level_size(tensor, number)
    positions = read(code, tensor, "positions", number) if type.has_positions() else None
    coordinates = read(code, tensor, "coordinates", number) if type.has_coordinates() else None
    return Level(tensor, number, type, size, positions, coordinates)
