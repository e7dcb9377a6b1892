"""Transfer functions of integer ranges, by the names of the ops.

Arithmetic on index of the index dialect holds for a target of 64 bits and for one of 32: if the two disagree, the
result is either.
"""

from __future__ import annotations

from pyopt.analysis.ranges import operators, shaped
from pyopt.analysis.ranges.range import (
    IntRange,
    compare,
    extend,
    extend_signed,
    extend_unsigned,
    from_unsigned,
    single,
    truncate,
    width_of,
)
from pyopt.ir.attributes import EnumAttr, IntegerAttr
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.overflow import overflow_flags

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Final, TypeAlias

    from pyopt.analysis.ranges.operators import Infer
    from pyopt.ir.core import Operation

    InferFlagged: TypeAlias = Callable[[IntRange, IntRange, int], IntRange]
    InferOp: TypeAlias = Callable[[Operation, Sequence[IntRange | None]], IntRange | None]

SIGNED: Final = 1
UNSIGNED: Final = 2
BOTH: Final = SIGNED | UNSIGNED

ARITH: Final[dict[str, Infer]] = {
    "arith.andi": operators.bit_and,
    "arith.ceildivsi": operators.ceil_divide_signed,
    "arith.ceildivui": operators.ceil_divide_unsigned,
    "arith.divsi": operators.divide_signed,
    "arith.divui": operators.divide_unsigned,
    "arith.floordivsi": operators.floor_divide_signed,
    "arith.maxsi": operators.max_signed,
    "arith.maxui": operators.max_unsigned,
    "arith.minsi": operators.min_signed,
    "arith.minui": operators.min_unsigned,
    "arith.ori": operators.bit_or,
    "arith.remsi": operators.remainder_signed,
    "arith.remui": operators.remainder_unsigned,
    "arith.shrsi": operators.shift_right_signed,
    "arith.shrui": operators.shift_right_unsigned,
    "arith.xori": operators.bit_xor,
}

FLAGGED: Final[dict[str, InferFlagged]] = {
    "arith.addi": operators.add,
    "arith.muli": operators.multiply,
    "arith.shli": operators.shift_left,
    "arith.subi": operators.subtract,
}

INDEX_OPS: Final[dict[str, tuple[Infer, int]]] = {
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


def infer_binary(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    lhs, rhs = ranges
    return None if lhs is None or rhs is None else ARITH[op.info.name](lhs, rhs)


def infer_flagged(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    lhs, rhs = ranges
    return None if lhs is None or rhs is None else FLAGGED[op.info.name](lhs, rhs, overflow_flags(op))


def infer_index(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    lhs, rhs = ranges
    if lhs is None or rhs is None:
        return None
    calculate, reading = INDEX_OPS[op.info.name]
    wide = calculate(lhs, rhs)
    narrow = calculate(truncate(lhs, 32), truncate(rhs, 32))
    cut = truncate(wide, 32)
    agree = True
    if reading & SIGNED:
        agree = narrow.smin == cut.smin and narrow.smax == cut.smax
    if reading & UNSIGNED:
        agree = agree and narrow.umin == cut.umin and narrow.umax == cut.umax
    return wide if agree else wide.union(extend(narrow, 64))


def infer_constant(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    value = op.attributes.get("value")
    width = width_of(op.results[0].type)
    if isinstance(value, IntegerAttr) and width:
        return single(value.value, width)
    if not isinstance(value, DenseElementsAttr) or not width:
        return None
    found: IntRange | None = None
    for number in value.stored_values():
        one = single(number, width)
        found = one if found is None else found.union(one)
    return found


def infer_extui(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    source = ranges[0]
    return None if source is None else extend_unsigned(source, width_of(op.results[0].type))


def infer_extsi(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    source = ranges[0]
    return None if source is None else extend_signed(source, width_of(op.results[0].type))


def infer_trunci(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    source = ranges[0]
    return None if source is None else truncate(source, width_of(op.results[0].type))


def infer_cast(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    """Between index and integers: widened with the sign, or with zeros by a cast for unsigned numbers, or cut off."""
    source = ranges[0]
    width = width_of(op.results[0].type)
    if source is None or source.width == width:
        return source
    if source.width > width:
        return truncate(source, width)
    if op.info.name in ("arith.index_castui", "index.castu"):
        return extend_unsigned(source, width)
    return extend_signed(source, width)


def _truth(known: bool | None) -> IntRange:
    return from_unsigned(1 if known else 0, 0 if known is False else 1, 1)


def infer_cmpi(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    lhs, rhs = ranges
    predicate = op.attributes.get("predicate")
    if lhs is None or rhs is None or not isinstance(predicate, IntegerAttr):
        return None
    return _truth(compare(predicate.value, lhs, rhs))


def infer_index_cmp(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    lhs, rhs = ranges
    predicate = op.attributes.get("pred")
    if lhs is None or rhs is None or not isinstance(predicate, EnumAttr):
        return None
    known = compare(predicate.value, lhs, rhs)
    narrow = compare(predicate.value, truncate(lhs, 32), truncate(rhs, 32))
    return _truth(known if known == narrow else None)


def infer_select(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    """One of the two operands; both if the condition is not known."""
    condition, one, other = ranges
    known = None if condition is None else condition.constant()
    if known is not None:
        return one if known else other
    if one is None or other is None:
        return other if one is None else one
    return one.union(other)


def infer_sizeof(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    return from_unsigned(32, 64, 64)


INFER: Final[dict[str, InferOp]] = {
    **dict.fromkeys(ARITH, infer_binary),
    **dict.fromkeys(FLAGGED, infer_flagged),
    **dict.fromkeys(INDEX_OPS, infer_index),
    "affine.apply": shaped.infer_apply,
    "arith.cmpi": infer_cmpi,
    "arith.constant": infer_constant,
    "arith.extsi": infer_extsi,
    "arith.extui": infer_extui,
    "arith.index_cast": infer_cast,
    "arith.index_castui": infer_cast,
    "arith.select": infer_select,
    "arith.trunci": infer_trunci,
    "index.bool.constant": infer_constant,
    "index.casts": infer_cast,
    "index.castu": infer_cast,
    "index.cmp": infer_index_cmp,
    "index.constant": infer_constant,
    "index.sizeof": infer_sizeof,
    "memref.dim": shaped.infer_dim,
    "tensor.dim": shaped.infer_dim,
    "vector.broadcast": shaped.infer_source,
    "vector.extract": shaped.infer_source,
    "vector.insert": shaped.infer_inserted,
    "vector.shape_cast": shaped.infer_source,
    "vector.step": shaped.infer_step,
    "vector.transpose": shaped.infer_source,
}
"""(op, range of each operand or None if nothing is known yet) -> range of the result, None likewise."""
