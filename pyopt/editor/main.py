"""The `pyopt-lsp` command.

`run` works on any streams but for the messages of the editor, and lets no exception out; `run_in_process` is the same
on strings.
"""

from __future__ import annotations

import click

from pyopt.driver.click_runs import ClickProgram, noted_command
from pyopt.driver.streams import Streams
from pyopt.editor import PROGRAM
from pyopt.light import Final

COMPLETION_VARIABLE: Final = "_PYOPT_LSP_COMPLETE"

_HELP: Final = """Serves editors: errors as one types, help on ops and values, definitions and uses.

An editor starts it, and talks to it on standard input and output in the Language Server Protocol.
"""
_NOTES: Final = (
    (
        "Examples",
        (
            (PROGRAM, "what an editor runs; docs/editor.md has the settings of four editors"),
            (f"{PROGRAM} --load-dialect-plugin=toy.py", "with a dialect of one's own"),
        ),
    ),
    (
        "Exit codes",
        (
            ("0", "the editor has ended the session"),
            ("1", "it was not shut down, a plug-in cannot be loaded, or pygls (the extra 'lsp') is missing"),
            ("2", "the command line is wrong"),
        ),
    ),
)
"""What the help ends with."""


def make_command() -> click.Command:
    """The command line as click sees it."""
    params: list[click.Parameter] = [
        click.Option(["--load-dialect-plugin", "plugins"], multiple=True, metavar="PLUGIN",
                     help="Take in a module or file with dialects"),
        click.Option(["--allow-unregistered-dialect", "unregistered"], is_flag=True,
                     help="Ops of unknown dialects are no errors; a RUN line with this flag says it for a file"),
        click.Option(["--stdio"], is_flag=True,
                     help="Use standard input and output, as it does anyway; some editors add this"),
    ]  # fmt: skip
    return noted_command(PROGRAM, _HELP, _NOTES, params)


def _run(parameters: dict[str, object], streams: Streams) -> int:
    from pyopt.driver.usage import version
    from pyopt.passes.plugins import load_plugin
    from pyopt.release import missing

    try:
        from pyopt.editor.server import EditorServer
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("pygls", "lsprotocol"):
            raise
        streams.err(f"{PROGRAM}: error: {missing('it needs pygls', 'lsp')}\n")
        return 1
    plugins = parameters["plugins"]
    assert isinstance(plugins, tuple)
    for plugin in plugins:
        problem = load_plugin(streams.path(str(plugin)) if str(plugin).endswith(".py") else str(plugin))
        if problem:
            streams.err(f"{PROGRAM}: error: {problem}\n")
            return 1
    return EditorServer(version(), bool(parameters["unregistered"])).serve()


_COMMAND: Final = ClickProgram(PROGRAM, COMPLETION_VARIABLE, make_command, _run, undoes=False)
main, run, run_in_process = _COMMAND.main, _COMMAND.run, _COMMAND.run_in_process
