"""The predicates of comparisons as numbers, and what they say of two values."""

from __future__ import annotations

from pyopt.ir.attributes import EnumAttr, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.light import Final

CMPI: Final = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
CMPF: Final = (
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
    "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true",
)  # fmt: skip
CMPI_EQ: Final = 0
CMPI_NE: Final = 1

SWAPPED: Final = (0, 1, 4, 5, 2, 3, 8, 9, 6, 7)
"""The cmpi predicate that holds of (b, a) where the given one holds of (a, b)."""
INVERTED: Final = (1, 0, 5, 4, 3, 2, 9, 8, 7, 6)
"""The cmpi predicate that holds where the given one does not."""

_LESS: Final = 1
_EQUAL: Final = 2
_GREATER: Final = 4
_ORDERS: Final = (
    _EQUAL, _LESS | _GREATER, _LESS, _LESS | _EQUAL, _GREATER, _GREATER | _EQUAL,
    _LESS, _LESS | _EQUAL, _GREATER, _GREATER | _EQUAL,
)  # fmt: skip
_UNORDERED: Final = 8
_FLOAT_ORDERS: Final = (
    0, _EQUAL, _GREATER, _GREATER | _EQUAL, _LESS, _LESS | _EQUAL, _LESS | _GREATER, _LESS | _GREATER | _EQUAL,
    _UNORDERED | _EQUAL, _UNORDERED | _GREATER, _UNORDERED | _GREATER | _EQUAL, _UNORDERED | _LESS,
    _UNORDERED | _LESS | _EQUAL, _UNORDERED | _LESS | _GREATER, _UNORDERED,
    _UNORDERED | _LESS | _GREATER | _EQUAL,
)  # fmt: skip


def predicate_of(op: Operation) -> int:
    """The number of the attribute `predicate` of arith.cmpi or arith.cmpf, or `pred` of index.cmp."""
    value = op.attributes.get("predicate") or op.attributes.get("pred")
    assert isinstance(value, (IntegerAttr, EnumAttr))
    return value.value


def compare_integers(predicate: int, a: int, b: int, width: int) -> bool:
    """a `predicate` b for integers as IntegerAttr holds them."""
    if predicate >= 6:
        mask = (1 << width) - 1
        a &= mask
        b &= mask
    relation = _LESS if a < b else _GREATER if a > b else _EQUAL
    return _ORDERS[predicate] & relation != 0


def compare_floats(predicate: int, order: int | None) -> bool:
    """Whether a float predicate holds of values with that order: -1, 0, 1, or None where one is NaN."""
    relation = _UNORDERED if order is None else _LESS if order < 0 else _GREATER if order > 0 else _EQUAL
    return _FLOAT_ORDERS[predicate] & relation != 0
