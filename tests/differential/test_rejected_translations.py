"""What LLVM's verifier rejects, pyopt-translate rejects: each chunk of tests/lit/translate-verifier, with both.

LLVM's messages have no location; ours have the same words, and the first one is the same.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.support import llvm
from tests.support.lit_file import chunks, lit_files
from tests.support.shell import run_program, run_translation

REPOSITORY = Path(__file__).resolve().parents[2]
FOLDER = REPOSITORY / "tests" / "lit" / "translate-verifier"
REFERENCE = shutil.which(llvm.MLIR_TRANSLATE)
WRONG = ("@without_a_result(",)
"""What the reference cannot translate, though LLVM takes it."""
FLAGS = ["--mlir-to-llvmir", "-"]


def messages(text: str) -> list[str]:
    """The lines, without the locations of those that are errors."""
    return [line.partition(" error: ")[2] or line for line in text.splitlines()]


@pytest.mark.full
@pytest.mark.skipif(REFERENCE is None, reason="mlir-translate is not installed")
@pytest.mark.parametrize("path", [pytest.param(one, id=one.name) for one in lit_files(FOLDER)])
def test_same_verdicts(path: Path) -> None:
    assert REFERENCE is not None
    rejected = 0
    for chunk in chunks(path.read_text(encoding="utf-8")):
        theirs = run_program([REFERENCE, *FLAGS], chunk.text, str(REPOSITORY))
        ours = run_translation(FLAGS, chunk.text, str(REPOSITORY))
        if any(name in chunk.text for name in WRONG):
            assert (ours.code, theirs.code) == (0, 1)
            continue
        assert ours.code == theirs.code, chunk.text + theirs.err + ours.err
        if not ours.code:
            assert ours.out == theirs.out
            continue
        rejected += 1
        said = [line.partition(" error: ")[2] for line in ours.err.splitlines() if " error: " in line]
        assert said[0] == messages(theirs.err)[0]
        assert set(said) <= set(messages(theirs.err)), chunk.text
    assert rejected
