"""Folds of float arithmetic. Constants are rounded once, to nearest, ties to even."""

from __future__ import annotations

from pyopt.dialects.arith.constants import float_of, fold_conversion, fold_floats
from pyopt.ir import floats
from pyopt.ir.attributes import Attribute, EnumAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import FloatType, Type, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.dialects.arith.constants import OnFloats
    from pyopt.ir.opinfo import FoldResult

# op: ((right operand, negative) that leaves the left one as it is, or None), whether op(x, x) is x, calculation
BINARY: Final[dict[str, tuple[tuple[str, bool] | None, bool, OnFloats]]] = {
    "arith.addf": (("zero", True), False, floats.add),
    "arith.subf": (("zero", False), False, floats.sub),
    "arith.mulf": (("one", False), False, floats.mul),
    "arith.divf": (("one", False), False, floats.div),
    "arith.remf": (None, False, floats.rem),
    "arith.maximumf": (("infinity", True), True, floats.maximum),
    "arith.minimumf": (("infinity", False), True, floats.minimum),
    "arith.maxnumf": (("nan", False), True, floats.maxnum),
    "arith.minnumf": (("nan", False), True, floats.minnum),
}
NO_NAN_NOR_SIGNED_ZERO: Final = 0b1010
"""Fast-math flags: nnan and nsz."""


def _is(bits: int, kind: str, negative: bool, type: FloatType) -> bool:
    if kind == "one":
        return bits == floats.from_int(1, type)
    if kind == "nan":
        return floats.is_nan(bits, type)
    if floats.is_negative(bits, type) != negative:
        return False
    return floats.is_zero(bits, type) if kind == "zero" else floats.is_infinite(bits, type)


def fold_float(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """op(x, neutral) -> x; op(x, x) -> x for extremes; op(constant, constant) -> constant"""
    neutral, idempotent, calculate = BINARY[op.info.name]
    lhs, rhs = op.operands
    if lhs is rhs and idempotent:
        return lhs
    if neutral is not None:
        bits = float_of(constants[1])
        type = element_type_or_self(rhs.type)
        if bits is not None and isinstance(type, FloatType) and _is(bits, neutral[0], neutral[1], type):
            return lhs
    return fold_floats(constants, calculate)


def fold_mulf(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """mulf(x, 0) -> 0 where there is no NaN and the sign of zero says nothing; else as others"""
    flags = op.attributes.get("fastmath")
    if isinstance(flags, EnumAttr) and flags.value & NO_NAN_NOR_SIGNED_ZERO == NO_NAN_NOR_SIGNED_ZERO:
        bits = float_of(constants[1])
        type = element_type_or_self(op.operands[1].type)
        if bits is not None and isinstance(type, FloatType) and floats.is_zero(bits, type):
            return constants[1]
    return fold_float(op, constants)


def fold_negf(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """negf(negf(x)) -> x; negf(constant) -> constant"""
    source = op.operands[0].op
    if source is not None and source.info.name == "arith.negf":
        return source.operands[0]
    return fold_conversion(constants[0], op.results[0].type, _negate)


def _negate(bits: int, source: Type, target: Type) -> int | None:
    return floats.negate(bits, target) if isinstance(target, FloatType) else None
