"""Reads tools/ods/reasons.txt: why a difference is meant.

    A reason, in a sentence.
        arith.cmpi: attribute fastmath is missing
        llvm.intr.vp.*: op is missing

A reason stands at the begin of its line; below it, set in, are the lines of the differences that it explains, where `*`
stands for any text. Lines that begin with `#` are comments.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


class Entry(NamedTuple):
    """A line of the table, with the reason above it."""

    pattern: str
    reason: str

    def explains(self, line: str) -> bool:
        """The entry is about this difference."""
        return re.fullmatch(".*".join(map(re.escape, self.pattern.split("*"))), line) is not None


def parse_reasons(text: str) -> list[Entry]:
    """The table's entries; a ValueError for a difference without a reason above it."""
    entries: list[Entry] = []
    reason = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(" "):
            reason = line.strip()
        elif reason:
            entries.append(Entry(line.strip(), reason))
        else:
            raise ValueError(f"line {number}: no reason above")
    return entries


class Judged(NamedTuple):
    """The judged differences: open ones (no reason), intended ones (line, reason), and entries that explain nothing."""

    unexplained: list[str]
    meant: list[tuple[str, str]]
    stale: list[Entry]


def judge(lines: Iterable[str], entries: list[Entry], was_compared: Callable[[str], bool]) -> Judged:
    """Holds differences against the table; `was_compared` says whether a pattern is about what was compared."""
    exact = {entry.pattern: entry for entry in entries if "*" not in entry.pattern}
    patterns = [entry for entry in entries if "*" in entry.pattern]
    used: set[str] = set()
    unexplained: list[str] = []
    meant: list[tuple[str, str]] = []
    for line in lines:
        found = [exact[line]] if line in exact else []
        found += [entry for entry in patterns if entry.explains(line)]
        used.update(entry.pattern for entry in found)
        if found:
            meant.append((line, found[0].reason))
        else:
            unexplained.append(line)
    stale = [entry for entry in entries if entry.pattern not in used and was_compared(entry.pattern)]
    return Judged(unexplained, meant, stale)
