"""Kernels on matrices."""

from __future__ import annotations

from typing import Final

from tools.sparse.kernels import TableKernel

SPMV: Final = (
    "CSR", "CSR32", "CSC", "DCSR", "DCSC", "COO", "SOA", "COOC", "UCOO", "BSR", "BSC", "CDR", "LOOSE", "UCSR", "NM",
    "ROWS", "COLS",
)  # fmt: skip
ROW: Final = ("CSR", "CSR32", "DCSR", "COO", "SOA")
SUBSCRIPTED: Final = (
    "CSR", "CSC", "DCSR", "DCSC", "COO", "SOA", "COOC", "UCOO", "BSR", "CDR", "LOOSE", "UCSR", "NM", "BATCH", "ROWS",
    "COLS",
)  # fmt: skip
SOME: Final = ("CSR", "CSC", "DCSR", "COO")


def _matrix(name: str, statement: str, sparse: str, formats: tuple[str, ...] = SOME, **more: object) -> TableKernel:
    return TableKernel(name, "matrix", statement, sparse, formats, **more)  # type: ignore[arg-type]  # as the fields are


MATRICES: Final = (
    _matrix("spmv", "x[i] += A[i, j] * b[j]", "A", (*SPMV, "BATCH"), conjunctive=True),
    _matrix("spmv-transposed", "x[j] += A[i, j] * b[i]", "A", SPMV, conjunctive=True),
    _matrix("spmv-dynamic", "x[i] += A[i, j] * b[j]", "A", SOME, dynamic=True, conjunctive=True),
    _matrix("spmv-i32", "x[i] += A[i, j] * b[j]", "A", SOME, element="i32", conjunctive=True),
    _matrix("spmspv", "x[i] += A[i, j] * b[j]", "A b", ("CSR SV", "DCSR SV", "COO SV", "CSC SV"), conjunctive=True),
    _matrix("spmv-min-plus", "x[i] = reduce_min(x[i], both_plus(A[i, j], b[j]))", "A", SOME, conjunctive=True),
    _matrix(
        "spmspv-min-plus",
        "x[i] = reduce_min(x[i], both_plus(A[i, j], b[j]))",
        "A b",
        ("CSR SV", "DCSR SV", "CSC SV"),
        conjunctive=True,
    ),
    _matrix("reach-or-and", "x[j] |= A[i, j] & b[i]", "A", SOME, element="i1", conjunctive=True),
    _matrix("degrees", "x[i] += pattern(A[i, j])", "A", SOME, conjunctive=True),
    _matrix("residual", "x[i] -= A[i, j] * b[j]", "A", SOME, conjunctive=True),
    _matrix("vector-matrix-vector", "x[()] += a[i] * A[i, j] * b[j]", "A", SOME, conjunctive=True),
    _matrix("sum-all", "x[()] += A[i, j]", "A", SPMV, conjunctive=True),
    _matrix("maximum-all", "x[()] = max(x[()], A[i, j])", "A", SOME),
    _matrix("row-sums", "x[i] += A[i, j]", "A", SPMV, conjunctive=True),
    _matrix("row-maxima", "x[i] = max(x[i], A[i, j])", "A", SOME),
    _matrix("column-sums", "x[j] += A[i, j]", "A", SOME, conjunctive=True),
    _matrix("spmm", "X[i, j] += A[i, k] * B[k, j]", "A", SPMV[:-3], conjunctive=True),
    _matrix("dense-times-sparse", "X[i, j] += A[i, k] * B[k, j]", "B", SOME, conjunctive=True),
    _matrix(
        "spgemm",
        "X[i, j] += A[i, k] * B[k, j]",
        "A B X",
        ("CSR", "CSC", "DCSR", "CSR CSC CSR", "CSR DCSR CSR", "COO CSR CSR", "CSC CSR CSR", "CSC DCSC CSC"),
        conjunctive=True,
    ),
    _matrix(
        "spgemm-dense-out",
        "X[i, j] += A[i, k] * B[k, j]",
        "A B",
        ("CSR", "CSC", "DCSR", "CSR CSC", "COO CSR", "CSC CSR"),
        conjunctive=True,
    ),
    _matrix("gram", "X[i, j] += A[i, k] * A[j, k]", "A", ("CSR", "DCSR"), sizes=(("j", "i"),), conjunctive=True),
    _matrix(
        "sampled-product",
        "X[i, j] += S[i, j] * A[i, k] * B[k, j]",
        "S X",
        ("CSR", "DCSR", "CSC", "CSR DCSR"),
        conjunctive=True,
    ),
    _matrix("sampled-dense-out", "X[i, j] += S[i, j] * A[i, k] * B[k, j]", "S", SOME, conjunctive=True),
    _matrix(
        "add",
        "X[i, j] = A[i, j] + B[i, j]",
        "A B X",
        ("CSR", "CSC", "DCSR", "COO", "CSR DCSR CSR", "CSR DCSR DCSR", "DCSR CSR CSR", "CSR CSR COO", "CSR CSC CSR"),
    ),
    _matrix(
        "add-dense-out", "X[i, j] = A[i, j] + B[i, j]", "A B", (*SOME, "CSR DCSR", "CSR CSC", "COO CSR", "CDR CSR")
    ),
    _matrix("add-dense", "X[i, j] = A[i, j] + B[i, j]", "A", SPMV[:8]),
    _matrix("subtract", "X[i, j] = A[i, j] - B[i, j]", "A B X", ("CSR", "DCSR", "CSR DCSR CSR")),
    _matrix(
        "multiply",
        "X[i, j] = A[i, j] * B[i, j]",
        "A B X",
        ("CSR", "CSC", "DCSR", "COO", "CSR DCSR CSR", "CSR CSC CSR", "CSR COO CSR"),
        conjunctive=True,
    ),
    _matrix(
        "multiply-dense",
        "X[i, j] = A[i, j] * B[i, j]",
        "A X",
        ("CSR", "CSC", "DCSR", "CSR DCSR", "COO CSR", "NM", "NM NM2"),
        conjunctive=True,
    ),
    _matrix(
        "scale",
        "X[i, j] = A[i, j] * 2.0",
        "A X",
        ("CSR", "CSC", "DCSR", "CSR DCSR", "CSR COO", "CDR DCSR", "BSR", "NM", "NM CSR", "NM NM2"),
        conjunctive=True,
    ),
    _matrix("scale-in-place", "X[i, j] = X[i, j] * 2.0", "X", (*ROW, "CSC", "BSR"), in_place=True, conjunctive=True),
    _matrix("absolute-in-place", "X[i, j] = abs(X[i, j])", "X", SOME, in_place=True, conjunctive=True),
    _matrix("scale-rows", "X[i, j] = d[i] * A[i, j]", "A X", ("CSR", "DCSR"), conjunctive=True),
    _matrix("scale-columns", "X[i, j] = A[i, j] * d[j]", "A X", ("CSR", "DCSR"), conjunctive=True),
    _matrix("scale-both", "X[i, j] = d[i] * A[i, j] * f[j]", "A X", ("CSR", "DCSR"), conjunctive=True),
    _matrix(
        "elementwise-three",
        "X[i, j] = A[i, j] * B[i, j] * C[i, j]",
        "A B C X",
        ("CSR", "DCSR", "CSC"),
        conjunctive=True,
    ),
    _matrix(
        "chain-of-three", "X[i, j] = (A[i, j] + B[i, j]) * C[i, j]", "A B C X", ("CSR", "DCSR", "CSR DCSR CSR CSR")
    ),
    _matrix("masked-difference", "X[i, j] = M[i, j] * (A[i, j] - B[i, j])", "M X", ("CSR", "DCSR"), conjunctive=True),
    _matrix("transpose", "X[j, i] = A[i, j]", "A X", ("CSR CSC", "CSR CSR", "DCSR DCSC", "CSC CSR")),
    _matrix("transposed-out", "X[j, i] = A[i, j]", "A", SOME),
    _matrix("copy-dense", "X[i, j] = A[i, j] + 0.0", "A", ("CSR", "DCSR")),
    _matrix("upper", "X[i, j] = upper(A[i, j])", "A X", ("CSR", "DCSR", "CSC"), conjunctive=True),
    _matrix("lower", "X[i, j] = lower(A[i, j])", "A X", ("CSR", "DCSR"), conjunctive=True),
    _matrix("large", "X[i, j] = large(A[i, j])", "A X", ("CSR", "DCSR"), conjunctive=True),
    _matrix(
        "both-min", "X[i, j] = both_min(A[i, j], B[i, j])", "A B X", ("CSR", "DCSR", "CSR DCSR CSR"), conjunctive=True
    ),
    _matrix("any-min", "X[i, j] = any_min(A[i, j], B[i, j])", "A B X", ("CSR", "DCSR", "CSR DCSR DCSR")),
    _matrix("only-left", "X[i, j] = only_left(A[i, j], B[i, j])", "A B X", ("CSR", "DCSR")),
    _matrix("complement", "X[i, j] = complement(A[i, j])", "A", ("CSR", "DCSR", "CSC")),
    _matrix("filled", "X[i, j] = filled(A[i, j])", "A", ("CSR", "DCSR")),
    _matrix(
        "times-index", "X[i, j] = A[i, j] * idx(i) + A[i, j] * idx(j)", "A X", ("CSR", "DCSR", "CSC"), conjunctive=True
    ),
    _matrix("not-equal", "X[i, j] = A[i, j] != B[i, j]", "A B X", ("CSR", "DCSR"), result="i1"),
    _matrix("greater", "X[i, j] = A[i, j] > B[i, j]", "A B X", ("CSR", "DCSR"), result="i1"),
    _matrix("equal", "X[i, j] = A[i, j] == B[i, j]", "A B", ("CSR", "DCSR"), result="i1"),
    _matrix("narrow", "X[i, j] = to_f32(A[i, j])", "A X", ("CSR", "DCSR"), result="f32", conjunctive=True),
    _matrix(
        "min-plus-product",
        "X[i, j] = reduce_min(X[i, j], both_plus(A[i, k], B[k, j]))",
        "A B",
        ("CSR", "DCSR", "CSR CSC"),
        conjunctive=True,
    ),
    _matrix("reduce-rows", "x[i] = reduce_sum(x[i], A[i, j])", "A", SOME, conjunctive=True),
    _matrix("sparse-row-sums", "x[i] += A[i, j]", "A x", ("CSR SV", "DCSR SV"), conjunctive=True),
    _matrix("convolution-2d", "X[i, j] += A[i + k, j + l] * F[k, l]", "F", ("CSR", "DCSR"), sizes=(("k", 3), ("l", 3))),
    _matrix(
        "convolution-2d-sparse",
        "X[i, j] += A[i + k, j + l] * F[k, l]",
        "A",
        ("CSR", "CSC", "DCSR", "DCSC", "COO", "SOA", "COOC", "UCOO", "LOOSE", "UCSR", "CDR", "BATCH", "ROWS"),
        sizes=(("k", 3), ("l", 3)),
    ),
    _matrix(
        "convolution-2d-both",
        "X[i, j] += A[i + k, j + l] * F[k, l]",
        "A F",
        ("CSR", "CSC", "DCSR", "COO", "SOA CSR", "CSR DCSC", "COO CSC", "UCOO UCSR", "BATCH DCSR"),
        sizes=(("k", 3), ("l", 3)),
    ),
    _matrix("strided", "x[i] += A[2 * i, j]", "A", ("CSR", "ROWS")),
    _matrix("diagonal", "x[i] = A[i, i]", "A", SUBSCRIPTED),
    _matrix("sparse-diagonal", "x[i] = A[i, i] * b[i]", "A b x", ("CSR SV SV", "DCSC SV SV8", "COO SV SV")),
    _matrix("trace", "x[()] += A[i, i]", "A", SUBSCRIPTED),
    _matrix("below-diagonal", "x[i] = A[i + 1, i]", "A", SUBSCRIPTED),
    _matrix("skewed", "X[i, j] = A[i + j, j] * b[i]", "A", ("CSR", "CSC", "DCSR", "COO", "UCOO", "BSR")),
    _matrix("skewed-sparse", "X[i, j] = A[i + j, j] * B[i, j]", "A B X", ("CSR", "DCSC CSR CSC", "SOA CSR CSR")),
    _matrix("first-column", "x[i] = A[i, 0]", "A", SUBSCRIPTED),
    _matrix("first-row", "x[j] = A[0, j]", "A", SUBSCRIPTED),
    _matrix("corner", "x[i] = A[0, 0] + b[i]", "A", SUBSCRIPTED),
    _matrix("even-columns", "X[i, j] = A[i, 2 * j]", "A X", ("CSR", "DCSR", "COO CSR", "CSC CSR", "CSR CSC")),
    _matrix("even-rows-times", "x[i] += A[2 * i, j] * b[j]", "A", SUBSCRIPTED),
    _matrix(
        "shifted-product", "X[i, j] = A[i + 1, j + 2] * B[i, j]", "A B X", ("CSR", "DCSR", "CSC", "COO CSR CSR", "BSR")
    ),
    _matrix("outer-sum", "X[i, j] += A[i, k] * b[j]", "A", SOME, conjunctive=True),
    _matrix(
        "kronecker-dot",
        "x[()] += A[i, j] * B[i, j]",
        "A B",
        ("CSR", "DCSR", "CSR DCSR", "COO CSR", "COO", "CSC", "CSR CSC"),
        conjunctive=True,
    ),
    _matrix("add-onto", "X[i, j] = X[i, j] + A[i, j]", "A X", (*SOME, "CSC CSR", "CSR DCSR", "COO CSR"), in_place=True),
    _matrix(
        "spgemm-onto",
        "X[i, j] += A[i, k] * B[k, j]",
        "A B X",
        ("CSR", "CSC", "DCSR", "CSR CSC CSR", "COO CSR CSR"),
        in_place=True,
    ),
    _matrix("spgemm-residual", "X[i, j] -= A[i, k] * B[k, j]", "A B X", ("CSR", "CSC", "DCSR"), in_place=True),
    _matrix("spgemm-onto-dynamic", "X[i, j] += A[i, k] * B[k, j]", "A B X", ("CSR",), in_place=True, dynamic=True),
    _matrix("row-sums-onto", "x[i] += A[i, j]", "A x", ("CSR SV", "CSC SV", "DCSR SV"), in_place=True),
    _matrix(
        "row-maxima-onto",
        "x[i] = reduce_max(x[i], A[i, j])",
        "A x",
        ("CSR SV", "DCSR SV"),
        in_place=True,
        onto=True,
    ),
)
