"""Puts CHECK lines into a file: lines that go, and lines that come before others."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.update_checks.render import CheckLine

if TYPE_CHECKING:
    from pyopt.update_checks.directives import Directive


@final
class Changes:
    """Changes of a file's lines, by their numbers (from 0) before any of them."""

    __slots__ = ("added", "removed")

    def __init__(self) -> None:
        self.removed: dict[int, Directive] = {}
        self.added: dict[int, list[str]] = {}

    def remove(self, directives: Sequence[Directive]) -> None:
        for one in directives:
            self.removed[one.number] = one

    def add(self, at: int, lines: Sequence[str]) -> None:
        """Puts lines before line `at`, behind those that were put there already."""
        self.added.setdefault(at, []).extend(lines)


def written(lines: Sequence[CheckLine], prefix: str, leader: str, strict: bool) -> list[str]:
    """Directives as lines of the file; `strict`: every blank counts."""
    width = len(f"{leader} {prefix}-LABEL:")
    found: list[str] = []
    for line in lines:
        suffix = f"-{line.kind}" if line.kind else ""
        head = f"{leader} {prefix}{suffix}:"
        if strict:
            found.append(head + line.text)
        else:
            found.append(f"{head:<{width}} {line.text}".rstrip())
    return found


def assembled(lines: Sequence[str], changes: Changes, end_of_line: str, leader: str) -> list[str]:
    """The lines with the changes made. Lines that come get blank lines between them and code that is not theirs."""
    found: list[str] = []
    gap = False  # lines were taken out just before
    for index in range(len(lines) + 1):
        new = changes.added.get(index)
        if new:
            replaces = index in changes.removed
            before = found[-1].strip() if found else ""
            if not replaces and before and not before.startswith(leader):
                found.append(end_of_line)
            found += [line + end_of_line for line in new]
            behind = lines[index].strip() if index < len(lines) else ""
            if not replaces and behind and before and _ends_code(before) and not _begins_code(lines, index):
                found.append(end_of_line)
            gap = False
        if index == len(lines):
            break
        removed = changes.removed.get(index)
        if removed is not None:
            if removed.code:
                found.append(removed.code + end_of_line)
            elif not new:
                gap = True
            continue
        if gap and not lines[index].strip() and (not found or not found[-1].strip()):
            gap = False
            continue  # the blank line before the lines that went is enough
        gap = False
        found.append(lines[index])
    return _without_blank_end(found, lines)


def _ends_code(line: str) -> bool:
    return line.startswith("}") or line.endswith(")")


def _begins_code(lines: Sequence[str], index: int) -> bool:
    return index < len(lines) and "func" in lines[index]


def _without_blank_end(found: list[str], lines: Sequence[str]) -> list[str]:
    """The file ends with one line end, if it did before."""
    if lines and not lines[-1].strip():
        while len(found) > 1 and not found[-1].strip() and not found[-2].strip():
            found.pop()
        if found and found[-1].strip():
            found.append("")
    return found
