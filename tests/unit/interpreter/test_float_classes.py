"""Kinds of floats, clamping, sine with cosine and the complementary error function, against NumPy and Python."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from pyopt.interpreter import parse, run
from pyopt.ir import floats
from pyopt.ir.types import FLOATS
from tests.unit.interpreter.programs import Array

NUMBERS = (0.0, -0.0, 1.0, -2.5, 1e-42, -1e-310, 3e38, math.inf, -math.inf, math.nan)
QUESTIONS = ("isfinite", "isinf", "isnan", "isnormal")
SMALL = ("f8E5M2", "f8E4M3FN", "f8E4M3FNUZ", "f8E5M2FNUZ", "f16", "bf16")


def answers(program: str, argument: object) -> list[bool]:
    return [bool(one) for one in run(parse(program), "f", argument)]


def questions(type: str, result: str, before: str = "", argument: str = "") -> str:
    asked = "\n".join([f"%{at} = math.{name} %a : {type}" for at, name in enumerate(QUESTIONS)])
    results = ", ".join([result] * 4)
    head = f"func.func @f({argument or f'%a: {type}'}) -> ({results}) {{\n"
    return f"{head}{before}{asked}\nreturn %0, %1, %2, %3 : {results}\n}}"


@pytest.mark.parametrize(("type", "dtype"), [("f32", np.float32), ("f64", np.float64)])
def test_kinds_of_numbers(type: str, dtype: type[np.float32 | np.float64]) -> None:
    program = questions(type, "i1")
    tiny = float(np.finfo(dtype).tiny)
    for number in NUMBERS:
        value = dtype(number)
        finite = bool(np.isfinite(value))
        wanted = [finite, bool(np.isinf(value)), bool(np.isnan(value)), finite and abs(float(value)) >= tiny]
        assert answers(program, value) == wanted, number


@pytest.mark.full
@pytest.mark.parametrize("type", SMALL)
def test_kinds_of_encodings(type: str) -> None:
    width, kind = FLOATS[type].width, FLOATS[type]
    program = questions(type, "i1", f"%a = arith.bitcast %b : i{width} to {type}\n", f"%b: i{width}")
    for bits in range(0, 1 << width, 1 if width == 8 else 997):
        value = floats.to_float(bits, kind)
        finite = math.isfinite(value)
        normal = finite and value != 0 and bits & ((1 << width - 1) - 1) >= 1 << (kind.mantissa - 1)
        assert answers(program, bits) == [finite, math.isinf(value), math.isnan(value), normal], bits


@pytest.mark.parametrize(("bits", "wanted"), [
    (0x3FFF << 64 | 1 << 63, (True, False, False, True)), (1, (True, False, False, False)),
    (0x7FFF << 64 | 1 << 63, (False, True, False, False)), (0x7FFF << 64 | 3 << 62, (False, False, True, False)),
    (0x3FFF << 64, (False, False, True, False)), (0, (True, False, False, False)),
])  # fmt: skip
def test_kinds_of_extended_numbers(bits: int, wanted: tuple[bool, ...]) -> None:
    program = questions("f80", "i1", "%a = arith.bitcast %b : i80 to f80\n", "%b: i80")
    assert answers(program, bits) == list(wanted)


def test_kinds_of_elements() -> None:
    program = questions("tensor<?xf32>", "tensor<?xi1>")
    given = np.array(NUMBERS, np.float32)
    found = run(parse(program), "f", given)
    wanted = [np.isfinite(given), np.isinf(given), np.isnan(given)]
    for one, other in zip(found[:3], wanted, strict=True):
        np.testing.assert_array_equal(one, other)


def clamp(a: float, least: float, most: float) -> float:
    """NaN wins, and -0.0 is below 0.0."""
    if math.isnan(a) or math.isnan(least) or math.isnan(most):
        return math.nan
    smaller = min((a, most), key=lambda one: (one, math.copysign(1.0, one)))
    return max((smaller, least), key=lambda one: (one, math.copysign(1.0, one)))


@pytest.mark.full
@pytest.mark.parametrize("type", ["f16", "f32", "f64", "f80"])
def test_clamping(type: str) -> None:
    numbers = (0.0, -0.0, 1.0, -2.5, 7.0, math.inf, -math.inf, math.nan)
    program = parse(f"""func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {{
      {
        "".join(
            [
                f"%{one}0 = arith.{'truncf' if type == 'f16' else 'extf'} %{one} : f32 to {type}" + chr(10)
                for one in "abc"
            ]
        )
        if type != "f32"
        else "".join([f"%{one}0 = arith.negf %{one} : f32" + chr(10) for one in "abc"])
    }
      %0 = math.clampf %a0 to [%b0, %c0] : {type}
      %1 = arith.{
        "extf %0 : f16 to f32" if type == "f16" else "negf %0 : f32" if type == "f32" else f"truncf %0 : {type} to f32"
    }
      return %1 : f32
    }}""")
    sign = -1.0 if type == "f32" else 1.0
    for a, b, c in itertools.product(numbers, repeat=3):
        (found,) = run(program, "f", np.float32(sign * a), np.float32(sign * b), np.float32(sign * c))
        wanted = sign * clamp(a, b, c)
        assert (math.isnan(wanted) and np.isnan(found)) or (
            found == wanted and math.copysign(1.0, found) == math.copysign(1.0, wanted)
        ), (a, b, c)


def test_clamping_elements() -> None:
    program = parse("""func.func @f(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
      %0 = math.clampf %a to [%b, %c] : tensor<4xf64>
      return %0 : tensor<4xf64>
    }""")
    a, b, c = np.array([-1.0, 0.5, 9.0, np.nan]), np.zeros(4), np.ones(4)
    np.testing.assert_array_equal(run(program, "f", a, b, c)[0], [0.0, 0.5, 1.0, np.nan])


@pytest.mark.parametrize(("type", "dtype"), [("f32", np.float32), ("f64", np.float64)])
def test_sine_with_cosine(type: str, dtype: type[np.float32 | np.float64]) -> None:
    both = f"{type}, {type}, tensor<?x{type}>, tensor<?x{type}>"
    program = parse(f"""func.func @f(%a: {type}, %v: tensor<?x{type}>) -> ({both}) {{
      %0, %1 = math.sincos %a : {type}
      %2, %3 = math.sincos %v : tensor<?x{type}>
      return %0, %1, %2, %3 : {both}
    }}""")
    angles = np.array([0.0, -0.0, 0.5, -3.0, 100.0, np.nan], dtype)
    sine, cosine = np.sin(angles.astype(np.float64)), np.cos(angles.astype(np.float64))
    rtol = 1e-6 if type == "f32" else 1e-15
    for at, angle in enumerate(angles):
        found = run(program, "f", angle, angles)
        one: Array
        for one, wanted in zip(found, (sine[at], cosine[at], sine, cosine), strict=True):
            np.testing.assert_allclose(one, wanted, rtol=rtol)


def test_sine_with_cosine_of_wide_numbers() -> None:
    program = parse("""func.func @f(%a: f64) -> (f64, f64) {
      %0 = arith.extf %a : f64 to f128
      %1, %2 = math.sincos %0 : f128
      %3 = arith.truncf %1 : f128 to f64
      %4 = arith.truncf %2 : f128 to f64
      return %3, %4 : f64, f64
    }""")
    sine, cosine = run(program, "f", 0.75)
    assert (float(sine), float(cosine)) == (math.sin(0.75), math.cos(0.75))


def test_complementary_error_function() -> None:
    program = parse("""func.func @f(%a: f64, %v: tensor<?xf32>) -> (f64, tensor<?xf32>, f64) {
      %0 = math.erfc %a : f64
      %1 = math.erfc %v : tensor<?xf32>
      %2 = arith.extf %a : f64 to f128
      %3 = math.erfc %2 : f128
      %4 = arith.truncf %3 : f128 to f64
      return %0, %1, %4 : f64, tensor<?xf32>, f64
    }""")
    given = np.array([0.0, 0.5, -2.0, 9.0, np.inf, -np.inf], np.float32)
    for number in (0.0, -0.25, 3.0, 20.0, math.inf, -math.inf):
        one, array, wide = run(program, "f", number, given)
        assert one == math.erfc(number)
        np.testing.assert_allclose(wide, math.erfc(number), rtol=1e-15)
        np.testing.assert_allclose(array, [math.erfc(x) for x in given.tolist()], rtol=1e-6)
