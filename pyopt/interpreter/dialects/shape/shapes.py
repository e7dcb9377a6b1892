"""Ops that make, combine and take apart shapes; a result that is an extent tensor cannot be an error."""

from __future__ import annotations

import numpy as np

from pyopt.dialects.shape.types import SHAPE, SIZE
from pyopt.interpreter.compiler import Compiler, ConstantResult
from pyopt.interpreter.dialects.shape.sizes import extent_at
from pyopt.interpreter.dialects.shape.values import (
    INVALID,
    UNKNOWN,
    UNRANKED,
    Mark,
    Shape,
    Size,
    ValueShape,
    broadcast,
    extents_of,
    index_of,
    meet,
    meet_sizes,
    shape_of_operand,
    text,
)
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.values import value_of_attribute
from pyopt.ir.attributes import StringAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, INDEX, ShapedType, TensorType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel


def as_result(value: Value, shape: Shape, what: str) -> object:
    """A shape as a result of the op: itself, or its extent tensor."""
    type = value.type
    if type is SHAPE:
        return shape
    extents = extents_of(shape, what)
    assert isinstance(type, TensorType) and type.shape is not None
    if type.shape[0] not in (DYNAMIC, len(extents)):
        raise undefined(f"the shape {text(shape)} has not rank {type.shape[0]}")
    return extents


def error_text(op: Operation) -> str:
    """The op's own message, to add to ours."""
    given = op.attributes.get("error")
    return f": {given.text}" if isinstance(given, StringAttr) else ""


def evaluate_const_shape(op: Operation, compiler: Compiler) -> Compiled:
    array = value_of_attribute(op.attributes["shape"], op.results[0].type)
    assert isinstance(array, np.ndarray)
    return ConstantResult(tuple(array.reshape(-1).tolist()) if op.results[0].type is SHAPE else array.reshape(-1))


def evaluate_from_extents(op: Operation, compiler: Compiler) -> Kernel:
    return lambda *sizes: (
        INVALID if INVALID in sizes else tuple([size if size is UNKNOWN else size + 0 for size in sizes])
    )


def evaluate_from_extent_tensor(op: Operation, compiler: Compiler) -> Kernel:
    return lambda array: tuple(array.tolist())


def evaluate_to_extent_tensor(op: Operation, compiler: Compiler) -> Kernel:
    return lambda value: as_result(op.results[0], shape_of_operand(value), "the extent tensor")


def _of_value(value: object) -> Shape:
    """The shape of a value with its shape, or of a shaped one."""
    if isinstance(value, ValueShape):
        return value.shape
    sizes: tuple[int, ...] | None = getattr(value, "shape", None)
    if sizes is None:
        sizes = getattr(value, "sizes", None)
    assert sizes is not None
    return tuple(sizes)


def evaluate_shape_of(op: Operation, compiler: Compiler) -> Kernel:
    return lambda value: as_result(op.results[0], _of_value(value), "the extent tensor")


def evaluate_dim(op: Operation, compiler: Compiler) -> Kernel:
    index = op.results[0].type is INDEX

    def dim(value: object, at: Size) -> Size:
        shape = _of_value(value)
        if index and isinstance(shape, tuple) and isinstance(at, int) and not 0 <= at < len(shape):
            raise undefined(f"dimension {at} of a value of rank {len(shape)}")
        found = extent_at(shape, at)
        return index_of(found, "the extent") if index else found

    return dim


def evaluate_any(op: Operation, compiler: Compiler) -> Kernel:
    """The result is known from any operand. Where they contradict each other, or are errors, it is undefined."""

    def any_of(*values: object) -> object:
        found: Shape = UNRANKED
        for value in values:
            found = meet(found, shape_of_operand(value))
        if found is INVALID:
            raise undefined("the shapes contradict each other")
        return as_result(op.results[0], found, "any extent tensor")

    return any_of


def evaluate_broadcast(op: Operation, compiler: Compiler) -> Kernel:
    def compute(*values: object) -> object:
        shapes = [shape_of_operand(value) for value in values]
        found = broadcast(shapes)
        if found is INVALID and op.results[0].type is not SHAPE:
            raise undefined(f"{' and '.join([text(shape) for shape in shapes])} do not broadcast{error_text(op)}")
        return as_result(op.results[0], found, "the extent tensor")

    return compute


def evaluate_concat(op: Operation, compiler: Compiler) -> Kernel:
    def concat(left: object, right: object) -> object:
        first, second = shape_of_operand(left), shape_of_operand(right)
        found: Shape = UNRANKED
        if first is INVALID or second is INVALID:
            found = INVALID
        elif isinstance(first, tuple) and isinstance(second, tuple):
            found = first + second
        return as_result(op.results[0], found, "the extent tensor")

    return concat


def evaluate_meet(op: Operation, compiler: Compiler) -> Kernel:
    """Of sizes or of shapes; an index or an extent tensor cannot say that there is a contradiction."""
    type = op.results[0].type
    if type is SIZE or type is INDEX:

        def sizes(left: Size, right: Size) -> Size:
            found = meet_sizes(left, right)
            if type is INDEX and isinstance(found, Mark):
                raise undefined(f"{text(left)} and {text(right)} contradict each other{error_text(op)}")
            return found

        return sizes

    def shapes(left: object, right: object) -> object:
        first, second = shape_of_operand(left), shape_of_operand(right)
        found = meet(first, second)
        if found is INVALID and type is not SHAPE:
            raise undefined(f"{text(first)} and {text(second)} contradict each other{error_text(op)}")
        return as_result(op.results[0], found, "the extent tensor")

    return shapes


def evaluate_split_at(op: Operation, compiler: Compiler) -> Kernel:
    """A negative position counts from the back; one beyond the ends gives errors."""

    def split(value: object, at: Size) -> tuple[object, object]:
        shape = shape_of_operand(value)
        head: Shape = UNRANKED
        tail: Shape = UNRANKED
        if shape is INVALID or at is INVALID:
            head = tail = INVALID
        elif isinstance(shape, tuple) and isinstance(at, int):
            if not -len(shape) <= at <= len(shape):
                if SHAPE not in (op.results[0].type, op.results[1].type):
                    raise undefined(f"position {at} of a shape of rank {len(shape)}")
                head = tail = INVALID
            else:
                at = at + len(shape) if at < 0 else at
                head, tail = shape[:at], shape[at:]
        return as_result(op.results[0], head, "the head"), as_result(op.results[1], tail, "the tail")

    return split


# Values with shapes.


def evaluate_with_shape(op: Operation, compiler: Compiler) -> Kernel:
    """The value with another shape that it is said to have, an error if it cannot have it."""

    def with_shape(value: object, given: object) -> ValueShape:
        shape = shape_of_operand(given)
        known = _of_value(value)
        held = value.value if isinstance(value, ValueShape) else value
        return ValueShape(held, INVALID if meet(known, shape) is INVALID else shape)

    return with_shape


def evaluate_value_of(op: Operation, compiler: Compiler) -> Kernel:
    type = op.results[0].type

    def value_of(value: ValueShape) -> object:
        if value.shape is INVALID:
            raise undefined("the value has an invalid shape")
        if value.value is None:
            raise undefined("the value is not known")
        sizes = getattr(value.value, "shape", None)
        if isinstance(type, ShapedType) and type.shape is not None and sizes is not None:
            if len(sizes) != len(type.shape) or any(
                extent not in (size, DYNAMIC) for extent, size in zip(type.shape, sizes, strict=True)
            ):
                raise undefined(f"the value has the shape {text(tuple(sizes))}")
        return value.value

    return value_of


def evaluate_value_as_shape(op: Operation, compiler: Compiler) -> Kernel:
    """The elements as extents; negative ones are not known, and what is no list of integers is an error."""

    def value_as_shape(value: object) -> object:
        shape: Shape = UNRANKED
        if isinstance(value, ValueShape):
            if value.shape is INVALID:
                return as_result(op.results[0], INVALID, "the extent tensor")
            value = value.value
        if isinstance(value, np.ndarray) and value.ndim == 1 and value.dtype.kind in "iubO":
            sign = -1 if value.dtype.kind == "b" else 1
            shape = tuple([UNKNOWN if sign * one < 0 else sign * one for one in value.tolist()])
        elif value is not None:
            shape = INVALID
        return as_result(op.results[0], shape, "the extent tensor")

    return value_as_shape


SHAPES: Final[dict[str, Evaluator]] = {
    "shape.any": evaluate_any,
    "shape.broadcast": evaluate_broadcast,
    "shape.concat": evaluate_concat,
    "shape.const_shape": evaluate_const_shape,
    "shape.dim": evaluate_dim,
    "shape.from_extent_tensor": evaluate_from_extent_tensor,
    "shape.from_extents": evaluate_from_extents,
    "shape.meet": evaluate_meet,
    "shape.shape_of": evaluate_shape_of,
    "shape.split_at": evaluate_split_at,
    "shape.to_extent_tensor": evaluate_to_extent_tensor,
    "shape.value_as_shape": evaluate_value_as_shape,
    "shape.value_of": evaluate_value_of,
    "shape.with_shape": evaluate_with_shape,
}
