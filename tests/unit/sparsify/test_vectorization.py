"""Loops of sparse kernels as vectors give what NumPy does, by the interpreter and natively, whatever their length."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
from pyopt.interpreter import parse, run
from tests.support.cpu_runner import is_there
from tools.sparse.check import OK, check
from tools.sparse.cpu import Way, run_case
from tools.sparse.table import selected
from tools.sparse.transform import STAGES, TRAILS

if TYPE_CHECKING:
    from pyopt.interpreter import Program

HOISTED: Final = (*STAGES, "--loop-invariant-code-motion")
OPTIONS: Final = (
    "vl=4", "vl=8", "vl=16", "vl=8 enable-simd-index32=true", "vl=3 enable-vla-vectorization=true",
)  # fmt: skip
KERNELS: Final = (
    ("spmv", "CSR"), ("spmv", "CSC"), ("spmv", "COO"), ("spmv-transposed", "CSR"), ("spmm", "CSR"), ("spmm", "BSR"),
    ("axpy", "BLV"), ("dot", "SV·SV8"), ("add-dense-out", "CSR"), ("reach-or-and", "CSR"), ("scale-in-place", "CSR"),
    ("mttkrp", "CSF"), ("row-sums", "CSR"), ("spmv-i32", "CSR"), ("min-plus-product", "CSR"),
)  # fmt: skip
LENGTHS: Final = (0, 1, 3, 4, 5, 8, 13, 16, 17, 33)


@pytest.mark.full
@pytest.mark.parametrize(("name", "format"), KERNELS)
def test_kernels(name: str, format: str) -> None:
    kernels = selected(names=name, formats=format)
    assert kernels, f"the table has no {name} {format}"
    for kernel in kernels:
        for options in OPTIONS:
            stages = (*HOISTED, f"--sparse-vectorization={options}")
            result = check(kernel, kernel.choices[0], stages, "pyopt", quick=True)
            assert (result.verdict, result.detail) == (OK, ""), options


@pytest.mark.full
@pytest.mark.skipif(not is_there(), reason="mlir-opt and mlir-runner are not installed")
@pytest.mark.parametrize(("name", "format"), KERNELS[:6] + KERNELS[7:9] + KERNELS[10:13])
def test_kernels_natively(name: str, format: str) -> None:
    """Our loops and vectors, and what mlir-opt makes of them."""
    (kernel,) = selected(names=name, formats=format)
    rest = [one for one in TRAILS["direct"] if one != "--loop-invariant-code-motion"]
    way = Way((*HOISTED, "--sparse-vectorization=vl=4"), tuple(rest))
    assert run_case(kernel, kernel.choices[0], "pyopt", way) == (OK, "")


LOOPS: Final = """
func.func @dot(%lo: index, %hi: index, %a: memref<?xi64>, %crd: memref<?xi16>, %b: memref<?xi64>, %x: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %x) -> i64 {
    %v = memref.load %a[%i] : memref<?xi64>
    %c = memref.load %crd[%i] : memref<?xi16>
    %e = arith.extui %c : i16 to i64
    %j = arith.index_cast %e : i64 to index
    %w = memref.load %b[%j] : memref<?xi64>
    %p = arith.muli %v, %w : i64
    %n = arith.addi %acc, %p : i64
    scf.yield %n : i64
  } {"Emitted from" = "linalg.generic"}
  return %r : i64
}
func.func @scatter(%lo: index, %hi: index, %a: memref<?xi64>, %crd: memref<?xi16>, %b: memref<?xi64>, %x: i64) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %v = memref.load %a[%i] : memref<?xi64>
    %c = memref.load %crd[%i] : memref<?xi16>
    %e = arith.extui %c : i16 to i64
    %j = arith.index_cast %e : i64 to index
    %w = memref.load %b[%j] : memref<?xi64>
    %d = arith.divsi %w, %v : i64
    %s = arith.addi %d, %x : i64
    memref.store %s, %b[%j] : memref<?xi64>
  } {"Emitted from" = "linalg.generic"}
  return
}
func.func @count(%lo: index, %hi: index, %a: memref<?xi64>, %crd: memref<?xi16>, %b: memref<?xi64>, %x: i64) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %n = arith.index_cast %i : index to i64
    %v = memref.load %a[%i] : memref<?xi64>
    %s = arith.shrsi %v, %k : i64
    %t = arith.subi %s, %n : i64
    memref.store %t, %b[%i] : memref<?xi64>
  } {"Emitted from" = "linalg.generic"}
  return
}
func.func @chain(%lo: index, %hi: index, %a: memref<?xi64>, %crd: memref<?xi16>, %b: memref<?xi64>, %x: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %x) -> i64 {
    %v = memref.load %a[%i] : memref<?xi64>
    %n = arith.addi %acc, %v : i64
    scf.yield %n : i64
  } {"Emitted from" = "linalg.generic"}
  %s = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %r) -> i64 {
    %v = memref.load %b[%i] : memref<?xi64>
    %n = arith.subi %acc, %v : i64
    scf.yield %n : i64
  } {"Emitted from" = "linalg.generic"}
  %t = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %s) -> i64 {
    %v = memref.load %a[%i] : memref<?xi64>
    %n = arith.muli %acc, %v : i64
    scf.yield %n : i64
  } {"Emitted from" = "linalg.generic"}
  %u = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %t) -> i64 {
    %v = memref.load %b[%i] : memref<?xi64>
    %n = arith.ori %acc, %v : i64
    scf.yield %n : i64
  } {"Emitted from" = "linalg.generic"}
  return %u : i64
}
""".replace("    %s = arith.shrsi", "    %k = arith.constant 2 : i64\n    %s = arith.shrsi")


def vectorized(options: str) -> Program:
    code, out, err = run_in_process([f"--sparse-vectorization={options}", "-"], LOOPS)
    assert code == 0, err
    # All seven loops: a maskedload for each.
    assert out.count("vector.create_mask") == 7
    return parse(out)


@pytest.mark.full
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("name", ["dot", "scatter", "count", "chain"])
def test_lengths(options: str, name: str) -> None:
    """Ranges of any length, from 0 or from somewhere."""
    scalar, vectors = parse(LOOPS), vectorized(options)
    randomness = np.random.default_rng(1)
    for length in LENGTHS:
        for low in (0, 5):
            size = low + length + 1
            a = randomness.integers(1, 9, size) * randomness.choice([-1, 1], size)
            crd = randomness.permutation(size).astype(np.int16)
            b = randomness.integers(-50, 50, size)
            found = []
            for program in (scalar, vectors):
                target = b.copy()
                found.append((run(program, name, low, low + length, a.copy(), crd, target, 7), target))
            assert found[0][0] == found[1][0]
            assert np.array_equal(found[0][1], found[1][1])
