"""A line on the terminal that says what a long run is doing. Only imports rich when there is such a line."""

from __future__ import annotations

import threading

from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from rich.status import Status

DELAY: Final = 2.0
"""Seconds before the line appears."""


@final
class ProgressLine:
    """Shows what the run is doing from two seconds on, until something else is written."""

    __slots__ = ("_done", "_lock", "_status", "_timer", "doing")

    def __init__(self, doing: str) -> None:
        self.doing = doing
        self._status: Status | None = None
        self._done = False
        self._lock = threading.Lock()
        self._timer = threading.Timer(DELAY, self._show)
        self._timer.daemon = True
        self._timer.start()

    def _show(self) -> None:
        from rich.console import Console
        from rich.status import Status

        class SteadyConsole(Console):
            """A console that leaves the cursor alone: a run that Ctrl-C ends could not show it again."""

            def show_cursor(self, show: bool = True) -> bool:
                return False

        with self._lock:
            if not self._done:
                self._status = Status(self.doing, console=SteadyConsole(stderr=True))
                self._status.start()

    def say(self, doing: str) -> None:
        """Says what the run is doing now."""
        self.doing = doing
        if self._status is not None:
            self._status.update(doing)

    def stop(self) -> None:
        """Takes the line away for good."""
        self._timer.cancel()
        with self._lock:
            self._done = True
            if self._status is not None:
                self._status.stop()
                self._status = None
