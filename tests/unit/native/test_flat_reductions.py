"""Reductions of all stored elements: no entries, one, and elements that are written between two of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import pyopt
from tests.unit.interpreter.programs import after, one

pytest.importorskip("llvmlite")
sparse = pytest.importorskip("scipy.sparse")

REDUCED = """linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%NAME : tensor<?x?xf64, #CSR>) outs(%INTO : tensor<f64>) {
    ^bb0(%e: f64, %s: f64):
      %r = arith.addf %s, %e : f64
      linalg.yield %r : f64
    } -> tensor<f64>"""
PROGRAM = f"""
  #CSR = #sparse_tensor.encoding<{{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 32 }}>
  func.func @f(%a: tensor<?x?xf64, #CSR>, %x: tensor<f64>) -> (tensor<f64>, tensor<f64>) {{
    %two = arith.constant 2.0 : f64
    %first = {REDUCED.replace("NAME", "a").replace("INTO", "x")}
    %b = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}}
      outs(%a : tensor<?x?xf64, #CSR>) {{
    ^bb0(%e: f64):
      %r = arith.mulf %e, %two : f64
      linalg.yield %r : f64
    }} -> tensor<?x?xf64, #CSR>
    %second = {REDUCED.replace("NAME", "b").replace("INTO", "x")}
    return %first, %second : tensor<f64>, tensor<f64>
  }}"""


def matrix(rows: int, columns: int, entries: int) -> Any:
    generator = np.random.default_rng(rows + 7 * columns)
    places = generator.permutation(rows * columns)[:entries]
    data = generator.integers(1, 9, entries).astype(np.float64)
    return sparse.csr_array((data, (places // max(columns, 1), places % max(columns, 1))), shape=(rows, columns))


@pytest.mark.parametrize("passes", ["", "canonicalize,cse"])
@pytest.mark.parametrize(
    ("rows", "columns", "entries"),
    [(0, 0, 0), (0, 3, 0), (3, 0, 0), (1, 1, 0), (1, 1, 1), (4, 5, 0), (4, 5, 1), (9, 7, 30)],
)
def test_written_between(passes: str, rows: int, columns: int, entries: int) -> None:
    given = matrix(rows, columns, entries)
    wanted = given.data.sum()
    function: Any = pyopt.compile(PROGRAM, passes=passes or None)["f"]
    first, second = function(given, np.array(1.0))
    assert (float(first), float(second)) == (1 + wanted, 1 + 2 * wanted)


@pytest.mark.parametrize("before", [(), ("--canonicalize", "--cse")])
@pytest.mark.parametrize("behind", [(), ("--canonicalize", "--cse")])
def test_passes_around(before: tuple[str, ...], behind: tuple[str, ...]) -> None:
    """In the interpreter, with the passes of the sparsifier one by one."""
    text = """
      #CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
      func.func @f() -> f64 {
        %a = arith.constant sparse<[[0, 1], [1, 0], [1, 2]], [3.0, 4.0, 5.0]> : tensor<2x3xf64>
        %b = sparse_tensor.convert %a : tensor<2x3xf64> to tensor<2x3xf64, #CSR>
        %x = arith.constant dense<1.0> : tensor<f64>
        %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
          iterator_types = ["reduction", "reduction"]} ins(%b : tensor<2x3xf64, #CSR>) outs(%x : tensor<f64>) {
        ^bb0(%e: f64, %s: f64):
          %r = arith.addf %s, %e : f64
          linalg.yield %r : f64
        } -> tensor<f64>
        %r = tensor.extract %s[] : tensor<f64>
        return %r : f64
      }"""
    loops = ("--pre-sparsification-rewrite", "--sparse-reinterpret-map", "--sparsification")
    made = after(text, *before, *loops, *behind)
    assert "number_of_entries" in made
    assert float(one(made)) == 13.0
