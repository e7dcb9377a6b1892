"""The class names of passes, which stand in dumps and in timing, are those of mlir-opt."""

from __future__ import annotations

import os
import re
import subprocess

import pytest

from pyopt.driver.run import run_in_process
from pyopt.passes.registry import PASSES, known_pass
from pyopt.pipeline.reference_passes import NAMES
from tests.support.reference import MLIR_OPT

COMMON = [
    name
    for name in sorted(set(PASSES) & set(NAMES.split()))
    if known_pass(name).expand is None and not name.startswith("test-")
]
OPTIONS = {"sparse-vectorization": "{vl=4}"}
"""What passes need to run at all."""
EARLY = "convert-linalg-to-std"
"""A pass that takes functions, and not those of the llvm dialect, which others make of them."""
INPUT = "func.func @f() {\n  return\n}\n"


def pipeline() -> str:
    """All passes that both have; those on functions first, as others may convert these."""
    on_functions: list[str] = []
    others: list[str] = []
    for name in COMMON:
        text = name + OPTIONS.get(name, "")
        if name == EARLY:
            others.insert(0, text)
        elif known_pass(name).anchor == "func.func":
            on_functions.append(f"func.func({text})")
        else:
            others.append(text)
    return f"builtin.module({','.join([*on_functions, *others])})"


def dumped(errors: str) -> dict[str, str]:
    """Class names by arguments."""
    return {argument: name for name, argument in re.findall(r"IR Dump Before (\S+) \(([\w-]+)", errors)}


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
def test_class_names_are_those_of_the_reference() -> None:
    assert MLIR_OPT is not None
    flags = [f"--pass-pipeline={pipeline()}", "--mlir-print-ir-before-all"]
    environment = {**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"}
    found = subprocess.run(
        [MLIR_OPT, *flags, "-"], input=INPUT, capture_output=True, text=True, env=environment, check=False
    )
    theirs = dumped(found.stderr)
    ours = dumped(run_in_process(flags, INPUT)[2])
    assert set(ours) == set(COMMON) and set(theirs) == set(COMMON)
    assert ours == theirs


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
def test_texts_of_pipelines_are_those_of_the_reference() -> None:
    """So that mlir-opt reads what is dumped, and reproducers: options that only pyopt has are left out."""
    assert MLIR_OPT is not None
    flags = [f"--pass-pipeline={pipeline()}", "--dump-pass-pipeline"]
    found = subprocess.run([MLIR_OPT, *flags, "-"], input=INPUT, capture_output=True, text=True, check=False)
    theirs = pipeline_in(found.stderr)
    ours = pipeline_in(run_in_process(flags, INPUT)[2])
    assert len(theirs) > len(COMMON)
    assert ours == theirs


def pipeline_in(errors: str) -> list[str]:
    """The lines of the pipeline that is dumped."""
    return errors.partition("Pass Manager with ")[2].partition("\n)\n")[0].splitlines()
