"""Aliases of attributes and types: which of them have one, and the prefix of its name."""

from __future__ import annotations

from pyopt.ir.affine import AffineMapAttr, IntegerSetAttr
from pyopt.ir.attributes import UNIT, Attribute, DialectAttribute, DistinctAttr, Location
from pyopt.ir.types import DialectType, TupleType, Type
from pyopt.light import Final

LONG_TUPLE: Final = 16
"""Tuples of more elements than this get an alias."""


def attribute_alias(attribute: Attribute) -> str:
    """The name that an attribute's aliases begin with; "" for none."""
    if isinstance(attribute, AffineMapAttr):
        return "map"
    if isinstance(attribute, IntegerSetAttr):
        return "set"
    if isinstance(attribute, Location):
        return "loc"
    if isinstance(attribute, DistinctAttr):
        return "" if attribute.referenced is UNIT else "distinct"
    if isinstance(attribute, DialectAttribute):
        return sanitized(attribute.alias())
    return ""


def type_alias(type: Type) -> str:
    """The name that a type's aliases begin with; "" for none."""
    if isinstance(type, TupleType):
        return "tuple" if len(type.types) > LONG_TUPLE else ""
    if isinstance(type, DialectType):
        return sanitized(type.alias())
    return ""


def sanitized(name: str) -> str:
    """A suggested name made fit for an alias: no odd characters, and no digit at the end."""
    if not name:
        return ""
    kept = "".join([char if char.isalnum() or char in "$_-" else "_" for char in name if char != " "])
    return kept + "_" if kept[-1:].isdigit() else kept
