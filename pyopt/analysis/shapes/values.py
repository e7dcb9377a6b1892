"""What a value function gives for a result, as elements of a tensor of the result's type.

    onnx.Gather, of [2, n, 4] and [1, -1]      [n, 4]

Elements are followed as numbers without a width. One that the type might not hold is not known: a constant out of its
range, and of types narrower than 64 bits all that is not computed of extents alone, or, below 32 bits, is no constant;
of one bit also what is neither 0 nor 1 for some extents.
"""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import product
from pyopt.analysis.shapes.extrema import is_truth
from pyopt.analysis.shapes.known import VALUE_SHAPE, Known, keyword_of, number_of, numbers
from pyopt.analysis.shapes.lattice import UNRANKED, Shape, ranked
from pyopt.analysis.shapes.operations import RANKS
from pyopt.analysis.shapes.tracked import may_hold_extents
from pyopt.ir.tables import derived
from pyopt.ir.types import UNSIGNED, IntegerType, OpaqueType, ShapedType, Type, element_type_or_self
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.transfer import Facts
    from pyopt.ir.core import Operation, Value


_said: dict[tuple[Type, Shape, Shape], tuple[Shape | None, Shape | None]] = derived({})


def held_by(known: Known, type: Type) -> Shape:
    """The elements of what a function returns: of a tensor, a scalar, a !shape.value_shape."""
    if known.elements.extents is not None:
        return known.elements
    if keyword_of(element_type_or_self(type)) == VALUE_SHAPE:
        return UNRANKED
    if isinstance(type, ShapedType):
        return UNRANKED if known.denoted.extents is None else known.denoted
    number = number_of(known, type)
    return UNRANKED if number is None else ranked([number])


def say_value(result: Value, elements: Shape, op: Operation, facts: Facts) -> None:
    """Sets the elements of a result, as far as its type surely holds them, and if they are as many as it has."""
    type = result.type
    if elements.extents is None or len(elements.extents) > RANKS:
        return
    if isinstance(type, OpaqueType):
        facts.set_denoted(result, elements, op)
        return
    if not may_hold_extents(type):
        return
    key = (type, facts.shape(result), elements)
    found = _said.get(key)
    if found is None:
        found = _said[key] = _elements_in(*key)
    shape, held = found
    if shape is not None:
        facts.set_shape(result, shape, op)
    if held is not None:
        facts.set_denoted(result, held, op)


def _elements_in(type: Type, shape: Shape, elements: Shape) -> tuple[Shape | None, Shape | None]:
    """What is known of a tensor's own shape, and what it holds."""
    assert isinstance(type, ShapedType) and elements.extents is not None
    extents = shape.extents
    is_list = extents is not None and len(extents) == 1
    count = None if extents is None else extents[0] if is_list else product(extents)
    number = None if count is None else count.value()
    if number != len(elements.extents) and not (is_list and number is None):
        return None, None
    held = ranked([fitting(one, type.element_type) for one in elements.extents])
    return numbers([len(elements.extents)]) if is_list else None, held


def fitting(number: Maybe, type: Type) -> Maybe:
    """The number, if a tensor with elements of this type surely holds it."""
    if number is None or not isinstance(type, IntegerType):
        return number
    value = number.value()
    if value is None and type.width == 1:
        return number if is_truth(number) else None
    if value is None:
        is_followed = type.width >= 64 or (type.width >= 32 and number.exact)
        return number if is_followed else None
    if type.width == 1:
        return number if value in (0, 1) else None
    low, high = (0, 1 << type.width) if type.signedness == UNSIGNED else (-(1 << type.width - 1), 1 << type.width - 1)
    return number if low <= value < high else None
