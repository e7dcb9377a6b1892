"""Makes an input that shows a complaint small: fewer passes, fewer lines, fewer tokens."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

from tests.support.fuzz.runs import Step, check

_TOKEN: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|[%@^#!]?[\w$.#-]+|\s+|.', re.DOTALL)
_PAIRS: Final = {"(": ")", "[": "]", "{": "}", "<": ">"}


Shows = Callable[[str, list[Step]], bool]
"""Whether a text with passes is still what we look for."""


class Reducer:
    """What is smallest so far; every candidate that still shows what we look for takes its place."""

    def __init__(self, text: str, steps: list[Step], shows: Shows, budget: float) -> None:
        self.text = text
        self.steps = steps
        self._shows = shows
        self.end = time.monotonic() + budget

    def _try(self, text: str, steps: list[Step]) -> bool:
        if time.monotonic() > self.end or not self._shows(text, steps):
            return False
        self.text, self.steps = text, steps
        return True

    def run(self) -> None:
        """Until nothing more can go, or the time is over."""
        if not self._shows(self.text, self.steps):
            return
        size = -1
        while size != len(self.text) + len(self.steps) and time.monotonic() < self.end:
            size = len(self.text) + len(self.steps)
            self._fewer_steps()
            self._fewer_parts(re.split(r"(?<=\n)", self.text))
            self._fewer_groups()
            if len(self.text) < 3000:
                self._fewer_parts(_TOKEN.findall(self.text))

    def _fewer_steps(self) -> None:
        for at in reversed(range(len(self.steps))):
            self._try(self.text, self.steps[:at] + self.steps[at + 1 :])
        for at, (name, options) in enumerate(self.steps):
            if options:
                self._try(self.text, [*self.steps[:at], (name, ""), *self.steps[at + 1 :]])

    def _fewer_parts(self, parts: list[str]) -> None:
        """Halves of the text, quarters and so on, left out."""
        width = max(1, len(parts) // 2)
        while time.monotonic() < self.end:
            at = 0
            while at < len(parts):
                rest = parts[:at] + parts[at + width :]
                if len(rest) < len(parts) and self._try("".join(rest), self.steps):
                    parts = rest
                else:
                    at += width
            if width == 1:
                return
            width //= 2

    def _fewer_groups(self) -> None:
        """Brackets with what is in them, or only that, left out."""
        at = 0
        while at < len(self.text) and time.monotonic() < self.end:
            closing = _PAIRS.get(self.text[at])
            end = _closing(self.text, at) if closing is not None else -1
            if end > 0:
                for candidate in (
                    self.text[:at] + self.text[end + 1 :],
                    self.text[: at + 1] + self.text[end:],
                    self.text[:at] + self.text[at + 1 : end] + self.text[end + 1 :],
                ):
                    if len(candidate) < len(self.text) and self._try(candidate, self.steps):
                        break
            at += 1


def _closing(text: str, start: int) -> int:
    """Where the bracket at `start` ends; -1 if it does not."""
    opening, closing = text[start], _PAIRS[text[start]]
    depth = 0
    for at in range(start, len(text)):
        if text[at] == opening:
            depth += 1
        elif text[at] == closing and text[at - 1] != "-":
            depth -= 1
            if depth == 0:
                return at
    return -1


def reduce(text: str, steps: list[Step], kind: str, seconds: float, budget: float) -> tuple[str, list[Step]]:
    """The smallest text and the fewest passes found within `budget` seconds that show the same kind of complaint."""

    def shows(text: str, steps: list[Step]) -> bool:
        found = check(text, steps, seconds).complaint
        return found is not None and found.kind == kind

    reducer = Reducer(text, steps, shows, budget)
    reducer.run()
    return reducer.text, reducer.steps


def reduce_text(text: str, shows: Callable[[str], bool], budget: float) -> str:
    """The smallest text found within `budget` seconds for which `shows` holds."""
    reducer = Reducer(text, [], lambda candidate, steps: shows(candidate), budget)
    reducer.run()
    return reducer.text
