"""Kernels whose results have batch levels. They stand behind all others: samples of the table are drawn by number."""

from __future__ import annotations

from typing import Final

from tools.sparse.kernels import TableKernel

BATCHES: Final = (
    TableKernel("batched-spgemm", "matrix", "X[i, j] += A[i, k] * B[k, j]", "A B X", ("BATCH",), conjunctive=True),
    TableKernel("batched-scale", "matrix", "X[i, j] = A[i, j] * 2.0", "A X", ("BATCH",), conjunctive=True),
    TableKernel(
        "batched-scale-in-place", "matrix", "X[i, j] = X[i, j] * 2.0", "X", ("BATCH",), in_place=True, conjunctive=True
    ),
    TableKernel("batched-add", "matrix", "X[i, j] = A[i, j] + B[i, j]", "A B X", ("CSR DCSR BATCH",)),
    TableKernel("batched-transpose", "matrix", "X[j, i] = A[i, j]", "A X", ("BATCH",)),
    TableKernel("batched-cube", "tensor", "X[i, j, k] = A[i, j, k] * 2.0", "A X", ("BCSR",), conjunctive=True),
)
