"""Arithmetic on sizes and indices, and the queries that give them."""

from __future__ import annotations

import math

from pyopt.dialects.shape.types import SHAPE
from pyopt.interpreter.compiler import Compiler, ConstantResult
from pyopt.interpreter.dialects.shape.values import (
    INVALID,
    UNKNOWN,
    Mark,
    Shape,
    Size,
    extremum,
    index_of,
    shape_of_operand,
)
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import wrapping
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel

_wrap: Final = wrapping(INDEX)


def _arithmetic(function: Callable[[int, int], int]) -> Evaluator:
    """A function of numbers on sizes: what is invalid stays so, and unknown with anything else is unknown."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        def compute(left: Size, right: Size) -> Size:
            if isinstance(left, Mark) or isinstance(right, Mark):
                return INVALID if left is INVALID or right is INVALID else UNKNOWN
            return _wrap(function(left, right))

        return compute

    return evaluate


def _divide(left: int, right: int) -> int:
    if right == 0:
        raise undefined("division by zero")
    return left // right


def evaluate_const_size(op: Operation, compiler: Compiler) -> Compiled:
    value = op.attributes["value"]
    assert isinstance(value, IntegerAttr)
    return ConstantResult(value.value)


def evaluate_index_to_size(op: Operation, compiler: Compiler) -> Kernel:
    def convert(number: int) -> Size:
        if number < 0:
            raise undefined(f"the size {number} is negative")
        return number

    return convert


def evaluate_size_to_index(op: Operation, compiler: Compiler) -> Kernel:
    return lambda size: index_of(size, "the size")


def _extremum_of(largest: bool) -> Evaluator:
    """Of sizes, or of each extent of two shapes of one rank."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        if any(operand.type is SHAPE for operand in op.operands):
            return _shape_extremum

        return lambda left, right: extremum(left, right, largest)

    def _shape_extremum(left: object, right: object) -> object:
        if left is INVALID or right is INVALID:
            return INVALID
        if isinstance(left, tuple) and isinstance(right, tuple):
            if len(left) != len(right):
                return INVALID
            sizes = [extremum(one, other, largest) for one, other in zip(left, right, strict=True)]
            return INVALID if INVALID in sizes else tuple(sizes)
        if isinstance(left, int) or isinstance(right, int) or UNKNOWN in (left, right):
            return INVALID  # a size and a shape
        known = left if isinstance(left, tuple) else right
        return tuple([UNKNOWN] * len(known)) if isinstance(known, tuple) else known

    return evaluate


def _as(op: Operation, size: Size) -> Size:
    """A result, which as an index has to be a number."""
    return index_of(size, "the result") if op.results[0].type is INDEX else size


def extent_at(shape: Shape, at: Size) -> Size:
    """One extent; invalid if there is no such dimension."""
    if shape is INVALID or at is INVALID:
        return INVALID
    if not isinstance(shape, tuple) or isinstance(at, Mark):
        return UNKNOWN
    return shape[at] if 0 <= at < len(shape) else INVALID


def evaluate_get_extent(op: Operation, compiler: Compiler) -> Kernel:
    index = op.results[0].type is INDEX

    def get_extent(value: object, at: Size) -> Size:
        shape = shape_of_operand(value)
        if index and isinstance(shape, tuple) and isinstance(at, int) and not 0 <= at < len(shape):
            raise undefined(f"dimension {at} of a shape of rank {len(shape)}")
        return _as(op, extent_at(shape, at))

    return get_extent


def evaluate_rank(op: Operation, compiler: Compiler) -> Kernel:
    def rank(value: object) -> Size:
        shape = shape_of_operand(value)
        if isinstance(shape, tuple):
            return len(shape)
        return _as(op, INVALID if shape is INVALID else UNKNOWN)

    return rank


def evaluate_num_elements(op: Operation, compiler: Compiler) -> Kernel:
    def count(value: object) -> Size:
        shape = shape_of_operand(value)
        if shape is INVALID:
            return _as(op, INVALID)
        if not isinstance(shape, tuple):
            return _as(op, UNKNOWN)
        numbers = [size for size in shape if isinstance(size, int)]
        return _as(op, _wrap(math.prod(numbers)) if len(numbers) == len(shape) else UNKNOWN)

    return count


SIZES: Final[dict[str, Evaluator]] = {
    "shape.add": _arithmetic(int.__add__),
    "shape.const_size": evaluate_const_size,
    "shape.div": _arithmetic(_divide),
    "shape.get_extent": evaluate_get_extent,
    "shape.index_to_size": evaluate_index_to_size,
    "shape.max": _extremum_of(True),
    "shape.min": _extremum_of(False),
    "shape.mul": _arithmetic(int.__mul__),
    "shape.num_elements": evaluate_num_elements,
    "shape.rank": evaluate_rank,
    "shape.size_to_index": evaluate_size_to_index,
}
