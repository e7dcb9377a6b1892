"""Passes fold what they leave, or leave it as it is, and simplify blocks around it: each does as its like in mlir-opt.

The greedy driver folds, a conversion folds what it does not know, and both have settings: the order in which ops are
visited, whether blocks are merged. What a pass is about is tested elsewhere.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from pyopt.driver.run import run_in_process
from pyopt.passes.registry import PASSES, known_pass
from pyopt.pipeline.reference_passes import NAMES
from tests.support.reference import MLIR_OPT

SOURCE = Path(__file__).parent / "folds_of_passes.mlir"
ON_FUNCTIONS = (
    "affine-loop-unroll",
    "affine-loop-unroll-jam",
    "affine-simplify-min-max",
    "linalg-detensorize",
)
"""Passes that mlir-opt does not schedule on modules."""
OTHERS = (
    "convert-linalg-to-std",
    "convert-to-llvm",
    "ensure-debug-info-scope-on-llvm-func",
    "math-extend-to-supported-types",
    "one-shot-bufferize",
    "ownership-based-buffer-deallocation",
    "sparse-vectorization",
)
"""Those that want other ops, or options, and have errors here."""
COMMON = [
    name
    for name in sorted(set(PASSES) & set(NAMES.split()) - set(OTHERS))
    if known_pass(name).expand is None and not name.startswith(("print-", "test-", "view-"))
]


@pytest.mark.full
@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
@pytest.mark.parametrize("name", COMMON)
def test_passes_fold_as_those_of_the_reference(name: str) -> None:
    assert MLIR_OPT is not None
    source = SOURCE.read_text(encoding="utf-8")
    flag = f"--pass-pipeline=builtin.module(func.func({name}))" if name in ON_FUNCTIONS else f"--{name}"
    code, out, errors = run_in_process([flag, "--allow-unregistered-dialect", "-"], source)
    command = [MLIR_OPT, flag, "--allow-unregistered-dialect", "-"]
    found = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert code == 0, errors
    assert out == found.stdout
