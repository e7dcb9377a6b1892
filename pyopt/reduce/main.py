"""The `pyopt-reduce` command.

`run` works on any streams and lets no exception out; `run_in_process` is the same on strings.
"""

from __future__ import annotations

import math

import click

from pyopt.driver.click_runs import ClickProgram, noted_command
from pyopt.driver.interrupt import end_in_order
from pyopt.driver.program import processors
from pyopt.driver.streams import Streams
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.driver.progress import ProgressLine

PROGRAM: Final = "pyopt-reduce"
COMPLETION_VARIABLE: Final = "_PYOPT_REDUCE_COMPLETE"

_HELP: Final = """Reduces a module to a small one that a test still finds interesting: a bug report of a few lines.

The test is a program. It is given the name of a file with a module, and exits with 0 if the module is interesting.
What it is given is always a valid module.

Functions, ops, regions, blocks, arguments, results and attributes are taken out, and numbers become smaller, as long as
the test says so. Values keep the names that they have in the file.
"""
_NOTES: Final = (
    (
        "Examples",
        (
            (f"{PROGRAM} --test ./crashes.sh big.mlir -o small.mlir", "reduce a file"),
            (f"{PROGRAM} --test 'grep -q scf.while' big.mlir", "the file's name is added to the arguments"),
            (f"{PROGRAM} --test 'sh -c \"! mlir-opt --cse {{}}\"' big.mlir", "or stands where {} is"),
        ),
    ),
    (
        "Exit codes",
        (
            ("0", "all is well"),
            ("1", "the module is not valid, or not interesting, or a file cannot be read or written"),
            ("2", "the command line is wrong"),
        ),
    ),
)
"""What the help ends with."""
_LONGEST: Final = 1_000_000
"""The longest --timeout, in seconds: what all systems take."""


def _no_nan(context: click.Context, parameter: click.Parameter, value: float) -> float:
    """The value; raises click.BadParameter for NaN, which is in every range of click's."""
    if math.isnan(value):
        raise click.BadParameter("nan is not a time")
    return value


def make_command() -> click.Command:
    """The command line as click sees it."""
    params: list[click.Parameter] = [
        click.Argument(["file"], default="-", metavar="FILE", type=click.Path()),
        click.Option(["--test"], required=True, metavar="COMMAND",
                     help="The test: a program with its arguments, without a shell"),
        click.Option(["-o", "output"], default="-", metavar="FILE", type=click.Path(),
                     help="Write the module here instead of standard output"),
        click.Option(["-j", "--jobs"], type=click.IntRange(min=1), default=None, metavar="N",
                     help="Tests that run at once (default: one for each processor)"),
        click.Option(["--timeout"], type=click.FloatRange(0, _LONGEST, min_open=True), default=60.0, metavar="SECONDS",
                     callback=_no_nan,
                     help="A test that takes longer finds nothing interesting (default: 60)"),
    ]  # fmt: skip
    return noted_command(PROGRAM, _HELP, _NOTES, params)


def _run(parameters: dict[str, object], streams: Streams) -> int:
    from pyopt.driver.run import read_input
    from pyopt.reduce.search import Reducer
    from pyopt.reduce.testing import ReductionError, ReductionTest

    name = str(parameters["file"])
    text = read_input(name, streams)
    first = None if text is None else _first(text, "<stdin>" if name == "-" else name, streams)
    if first is None:
        return 1
    jobs = parameters["jobs"]
    at_once = jobs if isinstance(jobs, int) else processors()
    timeout = parameters["timeout"]
    assert isinstance(timeout, float)
    progress = _progress(name, streams)

    def say(lines: int, tests: int) -> None:
        if progress is not None:
            progress.say(f"{lines} lines after {_counted(tests)}")

    output = str(parameters["output"])
    if streams.own_process:
        end_in_order()
    reducer: Reducer | None = None
    try:
        with ReductionTest(str(parameters["test"]), at_once, timeout, streams.cwd) as test:
            reducer = Reducer(test.interesting, at_once, say)
            reduced = reducer.reduce(first)
            timed_out = test.timed_out
    except ReductionError as error:
        streams.err(f"{PROGRAM}: error: {error}\n")
        return 1
    except KeyboardInterrupt:
        if reducer is not None and reducer.reached:
            _give(reducer.reached, output, streams)
        raise
    if reduced is None:
        why = f"takes longer than --timeout={timeout:g} seconds" if timed_out else "does not exit with 0"
        streams.err(f"{PROGRAM}: error: the test {why} for the module as it is\n")
        return 1
    streams.err(f"{name}: {first.count(chr(10))} lines became {reduced.count(chr(10))}, in {_counted(reducer.tests)}\n")
    return 0 if _give(reduced, output, streams) else 1


def _counted(tests: int) -> str:
    return f"{tests} test{'' if tests == 1 else 's'}"


def _give(reduced: str, output: str, streams: Streams) -> bool:
    """Writes what was found; to standard output if the file cannot be written, as the search may have taken hours."""
    if output != "-" and streams.write_file(output, reduced):
        return True
    streams.out(reduced)
    return output == "-"


def _first(text: str, name: str, streams: Streams) -> str | None:
    """The text as it is printed, under its own names; None, and messages, if it is not valid."""
    from pyopt.driver.run import run_in_process as print_text
    from pyopt.reduce.search import checked

    first = checked(text)
    if first is None:
        _, _, errors = print_text(["--allow-unregistered-dialect", "-"], text)
        streams.err(errors.replace("<stdin>:", f"{name}:") or f"{name}: error: it cannot be printed and read again\n")
    return first


def _progress(name: str, streams: Streams) -> ProgressLine | None:
    if not streams.is_terminal():
        return None
    from pyopt.driver.progress import ProgressLine

    streams.progress = ProgressLine(name)
    return streams.progress


_COMMAND: Final = ClickProgram(PROGRAM, COMPLETION_VARIABLE, make_command, _run)
main, run, run_in_process = _COMMAND.main, _COMMAND.run, _COMMAND.run_in_process
