"""What functions of the runtime library keep for the program while a call of a thread runs."""

from __future__ import annotations

import threading

from pyopt.light import final


@final
class LibraryState(threading.local):
    """The state of a thread's current call: handles by address, memory that must stay, and an incomplete line."""

    def __init__(self) -> None:
        self.handles: dict[int, object] = {}
        self.kept: list[object] = []
        self.line: str | None = None
        self.failure: BaseException | None = None
