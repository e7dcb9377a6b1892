"""One file: read it, lay it out, and write it or say what would change."""

from __future__ import annotations

import gc
import os
import stat

from pyopt.driver.guard import failure_message, traceback_text
from pyopt.driver.streams import bytecode_problem, decode, encode
from pyopt.format import LayoutError, format_source
from pyopt.format_command.options import CHECK, DIFF, IN_PLACE
from pyopt.format_command.outcome import CHANGED, Job, Outcome, failed, reason
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.upgrade.report import Entry


COLLECT_AFTER: Final = 4_000_000
"""Characters of text whose IR may wait to be collected: a few hundred megabytes."""


@final
class _Garbage:
    """Collects what was parsed, now and then: runs turn the collector off, as most of them read one file."""

    __slots__ = ("_size",)

    def __init__(self) -> None:
        self._size = 0

    def add(self, size: int) -> None:
        self._size += size
        if self._size > COLLECT_AFTER:
            self._size = 0
            gc.collect()


_GARBAGE: Final = _Garbage()


def handle(job: Job) -> Outcome:
    """The outcome for a file. Whatever goes wrong with it is the outcome's problem, not the run's."""
    try:
        return _handle(job)
    except Exception as error:  # one file must not stop the others
        outcome = failed(job.name, failure_message(error))
        outcome.trace = traceback_text(error)
        return outcome


def _handle(job: Job) -> Outcome:
    text = job.text
    data = b""
    if text is None:
        try:
            if job.mode == IN_PLACE and not stat.S_ISREG(os.stat(job.path).st_mode):
                return failed(job.name, "is no regular file: it cannot be written in place")
            with open(job.path, "rb") as file:
                data = file.read()
        except OSError as error:
            return failed(job.name, f"cannot be read: {reason(error)}")
        text = decode(data)
    problem = bytecode_problem(text)
    if problem:
        return failed(job.name, problem)
    if job.layout.lines:
        wrong = _beyond(job.layout.lines, text)
        if wrong:
            return failed(job.name, wrong)
    _GARBAGE.add(len(text))
    upgrades: list[Entry] = []
    try:
        today = text
        if job.upgrade:
            from pyopt.format_command.older_text import upgraded

            today, upgrades = upgraded(text, job.upgrade)
        layout = format_source(today, job.layout)
    except LayoutError as error:
        lines = text.split("\n")
        source = lines[error.line - 1] if 0 < error.line <= len(lines) else None
        return failed(job.name, error.message, error.line, error.column, source)
    outcome = Outcome(job.name)
    outcome.upgrades = upgrades
    outcome.changed_ops = list(layout.changed_ops)
    if job.mode not in (IN_PLACE, CHECK, DIFF):
        outcome.text = layout.text
    if layout.text == text:
        return outcome
    outcome.status = CHANGED
    if job.mode == IN_PLACE:
        from pyopt.format_command.replace import ReplaceError, replace

        try:
            replace(job.path, data, encode(layout.text), job.temporary)
        except ReplaceError as error:
            return failed(job.name, error.message)
    if job.details or job.mode == DIFF:
        from pyopt.format_command.changes import changed_spans, hunks_of, split_lines, unified_diff

        old, new = split_lines(text), split_lines(layout.text)
        spans = changed_spans(old, new)
        outcome.hunks = hunks_of(new, spans)
        if job.mode == DIFF:
            outcome.diff = unified_diff(job.name, old, new, spans, job.colour)
    return outcome


def _beyond(ranges: tuple[tuple[int, int], ...], text: str) -> str:
    """The error in ranges of lines beyond the end of the text."""
    count = text.count("\n") + (not text.endswith("\n") and text != "")
    for first, last in ranges:
        if last > count:
            noun = "line" if count == 1 else "lines"
            return f"--lines={first}:{last} goes beyond the end: there are {count} {noun}"
    return ""
