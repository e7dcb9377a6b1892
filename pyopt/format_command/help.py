"""Help, usage errors and completion, built from the table of options. Only imported when one of them is asked for."""

from __future__ import annotations

from pyopt.diagnostics.nearest import nearest_names
from pyopt.driver.options import UsageError
from pyopt.format_command.options import OPTIONS, PROGRAM
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import click

_INTRODUCTION: Final = """Lays out MLIR: one op a line, regions indented, spaces where pyopt and mlir-opt print them.

Only white space changes. Comments, SSA names, aliases, block labels and the spelling of numbers stay, and each run
proves it: if the result had other tokens or comments, the file would stay as it was. A file need not be valid, and may
use dialects that are not known.

PATH is a file, '-' for standard input (also if there is none), or a folder, in which all .mlir files are meant that
git does not ignore. One file goes to standard output; several, or a folder, need -i, --check or --diff.
"""
_NOTES: Final = (
    (
        "Examples",
        (
            ("pyopt-format a.mlir", "print a.mlir, laid out"),
            ("pyopt-format -i a.mlir tests", "lay out a file, and those of a folder"),
            ("pyopt-format --check .", "for CI: exit with 1 if one would change"),
            ("pyopt-format --diff tests", "show what would change"),
            ("pyopt-format --lines 10:20 -i a.mlir", "lay out the ops of these lines only"),
            ("pyopt-format --stdin-filename a.mlir <a.mlir", "what an editor runs"),
        ),
    ),
    (
        "Exit codes",
        (
            ("0", "all is well"),
            ("1", "something would change (--check, --diff)"),
            ("2", "a file could not be handled (the others were), or the command line is wrong"),
        ),
    ),
    ("What stays as it is", "    // pyopt-format: off\n    ...\n    // pyopt-format: on"),
    (
        "Settings",
        """They stand in the nearest pyproject.toml at or above a file; the command line goes before them:

    [tool.pyopt-format]
    width = 100
    canonical-syntax = false
    exclude = ["third_party", "tests/*/broken.mlir"]

--exclude and exclude are for files found in folders: a file that is named is formatted, but for --force-exclude. A glob
without a slash is the name of a file or folder anywhere, one with a slash a path from here, or from the pyproject.toml;
** goes through any number of folders.""",
    ),
)
"""What the help ends with."""


def make_command() -> click.Command:
    """The command line as click sees it."""
    import click

    from pyopt.driver.help_notes import NotedCommand
    from pyopt.driver.usage import click_option

    paths = click.Argument(["path"], nargs=-1, required=False, metavar="[PATH]...", type=click.Path())
    parameters: list[click.Parameter] = [paths, *[click_option(option) for option in OPTIONS]]
    command = NotedCommand(PROGRAM, params=parameters, help=_INTRODUCTION, add_help_option=False)
    command.notes = _NOTES
    return command


def answer(version: bool) -> str:
    """The text for --version or --help."""
    from pyopt.driver import usage

    return f"{PROGRAM} {usage.version()}\n" if version else usage.help_text(make_command())


def usage_error(error: UsageError) -> str:
    """The error, with the nearest option for an unknown one."""
    text = f"{PROGRAM}: error: {error.message}"
    if error.unknown:
        near = nearest_names(error.unknown.lstrip("-"), [option.name for option in OPTIONS if len(option.name) > 1])
        if near:
            text += f" (did you mean --{near[0]}?)"
    return f"{text}\n{PROGRAM}: --help lists the options\n"
