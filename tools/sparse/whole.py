"""Kernels on whole tensors: conversions, concatenation, reshapes, foreach, ops that read storage, named ops and
elementwise ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from tools.sparse.kernels import TableKernel

if TYPE_CHECKING:
    from pyopt.interpreter.numbers import Array

MATRIX: Final = ("CSR", "CSC", "DCSR", "DCSC", "COO", "SOA", "COOC", "BSR")


def _same(A: Array) -> list[Array]:
    return [A]


def _rows(A: Array, B: Array) -> list[Array]:
    return [np.concatenate([A, B], axis=0)]


def _columns(A: Array, B: Array) -> list[Array]:
    return [np.concatenate([A, B], axis=1)]


def _flat(A: Array) -> list[Array]:
    return [A.reshape(-1)]


def _folded(A: Array) -> list[Array]:
    return [A.reshape(-1, 6) if A.size % 6 == 0 and A.ndim == 1 else A.reshape(A.shape[0], -1)]


def _count(A: Array) -> list[Array]:
    return [np.array(np.count_nonzero(A))]


def _whole(
    name: str, body: str, shapes: str, compute: object, sparse: str, formats: tuple[str, ...], **more: object
) -> TableKernel:
    return TableKernel(name, "whole", "", sparse, formats, body=body, shapes=shapes, compute=compute, **more)  # type: ignore[arg-type]  # as the fields are


_PAIRS: Final = tuple(f"{one} {other}" for one in MATRIX for other in MATRIX if one != other)
_CONVERT: Final = "  %X = sparse_tensor.convert %A : {A} to {X}\n  return %X : {X}"
_CONCATENATE: Final = (
    "  %X = sparse_tensor.concatenate %A, %B {dimension = DIM : index} : {A}, {B} to {X}\n  return %X : {X}"
)
_COLLAPSE: Final = "  %X = tensor.collapse_shape %A [[0, 1]] : {A} into {X}\n  return %X : {X}"
_EXPAND: Final = "  %X = tensor.expand_shape %A [[0, 1]] output_shape [{i}, 6] : {A} into {X}\n  return %X : {X}"
_SUM: Final = (
    "  %i = arith.constant 0.0 : f64\n"
    "  %r = sparse_tensor.foreach in %A init(%i) : {A}, f64 -> f64 do {\n"
    "  ^bb0(INDICES, %v: f64, %acc: f64):\n    %n = arith.addf %acc, %v : f64\n    sparse_tensor.yield %n : f64\n  }\n"
    "  return %r : f64"
)

WHOLE: Final = (
    _whole("convert", _CONVERT, "A=i,j; X=i,j", _same, "A X", _PAIRS),
    _whole("from-dense", _CONVERT, "A=i,j; X=i,j", _same, "X", (*MATRIX, "CSR32", "CDR")),
    _whole("to-blocks", _CONVERT, "A=i,j; X=i,j", _same, "A X", ("NM NM2", "NM CSR")),
    _whole("to-dense", _CONVERT, "A=i,j; X=i,j", _same, "A", (*MATRIX, "CSR32", "CDR", "UCOO")),
    _whole("convert-vector", _CONVERT, "A=i; X=i", _same, "A X", ("SV SV8", "SV8 SV", "SV DV", "DV SV")),
    _whole(
        "convert-tensor",
        _CONVERT,
        "A=i,j,k; X=i,j,k",
        _same,
        "A X",
        ("CSF DCC", "DCC CSF", "COO3 CSF", "CSF COO3", "CSF CSFP", "CSFP DDC"),
    ),
    _whole(
        "concatenate-rows",
        _CONCATENATE.replace("DIM", "0"),
        "A=i,j; B=k,j; X=i+k,j",
        _rows,
        "A B X",
        ("CSR", "DCSR", "CSC", "CSR DCSR CSR", "COO"),
    ),
    _whole(
        "concatenate-columns",
        _CONCATENATE.replace("DIM", "1"),
        "A=i,j; B=i,k; X=i,j+k",
        _columns,
        "A B X",
        ("CSR", "DCSR", "CSC", "CSR CSC CSR"),
    ),
    _whole(
        "concatenate-dense-out",
        _CONCATENATE.replace("DIM", "0"),
        "A=i,j; B=k,j; X=i+k,j",
        _rows,
        "A B",
        ("CSR", "DCSR", "CSC"),
    ),
    _whole("collapse", _COLLAPSE, "A=i,j; X=i*j", _flat, "A X", ("CSR SV", "DCSR SV", "COO SV", "CSC SV", "COOC SV8")),
    _whole("collapse-to-dense", _COLLAPSE, "A=i,j; X=i*j", _flat, "A", ("CSR", "DCSR")),
    _whole(
        "expand",
        _EXPAND,
        "A=i*6; X=i,6",
        _folded,
        "A X",
        ("SV CSR", "SV DCSR", "SV CSC", "SV DCSC", "SV COOC", "SV BSR", "SV CDR"),
    ),
    _whole("expand-from-dense", _EXPAND, "A=i*6; X=i,6", _folded, "X", ("CSR", "CSC", "DCSC", "COOC", "COLS")),
    _whole(
        "collapse-tensor",
        _COLLAPSE.replace("[[0, 1]]", "[[0], [1, 2]]"),
        "A=i,j,k; X=i,j*k",
        _folded,
        "A X",
        ("CSF DCSR", "DCC CSR"),
    ),
    _whole(
        "foreach-sum",
        _SUM.replace("INDICES", "%p: index, %q: index"),
        "A=i,j",
        lambda A: [A.sum()],
        "A",
        (*MATRIX, "CDR", "UCOO", "LOOSE"),
    ),
    _whole(
        "foreach-vector",
        _SUM.replace("INDICES", "%p: index"),
        "A=i",
        lambda A: [A.sum()],
        "A",
        ("SV", "DV", "LV", "BLV"),
    ),
    _whole(
        "foreach-tensor",
        _SUM.replace("INDICES", "%p: index, %q: index, %s: index"),
        "A=i,j,k",
        lambda A: [A.sum()],
        "A",
        ("CSF", "DCC", "COO3", "SOA3", "CSFP"),
    ),
    _whole(
        "foreach-coordinates",
        "  %i = arith.constant 0 : index\n"
        "  %r = sparse_tensor.foreach in %A init(%i) : {A}, index -> index do {\n"
        "  ^bb0(%p: index, %q: index, %v: f64, %acc: index):\n    %1 = arith.addi %p, %p : index\n"
        "    %2 = arith.addi %1, %q : index\n    %n = arith.addi %acc, %2 : index\n"
        "    sparse_tensor.yield %n : index\n  }\n"
        "  return %r : index",
        "A=i,j",
        lambda A: [sum(2 * one + other for one, other in zip(*np.nonzero(A), strict=True))],
        "A",
        ("CSR", "CSC", "DCSR", "COO", "COOC"),
    ),
    _whole(
        "entries",
        "  %n = sparse_tensor.number_of_entries %A : {A}\n  return %n : index",
        "A=i,j",
        _count,
        "A",
        ("CSR", "DCSR", "COO", "SOA"),
    ),
    _whole("foreach-dense", _SUM.replace("INDICES", "%p: index, %q: index"), "A=i,j", lambda A: [A.sum()], "", ("",)),
    _whole(
        "named-matmul",
        "  %Z = arith.constant dense<0.0> : {X}\n"
        "  %X = linalg.matmul ins(%A, %B : {A}, {B}) outs(%Z : {X}) -> {X}\n  return %X : {X}",
        "A=i,k; B=k,j; X=i,j",
        lambda A, B: [A @ B],
        "A",
        ("CSR", "CSC", "DCSR", "COO", "BSR"),
    ),
    _whole(
        "named-matmul-sparse-out",
        "  %E = tensor.empty() : {X}\n"
        "  %X = linalg.matmul ins(%A, %B : {A}, {B}) outs(%E : {X}) -> {X}\n  return %X : {X}",
        "A=i,k; B=k,j; X=i,j",
        lambda A, B: [A @ B],
        "A B X",
        ("CSR", "CSC", "DCSR"),
    ),
    _whole(
        "named-matvec",
        "  %Z = arith.constant dense<0.0> : {X}\n"
        "  %X = linalg.matvec ins(%A, %B : {A}, {B}) outs(%Z : {X}) -> {X}\n  return %X : {X}",
        "A=i,j; B=j; X=i",
        lambda A, B: [A @ B],
        "A B",
        ("CSR SV", "CSC DV", "DCSR SV8"),
    ),
    _whole(
        "named-reduce",
        "  %Z = arith.constant dense<0.0> : {X}\n"
        "  %X = linalg.reduce { arith.addf } ins(%A : {A}) outs(%Z : {X}) dimensions = [1]\n  return %X : {X}",
        "A=i,j; X=i",
        lambda A: [A.sum(axis=1)],
        "A",
        ("CSR", "CSC", "COO"),
    ),
    _whole(
        "named-map",
        "  %E = tensor.empty() : {X}\n"
        "  %X = linalg.map { arith.mulf } ins(%A, %B : {A}, {B}) outs(%E : {X})\n  return %X : {X}",
        "A=i,j; B=i,j; X=i,j",
        lambda A, B: [A * B],
        "A B X",
        ("CSR", "CSC", "DCSR CSR CSR", "COO CSR DCSR"),
    ),
    _whole(
        "named-transpose",
        "  %E = tensor.empty() : {X}\n"
        "  %X = linalg.transpose ins(%A : {A}) outs(%E : {X}) permutation = [1, 0]\n  return %X : {X}",
        "A=i,j; X=j,i",
        lambda A: [A.T],
        "A X",
        ("CSR CSC", "CSR CSR", "DCSR COO"),
    ),
    _whole(
        "named-broadcast",
        "  %E = tensor.empty() : {X}\n"
        "  %X = linalg.broadcast ins(%A : {A}) outs(%E : {X}) dimensions = [1]\n  return %X : {X}",
        "A=i; X=i,6",
        lambda A: [np.stack([A] * 6, axis=1)],
        "A X",
        ("SV CSR", "SV CDR"),
    ),
    _whole(
        "elementwise-add",
        "  %X = arith.addf %A, %B : {X}\n  return %X : {X}",
        "A=i,j; B=i,j; X=i,j",
        lambda A, B: [A + B],
        "A B X",
        ("CSR", "CSC", "DCSR", "COO", "BSR"),
    ),
    _whole(
        "elementwise-chain",
        "  %0 = math.absf %A : {X}\n  %X = arith.mulf %0, %B : {X}\n  return %X : {X}",
        "A=i,j; B=i,j; X=i,j",
        lambda A, B: [np.abs(A) * B],
        "A B X",
        ("CSR", "CSC", "DCSR"),
    ),
    _whole(
        "two-results",
        "  %Z = arith.constant dense<0.0> : {X}\n"
        "  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, "
        'affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "reduction"]}\n'
        "    ins(%A : {A}) outs(%Z, %Y : {X}, {Y}) {\n  ^bb0(%a: f64, %x: f64, %y: f64):\n"
        "    %0 = arith.addf %x, %a : f64\n    %1 = arith.subf %y, %a : f64\n    linalg.yield %0, %1 : f64, f64\n"
        "  } -> ({X}, {Y})\n  return %r#0, %r#1 : {X}, {Y}",
        "A=i,j; X=i; Y=j",
        lambda A, Y: [A.sum(axis=1), Y - A.sum(axis=0)],
        "A",
        ("CSR", "CSC", "COO"),
    ),
)
