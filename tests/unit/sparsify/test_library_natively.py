"""Kernels behind --sparsifier, whose sparse tensors the runtime library holds, give as native code what NumPy does."""

from __future__ import annotations

import pytest

from pyopt.driver.execute import run_in_process as run_program
from pyopt.driver.run import run_in_process as run_passes
from tools.sparse.check import OK
from tools.sparse.cpu import TOGETHER, Case, Way, make_case, run_together
from tools.sparse.lowered import WAYS
from tools.sparse.native_main import can_run
from tools.sparse.table import KERNELS, selected

BATCHED = ("BATCH", "BCSR")
"""Formats of which the runtime library has no storage."""
SAMPLE = (
    ("matrix:spmv", "CSR"), ("matrix:spmv", "UCOO"), ("matrix:add", "CSR·CSC·CSR"), ("vector:scale-in-place", "SV"),
    ("matrix:spgemm-onto", "CSR"), ("whole:convert-vector", "SV·SV8"), ("whole:concatenate-rows", "CSR"),
)  # fmt: skip
"""Also such as copy what they are given, and sort."""


def check_cases(cases: list[Case]) -> None:
    found = run_together(cases, "pyopt", Way(WAYS["sparsifier"], None))
    wrong = [
        f"{case.kernel.name} {case.formats.label}: {one.word} {one.why}"
        for case, one in zip(cases, found, strict=True)
        if one.word != OK
    ]
    assert not wrong


def test_kernels_by_the_library() -> None:
    cases: list[Case] = []
    for names, formats in SAMPLE:
        (kernel,) = selected(names=names, formats=formats)
        case = make_case(kernel, kernel.choices[0], len(cases))
        assert case is not None
        cases.append(case)
    check_cases(cases)


CHOICES = [
    (kernel, formats)
    for kernel in KERNELS
    if can_run(kernel)
    for formats in kernel.choices
    if not set(BATCHED) & set(formats.by_tensor.values())
]


@pytest.mark.full
@pytest.mark.parametrize("start", range(0, len(CHOICES), TOGETHER))
def test_all_kernels_by_the_library(start: int) -> None:
    made = [make_case(*one, number) for number, one in enumerate(CHOICES[start : start + TOGETHER])]
    cases = [one for one in made if one is not None]
    assert cases
    check_cases(cases)


MAPPED = {
    "CSC": "(i, j) -> (j : dense, i : compressed)",
    "DCSC": "(i, j) -> (j : compressed, i : compressed)",
    "BSR": "(i, j) -> (i floordiv 2 : dense, j floordiv 4 : compressed, i mod 2 : dense, j mod 4 : dense)",
}
"""Formats whose levels have other sizes than the dimensions."""


@pytest.mark.parametrize("name", MAPPED)
def test_widths_of_open_shapes_change(name: str) -> None:
    """The library's tensors may have been made as those of levels: sizes are taken from these."""
    text = f"""#A = #sparse_tensor.encoding<{{ map = {MAPPED[name]}, posWidth = 64, crdWidth = 16 }}>
#B = #sparse_tensor.encoding<{{ map = {MAPPED[name]} }}>
func.func @main() {{
  %c = arith.constant dense<[[0.0, 2.0, 0.0, 4.0], [5.0, 0.0, 7.0, 8.0]]> : tensor<2x4xf64>
  %d = tensor.cast %c : tensor<2x4xf64> to tensor<?x?xf64>
  %a = sparse_tensor.convert %d : tensor<?x?xf64> to tensor<?x?xf64, #A>
  %b = sparse_tensor.convert %a : tensor<?x?xf64, #A> to tensor<?x?xf64, #B>
  %r = sparse_tensor.convert %b : tensor<?x?xf64, #B> to tensor<?x?xf64>
  %s = tensor.cast %r : tensor<?x?xf64> to tensor<2x4xf64>
  %z = arith.constant 0 : index
  %o = arith.constant 0.0 : f64
  %v = vector.transfer_read %s[%z, %z], %o : tensor<2x4xf64>, vector<2x4xf64>
  vector.print %v : vector<2x4xf64>
  return
}}
"""
    code, lowered, errors = run_passes(["--sparsifier", "-"], text)
    assert code == 0, errors
    expected = "( ( 0, 2, 0, 4 ), ( 5, 0, 7, 8 ) )\n"
    for flags in ([], ["--jit"]):
        assert run_program([*flags, "--entry", "main"], lowered)[:2] == (0, expected)
