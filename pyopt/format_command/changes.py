"""Differences between two layouts of a text: hunks, and a unified diff.

Both have the same characters but for white space, in the same order: so lines belong together whose characters do,
and one walk finds them. Only where tokens changed too (`--canonical-syntax`), `difflib` has to search.
"""

from __future__ import annotations

from pyopt.format_command.outcome import Hunk
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    Span = tuple[int, int, int, int]
    """Lines [first, end) of the one text become lines [first, end) of the other, counted from 0."""

CONTEXT: Final = 3
"""Lines that are shown before and behind a change."""

_BOLD: Final = "\x1b[1m"
_CYAN: Final = "\x1b[36m"
_GREEN: Final = "\x1b[32m"
_RED: Final = "\x1b[31m"
_RESET: Final = "\x1b[0m"


def split_lines(text: str) -> list[str]:
    """The lines with their ends; only a line feed ends one."""
    lines = text.split("\n")
    last = lines.pop()
    found = [line + "\n" for line in lines]
    if last:
        found.append(last)
    return found


def changed_spans(old: list[str], new: list[str]) -> list[Span]:
    """The changed spans, in order, with at least one common line between two of them."""
    spans = _aligned(old, new)
    return _searched(old, new) if spans is None else spans


def _aligned(old: list[str], new: list[str]) -> list[Span] | None:
    """The spans if both texts have the same characters but for white space, else None."""
    spans: list[Span] = []
    start_old = start_new = -1  # where the open span began
    i = j = 0
    while i < len(old) or j < len(new):
        if i < len(old) and j < len(new) and old[i] == new[j]:
            if start_old >= 0:
                spans.append((start_old, i, start_new, j))
                start_old = -1
            i += 1
            j += 1
            continue
        if start_old < 0:
            start_old, start_new = i, j
        if i < len(old) and not old[i].strip():
            i += 1
            continue
        if j < len(new) and not new[j].strip():
            j += 1
            continue
        if i == len(old) or j == len(new):
            return None
        left = "".join(old[i].split())
        right = "".join(new[j].split())
        i += 1
        j += 1
        while left != right:
            if left.startswith(right) and j < len(new):
                left = left[len(right) :]
                right = "".join(new[j].split())
                j += 1
            elif right.startswith(left) and i < len(old):
                right = right[len(left) :]
                left = "".join(old[i].split())
                i += 1
            else:
                return None
    if start_old >= 0:
        spans.append((start_old, i, start_new, j))
    return spans


def _searched(old: list[str], new: list[str]) -> list[Span]:
    from difflib import SequenceMatcher

    codes = SequenceMatcher(None, old, new).get_opcodes()
    return [(i, i_end, j, j_end) for tag, i, i_end, j, j_end in codes if tag != "equal"]


def hunks_of(new: list[str], spans: list[Span]) -> list[Hunk]:
    """The spans with their new text."""
    return [Hunk(i + 1, i_end, "".join(new[j:j_end])) for i, i_end, j, j_end in spans]


def unified_diff(name: str, old: list[str], new: list[str], spans: list[Span], colour: bool) -> str:
    """The difference as `diff -u` shows it; nothing if there is none."""
    if not spans:
        return ""
    bold, cyan, green, red, reset = (_BOLD, _CYAN, _GREEN, _RED, _RESET) if colour else ("",) * 5
    out = [f"{bold}--- {name}{reset}\n", f"{bold}+++ {name}{reset}\n"]
    for group in _groups(spans):
        first, last = group[0], group[-1]
        before = min(first[0], CONTEXT)
        behind = min(len(old) - last[1], CONTEXT)
        old_range = _range(first[0] - before, last[1] + behind)
        new_range = _range(first[2] - before, last[3] + behind)
        out.append(f"{cyan}@@ -{old_range} +{new_range} @@{reset}\n")
        at = first[0] - before
        for i, i_end, j, j_end in group:
            out.extend(_marked(" ", line, "", "") for line in old[at:i])
            out.extend(_marked("-", line, red, reset) for line in old[i:i_end])
            out.extend(_marked("+", line, green, reset) for line in new[j:j_end])
            at = i_end
        out.extend(_marked(" ", line, "", "") for line in old[at : at + behind])
    return "".join(out)


def _groups(spans: list[Span]) -> list[list[Span]]:
    """Spans whose context would overlap, together."""
    groups = [[spans[0]]]
    for span in spans[1:]:
        if span[0] - groups[-1][-1][1] <= 2 * CONTEXT:
            groups[-1].append(span)
        else:
            groups.append([span])
    return groups


def _range(first: int, end: int) -> str:
    """Lines as diff counts them: an empty range is named by the line before it."""
    count = end - first
    if count == 1:
        return str(first + 1)
    return f"{first + 1 if count else first},{count}"


def _marked(mark: str, line: str, colour: str, reset: str) -> str:
    if line.endswith("\n"):
        return f"{colour}{mark}{line[:-1]}{reset}\n"
    return f"{colour}{mark}{line}{reset}\n\\ No newline at end of file\n"
