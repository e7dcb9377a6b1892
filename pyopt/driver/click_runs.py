"""Runs of commands whose arguments click reads."""

from __future__ import annotations

import contextlib
import io

import click

from pyopt.driver.guard import failure_text
from pyopt.driver.interrupt import interrupted
from pyopt.driver.streams import Streams
from pyopt.light import Callable, Sequence


def run_command(
    command: click.Command, argv: Sequence[str], streams: Streams, work: Callable[[dict[str, object], Streams], int]
) -> int:
    """The exit code of a run: that of `work` on the parameters, or 2 for a wrong command line."""
    program = command.name or ""
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            context = command.make_context(program, list(argv))
    except click.exceptions.Exit as done:
        streams.out(said.getvalue())
        return done.exit_code
    except click.UsageError as error:
        shown = io.StringIO()
        error.show(file=shown)
        streams.err(shown.getvalue())
        return 2
    try:
        return work(context.params, streams)
    except KeyboardInterrupt as error:
        return interrupted(error, program, streams.err)
    except Exception as error:  # bad input must never show a traceback
        streams.err(failure_text(error, program))
    return 1


def version_option(program: str) -> click.Option:
    """--version, which says the program's."""

    def show(context: click.Context, parameter: click.Parameter, value: bool) -> None:
        if value and not context.resilient_parsing:
            from pyopt.driver.usage import version

            click.echo(f"{program} {version()}")
            context.exit()

    return click.Option(
        ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show, help="Show the version"
    )


def unused() -> None:
    """The function of a command whose parameters are read by `run_command`."""
