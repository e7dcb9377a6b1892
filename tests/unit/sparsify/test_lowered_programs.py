"""Programs that --sparsifier and other pipelines have brought to the llvm dialect do what they did before."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from pyopt.driver.execute import run_in_process
from pyopt.interpreter import Options, RunError
from tests.support.executed import environment_of, without_addresses
from tools.sparse.carried_draw import draw as draw_program
from tools.sparse.carried_draw import inputs_of as inputs_of_program
from tools.sparse.check import functions_of, name_of, rounded
from tools.sparse.kernels import NONE, PATTERNS, module_text, wrapper
from tools.sparse.lowered import WAYS, lower, run_lowered
from tools.sparse.semirings import expected, text_of
from tools.sparse.semirings_draw import arguments_of, draw, inputs_of
from tools.sparse.table import KERNELS, selected

if TYPE_CHECKING:
    from tools.sparse.kernels import TableKernel

BATCHED = ("BATCH", "BCSR")
"""Formats of which the runtime library has no storage."""
BY_LIBRARY = ("sparsifier", "library-deallocated")
EXECUTED = sorted((Path(__file__).parents[2] / "lit" / "run" / "executed").glob("*.mlir"))
PRINTING_WAYS = ("--sparsifier", "--sparsifier=enable-runtime-library=false")
FREEING = ("deallocated",)
"""Ways on which all memory is freed. Handles of the runtime library are left by what converts to them."""


def check_kernel(kernel: TableKernel, choice: int, ways: tuple[str, ...] = tuple(WAYS)) -> None:
    """The kernel computes what NumPy does, in one of its formats."""
    formats = kernel.choices[choice % len(kernel.choices)]
    if set(BATCHED) & set(formats.by_tensor.values()):
        ways = tuple(way for way in ways if way not in BY_LIBRARY)
    functions = functions_of(kernel, formats, quick=True)
    text = module_text(functions) + "".join([wrapper(one, "w" + name_of(one), NONE) for one in functions])
    for way in ways:
        program = lower(text, WAYS[way])
        for at, function in enumerate(functions):
            for pattern in PATTERNS:
                inputs = function.inputs(pattern, at)
                given = [inputs[one].copy() for one in function.arguments]
                options = Options(check_leaks=way in FREEING)
                found = run_lowered(program, "w" + name_of(function), *given, options=options)
                for one, wanted in zip(found, function.expected(inputs), strict=True):
                    np.testing.assert_array_equal(rounded(one), rounded(wanted), err_msg=f"{way}, {pattern}")


def check_semirings(seed: int, all_dense: bool) -> None:
    kernel = draw(seed, all_dense)
    arrays = inputs_of(kernel, seed)
    for way, stages in WAYS.items():
        options = Options(check_leaks=way in FREEING)
        (found,) = run_lowered(lower(text_of(kernel), stages), "main", *arguments_of(kernel, arrays), options=options)
        np.testing.assert_array_equal(found, expected(kernel, arrays), err_msg=way)


def check_printed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment_of(path).items():
        monkeypatch.setenv(name, value)
    command = [str(path), "-e", "main", "-entry-point-result=void"]
    before = run_in_process(command)
    assert before[0] == 0 and before[1]
    for way in PRINTING_WAYS:
        code, out, err = run_in_process([*command, "--linalg-generalize-named-ops", way])
        assert (code, err) == (0, before[2]), way
        assert without_addresses(out) == without_addresses(before[1])


def test_a_kernel_behind_all_pipelines() -> None:
    (kernel,) = selected(names="matrix:spmv", formats="CSR")
    check_kernel(kernel, 0)


@pytest.mark.parametrize("all_dense", [True, False])
def test_semirings_behind_all_pipelines(all_dense: bool) -> None:
    check_semirings(6, all_dense)


@pytest.mark.parametrize("name", ["sparse-file", "vectors"])
def test_a_program_prints_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_printed(next(path for path in EXECUTED if path.stem == name), monkeypatch)


@pytest.mark.full
@pytest.mark.parametrize("path", EXECUTED, ids=lambda path: path.stem)
def test_programs_print_the_same(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_printed(path, monkeypatch)


@pytest.mark.full
@pytest.mark.parametrize("number", range(0, len(KERNELS), 6))
def test_kernels_behind_one_pipeline_each(number: int) -> None:
    kernel, way = KERNELS[number], tuple(WAYS)[number // 6 % len(WAYS)]
    check_kernel(kernel, number, (way,))


@pytest.mark.full
@pytest.mark.parametrize("all_dense", [True, False])
@pytest.mark.parametrize("seed", range(3000, 3006))
def test_more_semirings_behind_all_pipelines(seed: int, all_dense: bool) -> None:
    check_semirings(seed, all_dense)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(2000, 2008))
def test_programs_whose_loops_carry_tensors(seed: int) -> None:
    program = draw_program(seed)
    for way, stages in WAYS.items():
        lowered = lower(program.text(), stages)
        for inputs in inputs_of_program(seed):
            given = [*[one.copy() for one in inputs.matrices], inputs.iterations, inputs.choice]
            options = Options(check_leaks=way in FREEING)
            found = run_lowered(lowered, "main", *given, options=options)
            for one, wanted in zip(found, program.expected(inputs), strict=True):
                np.testing.assert_array_equal(one, wanted, err_msg=way)


BEYOND = """func.func @main(%a: memref<4xi32>, %i: index) -> i32 {
  %r = memref.load %a[%i] : memref<4xi32>
  return %r : i32
}"""


def test_accesses_out_of_bounds_are_refused() -> None:
    program = lower(BEYOND, ["--test-lower-to-llvm"])
    array = np.arange(4, dtype=np.int32)
    assert run_lowered(program, "main", array, 3) == [3]
    with pytest.raises(RunError, match="bytes 16 to 20 are out of the bounds of memory of 16 bytes"):
        run_lowered(program, "main", array, 4)
