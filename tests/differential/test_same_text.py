"""pyopt and mlir-opt print the same for the examples; `tests/lit` asks this of each of its files (`SameText`)."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.differential.known_differences import ENDLESS, KNOWN_DIFFERENCES, KnownDifference
from tests.differential.same_text import LIT, REPOSITORY, flag_sets, lit_flag_sets, problems
from tests.support.lit_file import lit_files
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program, run_tool

needs_reference = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
EXAMPLES = sorted((REPOSITORY / "examples").glob("*.mlir"))
PLAIN = (["--split-input-file"], ["--split-input-file", "--canonicalize", "--cse"])


@needs_reference
@pytest.mark.full
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_same_text(path: Path) -> None:
    file = str(path.relative_to(REPOSITORY))
    sets = [[*flags, *more] for flags in PLAIN for more in ([], ["--mlir-print-op-generic"])]
    found = problems(file, sets, lambda flags: run_tool([*flags, file], "", str(REPOSITORY)))
    if found:
        pytest.fail("\n".join(found), pytrace=False)


def test_known_differences_name_files_that_are_compared() -> None:
    compared = {str(path.relative_to(LIT)) for path in lit_files(LIT) if lit_flag_sets(path)}
    compared |= {str(path.relative_to(REPOSITORY)) for path in EXAMPLES}
    names = {entry.file.removeprefix("tests/lit/") for entry in KNOWN_DIFFERENCES}
    assert names <= compared


def test_known_differences_are_told_once() -> None:
    places = [(entry.file, entry.contains) for entry in KNOWN_DIFFERENCES]
    assert [place for place in places if places.count(place) > 1] == []


@needs_reference
@pytest.mark.full
@pytest.mark.parametrize("entry", ENDLESS, ids=lambda entry: entry.file)
def test_reference_still_does_not_end(entry: KnownDifference) -> None:
    assert MLIR_OPT is not None
    path = LIT / entry.file
    with pytest.raises(subprocess.TimeoutExpired):
        for flags in flag_sets(path):
            run_program([MLIR_OPT, *flags, str(path)], "", str(REPOSITORY), timeout=3)
