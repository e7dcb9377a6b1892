"""Folds of float arithmetic. Constants are rounded once, to nearest, ties to even."""

from __future__ import annotations

from pyopt.dialects.arith.constants import float_of, fold_conversion, fold_floats
from pyopt.ir import floats
from pyopt.ir.attributes import EnumAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import FloatType, Type, element_type_or_self

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.dialects.arith.constants import OnFloats
    from pyopt.ir.attributes import Attribute
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
    "arith.maxnumf": (("infinity", True), True, floats.maxnum),
    "arith.minnumf": (("infinity", False), True, floats.minnum),
}
AVOIDING_NAN: Final = frozenset(("arith.maxnumf", "arith.minnumf"))
"""Of NaN and an infinity these give the infinity."""
NNAN: Final = 0b10


def has_no_nan(op: Operation) -> bool:
    """The op's fast-math flags say that there is no NaN."""
    flags = op.attributes.get("fastmath")
    return isinstance(flags, EnumAttr) and flags.value & NNAN != 0


def _is(bits: int, kind: str, negative: bool, type: FloatType) -> bool:
    if kind == "one":
        return bits == floats.from_int(1, type)
    if floats.is_negative(bits, type) != negative:
        return False
    return floats.is_zero(bits, type) if kind == "zero" else floats.is_infinite(bits, type)


def fold_float(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """op(x, neutral) -> x; op(x, x) -> x for extremes; op(constant, constant) -> constant

    An infinity is neutral to maxnumf and minnumf only where there is no NaN.
    """
    neutral, idempotent, calculate = BINARY[op.info.name]
    lhs, rhs = op.operands
    if lhs is rhs and idempotent:
        return lhs
    if neutral is not None and (op.info.name not in AVOIDING_NAN or has_no_nan(op)):
        bits = float_of(constants[1])
        type = element_type_or_self(rhs.type)
        if bits is not None and isinstance(type, FloatType) and _is(bits, neutral[0], neutral[1], type):
            return lhs
    return fold_floats(constants, calculate)


def fold_negf(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """negf(negf(x)) -> x; negf(constant) -> constant"""
    source = op.operands[0].op
    if source is not None and source.info.name == "arith.negf":
        return source.operands[0]
    return fold_conversion(constants[0], op.results[0].type, _negate)


def _negate(bits: int, source: Type, target: Type) -> int | None:
    return floats.negate(bits, target) if isinstance(target, FloatType) else None
