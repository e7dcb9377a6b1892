"""The frame of a command that undoes what is half done when it is interrupted: from the arguments to the exit code."""

from __future__ import annotations

import os
import sys

from pyopt.driver.interrupt import run_interruptible
from pyopt.driver.streams import ProcessStreams, Streams
from pyopt.light import TYPE_CHECKING, Callable, Sequence

if TYPE_CHECKING:
    import click


def end_program(
    program: str,
    completion_variable: str,
    make_command: Callable[[], click.Command],
    run: Callable[[Sequence[str], Streams], int],
    failed: int = 1,
) -> None:
    """Runs the command line and ends the process, without the interpreter's slow tidying up.

    make_command: the command line as click sees it, for a shell that asks for completions. failed: the exit code where
    standard output cannot be written.
    """
    streams = ProcessStreams()
    if os.environ.get(completion_variable):
        from pyopt.driver.completion import complete

        code = complete(make_command(), program, completion_variable, streams)
    else:
        code = run_interruptible(lambda: run(sys.argv[1:], streams), program, streams)
    if not streams.finish(f"{program}: error: "):
        code = failed
    os._exit(code)


def processors() -> int:
    """The number of processors that the process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
