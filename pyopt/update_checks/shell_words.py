"""The little of sh that RUN lines use: words, quotes, pipes, `&&`, `||`, `;` and redirections, without a shell.

Anything else raises `Unsupported`, and the caller hands the line to a real shell.
"""

from __future__ import annotations

import os
from typing import NamedTuple

from pyopt.light import Callable, Final, Sequence


class Unsupported(Exception):
    """The line needs a real shell."""


class CommandResult(NamedTuple):
    """What a command left: exit code, standard output, standard error."""

    code: int
    out: str
    err: str


class Command(NamedTuple):
    """One command of a pipeline; a redirection is (operator, target)."""

    words: list[str]
    redirections: list[tuple[str, str]]


_OPERATORS: Final = ("2>&1", "2>>", "&>", "&&", "||", ">>", "2>", "|", ";", ">", "<")


def _tokens(line: str) -> list[tuple[bool, str]]:
    """(is operator, text) of each token."""
    found: list[tuple[bool, str]] = []
    position, end = 0, len(line)
    while position < end:
        char = line[position]
        if char in " \t":
            position += 1
            continue
        for operator in _OPERATORS:
            if line.startswith(operator, position):
                found.append((True, operator))
                position += len(operator)
                break
        else:
            word, position = _word(line, position)
            found.append((False, word))
    return found


def _word(line: str, position: int) -> tuple[str, int]:
    parts: list[str] = []
    while position < len(line):
        char = line[position]
        if char in " \t|;<>" or line.startswith("&&", position):
            break
        if char == "'":
            close = line.find("'", position + 1)
            if close < 0:
                raise Unsupported("unterminated quote")
            parts.append(line[position + 1 : close])
            position = close + 1
        elif char == '"':
            text, position = _double_quoted(line, position + 1)
            parts.append(text)
        elif char == "\\":
            parts.append(line[position + 1 : position + 2])
            position += 2
        elif char in "$`*()&":
            raise Unsupported(f"unquoted {char!r}")
        else:
            parts.append(char)
            position += 1
    return "".join(parts), position


def _double_quoted(line: str, position: int) -> tuple[str, int]:
    parts: list[str] = []
    while position < len(line):
        char = line[position]
        if char == '"':
            return "".join(parts), position + 1
        if char in "$`":
            raise Unsupported(f"{char!r} within double quotes")
        if char == "\\" and line[position + 1 : position + 2] in ("\\", '"', "$", "`"):
            position += 1
            char = line[position]
        parts.append(char)
        position += 1
    raise Unsupported("unterminated quote")


def parse_line(line: str) -> list[tuple[str, list[Command]]]:
    """The pipelines of a line, each after its connector ("" for the first, else `;`, `&&` or `||`)."""
    pipelines: list[tuple[str, list[Command]]] = [("", [Command([], [])])]
    tokens = _tokens(line)
    index = 0
    while index < len(tokens):
        is_operator, text = tokens[index]
        index += 1
        command = pipelines[-1][1][-1]
        if not is_operator:
            command.words.append(text)
        elif text == "|":
            pipelines[-1][1].append(Command([], []))
        elif text in (";", "&&", "||"):
            pipelines.append((text, [Command([], [])]))
        elif text == "2>&1":
            command.redirections.append((text, ""))
        else:
            if index == len(tokens) or tokens[index][0]:
                raise Unsupported(f"nothing after {text}")
            command.redirections.append((text, tokens[index][1]))
            index += 1
    if any(not command.words for _, pipeline in pipelines for command in pipeline):
        raise Unsupported("empty command")
    return pipelines


def after_variables(words: list[str]) -> tuple[dict[str, str], list[str]]:
    """What `env` sets, and the command behind it."""
    at = 1
    while at < len(words) and "=" in words[at]:
        at += 1
    if words[at : at + 1] and words[at].startswith("-"):
        raise Unsupported("env")
    return dict([one.partition("=")[::2] for one in words[1:at]]), words[at:]


def run_pipelines(
    pipelines: Sequence[tuple[str, list[Command]]],
    cwd: str,
    run: Callable[[list[str], str, str], CommandResult],
) -> CommandResult:
    """Runs the pipelines of a line; like lit, a pipeline fails when any of its commands does."""
    last = CommandResult(0, "", "")
    errors: list[str] = []
    for connector, pipeline in pipelines:
        if (connector == "&&" and last.code != 0) or (connector == "||" and last.code == 0):
            continue
        last = run_pipeline(pipeline, cwd, run)
        errors.append(last.err)
    return CommandResult(last.code, last.out, "".join(errors))


def run_pipeline(
    pipeline: Sequence[Command], cwd: str, run: Callable[[list[str], str, str], CommandResult]
) -> CommandResult:
    """Runs the commands of a pipeline, each by `run(words, stdin, cwd)`; it fails when any of them does."""
    code = 0
    text = ""
    errors: list[str] = []
    for command in pipeline:
        result = _run_command(command, text, cwd, run)
        code = code or result.code
        text = result.out
        errors.append(result.err)
    return CommandResult(code, text, "".join(errors))


def _run_command(
    command: Command, stdin: str, cwd: str, run: Callable[[list[str], str, str], CommandResult]
) -> CommandResult:
    for operator, target in command.redirections:
        if operator == "<":
            stdin = read_text(os.path.join(cwd, target))
    code, out, err = run(command.words, stdin, cwd)
    to_output = False
    for operator, target in command.redirections:
        path = os.path.join(cwd, target)
        if operator == "2>&1":
            to_output = True
        elif operator in ("2>", "2>>"):
            write_text(path, err, append=operator == "2>>")
            err = ""
    # Nothing of ours or the reference's writes standard output before the last diagnostic.
    if to_output:
        out, err = err + out, ""
    for operator, target in command.redirections:
        path = os.path.join(cwd, target)
        if operator in (">", ">>"):
            write_text(path, out, append=operator == ">>")
            out = ""
        elif operator == "&>":
            write_text(path, err + out, append=False)
            out = err = ""
    return CommandResult(code, out, err)


def read_text(path: str) -> str:
    """The text of a file, line ends and all; bytes that are no UTF-8 become surrogates."""
    with open(path, encoding="latin-1", newline="") as file:
        return file.read().encode("latin-1").decode("utf-8", "surrogateescape")


def write_text(path: str, text: str, append: bool) -> None:
    """Writes a text, or adds it to a file, as `read_text` gives it."""
    with open(path, "a" if append else "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
        file.write(text)
