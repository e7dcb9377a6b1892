"""math-expand-ops: what it makes of functions computes the same, as nearly as the formulas do."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from pyopt.interpreter import Program, parse, run
from pyopt.ir import floats
from pyopt.ir.types import FLOATS, FloatType
from tests.unit.interpreter.programs import after

EXPAND = "--math-expand-ops"
AS_REFERENCE = "--math-expand-ops=reference-exact=true"
NUMBERS = (
    0.0, -0.0, 0.25, -0.25, 0.5, -0.5, 0.49999997, -0.49999997, 0.49999999999999994, 0.75, 1.0, -1.0, 1.5, -1.5, 2.5,
    -2.5, 3.5, 4.5, 7.0, 100.5, 512.5, 1023.5, 1024.5, 4194304.5, -4194305.5, 8388607.5, 8388609.0, 16777217.0, 1e10,
    9.3e18, -9.3e18, 1e20, -1e30, 2.0**51 + 0.5, 2.0**52 + 1, math.inf, -math.inf, math.nan,
)  # fmt: skip


def rounding(op: str, type: FloatType) -> str:
    """A function of bits to bits."""
    bits = f"i{type.width}"
    return f"""func.func @f(%a: {bits}) -> {bits} {{
      %0 = arith.bitcast %a : {bits} to {type.name}
      %1 = math.{op} %0 : {type.name}
      %2 = arith.bitcast %1 : {type.name} to {bits}
      return %2 : {bits}
    }}"""


def of_bits(program: Program, bits: int, width: int) -> int:
    signed = bits - (1 << width) if bits >> (width - 1) else bits
    return int(run(program, "f", signed)[0]) & ((1 << width) - 1)


def samples(type: FloatType) -> list[int]:
    if type.width <= 8:
        return list(range(1 << type.width))
    random.seed(type.name)
    drawn = [floats.from_float(random.uniform(-20.0, 20.0), type) for _ in range(60)]
    drawn += [random.getrandbits(type.width) for _ in range(60) if type.name != "f80"]
    return [floats.from_float(one, type) for one in NUMBERS] + drawn


@pytest.mark.full
@pytest.mark.parametrize("name", ["f8E5M2", "f16", "bf16", "f32", "f64", "f80", "f128"])
@pytest.mark.parametrize("op", ["ceil", "round", "roundeven"])
def test_roundings_are_exact(op: str, name: str) -> None:
    type = FLOATS[name]
    text = rounding(op, type)
    before, behind = parse(text), parse(after(text, EXPAND))
    for bits in samples(type):
        wanted, found = of_bits(before, bits, type.width), of_bits(behind, bits, type.width)
        both_nan = floats.is_nan(wanted, type) and floats.is_nan(found, type)
        assert wanted == found or both_nan, floats.to_float(bits, type)


@pytest.mark.full
@pytest.mark.parametrize("width", [1, 2, 3, 5, 8, 17, 32, 33, 64])
def test_leading_zeros(width: int) -> None:
    text = f"func.func @f(%a: i{width}) -> i{width} {{ %0 = math.ctlz %a : i{width} return %0 : i{width} }}"
    before, behind = parse(text), parse(after(text, EXPAND))
    numbers = range(1 << width) if width <= 8 else [0, *[(1 << n) + n % 2 for n in range(width)], (1 << width) - 1]
    for number in numbers:
        assert of_bits(before, number, width) == of_bits(behind, number, width), number


def of_two(op: str, type: str = "f64", exponent: str = "f64") -> str:
    more = f", {exponent}" if op == "fpowi" else ""
    return f"""func.func @f(%a: {type}, %b: {exponent}) -> {type} {{
      %0 = math.{op} %a, %b : {type}{more}
      return %0 : {type}
    }}"""


def nearly(found: object, wanted: object, *inputs: object) -> None:
    np.testing.assert_allclose(np.asarray(found), np.asarray(wanted), rtol=1e-9, err_msg=str(inputs))


def test_powers() -> None:
    text = of_two("powf")
    before, behind = parse(text), parse(after(text, EXPAND))
    numbers = (0.0, 0.5, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 2.5, -2.5, -7.25, 1e3, -1e3, math.inf, math.nan)
    for a in numbers:
        for b in numbers:
            nearly(run(behind, "f", a, b)[0], run(before, "f", a, b)[0], a, b)
    assert math.copysign(1.0, float(run(behind, "f", -0.0, 3.0)[0])) == -1.0


@pytest.mark.parametrize("integer", ["i1", "i8", "i64"])
def test_powers_by_integers(integer: str) -> None:
    text = of_two("fpowi", "f64", integer)
    before, behind = parse(text), parse(after(text, EXPAND))
    for a in (0.0, -0.0, 0.5, 1.0, -1.0, 2.0, -2.0, 2.5, -7.25, math.inf, -math.inf, math.nan):
        for n in (0, -1) if integer == "i1" else (0, 1, -1, 2, -2, 3, -3, 10, 11, -127):
            nearly(run(behind, "f", a, n)[0], run(before, "f", a, n)[0], a, n)


@pytest.mark.parametrize("exponent", [0, 1, 2, 3, -1, -2, -3, 5, -5, 10])
def test_powers_by_known_integers(exponent: int) -> None:
    text = f"""func.func @f(%a: f64) -> f64 {{
      %n = arith.constant {exponent} : i32
      %0 = math.fpowi %a, %n : f64, i32
      return %0 : f64
    }}"""
    before, behind = parse(text), parse(after(text, EXPAND))
    for a in (0.0, -0.0, 0.5, 1.0, -1.0, 2.0, -2.0, 2.5, -7.25, math.inf, -math.inf, math.nan):
        nearly(run(behind, "f", a)[0], run(before, "f", a)[0], a)


FORMULAS = {
    "sinh": (-3.0, 3.0), "cosh": (-3.0, 3.0), "tan": (-1.5, 1.5), "tanh": (-3.0, 3.0), "asinh": (0.1, 9.0),
    "acosh": (1.1, 9.0), "atanh": (-0.9, 0.9), "exp2": (-9.0, 9.0), "rsqrt": (0.1, 9.0),
}  # fmt: skip


@pytest.mark.parametrize("op", FORMULAS)
def test_formulas(op: str) -> None:
    text = f"""func.func @f(%a: vector<64xf64>) -> vector<64xf64> {{
      %0 = math.{op} %a : vector<64xf64>
      return %0 : vector<64xf64>
    }}"""
    low, high = FORMULAS[op]
    numbers = np.linspace(low, high, 64)
    expanded = after(text, EXPAND)
    assert f"math.{op} " not in expanded
    nearly(run(parse(expanded), "f", numbers)[0], run(parse(text), "f", numbers)[0])


CLAMPED = """func.func @f(%a: f64, %least: f64, %most: f64) -> f64 {
  %0 = math.clampf %a to [%least, %most] : f64
  return %0 : f64
}"""


def test_bounds() -> None:
    before, behind = parse(CLAMPED), parse(after(CLAMPED, EXPAND))
    wrong = parse(after(CLAMPED, AS_REFERENCE))
    for a in (-9.0, -1.0, 0.5, 2.0, math.inf):
        found = run(behind, "f", a, -1.0, 2.0)
        assert found == run(before, "f", a, -1.0, 2.0) == [min(max(a, -1.0), 2.0)]
        assert run(wrong, "f", a, -1.0, 2.0) == [2.0]


def test_the_reference_is_wrong() -> None:
    ceil = rounding("ceil", FLOATS["f32"])
    assert of_bits(parse(after(ceil, AS_REFERENCE)), floats.from_float(-0.5, FLOATS["f32"]), 32) == 0
    round = rounding("round", FLOATS["f32"])
    below_half = floats.from_float(0.49999997, FLOATS["f32"])
    assert of_bits(parse(after(round, AS_REFERENCE)), below_half, 32) == floats.from_float(1.0, FLOATS["f32"])
    power = parse(after(of_two("powf"), AS_REFERENCE))
    assert math.isnan(float(run(power, "f", -2.0, 3.0)[0]))
    zeros = "func.func @f(%a: i17) -> i17 { %0 = math.ctlz %a : i17 return %0 : i17 }"
    assert of_bits(parse(after(zeros, AS_REFERENCE)), 1, 17) == 15
