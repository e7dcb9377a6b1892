"""Constant operands of folds: what they are, and how a calculation on numbers becomes one on attributes.

Integers are exchanged as IntegerAttr holds them (signed, i1 true is -1), floats as bits. A calculation returns None
where it has no result; then nothing is folded. A poison operand makes the result poison.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DialectAttribute, FloatAttr, IntegerAttr
from pyopt.ir.elements import DenseElementsAttr, SparseElementsAttr, linear_index, with_element_type
from pyopt.ir.types import ComplexType, FloatType, IndexType, IntegerType, ShapedType, Type, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias

if TYPE_CHECKING:
    OnIntegers: TypeAlias = Callable[[int, int, int], int | None]
    """(lhs, rhs, width)"""
    OnFloats: TypeAlias = Callable[[int, int, FloatType], int | None]
    Convert: TypeAlias = Callable[[int, Type, Type], int | None]
    """(number, its type, type of the result)"""


MOST_WRITTEN_OUT: Final = 1 << 22
"""The number of elements up to which folds write sparse constants out."""


def is_poison(attribute: Attribute | None) -> bool:
    """#ub.poison."""
    return isinstance(attribute, DialectAttribute) and attribute.keyword == "ub.poison"


def poison_among(constants: Sequence[Attribute | None]) -> Attribute | None:
    """The first poison."""
    for constant in constants:
        if isinstance(constant, DialectAttribute) and constant.keyword == "ub.poison":
            return constant
    return None


def integer_of(attribute: Attribute | None) -> int | None:
    """The integer that a constant is, or that all its elements are."""
    if isinstance(attribute, IntegerAttr):
        return attribute.value
    if isinstance(attribute, DenseElementsAttr) and attribute.is_splat:
        if isinstance(attribute.element_type, (IntegerType, IndexType)):
            return attribute.stored_values()[0]
    return None


def float_of(attribute: Attribute | None) -> int | None:
    """The float, as bits, that a constant is, or that all its elements are."""
    if isinstance(attribute, FloatAttr):
        return attribute.bits
    if isinstance(attribute, DenseElementsAttr) and attribute.is_splat:
        if isinstance(attribute.element_type, FloatType):
            return attribute.stored_values()[0]
    return None


def width_of(type: Type) -> int:
    """The bits of an integer type, or of the elements of a vector or tensor of them; 64 for index."""
    element = element_type_or_self(type)
    return element.width if isinstance(element, IntegerType) else 64


def is_one(value: int | None, width: int) -> bool:
    """The number with the lowest bit set and no other: true of i1 too, which is held as -1."""
    return value == 1 or (value == -1 and width == 1)


def filled(type: Type, value: int) -> Attribute | None:
    """`value` as a constant of an integer type, or in every element of a static vector or tensor."""
    if isinstance(type, ShapedType):
        # The reference fills dynamic tensors too, which cannot be written as a constant.
        return DenseElementsAttr.from_values(type, [value]) if type.has_static_shape() else None
    return IntegerAttr.get(value, type)


def fold_integers(
    constants: Sequence[Attribute | None], calculate: OnIntegers, element: Type | None = None
) -> Attribute | None:
    """`calculate` of two integer constants, element by element; `element` is the type of the result's elements."""
    lhs, rhs = constants
    if isinstance(lhs, IntegerAttr) and isinstance(rhs, IntegerAttr):
        type = lhs.type
        if rhs.type is not type:
            return None
        value = calculate(lhs.value, rhs.value, width_of(type))
        return None if value is None else IntegerAttr.get(value, element or type)
    if isinstance(lhs, DenseElementsAttr) and isinstance(rhs, DenseElementsAttr):
        if lhs.type is not rhs.type or not isinstance(lhs.element_type, (IntegerType, IndexType)):
            return None
        width = width_of(lhs.element_type)
        values: list[int] = []
        for a, b in pairs(lhs, rhs):
            value = calculate(a, b, width)
            if value is None:
                return None
            values.append(value)
        result = lhs.shaped_type if element is None else with_element_type(lhs.shaped_type, element)
        return DenseElementsAttr.from_values(result, values)
    if isinstance(lhs, SparseElementsAttr) or isinstance(rhs, SparseElementsAttr):
        return fold_integers((as_dense(lhs), as_dense(rhs)), calculate, element)
    return poison_among(constants)


def fold_floats(constants: Sequence[Attribute | None], calculate: OnFloats) -> Attribute | None:
    """`calculate` of two float constants, element by element."""
    lhs, rhs = constants
    if isinstance(lhs, FloatAttr) and isinstance(rhs, FloatAttr):
        type = lhs.type
        if rhs.type is not type or not isinstance(type, FloatType):
            return None
        value = calculate(lhs.bits, rhs.bits, type)
        return None if value is None else FloatAttr.get(value, type)
    if isinstance(lhs, DenseElementsAttr) and isinstance(rhs, DenseElementsAttr):
        element = lhs.element_type
        if lhs.type is not rhs.type or not isinstance(element, FloatType):
            return None
        values: list[int] = []
        for a, b in pairs(lhs, rhs):
            value = calculate(a, b, element)
            if value is None:
                return None
            values.append(value)
        return DenseElementsAttr.from_values(lhs.shaped_type, values)
    if isinstance(lhs, SparseElementsAttr) or isinstance(rhs, SparseElementsAttr):
        return fold_floats((as_dense(lhs), as_dense(rhs)), calculate)
    return poison_among(constants)


def as_dense(constant: Attribute | None) -> Attribute | None:
    """Sparse elements written out, None if there are too many of them; everything else as it is."""
    if not isinstance(constant, SparseElementsAttr):
        return constant
    stored = constant.values
    if not isinstance(stored, DenseElementsAttr) or constant.count > MOST_WRITTEN_OUT:
        return None
    if isinstance(constant.element_type, ComplexType):
        return None  # no fold computes with these
    values = [0] * constant.count
    given = stored.values()
    for coordinates, number in constant.value_numbers().items():
        values[linear_index(constant.shape, coordinates)] = given[number]
    return DenseElementsAttr.from_values(constant.shaped_type, values)


def pairs(lhs: DenseElementsAttr, rhs: DenseElementsAttr) -> Sequence[tuple[int, int]]:
    """The elements side by side: one pair for two splats."""
    if lhs.is_splat and rhs.is_splat:
        return [(lhs.stored_values()[0], rhs.stored_values()[0])]
    return list(zip(lhs.values(), rhs.values(), strict=True))


def fold_conversion(constant: Attribute | None, result: Type, convert: Convert) -> Attribute | None:
    """`convert` of an integer or float constant, element by element."""
    target = element_type_or_self(result)
    if isinstance(constant, (IntegerAttr, FloatAttr)):
        number = constant.value if isinstance(constant, IntegerAttr) else constant.bits
        return number_attribute(convert(number, constant.type, target), target)
    if isinstance(constant, DenseElementsAttr) and isinstance(result, ShapedType):
        source = constant.element_type
        values: list[int] = []
        for number in constant.stored_values():
            value = convert(number, source, target)
            if value is None:
                return None
            values.append(value)
        return DenseElementsAttr.from_values(result, values)
    if isinstance(constant, SparseElementsAttr):
        return fold_conversion(as_dense(constant), result, convert)
    return constant if is_poison(constant) else None


def number_attribute(value: int | None, type: Type) -> Attribute | None:
    """An integer or a float's bits as an attribute."""
    if value is None:
        return None
    return FloatAttr.get(value, type) if isinstance(type, FloatType) else IntegerAttr.get(value, type)
