"""Transfer functions of integer ranges: arithmetic on index holds for a target of 64 bits and for one of 32. If the two
disagree, the result is either."""

from __future__ import annotations

from pyopt.analysis.ranges import operators
from pyopt.analysis.ranges.range import IntRange, compare, extend, from_unsigned, truncate
from pyopt.dialects.arith.range_transfer import truth
from pyopt.ir.attributes import EnumAttr
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.analysis.ranges.operators import Infer

SIGNED: Final = 1
UNSIGNED: Final = 2
BOTH: Final = SIGNED | UNSIGNED

BINARY: Final[dict[str, tuple[Infer, int]]] = {
    "index.add": (operators.add, BOTH),
    "index.and": (operators.bit_and, UNSIGNED),
    "index.ceildivs": (operators.ceil_divide_signed, SIGNED),
    "index.ceildivu": (operators.ceil_divide_unsigned, UNSIGNED),
    "index.divs": (operators.divide_signed, SIGNED),
    "index.divu": (operators.divide_unsigned, UNSIGNED),
    "index.floordivs": (operators.floor_divide_signed, SIGNED),
    "index.maxs": (operators.max_signed, SIGNED),
    "index.maxu": (operators.max_unsigned, UNSIGNED),
    "index.mins": (operators.min_signed, SIGNED),
    "index.minu": (operators.min_unsigned, UNSIGNED),
    "index.mul": (operators.multiply, BOTH),
    "index.or": (operators.bit_or, UNSIGNED),
    "index.rems": (operators.remainder_signed, SIGNED),
    "index.remu": (operators.remainder_unsigned, UNSIGNED),
    "index.shl": (operators.shift_left, BOTH),
    "index.shrs": (operators.shift_right_signed, SIGNED),
    "index.shru": (operators.shift_right_unsigned, UNSIGNED),
    "index.sub": (operators.subtract, BOTH),
    "index.xor": (operators.bit_xor, UNSIGNED),
}
"""The calculation, and the reading by which the results for 64 and 32 bits are compared."""


def of_binary(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    lhs, rhs = ranges
    if lhs is None or rhs is None:
        return None
    calculate, reading = BINARY[op.info.name]
    wide = calculate(lhs, rhs)
    narrow = calculate(truncate(lhs, 32), truncate(rhs, 32))
    cut = truncate(wide, 32)
    agree = True
    if reading & SIGNED:
        agree = narrow.smin == cut.smin and narrow.smax == cut.smax
    if reading & UNSIGNED:
        agree = agree and narrow.umin == cut.umin and narrow.umax == cut.umax
    return wide if agree else wide.union(extend(narrow, 64))


def of_compare(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    lhs, rhs = ranges
    predicate = op.attributes.get("pred")
    if lhs is None or rhs is None or not isinstance(predicate, EnumAttr):
        return None
    known = compare(predicate.value, lhs, rhs)
    narrow = compare(predicate.value, truncate(lhs, 32), truncate(rhs, 32))
    return truth(known if known == narrow else None)


def of_sizeof(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    return from_unsigned(32, 64, 64)
