"""Random functions on tensors of one element become scalar as by mlir-opt."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from tests.support.reference import MLIR_OPT
from tests.support.scalar_tensors import ScalarTensors
from tests.support.shell import run_program

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")


@pytest.mark.parametrize("options", ["", "{aggressive-mode=true}"])
def test_functions(options: str) -> None:
    functions = "".join([ScalarTensors(seed, f"f{seed}").text() for seed in range(1000, 1100)])
    program = "#scalar = affine_map<() -> ()>\n" + functions
    flags = (f"--pass-pipeline=builtin.module(func.func(linalg-detensorize{options}))", "--mlir-print-debuginfo")
    assert MLIR_OPT is not None
    wanted = run_program([MLIR_OPT, *flags, "-"], program, ".", timeout=60)
    code, text, errors = run_in_process(flags, program)
    assert (wanted.code, wanted.err, code, errors) == (0, "", 0, "")
    assert text.splitlines() == wanted.out.splitlines()
    assert text.count("tensor.from_elements") > 50
    # All of these functions depend on all of their tensors; see tests/unit for what becomes of them.
    assert program.count("linalg.generic") > 200 and "linalg.generic" not in text
