"""Buffers that grow: large ones where they are, with all that they had, freed once, and within the limit of memory."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import pyopt
from pyopt.native.errors import NativeError
from tests.unit.native.test_huge_pages import PAGE, SETTING, faults
from tests.unit.native.test_inlining import llvm_ir

TWICE = "the program frees memory that it has not taken, or has freed before"


def program(type: str, free: str = "") -> str:
    """@f that allocates %n elements, fills them, and reallocates %m of them."""
    return f"""
func.func @f(%n: index, %m: index, %x: {type}) -> memref<?x{type}> {{
  %a = memref.alloc(%n) : memref<?x{type}>
  linalg.fill ins(%x : {type}) outs(%a : memref<?x{type}>)
  %b = memref.realloc %a(%m) : memref<?x{type}> to memref<?x{type}>
{free}  return %b : memref<?x{type}>
}}
"""


def grown(type: str, n: int, m: int, x: object) -> Any:
    module: Any = pyopt.compile(program(type))
    before = module.allocations()
    result = module.f(n, m, x)
    assert result.shape == (m,)
    kept = result[: min(n, m)].copy()
    if n < m:
        result[n:] = 7
        np.testing.assert_array_equal(result[:n], kept)
    del result
    now = module.allocations()
    assert now[0] - before[0] == now[1] - before[1]
    return kept


SIZES = [
    *[(0, 0), (0, 1), (1, 0), (1, 2), (3, 5), (5, 3)],
    *[(9000, 9001), (20000, 1 << 18), (1 << 18, 1 << 20), (1 << 20, 1 << 21), (1 << 18, 1 << 23), (1 << 22, 5)],
]


@pytest.mark.parametrize(("n", "m"), SIZES)
def test_contents_are_kept(n: int, m: int) -> None:
    assert (grown("f64", n, m, 2.5) == 2.5).all()


@pytest.mark.parametrize(
    ("type", "x"), [("i1", True), ("i8", 3), ("i5", 3), ("f32", 1.5), ("index", 9), ("complex<f32>", 1 + 2j)]
)
def test_types(type: str, x: object) -> None:
    for n, m in ((2, 3), (3 << 20, 4 << 20)):
        assert (grown(type, n, m, x) == x).all()


DOUBLED = """
func.func @f(%start: index, %turns: index) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%start) : memref<?xi64>
  %b = memref.alloc(%start) : memref<?xi64>
  scf.for %i = %c0 to %start step %c1 {
    %v = arith.index_cast %i : index to i64
    memref.store %v, %a[%i] : memref<?xi64>
    memref.store %v, %b[%i] : memref<?xi64>
  }
  %r:2 = scf.for %t = %c0 to %turns step %c1 iter_args(%p = %a, %q = %b) -> (memref<?xi64>, memref<?xi64>) {
    %n = memref.dim %p, %c0 : memref<?xi64>
    %m = arith.addi %n, %n : index
    %p1 = memref.realloc %p(%m) : memref<?xi64> to memref<?xi64>
    %q1 = memref.realloc %q(%m) : memref<?xi64> to memref<?xi64>
    scf.for %i = %n to %m step %c1 {
      %v = arith.index_cast %i : index to i64
      memref.store %v, %p1[%i] : memref<?xi64>
      memref.store %v, %q1[%i] : memref<?xi64>
    }
    scf.yield %p1, %q1 : memref<?xi64>, memref<?xi64>
  }
  %n = memref.dim %r#0, %c0 : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %r#0[%i] : memref<?xi64>
    %y = memref.load %r#1[%i] : memref<?xi64>
    %z = arith.addi %x, %y : i64
    memref.store %z, %r#0[%i] : memref<?xi64>
  }
  memref.dealloc %r#1 : memref<?xi64>
  return %r#0 : memref<?xi64>
}
"""

ROOT = Path(__file__).resolve().parents[3]
MEASURED = """
import pyopt
from tests.unit.native.test_growing import DOUBLED
from tools.native_growth import peak_of

module = pyopt.compile(DOUBLED)
print(2 * module.f(17, 18).nbytes, peak_of(module.f, (17, 18)))
"""
"""Prints the bytes of two arrays and the most that the process has while they grow."""


def test_two_that_grow_in_turn() -> None:
    module: Any = pyopt.compile(DOUBLED)
    for turns in (0, 1, 10, 18):
        for _ in range(3):
            result = module.f(17, turns)
            np.testing.assert_array_equal(result, 2 * np.arange(17 << turns))
            assert result.ctypes.data % 64 == 0
            del result
    made, freed = module.allocations()
    assert made == freed


def test_the_limit_holds() -> None:
    module: Any = pyopt.compile(DOUBLED, max_memory=16 << 20)
    for _ in range(3):
        assert module.f(16, 15).shape == (1 << 19,)
        with pytest.raises(NativeError, match="the program takes more than 16777216 bytes of memory"):
            module.f(16, 18)
    unlimited: Any = pyopt.compile(program("f64"))
    with pytest.raises(NativeError, match="the program takes more memory than there is"):
        unlimited.f(1 << 20, 1 << 45, 1.0)
    assert unlimited.f(1 << 20, 1 << 21, 1.0)[: 1 << 20].all()


@pytest.mark.skipif(not os.access("/proc/self/clear_refs", os.W_OK), reason="only Linux says what the peak was")
def test_the_old_contents_are_not_there_besides() -> None:
    """In a process of its own: between what other tests left behind, C keeps memory that was freed."""
    run = subprocess.run([sys.executable, "-c", MEASURED], cwd=ROOT, capture_output=True, text=True, check=True)
    size, peak = (int(word) for word in run.stdout.split())
    assert 2 * 8 * (17 << 18) == size <= peak < 1.3 * size


@pytest.mark.parametrize("n", [1, 100, 20000, 1 << 20])
def test_the_old_buffer_is_not_freed_again(n: int) -> None:
    both = "  memref.dealloc %b : memref<?xf64>\n  memref.dealloc %a : memref<?xf64>\n"
    module: Any = pyopt.compile(program("f64", both))
    for _ in range(3):
        with pytest.raises(NativeError, match=TWICE):
            module.f(n, 4 * n, 1.0)


def test_an_argument_grows_into_memory_of_its_own() -> None:
    text = """
func.func @f(%a: memref<?xf64>, %m: index) -> memref<?xf64> {
  %b = memref.realloc %a(%m) : memref<?xf64> to memref<?xf64>
  return %b : memref<?xf64>
}
"""
    module: Any = pyopt.compile(text)
    for n in (1, 1 << 20):
        given = np.arange(float(n))
        result = module.f(given, n + 3)
        np.testing.assert_array_equal(result[:n], given)
        result[0] = 5
        assert given[0] == 0


def test_memory_of_c() -> None:
    text = """
func.func @f(%n: i64, %m: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %i = arith.index_cast %n : i64 to index
  %j = arith.index_cast %m : i64 to index
  %a = memref.alloc(%i) : memref<?xi64>
  memref.store %n, %a[%c0] : memref<?xi64>
  %b = memref.realloc %a(%j) : memref<?xi64> to memref<?xi64>
  %p = memref.extract_aligned_pointer_as_index %b : memref<?xi64> -> index
  %r = arith.index_cast %p : index to i64
  return %r : i64
}
"""
    module: Any = pyopt.compile(text, c_memory=True)
    free = ctypes.CDLL(None).free
    free.argtypes = [ctypes.c_void_p]
    for n, m in ((1, 2), (1 << 20, 1 << 22)):
        address = module.f(n, m)
        assert ctypes.c_int64.from_address(address).value == n
        free(address)


REALLOC = """
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @realloc(!llvm.ptr, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%n: i64, %m: i64, %at: i64) -> i64 {
  %eight = llvm.mlir.constant(8 : i64) : i64
  %given = llvm.mul %n, %eight : i64
  %wanted = llvm.mul %m, %eight : i64
  %p = llvm.call @malloc(%given) : (i64) -> !llvm.ptr
  %a = llvm.getelementptr %p[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store volatile %m, %a : i64, !llvm.ptr
  %q = llvm.call @realloc(%p, %wanted) : (!llvm.ptr, i64) -> !llvm.ptr
  %b = llvm.getelementptr %q[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load volatile %b : !llvm.ptr -> i64
  llvm.call @free(%q) : (!llvm.ptr) -> ()
  llvm.return %x : i64
}
"""


@pytest.mark.parametrize(
    ("n", "m"), [(1, 2), (2, 1), (600, 600), (1 << 14, 1 << 20), (1 << 20, 1 << 14), (1 << 21, 9 << 20)]
)
def test_realloc_of_c(n: int, m: int) -> None:
    module: Any = pyopt.compile(REALLOC)
    for at in (0, min(n, m) - 1):
        assert module.f(n, m, at) == m
    made, freed = module.allocations()
    assert made == freed


def test_growth_is_cold_and_takes_no_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    found = llvm_ir(program("f64"), monkeypatch)
    (declaration,) = [line for line in found.splitlines() if line.startswith("declare ptr @pyopt_grow")]
    group = declaration.split()[-1]
    assert f"attributes {group} = {{ cold }}" in found
    assert "memcpy" not in found and "@free" not in found
    aligned = program("f64").replace("%a(%m) :", "%a(%m) {alignment = 128 : i64} :")
    assert "pyopt_grow" not in llvm_ir(aligned, monkeypatch)


@pytest.mark.skipif(not SETTING.exists() or "[never]" in SETTING.read_text(), reason="the system has no huge pages")
def test_a_large_buffer_takes_few_pages() -> None:
    module: Any = pyopt.compile(DOUBLED)
    module.f(17, 18)
    before = faults()
    result = module.f(17, 18)
    taken = faults() - before
    # A page each would be 17408 for both; some huge pages may not be there at the time.
    assert result.nbytes == 17 << 21
    assert taken < 2 * result.nbytes // PAGE * 3 // 4


PRODUCT = """
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<?x?xf64, #CSR>, %b: tensor<?x?xf64, #CSR>, %n: index, %m: index) -> tensor<?x?xf64, #CSR> {
  %empty = tensor.empty(%n, %m) : tensor<?x?xf64, #CSR>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<?x?xf64, #CSR>, tensor<?x?xf64, #CSR>) outs(%empty : tensor<?x?xf64, #CSR>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %0 = arith.mulf %x, %y : f64
    %1 = arith.addf %out, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<?x?xf64, #CSR>
  return %r : tensor<?x?xf64, #CSR>
}
"""


def test_products_with_more_or_less_than_is_expected() -> None:
    sparse = pytest.importorskip("scipy.sparse")
    module: Any = pyopt.compile(PRODUCT)
    line = np.arange(1.0, 301.0)
    column = sparse.csr_array((line, (np.arange(300), np.full(300, 7))), (300, 300))
    row = sparse.csr_array((line, (np.full(300, 7), np.arange(300))), (300, 300))
    empty = sparse.csr_array((300, 300))
    full = sparse.csr_array(np.ones((300, 300)))
    for a, b, wanted in (
        (column, row, 90_000),  # 300 are expected, as if entries were spread
        (row, column, 1),
        (full, full, 90_000),  # of 27 million products
        (full, empty, 0),
        (sparse.csr_array((300, 0)), sparse.csr_array((0, 300)), 0),
        (sparse.csr_array((0, 300)), full, 0),
    ):
        found = module.f(a, b, a.shape[0], b.shape[1])
        assert found.nnz == wanted
        np.testing.assert_array_equal(found.toarray(), (a @ b).toarray())
    del found
    made, freed = module.allocations()
    assert made == freed
