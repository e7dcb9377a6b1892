"""Passes keep what programs compute where the reference does not; with `reference-exact` they do as the reference."""

from __future__ import annotations

import random

import numpy as np
import pytest

from pyopt.interpreter import parse, run
from tools.semantics.check import PassStep, Tally, check, parsed, run_step

PEELED = """
func.func @f(%lb: index, %ub: index, %step: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %lb to %ub step %step iter_args(%a = %c0, %n = %c0) -> (index, index) {
    %size = affine.min affine_map<(d0)[s0, s1] -> (s0, s1 - d0)>(%i)[%step, %ub]
    %0 = arith.addi %a, %size : index
    %1 = arith.addi %n, %c1 : index
    scf.yield %0, %1 : index, index
  }
  return %r#0, %r#1 : index, index
}
"""

HOISTED = """
func.func @f(%t: tensor<?xi32>, %n: index, %o: index) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xi32> {
    %0 = tensor.extract_slice %a[%o] [2] [1] : tensor<?xi32> to tensor<2xi32>
    %1 = arith.addi %0, %0 : tensor<2xi32>
    %2 = tensor.insert_slice %1 into %a[%o] [2] [1] : tensor<2xi32> into tensor<?xi32>
    scf.yield %2 : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}
"""

DIVIDED = """
func.func @f(%a: tensor<256xi8>, %b: tensor<256xi8>) -> tensor<256xi8> {
  %0 = arith.ceildivsi %a, %b : tensor<256xi8>
  return %0 : tensor<256xi8>
}
"""


def test_division_of_all_numbers() -> None:
    made = parsed(DIVIDED)
    assert made is not None
    assert run_step(PassStep("arith-expand"), *made)
    every = np.arange(-128, 128)
    for divisor in every:
        dividends = every[1:] if divisor == -1 else every
        given = np.resize(dividends, 256).astype(np.int8)
        if divisor:
            (got,) = run(made[0], "f", given, np.full(256, divisor, np.int8))
            assert np.array_equal(got, -(-given.astype(int) // divisor))


@pytest.mark.parametrize("options", ["", "skip-partial=false", "peel-front=true"])
def test_peeled_loops_run_as_often(options: str) -> None:
    made = parsed(PEELED)
    assert made is not None
    assert run_step(PassStep("scf-for-loop-peeling", options), *made)
    whole = parse(PEELED)
    for lower in (-5, 0, 2, 9):
        for upper in (-7, -4, 0, 3, 10):
            for step in (1, 2, 3, 7):
                assert run(made[0], "f", lower, upper, step) == run(whole, "f", lower, upper, step)


PADDED = """
func.func @f(%t: tensor<2xf32>, %v: f32, %m: memref<1xf32>) -> tensor<5xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[1] high[2] {
  ^bb0(%i: index):
    %x = memref.load %m[%c0] : memref<1xf32>
    %y = arith.addf %x, %v : f32
    memref.store %y, %m[%c0] : memref<1xf32>
    tensor.yield %y : f32
  } : tensor<2xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}
"""


CLASSIFIED = """
func.func @f(%a: vector<4xi4>) -> vector<4xi1> {
  %0 = arith.extui %a : vector<4xi4> to vector<4xi16>
  %1 = arith.bitcast %0 : vector<4xi16> to vector<4xf16>
  %2 = math.isnormal %1 : vector<4xf16>
  return %2 : vector<4xi1>
}
"""


SHIFTED = """
func.func @f() -> i64 {{
  %l = arith.constant {0} : i4
  %u = arith.constant {1} : i4
  %s = arith.constant {2} : i4
  %x = arith.constant {3} : i4
  %c0 = arith.constant 0 : i64
  %c17 = arith.constant 17 : i64
  %r = scf.for{4} %i = %l to %u step %s iter_args(%a = %c0) -> i64 : i4 {{
    %0 = arith.{5} %i, %x : i4
    %1 = arith.extui %0 : i4 to i64
    %2 = arith.muli %a, %c17 : i64
    %3 = arith.addi %1, %2 : i64
    scf.yield %3 : i64
  }}
  return %r : i64
}}
"""


@pytest.mark.parametrize("op", ["addi", "muli"])
@pytest.mark.parametrize("how", ["", " unsigned"])
def test_loops_over_other_ranges_count_alike(op: str, how: str) -> None:
    """Of i4, so that many loops wrap around somewhere."""
    name = "scf-for-loop-range-folding"
    randomness = random.Random(f"{op}{how}")
    tally = Tally()
    wrong = 0
    for _ in range(60):
        bounds = [randomness.randint(-8, 7), randomness.randint(-8, 7), randomness.randint(1, 7)]
        text = SHIFTED.format(*bounds, randomness.choice([-3, -1, 0, 1, 2, 3, 7]), how, op)
        assert check(text, [PassStep(name)], tally, 1) is None
        wrong += check(text, [PassStep(name, "reference-exact=true")], Tally(), 1) is not None
    assert tally["compared"] > 30 and wrong


@pytest.mark.parametrize(
    ("name", "text", "kind"),
    [
        ("math-extend-to-supported-types", CLASSIFIED, "other values"),
        ("scf-for-loop-range-folding", SHIFTED.format(0, 7, 5, 2, "", "addi"), "other values"),
        ("scf-for-loop-peeling", PEELED, "other values"),
        ("loop-invariant-subset-hoisting", HOISTED, "undefined behaviour"),
        ("convert-tensor-to-linalg", PADDED, "other values"),
    ],
)
def test_the_reference_is_wrong(name: str, text: str, kind: str) -> None:
    assert check(text, [PassStep(name)], Tally(), 12) is None
    found = check(text, [PassStep(name, "reference-exact=true")], Tally(), 12)
    assert found is not None and found.kind in (kind, "poison")
