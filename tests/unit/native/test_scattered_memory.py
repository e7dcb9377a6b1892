"""Memory with layouts of all kinds holds natively what it holds in the interpreter."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt import NativeError

LAYOUTS = {
    "tiles": "affine_map<(d0, d1) -> (d0 floordiv 2, d1, d0 mod 2)>",
    "blocks": "affine_map<(d0, d1) -> (d0 floordiv 3, d1 floordiv 2, d0 mod 3, d1 mod 2)>",
    "transposed": "affine_map<(d0, d1) -> (d1, d0)>",
    "skewed": "affine_map<(d0, d1) -> (d0, d0 + d1)>",
    "backward": "affine_map<(d0, d1) -> (4 - d0, d1)>",
    "flat": "affine_map<(d0, d1) -> (d0 * 7 + d1)>",
    "padded": "strided<[8, 1]>",
    "apart": "strided<[2, 16], offset: 5>",
}


def memory(layout: str) -> str:
    """Functions with local memory: elements that are stored, a fill and a copy, a call, and open extents."""
    type = f"memref<5x6xf64, {layout}>"
    loops = """
      scf.for %i = %c0 to %c5 step %c1 {
        scf.for %j = %c0 to %c6 step %c1 {"""
    element = f"""
          %ii = arith.muli %i, %c6 : index
          %n = arith.addi %ii, %j : index
          %s = arith.index_cast %n : index to i64
          %x = arith.sitofp %s : i64 to f64
          memref.store %x, %a[%i, %j] : {type}"""
    constants = "".join(f"%c{one} = arith.constant {one} : index\n" for one in (0, 1, 5, 6))
    return f"""
    func.func private @set(%a: {type}) {{
      {constants} {loops} {element}
      }} }}
      return
    }}
    func.func @elements() -> memref<5x6xf64> {{
      {constants}
      %a = memref.alloc() : {type}
      %r = memref.alloc() : memref<5x6xf64>
      call @set(%a) : ({type}) -> () {loops}
          %x = memref.load %a[%i, %j] : {type}
          memref.store %x, %r[%i, %j] : memref<5x6xf64>
      }} }}
      memref.dealloc %a : {type}
      return %r : memref<5x6xf64>
    }}
    func.func @copied(%x: f64) -> (memref<5x6xf64>, index) {{
      {constants}
      %a = memref.alloca() : {type}
      %r = memref.alloc() : memref<5x6xf64>
      linalg.fill ins(%x : f64) outs(%a : {type})
      %y = arith.addf %x, %x : f64
      memref.store %y, %a[%c1, %c0] : {type}
      memref.copy %a, %r : {type} to memref<5x6xf64>
      %e = memref.dim %a, %c1 : {type}
      return %r, %e : memref<5x6xf64>, index
    }}
    """


@pytest.mark.parametrize("check", ["none", "extents", "bounds"])
@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_local_memory(layout: str, check: str) -> None:
    module = pyopt.parse(memory(layout))
    compiled: Any = pyopt.compile(module, check=check)
    wanted = np.arange(30.0).reshape(5, 6)
    np.testing.assert_array_equal(module.evaluate("elements"), wanted)
    np.testing.assert_array_equal(compiled.elements(), wanted)
    filled = np.full((5, 6), 2.0)
    filled[1, 0] = 4.0
    for got, extent in (module.evaluate("copied", 2.0), compiled.copied(2.0)):
        np.testing.assert_array_equal(got, filled)
        assert extent == 6


def test_extents_that_the_program_is_given() -> None:
    type = f"memref<?x3xf32, {LAYOUTS['tiles']}>"
    module: Any = pyopt.compile(f"""
    func.func @f(%n: index, %m: memref<?x3xf32>) -> (memref<?x3xf32>, index) {{
      %c0 = arith.constant 0 : index
      %a = memref.alloc(%n) : {type}
      %r = memref.alloc(%n) : memref<?x3xf32>
      memref.copy %m, %a : memref<?x3xf32> to {type}
      memref.copy %a, %r : {type} to memref<?x3xf32>
      %e = memref.dim %a, %c0 : {type}
      return %r, %e : memref<?x3xf32>, index
    }}""")
    for count in (0, 1, 2, 5):
        given = np.arange(3.0 * count, dtype=np.float32).reshape(count, 3)
        found, extent = module.f(count, given)
        np.testing.assert_array_equal(found, given)
        assert extent == count
    with pytest.raises(NativeError, match=r"'memref\.copy' op operand #1 has extent 3 in dimension 0, and"):
        module.f(3, np.zeros((2, 3), np.float32))


def test_functions_that_are_called_keep_their_types() -> None:
    """A module has one with a strided argument, one whose argument nothing gives, and one with local memory."""
    module: Any = pyopt.compile(f"""
    func.func @strided(%m: memref<2x2xf64, strided<[4, 1], offset: ?>>, %i: index) -> f64 {{
      %0 = memref.load %m[%i, %i] : memref<2x2xf64, strided<[4, 1], offset: ?>>
      return %0 : f64
    }}
    func.func @tiles(%m: memref<2x2xf64, {LAYOUTS["tiles"]}>, %i: index) -> f64 {{
      %0 = memref.load %m[%i, %i] : memref<2x2xf64, {LAYOUTS["tiles"]}>
      return %0 : f64
    }}
    {memory(LAYOUTS["skewed"])}""")
    assert module.strided(np.arange(16.0).reshape(4, 4)[1:3, 1:3], 1) == 10.0
    assert module.elements()[4].tolist() == [24.0, 25.0, 26.0, 27.0, 28.0, 29.0]
    with pytest.raises(AttributeError, match=r"@tiles cannot be called .* cannot cross the border of native code"):
        module.tiles(np.zeros((2, 2)), 0)


@pytest.mark.parametrize(
    ("use", "layout", "symbols"),
    [
        ("", "affine_map<(d0)[s0] -> (d0 floordiv 2 + s0)>", "[%n]"),
        (
            "%p = memref.extract_aligned_pointer_as_index %a : memref<8xf32, affine_map<(d0) -> (d0 mod 2)>> -> index",
            "affine_map<(d0) -> (d0 mod 2)>",
            "",
        ),
    ],
)
def test_memory_that_keeps_its_layout(use: str, layout: str, symbols: str) -> None:
    type = f"memref<8xf32, {layout}>"
    with pytest.raises(NativeError, match=r"op is not compiled: it has a layout that normalize-memrefs does not take"):
        pyopt.compile(f"""
        func.func @f(%x: f32, %n: index) -> f32 {{
          %a = memref.alloc(){symbols} : {type}
          memref.store %x, %a[%n] : {type}
          {use}
          %r = memref.load %a[%n] : {type}
          return %r : f32
        }}""")
