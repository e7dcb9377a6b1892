"""RUN lines without a shell: the little of sh that test scripts use, run in this process.

`run_script` interprets a line made of words, quotes, pipes, `&&`, `;` and redirections whose commands are in
`_COMMANDS` (pyopt, FileCheck, not, env, cat, ...). Anything else raises `Unsupported`, and the caller hands the line
to a real shell.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from zlib import crc32

from pyopt.update_checks.shell_words import Command as Command
from pyopt.update_checks.shell_words import CommandResult as CommandResult
from pyopt.update_checks.shell_words import Unsupported as Unsupported
from pyopt.update_checks.shell_words import after_variables, read_text, run_pipelines, write_text
from pyopt.update_checks.shell_words import parse_line as parse_line
from tests.support import llvm

REPOSITORY = Path(__file__).resolve().parents[2]
TOOL_VARIABLE = "PYOPT_LIT_TOOL"
"""Environment variable: a program to run instead of pyopt, such as mlir-opt."""


def run_script(line: str, cwd: str) -> CommandResult:
    """Runs one RUN line; like lit, a pipeline fails when any of its commands does."""
    pipelines = parse_line(line)
    for _, pipeline in pipelines:
        for command in pipeline:
            words = _without_prefixes(command.words)
            if not words or words[0] not in _COMMANDS:
                raise Unsupported("not" if not words else words[0])
    return run_pipelines(pipelines, cwd, _dispatch)


def _without_prefixes(words: list[str]) -> list[str]:
    """A command without the `not` and `env NAME=VALUE` before it."""
    while len(words) > 1 and words[0] in ("not", "env"):
        if words[0] == "not":
            words = words[2:] if words[1] == "--crash" else words[1:]
        else:
            words = after_variables(words)[1]
    return words


def _dispatch(words: list[str], stdin: str, cwd: str) -> CommandResult:
    name = words[0]
    if name == "not" and len(words) > 1:
        words = words[2:] if words[1] == "--crash" else words[1:]
        inner = _dispatch(words, stdin, cwd)
        return CommandResult(int(inner.code == 0), inner.out, inner.err)
    if name == "env":
        variables, words = after_variables(words)
        with _environment(variables):
            return _dispatch(words, stdin, cwd)
    return _COMMANDS[name](words[1:], stdin, cwd)


@contextlib.contextmanager
def _environment(variables: dict[str, str]) -> Iterator[None]:
    """Sets variables for as long as it lasts."""
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def run_tool(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    """pyopt in this process, or the program that PYOPT_LIT_TOOL names."""
    tool = os.environ.get(TOOL_VARIABLE)
    if tool:
        return run_program([tool, *arguments], stdin, cwd)
    from pyopt.driver.run import run_in_process

    code, out, err = run_in_process(arguments, stdin, cwd)
    return CommandResult(code, out, err)


def run_formatter(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    """pyopt-format in this process."""
    from pyopt.format_command.main import run_in_process

    code, out, err = run_in_process(arguments, stdin, cwd)
    return CommandResult(code, out, err)


def run_update_checks(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    """pyopt-update-checks in this process."""
    from pyopt.update_checks.main import run_in_process

    code, out, err = run_in_process(arguments, stdin, cwd)
    return CommandResult(code, out, err)


def run_reduction(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    """pyopt-reduce in this process."""
    from pyopt.reduce.main import run_in_process

    code, out, err = run_in_process(arguments, stdin, cwd)
    return CommandResult(code, out, err)


def run_lsp(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    """pyopt-lsp in this process, which must not begin to serve."""
    from pyopt.editor.main import run_in_process

    code, out, err = run_in_process(arguments, stdin, cwd)
    return CommandResult(code, out, err)


def run_playground(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    """pyopt-playground in this process, which must not begin to serve."""
    from pyopt.playground.main import run_in_process

    code, out, err = run_in_process(arguments, stdin, cwd)
    return CommandResult(code, out, err)


def run_onnx_import(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    """pyopt-import-onnx in this process."""
    from pyopt.import_onnx.main import run_in_process

    code, out, err = run_in_process(arguments, stdin, cwd)
    return CommandResult(code, out, err)


def run_interpreter(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    """pyopt-run in this process."""
    from pyopt.driver.execute import run_in_process

    code, out, err = run_in_process(arguments, stdin, cwd)
    return CommandResult(code, out, err)


def run_translation(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    """pyopt-translate in this process, or the program that PYOPT_LIT_TOOL names."""
    tool = os.environ.get(TOOL_VARIABLE)
    if tool:
        return run_program([tool, *arguments], stdin, cwd)
    from pyopt.driver.translate import run_in_process

    code, out, err = run_in_process(arguments, stdin, cwd)
    return CommandResult(code, out, err)


NO_SYMBOLS: Final = {"LLVM_DISABLE_SYMBOLIZATION": "1"}
"""The names of functions in the reference's stack dumps take a second, and no test reads them."""


def run_program(command: list[str], stdin: str, cwd: str, timeout: float = 120.0) -> CommandResult:
    """A program of the system; text is UTF-8, and bytes that are not survive the round trip."""
    done = subprocess.run(
        command,
        input=stdin.encode("utf-8", "surrogateescape"),
        capture_output=True,
        cwd=cwd,
        env={**os.environ, **NO_SYMBOLS},
        timeout=timeout,
        check=False,
    )
    return CommandResult(
        done.returncode,
        done.stdout.decode("utf-8", "surrogateescape"),
        done.stderr.decode("utf-8", "surrogateescape"),
    )


def _grep(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    return run_program(["grep", *arguments], stdin, cwd)


def _sed(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    return run_program(["sed", *arguments], stdin, cwd)


def run_filecheck(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    """FileCheck on a text, in this process."""
    from tests.support.filecheck import match_text, options_of, read_checks

    try:
        options = options_of(arguments, cwd)
    except RuntimeError as error:
        return CommandResult(2, "", f"filecheck: {error}\n")
    text = read_text(os.path.join(cwd, options.input_file)) if options.input_file != "-" else stdin
    code, messages = match_text(options, read_checks(options), text)
    return CommandResult(code, "", messages)


def _cat(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    texts = [stdin if name == "-" else read_text(os.path.join(cwd, name)) for name in arguments or ["-"]]
    return CommandResult(0, "".join(texts), "")


def _echo(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    if arguments[:1] == ["-n"]:
        return CommandResult(0, " ".join(arguments[1:]), "")
    return CommandResult(0, " ".join(arguments) + "\n", "")


def _count(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    lines = stdin.count("\n") + (not stdin.endswith("\n") and stdin != "")
    if lines == int(arguments[0]):
        return CommandResult(0, "", "")
    return CommandResult(1, "", f"expected {arguments[0]} lines and got {lines}\n")


def _diff(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    names = [argument for argument in arguments if argument == "-" or not argument.startswith("-")]
    if len(names) != 2:
        return CommandResult(2, "", "diff: two files are needed\n")
    left, right = (stdin if name == "-" else read_text(os.path.join(cwd, name)) for name in names)
    if left == right:
        return CommandResult(0, "", "")
    import difflib

    lines = difflib.unified_diff(left.splitlines(keepends=True), right.splitlines(keepends=True), names[0], names[1])
    return CommandResult(1, "".join(lines), "")


def _rm(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    for name in arguments:
        if not name.startswith("-"):
            path = os.path.join(cwd, name)
            shutil.rmtree(path, ignore_errors=True)
            with contextlib.suppress(OSError):
                os.remove(path)
    return CommandResult(0, "", "")


def _mkdir(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    for name in arguments:
        if not name.startswith("-"):
            os.makedirs(os.path.join(cwd, name), exist_ok=True)
    return CommandResult(0, "", "")


def _true(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    return CommandResult(0, "", "")


def _false(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    return CommandResult(1, "", "")


def _test(arguments: list[str], stdin: str, cwd: str) -> CommandResult:
    checks: dict[str, Callable[[str], bool]] = {
        "-e": os.path.exists,
        "-f": os.path.isfile,
        "-d": os.path.isdir,
        "-s": lambda path: os.path.isfile(path) and os.path.getsize(path) > 0,
    }
    negate = arguments[:1] == ["!"]
    rest = arguments[1:] if negate else arguments
    if len(rest) != 2 or rest[0] not in checks:
        raise Unsupported("test")
    holds = checks[rest[0]](os.path.join(cwd, rest[1]))
    return CommandResult(int(holds == negate), "", "")


_COMMANDS: dict[str, Callable[[list[str], str, str], CommandResult]] = {
    "pyopt": run_tool,
    "pyopt-run": run_interpreter,
    "pyopt-format": run_formatter,
    "pyopt-translate": run_translation,
    "pyopt-update-checks": run_update_checks,
    "pyopt-reduce": run_reduction,
    "pyopt-lsp": run_lsp,
    "pyopt-import-onnx": run_onnx_import,
    "pyopt-playground": run_playground,
    "FileCheck": run_filecheck,
    "filecheck": run_filecheck,
    "cat": _cat,
    "echo": _echo,
    "count": _count,
    "diff": _diff,
    "grep": _grep,
    "sed": _sed,
    "rm": _rm,
    "mkdir": _mkdir,
    "test": _test,
    "true": _true,
    "false": _false,
    "not": _false,
}


def run_in_real_shell(line: str, cwd: str) -> CommandResult:
    """The same line by bash, with `pyopt`, `FileCheck` and `not` as programs."""
    bin_directory = make_bin_directory(own_folder("bin"))
    environment = dict(os.environ, PATH=f"{bin_directory}{os.pathsep}{os.environ.get('PATH', '')}")
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", line],
        capture_output=True,
        cwd=cwd,
        env=environment,
        timeout=120,
        check=False,
        stdin=subprocess.DEVNULL,
        text=True,
    )
    return CommandResult(done.returncode, done.stdout, done.stderr)


def own_folder(name: str) -> str:
    """The name of a temporary folder that no other user and no other checkout has."""
    return os.path.join(tempfile.gettempdir(), f"pyopt-lit-{name}-{os.getuid()}-{crc32(str(REPOSITORY).encode()):08x}")


_SHELL_TOKEN: Final = re.compile(
    r"""(?P<blank>\s+)|(?P<redirection>&>|\d?>&\d?|\d?>>?|<)|(?P<operator>[|&;()]+)"""
    r"""|(?P<word>(?:[^\s|&;()<>'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+)|.""",
    re.DOTALL,
)


def repeatable(line: str, in_real_shell: bool = False) -> str:
    """The line with the programs that ran, by names that this machine knows: a person can paste it.

    `in_real_shell` says that `run_in_real_shell` ran it.
    """
    pieces: list[str] = []
    at_command = True
    for token in _SHELL_TOKEN.finditer(line):
        text = token.group()
        if token.lastgroup == "operator":
            at_command = True
        elif token.lastgroup == "word" and at_command:
            # Behind `not --crash` and `env NAME=value` comes the command.
            at_command = text in ("not", "env") or text.startswith("-") or "=" in text
            text = _known_name(text, in_real_shell)
        pieces.append(text)
    return "".join(pieces)


_OURS: Final = ("pyopt", *[name for name in _COMMANDS if name.startswith("pyopt-")])


def _known_name(program: str, in_real_shell: bool) -> str:
    """The program that ran for this name of a RUN line, by a name that this machine knows."""
    tool = os.environ.get(TOOL_VARIABLE)
    if tool and (program == "pyopt" or (program == "pyopt-translate" and not in_real_shell)):
        return shlex.quote(tool)
    if program in ("FileCheck", "filecheck"):
        name = (llvm_filecheck() if in_real_shell else None) or "filecheck"
        return name if shutil.which(name) else f"{shlex.quote(sys.executable)} -m filecheck"
    if program not in (*_OURS, "not") or shutil.which(program):
        return program
    return shlex.quote(os.path.join(make_bin_directory(own_folder("bin")), program))


def llvm_filecheck() -> str | None:
    """The name of LLVM's FileCheck on this machine."""
    return next((name for name in ("FileCheck", llvm.FILECHECK) if shutil.which(name)), None)


def make_bin_directory(directory: str) -> str:
    """Fills a directory with the programs that RUN lines name, and returns it."""
    os.makedirs(directory, exist_ok=True)
    tool = os.environ.get(TOOL_VARIABLE)
    pyopt = f'exec {tool} "$@"' if tool else f'PYTHONPATH="{REPOSITORY}" exec "{sys.executable}" -m pyopt "$@"'
    pyopt_run = f'PYTHONPATH="{REPOSITORY}" exec "{sys.executable}" -m pyopt.run "$@"'
    pyopt_format = f'PYTHONPATH="{REPOSITORY}" exec "{sys.executable}" -m pyopt.format "$@"'
    pyopt_translate = f'PYTHONPATH="{REPOSITORY}" exec "{sys.executable}" -m pyopt.translate "$@"'
    pyopt_update_checks = f'PYTHONPATH="{REPOSITORY}" exec "{sys.executable}" -m pyopt.update_checks "$@"'
    pyopt_reduce = f'PYTHONPATH="{REPOSITORY}" exec "{sys.executable}" -m pyopt.reduce "$@"'
    pyopt_lsp = f'PYTHONPATH="{REPOSITORY}" exec "{sys.executable}" -m pyopt.editor "$@"'
    pyopt_import_onnx = f'PYTHONPATH="{REPOSITORY}" exec "{sys.executable}" -m pyopt.import_onnx "$@"'
    pyopt_playground = f'PYTHONPATH="{REPOSITORY}" exec "{sys.executable}" -m pyopt.playground "$@"'
    programs = {
        "pyopt": pyopt,
        "pyopt-run": pyopt_run,
        "pyopt-format": pyopt_format,
        "pyopt-translate": pyopt_translate,
        "pyopt-update-checks": pyopt_update_checks,
        "pyopt-reduce": pyopt_reduce,
        "pyopt-lsp": pyopt_lsp,
        "pyopt-import-onnx": pyopt_import_onnx,
        "pyopt-playground": pyopt_playground,
        "not": 'if "$@"; then exit 1; else exit 0; fi',
    }
    real = llvm_filecheck()
    if real != "FileCheck":
        path = shutil.which(real) if real else None
        programs["FileCheck"] = f'exec "{path}" "$@"' if path else f'exec "{sys.executable}" -m filecheck "$@"'
    for name, body in programs.items():
        path = os.path.join(directory, name)
        if not os.path.exists(path) or read_text(path) != f"#!/bin/sh\n{body}\n":
            write_text(path, f"#!/bin/sh\n{body}\n", append=False)
            os.chmod(path, 0o755)
    return directory
