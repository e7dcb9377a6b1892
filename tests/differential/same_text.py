"""How a file of tests/lit or examples/ is compared with mlir-opt, diagnostics included.

A file runs with the flags of each of its RUN lines, as they are and with --mlir-print-op-generic; --verify-diagnostics
is left out, so that a rejected chunk's messages are compared with position, text and caret.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from pyopt.passes.registry import PASSES
from pyopt.pipeline.reference_passes import is_of_reference
from tests.differential.known_differences import ENDLESS, KNOWN_DIFFERENCES, UNSTEADY, KnownDifference
from tests.support.lit_file import Chunk, chunks, pyopt_flags, run_lines, splits
from tests.support.reference import Difference, command, compare
from tests.support.shell import CommandResult

REPOSITORY = Path(__file__).resolve().parents[2]
LIT = REPOSITORY / "tests" / "lit"

OURS_ALONE = (
    "timing", "statistics", "list-passes", "--version", "help", "show-dialects", "tree-dir", "dump-pass", "upgrade",
    "suggest",
    *[name for name in PASSES if not is_of_reference(name)],
)  # fmt: skip
"""Flags whose output is not the reference's to the letter (unit tests look at them), and passes that it lacks."""

ADVICE = """If that is meant, add a row to tests/differential/known_differences.py; PIECE is some text in the chunks:
    KnownDifference("{}", "PIECE", "REASON"),"""
NOT_YET = Path(__file__).with_name("not_yet.txt")
"""Files of tests/lit without the reference's text as yet, and in how many chunks times flags they differ."""
_COMMENT = re.compile(r"//[^\n]*")


@cache
def _not_yet() -> dict[str, int]:
    lines = NOT_YET.read_text(encoding="utf-8").splitlines()
    return {name: int(count) for name, count in (line.split() for line in lines)}


def flag_sets(path: Path) -> list[list[str]]:
    """The distinct flags of a file's RUN lines."""
    found: list[list[str]] = []
    for line in run_lines(path.read_text(encoding="utf-8", errors="surrogateescape")):
        for flags in pyopt_flags(line):
            if any(word in flag for flag in flags for word in OURS_ALONE):
                continue
            kept = [flag for flag in flags if "verify-diagnostics" not in flag]
            for variant in (kept, ["--mlir-print-op-generic", *kept]):
                if variant not in found and variant.count("--mlir-print-op-generic") < 2:
                    found.append(variant)
    return found


def lit_flag_sets(path: Path) -> list[list[str]]:
    """The flags that a file of tests/lit is compared with; none where the reference does not end."""
    # What programs print is compared by test_executed_natively.py.
    if "executed" in path.parts or any(path == LIT / entry.file for entry in (*ENDLESS, *UNSTEADY)):
        return []
    return flag_sets(path)


def _known(file: str, difference: Difference) -> KnownDifference | None:
    for entry in KNOWN_DIFFERENCES:
        if file in (entry.file, f"tests/lit/{entry.file}") and entry.contains in difference.chunk.text:
            return entry
    return None


def unknown_differences(file: str, flags: list[str], ours: CommandResult) -> list[Difference]:
    """The chunks of a file for which pyopt, which printed `ours`, differs with these flags for no known reason."""
    return [one for one in compare(file, str(REPOSITORY), flags, ours) if _known(file, one) is None]


def problems(file: str, sets: list[list[str]], run: Callable[[list[str]], CommandResult]) -> list[str]:
    """What is wrong with a file under all of its flags; `run` gives what pyopt prints with such flags.

    Known differences that are left under none of them are out of date, and one of all of the file that some chunk does
    not have hides what may come to differ there.
    """
    name = file.removeprefix("tests/lit/")
    entries = [entry for entry in KNOWN_DIFFERENCES if file in (entry.file, f"tests/lit/{entry.file}")]
    left = {id(entry): entry for entry in entries}
    differing: set[str] = set()
    open_count = 0
    found: list[str] = []
    for flags in sets:
        unknown: list[Difference] = []
        for difference in compare(file, str(REPOSITORY), flags, run(flags)):
            differing.add(difference.chunk.text)
            entry = _known(file, difference)
            if entry is None:
                unknown.append(difference)
            else:
                left.pop(id(entry), None)
        open_count += len(unknown)
        if unknown:
            shown = "\n".join(f"chunk at line {one.chunk.line}:\n{one.text}" for one in unknown[:20])
            found.append(f"{len(unknown)} chunks differ\n{command(flags, file, '')}\n{shown}\n{ADVICE.format(name)}")
    allowed = _not_yet().get(name, 0)
    if 0 < open_count <= allowed:
        found = []
    elif allowed and not open_count:
        found.append(f"it does not differ any more: remove it from {NOT_YET.name}")
    found += [f"no difference is left for this entry: remove it ({entry})" for entry in left.values()]
    if any(not entry.contains for entry in entries):
        lines = [str(one.line) for one in _chunks_of(file, sets) if one.text not in differing]
        found += [f"the entry of all of the file hides equal chunks at lines {', '.join(lines)}"] if lines else []
    return found


def _chunks_of(file: str, sets: list[list[str]]) -> list[Chunk]:
    """The chunks of a file with something in them, unless it is also compared as a whole."""
    text = (REPOSITORY / file).read_text(encoding="utf-8", errors="surrogateescape")
    split = all(splits(flags) for flags in sets)
    return [one for one in chunks(text, split) if split and _COMMENT.sub("", one.text).strip()]
