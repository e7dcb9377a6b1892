"""Memory that is allocated with strides or an offset that the program computes holds all of its elements natively."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt.interpreter import parse, run

LAYOUTS: Final = (
    ("4x3", "strided<[?, 1]>", "", "%s"),
    ("4x3", "strided<[?, ?], offset: ?>", "", "%o, %s, %t"),
    ("?x3", "strided<[?, 1], offset: 2>", "%n", "%s"),
    ("?x?", "strided<[1, ?], offset: ?>", "%n, %n", "%o, %s"),
    ("4x3", "affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>", "", "%s"),
    ("?x3", "affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + s1 + d1)>", "%n", "%s, %o"),
    ("4", "affine_map<(d0)[s0] -> (d0 + s0)>", "", "%o"),
    ("?", "affine_map<(d0)[s0] -> (d0 * 3 + s0 * 2)>", "%n", "%o"),
)


def program(shape: str, layout: str, sizes: str, symbols: str, allocation: str) -> str:
    """Writes i * 100 + j to all elements twice, and gives what is there in rows."""
    type = f"memref<{shape}xf32, {layout}>"
    open_one = "?" if shape.count("x") == 0 else "?x?"
    rank = shape.count("x") + 1
    indices = ", ".join(["%i", "%j"][:rank])
    free = f"memref.dealloc %m : {type}" if allocation == "alloc" else ""
    return f"""
func.func @f(%n: index, %o: index, %s: index, %t: index) -> memref<{open_one}xf32> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %m = memref.{allocation}({sizes})[{symbols}] : {type}
  %h = memref.dim %m, %c0 : {type}
  %w = {f"memref.dim %m, %c1 : {type}" if rank == 2 else "arith.constant 1 : index"}
  scf.for %i = %c0 to %h step %c1 {{
    scf.for %j = %c0 to %w step %c1 {{
      %0 = arith.muli %i, %c100 : index
      %1 = arith.addi %0, %j : index
      %2 = arith.index_cast %1 : index to i32
      %3 = arith.sitofp %2 : i32 to f32
      memref.store %3, %m[{indices}] : {type}
    }}
  }}
  %r = memref.alloc(%h{", %w" if rank == 2 else ""}) : memref<{open_one}xf32>
  scf.for %i = %c0 to %h step %c1 {{
    scf.for %j = %c0 to %w step %c1 {{
      %4 = memref.load %m[{indices}] : {type}
      memref.store %4, %r[{indices}] : memref<{open_one}xf32>
    }}
  }}
  {free}
  return %r : memref<{open_one}xf32>
}}"""


@pytest.mark.parametrize("allocation", ["alloc", "alloca"])
@pytest.mark.parametrize(("shape", "layout", "sizes", "symbols"), LAYOUTS)
def test_all_elements(shape: str, layout: str, sizes: str, symbols: str, allocation: str) -> None:
    text = program(shape, layout, sizes, symbols, allocation)
    modules: list[Any] = [pyopt.compile(text), pyopt.compile(text, check="bounds")]
    for given in ((4, 0, 4, 17), (4, 5, 9, 40), (0, 1, 5, 20), (1, 0, 3, 12)):
        (wanted,) = run(parse(text), "f", *given)
        rows = np.arange(wanted.shape[0]) * 100.0
        assert (wanted == (rows if wanted.ndim == 1 else rows[:, None] + np.arange(wanted.shape[1]))).all()
        for module in modules:
            np.testing.assert_array_equal(module.f(*given), wanted)


def test_other_layouts_are_errors() -> None:
    type = "memref<4xf32, affine_map<(d0)[s0] -> (d0 floordiv 2, d0 mod 2 + s0)>>"
    text = f"func.func @f(%s: index) {{\n  %m = memref.alloc()[%s] : {type}\n  return\n}}"
    with pytest.raises(pyopt.NativeError, match="it has a layout that normalize-memrefs does not take away"):
        pyopt.compile(text)


def test_vectors_of_memory_with_an_offset() -> None:
    type = "memref<8xf32, strided<[1], offset: 3>>"
    text = f"""
func.func @f(%x: vector<2xf32>, %n: index) -> vector<2xf32> {{
  %a = memref.alloc() : {type}
  vector.store %x, %a[%n] : {type}, vector<2xf32>
  %v = vector.load %a[%n] : {type}, vector<2xf32>
  return %v : vector<2xf32>
}}"""
    module: Any = pyopt.compile(text)
    given = np.array([1.5, 2.5], np.float32)
    np.testing.assert_array_equal(module.f(given, 6), given)
