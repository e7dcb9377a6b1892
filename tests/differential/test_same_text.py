"""pyopt and mlir-opt-19 print the same for every chunk of every lit test and example, diagnostics included.

A file runs with the flags of each of its RUN lines, as they are and with --mlir-print-op-generic; --verify-diagnostics
is left out, so that a rejected chunk's messages are compared with position, text and caret.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.differential.known_differences import ENDLESS, KNOWN_DIFFERENCES, KnownDifference
from tests.support.lit_file import lit_files, pyopt_flags, run_lines
from tests.support.reference import MLIR_OPT, Difference, command, compare
from tests.support.shell import run_program

REPOSITORY = Path(__file__).resolve().parents[2]
LIT = REPOSITORY / "tests" / "lit"

needs_reference = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt-19 is not installed")

_OURS_ALONE = (
    "timing", "statistics", "list-passes", "--version", "help", "show-dialects", "tree-dir", "dump-pass",
    "shape-inference", "upgrade",
)  # fmt: skip
"""Flags whose output is not the reference's to the letter (unit tests look at them), and passes that it lacks."""


def flag_sets(path: Path) -> list[list[str]]:
    """The distinct flags of a file's RUN lines."""
    found: list[list[str]] = []
    for line in run_lines(path.read_text(encoding="utf-8", errors="surrogateescape")):
        for flags in pyopt_flags(line):
            if any(word in flag for flag in flags for word in _OURS_ALONE):
                continue
            kept = [flag for flag in flags if "verify-diagnostics" not in flag]
            for variant in (kept, ["--mlir-print-op-generic", *kept]):
                if variant not in found and variant.count("--mlir-print-op-generic") < 2:
                    found.append(variant)
    return found


def _cases() -> dict[str, list[list[str]]]:
    """The flags that each file is compared with."""
    endless = {LIT / entry.file for entry in ENDLESS}
    # What programs print is compared by test_executed_natively.py.
    paths = [path for path in lit_files(LIT) if path not in endless and "executed" not in path.parts]
    cases = {str(path.relative_to(REPOSITORY)): flag_sets(path) for path in paths}
    for path in sorted((REPOSITORY / "examples").glob("*.mlir")):
        plain = [["--split-input-file"], ["--split-input-file", "--canonicalize", "--cse"]]
        cases[str(path.relative_to(REPOSITORY))] = [
            [*flags, *more] for flags in plain for more in ([], ["--mlir-print-op-generic"])
        ]
    return {file: sets for file, sets in cases.items() if sets}


def _known(file: str, difference: Difference) -> KnownDifference | None:
    for entry in KNOWN_DIFFERENCES:
        if file in (entry.file, f"tests/lit/{entry.file}") and entry.contains in difference.chunk.text:
            return entry
    return None


@needs_reference
@pytest.mark.parametrize(("file", "sets"), [pytest.param(file, sets, id=file) for file, sets in _cases().items()])
def test_same_text(file: str, sets: list[list[str]]) -> None:
    """All flags of a file in one test: known differences that are left under none of them are out of date."""
    left = {id(entry): entry for entry in KNOWN_DIFFERENCES if file in (entry.file, f"tests/lit/{entry.file}")}
    problems: list[str] = []
    for flags in sets:
        unknown: list[Difference] = []
        for difference in compare(file, str(REPOSITORY), flags):
            entry = _known(file, difference)
            if entry is None:
                unknown.append(difference)
            else:
                left.pop(id(entry), None)
        if unknown:
            shown = "\n".join(f"chunk at line {one.chunk.line}:\n{one.text}" for one in unknown[:20])
            problems.append(f"{len(unknown)} chunks differ\n{command(flags, file, '')}\n{shown}")
    problems += [f"no difference is left for this entry: remove it ({entry})" for entry in left.values()]
    if problems:
        pytest.fail("\n".join(problems), pytrace=False)


def test_known_differences_name_files_that_are_compared() -> None:
    compared = _cases()
    assert not [entry for entry in KNOWN_DIFFERENCES if not {entry.file, f"tests/lit/{entry.file}"} & compared.keys()]


@needs_reference
@pytest.mark.parametrize("entry", ENDLESS, ids=lambda entry: entry.file)
def test_reference_still_does_not_end(entry: KnownDifference) -> None:
    assert MLIR_OPT is not None
    path = LIT / entry.file
    with pytest.raises(subprocess.TimeoutExpired):
        run_program([MLIR_OPT, *flag_sets(path)[0], str(path)], "", str(REPOSITORY), timeout=3)
