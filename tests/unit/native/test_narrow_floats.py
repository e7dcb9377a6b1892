"""Floats of 4 and 8 bits, and numbers that are scaled, are natively what the interpreter makes of them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt.interpreter import parse, run

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
