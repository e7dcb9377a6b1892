"""Making the vector ops that lowerings take vectors apart with and put them together."""

from __future__ import annotations

from pyopt.dialects.ub import POISON
from pyopt.dialects.vector.shapes import shape_of, sub_vector, vector_type
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.mixed_indices import dense
from pyopt.ir.types import INDEX, SIGNLESS, FloatType, IntegerType, Type, VectorType, element_type_or_self
from pyopt.ir.zeros import zero_number
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter


def has_zero(type: Type) -> bool:
    """arith.constant makes a zero of the type, or of a vector of it: it takes no integers with a sign."""
    element = element_type_or_self(type)
    if isinstance(element, IntegerType):
        return element.signedness == SIGNLESS
    return element is INDEX or isinstance(element, FloatType)


def zero(rewriter: Rewriter, type: Type) -> Value:
    """arith.constant of 0 in every element"""
    return rewriter.create("arith.constant", [], [type], {"value": zero_number(type)}).results[0]


def unknown(rewriter: Rewriter, type: Type) -> Value:
    """ub.poison, for what is all overwritten"""
    return rewriter.create("ub.poison", [], [type], {"value": POISON}).results[0]


def row_type(type: VectorType, count: int = 1) -> Type:
    """The type at a position of `count` numbers: a vector of the other dimensions, or an element."""
    return type.element_type if count == len(shape_of(type)) else sub_vector(type, count)


def without_dim(type: VectorType, index: int) -> VectorType:
    """The vector without one of its dimensions."""
    shape = shape_of(type)
    return VectorType.get(
        shape[:index] + shape[index + 1 :], type.element_type, type.scalable[:index] + type.scalable[index + 1 :]
    )


def extract(rewriter: Rewriter, vector: Value, *position: int) -> Value:
    """vector.extract"""
    type = row_type(vector_type(vector.type), len(position))
    return rewriter.create("vector.extract", [vector], [type], {"static_position": dense(position)}).results[0]


def insert(rewriter: Rewriter, value: Value, vector: Value, *position: int) -> Value:
    """vector.insert"""
    attributes: dict[str, Attribute] = {"static_position": dense(position)}
    return rewriter.create("vector.insert", [value, vector], [vector.type], attributes).results[0]


def transposed(rewriter: Rewriter, value: Value, permutation: Sequence[int]) -> Value:
    """vector.transpose; the value itself where all dimensions stay"""
    if list(permutation) == list(range(len(permutation))):
        return value
    type = vector_type(value.type)
    shape = shape_of(type)
    extents = tuple([shape[index] for index in permutation])
    flags = tuple([type.scalable[index] for index in permutation])
    turned = VectorType.get(extents, type.element_type, flags)
    return rewriter.create("vector.transpose", [value], [turned], {"permutation": dense(permutation)}).results[0]


def shaped(rewriter: Rewriter, value: Value, shape: Sequence[int]) -> Value:
    """vector.shape_cast to a shape without scalable dimensions; the value itself if it has the shape"""
    type = vector_type(value.type)
    if shape_of(type) == tuple(shape):
        return value
    result = VectorType.get(tuple(shape), type.element_type)
    return rewriter.create("vector.shape_cast", [value], [result]).results[0]


def shuffled(rewriter: Rewriter, left: Value, right: Value, numbers: Sequence[int]) -> Value:
    """vector.shuffle"""
    before = vector_type(left.type)
    type = VectorType.get((len(numbers), *shape_of(before)[1:]), before.element_type, (False, *before.scalable[1:]))
    attributes = {"mask": dense(numbers)}
    return rewriter.create("vector.shuffle", [left, right], [type], {**attributes}).results[0]


def broadcast(rewriter: Rewriter, value: Value, type: Type) -> Value:
    """vector.broadcast"""
    return rewriter.create("vector.broadcast", [value], [type]).results[0]


def only_element(rewriter: Rewriter, vector: Value) -> Value:
    """The element of a vector of rank 0, or the first one of another."""
    return extract(rewriter, vector, *[0] * len(shape_of(vector.type)))


def masking_op(op: Operation) -> Operation | None:
    """The vector.mask that the op is in."""
    around = op.parent_op()
    return around if around is not None and around.info.name == "vector.mask" else None


def mask_of(op: Operation) -> Value | None:
    """The mask of the vector.mask that the op is in."""
    around = masking_op(op)
    return None if around is None else around.operands[0]


def masked(rewriter: Rewriter, op: Operation, mask: Value | None) -> Value:
    """The result of an op that was just made, put into a vector.mask if there is a mask."""
    if mask is None:
        return op.results[0]
    region = Region()
    types = [result.type for result in op.results]
    around = rewriter.create("vector.mask", [mask], types, regions=[region])
    block, before = rewriter.block, rewriter.before
    body = rewriter.create_block(region)
    yielded = rewriter.create("vector.yield", op.results, [])
    assert yielded.block is body
    rewriter.move_before(op, yielded)
    rewriter.block, rewriter.before = block, before
    return around.results[0]


def start_outside(op: Operation, rewriter: Rewriter) -> Operation:
    """The op that a rule at `op` replaces: the vector.mask around it if there is one. What is made goes before it."""
    root = masking_op(op) or op
    rewriter.insert_before(root)
    return root


def positions(shape: Sequence[int]) -> list[tuple[int, ...]]:
    """All positions of a shape, the last number first to grow."""
    out: list[tuple[int, ...]] = [()]
    for extent in shape:
        out = [(*position, number) for position in out for number in range(extent)]
    return out
