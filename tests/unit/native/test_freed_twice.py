"""Freeing what is not live is an error before anything is freed, also where its memory belongs to another block."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt import NativeError

B = "memref<?xi64>"
SCRIPT = f"""
func.func private @take(%size: index, %mark: i64) -> {B} attributes {{no_inline}} {{
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%size) : {B}
  memref.store %mark, %m[%c0] : {B}
  return %m : {B}
}}
func.func private @free(%m: {B}) attributes {{no_inline}} {{
  memref.dealloc %m : {B}
  return
}}
// Step i takes a block of sizes[i] elements, or with 0 there frees that of step which[i]. The marks of the blocks in
// kept are given in the end.
func.func @run(%sizes: memref<?xindex>, %which: memref<?xindex>, %kept: memref<?xindex>, %marks: memref<?xi64>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %sizes, %c0 : memref<?xindex>
  %k = memref.dim %kept, %c0 : memref<?xindex>
  %blocks = memref.alloc(%n) : memref<?x{B}>
  scf.for %i = %c0 to %n step %c1 {{
    %size = memref.load %sizes[%i] : memref<?xindex>
    %frees = arith.cmpi eq, %size, %c0 : index
    scf.if %frees {{
      %at = memref.load %which[%i] : memref<?xindex>
      %m = memref.load %blocks[%at] : memref<?x{B}>
      func.call @free(%m) : ({B}) -> ()
    }} else {{
      %mark = arith.index_cast %i : index to i64
      %m = func.call @take(%size, %mark) : (index, i64) -> {B}
      memref.store %m, %blocks[%i] : memref<?x{B}>
    }}
  }}
  scf.for %i = %c0 to %k step %c1 {{
    %at = memref.load %kept[%i] : memref<?xindex>
    %m = memref.load %blocks[%at] : memref<?x{B}>
    %mark = memref.load %m[%c0] : {B}
    memref.store %mark, %marks[%i] : memref<?xi64>
  }}
  return
}}"""
TWICE = "frees memory that it has not taken, or has freed before"
REMEMBERED = 64
SIZES = (1, 3, 60, 512, 513, 2000, 8192, 8193, 1 << 14, 1 << 20)


def _run(function: Any, steps: list[tuple[int, int]]) -> list[int]:
    live = {at for at, (size, _) in enumerate(steps) if size} - {at for size, at in steps if not size}
    kept, marks = np.array(sorted(live), np.int64), np.zeros(len(live), np.int64)
    function(np.array([size for size, _ in steps]), np.array([at for _, at in steps]), kept, marks)
    assert (marks == kept).all()
    return marks.tolist()


@pytest.fixture(scope="module", params=("extents", "bounds"))
def module(request: pytest.FixtureRequest) -> Any:
    return pyopt.compile(SCRIPT, check=request.param)


def test_a_block_whose_memory_is_in_use_again(module: Any) -> None:
    """As many blocks of its size are taken and freed since then as are remembered; then one more."""
    for size in SIZES:
        for count in (0, 1, 2, 17, REMEMBERED - 1):
            steps = [(size, 0), (0, 0)]
            for _ in range(count):
                steps += [(size, 0), (0, len(steps))]
            steps.append((size, 0))
            assert _run(module.run, steps) == [len(steps) - 1]
            with pytest.raises(NativeError, match=TWICE):
                _run(module.run, [*steps, (0, 0)])
    taken, freed = module.allocations()
    assert taken == freed


def test_orders_that_are_drawn(module: Any) -> None:
    for seed in range(150):
        randomness = random.Random(seed)
        sizes = randomness.sample(SIZES, randomness.choice((1, 2, 5)))
        ratio = randomness.choice((0.4, 0.5, 0.55))
        steps: list[tuple[int, int]] = []
        live: list[int] = []
        dead: list[int] = []
        for _ in range(randomness.choice((10, 100, 700))):
            if live and randomness.random() < ratio:
                dead.append(live.pop(randomness.randrange(len(live))))
                steps.append((0, dead[-1]))
            else:
                live.append(len(steps))
                steps.append((randomness.choice(sizes), 0))
        assert _run(module.run, steps) == live
        for gone in randomness.sample(dead[-REMEMBERED:], min(len(dead), 3)):
            with pytest.raises(NativeError, match=TWICE):
                _run(module.run, [*steps, (0, gone)])
    taken, freed = module.allocations()
    assert taken == freed


def test_many_blocks_at_once(module: Any) -> None:
    """Also those that were taken long before others are known to be live."""
    count = 30_000
    steps = [(1, 0)] * count + [(0, at) for at in range(0, count, 2)]
    assert len(_run(module.run, steps)) == count // 2
    assert _run(module.run, steps + [(0, at) for at in range(1, count, 2)]) == []
    with pytest.raises(NativeError, match=TWICE):
        _run(module.run, [*steps, (0, count - 2)])


def test_arguments() -> None:
    """The caller keeps its array, and the program may free it once."""
    text = """func.func @f(%m: memref<?xf64>, %again: i1) {
      memref.dealloc %m : memref<?xf64>
      scf.if %again {
        memref.dealloc %m : memref<?xf64>
      }
      return
    }
    func.func @g(%m: memref<?xf64>) -> memref<?xf64> {
      memref.dealloc %m : memref<?xf64>
      return %m : memref<?xf64>
    }"""
    module: Any = pyopt.compile(text)
    given = np.ones(3)
    for _ in range(3):
        module.f(given, False)
        with pytest.raises(NativeError, match=TWICE):
            module.f(given, True)
        with pytest.raises(NativeError, match="the function gave memory that it deallocated"):
            module.g(given)
    assert (given == 1).all()


C = """
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @calloc(i64, i64) -> !llvm.ptr
llvm.func @realloc(!llvm.ptr, i64) -> !llvm.ptr
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @grown(%n: i64, %freed: i1) -> i64 {
  %p = llvm.call @calloc(%n, %n) : (i64, i64) -> !llvm.ptr
  llvm.cond_br %freed, ^free, ^on
^free:
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.br ^on
^on:
  %q = llvm.call @realloc(%p, %n) : (!llvm.ptr, i64) -> !llvm.ptr
  %x = llvm.load volatile %q : !llvm.ptr -> i64
  llvm.call @free(%q) : (!llvm.ptr) -> ()
  llvm.return %x : i64
}
llvm.func @aligned(%align: i64) -> i64 {
  %c64 = llvm.mlir.constant(64 : i64) : i64
  %p = llvm.call @aligned_alloc(%align, %c64) : (i64, i64) -> !llvm.ptr
  llvm.store %c64, %p : i64, !llvm.ptr
  %x = llvm.load volatile %p : !llvm.ptr -> i64
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %r = llvm.urem %i, %align : i64
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return %r : i64
}
llvm.func @inner(%n: i64) {
  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store volatile %n, %p : i64, !llvm.ptr
  llvm.call @free(%q) : (!llvm.ptr) -> ()
  llvm.return
}"""


def test_functions_of_c() -> None:
    module: Any = pyopt.compile(C)
    assert module.grown(8, False) == module.grown(4096, False) == 0
    for size in (8, 1000):
        with pytest.raises(NativeError, match=TWICE):
            module.grown(size, True)
        with pytest.raises(NativeError, match=TWICE):
            module.inner(size)
    with pytest.raises(NativeError, match="the program takes more memory than there is"):
        module.grown(1 << 33, False)
    for align in (1, 2, 16, 64, 128, 4096, 1 << 20):
        assert module.aligned(align) == 0
    for align in (0, 3, 48, -1):
        with pytest.raises(NativeError, match="with an alignment that is no power of two"):
            module.aligned(align)
    with pytest.raises(NativeError, match="the program takes more memory than there is"):
        module.aligned(1 << 62)
