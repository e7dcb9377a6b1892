"""Ops of linalg as calls of library functions, of which a module has some: the same results, with writes in between."""

from __future__ import annotations

import numpy as np
import pytest

from tests.unit.interpreter.programs import after, call, same

MATRIX = "memref<3x3xi32, strided<[?, ?], offset: ?>>"
LIBRARY = f"""
  func.func private @linalg_matmul_view3x3xi32_view3x3xi32_view3x3xi32(%a: {MATRIX}, %b: {MATRIX}, %c: {MATRIX}) {{
    affine.for %i = 0 to 3 {{
      affine.for %j = 0 to 3 {{
        affine.for %k = 0 to 3 {{
          %0 = affine.load %a[%i, %k] : {MATRIX}
          %1 = affine.load %b[%k, %j] : {MATRIX}
          %2 = affine.load %c[%i, %j] : {MATRIX}
          %3 = arith.muli %0, %1 : i32
          %4 = arith.addi %2, %3 : i32
          affine.store %4, %c[%i, %j] : {MATRIX}
        }}
      }}
    }}
    return
  }}
  func.func private @linalg_fill_i32_view3x3xi32(%x: i32, %c: {MATRIX}) {{
    affine.for %i = 0 to 3 {{
      affine.for %j = 0 to 3 {{
        affine.store %x, %c[%i, %j] : {MATRIX}
      }}
    }}
    return
  }}"""
PROGRAM = """
  !V = memref<3x3xi32, strided<[9, 2], offset: 11>>
  func.func @f(%a: memref<3x3xi32>, %big: memref<6x9xi32>, %x: i32) -> (memref<3x3xi32>, memref<6x9xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %view = memref.subview %big[1, 2] [3, 3] [1, 2] : memref<6x9xi32> to !V
    linalg.matmul ins(%a, %a : memref<3x3xi32>, memref<3x3xi32>) outs(%view : !V)
    scf.for %i = %c0 to %c2 step %c1 {
      %0 = memref.load %big[%c2, %i] : memref<6x9xi32>
      memref.store %0, %a[%i, %c1] : memref<3x3xi32>
      linalg.matmul ins(%a, %view : memref<3x3xi32>, !V) outs(%a : memref<3x3xi32>)
    }
    %t = memref.alloc() : memref<3x3xi32>
    linalg.fill ins(%x : i32) outs(%t : memref<3x3xi32>)
    linalg.matmul ins(%t, %a : memref<3x3xi32>, memref<3x3xi32>) outs(%view : !V)
    memref.dealloc %t : memref<3x3xi32>
    return %a, %big : memref<3x3xi32>, memref<6x9xi32>
  }"""


@pytest.mark.parametrize("more", [(), ("--canonicalize", "--cse")])
def test_library(more: tuple[str, ...]) -> None:
    program = PROGRAM + LIBRARY
    text = after(program, "--convert-linalg-to-std", *more)
    assert "linalg." not in text and text.count("call @") == 4 and text.count("func.func private") == 2
    wanted = call(program, np.arange(9, dtype=np.int32).reshape(3, 3), np.arange(54, dtype=np.int32).reshape(6, 9), 7)
    found = call(text, np.arange(9, dtype=np.int32).reshape(3, 3), np.arange(54, dtype=np.int32).reshape(6, 9), 7)
    for one, other in zip(found, wanted, strict=True):
        same(one, other)
