"""Sparse kernels after our stages: mlir-opt-19 does the rest, and mlir-cpu-runner-19 prints NumPy's numbers."""

from __future__ import annotations

import pytest

from tests.support.cpu_runner import is_there
from tools.sparse.alike import EQUAL, SAME_TEXT, compare_stage
from tools.sparse.check import OK, functions_of
from tools.sparse.cpu import Way, run_case
from tools.sparse.kernels import module_text
from tools.sparse.table import selected
from tools.sparse.transform import reference, trail

pytestmark = pytest.mark.skipif(not is_there(), reason="mlir-opt-19 and mlir-cpu-runner-19 are not installed")

ON_CPU = (
    ("matrix:spmv", "CSR"), ("matrix:spmv", "CSC"), ("matrix:spmv", "COO"), ("matrix:spmm", "DCSR"),
    ("matrix:spgemm", "CSR"), ("matrix:sampled-product", "CSR"), ("matrix:add", "CSR·DCSR·CSR"),
    ("matrix:min-plus-product", "CSR"), ("matrix:reach-or-and", "CSC"), ("vector:dot", "SV·SV8"),
    ("tensor:mttkrp", "CSF"), ("tensor:ttv", "SOA3"), ("whole:concatenate-rows", "CSR"),
)  # fmt: skip
ALIKE = (("matrix:spmv", "DCSR"), ("vector:add", "SV"), ("tensor:multiply", "CSF"), ("matrix:scale-in-place", "CSR"))
ASSEMBLED = ("--sparse-assembler", "--sparse-assembler=direct-out")


@pytest.mark.parametrize(("name", "formats"), ON_CPU)
@pytest.mark.parametrize("emit", ["functional", "lowered-iterators"])
def test_handed_over_kernels_print_numpys_numbers(name: str, formats: str, emit: str) -> None:
    (kernel,) = selected(names=name, formats=formats)
    assert run_case(kernel, kernel.choices[0], "pyopt", Way(*trail("loops", emit))) == (OK, "")


@pytest.mark.parametrize(("name", "formats"), ALIKE)
@pytest.mark.parametrize("stage", ASSEMBLED)
def test_wrappers_are_the_references(name: str, formats: str, stage: str) -> None:
    (kernel,) = selected(names=name, formats=formats)
    text = reference(module_text(functions_of(kernel, kernel.choices[0], quick=True)), []).text
    verdict, _, difference = compare_stage(text, stage, ours=True)
    assert verdict in (SAME_TEXT, EQUAL), difference
