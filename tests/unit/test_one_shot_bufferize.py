"""one-shot-bufferize keeps what functions compute, and its time grows with the length of the input."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import pytest

from pyopt.interpreter import parse, run
from tests.support.shell import run_tool

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


def seconds(text: str, folder: str) -> float:
    start = time.perf_counter()
    assert run_tool([ALLOW], text, folder).code == 0
    return time.perf_counter() - start


@pytest.mark.full
def test_growth(tmp_path: Path) -> None:
    """Four times the ops take about four times as long; pairs of them would take sixteen times."""
    small, large = chain(500), chain(2000)
    seconds(small, str(tmp_path))
    ratio = min(seconds(large, str(tmp_path)) for _ in range(2)) / min(seconds(small, str(tmp_path)) for _ in range(3))
    assert ratio < 10
