"""convert-complex-to-standard: what functions give, against mpmath with 700 digits, near zeros, poles and |z| = 1."""

from __future__ import annotations

import cmath
import itertools
import math
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from pyopt.interpreter import parse, run
from tests.unit.interpreter.programs import after

mpmath = pytest.importorskip("mpmath")

FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "cos": mpmath.cos,
    "exp": mpmath.exp,
    "expm1": lambda z: mpmath.exp(z) - 1,
    "log": mpmath.log,
    "log1p": lambda z: mpmath.log(1 + z),
    "rsqrt": lambda z: 1 / mpmath.sqrt(z),
    "sin": mpmath.sin,
    "sqrt": mpmath.sqrt,
    "tan": mpmath.tan,
    "tanh": mpmath.tanh,
}
TYPES = {"f32": (np.complex64, 2.0**-24, 37), "f64": (np.complex128, 2.0**-53, 300)}
"""The NumPy type, half of the distance of 1 to the next number, and the exponent of large numbers."""
PASS = "--convert-complex-to-standard"
SPECIAL = (0.0, 1.0, -1.0, math.pi / 2, math.pi, math.log(2))
DRAWS = 24
MOST = 8.0
"""So many units of rounding, of the result's magnitude, a function may be wrong by."""


def part(randomness: random.Random, exponent: int) -> float:
    sign = randomness.choice((-1, 1))
    kind = randomness.randrange(5)
    if kind == 0:
        return randomness.choice(SPECIAL)
    if kind == 1:
        return sign * 10 ** randomness.uniform(-exponent, exponent)
    if kind == 2:
        return sign * 10 ** randomness.uniform(-9, 0)
    if kind == 3:
        return sign * (1 + randomness.uniform(-1, 1) * 10 ** randomness.uniform(-8, -1))
    return randomness.uniform(-50, 50)


def lowered(name: str, type: str, flags: str, operands: int = 1) -> Any:
    names = ["%a", "%b"][:operands]
    arguments = ", ".join(f"{one}: complex<{type}>" for one in names)
    return parse(
        after(
            f"""func.func @f({arguments}) -> complex<{type}> {{
              %0 = complex.{name} {", ".join(names)} : complex<{type}>
              return %0 : complex<{type}>
            }}""",
            flags,
        )
    )


def worst_error(name: str, type: str, flags: str, seed: int) -> float:
    """The largest error, in units of rounding of the result, where that is a normal number."""
    made, randomness = lowered(name, type, flags), random.Random(seed)
    numpy_type, unit, exponent = TYPES[type]
    limits = np.finfo(numpy_type)
    worst = 0.0
    with mpmath.workdps(700):
        for _ in range(DRAWS):
            z = numpy_type(complex(part(randomness, exponent), part(randomness, exponent)))
            if z == 0:
                continue
            expected = FUNCTIONS[name](mpmath.mpc(float(z.real), float(z.imag)))
            if not limits.tiny < abs(expected) < limits.max / 2 or abs(expected - 1) == 0:
                continue
            got = complex(run(made, "f", z)[0])
            error = abs(mpmath.mpc(got.real, got.imag) - expected) / abs(expected) / unit
            worst = max(worst, float(error) if cmath.isfinite(got) else math.inf)
    return worst


@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_lose_no_digits(name: str, type: str) -> None:
    assert worst_error(name, type, PASS, 1) <= MOST


@pytest.mark.full
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_lose_no_digits_of_more(name: str, type: str, seed: int) -> None:
    assert worst_error(name, type, PASS, seed) <= MOST


@pytest.mark.parametrize("name", ["cos", "log", "log1p", "sin", "tanh"])
def test_the_references_formulas_lose_some(name: str) -> None:
    exact = f"{PASS}=reference-exact=true"
    assert any(worst_error(name, "f64", exact, seed) > 64 for seed in range(1, 16))


def test_angles_lose_no_digits() -> None:
    """atan2 is -i log((x + iy) / sqrt(x^2 + y^2)); real parts, of one sign or the other, are on the right side."""
    made, randomness = lowered("atan2", "f64", PASS, 2), random.Random(1)
    with mpmath.workdps(60):
        for _ in range(DRAWS):
            scale = 10 ** randomness.uniform(-150, 150)
            size = randomness.choice((1, 1e-3, 1e-9))
            drawn = [complex(randomness.uniform(-3, 3), randomness.uniform(-3, 3)) for _ in range(2)]
            y, x = np.complex128(drawn[0] * scale * size), np.complex128(drawn[1] * scale)
            exact_y, exact_x = (mpmath.mpc(float(one.real), float(one.imag)) for one in (y, x))
            root = mpmath.sqrt(exact_x**2 + exact_y**2)
            expected = mpmath.log((exact_x + 1j * exact_y) / root) / 1j
            got = complex(run(made, "f", y, x)[0])
            assert abs(mpmath.mpc(got.real, got.imag) - expected) <= 20 * 2.0**-53 * abs(expected), (y, x)


def test_large_angles_do_not_overflow() -> None:
    made = lowered("atan2", "f64", PASS, 2)
    (got,) = run(made, "f", np.complex128(1 + 1j), np.complex128(1e200 + 1j))
    assert got == pytest.approx(1e-200 + 1e-200j, rel=1e-14)


EDGES = [complex(a, b) for a in (0.0, -0.0, 1.0, -1.0) for b in (0.0, -0.0, 1.0, -1.0)]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_infinite_at_poles(name: str) -> None:
    """What is infinite, or not a number, is the same before and behind the lowering."""
    before, behind = lowered(name, "f64", "--cse"), lowered(name, "f64", PASS)
    for z in EDGES:
        assert kinds(before, z) == kinds(behind, z), z


@pytest.mark.parametrize("name", ["atan2", "div"])
def test_infinite_at_poles_of_two_operands(name: str) -> None:
    """pow is left out: it has no limit where its base is zero."""
    before, behind = lowered(name, "f64", "--cse", 2), lowered(name, "f64", PASS, 2)
    for a, b in itertools.product(EDGES, EDGES):
        assert kinds(before, a, b) == kinds(behind, a, b), (a, b)


def kinds(made: Any, *operands: complex) -> list[str]:
    """Of each part of the result: is it finite, infinite (with its sign) or not a number?"""
    got = complex(run(made, "f", *[np.complex128(one) for one in operands])[0])
    return ["finite" if math.isfinite(one) else str(one) for one in (got.real, got.imag)]
