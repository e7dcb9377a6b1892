"""The test of a reduction: a program, which is run on files with modules."""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType

from pyopt.driver.streams import encode

PLACE = "{}"
"""The argument in whose place the name of the file is put."""


class ReductionError(Exception):
    """The test cannot be run."""


class ReductionTest:
    """A test, with a folder for the files that it is given. `timed_out` is how often it took too long."""

    def __init__(self, command: str, at_once: int, timeout: float, cwd: str) -> None:
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise ReductionError(f"the test '{command}' cannot be split into words: {error}") from None
        if not self._words:
            raise ReductionError("the test is empty")
        program = os.path.join(cwd, self._words[0]) if os.sep in self._words[0] else self._words[0]
        if shutil.which(program) is None:
            raise ReductionError(f"the test '{self._words[0]}' is no program that can be run")
        self._words[0] = program
        self._timeout = timeout
        self._cwd = cwd or None
        self._folder = tempfile.TemporaryDirectory(prefix="pyopt-reduce-")
        self._pool = ThreadPoolExecutor(at_once)
        self._count = 0
        self.timed_out = 0
        self._running: set[subprocess.Popen[bytes]] = set()
        self._ended = False

    def __enter__(self) -> ReductionTest:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ended = True
        for process in list(self._running):
            _kill(process)
        self._pool.shutdown(cancel_futures=True)
        self._folder.cleanup()

    def interesting(self, texts: Sequence[str]) -> list[bool]:
        """Which of the texts are interesting."""
        paths = []
        for text in texts:
            self._count += 1
            path = os.path.join(self._folder.name, f"{self._count}.mlir")
            try:
                os.makedirs(self._folder.name, exist_ok=True)  # a test may remove what it likes
                with open(path, "wb") as file:
                    file.write(encode(text))
            except OSError as error:
                raise ReductionError(f"cannot write '{path}': {error.strerror}") from None
            paths.append(path)
        verdicts = list(self._pool.map(self._is_interesting, paths))
        for path in paths:
            with contextlib.suppress(OSError):
                os.unlink(path)
        return verdicts

    def _is_interesting(self, path: str) -> bool:
        words = [path if word == PLACE else word.replace(PLACE, path) for word in self._words]
        if words == self._words:
            words = [*words, path]
        try:
            process = subprocess.Popen(
                words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self._cwd,
                start_new_session=True,
            )  # fmt: skip
        except OSError as error:
            raise ReductionError(f"the test '{words[0]}' cannot be run: {error.strerror}") from None
        self._running.add(process)
        if self._ended:
            _kill(process)
        try:
            return process.wait(self._timeout) == 0
        except subprocess.TimeoutExpired:
            self.timed_out += 1
            _kill(process)
            process.wait()
            return False
        finally:
            self._running.discard(process)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Ends a process, and those that it has started."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
