"""The binary operators on integers, applied to two ranges.

Most are monotone in each operand where they do not overflow: the bounds of the result are among the results for the
bounds of the operands. An operator that overflows, or is undefined, for some of these knows nothing.
"""

from __future__ import annotations

from operator import and_, floordiv, mul, or_, rshift

from pyopt.analysis.ranges.range import IntRange, from_signed, from_unsigned, full
from pyopt.ir.overflow import NSW, NUW
from pyopt.light import TYPE_CHECKING, Callable, TypeAlias

if TYPE_CHECKING:
    Calculate: TypeAlias = Callable[[int, int], int]
    Infer: TypeAlias = Callable[[IntRange, IntRange], IntRange]


def _between_unsigned(low: int, high: int, width: int, wraps: bool) -> IntRange:
    """The range of unsigned numbers between two. Where one does not fit: the largest or smallest that does if the
    operator must not wrap, else nothing is known."""
    mask = (1 << width) - 1
    if low < 0 or high > mask:
        if wraps:
            return full(width)
        low = max(0, min(low, mask))
        high = max(0, min(high, mask))
    return from_unsigned(low, high, width)


def _between_signed(low: int, high: int, width: int, wraps: bool) -> IntRange:
    """The same for signed numbers."""
    half = 1 << (width - 1)
    if low < -half or high >= half:
        if wraps:
            return full(width)
        low = max(-half, min(low, half - 1))
        high = max(-half, min(high, half - 1))
    return from_signed(low, high, width)


def _corners_unsigned(
    calculate: Calculate, lhs: tuple[int, int], rhs: tuple[int, int], width: int, wraps: bool = True
) -> IntRange:
    """The range of the results for all bounds of the operands, as unsigned numbers."""
    results = [calculate(a, b) for a in lhs for b in rhs]
    return _between_unsigned(min(results), max(results), width, wraps)


def _corners_signed(
    calculate: Calculate, lhs: tuple[int, int], rhs: tuple[int, int], width: int, wraps: bool = True
) -> IntRange:
    """The range of the results for all bounds of the operands, as signed numbers."""
    results = [calculate(a, b) for a in lhs for b in rhs]
    return _between_signed(min(results), max(results), width, wraps)


def _unsigned_bounds(range: IntRange) -> tuple[int, int]:
    return range.umin, range.umax


def _signed_bounds(range: IntRange) -> tuple[int, int]:
    return range.smin, range.smax


# Sums and products.


def add(lhs: IntRange, rhs: IntRange, flags: int = 0) -> IntRange:
    width = lhs.width
    unsigned = _between_unsigned(lhs.umin + rhs.umin, lhs.umax + rhs.umax, width, not flags & NUW)
    as_signed = _between_signed(lhs.smin + rhs.smin, lhs.smax + rhs.smax, width, not flags & NSW)
    return unsigned.intersection(as_signed)


def subtract(lhs: IntRange, rhs: IntRange, flags: int = 0) -> IntRange:
    width = lhs.width
    unsigned = _between_unsigned(lhs.umin - rhs.umax, lhs.umax - rhs.umin, width, not flags & NUW)
    as_signed = _between_signed(lhs.smin - rhs.smax, lhs.smax - rhs.smin, width, not flags & NSW)
    return unsigned.intersection(as_signed)


def multiply(lhs: IntRange, rhs: IntRange, flags: int = 0) -> IntRange:
    width = lhs.width
    unsigned = _corners_unsigned(mul, _unsigned_bounds(lhs), _unsigned_bounds(rhs), width, not flags & NUW)
    as_signed = _corners_signed(mul, _signed_bounds(lhs), _signed_bounds(rhs), width, not flags & NSW)
    return unsigned.intersection(as_signed)


# Divisions.


def _ceil(a: int, b: int) -> int:
    return -(-a // b)


def _truncated(a: int, b: int) -> int:
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _divide_unsigned(lhs: IntRange, rhs: IntRange, calculate: Calculate) -> IntRange:
    """The range of an unsigned quotient. Division by 0 has no result."""
    if rhs.umax == 0:
        return full(lhs.width)
    divisors = (max(rhs.umin, 1), rhs.umax)
    return _corners_unsigned(calculate, _unsigned_bounds(lhs), divisors, lhs.width)


def _divide_signed(lhs: IntRange, rhs: IntRange, calculate: Calculate) -> IntRange:
    if rhs.smin <= 0 <= rhs.smax:
        return full(lhs.width)
    return _corners_signed(calculate, _signed_bounds(lhs), _signed_bounds(rhs), lhs.width)


def divide_unsigned(lhs: IntRange, rhs: IntRange) -> IntRange:
    return _divide_unsigned(lhs, rhs, floordiv)


def ceil_divide_unsigned(lhs: IntRange, rhs: IntRange) -> IntRange:
    return _divide_unsigned(lhs, rhs, _ceil)


def divide_signed(lhs: IntRange, rhs: IntRange) -> IntRange:
    return _divide_signed(lhs, rhs, _truncated)


def ceil_divide_signed(lhs: IntRange, rhs: IntRange) -> IntRange:
    return _divide_signed(lhs, rhs, _ceil)


def floor_divide_signed(lhs: IntRange, rhs: IntRange) -> IntRange:
    return _divide_signed(lhs, rhs, floordiv)


def remainder_unsigned(lhs: IntRange, rhs: IntRange) -> IntRange:
    """Less than the divisor, and no more than the dividend; if the divisor is one number and the dividends do not go
    over a multiple of it, between the remainders of their bounds. A division by zero gives nothing."""
    width = lhs.width
    low = 0
    divisor = rhs.umax
    high = min(lhs.umax, divisor - 1) if divisor else lhs.umax
    if rhs.umin == divisor != 0 and lhs.umax - lhs.umin < divisor and lhs.umin % divisor <= lhs.umax % divisor:
        low = lhs.umin % divisor
        high = lhs.umax % divisor
    return from_unsigned(low, high, width)


def remainder_signed(lhs: IntRange, rhs: IntRange) -> IntRange:
    """The same, with the sign of the dividend."""
    width = lhs.width
    if rhs.smin <= 0 <= rhs.smax:
        return full(width)
    divisor = rhs.smax if rhs.smin > 0 else -rhs.smin
    low = 1 - divisor if lhs.smin < 0 else 0
    high = divisor - 1 if lhs.smax > 0 else 0
    if rhs.smin == rhs.smax and lhs.smax - lhs.smin < divisor:
        least = lhs.smin - divisor * _truncated(lhs.smin, divisor)
        most = lhs.smax - divisor * _truncated(lhs.smax, divisor)
        if least <= most:
            low = least
            high = most
    return from_signed(low, high, width)


# Extremes.


def max_signed(lhs: IntRange, rhs: IntRange) -> IntRange:
    return from_signed(max(lhs.smin, rhs.smin), max(lhs.smax, rhs.smax), lhs.width)


def max_unsigned(lhs: IntRange, rhs: IntRange) -> IntRange:
    return from_unsigned(max(lhs.umin, rhs.umin), max(lhs.umax, rhs.umax), lhs.width)


def min_signed(lhs: IntRange, rhs: IntRange) -> IntRange:
    return from_signed(min(lhs.smin, rhs.smin), min(lhs.smax, rhs.smax), lhs.width)


def min_unsigned(lhs: IntRange, rhs: IntRange) -> IntRange:
    return from_unsigned(min(lhs.umin, rhs.umin), min(lhs.umax, rhs.umax), lhs.width)


# Bits.


def _known_bits(range: IntRange) -> tuple[int, int]:
    """The smallest and the largest number with the leading bits that the whole range has in common."""
    free = (1 << (range.umin ^ range.umax).bit_length()) - 1
    return range.umin & ~free, range.umax | free


def bit_and(lhs: IntRange, rhs: IntRange) -> IntRange:
    return _corners_unsigned(and_, _known_bits(lhs), _known_bits(rhs), lhs.width)


def bit_or(lhs: IntRange, rhs: IntRange) -> IntRange:
    return _corners_unsigned(or_, _known_bits(lhs), _known_bits(rhs), lhs.width)


def bit_xor(lhs: IntRange, rhs: IntRange) -> IntRange:
    """The leading bits that both ranges have in common are known; all others may be anything, as exclusive or is not
    monotone. (The reference takes the corners, as of the other two.)"""
    free = (1 << max((lhs.umin ^ lhs.umax).bit_length(), (rhs.umin ^ rhs.umax).bit_length())) - 1
    known = (lhs.umin ^ rhs.umin) & ~free
    return from_unsigned(known, known | free, lhs.width)


# Shifts. A distance that reaches the width is undefined.


def shift_left(lhs: IntRange, rhs: IntRange, flags: int = 0) -> IntRange:
    width = lhs.width
    mask = (1 << width) - 1
    unsigned: list[int] = []
    as_signed: list[int] = []
    for distance in (rhs.umin, rhs.umax):
        if distance >= width:
            # As if all of the number were shifted out, be it 0 or not.
            unsigned.append(mask + 1)
            as_signed.extend([mask if number >= 0 else -mask - 1 for number in (lhs.smin, lhs.smax)])
        else:
            unsigned.extend([lhs.umin << distance, lhs.umax << distance])
            as_signed.extend([lhs.smin << distance, lhs.smax << distance])
    one = _between_unsigned(min(unsigned), max(unsigned), width, not flags & NUW)
    return one.intersection(_between_signed(min(as_signed), max(as_signed), width, not flags & NSW))


def shift_right_signed(lhs: IntRange, rhs: IntRange) -> IntRange:
    if rhs.umax >= lhs.width:
        return full(lhs.width)
    return _corners_signed(rshift, _signed_bounds(lhs), _unsigned_bounds(rhs), lhs.width)


def shift_right_unsigned(lhs: IntRange, rhs: IntRange) -> IntRange:
    if rhs.umax >= lhs.width:
        return full(lhs.width)
    return _corners_unsigned(rshift, _unsigned_bounds(lhs), _unsigned_bounds(rhs), lhs.width)
