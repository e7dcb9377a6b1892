"""Drawn kernels of semi-ring ops, on dense and sparse operands, give what NumPy computes, on every way."""

from __future__ import annotations

import numpy as np
import pytest

from tools.sparse.affine import OK
from tools.sparse.semirings import Node, Operand, SemiringKernel, expected
from tools.sparse.semirings_draw import NATIVE, WAYS, draw, inputs_of, verdict_on

FEW = (6, 39)
MANY = range(2000, 2030)


def findings_of(seed: int, all_dense: bool, ways: tuple[str, ...] = tuple(WAYS)) -> list[str]:
    kernel = draw(seed, all_dense)
    cases = [inputs_of(kernel, seed), inputs_of(kernel, seed + 100_000)]
    verdicts = {way: verdict_on(kernel, cases, way) for way in ways}
    return [f"{way}: {one.kind}: {one.detail}" for way, one in verdicts.items() if one.kind != OK]


@pytest.mark.parametrize("all_dense", [True, False])
@pytest.mark.parametrize("seed", FEW)
def test_drawn_kernels_compute_what_numpy_does(seed: int, all_dense: bool) -> None:
    assert findings_of(seed, all_dense) == []


@pytest.mark.full
@pytest.mark.parametrize("all_dense", [True, False])
@pytest.mark.parametrize("seed", MANY)
def test_more_drawn_kernels_do(seed: int, all_dense: bool) -> None:
    assert findings_of(seed, all_dense) == []


@pytest.mark.full
@pytest.mark.parametrize("all_dense", [True, False])
@pytest.mark.parametrize("seed", MANY)
def test_drawn_kernels_natively(seed: int, all_dense: bool) -> None:
    pytest.importorskip("llvmlite")
    assert findings_of(seed, all_dense, (NATIVE,)) == []


def leaf(number: int) -> Node:
    return Node("leaf", (str(number),))


KEPT = Node("select", ("positive",), (leaf(0),))
"""What is greater than zero."""


@pytest.mark.parametrize(
    ("body", "reduction", "wanted"),
    [
        (Node("binary", ("sum", "identity", "double"), (KEPT, leaf(1))), "", [11, -6, 0, 2]),
        (Node("binary", ("", "identity", "identity"), (leaf(0), leaf(1))), "", [0, 0, 0, 0]),
        (Node("unary", ("double", "two"), (KEPT,)), "", [20, 2, 2, 2]),
        (Node("unary", ("", "two"), (KEPT,)), "", [0, 2, 2, 2]),
        (Node("ordinary", ("product",), (KEPT, leaf(1))), "product", [3000, 3, 3, 3]),
    ],
)
def test_elements_that_a_select_drops_are_absent_for_other_ops(body: Node, reduction: str, wanted: list[int]) -> None:
    """By hand: 10 is kept, -1, 0 and -2 are not."""
    dense = Operand("ij", "dense")
    kernel = SemiringKernel((dense, dense), Operand("j" if reduction else "ij", "dense"), body, reduction, "i32", 0)
    arrays = [np.array([row] * 3, np.int32) for row in ([10, -1, 0, -2], [1, -3, 0, 1])]
    if reduction:
        arrays.append(np.full(4, 3, np.int32))
    found = expected(kernel, arrays)
    np.testing.assert_array_equal(found, np.broadcast_to(np.array(wanted), found.shape))
    assert {verdict_on(kernel, [arrays], way).kind for way in WAYS} == {OK}


def test_another_result_is_found() -> None:
    """The elements of the other operand are not those that the kernel computes."""
    dense = Operand("ij", "dense")
    kernel = SemiringKernel((dense, dense), dense, Node("binary", ("first", "", ""), (leaf(0), leaf(1))), "", "i32", 0)
    arrays = inputs_of(kernel, 1)
    assert verdict_on(kernel, [arrays], "loops").kind == OK
    other = kernel._replace(body=Node("binary", ("difference", "", ""), (leaf(0), leaf(1))))
    assert not np.array_equal(expected(kernel, arrays), expected(other, arrays))
