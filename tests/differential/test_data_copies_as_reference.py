"""affine-data-copy-generate makes of random functions what mlir-opt makes of them."""

from __future__ import annotations

import re

import pytest

from pyopt.driver.run import run_in_process
from tests.support.affine_boxes import AffineBoxes
from tests.support.affine_memory import AffineMemory
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")

NUMBER = re.compile(r"(%c\d+)(_\d+)?\b")
BUFFER = re.compile(r"%alloc(_\d+)?\b")
OPTIONS = (
    "",
    "skip-non-unit-stride-loops",
    "fast-mem-capacity=1",
    "generate-dma fast-mem-space=3 tag-mem-space=2",
    "generate-dma skip-non-unit-stride-loops",
)


def without_order(text: str) -> tuple[list[str], list[str]]:
    """The lines without index constants, and these: mlir-opt makes some of them in an order that changes each time."""
    lines = text.strip().split("\n")
    numbers = [line for line in lines if re.match(r" *%c\d+(_\d+)? = arith.constant", line)]
    names: dict[str, str] = {}
    rest = [NUMBER.sub(r"\1", line) for line in lines if line not in numbers]
    rest = [BUFFER.sub(lambda found: names.setdefault(found[0], f"%buffer{len(names)}"), line) for line in rest]
    return rest, sorted([NUMBER.sub(r"\1", line) for line in numbers])


@pytest.mark.parametrize("number", range(len(OPTIONS)))
@pytest.mark.parametrize("generator", [AffineBoxes, AffineMemory])
def test_functions(number: int, generator: type[AffineBoxes] | type[AffineMemory]) -> None:
    assert MLIR_OPT is not None
    programs = [generator(seed + 1000 * number).text() for seed in range(40)]
    text = "// -----\n".join(programs)
    flags = ("--split-input-file", "--mlir-print-debuginfo", "--mlir-print-local-scope", "-")
    options = OPTIONS[number]
    wanted = run_program([MLIR_OPT, f"--affine-data-copy-generate={options}", *flags], text, ".", timeout=60)
    exact = f"--affine-data-copy-generate=reference-exact {options}"
    code, found, errors = run_in_process([exact, *flags], text)
    assert (wanted.code, code) == (0, 0)
    assert errors.count(" warning: ") == wanted.err.count(" warning: ")
    parts = found.split("// -----")
    for program, one, other in zip(programs, parts, wanted.out.split("// -----"), strict=True):
        assert without_order(one) == without_order(other), program
    assert sum(["memref.dealloc" in part for part in parts]) > 20
