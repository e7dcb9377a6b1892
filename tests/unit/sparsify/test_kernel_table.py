"""The table of sparse kernels checks what it says: the kernels mean what NumPy computes, with formats and without, and
wrong loops are found."""

from __future__ import annotations

import shutil

import pytest

from tests.support import llvm
from tools.sparse.check import CRASHED, LEFT, OK, REFUSED, WRONG, check, check_twin, compare, functions_of, has_kernels
from tools.sparse.kernels import TableKernel, make_function, module_text
from tools.sparse.report import has_twin
from tools.sparse.table import GROUPS, KERNELS, selected
from tools.sparse.transform import STAGES, transform
from tools.sparse.work import MARGIN, measure

needs_reference = pytest.mark.skipif(shutil.which(llvm.MLIR_OPT) is None, reason="mlir-opt is not installed")
QUICK = selected(
    names="vector:add,matrix:spmv,matrix:spgemm,matrix:sampled-product,matrix:min-plus-product,tensor:mttkrp,"
    "whole:concatenate-rows,whole:collapse"
)


def some_formats(kernel: TableKernel) -> TableKernel:
    return kernel._replace(formats=kernel.formats[:3])


def test_there_are_enough_kernels_of_each_group() -> None:
    assert len(KERNELS) >= 60
    assert {one.group for one in KERNELS} == set(GROUPS)
    names = [(one.group, one.name) for one in KERNELS]
    assert len(set(names)) == len(names)
    (spmv,) = selected(names="matrix:spmv")
    assert len(spmv.choices) >= 9


@pytest.mark.full
@pytest.mark.parametrize("kernel", KERNELS, ids=lambda one: f"{one.group}-{one.name}")
def test_kernels_mean_what_numpy_computes(kernel: TableKernel) -> None:
    """In their first formats."""
    result = check(kernel, kernel.choices[0], (), "none", quick=True)
    assert (result.verdict, result.detail) == (OK, "")


@pytest.mark.parametrize("kernel", QUICK, ids=lambda one: f"{one.group}-{one.name}")
def test_dense_twins_compute_the_same(kernel: TableKernel) -> None:
    if has_twin(kernel):
        result = check_twin(kernel, kernel.choices[0], quick=True)
        assert (result.verdict, result.detail) == (OK, "")


@pytest.mark.full
@needs_reference
@pytest.mark.parametrize("kernel", QUICK, ids=lambda one: f"{one.group}-{one.name}")
def test_the_references_loops_run_in_our_interpreter(kernel: TableKernel) -> None:
    for formats in some_formats(kernel).choices:
        result = check(kernel, formats, STAGES, "reference", quick=True)
        assert (result.verdict, result.detail) == (OK, ""), formats.label


@needs_reference
def test_what_is_wrong_is_found() -> None:
    """Equality of what both lack is a known wrong result of the reference; maxima of rows it refuses."""
    verdicts = {
        name: check(kernel, kernel.choices[0], STAGES, "reference", quick=True).verdict
        for name in ("vector:equal", "matrix:row-maxima", "vector:exponential", "matrix:upper")
        for kernel in selected(names=name)
    }
    assert verdicts == {
        "vector:equal": WRONG, "matrix:row-maxima": REFUSED, "vector:exponential": LEFT, "matrix:upper": OK
    }  # fmt: skip


@needs_reference
def test_a_crash_is_told_from_an_error() -> None:
    (kernel,) = selected(names="matrix:spmv-transposed", formats="NM")
    assert check(kernel, kernel.choices[0], STAGES, "reference", quick=True).verdict == CRASHED


def test_changed_loops_are_wrong() -> None:
    """One constant of a program is another: no result that depends on it passes."""
    (kernel,) = selected(names="vector:scale")
    (function,) = functions_of(kernel, kernel.choices[0], quick=True)[:1]
    from pyopt.interpreter import parse

    text = module_text([function])
    assert compare(parse(text), function, "k0", "full", 0)[0] == OK
    assert compare(parse(text.replace("constant 2.0", "constant 3.0")), function, "k0", "full", 0)[0] == WRONG
    assert has_kernels(parse(text))


@needs_reference
@pytest.mark.parametrize("name", ["matrix:spmv", "matrix:multiply", "vector:dot"])
def test_work_grows_with_entries(name: str) -> None:
    (kernel,) = selected(names=name)
    found = measure(kernel, kernel.choices[0], STAGES, "reference")
    assert found is not None
    (first, wide, many), (base, may_wide, may_many), _ = found
    assert wide / first <= MARGIN * may_wide / base
    assert many / first <= MARGIN * may_many / base


@needs_reference
def test_work_of_dense_loops_is_seen() -> None:
    """The reference visits everything for a maximum: taken for a conjunctive kernel it does too much."""
    (kernel,) = selected(names="matrix:maximum-all", formats="DCSR")
    found = measure(kernel, kernel.choices[0], STAGES, "reference")
    assert found is not None
    (first, wide, _), (base, may_wide, _), _ = found
    assert wide / first > MARGIN * may_wide / base


def test_extents_that_a_format_cannot_hold_are_left_out() -> None:
    (kernel,) = selected(names="matrix:spmv", formats="BSR")
    assert make_function(kernel, kernel.choices[0], {"i": 1}, "k0") is None
    assert make_function(kernel, kernel.choices[0], {}, "k0") is not None


def test_nothing_transforms_to_the_same_text() -> None:
    assert transform("module {}", [], "none").text == "module {}"
