"""linalg-block-pack-matmul makes of random products what mlir-opt makes of them."""

from __future__ import annotations

from random import Random

import pytest

from pyopt.driver.run import run_in_process
from tests.support.block_products import options, program
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")


@pytest.mark.parametrize("seed", range(8))
def test_products(seed: int) -> None:
    assert MLIR_OPT is not None
    randomness = Random(seed + 1000)
    text = "// -----\n".join([program(randomness)[0] + "\n" for _ in range(15)])
    given = options(randomness)
    flags = ("--split-input-file", "--mlir-print-debuginfo", "--mlir-print-local-scope", "-")
    wanted = run_program([MLIR_OPT, f"--linalg-block-pack-matmul={given}", *flags], text, ".", timeout=60)
    code, found, errors = run_in_process([f"--linalg-block-pack-matmul={given} reference-exact=true", *flags], text)
    assert (wanted.code, wanted.err, code, errors) == (0, "", 0, "")
    assert found.splitlines() == wanted.out.splitlines()
    assert found.count("linalg.unpack") == 15
