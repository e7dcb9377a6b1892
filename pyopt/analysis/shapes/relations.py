"""Common relations of transfer functions: values of one shape, given sizes, tensors that hold the extents of shapes.

Arithmetic of the machine wraps around, expressions do not. What is computed of extents alone does not get that large
(`is_exact`); of any other number only sums, differences and products are right, as they are modulo a power of two.
"""

from __future__ import annotations

from pyopt.analysis.shapes.evaluation import of_affine
from pyopt.analysis.shapes.expressions import constant, is_surely_natural, sub
from pyopt.analysis.shapes.known import numbers_of
from pyopt.analysis.shapes.lattice import NOTHING, UNRANKED, Shape, ranked
from pyopt.analysis.shapes.operations import RANKS
from pyopt.ir.affine import AffineMap
from pyopt.ir.attributes import Attribute, wrap
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.types import DYNAMIC, INDEX, IntegerType, ShapedType, Type
from pyopt.light import TYPE_CHECKING, Iterable, Sequence

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.transfer import Facts


# Shapes of values.


def one_shape(values: Iterable[Value], op: Operation, facts: Facts) -> None:
    """The values have one shape. Scalars are left out."""
    shaped = [value for value in values if isinstance(value.type, ShapedType)]
    if len(shaped) < 2:
        return
    hub = next((value for value in shaped if value.op is op), shaped[0])
    others: list[tuple[Value, Shape]] = []
    for value in shaped:
        if value is not hub:
            shape = facts.shape(value)
            if shape is NOTHING and value.op is not op:
                return
            others.append((value, shape))
    # All of it is gathered in one of them, a result if there is one, then told to the others.
    for _, shape in others:
        facts.set_shape(hub, shape, op)
    known = facts.shape(hub)
    if known is not NOTHING:
        for value, _ in others:
            facts.set_shape(value, known, op)


def one_extent(places: Sequence[tuple[Value, int]], op: Operation, facts: Facts) -> None:
    """The values, each in the dimension given with it, have one extent."""
    first: Maybe = None
    for value, dimension in places:
        extents = facts.shape(value).extents
        if extents is None or extents[dimension] is None:
            continue
        if first is None:
            first = extents[dimension]
        elif extents[dimension] is not first:
            facts.equal(first, extents[dimension], op)


def permuted(extents: Sequence[Maybe], order: Sequence[int]) -> Shape:
    """The extents in another order."""
    return ranked([extents[position] for position in order])


def of_kept(entries: Sequence[Maybe], dropped: Sequence[bool]) -> Shape:
    """The shape without the dimensions that are dropped."""
    return ranked([entry for entry, gone in zip(entries, dropped, strict=True) if not gone])


def of_size(size: int | Value, facts: Facts) -> Maybe:
    """A size that is a number or a value."""
    return facts.number(size) if isinstance(size, Value) else None if size == DYNAMIC else constant(size)


def of_sizes(sizes: Iterable[int | Value], facts: Facts) -> list[Maybe]:
    """Sizes that are numbers or values."""
    return [of_size(size, facts) for size in sizes]


def known_number(value: Value, facts: Facts) -> int | None:
    """The number that a value is, if it is known."""
    number = facts.number(value)
    return None if number is None else number.value()


def of_map(map: AffineMap, inputs: Sequence[Maybe]) -> list[Maybe]:
    """The results of an affine map, dims before symbols."""
    count = map.num_dims
    return [of_affine(result, inputs[:count], inputs[count:]) for result in map.results]


# Shapes that values stand for.


def is_extents(value: Value) -> bool:
    """A tensor or memref of rank one that holds integers, and so may hold the extents of a shape."""
    type = value.type
    if not isinstance(type, ShapedType) or type.shape is None or len(type.shape) != 1:
        return False
    return type.element_type is INDEX or isinstance(type.element_type, IntegerType)


def numbers_in(attribute: Attribute | None) -> list[int] | None:
    """The integers of a list of elements, as extents of a shape; None if there are others, or too many."""
    if not isinstance(attribute, DenseElementsAttr) or attribute.count > RANKS:
        return None
    return numbers_of(attribute)


def denoted_by(value: Value, facts: Facts) -> Shape:
    """The shape that a value stands for; of an extent tensor at least the rank, where its length is known."""
    shape = facts.denoted(value)
    if shape.extents is None and is_extents(value):
        length = facts.shape(value)
        if length is NOTHING:
            return NOTHING
        count = None if length.extents is None or length.extents[0] is None else length.extents[0].value()
        if count is not None and 0 <= count <= RANKS:
            return ranked([None] * count)
        return UNRANKED
    return shape


def say_denoted(value: Value, shape: Shape, op: Operation, facts: Facts) -> None:
    """Sets the shape that a value stands for, and so, for an extent tensor, its length."""
    facts.set_denoted(value, shape, op)
    if shape.extents is not None and is_extents(value):
        facts.set_shape(value, ranked([constant(len(shape.extents))]), op)


def one_denoted(lhs: Value, rhs: Value, op: Operation, facts: Facts) -> None:
    """Both stand for the same shape."""
    left, right = denoted_by(lhs, facts), denoted_by(rhs, facts)
    if left.extents is not None:
        say_denoted(rhs, left, op, facts)
    if right.extents is not None:
        say_denoted(lhs, right, op, facts)


# Numbers.


def wrapped(number: Maybe, type: Type) -> Maybe:
    """A constant as the type holds it."""
    known = None if number is None else number.value()
    return number if known is None else constant(wrap(known, type))


def is_exact(expression: Maybe) -> bool:
    """Computed of extents alone, so that no machine's arithmetic wraps around on the way."""
    return expression is not None and expression.exact


def is_natural(expression: Maybe) -> bool:
    """Exact and surely not negative."""
    return is_surely_natural(expression)


def order(lhs: Maybe, rhs: Maybe) -> tuple[bool, bool]:
    """(lhs <= rhs, lhs >= rhs), each True only where it surely is; for exact expressions."""
    difference = sub(rhs, lhs)
    if difference is None or not is_exact(lhs) or not is_exact(rhs):
        return False, False
    return is_natural(difference), is_natural(sub(lhs, rhs))
