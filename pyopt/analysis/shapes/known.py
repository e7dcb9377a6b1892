"""Facts about one value inside a shape function, and their join."""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import constant, product
from pyopt.analysis.shapes.knowledge import shape_of_type
from pyopt.analysis.shapes.lattice import (
    ANYTHING,
    INVALID,
    NOTHING,
    UNRANKED,
    Contradiction,
    Shape,
    intersect,
    join,
    of_type,
    ranked,
)
from pyopt.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, FloatAttr, IntegerAttr
from pyopt.ir.elements import DenseElementsAttr, ElementsAttr
from pyopt.ir.tables import derived
from pyopt.ir.types import DYNAMIC, UNSIGNED, DialectType, IndexType, IntegerType, ShapedType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.ir.core import Operation

SHAPE: Final = "shape.shape"
SIZE: Final = "shape.size"
VALUE_SHAPE: Final = "shape.value_shape"
ERRORS: Final = (SHAPE, SIZE, VALUE_SHAPE)
"""The types whose values may be errors."""


@final
class Known:
    """One value: its own shape, the shape that it stands for, its number, its truth, each as `Facts` has them.

    `elements` are the numbers that a tensor, or the tensor of a !shape.value_shape, holds in row-major order, as the
    extents of a shape. `members` are the operands that a tensor of shapes stands for. `error` is the op that made an
    error of the value, which then is one; `supposed` says that it may be one, and that the rest holds if it is none.
    """

    __slots__ = ("denoted", "elements", "error", "members", "number", "shape", "supposed", "truth")

    def __init__(self, shape: Shape, denoted: Shape) -> None:
        self.shape = shape
        self.denoted = denoted
        self.number: Maybe = None
        self.truth: bool | None = None
        self.elements: Shape = UNRANKED
        self.members: Sequence[Known] | None = None
        self.error: Operation | None = None
        self.supposed = False

    def restrict_shape(self, shape: Shape) -> bool:
        """Also knows this; False if both cannot hold."""
        found = intersect(self.shape, shape, [])
        if isinstance(found, Contradiction):
            return False
        self.shape = found
        return True

    def restrict_denoted(self, shape: Shape) -> bool:
        found = intersect(self.denoted, shape, [])
        if isinstance(found, Contradiction):
            return False
        self.denoted = found
        return True


def key_of(known: Known) -> tuple[object, ...]:
    """All of it, so that equal keys mean that the same is known."""
    return (
        known.shape.extents or known.shape.name,
        known.denoted.extents or known.denoted.name,
        known.elements.extents or known.elements.name,
        known.number,
        known.truth,
        known.error,
        known.supposed,
        None if known.members is None else tuple([key_of(member) for member in known.members]),
    )


def keyword_of(type: Type) -> str:
    """The name of a type that a dialect declares."""
    return type.keyword if isinstance(type, DialectType) else ""


_unknown: dict[Type, tuple[Shape, Shape]] = derived({})


def unknown_of(type: Type) -> Known:
    """The facts that the type gives."""
    found = _unknown.get(type)
    if found is None:
        is_shaped = isinstance(type, ShapedType)
        found = shape_of_type(type) if is_shaped else UNRANKED, UNRANKED if is_shaped and is_list(type) else ANYTHING
        _unknown[type] = found
    return Known(found[0], found[1])


def is_list(type: Type) -> bool:
    """A tensor of rank 1 that holds integers."""
    if not isinstance(type, TensorType) or type.shape is None or len(type.shape) != 1:
        return False
    return isinstance(type.element_type, (IndexType, IntegerType))


def error_of(type: Type, op: Operation) -> Known:
    """The result of an op that has met an error: an error where the type has one, else unknown."""
    known = unknown_of(type)
    if keyword_of(type) in ERRORS:
        known.error = op
        known.denoted = INVALID
    return known


def numbers(values: Sequence[int]) -> Shape:
    """These numbers as extents."""
    return ranked([constant(value) for value in values])


def joined(type: Type, lhs: Known, rhs: Known) -> Known:
    """Joins two facts about a value: keeps what is true of both."""
    if lhs is rhs:
        return lhs
    if lhs.error is not None and rhs.error is not None:
        return lhs
    result = unknown_of(type)
    result.supposed = lhs.supposed or rhs.supposed
    result.shape = join(lhs.shape, rhs.shape)
    result.denoted = join(lhs.denoted, rhs.denoted)
    result.elements = join(lhs.elements, rhs.elements)
    if lhs.error is None and rhs.error is None:
        result.number = lhs.number if lhs.number is rhs.number else None
        result.truth = lhs.truth if lhs.truth is rhs.truth else None
    if lhs.members is not None and rhs.members is not None and len(lhs.members) == len(rhs.members):
        element = type.element_type if isinstance(type, ShapedType) else type
        result.members = [joined(element, *pair) for pair in zip(lhs.members, rhs.members, strict=True)]
    return result


def of_attribute(attribute: Attribute, type: Type) -> Known:
    """The value of this type that an attribute says: a number, a truth, a list of numbers, a constant."""
    known = unknown_of(type)
    keyword = keyword_of(type)
    if keyword == VALUE_SHAPE:
        _say_constant(known, attribute)
        return known
    if isinstance(attribute, IntegerAttr):
        if isinstance(type, IntegerType) and type.width == 1:
            known.truth = attribute.value != 0
        elif isinstance(type, (IndexType, IntegerType)) or keyword == SIZE:
            known.number = constant(attribute.value)
        if not is_list(type):
            return known
    elif isinstance(type, IndexType) and isinstance(attribute, DenseElementsAttr) and attribute.count == 1:
        known.number = constant((numbers_of(attribute) or [0])[0]) if numbers_of(attribute) else None
        return known
    values = [attribute.value] if isinstance(attribute, IntegerAttr) else integers_of(attribute)
    if values is None:
        return known
    extents = numbers(values)
    if keyword == SHAPE:
        known.denoted = extents
    elif isinstance(type, TensorType) and isinstance(type.element_type, (IndexType, IntegerType)):
        known.elements = extents
        own = attribute.shape if isinstance(attribute, DenseElementsAttr) else (len(values),)
        known.restrict_shape(numbers((len(values),) if is_list(type) else own))
        if is_list(type):
            known.denoted = extents
    return known


def _say_constant(known: Known, attribute: Attribute) -> None:
    """The shape of a constant, and its elements if it has few and they are integers."""
    if isinstance(attribute, ElementsAttr):
        known.denoted = of_type(attribute.shape, DYNAMIC)
    elif isinstance(attribute, ArrayAttr):
        known.denoted = numbers([len(attribute.elements)])
    elif isinstance(attribute, DenseArrayAttr):
        known.denoted = numbers([len(attribute.values)])
    elif isinstance(attribute, (IntegerAttr, FloatAttr)):
        known.denoted = ranked([])
    values = [attribute.value] if isinstance(attribute, IntegerAttr) else integers_of(attribute)
    if values is not None:
        known.elements = numbers(values)


def length_of(elements: Shape, shape: Shape) -> Shape:
    """The shape of the list of all elements, of a tensor that has these elements and that shape."""
    if elements.extents is not None:
        return numbers([len(elements.extents)])
    if shape.extents is None:
        return NOTHING if shape is NOTHING else ranked([None])
    return ranked([product(shape.extents)])


def number_of(known: Known, type: Type) -> Maybe:
    """The number that a scalar is as an element of a tensor: true is 1."""
    if isinstance(type, IntegerType) and type.width == 1:
        return None if known.truth is None else constant(int(known.truth))
    return known.number


def scalar_of(number: Maybe, type: Type) -> Known:
    """The element of a tensor as a scalar."""
    known = unknown_of(type)
    value = None if number is None else number.value()
    if isinstance(type, IntegerType) and type.width == 1:
        known.truth = None if value is None else value != 0
    else:
        known.number = number
    return known


def integers_of(attribute: Attribute) -> list[int] | None:
    """The integers of an array or of elements; None if the attribute has others, or too many to look at."""
    if isinstance(attribute, ArrayAttr):
        found = [one.value for one in attribute.elements if isinstance(one, IntegerAttr)]
        return found if len(found) == len(attribute.elements) else None
    if isinstance(attribute, DenseArrayAttr):
        return list(attribute.values) if isinstance(attribute.element_type, IntegerType) else None
    if not isinstance(attribute, DenseElementsAttr) or attribute.count > MANY:
        return None
    return numbers_of(attribute)


def numbers_of(attribute: DenseElementsAttr) -> list[int] | None:
    """The elements as their type means them: true is 1; None if they are no integers."""
    element = attribute.element_type
    if isinstance(element, IndexType):
        return attribute.values()
    if not isinstance(element, IntegerType):
        return None
    if element.width == 1 or element.signedness == UNSIGNED:
        return [value & ((1 << element.width) - 1) for value in attribute.values()]
    return attribute.values()


MANY: Final = 256
"""Elements of a tensor that is looked at: more are no shape."""
