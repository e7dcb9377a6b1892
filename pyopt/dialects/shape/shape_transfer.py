"""Transfer functions of the shape dialect's ops: shapes, sizes and witnesses.

A !shape.shape may be an error, and is one where an operand is: a result of that type is only said to have extents where
it surely is none, and INVALID where it surely is one. An extent tensor or an index cannot be an error; where an op
would give one it has undefined behaviour, so that what must not fail may be taken for granted there, and only there.
The number of a !shape.size is what it is if it is a number at all; of extents alone, it surely is one.
"""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import ONE, ZERO, add, constant, floordiv, mul
from pyopt.analysis.shapes.lattice import ANYTHING, INVALID, NOTHING, Shape, ranked
from pyopt.analysis.shapes.operations import RANKS, any_of, are_equal, broadcast, concat, num_elements, split_at
from pyopt.analysis.shapes.operations import is_broadcastable as broadcastable
from pyopt.analysis.shapes.relations import (
    denoted_by,
    is_exact,
    is_natural,
    known_number,
    numbers_in,
    one_denoted,
    say_denoted,
    wrapped,
)
from pyopt.dialects.arith.shape_transfer import CALCULATIONS
from pyopt.dialects.shape.types import SHAPE, SIZE
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, INDEX, ShapedType, TensorType
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.transfer import Facts

EXTENTS: Final = TensorType.get((DYNAMIC,), INDEX)
"""Any number of extents."""


def _operands(op: Operation, facts: Facts) -> list[Shape]:
    return [denoted_by(operand, facts) for operand in op.operands]


def _say(op: Operation, shape: Shape, facts: Facts) -> None:
    """Sets the shape that the only result stands for. An extent tensor is never an error."""
    result = op.results[0]
    if shape is NOTHING or shape is ANYTHING or (result.type is not SHAPE and shape.extents is None):
        return
    say_denoted(result, shape, op, facts)


# Constants.


def of_const_shape(op: Operation, facts: Facts) -> None:
    numbers = numbers_in(op.attributes["shape"])
    if numbers is not None:
        _say(op, ranked([constant(number) for number in numbers]), facts)


def of_const_size(op: Operation, facts: Facts) -> None:
    value = op.attributes["value"]
    if isinstance(value, IntegerAttr):
        facts.set_number(op.results[0], constant(value.value), op)


def of_const_witness(op: Operation, facts: Facts) -> None:
    value = op.attributes["passing"]
    if isinstance(value, IntegerAttr):
        facts.set_truth(op.results[0], value.value != 0, op)


# From values, extents and tensors of them, and back.


def of_shape_of(op: Operation, facts: Facts) -> None:
    """The operand's shape; so what is known of the result is known of the operand."""
    source, result = op.operands[0], op.results[0]
    if not isinstance(source.type, ShapedType):
        _say(op, facts.denoted(source), facts)
        return
    shape = facts.shape(source)
    if shape is NOTHING:
        return
    _say(op, shape, facts)
    found = denoted_by(result, facts)
    if shape.extents is None and found.extents is not None:
        facts.set_shape(source, found, op)


def of_from_extents(op: Operation, facts: Facts) -> None:
    """The sizes. One that may be invalid may make the shape so."""
    sizes: list[Maybe] = []
    for operand in op.operands:
        number = facts.number(operand)
        if operand.type is SIZE and not is_exact(number):
            return
        sizes.append(number)
    _say(op, ranked(sizes), facts)


def of_conversion(op: Operation, facts: Facts) -> None:
    """from_extent_tensor, to_extent_tensor: the same shape, which surely is no error."""
    one_denoted(op.operands[0], op.results[0], op, facts)


def of_size_conversion(op: Operation, facts: Facts) -> None:
    """size_to_index, index_to_size: the same number. An error, or a negative one, is undefined."""
    facts.set_number(op.results[0], facts.number(op.operands[0]), op)


def of_value_as_shape(op: Operation, facts: Facts) -> None:
    """The elements, of which negative ones are unknown sizes."""
    source = op.operands[0]
    if not isinstance(source.type, ShapedType):
        return
    extents = denoted_by(source, facts).extents
    if extents is not None:
        known = op.results[0].type is not SHAPE
        _say(op, ranked([one if known or is_natural(one) else None for one in extents]), facts)


def of_value_of(op: Operation, facts: Facts) -> None:
    """The value conforms to the shape that it is said to have, or this is undefined."""
    shape = facts.denoted(op.operands[0])
    if shape.extents is not None:
        facts.set_shape(op.results[0], shape, op)


def of_with_shape(op: Operation, facts: Facts) -> None:
    """The given shape, if the operand surely can have it; an error, if it surely cannot."""
    value, given = op.operands
    had = facts.shape(value) if isinstance(value.type, ShapedType) else facts.denoted(value)
    shape = denoted_by(given, facts)
    if NOTHING in (had, shape):
        return
    if INVALID in (had, shape):
        facts.set_denoted(op.results[0], INVALID, op)
    elif had is not ANYTHING and shape is not ANYTHING:
        equal = are_equal([had, shape])
        if equal is not None:
            facts.set_denoted(op.results[0], shape if equal else INVALID, op)


def of_debug_print(op: Operation, facts: Facts) -> None:
    source, result = op.operands[0], op.results[0]
    facts.set_denoted(result, facts.denoted(source), op)
    facts.set_number(result, facts.number(source), op)


# Questions.


def of_dim(op: Operation, facts: Facts) -> None:
    """One extent of a value; a dimension that it lacks gives an invalid size, or is undefined."""
    _say_extent(op, facts.shape(op.operands[0]), facts)


def of_get_extent(op: Operation, facts: Facts) -> None:
    """One extent of a shape, as `of_dim`."""
    _say_extent(op, denoted_by(op.operands[0], facts), facts)


def _say_extent(op: Operation, shape: Shape, facts: Facts) -> None:
    position = known_number(op.operands[1], facts)
    if position is not None and shape.extents is not None and 0 <= position < len(shape.extents):
        facts.set_number(op.results[0], shape.extents[position], op)


def of_rank(op: Operation, facts: Facts) -> None:
    """The number of extents; where that has to be some number, the shape has so many and is no error."""
    source, result = op.operands[0], op.results[0]
    extents = denoted_by(source, facts).extents
    if extents is not None:
        facts.set_number(result, constant(len(extents)), op)
        return
    rank = known_number(result, facts)
    if rank is not None and 0 <= rank <= RANKS and denoted_by(source, facts) is not NOTHING:
        say_denoted(source, ranked([None] * rank), op, facts)


def of_num_elements(op: Operation, facts: Facts) -> None:
    """The product of the extents; of a shape with an unknown one it is unknown, though another one may be 0."""
    shape = denoted_by(op.operands[0], facts)
    if shape.extents is None:
        return
    found = num_elements(shape)
    if found is not ZERO or op.results[0].type is not SIZE or all(is_exact(one) for one in shape.extents):
        facts.set_number(op.results[0], wrapped(found, INDEX), op)


def of_shape_eq(op: Operation, facts: Facts) -> None:
    """Decided where it is; where it has to be true all shapes are one."""
    shapes = _operands(op, facts)
    if NOTHING in shapes:
        return
    equal = are_equal(shapes)
    if equal is not None:
        facts.set_truth(op.results[0], equal, op)
    elif facts.truth(op.results[0]) is True:
        for operand in op.operands[1:]:
            one_denoted(op.operands[0], operand, op, facts)


def of_is_broadcastable(op: Operation, facts: Facts) -> None:
    """is_broadcastable, cstr_broadcastable: decided where it is. Errors do not broadcast."""
    shapes = _operands(op, facts)
    if NOTHING not in shapes:
        facts.set_truth(op.results[0], _broadcasts(shapes), op)


def _broadcasts(shapes: Sequence[Shape]) -> bool | None:
    """The reference says that one shape always broadcasts; an error among several does not."""
    if len(shapes) < 2:
        return True
    return False if INVALID in shapes else broadcastable(shapes)


def of_cstr_eq(op: Operation, facts: Facts) -> None:
    """Whether all shapes are one. What the witness guards may rely on it, what stands elsewhere may not."""
    shapes = _operands(op, facts)
    if NOTHING in shapes:
        return
    equal = are_equal(shapes)
    facts.set_truth(op.results[0], equal, op)
    if equal is None and facts.truth(op.results[0]) is True:
        for operand in op.operands[1:]:
            one_denoted(op.operands[0], operand, op, facts)


def of_cstr_require(op: Operation, facts: Facts) -> None:
    facts.set_truth(op.results[0], facts.truth(op.operands[0]), op)
    if facts.truth(op.results[0]) is True:
        facts.set_truth(op.operands[0], True, op)


def of_assuming_all(op: Operation, facts: Facts) -> None:
    """Whether all witnesses hold."""
    truths = [facts.truth(operand) for operand in op.operands]
    if False in truths:
        facts.set_truth(op.results[0], False, op)
    elif None not in truths:
        facts.set_truth(op.results[0], True, op)
    elif facts.truth(op.results[0]) is True:
        for operand in op.operands:
            facts.set_truth(operand, True, op)


# Arithmetic on sizes and indices.


def of_arithmetic(op: Operation, facts: Facts) -> None:
    """add, mul, div. With an unknown size the result is unknown, whatever the other one is."""
    lhs, rhs = [facts.number(operand) for operand in op.operands]
    if lhs is None or rhs is None:
        return
    name = op.info.name
    if name == "shape.div":
        found = floordiv(lhs, rhs) if is_exact(lhs) and is_exact(rhs) else None
    else:
        found = add(lhs, rhs) if name == "shape.add" else mul(lhs, rhs)
        if found is ZERO and op.results[0].type is SIZE and not (is_exact(lhs) and is_exact(rhs)):
            return
    facts.set_number(op.results[0], wrapped(found, INDEX), op)


def of_extremum(op: Operation, facts: Facts) -> None:
    """max, min: of two sizes, or of each extent of two shapes, which are an error if their ranks differ."""
    lhs, rhs = op.operands
    choose = CALCULATIONS["maxsi" if op.info.name == "shape.max" else "minsi"]
    if op.results[0].type is not SHAPE:
        left, right = facts.number(lhs), facts.number(rhs)
        if left is not None and right is not None:
            facts.set_number(op.results[0], choose(left, right), op)
        return
    one, other = facts.denoted(lhs), facts.denoted(rhs)
    if INVALID in (one, other):
        _say(op, INVALID, facts)
    elif one.extents is not None and other.extents is not None:
        if len(one.extents) != len(other.extents):
            _say(op, INVALID, facts)
            return
        pairs = zip(one.extents, other.extents, strict=True)
        _say(op, ranked([None if None in pair else choose(*pair) for pair in pairs]), facts)


# Combining shapes.


def of_broadcast(op: Operation, facts: Facts) -> None:
    """The shape that all broadcast to; an error where they do not, or undefined for an extent tensor."""
    shapes = _operands(op, facts)
    if NOTHING in shapes:
        return
    if op.results[0].type is SHAPE:
        certain = broadcastable(shapes)
        _say(
            op, INVALID if INVALID in shapes or certain is False else broadcast(shapes) if certain else ANYTHING, facts
        )
        return
    whole = broadcast(shapes)
    _say(op, whole, facts)
    extents = denoted_by(op.results[0], facts).extents
    if extents is not None and extents == whole.extents and None not in extents and ONE not in extents:
        if op.results[0].type is EXTENTS:
            # Nothing follows for the operands, and the type has nothing to say.
            facts.is_silent(op)
        return
    for operand, shape in zip(op.operands, shapes, strict=True):
        if extents is None or shape.extents is None or len(shape.extents) > len(extents):
            continue
        # Where the result is 1, so is every operand.
        tail = extents[len(extents) - len(shape.extents) :]
        if ONE in tail:
            say_denoted(operand, ranked([ONE if one is ONE else None for one in tail]), op, facts)


def of_concat(op: Operation, facts: Facts) -> None:
    """The extents of one, then those of the other; and so the parts, where it is known how long one is."""
    lhs, rhs = op.operands
    left, right = _operands(op, facts)
    if NOTHING in (left, right):
        return
    _say(op, concat(left, right), facts)
    _say_length(op, facts)
    whole = denoted_by(op.results[0], facts).extents
    if whole is None:
        return
    if left.extents is not None and right.extents is None and len(left.extents) <= len(whole):
        say_denoted(rhs, ranked(whole[len(left.extents) :]), op, facts)
    elif right.extents is not None and left.extents is None and len(right.extents) <= len(whole):
        say_denoted(lhs, ranked(whole[: len(whole) - len(right.extents)]), op, facts)


def _say_length(op: Operation, facts: Facts) -> None:
    """An extent tensor is as long as its parts, whatever they hold."""
    length: Maybe = ZERO
    for operand in op.operands:
        own = facts.shape(operand).extents if isinstance(operand.type, ShapedType) else None
        length = None if own is None else add(length, own[0])
    if isinstance(op.results[0].type, ShapedType):
        facts.set_shape(op.results[0], ranked([length]), op)


def of_split_at(op: Operation, facts: Facts) -> None:
    """The extents before a position and from it on; an error where there is no such position."""
    shape = denoted_by(op.operands[0], facts)
    if shape is NOTHING:
        return
    for result, part in zip(op.results, split_at(shape, known_number(op.operands[1], facts)), strict=True):
        if part.extents is not None or (part is INVALID and result.type is SHAPE):
            say_denoted(result, part, op, facts)


def of_any(op: Operation, facts: Facts) -> None:
    """The result is known from any operand. Their equality may be assumed: the result is undefined otherwise."""
    shapes = _operands(op, facts)
    if NOTHING in shapes:
        return
    if op.results[0].type is SHAPE:
        _say(op, ANYTHING if ANYTHING in shapes and INVALID not in shapes else any_of(shapes), facts)
        return
    _say(op, any_of(shapes), facts)


def of_meet(op: Operation, facts: Facts) -> None:
    """Meets both operands; an error where they contradict each other, or undefined for an index or an extent tensor."""
    lhs, rhs = op.operands
    result = op.results[0]
    if result.type is SIZE or result.type is INDEX:
        _meet_sizes(op, result, facts.number(lhs), facts.number(rhs), facts)
        return
    left, right = _operands(op, facts)
    if NOTHING in (left, right):
        return
    if result.type is not SHAPE:
        one_denoted(lhs, rhs, op, facts)
        for shape in (left, right):
            if shape.extents is not None:
                _say(op, shape, facts)
        return
    equal = are_equal([left, right])
    if INVALID in (left, right) or (equal is False and ANYTHING not in (left, right)):
        _say(op, INVALID, facts)
    elif equal:
        _say(op, left, facts)


def _meet_sizes(op: Operation, result: Value, lhs: Maybe, rhs: Maybe, facts: Facts) -> None:
    if result.type is INDEX:
        facts.set_number(result, lhs if rhs is None else rhs, op)
        facts.equal(lhs, rhs, op)
    elif lhs is not None and lhs is rhs:
        facts.set_number(result, lhs, op)
