"""Cuts an output into sections: what stands before the first function, and each function with what follows it."""

from __future__ import annotations

import re
from typing import NamedTuple

from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    Key = tuple[str, int]
    """The name of a function, and how many of that name came before it; ("", 0) for what is before the first."""

PREAMBLE: Final = ("", 0)

_NAME: Final = r'@([\w$.-]+|"(?:[^"\\]|\\.)*")'
_FUNCTION: Final = re.compile(rf"^(\s*)(?:[\w$.-]*\bfunc|define|declare)\s(?:[^@\"%]*\s)?{_NAME}\s*\(")
_LIKE_A_FUNCTION: Final = re.compile(rf"^(\s*)[a-z][\w$-]*(?:\.[\w$-]+)+(?:\s[a-z_]+)*\s{_NAME}\s*\(.*\{{$")
_GENERIC_FUNCTION: Final = re.compile(r'^(\s*)"[\w.]*\bfunc"\(\).*\bsym_name = ("(?:[^"\\]|\\.)*")')
_FRAME: Final = re.compile(r'^(?:; ModuleID = |source_filename = |"?builtin\.module"?\(?\)? ?(?:\(\{|\{)$)|^module \{$')
_CLOSERS: Final = re.compile(r"^\s*\}\)?(?: : \(\) -> \(\))?$|^$")


class OutputLine(NamedTuple):
    """A line of a section; `adjacent`: it follows the one before it in the output directly."""

    text: str
    adjacent: bool


class Section(NamedTuple):
    """A function, from its first line on, with all up to the next one; `label` says that it begins with a function."""

    key: Key
    lines: list[OutputLine]

    @property
    def label(self) -> bool:
        return self.key != PREAMBLE


class Header(NamedTuple):
    """The first line of a function."""

    indent: int
    name: str


def function_header(line: str) -> Header | None:
    """The header that a line of an output is, or None."""
    found = _FUNCTION.match(line) or _LIKE_A_FUNCTION.match(line) or _GENERIC_FUNCTION.match(line)
    return Header(len(found.group(1)), found.group(2).strip('"')) if found is not None else None


def has_function(output: str) -> bool:
    return any(function_header(line) is not None for line in output.split("\n"))


def cut(output: str) -> list[Section]:
    """The sections of an output; without a function all of it is the preamble."""
    lines = output.strip("\n").split("\n") if output.strip() else []
    with_functions = has_function(output)
    sections = [Section(PREAMBLE, [])]
    counts: dict[str, int] = {}
    adjacent = False
    closing = -1  # the indentation of the function whose body is open
    for line in lines:
        header = function_header(line) if closing < 0 else None
        if header is not None:
            count = counts.get(header.name, 0)
            counts[header.name] = count + 1
            sections.append(Section((header.name, count), []))
            adjacent = False
            if line.rstrip().endswith(("{", "(")) or line.count("(") > line.count(")"):
                closing = header.indent
        elif closing < 0 and with_functions and (_CLOSERS.match(line) or _FRAME.match(line)):
            adjacent = False
            continue
        sections[-1].lines.append(OutputLine(line, adjacent))
        adjacent = True
        if header is None and closing >= 0 and line[closing : closing + 1] == "}" and not line[:closing].strip():
            closing = -1
    return [one for one in sections if one.lines]
