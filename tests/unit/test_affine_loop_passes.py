"""Passes on affine loops keep what the loops compute, with writes between reads and loops that do not run."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from pyopt.interpreter.dialects.affine import loops
from pyopt.interpreter.iteration import points
from tests.unit.interpreter.programs import after, call, same

NESTS = """
  #end = affine_map<(d0)[s0] -> (d0 * 2, 9, s0 + 5)>
  #start = affine_map<(d0, d1) -> (d0, d1 - 2)>
  func.func @f(%n: index, %m: index, %A: memref<40x40xi32>) -> (i32, memref<40x40xi32>) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    affine.for %i = %n to %m step 2 {
      affine.for %j = affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n] to min #end(%i)[%m] step 3 {
        %0 = affine.load %A[%i, %j] : memref<40x40xi32>
        %1 = arith.addi %0, %one : i32
        affine.store %1, %A[%j, %i + 1] : memref<40x40xi32>
      }
      affine.for %j = affine_map<(d0) -> (d0 + 3)>(%i) to affine_map<(d0) -> (d0 + 8)>(%i) step 2 {
        affine.for %k = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 1)>(%j) {
          %0 = affine.load %A[%j, %k] : memref<40x40xi32>
          affine.if affine_set<(d0)[s0] : (d0 - s0 - 4 >= 0)>(%k)[%n] {
            %1 = affine.load %A[%k - 1, %i] : memref<40x40xi32>
            %2 = arith.addi %0, %1 : i32
            affine.store %2, %A[%k, %i] : memref<40x40xi32>
          }
        }
      }
    }
    affine.for %i = 0 to %n {
      affine.for %j = 0 to %m {
        affine.for %k = 0 to 3 {
          %0 = affine.load %A[%i, %j + %k] : memref<40x40xi32>
          %1 = arith.addi %0, %one : i32
          affine.store %1, %A[%i, %j + %k] : memref<40x40xi32>
        }
      }
    }
    %r:2 = affine.for %i = max #start(%n, %m) to 12 step 5 iter_args(%x = %zero, %y = %one) -> (i32, i32) {
      %s = affine.for %j = 0 to %m iter_args(%z = %x) -> (i32) {
        %0 = affine.load %A[%i, %j] : memref<40x40xi32>
        %1 = arith.addi %z, %0 : i32
        affine.yield %1 : i32
      }
      affine.store %s, %A[%i, symbol(%n)] : memref<40x40xi32>
      affine.yield %y, %s : i32, i32
    }
    affine.parallel (%i, %j) = (%n, 2) to (%m, %n + 7) step (2, 3) {
      %0 = affine.load %A[%i, %j] : memref<40x40xi32>
      %1 = arith.addi %0, %r#1 : i32
      affine.store %1, %A[%i, %j] : memref<40x40xi32>
    }
    %t = affine.for %i = 3 to 4 iter_args(%x = %r#0) -> (i32) {
      %0 = affine.load %A[%i, %i] : memref<40x40xi32>
      %1 = arith.muli %x, %0 : i32
      affine.yield %1 : i32
    }
    return %t, %A : i32, memref<40x40xi32>
  }"""
SIZES = ((0, 0), (0, 1), (1, 0), (1, 1), (2, 9), (0, 7), (7, 2), (3, 10), (1, 6))
"""Bounds that the loops run from and to, among them some between which there is nothing."""


def check(program: str, *flags: str, sizes: tuple[tuple[int, int], ...] = SIZES) -> str:
    """The text behind the passes, which computes what the program does."""
    text = after(program, *flags)
    for n, m in sizes:
        memory = np.arange(1600, dtype=np.int32).reshape(40, 40)
        expected = call(program, n, m, memory.copy())
        found = call(text, n, m, memory.copy())
        for one, other in itertools.zip_longest(found, expected):
            same(one, other)
    return text


@pytest.mark.parametrize("option", ["", "promote-single-iter=true"])
def test_normal_loops(option: str) -> None:
    text = check(NESTS, f"--affine-loop-normalize={option}")
    assert "step 3" not in text and "step 5" in text
    assert check(NESTS, f"--affine-loop-normalize={option}", "--canonicalize", "--cse").count("affine.for") >= 8


COALESCED = """
  func.func @f(%n: index, %m: index, %A: memref<40x40xi32>) -> memref<40x40xi32> {
    affine.for %i = 0 to %n {
      affine.for %j = 0 to 3 {
        affine.for %k = 0 to %m {
          affine.for %l = 0 to min affine_map<()[s0, s1] -> (s0 - 1, s1)>()[%n, %m] {
            %0 = affine.load %A[%i + %j, %k + %l] : memref<40x40xi32>
            %1 = arith.index_cast %k : index to i32
            %2 = arith.addi %0, %1 : i32
            affine.store %2, %A[%j + %k + 2, %i] : memref<40x40xi32>
          }
        }
      }
    }
    return %A : memref<40x40xi32>
  }"""


def test_coalesced_loops() -> None:
    signed = ((-1, -1), (-2, -3), (-1, 2), (2, -1), (0, -1))
    text = check(COALESCED, "--affine-loop-coalescing", sizes=(*SIZES, *signed))
    assert text.count("affine.for") == 1
    assert check(NESTS, "--affine-loop-coalescing").count("affine.for") < NESTS.count("affine.for")
    check(NESTS, "--affine-loop-normalize", "--affine-loop-coalescing", "--canonicalize", "--cse")


CARRIED = """
  func.func @f(%n: index, %m: index, %A: memref<40x40xi32>) -> (i32, i32, memref<40x40xi32>) {
    %zero = arith.constant 0 : i32
    %r:2 = affine.for %i = %n to %m iter_args(%a = %zero, %b = %zero) -> (i32, i32) {
      %0 = affine.load %A[%i + 4, %i + 5] : memref<40x40xi32>
      %1 = arith.addi %b, %0 : i32
      affine.store %1, %A[%i + 5, %i + 6] : memref<40x40xi32>
      affine.yield %1, %a : i32, i32
    }
    return %r#0, %r#1, %A : i32, i32, memref<40x40xi32>
  }"""


@pytest.mark.parametrize(
    "options",
    [
        "",
        "unroll-factor=3",
        "unroll-factor=2 unroll-num-reps=3",
        "unroll-factor=-1",
        "unroll-factor=-1 unroll-full-threshold=3",
        "unroll-factor=7 unroll-up-to-factor",
        "unroll-factor=5 cleanup-unroll",
    ],
)
def test_unrolled_loops(options: str) -> None:
    flag = f"--pass-pipeline=builtin.module(func.func(affine-loop-unroll{{{options}}}))"
    check(NESTS, flag)
    text = check(CARRIED, flag, sizes=(*SIZES, (3, 2), (4, -4), (9, 3), (0, -1), (-4, -1)))
    assert (text.count("affine.for") == 1) == ("-1" in options or "cleanup" in options)


INVARIANT = """
  func.func @f(%n: index, %m: index, %A: memref<40x40xi32>) -> (i32, memref<40x40xi32>) {
    %seven = arith.constant 7 : i32
    %B = memref.cast %A : memref<40x40xi32> to memref<?x?xi32>
    affine.for %i = %n to %m {
      %0 = affine.load %B[3, 3] : memref<?x?xi32>
      %1 = arith.addi %0, %seven : i32
      affine.store %1, %A[%i, 3] : memref<40x40xi32>
      affine.for %j = 0 to 4 {
        affine.store %seven, %A[5, %j + symbol(%n)] : memref<40x40xi32>
      }
      affine.for %j = 0 to %m {
        affine.store %seven, %A[6, 6] : memref<40x40xi32>
      }
    }
    %k = memref.alloc() : memref<4xi32>
    affine.for %i = 0 to 4 {
      affine.store %seven, %k[%i] : memref<4xi32>
    }
    %r = affine.for %i = 0 to 3 iter_args(%x = %seven) -> (i32) {
      %0 = affine.load %k[2] : memref<4xi32>
      %1 = arith.muli %0, %seven : i32
      %2 = arith.addi %x, %1 : i32
      affine.yield %2 : i32
    }
    memref.dealloc %k : memref<4xi32>
    return %r, %A : i32, memref<40x40xi32>
  }"""


def test_invariant_ops() -> None:
    flag = "--affine-loop-invariant-code-motion"
    text = check(INVARIANT, flag)
    assert text.index("arith.muli") < text.index("iter_args")
    check(NESTS, flag, flag, "--canonicalize")


TILED = """
  func.func @f(%n: index, %m: index, %A: memref<40x40xi32>) -> memref<40x40xi32> {
    affine.for %i = 1 to %n {
      affine.for %j = affine_map<()[s0] -> (s0 - 3)>()[%m] to min affine_map<()[s0] -> (s0 + 5, 11)>()[%n] step 2 {
        %0 = affine.load %A[%i - 1, %j + 3] : memref<40x40xi32>
        %1 = arith.index_cast %j : index to i32
        %2 = arith.addi %0, %1 : i32
        affine.store %2, %A[%i, %j + 3] : memref<40x40xi32>
      }
    }
    affine.for %i = 1 to 12 {
      affine.for %j = 0 to %m {
        %0 = affine.load %A[%i - 1, %j + SHIFT] : memref<40x40xi32>
        %1 = affine.load %A[%i, %j] : memref<40x40xi32>
        %2 = arith.addi %0, %1 : i32
        affine.store %2, %A[%i, %j] : memref<40x40xi32>
      }
    }
    return %A : memref<40x40xi32>
  }"""


@pytest.mark.parametrize("shift", [0, 1])
@pytest.mark.parametrize("options", ["tile-size=3", "tile-sizes=2,5 separate", "tile-size=4 separate", "cache-size=1"])
def test_tiled_loops(options: str, shift: int) -> None:
    flag = f"--pass-pipeline=builtin.module(func.func(affine-loop-tile{{{options}}}))"
    text = check(TILED.replace("SHIFT", str(shift)), flag, sizes=(*SIZES, (9, 9), (12, 8)))
    if "tile-size" in options:
        # What the row above has one further on may be of a later tile.
        assert ("= 1 to 12 step" in text) == (shift == 0)
    check(NESTS, flag)
    check(COALESCED, flag, flag)


LONG = """
  func.func @f(%p: memref<?xi32>, %x: i32) {
    affine.for %i = 0 to 3000000000 {
      affine.store %x, %p[%i] : memref<?xi32>
    }
    affine.for %i = 0 to 2000000 {
      affine.for %j = 0 to 200000 {
        affine.store %x, %p[%i + %j] : memref<?xi32>
      }
    }
    return
  }"""


@pytest.mark.parametrize(
    "options",
    ["unroll-factor=100000000", "unroll-factor=-1", "unroll-factor=-1 unroll-full-threshold=4000000000"],
)
def test_long_loops(options: str) -> None:
    # The reference would copy until memory or time ends.
    text = after(LONG, f"--pass-pipeline=builtin.module(func.func(affine-loop-unroll{{{options}}}))")
    assert text.count("affine.store") == 2


JAMMED = """
  func.func @f(%n: index, %m: index, %A: memref<40x40xi32>, %x: i32) -> memref<40x40xi32> {
    affine.for %i = %n to 14 {
      %0 = affine.load %A[%i, 0] : memref<40x40xi32>
      %1 = arith.addi %0, %x : i32
      affine.store %1, %A[%i, 0] : memref<40x40xi32>
      affine.for %j = 0 to %m {
        %2 = affine.load %A[%i, %j + SHIFT] : memref<40x40xi32>
        %3 = affine.for %k = 0 to %n iter_args(%s = %2) -> (i32) {
          %4 = affine.load %A[%i + 20, %k] : memref<40x40xi32>
          %5 = arith.addi %s, %4 : i32
          affine.yield %5 : i32
        }
        affine.store %3, %A[%i + 1, %j + 1] : memref<40x40xi32>
      }
    }
    return %A : memref<40x40xi32>
  }"""


@pytest.mark.parametrize("shift", [0, 1, 2])
@pytest.mark.parametrize("factor", [2, 3])
def test_jammed_loops(factor: int, shift: int) -> None:
    flag = f"--pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{{unroll-jam-factor={factor}}}))"
    program = JAMMED.replace("SHIFT", str(shift))
    text = after(program, flag)
    # The next iteration may read one step of the inner loop behind the one that writes, but not in the same step: the
    # loop in the middle of the inner one has all loads in front of all stores.
    assert (f"step {factor}" in text) == (shift == 0)
    for n, m in (*SIZES, (13, 5), (14, 3), (15, 2), (11, 12)):
        memory = np.arange(1600, dtype=np.int32).reshape(40, 40)
        same(call(text, n, m, memory.copy(), 3)[0], call(program, n, m, memory.copy(), 3)[0])


PARALLEL = """
  func.func @f(%n: index, %m: index, %A: memref<40x40xi32>, %x: i32) -> (i32, memref<40x40xi32>) {
    affine.for %i = %n to %m step 2 {
      affine.for %j = 0 to %n {
        %0 = affine.load %A[%i + 1, %j + SHIFT] : memref<40x40xi32>
        %1 = arith.addi %0, %x : i32
        affine.store %1, %A[%i, %j] : memref<40x40xi32>
      }
    }
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to %m {
        %0 = affine.load %A[%i + SHIFT, %j + 9] : memref<40x40xi32>
        affine.store %0, %A[%i + 2, %j + 9] : memref<40x40xi32>
      }
    }
    affine.for %i = 0 to 12 {
      affine.for %j = 0 to 2 {
        %0 = affine.load %A[%i mod 3, %i + SHIFT] : memref<40x40xi32>
        %1 = arith.addi %0, %x : i32
        affine.store %1, %A[%i floordiv 3, %i + %j] : memref<40x40xi32>
      }
    }
    %r = affine.for %i = 0 to %m iter_args(%s = %x) -> i32 {
      %q = affine.for %j = affine_map<(d0) -> (d0)>(%i) to 12 iter_args(%t = %x) -> i32 {
        %0 = affine.load %A[%i, %j] : memref<40x40xi32>
        %1 = arith.muli %0, %t : i32
        affine.yield %1 : i32
      }
      %q2 = affine.for %j = 3 to %n iter_args(%t = %x) -> i32 {
        %0 = affine.load %A[%i, %j] : memref<40x40xi32>
        %1 = arith.addi %0, %t overflow<nsw> : i32
        affine.yield %1 : i32
      }
      %2 = arith.xori %q, %q2 : i32
      %3 = arith.addi %2, %s : i32
      affine.yield %3 : i32
    }
    return %r, %A : i32, memref<40x40xi32>
  }"""


@pytest.mark.parametrize(("shift", "count"), [(0, 6), (1, 6), (2, 8), (3, 7)])
def test_parallel_loops(shift: int, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    flag = "--affine-parallelize=parallel-reductions=true"
    program = PARALLEL.replace("SHIFT", str(shift))
    text = after(program, flag)
    assert text.count("affine.parallel") == count
    # Parallel loops run backwards here.
    monkeypatch.setattr(loops, "together_of", lambda op, compiler: None)
    monkeypatch.setattr(loops, "points", lambda ranges: list(points(ranges))[::-1])
    for n, m in (*SIZES, (3, 9), (9, 12)):
        memory = np.arange(1600, dtype=np.int32).reshape(40, 40) % 7
        for one, other in zip(call(text, n, m, memory.copy(), 3), call(program, n, m, memory.copy(), 3), strict=True):
            same(one, other)
