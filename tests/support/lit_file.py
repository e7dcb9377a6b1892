"""A lit test file: its RUN lines, the flags of each, and its chunks."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import NamedTuple

from tests.support.shell import Unsupported, parse_line

SPLIT_MARKER = "// -----"
_RUN = re.compile(r"^\s*(?://|#)\s*RUN:(.*)$", re.MULTILINE)


class Chunk(NamedTuple):
    """A part of a split file; `line` is the number of its first line in the file."""

    text: str
    line: int


class RunLine(NamedTuple):
    """A RUN line, continued ones joined, before substitution; `line` is the number of its first line in the file."""

    text: str
    line: int


class RunLineError(ValueError):
    """A RUN line that cannot be read; `line` is its number in the file."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.message = message
        self.line = line


def numbered_run_lines(text: str) -> list[RunLine]:
    """The RUN lines with their places; raises RunLineError if the last one is continued by none."""
    lines: list[RunLine] = []
    pending = ""
    first = 0
    for match in _RUN.finditer(text):
        number = text.count("\n", 0, match.start(1)) + 1
        first = first or number
        line = pending + match.group(1).strip()
        if line.endswith("\\"):
            pending = line[:-1] + " "
        else:
            lines.append(RunLine(line, first))
            pending, first = "", 0
    if first:
        raise RunLineError("the last RUN line ends with a backslash", number)
    return lines


def run_lines(text: str) -> list[str]:
    """The texts of the RUN lines."""
    return [line.text for line in numbered_run_lines(text)]


def substitute(line: str, path: Path, temporary: str) -> str:
    """`%s` the file, `%S` its folder, `%t` a name for temporary files, `%T` their folder, `%%` a percent sign."""
    values = {
        "%s": str(path),
        "%S": str(path.parent),
        "%p": str(path.parent),
        "%t": temporary,
        "%T": os.path.dirname(temporary),
        "%%": "%",
    }
    return re.sub(r"%[sSptT%](?!\w)", lambda match: values[match.group(0)], line)


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
