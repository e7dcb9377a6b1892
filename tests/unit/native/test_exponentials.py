"""Exponentials natively: how exact they are, that all places of a loop compute alike, and where they stay C's."""

from __future__ import annotations

import math
import re
from typing import Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt.native import llvm
from pyopt.native.compiling import runner
from pyopt.native.exponentials import expand_exponentials
from pyopt.native.lowering import lower

fused = pytest.mark.skipif(not llvm.library().has_fused, reason="the CPU has no fused multiplication and addition")
LOOP = """func.func @f(%a: memref<?xTYPE>, %b: memref<?xTYPE>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = memref.dim %a, %zero : memref<?xTYPE>
  scf.for %i = %zero to %size step %one {
    %0 = memref.load %a[%i] : memref<?xTYPE>
    %1 = math.NAME %0 : TYPE
    memref.store %1, %b[%i] : memref<?xTYPE>
  }
  return
}
"""
ONE = "func.func @f(%a: TYPE) -> TYPE { %0 = math.exp %a : TYPE return %0 : TYPE }"
SPECIAL = (0.0, -0.0, math.inf, -math.inf, math.nan, 709.782712893384, 709.79, 1e308, -1e308, 5e-324, -1e-300)
SMALL = (-708.3, -708.4, -720.0, -744.4, -745.1, -745.2, -746.5)
"""Exponentials of these are near the least number with all bits, or below."""


def exponentials(values: Any, name: str = "exp") -> Any:
    element = "f64" if values.dtype == np.float64 else "f32"
    found = np.empty_like(values)
    program: Any = pyopt.compile(LOOP.replace("TYPE", element).replace("NAME", name))
    program.f(values, found)
    return found


@fused
def test_how_exact_they_are() -> None:
    mpmath = pytest.importorskip("mpmath")
    generator = np.random.default_rng(1)
    values = np.concatenate([generator.uniform(-0.35, 0.35, 4000), generator.uniform(-708, 709, 4000)])
    found = exponentials(values)
    with mpmath.workprec(200):
        exact = [mpmath.exp(one) for one in values.tolist()]
        errors = [abs(mpmath.mpf(a) - b) / math.ulp(a) for a, b in zip(found.tolist(), exact, strict=True)]
    assert max(errors) < 0.65
    assert sum(error < 0.5 for error in errors) > 7500  # most are the nearest number


@fused
def test_how_exact_they_are_below_the_least_number_with_all_bits() -> None:
    mpmath = pytest.importorskip("mpmath")
    values = np.random.default_rng(5).uniform(-745.1, -708.4, 8000)
    found = exponentials(values)
    with mpmath.workprec(200):
        exact = [mpmath.exp(one) for one in values.tolist()]
        errors = [abs(mpmath.mpf(a) - b) / math.ulp(a) for a, b in zip(found.tolist(), exact, strict=True)]
    assert max(errors) < 0.83


@fused
def test_the_ends_of_what_numbers_there_are() -> None:
    values = np.array([*SPECIAL, *SMALL])
    with np.errstate(over="ignore"):
        wanted = np.exp(values)
    found = exponentials(values)
    np.testing.assert_array_equal(found[: len(SPECIAL)], wanted[: len(SPECIAL)])
    np.testing.assert_array_max_ulp(found[len(SPECIAL) :], wanted[len(SPECIAL) :], 1)
    assert found[-2:].tolist() == [0.0, 0.0]


@fused
@pytest.mark.parametrize("element", ("f32", "f64"))
def test_all_places_compute_alike(element: str) -> None:
    """What is computed in a vector, in the rest of a loop, alone or in a vector of the program has the same bits."""
    values = np.random.default_rng(2).uniform(-5, 5, 37).astype(np.float64 if element == "f64" else np.float32)
    found = exponentials(values)
    for length in (1, 2, 7, 15, 36):
        assert exponentials(values[:length]).tobytes() == found[:length].tobytes()
    one: Any = pyopt.compile(ONE.replace("TYPE", element))
    assert [one.f(value) for value in values] == found.tolist()
    eight: Any = pyopt.compile(ONE.replace("TYPE", f"vector<8x{element}>"))
    assert eight.f(values[3:11]).tobytes() == found[3:11].tobytes()


@fused
def test_of_f32_they_are_those_of_the_interpreter() -> None:
    with np.errstate(over="ignore"):
        values = np.concatenate([np.random.default_rng(3).uniform(-104, 89, 3000), SPECIAL]).astype(np.float32)
    module = pyopt.parse(LOOP.replace("TYPE", "f32").replace("NAME", "exp"))
    wanted = np.empty_like(values)
    with np.errstate(over="ignore"):
        module.evaluate("f", values, wanted)
    np.testing.assert_array_equal(exponentials(values), wanted)


@fused
@pytest.mark.parametrize("type", ("f64", "vector<4xf32>"))
def test_what_is_expanded(type: str) -> None:
    text = expanded(type)
    assert "math.exp" not in text
    assert "math.fma" in text


@pytest.mark.parametrize("type", ("f16", "bf16", "f80", "vector<4xf16>", "tensor<4xf16>"))
def test_others_stay(type: str) -> None:
    text = expanded(type)
    assert "math.exp" in text
    assert "math.fma" not in text


def test_without_such_instructions_c_computes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYOPT_CACHE", "off")
    values = np.random.default_rng(4).uniform(-1, 1, 500)
    wanted = [math.exp(one) for one in values.tolist()]
    if llvm.library().has_fused:
        assert exponentials(values).tolist() != wanted  # the last bit of some
    monkeypatch.setattr(llvm.library(), "has_fused", False)
    assert exponentials(values).tolist() == wanted


def expanded(type: str) -> str:
    """The function of one exponential, after the expansion."""
    module = pyopt.parse(ONE.replace("TYPE", type))
    expand_exponentials(module.operation, module.context)
    return str(module)


def lowered(text: str) -> str:
    """Its LLVM IR."""
    module = pyopt.parse(text)
    return lower(module.operation, module.context, runner(module.operation, module.context)).text


@pytest.mark.parametrize(("name", "narrow"), (("sin", True), ("sqrt", False), ("exp", False)))
def test_calls_are_made_in_narrower_vectors(name: str, narrow: bool) -> None:
    if name == "exp" and not llvm.library().has_fused:
        pytest.skip("the CPU has no fused multiplication and addition")
    assert ('"prefer-vector-width"="256"' in lowered(LOOP.replace("TYPE", "f64").replace("NAME", name))) == narrow


@pytest.mark.parametrize(
    ("attributes", "wanted"),
    (
        ('passthrough = ["cold"]', '"256"'),
        ("passthrough = []", '"256"'),
        ('passthrough = [["prefer-vector-width", "512"]]', '"512"'),
        ('passthrough = ["prefer-vector-width"]', None),
        ('prefer_vector_width = "128"', '"128"'),
    ),
)
def test_what_the_program_prefers_stays(attributes: str, wanted: str | None) -> None:
    text = f"func.func @f(%a: f64) -> f64 attributes {{{attributes}}} {{ %0 = math.sin %a : f64 return %0 : f64 }}"
    found = re.findall(r'"prefer-vector-width"=("\d+")', lowered(text))
    assert found == ([wanted] if wanted else [])
