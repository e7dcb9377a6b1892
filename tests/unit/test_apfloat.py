"""Arithmetic on floats as calls of functions on encodings computes what it did (`pyopt.passes.lowering.apfloat`)."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter import RunError
from pyopt.interpreter.runtime.apfloat import fused_multiply_add, integer_of, remainder
from pyopt.ir import floats
from pyopt.ir.types import FLOATS
from tests.unit.interpreter.programs import after, call

TYPES: tuple[tuple[str, int], ...] = (
    ("f16", 16), ("bf16", 16), ("f32", 32), ("f64", 64), ("f8E5M2", 8), ("f8E4M3FNUZ", 8), ("f8E3M4", 8),
)  # fmt: skip
TWO: tuple[str, ...] = ("addf", "subf", "mulf", "divf", "maximumf", "minimumf")
PREDICATES: tuple[str, ...] = (
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true",
)  # fmt: skip
ARITH: str = "--convert-arith-to-apfloat"


def function(type: str, width: int, body: str, result: str) -> str:
    """A function of 24 encodings that computes %r, of type `result`; what is NaN becomes 0."""
    text = f"""
  func.func @f(%a: vector<24xi{width}>, %b: vector<24xi{width}>) -> vector<24xi{width}> {{
    %x = arith.bitcast %a : vector<24xi{width}> to vector<24x{type}>
    %y = arith.bitcast %b : vector<24xi{width}> to vector<24x{type}>
    {body}
    %zero = arith.constant dense<0> : vector<24xi{width}>
"""
    if result == "i1":
        return text + f"    %s = arith.select %r, %a, %zero : vector<24xi1>, vector<24xi{width}>\n" + end("%s", width)
    text += f"""
    %nan = arith.cmpf uno, %r, %r : vector<24x{type}>
    %bits = arith.bitcast %r : vector<24x{type}> to vector<24xi{width}>
    %s = arith.select %nan, %zero, %bits : vector<24xi1>, vector<24xi{width}>
"""
    return text + end("%s", width)


def end(value: str, width: int) -> str:
    return f"    return {value} : vector<24xi{width}>\n  }}"


def same(text: str, width: int, flag: str) -> None:
    """The function gives the same before and after the pass, which leaves no op on floats but bitcasts."""
    converted = after(text, flag)
    assert "_mlir_apfloat_" in converted
    generator = np.random.default_rng(len(text) + width)
    least = -(1 << width - 1)
    bits = [generator.integers(least, -least - 1, 24, endpoint=True).astype(f"int{width}") for _ in range(2)]
    bits[1][:4] = bits[0][:4]
    np.testing.assert_array_equal(call(converted, *bits)[0], call(text, *bits)[0])


@pytest.mark.parametrize("kind", TWO)
@pytest.mark.parametrize(("type", "width"), TYPES)
def test_results_are_the_same(type: str, width: int, kind: str) -> None:
    body = f"%p = arith.{kind} %x, %y : vector<24x{type}>\n    %r = arith.negf %p : vector<24x{type}>"
    same(function(type, width, body, type), width, ARITH)


@pytest.mark.parametrize("predicate", PREDICATES)
def test_comparisons_are_the_same(predicate: str) -> None:
    same(function("f8E5M2", 8, f"%r = arith.cmpf {predicate}, %x, %y : vector<24xf8E5M2>", "i1"), 8, ARITH)


@pytest.mark.parametrize(
    ("type", "width", "other"),
    [("f32", 32, "f16"), ("f64", 64, "f32"), ("f64", 64, "bf16"), ("f32", 32, "f8E4M3FN"), ("f16", 16, "f8E5M2")],
)
def test_conversions_are_the_same(type: str, width: int, other: str) -> None:
    body = f"""
    %n = arith.truncf %x : vector<24x{type}> to vector<24x{other}>
    %r = arith.extf %n : vector<24x{other}> to vector<24x{type}>"""
    same(function(type, width, body, type), width, ARITH)


@pytest.mark.parametrize("kind", ["sitofp", "uitofp"])
@pytest.mark.parametrize(("type", "width"), [("f16", 16), ("f32", 32), ("f64", 64)])
def test_integers_are_the_same(type: str, width: int, kind: str) -> None:
    same(function(type, width, f"%r = arith.{kind} %a : vector<24xi{width}> to vector<24x{type}>", type), width, ARITH)


MATH: str = """
  func.func @f(%a: i16, %b: i16, %c: i16) -> (i16, i1, i1, i1, i1) {
    %x = arith.bitcast %a : i16 to f16
    %y = arith.bitcast %b : i16 to f16
    %z = arith.bitcast %c : i16 to f16
    %p = math.fma %x, %y, %z : f16
    %q = math.absf %p : f16
    %0 = math.isfinite %q : f16
    %1 = math.isinf %q : f16
    %2 = math.isnan %q : f16
    %3 = math.isnormal %q : f16
    %r = arith.bitcast %q : f16 to i16
    %zero = arith.constant 0 : i16
    %s = arith.select %2, %zero, %r : i16
    return %s, %0, %1, %2, %3 : i16, i1, i1, i1, i1
  }"""


def test_functions_are_the_same() -> None:
    converted = after(MATH, "--convert-math-to-apfloat")
    assert "math." not in converted
    special = [0, 1 << 15, 0x7C00, 0xFC00, 0x7E00, 0x3C00, 1, 0x7BFF]
    generator = np.random.default_rng(7)
    drawn = generator.integers(0, 1 << 16, 40).tolist()
    for number in range(200):
        choice = special if number % 2 else [*special, *drawn]
        bits = [np.int16(np.uint16(generator.choice(choice)).astype(np.int16)) for _ in range(3)]
        assert call(converted, *bits) == call(MATH, *bits)


def test_what_the_library_computes_otherwise() -> None:
    """The remainder of the nearest quotient, the nearest integer, within its limits."""
    f32 = FLOATS["f32"]
    five, three, half, big, nan = (floats.from_float(one, f32) for one in (5.0, 3.0, 2.5, 1e10, float("nan")))
    assert floats.to_float(remainder(five, three, f32), f32) == -1.0
    assert [integer_of(one, f32, 8, False) for one in (half, three, big, nan)] == [2, 3, 127, 0]
    assert integer_of(floats.negate(big, f32), f32, 8, True) == 0


def test_products_that_overflow_are_summed_once() -> None:
    f16 = FLOATS["f16"]
    large, less = floats.from_float(60000.0, f16), floats.infinity(f16, negative=True)
    assert fused_multiply_add(large, large, less, f16) == less
    assert fused_multiply_add(large, large, floats.zero(f16), f16) == floats.infinity(f16)


CALL: str = """
  func.func private @_mlir_apfloat_NAME(i32, i64) -> i64
  func.func @f(%a: i64) -> i64 {
    %n = arith.constant NUMBER : i32
    %0 = call @_mlir_apfloat_NAME(%n, %a) : (i32, i64) -> i64
    return %0 : i64
  }"""


@pytest.mark.parametrize(
    ("name", "number", "message"),
    [
        ("abs", 99, "no type of floats has the number 99"),
        ("cube", 2, "the runtime library has no function of this name"),
        ("add", 2, "with 3 operands and 1 results, and it is declared with 2 and 1"),
        ("convert", 2, "with 3 operands"),
    ],
)
def test_calls_that_fail(name: str, number: int, message: str) -> None:
    with pytest.raises(RunError, match=message):
        call(CALL.replace("NAME", name).replace("NUMBER", str(number)), np.int64(1))
