"""The aspects of a value that the solver follows: its shape, the number that it is, the shape that it stands for.

A tensor of integers stands for its elements in row-major order, as if they were the extents of a shape, and so may a
value of a type that pyopt does not know, such as !tosa.shape<3>.
"""

from __future__ import annotations

from math import prod

from pyopt.analysis.shapes.operations import RANKS
from pyopt.ir.tables import derived
from pyopt.ir.types import DYNAMIC, F32, F64, INDEX, DialectType, IntegerType, MemRefType, OpaqueType, TensorType, Type
from pyopt.light import Final

SHAPE: Final = 0
NUMBER: Final = 1
DENOTED: Final = 2

_OF_SHAPE: Final = (SHAPE,)
_OF_NUMBER: Final = (NUMBER,)
_OF_DENOTED: Final = (DENOTED,)
_OF_EXTENTS: Final = (SHAPE, DENOTED)
_OF_NOTHING: Final[tuple[int, ...]] = ()


_aspects: dict[Type, tuple[int, ...]] = derived({})
_holding: dict[Type, bool] = derived({})


def aspects(type: Type) -> tuple[int, ...]:
    """The aspects that are joined for values of a type. Vectors keep the shape of their types."""
    found = _aspects.get(type)
    if found is None:
        found = _aspects[type] = _aspects_of(type)
    return found


def _aspects_of(type: Type) -> tuple[int, ...]:
    if isinstance(type, TensorType):
        return _OF_EXTENTS if _may_hold(type) else _OF_SHAPE
    if isinstance(type, MemRefType):
        return _OF_SHAPE
    if type is INDEX:
        return _OF_NUMBER
    if isinstance(type, OpaqueType):
        return _OF_DENOTED
    if isinstance(type, DialectType):
        if type.keyword == "shape.size":
            return _OF_NUMBER
        if type.keyword in ("shape.shape", "shape.value_shape"):
            return _OF_DENOTED
    return _OF_NOTHING


def may_hold_extents(type: Type) -> bool:
    """A tensor of integers, of any rank, that has few elements or may turn out to have few."""
    found = _holding.get(type)
    if found is None:
        # Compiled code makes several objects of one constant tuple.
        found = _holding[type] = aspects(type) == _OF_EXTENTS
    return found


def _may_hold(type: TensorType) -> bool:
    if type.element_type is not INDEX and not isinstance(type.element_type, IntegerType):
        return False
    return type.shape is None or DYNAMIC in type.shape or prod(type.shape) <= RANKS


UNIT: Final = 16
"""Floats are followed in units of 1 / UNIT (`pyopt.analysis.shapes.fractions`)."""


def is_fractional(type: Type) -> bool:
    """A tensor of floats whose elements may be followed."""
    return isinstance(type, TensorType) and (type.element_type is F32 or type.element_type is F64)


def may_have_value(type: Type) -> bool:
    """Value functions are asked for results of the type."""
    return isinstance(type, OpaqueType) or may_hold_extents(type)


def is_extents(type: Type) -> bool:
    """A tensor of rank 1 that may hold the extents of a shape."""
    if not isinstance(type, TensorType) or type.shape is None or len(type.shape) != 1:
        return False
    return type.element_type is INDEX or isinstance(type.element_type, IntegerType)


def is_witness(type: Type) -> bool:
    """It says whether constraints hold."""
    return isinstance(type, DialectType) and type.keyword == "shape.witness"
