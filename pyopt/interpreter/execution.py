"""Runs a function on values, on a thread whose stack is large enough for deep programs (where threads start)."""

from __future__ import annotations

import sys
import threading

import numpy as np

from pyopt.interpreter.compiler import function_code
from pyopt.interpreter.errors import ExecutionError, limit
from pyopt.interpreter.machine import Machine
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence

if TYPE_CHECKING:
    from types import FrameType


STACKS: Final = ((512 << 20, 200_000), (64 << 20, 25_000), (8 << 20, 3_000))
"""(bytes of address space, of which only what is used becomes memory; Python frames that they hold). Beyond so many
frames Python raises RecursionError, which becomes a diagnostic. The first that the system gives is taken."""

FRAMES_HERE: Final = 1_000
"""Python frames that a program may take on the stack of its caller, whose size is not known: what Python itself allows.
Programs run there where no thread starts: Pyodide has none."""


def execute(machine: Machine, function: Operation, arguments: Sequence[object]) -> tuple[object, ...]:
    """The results of a function; raises ExecutionError."""
    outcome: list[tuple[object, ...]] = []
    errors: list[BaseException] = []

    ready = threading.Event()

    def work() -> None:
        ready.wait()
        try:
            outcome.append(_run(machine, function, arguments))
        except BaseException as error:
            errors.append(error)

    old_limit = sys.getrecursionlimit()
    thread, frames = _started(work)
    if thread is None:
        frames = min(old_limit, _depth() + FRAMES_HERE)
    try:
        sys.setrecursionlimit(frames)
        if thread is None:
            return _run(machine, function, arguments)
        ready.set()
        thread.join()
    except BaseException:
        machine.steps_left = 0  # the thread stops at its next block
        raise
    finally:
        sys.setrecursionlimit(old_limit)
    if errors:
        raise errors[0]
    return outcome[0]


def _started(work: Callable[[], None]) -> tuple[threading.Thread | None, int]:
    """A running thread, and how many Python frames its stack holds; None if the system starts no thread."""
    try:
        old_size = threading.stack_size()
        for size, frames in STACKS:
            threading.stack_size(size)
            thread = threading.Thread(target=work, daemon=True)
            try:
                thread.start()
            except RuntimeError:
                continue  # so much address space is not to be had
            finally:
                threading.stack_size(old_size)
            return thread, frames
    except (RuntimeError, ValueError):
        pass  # the size of a stack cannot be chosen: the default one may be small
    return None, 0


def _depth() -> int:
    """The number of Python frames on the stack."""
    depth = 0
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        depth += 1
        frame = frame.f_back
    return depth


def _run(machine: Machine, function: Operation, arguments: Sequence[object]) -> tuple[object, ...]:
    machine.calls = 0
    try:
        with np.errstate(all="ignore"):
            return function_code(machine, function)(*arguments)
    except RecursionError:
        error = limit("calls and regions nest too deep")
    except MemoryError:
        error = limit("out of memory")
    except ExecutionError as found:
        error = found
    if error.op is None:
        error.op = function
    raise error from None
