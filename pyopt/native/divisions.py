"""Checks that a division of integers has a result: the divisor is not 0, nor -1 if the least integer is divided.

arith.divsi %a, %b : i32          b != 0, and not (b = -1 and a = -2^31)
arith.remui %a, %b : vector<4xi8> b != 0 in each lane
"""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.opinfo import ISOLATED, SIGNED
from pyopt.ir.types import I1, I64, INDEX, IntegerType, Type, VectorType
from pyopt.native.checking import EQ, Checker


def insert_division_checks(module: Operation, context: Context, texts: list[str], names: bool) -> None:
    """Checks each division of a module of loops and memrefs; what they say is added to the texts."""
    checker = Checker(context, texts, names)
    for op in list(module.walk()):
        check_division(checker, op)
    checker.declare(module)


def check_division(checker: Checker, op: Operation) -> None:
    """Checks in front of a division, if the op is one."""
    if not op.info.divides or _is_lowered(op):
        return
    dividend, divisor = op.operands
    type = divisor.type
    element = type.element_type if isinstance(type, VectorType) else type
    if element is not INDEX and not isinstance(element, IntegerType):
        return
    number = constant_index(divisor)
    if number and number != -1:
        return
    checker.start(op)
    zero = checker.number(0)
    lane = " of a lane" if isinstance(type, VectorType) else ""
    checker.fail_if(_any(checker, _equals(checker, divisor, 0)), zero, zero, f"the divisor{lane} is 0")
    if op.info.divides != SIGNED:
        return
    width = element.width if isinstance(element, IntegerType) else 64
    least = -(1 << (width - 1))
    overflows = checker.both(_equals(checker, divisor, -1), _equals(checker, dividend, least))
    text = f"{least}{lane} divided by -1 is no i{width}"
    checker.fail_if(_any(checker, overflows), zero, zero, text)


def _is_lowered(op: Operation) -> bool:
    """The op stands in a function of the llvm dialect, where there is no room for the ops of a check."""
    around = op.parent_op()
    while around is not None and not around.info.traits & ISOLATED:
        around = around.parent_op()
    return around is not None and around.info.name == "llvm.func"


def _equals(checker: Checker, value: Value, number: int) -> Value:
    """An i1, or a vector of them."""
    type = value.type
    bits: Type = I1
    element: Type = type
    if isinstance(type, VectorType):
        element, bits = type.element_type, VectorType.get(type.shape or (), I1, type.scalable)
    other = checker.rewriter.constant(IntegerAttr.get(number, element), element)
    if isinstance(type, VectorType):
        other = checker.rewriter.create("vector.broadcast", [other], [type]).results[0]
    attributes = {"predicate": IntegerAttr.get(EQ, I64)}
    return checker.rewriter.create("arith.cmpi", [value, other], [bits], {**attributes}).results[0]


def _any(checker: Checker, value: Value) -> Value:
    """Whether any lane is set; an i1 itself."""
    return checker.reduced(value, "or") if isinstance(value.type, VectorType) else value
