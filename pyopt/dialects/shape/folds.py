"""The folds of the shape dialect, and what is known of shapes without executing anything.

A constant shape is dense elements of index, whatever made it; sizes and indices are integers of type index. A fold that
makes a shape gives nothing where the result is an extent tensor of another rank, static or not: no constant has that
type. For unknown ranks a rule makes a cast.
"""

from __future__ import annotations

from pyopt.dialects.arith.syntax import materialize as materialize_number
from pyopt.dialects.shape.types import SHAPE, SIZE, WITNESS, extent_tensor
from pyopt.ir.attributes import FALSE, TRUE, Attribute, IntegerAttr, bool_attr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import LONGEST_LIST, DenseElementsAttr
from pyopt.ir.types import DYNAMIC, INDEX, ShapedType, Type
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.ir.opinfo import FoldResult


# Constants.


def materialize(attribute: Attribute, type: Type) -> tuple[str, dict[str, Attribute]] | None:
    """The constant of the type's kind; arith.constant for indices and conditions, ub.poison for poison."""
    if isinstance(attribute, DenseElementsAttr):
        return ("shape.const_shape", {"shape": attribute}) if fits(attribute, type) else None
    if not isinstance(attribute, IntegerAttr):
        return materialize_number(attribute, type)
    if type is SIZE:
        return "shape.const_size", {"value": attribute}
    if type is WITNESS:
        return "shape.const_witness", {"passing": attribute}
    return ("arith.constant", {"value": attribute}) if attribute.type is type else None


def fits(attribute: Attribute, type: Type) -> bool:
    """A constant with these extents may have the type."""
    return type is SHAPE or (isinstance(attribute, DenseElementsAttr) and type is extent_tensor(attribute.count))


def extents_of(attribute: Attribute | None) -> list[int] | None:
    """The extents of a constant shape, which are not too many to list."""
    return attribute.values() if isinstance(attribute, DenseElementsAttr) and attribute.count <= LONGEST_LIST else None


def shape_attribute(extents: Sequence[int]) -> DenseElementsAttr:
    return DenseElementsAttr.from_values(extent_tensor(len(extents)), extents)


def _index(value: int) -> IntegerAttr:
    return IntegerAttr.get(value, INDEX)


def known_extents(value: Value, constant: Attribute | None) -> list[int] | None:
    """The extents of a shape, DYNAMIC for those that are not known; None if not even the rank is."""
    if constant is not None:
        return extents_of(constant)
    op = value.op
    if op is None or op.info.name != "shape.shape_of":
        return None
    type = op.operands[0].type
    return list(type.shape) if isinstance(type, ShapedType) and type.shape is not None else None


def behind_casts(op: Operation, constants: Sequence[Attribute | None]) -> list[Attribute | None]:
    """The constants of an op's operands, also of those that are casts of constants."""
    return [
        constant if constant is not None or value.op is None else _behind_cast(value.op)
        for value, constant in zip(op.operands, constants, strict=True)
    ]


def _behind_cast(op: Operation) -> Attribute | None:
    source = op.operands[0].op if op.info.name == "tensor.cast" else None
    if source is None or source.info.name not in ("shape.const_shape", "arith.constant"):
        return None
    return source.attributes["shape" if source.info.name == "shape.const_shape" else "value"]


def fold_const_shape(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """const_shape -> its attribute"""
    return op.attributes["shape"]


def fold_const_size(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """const_size -> its attribute"""
    return op.attributes["value"]


def fold_const_witness(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """const_witness -> its attribute"""
    return op.attributes["passing"]


# Arithmetic.


def fold_add(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """add(x, 0 : index) -> x; add(constant, constant) -> constant"""
    lhs, rhs = constants
    if not isinstance(rhs, IntegerAttr):
        return None
    if rhs.value == 0 and op.operands[1].type is INDEX and op.operands[0].type is op.results[0].type:
        return op.operands[0]
    return _index(lhs.value + rhs.value) if isinstance(lhs, IntegerAttr) else None


def fold_mul(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """mul(constant, constant) -> constant"""
    lhs, rhs = constants
    if isinstance(lhs, IntegerAttr) and isinstance(rhs, IntegerAttr):
        return _index(lhs.value * rhs.value)
    return None


def fold_div(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """div(constant, constant) -> constant, rounded down"""
    lhs, rhs = constants
    if isinstance(lhs, IntegerAttr) and isinstance(rhs, IntegerAttr) and rhs.value:
        return _index(lhs.value // rhs.value)
    return None


def fold_extremum(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """max(x, x) -> x; min(x, x) -> x"""
    lhs, rhs = op.operands
    return lhs if lhs is rhs else None


def fold_conversion(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """index_to_size(constant) -> constant; size_to_index(constant) -> constant; size_to_index(x : index) -> x"""
    if constants[0] is not None:
        return constants[0]
    operand = op.operands[0]
    return operand if operand.type is op.results[0].type else None


# Making shapes.


def fold_from_extents(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """from_extents(constants) -> constant"""
    extents: list[int] = []
    for constant in constants:
        if not isinstance(constant, IntegerAttr):
            return None
        extents.append(constant.value)
    return shape_attribute(extents)


def fold_to_extent_tensor(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """to_extent_tensor(constant) -> constant; to_extent_tensor(x) -> x, of the same type"""
    extents = extents_of(behind_casts(op, constants)[0])
    constant = None if extents is None else _fitting(op, extents)
    if constant is not None:
        return constant
    operand = op.operands[0]
    return operand if operand.type is op.results[0].type else None


def _fitting(op: Operation, extents: list[int]) -> Attribute | None:
    """The constant, if the result's type allows it."""
    attribute = shape_attribute(extents)
    return attribute if fits(attribute, op.results[0].type) else None


def fold_concat(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """concat(constant, constant) -> constant"""
    extents = constant_concat(behind_casts(op, constants))
    return None if extents is None else _fitting(op, extents)


def constant_concat(constants: Sequence[Attribute | None]) -> list[int] | None:
    """The extents of a concatenation of constants."""
    lhs, rhs = [extents_of(constant) for constant in constants]
    return None if lhs is None or rhs is None else lhs + rhs


def fold_any(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """any(.., constant) -> constant; constants go to the end first"""
    if constants and constants[-1] is None and any(constant is not None for constant in constants):
        return None
    extents = constant_any(behind_casts(op, constants))
    return None if extents is None else _fitting(op, extents)


def constant_any(constants: Sequence[Attribute | None]) -> list[int] | None:
    """The extents of the last operand that is constant."""
    known = [extents for extents in map(extents_of, constants) if extents is not None]
    return known[-1] if known else None


def fold_broadcast(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """broadcast(x) -> x, of the same type; broadcast(constants) -> constant"""
    operands = op.operands
    if len(operands) == 1:
        return operands[0] if operands[0].type is op.results[0].type else None
    extents = constant_broadcast(behind_casts(op, constants))
    return None if extents is None else _fitting(op, extents)


def constant_broadcast(constants: Sequence[Attribute | None]) -> list[int] | None:
    """The extents of the broadcast of constants, one after the other; None where one is not known or does not fit."""
    out: list[int] | None = None
    for constant in constants:
        extents = extents_of(constant)
        if extents is None:
            return None
        out = extents if out is None else broadcast_extents(out, extents)
        if out is None:
            return None
    return out


def broadcast_extents(lhs: list[int], rhs: list[int]) -> list[int] | None:
    """The extents that both broadcast to; DYNAMIC goes with everything. None if some do not go together."""
    rank = max(len(lhs), len(rhs))
    out: list[int] = []
    for one, other in zip([1] * (rank - len(lhs)) + lhs, [1] * (rank - len(rhs)) + rhs, strict=True):
        if one == other or other == 1:
            out.append(one)
        elif one == 1:
            out.append(other)
        elif one == DYNAMIC or other == DYNAMIC:
            out.append(other if one == DYNAMIC else one)
        else:
            return None
    return out


def fold_split_at(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """split_at(constant, constant) -> constant, constant; nothing where the position is out of bounds"""
    parts = constant_split(behind_casts(op, constants))
    if parts is None:
        return None
    head, tail = [shape_attribute(part) for part in parts]
    return [head, tail] if fits(head, op.results[0].type) and fits(tail, op.results[1].type) else None


def constant_split(constants: Sequence[Attribute | None]) -> tuple[list[int], list[int]] | None:
    """The extents before a position and from it on."""
    shape, index = constants
    extents = extents_of(shape)
    if extents is None or not isinstance(index, IntegerAttr):
        return None
    position = index.value
    if not -len(extents) <= position <= len(extents):
        return None
    if position < 0:
        position += len(extents)
    return extents[:position], extents[position:]


# Asking.


def fold_rank(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """rank(constant) -> constant"""
    extents = extents_of(behind_casts(op, constants)[0])
    return None if extents is None else _index(len(extents))


def fold_num_elements(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """num_elements(constant) -> constant"""
    extents = extents_of(behind_casts(op, constants)[0])
    if extents is None:
        return None
    product = 1
    for extent in extents:
        product *= extent
    return _index(product)


def fold_get_extent(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """get_extent(constant, constant) -> constant; where there is no such extent nothing, or any for a negative index"""
    shape, dimension = behind_casts(op, constants)
    extents = extents_of(shape)
    if not extents or not isinstance(dimension, IntegerAttr) or dimension.value >= len(extents):
        return None
    if dimension.value < 0 and op.results[0].type is not INDEX:
        return None
    return _index(extents[max(dimension.value, 0)])


def fold_dim(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """dim(x : tensor<..xNx..>, constant) -> N"""
    dimension = constants[1]
    type = op.operands[0].type
    assert isinstance(type, ShapedType)
    if not isinstance(dimension, IntegerAttr) or type.shape is None or not 0 <= dimension.value < len(type.shape):
        return None
    extent = type.shape[dimension.value]
    return None if extent == DYNAMIC else _index(extent)


def fold_shape_eq(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """shape_eq(constants, perhaps cast to tensors of unknown size) -> true | false"""
    shapes = [extents_of(constant) for constant in behind_casts(op, constants)]
    if not shapes or None in shapes:
        return None
    return bool_attr(all(shape == shapes[0] for shape in shapes))


def fold_is_broadcastable(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """is_broadcastable(x) -> true: a shape goes with itself"""
    return TRUE if len(op.operands) < 2 else None


# Asserting. What fails stays: it would be an error when the program runs.


def fold_cstr_broadcastable(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """cstr_broadcastable(shapes) -> true, where all but one are scalars or the extents are known to go together"""
    if sum(1 for constant in constants if extents_of(constant) != []) < 2:
        return TRUE
    shapes: list[list[int]] = []
    for value, constant in zip(op.operands, constants, strict=True):
        extents = known_extents(value, constant)
        if extents is None:
            return None
        shapes.append(extents)
    return TRUE if surely_broadcastable(shapes) else None


def surely_broadcastable(shapes: list[list[int]]) -> bool:
    """Counted from the back, the extents that are not 1 are all the same, or there is one that may be anything."""
    for place in range(max([len(extents) for extents in shapes])):
        others = [extents[-1 - place] for extents in shapes if place < len(extents) and extents[-1 - place] != 1]
        if len(others) > 1 and (DYNAMIC in others or any(extent != others[0] for extent in others)):
            return False
    return True


def fold_cstr_eq(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """cstr_eq(constants) -> true, where they are all the same; cstr_eq() -> true"""
    shapes = [extents_of(constant) for constant in behind_casts(op, constants)]
    return TRUE if None not in shapes and all(shape == shapes[0] for shape in shapes) else None


def fold_cstr_require(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """cstr_require(constant) -> constant"""
    return constants[0]


def fold_assuming_all(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """assuming_all(true, ..) -> true; assuming_all(.., false) -> false: constants are the last operands"""
    for constant in reversed(constants):
        if constant is None:
            return None
        if constant is FALSE:
            return FALSE
    return TRUE
