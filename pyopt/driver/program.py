"""The frame of a command, from the arguments to the exit code; it may undo what is half done when interrupted."""

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
    undoes: bool = True,
) -> None:
    """Runs the command line and ends the process, without the interpreter's slow tidying up.

    make_command: the command line as click sees it, for a shell that asks for completions. failed: the exit code where
    standard output cannot be written. undoes: there is something to undo when it is interrupted.
    """
    streams = ProcessStreams()
    if os.environ.get(completion_variable):
        from pyopt.driver.completion import complete

        code = complete(make_command(), program, completion_variable, streams)
    elif undoes:
        code = run_interruptible(lambda: run(sys.argv[1:], streams), program, streams)
    else:
        code = run(sys.argv[1:], streams)
    if not streams.finish(f"{program}: error: "):
        code = failed
    os._exit(code)


def processors() -> int:
    """The number of processors that the process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
