"""Comparisons, select and constants of arith."""

from __future__ import annotations

import operator

import numpy as np

from pyopt.dialects.arith.predicates import compare_floats, predicate_of
from pyopt.interpreter.compiler import Compiler, ConstantResult
from pyopt.interpreter.elements import vector_shape
from pyopt.interpreter.elementwise import elementwise
from pyopt.interpreter.numbers import WIDE, Array, array_dtype, width_of
from pyopt.interpreter.values import value_of_attribute
from pyopt.ir import floats
from pyopt.ir.core import Operation
from pyopt.ir.types import I1, FloatType, ShapedType, Type, VectorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel

_INTEGER: Final = (
    operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge,
    operator.lt, operator.le, operator.gt, operator.ge,
)  # fmt: skip
"""By predicate; those from 6 on are unsigned."""


def evaluate_cmpi(op: Operation, compiler: Compiler) -> Kernel:
    predicate = predicate_of(op)
    type = element_type_or_self(op.operands[0].type)
    return elementwise(op, compiler, compare_numbers(predicate, type), _compare_arrays(predicate, type))


def compare_numbers(predicate: int, type: Type) -> Kernel:
    """The kernel of an integer comparison of numbers."""
    test = _INTEGER[predicate]
    if predicate < 6:

        def signed(a: int, b: int) -> int:
            return -1 if test(a, b) else 0

        return signed
    mask = (1 << width_of(type)) - 1

    def unsigned(a: int, b: int) -> int:
        return -1 if test(a & mask, b & mask) else 0

    return unsigned


def _compare_arrays(predicate: int, type: Type) -> Kernel | None:
    test = _INTEGER[predicate]
    dtype = array_dtype(type)
    if dtype == np.dtype(object):
        return None
    if predicate < 2 or (type is I1 and predicate >= 6):
        return test
    if type is I1:
        return lambda a, b: test(-a.astype(np.int8), -b.astype(np.int8))
    if predicate < 6:
        return test
    other = np.dtype(f"u{dtype.itemsize}")
    return lambda a, b: test(a.view(other), b.view(other))


def _one(a: float, b: float) -> object:
    return (a < b) | (a > b)


def _ordered(a: float, b: float) -> object:
    return (a <= b) | (a > b)


_FLOAT: Final[tuple[tuple[Callable[[float, float], object] | None, bool], ...]] = (
    (None, False), (operator.eq, False), (operator.gt, False), (operator.ge, False),
    (operator.lt, False), (operator.le, False), (_one, False), (_ordered, False),
    (_one, True), (operator.le, True), (operator.lt, True), (operator.ge, True),
    (operator.gt, True), (operator.eq, True), (_ordered, True), (None, True),
)  # fmt: skip
"""By predicate: a test that NaN fails, and whether the predicate is its opposite."""


def evaluate_cmpf(op: Operation, compiler: Compiler) -> Kernel:
    predicate = predicate_of(op)
    type = element_type_or_self(op.operands[0].type)
    assert isinstance(type, FloatType)
    if type in WIDE:
        return elementwise(
            op, compiler, lambda a, b: -1 if compare_floats(predicate, floats.compare(a, b, type)) else 0
        )
    test, opposite = _FLOAT[predicate]
    if test is None:
        return elementwise(
            op, compiler, lambda a, b: -1 if opposite else 0, lambda a, b: np.full((a + b).shape, opposite)
        )
    holds = test
    if opposite:
        return elementwise(op, compiler, lambda a, b: 0 if holds(a, b) else -1, lambda a, b: ~_truths(holds(a, b)))
    return elementwise(op, compiler, lambda a, b: -1 if holds(a, b) else 0, holds)


def _truths(found: object) -> Array:
    return np.asarray(found, np.bool_)


def evaluate_select(op: Operation, compiler: Compiler) -> Kernel:
    """A condition that is one number takes whole arrays."""
    if compiler.lanes or isinstance(op.operands[0].type, ShapedType):
        return elementwise(op, compiler, _choose, np.where)
    return _choose


def _choose(condition: int, yes: object, no: object) -> object:
    return yes if condition else no


def evaluate_constant(op: Operation, compiler: Compiler) -> Compiled:
    """A scalable vector is a splat, so that its length does not matter to the attribute."""
    type = op.results[0].type
    value = value_of_attribute(op.attributes["value"], type)
    if isinstance(type, VectorType) and True in type.scalable and isinstance(value, np.ndarray) and value.size:
        value = np.broadcast_to(value.reshape(-1)[0], vector_shape(type, compiler.machine))
    return ConstantResult(value)


COMPARISONS: Final[dict[str, Evaluator]] = {
    "arith.cmpi": evaluate_cmpi,
    "arith.cmpf": evaluate_cmpf,
    "arith.select": evaluate_select,
    "arith.constant": evaluate_constant,
}
