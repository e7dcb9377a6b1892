"""Arithmetic of integers of any width, on ints as IntegerAttr holds them; callers wrap the results."""

from __future__ import annotations


def add(a: int, b: int, width: int) -> int:
    return a + b


def subtract(a: int, b: int, width: int) -> int:
    return a - b


def multiply(a: int, b: int, width: int) -> int:
    return a * b


def multiply_high_signed(a: int, b: int, width: int) -> int:
    """The upper half of the product of twice the width."""
    return a * b >> width


def multiply_high_unsigned(a: int, b: int, width: int) -> int:
    """The upper half of the product of twice the width."""
    mask = (1 << width) - 1
    return (a & mask) * (b & mask) >> width


def add_overflows(a: int, b: int, width: int) -> int:
    """-1 (true) where the unsigned sum does not fit."""
    mask = (1 << width) - 1
    return -1 if (a & mask) + (b & mask) > mask else 0


def divide_unsigned(a: int, b: int, width: int) -> int | None:
    mask = (1 << width) - 1
    return None if b == 0 else (a & mask) // (b & mask)


def ceil_divide_unsigned(a: int, b: int, width: int) -> int | None:
    mask = (1 << width) - 1
    return None if b == 0 else -(-(a & mask) // (b & mask))


def remainder_unsigned(a: int, b: int, width: int) -> int | None:
    mask = (1 << width) - 1
    return None if b == 0 else (a & mask) % (b & mask)


def truncate_divide(a: int, b: int) -> int:
    """Rounded towards 0; b is not 0."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _fits(value: int, width: int) -> int | None:
    return value if value < 1 << (width - 1) else None


def divide_signed(a: int, b: int, width: int) -> int | None:
    return None if b == 0 else _fits(truncate_divide(a, b), width)


def floor_divide_signed(a: int, b: int, width: int) -> int | None:
    return None if b == 0 else _fits(a // b, width)


def floor_divide_any(a: int, b: int, width: int) -> int:
    """With what the reference takes for a quotient that is none, or does not fit."""
    return a if b == 0 else a // b


def ceil_divide_signed(a: int, b: int, width: int) -> int | None:
    """None too where an operand that must be negated cannot be, as in the reference."""
    if b == 0:
        return None
    if a == 0:
        return 0
    smallest = -(1 << (width - 1))
    if a == smallest or b == smallest:
        return None
    return -(-a // b)


def remainder_signed(a: int, b: int, width: int) -> int | None:
    return None if b == 0 else a - b * truncate_divide(a, b)


def bit_and(a: int, b: int, width: int) -> int:
    return a & b


def bit_or(a: int, b: int, width: int) -> int:
    return a | b


def bit_xor(a: int, b: int, width: int) -> int:
    return a ^ b


def shift_left(a: int, b: int, width: int) -> int | None:
    return a << b if 0 <= b & ((1 << width) - 1) < width else None


def shift_right_unsigned(a: int, b: int, width: int) -> int | None:
    mask = (1 << width) - 1
    return (a & mask) >> b if b & mask < width else None


def shift_right_signed(a: int, b: int, width: int) -> int | None:
    return a >> b if b & ((1 << width) - 1) < width else None


def shift_left_any(a: int, b: int, width: int) -> int:
    """As the other two: with all bits gone where the distance is too large."""
    distance = b & ((1 << width) - 1)
    return a << distance if distance < width else 0


def shift_right_unsigned_any(a: int, b: int, width: int) -> int:
    mask = (1 << width) - 1
    return (a & mask) >> min(b & mask, width)


def shift_right_signed_any(a: int, b: int, width: int) -> int:
    return a >> min(b & ((1 << width) - 1), width)


def max_signed(a: int, b: int, width: int) -> int:
    return max(a, b)


def min_signed(a: int, b: int, width: int) -> int:
    return min(a, b)


def max_unsigned(a: int, b: int, width: int) -> int:
    mask = (1 << width) - 1
    return max(a & mask, b & mask)


def min_unsigned(a: int, b: int, width: int) -> int:
    mask = (1 << width) - 1
    return min(a & mask, b & mask)


def count_leading_zeros(a: int, width: int) -> int:
    return width - (a & ((1 << width) - 1)).bit_length()


def count_trailing_zeros(a: int, width: int) -> int:
    value = a & ((1 << width) - 1)
    return width if value == 0 else (value & -value).bit_length() - 1


def count_ones(a: int, width: int) -> int:
    return (a & ((1 << width) - 1)).bit_count()
