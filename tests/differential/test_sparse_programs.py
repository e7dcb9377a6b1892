"""Whole programs on sparse tensors print the same before any pass, behind our stages, and natively from there."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyopt.interpreter import parse
from pyopt.interpreter.execution import execute
from pyopt.interpreter.machine import Machine, Options
from pyopt.ir.symbols import table_of
from tests.support import llvm
from tests.support.cpu_runner import LIBRARIES, is_there
from tools.sparse.transform import run_program, trail, transform

FOLDER = Path(__file__).parent / "sparse_programs"
PROGRAMS = sorted(one.stem for one in FOLDER.glob("*.mlir"))


def interpreted(text: str) -> str:
    """What @main prints in the interpreter."""
    program = parse(text)
    machine = Machine(program.module, Options())
    execute(machine, table_of(program.module)["main"], [])
    return "".join(machine.printed)


@pytest.mark.full
@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_print_the_same_everywhere(name: str) -> None:
    text = (FOLDER / f"{name}.mlir").read_text(encoding="utf-8")
    expected = interpreted(text)
    assert expected
    first, rest = trail("bufrewrite")
    outcome = transform(text, list(first), "pyopt")
    assert not outcome.code, outcome.errors
    assert interpreted(outcome.text) == expected
    if not is_there():
        pytest.skip("mlir-opt and mlir-runner are not installed")
    lowered = transform(outcome.text, list(rest), "reference")
    assert not lowered.code, lowered.errors
    command = [llvm.MLIR_RUNNER, "-e", "main", "-entry-point-result=void", f"-shared-libs={LIBRARIES[0]}", "-"]
    done = run_program(command, lowered.text)
    assert not done.returncode, done.stderr
    assert done.stdout == expected


def test_rows_of_coo_by_the_library_of_the_reference() -> None:
    """Our lowered text is right with the reference's library, too, which forgets all but the first element of a row."""
    if not is_there():
        pytest.skip("mlir-opt and mlir-runner are not installed")
    path = Path(__file__).parents[1] / "lit" / "run" / "sparse-products-of-coo.mlir"
    text = path.read_text(encoding="utf-8")
    expected = interpreted(text)
    assert expected == "( ( 14, 0, 21, 6 ), ( 0, 0, 0, 0 ), ( 0, 36, 15, 18 ) )\n6\n"
    outcome = transform(text, ["--sparsifier"], "pyopt")
    assert not outcome.code, outcome.errors
    command = [llvm.MLIR_RUNNER, "-e", "main", "-entry-point-result=void", f"-shared-libs={LIBRARIES[0]}", "-"]
    assert run_program(command, outcome.text).stdout == expected
