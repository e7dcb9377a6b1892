"""Patterns of files to leave out, with the meaning that they have in a .gitignore.

One without a slash is the name of a file or folder, anywhere; one with a slash is a path from a base folder. `*` and
`?` stay within a name, `**` goes through any number of folders, `[ab]` and `[!a-c]` are one character. What is
below a folder that matches matches, too.
"""

from __future__ import annotations

import os
import re

from pyopt.light import final


@final
class FolderGlobs:
    """Patterns that start from one folder."""

    __slots__ = ("_absolute", "_base", "_relative")

    def __init__(self, patterns: list[str], base: str) -> None:
        self._base = os.path.abspath(base)
        absolute = [_regex(one) for one in patterns if one.startswith("/")]
        relative = [_regex(one) for one in patterns if not one.startswith("/")]
        self._absolute = re.compile("|".join(absolute)) if absolute else None
        self._relative = re.compile("|".join(relative)) if relative else None

    def match(self, path: str) -> bool:
        """Whether a file or folder, or a folder that it is in, matches."""
        whole = os.path.abspath(path).replace(os.sep, "/")
        if self._absolute is not None and self._absolute.match(whole):
            return True
        if self._relative is None:
            return False
        try:
            relative = os.path.relpath(path, self._base).replace(os.sep, "/")
        except ValueError:  # another drive
            return False
        return self._relative.match(relative) is not None


def _regex(pattern: str) -> str:
    pattern = pattern.removeprefix("./").rstrip("/")
    start = "" if "/" in pattern else "(?:.*/)?"
    out = []
    index = 0
    while index < len(pattern):
        char = pattern[index]
        index += 1
        if char == "*":
            if pattern.startswith("*/", index) and (index == 1 or pattern[index - 2] == "/"):
                out.append("(?:.*/)?")
                index += 2
            elif pattern.startswith("*", index):
                out.append(".*")
                index += 1
            else:
                out.append("[^/]*")
        elif char == "?":
            out.append("[^/]")
        elif char == "[":
            text, index = _characters(pattern, index)
            out.append(text)
        else:
            out.append(re.escape(char))
    return f"(?s:{start}{''.join(out)}(?:/.*)?\\Z)"


def _characters(pattern: str, index: int) -> tuple[str, int]:
    """The regular expression of a set of characters that begins before `index`, and where it ends."""
    start = index
    negated = pattern[index : index + 1] in ("!", "^")
    index += negated
    close = pattern.find("]", index + 1)  # one that comes first is a member
    if close < 0:
        return "\\[", start
    ranges = []
    members = pattern[index:close]
    position = 0
    while position < len(members):
        low = members[position]
        if members[position + 1 : position + 2] == "-" and position + 2 < len(members):
            high = members[position + 2]
            if low <= high:
                ranges.append(f"{re.escape(low)}-{re.escape(high)}")
            position += 3
        else:
            ranges.append(re.escape(low))
            position += 1
    if not ranges:
        return ("[^/]" if negated else "(?!)"), close + 1
    return f"(?!/)[{'^' if negated else ''}{''.join(ranges)}]", close + 1
