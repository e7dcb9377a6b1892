"""Loops on several threads: results are those of one thread, bit for bit, and so are errors."""

from __future__ import annotations

import ctypes
import os
import re
import threading
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

pytest.importorskip("llvmlite")
from scipy import sparse  # type: ignore[import-untyped]

import pyopt
from pyopt.driver.execute import run_in_process
from pyopt.native.compiling import compile_to_object
from pyopt.native.threads import conditions
from tests.support.any_order import any_order

if TYPE_CHECKING:
    from collections.abc import Iterator


THREADS: Final = (2, 3, 4, 64)
SIZES: Final = (0, 1, 2, 3, 7, 1000)
SPLIT: Final = re.compile(rb"pyopt\.run\.\d+")
CSR: Final = (
    "#CSR = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 32}>"
)


@pytest.fixture(autouse=True)
def all_split(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Loops are split however little there is to do."""
    monkeypatch.setattr(conditions, "LEAST", 1)
    yield


def splits(text: str, check: str = "extents") -> int:
    """The loops of a program that may be split."""
    return len(set(SPLIT.findall(compile_to_object(text, check=check, splits=True).code)))


def generic(maps: str, kinds: str, types: str, body: str) -> str:
    """A function on memrefs with one linalg.generic, whose last operand is written."""
    *given, taken = types.split(";")
    names = [f"%{letter}" for letter in "abcd"[: len(given)]]
    elements = [re.sub(r".*?(?:x|<)(\w+)(?:,.*)?>", r"\1", one.strip()) for one in [*given, taken]]
    parameters = ", ".join([f"{name}: {type}" for name, type in zip(names, given, strict=True)])
    arguments = ", ".join([f"%{letter}i: {one}" for letter, one in zip("xyzw", elements, strict=False)])
    return f"""func.func @f({parameters}, %out: {taken}) {{
  linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
      ins({", ".join(names)} : {", ".join(given)}) outs(%out : {taken}) {{
  ^bb0({arguments}):
    {body}
  }}
  return
}}
"""


def affine(*maps: str) -> str:
    return ", ".join([f"affine_map<{one}>" for one in maps])


MATVEC: Final = generic(
    affine("(i, j) -> (i, j)", "(i, j) -> (j)", "(i, j) -> (i)"),
    '"parallel", "reduction"',
    "memref<?x?xf64>; memref<?xf64>; memref<?xf64>",
    "%p = arith.mulf %xi, %yi : f64\n %s = arith.addf %zi, %p : f64\n linalg.yield %s : f64",
)
SUM: Final = generic(
    affine("(i) -> (i)", "(i) -> ()"),
    '"reduction"',
    "memref<?xf64>; memref<f64>",
    "%s = arith.addf %xi, %yi : f64\n linalg.yield %s : f64",
)
ADD: Final = """func.func @f(%a: memref<?xf64>, %b: memref<?xf64>, %c: memref<?xf64>) {
  linalg.add ins(%a, %b : memref<?xf64>, memref<?xf64>) outs(%c : memref<?xf64>)
  return
}
"""
EXP: Final = """func.func @f(%a: tensor<?xf64>) -> tensor<?xf64> {
  %0 = math.exp %a : tensor<?xf64>
  return %0 : tensor<?xf64>
}
"""
SOFTMAX: Final = """func.func @f(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xf32>
  %m = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %0 = linalg.softmax dimension(1) ins(%a : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
"""
SHIFTED: Final = """func.func @f(%a: memref<?xf64>, %b: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf64>
  scf.for %i = %c1 to %n step %c1 {
    %h = arith.subi %i, %c1 : index
    %x = memref.load %a[%h] : memref<?xf64>
    %y = memref.load %a[%i] : memref<?xf64>
    %s = arith.addf %x, %y : f64
    memref.store %s, %b[%i] : memref<?xf64>
  }
  return
}
"""
"""b[i] = a[i - 1] + a[i]: no loop that may be split where both are the same array."""
SPMV: Final = f"""{CSR}
func.func @f(%a: tensor<?x?xf64, #CSR>, %x: tensor<?xf64>) -> tensor<?xf64> {{
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xf64, #CSR>
  %z = arith.constant 0.0 : f64
  %e = tensor.empty(%n) : tensor<?xf64>
  %y = linalg.fill ins(%z : f64) outs(%e : tensor<?xf64>) -> tensor<?xf64>
  %0 = linalg.matvec ins(%a, %x : tensor<?x?xf64, #CSR>, tensor<?xf64>) outs(%y : tensor<?xf64>) -> tensor<?xf64>
  return %0 : tensor<?xf64>
}}
"""
TWICE: Final = f"""{CSR}
func.func @f(%a: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #CSR> {{
  %two = arith.constant 2.0 : f64
  %0 = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}}
      outs(%a : tensor<?x?xf64, #CSR>) {{
  ^bb0(%x: f64):
    %m = arith.mulf %x, %two : f64
    linalg.yield %m : f64
  }} -> tensor<?x?xf64, #CSR>
  return %0 : tensor<?x?xf64, #CSR>
}}
"""


def both(text: str, check: str = "extents", **given: Any) -> list[Any]:
    """@f for one thread and for several."""
    return [pyopt.compile(text, check=check, threads=number, **given)["f"] for number in (1, *THREADS)]


@pytest.mark.parametrize("size", SIZES)
def test_rows_of_a_product_with_a_vector(size: int) -> None:
    randomness = np.random.default_rng(size)
    a, x = randomness.random((size, 9)), randomness.random(9)
    found = []
    for function in both(MATVEC):
        y = np.ones(size)
        function(a, x, y)
        found.append(y)
    assert np.allclose(found[0], a @ x + 1)
    assert all(one.tobytes() == found[0].tobytes() for one in found)


@pytest.mark.parametrize("size", SIZES)
def test_elements_rows_and_stored_entries(size: int) -> None:
    randomness = np.random.default_rng(size)
    a = sparse.random_array((size, 11), density=0.3, format="csr", rng=randomness)
    x, square = randomness.random(11), randomness.random((size, 5)).astype(np.float32)
    for text, arguments in ((EXP, [x]), (SOFTMAX, [square]), (SPMV, [a, x]), (TWICE, [a])):
        wanted, *found = [function(*arguments) for function in both(text)]
        for one in found:
            if sparse.issparse(wanted):
                assert [getattr(one, part).tobytes() for part in ("indptr", "indices", "data")] == [
                    getattr(wanted, part).tobytes() for part in ("indptr", "indices", "data")
                ]
            else:
                assert one.tobytes() == wanted.tobytes()


def test_loops_that_may_be_split_are_found() -> None:
    assert [splits(text) for text in (MATVEC, ADD, EXP, SHIFTED)] == [1, 1, 1, 1]
    assert [splits(text, "bounds") for text in (MATVEC, ADD, EXP, SHIFTED)] == [1, 1, 1, 1]
    assert splits(SPMV) == 2
    assert splits(TWICE) == 1
    assert splits(SOFTMAX) == 8


HEAD: Final = """func.func @f(%a: memref<?xf64>, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 300 : index
"""
DOUBLED: Final = """    %x = memref.load %a[%i] : memref<?xf64>
    %y = arith.addf %x, %x : f64
    memref.store %y, %a[%i] : memref<?xf64>
"""
ROW: Final = """    %x = vector.load %a[%i] : memref<?xf64>, vector<WIDTHxf64>
    %y = arith.addf %x, %x : vector<WIDTHxf64>
    vector.store %y, %a[%i] : memref<?xf64>, vector<WIDTHxf64>
"""


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("scf.for %i = %c0 to %n step %c1 {" + DOUBLED + "}", 1),
        ("scf.for %i = %c0 to %n step %s {" + DOUBLED + "}", 1),
        ("scf.parallel (%i) = (%c0) to (%n) step (%c2) {" + DOUBLED + "}", 1),
        ("scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c1) step (%c2, %c1) {" + DOUBLED + "}", 1),
        ("scf.parallel (%j, %i) = (%c0, %c0) to (%c2, %n) step (%c1, %c1) {" + DOUBLED + "}", 0),
        ("scf.forall (%i) in (300) {" + DOUBLED + "}", 1),
        ("affine.parallel (%i) = (0) to (300) {" + DOUBLED + "}", 1),
        ("scf.for %k = %c0 to %c2 step %c1 { scf.for %i = %c0 to %n step %c1 {" + DOUBLED + "} }", 1),
        ("scf.for %i = %c0 to %n step %c1 { scf.for %k = %c0 to %c2 step %c1 {" + DOUBLED + "} }", 1),
        ("scf.for %i = %c0 to %n step %c2 {" + ROW.replace("WIDTH", "2") + "}", 1),
        ("scf.for %i = %c0 to %n step %c2 {" + ROW.replace("WIDTH", "4") + "}", 0),
        ("scf.for %i = %c0 to %n step %s {" + ROW.replace("WIDTH", "2") + "}", 0),
        ("scf.for %i = %c0 to %n step %c1 {" + DOUBLED + "func.call @g() : () -> () }", 0),
        ("scf.for %i = %c0 to %n step %c1 {" + DOUBLED + "%t = memref.alloc() : memref<4xf64> }", 0),
        ("scf.for %i = %c0 to %n step %c1 {" + DOUBLED + "%t = memref.alloca() : memref<4xf64> }", 1),
        ("scf.for %i = %c0 to %n step %c1 {" + DOUBLED.replace("%x : f64", "%x fastmath<fast> : f64") + "}", 0),
        ("scf.for %i = %c0 to %n step %c1 {" + DOUBLED.replace("%x : f64", "%x fastmath<nnan> : f64") + "}", 1),
        ("scf.for %i = %c0 to %n step %c1 {" + DOUBLED + "memref.store %y, %a[%c1] : memref<?xf64> }", 0),
        (
            "%r = scf.for %i = %c0 to %n step %c1 iter_args(%k = %c0) -> index {" + DOUBLED + "scf.yield %i : index }",
            0,
        ),
    ],
)
def test_which_loops_may_be_split(body: str, found: int) -> None:
    text = HEAD + body + "\n  return\n}\nfunc.func private @g() {\n  return\n}\n"
    assert splits(text) == found
    with any_order():
        one, several, *_ = both(text)
        wanted, values = np.arange(400.0), np.arange(400.0)
        one(wanted, 3)
        several(values, 3)
        assert wanted.tobytes() == values.tobytes()


TENSOR_LOOP: Final = """func.func @f(%a: tensor<?x8xf64>) -> tensor<?x8xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<?x8xf64>
  %e = tensor.empty(%n) : tensor<?x8xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %e) -> tensor<?x8xf64> {
    %row = tensor.extract_slice %a[%i, 0] [1, 8] [1, 1] : tensor<?x8xf64> to tensor<8xf64>
    %into = tensor.extract_slice %t[%i, 0] [1, 8] [1, 1] : tensor<?x8xf64> to tensor<8xf64>
    %y = linalg.exp ins(%row : tensor<8xf64>) outs(%into : tensor<8xf64>) -> tensor<8xf64>
    %u = tensor.insert_slice %y into %t[%i, 0] [1, 8] [1, 1] : tensor<8xf64> into tensor<?x8xf64>
    scf.yield %u : tensor<?x8xf64>
  }
  return %r : tensor<?x8xf64>
}
"""
TENSOR_FORALL: Final = (
    TENSOR_LOOP.replace(
        "scf.for %i = %c0 to %n step %c1 iter_args(%t = %e)", "scf.forall (%i) in (%n) shared_outs(%t = %e)"
    )
    .replace("%u = tensor.insert_slice", "scf.forall.in_parallel { tensor.parallel_insert_slice")
    .replace("    scf.yield %u : tensor<?x8xf64>\n", "    }\n")
)
ELEMENTS: Final = """func.func @f(%a: tensor<?x?xf64>) -> tensor<?x?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xf64>
  %m = tensor.dim %a, %c1 : tensor<?x?xf64>
  %e = tensor.empty(%n, %m) : tensor<?x?xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %e) -> tensor<?x?xf64> {
    %s = scf.for %j = %c0 to %m step %c1 iter_args(%u = %t) -> tensor<?x?xf64> {
      %x = tensor.extract %a[%i, %j] : tensor<?x?xf64>
      %y = math.exp %x : f64
      %v = tensor.insert %y into %u[%i, %j] : tensor<?x?xf64>
      scf.yield %v : tensor<?x?xf64>
    }
    scf.yield %s : tensor<?x?xf64>
  }
  return %r : tensor<?x?xf64>
}
"""


@pytest.mark.parametrize("check", ("extents", "bounds", "none"))
def test_loops_over_tensors(check: str) -> None:
    assert [splits(text, check) for text in (TENSOR_LOOP, TENSOR_FORALL, ELEMENTS)] == [1, 1, 2]
    with any_order():
        for size in SIZES:
            a = np.random.default_rng(size).random((size, 8))
            for text in (TENSOR_LOOP, TENSOR_FORALL, ELEMENTS):
                one, several, *_ = both(text, check)
                wanted = one(a)
                assert np.allclose(wanted, np.exp(a))
                assert wanted.tobytes() == several(a).tobytes()


def test_a_sum_of_everything_is_not_split() -> None:
    assert splits(SUM) == 0


def test_code_for_one_thread_is_as_it_was() -> None:
    assert b"pyopt.parallel" not in compile_to_object(MATVEC).code
    assert b"pyopt.parallel" in compile_to_object(MATVEC, splits=True).code


def test_small_loops_are_not_split(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    known = ADD.replace("?", "100")
    assert splits(known) == 0
    assert splits(known.replace("100", "1000000")) == 1


@pytest.mark.parametrize("shift", (-3, -1, 0, 1, 3))
def test_memory_that_is_given_twice(shift: int) -> None:
    """Arrays that overlap: the loop runs on one thread, as its iterations depend on each other."""
    for text in (SHIFTED, ADD):
        found = []
        for function in both(text):
            memory = np.arange(3000.0) % 17
            views = [memory[10:2900], memory[10 + shift : 2900 + shift]]
            function(*views, *views[1:] * (text is ADD))
            found.append(memory)
        assert all(one.tobytes() == found[0].tobytes() for one in found)


def test_the_first_iteration_that_fails_ends_the_call() -> None:
    text = """func.func @f(%a: memref<?xi64>, %b: memref<?xi64>, %at: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %at[%i] : memref<?xindex>
    %y = memref.load %a[%x] : memref<?xi64>
    memref.store %y, %b[%i] : memref<?xi64>
  }
  return
}
"""
    assert splits(text, "bounds") == 1
    for function in both(text, "bounds"):
        for wrong in range(30):
            at = np.arange(3000)
            at[100 * wrong :: 7] = 5000 + wrong
            at[100 * wrong + 1 :] += 10000
            with pytest.raises(pyopt.NativeError, match=f"is {5000 + wrong}, "):
                function(np.arange(3000), np.zeros(3000, np.int64), at)


def test_divisions_by_zero_and_crashes_end_the_call() -> None:
    divided = generic(
        affine("(i) -> (i)", "(i) -> (i)", "(i) -> (i)"),
        '"parallel"',
        "memref<?xi32>; memref<?xi32>; memref<?xi32>",
        "%q = arith.divsi %xi, %yi : i32\n linalg.yield %q : i32",
    )
    one, two = np.ones((2, 5000), np.int32)
    two[4999] = 0
    for check, message in (("extents", "by zero|0"), ("none", "crashed natively: SIGFPE")):
        assert splits(divided, check) == 1
        for function in both(divided, check):
            for _ in range(20):
                with pytest.raises(pyopt.NativeError, match=message):
                    function(one, two, one.copy())
            function(one, one, one.copy())


HALVED: Final = """func.func @f(%p: memref<?xindex>, %v: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f64
  %m = memref.dim %p, %c0 : memref<?xindex>
  %n = arith.subi %m, %c1 : index
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.addi %i, %c1 : index
    %low = memref.load %p[%i] : memref<?xindex>
    %high = memref.load %p[%j] : memref<?xindex>
    scf.for %k = %low to %high step %c1 {
      %x = memref.load %v[%k] : memref<?xf64>
      %y = arith.mulf %x, %half : f64
      %z = arith.addf %y, %half : f64
      memref.store %z, %v[%k] : memref<?xf64>
    }
  }
  return
}
"""
"""The values of rows between positions."""


def test_positions_that_do_not_ascend_are_not_split() -> None:
    """Rows that overlap are looked for when the loop runs: nothing has checked positions in a memref."""
    assert splits(HALVED) == 1
    randomness = np.random.default_rng(0)
    drawn = randomness.integers(0, 3000, 1001)
    back = np.arange(0, 3001, 3)
    back[500] -= 2
    back[501] -= 7
    for positions, runs in ((np.arange(0, 3001, 3), True), (np.sort(drawn), True), (drawn, False), (back, False)):
        with any_order() as count:
            one, several, *_ = both(HALVED)
            wanted, found = np.arange(3000.0), np.arange(3000.0)
            one(positions, wanted)
            several(positions, found)
            assert wanted.tobytes() == found.tobytes()
            assert count.loops == runs
    for positions in (np.zeros(0, np.int64), np.arange(1), np.arange(2)):
        for function in both(HALVED):
            function(positions, np.arange(3.0))


@pytest.mark.parametrize(("columns", "apart"), [(7, True), (6, True), (9, False)])
def test_rows_that_reach_into_the_next_one_are_not_split(columns: int, apart: bool) -> None:
    text = f"""func.func @f(%v: memref<?xf64>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %n = arith.constant 100 : index
  %m = arith.constant {columns} : index
  scf.for %i = %c0 to %n step %c1 {{
    %row = arith.muli %i, %c7 : index
    scf.for %j = %c0 to %m step %c1 {{
      %k = arith.addi %row, %j : index
      %x = memref.load %v[%k] : memref<?xf64>
      %y = math.sqrt %x : f64
      memref.store %y, %v[%k] : memref<?xf64>
    }}
  }}
  return
}}
"""
    assert splits(text) == apart
    with any_order() as count:
        one, several, *_ = both(text)
        wanted, found = np.arange(800.0), np.arange(800.0)
        one(wanted)
        several(found)
        assert wanted.tobytes() == found.tobytes() and count.loops == apart


def test_a_copy_of_the_process_has_threads_of_its_own() -> None:
    function = both(EXP)[2]
    x = np.random.default_rng(0).random(5000)
    wanted = function(x).tobytes()
    for _ in range(5):
        child = os.fork()
        if not child:
            os._exit(0 if function(x).tobytes() == wanted else 1)
        assert os.waitpid(child, 0)[1] == 0
    assert function(x).tobytes() == wanted


def test_calls_at_once() -> None:
    function = both(EXP)[2]
    x = np.random.default_rng(0).random(20000)
    wanted = function(x).tobytes()
    found: list[bytes] = []

    def call() -> None:
        found.extend([function(x).tobytes() for _ in range(50)])

    callers = [threading.Thread(target=call) for _ in range(6)]
    for one in callers:
        one.start()
    for one in callers:
        one.join()
    assert found == [wanted] * 300


def test_threads_round_as_their_caller() -> None:
    library = ctypes.CDLL(None)
    if not hasattr(library, "fesetround"):
        pytest.skip("the C library cannot change how numbers are rounded")
    a, b = np.random.default_rng(0).random((2, 5000))
    nearest, *upward = np.zeros((2 + len(THREADS), 5000))
    one, *several = both(ADD)
    one(a, b, nearest)
    before = library.fegetround()
    try:
        for direction in (0x800, 0x400000):
            if library.fesetround(direction) == 0:
                for function, found in zip((one, *several), upward, strict=True):
                    function(a, b, found)
    finally:
        library.fesetround(before)
    assert all(found.tobytes() == upward[0].tobytes() for found in upward)
    assert (upward[0] > nearest).any() and (upward[0] >= nearest).all()


def test_no_memory_is_left() -> None:
    module: Any = pyopt.compile(SOFTMAX, threads=4)
    for size in SIZES:
        module.f(np.ones((size, size), np.float32))
    taken, given = module.allocations()
    assert taken == given > 0


@pytest.mark.parametrize("threads", (0, -1, True, 1.5, "2", None))
def test_numbers_of_threads_that_there_are_not(threads: Any) -> None:
    with pytest.raises(pyopt.NativeError, match="no number of threads"):
        pyopt.compile(EXP, threads=threads)


def test_any_number_of_threads_will_do() -> None:
    x = np.arange(1000.0)
    function: Any = pyopt.parse(EXP).compile(threads=10**30)["f"]
    assert function(x).tobytes() == both(EXP)[0](x).tobytes()


def test_the_command_takes_a_number_of_threads() -> None:
    arguments = ["-", "--entry=f", "--arg", "[0, 1]"]
    wanted = run_in_process([*arguments, "--jit"], EXP)
    assert wanted[0] == 0
    assert run_in_process([*arguments, "--jit", "--threads=3"], EXP) == wanted
    code, _, err = run_in_process([*arguments, "--threads=3"], EXP)
    assert code == 1 and "--threads is for --jit" in err
    code, _, err = run_in_process([*arguments, "--jit", "--threads=0"], EXP)
    assert code == 1 and "--threads: it takes a positive number" in err


@pytest.fixture(scope="module", autouse=True)
def no_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The cache is a new folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYOPT_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield
