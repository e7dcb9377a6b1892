"""Kernels on vectors."""

from __future__ import annotations

from typing import Final

from tools.sparse.kernels import TableKernel

V: Final = ("SV", "SV8", "DV", "LV", "BLV")
S: Final = ("SV", "SV8")


def _vector(name: str, statement: str, sparse: str, formats: tuple[str, ...] = S, **more: object) -> TableKernel:
    return TableKernel(name, "vector", statement, sparse, formats, **more)  # type: ignore[arg-type]  # as the fields are


VECTORS: Final = (
    _vector("scale", "x[i] = a[i] * 2.0", "a x", conjunctive=True),
    _vector("scale-dense-out", "x[i] = a[i] * 2.0", "a", V),
    _vector("scale-in-place", "x[i] = x[i] * 2.0", "x", S, in_place=True, conjunctive=True),
    _vector("dot", "x[()] += a[i] * b[i]", "a b", ("SV SV", "SV SV8", "SV DV", "LV SV"), conjunctive=True),
    _vector("dot-dense", "x[()] += a[i] * b[i]", "a", V, conjunctive=True),
    _vector("sum", "x[()] += a[i]", "a", (*V, "UV"), conjunctive=True),
    _vector("sum-of-squares", "x[()] += a[i] * a[i]", "a", S, conjunctive=True),
    _vector("product", "x[()] *= a[i]", "a", S),
    _vector("maximum", "x[()] = max(x[()], a[i])", "a", S),
    _vector("minimum-int", "x[()] = min(x[()], a[i])", "a", S, element="i32"),
    _vector("or", "x[()] |= a[i]", "a", S, element="i64", conjunctive=True),
    _vector("xor", "x[()] ^= a[i]", "a", S, element="i64", conjunctive=True),
    _vector("and", "x[()] &= a[i]", "a", S, element="i8"),
    _vector("add", "x[i] = a[i] + b[i]", "a b x", ("SV", "SV8", "SV DV SV", "LV SV SV")),
    _vector("add-dense", "x[i] = a[i] + b[i]", "a", V),
    _vector("sub", "x[i] = a[i] - b[i]", "a b x"),
    _vector("multiply", "x[i] = a[i] * b[i]", "a b x", ("SV", "SV8", "LV SV SV"), conjunctive=True),
    _vector("multiply-dense", "x[i] = a[i] * b[i]", "a x", conjunctive=True),
    _vector("multiply-int", "x[i] = a[i] * b[i]", "a b x", S, element="i32", conjunctive=True),
    _vector("multiply-complex", "x[i] = a[i] * b[i]", "a b x", S, element="complex<f64>", conjunctive=True),
    _vector("add-three", "x[i] = a[i] + b[i] + c[i]", "a b c x"),
    _vector("multiply-three", "x[i] = a[i] * b[i] * c[i]", "a b c x", conjunctive=True),
    _vector("factored", "x[i] = (a[i] + b[i]) * c[i]", "a b c x"),
    _vector("sum-of-products", "x[i] = a[i] * b[i] + c[i] * d[i]", "a b c d x"),
    _vector("chain-of-three", "x[i] = abs(a[i]) * b[i] - c[i]", "a b c", S),
    _vector("masked-sum", "x[()] += m[i] * a[i]", "m", S, conjunctive=True),
    _vector("axpy", "x[i] += a[i] * 3.0", "a", V, conjunctive=True),
    _vector("absolute", "x[i] = abs(a[i])", "a x", conjunctive=True),
    _vector("unary-chain", "x[i] = sqrt(abs(floor(a[i])))", "a x", conjunctive=True),
    _vector("relu", "x[i] = select(a[i] > 0.0, a[i], 0.0)", "a x", conjunctive=True),
    _vector("negate-int", "x[i] = 0 - a[i]", "a", S, element="i32"),
    _vector("divide", "x[i] = a[i] / 2.0", "a x", conjunctive=True),
    _vector("shift", "x[i] = a[i] << 1", "a x", S, element="i64", conjunctive=True),
    _vector("narrow", "x[i] = to_f32(a[i])", "a x", result="f32", conjunctive=True),
    _vector("to-integer", "x[i] = to_i32(a[i])", "a x", result="i32", conjunctive=True),
    _vector("widen", "x[i] = widen(a[i])", "a x", element="i32", result="i64", conjunctive=True),
    _vector("half", "x[i] = a[i] * b[i]", "a x", element="f16", conjunctive=True),
    _vector("not-equal", "x[i] = a[i] != b[i]", "a b x", result="i1"),
    _vector("less", "x[i] = a[i] < b[i]", "a b x", result="i1"),
    _vector("equal", "x[i] = a[i] == b[i]", "a b", result="i1"),
    _vector("exponential", "x[i] = exp(a[i])", "a", S),
    _vector("maximum-of-two", "x[i] = max(a[i], b[i])", "a b", S),
    _vector("times-index", "x[i] = a[i] * idx(i)", "a x", conjunctive=True),
    _vector("plus-index", "x[i] = a[i] + idx(i)", "a", S),
    _vector("convolution-1d", "x[i] += a[i + k] * f[k]", "f", S),
    _vector("convolution-1d-sparse", "x[i] += a[i + k] * f[k]", "a", (*S, "DV", "LV", "UV")),
    _vector("every-second", "x[i] = a[2 * i]", "a", (*V, "UV")),
    _vector("every-third-from-one", "x[i] = a[3 * i + 1] * b[i]", "a x"),
    _vector("shifted", "x[i] = a[i + 1] + b[i]", "a b x"),
    _vector("one-element", "x[i] = a[0] * b[i]", "a", (*V, "UV")),
    _vector("window-and-stride", "x[i] += a[i + k] * f[k] * b[2 * i]", "a b", sizes=(("k", 3),)),
    _vector("three-loops", "x[i] += a[i + k + l] * f[k, l]", "a", S, sizes=(("k", 3), ("l", 2))),
    _vector("outer", "X[i, j] = a[i] * b[j]", "a b X", ("SV SV DCSR", "SV SV CSR", "SV SV COO"), conjunctive=True),
    _vector("broadcast", "X[i, j] = a[i] * B[i, j]", "a X", ("SV CSR", "SV DCSR", "SV CDR")),
    _vector("filled", "x[i] = filled(a[i])", "a", S),
    _vector("complement", "x[i] = complement(a[i])", "a", S),
    _vector("doubled", "x[i] = doubled(a[i])", "a x", conjunctive=True),
    _vector("pattern", "x[i] = pattern(a[i])", "a x", conjunctive=True),
    _vector("both-min", "x[i] = both_min(a[i], b[i])", "a b x", conjunctive=True),
    _vector("any-min", "x[i] = any_min(a[i], b[i])", "a b x"),
    _vector("only-left", "x[i] = only_left(a[i], b[i])", "a b x"),
    _vector("only-one", "x[i] = only_one(a[i], b[i])", "a b x"),
    _vector("large", "x[i] = large(a[i])", "a x", conjunctive=True),
    _vector("large-dense-out", "x[i] = large(a[i])", "a"),
    _vector("reduce-max", "x[()] = reduce_max(x[()], a[i])", "a", S, conjunctive=True),
    _vector("reduce-product", "x[()] = reduce_product(x[()], a[i])", "a", S, conjunctive=True),
    _vector("reduce-onto", "x[()] = reduce_max(x[()], a[i])", "a", S, onto=True),
    _vector("sum-dynamic", "x[()] += a[i]", "a", S, dynamic=True, conjunctive=True),
    _vector("add-onto", "x[i] = x[i] + a[i]", "a x", ("SV", "SV8", "SV DV"), in_place=True),
    _vector("difference-onto", "x[i] = a[i] - x[i]", "a x", in_place=True),
    _vector("multiply-onto", "x[i] = x[i] * a[i]", "a x", in_place=True, conjunctive=True),
    _vector("maximum-onto", "x[i] = max(x[i], a[i])", "a x", in_place=True),
    _vector("overwrite", "x[i] = a[i] * 2.0", "a x", in_place=True, conjunctive=True),
    _vector("add-onto-dynamic", "x[i] = x[i] + a[i]", "a x", in_place=True, dynamic=True),
)
