"""A lit test file: its RUN lines, the flags of each, and its chunks."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from pyopt.update_checks.run_lines import RunLine as RunLine
from pyopt.update_checks.run_lines import RunLineError as RunLineError
from pyopt.update_checks.run_lines import numbered_run_lines as numbered_run_lines
from pyopt.update_checks.run_lines import run_lines as run_lines
from pyopt.update_checks.run_lines import substitute as substitute
from pyopt.update_checks.shell_words import Unsupported, parse_line

SPLIT_MARKER = "// -----"


class Chunk(NamedTuple):
    """A part of a split file; `line` is the number of its first line in the file."""

    text: str
    line: int


def pyopt_flags(line: str) -> list[list[str]]:
    """The arguments of each pyopt command of a RUN line that reads `%s`, without the file name.

    Commands that read something else, or lines that only a real shell understands, give nothing.
    """
    try:
        pipelines = parse_line(line)
    except Unsupported:
        return []
    found: list[list[str]] = []
    for _, pipeline in pipelines:
        words = pipeline[0].words
        if words[0] == "not":
            words = words[1:]
        if words[:1] == ["pyopt"] and "%s" in words and not any("%t" in word or word == "-o" for word in words):
            found.append([word for word in words[1:] if word != "%s"])
    return found


def chunks(text: str, split: bool = True) -> list[Chunk]:
    """The chunks that --split-input-file makes of a text."""
    if not split:
        return [Chunk(text, 1)]
    found: list[Chunk] = []
    line = 1
    for part in text.split(SPLIT_MARKER):
        found.append(Chunk(part, line))
        line += part.count("\n")
    return found


def splits(flags: list[str]) -> bool:
    """Whether these arguments split the input at the usual marker."""
    return any(flag.lstrip("-") == "split-input-file" for flag in flags)


def lit_files(root: Path) -> list[Path]:
    """All test inputs below a folder, in a stable order."""
    return sorted(path for path in root.rglob("*.mlir") if "Inputs" not in path.parts)
