"""affine-scalrep makes of random functions what mlir-opt makes of them."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from tests.support.affine_memory import AffineMemory
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")


@pytest.mark.parametrize("others", [False, True])
def test_functions(others: bool) -> None:
    assert MLIR_OPT is not None
    programs = [AffineMemory(1000 + seed, others).text() for seed in range(60)]
    text = "// -----\n".join(programs)
    flags = ("--split-input-file", "--mlir-print-debuginfo", "--mlir-print-local-scope", "-")
    wanted = run_program([MLIR_OPT, "--affine-scalrep", *flags], text, ".", timeout=60)
    code, found, errors = run_in_process(["--affine-scalrep=reference-exact=true", *flags], text)
    assert (wanted.code, wanted.err, code, errors) == (0, "", 0, "")
    for program, one, other in zip(programs, found.split("// -----"), wanted.out.split("// -----"), strict=True):
        assert one.split("\n") == other.split("\n"), program
    # Most of them are changed by the pass.
    _, unchanged, _ = run_in_process([*flags], text)
    assert sum([a != b for a, b in zip(found.split("// -----"), unchanged.split("// -----"), strict=True)]) > 25
