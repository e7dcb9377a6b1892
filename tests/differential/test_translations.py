"""pyopt-translate and mlir-translate write the same LLVM IR for every chunk of tests/lit/translate and translations.

Messages about rejected chunks are compared, too, with the position of each. The chunks are translated once more with
the debug info of their places in the file.
"""

from __future__ import annotations

import difflib
import shutil
from pathlib import Path

import pytest

from tests.support import llvm
from tests.support.lit_file import lit_files
from tests.support.shell import run_program, run_tool, run_translation

REPOSITORY = Path(__file__).resolve().parents[2]
FOLDERS = [REPOSITORY / "tests" / "lit" / "translate", Path(__file__).parent / "translations"]
REFERENCE = shutil.which(llvm.MLIR_TRANSLATE)
FLAGS = ["--mlir-to-llvmir", "--split-input-file", "--output-split-marker=// -----"]
OURS_ALONE = ("differences.mlir", "errors-verifier.mlir")
"""What the reference translates otherwise, crashes on, or rejects after the translation, without a location."""


WITH_PLACES = ["--split-input-file", "--ensure-debug-info-scope-on-llvm-func", "--mlir-print-debuginfo"]
"""What gives each instruction of a file a place in the source."""
WITHOUT_FUNCTION = "debug-ops.mlir"
"""Variables outside of functions, which LLVM rejects as soon as their records have places."""


@pytest.mark.full
@pytest.mark.skipif(REFERENCE is None, reason="mlir-translate is not installed")
@pytest.mark.parametrize("path", [pytest.param(one, id=one.name) for folder in FOLDERS for one in lit_files(folder)])
def test_same_text(path: Path) -> None:
    if path.name in OURS_ALONE:
        pytest.skip("differs on purpose")
    assert REFERENCE is not None
    _compare(REFERENCE, str(path), "")


@pytest.mark.full
@pytest.mark.skipif(REFERENCE is None, reason="mlir-translate is not installed")
@pytest.mark.parametrize("path", [pytest.param(one, id=one.name) for one in lit_files(FOLDERS[0])])
def test_same_text_with_places(path: Path) -> None:
    if path.name in OURS_ALONE or path.name == WITHOUT_FUNCTION:
        pytest.skip("differs on purpose")
    assert REFERENCE is not None
    _compare(REFERENCE, "-", run_tool([*WITH_PLACES, str(path)], "", str(REPOSITORY)).out)


def _compare(reference: str, file: str, text: str) -> None:
    theirs = run_program([reference, *FLAGS, file], text, str(REPOSITORY))
    ours = run_translation([*FLAGS, file], text, str(REPOSITORY))
    shown = difflib.unified_diff(
        (theirs.out + theirs.err).splitlines(), (ours.out + ours.err).splitlines(), "reference", "ours", lineterm=""
    )
    assert theirs == ours, "\n".join(shown)
