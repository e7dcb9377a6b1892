"""Lays out what stands verbatim in documentation, such as IR before and after a pass, within a number of columns.

Lines that fit stay as they are. IR before and IR after that do not fit side by side are put one below the other, and a
line that is still too long is broken at white space, where IR may be broken.
"""

from __future__ import annotations

import re

from pyopt.light import Final, Sequence

ARROW: Final = "->"
_DEEPER: Final = 4
_BRACKETS: Final = re.compile(r"(?<=[{(\[,])")
_WORDS: Final = re.compile(r'(?:"[^"]*"|[^\s"]|")+')


def fitted(lines: Sequence[str], width: int) -> list[str]:
    """The lines, none of which is wider than the width unless one word is."""
    if all(len(line) <= width for line in lines):
        return list(lines)
    return [part for line in _stacked(lines) for part in _broken(line, width)]


def _stacked(lines: Sequence[str]) -> list[str]:
    """What stands side by side, with an arrow between, one below the other; other lines as they are."""
    at, right = _columns(lines)
    if not at:
        return list(lines)
    indent = min(len(line) - len(line.lstrip()) for line in lines if line[:at].strip())
    result: list[str] = []
    for before, after in _groups(lines, at, right):
        if len(before) == 1 and len(after) == 1:
            result += [before[0], f"{'':{indent + 2}}{ARROW} {after[0].lstrip()}"]
            continue
        result += [*before, f"{'':{indent + 2}}{ARROW}"] if before else []
        result += [f"{'':{indent}}{line}" for line in after]
    return result


def _columns(lines: Sequence[str]) -> tuple[int, int]:
    """(where the arrows stand, where the right column begins), 0 if there are no two columns."""
    places: dict[int, set[int]] = {}
    for line in lines:
        for found in re.finditer(r"(?<=  )->(?= +\S|$)", line):
            begins = places.setdefault(found.start(), set())
            if line[found.end() :].strip():
                begins.add(_begin(line, found.end()))
    for at, begins in places.items():
        rest = [line for line in lines if line[at : at + 2] != ARROW]
        if any(line[:at].strip() for line in lines) and all(not line[at - 1 : at + 3].strip() for line in rest):
            # A line without an arrow may begin further to the left than those with one.
            begins.update(_begin(line, at) for line in rest if line[at:].strip())
            return (at, min(begins)) if begins else (0, 0)
    return 0, 0


def _begin(line: str, start: int) -> int:
    """The place of the first character behind `start` that is no blank."""
    return start + len(line[start:]) - len(line[start:].lstrip())


def _groups(lines: Sequence[str], at: int, right: int) -> list[tuple[list[str], list[str]]]:
    """(left lines, right lines) of each example: behind an arrow, another arrow belongs to the next one."""
    groups: list[tuple[list[str], list[str]]] = []
    arrows = sum(line[at : at + 2] == ARROW for line in lines)
    seen = True
    for line in lines:
        before, after = line[:at].rstrip(), line[right:].rstrip()
        if not groups or (seen and before and arrows > 1):
            groups.append(([], []))
            seen = False
        seen = seen or line[at : at + 2] == ARROW
        if before:
            groups[-1][0].append(before)
        if after:
            groups[-1][1].append(after)
    return groups


def _broken(line: str, width: int) -> list[str]:
    """The parts of a line; those behind the first are indented deeper, and stay within its comment."""
    if len(line) <= width:
        return [line]
    indent = len(line) - len(line.lstrip())
    code, mark, comment = line.partition("//")
    if mark and code.strip():
        return [*_broken(code.rstrip(), width), *_broken(f"{'':{indent}}// {comment.strip()}", width)]
    words = [part for word in _WORDS.findall(line) for part in _pieces(word, width - indent - _DEEPER)]
    deeper = f"{'':{indent}}// " if mark else f"{'':{indent + _DEEPER}}"
    parts = [f"{'':{indent}}{words[0].rstrip()}"]
    glued = not words[0].endswith(" ")
    for word in words[1:]:
        blank = "" if glued else " "
        if len(parts[-1]) + len(blank) + len(word.rstrip()) <= width:
            parts[-1] += blank + word.rstrip()
        else:
            parts.append(deeper + word.rstrip())
        glued = not word.endswith(" ")
    return parts


def _pieces(word: str, width: int) -> list[str]:
    """A word with a blank behind it; one that is too long by itself in the pieces that its brackets and commas part."""
    if len(word) <= width:
        return [f"{word} "]
    pieces = [one for one in _BRACKETS.split(word) if one]
    return [*pieces[:-1], f"{pieces[-1]} "]
