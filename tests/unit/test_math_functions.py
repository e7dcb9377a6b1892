"""The functions that convert-math-to-funcs makes compute what the ops say."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import pytest

from pyopt.interpreter import parse, run
from tests.unit.interpreter.programs import after, error, one, same

FLAG: Final = "--convert-math-to-funcs=convert-ctlz"


def numbers_of(width: int) -> list[int]:
    """The least and greatest numbers of a type, those near zero, and some between."""
    least = -1 << width - 1
    near = [least, least + 1, ~least, ~least - 1, *range(-5, 9), 31, 32, -31, -32]
    return sorted({one for one in near if least <= one <= ~least})


@pytest.mark.parametrize("width", [1, 2, 3, 8, 13, 32, 64])
def test_powers_of_integers(width: int) -> None:
    text = f"func.func @f(%a: i{width}, %b: i{width}) -> i{width} {{\n  %0 = math.ipowi %a, %b : i{width}\n"
    text += f"  return %0 : i{width}\n}}"
    program = parse(after(text, FLAG))
    for base in numbers_of(width):
        for exponent in numbers_of(width):
            if base == 0 and exponent < 0:
                continue
            if exponent >= 0:
                wanted = pow(base, exponent, 1 << width)
            elif abs(base) == 1:
                wanted = base if exponent & 1 else 1
            else:
                wanted = 0
            (found,) = run(program, "f", base, exponent)
            assert (int(found) - wanted) % (1 << width) == 0, (base, exponent)


@pytest.mark.parametrize("exponent", [-1, -2, -128])
def test_zero_to_a_negative_power(exponent: int) -> None:
    text = "func.func @f(%a: i8, %b: i8) -> i8 {\n  %0 = math.ipowi %a, %b : i8\n  return %0 : i8\n}"
    assert "zero" in error(after(text, FLAG), 0, exponent)
    assert "negative power" in error(text, 0, exponent)


def wanted_power(base: float, exponent: int) -> float:
    """An odd power has the sign of its base; as a float, a large exponent would be even."""
    try:
        size = math.pow(abs(base), float(exponent))
    except (ValueError, OverflowError):  # of a zero to a negative power, too
        size = math.inf
    return math.copysign(size, base) if exponent & 1 else size


BASES: Final = (0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 0.5, -1.5, 1.0000001, math.inf, -math.inf, math.nan)


@pytest.mark.parametrize("width", [1, 2, 8, 32, 64])
def test_powers_of_floats(width: int) -> None:
    text = f"func.func @f(%a: f64, %b: i{width}) -> f64 {{\n  %0 = math.fpowi %a, %b : f64, i{width}\n"
    text += "  return %0 : f64\n}"
    programs = [parse(text), parse(after(text, FLAG))]
    for base in BASES:
        for exponent in numbers_of(width):
            wanted = wanted_power(base, exponent)
            for program in programs:
                found = float(run(program, "f", base, exponent)[0])
                assert found == pytest.approx(wanted, rel=1e-6, nan_ok=True), (base, exponent)
                assert math.isnan(wanted) or math.copysign(1, found) == math.copysign(1, wanted), (base, exponent)


def test_a_shift_that_is_poison() -> None:
    """The reference's function for exponents of one bit; ours gives 1 / x."""
    text = "func.func @f(%a: f64, %b: i1) -> f64 {\n  %0 = math.fpowi %a, %b : f64, i1\n  return %0 : f64\n}"
    same(one(after(text, FLAG), 4.0, True), 0.25)
    assert "poison" in error(after(text, "--convert-math-to-funcs=reference-exact"), 4.0, True)


@pytest.mark.parametrize("width", [1, 2, 3, 8, 32, 64])
def test_leading_zeros(width: int) -> None:
    text = f"func.func @f(%a: i{width}) -> i{width} {{\n  %0 = math.ctlz %a : i{width}\n  return %0 : i{width}\n}}"
    program = parse(after(text, FLAG))
    for number in numbers_of(width):
        wanted = width - (number % (1 << width)).bit_length()
        (found,) = run(program, "f", number)
        assert (int(found) - wanted) % (1 << width) == 0, number


def test_vectors() -> None:
    text = """func.func @f(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
      %0 = math.ipowi %a, %b : vector<2x3xi16>
      %1 = math.ctlz %0 : vector<2x3xi16>
      return %1 : vector<2x3xi16>
    }"""
    a = np.array([[1, 2, 3], [-1, -2, 5]], np.int16)
    b = np.array([[7, 3, 0], [-3, 5, -1]], np.int16)
    same(one(after(text, FLAG), a, b), np.array([[15, 12, 15], [0, 0, 16]], np.int16))
    same(one(after(text, FLAG), a, b), one(text, a, b))


def test_twice() -> None:
    text = "func.func @f(%a: i8) -> i8 {\n  %0 = math.ipowi %a, %a : i8\n  return %0 : i8\n}"
    once = after(text, FLAG)
    more = once.rstrip().removesuffix("}") + text.replace("@f", "@g") + "\n}"
    twice = after(more, FLAG)
    assert twice.count("func.func private") == 1
    same(run(parse(twice), "g", 3)[0], np.int8(27))
