"""Passes on affine loops and accesses make of random functions what mlir-opt makes of them."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from tests.support.affine_memory import AffineMemory
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")

PASSES = (
    ("affine-scalrep", True, 1000),
    ("affine-parallelize", True, 1100),
    ("affine-loop-invariant-code-motion", True, 1200),
    ("affine-loop-tile", True, 1300),
    ("affine-loop-normalize", False, 1400),
    ("affine-raise-from-memref", False, 1500),
)
"""(name, whether it has `reference-exact`, the first seed)"""


@pytest.mark.parametrize(("name", "exact", "seed"), PASSES)
def test_functions(name: str, exact: bool, seed: int) -> None:
    assert MLIR_OPT is not None
    programs = [AffineMemory(number, number % 2 == 0).text() for number in range(seed, seed + 50)]
    text = "// -----\n".join(programs)
    flags = ("--split-input-file", "--mlir-print-debuginfo", "--mlir-print-local-scope", "-")
    wanted = run_program([MLIR_OPT, f"--{name}", *flags], text, ".", timeout=60)
    code, found, errors = run_in_process([f"--{name}{'=reference-exact=true' if exact else ''}", *flags], text)
    assert (wanted.code, wanted.err, code, errors) == (0, "", 0, "")
    parts = found.split("// -----")
    for program, one, other in zip(programs, parts, wanted.out.split("// -----"), strict=True):
        assert one.split("\n") == other.split("\n"), program
    _, unchanged, _ = run_in_process([*flags], text)
    assert sum([a != b for a, b in zip(parts, unchanged.split("// -----"), strict=True)]) > 2
