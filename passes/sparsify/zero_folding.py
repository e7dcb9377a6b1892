"""Whether an op is zero where some of its operands are, found out by folding it.

minsi(0, 7) = 0: where the element is absent nothing is to be done      exp(0) = 1: it must be computed there, too
"""

from __future__ import annotations

from passes.sparsify.constants import zero_number
from passes.sparsify.expressions import INVARIANT, ZERO, Expression
from pyopt.analysis.speculation import is_speculatable
from pyopt.dialects.sparse_tensor.verify_encoding import is_zero
from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import ComplexType, FloatType, IndexType, IntegerType, Type
from pyopt.rewrite.folding import constant_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def has_zero(type: Type) -> bool:
    """There is a number zero of the type."""
    return isinstance(type, (IntegerType, FloatType, IndexType, ComplexType))


def can_be_computed_anywhere(op: Operation) -> bool:
    """The op does nothing but compute a number from numbers."""
    if len(op.results) != 1 or op.regions or not op.operands or not op.info.registered:
        return False
    return is_speculatable(op) and all(has_zero(value.type) for value in [*op.operands, *op.results])


def is_zero_at(op: Operation, operands: Sequence[Expression]) -> bool:
    """The op is known to be zero where its operands are what these expressions say."""
    constants = [constant_at(one) for one in operands]
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


def constant_at(expression: Expression) -> Attribute | None:
    """What an operand is, if that is known."""
    if expression.kind == ZERO:
        type = expression.type
        return None if type is None or isinstance(type, ComplexType) else zero_number(type)
    if expression.kind == INVARIANT and expression.value is not None:
        return constant_of(expression.value)
    return None


def is_number_zero(attribute: object) -> bool:
    return isinstance(attribute, (IntegerAttr, FloatAttr)) and is_zero(attribute)
