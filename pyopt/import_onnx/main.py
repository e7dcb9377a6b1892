"""The `pyopt-import-onnx` command.

`run` works on any streams and lets no exception out; `run_in_process` is the same on strings.
"""

from __future__ import annotations

import click

from pyopt.driver.click_runs import ClickProgram, noted_command
from pyopt.driver.streams import Streams
from pyopt.light import Final

PROGRAM: Final = "pyopt-import-onnx"
COMPLETION_VARIABLE: Final = "_PYOPT_IMPORT_ONNX_COMPLETE"

_HELP: Final = """Writes an ONNX model as MLIR, in ops of the onnx dialect as onnx-mlir writes them.

Results of ops have no shape: `pyopt --shape-inference=library=common` finds it. The names of the inputs' extents become
`shape.dims`. Functions of the model are inlined.
"""
_NOTES: Final = (
    (
        "Examples",
        (
            (f"{PROGRAM} model.onnx -o model.mlir", "with all weights"),
            (f"{PROGRAM} --elide-weights model.onnx -o model.mlir", "only with those that shapes may depend on"),
            (f"{PROGRAM} model.onnx | pyopt \\", ""),
            ("  --allow-unregistered-dialect \\", ""),
            ("  --shape-inference='library=common report'", "its shapes"),
        ),
    ),
    (
        "Exit codes",
        (
            ("0", "all is well"),
            ("1", "the model or its weights cannot be read, or the package 'onnx' (the extra 'onnx') is missing"),
            ("2", "the command line is wrong"),
        ),
    ),
)
"""What the help ends with."""


def make_command() -> click.Command:
    """The command line as click sees it."""
    params: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE", type=click.Path()),
        click.Option(["-o", "output"], default="-", metavar="FILE", type=click.Path(),
                     help="Write the module here instead of standard output"),
        click.Option(["--elide-weights"], is_flag=True,
                     help="Leave out the elements of constants with more than 64 of them"),
    ]  # fmt: skip
    return noted_command(PROGRAM, _HELP, _NOTES, params)


def _run(parameters: dict[str, object], streams: Streams) -> int:
    from pyopt.release import missing

    name = str(parameters["file"])
    try:
        from pyopt.import_onnx.model import ModelError, text_of_file
    except ImportError:
        streams.err(f"{PROGRAM}: error: {missing('it needs onnx', 'onnx')}\n")
        return 1
    try:
        text = text_of_file(streams.path(name), bool(parameters["elide_weights"]))
    except ModelError as error:
        streams.err(f"{name or repr(name)}: error: {error}\n")
        return 1
    output = str(parameters["output"])
    if output == "-":
        streams.out(text)
    elif not streams.write_file(output, text):
        return 1
    return 0


_COMMAND: Final = ClickProgram(PROGRAM, COMPLETION_VARIABLE, make_command, _run, undoes=False)
main, run, run_in_process = _COMMAND.main, _COMMAND.run, _COMMAND.run_in_process
