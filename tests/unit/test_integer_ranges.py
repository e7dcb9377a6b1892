"""What the integer range operators say against all numbers in the ranges: no result may lie outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pyopt.analysis.ranges.range import (
    IntRange,
    compare,
    extend_signed,
    extend_unsigned,
    from_signed,
    from_unsigned,
    full,
    signed,
    single,
    truncate,
)
from pyopt.dialects.arith import integers
from pyopt.dialects.arith.predicates import compare_integers
from pyopt.dialects.arith.range_transfer import BINARY, WRAPPING
from pyopt.ir.overflow import NSW, NUW

if TYPE_CHECKING:
    from collections.abc import Callable

    Calculate = Callable[[int, int], int | None]

WIDTH = 4
COUNT = 1 << WIDTH

ON_NUMBERS: dict[str, Callable[[int, int, int], int | None]] = {
    "arith.addi": integers.add,
    "arith.andi": integers.bit_and,
    "arith.ceildivui": integers.ceil_divide_unsigned,
    "arith.divsi": integers.divide_signed,
    "arith.divui": integers.divide_unsigned,
    "arith.floordivsi": integers.floor_divide_signed,
    "arith.maxsi": integers.max_signed,
    "arith.maxui": integers.max_unsigned,
    "arith.minsi": integers.min_signed,
    "arith.minui": integers.min_unsigned,
    "arith.muli": integers.multiply,
    "arith.ori": integers.bit_or,
    "arith.remsi": integers.remainder_signed,
    "arith.remui": integers.remainder_unsigned,
    "arith.shli": integers.shift_left,
    "arith.shrsi": integers.shift_right_signed,
    "arith.shrui": integers.shift_right_unsigned,
    "arith.subi": integers.subtract,
    "arith.xori": integers.bit_xor,
}


def ceil_divide_signed(a: int, b: int, width: int) -> int | None:
    """The fold of the same name gives up where the reference's does."""
    return None if b == 0 or (quotient := -(-a // b)) >= 1 << (width - 1) else quotient


ON_NUMBERS["arith.ceildivsi"] = ceil_divide_signed


def calculation(name: str, flags: int) -> Calculate:
    """The op on signed numbers; None where it is undefined, or its flags make it poison."""
    calculate = ON_NUMBERS[name]

    def of(a: int, b: int) -> int | None:
        value = calculate(a, b, WIDTH)
        if value is None:
            return None
        if flags & NSW and signed(value, WIDTH) != value:
            return None
        if flags & NUW:
            x, y = a % COUNT, b % COUNT
            exact = {"addi": x + y, "subi": x - y, "muli": x * y, "shli": x << y}[name[6:]]
            if not 0 <= exact < COUNT:
                return None
        return value % COUNT

    return of


def numbers_in(range: IntRange) -> list[int]:
    """All signed numbers that both readings allow."""
    width = range.width
    mask = (1 << width) - 1
    return [n for n in signed_numbers(width) if range.smin <= n <= range.smax and range.umin <= n & mask <= range.umax]


def signed_numbers(width: int) -> range:
    half = 1 << (width - 1)
    return range(-half, half)


def contains(range: IntRange, bits: int) -> bool:
    return range.umin <= bits <= range.umax and range.smin <= signed(bits, range.width) <= range.smax


def allowed_by(range: IntRange) -> int:
    """The set of the numbers in a range, as the bits of an integer."""
    return sum(1 << (n % (1 << range.width)) for n in numbers_in(range))


def intervals(width: int) -> list[IntRange]:
    """All ranges with unsigned and all with signed bounds; and some that know different things of the two readings."""
    count = 1 << width
    half = count >> 1
    found = [from_unsigned(low, high, width) for low in range(count) for high in range(low, count)]
    found += [from_signed(low, high, width) for low in range(-half, half) for high in range(low, half)]
    # 1 to 12 and -6 to 5.
    found.append(from_unsigned(1, count - 4, width).intersection(from_signed(2 - half, half - 3, width)))
    found.append(from_unsigned(half - 1, half, width).intersection(full(width)))
    return list({(one.umin, one.umax, one.smin, one.smax): one for one in found}.values())


CASES = [(name, 0) for name in BINARY] + [(name, flags) for name in WRAPPING for flags in range(4)]


def as_text(range: IntRange) -> str:
    return f"[{range.umin}, {range.umax}] / [{range.smin}, {range.smax}]"


@pytest.mark.full
@pytest.mark.parametrize(("name", "flags"), CASES)
def test_every_result_lies_in_the_range(name: str, flags: int) -> None:
    ranges = intervals(WIDTH)
    members = [numbers_in(range) for range in ranges]
    calculate = calculation(name, flags)
    table = {(a, b): calculate(a, b) for a in signed_numbers(WIDTH) for b in signed_numbers(WIDTH)}
    sets: dict[tuple[int, ...], int] = {}
    for lhs, xs in zip(ranges, members, strict=True):
        # What a number of the right side makes with all of the left ones, as the bits of an integer.
        row = [sum({1 << bits for a in xs if (bits := table[a, b]) is not None}) for b in signed_numbers(WIDTH)]
        for rhs, ys in zip(ranges, members, strict=True):
            inferred = WRAPPING[name](lhs, rhs, flags) if name in WRAPPING else BINARY[name](lhs, rhs)
            results = 0
            for b in ys:
                results |= row[b + COUNT // 2]
            key = (inferred.umin, inferred.umax, inferred.smin, inferred.smax)
            allowed = sets.get(key)
            if allowed is None:
                allowed = sets[key] = allowed_by(inferred)
            assert not results & ~allowed, (
                f"{name} flags {flags} of {as_text(lhs)} and {as_text(rhs)}: {as_text(inferred)} lacks some of "
                f"{[bits for bits in range(COUNT) if results >> bits & 1]}"
            )


@pytest.mark.parametrize("name", ["arith.andi", "arith.ori", "arith.xori"])
def test_bitwise_results_of_constants_are_known(name: str) -> None:
    for a in range(COUNT):
        for b in range(COUNT):
            inferred = BINARY[name](single(a, WIDTH), single(b, WIDTH))
            expected = ON_NUMBERS[name](a, b, WIDTH)
            assert inferred.umin == inferred.umax == expected


@pytest.mark.parametrize("width", [2, 3, 5, 7])
def test_conversions(width: int) -> None:
    for given in intervals(WIDTH):
        for number in numbers_in(given):
            bits = number % (1 << width)
            if width <= WIDTH:
                assert contains(truncate(given, width), bits)
            else:
                assert contains(extend_signed(given, width), bits)
                assert contains(extend_unsigned(given, width), number % COUNT)


@pytest.mark.parametrize("predicate", range(10))
def test_decided_comparisons_are_right(predicate: int) -> None:
    ranges = intervals(3)
    members = [numbers_in(range) for range in ranges]
    for lhs, xs in zip(ranges, members, strict=True):
        for rhs, ys in zip(ranges, members, strict=True):
            known = compare(predicate, lhs, rhs)
            if known is not None:
                assert all(compare_integers(predicate, a, b, 3) == known for a in xs for b in ys)
