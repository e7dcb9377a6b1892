"""Every level format and property, in three kernels: what the loops give is NumPy's.

The table of `tools/sparse_kernels.py` has many kernels in the usual formats; here are the unusual ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
from pyopt.interpreter import parse, run
from tools.sparse.check import has_kernels
from tools.sparse.transform import STAGES

if TYPE_CHECKING:
    from pyopt.interpreter.numbers import Array

FORMATS: Final = {
    "dense": "(i : dense, j : dense)",
    "batch": "(i : batch, j : compressed)",
    "batches": "(i : batch, j : batch)",
    "batch then dense": "(i : batch, j : dense)",
    "compressed": "(i : compressed, j : compressed)",
    "compressed then dense": "(i : compressed, j : dense)",
    "loose": "(i : loose_compressed, j : loose_compressed)",
    "loose then dense": "(i : loose_compressed, j : dense)",
    "array of structures": "(i : compressed(nonunique), j : singleton)",
    "structure of arrays": "(i : compressed(nonunique), j : singleton(soa))",
    "loose coordinates": "(i : loose_compressed(nonunique), j : singleton)",
    "columns of coordinates": "(j : compressed(nonunique), i : singleton)",
    "parts": "(i : compressed(nonunique), j : singleton(nonunique))",
    "parts in rows": "(i : dense, j : compressed(nonunique))",
    "any order": "(i : compressed(nonordered), j : compressed(nonordered))",
    "any order in rows": "(i : dense, j : loose_compressed(nonordered))",
    "coordinates in any order": "(i : compressed(nonunique, nonordered), j : singleton(nonordered))",
    "parts in any order": "(j : compressed(nonunique, nonordered), i : singleton(nonunique, nonordered, soa))",
    "two of four": "(i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])",
    "one of two": "(i : dense, j floordiv 2 : dense, j mod 2 : structured[1, 2])",
    "blocks": "(i floordiv 2 : compressed, j floordiv 4 : compressed, i mod 2 : dense, j mod 4 : dense)",
    "blocks of coordinates":
        "(i floordiv 2 : compressed(nonunique), j floordiv 2 : singleton, i mod 2 : dense, j mod 2 : dense)",
    "sparse blocks": "(j floordiv 2 : dense, i : compressed, j mod 2 : compressed)",
}  # fmt: skip
WIDTHS: Final = [
    f"posWidth = {pos}, crdWidth = {crd}" for pos, crd in ((8, 8), (16, 64), (32, 16), (64, 32), (0, 8), (8, 0))
]
KERNELS: Final = """#A = #sparse_tensor.encoding<{ map = ENCODING }>
#X = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
func.func @product(%a: tensor<4x8xf64, #A>, %b: tensor<8xf64>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %r = linalg.generic {indexing_maps = [#all, #column, #row], iterator_types = ["parallel", "reduction"]}
    ins(%a, %b : tensor<4x8xf64, #A>, tensor<8xf64>) outs(%x : tensor<4xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = arith.mulf %e, %f : f64
    %1 = arith.addf %0, %o : f64
    linalg.yield %1 : f64
  } -> tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @sum(%a: tensor<4x8xf64, #A>, %b: tensor<4x8xf64, #X>, %x: tensor<4x8xf64>) -> tensor<4x8xf64> {
  %r = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]}
    ins(%a, %b : tensor<4x8xf64, #A>, tensor<4x8xf64, #X>) outs(%x : tensor<4x8xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = arith.addf %e, %f : f64
    linalg.yield %0 : f64
  } -> tensor<4x8xf64>
  return %r : tensor<4x8xf64>
}
func.func @inserted(%a: tensor<4x8xf64, #A>) -> tensor<4x8xf64, #X> {
  %x = tensor.empty() : tensor<4x8xf64, #X>
  %r = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
    ins(%a : tensor<4x8xf64, #A>) outs(%x : tensor<4x8xf64, #X>) {
  ^bb0(%e: f64, %o: f64):
    %0 = arith.negf %e : f64
    linalg.yield %0 : f64
  } -> tensor<4x8xf64, #X>
  return %r : tensor<4x8xf64, #X>
}
func.func @converted(%a: tensor<4x8xf64, #A>) -> tensor<4x8xf64, #X> {
  %r = sparse_tensor.convert %a : tensor<4x8xf64, #A> to tensor<4x8xf64, #X>
  return %r : tensor<4x8xf64, #X>
}
"""
SLICE: Final = """#A = #sparse_tensor.encoding<{ map = (i, j) -> (i : FIRST, j : compressed) }>
#S = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(OFFSET, 3, STRIDE)>, j : #sparse_tensor<slice(1, 4, 2)>)
    -> (i : FIRST, j : compressed)
}>
func.func @product(%a: tensor<8x9xf64, #A>, %b: tensor<4xf64>, %x: tensor<3xf64>, %o: index, %s: index)
    -> tensor<3xf64> {
  %t = tensor.extract_slice %a[AT, 1] [3, 4] [BY, 2] : tensor<8x9xf64, #A> to tensor<3x4xf64, #S>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
    ins(%t, %b : tensor<3x4xf64, #S>, tensor<4xf64>) outs(%x : tensor<3xf64>) {
  ^bb0(%e: f64, %f: f64, %old: f64):
    %0 = arith.mulf %e, %f : f64
    %1 = arith.addf %0, %old : f64
    linalg.yield %1 : f64
  } -> tensor<3xf64>
  return %r : tensor<3xf64>
}
"""


OUTPUTS: Final = """#X = #sparse_tensor.encoding<{ map = (i, j) -> ENCODING }>
#A = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#all = affine_map<(i, j) -> (i, j)>
func.func @inserted(%a: tensor<4x8xf64, #A>) -> tensor<4x8xf64, #X> {
  %x = tensor.empty() : tensor<4x8xf64, #X>
  %r = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
    ins(%a : tensor<4x8xf64, #A>) outs(%x : tensor<4x8xf64, #X>) {
  ^bb0(%e: f64, %o: f64):
    %0 = arith.negf %e : f64
    linalg.yield %0 : f64
  } -> tensor<4x8xf64, #X>
  return %r : tensor<4x8xf64, #X>
}
func.func @product(%a: tensor<4x6xf64, #A>, %b: tensor<6x8xf64, #A>) -> tensor<4x8xf64, #X> {
  %x = tensor.empty() : tensor<4x8xf64, #X>
  %r = linalg.generic {
      indexing_maps = [
        affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %b : tensor<4x6xf64, #A>, tensor<6x8xf64, #A>) outs(%x : tensor<4x8xf64, #X>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = arith.mulf %e, %f : f64
    %1 = arith.addf %0, %o : f64
    linalg.yield %1 : f64
  } -> tensor<4x8xf64, #X>
  return %r : tensor<4x8xf64, #X>
}
func.func @converted(%a: tensor<4x8xf64, #A>) -> tensor<4x8xf64, #X> {
  %r = sparse_tensor.convert %a : tensor<4x8xf64, #A> to tensor<4x8xf64, #X>
  return %r : tensor<4x8xf64, #X>
}
"""


def lowered(text: str) -> str:
    code, out, errors = run_in_process([*STAGES, "-"], text)
    assert code == 0, errors
    return out


def matrix(seed: int, at_most: int = 8) -> Array:
    """Few entries, of which one in so many neighbours of a row at most is there."""
    randomness = np.random.default_rng(seed)
    values = randomness.integers(1, 9, (4, 8)) * (randomness.random((4, 8)) < 0.4)
    if at_most < 8:
        values[:, np.arange(8) % at_most != 0] = 0
    return values.astype(np.float64)


def check(encoding: str, entries: list[Array]) -> None:
    program = parse(lowered(KERNELS.replace("ENCODING", encoding)))
    assert not has_kernels(program)
    b = np.arange(1.0, 9.0)
    x = np.arange(4.0)
    other = matrix(99)
    for a in entries:
        assert run(program, "product", a, b, x.copy())[0].tolist() == (a @ b + x).tolist()
        assert run(program, "sum", a, other, np.ones((4, 8)))[0].tolist() == (a + other).tolist()
        assert run(program, "inserted", a)[0].tolist() == (-a).tolist()
        assert run(program, "converted", a)[0].tolist() == a.tolist()


@pytest.mark.full
@pytest.mark.parametrize("name", FORMATS)
def test_formats(name: str) -> None:
    at_most = {"two of four": 2, "one of two": 2}.get(name, 8)
    check(f"(i, j) -> {FORMATS[name]}", [np.zeros((4, 8)), matrix(1, at_most), matrix(2, at_most)])


@pytest.mark.full
@pytest.mark.parametrize("name", [one for one in FORMATS if one != "two of four"])
def test_outputs(name: str) -> None:
    # Blocks of which two of four are stored are padded by the interpreter before all of a block is inserted.
    program = parse(lowered(OUTPUTS.replace("ENCODING", FORMATS[name])))
    assert not has_kernels(program)
    at_most = 2 if name == "one of two" else 8
    b = matrix(7, at_most).repeat(2, axis=0)[:6]
    for a in (np.zeros((4, 8)), matrix(1, at_most), matrix(2, at_most)):
        assert run(program, "inserted", a)[0].tolist() == (-a).tolist()
        assert run(program, "product", a[:, :6], b)[0].tolist() == (a[:, :6] @ b).tolist()
        assert run(program, "converted", a)[0].tolist() == a.tolist()


@pytest.mark.parametrize("widths", WIDTHS)
def test_widths(widths: str) -> None:
    for levels in ("(i : compressed, j : compressed)", "(i : compressed(nonunique), j : singleton)"):
        check(f"(i, j) -> {levels}, {widths}", [matrix(3)])


def test_explicit_values_are_not_loaded() -> None:
    encoding = "(i, j) -> (i : dense, j : compressed), explicitVal = 3.0 : f64, implicitVal = 0.0 : f64"
    check(encoding, [np.where(matrix(4) > 0, 3.0, 0.0)])
    product = lowered(KERNELS.replace("ENCODING", encoding)).split("func.func")[1]
    assert "memref.load" in product
    # Values of %a are not read; what is loaded is coordinates, positions, %b and %x.
    assert "sparse_tensor.values" not in product or "arith.constant 3.000000e+00" in product


@pytest.mark.parametrize("first", ["dense", "compressed"])
@pytest.mark.parametrize("known", [True, False])
def test_slices(first: str, known: bool) -> None:
    text = SLICE.replace("FIRST", first)
    for key, value in {"OFFSET": "2", "STRIDE": "2", "AT": "2", "BY": "2"}.items():
        dynamic = {"OFFSET": "?", "STRIDE": "?", "AT": "%o", "BY": "%s"}[key]
        text = text.replace(key, value if known else dynamic)
    program = parse(lowered(text))
    assert not has_kernels(program)
    randomness = np.random.default_rng(5)
    for share in (0.0, 0.3, 1.0):
        a = (randomness.integers(1, 9, (8, 9)) * (randomness.random((8, 9)) < share)).astype(np.float64)
        b, x = np.arange(1.0, 5.0), np.ones(3)
        found = run(program, "product", a, b, x.copy(), 2, 2)[0]
        assert found.tolist() == (a[2:8:2, 1:9:2] @ b + x).tolist()


def test_storage_without_known_coordinates_is_left_with_a_remark() -> None:
    text = KERNELS.replace("ENCODING", "[s0](i, j) -> (i * (s0 * 4) : dense, i : dense, j : compressed)")
    code, out, errors = run_in_process(["--sparse-reinterpret-map", "--sparsification", "-"], text)
    assert code == 0
    assert out.count("linalg.generic") == 3
    assert errors.count("remark: sparsification leaves this as it is") == 3


PARTS: Final = """#A = #sparse_tensor.encoding<{ map = (i) -> (i : compressed(nonunique)) }>
#X = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#id = affine_map<(i) -> (i)>
func.func @parts() -> tensor<4xf64, #A> {
  %p = arith.constant dense<[0, 4]> : tensor<2xindex>
  %c = arith.constant dense<[1, 1, 1, 3]> : tensor<4xindex>
  %v = arith.constant dense<[1.0, 10.0, 100.0, 1000.0]> : tensor<4xf64>
  %a = sparse_tensor.assemble (%p, %c), %v : (tensor<2xindex>, tensor<4xindex>), tensor<4xf64> to tensor<4xf64, #A>
  return %a : tensor<4xf64, #A>
}
func.func @total(%x: tensor<f64>) -> tensor<f64> {
  %a = call @parts() : () -> tensor<4xf64, #A>
  %r = linalg.generic {indexing_maps = [#id, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
    ins(%a : tensor<4xf64, #A>) outs(%x : tensor<f64>) {
  ^bb0(%e: f64, %o: f64):
    %0 = arith.addf %e, %o : f64
    linalg.yield %0 : f64
  } -> tensor<f64>
  return %r : tensor<f64>
}
func.func @squares(%x: tensor<4xf64>) -> tensor<4xf64> {
  %a = call @parts() : () -> tensor<4xf64, #A>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
    ins(%a : tensor<4xf64, #A>) outs(%x : tensor<4xf64>) {
  ^bb0(%e: f64, %o: f64):
    %0 = arith.mulf %e, %e : f64
    linalg.yield %0 : f64
  } -> tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @beside(%b: tensor<4xf64, #X>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %a = call @parts() : () -> tensor<4xf64, #A>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
    ins(%a, %b : tensor<4xf64, #A>, tensor<4xf64, #X>) outs(%x : tensor<4xf64>) {
  ^bb0(%e: f64, %f: f64, %o: f64):
    %0 = arith.addf %e, %f : f64
    linalg.yield %0 : f64
  } -> tensor<4xf64>
  return %r : tensor<4xf64>
}
"""


def test_elements_in_parts_are_sums() -> None:
    program = parse(lowered(PARTS))
    assert not has_kernels(program)
    assert run(program, "total", np.array(0.5))[0].tolist() == 1111.5
    assert run(program, "squares", np.ones(4))[0].tolist() == [0.0, 111.0**2, 0.0, 1e6]
    found = run(program, "beside", np.array([0.0, 2.0, 3.0, 0.0]), np.ones(4))[0]
    assert found.tolist() == [0.0, 113.0, 3.0, 1000.0]
