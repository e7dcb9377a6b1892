"""one-shot-bufferize keeps what functions compute, and its time grows with the length of the input."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
from pyopt.interpreter import parse, run
from tests.support.shell import run_tool
from tests.support.work import calls_in

LIT = Path(__file__).resolve().parents[1] / "lit" / "one-shot-bufferize"
ALLOW = "--one-shot-bufferize=allow-return-allocs-from-loops"
FLAGS = (
    ALLOW,
    f"{ALLOW} analysis-heuristic=top-down",
    f"{ALLOW} analysis-heuristic=fuzzer analysis-fuzzer-seed=5",
    "--one-shot-bufferize=copy-before-write allow-return-allocs-from-loops",
)
VECTOR = np.arange(4, dtype=np.float32)
FUNCTIONS: tuple[tuple[str, str, tuple[object, ...]], ...] = (
    ("known_faults.mlir", "elementwise_across_iterations", (0, 3, 1, 2.0)),
    ("known_faults.mlir", "copy_over_yielded", (True, VECTOR, 7.0, 1)),
    ("known_faults.mlir", "copy_over_yielded", (False, VECTOR, 7.0, 1)),
    ("known_faults.mlir", "yields_alias", (0, 2, 1, 5.0, 1)),
    ("known_faults.mlir", "expand_behind_collapse", (VECTOR.reshape(2, 2), 2, 2, 1)),
    ("analysis.mlir", "two_slices", (2, 3.0)),
    ("analysis.mlir", "slice_of_slice", (2, 3.0)),
    ("analysis.mlir", "write_in_loop_read_behind", (0, 8, 1, 4.0, 2)),
    ("analysis.mlir", "read_in_one_branch", (True, 1, 4.0)),
    ("analysis.mlir", "read_in_one_branch", (False, 1, 4.0)),
    ("analysis.mlir", "matmul_of_itself", (2.0,)),
)


def chunk_of(file: str, function: str) -> str:
    """The part of a lit test that has a function."""
    return next(part for part in (LIT / file).read_text().split("// -----") if f"@{function}(" in part)


@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize(("file", "function", "inputs"), FUNCTIONS)
def test_meaning(file: str, function: str, inputs: tuple[object, ...], flag: str, tmp_path: Path) -> None:
    text = chunk_of(file, function)
    result = run_tool([flag], text, str(tmp_path))
    assert result.code == 0, result.err
    assert "memref" in result.out
    expected = run(parse(text), function, *inputs)
    found = run(parse(result.out), function, *inputs)
    for one, other in zip(expected, found, strict=True):
        np.testing.assert_array_equal(one, other)


def chain(length: int) -> str:
    """Insertions one into the other."""
    lines = [f"  %{number + 1} = tensor.insert %v into %{number}[%i] : tensor<8xf32>" for number in range(length)]
    start = "func.func @f(%v: f32, %i: index) -> f32 {\n  %0 = bufferization.alloc_tensor() : tensor<8xf32>\n"
    end = f"\n  %x = tensor.extract %{length}[%i] : tensor<8xf32>\n  return %x : f32\n}}\n"
    return start + "\n".join(lines) + end


def calls(text: str) -> int:
    codes: list[int] = []
    found = calls_in(lambda: codes.append(run_in_process([ALLOW], text)[0]))
    assert codes == [0]
    return found


@pytest.mark.full
def test_growth() -> None:
    """Four times the ops take about four times the work; pairs of them would take sixteen times."""
    small = chain(500)
    calls(small)
    assert calls(chain(2000)) < 6 * calls(small) + 1_000
