"""Runs of commands whose arguments click reads."""

from __future__ import annotations

import contextlib
import io

import click

from pyopt.driver.guard import failure_text
from pyopt.driver.help_notes import NotedCommand
from pyopt.driver.interrupt import interrupted
from pyopt.driver.program import end_program
from pyopt.driver.streams import Streams, TextStreams
from pyopt.light import TYPE_CHECKING, Callable, Sequence, TypeAlias, final

if TYPE_CHECKING:
    Notes: TypeAlias = Sequence[tuple[str, str | Sequence[tuple[str, str]]]]
    """(title, a text or the rows of a table) of each."""


@final
class ClickProgram:
    """A command, as a process, on any streams and on strings.

    work: what it does with its parameters; the exit code. undoes: there is something to undo when it is interrupted.
    """

    __slots__ = ("completion_variable", "make_command", "name", "undoes", "work")

    def __init__(
        self,
        name: str,
        completion_variable: str,
        make_command: Callable[[], click.Command],
        work: Callable[[dict[str, object], Streams], int],
        undoes: bool = True,
    ) -> None:
        self.name = name
        self.completion_variable = completion_variable
        self.make_command = make_command
        self.work = work
        self.undoes = undoes

    def main(self) -> None:
        """Runs the command line and ends the process."""
        end_program(self.name, self.completion_variable, self.make_command, self.run, undoes=self.undoes)

    def run(self, argv: Sequence[str], streams: Streams) -> int:
        """The exit code of a run; no exception gets out."""
        return run_command(self.make_command(), argv, streams, self.work)

    def run_in_process(self, argv: Sequence[str], stdin: str = "", cwd: str = "") -> tuple[int, str, str]:
        """(exit code, standard output, standard error) of `NAME ARGV < STDIN` in directory `cwd`."""
        streams = TextStreams(stdin, cwd)
        code = self.run(argv, streams)
        return code, "".join(streams.output), "".join(streams.errors)


def noted_command(program: str, help: str, notes: Notes, params: list[click.Parameter]) -> click.Command:
    """The command line as click sees it, with --version, and with notes at the end of its help."""
    command = NotedCommand(
        program,
        help=help,
        params=[*params, version_option(program)],
        callback=unused,
        context_settings={"max_content_width": 110},
    )
    command.notes = notes
    return command


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
