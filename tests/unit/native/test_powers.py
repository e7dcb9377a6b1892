"""Powers with integer exponents natively: those of the interpreter."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt

BASES = (0.0, -0.0, 1.0, -1.0, 2.0, -2.5, 0.1, 1e300, 1e-300, math.inf, -math.inf, math.nan)
EXPONENTS = (0, 1, -1, 2, 3, -3, 10, 127, -128)
LARGE = ((1 << 53) + 1, -(1 << 53) - 1, (1 << 63) - 1, 1 - (1 << 63), -(1 << 63))
"""Odd ones, but for the last, which are even or other numbers as floats."""


@pytest.mark.parametrize("type", ("f64", "f32", "f16"))
@pytest.mark.parametrize("power", ("i32", "i64", "i8", "index"))
def test_floats(type: str, power: str) -> None:
    text = f"""func.func @f(%a: {type}, %b: {power}) -> {type} {{
  %0 = math.fpowi %a, %b : {type}, {power}
  return %0 : {type}
}}
"""
    native: Any = pyopt.compile(text)
    module = pyopt.parse(text)
    kind: Any = {"f64": np.float64, "f32": np.float32, "f16": np.float16}[type]
    for base in BASES:
        with np.errstate(over="ignore"):
            a = float(kind(base))
        for b in (*EXPONENTS, *(LARGE if power in ("i64", "index") else ())):
            wanted: Any = module.evaluate("f", a, b)
            found = native.f(a, b)
            assert np.float64(found).tobytes() == np.float64(wanted).tobytes() or (
                math.isnan(found) and math.isnan(wanted)
            )


@pytest.mark.parametrize("type", ("i1", "i8", "i16", "i32", "i64", "i5", "index"))
def test_integers(type: str) -> None:
    text = f"""func.func @f(%a: {type}, %b: {type}) -> {type} {{
  %0 = math.ipowi %a, %b : {type}
  return %0 : {type}
}}
"""
    native: Any = pyopt.compile(text)
    module = pyopt.parse(text)
    width = 64 if type == "index" else int(type[1:])
    least, most = -(1 << (width - 1)), (1 << (width - 1)) - 1
    numbers = {one for one in (*range(-8, 9), 31, 63, -100, least, least + 1, most) if least <= one <= most}
    for base in numbers:
        for exponent in numbers:
            if base == 0 and exponent < 0:
                continue
            given = (bool(base), bool(exponent)) if width == 1 else (base, exponent)
            assert native.f(*given) == module.evaluate("f", *given), given


def test_tensors_and_vectors() -> None:
    text = """func.func @f(%a: tensor<?xi32>, %b: tensor<?xi32>, %c: tensor<?xf32>) -> (tensor<?xi32>, tensor<?xf32>) {
  %0 = math.ipowi %a, %b : tensor<?xi32>
  %1 = math.fpowi %c, %b : tensor<?xf32>, tensor<?xi32>
  return %0, %1 : tensor<?xi32>, tensor<?xf32>
}
func.func @v(%a: i64, %b: i64) -> i64 {
  %0 = vector.broadcast %a : i64 to vector<4xi64>
  %1 = vector.broadcast %b : i64 to vector<4xi64>
  %2 = math.ipowi %0, %1 : vector<4xi64>
  %3 = vector.reduction <add>, %2 : vector<4xi64> into i64
  return %3 : i64
}
"""
    native: Any = pyopt.compile(text)
    a, b, c = np.arange(-5, 5, dtype=np.int32), np.arange(10, dtype=np.int32), np.arange(10, dtype=np.float32)
    integers, floats = native.f(a, b, c)
    assert integers.tolist() == [x**y for x, y in zip(a.tolist(), b.tolist(), strict=True)]
    assert floats.tolist() == [float(np.float32(x**y)) for x, y in zip(c.tolist(), b.tolist(), strict=True)]
    assert native.v(3, 5) == 4 * 3**5
