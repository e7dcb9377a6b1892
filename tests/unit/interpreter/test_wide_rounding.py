"""f80 and f128: results next to ties, sums that cancel, signs of zeros, and programs where mpmath is not installed."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from pyopt.driver.execute import run_in_process
from pyopt.interpreter import RunError, parse, run
from pyopt.interpreter.numbers import WideComplex
from pyopt.interpreter.wide import multiprecision
from pyopt.interpreter.wide.complexes import FUNCTIONS
from pyopt.interpreter.wide.reals import FUNCTIONS as REALS
from pyopt.interpreter.wide.rounding import rounded
from pyopt.ir import floats
from pyopt.ir.types import FLOATS, FloatType

F80 = FLOATS["f80"]
TYPES = (F80, FLOATS["f128"])
EACH_TYPE = pytest.mark.parametrize("type", TYPES, ids=lambda type: type.name)


def encoded(value: Fraction | int, type: FloatType) -> int:
    value = Fraction(value)
    return floats.from_ratio(value.numerator, value.denominator, type)


def power(exponent: int) -> Fraction:
    return Fraction(2) ** exponent


def least_exponent(type: FloatType) -> int:
    """The least number of the type is 2 to the power of this."""
    return 2 - floats.format_of(type).bias - type.mantissa


def of(name: str, type: FloatType, *parts: Fraction | int) -> tuple[int, int]:
    numbers = [encoded(one, type) for one in parts]
    operands = [WideComplex(*numbers[at : at + 2]) for at in range(0, len(numbers), 2)]
    found = FUNCTIONS["complex." + name](*operands, type)
    return found.real, found.imag


def near(number: int, sign: int, exponent: int) -> Callable[[multiprecision.Context], multiprecision.Real]:
    return lambda mp: mp.mpf(number) + mp.ldexp(sign, exponent)


def cancelling(bits: int) -> Callable[[multiprecision.Context], multiprecision.Real]:
    """expm1(2^-bits), which loses so many bits."""
    return lambda mp: mp.exp(mp.ldexp(1, -bits)) - 1


@EACH_TYPE
def test_ties(type: FloatType) -> None:
    """Half-way goes to the even number, next to it to the nearer one: however near, and whatever cancels."""
    tie = (1 << type.mantissa) + 1
    assert rounded(lambda mp: mp.mpf(tie * 2**300) / 2**300, type) == encoded(tie - 1, type)
    for far in (200, 5000, 30_000):
        assert rounded(near(tie, 1, -far), type) == encoded(tie + 1, type)
        assert rounded(near(tie, -1, -far), type) == encoded(tie - 1, type)
    assert rounded(lambda mp: mp.mpf(2) - 2, type) == 0
    for lost in (20, 60, 90):
        small = power(-lost)
        expected = encoded(sum([small**term / math.factorial(term) for term in range(1, 12)], Fraction(0)), type)
        assert rounded(cancelling(lost), type) == expected
    # An odd number whose cube has one bit more than the type.
    root = int(2.0 ** (type.mantissa / 3)) + 2 | 1
    assert (root**3).bit_length() == type.mantissa + 1
    assert REALS["powf"](encoded(root**2, type), encoded(Fraction(3, 2), type), type) == encoded(root**3, type)


@EACH_TYPE
def test_ties_below_the_least_normal_number(type: FloatType) -> None:
    """The first term of a series is half-way between two numbers, and the next one is 2^-16,000 times that or less."""
    least = least_exponent(type)
    half = least // 2
    # -sin(x) sinh(y) with x y = 1.5: - x y (1 - x^2/6 + y^2/6), of which x is the larger one, or y.
    for x, y, size in (
        (3 * power(half), power(least - half - 1), 1),
        (power(half - 8), 3 * power(least - half + 7), 2),
    ):
        assert of("cos", type, x, y)[1] == floats.negate(size, type)
    # y / 2 sqrt(x) (1 - y^2 / 8 x^2), y / x (1 - y^2 / 2 x^2), y / (1 + x) less a third of its cube, y / x less that
    assert of("sqrt", type, 4, 6 * power(least))[1] == 1
    assert of("sign", type, 2, 3 * power(least))[1] == 1
    assert of("log1p", type, 1, 3 * power(least))[1] == 1
    assert of("log", type, 2, 3 * power(least))[1] == 1
    assert of("atan2", type, 3 * power(least), 0, 2, 0)[0] == 1
    # Exactly half-way.
    assert of("pow", type, 2, 0, least - 1, 0) == (0, 0)
    assert of("pow", type, 2, 0, least, 0) == (1, 0)


@EACH_TYPE
def test_sums_that_cancel(type: FloatType) -> None:
    """exp(x) cos(y) - 1 for x = y^2 / 2 is -y^4 / 12 and less, which has few of the digits of x."""
    for exponent in (-60, -1000, least_exponent(type) // 4 + 8):
        y = power(exponent)
        real = of("expm1", type, y * y / 2, y)[0]
        assert floats.is_negative(real, type) and not floats.is_zero(real, type)
        assert abs(Fraction(*floats.to_ratio(real, type)) / (-(y**4) / 12) - 1) < power(-20)


NUMBERS: tuple[tuple[str, str, tuple[int, ...], tuple[int, int]], ...] = (
    ("atan2", "f80", (0x88F78956D99D010EF6DE, 0x1, 0xBFFEC29150DFD0C49F56, 0x3FF7B5B1E5FE3DF66DE4),
     (0xC000C90FDAA22168C235, 0x8F0A8BCF2ADABF75CEE)),
    ("pow", "f80", (0x8, 0x3FFF8000000000000000, 0x14, 0x3FFB814EE6C6E87D4465), (0x3FFEE7D42E17DB2C2C8C, 0x1C)),
    ("pow", "f128", (0x8000000000000000000000000000000C, 0xBF9A6030FBF0D6EAB6CF72B97120BB6E,
                     0xB3C72C054A1FF592C42597C121209AC9, 0xA),
     (0x3FFF0000000000000000000000000000, 0x33C7D7457779E69E6682F3845859F850)),
    ("cos", "f128", (0, 0x60B99673BAD9D6B334E099BFBBCB7050),
     (0x7FFF0000000000000000000000000000, 0x80000000000000000000000000000000)),
)  # fmt: skip
"""Function, type, parts of operands, parts of the result: by mpmath's complex functions with 40,000 bits."""


@pytest.mark.parametrize("row", NUMBERS, ids=lambda row: f"{row[0]}-{row[1]}")
def test_parts_that_are_much_smaller_than_others(row: tuple[str, str, tuple[int, ...], tuple[int, int]]) -> None:
    name, type, parts, expected = row
    operands = [WideComplex(*parts[at : at + 2]) for at in range(0, len(parts), 2)]
    found = FUNCTIONS["complex." + name](*operands, FLOATS[type])
    assert (found.real, found.imag) == expected


@pytest.mark.parametrize("name", ["cos", "exp", "expm1", "log", "log1p", "rsqrt", "sign", "sin", "sqrt", "tan", "tanh"])
def test_zeros_have_the_signs_of_doubles(name: str) -> None:
    module = parse(
        "\n".join(
            [
                f"func.func @{type}(%a: complex<{type}>) -> complex<{type}> {{\n"
                f"  %0 = complex.{name} %a : complex<{type}>\n  return %0 : complex<{type}>\n}}"
                for type in ("f64", "f80")
            ]
        )
    )
    parts = (0.0, -0.0, 1.5, -2.0)
    checked = 0
    for number in [complex(x, y) for x in parts for y in parts if x * y == 0.0]:
        want, got = (complex(run(module, type, number)[0]) for type in ("f64", "f80"))
        for a, b in ((want.real, got.real), (want.imag, got.imag)):
            if a == 0.0:
                checked += 1
                assert b == 0.0 and math.copysign(1.0, a) == math.copysign(1.0, b), (number, want, got)
    assert checked


ARITHMETIC = """func.func @main() -> (f80, f128, f64, i1, i32, f80, f80, f128) {
  %a = arith.constant 2.0 : f80
  %b = arith.constant 3.0 : f128
  %c = complex.constant [3.0 : f80, 4.0 : f80] : complex<f80>
  %0 = arith.divf %a, %a : f80
  %1 = math.sqrt %b : f128
  %2 = arith.truncf %1 : f128 to f64
  %3 = arith.cmpf olt, %0, %a : f80
  %4 = arith.fptosi %b : f128 to i32
  %5 = complex.mul %c, %c : complex<f80>
  %6 = complex.div %5, %c : complex<f80>
  %7 = complex.re %6 : complex<f80>
  %8 = complex.abs %c : complex<f80>
  %9 = math.fma %b, %b, %b : f128
  return %0, %1, %2, %3, %4, %7, %8, %9 : f80, f128, f64, i1, i32, f80, f80, f128
}
"""
FUNCTION = """func.func @main() -> f80 {
  %a = arith.constant 2.0 : f80
  %0 = math.exp %a : f80
  return %0 : f80
}
"""


def executed(text: str, monkeypatch: pytest.MonkeyPatch) -> tuple[int, str, str]:
    """pyopt-run where mpmath is not installed: exit code, output, errors."""
    with monkeypatch.context() as hidden:
        hidden.setattr(multiprecision, "_contexts", [])
        hidden.setitem(sys.modules, "mpmath", None)
        return run_in_process(["-"], text)


def test_arithmetic_does_without_mpmath(monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, err = executed(ARITHMETIC, monkeypatch)
    assert (code, err) == (0, "")
    assert out.split() == ["1.0", "1.7320508075688772", "1.7320508075688772", "true", "3", "3.0", "5.0", "12.0"]


def test_a_function_without_mpmath_is_one_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, err = executed(FUNCTION, monkeypatch)
    assert (code, out) == (1, "")
    message = "needs mpmath, which is not installed: pip install 'mpmath>=1.3' (the extra 'wide')"
    assert err.split("\n")[0] == f"<stdin>:3:8: error: 'math.exp' op on f80 and f128 {message}"
    assert "Traceback" not in err and err.count("error") == 1
    assert run_in_process(["-"], FUNCTION) == (0, "7.38905609893065\n", "")


def test_the_error_in_a_program_that_uses_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has been computed before makes no difference, and once mpmath is there it works."""
    softmax = parse(
        """func.func @f(%a: tensor<2xf128>) -> tensor<2xf128> {
          %e = tensor.empty() : tensor<2xf128>
          %0 = linalg.softmax dimension(0) ins(%a : tensor<2xf128>) outs(%e : tensor<2xf128>) -> tensor<2xf128>
          return %0 : tensor<2xf128>
        }"""
    )
    with monkeypatch.context() as hidden:
        hidden.setattr(multiprecision, "_contexts", [])
        hidden.setitem(sys.modules, "mpmath", None)
        with pytest.raises(RunError, match=r"'linalg.softmax' op on f80 and f128 needs mpmath, .*\(the extra 'wide'\)"):
            run(softmax, "f", np.array([1.0, 2.0]))
    (found,) = run(softmax, "f", np.array([1.0, 1.0]))
    assert found.tolist() == [0.5, 0.5]


def test_the_users_context_is_left_alone() -> None:
    import mpmath  # type: ignore[import-untyped]  # mpmath has no types of its own

    with mpmath.workprec(20):
        assert REALS["exp"](encoded(1, F80), F80) == floats.from_ratio(
            27182818284590452353602874713526624977572, 10**40, F80
        )
        assert mpmath.mp.prec == 20
    assert not mpmath.mp.trap_complex
