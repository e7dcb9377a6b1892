"""Ops in shape functions that are more there than their transfer functions say: values, errors, calls, control flow."""

from __future__ import annotations

from math import prod

from pyopt.analysis.counting import counts_unsigned
from pyopt.analysis.shapes.comparisons import is_surely_different
from pyopt.analysis.shapes.expressions import constant
from pyopt.analysis.shapes.known import (
    SIZE,
    VALUE_SHAPE,
    Known,
    error_of,
    is_list,
    joined,
    keyword_of,
    length_of,
    number_of,
    scalar_of,
    unknown_of,
)
from pyopt.analysis.shapes.lattice import ANYTHING, UNRANKED, Shape, meet, ranked
from pyopt.analysis.shapes.operations import RANKS, broadcast
from pyopt.ir.core import Operation
from pyopt.ir.elements import linear_index
from pyopt.ir.types import DYNAMIC, INDEX, TensorType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.function_body import Activation, Special

# Values with a shape.


def _with_shape(activation: Activation, op: Operation) -> None:
    """The value of the one, the shape of the other, which it must be able to have."""
    value, shape = [activation.known(operand) for operand in op.operands]
    result = activation.known(op.results[0])
    is_value_shape = keyword_of(op.operands[0].type) == VALUE_SHAPE
    own = Known(value.denoted if is_value_shape else value.shape, ANYTHING)
    if not own.restrict_shape(shape.denoted):
        activation.give(op, [error_of(op.results[0].type, op)])
        return
    result.denoted = shape.denoted
    result.elements = _elements(value)
    result.supposed = True


def _elements(known: Known) -> Shape:
    """The numbers in a tensor."""
    return known.elements if known.elements is not UNRANKED else _extents(known.denoted)


def _extents(shape: Shape) -> Shape:
    return UNRANKED if shape.extents is None else shape


def _value_of(activation: Activation, op: Operation) -> None:
    """The value alone; as a tensor of rank 1 its elements in row-major order, whatever its rank is."""
    value = activation.known(op.operands[0])
    result = activation.known(op.results[0])
    result.elements = value.elements
    if is_list(op.results[0].type):
        result.restrict_shape(length_of(value.elements, value.denoted))
        result.restrict_denoted(value.elements)
    else:
        result.restrict_shape(value.denoted)


def _value_as_shape(activation: Activation, op: Operation) -> None:
    """The elements of a tensor of rank 1 as extents; what is negative stands for an extent that is not known."""
    value = activation.known(op.operands[0])
    shape = value.denoted if keyword_of(op.operands[0].type) == VALUE_SHAPE else value.shape
    if shape.extents is not None and len(shape.extents) != 1:
        activation.give(op, [error_of(op.results[0].type, op)])
        return
    extents = _elements(value).extents
    found = UNRANKED if extents is None else ranked([_extent(extent) for extent in extents])
    activation.set_denoted(op.results[0], found, op)


def _extent(number: Maybe) -> Maybe:
    value = None if number is None else number.value()
    return None if value is not None and value < 0 else number


def _extract(activation: Activation, op: Operation) -> None:
    """An element of a tensor of numbers, or one of several operands."""
    tensor = activation.known(op.operands[0])
    indices: list[int] = []
    for operand in op.operands[1:]:
        number = activation.known(operand).number
        index = None if number is None else number.value()
        if index is None:
            return
        indices.append(index)
    shape = _static(tensor.shape)
    if shape is None or not all(0 <= index < extent for index, extent in zip(indices, shape, strict=True)):
        return
    position = linear_index(shape, indices)
    if tensor.members is not None:
        activation.give(op, [tensor.members[position]])
        return
    extents = _elements(tensor).extents
    if extents is not None and position < len(extents):
        activation.give(op, [scalar_of(extents[position], op.results[0].type)])


def _static(shape: Shape) -> list[int] | None:
    """The extents as numbers, if all are."""
    found = [None if one is None else one.value() for one in shape.extents or ()]
    known = [one for one in found if one is not None]
    return known if shape.extents is not None and len(known) == len(found) else None


def _from_elements(activation: Activation, op: Operation) -> None:
    """A tensor of numbers, or of shapes."""
    members = [activation.known(operand) for operand in op.operands]
    result = activation.known(op.results[0])
    type = op.results[0].type
    assert isinstance(type, TensorType)
    if keyword_of(type.element_type):
        result.members = members
        return
    result.elements = ranked([number_of(one, type.element_type) for one in members])
    if result.denoted is UNRANKED:
        result.denoted = result.elements


def _generate(activation: Activation, op: Operation) -> None:
    """Runs the body for each element, if there are few: a tensor of numbers, or of shapes."""
    result = activation.known(op.results[0])
    type = op.results[0].type
    block = op.regions[0].first
    assert isinstance(type, TensorType)
    sizes = iter([activation.known(operand).number for operand in op.operands])
    result.restrict_shape(ranked([next(sizes) if one == DYNAMIC else constant(one) for one in type.shape or ()]))
    shape = _static(result.shape)
    if shape is None or block is None or min(shape, default=0) < 0 or prod(shape) > RANKS:
        return
    found: list[Known] = []
    for position in range(prod(shape)):
        indices: list[Known] = []
        rest = position
        for argument, extent in zip(reversed(block.arguments), reversed(shape), strict=True):
            rest, index = divmod(rest, extent)
            indices.insert(0, scalar_of(constant(index), argument.type))
        found += activation.inside((op, position)).run(op.regions[0], indices)
    if keyword_of(type.element_type):
        result.members = found
        return
    result.elements = ranked([number_of(one, type.element_type) for one in found])
    if is_list(type):
        result.restrict_denoted(result.elements)


def _cast(activation: Activation, op: Operation) -> None:
    """The same tensor."""
    value = activation.known(op.operands[0])
    result = activation.known(op.results[0])
    result.restrict_shape(value.shape)
    result.elements = value.elements
    result.members = value.members
    if value.denoted is not ANYTHING:
        result.restrict_denoted(value.denoted)


# What is an error for some sizes only.


def _from_extents(activation: Activation, op: Operation) -> None:
    """The sizes, known or not."""
    activation.suppose(op, ranked([activation.known(operand).number for operand in op.operands]))


def _broadcast(activation: Activation, op: Operation) -> None:
    """Sets the shape that the operands broadcast to."""
    shapes = [activation.known(operand).denoted for operand in op.operands]
    found = broadcast([_supposed(shape) for shape in shapes])
    activation.suppose(op, found)


def _meet(activation: Activation, op: Operation) -> None:
    """Meets both shapes, or both sizes."""
    lhs, rhs = [activation.known(operand) for operand in op.operands]
    if keyword_of(op.results[0].type) != SIZE and op.results[0].type is not INDEX:
        activation.suppose(op, meet(_supposed(lhs.denoted), _supposed(rhs.denoted), []))
        return
    one, other = lhs.number, rhs.number
    if is_surely_different(one, other):
        activation.give(op, [error_of(op.results[0].type, op)])
        return
    result = activation.known(op.results[0])
    result.supposed = True
    result.number = other if one is None or (other is not None and other.value() is not None) else one


def _supposed(shape: Shape) -> Shape:
    return UNRANKED if shape is ANYTHING else shape


def _same(activation: Activation, op: Operation) -> None:
    activation.give(op, [activation.known(operand) for operand in op.operands])


# Calls and control flow.


def _call(activation: Activation, op: Operation) -> None:
    evaluation = activation.evaluation
    callee = evaluation.tables.lookup_attribute(op, op.attributes.get("callee"))
    if callee is None or not callee.regions:
        return
    arguments = [activation.known(operand) for operand in op.operands]
    results = evaluation.call(callee, arguments, (*activation.path, op))
    if results is not None and len(results) == len(op.results):
        activation.give(op, results)


def _if(activation: Activation, op: Operation) -> None:
    """The branch that is taken, or what holds after both."""
    branches = [region for region in op.regions if not region.is_empty()]
    condition = activation.known(op.operands[0]).truth
    if condition is not None:
        if condition or len(branches) > 1:
            chosen = branches[0 if condition else 1]
            activation.give(op, activation.inside(op).run(chosen, []))
        return
    activation.evaluation.untold += 1
    ends = [activation.inside((op, at)).run(region, []) for at, region in enumerate(branches)]
    activation.evaluation.untold -= 1
    if len(ends) == 2:
        types = [result.type for result in op.results]
        activation.give(op, [joined(*pair) for pair in zip(types, *ends, strict=True)])


def _for(activation: Activation, op: Operation) -> None:
    """Runs the loop, if its bounds are known."""
    bounds = [activation.known(operand).number for operand in op.operands[:3]]
    first, end, step = [None if one is None else one.value() for one in bounds]
    if first is None or end is None or step is None or step <= 0 or (counts_unsigned(op) and min(first, end) < 0):
        return
    index = unknown_of(op.operands[0].type)
    carried = [activation.known(operand) for operand in op.operands[3:]]
    for position in range(first, end, step):
        index = unknown_of(op.operands[0].type)
        index.number = constant(position)
        carried = activation.inside((op, position)).run(op.regions[0], [index, *carried])
    activation.give(op, carried)


def _reduce(activation: Activation, op: Operation) -> None:
    """Runs the body for each extent, if the rank is known."""
    extents = activation.known(op.operands[0]).denoted.extents
    block = op.regions[0].first
    if extents is None or block is None:
        return
    carried = [activation.known(operand) for operand in op.operands[1:]]
    for position, extent in enumerate(extents):
        index, size = [unknown_of(argument.type) for argument in block.arguments[:2]]
        index.number = constant(position)
        size.number = extent
        carried = activation.inside((op, position)).run(op.regions[0], [index, size, *carried])
    activation.give(op, carried)


def _assuming(activation: Activation, op: Operation) -> None:
    """Its body; an error if what it relies on does not hold."""
    if activation.known(op.operands[0]).truth is False:
        maker = op.operands[0].op
        activation.give(op, [error_of(result.type, op if maker is None else maker) for result in op.results])
        return
    activation.give(op, activation.inside(op).run(op.regions[0], []))


SPECIAL: Final[dict[str, Special]] = {
    "func.call": _call,
    "scf.for": _for,
    "scf.if": _if,
    "shape.assuming": _assuming,
    "shape.broadcast": _broadcast,
    "shape.debug_print": _same,
    "shape.from_extents": _from_extents,
    "shape.meet": _meet,
    "shape.reduce": _reduce,
    "shape.value_as_shape": _value_as_shape,
    "shape.value_of": _value_of,
    "shape.with_shape": _with_shape,
    "tensor.cast": _cast,
    "tensor.extract": _extract,
    "tensor.from_elements": _from_elements,
    "tensor.generate": _generate,
}
