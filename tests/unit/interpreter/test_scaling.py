"""Floats of 4, 6 and 8 bits: conversions and those that scale, and what arith-expand makes of them."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from pyopt.interpreter import Program, parse, run
from pyopt.ir import floats
from pyopt.ir.types import FLOATS, FloatType
from tests.unit.interpreter.programs import after

SCALE = FLOATS["f8E8M0FNU"]
NUMBERS = (0.0, -0.0, 0.25, -0.25, 0.3, -0.3, 0.74, 0.75, 1.25, -1.25, 1.26, 1.75, 2.5, 3.5, 5.0, 5.1, 7.0, 1e9, -1e9,
           3.0, 2.0**-126, 2.0**-127, 2.0**-130, 2.0**127, 1e-30, math.inf, -math.inf, math.nan)  # fmt: skip
EXPAND = "--arith-expand=include-f4e2m1 include-f8e8m0"


def conversion(op: str, source: FloatType, target: FloatType, rest: str = "") -> str:
    """A function of bits to bits."""
    before, behind = f"i{source.width}", f"i{target.width}"
    return f"""func.func @f(%a: {before}) -> {behind} {{
      %0 = arith.bitcast %a : {before} to {source.name}
      %1 = arith.{op} %0{rest} : {source.name} to {target.name}
      %2 = arith.bitcast %1 : {target.name} to {behind}
      return %2 : {behind}
    }}"""


def converted(program: Program, bits: int, source: FloatType, target: FloatType) -> int:
    signed = bits - (1 << source.width) if bits >> (source.width - 1) else bits
    return int(run(program, "f", signed)[0]) & ((1 << target.width) - 1)


def samples(type: FloatType) -> list[int]:
    if type.width <= 8:
        return list(range(1 << type.width))
    random.seed(type.name)
    return [floats.from_float(one, type) for one in NUMBERS] + [random.getrandbits(type.width) for _ in range(60)]


@pytest.mark.full
@pytest.mark.parametrize("name", ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3"])
@pytest.mark.parametrize("wide", ["f16", "f32", "f64", "f80"])
def test_conversions(name: str, wide: str) -> None:
    small, large = FLOATS[name], FLOATS[wide]
    narrow, widen = parse(conversion("truncf", large, small)), parse(conversion("extf", small, large))
    for bits in samples(large):
        found = converted(narrow, bits, large, small)
        assert same(found, floats.convert(bits, large, small), small), bits
    for bits in samples(small):
        assert same(converted(widen, bits, small, large), floats.convert(bits, small, large), large), bits


def same(one: int, other: int, type: FloatType) -> bool:
    """Both are NaN, or one encoding."""
    return one == other or (floats.is_nan(one, type) and floats.is_nan(other, type))


@pytest.mark.parametrize(
    ("mode", "wanted"),
    [
        ("downward", (0, 2, 7, 11)),
        ("upward", (1, 3, 7, 10)),
        ("toward_zero", (0, 2, 7, 10)),
        ("to_nearest_away", (1, 3, 7, 11)),
    ],
)
def test_rounding_modes(mode: str, wanted: tuple[int, ...]) -> None:
    source, target = FLOATS["f32"], FLOATS["f4E2M1FN"]
    program = parse(conversion("truncf", source, target, " " + mode))
    found = [converted(program, floats.from_float(one, source), source, target) for one in (0.25, 1.25, 100.0, -1.25)]
    assert tuple(found) == wanted


@pytest.mark.parametrize(
    ("mode", "wanted"),
    [("", 128), (" to_nearest_even", 129), (" upward", 129), (" to_nearest_away", 129), (" downward", 128)],
)
def test_powers_of_two(mode: str, wanted: int) -> None:
    """Without a mode the next power of two below, whatever the sign."""
    source = FLOATS["f32"]
    program = parse(conversion("truncf", source, SCALE, mode))
    for number in (3.0, -3.0):
        assert converted(program, floats.from_float(number, source), source, SCALE) == wanted
    for number, least in ((0.0, 0), (2.0**-130, 0), (math.inf, 255), (math.nan, 255), (1.0, 127)):
        assert converted(program, floats.from_float(number, source), source, SCALE) == least


@pytest.mark.full
@pytest.mark.parametrize("name", ["f4E2M1FN", "f8E8M0FNU"])
@pytest.mark.parametrize("wide", ["f16", "bf16", "f32", "f64"])
def test_expansion(name: str, wide: str) -> None:
    small, large = FLOATS[name], FLOATS[wide]
    for op, source, target in (("truncf", large, small), ("extf", small, large)):
        text = conversion(op, source, target)
        program, expanded = parse(text), parse(after(text, EXPAND))
        for bits in samples(source):
            found, wanted = [converted(one, bits, source, target) for one in (expanded, program)]
            assert same(found, wanted, target), (op, bits)


def test_scaling() -> None:
    text = """func.func @f(%a: f32, %s: f32, %v: tensor<?xf16>, %t: tensor<?xf16>) -> (f32, f32, tensor<?xf32>) {
      %0 = arith.scaling_truncf %a, %s : f32, f32 to f4E2M1FN
      %1 = arith.extf %0 : f4E2M1FN to f32
      %2 = arith.scaling_extf %0, %s : f4E2M1FN, f32 to f32
      %3 = arith.scaling_extf %v, %t : tensor<?xf16>, tensor<?xf16> to tensor<?xf32>
      return %1, %2, %3 : f32, f32, tensor<?xf32>
    }"""
    values, scales = np.array([1.5, -2.0, np.nan], np.float16), np.array([3.0, 0.75, 1.0], np.float16)
    for number, scale in ((20.0, 4.0), (-3.0, 3.0), (1e6, 2.5), (0.1, 0.25)):
        quotient, product, array = run(parse(text), "f", number, scale, values, scales)
        power = 2.0 ** math.floor(math.log2(scale))
        rounded = floats.to_float(floats.from_float(number / power, FLOATS["f4E2M1FN"]), FLOATS["f4E2M1FN"])
        assert (float(quotient), float(product)) == (rounded, rounded * power)
        np.testing.assert_array_equal(array, [3.0, -1.0, np.nan])


@pytest.mark.parametrize("flags", [("--arith-expand",), (EXPAND,)])
@pytest.mark.parametrize("mode", ["", " toward_zero"])
def test_expansion_of_scaling(flags: tuple[str, ...], mode: str) -> None:
    text = f"""func.func @f(%a: f32, %s: f16) -> (f32, f64) {{
      %0 = arith.scaling_truncf %a, %s{mode} : f32, f16 to f8E5M2
      %1 = arith.extf %0 : f8E5M2 to f32
      %2 = arith.scaling_extf %0, %s : f8E5M2, f16 to f64
      return %1, %2 : f32, f64
    }}"""
    program, expanded = parse(text), parse(after(text, *flags))
    for number, scale in ((20.0, 4.0), (-3.3, 3.0), (1e6, 2.5), (0.1, 0.25), (math.inf, 1.0), (1.0, -4.0)):
        assert [one.tolist() for one in run(program, "f", number, scale)] == [
            one.tolist() for one in run(expanded, "f", number, scale)
        ]
