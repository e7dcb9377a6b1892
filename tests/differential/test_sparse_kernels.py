"""Sparse kernels after our stages: mlir-opt does the rest, and mlir-runner prints NumPy's numbers."""

from __future__ import annotations

import pytest

from tests.support.cpu_runner import is_there
from tools.sparse.alike import EQUAL, SAME_TEXT, compare_stage
from tools.sparse.check import CRASHED, OK, functions_of
from tools.sparse.cpu import Case, Way, make_case, run_case, run_together
from tools.sparse.kernels import module_text
from tools.sparse.table import selected
from tools.sparse.transform import reference, trail

pytestmark = pytest.mark.skipif(not is_there(), reason="mlir-opt and mlir-runner are not installed")

ON_CPU = (
    ("matrix:spmv", "CSR"), ("matrix:spmv", "CSC"), ("matrix:spmv", "COO"), ("matrix:spmm", "DCSR"),
    ("matrix:spgemm", "CSR"), ("matrix:sampled-product", "CSR"), ("matrix:add", "CSR·DCSR·CSR"),
    ("matrix:min-plus-product", "CSR"), ("matrix:reach-or-and", "CSC"), ("vector:dot", "SV·SV8"),
    ("tensor:mttkrp", "CSF"), ("tensor:ttv", "SOA3"), ("whole:concatenate-rows", "CSR"),
)  # fmt: skip
IN_PLACE = (("vector:add-onto", "SV"), ("matrix:scale-in-place", "CSR"), ("matrix:spgemm-onto", "CSR"))
CRASHED_BEFORE = (
    ("vector:convolution-1d-sparse", "UV"), ("matrix:convolution-2d-sparse", "UCOO"),
    ("matrix:convolution-2d-both", "UCOO·UCSR"),
)  # fmt: skip
"""Kernels whose operands are sorted first. The first ends mlir-opt where that is to make buffers of our loops: its
sparse-tensor-codegen crashes on a sparse_tensor.reorder_coo of vectors. The others were freed twice."""
ALIKE = (("matrix:spmv", "DCSR"), ("vector:add", "SV"), ("tensor:multiply", "CSF"), ("matrix:scale-in-place", "CSR"))
ASSEMBLED = ("--sparse-assembler", "--sparse-assembler=direct-out")


@pytest.mark.full
@pytest.mark.parametrize(("name", "formats"), ON_CPU)
@pytest.mark.parametrize("emit", ["functional", "lowered-iterators"])
def test_handed_over_kernels_print_numpys_numbers(name: str, formats: str, emit: str) -> None:
    (kernel,) = selected(names=name, formats=formats)
    assert run_case(kernel, kernel.choices[0], "pyopt", Way(*trail("loops", emit))) == (OK, "")


@pytest.mark.full
@pytest.mark.parametrize("after", ["bufrewrite", "deallocated-specifier"])
def test_many_kernels_are_run_at_once(after: str) -> None:
    """Also those that update an argument. Behind deallocation, blocks free what they own."""
    cases: list[Case] = []
    for name, formats in (*IN_PLACE, *CRASHED_BEFORE):
        (kernel,) = selected(names=name, formats=formats)
        case = make_case(kernel, kernel.choices[0], len(cases))
        assert case is not None
        cases.append(case)
    found = run_together(cases, "pyopt", Way(*trail(after)))
    assert [one.word for one in found] == [OK] * len(cases), found


def test_the_references_conversion_of_unordered_storage_frees_twice() -> None:
    """What a kernel's argument is sorted for is freed, and the caller frees it, too."""
    (kernel,) = selected(names="matrix:convolution-2d-sparse", formats="UCOO")
    stages, rest = trail("loops")
    assert run_case(kernel, kernel.choices[0], "pyopt", Way(stages, rest)) == (OK, "")
    exactly = tuple([one.replace("--stage-sparse-ops", "--stage-sparse-ops=reference-exact=true") for one in stages])
    verdict, why = run_case(kernel, kernel.choices[0], "pyopt", Way(exactly, rest))
    assert verdict == CRASHED and "free" in why


@pytest.mark.parametrize(("name", "formats"), ALIKE)
@pytest.mark.parametrize("stage", ASSEMBLED)
def test_wrappers_are_the_references(name: str, formats: str, stage: str) -> None:
    (kernel,) = selected(names=name, formats=formats)
    text = reference(module_text(functions_of(kernel, kernel.choices[0], quick=True)), []).text
    verdict, _, difference = compare_stage(text, stage, ours=True)
    assert verdict in (SAME_TEXT, EQUAL), difference


BUFFERS = (
    ("matrix:add", "CSR"), ("matrix:add", "CSC"), ("matrix:add", "DCSR"), ("matrix:add", "CSR·DCSR·CSR"),
    ("matrix:spmv", "CSR"), ("matrix:spmv", "CSR32"), ("matrix:spmv", "CSC"), ("matrix:spmv", "DCSR"),
    ("matrix:spmv", "COO"), ("matrix:spmv", "SOA"), ("matrix:spmv", "BSR"), ("matrix:spmv", "LOOSE"),
    ("matrix:spmm", "CSR"), ("matrix:spmm", "DCSR"), ("matrix:spmm", "COO"), ("matrix:spgemm", "CSR"),
    ("matrix:sampled-product", "CSR"), ("matrix:scale", "CSR"), ("matrix:scale", "DCSR"), ("matrix:scale", "CSC"),
    ("matrix:scale-in-place", "CSR"), ("matrix:multiply", "CSR"), ("matrix:multiply", "DCSR"),
    ("matrix:transpose", "CSR·CSC"), ("matrix:min-plus-product", "CSR"), ("matrix:row-sums", "CSR"),
    ("matrix:row-sums", "COO"), ("matrix:sum-all", "CSR"), ("matrix:sum-all", "SOA"),
    ("vector:add", "SV"), ("vector:dot", "SV·SV8"),
    ("vector:multiply", "SV"), ("vector:scale", "SV"), ("tensor:mttkrp", "CSF"), ("tensor:ttv", "CSF"),
    ("tensor:ttv", "SOA3"), ("tensor:ttv", "COO3"), ("tensor:multiply", "CSF"), ("tensor:add", "CSF"),
    ("whole:concatenate-rows", "CSR"), ("whole:concatenate-columns", "DCSR"), ("whole:from-dense", "CSR"),
    ("whole:from-dense", "COO"), ("whole:from-dense", "CSC"), ("whole:to-dense", "SOA"), ("whole:to-dense", "BSR"),
    ("whole:foreach-sum", "COO"), ("whole:entries", "CSR"), ("whole:named-matmul-sparse-out", "CSR"),
)  # fmt: skip


@pytest.mark.full
@pytest.mark.parametrize(("name", "formats"), BUFFERS)
def test_buffers_are_the_references(name: str, formats: str) -> None:
    """Behind the reference's loops, our sparse-tensor-codegen and specifiers have its text."""
    (kernel,) = selected(names=name, formats=formats)
    text = module_text(functions_of(kernel, kernel.choices[0], quick=True))
    for stage in ("--sparse-tensor-codegen", "--sparse-storage-specifier-to-llvm"):
        stages, _ = trail("bufrewrite" if "specifier" in stage else "loops")
        before = [*stages] if "specifier" in stage else [*stages, "--loop-invariant-code-motion"]
        loops = reference(text, before)
        assert loops.code == 0, loops.errors
        verdict, _, difference = compare_stage(loops.text, stage, ours=True)
        assert verdict == SAME_TEXT, difference


@pytest.mark.full
@pytest.mark.parametrize("after", ["codegen", "specifier", "pipeline"])
@pytest.mark.parametrize(("name", "formats"), ON_CPU)
def test_whole_pipelines_print_numpys_numbers(name: str, formats: str, after: str) -> None:
    """From buffers on, mlir-opt does the rest."""
    (kernel,) = selected(names=name, formats=formats)
    stages, rest = trail(after)
    assert run_case(kernel, kernel.choices[0], "pyopt", Way(stages, rest)) == (OK, "")


REFUSED_BY_PIPELINE = (("whole:to-dense", "SOA"), ("whole:named-matmul-sparse-out", "CSR"))
"""The reference reports an error: no generalization of named ops, and no order of singletons of their own arrays."""


@pytest.mark.full
@pytest.mark.parametrize(("name", "formats"), [one for one in BUFFERS if one not in REFUSED_BY_PIPELINE])
def test_pipelines_are_the_references(name: str, formats: str) -> None:
    """sparsification-and-bufferization as a whole has the reference's text."""
    (kernel,) = selected(names=name, formats=formats)
    text = module_text(functions_of(kernel, kernel.choices[0], quick=True))
    verdict, _, difference = compare_stage(text, "--sparsification-and-bufferization", ours=True)
    assert verdict == SAME_TEXT, difference
