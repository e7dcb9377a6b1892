"""Whether an op is zero where some of its operands are, found out by folding it.

minsi(0, 7) = 0: where the element is absent nothing is to be done      exp(0) = 1: it must be computed there, too
"""

from __future__ import annotations

from pyopt.analysis.speculation import is_speculatable
from pyopt.dialects.sparse_tensor.verify_encoding import is_zero
from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import ComplexType, FloatType, IndexType, IntegerType, Type
from pyopt.ir.zeros import zero_number


def has_zero(type: Type) -> bool:
    """There is a number zero of the type."""
    return isinstance(type, (IntegerType, FloatType, IndexType, ComplexType))


def can_be_computed_anywhere(op: Operation) -> bool:
    """The op does nothing but compute a number from numbers."""
    if len(op.results) != 1 or op.regions or not op.operands or not op.info.registered:
        return False
    return is_speculatable(op) and all(has_zero(value.type) for value in [*op.operands, *op.results])


def is_zero_at(op: Operation, constants: list[Attribute | None]) -> bool:
    """The op is known to be zero where its operands are these, as far as they are known."""
    if op.info.name == "arith.select" and is_number_zero(constants[1]) and is_number_zero(constants[2]):
        return True
    fold = op.info.fold_function()
    if fold is None:
        return False
    folded = fold(op, constants)
    if isinstance(folded, list):
        folded = folded[0] if folded else None
    if isinstance(folded, Value):
        if folded not in op.operands:
            return False
        folded = constants[op.operands.index(folded)]
    return is_number_zero(folded)


def zero_of(type: Type) -> Attribute | None:
    """The number zero; None for complex ones, which folds do not know as one attribute."""
    return None if isinstance(type, ComplexType) else zero_number(type)


def is_zero_at_zeros(op: Operation) -> bool:
    """The op is zero where all its operands are."""
    return is_zero_at(op, [zero_of(operand.type) for operand in op.operands])


def is_number_zero(attribute: object) -> bool:
    return isinstance(attribute, (IntegerAttr, FloatAttr)) and is_zero(attribute)
