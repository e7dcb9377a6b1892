"""affine-scalrep keeps what functions compute, also where memrefs are the same memory and loops do not run."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.affine_memory import AffineMemory
from tests.unit.interpreter.programs import after, call, same

PASS = "affine-scalrep"


def check(program: str, text: str) -> None:
    """Both compute the same, for memrefs that are the same memory, too."""
    for n in (0, 1, 3, 5):
        generator = np.random.default_rng(n)
        for alias in (False, True):
            memory = [generator.integers(-9, 9, (16, 16)).astype(np.int32) for _ in range(2)]
            left, right = [one.copy() for one in memory], [one.copy() for one in memory]
            wanted = call(program, n, left[0], left[0 if alias else 1])
            found = call(text, n, right[0], right[0 if alias else 1])
            same(found[0], wanted[0])
            for one, other in zip(right, left, strict=True):
                same(one, other)


@pytest.mark.parametrize("passes", ["", ",canonicalize,cse", ",affine-parallelize,canonicalize"])
def test_functions_keep_their_meaning(passes: str) -> None:
    changed = 0
    for seed in range(30):
        program = AffineMemory(seed + 100 * len(passes)).text()
        text = after(program, f"--pass-pipeline=builtin.module(func.func({PASS}{passes}))")
        changed += text != after(program)
        check(program, text)
    assert changed > 10


LOOPS = """
  func.func @f(%n: index, %A: memref<16x16xi32>, %C: memref<16x16xi32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %0 = affine.load %A[1, 2] : memref<16x16xi32>
    %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%s = %0) -> i32 {
      %1 = affine.load %A[1, 2] : memref<16x16xi32>
      %2 = arith.addi %1, %s : i32
      affine.store %2, %A[1, 2] : memref<16x16xi32>
      scf.yield %2 : i32
    }
    return %r : i32
  }"""

BLOCKS = """
  func.func @f(%n: index, %A: memref<16x16xi32>, %C: memref<16x16xi32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : i32
    cf.br ^loop(%c0 : index)
  ^loop(%i: index):
    %k = arith.remui %i, %n : index
    %v = arith.index_cast %i : index to i32
    %row = memref.subview %A[%i, 0] [1, 16] [1, 1] : memref<16x16xi32> to memref<16xi32, strided<[1], offset: ?>>
    affine.store %v, %row[0] : memref<16xi32, strided<[1], offset: ?>>
    %next = arith.addi %i, %c1 : index
    %more = arith.cmpi ult, %next, %n : index
    cf.cond_br %more, ^loop(%next : index), ^end
  ^end:
    affine.store %c7, %row[0] : memref<16xi32, strided<[1], offset: ?>>
    return %c7 : i32
  }"""


@pytest.mark.parametrize(("program", "n"), [(LOOPS, 3), (BLOCKS, 4)])
def test_reference_is_wrong(program: str, n: int) -> None:
    """It takes loops that are not affine to run once, and a value for the same whenever its block is entered."""
    results = []
    for flags in ((), (f"--{PASS}",), (f"--{PASS}=reference-exact=true",)):
        text = after(program, *flags)
        memory = np.arange(256, dtype=np.int32).reshape(16, 16)
        results.append((int(call(text, n, memory, memory.copy())[0]), memory.tolist()))
    assert results[0] == results[1] != results[2]
