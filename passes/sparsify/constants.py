"""Zeros of any element type."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, FloatAttr, IntegerAttr
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.floats import zero
from pyopt.ir.types import ComplexType, FloatType, VectorType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.attributes import Attribute
    from pyopt.ir.core import Value
    from pyopt.ir.types import Type
    from pyopt.rewrite.rewriter import Rewriter


def zero_number(type: Type) -> Attribute:
    """The zero of an integer, float, index or vector type."""
    if isinstance(type, VectorType):
        return DenseElementsAttr.splat(type, zero_number(type.element_type))
    return FloatAttr.get(zero(type), type) if isinstance(type, FloatType) else IntegerAttr.get(0, type)


def zero_constant(rewriter: Rewriter, type: Type) -> Value:
    """The zero of an integer, float, index or complex type."""
    if isinstance(type, ComplexType):
        part = zero_number(type.element_type)
        attributes: dict[str, Attribute] = {"value": ArrayAttr.get((part, part))}
        return rewriter.create("complex.constant", [], [type], attributes).results[0]
    return rewriter.constant(zero_number(type), type)


def is_nonzero(rewriter: Rewriter, value: Value) -> Value:
    """value != 0, which a NaN is."""
    from pyopt.ir.types import I1
    from pyopt.passes.lowering.arithmetic import FLOAT_UNORDERED_NOT_EQUAL, NOT_EQUAL, compare

    zero_value = zero_constant(rewriter, value.type)
    if isinstance(value.type, ComplexType):
        return rewriter.create("complex.neq", [value, zero_value], [I1]).results[0]
    if isinstance(value.type, FloatType):
        return compare(rewriter, FLOAT_UNORDERED_NOT_EQUAL, value, zero_value, "cmpf")
    return compare(rewriter, NOT_EQUAL, value, zero_value)
