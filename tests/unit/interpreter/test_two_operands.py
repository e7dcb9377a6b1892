"""Functions of two numbers of math, and the arithmetic with a carry or a high half, against NumPy and exact numbers."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from pyopt.interpreter import parse, run
from tests.unit.interpreter.programs import Array

FLOATS = (0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 3.0, 1e30, -1e-30, np.inf, -np.inf, np.nan)


def wrapped(value: int, width: int) -> int:
    return (value + (1 << width - 1)) % (1 << width) - (1 << width - 1)


def numbers(width: int) -> list[int]:
    return sorted({wrapped(one, width) for one in (0, 1, 2, -1, -2, 5, 2 ** (width - 1), 2 ** (width - 1) - 1)})


def as_int(array: Array) -> int:
    value = int(array.item())
    return -value if array.dtype == np.bool_ else value


@pytest.mark.parametrize("width", [1, 7, 8, 32, 64, 100])
def test_extended_arithmetic(width: int) -> None:
    type = f"i{width}"
    program = parse(f"""func.func @f(%a: {type}, %b: {type}) -> ({type}, i1, {type}, {type}, {type}, {type}) {{
      %0, %carry = arith.addui_extended %a, %b : {type}, i1
      %1, %2 = arith.mulsi_extended %a, %b : {type}
      %3, %4 = arith.mului_extended %a, %b : {type}
      return %0, %carry, %1, %2, %3, %4 : {type}, i1, {type}, {type}, {type}, {type}
    }}""")
    for a, b in itertools.product(numbers(width), numbers(width)):
        ua, ub = a % 2**width, b % 2**width
        wanted = [ua + ub, -((ua + ub) >> width), a * b, (a * b) >> width, ua * ub, (ua * ub) >> width]
        found = [as_int(one) for one in run(program, "f", a, b)]
        assert found == [wrapped(one, width) for one in wanted], (a, b)


@pytest.mark.parametrize(("op", "ufunc"), [("atan2", np.arctan2), ("copysign", np.copysign)])
@pytest.mark.parametrize(("type", "dtype"), [("f32", np.float32), ("f64", np.float64)])
def test_two_floats(op: str, ufunc: np.ufunc, type: str, dtype: type[np.float32 | np.float64]) -> None:
    program = parse(f"""func.func @f(%a: {type}, %b: {type}) -> {type} {{
      %0 = math.{op} %a, %b : {type}
      return %0 : {type}
    }}""")
    for a, b in itertools.product(*[[dtype(one) for one in FLOATS]] * 2):
        (found,) = run(program, "f", a, b)
        wanted = ufunc(a, b)
        assert found.dtype == np.dtype(dtype)
        np.testing.assert_allclose(found, wanted, rtol=1e-6 if type == "f32" else 1e-15)
        assert np.isnan(wanted) or np.signbit(found) == np.signbit(wanted), (a, b)


@pytest.mark.parametrize("exponent", [0, 1, -1, 2, 3, -3, 10])
def test_integer_powers_of_floats(exponent: int) -> None:
    program = parse("""func.func @f(%a: f64, %n: i32) -> f64 {
      %0 = math.fpowi %a, %n : f64, i32
      return %0 : f64
    }""")
    for a in FLOATS:
        (found,) = run(program, "f", a, exponent)
        with np.errstate(all="ignore"):
            np.testing.assert_allclose(found, np.float64(a) ** exponent, rtol=1e-14)
