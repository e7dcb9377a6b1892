"""The `pyopt-playground` command.

`run` works on any streams and lets no exception out; `run_in_process` is the same on strings.
"""

from __future__ import annotations

from pathlib import Path

import click

from pyopt.driver.click_runs import ClickProgram, noted_command
from pyopt.driver.streams import Streams
from pyopt.light import Final
from pyopt.playground import PORT, PROGRAM

COMPLETION_VARIABLE: Final = "_PYOPT_PLAYGROUND_COMPLETE"
_HELP: Final = """Serves a page on which pyopt runs in the browser, and opens it.

It serves to this machine only, until it is interrupted; the runs are the browser's. FOLDER is one that
tools/build_playground.py wrote; without it the page is made of what is installed, and Pyodide, which is CPython for
browsers, is fetched by npm once.
"""
_NOTES: Final = (
    (
        "Examples",
        (
            (PROGRAM, "serve and open the page"),
            (f"{PROGRAM} --port 8000 --no-browser", "serve it at http://127.0.0.1:8000/"),
        ),
    ),
    (
        "Exit codes",
        (
            ("1", "Pyodide cannot be fetched, the folder has no page, or the port is taken"),
            ("2", "the command line is wrong"),
        ),
    ),
)
"""What the help ends with."""


def make_command() -> click.Command:
    """The command line as click sees it."""
    params: list[click.Parameter] = [
        click.Argument(["folder"], required=False, metavar="[FOLDER]", type=click.Path()),
        click.Option(["--port"], type=click.IntRange(0, 65535), default=None, metavar="N",
                     help=f"Serve at this port; 0 is any that is free (default: {PORT}, or any if it is taken)"),
        click.Option(["--no-browser", "no_browser"], is_flag=True, help="Do not open the page"),
    ]  # fmt: skip
    return noted_command(PROGRAM, _HELP, _NOTES, params)


def _run(parameters: dict[str, object], streams: Streams) -> int:
    from pyopt.errors import Error
    from pyopt.playground.server import HOST, files_in, serving
    from pyopt.playground.site import whole_site

    folder, port = parameters["folder"], parameters["port"]

    def say(what: str) -> None:
        streams.err(f"{PROGRAM}: {what}\n")

    try:
        server = serving({}, port if isinstance(port, int) else None)  # first, as making the page may take minutes
    except OSError as error:
        streams.err(f"{PROGRAM}: error: cannot serve at {HOST}:{port}: {error.strerror or error}\n")
        return 1
    with server:
        try:
            server.give(whole_site(say) if folder is None else files_in(Path(streams.path(str(folder)))))
        except Error as error:
            streams.err(f"{PROGRAM}: error: {error}\n")
            return 1
        streams.err(f"{server.address} has the playground; Ctrl-C ends it\n")
        if not parameters["no_browser"]:
            import webbrowser

            webbrowser.open(server.address)
        server.serve_forever()
    return 0


_COMMAND: Final = ClickProgram(PROGRAM, COMPLETION_VARIABLE, make_command, _run, undoes=False)
main, run, run_in_process = _COMMAND.main, _COMMAND.run, _COMMAND.run_in_process
