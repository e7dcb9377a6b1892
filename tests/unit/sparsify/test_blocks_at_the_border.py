"""Blocks that reach over the end of a dimension: what they hold beyond it is no element, at any stage."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np
import pytest

from pyopt import compile
from pyopt.driver.run import run_in_process
from pyopt.interpreter import parse, run
from tools.sparse.transform import STAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from pyopt.interpreter import Program
    from pyopt.interpreter.numbers import Array

PROGRAM = """
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed,
                                                  i mod 2 : dense, j mod 2 : dense) }>
func.func @product(%a: tensor<MxNxf64, #BSR>, %b: tensor<Nxf64>, %x: tensor<Mxf64>) -> tensor<Mxf64> {
  %0 = linalg.matvec ins(%a, %b : tensor<MxNxf64, #BSR>, tensor<Nxf64>) outs(%x : tensor<Mxf64>) -> tensor<Mxf64>
  return %0 : tensor<Mxf64>
}
func.func @there_and_back(%a: tensor<MxNxf64>) -> tensor<MxNxf64> {
  %0 = sparse_tensor.convert %a : tensor<MxNxf64> to tensor<MxNxf64, #BSR>
  %1 = sparse_tensor.convert %0 : tensor<MxNxf64, #BSR> to tensor<MxNxf64>
  return %1 : tensor<MxNxf64>
}
func.func @count(%a: tensor<MxNxf64, #BSR>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.foreach in %a init(%c0) : tensor<MxNxf64, #BSR>, index -> index do {
  ^bb0(%i: index, %j: index, %v: f64, %n: index):
    %1 = arith.addi %n, %c1 : index
    sparse_tensor.yield %1 : index
  }
  return %0 : index
}
func.func @written(%a: tensor<MxNxf64, #BSR>, %m: memref<MxNxf64>) {
  sparse_tensor.foreach in %a : tensor<MxNxf64, #BSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
    memref.store %v, %m[%i, %j] : memref<MxNxf64>
  }
  return
}
"""


@pytest.mark.full
@pytest.mark.parametrize(("rows", "columns"), [(3, 3), (4, 3), (3, 4), (5, 7), (4, 4)])
def test_at_every_stage(rows: int, columns: int) -> None:
    text = PROGRAM.replace("M", str(rows)).replace("N", str(columns))
    a = np.arange(1.0, rows * columns + 1).reshape(rows, columns)
    b, x = np.arange(1.0, columns + 1), np.ones(rows)
    for flag in (*STAGES, "--canonicalize"):
        code, text, errors = run_in_process([flag, "-"], text)
        assert code == 0, errors
        # Of foreach, sparsification alone says that another pass makes loops of it.
        assert all("--lower-sparse-foreach-to-scf makes loops of it" in one for one in re.findall("remark.*", errors))
        program = parse(text)
        assert np.array_equal(run(program, "product", a, b, x)[0], a @ b + x), flag
        assert np.array_equal(run(program, "there_and_back", a)[0], a), flag
        assert run(program, "count", a)[0] == a.size, flag
        written = np.zeros_like(a)
        run(program, "written", a, written)
        assert np.array_equal(written, a), flag


# Kernels: what loops over blocks compute at places beyond the end of a dimension.

FORMATS = {
    "dense": "i floordiv 2 : dense, i mod 2 : dense",
    "compressed": "i floordiv 2 : compressed, i mod 2 : dense",
    "inner": "i floordiv 2 : dense, i mod 2 : compressed",
    "large": "i floordiv 8 : dense, i mod 8 : dense",
}
TO_SCALAR = """
#F = #sparse_tensor.encoding<{ map = (i) -> (FORMAT) }>
func.func @kernel(%a: tensor<EXTENTxf64>, %b: tensor<2xf64>, %x: tensor<f64>) -> tensor<f64> {
  %s = sparse_tensor.convert %a : tensor<EXTENTxf64> to tensor<EXTENTxf64, #F>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, k) -> (i)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%s, %b : tensor<EXTENTxf64, #F>, tensor<2xf64>) outs(%x : tensor<f64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    BODY
    linalg.yield %r : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}
"""
REDUCTIONS: dict[str, tuple[str, Callable[..., float]]] = {
    "sum": ("%r = arith.addf %o, %p : f64", lambda p, q, i, o: o + p),
    "sum with another": (
        "%0 = arith.addf %p, %q : f64\n%r = arith.addf %o, %0 : f64",
        lambda p, q, i, o: o + (p + q),
    ),
    "maximum": ("%r = arith.maximumf %o, %p : f64", lambda p, q, i, o: max(o, p)),
    "product": ("%r = arith.mulf %o, %p : f64", lambda p, q, i, o: o * p),
    "equal to itself": (
        "%c = arith.constant 1.0 : f64\n%0 = arith.cmpf oeq, %p, %p : f64\n"
        "%1 = arith.select %0, %c, %p : f64\n%r = arith.addf %o, %1 : f64",
        lambda p, q, i, o: o + 1,
    ),
    "infinite factor": (
        "%c = arith.constant 0x7FF0000000000000 : f64\n%0 = arith.mulf %p, %c : f64\n%r = arith.addf %o, %0 : f64",
        lambda p, q, i, o: o + p * np.inf,
    ),
    "index": (
        "%n = linalg.index 0 : index\n%0 = arith.index_cast %n : index to i64\n"
        "%1 = arith.sitofp %0 : i64 to f64\n%r = arith.addf %o, %1 : f64",
        lambda p, q, i, o: o + i,
    ),
}
TO_BLOCKS = """
#F = #sparse_tensor.encoding<{ map = (i) -> (FORMAT) }>
func.func @kernel(%a: tensor<EXTENTxf64>, %b: tensor<2xf64>, %x: tensor<EXTENTxf64>) -> (tensor<EXTENTxf64>, index) {
  %zero = arith.constant 0.0 : f64
  %s = sparse_tensor.convert %a : tensor<EXTENTxf64> to tensor<EXTENTxf64, #F>
  OUTPUT
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]
  } ins(%s : tensor<EXTENTxf64, #F>) outs(%y : tensor<EXTENTxf64, #F>) {
  ^bb0(%p: f64, %o: f64):
    BODY
    linalg.yield %r : f64
  } -> tensor<EXTENTxf64, #F>
  %1 = sparse_tensor.convert %0 : tensor<EXTENTxf64, #F> to tensor<EXTENTxf64>
  %v = sparse_tensor.values %0 : tensor<EXTENTxf64, #F> to memref<?xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = memref.dim %v, %c0 : memref<?xf64>
  %n = scf.for %i = %c0 to %size step %c1 iter_args(%so_far = %c0) -> index {
    %e = memref.load %v[%i] : memref<?xf64>
    %is = arith.cmpf une, %e, %zero : f64
    %next = arith.addi %so_far, %c1 : index
    %both = arith.select %is, %next, %so_far : index
    scf.yield %both : index
  }
  return %1, %n : tensor<EXTENTxf64>, index
}
"""
OUTPUTS = {
    "new": "%y = tensor.empty() : tensor<EXTENTxf64, #F>",
    "onto": "%y = sparse_tensor.convert %x : tensor<EXTENTxf64> to tensor<EXTENTxf64, #F>",
}
MAPPINGS: dict[str, tuple[str, Callable[..., float]]] = {
    "negative": ("%r = arith.negf %p : f64", lambda p, i, o: -p),
    "one more": (
        "%c = arith.constant 1.0 : f64\n%r = arith.addf %p, %c : f64",
        lambda p, i, o: p + 1,
    ),
    "index": (
        "%n = linalg.index 0 : index\n%0 = arith.index_cast %n : index to i64\n%r = arith.sitofp %0 : i64 to f64",
        lambda p, i, o: i,
    ),
    "product": ("%r = arith.mulf %p, %o : f64", lambda p, i, o: p * o),
    "sum": ("%r = arith.addf %o, %p : f64", lambda p, i, o: o + p),
    "scaled": ("%c = arith.constant 3.0 : f64\n%r = arith.mulf %o, %c : f64", lambda p, i, o: 3 * o),
}
STRATEGIES = ("", "sparse-emit-strategy=sparse-iterator")
EXTENTS = (1, 3, 4, 5)
START = -20.0


def stages_of(strategy: str) -> list[str]:
    return [f"{flag}={strategy}" if flag == "--sparsification" and strategy else flag for flag in STAGES]


def module_of(template: str, bodies: Iterable[str], format: str, extent: int, output: str = "") -> str:
    """The encoding, and a function @kernelN for each body."""
    head, _, function = template.strip().partition("\n")
    text = head.replace("FORMAT", FORMATS[format]) + "\n"
    for number, body in enumerate(bodies):
        made = function.replace("OUTPUT", output).replace("EXTENT", str(extent)).replace("BODY", body)
        text += made.replace("@kernel", f"@kernel{number}") + "\n"
    return text


def as_loops(text: str) -> Iterator[Program]:
    """The program as it is written, and behind the passes by each strategy; all kernels become loops."""
    yield parse(text)
    for strategy in STRATEGIES:
        code, loops, errors = run_in_process([*stages_of(strategy), "-"], text)
        assert code == 0 and "leaves this as it is" not in errors, errors
        yield parse(loops)


def reduced(body: str, a: Array, b: Array) -> float:
    found = START
    for i, p in enumerate(a):
        for q in b:
            found = REDUCTIONS[body][1](p, q, i, found)
    return found


def check_reductions(call: Callable[..., object], extent: int) -> None:
    b = np.array([7.0, 9.0])
    for a in (-np.arange(1.0, extent + 1), np.zeros(extent)):
        for number, body in enumerate(REDUCTIONS):
            if a.any() or body != "infinite factor":
                assert call(f"kernel{number}", a, b, np.array(START)) == reduced(body, a, b), (body, extent)


def check_mappings(call: Callable[..., Sequence[Array]], extent: int, is_new: bool) -> None:
    """No element but those of the dimension is stored, or it is zero."""
    a, x = -np.arange(1.0, extent + 1), np.arange(5.0, extent + 5)
    x[-1] = 0
    for number, (body, (_, step)) in enumerate(MAPPINGS.items()):
        expected = [step(p, i, 0 if is_new else o) for i, (p, o) in enumerate(zip(a, x, strict=True))]
        array, count = call(f"kernel{number}", a, np.zeros(2), x.copy())
        assert np.array_equal(array, expected), (body, extent)
        assert count == np.count_nonzero(expected), (body, extent)


@pytest.mark.parametrize("format", FORMATS)
def test_reductions(format: str) -> None:
    for extent in EXTENTS:
        text = module_of(TO_SCALAR, [body for body, _ in REDUCTIONS.values()], format, extent)
        for program in as_loops(text):
            check_reductions(lambda name, *given, program=program: run(program, name, *given)[0], extent)


@pytest.mark.full
@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("output", OUTPUTS)
def test_outputs(output: str, format: str) -> None:
    for extent in EXTENTS:
        text = module_of(TO_BLOCKS, [body for body, _ in MAPPINGS.values()], format, extent, OUTPUTS[output])
        for program in as_loops(text):
            check_mappings(lambda name, *given, program=program: run(program, name, *given), extent, output == "new")


@pytest.mark.full
@pytest.mark.parametrize("format", FORMATS)
def test_natively(format: str) -> None:
    text = module_of(TO_SCALAR, [body for body, _ in REDUCTIONS.values()], format, 3)
    functions = compile(text).functions
    check_reductions(lambda name, *given: functions[name](*given), 3)
    for output, made in OUTPUTS.items():
        functions = compile(module_of(TO_BLOCKS, [body for body, _ in MAPPINGS.values()], format, 3, made)).functions
        check_mappings(lambda name, *given, functions=functions: functions[name](*given), 3, output == "new")


STRIDED = """
#F = #sparse_tensor.encoding<{ map = (i) -> (FORMAT) }>
func.func @kernel(%a: tensor<2xf64>, %x: tensor<EXTENTxf64>) -> tensor<EXTENTxf64> {
  %s = sparse_tensor.convert %x : tensor<EXTENTxf64> to tensor<EXTENTxf64, #F>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (2 * i)>], iterator_types = ["parallel"]
  } ins(%a : tensor<2xf64>) outs(%s : tensor<EXTENTxf64, #F>) {
  ^bb0(%p: f64, %o: f64):
    BODY
    linalg.yield %r : f64
  } -> tensor<EXTENTxf64, #F>
  %1 = sparse_tensor.convert %0 : tensor<EXTENTxf64, #F> to tensor<EXTENTxf64>
  return %1 : tensor<EXTENTxf64>
}
"""


@pytest.mark.parametrize("extent", [3, 4, 5, 6])
def test_blocks_subscripted_by_a_loop_with_fewer_iterations(extent: int) -> None:
    a, x = np.array([7.0, 9.0]), np.arange(1.0, extent + 1)
    expected = x.copy()
    expected[:4:2] += a
    for program in as_loops(module_of(STRIDED, [MAPPINGS["sum"][0]], "dense", extent)):
        assert np.array_equal(run(program, "kernel0", a, x.copy())[0], expected)
