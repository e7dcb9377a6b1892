"""Whatever inputs tests/lit has: generate-runtime-verification makes the assertions that mlir-opt makes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pyopt.driver.run import run_in_process
from pyopt.passes.verification.dialects import linalg, memref, tensor
from tests.differential.same_text import LIT
from tests.support.lit_file import chunks, lit_files
from tests.support.reference import MLIR_OPT
from tests.support.shell import CommandResult, run_program

CHECKED = frozenset((*linalg.RUNTIME_CHECKS, *memref.RUNTIME_CHECKS, *tensor.RUNTIME_CHECKS))
FLAGS = ["--allow-unregistered-dialect", "-"]
FLAG = "--generate-runtime-verification"
WITH_SCF = """
func.func @with_scf(%c: i1) {
  scf.if %c {
  }
  return
}
"""
"""mlir-opt crashes where nothing has loaded the dialect of the ops that it makes."""
FOLDERS = sorted({path.relative_to(LIT).parts[0] for path in lit_files(LIT)})
LONG = 20_000


def inputs(folder: str) -> list[str]:
    """The chunks that have ops with checks, without comments, which have the ops' names as well."""
    found: list[str] = []
    for path in lit_files(LIT):
        if path.relative_to(LIT).parts[0] != folder:
            continue
        for chunk in chunks(path.read_text(encoding="utf-8", errors="surrogateescape")):
            text = "".join([line for line in chunk.text.splitlines(True) if not line.lstrip().startswith("//")])
            if len(text) < LONG and CHECKED & set(re.findall(r"\w+\.\w+", text)):
                found.append(text + WITH_SCF)
    return found


def reference(text: str, *flags: str) -> CommandResult:
    assert MLIR_OPT is not None
    return run_program([MLIR_OPT, *flags, *FLAGS], text, str(Path.cwd()))


def agrees(text: str) -> bool | None:
    """Both make the same; None where mlir-opt rejects the text, or prints it in another way without the pass."""
    wanted = reference(text, FLAG)
    if wanted.code != 0:
        return None
    code, found, _ = run_in_process([f"{FLAG}=reference-exact=true", *FLAGS], text)
    if (code, found.splitlines()) == (0, wanted.out.splitlines()):
        return True
    code, found, _ = run_in_process(FLAGS, text)
    generic = run_in_process(["--mlir-print-op-generic", *FLAGS], text)[1]
    same = found.splitlines() == reference(text).out.splitlines()
    return False if code == 0 and same and generic == reference(text, "--mlir-print-op-generic").out else None


@pytest.mark.full
@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
@pytest.mark.parametrize("folder", FOLDERS)
def test_inputs_of_a_folder(folder: str) -> None:
    for text in inputs(folder):
        assert agrees(text) is not False, text


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
def test_most_inputs_are_compared() -> None:
    found = [agrees(text) for text in inputs("generate-runtime-verification")]
    assert found.count(True) > len(found) // 2 > 10
