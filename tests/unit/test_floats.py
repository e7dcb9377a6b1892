"""Floats of every type: text as the reference's, arithmetic correctly rounded."""

from __future__ import annotations

import math
import random
import struct

import pytest

from pyopt.ir import floats
from pyopt.ir.floats import float_text, from_ratio
from pyopt.ir.types import BF16, F16, F32, F64, F80, F128, FLOATS, TF32, FloatType

F8E4M3FN = FLOATS["f8E4M3FN"]
F8E4M3FNUZ = FLOATS["f8E4M3FNUZ"]
F8E5M2 = FLOATS["f8E5M2"]


# What mlir-opt prints for `arith.constant <written> : type`.
@pytest.mark.parametrize(
    ("written", "type", "printed"),
    [
        ("1.0", F32, "1.000000e+00"),
        ("0.1", F32, "1.000000e-01"),
        ("0.7", F32, "0.699999988"),
        ("0.7", F64, "0.69999999999999996"),
        ("-0.0", F32, "-0.000000e+00"),
        ("1234567.8", F32, "1234567.75"),
        ("16777217.0", F64, "0x4170000010000000"),
        ("1e10", F32, "1.000000e+10"),
        ("1e300", F64, "1.000000e+300"),
        ("1e400", F64, "0x7FF0000000000000"),
        ("5e-324", F64, "4.940660e-324"),
        ("1e-320", F64, "9.999880e-321"),
        ("1e39", F32, "0x7F800000"),
        ("65519.0", F16, "6.550400e+04"),
        ("65520.0", F16, "0x7C00"),
        ("0.1", BF16, "1.000980e-01"),
        ("0.1", TF32, "9.997550e-02"),
        ("0.1", F80, "0.100000000000000005551"),
        ("464.0", F8E4M3FN, "4.480000e+02"),
        ("465.0", F8E4M3FN, "0x7F"),
        ("1000.0", F8E4M3FNUZ, "0x80"),
        ("-0.0", F8E4M3FNUZ, "0.000000e+00"),
        ("61440.0", F8E5M2, "0x7C"),
    ],
)
def test_text(written: str, type: FloatType, printed: str) -> None:
    assert float_text(floats.parse_decimal(written, type), type) == printed


@pytest.mark.parametrize(("number", "power"), [(1, -1), (1, -4940), (7, -4000), (-3, -1), (1, 4000)])
@pytest.mark.parametrize("type", [F80, F128])
def test_numbers_beyond_doubles_are_written_as_bits(number: int, power: int, type: FloatType) -> None:
    """mlir-opt writes `1.000000e-01` for the number of f80 that is next to 1/10, and reads it as a double."""
    bits = from_ratio(number * 10 ** max(power, 0), 10 ** max(-power, 0), type, number < 0)
    assert float_text(bits, type) == f"0x{bits:X}"


@pytest.mark.parametrize("type", list(FLOATS.values()), ids=list(FLOATS))
def test_text_reads_back_the_same(type: FloatType) -> None:
    random.seed(type.name)
    for _ in range(300):
        bits = floats.from_hex(random.getrandbits(type.width), type)
        assert bits is not None
        text = float_text(bits, type)
        if text.startswith("0x"):
            assert int(text, 16) == bits
        else:
            assert floats.parse_decimal(text, type) == bits


@pytest.mark.parametrize("type", [F16, F32, F64])
def test_values_are_those_of_the_machine(type: FloatType) -> None:
    code, whole = {16: ("<e", "<H"), 32: ("<f", "<I"), 64: ("<d", "<Q")}[type.width]
    random.seed(1)
    for _ in range(500):
        bits = random.getrandbits(type.width)
        value = struct.unpack(code, struct.pack(whole, bits))[0]
        assert floats.is_nan(bits, type) == math.isnan(value)
        assert floats.is_infinite(bits, type) == math.isinf(value)
        if math.isfinite(value):
            assert floats.to_float(bits, type) == value
            assert floats.from_float(value, type) == bits
            numerator, denominator = floats.to_ratio(bits, type)
            assert numerator / denominator == value


def test_arithmetic_of_doubles_is_the_machines() -> None:
    random.seed(2)
    for _ in range(300):
        x = random.uniform(-1, 1) * 10 ** random.randint(-300, 300)
        y = random.uniform(-1, 1) * 10 ** random.randint(-300, 300)
        a, b = floats.from_float(x, F64), floats.from_float(y, F64)
        assert floats.add(a, b, F64) == floats.from_float(x + y, F64)
        assert floats.sub(a, b, F64) == floats.from_float(x - y, F64)
        assert floats.mul(a, b, F64) == floats.from_float(x * y, F64)
        assert floats.div(a, b, F64) == floats.from_float(x / y, F64)
        assert floats.rem(a, b, F64) == floats.from_float(math.fmod(x, y), F64)
        assert floats.compare(a, b, F64) == (x > y) - (x < y)


WITH_NAN = [name for name in FLOATS if name[:2] not in ("f4", "f6") and name != "f8E8M0FNU"]


@pytest.mark.parametrize("name", WITH_NAN)
def test_special_values(name: str) -> None:
    type = FLOATS[name]
    one = floats.from_int(1, type)
    nan = floats.nan(type)
    infinity = floats.infinity(type)
    assert floats.is_nan(nan, type)
    assert floats.is_nan(floats.add(one, nan, type), type)
    assert floats.compare(one, nan, type) is None
    assert floats.maxnum(nan, one, type) == one
    assert floats.is_nan(floats.maximum(one, nan, type), type)
    assert floats.to_int(one, type) == 1
    assert floats.to_int(nan, type) is None
    assert floats.div(one, 0, type) == infinity
    assert floats.is_nan(floats.div(0, 0, type), type)
    assert floats.is_nan(floats.sub(infinity, infinity, type), type)
    assert floats.add(one, floats.negate(one, type), type) == 0
    largest = floats.largest(type)
    assert floats.is_finite(largest, type)
    assert floats.add(largest, largest, type) == infinity
    assert floats.compare(floats.negate(largest, type), largest, type) == -1
    assert floats.copy_sign(one, floats.from_int(-3, type), type) == floats.from_int(-1, type)


@pytest.mark.parametrize(
    ("name", "largest", "least"), [("f4E2M1FN", 6.0, 0.5), ("f6E2M3FN", 7.5, 0.125), ("f6E3M2FN", 28.0, 0.0625)]
)
def test_types_of_numbers_only(name: str, largest: float, least: float) -> None:
    type = FLOATS[name]
    most = floats.largest(type)
    minus = floats.negate(most, type)
    assert floats.to_float(most, type) == largest and floats.to_float(1, type) == least
    assert floats.infinity(type) == floats.nan(type) == most and floats.infinity(type, True) == minus
    assert all(floats.is_finite(bits, type) for bits in range(1 << type.width))
    assert floats.div(floats.from_int(1, type), 0, type) == most
    assert floats.add(most, most, type) == floats.mul(minus, minus, type) == most
    assert floats.from_float(-1e300, type) == floats.from_float(-math.inf, type) == minus
    assert floats.from_float(least / 2, type) == 0 and floats.from_float(least * 0.51, type) == 1
    assert floats.zero(type, True) == type_sign(type) and floats.compare(minus, most, type) == -1
    assert floats.convert_exactly(floats.infinity(F32), F32, type) is None
    assert floats.is_normal(most, type) and not floats.is_normal(1, type) and not floats.is_normal(0, type)


def type_sign(type: FloatType) -> int:
    return 1 << (type.width - 1)


def test_powers_of_two() -> None:
    type = FLOATS["f8E8M0FNU"]
    for bits in range(255):
        assert floats.to_ratio(bits, type) == (2 ** max(bits - 127, 0), 2 ** max(127 - bits, 0))
        assert floats.from_float(floats.to_float(bits, type), type) == bits
        assert floats.is_normal(bits, type) and not floats.is_negative(bits, type)
    assert floats.is_nan(255, type) and floats.nan(type) == floats.infinity(type) == floats.infinity(type, True) == 255
    assert floats.largest(type) == 254 and floats.zero(type) == floats.zero(type, True) == 0
    assert not floats.is_zero(0, type)
    rounded = {3.0: 4.0, 2.9: 2.0, 0.75: 1.0, 0.7: 0.5, 1e-300: 2.0**-127, 0.0: 2.0**-127, -4.0: 4.0, 2.9e38: math.nan}
    for value, wanted in rounded.items():
        found = floats.to_float(floats.from_float(value, type), type)
        assert found == wanted or (math.isnan(found) and math.isnan(wanted)), value
    assert floats.negate(5, type) == floats.absolute(5, type) == floats.copy_sign(5, 6, type) == 5
    assert floats.mul(128, 130, type) == 131 and floats.div(128, 130, type) == 125
    assert floats.compare(3, 4, type) == -1 and floats.compare(255, 4, type) is None
    assert floats.convert(255, type, F32) == floats.nan(F32)
    assert floats.convert_exactly(128, type, F32) == 0x40000000


def test_zeros_are_equal_but_ordered_for_minimum() -> None:
    minus = floats.zero(F32, negative=True)
    assert floats.compare(0, minus, F32) == 0
    assert floats.minimum(0, minus, F32) == minus
    assert floats.maximum(minus, 0, F32) == 0
    assert floats.add(minus, minus, F32) == minus
    assert floats.add(minus, 0, F32) == 0
    assert floats.mul(minus, floats.from_int(2, F32), F32) == minus


def test_conversion() -> None:
    third = from_ratio(1, 3, F64)
    assert floats.convert(third, F64, F32) == from_ratio(1, 3, F32)
    assert floats.convert_exactly(third, F64, F32) is None
    assert floats.convert_exactly(from_ratio(1, 4, F64), F64, F8E4M3FN) == from_ratio(1, 4, F8E4M3FN)
    assert floats.convert(0xFFC00001, F32, F64) == 0xFFF8000020000000
    assert floats.convert_exactly(0x7F800001, F32, F64) is None  # A signalling NaN becomes quiet.
    assert floats.convert(0x7F, F8E4M3FN, F16) == 0x7F80
    assert floats.convert(floats.infinity(F32, True), F32, F128) == floats.infinity(F128, True)


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        ("floor", [-3, -2, 1, 2]), ("ceil", [-2, -1, 2, 3]), ("trunc", [-2, -1, 1, 2]),
        ("away", [-3, -2, 2, 3]), ("even", [-2, -2, 2, 2]),
    ],
)  # fmt: skip
def test_rounding_to_integers(mode: str, expected: list[int]) -> None:
    values = [from_ratio(n, 2, F16) for n in (-5, -3, 3, 5)]
    assert [floats.to_int(floats.round_to_integral(value, F16, mode), F16) for value in values] == expected
    assert floats.round_to_integral(from_ratio(-1, 4, F32), F32, "trunc") == floats.zero(F32, True)


def test_large_integers_round_to_even() -> None:
    assert floats.from_int(2**24 + 1, F32) == floats.from_int(2**24, F32)
    assert floats.from_int(2**24 + 3, F32) == floats.from_int(2**24 + 4, F32)
    assert floats.to_int(floats.from_int(-(2**63), F64), F64) == -(2**63)


def test_hexadecimal_literals_have_a_width() -> None:
    assert floats.from_hex(0x1FF, F8E4M3FN) is None
    # Not a number that the 80 bit format has: the reference makes it a NaN.
    assert floats.from_hex(0x5EB85C435AEEB92C21EB, F80) == 0x7FFF5C435AEEB92C21EB
