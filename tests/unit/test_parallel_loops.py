"""Passes on scf.parallel, and those that specialize loops, keep what the loops compute, with writes between reads.

Fusion is tried with pairs of the accesses below: in two loops, of one buffer, of two, and of two views of one.
"""

from __future__ import annotations

import itertools
import random
from typing import Final

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


M = "memref<6x6xi32>"
ACCESSES: Final = {
    "load": f"%0 = memref.load @[%i, %j] : {M}",
    "load other": f"%0 = memref.load @[%j, %i] : {M}",
    "load row": f"%0 = memref.load @[%i, %c1] : {M}",
    "load element": f"%0 = memref.load @[%c1, %c1] : {M}",
    "load shifted": f"""%1 = arith.addi %i, %c1 : index
      %0 = memref.load @[%1, %j] : {M}""",
    "load quotient": f"""%1 = arith.divui %i, %c2 : index
      %0 = memref.load @[%1, %j] : {M}""",
    "load digit": f"""%1:2 = affine.delinearize_index %i into (%c2, %c2) : index, index
      %0 = memref.load @[%1#1, %j] : {M}""",
    "load vector": f"""%1 = vector.load @[%i, %c1] : {M}, vector<4xi32>
      %0 = vector.extract %1[2] : i32 from vector<4xi32>""",
    "call": f"%0 = func.call @called(@) : ({M}) -> i32",
    "load late": f"%0 = memref.load @[%c2, %c2] : {M} // late",
    "store": f"memref.store %new, @[%i, %j] : {M}",
    "store other": f"memref.store %new, @[%j, %i] : {M}",
    "store row": f"memref.store %new, @[%i, %c1] : {M}",
    "store element": f"memref.store %new, @[%c1, %c1] : {M}",
    "store shifted": f"""%2 = arith.addi %i, %c1 : index
      memref.store %new, @[%2, %j] : {M}""",
    "store quotient": f"""%2 = arith.divui %i, %c2 : index
      memref.store %new, @[%2, %j] : {M}""",
    "store digit": f"""%2:2 = affine.delinearize_index %i into (%c2, %c2) : index, index
      memref.store %new, @[%2#0, %j] : {M}""",
    "store sometimes": f"""%2 = arith.cmpi eq, %j, %c1 : index
      scf.if %2 {{
        memref.store %new, @[%i, %c1] : {M}
      }}""",
    "store vector": f"""%2 = vector.broadcast %new : i32 to vector<4xi32>
      vector.store %2, @[%i, %c1] : {M}, vector<4xi32>""",
    "add": f"%0 = memref.atomic_rmw addi %new, @[%c1, %j] : (i32, {M}) -> i32",
    "store late": f"memref.store %q, @[%i, %j] : {M} // late",
}
PAIRS: Final = list(itertools.product(ACCESSES, ACCESSES))


SAMPLED: Final = 120
"""The number of pairs; all, which take a minute, are right."""


def loop(access: str, buffer: str, start: str) -> str:
    """A loop with an access to a buffer, which gives a sum."""
    text = ACCESSES[access].replace("@called", "?").replace("@", buffer).replace("?", "@called")
    early, late = ("", text) if "// late" in text else (text, "")
    if late and "%0" in late:
        late += "\n      %5 = arith.addi %4, %0 : i32"
    read = "%0" if "%0 =" in early else "%new"
    return f"""scf.parallel (%i, %j) = (%c0, %c0) to (%c3, %c4) step (%c1, %c1) init ({start}) -> i32 {{
      %at = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1 + 1)>(%i, %j)
      %new = arith.index_cast %at : index to i32
      {early}
      %3 = arith.muli {read}, %new : i32
      scf.reduce(%3 : i32) {{
      ^bb0(%p: i32, %q: i32):
        %4 = arith.addi %p, %q : i32
        {late}
        scf.reduce.return {"%5" if "%5" in late else "%4"} : i32
      }}
    }}"""


def fusible(first: str, second: str, buffers: tuple[str, str]) -> str:
    """Two loops, behind each other."""
    return f"""
  func.func @f(%x: i32, %A: {M}, %B: {M}) -> (i32, i32, {M}, {M}) {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %X = memref.alloc() : {M}
    memref.copy %B, %X : {M} to {M}
    %V = memref.cast %X : {M} to {M}
    %r = {loop(first, buffers[0], "%x")}
    %s = {loop(second, buffers[1], "%x")}
    memref.copy %X, %B : {M} to {M}
    return %r, %s, %A, %B : i32, i32, {M}, {M}
  }}
  func.func private @called(%m: {M}) -> i32 {{
    %c1 = arith.constant 1 : index
    %0 = memref.load %m[%c1, %c1] : {M}
    %1 = arith.addi %0, %0 : i32
    memref.store %1, %m[%c1, %c1] : {M}
    return %0 : i32
  }}"""


def results(text: str) -> list[object]:
    """The results, as lists."""
    first = np.arange(36, dtype=np.int32).reshape(6, 6)
    return [one.tolist() for one in call(text, 7, first, first[::-1].copy())]


@pytest.mark.parametrize(("buffers", "least"), [(("%A", "%A"), 10), (("%V", "%X"), 5), (("%A", "%X"), 0)])
def test_fused_loops(buffers: tuple[str, str], least: int) -> None:
    """Not all that the reference fuses may be; a sample of the pairs, by turns."""
    fused = wrong = 0
    for first, second in random.Random(buffers[0]).sample(PAIRS, SAMPLED):
        text = fusible(first, second, buffers)
        ours, exact = [after(text, f"--scf-parallel-loop-fusion={one}") for one in ("", "reference-exact=true")]
        if ours.count("scf.parallel") == 1:
            fused += 1
            assert results(ours) == results(text), text
        elif exact.count("scf.parallel") == 1:
            wrong += results(exact) != results(text)
    assert fused >= 5
    assert wrong >= least
