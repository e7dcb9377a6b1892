"""foreach that carries tensors, and regions that use what the body computes, in formats of all kinds, against NumPy."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from tools.sparse.formats import FORMATS, held

NAMES: Final = ("CSR", "DCSC", "UCOO", "BSR", "LOOSE", "NM2", "BATCH", "CDR")
DENSE: Final = "tensor<4x8xf64>"
START: Final = """#A = #sparse_tensor.encoding<{ FORMAT }>
func.func @f(%d: tensor<4x8xf64>) -> tensor<4x8xf64> {
  %a = sparse_tensor.convert %d : tensor<4x8xf64> to tensor<4x8xf64, #A>
"""
TURNED: Final = """
  %last = arith.constant 3 : index
  %r = sparse_tensor.foreach in %a init(INIT) : tensor<4x8xf64, #A>, TYPE -> TYPE do {
  ^bb0(%i: index, %j: index, %v: f64, %made: TYPE):
    %k = arith.subi %last, %i : index
    %next = tensor.insert %v into %made[%k, %j] : TYPE
    sparse_tensor.yield %next : TYPE
  }
"""
TO_DENSE: Final = """
  %l = sparse_tensor.load %r hasInserts : tensor<4x8xf64, #A>
  %s = sparse_tensor.convert %l : tensor<4x8xf64, #A> to tensor<4x8xf64>
  return %s : tensor<4x8xf64>
}"""
SELECTION: Final = """
  %e = tensor.empty() : tensor<4x8xf64, #A>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x8xf64, #A>) outs(%e : tensor<4x8xf64, #A>) {
  ^bb0(%x: f64, %o: f64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c1 = arith.constant 1 : index
    %next = arith.addi %i, %c1 : index
    %square = arith.mulf %x, %x : f64
    %s = sparse_tensor.select %x : f64 {
    ^bb0(%y: f64):
      %nine = arith.constant 9.0 : f64
      %k = arith.cmpi ult, %next, %j : index
      %l = arith.cmpf olt, %square, %nine : f64
      %m = arith.andi %k, %l : i1
      sparse_tensor.yield %m : i1
    }
    linalg.yield %s : f64
  } -> tensor<4x8xf64, #A>
"""


def check(text: str, name: str, expected: Any) -> None:
    module: Any = pyopt.compile(START.replace("FORMAT", FORMATS[name]) + text)
    randomness = np.random.default_rng(3)
    for density in (0.0, 0.4, 1.0):
        array = np.where(randomness.random((4, 8)) < density, randomness.integers(1, 9, (4, 8)), 0).astype(np.float64)
        array = held(name, array)
        if name == "NM2":
            array[:, ::4] = 0  # three of four
        np.testing.assert_array_equal(module.f(array), expected(array))
        taken, freed = module.allocations()
        assert taken == freed


@pytest.mark.full
@pytest.mark.parametrize("name", NAMES)
def test_foreach_fills_tensors(name: str) -> None:
    """Dense ones; sparse ones, in other order than theirs; and the one that it goes through."""
    dense = "%z = arith.constant dense<0.0> : tensor<4x8xf64>"
    body = TURNED.replace("TYPE", DENSE).replace("INIT", "%z")
    check(f"{dense}\n{body}  return %r : tensor<4x8xf64>\n}}", name, lambda array: array[::-1])
    body = TURNED.replace("TYPE", "tensor<4x8xf64, #A>")
    if name != "UCOO":
        empty = "  %e = tensor.empty() : tensor<4x8xf64, #A>\n"
        straight = body.replace("INIT", "%e").replace("%made[%k, %j]", "%made[%i, %j]")
        check(empty + straight + TO_DENSE, name, lambda array: array)
    if name != "NM2":
        check(body.replace("INIT", "%a") + TO_DENSE, name, lambda array: overwritten(array, name))


def overwritten(array: Any, name: str) -> Any:
    """The array with its stored elements written over the rows counted from the end."""
    found = array.copy()
    stored = array != 0
    if name == "BSR":
        blocks = stored.reshape(2, 2, 4, 2).any(axis=(1, 3))
        stored = blocks.repeat(2, axis=0).repeat(2, axis=1)
    if name == "CDR":
        stored = np.broadcast_to(stored.any(axis=1)[:, None], (4, 8))
    for i, j in np.argwhere(stored):
        found[3 - i, j] = array[i, j]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_regions_use_what_the_body_computes(name: str) -> None:
    rows, columns = np.indices((4, 8))
    check(SELECTION + TO_DENSE.replace("hasInserts ", ""), name,
          lambda array: np.where((rows + 1 < columns) & (array < 3), array, 0))  # fmt: skip
