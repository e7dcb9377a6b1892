"""Ctrl-C for commands that have to undo what is half done before they end by the signal."""

from __future__ import annotations

import os

from pyopt.driver.streams import ProcessStreams
from pyopt.light import Callable, Final

BY_SIGNAL: Final = 128
"""Exit codes above it are that and the number of a signal."""


def run_interruptible(run: Callable[[], int], program: str, streams: ProcessStreams) -> int:
    """The exit code of `run`, in which Ctrl-C raises KeyboardInterrupt; ends the process by the signal behind that.

    It raises once: another one ends the process where it is, so that no moment is left in which it becomes a traceback.
    """
    import signal as signals
    from signal import SIG_DFL, SIGINT, getsignal, signal

    try:
        if getsignal(SIGINT) is SIG_DFL:  # an ignored one stays so
            signal(SIGINT, raise_once)
        code = run()
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            one = getattr(signals, name, None)
            if one is not None and getsignal(one) is raise_once:
                signal(one, SIG_DFL)
    except KeyboardInterrupt as error:
        code = interrupted(error, program, streams.err)
    if code > BY_SIGNAL:
        number = code - BY_SIGNAL
        signal(number, SIG_DFL)
        os.kill(os.getpid(), number)
    return code


def end_in_order() -> None:
    """Other ways to stop a process become Ctrl-C, so that it takes its temporary files along."""
    import signal

    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:  # one that is ignored stays so
            signal.signal(number, raise_once)


def raise_once(number: int, frame: object) -> None:
    """A handler that raises KeyboardInterrupt with the number of the signal, and lets the next one end the process."""
    from signal import SIG_DFL, signal

    signal(number, SIG_DFL)
    raise KeyboardInterrupt(number)


def interrupted(error: KeyboardInterrupt, program: str, err: Callable[[str], None]) -> int:
    """Says that the program was interrupted; the exit code, as of a process that the signal ended."""
    err(f"{program}: interrupted\n")
    return BY_SIGNAL + int(error.args[0] if error.args else 2)
