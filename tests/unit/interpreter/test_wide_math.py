"""The functions of math on f80 and f128: published digits, identities, the C library's doubles, and special values."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from pyopt.interpreter import Options, RunError, parse, run
from pyopt.interpreter.wide.reals import FUNCTIONS, integer_power
from pyopt.ir import floats
from pyopt.ir.types import FLOATS, FloatType
from tests.support.work import calls_in

F80 = FLOATS["f80"]
F128 = FLOATS["f128"]
TYPES = (F80, F128)

DIGITS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("exp", ("1",), "2.71828182845904523536028747135266249775724709369995957496696762772407663035"),
    ("expm1", ("1",), "1.71828182845904523536028747135266249775724709369995957496696762772407663035"),
    ("log", ("2",), "0.69314718055994530941723212145817656807550013436025525412068000949339362197"),
    ("log1p", ("1",), "0.69314718055994530941723212145817656807550013436025525412068000949339362197"),
    ("log", ("10",), "2.30258509299404568401799145468436420760110148862877297603332790096757260968"),
    ("log10", ("2",), "0.30102999566398119521373889472449302676818988146210854131042746112710818927"),
    ("log2", ("10",), "3.32192809488736234787031942948939017586483139302458061205475639581593477661"),
    ("sqrt", ("2",), "1.41421356237309504880168872420969807856967187537694807317667973799073247846"),
    ("exp2", ("0.5",), "1.41421356237309504880168872420969807856967187537694807317667973799073247846"),
    ("powf", ("2", "0.5"), "1.41421356237309504880168872420969807856967187537694807317667973799073247846"),
    ("rsqrt", ("0.5",), "1.41421356237309504880168872420969807856967187537694807317667973799073247846"),
    ("cbrt", ("-2",), "-1.25992104989487316476721060727822835057025146470150798008197511215529967651"),
    ("sin", ("1",), "0.84147098480789650665250232163029899962256306079837106567275170999191040439"),
    ("cos", ("1",), "0.54030230586813971740093660744297660373231042061792222767009725538110039477"),
    ("tan", ("1",), "1.55740772465490223050697480745836017308725077238152003838394660569886139715"),
    ("sinh", ("1",), "1.17520119364380145688238185059560081515571798133409587022956541301330756730"),
    ("cosh", ("1",), "1.54308063481524377847790562075706168260152911236586370473740221471076906305"),
    ("tanh", ("1",), "0.76159415595576488811945828260479359041276859725793655159681050012195324458"),
    ("asinh", ("1",), "0.88137358701954302523260932497979230902816032826163541075329560865337718422"),
    ("acosh", ("2",), "1.31695789692481670862504634730796844402698197146751647976847225692046018542"),
    ("atanh", ("0.5",), "0.54930614433405484569762261846126285232374527891137472586734716681874714661"),
    ("erf", ("1",), "0.84270079294971486934122063508260925929606699796630290845993789783471725410"),
    ("erfc", ("1",), "0.15729920705028513065877936491739074070393300203370"),
    ("acos", ("-1",), "3.14159265358979323846264338327950288419716939937510582097494459230781640629"),
    ("asin", ("1",), "1.57079632679489661923132169163975144209858469968755291048747229615390820314"),
    ("atan", ("1",), "0.78539816339744830961566084581987572104929234984377645524373614807695410157"),
    ("atan2", ("-1", "-1"), "-2.35619449019234492884698253745962716314787704953132936573120844423086230471"),
    ("sin", ("1e22",), "-0.85220084976718880177270589375302936826176215041004"),
)  # fmt: skip
"""Function, operands, result, the last digit rounded."""

ON_DOUBLES: dict[str, Callable[[float], float]] = {
    "acos": math.acos, "acosh": math.acosh, "asin": math.asin, "asinh": math.asinh, "atan": math.atan,
    "atanh": math.atanh, "cos": math.cos, "cosh": math.cosh, "erf": math.erf, "erfc": math.erfc,
    "exp": math.exp, "exp2": math.exp2, "expm1": math.expm1, "log": math.log, "log10": math.log10, "log1p": math.log1p,
    "log2": math.log2, "sin": math.sin, "sinh": math.sinh, "sqrt": math.sqrt, "tan": math.tan, "tanh": math.tanh,
}  # fmt: skip


def encoded(value: Fraction | str | float, type: FloatType) -> int:
    """A number, inf, -inf, nan or -0.0 in the type."""
    if isinstance(value, str):
        value = value if value in ("inf", "-inf", "nan", "-0") else Fraction(value)
    if isinstance(value, Fraction):
        return floats.from_ratio(value.numerator, value.denominator, type)
    return floats.from_float(float(value), type)


def exact(bits: int, type: FloatType) -> Fraction:
    return Fraction(*floats.to_ratio(bits, type))


def of(name: str, type: FloatType, *operands: Fraction | str | float) -> int:
    return FUNCTIONS[name](*[encoded(one, type) for one in operands], type)


def some(type: FloatType, seed: int, count: int) -> list[int]:
    """Numbers between 2^-20 and 2^5, with all bits of the type."""
    source = random.Random(seed)
    return [floats.from_ratio(source.getrandbits(120) + 1, 1 << source.randint(115, 140), type) for _ in range(count)]


def ulps(bits: int, expected: Fraction, type: FloatType) -> float:
    """The distance in units of the last place."""
    rounded = floats.from_ratio(abs(expected.numerator), expected.denominator, type)
    _, exponent = floats.decompose(rounded, type)
    return float(abs(exact(bits, type) - expected) / Fraction(2) ** exponent)


@pytest.mark.parametrize("row", DIGITS, ids=lambda row: f"{row[0]}-{'-'.join(row[1])}")
def test_published_digits(row: tuple[str, tuple[str, ...], str]) -> None:
    name, operands, digits = row
    for type in TYPES:
        assert of(name, type, *operands) == encoded(digits, type), type.name


@pytest.mark.parametrize("name", ON_DOUBLES)
def test_against_doubles(name: str) -> None:
    source = random.Random(name)
    checked = 0
    for type in TYPES:
        for _ in range(60):
            number = source.choice((source.uniform(-1, 1), source.uniform(-30, 30), source.uniform(0, 600),
                                    source.uniform(-1, 1) * 10.0 ** source.randint(-300, 300)))  # fmt: skip
            try:
                expected = ON_DOUBLES[name](number)
            except ValueError:
                assert floats.is_nan(of(name, type, number), type), number
                continue
            except OverflowError:
                continue
            found = floats.to_float(of(name, type, number), type)
            assert abs(found - expected) <= abs(expected) * 2.0**-52, (type.name, number)
            checked += 1
    assert checked >= 30


@pytest.mark.parametrize("type", TYPES, ids=lambda type: type.name)
def test_identities(type: FloatType) -> None:
    """What the functions' own rounding leaves of identities, in units of the last place."""
    for x in some(type, 1, 40):
        value = exact(x, type)
        sine, cosine = (exact(FUNCTIONS[name](x, type), type) for name in ("sin", "cos"))
        assert ulps(encoded(sine * sine + cosine * cosine, type), Fraction(1), type) <= 2
        assert abs(sine * sine + cosine * cosine - 1) < Fraction(2) ** (2 - type.mantissa)
        tangent = FUNCTIONS["tan"](x, type)
        assert ulps(tangent, sine / cosine, type) <= 2
        grown, shrunk = exact(FUNCTIONS["cosh"](x, type), type), exact(FUNCTIONS["sinh"](x, type), type)
        assert ulps(FUNCTIONS["exp"](x, type), grown + shrunk, type) <= 3
        logarithm = FUNCTIONS["log"](x, type)
        assert ulps(FUNCTIONS["exp"](logarithm, type), value, type) <= 2 * abs(float(exact(logarithm, type))) + 2
        assert ulps(FUNCTIONS["log"](FUNCTIONS["exp"](x, type), type), value, type) <= 2 / min(float(value), 1.0) + 1
        root = exact(FUNCTIONS["cbrt"](x, type), type)
        assert ulps(x, root**3, type) <= 4
        assert ulps(x, exact(FUNCTIONS["sqrt"](x, type), type) ** 2, type) <= 3
        assert ulps(FUNCTIONS["asinh"](FUNCTIONS["sinh"](x, type), type), value, type) <= 4
        assert ulps(FUNCTIONS["tan"](FUNCTIONS["atan"](x, type), type), value, type) <= 4 * max(float(value), 1.0)
        assert FUNCTIONS["atan2"](x, encoded("1", type), type) == FUNCTIONS["atan"](x, type)
        assert FUNCTIONS["powf"](x, encoded("1", type), type) == x
        assert integer_power(x, 3, type) == encoded(value**3, type)
        assert integer_power(x, -2, type) == encoded(1 / value**2, type)


def test_exact_results_and_ties() -> None:
    for type in TYPES:
        assert of("exp2", type, "-16400") == encoded(Fraction(1, 1 << 16400), type)
        assert of("log2", type, Fraction(1, 1 << 16400)) == encoded("-16400", type)
        assert of("log10", type, "1e20") == encoded("20", type)
        assert of("cbrt", type, str(3**27)) == encoded(str(3**9), type)
        assert of("powf", type, "9", "1.5") == encoded("27", type)
        assert of("rsqrt", type, "0.0625") == encoded("4", type)
        # One bit more than the type has: a tie, which goes to the even one.
        half = (type.mantissa + 1) // 2
        odd = (1 << half) + (1 if type.mantissa % 2 == 0 else -1)
        assert (odd * odd).bit_length() == type.mantissa + 1
        assert of("powf", type, str(odd), "2") == encoded(str(odd * odd), type)
        assert of("powf", type, str(-odd), "-2") == encoded(1 / Fraction(odd * odd), type)
        least = 1 - floats.format_of(type).bias - type.mantissa + 1
        assert floats.is_zero(of("exp2", type, str(least - 1)), type)
        assert of("exp2", type, str(least)) == 1
        assert of("atan2", type, Fraction(3) * Fraction(2) ** least, "2") == 1


# Special values: operands -> result, "pi" and its fractions by their function.
SPECIAL = """
acos 1 -> 0 | acos 2 -> nan | acos -inf -> nan
acosh 1 -> 0 | acosh 0.5 -> nan | acosh inf -> inf | acosh -inf -> nan | acosh 0 -> nan
asin -0 -> -0 | asin 1.5 -> nan | asin inf -> nan
asinh -0 -> -0 | asinh inf -> inf | asinh -inf -> -inf
atan -0 -> -0 | atan inf -> half-pi | atan -inf -> -half-pi
atanh -0 -> -0 | atanh 1 -> inf | atanh -1 -> -inf | atanh 1.25 -> nan | atanh inf -> nan
cbrt -0 -> -0 | cbrt -8 -> -2 | cbrt -inf -> -inf
cos -0 -> 1 | cos inf -> nan | cosh -0 -> 1 | cosh -inf -> inf | cosh 1e4000 -> inf
erf -0 -> -0 | erf -inf -> -1 | erf 100 -> 1
erfc -0 -> 1 | erfc -inf -> 2 | erfc inf -> 0 | erfc -100 -> 2 | erfc 1e4000 -> 0 | erfc -1e4000 -> 2
exp -0 -> 1 | exp inf -> inf | exp -inf -> 0 | exp 1e4900 -> inf | exp -1e4900 -> 0
exp2 -0 -> 1 | exp2 -inf -> 0 | exp2 16384 -> inf | exp2 -16500 -> 0 | exp2 1e4000 -> inf | exp2 10 -> 1024
expm1 -0 -> -0 | expm1 -inf -> -1 | expm1 -1e4000 -> -1 | expm1 inf -> inf | expm1 1e4000 -> inf
log 0 -> -inf | log -0 -> -inf | log 1 -> 0 | log -1 -> nan | log inf -> inf | log -inf -> nan
log2 0 -> -inf | log2 1 -> 0 | log2 -1 -> nan | log2 inf -> inf | log2 8 -> 3
log10 -0 -> -inf | log10 1 -> 0 | log10 -1 -> nan | log10 inf -> inf | log10 1000 -> 3
log1p -0 -> -0 | log1p -1 -> -inf | log1p -2 -> nan | log1p inf -> inf | log1p -inf -> nan
sin -0 -> -0 | sin inf -> nan | sin -inf -> nan | tan -0 -> -0 | tan inf -> nan
sinh -0 -> -0 | sinh -inf -> -inf | sinh -1e4000 -> -inf | tanh -0 -> -0 | tanh -inf -> -1
tanh 1e4000 -> 1 | tanh -24576 -> -1 | tanh 30000 -> 1
sqrt -0 -> -0 | sqrt -1 -> nan | sqrt inf -> inf | sqrt -inf -> nan | sqrt 9 -> 3 | sqrt 0.25 -> 0.5
rsqrt 0 -> inf | rsqrt -0 -> -inf | rsqrt -1 -> nan | rsqrt inf -> 0 | rsqrt -inf -> nan
atan2 0 1 -> 0 | atan2 -0 1 -> -0 | atan2 0 -1 -> pi | atan2 -0 -1 -> -pi | atan2 -0 -0 -> -pi | atan2 0 0 -> 0
atan2 1 0 -> half-pi | atan2 -1 -0 -> -half-pi | atan2 inf 7 -> half-pi | atan2 3 inf -> 0 | atan2 -3 -inf -> -pi
atan2 1e-4000 1e4000 -> 0 | atan2 -1e-4000 1e4000 -> -0 | atan2 1e4000 1e-4000 -> half-pi
atan2 nan 1 -> nan | atan2 1 nan -> nan
powf nan 0 -> 1 | powf 1 nan -> 1 | powf nan 1 -> nan | powf 2 nan -> nan | powf -1 inf -> 1 | powf -1 -inf -> 1
powf 2 inf -> inf | powf 2 -inf -> 0 | powf 0.5 inf -> 0 | powf 0.5 -inf -> inf | powf 0 inf -> 0 | powf 0 -inf -> inf
powf -0 3 -> -0 | powf -0 2 -> 0 | powf -0 -3 -> -inf | powf -0 -2 -> inf | powf 0 0.5 -> 0 | powf -0 0.5 -> 0
powf inf 2 -> inf | powf inf -2 -> 0 | powf -inf 3 -> -inf | powf -inf 2 -> inf | powf -inf -3 -> -0
powf -inf 0.5 -> inf | powf -2 3 -> -8 | powf -2 0.5 -> nan | powf -2 -2 -> 0.25 | powf -1 1e4000 -> 1
powf 2 1e4000 -> inf | powf 2 -1e4000 -> 0 | powf -2 16385 -> -inf | powf -2 -16501 -> -0 | powf -0 1e4000 -> 0
powf 1e4000 1e4000 -> inf | powf 1e-4000 1e4000 -> 0 | powf 0 -inf -> inf
"""


@pytest.mark.parametrize("type", TYPES, ids=lambda type: type.name)
def test_special_values(type: FloatType) -> None:
    digits = {name: number for name, _, number in DIGITS}
    pi = encoded(digits["acos"], type)
    half = encoded(digits["asin"], type)
    angles = {"pi": pi, "-pi": floats.negate(pi, type), "half-pi": half, "-half-pi": floats.negate(half, type)}
    rows = [row.strip() for line in SPECIAL.strip().split("\n") for row in line.split("|")]
    assert len(rows) > 100
    for row in rows:
        call, _, result = row.partition(" -> ")
        name, *operands = call.split()
        found = of(name, type, *operands)
        assert found == (angles[result] if result in angles else encoded(result, type)), row
    for name in FUNCTIONS:
        if name not in ("atan2", "powf"):
            signalling = floats.nan(type) ^ 1 << (type.mantissa - 2) | 5
            assert FUNCTIONS[name](signalling, type) == floats.nan(type) | 5, name


def test_integer_powers() -> None:
    for type in TYPES:
        nan = encoded("nan", type)
        assert integer_power(nan, 0, type) == encoded("1", type)
        assert integer_power(nan, 1, type) == nan
        assert integer_power(encoded("-0", type), -(2**63) + 1, type) == encoded("-inf", type)
        assert integer_power(encoded("-2", type), 2**200 + 1, type) == encoded("-inf", type)
        assert integer_power(encoded("-1", type), 2**200 + 1, type) == encoded("-1", type)
        assert integer_power(encoded("-1.5", type), 5, type) == encoded("-7.59375", type)


def machin(bits: int) -> int:
    """pi * 2^bits by 16 atan(1/5) - 4 atan(1/239), another way than the interpreter's."""

    def arc(divisor: int) -> int:
        total = term = (1 << bits + 64) // divisor
        count, sign = 1, 1
        while term:
            term //= divisor * divisor
            count, sign = count + 2, -sign
            total += sign * (term // count)
        return total

    return (16 * arc(5) - 4 * arc(239)) >> 64


def test_huge_arguments() -> None:
    """Numbers that are huge or next to a multiple of pi/2, by another pi, to double precision."""
    bits = 17_000
    pi = machin(bits)
    for type in TYPES:
        numbers = [floats.largest(type), floats.largest(type, True), encoded("1e4000", type), encoded("1e300", type)]
        # The nearest numbers to some multiples of pi/2.
        numbers += [floats.from_ratio(pi * k, 1 << bits + 1, type) for k in (1, 2, 3, 10**9, 10**30 + 1, 10**4900)]
        for number in numbers:
            scaled = exact(number, type) * (1 << bits)
            assert scaled.denominator == 1 or abs(scaled) > 1
            quarter, rest = divmod(2 * int(scaled) + pi // 2, pi)
            angle = float(Fraction(rest - pi // 2, 1 << bits + 1))
            sine, cosine = math.sin(angle), math.cos(angle)
            for _ in range(quarter % 4):
                sine, cosine = cosine, -sine
            for name, expected in (("sin", sine), ("cos", cosine), ("tan", sine / cosine)):
                found = floats.to_float(FUNCTIONS[name](number, type), type)
                assert math.isclose(found, expected, rel_tol=1e-15), (name, type.name, hex(number))


def test_extreme_arguments_take_little_work() -> None:
    """No way to a result is as long as the exponent."""

    def work() -> None:
        for type in TYPES:
            extremes = (floats.largest(type), floats.largest(type, True), 1, floats.zero(type, True) | 1,
                        encoded("1", type) + 1, encoded("1", type) - 1, encoded("-1", type) + 1)  # fmt: skip
            for name, function in FUNCTIONS.items():
                for a in extremes:
                    others: tuple[tuple[int, ...], ...] = ((),)
                    if name in ("atan2", "powf"):
                        others = tuple((b,) for b in extremes)
                    for other in others:
                        found = function(a, *other, type)
                        assert 0 <= found < 1 << type.width

    assert calls_in(work) < 500_000


@pytest.mark.parametrize("name", ["f80", "f128"])
def test_programs(name: str) -> None:
    """Numbers, vectors, tensors, and the regions of structured ops."""
    text = f"""
    #map = affine_map<(i) -> (i)>
    func.func @f(%a: {name}, %v: vector<2x3x{name}>, %t: tensor<?x{name}>, %i: i100)
        -> ({name}, vector<2x3x{name}>, tensor<?x{name}>, {name}, tensor<?x{name}>, i1) {{
      %0 = math.cosh %a : {name}
      %1 = math.log %v : vector<2x3x{name}>
      %2 = math.atan2 %t, %t : tensor<?x{name}>
      %3 = math.fpowi %a, %i : {name}, i100
      %4 = linalg.generic {{indexing_maps = [#map, #map], iterator_types = ["parallel"]}}
          ins(%t : tensor<?x{name}>) outs(%t : tensor<?x{name}>) {{
      ^bb0(%x: {name}, %y: {name}):
        %5 = math.powf %x, %y : {name}
        linalg.yield %5 : {name}
      }} -> tensor<?x{name}>
      %6 = math.log2 %a : {name}
      %7 = math.exp2 %6 : {name}
      %8 = arith.cmpf oeq, %7, %a : {name}
      return %0, %1, %2, %3, %4, %8
        : {name}, vector<2x3x{name}>, tensor<?x{name}>, {name}, tensor<?x{name}>, i1
    }}
    """
    numbers = np.arange(1.0, 7.0).reshape(2, 3)
    found = run(parse(text), "f", 4.0, numbers, np.array([1.0, -2.0]), -3)
    for one, expected in zip(found, (math.cosh(4.0), np.log(numbers), np.arctan2([1.0, -2.0], [1.0, -2.0]), 4.0**-3,
                                     [1.0, 0.25], True), strict=True):  # fmt: skip
        np.testing.assert_allclose(one, expected, rtol=2e-15)


@pytest.mark.parametrize("name", ["f80", "f128"])
def test_softmax(name: str) -> None:
    text = f"""
    func.func @f(%a: tensor<2x3x{name}>) -> (tensor<2x3x{name}>, tensor<2x3x{name}>) {{
      %e = tensor.empty() : tensor<2x3x{name}>
      %0 = linalg.softmax dimension(1) ins(%a : tensor<2x3x{name}>) outs(%e : tensor<2x3x{name}>) -> tensor<2x3x{name}>
      %1 = linalg.softmax dimension(0) ins(%a : tensor<2x3x{name}>) outs(%e : tensor<2x3x{name}>) -> tensor<2x3x{name}>
      return %0, %1 : tensor<2x3x{name}>, tensor<2x3x{name}>
    }}
    """
    numbers = np.array([[1.0, -2.0, 3.5], [4.0, 500.0, -6.0]])
    for axis, found in zip((1, 0), run(parse(text), "f", numbers), strict=True):
        powers = np.exp(numbers - numbers.max(axis, keepdims=True))
        np.testing.assert_allclose(found, powers / powers.sum(axis, keepdims=True), rtol=1e-14)


@pytest.mark.parametrize("element", ["f80", "f64", "f128"])
def test_fast_math_flags(element: str) -> None:
    """What flags exclude is poison, as it is for doubles."""
    text = f"""
    func.func @number(%a: {element}) -> {element} {{
      %0 = math.log %a fastmath<ninf> : {element}
      return %0 : {element}
    }}
    func.func @tensor(%a: tensor<2x{element}>) -> tensor<2x{element}> {{
      %0 = math.sqrt %a fastmath<nnan> : tensor<2x{element}>
      return %0 : tensor<2x{element}>
    }}
    func.func @complex(%a: complex<{element}>) -> {element} {{
      %0 = complex.abs %a fastmath<ninf> : complex<{element}>
      return %0 : {element}
    }}
    func.func @power(%a: {element}, %b: i128) -> {element} {{
      %0 = math.fpowi %a, %b fastmath<nnan,ninf> : {element}, i128
      return %0 : {element}
    }}
    """
    module = parse(text)
    assert float(run(module, "number", 1.0)[0]) == 0.0
    assert run(module, "tensor", np.array([4.0, math.inf]))[0].tolist() == [2.0, math.inf]
    assert float(run(module, "complex", 3 + 4j)[0]) == 5.0
    infinity = floats.infinity(F128)
    assert float(run(module, "power", 1.0, infinity)[0]) == 1.0
    for name, value in (("number", 0.0), ("number", math.inf), ("tensor", np.array([1.0, -1.0])),
                        ("complex", complex(math.inf, 1))):  # fmt: skip
        with pytest.raises(RunError, match="fast-math flags exclude"):
            run(module, name, value)
    with pytest.raises(RunError, match="fast-math flags exclude"):
        run(module, "power", math.nan, 1)


def test_steps_are_counted() -> None:
    text = """
    func.func @f(%a: tensor<64xf80>) -> tensor<64xf80> {
      %0 = math.erf %a : tensor<64xf80>
      return %0 : tensor<64xf80>
    }
    """
    (found,) = run(parse(text), "f", np.ones(64))
    np.testing.assert_allclose(found, np.full(64, math.erf(1.0)), rtol=1e-15)
    with pytest.raises(RunError, match="more than 1000 steps"):
        run(parse(text), "f", np.ones(64), options=Options(max_steps=1000))
