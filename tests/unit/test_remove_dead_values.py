"""remove-dead-values keeps what a program returns and writes, however control goes through it."""

from __future__ import annotations

import numpy as np
import pytest

from tests.unit.interpreter.programs import after, call, same

PROGRAM = """
func.func private @pick(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  cf.cond_br %c, ^a(%x, %y : i32, i32), ^b(%y, %y : i32, i32)
^a(%p: i32, %q: i32):
  %s = arith.muli %q, %q : i32
  cf.br ^b(%p, %s : i32, i32)
^b(%r: i32, %t: i32):
  return %r, %t : i32, i32
}
func.func private @never(%x: i32, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  return %x : i32
}
func.func @f(%m: memref<4xi32>, %x: i32, %c: i1) -> (i32, i32, i32) {
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %nine = arith.constant 9 : i32
  %0:2 = call @pick(%c, %x, %one) : (i1, i32, i32) -> (i32, i32)
  %1:3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x, %b = %one, %d = %x) -> (i32, i32, i32) {
    %v = memref.load %m[%i] : memref<4xi32>
    %u = arith.addi %a, %v : i32
    %w = arith.muli %b, %u : i32
    %z:2 = scf.if %c -> (i32, i32) {
      memref.store %u, %m[%c3] : memref<4xi32>
      scf.yield %u, %w : i32, i32
    } else {
      scf.yield %a, %b : i32, i32
    }
    scf.yield %z#0, %w, %z#1 : i32, i32, i32
  }
  %2:2 = scf.if %false -> (i32, i32) {
    %v = func.call @never(%x, %m) : (i32, memref<4xi32>) -> i32
    %u = arith.addi %v, %1#1 : i32
    scf.yield %u, %v : i32, i32
  } else {
    scf.yield %0#0, %1#0 : i32, i32
  }
  %3:3 = scf.while (%a = %one, %b = %x, %d = %x) : (i32, i32, i32) -> (i32, i32, i32) {
    %k = arith.cmpi slt, %a, %nine : i32
    scf.condition(%k) %a, %b, %d : i32, i32, i32
  } do {
  ^bb0(%a: i32, %b: i32, %d: i32):
    %n = arith.addi %a, %a : i32
    %o = arith.subi %b, %d : i32
    scf.yield %n, %d, %o : i32, i32, i32
  }
  %4:2 = affine.for %i = 0 to 0 iter_args(%a = %x, %b = %one) -> (i32, i32) {
    %v = func.call @never(%a, %m) : (i32, memref<4xi32>) -> i32
    %u = arith.addi %v, %b : i32
    affine.yield %u, %u : i32, i32
  }
  %5 = arith.addi %3#0, %4#0 : i32
  return %2#0, %2#1, %5 : i32, i32, i32
}
"""


@pytest.mark.parametrize("options", ["", "=canonicalize=false"])
@pytest.mark.parametrize("condition", [True, False])
@pytest.mark.parametrize("number", [-3, 0, 5])
def test_results_and_writes_are_the_same(number: int, condition: bool, options: str) -> None:
    changed = after(PROGRAM, f"--remove-dead-values{options}")
    assert changed != after(PROGRAM) and "arith.muli" not in changed
    assert "ub.poison" in changed
    buffers = [np.array([2, 3, 5, 7], np.int32) for _ in range(2)]
    before, behind = (
        call(text, buffer, number, condition) for text, buffer in zip((PROGRAM, changed), buffers, strict=True)
    )
    for one, other in zip(before, behind, strict=True):
        same(other, one)
    assert (buffers[0] == buffers[1]).all()
