"""Folds of integer arithmetic. What holds for a certain right operand, or for equal operands, stands in one table."""

from __future__ import annotations

from pyopt.dialects.arith import integers
from pyopt.dialects.arith.constants import filled, fold_integers, integer_of, is_one, pairs, poison_among, width_of
from pyopt.ir.attributes import FALSE, Attribute, DialectAttribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.overflow import NSW, NUW, overflow_flags
from pyopt.ir.tables import derived
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.dialects.arith.constants import OnIntegers
    from pyopt.ir.opinfo import FoldResult

# Right operands that identities ask for.
ZERO: Final = 0
ONE: Final = 1
ONES: Final = 2  # all bits are set
SIGNED_MAX: Final = 3
SIGNED_MIN: Final = 4

# What an identity gives.
LHS: Final = 0
RHS: Final = 1
NOTHING: Final = 2  # zero
CONSTANT: Final = 3  # the value of the right operand, which becomes a constant anew, as in the reference

# op: ((right operand, result), ...), result for equal operands (-1: none, or by trait), calculation
BINARY: Final[dict[str, tuple[tuple[tuple[int, int], ...], int, OnIntegers]]] = {
    "arith.addi": (((ZERO, LHS),), -1, integers.add),
    "arith.subi": (((ZERO, LHS),), -1, integers.subtract),
    "arith.muli": (((ZERO, RHS), (ONE, LHS)), -1, integers.multiply),
    "arith.divui": (((ONE, LHS),), -1, integers.divide_unsigned),
    "arith.divsi": (((ONE, LHS),), -1, integers.divide_signed),
    "arith.ceildivui": (((ONE, LHS),), -1, integers.ceil_divide_unsigned),
    "arith.ceildivsi": (((ONE, LHS),), -1, integers.ceil_divide_signed),
    "arith.floordivsi": (((ONE, LHS),), -1, integers.floor_divide_signed),
    "arith.remui": (((ONE, NOTHING),), -1, integers.remainder_unsigned),
    "arith.remsi": (((ONE, NOTHING),), -1, integers.remainder_signed),
    "arith.andi": (((ZERO, RHS), (ONES, LHS)), -1, integers.bit_and),
    "arith.ori": (((ZERO, LHS), (ONES, CONSTANT)), -1, integers.bit_or),
    "arith.xori": (((ZERO, LHS),), NOTHING, integers.bit_xor),
    "arith.shli": (((ZERO, LHS),), -1, integers.shift_left),
    "arith.shrui": (((ZERO, LHS),), -1, integers.shift_right_unsigned),
    "arith.shrsi": (((ZERO, LHS),), -1, integers.shift_right_signed),
    "arith.maxsi": (((SIGNED_MAX, RHS), (SIGNED_MIN, LHS)), LHS, integers.max_signed),
    "arith.maxui": (((ONES, RHS), (ZERO, LHS)), LHS, integers.max_unsigned),
    "arith.minsi": (((SIGNED_MIN, RHS), (SIGNED_MAX, LHS)), LHS, integers.min_signed),
    "arith.minui": (((ZERO, RHS), (ONES, LHS)), LHS, integers.min_unsigned),
}

CONSTANTS_FIRST: Final = ("arith.andi", "arith.ori", "arith.xori")
"""Ops of which equal constants are calculated with, not seen as equal operands: it decides where the result stands."""


def _is(kind: int, value: int, width: int) -> bool:
    if kind == ZERO:
        return value == 0
    if kind == ONE:
        return is_one(value, width)
    if kind == ONES:
        return value == -1
    half = 1 << (width - 1) if width else 0
    return value == (half - 1 if kind == SIGNED_MAX else -half)


def fold_integer(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """op(x, constant) or op(x, x) -> x | constant | 0; op(constant, constant) -> constant"""
    lhs, rhs = op.operands
    constant = constants[1]
    name = op.info.name
    if lhs is rhs:
        same = BINARY[name][1]
        if same >= 0 and (constant is None or name not in CONSTANTS_FIRST or isinstance(constant, DialectAttribute)):
            return lhs if same == LHS else filled(lhs.type, 0)
    if constant is not None:
        key = (name, constant)
        result = _identities.get(key)
        if result is None:
            result = _identities[key] = _identity(name, constant, rhs.type)
        if result == LHS:
            return lhs
        if result == RHS:
            return rhs
        if result == CONSTANT:
            return constant
        if result == NOTHING:
            return filled(lhs.type, 0)
    if constants[0] is None and not isinstance(constant, DialectAttribute):
        return None
    return fold_integers(constants, BINARY[name][2])


_PROMISED: Final = {"arith.divsi": NSW, "arith.divui": NUW}
"""Divisions, and the flag of products that they undo."""


def fold_quotient(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """divsi(muli(x, y) overflow<nsw>, y) -> x, divui(muli(x, y) overflow<nuw>, y) -> x; the folds of all integers"""
    lhs, rhs = op.operands
    product = lhs.op
    if product is not None and product.info.name == "arith.muli":
        if overflow_flags(product) & _PROMISED[op.info.name]:
            x, y = product.operands
            if y is rhs:
                return x
            if x is rhs:
                return y
    return fold_integer(op, constants)


NO_IDENTITY: Final = -1
_identities: dict[tuple[str, Attribute], int] = derived({})
"""(op, right operand) -> what the op gives by one of its identities; a look-up instead of a search."""


def _identity(name: str, constant: Attribute, type: Type) -> int:
    value = integer_of(constant)
    if value is not None:
        width = width_of(type)
        for kind, result in BINARY[name][0]:
            if _is(kind, value, width):
                return result
    return NO_IDENTITY


TOTAL: Final[dict[str, OnIntegers]] = {
    "arith.floordivsi": integers.floor_divide_any,
    "arith.shli": integers.shift_left_any,
    "arith.shrui": integers.shift_right_unsigned_any,
    "arith.shrsi": integers.shift_right_signed_any,
}
"""Calculations with a result for any elements: where the op has none, every number is right."""


def fold_elements(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """floordivsi([7, 9], [0, 2]) -> [7, 4]: it is the last elements that must have a result, as in the reference"""
    found = fold_integer(op, constants)
    if found is not None:
        return found
    lhs, rhs = constants
    if not isinstance(lhs, DenseElementsAttr) or not isinstance(rhs, DenseElementsAttr) or lhs.type is not rhs.type:
        return None
    name = op.info.name
    last = pairs(lhs, rhs)[-1:]
    if not last or BINARY[name][2](*last[0], width_of(rhs.type)) is None:
        return None
    return fold_integers(constants, TOTAL[name])


def fold_shift(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """shift(x, 0) -> x; shift(constant, constant) -> constant, where the (last) distance is below the width"""
    if poison_among(constants) is not None and integer_of(constants[1]) != 0:
        return None
    return fold_elements(op, constants)


def _source(value: Value, name: str) -> Operation | None:
    op = value.op
    return op if op is not None and op.info.name == name else None


def fold_addi(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """addi(subi(a, b), b) -> a; addi(b, subi(a, b)) -> a; and as `fold_integer`"""
    lhs, rhs = op.operands
    if constants[1] is None or integer_of(constants[1]) != 0:
        difference = lhs.op
        if difference is not None and difference.info.name == "arith.subi" and difference.operands[1] is rhs:
            return difference.operands[0]
        difference = rhs.op
        if difference is not None and difference.info.name == "arith.subi" and difference.operands[1] is lhs:
            return difference.operands[0]
    return fold_integer(op, constants)


def fold_subi(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """subi(x, x) -> 0; subi(addi(a, b), b) -> a; subi(addi(a, b), a) -> b; and as `fold_integer`"""
    lhs, rhs = op.operands
    if lhs is rhs:
        return filled(lhs.type, 0)
    total = _source(lhs, "arith.addi")
    if total is not None:
        if total.operands[1] is rhs:
            return total.operands[0]
        if total.operands[0] is rhs:
            return total.operands[1]
    return fold_integer(op, constants)


def _complement_of(value: Value, other: Value) -> Operation | None:
    """The xori that makes `value` of `other` by turning all bits."""
    flip = _source(value, "arith.xori")
    if flip is None or flip.operands[0] is not other:
        return None
    mask = flip.operands[1].op
    if mask is None or mask.info.name != "arith.constant" or integer_of(mask.attributes["value"]) != -1:
        return None
    return flip


def fold_andi(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """andi(x, xori(x, -1)) -> 0; andi(x, andi(x, y)) -> andi(x, y); and as `fold_integer`"""
    lhs, rhs = op.operands
    if _complement_of(rhs, lhs) is not None or _complement_of(lhs, rhs) is not None:
        zero = filled(lhs.type, 0)
        if zero is not None:
            return zero
    for inner, other in ((lhs, rhs), (rhs, lhs)):
        both = _source(inner, "arith.andi")
        if both is not None and (both.operands[0] is other or both.operands[1] is other):
            return inner
    return fold_integer(op, constants)


def fold_ori(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """ori(x, xori(x, -1)) -> -1; and as `fold_integer`"""
    lhs, rhs = op.operands
    flip = _complement_of(rhs, lhs) or _complement_of(lhs, rhs)
    if flip is not None:
        return flip.operands[1]
    return fold_integer(op, constants)


def fold_xori(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """xori(xori(x, a), a) -> x, in any order; and as `fold_integer`"""
    lhs, rhs = op.operands
    if lhs is not rhs and integer_of(constants[1]) != 0:
        for inner, other in ((lhs, rhs), (rhs, lhs)):
            before = _source(inner, "arith.xori")
            if before is not None:
                if before.operands[1] is other:
                    return before.operands[0]
                if before.operands[0] is other:
                    return before.operands[1]
    return fold_integer(op, constants)


def fold_addui_extended(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """addui_extended(x, 0) -> x, false; addui_extended(constant, constant) -> constant, constant"""
    if integer_of(constants[1]) == 0:
        none = filled(op.results[1].type, 0)
        return None if none is None else [op.operands[0], none]
    total = fold_integers(constants, integers.add)
    # The reference crashes on poison here.
    overflow = fold_integers(constants, integers.add_overflows, FALSE.type)
    return None if total is None or overflow is None else [total, overflow]


def fold_mulsi_extended(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """mulsi_extended(x, 0) -> 0, 0; mulsi_extended(constant, constant) -> constant, constant"""
    zero = constants[1]
    if zero is not None and integer_of(zero) == 0:
        return [zero, zero]
    low = fold_integers(constants, integers.multiply)
    high = fold_integers(constants, integers.multiply_high_signed)
    return None if low is None or high is None else [low, high]


def fold_mului_extended(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """mului_extended(x, 0) -> 0, 0; mului_extended(x, 1) -> x, 0; mului_extended(constant, constant) -> both"""
    factor = constants[1]
    value = integer_of(factor)
    if factor is not None and value == 0:
        return [factor, factor]
    type = op.operands[0].type
    if is_one(value, width_of(type)):
        zero = filled(type, 0)
        return None if zero is None else [op.operands[0], zero]
    low = fold_integers(constants, integers.multiply)
    high = fold_integers(constants, integers.multiply_high_unsigned)
    return None if low is None or high is None else [low, high]
