"""Random linalg.generic ops get the names, and have their inputs unfolded, as by mlir-opt."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from tests.support.generics import Generic
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")


@pytest.mark.parametrize("dynamic", [False, True])
def test_generics(dynamic: bool) -> None:
    program = "".join([Generic(seed, f"g{seed}", dynamic).text() for seed in range(1000, 1200)])
    flags = ("--linalg-specialize-generic-ops", "--mlir-print-debuginfo", "--mlir-print-local-scope")
    assert MLIR_OPT is not None
    wanted = run_program([MLIR_OPT, *flags, "-"], program, ".", timeout=60)
    code, text, errors = run_in_process(flags, program)
    assert (wanted.code, wanted.err, code, errors) == (0, "", 0, "")
    assert text.splitlines() == wanted.out.splitlines()
    assert text.count("linalg.transpose") > 10 and text.count("linalg.broadcast") > 10
