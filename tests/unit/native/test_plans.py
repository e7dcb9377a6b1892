"""Calls by the plan of a function give what calls argument by argument give, and refuse the same."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
import weakref
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import pyopt
from pyopt.native import loading, python_api
from pyopt.native.calls import CallContext, Slots
from pyopt.native.errors import NativeError
from pyopt.native.loading import Entry

if TYPE_CHECKING:
    from collections.abc import Callable

    from pyopt.native.api import CompiledFunction

pytest.importorskip("llvmlite")

ROOT = Path(__file__).resolve().parents[3]

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


class OneByOneError(Exception):
    """A call looks at its arguments one by one."""


def goes_by_plan(function: CompiledFunction, *arguments: object) -> bool:
    """Whether a call does not look at its arguments one by one."""

    def look(entry: Entry, signature: object, arguments: object) -> None:
        raise OneByOneError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Entry, "_marshalled", look)
        try:
            function(*arguments)
        except OneByOneError:
            return False
        return True


def made_natively(function: CompiledFunction, *arguments: object) -> bool:
    """Whether a call goes by the plan, and Python does not read the slots of its results."""

    def look(entry: Entry, name: str, results: object) -> None:
        raise OneByOneError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Entry, "_results", look)
        try:
            function(*arguments)
        except OneByOneError:
            return False
        return True


def test_objects_are_laid_out_as_expected() -> None:
    assert python_api.head_bytes() == object.__basicsize__


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
def test_arrays_with_gaps_are_copied_and_others_taken_one_by_one(name: str, make: Callable[[], Any]) -> None:
    f = compiled(ADD)
    b = np.ones(3)
    f(b, b)
    for given in ((make(), b), (b, make())):
        assert goes_by_plan(f, *given) == (name not in ("list", "subclass"))
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
    memory[:] = np.arange(8.0)
    np.testing.assert_array_equal(f(memory[::2], memory[1:5]), [0, 4, 8, 12])
    np.testing.assert_array_equal(memory, [0, 0, 4, 8, 12, 5, 6, 7])
    assert goes_by_plan(f, memory[::2], memory[1:5])
    assert not goes_by_plan(f, memory[:4], memory[::2])


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
    f = compiled(ADD)
    a, b = np.arange(3.0), np.arange(3.0)
    before = sys.getrefcount(a)
    for _ in range(5):
        f(a, b)
    assert sys.getrefcount(a) == before


NUMBERS = ("i1", "i8", "i12", "i32", "i64", "index", "f32", "f64")


def test_results_are_made_natively() -> None:
    named = ", ".join(f"%a{at}: {type}" for at, type in enumerate(NUMBERS))
    names = ", ".join(f"%a{at}" for at in range(len(NUMBERS)))
    types = ", ".join(NUMBERS)
    f = compiled(f"func.func @f({named}) -> ({types}) {{\n  return {names} : {types}\n}}")
    for sign in (1, -1):
        given = [sign == 1, -100 * sign, 2000 * sign, -sign << 30, sign << 62, -7 * sign, 0.1 * sign, 1e300 * sign]
        found = results(f, *given)
        assert found == (*given[:6], float(np.float32(given[6])), given[7])
        assert [type(one) for one in found] == [type(one) for one in given]
        assert made_natively(f, *given)


NUMBER_VALUES: tuple[Any, ...] = (
    0, 1, -1, 2, 127, 128, 255, 256, -128, -129, 2047, 2048, 4095, 1 << 31, (1 << 32) - 1, (1 << 53) + 1, (1 << 62) + 1,
    (1 << 63) - 1, 1 << 63, (1 << 64) - 1, 1 << 64, -(1 << 63), -(1 << 63) - 1, 9007199791611905, True, False, 0.0,
    -0.0, 1.5, 0.1, 1e-45, 1e-46, 3.4028235e38, 3.4028236e38, -3.5e38, 1e300, np.inf, -np.inf, np.nan, np.float64(0.1),
    np.float64(1e39), np.float32(0.1), np.int64(-5), np.int64(1 << 40), np.uint8(200), np.bool_(True), 1j, "1", None,
    [1], np.array(3), np.array(3.5), np.array([3]),
)  # fmt: skip


@pytest.mark.parametrize("element", [*NUMBERS, "i16", "i33", "f16", "bf16", "complex<f32>"])
def test_numbers_are_taken_as_one_by_one(element: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = f"func.func @f(%a: {element}) -> {element} {{\n  return %a : {element}\n}}"
    planned = compiled(text)
    planned(1)
    assert goes_by_plan(planned, 1)
    with monkeypatch.context() as patch:
        patch.setattr(loading, "_methods", [])
        apart = compiled(text)
        apart(1)
    assert apart._entry._plans["f"] is None

    def outcome(function: CompiledFunction, value: object) -> tuple[str, str]:
        try:
            found = function(value)
        except NativeError as error:
            return "error", str(error)
        return type(found).__name__, repr(found)

    for value in NUMBER_VALUES:
        assert outcome(planned, value) == outcome(apart, value), value


@pytest.mark.parametrize("element", ["i1", "i8", "i16", "i64", "f16", "f32", "f64", "complex<f32>", "complex<f64>"])
@pytest.mark.parametrize("shape", [(), (3,), (1, 4), (2, 1, 3)])
def test_arrays_are_made_natively(element: str, shape: tuple[int, ...]) -> None:
    type = f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"
    f = compiled(f"""
    func.func @f(%x: {element}, %y: {element}) -> ({type}, {type}) {{
      %0 = tensor.splat %x : {type}
      %1 = tensor.splat %y : {type}
      return %0, %1 : {type}, {type}
    }}
    """)
    given: list[Any] = [True, False] if element == "i1" else [3, -4]
    if element[0] != "i":
        given = [1.5 - 1j, 2.5] if element[0] == "c" else [1.5, 2.5]
    found = results(f, *given)
    assert made_natively(f, *given)
    for number, array in zip(given, found, strict=True):
        assert array.shape == shape and (array == number).all()
        flags = array.flags
        assert flags.writeable and flags.c_contiguous and flags.aligned and not flags.owndata
        array[...] = 0
        assert not array.any()
    assert not np.shares_memory(*found)


GIVEN_AND_NEW = """
func.func @f(%a: memref<4xf64>) -> (memref<4xf64>, memref<4xf64>, memref<4xf64>) {
  %m = memref.alloc() : memref<4xf64>
  memref.copy %a, %m : memref<4xf64> to memref<4xf64>
  return %m, %a, %m : memref<4xf64>, memref<4xf64>, memref<4xf64>
}
"""


@pytest.mark.parametrize("size", [3, 40])
def test_sparse_results_are_made_natively(size: int) -> None:
    sparse = pytest.importorskip("scipy.sparse")
    matrix = "tensor<?x?xf64, #CSR>"
    module = pyopt.compile(f"""{FORMATS}
    #id = affine_map<(i, j) -> (i, j)>
    func.func @f(%a: {matrix}, %b: {matrix}) -> ({matrix}, index) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %m = tensor.dim %a, %c0 : {matrix}
      %n = tensor.dim %a, %c1 : {matrix}
      %e = tensor.empty(%m, %n) : {matrix}
      %r = linalg.generic {{indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}}
          ins(%a, %b : {matrix}, {matrix}) outs(%e : {matrix}) {{
      ^bb0(%x: f64, %y: f64, %o: f64):
        %0 = arith.mulf %x, %y : f64
        linalg.yield %0 : f64
      }} -> {matrix}
      return %r, %m : {matrix}, index
    }}
    """)
    full = sparse.csr_array(np.arange(1.0, 2 * size * size + 1).reshape(2 * size, size))
    most, few = full.copy(), full.copy()
    most.data[::3] = 0
    few.data[few.data != size + 2] = 0
    most.eliminate_zeros()
    few.eliminate_zeros()
    for other in (full, most, few, few, full, few[:0].copy()):
        given = full[: other.shape[0]].copy()
        for _ in range(2):
            found, rows = results(module.f, given, other)
        wanted = given * other
        assert type(found) is type(wanted) and rows == wanted.shape[0] and found.shape == wanted.shape
        for name in ("data", "indices", "indptr"):
            one, right = getattr(found, name), getattr(wanted, name)
            assert one.dtype == right.dtype and np.array_equal(one, right)
            assert not any(np.shares_memory(one, getattr(it, name)) for it in (given, other))
        # What keeps less than half of the room that was taken is a copy.
        assert found.data.flags.owndata == (found.nnz < full.nnz // 4)
        found.data[:] = 0
    module.f(full, few)
    assert made_natively(module.f, full, few)
    del found, one
    taken, freed = module.allocations()
    assert taken == freed


def test_python_makes_results_that_share_memory() -> None:
    module = pyopt.compile(GIVEN_AND_NEW)
    a = np.arange(4.0)
    assert goes_by_plan(module.f, a) and not made_natively(module.f, a)
    first, second, third = results(module.f, a)
    assert second is a and np.shares_memory(first, third) and not np.shares_memory(first, a)
    del first
    np.testing.assert_array_equal(third, a)
    del third
    # made_natively kept Python from taking what one of the calls gave.
    taken, freed = module.allocations()
    assert taken - freed == 1


SHOWN = """
func.func @same(%a: memref<?x?xf64>, %b: memref<?x?xf64>) -> (memref<?x?xf64>, memref<?x?xf64>) {
  return %b, %a : memref<?x?xf64>, memref<?x?xf64>
}
func.func @filled(%n: i64, %a: tensor<?xi64> {bufferization.writable = true}) -> tensor<?xi64> {
  %0 = linalg.fill ins(%n : i64) outs(%a : tensor<?xi64>) -> tensor<?xi64>
  return %0 : tensor<?xi64>
}
func.func @read_only(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  return %b : tensor<?xf32>
}
func.func @twice(%a: memref<?xf64>) -> (memref<?xf64>, memref<?xf64>) {
  return %a, %a : memref<?xf64>, memref<?xf64>
}
func.func @part(%a: memref<?xf64>, %n: index) -> (memref<?xf64, strided<[1]>>, memref<?xf64, strided<[1], offset: 1>>) {
  %0 = memref.subview %a[0] [%n] [1] : memref<?xf64> to memref<?xf64, strided<[1]>>
  %1 = memref.subview %a[1] [%n] [1] : memref<?xf64> to memref<?xf64, strided<[1], offset: 1>>
  return %0, %1 : memref<?xf64, strided<[1]>>, memref<?xf64, strided<[1], offset: 1>>
}
func.func @reshaped(%a: memref<?x?xf64>) -> memref<?xf64> {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<?x?xf64> into memref<?xf64>
  return %0 : memref<?xf64>
}
func.func @freed(%a: memref<?xf64>) -> memref<?xf64> {
  memref.dealloc %a : memref<?xf64>
  return %a : memref<?xf64>
}
"""


@pytest.mark.parametrize("natively", [True, False])
def test_results_that_show_arguments(natively: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not natively:
        monkeypatch.setattr(loading, "_methods", [])
    module = pyopt.compile(SHOWN)
    for shape in ((2, 3), (1, 1), (4, 1)):
        a, b = np.zeros(shape), np.ones(shape)
        found = results(module.same, a, b)
        assert found[0] is b and found[1] is a
        assert not natively or made_natively(module.same, a, b)
        flat: Any = module.reshaped(b)
        assert flat.shape == (b.size,) and np.shares_memory(flat, b)
    one, other = np.zeros((0, 2)), np.zeros((2, 0))
    assert [array.shape for array in results(module.same, one, other)] == [(2, 0), (0, 2)]
    for size in (1, 5):
        numbers = np.zeros(size, np.int64)
        assert module.filled(7, numbers) is numbers and (numbers == 7).all()
        assert not natively or made_natively(module.filled, 8, numbers)
        x, y = np.arange(size, dtype=np.float32), np.ones(size, np.float32)
        for given in ((x, y), (y, x), (x, x)):
            copy: Any = module.read_only(*given)
            assert (copy == given[1]).all() and not np.shares_memory(copy, given[1]) and copy.flags.writeable
            assert not natively or made_natively(module.read_only, *given)
        z = np.arange(float(size))
        assert all(array is z for array in results(module.twice, z))
        with pytest.raises(NativeError, match="memory that it deallocated"):
            module.freed(z)
    for count in range(4):
        first, second = results(module.part, z, count)
        assert first.tolist() == z[:count].tolist() and second.tolist() == z[1 : 1 + count].tolist()
        first[:] = -1.0
        assert (z[:count] == -1).all() and second.tolist() == z[1 : 1 + count].tolist()
    with pytest.raises(NativeError):
        module.part(z, 5)
    whole = np.arange(12.0).reshape(6, 2)
    for one, other in ((whole[:4], whole[2:]), (whole[2:], whole[:4]), (whole, whole[:2]), (whole[1:3], whole)):
        found = results(module.same, one, other)
        for array, shown in zip(found, (other, one), strict=True):
            assert (array.ctypes.data, array.shape, array.strides) == (shown.ctypes.data, shown.shape, shown.strides)
    assert module.allocations() == (0, 0)


def test_results_outlive_their_program() -> None:
    gone: list[str] = []
    module = pyopt.compile(ADD)
    entry = module._entry
    weakref.finalize(entry._loaded._engine, gone.append, "code")
    a = np.arange(1000.0)
    one, other = module.f(a, a), np.asarray(module.f(a, a))[10:20]
    del module, entry
    gc.collect()
    np.testing.assert_array_equal(one, 2 * a)
    del one
    gc.collect()
    assert not gone
    np.testing.assert_array_equal(other, 2 * a[10:20])
    del other
    gc.collect()
    assert gone == ["code"]


AT_THE_END = f"""
import sys
import numpy as np
import pyopt
module = pyopt.compile({ADD!r})
a = np.arange(1000.0)
class Late:
    def __init__(self, f, kept):
        self.f, self.kept = f, kept
    def __del__(self):
        self.f(self.kept, self.kept)
PLACE.kept = [module.add(a, a), np.asarray(module.add(a, a))[3:]]
PLACE.kept.append(PLACE.kept)
PLACE.late = Late(module.add, module.add(a, a))
print("done", flush=True)
""".replace("@f", "@add")


@pytest.mark.parametrize("place", ["np", "sys"])
def test_what_outlives_modules_does_not_crash_the_end(place: str) -> None:
    text = AT_THE_END.replace("PLACE", place)
    made = subprocess.run(
        [sys.executable, "-c", text], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert (made.returncode, made.stdout) == (0, "done\n")


def test_calls_without_what_is_known_of_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(python_api, "_ABI", ())
    assert python_api._numpy_functions() is None and python_api.head_bytes.__wrapped__() == 0
    monkeypatch.setattr(loading, "_methods", [])
    module = pyopt.compile(ADD)
    a = np.arange(3.0)
    np.testing.assert_array_equal(module.f(a, a), a + a)
    assert module._entry._plans["f"] is None and module.allocations() == (1, 1)


def test_calls_within_calls() -> None:
    f = compiled(ADD)
    a = np.arange(3.0)

    class Calls:
        """An object whose array is the result of a call."""

        def __array__(self, dtype: object = None, copy: object = None) -> Any:
            return f(a, a)

    for _ in range(5):
        np.testing.assert_array_equal(f(a, Calls()), 3 * a)


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


@pytest.mark.parametrize("natively", [True, False])
def test_results_can_be_locked_and_written_to_again(natively: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not natively:
        monkeypatch.setattr(loading, "_methods", [])
    pytest.importorskip("scipy.sparse")
    a = np.arange(4.0)
    matrix: Any = compiled(f"""{FORMATS}
    func.func @f(%a: tensor<?x?xf64>) -> tensor<?x?xf64, #CSR> {{
      %0 = sparse_tensor.convert %a : tensor<?x?xf64> to tensor<?x?xf64, #CSR>
      return %0 : tensor<?x?xf64, #CSR>
    }}
    """)(np.ones((3, 4)))
    for result in (np.asarray(compiled(ADD)(a, a)), matrix.data, matrix.indices, matrix.indptr):
        result.setflags(write=True)
        result.flags.writeable = False
        with pytest.raises(ValueError, match="read-only"):
            result[0] = 1
        result.flags.writeable = True
        result[0] = 1
        assert result[0] == 1


@pytest.mark.parametrize("element", ["i7", "i33", "ui12"])
@pytest.mark.parametrize("shape", [(), (3,)])
def test_arrays_of_odd_widths(element: str, shape: tuple[int, ...]) -> None:
    kinds = [f"{kind}<{''.join(f'{one}x' for one in shape)}{element}>" for kind in ("tensor", "memref")]
    f = compiled(f"""func.func @f(%a: {kinds[0]}, %b: {kinds[1]}) -> ({kinds[0]}, {kinds[1]}) {{
      return %a, %b : {kinds[0]}, {kinds[1]}
    }}""")
    dtype = {"i7": np.int8, "i33": np.int64, "ui12": np.uint16}[element]
    a, b = np.full(shape, 5 if element[0] == "u" else -5, dtype), np.full(shape, 3, dtype)
    found, shown = results(f, a, b)
    assert isinstance(found, np.ndarray) and found.flags.writeable and found.dtype == dtype
    assert found.shape == shape and (found == a).all() and not np.shares_memory(found, a) and shown is b


OUT_OF_MEMORY = f"""
import resource
import sys
from pathlib import Path
import numpy as np
import pyopt
from pyopt.native import loading
module = pyopt.compile({ADD.replace("@f", "@add")!r} + "func.func @same(%a: tensor<?xf64>) -> tensor<?xf64> {{"
    "return %a : tensor<?xf64> }}")
if sys.argv[1] == "slots":
    loading._methods.clear()
a = np.ones(1 << 23)
module.same(a[:3])
module.add(a[:6:2], a[:6:2])
size = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (size + (40 << 20),) * 2)
for call in (lambda: module.same(a), lambda: module.add(a[::-1], a[::-1])):
    try:
        call()
    except pyopt.NativeError as error:
        print(error)
print(module.same(a[:3]), module.allocations())
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems do not limit memory so")
@pytest.mark.parametrize("way", ["plan", "slots"])
def test_no_memory_for_copies_of_arguments_and_results(way: str) -> None:
    command = [sys.executable, "-c", OUT_OF_MEMORY, way]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    first, second, last = run.stdout.splitlines()
    assert first == "@same: copies of arguments or results take more memory than there is"
    assert second.startswith("@add: copies" if way == "plan" else "argument 1 of @add: ")
    assert last.startswith("[1. 1. 1.]")


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
