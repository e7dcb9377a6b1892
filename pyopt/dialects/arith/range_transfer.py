"""Transfer functions of integer ranges: (op, range of each operand or None if nothing is known yet) -> range of the
result, None likewise."""

from __future__ import annotations

from pyopt.analysis.ranges import operators
from pyopt.analysis.ranges.range import (
    IntRange,
    compare,
    extend_signed,
    extend_unsigned,
    from_unsigned,
    single,
    truncate,
    width_of,
)
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.overflow import overflow_flags
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias

if TYPE_CHECKING:
    from pyopt.analysis.ranges.operators import Infer

    InferFlagged: TypeAlias = Callable[[IntRange, IntRange, int], IntRange]

BINARY: Final[dict[str, Infer]] = {
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

WRAPPING: Final[dict[str, InferFlagged]] = {
    "arith.addi": operators.add,
    "arith.muli": operators.multiply,
    "arith.shli": operators.shift_left,
    "arith.subi": operators.subtract,
}


def of_binary(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    lhs, rhs = ranges
    return None if lhs is None or rhs is None else BINARY[op.info.name](lhs, rhs)


def of_wrapping(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    lhs, rhs = ranges
    return None if lhs is None or rhs is None else WRAPPING[op.info.name](lhs, rhs, overflow_flags(op))


def of_constant(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
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


def of_extui(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    source = ranges[0]
    return None if source is None else extend_unsigned(source, width_of(op.results[0].type))


def of_extsi(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    source = ranges[0]
    return None if source is None else extend_signed(source, width_of(op.results[0].type))


def of_trunci(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    source = ranges[0]
    return None if source is None else truncate(source, width_of(op.results[0].type))


def of_index_cast(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    """Between index and integers: what is narrower is widened with its sign."""
    source = ranges[0]
    width = width_of(op.results[0].type)
    if source is None or source.width == width:
        return source
    return truncate(source, width) if source.width > width else extend_signed(source, width)


def of_index_castui(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    """The same with zeros."""
    source = ranges[0]
    width = width_of(op.results[0].type)
    return of_index_cast(op, ranges) if source is None or source.width >= width else extend_unsigned(source, width)


def truth(known: bool | None) -> IntRange:
    return from_unsigned(1 if known else 0, 0 if known is False else 1, 1)


def of_compare(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    lhs, rhs = ranges
    predicate = op.attributes.get("predicate")
    if lhs is None or rhs is None or not isinstance(predicate, IntegerAttr):
        return None
    return truth(compare(predicate.value, lhs, rhs))


def of_select(op: Operation, ranges: Sequence[IntRange | None]) -> IntRange | None:
    """One of the two operands; both if the condition is not known."""
    condition, one, other = ranges
    known = None if condition is None else condition.constant()
    if known is not None:
        return one if known else other
    if one is None or other is None:
        return other if one is None else one
    return one.union(other)
