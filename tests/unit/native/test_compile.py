"""pyopt.compile: MLIR text to functions on NumPy and SciPy arrays, by our own passes all the way."""

from __future__ import annotations

import cmath
import math
import platform
import re
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy import sparse  # type: ignore[import-untyped]  # SciPy has no types of its own

import pyopt
from pyopt.driver.execute import run_in_process

pytest.importorskip("llvmlite")

ROOT = Path(__file__).resolve().parents[3]
CSR = "map = (i, j) -> (i : dense, j : compressed)"
FORMATS = {
    "csr": CSR,
    "csc": "map = (i, j) -> (j : dense, i : compressed)",
    "coo": "map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))",
    "bsr": "map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense)",
}


@pytest.fixture(autouse=True)
def no_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYOPT_CACHE", str(tmp_path))


def matvec(encoding: str, shape: str = "?x?") -> str:
    rows, columns = shape.split("x")
    return f"""
#S = #sparse_tensor.encoding<{{ {encoding}, posWidth = 32, crdWidth = 32 }}>
func.func @f(%A: tensor<{shape}xf64, #S>, %x: tensor<{columns}xf64>, %y: tensor<{rows}xf64>) -> tensor<{rows}xf64> {{
  %0 = linalg.generic {{
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  }} ins(%A, %x : tensor<{shape}xf64, #S>, tensor<{columns}xf64>) outs(%y : tensor<{rows}xf64>) {{
  ^bb0(%a: f64, %b: f64, %c: f64):
    %1 = arith.mulf %a, %b : f64
    %2 = arith.addf %c, %1 : f64
    linalg.yield %2 : f64
  }} -> tensor<{rows}xf64>
  return %0 : tensor<{rows}xf64>
}}
"""


def matrix(format: str) -> sparse.sparray:
    randomness = np.random.default_rng(5)
    dense = randomness.random((40, 30)) * (randomness.random((40, 30)) < 0.2)
    made = sparse.csr_array(dense)
    if format != "bsr":
        return made.asformat(format)
    blocks = made.tobsr((2, 3))
    blocks.sort_indices()
    return blocks


@pytest.mark.parametrize("format", FORMATS)
def test_scipy_arrays(format: str) -> None:
    shape = "40x30" if format == "bsr" else "?x?"
    module = pyopt.compile(matvec(FORMATS[format], shape))
    array, x, y = matrix(format), np.linspace(0, 1, 30), np.ones(40)
    result = module.f(array, x, y)
    np.testing.assert_allclose(np.asarray(result), array @ x + 1)
    assert y.tolist() == [1.0] * 40  # what a function takes is not written to
    for _ in range(200):
        module.f(array, x, y)
    taken, given = module.allocations()
    assert taken - given == 1  # the result that is there


def test_wrong_arguments_are_refused_by_name() -> None:
    module = pyopt.compile(matvec(CSR))
    good, x, y = matrix("csr"), np.zeros(30), np.zeros(40)
    doubled = sparse.csr_array((np.ones(2), np.array([1, 1]), np.array([0, 2])), shape=(1, 30))
    for arguments, message in (
        ((good.tocsc(), x, y), r"argument 1 of @f: a csc_array is no tensor<.*: convert it by \.tocsr\(\)"),
        ((doubled, x, y), "argument 1 of @f: the csr_array is not sorted, or has entries twice"),
        ((good.astype(np.float32), x, y), "argument 1 of @f: an array of dtype float32 is no tensor<"),
        ((3, x, y), "argument 1 of @f: a int is no tensor<.*: it takes a SciPy csr_array or a list of arrays"),
        ((good, x.astype(np.float32), y), "argument 2 of @f: an array of dtype float32 is no tensor<\\?xf64>"),
        ((good, x[:, None], y), "argument 2 of @f: an array of shape 30x1 is no tensor<\\?xf64>"),
        ((good, x), "takes 3 arguments, and 2 are given"),
    ):
        with pytest.raises(pyopt.NativeError, match=message):
            module.f(*arguments)
    with pytest.raises(AttributeError, match="there is no function @g; there are: @f"):
        _ = module.g


def test_lists_of_arrays() -> None:
    levels = "map = (i, j) -> (i : compressed, j : compressed)"
    module = pyopt.compile(matvec(levels, "4x3"))
    arrays = [np.array(one, np.int32) for one in ([0, 2], [1, 3], [0, 2, 3], [0, 2, 1])]
    values = np.array([1.0, 2.0, 3.0])
    result = module.f([*arrays, values], np.ones(3), np.zeros(4))
    assert isinstance(result, np.ndarray)
    assert result.tolist() == [0.0, 3.0, 0.0, 3.0]
    dynamic = pyopt.compile(matvec(levels))
    again = dynamic.f(pyopt.SparseArrays((4, 3), [*arrays, values]), np.ones(3), np.zeros(4))
    assert isinstance(again, np.ndarray)
    assert again.tolist() == result.tolist()
    wrong = [one.copy() for one in arrays]
    wrong[3][1] = 3
    with pytest.raises(pyopt.NativeError, match="a coordinate of level 1 is 3, and the extent is 3"):
        module.f([*wrong, values], np.ones(3), np.zeros(4))
    with pytest.raises(pyopt.NativeError, match="2 values are too few for 3 entries"):
        module.f([*arrays, values[:2]], np.ones(3), np.zeros(4))
    with pytest.raises(pyopt.NativeError, match="leaves its shape open"):
        dynamic.f([*arrays, values], np.ones(3), np.zeros(4))


def test_sparse_results_own_their_memory() -> None:
    text = f"""
#S = #sparse_tensor.encoding<{{ {CSR} }}>
func.func @f(%A: tensor<?x?xf64, #S>, %B: tensor<?x?xf64, #S>) -> tensor<?x?xf64, #S> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %A, %c0 : tensor<?x?xf64, #S>
  %n = tensor.dim %B, %c1 : tensor<?x?xf64, #S>
  %e = tensor.empty(%m, %n) : tensor<?x?xf64, #S>
  %0 = linalg.matmul ins(%A, %B : tensor<?x?xf64, #S>, tensor<?x?xf64, #S>)
      outs(%e : tensor<?x?xf64, #S>) -> tensor<?x?xf64, #S>
  return %0 : tensor<?x?xf64, #S>
}}
"""
    module = pyopt.compile(text)
    left = sparse.csr_array(matrix("csr"))
    right = sparse.csr_array(left.T)
    product = module.f(left, right)
    assert isinstance(product, sparse.csr_array)
    np.testing.assert_allclose(product.toarray(), (left @ right).toarray())
    for _ in range(50):
        module.f(left, right)
    taken, given = module.allocations()
    assert 0 < taken - given <= 3  # the arrays of the one product that is there
    del product
    taken, given = module.allocations()
    assert taken == given


def test_numbers_memrefs_and_writable_tensors() -> None:
    module = pyopt.compile("""
func.func @numbers(%a: i8, %b: complex<f32>, %c: bf16, %d: index, %e: i1) -> (i8, complex<f32>, bf16, index, i1) {
  %0 = arith.addi %a, %a : i8
  %1 = complex.add %b, %b : complex<f32>
  %2 = arith.addf %c, %c : bf16
  return %0, %1, %2, %d, %e : i8, complex<f32>, bf16, index, i1
}
func.func @store(%m: memref<?xf32, strided<[?], offset: 0>>, %v: f32) {
  %c1 = arith.constant 1 : index
  memref.store %v, %m[%c1] : memref<?xf32, strided<[?], offset: 0>>
  return
}
func.func @twice(%x: tensor<?xi16> {bufferization.writable = true}) -> tensor<?xi16> {
  %0 = arith.addi %x, %x : tensor<?xi16>
  return %0 : tensor<?xi16>
}
func.func @constant() -> tensor<3xf64> {
  %0 = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  return %0 : tensor<3xf64>
}
func.func private @hidden() {
  return
}
""")
    assert list(module.functions) == ["numbers", "store", "twice", "constant"]
    assert module.numbers(-100, 1 + 2j, 1.5, 7, True) == (56, 2 + 4j, 0x4040, 7, True)
    array = np.zeros(6, np.float32)
    assert module.store(array[::2], 2.5) is None
    assert array.tolist() == [0, 0, 2.5, 0, 0, 0]
    given = np.arange(4, dtype=np.int16)
    result = module.twice(given)
    assert isinstance(result, np.ndarray)
    assert result.tolist() == [0, 2, 4, 6]
    with pytest.raises(pyopt.NativeError, match="read-only"):
        module.twice(np.broadcast_to(given, (4,)))
    constant = module.constant()
    assert isinstance(constant, np.ndarray)
    constant[0] = 9.0
    again = module.constant()
    assert isinstance(again, np.ndarray)
    assert again.tolist() == [1.0, 2.0, 3.0]


def test_threads_and_passes() -> None:
    module = pyopt.compile(matvec(CSR), passes=["canonicalize", "cse"])
    array, results = matrix("csr"), {}

    def work(seed: int) -> None:
        x = np.full(30, float(seed))
        for _ in range(50):
            results[seed] = module.f(array, x, np.zeros(40))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    for seed, result in results.items():
        np.testing.assert_allclose(np.asarray(result), array @ np.full(30, float(seed)))


def test_what_cannot_be_compiled() -> None:
    with pytest.raises(pyopt.NativeError, match="expected"):
        pyopt.compile("func.func @f(")
    with pytest.raises(pyopt.NativeError, match="'nonsense' does not refer to a registered pass"):
        pyopt.compile("func.func @f() {\n  return\n}", passes=["nonsense"])
    module = pyopt.compile("func.func @f(%x: f80) {\n  return\n}")
    with pytest.raises(pyopt.NativeError, match="@f cannot be called from Python: values of type f80 cannot cross"):
        _ = module["f"]


PROGRAM = """
func.func private @printF64(f64)
func.func @main(%x: f64, %m: memref<2xi32>) -> (f64, tensor<2xbf16>) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  memref.store %c7, %m[%c1] : memref<2xi32>
  call @printF64(%x) : (f64) -> ()
  %v = arith.constant dense<[1, 2]> : vector<2xi64>
  vector.print %v : vector<2xi64>
  %t = arith.constant dense<[1.5, 2.5]> : tensor<2xbf16>
  return %x, %t : f64, tensor<2xbf16>
}
func.func @crash(%p: index) -> i32 {
  %0 = arith.index_cast %p : index to i64
  %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
  %2 = llvm.load volatile %1 : !llvm.ptr -> i32
  return %2 : i32
}
func.func @check(%c: i1) {
  cf.assert %c, "no good"
  return
}
func.func @take(%n: index) -> memref<?xi8> {
  %0 = memref.alloc(%n) : memref<?xi8>
  return %0 : memref<?xi8>
}
"""


@pytest.mark.parametrize(
    ("name", "body", "expected"),
    [
        ("sin", "%0 = math.sin %a : f64", math.sin(0.5)),
        ("pow", "%0 = math.powf %a, %a : f64", 0.5**0.5),
        ("fmod", "%0 = arith.remf %a, %a : f64", 0.0),
        ("sqrt", "%c = arith.constant 2.0 : f64\n %0 = arith.addf %a, %c : f64", 2.5),
    ],
)  # fmt: skip
def test_functions_called_as_those_of_c(name: str, body: str, expected: float) -> None:
    module = pyopt.compile(
        f"""func.func @{name}(%a: f64) -> f64 {{
          {body}
          return %0 : f64
        }}
        func.func @twice(%a: f64) -> f64 {{
          %0 = func.call @{name}(%a) : (f64) -> f64
          %1 = arith.addf %0, %0 : f64
          return %1 : f64
        }}"""
    )
    assert getattr(module, name)(0.5) == pytest.approx(expected)
    assert module.twice(0.5) == pytest.approx(2 * expected)


_COPY = """
      %c0 = arith.constant 0 : index
      %three = arith.constant 3.0 : f64
      %one = memref.alloc() : memref<2xf64>
      %other = memref.alloc() : memref<2xf64>
      memref.store %three, %one[%c0] : memref<2xf64>
      %from = memref.cast %one : memref<2xf64> to memref<*xf64>
      %to = memref.cast %other : memref<2xf64> to memref<*xf64>
      func.call @memrefCopy(%c16, %from, %to) : (index, memref<*xf64>, memref<*xf64>) -> ()
      %copied = memref.load %other[%c0] : memref<2xf64>
      vector.print %copied : f64
"""


@pytest.mark.parametrize("check", ["none", "extents", "bounds"])
@pytest.mark.parametrize(
    ("declared", "before", "printed"),
    [
        ("@malloc(i64) -> !llvm.ptr", "", "2\n"),
        ("@free(!llvm.ptr)", "", "2\n"),
        ("@memrefCopy(index, !llvm.ptr, !llvm.ptr)", "", "2\n"),
        ("@printF64(f64)", "", "2\n"),
        ("@printF64(f64)", "func.call @printF64(%x) : (f64) -> ()", "22\n"),
        ("@printNewline()", "func.call @printNewline() : () -> ()", "\n2\n"),
        ("@malloc(i64) -> !llvm.ptr", "%p = func.call @malloc(%c8) : (i64) -> !llvm.ptr", "2\n"),
        ("@malloc(index) -> !llvm.ptr", "%p = func.call @malloc(%c16) : (index) -> !llvm.ptr", "2\n"),
        ("@memrefCopy(index, memref<*xf64>, memref<*xf64>)", _COPY, "3\n2\n"),
        ("@memrefCopy(index, memref<*xf64>, memref<*xf64>) attributes {llvm.emit_c_interface}", _COPY, "3\n2\n"),
        ("@atan2(f64, f64) -> f64", "%y = func.call @atan2(%x, %x) : (f64, f64) -> f64", "2\n"),
    ],
)
def test_functions_that_programs_declare_and_passes_call(
    declared: str, before: str, printed: str, check: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f"""
    func.func private {declared}
    func.func @f(%x: f64, %m: memref<2xf64, strided<[2]>>) -> (f64, memref<2xf64>) {{
      %c8 = arith.constant 8 : i64
      %c16 = arith.constant 16 : index
      {before}
      vector.print %x : f64
      %lost = memref.alloc() : memref<2xf64>
      memref.dealloc %lost : memref<2xf64>
      %new = memref.alloc() : memref<2xf64>
      memref.copy %m, %new : memref<2xf64, strided<[2]>> to memref<2xf64>
      %0 = math.atan2 %x, %x : f64
      return %0, %new : f64, memref<2xf64>
    }}"""
    found: Any = pyopt.compile(text, check=check).f(2.0, np.arange(4.0)[::2])
    assert found[0] == pytest.approx(np.pi / 4) and found[1].tolist() == [0.0, 2.0]
    assert capsys.readouterr().out == printed


@pytest.mark.parametrize("name", ["malloc", "free", "memrefCopy", "printNewline", "sin", "csqrtf", "printMemrefF32"])
@pytest.mark.parametrize("check", ["extents", "bounds"])
def test_functions_of_other_types_called_as_those_of_libraries(name: str, check: str) -> None:
    """The passes, which allocate and copy memory, and compute sines, call those of the library."""
    module = pyopt.compile(
        f"""func.func @{name}(%a: complex<f32>, %m: memref<?xi32>) -> complex<f32> {{
          %0 = complex.sin %a : complex<f32>
          %1 = complex.sqrt %0 : complex<f32>
          return %1 : complex<f32>
        }}
        func.func @copied(%m: memref<?xi32, strided<[2]>>, %n: index) -> i32 {{
          %new = memref.alloc(%n) : memref<?xi32>
          memref.copy %m, %new : memref<?xi32, strided<[2]>> to memref<?xi32>
          %c1 = arith.constant 1 : index
          %0 = memref.load %new[%c1] : memref<?xi32>
          vector.print %0 : i32
          memref.dealloc %new : memref<?xi32>
          return %0 : i32
        }}
        """,
        check=check,
    )
    got = module[name](0.5 + 0.25j, np.zeros(3, np.int32))
    assert got == pytest.approx(cmath.sqrt(cmath.sin(0.5 + 0.25j)), rel=1e-6)
    assert module.copied(np.arange(6, dtype=np.int32)[::2], 3) == 2


def test_names_of_libraries_in_messages() -> None:
    module = pyopt.compile(
        """func.func @malloc(%m: memref<?xi32>) -> i32 {
          %c1 = arith.constant 1 : index
          %0 = memref.load %m[%c1] : memref<?xi32>
          return %0 : i32
        }
        memref.global "private" constant @sin : memref<2xf64> = dense<[1.0, 2.0]>
        func.func @global(%a: f64) -> f64 {
          %c1 = arith.constant 1 : index
          %0 = memref.get_global @sin : memref<2xf64>
          %1 = memref.load %0[%c1] : memref<2xf64>
          %2 = math.sin %a : f64
          %3 = arith.addf %1, %2 : f64
          return %3 : f64
        }""",
        check="bounds",
    )
    with pytest.raises(pyopt.NativeError, match=r"argument 1 of @malloc"):
        module.malloc(np.zeros(1, np.int32))
    assert module["global"](0.5) == pytest.approx(2 + math.sin(0.5))


def test_vectors_without_dimensions() -> None:
    module: Any = pyopt.compile(
        """func.func @f(%v: vector<f32>, %w: vector<2xf32>) -> (f32, vector<f32>) {
          %0 = vector.extract %v[] : f32 from vector<f32>
          %1 = vector.extract %w[1] : f32 from vector<2xf32>
          %2 = arith.addf %0, %1 : f32
          return %2, %v : f32, vector<f32>
        }"""
    )
    pair = np.array([1, 3], np.float32)
    total, vector = module.f(np.array(2, np.float32), pair)
    assert total == 5 and vector == 2 and vector.shape == ()
    assert module.f(4.0, pair)[0] == 7
    with pytest.raises(pyopt.NativeError, match="an array of shape 2 is no vector<f32>"):
        module.f(pair, pair)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"program": 3}, "expected the text of a module, or a module, not int"),
        ({"program": None}, "not NoneType"),
        ({"program": b"module {}"}, "not bytes"),
        ({"passes": 3}, "passes=3 is neither a pipeline nor a list of passes"),
        ({"passes": ["cse", 3]}, "is neither a pipeline nor a list of passes"),
        ({"max_memory": -1}, "max_memory=-1 is no number of bytes"),
        ({"max_memory": "1G"}, "is no number of bytes"),
        ({"check": 3}, "check=3 is none of none, extents, bounds"),
    ],
)
def test_arguments_of_other_kinds(given: dict[str, Any], message: str) -> None:
    with pytest.raises(pyopt.NativeError, match=re.escape(message)):
        pyopt.compile(**{"program": "func.func @f() { return }", **given})


def test_pyopt_run_prints_the_same() -> None:
    arguments = ["-", "--arg", "2.5", "--arg", "[1, 2]", "--print-memrefs"]
    wanted = run_in_process(arguments, PROGRAM)
    assert wanted[0] == 0
    assert run_in_process([*arguments, "--jit"], PROGRAM) == wanted
    assert run_in_process([*arguments, "--jit", "--in-process"], PROGRAM) == wanted


def test_pyopt_run_reports_what_goes_wrong() -> None:
    for arguments, message in (
        (["--entry", "crash", "--arg", "8"], "@crash crashed natively: SIGSEGV"),
        (["--entry", "check", "--arg", "false"], "@check: the program aborted: no good"),
        (["--entry", "take", "--arg", "5000", "--max-memory", "1k"], "@take: the program takes more than 1024 bytes"),
        (["--max-steps", "5"], "--max-steps has no meaning with --jit"),
    ):
        code, out, err = run_in_process(["-", "--jit", *arguments], PROGRAM)
        assert (code, out) == (1, "")
        assert message in err
        assert "Traceback" not in err
    code, _, err = run_in_process(["-", "--in-process"], PROGRAM)
    assert code == 1
    assert "--in-process is for --jit" in err


def test_without_llvmlite(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    from pyopt.native import llvm

    monkeypatch.setattr(llvm, "_libraries", [])
    monkeypatch.setitem(sys.modules, "llvmlite", None)
    code, _, err = run_in_process(["-", "--jit", "--entry", "check", "--arg", "true"], PROGRAM)
    assert code == 1
    message = "needs llvmlite, which is not installed: pip install 'llvmlite>=0.45' (the extra 'jit')"
    assert f"native execution {message}" in err


PRINTING = """
func.func private @printMemrefF64(memref<*xf64>)
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
memref.global "private" constant @f : memref<3xf64> = dense<[1.0, 0.0, 2.0]>
memref.global "private" constant @i : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
func.func @entry() {
  %f = memref.get_global @f : memref<3xf64>
  %u = memref.cast %f : memref<3xf64> to memref<*xf64>
  call @printMemrefF64(%u) : (memref<*xf64>) -> ()
  %i = memref.get_global @i : memref<2x2xi32>
  %v = memref.cast %i : memref<2x2xi32> to memref<*xi32>
  call @printMemrefI32(%v) : (memref<*xi32>) -> ()
  return
}
"""


def test_what_prints_memrefs_is_known_in_the_llvm_dialect_too() -> None:
    from pyopt.driver.run import run_in_process as transformed

    flags = ["--finalize-memref-to-llvm", "--convert-func-to-llvm", "--reconcile-unrealized-casts"]
    code, lowered, errors = transformed([*flags, "-"], PRINTING)
    assert code == 0 and "llvm.func @printMemrefF64(i64, !llvm.ptr)" in lowered, errors
    code, printed, errors = run_in_process(["-", "--jit", "--entry", "entry"], lowered)
    assert code == 0, errors
    shown = re.sub("0x[0-9a-f]+", "X", printed)
    assert "base@ = X rank = 1 offset = 0 sizes = [3] strides = [1] data = \n[1,  0,  2]\n" in shown
    assert "base@ = X rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1] data = \n[[1,   2], \n [3,   4]]\n" in shown


SPARSE = """
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), posWidth = 32, crdWidth = 16 }>
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @entry() {
  %a = arith.constant sparse<[[0, 1], [2, 0], [2, 2]], [2.0, 3.0, 4.0]> : tensor<3x3xf64>
  %s = sparse_tensor.convert %a : tensor<3x3xf64> to tensor<3x3xf64, #CSR>
  %e = tensor.empty() : tensor<3x3xf64, #CSR>
  // By rows that are expanded.
  %p = linalg.matmul ins(%s, %s : tensor<3x3xf64, #CSR>, tensor<3x3xf64, #CSR>)
      outs(%e : tensor<3x3xf64, #CSR>) -> tensor<3x3xf64, #CSR>
  sparse_tensor.print %p : tensor<3x3xf64, #CSR>
  %d = sparse_tensor.convert %p : tensor<3x3xf64, #CSR> to tensor<3x3xf64, #DCSR>
  sparse_tensor.print %d : tensor<3x3xf64, #DCSR>
  // By insertion, number by number.
  %v = arith.constant sparse<[[1], [4]], [5, 6]> : tensor<8xi32>
  %w = sparse_tensor.convert %v : tensor<8xi32> to tensor<8xi32, #SV>
  %f = tensor.empty() : tensor<8xi32, #SV>
  %c2 = arith.constant 2 : i32
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%w : tensor<8xi32, #SV>) outs(%f : tensor<8xi32, #SV>) {
  ^bb0(%x: i32, %o: i32):
    %m = arith.muli %x, %c2 : i32
    linalg.yield %m : i32
  } -> tensor<8xi32, #SV>
  sparse_tensor.print %r : tensor<8xi32, #SV>
  %n = sparse_tensor.number_of_entries %r : tensor<8xi32, #SV>
  vector.print %n : index
  return
}
"""


def test_the_runtime_library_is_known_in_the_llvm_dialect_too() -> None:
    printed = []
    for option in ("true", "false"):
        flags = ["-", "--jit", "--entry", "entry", f"--sparsifier=enable-runtime-library={option}"]
        code, out, errors = run_in_process(flags, SPARSE)
        assert code == 0, errors
        printed.append(out)
    assert printed[0] == printed[1]
    assert printed[0].count("values : ( 12, 6, 16 )") == 2
    assert printed[0].endswith("crd[0] : ( 1, 4 )\nvalues : ( 10, 12 )\n----\n2\n")


@pytest.mark.skipif(platform.machine() not in {"x86_64", "AMD64"}, reason="other CPUs may have them")
@pytest.mark.parametrize("check", ["none", "extents", "bounds"])
@pytest.mark.parametrize(
    "body",
    [
        """%v = vector.broadcast %x : f32 to vector<[4]xf32>
        vector.store %v, %a[%c0] : memref<16xf32>, vector<[4]xf32>""",
        """%v = vector.transfer_read %a[%c0], %x : memref<16xf32>, vector<[4]xf32>
        %r = vector.reduction <add>, %v : vector<[4]xf32> into f32
        memref.store %r, %a[%c0] : memref<16xf32>""",
        """%n = vector.vscale
        memref.store %x, %a[%n] : memref<16xf32>""",
    ],
)
def test_vectors_of_scalable_length_are_refused(body: str, check: str) -> None:
    """LLVM would end the process."""
    text = f"""func.func @f(%a: memref<16xf32>, %x: f32) {{
      %c0 = arith.constant 0 : index
      {body}
      return
    }}"""
    with pytest.raises(pyopt.NativeError, match="vectors of scalable length, which this CPU has not"):
        pyopt.compile(text, check=check)


def test_errors_of_modules_tell_the_places_in_their_source() -> None:
    text = (
        "// A line.\n\nfunc.func @f(%a: i32, %b: i32) -> i32 {\n  %c = arith.divsi %a, %b : i32\n  return %c : i32\n}"
    )
    module = pyopt.parse(text, filename="own.mlir")
    for compiled in (module.compile(), pyopt.compile(module, threads=2), pyopt.compile(module.operation)):
        assert compiled.f(7, 2) == 3
        with pytest.raises(pyopt.NativeError, match=r"^own\.mlir:4:8: 'arith\.divsi' op the divisor is 0"):
            compiled.f(7, 0)
    wrong = pyopt.parse("\n\nfunc.func @f(%a: f32) {\n  %0 = math.isinf %a : f32\n  return\n}", filename="own.mlir")
    with pytest.raises(pyopt.NativeError, match=r"own\.mlir:4:8: error: .*math\.isinf"):
        wrong.compile()


def test_ops_of_unknown_dialects_are_not_lowered() -> None:
    text = 'func.func @f() {\n  "foo.bar"() : () -> ()\n  return\n}'
    module = pyopt.parse(text, filename="own.mlir", allow_unregistered=True)
    message = r"^own\.mlir:2:3: error: nothing lowers 'foo\.bar', an op of no dialect that pyopt has$"
    with pytest.raises(pyopt.NativeError, match=message):
        pyopt.compile(module)
    with pytest.raises(pyopt.NativeError, match="unregistered dialect"):
        pyopt.compile(text)
