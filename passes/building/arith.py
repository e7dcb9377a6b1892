"""Making arith ops, for lowerings that need many of them."""

from __future__ import annotations

from pyopt.dialects.arith.constants import filled
from pyopt.dialects.arith.enums import OVERFLOW
from pyopt.dialects.arith.syntax import i1_same_shape
from pyopt.ir.attributes import FALSE, TRUE, Attribute, IntegerAttr
from pyopt.ir.core import Value
from pyopt.ir.elements import DenseElementsAttr, with_element_type
from pyopt.ir.types import I1, I64, INDEX, ShapedType, Type
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter

EQUAL: Final = 0
NOT_EQUAL: Final = 1
SIGNED_LESS: Final = 2
SIGNED_LESS_OR_EQUAL: Final = 3
SIGNED_GREATER: Final = 4
SIGNED_GREATER_OR_EQUAL: Final = 5
UNSIGNED_LESS: Final = 6
UNSIGNED_LESS_OR_EQUAL: Final = 7
UNSIGNED_GREATER: Final = 8
UNSIGNED_GREATER_OR_EQUAL: Final = 9
FLOAT_EQUAL: Final = 1
FLOAT_GREATER: Final = 2
FLOAT_GREATER_OR_EQUAL: Final = 3
FLOAT_LESS: Final = 4
FLOAT_LESS_OR_EQUAL: Final = 5
FLOAT_NOT_EQUAL: Final = 6
FLOAT_ORDERED: Final = 7
FLOAT_UNORDERED_EQUAL: Final = 8
FLOAT_UNORDERED_GREATER: Final = 9
FLOAT_UNORDERED_GREATER_OR_EQUAL: Final = 10
FLOAT_UNORDERED_LESS: Final = 11
FLOAT_UNORDERED_NOT_EQUAL: Final = 13
FLOAT_UNORDERED: Final = 14
"""Predicates of arith.cmpi, and (FLOAT_...) of arith.cmpf."""


def constant_index(rewriter: Rewriter, value: int) -> Value:
    """arith.constant of type index"""
    return rewriter.constant(IntegerAttr.get(value, INDEX), INDEX)


def boolean(rewriter: Rewriter, value: bool) -> Value:
    """arith.constant true or false"""
    return rewriter.constant(TRUE if value else FALSE, I1)


def binary(rewriter: Rewriter, name: str, lhs: Value, rhs: Value) -> Value:
    """An arith op on two values of one type, which is the result's."""
    return rewriter.create("arith." + name, [lhs, rhs], [lhs.type]).results[0]


def flagged(rewriter: Rewriter, name: str, lhs: Value, rhs: Value, flags: int) -> Value:
    """The same, of integers, which does not wrap around as the flags say."""
    return rewriter.create("arith." + name, [lhs, rhs], [lhs.type], {"overflowFlags": OVERFLOW.get(flags)}).results[0]


def compare(rewriter: Rewriter, predicate: int, lhs: Value, rhs: Value, name: str = "cmpi") -> Value:
    """arith.cmpi, or arith.cmpf"""
    attributes: dict[str, Attribute] = {"predicate": IntegerAttr.get(predicate, I64)}
    return rewriter.create("arith." + name, [lhs, rhs], [i1_same_shape(lhs.type)], attributes).results[0]


def choose(rewriter: Rewriter, condition: Value, yes: Value, no: Value) -> Value:
    """arith.select"""
    return rewriter.create("arith.select", [condition, yes, no], [yes.type]).results[0]


def constant(rewriter: Rewriter, value: int, type: Type) -> Value:
    """An integer, or a vector or static tensor of it."""
    attribute = filled(type, value)
    assert attribute is not None
    return rewriter.constant(attribute, type)


def uniform(rewriter: Rewriter, element: Attribute, type: Type) -> Value:
    """An attribute as a constant, or as each element of one of a vector or static tensor."""
    attribute = DenseElementsAttr.splat(type, element) if isinstance(type, ShapedType) else element
    return rewriter.constant(attribute, type)


def cast(rewriter: Rewriter, name: str, value: Value, element: Type) -> Value:
    """A conversion to a type of the same shape with other elements."""
    return rewriter.create("arith." + name, [value], [like(value.type, element)]).results[0]


def like(type: Type, element: Type) -> Type:
    """A type of the same shape with other elements."""
    return with_element_type(type, element) if isinstance(type, ShapedType) else element


def has_constants(type: Type) -> bool:
    """There are constants of the type."""
    return not isinstance(type, ShapedType) or type.has_static_shape()
