"""Work in forks of the process: a pool of them, and one that is watched while it runs items."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

MEMORY: Final = 6 << 30
"""Bytes of address space that a process may have beyond what the parent has."""
PR_SET_PDEATHSIG: Final = 1
"""Of Linux: which signal a process gets when its parent ends."""
PAUSE: Final = 0.01
SILENCE: Final = 150.0
"""Seconds after which a process that has begun no other item is ended."""


class Pool:
    """Runs functions in forks, so many at a time; an answer comes back as JSON."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.running: dict[int, tuple[int, Path]] = {}
        self.waiting: list[tuple[int, Any]] = []
        self.folder = Path(tempfile.mkdtemp(prefix="pyopt-faults-"))

    def start(self, number: int, function: Callable[[], object]) -> None:
        """Starts a function; waits until there is room for it."""
        while len(self.running) >= self.jobs:
            self._wait()
        path = self.folder / str(number)
        sys.stdout.flush()
        sys.stderr.flush()
        process = os.fork()
        if process == 0:
            with leaving():
                path.write_text(json.dumps(function()), encoding="utf-8")
        self.running[process] = number, path

    def finished(self, wait: bool) -> Iterator[tuple[int, Any]]:
        """The answers that have come; with `wait`, all of them."""
        while wait and self.running:
            self._wait()
        yield from self.waiting
        self.waiting.clear()
        if wait:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _wait(self) -> None:
        process, status = os.wait()
        if process in self.running:
            number, path = self.running.pop(process)
            if status != 0:
                raise RuntimeError(f"the process for {number} ended with status {status}")
            self.waiting.append((number, json.loads(path.read_text(encoding="utf-8"))))


@contextlib.contextmanager
def leaving() -> Iterator[None]:
    """In a fork: ends the process after the block, with code 1 and a traceback after an exception but SystemExit."""
    code = 1
    try:
        yield
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except BaseException:
        print(traceback.format_exc(), file=sys.__stderr__, flush=True)
    finally:
        os._exit(code)


class Ending:
    """The end of a watched process, and the last line of its output."""

    def __init__(self, status: int, lines: list[str], cause: str) -> None:
        self.lines = lines
        self.cause = cause
        """Empty if the process ended by itself."""
        if os.WIFSIGNALED(status) and not cause:
            number = os.WTERMSIG(status)
            self.cause = "time" if number == signal.SIGPROF else signal.Signals(number).name
        elif os.WEXITSTATUS(status) and not cause:
            self.cause = f"exit code {os.WEXITSTATUS(status)}"


def watched(function: Callable[[Callable[[str], None]], None], budget: float) -> Ending:
    """Runs a function in a fork with folders and limits of its own; it writes lines by what it is given.

    `budget` is the seconds that it may take, 0 for no limit.
    """
    folder = tempfile.mkdtemp(prefix="pyopt-fault-")
    path = Path(folder, "lines")
    path.touch()
    process = os.fork()
    if process == 0:
        with leaving():
            _separate(folder)
            with path.open("w", encoding="utf-8", buffering=1) as file:
                function(lambda line: (file.write(line + "\n"), None)[1])
    try:
        return _wait_for(process, path, budget)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process, signal.SIGKILL)
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(process: int, path: Path, budget: float) -> Ending:
    start = last = time.monotonic()
    size = 0
    cause = ""
    pause = PAUSE
    while True:
        ended, status = os.waitpid(process, os.WNOHANG)
        if ended:
            return Ending(status, path.read_text(encoding="utf-8").splitlines(), cause)
        time.sleep(pause)
        pause = min(pause * 1.2, 0.2)
        now = time.monotonic()
        if (new := path.stat().st_size) != size:
            size, last = new, now
        if not cause and (now - last > SILENCE or (budget and now - start > budget)):
            cause = "time" if now - last > SILENCE else "budget"
            os.kill(process, signal.SIGKILL)


def _separate(folder: str) -> None:
    """A process group, temporary files, streams and a limit of memory of its own."""
    os.setsid()
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    temporary = os.path.join(folder, "tmp")
    os.mkdir(temporary)
    os.environ["TMPDIR"] = tempfile.tempdir = temporary
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    with open("/proc/self/statm", encoding="ascii") as file:
        size = int(file.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (size + MEMORY, size + MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limit_processor_time(seconds: float) -> None:
    """Ends the process once it has used so many more seconds of processor time; 0 takes the limit away."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
