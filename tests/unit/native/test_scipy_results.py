"""Results as SciPy's arrays: those made like the first one of their shape are what SciPy's constructors make."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pytest

import pyopt

pytest.importorskip("llvmlite")
sparse = pytest.importorskip("scipy.sparse")

MAPS = {
    "csr": "(i, j) -> (i : dense, j : compressed)",
    "csc": "(i, j) -> (j : dense, i : compressed)",
    "coo": "(i, j) -> (i : compressed(nonunique), j : singleton(soa))",
    "bsr": "(i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense, j mod 2 : dense)",
}


def doubled(format: str, element: str = "f64", width: int = 32) -> Any:
    """A function that multiplies a matrix in a format by two."""
    name, two = ("mulf", "2.0") if element[0] == "f" else ("muli", "2")
    matrix = f"tensor<?x?x{element}, #M>"
    text = f"""
#M = #sparse_tensor.encoding<{{ map = {MAPS[format]}, posWidth = {width}, crdWidth = {width} }}>
#id = affine_map<(i, j) -> (i, j)>
func.func @f(%a: {matrix}) -> {matrix} {{
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = tensor.dim %a, %zero : {matrix}
  %columns = tensor.dim %a, %one : {matrix}
  %e = tensor.empty(%rows, %columns) : {matrix}
  %r = linalg.generic {{indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}}
      ins(%a : {matrix}) outs(%e : {matrix}) {{
  ^bb0(%x: {element}, %out: {element}):
    %two = arith.constant {two} : {element}
    %0 = arith.{name} %x, %two : {element}
    linalg.yield %0 : {element}
  }} -> {matrix}
  return %r : {matrix}
}}
"""
    return pyopt.compile(text)["f"]


def matrix_of(format: str, shape: tuple[int, int], seed: int, dtype: Any = np.float64) -> Any:
    """A random matrix with some entries, in order."""
    drawn = sparse.random_array(shape, density=0.3, rng=np.random.default_rng(seed), format="csr")
    made = (drawn * 100).astype(dtype)
    made.sum_duplicates()
    if format == "bsr":
        made = made.tobsr(blocksize=(2, 2))
        made.sort_indices()
    return made.asformat(format)


def arrays_of(matrix: Any) -> list[Any]:
    return [*matrix.coords, matrix.data] if matrix.format == "coo" else [matrix.indptr, matrix.indices, matrix.data]


def assert_same(found: Any, wanted: Any, width: int = 32) -> None:
    """Both are of one kind, with the same attributes and arrays; coordinates have a width."""
    assert type(found) is type(wanted) and found.shape == wanted.shape
    made = type(wanted)(
        (wanted.data, wanted.coords) if wanted.format == "coo" else (wanted.data, wanted.indices, wanted.indptr),
        shape=wanted.shape,
    )
    plain = [{name: value for name, value in vars(one).items() if isinstance(value, (bool, int, tuple, str))}
             for one in (found, made)]  # fmt: skip
    for one in plain:
        one.pop("coords", None)
    assert plain[0] == plain[1]
    assert found.data.dtype == wanted.data.dtype
    for one, other in zip(arrays_of(found), arrays_of(wanted), strict=True):
        assert one is found.data or one.itemsize == width // 8
        assert np.array_equal(one, other)


@pytest.mark.parametrize("format", MAPS)
def test_later_results_are_made_like_the_first(format: str) -> None:
    double = doubled(format)
    shapes = [(6, 8), (6, 8), (6, 8), (4, 8), (6, 8), (2, 2), (2, 2)]
    for seed, shape in enumerate(shapes):
        given = matrix_of(format, shape, seed)
        found = double(given)
        assert_same(found, given * 2)
        assert not any(np.shares_memory(one, other) for one in arrays_of(found) for other in arrays_of(given))
        assert (found @ np.ones(shape[1]) == (given * 2) @ np.ones(shape[1])).all()


def test_what_becomes_of_a_result_does_not_reach_the_next() -> None:
    double = doubled("csr")
    given = matrix_of("csr", (6, 8), 1)
    first = double(given)
    first.sum_duplicates()
    first.has_canonical_format = False
    first.resize((3, 3))
    second, third = double(given), double(given)
    second.data[:] = 0
    second.indices = second.indices[::-1]
    assert_same(third, given * 2)
    assert third.has_canonical_format


@pytest.mark.parametrize("width", [8, 16, 64])
@pytest.mark.parametrize("format", ["csr", "coo"])
def test_coordinates_of_other_widths_are_what_scipy_makes_of_them(format: str, width: int) -> None:
    double = doubled(format, width=width)
    for seed in range(3):
        given = matrix_of(format, (6, 8), seed)
        assert_same(double(given), given * 2, max(width, 32))


def test_each_element_type_has_results_of_its_own() -> None:
    for element, dtype in (("f32", np.float32), ("i32", np.int32), ("f64", np.float64)):
        double = doubled("csc", element)
        for seed in range(2):
            given = matrix_of("csc", (6, 8), seed, dtype)
            assert_same(double(given), given * dtype(2))


def test_results_without_entries() -> None:
    for format in MAPS:
        double = doubled(format)
        for _ in range(3):
            blocks = {"blocksize": (2, 2)} if format == "bsr" else {}
            given = getattr(sparse, f"{format}_array")((4, 4), dtype=np.float64, **blocks)
            found = double(given)
            assert found.nnz == 0 and found.shape == (4, 4) and found.format == format


def test_arrays_that_use_less_than_half_of_their_memory_are_copied() -> None:
    from pyopt.native.scipy_results import MatrixMaker

    maker = MatrixMaker("csr")
    spare: list[Any] = [np.zeros(100), np.zeros(100, np.int32)]
    for _ in range(2):
        values, columns = (one[:10] for one in spare)
        made: Any = maker.make((1, 100), values, [columns, np.array([0, 10], np.int32)])
        assert made.nnz == 10 and made.data.base is None and made.indices.base is None
    kept: Any = maker.make((1, 100), spare[0][:60], [spare[1][:60], np.array([0, 60], np.int32)])
    assert kept.data.base is spare[0]


NARROW: Final = """
#A = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), crdWidth = 8, posWidth = 16 }>
func.func @narrow(%d: tensor<2x250xf64>) -> tensor<2x250xf64, #A> {
  %r = sparse_tensor.convert %d : tensor<2x250xf64> to tensor<2x250xf64, #A>
  return %r : tensor<2x250xf64, #A>
}
func.func @back(%a: tensor<2x250xf64, #A>) -> tensor<2x250xf64> {
  %r = sparse_tensor.convert %a : tensor<2x250xf64, #A> to tensor<2x250xf64>
  return %r : tensor<2x250xf64>
}
"""


def test_narrow_coordinates_have_no_sign() -> None:
    program: Any = pyopt.compile(NARROW)
    dense = np.zeros((2, 250))
    dense[0, [3, 200]], dense[1, 129] = 1, 2
    found = program.narrow(dense)
    assert [one.dtype for one in found[:4]] == [np.uint16, np.uint8, np.uint16, np.uint8]
    assert found[3].tolist() == [3, 200, 129]
    np.testing.assert_array_equal(program.back(found), dense)
    as_stored = [one.view(f"i{one.itemsize}") for one in found[:4]]
    np.testing.assert_array_equal(program.back(pyopt.SparseArrays(found.shape, [*as_stored, found[4]])), dense)
