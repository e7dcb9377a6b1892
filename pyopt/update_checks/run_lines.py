"""The RUN lines of a lit test: where they stand, what they define, and substitution in them."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import NamedTuple

from pyopt.light import Final, Mapping

_RUN: Final = re.compile(r"^\s*(?://|#|;)\s*RUN:(.*)$", re.MULTILINE)
_LINE: Final = re.compile(r"^\s*(?://|#|;)\s*(RUN|DEFINE|REDEFINE):(.*)$", re.MULTILINE)
_DEFINITION: Final = re.compile(r"\s*(%\{[\w:.-]+\})\s*=(.*)\Z", re.DOTALL)
_LIMIT: Final = 20
"""Passes of substitution, for definitions that name others."""


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
    first = number = 0
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


def defined_run_lines(text: str) -> list[RunLine]:
    """The RUN lines with what DEFINE lines above them define put in; raises RunLineError."""
    definitions: dict[str, str] = {}
    lines: list[RunLine] = []
    pending = keyword = ""
    first = number = 0
    for match in _LINE.finditer(text):
        number = text.count("\n", 0, match.start(1)) + 1
        if pending and match.group(1) != keyword:
            raise RunLineError(f"a {match.group(1)} line continues a {keyword} line", number)
        keyword = match.group(1)
        first = first or number
        line = pending + match.group(2).strip()
        if line.endswith("\\"):
            pending = line[:-1] + " "
            continue
        if keyword == "RUN":
            lines.append(RunLine(_expanded(line, definitions), first))
        else:
            definition = _DEFINITION.match(line)
            if definition is None:
                raise RunLineError(f"a {keyword} line has the form '{keyword}: %{{name}} = value'", first)
            definitions[definition.group(1)] = definition.group(2).strip()
        pending, first = "", 0
    if first:
        raise RunLineError(f"the last {keyword} line ends with a backslash", number)
    return lines


def _expanded(line: str, definitions: Mapping[str, str]) -> str:
    for _ in range(_LIMIT):
        before = line
        for name, value in definitions.items():
            line = line.replace(name, value)
        if line == before:
            break
    return line


def run_lines(text: str) -> list[str]:
    """The texts of the RUN lines."""
    return [line.text for line in numbered_run_lines(text)]


def substitute(line: str, path: Path, temporary: str) -> str:
    """`%s` the file, `%S` its folder, `%t` a name for temporary files, `%T` their folder, `%%` a percent sign."""
    return substituted(line, str(path), str(path.parent), temporary)


def substituted(line: str, path: str, folder: str, temporary: str) -> str:
    """As `substitute`, for a file that stands for one of another folder."""
    values = {
        "%s": path,
        "%S": folder,
        "%p": folder,
        "%t": temporary,
        "%T": os.path.dirname(temporary),
        "%%": "%",
    }
    return re.sub(r"%[sSptT%](?!\w)", lambda match: values[match.group(0)], line)
