"""complex-range: quotients keep their values where passes make arithmetic of them, by either formula."""

from __future__ import annotations

import cmath
import math

import numpy as np
import pytest

from pyopt.interpreter import Program, parse, run
from tests.unit.interpreter.programs import after

QUOTIENT = """func.func @f(%a: f64, %b: f64, %c: f64, %d: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.create %c, %d : complex<f64>
  %0 = complex.div %x, %y : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  return %1, %2 : f64, f64
}"""
NUMBERS = (1 + 2j, -0.5 + 0.25j, 3 - 4j, -1 + 0j, 2j, 0.125 - 3j)
INFINITE = complex(math.inf, 1.0)


def lowered(complex_range: str) -> Program:
    return parse(after(QUOTIENT, f"--convert-complex-to-standard=complex-range={complex_range}"))


def divide(program: Program, x: complex, y: complex) -> complex:
    real, imaginary = run(program, "f", x.real, x.imag, y.real, y.imag)
    return complex(float(real), float(imaginary))


@pytest.mark.parametrize("complex_range", ["improved", "basic", "none"])
def test_quotients(complex_range: str) -> None:
    before, behind = parse(QUOTIENT), lowered(complex_range)
    for x in (*NUMBERS, 0j):
        for y in NUMBERS:
            assert np.isclose(divide(behind, x, y), divide(before, x, y), rtol=1e-14), (x, y)


def test_great_divisors() -> None:
    great = complex(1e200, -1e200)
    assert divide(lowered("improved"), great, great) == 1
    assert cmath.isnan(divide(lowered("basic"), great, great))


def test_infinities() -> None:
    improved, basic = lowered("improved"), lowered("basic")
    assert divide(improved, 1 + 1j, INFINITE) == 0
    assert cmath.isinf(divide(improved, INFINITE, 1 + 1j))
    assert cmath.isinf(divide(improved, 1 + 1j, 0j))
    assert cmath.isnan(divide(basic, 1 + 1j, INFINITE))
    assert cmath.isnan(divide(basic, 0j, 0j))
    assert cmath.isnan(divide(improved, 0j, 0j))
