"""Floats of 4 and 8 bits, and numbers that are scaled, are natively what the interpreter makes of them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt.interpreter import parse, run
from pyopt.ir import floats
from pyopt.ir.types import FLOATS, FloatType

BODIES: Final = {
    "f8E8M0FNU": "%0 = arith.truncf %a : f32 to f8E8M0FNU\n%r = arith.extf %0 : f8E8M0FNU to f32",
    "f4E2M1FN": "%0 = arith.truncf %a : f32 to f4E2M1FN\n%r = arith.extf %0 : f4E2M1FN to f32",
    "scaled": "%0 = arith.scaling_truncf %a, %s : f32, f32 to f16\n%r = arith.scaling_extf %0, %s : f16, f32 to f32",
}
NUMBERS: Final = (
    0.0, -0.0, 0.25, 0.3, 0.75, 1.0, 1.5, 1.75, -2.0, 2.5, 3.0, 5.0, 6.5, 7.0, 100.0, 1e-3, 1e30, 65504.0, 2.0**-126,
    2.0**-127, 2.0**-140, float("inf"), float("-inf"), float("nan"),
)  # fmt: skip


@pytest.mark.parametrize("name", BODIES)
def test_narrow_floats(name: str) -> None:
    text = f"func.func @f(%a: f32, %s: f32) -> f32 {{\n{BODIES[name]}\nreturn %r : f32\n}}"
    native: Any = pyopt.compile(text).f
    program = parse(text)
    for number in NUMBERS:
        for scale in (0.5, 1.0, 3.0, 2.0**-127) if name == "scaled" else (1.0,):
            np.testing.assert_equal(native(number, scale), float(run(program, "f", number, scale)[0]))


SMALL: Final = (
    "f8E5M2", "f8E4M3FN", "f8E4M3", "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E3M4", "f6E2M3FN", "f6E3M2FN",
    "f4E2M1FN",
)  # fmt: skip


def same(found: int, expected: int, type: FloatType) -> bool:
    return found == expected or (floats.is_nan(found, type) and floats.is_nan(expected, type))


@pytest.mark.parametrize("name", SMALL)
def test_every_number_of_small_types(name: str) -> None:
    """All codes are converted, and numbers that lie on, between and beside them, for vectors, too."""
    type = FLOATS[name]
    width, count = type.width, 1 << type.width
    module: Any = pyopt.compile(f"""
      func.func @extended(%y: vector<{count}xi64>) -> vector<{count}xf64> {{
        %x = arith.trunci %y : vector<{count}xi64> to vector<{count}xi{width}>
        %v = arith.bitcast %x : vector<{count}xi{width}> to vector<{count}x{name}>
        %r = arith.extf %v : vector<{count}x{name}> to vector<{count}xf64>
        return %r : vector<{count}xf64>
      }}
      func.func @rounded(%x: f64) -> i{width} {{
        %v = arith.truncf %x : f64 to {name}
        %r = arith.bitcast %v : {name} to i{width}
        return %r : i{width}
      }}""")
    exact = np.array([floats.to_float(code, type) for code in range(count)])
    found = module.extended(np.arange(count))
    np.testing.assert_array_equal(found, exact)
    assert (np.signbit(found) == np.signbit(exact))[~np.isnan(exact)].all()
    finite = np.unique(exact[np.isfinite(exact)])
    between = (finite[1:] + finite[:-1]) / 2
    beyond = finite[-1] * np.array([1.01, 1.06, 1.125, 1.25, 1.5, 2.0, -1.06, -1.3, -4.0])
    others = np.array([1e300, -1e300, np.inf, -np.inf, np.nan, 5e-324, -5e-324, -0.0])
    for number in (*finite, *between, *np.nextafter(between, 9e9), *np.nextafter(between, -9e9), *beyond, *others):
        code = module.rounded(float(number)) % count
        assert same(code, floats.from_float(float(number), type), type), (number, code)


OPS: Final = {
    "sum": "%r = arith.addf %a, %b : T",
    "product": "%r = arith.mulf %a, %b : T",
    "quotient": "%r = arith.divf %a, %b : T",
    "negated": "%r = arith.negf %a : T",
    "larger": "%r = arith.maximumf %a, %b : T",
    "compared": "%c = arith.cmpf olt, %a, %b : T\n%r = arith.select %c, %b, %a : T",
    "from integer": "%i = arith.fptosi %a : T to i32\n%r = arith.sitofp %i : i32 to T",
    "root": "%m = math.absf %a : T\n%r = math.sqrt %m : T",
    "by way of another": "%o = arith.extf %a : T to f16\n%r = arith.truncf %o : f16 to T",
    "constant": "%k = arith.constant 1.5 : T\n%r = arith.subf %a, %k : T",
}


@pytest.mark.parametrize("name", SMALL)
def test_arithmetic_on_small_types(name: str) -> None:
    """Codes of results are those of the interpreter."""
    randomness = np.random.default_rng(len(name))
    type = FLOATS[name]
    width = type.width
    functions = [
        f"""func.func @{op.replace(" ", "_")}(%x: i{width}, %y: i{width}) -> i{width} {{
          %a = arith.bitcast %x : i{width} to {name}
          %b = arith.bitcast %y : i{width} to {name}
          {code.replace("T", name)}
          %z = arith.bitcast %r : {name} to i{width}
          return %z : i{width}
        }}"""
        for op, code in OPS.items()
    ]
    text = "\n".join(functions)
    program = parse(text)
    native: Any = pyopt.compile(text)
    half = 1 << (width - 1)
    for op in [one.replace(" ", "_") for one in OPS]:
        for _ in range(30):
            first, second = (int(one) for one in randomness.integers(-half, half, 2))
            if op == "from_integer" and not floats.is_finite(first % (2 * half), type):
                continue
            expected = int(run(program, op, first, second)[0]) % (2 * half)
            assert same(native[op](first, second) % (2 * half), expected, type), (op, first, second)
