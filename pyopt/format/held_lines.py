"""Lines that the layout must not join or split, and lines that it must not touch.

A comment such as `expected-error @+2 {{...}}` or `CHECK: [[@LINE+1]]` counts lines: those between it and what it points
at are held. Between the comments `pyopt-format: off` and `pyopt-format: on` lines are frozen, and so is what stands
outside of the lines that the caller asked for.
"""

from __future__ import annotations

import re

from pyopt.format.scan import Tokens
from pyopt.format.structure import TextUnit
from pyopt.light import Final, final

_EXPECTATION: Final = re.compile(r"expected-(?:error|note|remark|warning)(?:-re)? *(?:@([+-]\d+|above|below))?")
_LINE: Final = re.compile(r"\[\[(?:#[^\]]*?)?@LINE\s*(?:([+-])\s*(\d+))?")
_OFF: Final = re.compile(r"//\s*pyopt-format:\s*off\b")
_ON: Final = re.compile(r"//\s*pyopt-format:\s*on\b")


@final
class HeldLines:
    """Lines are counted from 0. `places[i]` is the line on which token i begins."""

    __slots__ = ("_frozen", "_held", "_wanted", "places")

    def __init__(self, tokens: Tokens, lines: tuple[tuple[int, int], ...]) -> None:
        texts = tokens.texts
        gaps = tokens.gaps
        places: list[int] = []
        line = 0
        for gap, text in zip(gaps, texts, strict=True):
            line += gap.count("\n")
            places.append(line)
            if "\n" in text:
                line += text.count("\n")
        count = line + 1
        self.places = places
        held = [0] * (count + 1)
        frozen = [0] * (count + 1)
        expecting: list[tuple[int, str]] = []
        off = -1
        for at, text in enumerate(texts):
            if text[:2] != "//":
                continue
            line = places[at]
            if "expected-" in text:
                expecting.extend([(line, match[1] or "") for match in _EXPECTATION.finditer(text)])
            if "@LINE" in text:
                for match in _LINE.finditer(text):
                    self._hold(held, line, int((match[1] or "+") + _digits(match[2])), count)
            if "pyopt-format" in text:
                if off < 0 and _OFF.match(text):
                    off = line
                elif off >= 0 and _ON.match(text):
                    frozen[off] += 1
                    frozen[line + 1] -= 1
                    off = -1
        if off >= 0:
            frozen[off] += 1
            frozen[count] -= 1
        self._expect(held, expecting, count)
        self._held = _summed(held)
        self._frozen = _summed(frozen)
        self._wanted: list[int] | None = None
        if lines:
            wanted = [0] * (count + 1)
            for first, last in lines:
                if first <= count and last >= first:
                    wanted[max(first - 1, 0)] += 1
                    wanted[min(max(last, 0), count)] -= 1
            self._wanted = _summed(wanted)

    def _hold(self, held: list[int], line: int, offset: int, count: int) -> None:
        first = max(min(line, line + offset), 0)
        last = min(max(line, line + offset), count - 1)
        held[first] += 1
        held[last + 1] -= 1

    def _expect(self, held: list[int], expecting: list[tuple[int, str]], count: int) -> None:
        """Holds the lines between expectations and what they point at; `above` and `below` skip lines that expect."""
        lines = sorted({line for line, _ in expecting})
        above: dict[int, int] = {}
        below: dict[int, int] = {}
        for line in lines:
            above[line] = above.get(line - 1, line - 1)
        for line in reversed(lines):
            below[line] = below.get(line + 1, line + 1)
        for line, where in expecting:
            if where == "above":
                offset = above[line] - line
            elif where == "below":
                offset = below[line] - line
            else:
                offset = int(where[0] + _digits(where[1:])) if where else 0
            self._hold(held, line, offset, count)

    def holds(self, line: int) -> bool:
        """The line must not be joined or split."""
        return self._held[line] > 0

    def holds_any(self, first: int, last: int) -> bool:
        """One of the lines, `last` included, must not be joined or split."""
        held = self._held
        return any(held[line] for line in range(first, last + 1))

    def freezes(self, first: int, last: int) -> bool:
        """Returns whether the text on the lines, `last` included, must not change."""
        wanted = self._wanted
        if wanted is not None and not any(wanted[line] for line in range(first, last + 1)):
            return True
        frozen = self._frozen
        return any(frozen[line] for line in range(first, last + 1))


def _digits(text: str | None) -> str:
    return (text or "0")[:9]


def _summed(changes: list[int]) -> list[int]:
    found: list[int] = []
    total = 0
    for change in changes:
        total += change
        found.append(total)
    return found


def needs_lines(text: str, lines: tuple[tuple[int, int], ...]) -> bool:
    """Something in the text counts lines, or the caller does."""
    return bool(lines) or "expected-" in text or "@LINE" in text or "pyopt-format" in text


def last_line(tokens: Tokens, places: list[int], unit: TextUnit) -> int:
    """The line on which a unit ends, with the comment behind it."""
    at = unit.last - 1
    return places[at] + tokens.texts[at].count("\n")
