"""Verifiers of the complex dialect's ops, beyond their declared types, and the types that follow from others."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import ComplexType, FloatType, IntegerType, Type
from pyopt.syntax.describe import quoted


def element_type(type: Type) -> Type | None:
    """The type of the parts of a complex number."""
    return type.element_type if isinstance(type, ComplexType) else None


def check_part(op: Operation) -> str | None:
    """The result is of the operand's element type."""
    if element_type(op.operands[0].type) is not op.results[0].type:
        return "failed to verify that complex element type matches result type"
    return None


def check_create(op: Operation) -> str | None:
    """Both parts are of the result's element type."""
    real, imaginary = op.operands
    if real.type is not imaginary.type:
        return "failed to verify that all of {real, imaginary} have same type"
    if element_type(op.results[0].type) is not real.type:
        return "failed to verify that complex element type matches real operand type"
    return None


def check_comparison(op: Operation) -> str | None:
    if op.operands[0].type is not op.operands[1].type:
        return "failed to verify that all of {lhs, rhs} have same type"
    return None


def check_power(op: Operation) -> str | None:
    """The base has the result's type."""
    if op.operands[0].type is not op.results[0].type:
        return "failed to verify that all of {lhs, result} have same type"
    return None


def verify_constant(op: Operation) -> str | None:
    """Two numbers of the result's element type."""
    value = op.attributes["value"]
    assert isinstance(value, ArrayAttr)
    if len(value.elements) != 2:
        return "requires 'value' to be a complex constant, represented as array of two values"
    real, imaginary = value.elements
    if not isinstance(real, (FloatAttr, IntegerAttr)) or not isinstance(imaginary, (FloatAttr, IntegerAttr)):
        return "requires attribute's elements to be float or integer attributes"
    wanted = element_type(op.results[0].type)
    assert wanted is not None
    if real.type is not wanted or imaginary.type is not wanted:
        return (
            f"requires attribute's element types ({quoted(real.type)}, {quoted(imaginary.type)}) to match the element "
            f"type of the op's return type ({quoted(wanted)})"
        )
    return None


def verify_bitcast(op: Operation) -> str | None:
    """Between a complex number and something of its width, or between the same types."""
    source = op.operands[0].type
    target = op.results[0].type
    if not isinstance(source, (IntegerType, FloatType, ComplexType)):
        return "operand must be int/float/complex"
    if not isinstance(target, (IntegerType, FloatType, ComplexType)):
        return "result must be int/float/complex"
    if source is target:
        return None
    if isinstance(source, ComplexType) == isinstance(target, ComplexType):
        return "requires that either input or output has a complex type"
    return None if _width(source) == _width(target) else "casting bitwidths do not match"


def _width(type: Type) -> int:
    """The number of bits; 0 for what has none."""
    if isinstance(type, ComplexType):
        return 2 * _width(type.element_type)
    return type.width if isinstance(type, (IntegerType, FloatType)) else 0
