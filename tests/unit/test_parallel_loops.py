"""Passes on scf.parallel, and those that specialize loops, keep what the loops compute, with writes between reads."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tests.unit.interpreter.programs import after, call, same

TILED = """
  func.func @f(%a: index, %b: index, %s: index, %t: index, %m: memref<12x12xi32>) -> memref<12x12xi32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %one = arith.constant 1 : i32
    scf.parallel (%i, %j, %k) = (%a, %c0, %c0) to (%b, %c7, %c6) step (%s, %t, %c2) {
      %x = arith.addi %i, %c6 : index
      %y = arith.addi %j, %c2 : index
      %0 = memref.load %m[%x, %k] : memref<12x12xi32>
      %1 = arith.addi %0, %one : i32
      memref.store %1, %m[%x, %k] : memref<12x12xi32>
      %2 = memref.load %m[%x, %y] : memref<12x12xi32>
      %3 = arith.index_cast %k : index to i32
      %4 = arith.addi %2, %3 : i32
      memref.store %4, %m[%x, %y] : memref<12x12xi32>
    }
    %r = memref.load %m[%c0, %c0] : memref<12x12xi32>
    memref.store %r, %m[%c7, %c7] : memref<12x12xi32>
    return %m : memref<12x12xi32>
  }"""
"""Sums, so that the order of iterations, which tiles change, is the same to them."""
SIZES = ("", "parallel-loop-tile-sizes=2", "parallel-loop-tile-sizes=3,4,2", "parallel-loop-tile-sizes=100,1,3")


def check(program: str, flags: tuple[str, ...], numbers: tuple[int, ...], shape: tuple[int, ...]) -> str:
    """The text behind the passes, which computes what the program does."""
    memory = np.arange(np.prod(shape), dtype=np.int32).reshape(shape)
    expected = call(program, *numbers, memory.copy())
    text = after(program, *flags)
    found = call(text, *numbers, memory.copy())
    for one, other in zip(found, expected, strict=True):
        same(one, other)
    return text


@pytest.mark.parametrize("checks", ["", " no-min-max-bounds=true"])
@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("behind", [(), ("--canonicalize", "--scf-parallel-loop-tiling", "--cse")])
def test_tiles(sizes: str, checks: str, behind: tuple[str, ...]) -> None:
    flags = (f"--scf-parallel-loop-tiling={sizes}{checks}", *behind)
    for lower, upper, step, other in itertools.product((-6, -1, 0, 2), (-2, 0, 1, 6), (1, 2, 5), (1, 3)):
        text = check(TILED, flags, (lower, upper, step, other), (12, 12))
        assert text.count("scf.parallel") >= 2


SPECIALIZED = """
  func.func @f(%a: index, %n: index, %s: index, %m: memref<9x9xi32>) -> (i32, memref<9x9xi32>) {
    %zero = arith.constant 0 : i32
    %end = affine.min affine_map<(d0) -> (9, d0, 7)>(%n)
    %low = affine.min affine_map<(d0, d1) -> (d0 - d1, 4)>(%n, %a)
    %r, %l = scf.for %i = %a to %end step %s iter_args(%x = %zero, %y = %a) -> (i32, index) {
      %0 = memref.load %m[%i, %y] : memref<9x9xi32>
      %1 = scf.parallel (%j, %k) = (%a, %a) to (%end, %low) step (%s, %s) init (%0) -> i32 {
        %2 = memref.load %m[%k, %j] : memref<9x9xi32>
        %3 = arith.addi %2, %0 : i32
        memref.store %3, %m[%k, %j] : memref<9x9xi32>
        scf.reduce(%3 : i32) {
        ^bb0(%p: i32, %q: i32):
          %4 = arith.addi %p, %q : i32
          scf.reduce.return %4 : i32
        }
      }
      %5 = arith.addi %1, %x : i32
      memref.store %5, %m[%y, %i] : memref<9x9xi32>
      scf.yield %5, %i : i32, index
    }
    %6 = memref.load %m[%l, %l] : memref<9x9xi32>
    %7 = arith.addi %r, %6 : i32
    return %7, %m : i32, memref<9x9xi32>
  }"""
SPECIALIZE = ("--scf-for-loop-specialization", "--scf-parallel-loop-specialization")


@pytest.mark.parametrize("flags", [SPECIALIZE[:1], SPECIALIZE[1:], (*SPECIALIZE, "--canonicalize"), SPECIALIZE[::-1]])
def test_specialized_loops(flags: tuple[str, ...]) -> None:
    for start, end, step in itertools.product((0, 2, 3), (0, 4, 6, 7, 8), (1, 2)):
        assert "scf.if" in check(SPECIALIZED, flags, (start, end, step), (9, 9))
