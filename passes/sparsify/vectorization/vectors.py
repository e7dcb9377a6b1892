"""Making vectors at the insertion point: constants, masks, loads, stores and numbers counted up."""

from __future__ import annotations

from pyopt.dialects.vector.enums import KIND
from pyopt.ir.affine import AffineMap, AffineMapAttr, dim, symbol
from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr
from pyopt.ir.core import Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.floats import from_int
from pyopt.ir.mixed_indices import dense
from pyopt.ir.tables import derived
from pyopt.ir.types import I1, I32, I64, INDEX, FloatType, IntegerType, MemRefType, Type, VectorType
from pyopt.light import Final, Sequence, final
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.rewrite.folding import constant_of

LEFT: Final = AffineMapAttr.get(AffineMap.get(2, 1, [symbol(0), dim(0) - dim(1)]))
"""(end, i)[step] -> step, end - i: the least is how many iterations are left for a vector."""


_splats: Final[dict[tuple[VectorType, int], DenseElementsAttr]] = derived({})


def splat(type: VectorType, number: int) -> DenseElementsAttr:
    """The constant whose elements are all the same small number."""
    found = _splats.get((type, number))
    if found is None:
        found = _splats[type, number] = _splat(type, number)
    return found


def _splat(type: VectorType, number: int) -> DenseElementsAttr:
    element = type.element_type
    if isinstance(element, FloatType):
        return DenseElementsAttr.splat(type, FloatAttr.get(from_int(number, element), element))
    if isinstance(element, IntegerType) and element.width == 1:
        number = -number
    return DenseElementsAttr.splat(type, IntegerAttr.get(number, element))


@final
class Vectors:
    """length: elements of a vector, a multiple of that if `scalable`. short_indices: coordinates of 32 bits, which are
    unsigned, become no wider when they are indices."""

    __slots__ = ("code", "length", "scalable", "short_indices")

    def __init__(self, code: Code, length: int, scalable: bool, short_indices: bool) -> None:
        self.code = code
        self.length = length
        self.scalable = scalable
        self.short_indices = short_indices

    def type(self, element: Type) -> VectorType:
        return VectorType.get((self.length,), element, (self.scalable,))

    def of_buffer(self, buffer: Value) -> VectorType:
        """The type of what is loaded from a memref."""
        assert isinstance(buffer.type, MemRefType)
        return self.type(buffer.type.element_type)

    def constant(self, type: VectorType, number: int) -> Value:
        return self.code.rewriter.constant(splat(type, number), type)

    def step(self) -> Value:
        """The number of iterations that a vector stands for."""
        code = self.code
        length = code.index(self.length)
        if not self.scalable:
            return length
        return code.multiply(code.computed("vector.vscale", [], INDEX), length)

    def repeated(self, value: Value) -> Value:
        """v -> v, v, v, ..."""
        return self.code.computed("vector.broadcast", [value], self.type(value.type))

    def counted(self, start: Value) -> Value:
        """i -> i, i + 1, i + 2, ..."""
        code = self.code
        type = self.type(start.type)
        first = self.code.computed("vector.broadcast", [start], type)
        if self.scalable:
            steps = code.computed("vector.step", [], type)
        else:
            steps = code.rewriter.constant(DenseElementsAttr.from_values(type, list(range(self.length))), type)
        return code.add(first, steps)

    def mask(self, low: Value, end: Value, counter: Value, step: Value) -> Value:
        """The elements for which there is an iteration, from that of `counter` on."""
        code = self.code
        type = self.type(I1)
        numbers = [constant_of(value) for value in (low, end, step)]
        first, last, size = [one.value if isinstance(one, IntegerAttr) else None for one in numbers]
        if first is not None and last is not None and size is not None and (last - first) % size == 0:
            return code.computed("vector.broadcast", [code.boolean(True)], type)
        attributes: dict[str, Attribute] = {"map": LEFT}
        left = code.rewriter.create("affine.min", [end, counter, step], [INDEX], attributes).results[0]
        return code.computed("vector.create_mask", [left], type)

    def load(self, buffer: Value, subscripts: Sequence[Value], mask: Value) -> Value:
        """The elements at the subscripts; the last one may be a vector of them. Zeros where the mask has none."""
        code = self.code
        type = self.of_buffer(buffer)
        zeros = self.constant(type, 0)
        last = subscripts[-1]
        if isinstance(last.type, VectorType):
            places = [*subscripts[:-1], code.index(0)]
            return code.computed("vector.gather", [buffer, *places, last, mask, zeros], type)
        return code.computed("vector.maskedload", [buffer, *subscripts, mask, zeros], type)

    def store(self, buffer: Value, subscripts: Sequence[Value], mask: Value, value: Value) -> None:
        create = self.code.rewriter.create
        last = subscripts[-1]
        if isinstance(last.type, VectorType):
            places = [*subscripts[:-1], self.code.index(0)]
            create("vector.scatter", [buffer, *places, last, mask, value], [])
        else:
            create("vector.maskedstore", [buffer, *subscripts, mask, value], [])

    def as_indices(self, coordinates: Value) -> Value:
        """Coordinates are unsigned, indices of gathers and scatters signed: they need another bit."""
        element = coordinates.type.element_type if isinstance(coordinates.type, VectorType) else None
        if not isinstance(element, IntegerType):
            return coordinates
        if element.width < I32.width:
            return self.code.computed("arith.extui", [coordinates], self.type(I32))
        if element.width < I64.width and not self.short_indices:
            return self.code.computed("arith.extui", [coordinates], self.type(I64))
        return coordinates

    # Reductions.

    def begin(self, kind: str, start: Value) -> Value:
        """A vector that is `start` when it is reduced: | start | 0 | 0 | ..., with ones for products; all of them
        `start` where that makes no difference."""
        if kind in ("and", "or"):
            return self.repeated(start)
        type = self.type(start.type)
        neutral = self.constant(type, 1 if kind == "mul" else 0)
        first: dict[str, Attribute] = {"static_position": dense([0])}
        return self.code.rewriter.create("vector.insert", [start, neutral], [type], first).results[0]

    def reduced(self, kind: str, vector: Value) -> Value:
        """All elements combined."""
        assert isinstance(vector.type, VectorType)
        attributes: dict[str, Attribute] = {"kind": KIND.get(kind)}
        create = self.code.rewriter.create
        return create("vector.reduction", [vector], [vector.type.element_type], attributes).results[0]
