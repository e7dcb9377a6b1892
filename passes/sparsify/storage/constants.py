"""Zeros of any element type."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, Attribute
from pyopt.ir.types import SIGNLESS, ComplexType, FloatType, IndexType, IntegerType, Type, VectorType
from pyopt.ir.zeros import zero_number
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.ir.core import Value
    from pyopt.rewrite.rewriter import Rewriter


def has_zero(type: Type) -> bool:
    """There are constants of this element type: numbers, complex ones, and vectors; an unknown type has none."""
    if isinstance(type, (ComplexType, VectorType)):
        type = type.element_type
    return isinstance(type, (FloatType, IndexType)) or (isinstance(type, IntegerType) and type.signedness == SIGNLESS)


def can_compare(type: Type) -> bool:
    """`is_nonzero` has an op for the element type; there is none for complex numbers of integers."""
    return has_zero(type) and (not isinstance(type, ComplexType) or isinstance(type.element_type, FloatType))


def zero_constant(rewriter: Rewriter, type: Type) -> Value:
    """The zero of an integer, float, index or complex type."""
    if isinstance(type, ComplexType):
        part = zero_number(type.element_type)
        attributes: dict[str, Attribute] = {"value": ArrayAttr.get((part, part))}
        return rewriter.create("complex.constant", [], [type], attributes).results[0]
    return rewriter.constant(zero_number(type), type)


def is_nonzero(rewriter: Rewriter, value: Value) -> Value:
    """value != 0, which a NaN is; of a vector: one of its elements is."""
    from pyopt.ir.types import I1, element_type_or_self
    from pyopt.passes.building.arith import FLOAT_UNORDERED_NOT_EQUAL, NOT_EQUAL, compare

    if value.type is I1:
        return value
    zero_value = zero_constant(rewriter, value.type)
    if isinstance(value.type, ComplexType):
        return rewriter.create("complex.neq", [value, zero_value], [I1]).results[0]
    if isinstance(element_type_or_self(value.type), FloatType):
        found = compare(rewriter, FLOAT_UNORDERED_NOT_EQUAL, value, zero_value, "cmpf")
    else:
        found = compare(rewriter, NOT_EQUAL, value, zero_value)
    return found if found.type is I1 else _any_of(rewriter, found)


def _any_of(rewriter: Rewriter, truths: Value) -> Value:
    """One element of a vector is true."""
    from pyopt.dialects.vector.enums import KIND
    from pyopt.ir.types import I1

    type = truths.type
    assert isinstance(type, VectorType) and type.shape is not None
    if len(type.shape) != 1:
        count = 1
        for extent in type.shape:
            count *= extent
        row = VectorType.get((count,), I1, (True,) if any(type.scalable) else ())
        truths = rewriter.create("vector.shape_cast", [truths], [row]).results[0]
    kind: dict[str, Attribute] = {"kind": KIND.get("or")}
    return rewriter.create("vector.reduction", [truths], [I1], kind).results[0]
