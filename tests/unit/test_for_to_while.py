"""scf-for-to-while computes what the loops do, between other passes and with writes to memory between reads."""

from __future__ import annotations

import numpy as np
import pytest

from tests.unit.interpreter.programs import after, call, same

PROGRAM = """
  func.func @f(%a: index, %b: index, %s: index, %m: memref<9xi32>) -> (i32, memref<9xi32>) {
    %zero = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r, %k = scf.for %i = %a to %b step %s iter_args(%x = %zero, %n = %c0) -> (i32, index) {
      %0 = memref.load %m[%i] : memref<9xi32>
      %1 = scf.for %j = %c0 to %i step %c1 iter_args(%y = %0) -> (i32) {
        %2 = memref.load %m[%j] : memref<9xi32>
        %3 = arith.addi %y, %2 : i32
        memref.store %3, %m[%j] : memref<9xi32>
        scf.yield %3 : i32
      }
      %4 = arith.addi %x, %1 : i32
      %5 = arith.addi %n, %c1 : index
      scf.yield %4, %5 : i32, index
    }
    %6 = arith.index_cast %k : index to i32
    %7 = arith.addi %r, %6 : i32
    return %7, %m : i32, memref<9xi32>
  }"""


@pytest.mark.parametrize("before", [(), ("--canonicalize", "--cse")])
@pytest.mark.parametrize("behind", [(), ("--canonicalize", "--cse"), ("--convert-scf-to-cf", "--canonicalize")])
@pytest.mark.parametrize(("low", "high", "step"), [(0, 9, 1), (2, 9, 3), (5, 5, 1), (7, 3, 1), (0, 1, 4)])
def test_loops(before: tuple[str, ...], behind: tuple[str, ...], low: int, high: int, step: int) -> None:
    memory = np.arange(9, dtype=np.int32)
    expected = call(PROGRAM, low, high, step, memory.copy())
    text = after(PROGRAM, *before, "--scf-for-to-while", *behind)
    assert "scf.for" not in text
    found = call(text, low, high, step, memory.copy())
    for one, other in zip(found, expected, strict=True):
        same(one, other)
