"""Sparse tensors as buffers: what the kernels compute behind sparse-tensor-codegen is what NumPy does."""

from __future__ import annotations

from typing import Final

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
from pyopt.interpreter import parse, run
from tests.support.work import calls_in
from tools.sparse.check import OK, check
from tools.sparse.table import selected
from tools.sparse.transform import trail

KERNELS: Final = (
    ("matrix:add", "CSR·DCSR·CSR"), ("matrix:add", "COO"), ("matrix:spmv", "CSC"), ("matrix:spmv", "SOA"),
    ("matrix:spmv", "BSR"), ("matrix:spgemm", "CSR"), ("matrix:sampled-product", "CSR"), ("matrix:scale", "DCSR"),
    ("matrix:transpose", "CSR·CSC"), ("matrix:trace", "UCOO"), ("vector:one-element", "UV"), ("tensor:mttkrp", "CSF"),
    ("tensor:ttv", "SOA3"), ("tensor:multiply", "CSF"), ("whole:from-dense", "CSC"), ("whole:concatenate-rows", "COO"),
)  # fmt: skip
POINTS: Final = ("codegen", "bufrewrite")


@pytest.mark.full
@pytest.mark.parametrize("after", POINTS)
@pytest.mark.parametrize(("name", "formats"), KERNELS)
def test_kernels_on_buffers_give_numpys_results(name: str, formats: str, after: str) -> None:
    for kernel in selected(names=name, formats=formats):
        for one in kernel.choices:
            result = check(kernel, one, trail(after)[0], "pyopt", quick=True)
            assert result.verdict == OK, result


@pytest.mark.parametrize("after", ["pipeline", "deallocated"])
@pytest.mark.parametrize("formats", ["CSR", "UCOO", "BATCH"])
def test_one_element_as_an_operand_leaves_nothing_on_the_heap(formats: str, after: str) -> None:
    (kernel,) = selected(names="matrix:corner", formats=formats)
    for one in kernel.choices:
        result = check(kernel, one, trail(after)[0], "pyopt", quick=True)
        assert result.verdict == OK, result


NARROW: Final = """
#N = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), posWidth = 8, crdWidth = 8 }>
#W = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @narrow(%v: f64) -> (tensor<250xf64>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 200 : index
  %e = tensor.empty() : tensor<250xf64, #N>
  %t = scf.for %i = %c0 to %n step %c1 iter_args(%s = %e) -> (tensor<250xf64, #N>) {
    %next = tensor.insert %v into %s[%i] : tensor<250xf64, #N>
    scf.yield %next : tensor<250xf64, #N>
  }
  %l = sparse_tensor.load %t hasInserts : tensor<250xf64, #N>
  %w = sparse_tensor.convert %l : tensor<250xf64, #N> to tensor<250xf64, #W>
  %d = sparse_tensor.convert %w : tensor<250xf64, #W> to tensor<250xf64>
  %count = sparse_tensor.number_of_entries %w : tensor<250xf64, #W>
  return %d, %count : tensor<250xf64>, index
}
"""


def test_narrow_positions_and_coordinates_are_unsigned() -> None:
    """200 elements at coordinates up to 199, in eight bits: the reference reads them as negative numbers."""
    stages = (
        "--lower-sparse-ops-to-foreach=enable-runtime-library=false", "--lower-sparse-foreach-to-scf",
        "--sparse-tensor-codegen",
    )  # fmt: skip
    code, out, errors = run_in_process([*stages, "-"], NARROW)
    assert code == 0, errors
    dense, count = run(parse(out), "narrow", 2.0)
    assert count == 200
    np.testing.assert_array_equal(dense, [2.0] * 200 + [0.0] * 50)


@pytest.mark.full
def test_insertions_take_work_in_proportion() -> None:
    """The function that inserts is found by its name, not by a search."""

    def work(count: int) -> int:
        body = "".join(
            f"  %{n + 1} = tensor.insert %v into %{n}[%i, %i] : tensor<?x?xf64, #CSR>\n" for n in range(count)
        )
        text = (
            "#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>\n"
            "func.func @many(%t: tensor<?x?xf64, #CSR>, %v: f64, %i: index) -> tensor<?x?xf64, #CSR> {\n"
            "  %0 = sparse_tensor.load %t : tensor<?x?xf64, #CSR>\n"
            f"{body}  return %{count} : tensor<?x?xf64, #CSR>\n}}\n"
        )
        codes: list[int] = []
        calls = calls_in(lambda: codes.append(run_in_process(["--sparse-tensor-codegen", "-"], text)[0]))
        assert codes == [0]
        return calls

    work(100)
    assert work(2000) < 6 * work(500) + 1_000
