"""Functions of f16 and bf16 natively are those of f64, rounded once: all results are the interpreter's."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt.interpreter import parse, run

FUNCTIONS: Final = (
    "absf", "acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "ceil", "cos", "cosh", "erf", "erfc", "exp",
    "exp2", "expm1", "floor", "log", "log10", "log1p", "log2", "round", "roundeven", "rsqrt", "sin", "sinh", "sqrt",
    "tan", "tanh", "trunc",
)  # fmt: skip
OF_SEVERAL: Final = {"atan2": 2, "copysign": 2, "fma": 3, "powf": 2}
QUICK: Final = ("exp", "rsqrt", "sqrt", "atan")
CODES: Final = np.arange(1 << 16, dtype=np.uint16)


def computed(element: str, name: str, operands: list[Any]) -> tuple[Any, Any]:
    """What a function gives natively, and by the interpreter, of arrays of codes, as codes."""
    type = f"memref<{len(operands[0])}x{element}>"
    count = range(len(operands))
    loads = "\n".join([f"    %a{index} = memref.load %m{index}[%i] : {type}" for index in count])
    text = f"""
func.func @f({"".join([f"%m{index}: {type}, " for index in count])}%out: {type}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant {len(operands[0])} : index
  scf.for %i = %c0 to %n step %c1 {{
{loads}
    %r = math.{name} {", ".join([f"%a{index}" for index in count])} : {element}
    memref.store %r, %out[%i] : {type}
  }}
  return
}}"""
    module: Any = pyopt.compile(text)
    found = np.zeros_like(operands[0])
    if element == "f16":
        module.f(*[one.view(np.float16) for one in operands], found.view(np.float16))
        wanted = np.zeros(found.shape, np.float16)
        run(parse(text), "f", *[one.view(np.float16) for one in operands], wanted)
        return found, wanted.view(np.uint16)
    module.f(*operands, found)
    held = np.zeros(found.shape, np.float32)
    run(parse(text), "f", *[(one.astype(np.uint32) << 16).view(np.float32) for one in operands], held)
    return found, (held.view(np.uint32) >> 16).astype(np.uint16)


def check(element: str, name: str, operands: list[Any]) -> None:
    found, wanted = computed(element, name, operands)
    infinity = 0x7C00 if element == "f16" else 0x7F80
    is_nan = ((found & 0x7FFF) > infinity) & ((wanted & 0x7FFF) > infinity)
    wrong = np.nonzero((found != wanted) & ~is_nan)[0]
    assert not len(wrong), [[hex(one[at]) for one in operands] for at in wrong[:5]]


@pytest.mark.parametrize("element", ["f16", "bf16"])
@pytest.mark.parametrize("name", [*QUICK, *[pytest.param(one, marks=pytest.mark.full) for one in FUNCTIONS]])
def test_all_numbers(name: str, element: str) -> None:
    check(element, name, [CODES])


@pytest.mark.parametrize("element", ["f16", "bf16"])
@pytest.mark.parametrize("name", OF_SEVERAL)
def test_of_several_numbers(name: str, element: str) -> None:
    generator = np.random.default_rng(5)
    drawn = [generator.integers(0, 1 << 16, 20_000).astype(np.uint16) for _ in range(OF_SEVERAL[name])]
    check(element, name, drawn)
