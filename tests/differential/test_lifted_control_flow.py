"""Random control flow graphs that are lifted to scf have the text of mlir-opt, locations included."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from tests.support.control_flow import DECLARATIONS, Graph
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")


@pytest.mark.parametrize("most", [12, 40])
@pytest.mark.parametrize("ends", [False, True])
def test_graphs(ends: bool, most: int) -> None:
    program = DECLARATIONS + "".join([Graph(seed, f"g{seed}", ends, most).text() for seed in range(1000, 1150)])
    flags = ("--lift-cf-to-scf", "--mlir-print-debuginfo", "--mlir-print-local-scope")
    assert MLIR_OPT is not None
    wanted = run_program([MLIR_OPT, *flags, "-"], program, ".", timeout=60)
    code, text, errors = run_in_process(flags, program)
    assert (wanted.code, wanted.err, code, errors) == (0, "", 0, "")
    assert text.splitlines() == wanted.out.splitlines()
    assert text.count("scf.while") > 50 and ("cf.switch" in text) == ends
