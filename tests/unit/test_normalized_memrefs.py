"""Programs compute the same once their memrefs have no layouts: with normalize-memrefs, alone and with other passes."""

from __future__ import annotations

import re

import numpy as np
import pytest

from tests.unit.interpreter.programs import after, call, same

PROGRAM = """
#layout = affine_map<LAYOUT>
!T = memref<EXTENTSxi32, #layout>
!V = memref<3x4xi32, strided<[8, 2], offset: 4>>

func.func private @diagonal(%m: !T, %x: i32) -> !T {
  affine.for %i = 0 to 6 {
    %0 = affine.load %m[%i, 7 - %i] : !T
    %1 = arith.addi %0, %x : i32
    affine.store %1, %m[%i, 7 - %i] : !T
  }
  return %m : !T
}

func.func private @made(%input: memref<6x8xi32>, %n: index, %k: index) -> !T {
  %m = memref.alloc(SIZES) : !T
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %input[%i, %j] : memref<6x8xi32>
      affine.store %0, %m[%i, %j] : !T
    }
  }
  return %m : !T
}

func.func @f(%input: memref<6x8xi32>, %n: index, %k: index, %x: i32) -> (memref<6x8xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %m = call @made(%input, %n, %k) : (memref<6x8xi32>, index, index) -> !T
  %before = memref.load %m[%c3, %c6] : !T
  %r = call @diagonal(%m, %x) : (!T, i32) -> !T
  memref.store %x, %m[%c3, %c6] : !T
  %c = memref.cast %r : !T to memref<OPENxi32, #layout>
  %stored = affine.load %c[symbol(%k) - 5, 6] : memref<OPENxi32, #layout>
  %view = memref.reinterpret_cast %input to offset: [4], sizes: [3, 4], strides: [8, 2] : memref<6x8xi32> to !V
  affine.for %i = 0 to 3 {
    %0 = affine.load %view[%i, %i + 1] : !V
    %1 = memref.load %c[%i, %c3] : memref<OPENxi32, #layout>
    %2 = arith.muli %0, %1 : i32
    affine.store %2, %view[%i, %i] : !V
    affine.store %2, %c[%i + 1, 3] : memref<OPENxi32, #layout>
  }
  %out = memref.alloc() : memref<6x8xi32>
  scf.for %i = %c0 to %c6 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %0 = memref.load %r[%i, %j] : !T
      %1 = memref.load %input[%i, %j] : memref<6x8xi32>
      %2 = arith.addi %0, %1 : i32
      memref.store %2, %out[%i, %j] : memref<6x8xi32>
    }
  }
  memref.dealloc %m : !T
  %sum = arith.addi %before, %stored : i32
  return %out, %sum : memref<6x8xi32>, i32
}
"""
TILED = (
    "(i, j) -> (i floordiv 4, j, i mod 4)",
    "(i, j) -> (j floordiv 3, i floordiv 4, i mod 4, j mod 3)",
    "(i, j) -> ((i + 1) floordiv 4, j + 2, (i + 1) mod 4)",
    "(i, j) -> ((2 * i + j) floordiv 4, (2 * i + j) mod 4, j * 3)",
    "(i, j) -> (i, j mod 3, j floordiv 3)",
)
UNTILED = (
    "(i, j) -> (j, i)",
    "(i, j) -> (i * 8 + j)",
    "(i, j) -> (j * 7 + i * 2 + 3)",
)
# Indices below 0, and sizes that the reference takes for too small ones.
WRONG = ("(i, j) -> (i - j, j)", "(i, j) -> (i floordiv 4, i mod 4, j floordiv 3, j mod 5)")
SEQUENCES = (
    ("--normalize-memrefs",),
    ("--normalize-memrefs", "--canonicalize", "--cse"),
    ("--canonicalize", "--cse", "--normalize-memrefs", "--lower-affine", "--canonicalize"),
)


def check(layout: str, extents: str, seen_as: str, changes: bool, flags: tuple[str, ...]) -> None:
    sizes = {"6x8": "", "?x8": "%n", "6x?": "%k", "?x?": "%n, %k"}[extents]
    program = PROGRAM.replace("LAYOUT", layout).replace("EXTENTS", extents).replace("SIZES", sizes)
    program = program.replace("OPEN", seen_as)
    text = after(program, *flags)
    assert (re.search(r"memref<[^>]*, #", text) is None) == changes
    for x in (0, -3):
        inputs = [np.arange(48, dtype=np.int32).reshape(6, 8) for _ in range(2)]
        for found, wanted in zip(call(text, inputs[0], 6, 8, x), call(program, inputs[1], 6, 8, x), strict=True):
            same(found, wanted)
        same(inputs[0], inputs[1])


@pytest.mark.parametrize("flags", SEQUENCES)
@pytest.mark.parametrize("layout", (*TILED, *UNTILED))
def test_known_sizes(layout: str, flags: tuple[str, ...]) -> None:
    check(layout, "6x8", "6x8", True, flags)


@pytest.mark.parametrize("extents", ["6x8", "?x8", "6x?", "?x?"])
@pytest.mark.parametrize("layout", TILED)
def test_open_sizes(layout: str, extents: str) -> None:
    check(layout, extents, "?x?", True, SEQUENCES[1])


@pytest.mark.parametrize("layout", (*UNTILED, *WRONG))
def test_staying(layout: str) -> None:
    check(layout, "6x8", "?x?", False, SEQUENCES[0])


def test_size_of_the_reference() -> None:
    # What is right by default, and what the reference computes.
    program = """
      func.func @f() -> (index, index) {
        %c0 = arith.constant 0 : index
        %m = memref.alloc() : memref<16xi32, affine_map<(i) -> (i floordiv 4, i mod 4)>>
        %0 = memref.dim %m, %c0 : memref<16xi32, affine_map<(i) -> (i floordiv 4, i mod 4)>>
        memref.dealloc %m : memref<16xi32, affine_map<(i) -> (i floordiv 4, i mod 4)>>
        %p = memref.alloc() : memref<4x5xi32, affine_map<(i, j) -> (j, i)>>
        %c1 = arith.constant 1 : index
        %1 = memref.dim %p, %c1 : memref<4x5xi32, affine_map<(i, j) -> (j, i)>>
        memref.dealloc %p : memref<4x5xi32, affine_map<(i, j) -> (j, i)>>
        return %0, %1 : index, index
      }"""
    assert [int(one) for one in call(program)] == [16, 5]
    assert [int(one) for one in call(after(program, "--normalize-memrefs"))] == [16, 5]
    assert [int(one) for one in call(after(program, "--normalize-memrefs=reference-exact=true"))] == [4, 4]
