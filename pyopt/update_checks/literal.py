"""CHECK lines that repeat the output of each chunk word for word, at the end of the chunk."""

from __future__ import annotations

import re
from pathlib import Path

from pyopt.light import Final, Sequence
from pyopt.update_checks.result import UpdatedTest, UpdateSettings
from pyopt.update_checks.run_lines import RunLine
from pyopt.update_checks.runs import DEFAULT_MARKER, CheckRun, check_runs, run_all, split_marker

_LLVM_FRAME: Final = re.compile(
    r"\A; ModuleID = .*\nsource_filename = .*\n\n?|\n?!llvm.module.flags = .*\n\n!0 = .*\"Debug Info Version\".*\n\Z"
)
"""The text at the beginning and the end of every module of LLVM IR."""
_CHECKS: Final = re.compile(r"\b(?:FileCheck|filecheck)\b")


def check_lines(prefix: str, output: str, path: str = "<stdin>") -> list[str]:
    """CHECK lines for an output, which match it line by line; `path` is what it may call the test."""
    name = "|".join([re.escape(path), "<stdin>"])
    found: list[str] = []
    for line in output.strip("\n").split("\n"):
        suffix = "" if not found else "-NEXT" if line else "-EMPTY"
        literal = "{LITERAL}" if "[[" in line or "{{" in line else ""
        shown = line
        if path in line or "<stdin>" in line:
            literal, shown = "", re.sub(rf'(?:{name})(?:"|\\22:\d+|:(?:\d+ offset )?)?', _anywhere, line)
        found.append(f"// {prefix}{suffix}{literal}: {shown}".rstrip())
    return found if output.strip() else []


def _anywhere(match: re.Match[str]) -> str:
    """A pattern for the file's name, and for the line of the chunk in it, also where they stand in a string."""
    if match[0].endswith("offset "):
        return "{{.*}} offset "
    return "{{.*}}" + (match[0][-1] if match[0][-1] in '":' else "")


def without_checks(chunk: str, prefixes: Sequence[str]) -> str:
    """The chunk with no CHECK line of these prefixes."""
    names = "|".join(map(re.escape, prefixes))
    pattern = re.compile(rf"^\s*//\s*(?:{names})(?:-[A-Z]+(?:-\d+)?)?(?:\{{LITERAL\}})?:")
    return "\n".join([line for line in chunk.split("\n") if not pattern.match(line)])


def update_literally(path: Path, lines: Sequence[RunLine], settings: UpdateSettings, updated: UpdatedTest) -> None:
    """Gives each chunk the lines that its output has now; runs that fail, and conflicts, go to the errors.

    Chunks whose lines hold keep them, but for `settings.rewrite`.
    """
    checking = [line for line in lines if _CHECKS.search(line.text)]
    whole, copy = run_all(settings.programs, checking, updated.text, path, path.parent)
    runs = check_runs(whole, copy)
    prefixes = list(dict.fromkeys(run.prefixes[0] for run in runs))
    if not prefixes:
        updated.errors += [f"the RUN line in line {one.line.line} fails: {one.failure}" for one in whole if one.failure]
        return
    newline = "\r\n" if "\r\n" in updated.text else "\n"
    text = updated.text.replace("\r\n", "\n")
    if any(split_marker(line.text) is not None for line in checking):
        parts = text.split(DEFAULT_MARKER)
    else:
        parts = [text]
    joined = []
    for index, part in enumerate(parts):
        if not settings.rewrite and _holds(part, checking, path, settings):
            joined.append(part.rstrip("\n"))
            continue
        plain = without_checks(part, prefixes).rstrip("\n")
        # A chunk at a time, so that a rejected one shifts no other.
        results, copy = run_all(settings.programs, checking, plain + "\n", path, path.parent)
        addition: dict[str, list[str]] = {}
        for result in results:
            if result.failure and not result.line.text.lstrip().startswith("not "):
                updated.errors.append(f"chunk {index + 1}, RUN line in line {result.line.line}: {result.failure}")
        for run in check_runs(results, copy):
            _add(run, copy, index, addition, updated)
        joined.append(
            plain + "".join(["\n"] * bool(addition) + [f"\n{line}" for found in addition.values() for line in found])
        )
    if updated.errors:
        return
    updated.text = (f"\n\n{DEFAULT_MARKER}".join(joined) + "\n").replace("\n", newline)


def _holds(part: str, checking: Sequence[RunLine], path: Path, settings: UpdateSettings) -> bool:
    """Whether a chunk has lines for each run, and they hold."""
    results, copy = run_all(settings.programs, checking, part, path, path.parent)
    return all(not settings.filecheck.problem(run.arguments, part, run.whole) for run in check_runs(results, copy))


def _add(run: CheckRun, copy: str, index: int, addition: dict[str, list[str]], updated: UpdatedTest) -> None:
    prefix = run.prefixes[0]
    output = _LLVM_FRAME.sub("", run.whole) if run.whole.startswith("; ModuleID") else run.whole
    found = check_lines(prefix, output, copy)
    if found and addition.setdefault(prefix, found) != found:
        updated.errors.append(
            f"chunk {index + 1}, RUN line in line {run.line.line}: an earlier run gives {prefix} other lines"
        )
