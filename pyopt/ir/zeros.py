"""The zeros of types, as attributes."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.floats import zero
from pyopt.ir.types import FloatType, Type, VectorType


def zero_number(type: Type) -> Attribute:
    """The zero of an integer, float, index or vector type."""
    if isinstance(type, VectorType):
        return DenseElementsAttr.splat(type, zero_number(type.element_type))
    return FloatAttr.get(zero(type), type) if isinstance(type, FloatType) else IntegerAttr.get(0, type)
