"""Kernels on tensors of rank 3 and more."""

from __future__ import annotations

from typing import Final

from tools.sparse.kernels import TableKernel

T: Final = ("CSF", "DCC", "DDC", "DCD", "CDC", "COO3", "SOA3", "DCS", "CSFP")


def _tensor(name: str, statement: str, sparse: str, formats: tuple[str, ...] = T, **more: object) -> TableKernel:
    return TableKernel(name, "tensor", statement, sparse, formats, **more)  # type: ignore[arg-type]  # as the fields are


TENSORS: Final = (
    _tensor("mttkrp", "X[i, j] += B[i, k, l] * C[k, j] * D[l, j]", "B", T, conjunctive=True),
    _tensor("ttv", "X[i, j] += A[i, j, k] * b[k]", "A", (*T, "BCSR"), conjunctive=True),
    _tensor(
        "ttv-sparse-out", "X[i, j] += A[i, j, k] * b[k]", "A X", ("CSF DCSR", "DCC CSR", "DDC CSR"), conjunctive=True
    ),
    _tensor("ttm", "X[i, j, l] += A[i, j, k] * B[k, l]", "A", ("CSF", "DCC", "DDC", "COO3"), conjunctive=True),
    _tensor(
        "inner-product",
        "x[()] += A[i, j, k] * B[i, j, k]",
        "A B",
        ("CSF", "DCC", "CSF DCC", "CSF COO3"),
        conjunctive=True,
    ),
    _tensor("sum-all", "x[()] += A[i, j, k]", "A", T, conjunctive=True),
    _tensor("sum-last", "X[i, j] += A[i, j, k]", "A", ("CSF", "DDC", "COO3", "BCSR"), conjunctive=True),
    _tensor("sum-first", "X[j, k] += A[i, j, k]", "A", ("CSF", "DCC", "COO3"), conjunctive=True),
    _tensor("scale", "X[i, j, k] = A[i, j, k] * 2.0", "A X", ("CSF", "DCC", "DDC", "COO3"), conjunctive=True),
    _tensor("add", "X[i, j, k] = A[i, j, k] + B[i, j, k]", "A B X", ("CSF", "DCC", "DDC", "CSF DCC DCC")),
    _tensor(
        "multiply", "X[i, j, k] = A[i, j, k] * B[i, j, k]", "A B X", ("CSF", "DCC", "CSF DCC CSF"), conjunctive=True
    ),
    _tensor("multiply-dense", "X[i, j, k] = A[i, j, k] * B[i, j, k]", "A X", ("CSF", "DCC"), conjunctive=True),
    _tensor("add-dense-out", "X[i, j, k] = A[i, j, k] + B[i, j, k]", "A B", ("CSF", "DDC", "CSF DDC")),
    _tensor("broadcast-vector", "X[i, j, k] = A[i, j, k] * b[k]", "A X", ("CSF", "DCC"), conjunctive=True),
    _tensor("broadcast-matrix", "X[i, j, k] = A[i, j] * B[j, k]", "A X", ("CSR CSF", "DCSR CSF")),
    _tensor("batched-product", "X[i, j, k] += A[i, j, l] * B[i, l, k]", "A", ("CSF", "DCC", "DDC"), conjunctive=True),
    _tensor("outer-diagonal", "X[i, j] = A[i, j, i]", "A X", ("CSF CSR", "DDC DCSR", "COO3 CSR", "CSFP DCSR")),
    _tensor(
        "middle-slice", "X[i, k] = A[i, 1, k]", "A X", ("CSF CSR", "CDC CSR", "DCD CSR", "BCSR CSR"), sizes=(("j", 2),)
    ),
    _tensor("permuted-sum", "X[k, i] += A[i, j, k]", "A", ("CSF", "COO3", "CSFP"), conjunctive=True),
    _tensor("in-place", "X[i, j, k] = abs(X[i, j, k])", "X", ("CSF", "DCC", "COO3"), in_place=True, conjunctive=True),
    _tensor("ttv-onto", "X[i, j] += A[i, j, k] * b[k]", "A X", ("CSF DCSR", "DCC CSR", "DDC CSR"), in_place=True),
)
