"""Products of matrices that BLAS computes, and those that it does not."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt.native import loading

SIZE = 64
F64 = "memref<64x64xf64>"


def program(a: str, b: str, c: str, op: str = "linalg.matmul") -> str:
    return f"""
      func.func @f(%a: {a}, %b: {b}, %c: {c}) {{
        {op} ins(%a, %b : {a}, {b}) outs(%c : {c})
        return
      }}"""


def in_order(a: Any, b: Any, c: Any) -> Any:
    """C + A B, each sum in the order of its terms, as loops compute it."""
    found = c.copy()
    for k in range(a.shape[1]):
        found += a[:, k : k + 1] * b[k]
    return found


@pytest.fixture
def blas(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, int, int, int]]:
    """Puts a BLAS of our own in the place of SciPy's, and notes the flags and extents of its calls."""
    calls: list[tuple[str, str, int, int, int]] = []

    def make(element: Any) -> Any:
        def gemm(*given: int) -> None:
            letters = [ctypes.string_at(one, 1).decode() for one in given[:2]]
            m, n, k = [ctypes.c_int32.from_address(one).value for one in given[2:5]]
            lda, ldb, ldc = [ctypes.c_int32.from_address(given[at]).value for at in (7, 9, 12)]
            alpha, beta = [element.from_address(given[at]).value for at in (5, 10)]
            shapes = [(m, k) if letters[0] == "N" else (k, m), (k, n) if letters[1] == "N" else (n, k), (m, n)]
            arrays = []
            for address, (rows, columns), lead in zip(
                (given[6], given[8], given[11]), shapes, (lda, ldb, ldc), strict=True
            ):
                assert lead >= rows
                whole = np.ctypeslib.as_array((element * (lead * (columns - 1) + rows)).from_address(address))
                arrays.append(
                    np.lib.stride_tricks.as_strided(whole, (rows, columns), (whole.itemsize, whole.itemsize * lead))
                )
            a, b = [one.T if letter == "T" else one for one, letter in zip(arrays[:2], letters, strict=True)]
            arrays[2][:] = alpha * (a @ b) + beta * arrays[2]
            calls.append((letters[0], letters[1], m, n, k))

        return ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 13)(gemm)

    functions = [make(ctypes.c_float), make(ctypes.c_double)]
    addresses = tuple([ctypes.cast(one, ctypes.c_void_p).value for one in functions])
    monkeypatch.setattr(loading, "blas_addresses", lambda: addresses)
    # They live as long as the list.
    monkeypatch.setattr(loading, "test_functions", functions, raising=False)
    return calls


MAPS = "linalg.matmul indexing_maps = [affine_map<(i, j, k) -> ({})>, affine_map<(i, j, k) -> ({})>, "
MAPS += "affine_map<(i, j, k) -> (i, j)>]"


@pytest.mark.parametrize("element", [np.float32, np.float64])
@pytest.mark.parametrize(("first", "letter"), [("i, k", "N"), ("k, i", "T")])
@pytest.mark.parametrize(("second", "other"), [("k, j", "N"), ("j, k", "T")])
def test_layouts(blas: list[Any], element: Any, first: str, letter: str, second: str, other: str) -> None:
    name = "f32" if element is np.float32 else "f64"
    type = f"memref<?x?x{name}>"
    compiled = pyopt.compile(program(type, type, type, MAPS.format(first, second)))["f"]
    generator = np.random.default_rng(1)
    m, n, k = 70, 65, 80
    a = generator.random((m, k) if letter == "N" else (k, m)).astype(element)
    b = generator.random((k, n) if other == "N" else (n, k)).astype(element)
    c = generator.random((m, n)).astype(element)
    wanted = c + (a if letter == "N" else a.T) @ (b if other == "N" else b.T)
    compiled(a, b, c)
    np.testing.assert_allclose(c, wanted, 1e-4 if element is np.float32 else 1e-12)
    assert blas == [(other, letter, n, m, k)]


def test_views_and_columns(blas: list[Any]) -> None:
    """Parts of wider rows, and memory by columns."""
    wide, tall = "memref<64x64xf64, strided<[100, 1], offset: ?>>", "memref<64x64xf64, strided<[1, 70]>>"
    compiled = pyopt.compile(program(wide, tall, wide))["f"]
    generator = np.random.default_rng(2)
    a = generator.random((64, 100))[:, 7:71]
    b = generator.random((64, 70)).T[:64]
    c = generator.random((64, 100))[:, 30:94]
    wanted = c + a @ b
    compiled(a, b, c)
    np.testing.assert_allclose(c, wanted, 1e-12)
    assert blas == [("T", "N", 64, 64, 64)]


@pytest.mark.parametrize(
    ("a", "b", "c", "op"),
    [
        ("memref<64x63xf64>", "memref<63x64xf64>", F64, "linalg.matmul"),
        ("memref<64x64xf64, strided<[128, 2]>>", F64, F64, "linalg.matmul"),
        (F64, F64, "memref<64x64xf64, strided<[1, 64]>>", "linalg.matmul"),
        ("memref<64x64xi32>", "memref<64x64xi32>", "memref<64x64xi32>", "linalg.matmul"),
        ("memref<64x64xf32>", "memref<64x64xf32>", F64, "linalg.matmul"),
        ("memref<1x64x64xf64>", "memref<1x64x64xf64>", "memref<1x64x64xf64>", "linalg.batch_matmul"),
    ],
)
def test_what_loops_compute(blas: list[Any], a: str, b: str, c: str, op: str) -> None:
    """Too small, strides that are too wide, results by columns, other types, other ops."""
    compiled = pyopt.compile(program(a, b, c, op))["f"]
    generator = np.random.default_rng(3)
    arrays: list[Any] = []
    for type in (a, b, c):
        shape = [int(one) for one in type.split("<")[1].split(",")[0].rstrip(">").split("x")[:-1]]
        element = np.int32 if "i32" in type else np.float32 if "f32" in type else np.float64
        array: Any = generator.integers(-9, 9, shape).astype(element)
        if "[128, 2]" in type:
            array = np.repeat(array, 2, axis=1)[:, ::2]
        elif "[1, 64]" in type:
            array = np.asfortranarray(array)
        arrays.append(array)
    wanted = arrays[2] + arrays[0] @ arrays[1]
    compiled(*arrays)
    np.testing.assert_array_equal(arrays[2], wanted)
    assert blas == []


def test_overlapping_results(blas: list[Any]) -> None:
    """The result is written where an operand is read: as loops do it, element by element."""
    text = """
      func.func @f(%m: memref<65x64xf64>, %b: memref<64x64xf64>) {
        %a = memref.subview %m[0, 0] [64, 64] [1, 1] : memref<65x64xf64> to memref<64x64xf64, strided<[64, 1]>>
        %c = memref.subview %m[1, 0] [64, 64] [1, 1]
          : memref<65x64xf64> to memref<64x64xf64, strided<[64, 1], offset: 64>>
        linalg.matmul ins(%a, %b : memref<64x64xf64, strided<[64, 1]>>, memref<64x64xf64>)
          outs(%c : memref<64x64xf64, strided<[64, 1], offset: 64>>)
        return
      }"""
    pyopt.compile(text)["f"](np.zeros((65, 64)), np.eye(64))
    assert blas == []


@pytest.mark.parametrize("way", ["variable", "without SciPy"])
def test_without_blas(monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    """Each sum is formed in the order of its terms."""
    if way == "variable":
        monkeypatch.setenv("PYOPT_BLAS", "0")
    else:
        monkeypatch.setitem(__import__("sys").modules, "scipy.linalg", None)
    generator = np.random.default_rng(4)
    a, b, c = generator.random((3, SIZE, SIZE))
    wanted = in_order(a, b, c)
    pyopt.compile(program(F64, F64, F64))["f"](a, b, c)
    np.testing.assert_array_equal(c, wanted)


def test_that_of_scipy() -> None:
    pytest.importorskip("scipy")
    generator = np.random.default_rng(5)
    a, b, c = generator.random((3, SIZE, SIZE))
    single = [one.astype(np.float32) for one in (a, b, c)]
    wanted = c + a @ b
    pyopt.compile(program(F64, F64, F64))["f"](a, b, c)
    np.testing.assert_allclose(c, wanted, 1e-13)
    types = ["memref<64x64xf32>"] * 3
    pyopt.compile(program(*types))["f"](*single)
    np.testing.assert_allclose(single[2], wanted, 1e-5)


def test_every_access_is_checked_by_loops(blas: list[Any]) -> None:
    a, b, c = np.random.default_rng(6).random((3, SIZE, SIZE))
    wanted = in_order(a, b, c)
    pyopt.compile(program(F64, F64, F64), check="bounds")["f"](a, b, c)
    np.testing.assert_array_equal(c, wanted)
    assert blas == []


@pytest.mark.parametrize("passes", [None, "canonicalize,cse", "linalg-generalize-named-ops,canonicalize,cse"])
def test_written_between_products(blas: list[Any], passes: str | None) -> None:
    """An operand is written between two products, and a result is read."""
    text = f"""
      func.func @f(%a: {F64}, %b: {F64}, %c: {F64}) -> f64 {{
        %i = arith.constant 3 : index
        linalg.matmul ins(%a, %b : {F64}, {F64}) outs(%c : {F64})
        %x = memref.load %c[%i, %i] : {F64}
        memref.store %x, %a[%i, %i] : {F64}
        linalg.matmul ins(%a, %b : {F64}, {F64}) outs(%c : {F64})
        %y = memref.load %c[%i, %i] : {F64}
        return %y : f64
      }}"""
    a, b, c = np.random.default_rng(8).random((3, SIZE, SIZE))
    first = c + a @ b
    changed = a.copy()
    changed[3, 3] = first[3, 3]
    wanted = first + changed @ b
    function: Any = pyopt.compile(text, passes=passes)["f"]
    found = function(a, b, c)
    np.testing.assert_allclose(c, wanted, 1e-12)
    np.testing.assert_allclose(a, changed, 1e-12)
    assert found == c[3, 3]
    assert len(blas) == 2
