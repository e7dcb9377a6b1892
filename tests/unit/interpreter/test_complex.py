"""Complex numbers against Python's and NumPy's."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable

import numpy as np
import pytest

from pyopt.interpreter import parse, run

NUMBERS = (1 + 2j, -0.5 + 0.25j, 3 - 4j, 0j, -1 + 0j, 2j, 0.125 - 3j)
UNARY: dict[str, Callable[[complex], complex]] = {
    "exp": cmath.exp, "sin": cmath.sin, "cos": cmath.cos, "tan": cmath.tan, "tanh": cmath.tanh, "sqrt": cmath.sqrt,
    "neg": lambda a: -a, "conj": lambda a: a.conjugate(), "expm1": lambda a: complex(np.expm1(np.complex128(a))),
    "sign": lambda a: a / abs(a) if a else a,
}  # fmt: skip
NOT_OF_ZERO: dict[str, Callable[[complex], complex]] = {
    "log": cmath.log, "rsqrt": lambda a: 1 / cmath.sqrt(a),
    "log1p": lambda a: complex(np.log1p(np.complex128(a))) if a != -1 else complex(-math.inf),
}  # fmt: skip
BINARY: dict[str, Callable[[complex, complex], complex]] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b, "pow": lambda a, b: a**b,
    "atan2": lambda a, b: -1j * cmath.log((b + 1j * a) / cmath.sqrt(a * a + b * b)),
}  # fmt: skip


def call(op: str, type: str, *numbers: complex) -> complex:
    """The op's result on numbers of complex<type>."""
    whole = f"complex<{type}>"
    names = ", ".join([f"%{at}" for at in range(len(numbers))])
    arguments = ", ".join([f"%{at}: {whole}" for at in range(len(numbers))])
    text = f"func.func @f({arguments}) -> {whole} {{\n %r = complex.{op} {names} : {whole}\n return %r : {whole}\n}}"
    return complex(run(parse(text), "f", *numbers)[0])


@pytest.mark.parametrize("type", ["f32", "f64"])
@pytest.mark.parametrize("op", [*UNARY, *NOT_OF_ZERO])
def test_functions_of_one(op: str, type: str) -> None:
    for number in NUMBERS:
        if op in UNARY or number:
            expected = UNARY[op](number) if op in UNARY else NOT_OF_ZERO[op](number)
            assert np.isclose(call(op, type, number), expected, rtol=1e-6 if type == "f32" else 1e-13), number


@pytest.mark.parametrize("type", ["f32", "f64"])
@pytest.mark.parametrize("op", BINARY)
def test_functions_of_two(op: str, type: str) -> None:
    for a in NUMBERS:
        for b in NUMBERS:
            if b and a and not (op == "atan2" and abs(a * a + b * b) < 1e-9):
                expected = BINARY[op](a, b)
                assert np.isclose(call(op, type, a, b), expected, rtol=2e-5 if type == "f32" else 1e-12), (a, b)


@pytest.mark.parametrize("type", ["f32", "f64"])
def test_integer_powers(type: str) -> None:
    program = parse(f"""func.func @f(%a: complex<{type}>, %b: i8) -> complex<{type}> {{
      %0 = complex.powi %a, %b : complex<{type}>, i8
      return %0 : complex<{type}>
    }}""")
    for number in NUMBERS:
        for exponent in (0, 1, 2, 5, -1, -3):
            if number or exponent > 0:
                (found,) = run(program, "f", number, exponent)
                assert np.isclose(complex(found), number**exponent, rtol=2e-5 if type == "f32" else 1e-12), number


def test_integer_powers_of_wide_numbers() -> None:
    program = parse("""func.func @f(%b: i8) -> (f64, f64) {
      %0 = arith.constant 1.5 : f128
      %1 = complex.create %0, %0 : complex<f128>
      %2 = complex.powi %1, %b : complex<f128>, i8
      %3 = complex.re %2 : complex<f128>
      %4 = complex.im %2 : complex<f128>
      %5 = arith.truncf %3 : f128 to f64
      %6 = arith.truncf %4 : f128 to f64
      return %5, %6 : f64, f64
    }""")
    real, imaginary = run(program, "f", 3)
    np.testing.assert_allclose([real, imaginary], [-6.75, 6.75], rtol=1e-15)


def test_parts() -> None:
    text = """
    func.func @f(%a: complex<f32>, %b: complex<f32>) -> (f32, f32, f32, f32, i1, i1, complex<f32>, i64, complex<f32>) {
      %re = complex.re %a : complex<f32>
      %im = complex.im %a : complex<f32>
      %abs = complex.abs %a : complex<f32>
      %angle = complex.angle %a : complex<f32>
      %eq = complex.eq %a, %b : complex<f32>
      %neq = complex.neq %a, %b : complex<f32>
      %swapped = complex.create %im, %re : complex<f32>
      %bits = complex.bitcast %a : complex<f32> to i64
      %back = complex.bitcast %bits : i64 to complex<f32>
      return %re, %im, %abs, %angle, %eq, %neq, %swapped, %bits, %back
        : f32, f32, f32, f32, i1, i1, complex<f32>, i64, complex<f32>
    }
    """
    re, im, size, angle, eq, neq, swapped, bits, back = run(parse(text), "f", 3 - 4j, 3 - 4j)
    parts = [one.tolist() for one in (re, im, size, eq, neq, swapped, back)]
    assert parts == [3.0, -4.0, 5.0, True, False, -4 + 3j, 3 - 4j]
    assert math.isclose(float(angle), math.atan2(-4, 3), rel_tol=1e-7)
    expected = np.array([3.0, -4.0], np.float32).view(np.int64)[0]
    assert bits == expected


def test_constants_and_rounding() -> None:
    text = """
    func.func @f(%a: complex<bf16>) -> (complex<bf16>, complex<f64>) {
      %c = complex.constant [1.0 : bf16, 2.0 : bf16] : complex<bf16>
      %0 = complex.add %a, %c : complex<bf16>
      %d = complex.constant [0.1, -0.0] : complex<f64>
      return %0, %d : complex<bf16>, complex<f64>
    }
    """
    total, constant = run(parse(text), "f", 0.003 + 0.5j)
    assert total == 1 + 2.5j
    assert constant == complex(0.1, -0.0) and math.copysign(1, constant.imag) == -1


def test_division_by_zero_is_no_error() -> None:
    found = call("div", "f64", 1 + 0j, 0j)
    assert math.isinf(found.real) or math.isnan(found.real)
