"""Random functions on integers of twice a width become those of mlir-opt."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program
from tests.support.wide_integers import WideInteger

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")


@pytest.mark.parametrize("extents", ["", "3", "2x2"])
@pytest.mark.parametrize("width", [8, 16, 32])
def test_functions(width: int, extents: str) -> None:
    program = "".join([WideInteger(seed, f"f{seed}", width, extents).text() for seed in range(1000, 1020)])
    options = f"widest-int-supported={width}"
    flags = ("--mlir-print-debuginfo", "--mlir-print-local-scope")
    assert MLIR_OPT is not None
    wanted = run_program([MLIR_OPT, f"--arith-emulate-wide-int={options}", *flags, "-"], program, ".", timeout=60)
    code, text, errors = run_in_process([f"--arith-emulate-wide-int={options} reference-exact=true", *flags], program)
    assert (wanted.code, wanted.err, code, errors) == (0, "", 0, "")
    assert text.splitlines() == wanted.out.splitlines()
