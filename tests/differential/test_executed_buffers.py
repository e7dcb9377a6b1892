"""The programs of tests/lit/run on buffers and vectors print the same natively, by mlir-opt alone and behind us."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from pyopt.driver.execute import run_in_process as execute
from tests.support import llvm
from tests.support.cpu_runner import LIBRARIES, is_there
from tools.sparse.transform import reference, run_program, transform

pytestmark = pytest.mark.skipif(not is_there(), reason="mlir-opt and mlir-runner are not installed")

FOLDER: Final = Path(__file__).resolve().parents[1] / "lit" / "run"
BUFFERS: Final = sorted([path.name for stem in ("sort-*", "push-back*") for path in FOLDER.glob(stem + ".mlir")])
OURS: Final = ("pushed-onto-nothing.mlir",)
"""What the reference's own rewriting gets wrong."""
VECTORS: Final = sorted([path.name for path in FOLDER.glob("vectors-*.mlir")])
SPARSIFIER: Final = "--sparsifier=enable-runtime-library=false"


def natively(text: str, flags: str) -> str:
    """What @main prints."""
    lowered = reference(text, [flags])
    assert lowered.code == 0, lowered.errors
    command = [llvm.MLIR_RUNNER, "-e", "main", "-entry-point-result=void", f"-shared-libs={LIBRARIES[0]}", "-"]
    done = run_program(command, lowered.text)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.full
def test_there_are_programs() -> None:
    assert len(BUFFERS) >= 11 and len(VECTORS) >= 6


@pytest.mark.full
@pytest.mark.parametrize("name", [*BUFFERS, *VECTORS])
def test_as_it_is(name: str) -> None:
    text = (FOLDER / name).read_text()
    code, out, err = execute(["-"], text)
    assert code == 0, err
    flags = SPARSIFIER + " vl=4" * (name in VECTORS)
    assert natively(text, flags) == out


@pytest.mark.full
@pytest.mark.parametrize("name", [*BUFFERS, *OURS])
def test_behind_our_rewriting(name: str) -> None:
    text = (FOLDER / name).read_text()
    ours = transform(text, ["--sparse-buffer-rewrite"], "pyopt")
    assert ours.code == 0 and "sparse_tensor" not in ours.text, ours.errors
    assert natively(ours.text, SPARSIFIER) == execute(["-"], text)[1]
