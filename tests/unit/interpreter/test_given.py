"""What Python code gives for parameters: numbers, lists, arrays, SciPy's sparse arrays, and what is none of these."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import scipy.sparse as sp  # type: ignore[import-untyped]  # SciPy has no types of its own

from pyopt.interpreter import RunError, parse, run

PROGRAM = """
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @multiply(%A: tensor<?x?xf64, #CSR>, %x: tensor<?xf64>, %y: tensor<?xf64>) -> tensor<?xf64> {
  %0 = linalg.matvec ins(%A, %x : tensor<?x?xf64, #CSR>, tensor<?xf64>) outs(%y : tensor<?xf64>) -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
func.func @numbers(%a: i8, %b: f32, %c: complex<f64>, %d: vector<2xi8>, %e: memref<?xi8>, %f: i1) {
  return
}
"""
GOOD: tuple[Any, ...] = (1, 1.0, 1j, [1, 2], [1, 2, 3], True)


class NoArray:
    """Says that it is none."""

    def __array__(self, *arguments: object, **named: object) -> Any:
        raise ValueError("not today")


NO_NUMBERS: list[Any] = [
    None, "abc", "1", b"1", {}, {1.0}, object(), NoArray(), print, [None], [[1], [1, 2]], (one for one in [1.0]),
    np.datetime64("2020-01-01"), np.array(["1"], object), np.ma.array([1.0, 2.0], mask=[False, True]),
    np.zeros(2, [("a", "f8")]), 10**400, [10**400],
]  # fmt: skip


@pytest.mark.parametrize("given", NO_NUMBERS, ids=lambda one: type(one).__name__)
@pytest.mark.parametrize("at", range(len(GOOD)))
def test_what_is_no_number_names_the_argument(given: Any, at: int) -> None:
    program = parse(PROGRAM)
    run(program, "numbers", *GOOD)
    with pytest.raises(RunError, match=rf"^error: argument {at + 1} of @numbers: "):
        run(program, "numbers", *GOOD[:at], given, *GOOD[at + 1 :])


def test_numbers_of_other_kinds() -> None:
    program = parse(PROGRAM)
    run(program, "numbers", np.uint8(255), Fraction(1, 3), 1, (1, 2), np.array([True, 3], object), np.array(1))


@pytest.mark.parametrize("name", ["csr", "csc", "coo", "bsr", "dia", "dok", "lil"])
@pytest.mark.parametrize("shape", [(3, 4), (1, 1), (0, 4), (3, 0), (1, 5)])
def test_sparse_arrays_in_any_format(name: str, shape: tuple[int, int]) -> None:
    random = np.random.default_rng(shape[0] + 10 * shape[1])
    dense = random.integers(1, 9, shape) * (random.random(shape) < 0.5)
    x = np.arange(1.0, 1 + shape[1])
    if 0 in shape and name == "dia":
        pytest.skip("SciPy makes none of these")
    matrix = sp.csr_array(dense.astype(np.float64)).asformat(name)
    (result,) = run(parse(PROGRAM), "multiply", matrix, x, np.zeros(shape[0]))
    assert result.tolist() == (dense @ x).tolist()


def test_entries_at_one_place_add_up() -> None:
    matrix = sp.coo_array(([1.0, 2.0, 4.0], ([1, 0, 1], [1, 0, 1])), shape=(2, 2))
    (result,) = run(parse(PROGRAM), "multiply", matrix, np.ones(2), np.zeros(2))
    assert result.tolist() == [2.0, 5.0]


BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("csr", {"indices": np.array([0, 9])}),
    ("csr", {"indices": np.array([0, -1])}),
    ("csr", {"indices": np.array([0.0, np.nan])}),
    ("csr", {"indices": np.array([0])}),
    ("csr", {"indptr": np.array([0, 1, 99])}),
    ("csr", {"indptr": np.array([0, 2, 1])}),
    ("csr", {"indptr": np.array([1, 1, 2])}),
    ("csr", {"indptr": np.array([0, 1])}),
    ("csr", {"indptr": np.array([0, 1, np.nan])}),
    ("csr", {"data": np.array([1.0])}),
    ("csr", {"data": None}),
    ("csr", {"indices": None}),
    ("coo", {"coords": (np.array([0, 9]), np.array([0, 1]))}),
    ("coo", {"coords": (np.array([0, 1]), np.array([0, -1]))}),
    ("coo", {"coords": (np.array([0.0, np.nan]), np.array([0, 1]))}),
    ("coo", {"coords": (np.array([0]), np.array([0]))}),
    ("coo", {"coords": (np.array([0, 1]),)}),
    ("coo", {"data": np.array([[1.0, 2.0]])}),
]


@pytest.mark.parametrize(("name", "parts"), BROKEN)
def test_broken_sparse_arrays(name: str, parts: dict[str, Any]) -> None:
    matrix = sp.csr_array(np.diag([1.0, 2.0])).asformat(name)
    for attribute, part in parts.items():
        setattr(matrix, attribute, part)
    with pytest.raises(RunError, match=rf"^error: argument 1 of @multiply: the {name}_array is broken: "):
        run(parse(PROGRAM), "multiply", matrix, np.ones(2), np.zeros(2))


def test_sparse_arrays_that_do_not_fit() -> None:
    program = parse(PROGRAM)
    wrong: list[tuple[Any, str]] = [
        (sp.csr_array(np.ones((2, 2), np.complex128)), "numbers of dtype complex128 are no f64"),
        (sp.coo_array(np.ones(2)), "an array of shape 2 is no tensor<"),
        (None, "None is no tensor<"),
    ]
    for given, message in wrong:
        with pytest.raises(RunError, match=f"^error: argument 1 of @multiply: {message}"):
            run(program, "multiply", given, np.ones(2), np.zeros(2))
