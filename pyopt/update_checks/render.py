"""Sections as directives: the pattern of each line, with variables captured where they first stand."""

from __future__ import annotations

import re
from typing import NamedTuple

from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.update_checks.escapes import escaped
from pyopt.update_checks.sections import Section
from pyopt.update_checks.values import LinePiece, OutputAliases, ValueReader

if TYPE_CHECKING:
    from pyopt.update_checks.source import SourceFunction

WIDTH: Final = 100
"""Headers of functions that are longer have a line for each argument."""
ANY: Final = ".*"
TIGHT: Final = "[^ :,)#]+"
"""Captures one of several names in a line, where `.*` could take more than it."""
_MOST: Final = 3
"""Captures in a line for which `.*` is tried."""
_START: Final = re.compile(r"^(.*?@(?:[\w$.-]+|\"(?:[^\"\\]|\\.)*\")\s*\()")


class CheckLine(NamedTuple):
    """A directive to write: its kind ("" or NEXT, ...) and its pattern, with the indentation of the output."""

    kind: str
    text: str


def render(
    section: Section,
    aliases: OutputAliases,
    seen_aliases: set[str],
    source: SourceFunction | None,
    prefixes: Sequence[str],
    whole_lines: bool = False,
) -> list[CheckLine]:
    """The directives of a section. `prefixes`: those of the file. `whole_lines`: patterns have to match whole lines."""
    reader = ValueReader(section, aliases, seen_aliases, source, prefixes)
    first = section.lines[0].text
    margin = len(first) - len(first.lstrip()) if section.label and not whole_lines else 0
    found: list[CheckLine] = []
    for place, line in enumerate(section.lines):
        header = section.label and place == 0
        pieces = reader.read(line.text, header)
        if header:
            found += _header(line.text, pieces, margin, prefixes, whole_lines, reader)
            continue
        kind = "NEXT" if line.adjacent and found else ""
        if not line.text.strip():
            if kind:
                found.append(CheckLine("EMPTY", "") if not line.text else CheckLine("NEXT", "{{^[ ]*$}}"))
            continue
        text = _pattern(pieces, line.text, prefixes)
        found.append(CheckLine(kind, text[min(margin, len(text) - len(text.lstrip())) :]))
    return found


def _header(
    line: str, pieces: list[LinePiece], margin: int, prefixes: Sequence[str], whole_lines: bool, reader: ValueReader
) -> list[CheckLine]:
    start = _START.match(line)
    if whole_lines or start is None or not any(piece.variable is not None for piece in pieces):
        # A label takes no variables: they are captured where they stand next.
        for piece in pieces:
            if piece.variable is not None and piece.capture:
                reader.forget(piece.variable)
        text = "".join([escaped(one.text, prefixes) if one.variable is None else "{{.*}}" for one in pieces])
        return [CheckLine("LABEL", text[margin:])]
    found = [CheckLine("LABEL", escaped(line[margin : start.end()], prefixes))]
    rest = _behind(pieces, start.end())
    groups = [rest] if len(line) <= WIDTH else _arguments(rest)
    text = line[start.end() :]
    for group in groups:
        pattern = _pattern(group, text, prefixes)
        found.append(CheckLine("SAME", pattern.strip()))
        text = text[sum(len(piece.text) for piece in group) :]
    return found


def _behind(pieces: Sequence[LinePiece], offset: int) -> list[LinePiece]:
    """The pieces without the first `offset` characters, in which no variable stands."""
    found: list[LinePiece] = []
    for piece in pieces:
        if offset >= len(piece.text):
            offset -= len(piece.text)
        elif offset:
            found.append(LinePiece(piece.text[offset:]))
            offset = 0
        else:
            found.append(piece)
    return found


def _arguments(pieces: Sequence[LinePiece]) -> list[list[LinePiece]]:
    """The pieces in groups, each of which begins with an argument."""
    groups: list[list[LinePiece]] = [[]]
    for piece in pieces:
        group = groups[-1]
        if piece.capture and group and group[-1].variable is None and group[-1].text.endswith(", %"):
            before = group.pop()
            group.append(LinePiece(before.text[:-1]))
            groups.append([LinePiece("%"), piece])
        else:
            group.append(piece)
    return groups


def _pattern(pieces: Sequence[LinePiece], line: str, prefixes: Sequence[str]) -> str:
    """The pattern of the pieces, which stand at the beginning of `line`."""
    captures = sum(piece.capture for piece in pieces)
    class_ = ANY
    if captures and (captures > _MOST or not _captures_rightly(pieces, line)):
        class_ = TIGHT
    parts: list[str] = []
    for piece in pieces:
        variable = piece.variable
        if variable is None:
            parts.append(escaped(piece.text, prefixes))
        elif not piece.capture:
            parts.append(f"[[{variable.name}]]")
        else:
            parts.append(f"[[{variable.name}:{'.+' if variable.alias and class_ == ANY else class_}]]")
    return "".join(parts)


def _captures_rightly(pieces: Sequence[LinePiece], line: str) -> bool:
    """Whether `.*` for each capture takes its name and nothing else, however greedy the matcher is."""
    for any_text in ("(.*)", "(.*?)"):
        parts: list[str] = []
        groups: dict[int, int] = {}
        wanted: list[str] = []
        for piece in pieces:
            if piece.variable is None or (not piece.capture and id(piece.variable) not in groups):
                parts.append(re.escape(piece.text))
            elif piece.capture:
                wanted.append(piece.text)
                groups[id(piece.variable)] = len(wanted)
                parts.append(any_text)
            else:
                parts.append(f"(?:\\{groups[id(piece.variable)]})")
        found = re.search("".join(parts).lstrip(), line)
        if found is None or list(found.groups()) != wanted:
            return False
    return True
