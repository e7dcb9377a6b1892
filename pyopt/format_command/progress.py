"""A bar on the terminal for what takes long. Only imports rich once it does."""

from __future__ import annotations

import time

from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

DELAY: Final = 1.0
"""Seconds before a bar appears."""

_INTERVAL: Final = 0.1


@final
class Bar:
    """The number of files done, of `total`. It is hidden while anything else is written.

    No thread draws it: processes are forked while it is there.
    """

    __slots__ = ("_drawn", "_progress", "_start", "_task", "_total")

    def __init__(self, total: int) -> None:
        self._total = total
        self._start = time.monotonic()
        self._drawn = 0.0
        self._progress: Progress | None = None
        self._task: TaskID | None = None

    def advance(self, done: int) -> None:
        """Shows that so many are done, if it is time to."""
        now = time.monotonic()
        if now - self._start < DELAY or now - self._drawn < _INTERVAL or done >= self._total:
            return
        self._drawn = now
        if self._progress is None or self._task is None:
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

            columns = (TextColumn("formatting"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self._progress = Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)
            self._task = self._progress.add_task("", total=self._total)
        if not self._progress.live.is_started:
            self._progress.start()
        self._progress.update(self._task, completed=done, refresh=True)

    def hide(self) -> None:
        """Takes it off the terminal; it comes back with the next step."""
        if self._progress is not None and self._progress.live.is_started:
            self._progress.stop()
            self._drawn = 0.0
