"""Maxima and minima natively: the interpreter's, with NaNs and an order of zeros, and loops of them run in vectors."""

from __future__ import annotations

import itertools
import math
import re
from typing import Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt.interpreter import parse, run
from pyopt.ir.core import Operation
from pyopt.native import lowering
from pyopt.native.llvm import library

OPS: Final = ("maximumf", "minimumf", "maxnumf", "minnumf")
NUMBERS: Final = (0.0, -0.0, 1.5, -2.0, math.inf, -math.inf, math.nan)


def reduction(op: str, element: str) -> str:
    return f"""
func.func @f(%x: memref<?x{element}>, %first: {element}) -> {element} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?x{element}>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %first) -> {element} {{
    %v = memref.load %x[%i] : memref<?x{element}>
    %s = arith.{op} %a, %v : {element}
    scf.yield %s : {element}
  }}
  return %r : {element}
}}"""


def is_same(found: float, wanted: float, zeros: bool = True) -> bool:
    """zeros: with their signs."""
    if math.isnan(wanted):
        return math.isnan(found)
    return found == wanted and (not zeros or math.copysign(1, found) == math.copysign(1, wanted))


@pytest.mark.parametrize("element", ["f32", "f64", "f16"])
@pytest.mark.parametrize("op", OPS)
def test_numbers(op: str, element: str) -> None:
    body = f"  %r = arith.{op} %a, %b : {element}\n  return %r : {element}"
    text = f"func.func @f(%a: {element}, %b: {element}) -> {element} {{\n{body}\n}}"
    module: Any = pyopt.compile(text)
    program = parse(text)
    for a, b in itertools.product(NUMBERS, repeat=2):
        assert is_same(module.f(a, b), float(run(program, "f", a, b)[0])), (a, b)


@pytest.mark.parametrize("element", ["f32", "f64"])
@pytest.mark.parametrize("op", OPS)
def test_reductions(op: str, element: str) -> None:
    """LLVM puts the lanes' results together without an order of zeros, where NaN is none: MLIR leaves it open."""
    module: Any = pyopt.compile(reduction(op, element))
    program = parse(reduction(op, element))
    zeros = not op.endswith("numf")
    kind: Any = np.float32 if element == "f32" else np.float64
    generator = np.random.default_rng(7)
    for length, least in itertools.product((0, 1, 3, 64, 203), (0.0, 0.5, 0.9, 1.0)):
        given = generator.normal(size=length).astype(kind)
        given[generator.random(length) < least] = math.nan
        given[generator.random(length) < 0.1] = -0.0
        for first in (math.nan, 0.0, -math.inf, math.inf):
            wanted = float(run(program, "f", given, first)[0])
            assert is_same(module.f(given, first), wanted, zeros), (length, least, first)


@pytest.mark.skipif(library().binding.llvm_version_info[0] < 22, reason="older LLVM makes no vectors of maxnumf")
@pytest.mark.parametrize("op", OPS)
def test_loops_run_in_vectors(op: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []
    translated = lowering.llvm_ir_of

    def noted(module: Operation) -> str:
        texts.append(translated(module))
        return texts[-1]

    monkeypatch.setattr(lowering, "llvm_ir_of", noted)
    monkeypatch.setenv("PYOPT_CACHE", "")
    module: Any = pyopt.compile(reduction(op, "f32"))
    assert module.f(np.array([1.0, 3.0, 2.0], np.float32), 2.0) == (3.0 if op.startswith("max") else 1.0)
    optimized = library().optimized_text(texts[-1])
    assert re.search(rf"call <\d+ x float> @llvm\.{op[:3]}imum", optimized)
