"""Runs RUN lines: programs as processes, pyopt's own in this process, and keeps what each FileCheck would read."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from pyopt.light import Final, Iterator, Mapping, Sequence, final
from pyopt.update_checks.run_lines import RunLine, substituted
from pyopt.update_checks.shell_words import (
    CommandResult,
    Unsupported,
    after_variables,
    parse_line,
    read_text,
    run_pipelines,
)

TIMEOUT: Final = 300.0
"""Seconds after which a program is stopped."""
SHOWN_LINES: Final = 10
"""So many lines of what a program printed are in the message that it failed."""

_FILECHECK: Final = re.compile(r"(?:.*[/\\])?(?:FileCheck(?:-\d+)?|filecheck)(?:\.exe)?\Z")
_OUR_PROGRAMS: Final = ("pyopt", "pyopt-run", "pyopt-translate", "pyopt-format")
_PIPED_FILECHECK: Final = re.compile(r"\|\s*((?:not\s+)?\S*(?:FileCheck|filecheck)\S*(?:\s[^|;&]*)?)\Z")


class Checked(NamedTuple):
    """What one FileCheck of a RUN line reads: its arguments, and the text."""

    arguments: list[str]
    text: str


class RunResult(NamedTuple):
    """A RUN line that ran: what its FileChecks read, why it failed ("" if it did not), and its standard error."""

    line: RunLine
    checked: list[Checked]
    failure: str
    err: str = ""


@final
class Programs:
    """How to run the commands of RUN lines.

    `substitutions`: a name that begins with `%` stands for text anywhere in a RUN line, another one for the name of a
    program. `tool_path`: folders to look for programs in, before those of PATH.
    """

    __slots__ = ("_checked", "substitutions", "tool_path")

    def __init__(self, substitutions: Mapping[str, str], tool_path: Sequence[str]) -> None:
        self.substitutions = dict(substitutions)
        self.tool_path = list(tool_path)
        self._checked: list[Checked] = []

    def run(self, line: RunLine, path: Path, folder: Path, temporary: str) -> RunResult:
        """Runs one RUN line of a test; `path` stands for a file of `folder`."""
        text = line.text
        for name, value in self.substitutions.items():
            if name.startswith("%"):
                text = text.replace(name, value)
        text = substituted(text, str(path), str(folder), temporary)
        self._checked = []
        cwd = str(folder)
        try:
            try:
                pipelines = parse_line(text)
            except Unsupported:
                result = self._run_in_shell(text, cwd)
            else:
                result = run_pipelines(pipelines, cwd, self._run_command)
        except (OSError, ValueError, Unsupported) as error:
            return RunResult(line, [], f"cannot run it: {_reason(error)}")
        except subprocess.TimeoutExpired as error:
            return RunResult(line, [], f"stopped after {error.timeout:.0f} seconds")
        failure = ""
        if result.code:
            said = [one for one in (result.err + result.out).splitlines() if one.strip()]
            failure = f"exit code {result.code}" + (": " if said else "") + "\n    ".join(said[:SHOWN_LINES])
        return RunResult(line, self._checked, failure, result.err)

    def find(self, name: str) -> str | None:
        """The path of a program, or None."""
        if self.tool_path and not os.path.dirname(name):
            found = shutil.which(name, path=os.pathsep.join(self.tool_path))
            if found:
                return found
        return shutil.which(name)

    def _run_command(self, words: list[str], stdin: str, cwd: str) -> CommandResult:
        name, arguments = words[0], words[1:]
        if name == "not" and arguments:
            inner = arguments[1:] if arguments[0] == "--crash" else arguments
            if _FILECHECK.match(inner[0]):
                return CommandResult(0, "", "")  # checks that are meant to fail are not for us to write
            done = self._run_command(inner, stdin, cwd)
            return CommandResult(int(done.code == 0), done.out, done.err)
        if name == "env":
            variables, inner = after_variables(words)
            with _environment(variables):
                return self._run_command(inner, stdin, cwd) if inner else CommandResult(0, "", "")
        if _FILECHECK.match(name):
            return self._record(arguments, stdin, cwd)
        if name in self.substitutions:
            command = [*shlex.split(self.substitutions[name]), *arguments]
        else:
            command = words
        if not command:
            raise Unsupported(f"the substitution of '{name}' is empty")
        if command[0] in _OUR_PROGRAMS:
            return _run_ours(command[0], command[1:], stdin, cwd)
        return self._run_program(command, stdin, cwd)

    def _record(self, arguments: list[str], stdin: str, cwd: str) -> CommandResult:
        text = stdin
        for place, argument in enumerate(arguments):
            name, equals, value = argument.lstrip("-").partition("=")
            if argument.startswith("-") and name == "input-file":
                value = value if equals else "".join(arguments[place + 1 : place + 2])
                text = stdin if value == "-" else read_text(os.path.join(cwd, value))
        self._checked.append(Checked(arguments, text.replace("\r\n", "\n")))
        return CommandResult(0, "", "")

    def _run_program(self, command: list[str], stdin: str, cwd: str) -> CommandResult:
        found = self.find(command[0])
        if found is None:
            raise Unsupported(f"no program '{command[0]}'")
        done = subprocess.run(
            [found, *command[1:]],
            input=stdin.encode("utf-8", "surrogateescape"),
            capture_output=True,
            cwd=cwd,
            timeout=TIMEOUT,
            check=False,
        )
        out, err = (stream.decode("utf-8", "surrogateescape") for stream in (done.stdout, done.stderr))
        return CommandResult(done.returncode, out, err)

    def _run_in_shell(self, text: str, cwd: str) -> CommandResult:
        """A line that takes a real shell: all before its last FileCheck is run by bash."""
        found = _PIPED_FILECHECK.search(text)
        if found is None:
            raise Unsupported("it takes a shell, and does not end with '| FileCheck ...'")
        if not text[: found.start()].strip():
            raise Unsupported("no command before '| FileCheck'")
        path = os.pathsep.join([*self.tool_path, os.environ.get("PATH", "")])
        with _environment({"PATH": path}):
            done = self._run_program(["bash", "-o", "pipefail", "-c", text[: found.start()]], "", cwd)
        if done.code:
            return done
        return self._run_command(shlex.split(found.group(1)), done.out, cwd)


def _run_ours(program: str, arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    if program == "pyopt":
        from pyopt.driver.run import run_in_process as run_pyopt

        return CommandResult(*run_pyopt(arguments, stdin, cwd))
    if program == "pyopt-run":
        from pyopt.driver.execute import run_in_process as run_interpreter

        return CommandResult(*run_interpreter(arguments, stdin, cwd))
    if program == "pyopt-translate":
        from pyopt.driver.translate import run_in_process as run_translation

        return CommandResult(*run_translation(arguments, stdin, cwd))
    from pyopt.format_command.main import run_in_process as run_formatter

    return CommandResult(*run_formatter(arguments, stdin, cwd))


@contextlib.contextmanager
def _environment(variables: Mapping[str, str]) -> Iterator[None]:
    """Sets variables for as long as it lasts."""
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error) or type(error).__name__
