"""sparse_tensor.iterate and coiterate run natively as they are interpreted; so do types without a rank."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")

import pyopt
from pyopt.driver.execute import run_in_process
from pyopt.interpreter import parse, run
from pyopt.interpreter.api import find_function
from pyopt.interpreter.convert import array_of_value, value_of_array
from pyopt.interpreter.signatures import signature_of
from pyopt.native.compiling import compile_to_object
from pyopt.native.interpreted import run_values
from pyopt.native.libraries import LibraryFunctions
from pyopt.native.loading import Entry
from tests.unit.sparsify import test_iteration, test_iteration_spaces
from tools.sparse.formats import FORMATS, held

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.numbers import Array

NAMES = test_iteration.VECTORS + test_iteration.MATRICES + test_iteration.TENSORS


def check_same(text: str, name: str, inputs: Sequence[Sequence[Array]], check: str = "extents") -> None:
    """A function gives natively what it gives in the interpreter."""
    compiled = compile_to_object(text, check=check)
    entry = Entry(compiled, LibraryFunctions(compiled.declarations, str, str))
    program = parse(text)
    function = find_function(program.module, name)
    assert function is not None
    type = signature_of(function)
    assert type is not None
    for arrays in inputs:
        values = [value_of_array(one.copy(), kind) for one, kind in zip(arrays, type.inputs, strict=True)]
        results = run_values(entry, name, values, type.inputs, type.results)
        found = [array_of_value(one, kind) for one, kind in zip(results, type.results, strict=True)]
        wanted = run(program, name, *[one.copy() for one in arrays])
        assert [one.tolist() for one in found] == [one.tolist() for one in wanted], arrays


def drawn(names: Sequence[str], shape: tuple[int, ...], seed: int) -> list[list[Array]]:
    randomness = np.random.default_rng(seed)
    found: list[list[Array]] = []
    for density in (0.0, 0.5, 0.9):
        arrays = [np.where(randomness.random(shape) < density, randomness.integers(1, 4, shape), 0) for _ in names]
        found.append([held(name, one.astype(np.float64)) for name, one in zip(names, arrays, strict=True)])
    return found


@pytest.mark.full
@pytest.mark.parametrize("name", NAMES)
def test_iterate(name: str) -> None:
    levels = test_iteration.level_count(name)
    shape = (4, 8, 6)[: FORMATS[name].partition("->")[0].count(",") + 1]
    for spaces in ([(0, levels)], [(at, at + 1) for at in range(levels)]):
        check_same(test_iteration.program(name, spaces), "f", drawn([name], shape, 3))


@pytest.mark.full
@pytest.mark.parametrize("names", [("SV", "SV8"), ("SV", "DV"), ("DV", "LV"), ("SV", "LV", "SV8")])
def test_coiterate(names: tuple[str, ...]) -> None:
    for count in (1, 2, 3):
        for cases in list(combinations((3, 1, 2), count))[:2]:
            check_same(test_iteration_spaces.program(names, cases), "f", drawn(names, (9,), count), "bounds")


def test_both_on_the_command_line() -> None:
    for text, arguments in (
        (test_iteration.program("CSR32", [(0, 1), (1, 2)]), ["random(7)"]),
        (
            test_iteration_spaces.program(("SV", "SV"), (3, 1)),
            ["random(3)", "random(4)"],
        ),
    ):
        given = ["--entry", "f", *[part for one in arguments for part in ("--arg", one)]]
        interpreted = run_in_process(given, text)
        assert interpreted[0] == 0 and len(interpreted[1]) > 3, interpreted
        for flags in (["--jit"], ["--jit", "--check", "bounds"]):
            assert run_in_process([*given, *flags], text) == interpreted


UNRANKED = """
func.func @main(%a: tensor<*xELEMENT>, %i: index) -> (tensor<*xELEMENT>, index) {
  %0 = tensor.dim %a, %i : tensor<*xELEMENT>
  return %a, %0 : tensor<*xELEMENT>, index
}
func.func @write(%a: memref<*xELEMENT>, %x: ELEMENT) -> memref<*xELEMENT> {
  %0 = memref.cast %a : memref<*xELEMENT> to memref<?x?xELEMENT>
  %c0 = arith.constant 0 : index
  memref.store %x, %0[%c0, %c0] : memref<?x?xELEMENT>
  return %a : memref<*xELEMENT>
}
"""


@pytest.mark.parametrize("element", ["f64", "bf16", "i1", "i5", "index", "f8E5M2"])
def test_arguments_without_a_rank(element: str) -> None:
    text = UNRANKED.replace("ELEMENT", element)
    one = "1" if element[0] in "i" else "1.0"
    for given in (
        ["--arg", f"[[0, {one}, {one}], [0, 0, {one}]]", "--arg", "1"],
        ["--arg", f"[{one}]", "--arg", "0"],
        ["--entry", "write", "--print-memrefs", "--arg", "[[0, 0], [0, 0]]", "--arg", one],
    ):
        interpreted = run_in_process(given, text)
        assert interpreted[0] == 0, interpreted
        assert run_in_process([*given, "--jit"], text) == interpreted


def test_tensors_without_a_rank_from_python() -> None:
    writable = "%a: tensor<*xf32> {bufferization.writable = true}"
    text = "func.func @f(%a: tensor<*xf32>) -> tensor<*xf32> {\n  return %a : tensor<*xf32>\n}\n"
    module: Any = pyopt.compile(text + text.replace("%a: tensor<*xf32>", writable).replace("@f", "@own"))
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    array.flags.writeable = False
    for given in (array, array.T, array[:, ::2], array[:0], array[0, 0:1].reshape(()), [1.0, 2.0], 3.0):
        found = module.f(given)
        assert np.array_equal(found, np.asarray(given)) and not np.may_share_memory(found, array)
    own = array.copy()
    assert module.own(own) is own
    for wrong in (array, own.T, [1.0], 3.0):
        with pytest.raises(pyopt.NativeError, match=r"argument 1 of @own: .*tensor<\*xf32>"):
            module.own(wrong)
