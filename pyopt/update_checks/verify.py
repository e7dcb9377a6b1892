"""Runs FileCheck on a text: LLVM's if it is installed, else the Python package `filecheck`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec

from pyopt.light import Final, Sequence, final

_NAMES: Final = ("FileCheck", *(f"FileCheck-{release}" for release in range(30, 14, -1)))
_ERROR: Final = re.compile(r"^(?:[^\n]*?:(\d+)(?::\d+)?: )?error: ([^\n]*)", re.MULTILINE)


@final
class FileCheckError(Exception):
    """There is no FileCheck."""


@final
class FileCheck:
    """A FileCheck program; `command` are its first words."""

    __slots__ = ("command",)

    def __init__(self, program: str = "", tool_path: Sequence[str] = ()) -> None:
        self.command = _command(program, tool_path)

    def problem(self, arguments: Sequence[str], checks: str, text: str) -> str:
        """The reason why the directives of `checks` do not match the text, "" if they do.

        `arguments` are those of the RUN line; the first that is no flag is the file with the directives.
        """
        with tempfile.TemporaryDirectory(prefix="pyopt-checks-") as folder:
            path = os.path.join(folder, "checks.mlir")
            with open(path, "wb") as file:
                file.write(checks.encode("utf-8", "surrogateescape"))
            done = subprocess.run(
                [*self.command, path, *flags_of(arguments)],
                input=text.encode("utf-8", "surrogateescape"),
                capture_output=True,
                timeout=300,
                check=False,
            )
        if done.returncode == 0:
            return ""
        messages = (done.stderr + done.stdout).decode("utf-8", "replace")
        found = _ERROR.search(messages)
        if found is None:
            return next((line for line in messages.splitlines() if line.strip()), f"exit code {done.returncode}")
        return f"line {found[1]}: {found[2]}" if found[1] else found[2]


def flags_of(arguments: Sequence[str]) -> list[str]:
    """The flags of a FileCheck command line, without the files that it reads."""
    found: list[str] = []
    place = 0
    while place < len(arguments):
        argument = arguments[place]
        place += 1
        if not argument.startswith("-") or argument == "-":
            continue
        name, equals, _ = argument.lstrip("-").partition("=")
        takes_next = name in ("input-file", "check-prefix", "check-prefixes", "D", "comment-prefixes") and not equals
        value = arguments[place : place + 1] if takes_next else []
        place += takes_next
        if name != "input-file":
            found += [f"{argument}={value[0]}"] if value and name != "D" else [argument, *value]
    return found


def prefixes_of(arguments: Sequence[str]) -> list[str]:
    """The prefixes of a FileCheck command line, in order."""
    found: list[str] = []
    for flag in flags_of(arguments):
        name, _, value = flag.lstrip("-").partition("=")
        if name in ("check-prefix", "check-prefixes"):
            found += [one.strip() for one in value.split(",") if one.strip()]
    return list(dict.fromkeys(found)) or ["CHECK"]


def checks_file(arguments: Sequence[str]) -> str:
    """The file with the directives, as the command line names it."""
    place = 0
    while place < len(arguments):
        argument = arguments[place]
        if not argument.startswith("-"):
            return argument
        name, equals, _ = argument.lstrip("-").partition("=")
        place += 1
        if name in ("input-file", "check-prefix", "check-prefixes", "D", "comment-prefixes") and not equals:
            place += 1
    return ""


def _command(program: str, tool_path: Sequence[str]) -> list[str]:
    folders = os.pathsep.join(tool_path)
    for name in (program,) if program else _NAMES:
        found = (shutil.which(name, path=folders) if folders else None) or shutil.which(name)
        if found:
            return [found]
    if program:
        raise FileCheckError(f"no program '{program}'")
    if find_spec("filecheck") is not None:
        return [sys.executable, "-m", "filecheck"]
    raise FileCheckError(
        "no FileCheck: install LLVM's tools or the Python package filecheck, or name one by --filecheck"
    )
