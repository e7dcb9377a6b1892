"""convert-complex-to-standard, and the interpreter: what functions give, against mpmath with 700 digits.

Near zeros, poles, |z| = 1 and the axes; of large and small numbers; the signs of zeros.
"""

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
    "sign": lambda z: z / abs(z),
    "sin": mpmath.sin,
    "sqrt": mpmath.sqrt,
    "tan": mpmath.tan,
    "tanh": mpmath.tanh,
}
TYPES = {"f32": (np.complex64, 2.0**-24, 37), "f64": (np.complex128, 2.0**-53, 300)}
"""The NumPy type, half of the distance of 1 to the next number, and the exponent of large numbers."""
PASS = "--convert-complex-to-standard"
UNCHANGED = "--cse"
"""A pass that leaves complex ops to the interpreter."""
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


def near_axis(randomness: random.Random, exponent: int) -> complex:
    """A part of a usual size and one that is much smaller, or zero with either sign."""
    sign = randomness.choice((-1, 1))
    usual = sign * randomness.choice((0.25, 1.0, 2.0, math.pi / 2, 4.0, randomness.uniform(0.01, 80)))
    small = randomness.choice((-1, 1)) * 10 ** randomness.uniform(-exponent, -2)
    if randomness.randrange(4) == 0:
        small = math.copysign(0.0, small)
    return complex(usual, small) if randomness.randrange(2) else complex(small, usual)


def near_circle(randomness: random.Random, exponent: int) -> complex:
    """A number whose magnitude is nearly 1."""
    return cmath.rect(1 + randomness.choice((0, 1e-12, 1e-6, -1e-9)), randomness.uniform(-4, 4))


def worst_part(name: str, type: str, flags: str, seed: int, draw: Callable[[random.Random, int], complex]) -> float:
    """The largest error of a part, in units of rounding of that part, where it is a normal number."""
    made, randomness = lowered(name, type, flags), random.Random(seed)
    numpy_type, unit, exponent = TYPES[type]
    limits = np.finfo(numpy_type)
    worst = 0.0
    with mpmath.workdps(700):
        for _ in range(DRAWS):
            z = numpy_type(draw(randomness, exponent))
            expected = FUNCTIONS[name](mpmath.mpc(float(z.real), float(z.imag)))
            got = complex(run(made, "f", z)[0])
            if z.imag == 0 and math.copysign(1, z.imag) < 0:
                expected = mpmath.conj(FUNCTIONS[name](mpmath.mpc(float(z.real), 0)))
            for found, right in ((got.real, expected.real), (got.imag, expected.imag)):
                if abs(right) < limits.max / 2:
                    error = abs(found - right) / max(abs(right), limits.tiny) / unit
                    worst = max(worst, float(error) if math.isfinite(found) else math.inf)
    return worst


@pytest.mark.parametrize("flags", [PASS, UNCHANGED])
@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_small_parts_have_all_digits(name: str, type: str, flags: str) -> None:
    assert worst_part(name, type, flags, 1, near_axis) <= MOST


@pytest.mark.full
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize("flags", [PASS, UNCHANGED])
@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_small_parts_of_more_have_all_digits(name: str, type: str, flags: str, seed: int) -> None:
    assert worst_part(name, type, flags, seed, near_axis) <= MOST


@pytest.mark.parametrize("flags", [PASS, UNCHANGED])
@pytest.mark.parametrize("type", TYPES)
def test_small_logarithms_have_all_digits(type: str, flags: str) -> None:
    assert worst_part("log", type, flags, 1, near_circle) <= MOST
    shifted = worst_part("log1p", type, flags, 1, lambda randomness, exponent: near_circle(randomness, exponent) - 1)
    assert shifted <= MOST


def test_square_roots_beside_the_negative_axis() -> None:
    for z, root in [(-1 + 1e-20j, 5e-21 + 1j), (-4 + 0j, 2j), (complex(-4, -0.0), -2j), (-1e300 + 1j, 5e-151 + 1e150j)]:
        for flags in (PASS, UNCHANGED):
            got = complex(run(lowered("sqrt", "f64", flags), "f", np.complex128(z))[0])
            assert got.real == pytest.approx(root.real, rel=1e-15, abs=0)
            assert got.imag == pytest.approx(root.imag)


@pytest.mark.parametrize("flags", ["", "fastmath<nnan,ninf>"])
@pytest.mark.parametrize("name", ["cos", "exp", "expm1", "log", "log1p", "rsqrt", "sign", "sin", "sqrt"])
def test_lowered_to_functions_of_the_library(name: str, flags: str) -> None:
    """convert-math-to-libm knows no math.copysign: where the reference's formula has none, there is none."""
    text = f"""func.func @f(%a: complex<f64>) -> complex<f64> {{
      %0 = complex.{name} %a {flags} : complex<f64>
      return %0 : complex<f64>
    }}"""
    assert ("math.copysign" in after(text, PASS)) == (name in ("rsqrt", "sqrt") and not flags)
    if flags:
        got = complex(run(parse(after(text, PASS)), "f", np.complex128(complex(-4, -0.0)))[0])
        with mpmath.workdps(60):
            expected = complex(mpmath.conj(FUNCTIONS[name](mpmath.mpc(-4, 0))))
        assert got.real == pytest.approx(expected.real)
        assert got.imag == pytest.approx(expected.imag)


@pytest.mark.parametrize("name", ["rsqrt", "sqrt"])
def test_the_references_roots_lose_small_parts(name: str) -> None:
    assert worst_part(name, "f64", f"{PASS}=reference-exact=true", 1, near_axis) > 1e6


@pytest.mark.parametrize("flags", [PASS, UNCHANGED])
def test_products_with_infinite_factors(flags: str) -> None:
    """The powers of e, and of the magnitude, on the way are infinite; the results are not."""

    def got(name: str, *operands: complex) -> complex:
        made = lowered(name, "f64", flags, len(operands))
        return complex(run(made, "f", *[np.complex128(one) for one in operands])[0])

    for name, z in [("sin", 1e-5 + 711j), ("cos", 1.5 - 709.9j), ("expm1", 709.9 + 1.5j), ("exp", 709.9 + 1.5j)]:
        with mpmath.workdps(60):
            right = complex(FUNCTIONS[name](mpmath.mpc(z.real, z.imag)))
        found = got(name, z)
        for part, wanted in ((found.real, right.real), (found.imag, right.imag)):
            assert part == (pytest.approx(wanted, rel=1e-12) if math.isfinite(wanted) else wanted), name
    assert got("sin", 800j) == complex(0, math.inf)
    assert got("sign", 1.7e308 + 1.7e308j) == pytest.approx(0.5**0.5 * (1 + 1j))
    assert got("sign", 5e-324 + 5e-324j) == pytest.approx(0.5**0.5 * (1 + 1j))
    assert got("pow", -1e200 + 0j, 2 + 130j) == pytest.approx(cmath.exp((2 + 130j) * cmath.log(-1e200)), rel=1e-9)
    assert got("pow", 1.7e308 + 1.7e308j, -2 + 0j) == pytest.approx(0, abs=1e-300)


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


@pytest.mark.parametrize("flags", [PASS, UNCHANGED])
def test_angles_beside_the_cut(flags: str) -> None:
    """x^2 + y^2 is nearly negative: the sign of its small imaginary part decides."""
    made, randomness = lowered("atan2", "f64", flags, 2), random.Random(1)
    with mpmath.workdps(120):
        for _ in range(DRAWS):
            small = [randomness.choice((-1, 1)) * 10 ** randomness.uniform(-40, -3) for _ in range(3)]
            y, x = np.complex128(complex(3, small[0])), np.complex128(complex(small[1], small[2]))
            if randomness.randrange(2):
                y = np.complex128(complex(small[0], 3))
            else:
                x, y = np.complex128(complex(small[1], 3)), np.complex128(complex(small[0], small[2]))
            exact_y, exact_x = (mpmath.mpc(float(one.real), float(one.imag)) for one in (y, x))
            expected = mpmath.log((exact_x + 1j * exact_y) / mpmath.sqrt(exact_x**2 + exact_y**2)) / 1j
            got = complex(run(made, "f", y, x)[0])
            assert abs(mpmath.mpc(got.real, got.imag) - expected) <= 20 * 2.0**-53 * abs(expected), (y, x)


def test_large_angles_do_not_overflow() -> None:
    made = lowered("atan2", "f64", PASS, 2)
    (got,) = run(made, "f", np.complex128(1 + 1j), np.complex128(1e200 + 1j))
    assert got == pytest.approx(1e-200 + 1e-200j, rel=1e-14)


SMALL_EDGES = [complex(a, b) for a in (0.0, -0.0, 1.0, -1.0) for b in (0.0, -0.0, 1.0, -1.0)]
EDGES = [complex(a, b) for a in (0.0, -0.0, 1.0, -1.0, 1e300) for b in (0.0, -0.0, 1.0, -1.0, -1e300)]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_infinite_at_poles(name: str) -> None:
    """What is infinite, not a number, or zero is the same before and behind the lowering."""
    before, behind = lowered(name, "f64", "--cse"), lowered(name, "f64", PASS)
    for z in EDGES:
        assert kinds(before, z) == kinds(behind, z), z


@pytest.mark.parametrize("name", ["atan2", "div"])
def test_infinite_at_poles_of_two_operands(name: str) -> None:
    """pow is left out: it has no limit where its base is zero. Here zeros have any sign."""
    before, behind = lowered(name, "f64", "--cse", 2), lowered(name, "f64", PASS, 2)
    for a, b in itertools.product(SMALL_EDGES, SMALL_EDGES):
        expected, got = kinds(before, a, b), kinds(behind, a, b)
        assert [one if "0" not in one else "finite" for one in got] == [
            one if "0" not in one else "finite" for one in expected
        ], (a, b)


def test_quotients_of_large_and_small_numbers() -> None:
    """The interpreter's have all digits, also where squares of parts are infinite or zero."""
    made = lowered("div", "f64", UNCHANGED, 2)
    randomness = random.Random(2)
    exponents = ((-320, 308), (300, 308.2), (-323, -300), (-1, 1))

    def number() -> float:
        if not randomness.randrange(5):
            return randomness.choice((0.0, 1.0, 1.7e308, -1.7e308, 5e-324))
        return randomness.choice((-1, 1)) * 10 ** randomness.uniform(*randomness.choice(exponents))

    for _ in range(400):
        a, b = complex(number(), number()), complex(number(), number())
        if b == 0:
            continue
        with mpmath.workdps(80):
            exact = mpmath.mpc(a) / mpmath.mpc(b)
        most = max(abs(exact.real), abs(exact.imag))
        got = complex(run(made, "f", np.complex128(a), np.complex128(b))[0])
        for part, wanted in ((got.real, exact.real), (got.imag, exact.imag)):
            if math.isinf(float(wanted)):
                assert part == float(wanted), (a, b)
            else:
                assert abs(part - wanted) <= 2 * max(most * 2.0**-53, mpmath.mpf(2) ** -1074), (a, b)


def test_powers_have_all_digits() -> None:
    """The interpreter's, where w log z is large."""
    made = lowered("pow", "f64", UNCHANGED, 2)
    randomness = random.Random(3)
    worst = 0.0
    for _ in range(300):
        z, w = (complex(randomness.uniform(-most, most), randomness.uniform(-most, most)) for most in (50, 150))
        got = complex(run(made, "f", np.complex128(z), np.complex128(w))[0])
        with mpmath.workdps(80):
            exact = mpmath.exp(mpmath.mpc(w) * mpmath.log(mpmath.mpc(z)))
            if 1e-300 < abs(exact) < 1e300:
                worst = max(worst, float(abs(mpmath.mpc(got) - exact) / abs(exact) * 2**53))
    assert 0 < worst < MOST


def kinds(made: Any, *operands: complex) -> list[str]:
    """Of each part of the result: is it a number, zero or infinite (with its sign) or not a number?"""
    got = complex(run(made, "f", *[np.complex128(one) for one in operands])[0])
    return ["finite" if one and math.isfinite(one) else str(one) for one in (got.real, got.imag)]
