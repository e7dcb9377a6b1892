"""Folds of comparisons and select."""

from __future__ import annotations

from pyopt.dialects.arith.constants import filled, fold_integers, integer_of, is_one, is_poison, width_of
from pyopt.dialects.arith.predicates import CMPI_EQ, CMPI_NE, compare_floats, compare_integers, predicate_of
from pyopt.ir import floats
from pyopt.ir.attributes import Attribute, FloatAttr, bool_attr
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.types import I1, FloatType
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.ir.opinfo import FoldResult


def fold_cmpi(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """cmpi(x, x) -> true | false; cmpi ne (ext(x : i1), 0) -> x; cmpi(constant, constant) -> constant"""
    predicate = predicate_of(op)
    lhs, rhs = op.operands
    if lhs is rhs:
        return filled(op.results[0].type, -1 if compare_integers(predicate, 0, 0, 1) else 0)
    if predicate == CMPI_NE and integer_of(constants[1]) == 0:
        source = lhs.op
        if source is not None and source.info.name in ("arith.extui", "arith.extsi"):
            inner = source.operands[0]
            if width_of(inner.type) == 1:
                return inner
    if is_poison(constants[0]) or is_poison(constants[1]):
        return None
    return fold_integers(constants, _Compare(predicate).calculate, I1)


class _Compare:
    """A comparison as a calculation."""

    __slots__ = ("predicate",)

    def __init__(self, predicate: int) -> None:
        self.predicate = predicate

    def calculate(self, a: int, b: int, width: int) -> int:
        return -1 if compare_integers(self.predicate, a, b, width) else 0


def fold_cmpf(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """cmpf(x, nan) -> true | false; cmpf(constant, constant) -> constant; scalars only"""
    lhs, rhs = constants
    if isinstance(lhs, FloatAttr) and isinstance(lhs.type, FloatType) and floats.is_nan(lhs.bits, lhs.type):
        rhs = lhs
    elif isinstance(rhs, FloatAttr) and isinstance(rhs.type, FloatType) and floats.is_nan(rhs.bits, rhs.type):
        lhs = rhs
    if not (isinstance(lhs, FloatAttr) and isinstance(rhs, FloatAttr) and isinstance(lhs.type, FloatType)):
        return None
    return bool_attr(compare_floats(predicate_of(op), floats.compare(lhs.bits, rhs.bits, lhs.type)))


def fold_select(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """select(_, x, x) -> x; select(true, x, y) -> x; select(false, x, y) -> y; select(_, x, poison) -> x;
    select(c, true, false) -> c; select(cmpi eq (x, y), x, y) -> y; select of constants -> constant"""
    condition, true_value, false_value = op.operands
    if true_value is false_value:
        return true_value
    chosen = integer_of(constants[0])
    if chosen is not None:
        return true_value if chosen else false_value
    if is_poison(constants[1]):
        return false_value
    if is_poison(constants[2]):
        return true_value
    type = op.results[0].type
    if type is I1 and is_one(integer_of(constants[1]), 1) and integer_of(constants[2]) == 0:
        return condition
    comparison = condition.op
    if comparison is not None and comparison.info.name == "arith.cmpi":
        predicate = predicate_of(comparison)
        if predicate == CMPI_EQ or predicate == CMPI_NE:
            lhs, rhs = comparison.operands
            if (lhs is true_value and rhs is false_value) or (rhs is true_value and lhs is false_value):
                return true_value if predicate == CMPI_NE else false_value
    choice, first, second = constants
    if (
        isinstance(choice, DenseElementsAttr)
        and isinstance(first, DenseElementsAttr)
        and isinstance(second, DenseElementsAttr)
    ):
        pieces = [
            a if c else b for c, a, b in zip(choice.values(), first.attributes(), second.attributes(), strict=True)
        ]
        return DenseElementsAttr.from_attributes(first.shaped_type, pieces)
    return None
