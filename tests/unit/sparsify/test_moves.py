"""Kernels that only move elements to other dimensions become conversions, which compute what the kernels did."""

from __future__ import annotations

from typing import Final

import pytest

from tools.sparse.check import OK, check, functions_of
from tools.sparse.kernels import Formats, TableKernel, module_text
from tools.sparse.transform import trail, transform

MATRICES: Final = (
    ("CSR", "CSR"), ("CSR", "CSC"), ("CSC", "CSR"), ("COO", "CSR"), ("SOA", "CSC"), ("CSR", "SOA"), ("CSR32", "UCOO"),
    ("DCSC", "CSR32"), ("UCSR", "CSR"), ("DCSR", "DCSC"), ("BSR", "CSR"), ("ROWS", "COLS"),
)  # fmt: skip
TENSORS: Final = (("CSF", "DDC"), ("COO3", "DDC"), ("SOA3", "DCS"), ("CDC", "DDC"))
CASES: Final = [
    *[("X[j, i] = A[i, j]", *formats) for formats in MATRICES],
    *[("X[i, j] = A[i, j]", *formats) for formats in MATRICES[1:]],
    *[(f"X[{order}] = A[i, j, k]", *formats) for order in ("i, j, k", "k, i, j", "j, i, k") for formats in TENSORS],
]


def text_of(statement: str, source: str, target: str) -> tuple[TableKernel, Formats, str]:
    kernel = TableKernel("moved", "moves", statement, "A X", (f"{source}·{target}",), conjunctive=True)
    formats = Formats(f"{source}·{target}", {"A": source, "X": target})
    return kernel, formats, module_text(functions_of(kernel, formats, quick=True))


@pytest.mark.full
@pytest.mark.parametrize(("statement", "source", "target"), CASES)
@pytest.mark.parametrize("after", ["loops", "deallocated-specifier", "library-deallocated"])
def test_formats(statement: str, source: str, target: str, after: str) -> None:
    kernel, formats, _ = text_of(statement, source, target)
    result = check(kernel, formats, trail(after)[0], "pyopt", quick=True)
    assert result.verdict == OK, result


def test_they_are_conversions() -> None:
    for statement, source, target in CASES[:3]:
        _, _, text = text_of(statement, source, target)
        made = transform(text, ["--pre-sparsification-rewrite"], "pyopt").text
        assert "linalg.generic" not in made
        exact = transform(text, ["--pre-sparsification-rewrite=reference-exact=true"], "pyopt").text
        assert exact.count("linalg.generic") == text.count("linalg.generic")
