"""Kernels behind --sparsifier, whose sparse tensors the runtime library holds, give as native code what NumPy does."""

from __future__ import annotations

import pytest

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
