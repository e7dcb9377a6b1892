"""Help, usage errors, completion and lists, built by click from the table of options and the table of passes.

Only imported when one of them is asked for: click is never on the path of an ordinary run.
"""

from __future__ import annotations

import io
import shutil
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version

import click

from pyopt.diagnostics.nearest import nearest_names
from pyopt.driver.options import FLAG, OPTIONAL, OPTIONS, REFUSED, SECTIONS, Option, UsageError
from pyopt.driver.pass_help import FOLDERS, group_of, option_rows, page
from pyopt.light import Final, Sequence
from pyopt.passes.registry import find_pass, names, summary
from pyopt.release import DISTRIBUTION

PROGRAM: Final = "pyopt"
FOLLOWED: Final = "22.1.8"
"""The release of MLIR whose syntax, messages and results pyopt has."""
WIDEST_TERM: Final = 44
WIDEST: Final = 112
"""The help is as wide as the terminal, at most so many columns; and so wide where there is no terminal."""
_INTRODUCTION: Final = """Reads IR as text, runs passes on it, and writes it: mlir-opt in Python.

FILE is the input; '-' or nothing is standard input. Passes run in the order of their flags; options of a pass go behind
its '=', as in --canonicalize="max-iterations=2 top-down=false". '-x' and '--x' are the same.

'pyopt help PASS' tells what a pass does, with IR before and after.
"""


class _PassOption(click.Option):
    """The flag of a pass, listed in a section of its own."""


class _Command(click.Command):
    """The command for help; running it is the driver's business."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options in sections, then the passes in groups, each with its options."""
        sections: dict[str, list[tuple[str, str]]] = {}
        groups: dict[str, list[tuple[str, str]]] = {title: [] for title in FOLDERS.values()}
        for parameter in self.get_params(ctx):
            record = parameter.get_help_record(ctx)
            if record is None:
                continue
            if isinstance(parameter, _PassOption):
                name = parameter.opts[0][2:]
                groups[group_of(name)] += [record, *option_rows(name)]
            else:
                sections.setdefault(section_of(parameter.opts[0].lstrip("-")), []).append(record)
        widest = min(WIDEST_TERM, formatter.width * 2 // 5)
        for title, rows in sections.items():
            with formatter.section(title):
                formatter.write_dl(rows, col_max=widest)
        for title, rows in groups.items():
            if rows:
                with formatter.section(f"Passes: {title[0].lower()}{title[1:]}"):
                    formatter.write_dl(rows, col_max=widest)


def section_of(name: str) -> str:
    """The title of the section that an option stands in."""
    found = first = next(iter(SECTIONS.values()))
    for option in OPTIONS:
        found = SECTIONS.get(option.name, found)
        if option.name == name:
            return found
    return first


def make_command(
    hidden: bool = False,
    program: str = PROGRAM,
    introduction: str = _INTRODUCTION,
    options: tuple[Option, ...] = OPTIONS,
    runs_passes: bool = True,
) -> click.Command:
    """The command line of a program as click sees it; `hidden` shows rare options too."""
    parameters: list[click.Parameter] = [click.Argument(["file"], required=False, metavar="[FILE]")]
    parameters += [click_option(option, hidden) for option in options if option.kind != REFUSED]
    for name in names() if runs_passes else ():
        identifier = "pass_" + name.replace("-", "_")
        parameters.append(_PassOption(["--" + name, identifier], help=summary(name), is_flag=True))
    return _Command(program, params=parameters, help=introduction, add_help_option=False)


def click_option(option: Option, hidden: bool = False) -> click.Option:
    """A row of a table of options as click sees it; `hidden` shows it even if it is rare."""
    dashes = "-" if len(option.name) == 1 else "--"
    type: click.Choice[str] | click.Path | None = None
    if option.choices:
        type = click.Choice(option.choices[:2])
    elif option.metavar in ("FILE", "DIR"):
        type = click.Path()
    metavar = option.metavar if "|" in option.metavar else "|".join(option.choices[:2]) or option.metavar or None
    if option.kind == OPTIONAL:
        metavar = f"[={metavar}]"
    return click.Option(
        [dashes + option.name, option.name.replace("-", "_")],
        help=option.help,
        metavar=metavar,
        type=type,
        is_flag=option.kind == FLAG,
        hidden=option.hidden and not hidden,
    )


def answer(question: str, terminal: bool = False, passes: Sequence[str] = ()) -> str:
    """The text for --help, --version, --list-passes and their like; `terminal`: a person looks at it.

    passes: those on the command line beside --help, which then tells of them only.
    """
    if question == "version":
        return f"{PROGRAM} {version()}, follows MLIR {FOLLOWED}\n"
    if question == "list-passes" and terminal:
        return _pass_table()
    if question == "list-passes":
        return "".join(f"{name:<40} {summary(name)}".rstrip() + "\n" for name in names())
    if question == "show-dialects":
        from pyopt.ir.context import KNOWN_DIALECTS

        return f"Available Dialects: {','.join(sorted(KNOWN_DIALECTS))}\n"
    if passes:
        return "\n".join([page(name, width()) for name in dict.fromkeys(passes)])
    return help_text(make_command("hidden" in question))


def _pass_table() -> str:
    """The passes as a table as wide as the terminal."""
    from rich.console import Console
    from rich.table import Table

    table = Table("Pass", "What it does", "Options")
    for name in names():
        found = find_pass(name)
        table.add_row(name, summary(name), ", ".join(found.options) if found is not None else "")
    out = io.StringIO()
    Console(file=out, force_terminal=True, markup=False, emoji=False).print(table)
    return out.getvalue()


def version() -> str:
    """The installed version."""
    try:
        return installed_version(DISTRIBUTION)
    except PackageNotFoundError:
        return "of a source tree"


def help_text(command: click.Command) -> str:
    """The help of a command."""
    columns = width()
    with click.Context(command, info_name=command.name, terminal_width=columns, max_content_width=columns) as context:
        return command.get_help(context) + "\n"


def width() -> int:
    """The number of columns of help: those of the terminal, or COLUMNS."""
    return max(min(shutil.get_terminal_size((WIDEST, 24)).columns, WIDEST) - 2, 40)


def usage_error(error: UsageError, command: click.Command | None = None) -> str:
    """The error as click words it, with the nearest flags for an unknown one."""
    if command is None:
        command = make_command()
    context = click.Context(command, info_name=command.name)
    shown: click.UsageError
    if error.unknown:
        shown = click.NoSuchOption(error.unknown, possibilities=nearest(error.unknown, command), ctx=context)
    else:
        shown = click.UsageError(error.message, ctx=context)
    out = io.StringIO()
    shown.show(file=out)
    return out.getvalue()


def nearest(flag: str, command: click.Command) -> list[str]:
    """The flags of a command that look like an unknown one, with two dashes."""
    known = [
        parameter.opts[0].lstrip("-")
        for parameter in command.params
        if isinstance(parameter, click.Option) and not parameter.hidden
    ]
    return ["--" + name for name in nearest_names(flag.lstrip("-"), known)]
