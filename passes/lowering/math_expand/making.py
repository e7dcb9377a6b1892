"""Helpers for expansions of functions: making ops on floats, and querying constants."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, FloatAttr
from pyopt.ir.core import Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.floats import from_float, infinity, is_infinite
from pyopt.ir.types import FloatType, Type, element_type_or_self
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter


def function(rewriter: Rewriter, name: str, *operands: Value) -> Value:
    """An op of math that gives the type of its operands."""
    return rewriter.create("math." + name, operands, [operands[0].type]).results[0]


def negated(rewriter: Rewriter, value: Value) -> Value:
    """arith.negf"""
    return rewriter.create("arith.negf", [value], [value.type]).results[0]


def float_type(type: Type) -> FloatType:
    """The type of a float, or of the elements."""
    element = element_type_or_self(type)
    assert isinstance(element, FloatType)
    return element


def has_infinities(type: FloatType) -> bool:
    """The type has infinities, and so zeros with signs and NaN."""
    return is_infinite(infinity(type), type)


def uniform(value: Value) -> Attribute | None:
    """The constant that the value, or each of its elements, is."""
    constant = constant_of(value)
    return constant.splat_value() if isinstance(constant, DenseElementsAttr) else constant


def is_number(constant: Attribute | None, number: float) -> bool:
    """The constant is that float."""
    if not isinstance(constant, FloatAttr):
        return False
    type = float_type(constant.type)
    bits = {from_float(number, type)} if number else {from_float(0.0, type), from_float(-0.0, type)}
    return constant.bits in bits
