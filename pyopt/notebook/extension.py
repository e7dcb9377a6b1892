"""The cell magic `%%mlir` of IPython, which `%load_ext pyopt` brings."""

from __future__ import annotations

import keyword
import shlex

from IPython.core.error import UsageError as MagicError
from IPython.core.interactiveshell import InteractiveShell
from IPython.display import display

from pyopt.driver.options import UsageError
from pyopt.light import Final
from pyopt.notebook.cell import CellResult, run_cell

MAGIC: Final = "mlir"
_NAME: Final = "--name"


def load(shell: InteractiveShell) -> None:
    """Adds the magic to a shell."""

    def mlir(line: str, cell: str) -> CellResult:
        """Reads the IR in the cell, runs passes on it, and shows what came of it.

        %%mlir --canonicalize --cse                 passes and options as on the command line of pyopt
        %%mlir --name=module --shape-inference      the result is the variable `module`, a pyopt.Module

        The value has `module`, `text`, `diagnostics`, and `report`, a page that shows what each pass did.
        """
        return run_magic(shell, line, cell)

    shell.magics_manager.register_function(mlir, "cell", MAGIC)


def unload(shell: InteractiveShell) -> None:
    """Takes the magic out of a shell."""
    shell.magics_manager.magics["cell"].pop(MAGIC, None)


def run_magic(shell: InteractiveShell, line: str, cell: str) -> CellResult:
    """The result of a cell; if that has errors, it is shown, and the cell fails without a traceback."""
    try:
        name, arguments = _taken_apart(line)
        result = run_cell(arguments, cell)
    except UsageError as error:
        raise MagicError(f"%%{MAGIC}: {error.message}") from None
    if not result.ok:
        display(result)  # type: ignore[no-untyped-call]  # of IPython
        count = sum([one.severity == "error" for one in result.diagnostics])
        raise MagicError(f"%%{MAGIC}: " + (f"{count} error{'' if count == 1 else 's'}" if count else "it has failed"))
    if name:
        shell.user_ns[name] = result.module
    return result


def _taken_apart(line: str) -> tuple[str, list[str]]:
    """The name of the variable for the module, "" for none, and the other arguments; raises UsageError."""
    try:
        words = shlex.split(line)
    except ValueError as error:
        raise UsageError(str(error)) from None
    name = ""
    rest: list[str] = []
    while words:
        word = words.pop(0)
        if word == _NAME:
            word = f"{_NAME}={words.pop(0) if words else ''}"
        if not word.startswith(f"{_NAME}="):
            rest.append(word)
            continue
        name = word.removeprefix(f"{_NAME}=")
        if not name:
            raise UsageError(f"{_NAME} requires the name of a variable")
        if not name.isidentifier() or keyword.iskeyword(name):
            raise UsageError(f"'{name}' is no name of a variable")
    return name, rest
