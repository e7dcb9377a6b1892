"""Functions of complex numbers with infinities, NaNs, signed zeros and what is nearly too large natively: those of the
interpreter, which are C's (annex G) where C has the function."""

from __future__ import annotations

import cmath
import itertools
import math
from typing import Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt.interpreter import parse, run

INF: Final = math.inf
NAN: Final = math.nan
PARTS: Final = {
    "f64": (0.0, -0.0, 1.0, -1.0, 0.5, 3.0, INF, -INF, NAN, 1e300, -1e200, 1e-310, 700.0, -720.0),
    "f32": (0.0, -0.0, 1.0, -1.0, 0.5, 3.0, INF, -INF, NAN, 1e38, -1e30, 1e-42, 80.0, -100.0),
}
DIGITS: Final = {"f64": 1e-12, "f32": 1e-5}
REAL: Final = ("abs", "angle")
UNARY: Final = (
    *REAL, "conj", "cos", "exp", "expm1", "log", "log1p", "neg", "rsqrt", "sign", "sin", "sqrt", "tan", "tanh",
)  # fmt: skip
BINARY: Final = ("add", "sub", "mul", "div", "atan2", "pow")


def numbers(element: str) -> list[complex]:
    return [complex(real, imaginary) for real, imaginary in itertools.product(PARTS[element], repeat=2)]


def computed(name: str, element: str, operands: list[list[complex]]) -> tuple[Any, Any]:
    """What an op gives by the interpreter, and natively."""
    number = f"complex<{element}>"
    result = element if name in REAL else number
    inputs = "".join([f"%m{index}: memref<?x{number}>, " for index in range(len(operands))])
    loads = [f"%a{index} = memref.load %m{index}[%i] : memref<?x{number}>" for index in range(len(operands))]
    text = f"""
func.func @f({inputs}%out: memref<?x{result}>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %out, %c0 : memref<?x{result}>
  scf.for %i = %c0 to %n step %c1 {{
    {"    ".join([line + chr(10) for line in loads])}
    %r = complex.{name} {", ".join([f"%a{index}" for index in range(len(operands))])} : {number}
    memref.store %r, %out[%i] : memref<?x{result}>
  }}
  return
}}"""
    kind: Any = {"f64": np.complex128, "f32": np.complex64}[element]
    given = [np.array(one, kind) for one in operands]
    outputs = [np.zeros(len(operands[0]), given[0].real.dtype if name in REAL else kind) for _ in range(2)]
    run(parse(text), "f", *given, outputs[0])
    module: Any = pyopt.compile(text)
    module.f(*given, outputs[1])
    return outputs[0], outputs[1]


def is_same_part(found: float, wanted: float) -> bool:
    """Zeros have any sign: C leaves many open."""
    if math.isnan(wanted) or math.isinf(wanted):
        return found == wanted or (math.isnan(found) and math.isnan(wanted))
    return math.isfinite(found)


def is_same(found: complex, wanted: complex, digits: float) -> bool:
    if not (is_same_part(found.real, wanted.real) and is_same_part(found.imag, wanted.imag)):
        # The sign of an infinite part beside a NaN is open as well.
        return cmath.isnan(wanted) and cmath.isnan(found) and cmath.isinf(wanted) and cmath.isinf(found)
    if not cmath.isfinite(wanted):
        return True
    size = max(abs(wanted.real), abs(wanted.imag))
    return max(abs(found.real - wanted.real), abs(found.imag - wanted.imag)) <= digits * size + 1e-37


@pytest.mark.parametrize("element", PARTS)
@pytest.mark.parametrize("name", UNARY)
def test_of_one_number(name: str, element: str) -> None:
    given = numbers(element)
    wanted, found = computed(name, element, [given])
    for one, right, native in zip(given, wanted, found, strict=True):
        assert is_same(complex(native), complex(right), DIGITS[element]), one


@pytest.mark.parametrize("name", BINARY)
def test_of_two_numbers(name: str) -> None:
    """Of f64: those of f32 overflow elsewhere. Angles beyond 1e8 have no digits."""
    chosen = [complex(a, b) for a, b in itertools.product((0.0, -0.0, 2.0, -1.0, 0.5, INF, -INF, NAN, 1e300), repeat=2)]
    pairs = [*itertools.product(chosen, repeat=2)]
    wanted, found = computed(name, "f64", [[a for a, _ in pairs], [b for _, b in pairs]])
    for (a, b), right, native in zip(pairs, wanted, found, strict=True):
        if name == "pow" and cmath.isfinite(b) and 1e8 < abs(b) < INF:
            continue
        if name == "atan2" and abs(complex(native).real) > 1.57 and cmath.isfinite(complex(right).real):
            continue
        assert is_same(complex(native), complex(right), 1e-12), (a, b)


@pytest.mark.parametrize("part", ["f64", "f32"])
@pytest.mark.parametrize("power", ["i64", "i32"])
def test_integer_powers(part: str, power: str) -> None:
    """Of numbers on an axis: right angles are exact, also those of exponents that no float holds."""
    text = f"""
func.func @f(%a: complex<{part}>, %b: {power}) -> complex<{part}> {{
  %0 = complex.powi %a, %b : complex<{part}>, {power}
  return %0 : complex<{part}>
}}"""
    module: Any = pyopt.compile(text)
    parsed = pyopt.parse(text)
    large = [(1 << 53) + 1, (1 << 53) + 2, (1 << 62) + 3, (1 << 63) - 1, -(1 << 53) - 1, -(1 << 63)]
    for base in (1, -1, 1j, -1j, 2, -0.5j, 0, 1 + 1j, -2j):
        on_axis = bool(base.real) != bool(base.imag)
        for exponent in (0, 1, 2, 3, -1, -5, *(large if power != "i32" and on_axis else [])):
            if base == 0 and exponent < 0:
                continue
            wanted, found = parsed.evaluate("f", complex(base), exponent), module.f(complex(base), exponent)
            assert is_same(complex(found), complex(wanted), 1e-14 if part == "f64" else 1e-6), (base, exponent)
            if abs(base) == 1 and power != "i32":
                assert found == [1, base, base * base, base * base * base][exponent % 4], (base, exponent)
