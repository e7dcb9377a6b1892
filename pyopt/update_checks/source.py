"""The input part of a test: its chunks, and where the functions of each stand and how they name their values."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.update_checks.sections import function_header

if TYPE_CHECKING:
    from pyopt.update_checks.sections import Key

_ARGUMENT: Final = re.compile(r"%([\w$.-]+)\s*:")
_RESULT: Final = re.compile(r'^\s*%([\w$.-]+)(?::\d+)?(?:\s*,\s*%[\w$.:-]+)*\s*=\s*"?([\w$.-]+)')
_TOKEN: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|->|[()\[\]{}\n]')
_CONTINUED: Final = re.compile(r"\s*(?:\{|->|attributes\b|:|,|\()")


class SourceFunction(NamedTuple):
    """A function of the input: lines [start, end) of the file, counted from 0.

    `arguments`: its names for them. `results`: the names of the results of each op, in order.
    """

    key: Key
    start: int
    end: int
    arguments: list[str]
    results: dict[str, list[str]]


class SourceChunk(NamedTuple):
    """Lines [start, end) of a file, without the line of the marker."""

    start: int
    end: int
    functions: list[SourceFunction]


def find_chunks(lines: Sequence[str], marker: str | None) -> list[SourceChunk]:
    """The chunks of a file that is split at `marker`; one if that is None."""
    borders = [-1]
    if marker:
        borders += [index for index, line in enumerate(lines) if marker in line]
    borders.append(len(lines))
    found = []
    for before, behind in pairwise(borders):
        found.append(SourceChunk(before + 1, behind, _functions(lines, before + 1, behind)))
    return found


def _functions(lines: Sequence[str], start: int, end: int) -> list[SourceFunction]:
    found: list[SourceFunction] = []
    counts: dict[str, int] = {}
    index = start
    while index < end:
        line = lines[index]
        header = function_header(line.rstrip("\r"))
        if header is None or line.lstrip().startswith(("//", "#", ";")):
            index += 1
            continue
        last = _end_of_function(lines, index, end)
        count = counts.get(header.name, 0)
        counts[header.name] = count + 1
        text = "\n".join(lines[index:last])
        found.append(SourceFunction((header.name, count), index, last, _arguments(text), _results(lines[index:last])))
        index = last
    return found


def _end_of_function(lines: Sequence[str], start: int, end: int) -> int:
    """The line behind the one on which all brackets are closed and nothing goes on."""
    depth = 0
    for index in range(start, end):
        for token in _TOKEN.findall(lines[index]):
            if token in ("(", "[", "{"):
                depth += 1
            elif token in (")", "]", "}"):
                depth -= 1
        if depth <= 0 and not (index + 1 < end and _CONTINUED.match(lines[index + 1])):
            return index + 1
    return end


def _arguments(text: str) -> list[str]:
    """The names of the arguments in the header that a text begins with."""
    start = text.find("(")
    depth = 0
    for found in _TOKEN.finditer(text, max(start, 0)):
        if found[0] in ("(", "[", "{"):
            depth += 1
        elif found[0] in (")", "]", "}"):
            depth -= 1
            if depth == 0:
                return _ARGUMENT.findall(re.sub(r"//[^\n]*", "", text[start : found.start()]))
    return []


def _results(lines: Sequence[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in lines:
        match = _RESULT.match(line)
        if match is not None:
            found.setdefault(match.group(2), []).append(match.group(1))
    return found
