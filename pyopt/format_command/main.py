"""The `pyopt-format` command: lays out MLIR files without changing their tokens and comments.

`run` works on any streams and lets no exception out; `run_in_process` is the same on strings.
"""

from __future__ import annotations

import gc
import sys

from pyopt.driver.guard import failure_text
from pyopt.driver.interrupt import end_in_order, interrupted
from pyopt.driver.options import UsageError
from pyopt.driver.program import end_program
from pyopt.driver.streams import ProcessStreams, Streams, TextStreams
from pyopt.format_command.options import IN_PLACE, PRINT, PROGRAM, Request, read_arguments
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    import click

RECURSION_LIMIT: Final = 20_000
COMPLETION_VARIABLE: Final = "_PYOPT_FORMAT_COMPLETE"


def main() -> None:
    """Runs the command line and ends the process."""
    end_program(PROGRAM, COMPLETION_VARIABLE, _make_command, run, 2)


def _make_command() -> click.Command:
    from pyopt.format_command.help import make_command

    return make_command()


def run_in_process(argv: Sequence[str], stdin: str = "", cwd: str = "") -> tuple[int, str, str]:
    """(exit code, standard output, standard error) of `pyopt-format ARGV < STDIN` in directory `cwd`."""
    streams = TextStreams(stdin, cwd)
    code = run(argv, streams)
    return code, "".join(streams.output), "".join(streams.errors)


def run(argv: Sequence[str], streams: Streams) -> int:
    """The exit code: 0, 1 if files would change, 2 for whatever went wrong, 128 plus the signal that stopped it."""
    collecting = gc.isenabled()
    limit = sys.getrecursionlimit()
    gc.disable()
    sys.setrecursionlimit(max(limit, RECURSION_LIMIT))
    try:
        return _run(read_arguments(argv), streams)
    except KeyboardInterrupt as error:
        return interrupted(error, PROGRAM, streams.err)
    except UsageError as error:
        from pyopt.format_command.help import usage_error

        streams.err(usage_error(error))
    except Exception as error:  # bad input must never show a traceback
        streams.err(failure_text(error, PROGRAM))
    finally:
        sys.setrecursionlimit(limit)
        if collecting:
            gc.enable()
    return 2


def _run(request: Request, streams: Streams) -> int:
    if request.help or request.version:
        from pyopt.format_command.help import answer

        streams.out(answer(request.version))
        return 0
    if request.mode == IN_PLACE and isinstance(streams, ProcessStreams):
        end_in_order()
    from pyopt.format_command.plan import Planner
    from pyopt.format_command.reports import make_report
    from pyopt.format_command.workers import number_of_processes, outcomes

    planner = Planner(request, streams)
    planner.run()
    hide, advance = _nothing, _no_step
    if request.mode != PRINT and len(planner.items) > 1 and streams.is_terminal():
        from pyopt.format_command.progress import Bar

        bar = Bar(len(planner.items))
        hide, advance = bar.hide, bar.advance
    report = make_report(request, streams, hide)
    processes = number_of_processes(request.processes, len(planner.items))
    try:
        for outcome in outcomes(planner.items, processes, advance):
            report.take(outcome)
    finally:
        hide()
    return report.finish()


def _nothing() -> None:
    """Hides no bar: there is none."""


def _no_step(done: int) -> None:
    """Moves no bar: there is none."""
