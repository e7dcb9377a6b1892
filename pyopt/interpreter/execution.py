"""Runs a function on values, on a thread whose stack is large enough for deep programs."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING, Final

import numpy as np

from pyopt.interpreter.compiler import function_code
from pyopt.interpreter.errors import ExecutionError, limit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.machine import Machine
    from pyopt.ir.core import Operation

STACK_SIZE: Final = 512 << 20
"""Bytes of address space; only what is used becomes memory."""
PYTHON_FRAMES: Final = 200_000
"""Beyond them Python raises RecursionError, which becomes a diagnostic; the stack holds more."""


def execute(machine: Machine, function: Operation, arguments: Sequence[object]) -> tuple[object, ...]:
    """The results of a function; raises ExecutionError."""
    outcome: list[tuple[object, ...]] = []
    errors: list[BaseException] = []

    def work() -> None:
        try:
            with np.errstate(all="ignore"):
                outcome.append(_run(machine, function, arguments))
        except BaseException as error:
            errors.append(error)

    old_limit = sys.getrecursionlimit()
    old_size = threading.stack_size(STACK_SIZE)
    try:
        sys.setrecursionlimit(max(old_limit, PYTHON_FRAMES))
        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        threading.stack_size(old_size)
        thread.join()
    except BaseException:
        machine.steps_left = 0  # the thread stops at its next block
        raise
    finally:
        threading.stack_size(old_size)
        sys.setrecursionlimit(old_limit)
    if errors:
        raise errors[0]
    return outcome[0]


def _run(machine: Machine, function: Operation, arguments: Sequence[object]) -> tuple[object, ...]:
    machine.calls = 0
    try:
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
