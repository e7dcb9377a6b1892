"""Arithmetic on floats that a target lacks becomes the text of mlir-opt."""

from __future__ import annotations

from random import Random

import pytest

from pyopt.driver.run import run_in_process
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")

NARROW = ("bf16", "f16", "f8E5M2", "f32")


def program(randomness: Random) -> str:
    """A function of ops on floats and integers, of numbers, vectors or tensors."""
    shape = randomness.choice(["{}", "vector<4x{}>", "vector<[2]x{}>", "tensor<?x3x{}>", "tensor<*x{}>"])
    floats = {one: [f"%a_{one}", f"%b_{one}"] for one in NARROW}
    integers = ["%i", "%j"]
    lines = []
    for number in range(20):
        kind, name = randomness.choice(NARROW), f"%{number}"
        a, b = randomness.choice(floats[kind]), randomness.choice(floats[kind])
        type, integer = shape.format(kind), shape.format("i16")
        flags = randomness.choice(["", " fastmath<nnan,contract>"])
        choice = randomness.randrange(8)
        if choice == 0:
            lines.append(f"{name} = arith.fptosi {a} : {type} to {integer}")
            integers.append(name)
        elif choice == 1:
            lines.append(f"{name} = arith.uitofp {randomness.choice(integers)} : {integer} to {type}")
            floats[kind].append(name)
        elif choice == 2:
            lines.append(f"{name} = arith.negf {a}{flags} : {type}")
            floats[kind].append(name)
        elif choice == 3 and kind != "f32":
            lines.append(f"{name} = arith.extf {a} : {type} to {shape.format('f32')}")
            floats["f32"].append(name)
        elif choice == 4 and kind == "f32":
            other = randomness.choice(NARROW[:3])
            lines.append(f"{name} = arith.truncf {a} : {type} to {shape.format(other)}")
            floats[other].append(name)
        elif choice == 5:
            lines.append(f"{name} = arith.cmpf ult, {a}, {b} : {type}")
            lines.append(f"%s{number} = arith.select {name}, {a}, {b} : {shape.format('i1')}, {type}")
            floats[kind].append(f"%s{number}")
        else:
            op = randomness.choice(["addf", "subf", "mulf", "divf", "remf", "maximumf", "minnumf"])
            lines.append(f"{name} = arith.{op} {a}, {b}{flags} : {type}")
            floats[kind].append(name)
    arguments = [f"{one}: {shape.format(kind)}" for kind in NARROW for one in floats[kind][:2]]
    arguments += [f"{one}: {shape.format('i16')}" for one in integers[:2]]
    results = [floats[kind][-1] for kind in NARROW] + integers[-1:]
    types = ", ".join(shape.format(kind) for kind in (*NARROW, "i16"))
    body = "\n  ".join(lines)
    return (
        f"func.func @f({', '.join(arguments)}) -> ({types}) {{\n  {body}\n  return {', '.join(results)} : {types}\n}}\n"
    )


VECTORS = """
#row = affine_map<(i, j, k) -> (i, k)>
#column = affine_map<(i, j, k) -> (k, j)>
#both = affine_map<(i, j, k) -> (i, j)>
func.func @f(%v: vector<4xbf16>, %w: vector<4x4xbf16>, %s: bf16, %i: i64, %x: f8E8M0FNU) -> bf16 {
  %0 = vector.reduction <add>, %v : vector<4xbf16> into bf16
  %1 = vector.reduction <maxnumf>, %v, %0 : vector<4xbf16> into bf16
  %2 = vector.fma %v, %v, %v : vector<4xbf16>
  %3 = vector.outerproduct %v, %2 : vector<4xbf16>, vector<4xbf16>
  %4 = vector.multi_reduction <mul>, %3, %v [0] : vector<4x4xbf16> to vector<4xbf16>
  %5 = vector.contract {
    indexing_maps = [#row, #column, #both], iterator_types = ["parallel", "parallel", "reduction"]
  } %w, %w, %3 : vector<4x4xbf16>, vector<4x4xbf16> into vector<4x4xbf16>
  %6:2 = vector.scan <add>, %5, %4 {inclusive = true, reduction_dim = 0} : vector<4x4xbf16>, vector<4xbf16>
  %7 = vector.outerproduct %6#1, %s, %4 : vector<4xbf16>, bf16
  %8 = vector.transpose %6#0, [1, 0] : vector<4x4xbf16> to vector<4x4xbf16>
  %9 = vector.extract %7[0] : bf16 from vector<4xbf16>
  %10 = arith.sitofp %i : i64 to bf16
  %11 = arith.addf %10, %9 : bf16
  %12 = arith.mulf %x, %x : f8E8M0FNU
  %13 = arith.scaling_extf %x, %12 : f8E8M0FNU, f8E8M0FNU to bf16
  %14 = arith.addf %11, %13 : bf16
  return %14 : bf16
}
"""
OPTIONS = (
    "source-types=bf16,f16 target-type=f32", "source-types=f16,f32 target-type=f64", "source-types=f8E5M2,bf16",
    "source-types=f8E5M2 target-type=f16", "source-types=f64", "source-types=f8E8M0FNU,bf16", "source-types=bf16,f32",
    "target-type=bf16 source-types=f16",
)  # fmt: skip


@pytest.mark.parametrize("options", OPTIONS)
def test_text_is_that_of_the_reference(options: str) -> None:
    assert MLIR_OPT is not None
    randomness = Random(options)
    text = "// -----\n".join([VECTORS, *(program(randomness) for _ in range(25))])
    flags = ("--split-input-file", "--mlir-print-debuginfo", "--mlir-print-local-scope", "-")
    wanted = run_program([MLIR_OPT, f"--arith-emulate-unsupported-floats={options}", *flags], text, ".", timeout=60)
    exact = f"--arith-emulate-unsupported-floats={options} reference-exact=true"
    code, found, errors = run_in_process([exact, *flags], text)
    assert (code, found.splitlines(), errors.splitlines()[:1]) == (
        wanted.code, wanted.out.splitlines(), wanted.err.splitlines()[:1],
    )  # fmt: skip
