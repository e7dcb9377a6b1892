"""ELL: a level counts the entries of each row, as the specification describes it."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter import RunError, parse, run
from pyopt.interpreter.dialects.sparse_tensor.level_maps import numbers_among

ELL = """#ELL = #sparse_tensor.encoding<{ map = [c](i, j) -> (c * 3 * i : dense, i : dense, j : compressed) }>
#COLUMNS = #sparse_tensor.encoding<{ map = [c](i, j) -> (c * 2 * j : dense, j : dense, i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
"""
ARRAY = np.array([[0, 1, 0, 2], [0, 0, 0, 0], [3, 4, 5, 0], [0, 0, 0, 6]], np.float64)


@pytest.mark.parametrize(("source", "target"), [("ELL", "CSR"), ("CSR", "ELL"), ("ELL", "COLUMNS"), ("COLUMNS", "ELL")])
def test_conversions(source: str, target: str) -> None:
    program = f"""func.func @f(%a: tensor<4x4xf64, #{source}>) -> tensor<4x4xf64, #{target}> {{
      %0 = sparse_tensor.convert %a : tensor<4x4xf64, #{source}> to tensor<4x4xf64, #{target}>
      return %0 : tensor<4x4xf64, #{target}>
    }}"""
    (found,) = run(parse(ELL + program), "f", ARRAY)
    np.testing.assert_array_equal(found, ARRAY)


def test_levels() -> None:
    """Three slices of four rows: the first entries of the rows, the second ones, the third ones."""
    program = """func.func @f(%a: tensor<4x4xf64, #ELL>)
        -> (index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %s = sparse_tensor.lvl %a, %c0 : tensor<4x4xf64, #ELL>
      %i = sparse_tensor.lvl %a, %c1 : tensor<4x4xf64, #ELL>
      %j = sparse_tensor.lvl %a, %c2 : tensor<4x4xf64, #ELL>
      %pos = sparse_tensor.positions %a {level = 2 : index} : tensor<4x4xf64, #ELL> to memref<?xindex>
      %crd = sparse_tensor.coordinates %a {level = 2 : index} : tensor<4x4xf64, #ELL> to memref<?xindex>
      %val = sparse_tensor.values %a : tensor<4x4xf64, #ELL> to memref<?xf64>
      return %s, %i, %j, %pos, %crd, %val : index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>
    }"""
    slices, rows, columns, positions, coordinates, values = run(parse(ELL + program), "f", ARRAY)
    assert [int(slices), int(rows), int(columns)] == [3, 4, 4]
    assert positions.tolist() == [0, 1, 1, 2, 3, 4, 4, 5, 5, 5, 5, 6, 6]
    assert coordinates.tolist() == [1, 0, 3, 3, 1, 2]
    assert values.tolist() == [1, 3, 6, 2, 4, 5]


def test_insertion_counts_again() -> None:
    program = """func.func @f(%a: tensor<4x4xf64, #ELL>) -> (tensor<4x4xf64, #ELL>, memref<?xindex>) {
      %c0 = arith.constant 0 : index
      %v = arith.constant 9.0 : f64
      %0 = tensor.insert %v into %a[%c0, %c0] : tensor<4x4xf64, #ELL>
      %1 = sparse_tensor.load %0 hasInserts : tensor<4x4xf64, #ELL>
      %crd = sparse_tensor.coordinates %1 {level = 2 : index} : tensor<4x4xf64, #ELL> to memref<?xindex>
      return %1, %crd : tensor<4x4xf64, #ELL>, memref<?xindex>
    }"""
    found, coordinates = run(parse(ELL + program), "f", ARRAY)
    expected = ARRAY.copy()
    expected[0, 0] = 9
    np.testing.assert_array_equal(found, expected)
    assert coordinates.tolist() == [0, 0, 3, 1, 1, 3, 2]


def test_matrix_times_vector() -> None:
    program = """func.func @f(%a: tensor<4x4xf64, #ELL>, %b: tensor<4xf64>, %x: tensor<4xf64>) -> tensor<4xf64> {
      %0 = linalg.matvec ins(%a, %b : tensor<4x4xf64, #ELL>, tensor<4xf64>) outs(%x : tensor<4xf64>) -> tensor<4xf64>
      return %0 : tensor<4xf64>
    }"""
    vector = np.array([1.0, 2, 3, 4])
    (found,) = run(parse(ELL + program), "f", ARRAY, vector, np.zeros(4))
    np.testing.assert_array_equal(found, ARRAY @ vector)


def test_more_entries_than_slices() -> None:
    program = "func.func @f(%a: tensor<4x4xf64, #ELL>) { return }"
    with pytest.raises(RunError, match="level 0 counts up to 3 entries, and there are 4"):
        run(parse(ELL + program), "f", np.ones((4, 4)))


@pytest.mark.parametrize("map", ["c + i : dense, i : dense, j : compressed", "c * i * 3 : dense, j : compressed"])
def test_symbols_that_count_nothing(map: str) -> None:
    encoding = f"#ODD = #sparse_tensor.encoding<{{ map = [c](i, j) -> ({map}) }}>\n"
    program = """func.func @f(%a: tensor<4x4xf64>) -> tensor<4x4xf64> {
      %0 = sparse_tensor.convert %a : tensor<4x4xf64> to tensor<4x4xf64, #ODD>
      %1 = sparse_tensor.convert %0 : tensor<4x4xf64, #ODD> to tensor<4x4xf64>
      return %1 : tensor<4x4xf64>
    }"""
    with pytest.raises(RunError, match=r"it is not known what the symbol|do not say which dimensions"):
        run(parse(encoding + program), "f", ARRAY)


def test_equal_rows_have_one_number() -> None:
    rows = np.array([[0, 3], [0, 1], [2, 2], [0, 3], [0, 5]])
    assert numbers_among(rows, [0]).tolist() == [1, 0, 0, 1, 2]
