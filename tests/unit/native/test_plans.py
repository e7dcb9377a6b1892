"""Calls by the plan of a function give what calls argument by argument give, and refuse the same."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import pyopt
from pyopt.native import plans
from pyopt.native.calls import CallContext, Slots
from pyopt.native.errors import NativeError

if TYPE_CHECKING:
    from collections.abc import Callable

    from pyopt.native.api import CompiledFunction

pytest.importorskip("llvmlite")

FORMATS = """
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 32 }>
#SOA = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)), posWidth = 32, crdWidth = 32
}>
"""
ADD = """
func.func @f(%a: tensor<?xf64>, %b: tensor<?xf64>) -> tensor<?xf64> {
  %0 = arith.addf %a, %b : tensor<?xf64>
  return %0 : tensor<?xf64>
}
"""
WRITTEN = """
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  linalg.exp ins(%a : memref<?x?xf32>) outs(%b : memref<?x?xf32>)
  return
}
"""
MIXED = """
func.func @f(%s: f64, %a: memref<4xf64>, %n: i32) -> (f64, i32, memref<4xf64>) {
  %c1 = arith.constant 1 : index
  %0 = memref.load %a[%c1] : memref<4xf64>
  %1 = arith.mulf %0, %s : f64
  memref.store %1, %a[%c1] : memref<4xf64>
  return %1, %n, %a : f64, i32, memref<4xf64>
}
"""


def product(format: str) -> str:
    """@f of a matrix in a format, a vector and the vector that is added to."""
    return f"""{FORMATS}
func.func @f(%a: tensor<?x?xf64, #{format}>, %x: tensor<?xf64>, %y: tensor<?xf64>) -> tensor<?xf64> {{
  %0 = linalg.matvec ins(%a, %x : tensor<?x?xf64, #{format}>, tensor<?xf64>) outs(%y : tensor<?xf64>) -> tensor<?xf64>
  return %0 : tensor<?xf64>
}}
"""


def compiled(text: str) -> CompiledFunction:
    return pyopt.compile(text)["f"]


def results(function: CompiledFunction, *arguments: object) -> tuple[Any, ...]:
    found = function(*arguments)
    assert isinstance(found, tuple)
    return found


def plan(function: CompiledFunction) -> plans.Plan:
    """The plan of a function that was called before."""
    found = function._entry._plans["f"]
    assert found is not None
    return found


def goes_by_plan(function: CompiledFunction, *arguments: object) -> bool:
    frame = plan(function).packed(arguments)
    if frame is None:
        return False
    plan(function).put_back(frame)
    return True


def test_objects_are_laid_out_as_expected() -> None:
    assert plans.head_bytes() == object.__basicsize__


@pytest.mark.parametrize("size", [0, 1, 2, 1000])
def test_vectors(size: int) -> None:
    f = compiled(ADD)
    a, b = np.arange(size, dtype=float), np.full(size, 2.5)
    for _ in range(3):
        np.testing.assert_array_equal(f(a, b), a + b)
    assert goes_by_plan(f, a, b)


class Own(np.ndarray[Any, Any]):
    """An array of the caller's own kind."""


ODD: list[tuple[str, Callable[[], Any]]] = [
    ("every second", lambda: np.arange(6.0)[::2]),
    ("backwards", lambda: np.arange(3.0)[::-1]),
    ("unaligned", lambda: np.frombuffer(b"\0" * 25, np.uint8)[1:].view(np.float64)),
    ("list", lambda: [1.0, 2.0, 3.0]),
    ("subclass", lambda: np.arange(3.0).view(Own)),
]


@pytest.mark.parametrize(("name", "make"), ODD, ids=[name for name, _ in ODD])
def test_other_arrays_are_taken_one_by_one(name: str, make: Callable[[], Any]) -> None:
    f = compiled(ADD)
    b = np.ones(3)
    f(b, b)
    for given in ((make(), b), (b, make())):
        assert not goes_by_plan(f, *given)
        np.testing.assert_array_equal(f(*given), np.asarray(make()) + 1)


def test_read_only_tensors_go_by_the_plan() -> None:
    f = compiled(ADD)
    a = np.arange(3.0)
    a.flags.writeable = False
    np.testing.assert_array_equal(f(a, a), a + a)
    assert goes_by_plan(f, a, a)


@pytest.mark.parametrize(
    "wrong",
    [
        np.zeros((2, 3)),
        np.zeros(3, np.float32),
        np.zeros((2, 3), np.float32)[:, ::2],
        np.zeros((3, 2), np.float32).T,
        np.zeros((2, 3), ">f4"),
        "text",
        None,
        3.0,
    ],
)
def test_wrong_arguments_are_refused(wrong: object) -> None:
    f = compiled(WRITTEN)
    a, b = np.zeros((2, 3), np.float32), np.zeros((2, 3), np.float32)
    f(a, b)
    assert (b == 1).all()
    kept = b.copy()
    for given in ((wrong, b), (b, wrong), (a,), (a, b, b)):
        assert not goes_by_plan(f, *given)
        with pytest.raises(NativeError):
            f(*given)
    np.testing.assert_array_equal(b, kept)
    b.flags.writeable = False
    with pytest.raises(NativeError, match="read-only"):
        f(a, b)


def test_shared_memory_is_looked_at() -> None:
    text = """
    func.func @f(%a: tensor<4xf64>, %b: tensor<4xf64> {bufferization.writable = true}) -> tensor<4xf64> {
      %0 = linalg.add ins(%a, %a : tensor<4xf64>, tensor<4xf64>) outs(%b : tensor<4xf64>) -> tensor<4xf64>
      return %0 : tensor<4xf64>
    }
    """
    f = compiled(text)
    memory = np.arange(8.0)
    apart = f(memory[:4], memory[4:])
    np.testing.assert_array_equal(apart, [0, 2, 4, 6])
    assert np.shares_memory(apart, memory)
    assert goes_by_plan(f, memory[:4], memory[4:])
    assert not goes_by_plan(f, memory[:4], memory[3:7])
    memory[:] = np.arange(8.0)
    np.testing.assert_array_equal(f(memory[:4], memory[1:5]), [0, 2, 4, 6])


def test_numbers_and_memrefs() -> None:
    f = compiled(MIXED)
    a = np.arange(4.0)
    for number in (2.0, 3, np.float64(0.5)):
        before = a[1]
        first, second, same = results(f, number, a, -7)
        assert (first, second) == (before * number, -7)
        assert same is a and a[1] == first
    for wrong in (("x", a, 1), (1.0, a, 1 << 40), (1.0, np.zeros(5), 1)):
        assert not goes_by_plan(f, *wrong)
        with pytest.raises(NativeError):
            f(*wrong)


@pytest.mark.parametrize("format", ["CSR", "SOA"])
@pytest.mark.parametrize("size", [0, 1, 7])
def test_matrices_of_scipy(format: str, size: int) -> None:
    sparse = pytest.importorskip("scipy.sparse")
    f = compiled(product(format))
    kind = sparse.csr_array if format == "CSR" else sparse.coo_array
    dense = np.triu(np.arange(1.0, size * size + 1).reshape(size, size))
    a = kind(dense)
    x, y = np.arange(float(size)), np.ones(size)
    for _ in range(3):
        np.testing.assert_array_equal(f(a, x, y), dense @ x + 1)
    assert goes_by_plan(f, a, x, y)
    assert not goes_by_plan(f, a.copy(), x, y)
    assert not goes_by_plan(f, dense, x, y)


def test_changed_matrices_are_looked_at_again() -> None:
    sparse = pytest.importorskip("scipy.sparse")
    f = compiled(product("CSR"))
    x, y = np.arange(3.0), np.zeros(3)
    a = sparse.csr_array(np.eye(3))
    np.testing.assert_array_equal(f(a, x, y), x)
    a.indices = np.array([0, 1, 5], np.int32)
    with pytest.raises(NativeError, match="extent is 3"):
        f(a, x, y)
    a.indices = np.array([2, 1, 0], np.int32)
    np.testing.assert_array_equal(f(a, x, y), x[::-1])
    a.data = a.data[:2]
    with pytest.raises(NativeError):
        f(a, x, y)
    del a.data
    with pytest.raises(NativeError, match="broken"):
        f(a, x, y)
    b = sparse.csr_array(np.eye(3))
    f(b, x, y)
    b.resize(2, 2)
    with pytest.raises(NativeError, match="has extent"):
        f(b, x, y)


def test_failures_leave_the_plan_usable() -> None:
    f = compiled(ADD)
    a = np.arange(3.0)
    f(a, a)
    for _ in range(10):
        with pytest.raises(NativeError, match="extent"):
            f(a, a[:2])
        np.testing.assert_array_equal(f(a, a), a + a)


def test_arrays_are_not_kept() -> None:
    import sys

    f = compiled(ADD)
    a, b = np.arange(3.0), np.arange(3.0)
    before = sys.getrefcount(a)
    for _ in range(5):
        f(a, b)
    assert sys.getrefcount(a) == before


def test_memory_is_given_back() -> None:
    module = pyopt.compile(ADD)
    a = np.arange(3.0)
    for _ in range(20):
        module.f(a, a)
    taken, freed = module.allocations()
    assert taken == freed >= 20


def test_results_have_a_base_of_their_own_elements() -> None:
    f = compiled(ADD)
    result = np.asarray(f(np.arange(100.0), np.arange(100.0)))
    assert result.base is None or not isinstance(result.base, np.ndarray) or result.base.dtype == result.dtype


def test_functions_are_looked_up_once() -> None:
    module = pyopt.compile(ADD)
    assert module.f is module.f
    with pytest.raises(AttributeError, match="there is no function @g"):
        _ = module.g
    with pytest.raises(AttributeError, match="there is no function @g"):
        _ = module.g


@pytest.mark.parametrize("length", [0, 1, 5])
def test_parts_of_what_was_allocated(length: int) -> None:
    text = """
    func.func @f(%n: index) -> (memref<?xf64, strided<[1], offset: 2>>, memref<?xf64, strided<[2]>>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %m = memref.alloc() : memref<16xf64>
      scf.for %i = %c0 to %c16 step %c1 {
        %0 = arith.index_cast %i : index to i64
        %1 = arith.sitofp %0 : i64 to f64
        memref.store %1, %m[%i] : memref<16xf64>
      }
      %a = memref.subview %m[2] [%n] [1] : memref<16xf64> to memref<?xf64, strided<[1], offset: 2>>
      %b = memref.subview %m[0] [%n] [2] : memref<16xf64> to memref<?xf64, strided<[2]>>
      return %a, %b : memref<?xf64, strided<[1], offset: 2>>, memref<?xf64, strided<[2]>>
    }
    """
    first, second = results(compiled(text), length)
    np.testing.assert_array_equal(first, np.arange(2.0, 2 + length))
    np.testing.assert_array_equal(second, np.arange(0.0, 2 * length, 2))
    if length:
        first[0] = -1.0
        assert length < 2 or second[1] == -1.0


def test_threads_have_frames_of_their_own() -> None:
    f = compiled(ADD)
    wrong: list[int] = []

    def calls(number: int) -> None:
        a = np.full(50, float(number))
        wrong.extend(number for _ in range(300) if not np.array_equal(np.asarray(f(a, a)), a + a))

    threads = [threading.Thread(target=calls, args=(number,)) for number in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert not wrong


def test_no_plan_where_each_access_is_checked() -> None:
    sparse = pytest.importorskip("scipy.sparse")
    f = pyopt.compile(product("CSR"), check="bounds")["f"]
    a = sparse.csr_array(np.eye(3))
    x = np.arange(3.0)
    f(a, x, x)
    assert f._entry._plans["f"] is None


def test_a_context_has_addresses_behind_it() -> None:
    context = CallContext(1 << 20, 2)
    context.set_addresses([16, 32])
    assert context.fields[256:258] == [16, 32]
    assert Slots(2).integers[:] == [0] * 4
