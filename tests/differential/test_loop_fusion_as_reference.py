"""affine-loop-fusion makes of random functions what mlir-opt makes of them."""

from __future__ import annotations

import re

import pytest

from pyopt.driver.run import run_in_process
from tests.support.affine_producers import AffineProducers
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")

BUFFER = re.compile(r"%alloc(_\d+)?\b")
OPTIONS = ("", "mode=producer", "mode=sibling", "mode=producer maximal", "compute-tolerance=20")
OTHERWISE = {71, 158, 170}
"""Seeds of functions in which mlir-opt has other boxes, or does not fuse: see docs/differences.md."""


def without_order(text: str) -> tuple[list[str], list[str]]:
    """The lines without allocations, and these: mlir-opt makes several of them in an order that changes each time."""
    lines = text.strip().split("\n")
    allocations = [line for line in lines if " = memref.alloc()" in line]
    names: dict[str, str] = {}
    rest = [
        BUFFER.sub(lambda found: names.setdefault(found[0], f"%buffer{len(names)}"), line)
        for line in lines
        if line not in allocations
    ]
    return rest, sorted([BUFFER.sub("%buffer", line) for line in allocations])


@pytest.mark.parametrize("odd", [False, True])
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_functions(number: int, odd: bool) -> None:
    assert MLIR_OPT is not None
    seeds = [seed for seed in range(40 * number, 40 * number + 40) if seed not in OTHERWISE]
    programs = [AffineProducers(seed, odd).text() for seed in seeds]
    # mlir-opt makes invalid IR of some loops that end at the counter of another one.
    programs = [program for program in programs if "(d0) -> (d0" not in program]
    text = "// -----\n".join(programs)
    flags = ("--split-input-file", "--mlir-print-debuginfo", "--mlir-print-local-scope", "-")
    options = OPTIONS[number]
    wanted = run_program([MLIR_OPT, f"--affine-loop-fusion={options}", *flags], text, ".", timeout=60)
    code, found, errors = run_in_process([f"--affine-loop-fusion=reference-exact {options}", *flags], text)
    assert (wanted.code, wanted.err, code, errors) == (0, "", 0, "")
    parts = found.split("// -----")
    for program, one, other in zip(programs, parts, wanted.out.split("// -----"), strict=True):
        assert without_order(one) == without_order(other), program
    _, unchanged, _ = run_in_process([*flags], text)
    changed = sum([a != b for a, b in zip(parts, unchanged.split("// -----"), strict=True)])
    assert changed > (0 if "sibling" in options else 15)
