"""Arithmetic on floats that a target lacks has the same results in a wider type."""

from __future__ import annotations

import numpy as np
import pytest

from tests.unit.interpreter.programs import after, call

TWO: tuple[str, ...] = ("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf")
PAIRS: tuple[tuple[str, int, str], ...] = (
    ("bf16", 16, "f32"),
    ("f16", 16, "f32"),
    ("f16", 16, "f64"),
    ("f32", 32, "f64"),
    ("f8E5M2", 8, "f16"),
    ("f8E4M3FN", 8, "f16"),
    ("f8E4M3FNUZ", 8, "f32"),
    ("f8E4M3B11FNUZ", 8, "f32"),
)


def program(kind: str, type: str, width: int) -> str:
    """The bits of the results of an op on floats that are given by their bits."""
    return f"""
  func.func @f(%a: tensor<200xi{width}>, %b: tensor<200xi{width}>) -> tensor<200xi{width}> {{
    %0 = arith.bitcast %a : tensor<200xi{width}> to tensor<200x{type}>
    %1 = arith.bitcast %b : tensor<200xi{width}> to tensor<200x{type}>
    %2 = arith.{kind} %0, %1 : tensor<200x{type}>
    %3 = arith.{kind} %2, %1 : tensor<200x{type}>
    %4 = arith.negf %3 : tensor<200x{type}>
    %5 = arith.cmpf olt, %4, %0 : tensor<200x{type}>
    %6 = arith.select %5, %4, %2 : tensor<200xi1>, tensor<200x{type}>
    %zero = arith.constant dense<0.0> : tensor<200x{type}>
    %nan = arith.cmpf uno, %6, %6 : tensor<200x{type}>
    %7 = arith.select %nan, %zero, %6 : tensor<200xi1>, tensor<200x{type}>
    %8 = arith.bitcast %7 : tensor<200x{type}> to tensor<200xi{width}>
    return %8 : tensor<200xi{width}>
  }}"""


@pytest.mark.parametrize("kind", TWO)
@pytest.mark.parametrize(("type", "width", "wide"), PAIRS)
def test_results_are_the_same(type: str, width: int, wide: str, kind: str) -> None:
    text = program(kind, type, width)
    flag = f"--arith-emulate-unsupported-floats=source-types={type} target-type={wide}"
    emulated = after(text, flag, "--canonicalize", "--cse")
    assert f"arith.{kind}" in emulated
    assert all(f"x{type}>" not in line for line in emulated.splitlines() if f"arith.{kind}" in line)
    generator = np.random.default_rng(len(kind) + width)
    least = -(1 << width - 1)
    for _ in range(3):
        bits = [generator.integers(least, -least, 200).astype(f"int{width}") for _ in range(2)]
        np.testing.assert_array_equal(call(emulated, *bits)[0], call(text, *bits)[0])


INTEGERS = """
  func.func @f(%a: i32) -> i16 {
    %0 = arith.KIND %a : i32 to bf16
    %1 = arith.bitcast %0 : bf16 to i16
    return %1 : i16
  }"""


@pytest.mark.parametrize("kind", ["sitofp", "uitofp"])
def test_integers_are_rounded_once(kind: str) -> None:
    """2^30 + 2^22 + 1 is more than the middle of two numbers of bf16, and its nearest f32 is the middle."""
    text = INTEGERS.replace("KIND", kind)
    flag = "--arith-emulate-unsupported-floats=source-types=bf16"
    number = np.int32((1 << 30) + (1 << 22) + 1)
    wanted = int(call(text, number)[0])
    assert int(call(after(text, flag), number)[0]) == wanted
    assert int(call(after(text, f"{flag} reference-exact=true"), number)[0]) == wanted - 1


FUSED = """
  func.func @f(%a: vector<2xi16>, %b: vector<2xi16>) -> vector<2xi16> {
    %0 = arith.bitcast %a : vector<2xi16> to vector<2xbf16>
    %1 = arith.bitcast %b : vector<2xi16> to vector<2xbf16>
    %2 = arith.mulf %0, %0 : vector<2xbf16>
    %3 = arith.addf %2, %1 : vector<2xbf16>
    %4 = arith.bitcast %3 : vector<2xbf16> to vector<2xi16>
    return %4 : vector<2xi16>
  }"""


def test_rounding_between_two_ops_is_not_dropped() -> None:
    """(1 + 2^-7)^2 - (1 + 2^-6) is 2^-14, and 0 if the product is rounded."""
    bits = [np.full(2, 0x3F81, np.int16), np.full(2, 0xBF82, np.uint16).astype(np.int16)]
    flag = "--arith-emulate-unsupported-floats=source-types=bf16"
    assert call(FUSED, *bits)[0].tolist() == [0, 0]
    assert call(after(FUSED, flag, "--canonicalize"), *bits)[0].tolist() == [0, 0]
    exact = call(after(FUSED, f"{flag} reference-exact=true", "--canonicalize"), *bits)[0]
    assert exact.tolist() == [0x3880, 0x3880]
