"""Tensors with batch levels are made, changed and read by what codegen makes of them, interpreted and natively."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

import pyopt
from pyopt.driver.run import run_in_process
from pyopt.interpreter import Options
from tools.sparse.lowered import WAYS, lower, run_lowered

if TYPE_CHECKING:
    from pyopt.interpreter.numbers import Array

FORMATS: Final = {
    "rows": "(i : batch, j : dense, k : compressed)",
    "compressed": "(i : batch, j : compressed, k : compressed)",
    "narrow": "(i : batch, j : compressed, k : compressed), posWidth = 8, crdWidth = 8",
    "coordinates": "(i : batch, j : compressed(nonunique), k : singleton)",
    "arrays of coordinates": "(i : batch, j : compressed(nonunique), k : singleton(soa)), crdWidth = 16",
    "rows of coordinates": "(i : batch, j : loose_compressed(nonunique), k : singleton)",
    "loose": "(i : batch, j : loose_compressed, k : loose_compressed), posWidth = 16",
    "loose rows": "(i : batch, j : dense, k : loose_compressed)",
    "batches": "(i : batch, j : batch, k : compressed)",
    "batches only": "(i : batch, j : batch, k : batch)",
    "dense": "(i : batch, j : dense, k : dense)",
    "rows that are dense": "(i : batch, j : compressed, k : dense)",
    "columns": "(k : batch, i : dense, j : compressed)",
    "any order": "(j : batch, i : compressed(nonordered), k : compressed)",
    "blocks": "(i : batch, j floordiv 2 : compressed, k : dense, j mod 2 : dense)",
}
PROGRAM: Final = """
#B = #sparse_tensor.encoding<{ map = (i, j, k) -> ENCODING }>
#all = { indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>],
         iterator_types = ["parallel", "parallel", "parallel"] }
func.func @negated(%a: tensor<?x?x?xf64>) -> (tensor<?x?x?xf64>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = tensor.dim %a, %c0 : tensor<?x?x?xf64>
  %n = tensor.dim %a, %c1 : tensor<?x?x?xf64>
  %o = tensor.dim %a, %c2 : tensor<?x?x?xf64>
  %b = sparse_tensor.convert %a : tensor<?x?x?xf64> to tensor<?x?x?xf64, #B>
  %e = tensor.empty(%m, %n, %o) : tensor<?x?x?xf64, #B>
  %r = linalg.generic #all ins(%b : tensor<?x?x?xf64, #B>) outs(%e : tensor<?x?x?xf64, #B>) {
  ^bb0(%v: f64, %out: f64):
    %0 = arith.negf %v : f64
    linalg.yield %0 : f64
  } -> tensor<?x?x?xf64, #B>
  %count = sparse_tensor.number_of_entries %r : tensor<?x?x?xf64, #B>
  %d = sparse_tensor.convert %r : tensor<?x?x?xf64, #B> to tensor<?x?x?xf64>
  return %d, %count : tensor<?x?x?xf64>, index
}
func.func @doubled(%a: tensor<4x8x8xf64>) -> tensor<4x8x8xf64> {
  %b = sparse_tensor.convert %a : tensor<4x8x8xf64> to tensor<4x8x8xf64, #B>
  %two = arith.constant 2.0 : f64
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]}
    outs(%b : tensor<4x8x8xf64, #B>) {
  ^bb0(%v: f64):
    %0 = arith.mulf %v, %two : f64
    linalg.yield %0 : f64
  } -> tensor<4x8x8xf64, #B>
  %d = sparse_tensor.convert %r : tensor<4x8x8xf64, #B> to tensor<4x8x8xf64>
  return %d : tensor<4x8x8xf64>
}
"""
WIDTHS: Final = """
#B = #sparse_tensor.encoding<{ map = (i, j) -> (i : batch, j : compressed) }>
#N = #sparse_tensor.encoding<{ map = (i, j) -> (i : batch, j : compressed), posWidth = 16, crdWidth = 8 }>
func.func @narrowed(%a: tensor<?x?xf64>) -> tensor<?x?xf32> {
  %0 = sparse_tensor.convert %a : tensor<?x?xf64> to tensor<?x?xf64, #B>
  %1 = sparse_tensor.convert %0 : tensor<?x?xf64, #B> to tensor<?x?xf32, #N>
  %2 = sparse_tensor.convert %1 : tensor<?x?xf32, #N> to tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
func.func @copied(%a: tensor<?x?xf64>, %i: index) -> (tensor<?x?xf64>, tensor<?x?xf64>) {
  %0 = sparse_tensor.convert %a : tensor<?x?xf64> to tensor<?x?xf64, #B>
  %1 = bufferization.alloc_tensor() copy(%0) : tensor<?x?xf64, #B>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    outs(%1 : tensor<?x?xf64, #B>) {
  ^bb0(%v: f64):
    %s = arith.negf %v : f64
    linalg.yield %s : f64
  } -> tensor<?x?xf64, #B>
  %3 = sparse_tensor.convert %0 : tensor<?x?xf64, #B> to tensor<?x?xf64>
  %4 = sparse_tensor.convert %2 : tensor<?x?xf64, #B> to tensor<?x?xf64>
  return %3, %4 : tensor<?x?xf64>, tensor<?x?xf64>
}
"""
GIVEN: Final = """
#B = #sparse_tensor.encoding<{ map = (i, j) -> (i : batch, j : compressed) }>
func.func @made(%a: tensor<?x?xf64>) -> (tensor<?x?xf64, #B>, index) {
  %0 = sparse_tensor.convert %a : tensor<?x?xf64> to tensor<?x?xf64, #B>
  %1 = sparse_tensor.number_of_entries %0 : tensor<?x?xf64, #B>
  return %0, %1 : tensor<?x?xf64, #B>, index
}
func.func @count(%a: tensor<?x?xf64, #B>) -> index {
  %0 = sparse_tensor.number_of_entries %a : tensor<?x?xf64, #B>
  return %0 : index
}
"""


def tensors(name: str, shape: tuple[int, ...] = (4, 8, 8)) -> list[Array]:
    """Without entries, with some, with all: of 256, more than positions of 8 bits count, if each batch has 64."""
    randomness = np.random.default_rng(len(name))
    found = []
    for share in (0.0, 0.3, 1.0):
        made = randomness.integers(1, 9, shape) * (randomness.random(shape) < share)
        found.append(made.astype(np.float64))
    return found


@pytest.mark.full
@pytest.mark.parametrize("name", FORMATS)
def test_formats_natively(name: str) -> None:
    program: Any = pyopt.compile(PROGRAM.replace("ENCODING", FORMATS[name]))
    zeros_are_stored = "dense" in name or name in ("blocks", "batches only")
    for a in tensors(name):
        found, count = program.negated(a)
        np.testing.assert_array_equal(found, -a)
        assert zeros_are_stored or count == np.count_nonzero(a)
        np.testing.assert_array_equal(program.doubled(a), 2 * a)
    if name != "blocks":
        for shape in ((0, 3, 2), (3, 0, 2), (2, 3, 0), (1, 1, 1)):
            np.testing.assert_array_equal(program.negated(np.ones(shape))[0], -np.ones(shape))


@pytest.mark.full
@pytest.mark.parametrize("way", ["deallocated", "sparsifier-direct"])
@pytest.mark.parametrize("name", FORMATS)
def test_formats_behind_pipelines(name: str, way: str) -> None:
    """In the interpreter, which sees accesses out of bounds; with the deallocation of buffers nothing is left."""
    program = lower(PROGRAM.replace("ENCODING", FORMATS[name]), WAYS[way])
    for a in tensors(name):
        options = Options(check_leaks=way == "deallocated")
        np.testing.assert_array_equal(run_lowered(program, "negated", a, options=options)[0], -a)
        np.testing.assert_array_equal(run_lowered(program, "doubled", a, options=options)[0], 2 * a)


def test_widths_and_copies() -> None:
    program: Any = pyopt.compile(WIDTHS)
    for a in tensors("widths", (3, 7)):
        np.testing.assert_array_equal(program.narrowed(a), a.astype(np.float32))
        same, negated = program.copied(a, 0)
        np.testing.assert_array_equal(same, a)
        np.testing.assert_array_equal(negated, -a)


def test_storage_of_results() -> None:
    """Rows are as long as the longest one, and zeros fill them up."""
    program: Any = pyopt.compile(GIVEN)
    made, count = program.made(np.array([[0.0, 2.0, 0.0], [3.0, 0.0, 4.0], [0.0, 0.0, 0.0]]))
    assert made.shape == (3, 3)
    assert [array.tolist() for array in made] == [
        [[0, 1], [0, 2], [0, 0]], [[1, 0], [0, 2], [0, 0]], [[2.0, 0.0], [3.0, 4.0], [0.0, 0.0]],
    ]  # fmt: skip
    assert count == 3 == program.count(made)


def test_reference_exact_makes_none() -> None:
    code, _, errors = run_in_process(["--sparsifier=enable-runtime-library=false reference-exact=true", "-"], GIVEN)
    assert code == 1
    assert "sparse tensors with batch levels are not made or changed with reference-exact" in errors
