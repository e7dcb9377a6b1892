"""The enumerations of the arith dialect, and the constraints that only it has."""

from __future__ import annotations

from pyopt.dialects.arith.predicates import CMPF, CMPI
from pyopt.ir.constraints import is_float, is_signless, is_signless_or_index, register_type
from pyopt.ir.enums import FlagEnum, IntegerEnum
from pyopt.ir.types import I32, I64, MemRefType, TensorType, Type, VectorType
from pyopt.light import Final

FASTMATH: Final = FlagEnum(
    "arith.fastmath",
    "Arith_FastMathAttr",
    "Floating point fast math flags",
    "::mlir::arith::FastMathFlags",
    ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn"),
    "fast",
)
OVERFLOW: Final = FlagEnum(
    "arith.overflow",
    "Arith_IntegerOverflowAttr",
    "Integer overflow arith flags",
    "::mlir::arith::IntegerOverflowFlags",
    ("nsw", "nuw"),
    separator=", ",
)
CMPI_PREDICATE: Final = IntegerEnum(
    "Arith_CmpIPredicateAttr",
    "allowed 64-bit signless integer cases: " + ", ".join([str(number) for number in range(10)]),
    [(word, number) for number, word in enumerate(CMPI)],
    I64,
)
CMPF_PREDICATE: Final = IntegerEnum(
    "Arith_CmpFPredicateAttr",
    "allowed 64-bit signless integer cases: " + ", ".join([str(number) for number in range(16)]),
    [(word, number) for number, word in enumerate(CMPF)],
    I64,
)
ROUNDING_MODE: Final = IntegerEnum(
    "Arith_RoundingModeAttr",
    "Floating point rounding mode",
    [("to_nearest_even", 0), ("downward", 1), ("upward", 2), ("toward_zero", 3), ("to_nearest_away", 4)],
    I32,
)


def _is_index_castable(type: Type) -> bool:
    if isinstance(type, (VectorType, TensorType, MemRefType)):
        type = type.element_type
    return is_signless_or_index(type)


def _is_bitcastable(type: Type) -> bool:
    if isinstance(type, (VectorType, TensorType, MemRefType)):
        type = type.element_type
    return is_signless(type) or is_float(type)


register_type("IndexCastTypeConstraint", "signless-integer-like or memref of signless-integer", _is_index_castable)
register_type(
    "BitcastTypeConstraint",
    "signless-integer-or-float-like or memref of signless-integer or float",
    _is_bitcastable,
)
