"""The range of an integer of some width, as unsigned and as signed number, and the ways in which one makes another.

Both bounds are inclusive. The two readings are kept apart: each may know something that the other does not.
"""

from __future__ import annotations

from pyopt.ir.types import IndexType, IntegerType, MemRefType, Type, element_type_or_self
from pyopt.light import Final, final

INDEX_WIDTH: Final = 64


@final
class IntRange:
    """umin <= x <= umax as an unsigned number, smin <= x <= smax as a signed one."""

    __slots__ = ("smax", "smin", "umax", "umin", "width")

    def __init__(self, width: int, umin: int, umax: int, smin: int, smax: int) -> None:
        self.width = width
        self.umin = umin
        self.umax = umax
        self.smin = smin
        self.smax = smax

    def equals(self, other: IntRange) -> bool:
        return (
            self.umin == other.umin
            and self.umax == other.umax
            and self.smin == other.smin
            and self.smax == other.smax
            and self.width == other.width
        )

    def constant(self) -> int | None:
        """The only number in the range, as an unsigned or signed one."""
        if self.umin == self.umax:
            return self.umin
        if self.smin == self.smax:
            return self.smin
        return None

    def union(self, other: IntRange) -> IntRange:
        """The smallest range that contains both."""
        return IntRange(
            self.width,
            min(self.umin, other.umin),
            max(self.umax, other.umax),
            min(self.smin, other.smin),
            max(self.smax, other.smax),
        )

    def intersection(self, other: IntRange) -> IntRange:
        """The range that satisfies the bounds of both."""
        return IntRange(
            self.width,
            max(self.umin, other.umin),
            min(self.umax, other.umax),
            max(self.smin, other.smin),
            min(self.smax, other.smax),
        )


def width_of(type: Type) -> int:
    """The width of the numbers of a type, or in a vector or tensor; 0 if they are not tracked."""
    if isinstance(type, MemRefType):
        return 0
    type = element_type_or_self(type)
    if isinstance(type, IntegerType):
        return type.width
    return INDEX_WIDTH if isinstance(type, IndexType) else 0


def signed(value: int, width: int) -> int:
    """The signed reading of the lowest bits."""
    half = 1 << (width - 1)
    return ((value + half) & ((1 << width) - 1)) - half


def full(width: int) -> IntRange:
    """Any number."""
    half = 1 << (width - 1)
    return IntRange(width, 0, 2 * half - 1, -half, half - 1)


def single(value: int, width: int) -> IntRange:
    """One number."""
    bits = value & ((1 << width) - 1)
    number = signed(bits, width)
    return IntRange(width, bits, bits, number, number)


def from_unsigned(umin: int, umax: int, width: int) -> IntRange:
    """The range with these unsigned bounds; the signed ones follow unless the sign changes in between."""
    half = 1 << (width - 1)
    if (umin < half) == (umax < half):
        low = signed(umin, width)
        high = signed(umax, width)
        return IntRange(width, umin, umax, min(low, high), max(low, high))
    return IntRange(width, umin, umax, -half, half - 1)


def from_signed(smin: int, smax: int, width: int) -> IntRange:
    """The range with these signed bounds; the unsigned ones follow unless the sign changes in between."""
    mask = (1 << width) - 1
    if (smin < 0) == (smax < 0):
        low = smin & mask
        high = smax & mask
        return IntRange(width, min(low, high), max(low, high), smin, smax)
    return IntRange(width, 0, mask, smin, smax)


def extend_unsigned(range: IntRange, width: int) -> IntRange:
    return from_unsigned(range.umin, range.umax, width)


def extend_signed(range: IntRange, width: int) -> IntRange:
    return from_signed(range.smin, range.smax, width)


def extend(range: IntRange, width: int) -> IntRange:
    """Each reading in its own way."""
    return IntRange(width, range.umin, range.umax, range.smin, range.smax)


def truncate(range: IntRange, width: int) -> IntRange:
    """The lower bits: a bound is kept unless a number in between wraps around.

    Signed bounds hold if all that is cut off, together with the new sign, is the same for both; or if it is all ones
    for the lower one and all zeros for the upper one, which then differ in their sign as before.
    """
    mask = (1 << width) - 1
    half = 1 << (width - 1)
    if range.umin >> width == range.umax >> width:
        umin = range.umin & mask
        umax = range.umax & mask
    else:
        umin = 0
        umax = mask
    low = range.smin >> (width - 1)
    high = range.smax >> (width - 1)
    if low == high or (low == -1 and high == 0):
        smin = signed(range.smin, width)
        smax = signed(range.smax, width)
    else:
        smin = -half
        smax = half - 1
    return IntRange(width, umin, umax, smin, smax)


# Comparisons.

INVERTED: Final = (1, 0, 5, 4, 3, 2, 9, 8, 7, 6)
"""eq ne slt sle sgt sge ult ule ugt uge -> what holds where it does not."""


def compare(predicate: int, lhs: IntRange, rhs: IntRange) -> bool | None:
    """Whether a predicate (numbered as by arith.cmpi) holds of all numbers in the ranges, or of none; else None."""
    if _always(predicate, lhs, rhs):
        return True
    if _always(INVERTED[predicate], lhs, rhs):
        return False
    return None


def _always(predicate: int, lhs: IntRange, rhs: IntRange) -> bool:
    if predicate == 0:
        one = lhs.constant()
        other = rhs.constant()
        return one is not None and other is not None and (one - other) & ((1 << lhs.width) - 1) == 0
    if predicate == 1:
        # As in the reference, both readings must say so.
        return (lhs.smax < rhs.smin or lhs.smin > rhs.smax) and (lhs.umax < rhs.umin or lhs.umin > rhs.umax)
    if predicate in (4, 5, 8, 9):
        return _always(predicate - 2, rhs, lhs)
    if predicate < 6:
        return lhs.smax < rhs.smin or (predicate == 3 and lhs.smax == rhs.smin)
    return lhs.umax < rhs.umin or (predicate == 7 and lhs.umax == rhs.umin)
