"""Shares work out to forked processes, which know all that this one knows and answer by a pipe."""

from __future__ import annotations

import marshal
import os
from signal import SIGKILL

from pyopt.light import Callable


def in_processes(count: int, work: Callable[[int], object]) -> list[object]:
    """The results of `work(0)`, ..., `work(count - 1)`, each of a process of its own; None for one that failed.

    A result is made of texts, numbers, lists and tuples. Raises OSError if the system gives no processes.
    """
    children: list[tuple[int, int]] = []
    try:
        for number in range(count):
            reading, writing = pipe()
            try:
                child = os.fork()
            except OSError:
                os.close(reading)
                os.close(writing)
                raise
            if not child:
                # The pipes break when this program ends: a process that reads them, too, would wait to write for good.
                for unread in [reading, *(file for _, file in children)]:
                    os.close(unread)
                _answer(writing, work, number)
            os.close(writing)
            children.append((child, reading))
        results: list[object] = []
        while children:
            child, reading = children[0]
            data = _read_all(reading)
            children.pop(0)
            os.close(reading)
            _, status = os.waitpid(child, 0)
            results.append(marshal.loads(data) if status == 0 else None)
        return results
    finally:
        for child, reading in children:
            os.close(reading)
            os.kill(child, SIGKILL)
            os.waitpid(child, 0)


def pipe() -> tuple[int, int]:
    """A new pipe, to read from and to write to; its ends never stand where a standard stream is that is closed."""
    low: list[int] = []
    try:
        while True:
            reading, writing = os.pipe()
            if reading > 2 and writing > 2:
                return reading, writing
            low += reading, writing
    finally:
        for file in low:
            os.close(file)


def _answer(writing: int, work: Callable[[int], object], number: int) -> None:
    """Does the work of a process and ends it."""
    code = 1
    try:
        # Who reads what this program prints must not wait for the process, should its parent have ended.
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        data = marshal.dumps(work(number))  # type: ignore[arg-type]  # as the caller promises
        written = 0
        while written < len(data):
            written += os.write(writing, data[written : written + 1_000_000])
        code = 0
    finally:
        os._exit(code)


def _read_all(file: int) -> bytes:
    pieces: list[bytes] = []
    while True:
        data = os.read(file, 1_000_000)
        if not data:
            return b"".join(pieces)
        pieces.append(data)
