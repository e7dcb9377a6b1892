"""complex on parts of f80 and f128: published digits, the same as with doubles, cancellation, special values."""

from __future__ import annotations

import cmath
import math
import random
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from pyopt.interpreter import RunError, parse, run
from pyopt.interpreter.numbers import WideComplex
from pyopt.interpreter.wide.complexes import FUNCTIONS, PARTS
from pyopt.ir import floats
from pyopt.ir.types import FLOATS, FloatType

TYPES = (FLOATS["f80"], FLOATS["f128"])
UNARY = ("conj", "cos", "exp", "expm1", "log", "log1p", "neg", "rsqrt", "sign", "sin", "sqrt", "tan", "tanh")
BINARY = ("add", "atan2", "div", "mul", "pow", "sub")
ON_DOUBLES: dict[str, Callable[..., complex]] = {
    "conj": lambda a: a.conjugate(), "cos": cmath.cos, "exp": cmath.exp, "expm1": lambda a: cmath.exp(a) - 1,
    "log": cmath.log, "log1p": lambda a: cmath.log(1 + a), "neg": lambda a: -a, "rsqrt": lambda a: 1 / cmath.sqrt(a),
    "sign": lambda a: a / abs(a), "sin": cmath.sin, "sqrt": cmath.sqrt, "tan": cmath.tan, "tanh": cmath.tanh,
    "add": lambda a, b: a + b, "atan2": lambda a, b: -1j * cmath.log((b + 1j * a) / cmath.sqrt(a * a + b * b)),
    "div": lambda a, b: a / b, "mul": lambda a, b: a * b, "pow": lambda a, b: a**b, "sub": lambda a, b: a - b,
}  # fmt: skip


def encoded(value: Fraction | str | float, type: FloatType) -> int:
    if isinstance(value, str):
        value = Fraction(value)
    if isinstance(value, Fraction):
        return floats.from_ratio(value.numerator, value.denominator, type)
    return floats.from_float(float(value), type)


def wide(value: complex, type: FloatType) -> WideComplex:
    return WideComplex(encoded(value.real, type), encoded(value.imag, type))


def double(value: WideComplex, type: FloatType) -> complex:
    return complex(floats.to_float(value.real, type), floats.to_float(value.imag, type))


def call(op: str, type: str, *numbers: complex) -> complex:
    """The op's result on numbers of complex<type>."""
    whole = f"complex<{type}>"
    names = ", ".join([f"%{at}" for at in range(len(numbers))])
    arguments = ", ".join([f"%{at}: {whole}" for at in range(len(numbers))])
    text = f"func.func @f({arguments}) -> {whole} {{\n %r = complex.{op} {names} : {whole}\n return %r : {whole}\n}}"
    return complex(run(parse(text), "f", *numbers)[0])


def same(a: float, b: float) -> bool:
    return (math.isnan(a) and math.isnan(b)) or (a == b and math.copysign(1.0, a) == math.copysign(1.0, b))


def test_every_op_is_there() -> None:
    assert set(FUNCTIONS) == {"complex." + name for name in UNARY + BINARY}


@pytest.mark.parametrize("name", UNARY + BINARY)
def test_against_doubles(name: str) -> None:
    source = random.Random(name)
    for type in TYPES:
        for _ in range(40):
            count = 2 if name in BINARY else 1
            numbers = [complex(source.uniform(-3, 3), source.uniform(-3, 3)) for _ in range(count)]
            expected = ON_DOUBLES[name](*numbers)
            found = double(FUNCTIONS["complex." + name](*[wide(one, type) for one in numbers], type), type)
            assert abs(found - expected) <= 1e-13 * abs(expected) + 1e-15, (type.name, numbers)


def test_published_digits() -> None:
    pi = Fraction("3.14159265358979323846264338327950288419716939937510582097494459230781640629")
    root = "1.41421356237309504880168872420969807856967187537694807317667973799073247846"
    for type in TYPES:
        one = wide(1 + 1j, type)
        # ln(1 + i) = ln(2) / 2 + i pi / 4
        found = FUNCTIONS["complex.log"](one, type)
        assert found.real == encoded(
            "0.34657359027997265470861606072908828403775006718012762706034000474669681098", type
        )
        assert found.imag == encoded(pi / 4, type)
        # sqrt(2 i) = 1 + i; sqrt(-2) = i sqrt(2)
        found = FUNCTIONS["complex.sqrt"](wide(2j, type), type)
        assert (found.real, found.imag) == (one.real, one.imag)
        found = FUNCTIONS["complex.sqrt"](wide(complex(-2, -0.0), type), type)
        assert (found.real, found.imag) == (0, floats.negate(encoded(root, type), type))
        # i^i = exp(-pi / 2)
        found = FUNCTIONS["complex.pow"](wide(1j, type), wide(1j, type), type)
        assert found.real == encoded(
            "0.20787957635076190854695561983497877003387784163176960807513588305541987729", type
        )
        assert floats.is_zero(found.imag, type)
        # exp(i) = cos(1) + i sin(1)
        found = FUNCTIONS["complex.exp"](wide(1j, type), type)
        assert found.real == encoded(
            "0.54030230586813971740093660744297660373231042061792222767009725538110039477", type
        )
        assert found.imag == encoded(
            "0.84147098480789650665250232163029899962256306079837106567275170999191040439", type
        )
        assert PARTS["complex.abs"](one, type) == encoded(root, type)
        assert PARTS["complex.angle"](one, type) == encoded(pi / 4, type)


@pytest.mark.parametrize("type", TYPES, ids=lambda type: type.name)
def test_what_would_cancel(type: FloatType) -> None:
    """Exact sums and products, logarithms near the unit circle, powers that are real."""
    tiny = Fraction(1, 1 << type.mantissa - 1)
    one, above = encoded(1.0, type), encoded(1 + tiny, type)
    # (1 + t)^2 - 1^2 = 2 t + t^2
    found = FUNCTIONS["complex.mul"](WideComplex(above, one), WideComplex(above, one), type)
    assert found.real == encoded(2 * tiny + tiny * tiny, type)
    # ln |1 + i t| = t^2 / 2 - t^4 / 4, ln |(1 + t) + i t| = t + ...
    found = FUNCTIONS["complex.log"](WideComplex(one, encoded(tiny, type)), type)
    assert found.real == encoded(tiny**2 / 2 - tiny**4 / 4, type)
    assert found.imag == encoded(tiny, type)
    found = FUNCTIONS["complex.log1p"](WideComplex(encoded(tiny, type), 0), type)
    assert found.real == encoded(tiny - tiny**2 / 2, type)
    # exp(x) cos(y) - 1 for x = y^2 / 2: what is left is - y^4 / 12 and less.
    y = Fraction(1, 1 << 20)
    found = FUNCTIONS["complex.expm1"](WideComplex(encoded(y * y / 2, type), encoded(y, type)), type)
    left = Fraction(*floats.to_ratio(found.real, type))
    assert abs(left / (-(y**4) / 12) - 1) < y
    for number, exponent, expected in ((1j, 2, -1 + 0j), (1 + 1j, 4, -4 + 0j), (1j, -1, -1j), (-1 + 0j, 0.5, 1j),
                                       (2j, 3, -8j), (3 + 0j, -2, 0j)):  # fmt: skip
        found = FUNCTIONS["complex.pow"](wide(number, type), wide(complex(exponent), type), type)
        if exponent == -2:
            assert found.real == encoded(Fraction(1, 9), type) and floats.is_zero(found.imag, type)
        else:
            assert double(found, type) == expected, (number, exponent)


@pytest.mark.full
@pytest.mark.parametrize("name", UNARY)
def test_infinities_and_nan_are_as_with_doubles(name: str) -> None:
    """Where an operand has such a part, and where it is a zero; the logarithm and the angle have more digits."""
    numbers = (math.inf, -math.inf, math.nan, 0.0, -0.0, 1.5)
    for real in numbers:
        for imaginary in numbers:
            number = complex(real, imaginary)
            if math.isfinite(real) and math.isfinite(imaginary) and (real or imaginary):
                continue
            got, want = call(name, "f128", number), call(name, "f64", number)
            assert same(got.real, want.real) or math.isclose(got.real, want.real, rel_tol=1e-15), (number, got, want)
            assert same(got.imag, want.imag) or math.isclose(got.imag, want.imag, rel_tol=1e-15), (number, got, want)


def test_division_by_zero_and_zero_powers() -> None:
    for name, a, b in (("div", 1 + 1j, 0j), ("div", 0j, 0j), ("pow", 0j, 2 + 0j), ("pow", 0j, 0j), ("pow", 2j, 0j),
                       ("div", complex(math.inf, 1), 1 + 1j), ("mul", complex(math.inf, 1), 1 + 2j),
                       ("mul", 1 + 2j, complex(1, math.inf)), ("mul", 1 + 2j, complex(math.nan, 1)),
                       ("add", complex(math.inf, 1), complex(-math.inf, 2))):  # fmt: skip
        got, want = call(name, "f80", a, b), call(name, "f64", a, b)
        assert same(got.real, want.real) and same(got.imag, want.imag), (name, a, b, got, want)


def test_huge_and_tiny_numbers() -> None:
    """Squares of the parts are beyond the type, quotients are not; angles and powers as large take no time."""
    for type in TYPES:
        huge = floats.largest(type)
        both = WideComplex(huge, huge)
        found = FUNCTIONS["complex.div"](both, both, type)
        assert double(found, type) == 1 + 0j
        assert floats.is_infinite(PARTS["complex.abs"](both, type), type)
        assert PARTS["complex.abs"](WideComplex(huge, 1), type) == huge
        found = FUNCTIONS["complex.sqrt"](WideComplex(1, 1), type)
        assert floats.is_finite(found.real, type) and not floats.is_zero(found.imag, type)
        found = FUNCTIONS["complex.sin"](WideComplex(huge, 0), type)
        assert abs(double(found, type)) <= 1
        found = FUNCTIONS["complex.tanh"](both, type)
        assert found.real == encoded(1.0, type)
        turned = FUNCTIONS["complex.pow"](wide(0.6 + 0.8j, type), wide(1e10 + 0j, type), type)
        expected = cmath.rect(1.0, math.fmod(1e10 * math.atan2(0.8, 0.6), math.tau))
        assert abs(double(turned, type) - expected) < 1e-4
        turned = FUNCTIONS["complex.pow"](wide(1j, type), WideComplex(huge, 0), type)
        assert double(turned, type) == 1 + 0j
        vanished = FUNCTIONS["complex.pow"](wide(0.5 + 0.5j, type), WideComplex(huge, 0), type)
        assert double(vanished, type) == 0


@pytest.mark.parametrize("name", ["f80", "f128"])
def test_programs(name: str) -> None:
    """Constants, parts, bits, comparisons, tensors, memory and the region of a structured op."""
    text = f"""
    #map = affine_map<(i) -> (i)>
    func.func @f(%a: complex<{name}>, %t: tensor<2xcomplex<{name}>>, %m: memref<2xcomplex<{name}>>)
        -> (complex<{name}>, {name}, {name}, i1, i1, complex<{name}>, tensor<2xcomplex<{name}>>, tensor<2x{name}>) {{
      %c = complex.constant [1.0 : {name}, 2.0 : {name}] : complex<{name}>
      %0 = complex.add %a, %c : complex<{name}>
      %re = complex.re %0 : complex<{name}>
      %abs = complex.abs %a : complex<{name}>
      %eq = complex.eq %0, %0 : complex<{name}>
      %neq = complex.neq %0, %0 : complex<{name}>
      %im = complex.im %0 : complex<{name}>
      %turned = complex.create %im, %re : complex<{name}>
      %d = arith.constant dense<[(1.0, 2.0), (3.0, -1.0)]> : tensor<2xcomplex<{name}>>
      %e = tensor.empty() : tensor<2x{name}>
      %sums = linalg.generic {{indexing_maps = [#map, #map], iterator_types = ["parallel"]}}
          ins(%d : tensor<2xcomplex<{name}>>) outs(%t : tensor<2xcomplex<{name}>>) {{
      ^bb0(%x: complex<{name}>, %y: complex<{name}>):
        %1 = complex.mul %x, %y : complex<{name}>
        linalg.yield %1 : complex<{name}>
      }} -> tensor<2xcomplex<{name}>>
      %sizes = linalg.generic {{indexing_maps = [#map, #map], iterator_types = ["parallel"]}}
          ins(%t : tensor<2xcomplex<{name}>>) outs(%e : tensor<2x{name}>) {{
      ^bb0(%x: complex<{name}>, %y: {name}):
        %1 = complex.abs %x : complex<{name}>
        linalg.yield %1 : {name}
      }} -> tensor<2x{name}>
      %at = arith.constant 1 : index
      %old = memref.load %m[%at] : memref<2xcomplex<{name}>>
      %new = complex.sqrt %old : complex<{name}>
      memref.store %new, %m[%at] : memref<2xcomplex<{name}>>
      return %0, %re, %abs, %eq, %neq, %turned, %sums, %sizes : complex<{name}>, {name}, {name}, i1, i1,
        complex<{name}>, tensor<2xcomplex<{name}>>, tensor<2x{name}>
    }}
    """
    numbers = np.array([1j, 3 + 4j])
    total, re, size, eq, neq, turned, products, sizes = run(parse(text), "f", 3 + 4j, numbers, numbers.copy())
    assert [complex(one) for one in (total, turned)] == [4 + 6j, 6 + 4j]
    assert [float(one) for one in (re, size)] == [4.0, 5.0]
    assert bool(eq) and not bool(neq)
    assert products.tolist() == [-2 + 1j, 13 + 9j]
    assert sizes.tolist() == [1.0, 5.0]


def test_bits_and_poison() -> None:
    text = """
    func.func @bits(%a: complex<f80>) -> complex<f80> {
      %0 = complex.bitcast %a : complex<f80> to i160
      %1 = complex.bitcast %0 : i160 to complex<f80>
      return %1 : complex<f80>
    }
    func.func @poison() -> f80 {
      %0 = ub.poison : complex<f80>
      %1 = complex.exp %0 : complex<f80>
      %2 = complex.re %1 : complex<f80>
      return %2 : f80
    }
    """
    module = parse(text)
    assert complex(run(module, "bits", -1.5 + 2j)[0]) == -1.5 + 2j
    with pytest.raises(RunError, match="poison"):
        run(module, "poison")
