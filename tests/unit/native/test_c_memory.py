"""Programs whose memory is C's, called by addresses, as other libraries call what MLIR compiled for them."""

from __future__ import annotations

import ctypes
import ctypes.util
from typing import Any

import numpy as np
import pytest

import pyopt

pytest.importorskip("llvmlite")
LIBC = ctypes.CDLL(ctypes.util.find_library("c"))
LIBC.free.argtypes = [ctypes.c_void_p]
PIPELINE = "sparse-assembler{direct-out=true}, sparsifier{create-sparse-deallocs=1 enable-runtime-library=false}"
SUM = """#CSR = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed), posWidth = 64, crdWidth = 64}>
#id = affine_map<(i, j) -> (i, j)>
func.func @add(%a: tensor<3x4xf64, #CSR>, %b: tensor<3x4xf64, #CSR>) -> tensor<3x4xf64, #CSR>
    attributes {llvm.emit_c_interface} {
  %out = tensor.empty() : tensor<3x4xf64, #CSR>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<3x4xf64, #CSR>, tensor<3x4xf64, #CSR>) outs(%out : tensor<3x4xf64, #CSR>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %s = arith.addf %x, %y : f64
    linalg.yield %s : f64
  } -> tensor<3x4xf64, #CSR>
  return %0 : tensor<3x4xf64, #CSR>
}
"""
POINTERS = """
llvm.func @read(%p: !llvm.ptr) -> i64 {
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}
llvm.func @same(%p: !llvm.ptr) -> !llvm.ptr {
  llvm.return %p : !llvm.ptr
}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @box(%n: i64) -> !llvm.ptr {
  %size = llvm.mlir.constant(8 : i64) : i64
  %0 = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.store %n, %0 : i64, !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @drop(%p: !llvm.ptr) {
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
}
func.func @array(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}
"""


class MemRef(ctypes.Structure):
    """The descriptor of a memref of one dimension."""

    _fields_ = [("allocated", ctypes.c_void_p), ("aligned", ctypes.c_void_p), ("offset", ctypes.c_int64),
                ("size", ctypes.c_int64), ("stride", ctypes.c_int64)]  # fmt: skip


class Result(ctypes.Structure):
    _fields_ = [("positions", MemRef), ("coordinates", MemRef), ("values", MemRef)]


def described(array: np.ndarray) -> MemRef:
    return MemRef(array.ctypes.data, array.ctypes.data, 0, len(array), 1)


def shown(one: MemRef, kind: Any) -> list[float]:
    return list((kind * one.size).from_address(one.aligned + one.offset * ctypes.sizeof(kind)))


def test_sparse_results_in_memory_of_c() -> None:
    """The arrays that are given, those of the result, and their memory, as pydata/sparse passes them."""
    program = pyopt.compile(SUM, PIPELINE, c_memory=True)
    arrays = [np.array([0, 2, 2, 3]), np.array([0, 3, 1]), np.array([1.0, 2.0, 3.0]),
              np.array([0, 1, 2, 2]), np.array([3, 0]), np.array([5.0, 7.0])]  # fmt: skip
    given = [described(one) for one in arrays]
    result = Result()
    program["_mlir_ciface_add"](ctypes.pointer(result), *[ctypes.pointer(one) for one in given])
    assert shown(result.positions, ctypes.c_int64) == [0, 2, 3, 4]
    assert shown(result.coordinates, ctypes.c_int64)[:4] == [0, 3, 0, 1]
    assert shown(result.values, ctypes.c_double)[:4] == [1.0, 7.0, 7.0, 3.0]
    for one in (result.positions, result.coordinates, result.values):
        LIBC.free(one.allocated)
    assert program.allocations() == (0, 0), "nothing is counted that is not ours"


@pytest.fixture(scope="module")
def pointers() -> pyopt.CompiledModule:
    return pyopt.compile(POINTERS, c_memory=True)


def test_what_pointers_are(pointers: pyopt.CompiledModule) -> None:
    number = ctypes.c_int64(42)
    array = np.array([42, 7])
    pair = (ctypes.c_int64 * 2)(42, 7)
    assert pointers.read(number) == pointers.read(ctypes.byref(number)) == pointers.read(ctypes.pointer(number)) == 42
    assert pointers.read(array) == pointers.read(pair) == pointers.read(ctypes.addressof(number)) == 42
    assert pointers.read(ctypes.c_void_p(ctypes.addressof(number))) == 42
    assert pointers.same(None) == pointers.same(ctypes.c_void_p()) == 0
    assert pointers.same(2**64 - 8) in (-8, 2**64 - 8)


@pytest.mark.parametrize("wrong", [True, 1.5, "text", b"bytes", [1], -1, 2**64, object(), np.arange(8)[::2]])
def test_what_pointers_are_not(pointers: pyopt.CompiledModule, wrong: object) -> None:
    with pytest.raises(pyopt.NativeError, match=r"argument 1 of @same"):
        pointers.same(wrong)


def test_memory_that_is_left_stays(pointers: pyopt.CompiledModule) -> None:
    boxes = [pointers.box(one) for one in range(5)]
    assert [pointers.read(one) for one in boxes] == [0, 1, 2, 3, 4]
    for one in boxes[1:]:
        pointers.drop(one)
    LIBC.free(boxes[0])


def test_arrays_without_an_owner_are_not_given(pointers: pyopt.CompiledModule) -> None:
    with pytest.raises(pyopt.NativeError, match="its memory is C's, and nothing would own what it gives"):
        pointers["array"](3)


def test_other_programs_take_no_pointers() -> None:
    program = pyopt.compile(POINTERS)
    with pytest.raises(pyopt.NativeError, match="but for programs with c_memory=True"):
        program.read(0)
    assert np.asarray(program.array(3)).shape == (3,)
    with pytest.raises(pyopt.NativeError, match="c_memory=3 is neither True nor False"):
        pyopt.compile(POINTERS, c_memory=3)  # type: ignore[arg-type]


def test_the_cache_knows_them_apart(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYOPT_CACHE", str(tmp_path))
    for _ in range(2):
        number = ctypes.c_int64(5)
        assert pyopt.compile(POINTERS, c_memory=True).read(number) == 5
        with pytest.raises(pyopt.NativeError):
            pyopt.compile(POINTERS).read(number)
