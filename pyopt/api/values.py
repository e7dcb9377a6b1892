"""What Python code gives for operands and attributes, as the IR has it."""

from __future__ import annotations

from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from pyopt.ir.constraints import Constraint
from pyopt.ir.core import Operation, Value
from pyopt.ir.floats import from_float
from pyopt.ir.symbols import symbol_of_name
from pyopt.ir.types import I8, I16, I32, I64, FloatType, IndexType, IntegerType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence, TypeAlias

if TYPE_CHECKING:
    Operand: TypeAlias = Value | Operation
    """An op stands for its only result."""
    AttributeLike: TypeAlias = Attribute | Type | bool | int | float | str | AffineMap | Sequence["AttributeLike"]

DENSE_ARRAYS: Final = {f"DenseI{type.width}ArrayAttr": type for type in (I8, I16, I32, I64)}
"""Constraints of arrays of integers, and the types of these."""
SYMBOLS: Final = frozenset(("FlatSymbolRefAttr", "SymbolRefAttr"))


def value_of(given: object) -> Value:
    """The value that stands for an operand; raises TypeError."""
    if isinstance(given, Value):
        return given
    if isinstance(given, Operation):
        return given.result
    raise TypeError(f"expected a value, or an op with one result, not {type(given).__name__}")


def attribute_of(given: AttributeLike, constraint: Constraint | None = None, type: Type | None = None) -> Attribute:
    """The attribute that a Python value says; raises TypeError where it does not say which.

    constraint: what the declaration of the op wants; type: that of numbers of which it does not say.
    """
    if isinstance(given, Attribute):
        return given
    if isinstance(given, Type):
        return TypeAttr.get(given)
    if isinstance(given, AffineMap):
        return AffineMapAttr.get(given)
    name = "" if constraint is None else constraint.name
    wanted = type if constraint is None or constraint.literal_type is None else constraint.literal_type
    if isinstance(given, bool):
        return _truth(given, name, wanted)
    if isinstance(given, str):
        return _text(given, constraint)
    if isinstance(given, (int, float)):
        return _number(given, wanted)
    if isinstance(given, (list, tuple)):
        if name in DENSE_ARRAYS:
            return DenseArrayAttr.get(DENSE_ARRAYS[name], tuple([int(one) for one in given]))
        return ArrayAttr.get(tuple([attribute_of(one, None, type) for one in given]))
    raise TypeError(f"expected an attribute, not {given.__class__.__name__}")


def _truth(given: bool, name: str, wanted: Type | None) -> Attribute:
    if name.startswith("Unit"):
        return UNIT if given else FALSE
    if isinstance(wanted, IntegerType) and wanted.width != 1:
        return _number(int(given), wanted)
    return TRUE if given else FALSE


def _text(given: str, constraint: Constraint | None) -> Attribute:
    if constraint is not None and constraint.keywords is not None:
        found = constraint.keywords.get(given)
        if found is None:
            raise TypeError(f"expected one of {', '.join(constraint.keywords)}, not '{given}'")
        return found
    if constraint is not None and constraint.name in SYMBOLS:
        return SymbolRefAttr.get(*[symbol_of_name(part.removeprefix("@")) for part in given.split("::")])
    return StringAttr.get(symbol_of_name(given))


def _number(given: int | float, wanted: Type | None) -> Attribute:
    if isinstance(wanted, FloatType):
        return FloatAttr.get(from_float(float(given), wanted), wanted)
    if isinstance(given, float) and not isinstance(wanted, (IntegerType, IndexType)):
        raise TypeError(f"which type is {given} of? Give pyopt.attribute('{given} : f32')")
    if isinstance(wanted, (IntegerType, IndexType)) and given == int(given):
        return IntegerAttr.get(int(given), wanted)
    raise TypeError(f"which type is {given} of? Give pyopt.attribute('{given} : i64')")
