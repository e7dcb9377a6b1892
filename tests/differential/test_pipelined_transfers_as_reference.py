"""affine-pipeline-data-transfer makes of random functions what mlir-opt makes of them."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from tests.support.affine_transfers import AffineTransfers
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")


@pytest.mark.parametrize("form", ["--mlir-print-debuginfo", "--mlir-print-op-generic"])
def test_functions(form: str) -> None:
    assert MLIR_OPT is not None
    programs = [AffineTransfers(seed + 1000).text() for seed in range(80)]
    text = "// -----\n".join(programs)
    flags = ("--split-input-file", form, "--mlir-print-local-scope", "-")
    wanted = run_program([MLIR_OPT, "--affine-pipeline-data-transfer", *flags], text, ".", timeout=60)
    code, found, errors = run_in_process(["--affine-pipeline-data-transfer=reference-exact=true", *flags], text)
    assert (wanted.code, wanted.err, code, errors) == (0, "", 0, "")
    parts = found.split("// -----")
    for program, one, other in zip(programs, parts, wanted.out.split("// -----"), strict=True):
        assert one.split("\n") == other.split("\n"), program
    assert sum([" mod 2" in part for part in parts]) > 40
