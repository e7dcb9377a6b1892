"""Elements are inserted anywhere into tensors that have elements already: copies, loads, arguments, results of ops."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pytest

import pyopt
from pyopt.driver.run import run_in_process
from pyopt.interpreter import Options, parse, run
from tests.unit.sparsify.test_batches import FORMATS as BATCHES
from tools.sparse.lowered import WAYS, lower, run_lowered

if TYPE_CHECKING:
    from pyopt.interpreter.numbers import Array

FORMATS: Final = {
    **BATCHES,
    "dense rows": "(i : dense, j : dense, k : compressed)",
    "all compressed": "(i : compressed, j : compressed, k : compressed)",
    "other order": "(k : compressed, i : dense, j : compressed), posWidth = 16, crdWidth = 8",
    "COO": "(i : compressed(nonunique), j : singleton(nonunique), k : singleton)",
    "blocks below": "(i : dense, j floordiv 2 : compressed, k floordiv 2 : compressed, "
    "j mod 2 : dense, k mod 2 : dense)",
    "loose below": "(i : compressed, j : loose_compressed, k : compressed)",
}
T: Final = "tensor<?x?x?xf64, #B>"
SOURCES: Final = {
    "conversion": f"%x = sparse_tensor.convert %a : tensor<?x?x?xf64> to {T}",
    "copy": f"%c = sparse_tensor.convert %a : tensor<?x?x?xf64> to {T}\n"
    f"%x = bufferization.alloc_tensor() copy(%c) : {T}",
    "load": f"%c = sparse_tensor.convert %a : tensor<?x?x?xf64> to {T}\n%x = sparse_tensor.load %c : {T}",
    "argument": f"%c = sparse_tensor.convert %a : tensor<?x?x?xf64> to {T}\n%x = func.call @same(%c) : ({T}) -> {T}",
    "select": f"%c = sparse_tensor.convert %a : tensor<?x?x?xf64> to {T}\n"
    f"%o = sparse_tensor.convert %a : tensor<?x?x?xf64> to {T}\n%x = arith.select %bit, %c, %o : {T}",
}
STEPS: Final = {
    "inline": f"%w = tensor.insert %v into %t[%i, %j, %k] : {T}",
    "call": f"%w = func.call @insert(%v, %t, %i, %j, %k) : (f64, {T}, index, index, index) -> {T}",
    "branch": f"""%even = arith.trunci %n8 : i8 to i1
      %w = scf.if %even -> ({T}) {{
        %w0 = tensor.insert %v into %t[%i, %j, %k] : {T}
        scf.yield %w0 : {T}
      }} else {{
        scf.yield %t : {T}
      }}""",
}


def program(format: str, source: str, step: str) -> str:
    """A function that inserts values at places, and says what was inserted into as well."""
    helpers = ""
    if source == "argument":
        helpers += f"func.func private @same(%t: {T}) -> {T} {{\n  return %t : {T}\n}}\n"
    if step == "call":
        helpers += f"""func.func private @insert(%v: f64, %t: {T}, %i: index, %j: index, %k: index) -> {T} {{
          %w = tensor.insert %v into %t[%i, %j, %k] : {T}
          %r = sparse_tensor.load %w hasInserts : {T}
          return %r : {T}
        }}\n"""
    return f"""#B = #sparse_tensor.encoding<{{ map = (i, j, k) -> {FORMATS[format]} }}>
    {helpers}
    func.func @f(%a: tensor<?x?x?xf64>, %values: tensor<?xf64>, %places: tensor<?x3xindex>, %bit: i1)
        -> (tensor<?x?x?xf64>, tensor<?x?x?xf64>) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %count = tensor.dim %values, %c0 : tensor<?xf64>
      {SOURCES[source]}
      %u = scf.for %n = %c0 to %count step %c1 iter_args(%t = %x) -> ({T}) {{
        %n8 = arith.index_cast %n : index to i8
        %v = tensor.extract %values[%n] : tensor<?xf64>
        %i = tensor.extract %places[%n, %c0] : tensor<?x3xindex>
        %j = tensor.extract %places[%n, %c1] : tensor<?x3xindex>
        %k = tensor.extract %places[%n, %c2] : tensor<?x3xindex>
        {STEPS[step]}
        scf.yield %w : {T}
      }}
      %r = sparse_tensor.load %u hasInserts : {T}
      %d = sparse_tensor.convert %r : {T} to tensor<?x?x?xf64>
      %s = sparse_tensor.convert %x : {T} to tensor<?x?x?xf64>
      return %d, %s : tensor<?x?x?xf64>, tensor<?x?x?xf64>
    }}"""


def draw(seed: int, shape: tuple[int, ...], step: str) -> tuple[list[Any], Array]:
    """Arguments, and the first result: where nothing fits in, nothing is inserted."""
    drawn = random.Random(seed)
    array = np.zeros(shape)
    for place in np.ndindex(*shape):
        array[place] = drawn.choice((0, 0, drawn.randint(-9, 9)))
    count = drawn.randint(0, 6) if array.size else 0
    values = np.array([float(drawn.randint(-9, 9)) for _ in range(count)])
    places = np.array([[drawn.randrange(extent) for extent in shape] for _ in range(count)], np.int64).reshape(-1, 3)
    expected = array.copy()
    for number, (value, at) in enumerate(zip(values, places, strict=True)):
        if step != "branch" or number % 2:
            expected[tuple(at)] = value
    return [array, values, places, bool(seed % 2)], expected


def shapes(format: str) -> list[tuple[int, ...]]:
    blocks = "blocks" in format
    return [(4, 4, 2), (2, 2, 4)] if blocks else [(3, 4, 2), (0, 3, 2), (2, 0, 3), (1, 2, 0), (1, 1, 1)]


def check_natively(format: str, source: str, step: str, seed: int) -> None:
    text = program(format, source, step)
    module: Any = pyopt.compile(text)
    interpreted = parse(text)
    for shape in shapes(format):
        arguments, expected = draw(seed, shape, step)
        for found, kept in (run(interpreted, "f", *arguments), module.f(*arguments)):
            np.testing.assert_array_equal(found, expected, f"{format} {source} {step} {shape} {seed}")
            np.testing.assert_array_equal(kept, arguments[0])


@pytest.mark.full
@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("format", FORMATS)
def test_natively(format: str, source: str) -> None:
    """Each format with each source and with each step, and each source with each step."""
    pytest.importorskip("llvmlite")
    steps = list(STEPS)
    number = list(FORMATS).index(format) + list(SOURCES).index(source)
    check_natively(format, source, steps[number % len(steps)], len(format) + len(source))


@pytest.mark.full
@pytest.mark.parametrize("way", ["deallocated", "sparsifier-direct"])
@pytest.mark.parametrize("format", FORMATS)
def test_behind_pipelines(format: str, way: str) -> None:
    """In the interpreter, which sees accesses out of bounds; with the deallocation of buffers nothing is left."""
    drawn = random.Random(format + way)
    source, step = drawn.choice(list(SOURCES)), drawn.choice(list(STEPS))
    behind = lower(program(format, source, step), WAYS[way])
    for shape in shapes(format)[:2]:
        arguments, expected = draw(drawn.randrange(100), shape, step)
        options = Options(check_leaks=way == "deallocated")
        found, kept = run_lowered(behind, "f", *arguments, options=options)
        np.testing.assert_array_equal(found, expected)
        np.testing.assert_array_equal(kept, arguments[0])


FRESH: Final = """#B = #sparse_tensor.encoding<{ map = (i, j) -> (i : batch, j : compressed) }>
func.func private @insert(%t: tensor<3x4xf64, #B>, %v: f64, %i: index) -> tensor<3x4xf64, #B> {
  %w = tensor.insert %v into %t[%i, %i] : tensor<3x4xf64, #B>
  return %w : tensor<3x4xf64, #B>
}
func.func @f(%v: f64, %i: index) -> tensor<3x4xf64> {
  %e = tensor.empty() : tensor<3x4xf64, #B>
  %u = func.call @insert(%e, %v, %i) : (tensor<3x4xf64, #B>, f64, index) -> tensor<3x4xf64, #B>
  %r = sparse_tensor.load %u hasInserts : tensor<3x4xf64, #B>
  %d = sparse_tensor.convert %r : tensor<3x4xf64, #B> to tensor<3x4xf64>
  return %d : tensor<3x4xf64>
}
"""


def test_batches_that_are_filled_in_other_functions_are_refused() -> None:
    code, _, errors = run_in_process(["--sparsifier=enable-runtime-library=false", "-"], FRESH)
    assert code == 1
    assert "all elements of the batch have storage of one size" in errors


def test_reference_exact_leaves_insertions() -> None:
    """mlir-opt inserts behind the elements that there are."""
    text = program("all compressed", "conversion", "inline")
    for options, makes_new in (("", True), ("=reference-exact=true", False)):
        code, out, errors = run_in_process([f"--stage-sparse-ops{options}", "-"], text)
        assert (code, errors) == (0, "")
        assert ("sparse_tensor.foreach" in out) == makes_new
