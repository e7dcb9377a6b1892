"""Regenerates the CHECK lines of lit tests from their RUN lines, and the expected-* comments of rejected inputs.

    python tools/update_checks.py tests/lit/arith/fold.mlir
    python tools/update_checks.py --tool mlir-opt tests/lit/arith/fold.mlir

Every CHECK line of a prefix that a RUN line uses is replaced: each chunk ends with the lines that its output has now.
Where a RUN line has --verify-diagnostics, the expected-* comments are replaced instead. Read the difference, and trim
it to what the test is about. With --tool the output of the reference is taken, which is where an expectation should
come from. Exit code 1 says that a RUN line failed or needs a prefix of its own, or that a file has none that
the tool understands.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.lit_file import SPLIT_MARKER, run_lines, splits  # noqa: E402
from tests.support.shell import (  # noqa: E402
    TOOL_VARIABLE,
    CommandResult,
    Unsupported,
    parse_line,
    run_tool,
    run_translation,
)

_DIAGNOSTIC = re.compile(
    r"^[^\n:]*?(?::(?P<line>\d+):(?P<column>\d+))?:? ?"
    r"(?P<severity>error|warning|remark|note): (?P<message>.*)$"
)

_PLACE_IN_PART = re.compile(r"^within split at ([^\n]*):(\d+) offset :(\d+)(?=:\d+: )", re.MULTILINE)

_FRAME = re.compile(
    r"\A; ModuleID = .*\nsource_filename = .*\n\n?|\n?!llvm.module.flags = .*\n\n!0 = .*\"Debug Info Version\".*\n\Z"
)
"""The text at the beginning and the end of every module of LLVM IR."""


class CheckedCommand(NamedTuple):
    """The command of one RUN line: the tool's flags, and FileCheck's prefix (None without FileCheck).

    may_fail: it is not written to end with exit code 0.
    """

    flags: list[str]
    prefix: str | None
    merged: bool
    translates: bool = False
    may_fail: bool = False

    def run(self, arguments: list[str], stdin: str, cwd: str) -> CommandResult:
        return (run_translation if self.translates else run_tool)(arguments, stdin, cwd)


def understand(line: str) -> CheckedCommand | None:
    """A RUN line of the form `[not] pyopt flags %s [2>&1] [| FileCheck %s [--check-prefix=P]]`, else None."""
    try:
        pipelines = parse_line(line)
    except Unsupported:
        return None
    if len(pipelines) != 1 or len(pipelines[0][1]) > 2:
        return None
    commands = pipelines[0][1]
    may_fail = commands[0].words[0] == "not"
    words = commands[0].words[1:] if may_fail else commands[0].words
    if words[0] not in ("pyopt", "pyopt-translate") or "%s" not in words:
        return None
    prefix: str | None = None
    if len(commands) == 2:
        prefix = "CHECK"
        arguments = " ".join(commands[1].words[1:]).replace("=", " ").split()
        for name, value in pairwise(arguments):
            if name.lstrip("-") in ("check-prefix", "check-prefixes"):
                prefix = value.split(",")[0]
    merged = ("2>&1", "") in commands[0].redirections
    flags = [word for word in words[1:] if word != "%s"]
    return CheckedCommand(flags, prefix, merged, words[0] == "pyopt-translate", may_fail)


def check_lines(prefix: str, output: str) -> list[str]:
    """CHECK lines for an output, which matches them line by line."""
    found: list[str] = []
    for line in output.strip("\n").split("\n"):
        suffix = "" if not found else "-NEXT" if line else "-EMPTY"
        literal = "{LITERAL}" if "[[" in line or "{{" in line else ""
        shown = line
        if "<stdin>" in line:
            literal, shown = "", re.sub(r'<stdin>(?:"|:(?:\d+ offset )?)', _anywhere, line)
        found.append(f"// {prefix}{suffix}{literal}: {shown}".rstrip())
    return found if output.strip() else []


def _anywhere(match: re.Match[str]) -> str:
    """A pattern for the file's name, and for the line of the chunk in it."""
    return "{{.*}} offset " if match[0].endswith("offset ") else "{{.*}}" + match[0][-1]


def without_checks(chunk: str, prefixes: list[str]) -> str:
    """The chunk with no CHECK line of these prefixes, and no empty lines where they were at its end."""
    names = "|".join(map(re.escape, prefixes))
    pattern = re.compile(rf"^\s*//\s*(?:{names})(?:-[A-Z]+(?:-\d+)?)?(?:\{{LITERAL\}})?:")
    kept = [line for line in chunk.split("\n") if not pattern.match(line)]
    return "\n".join(kept)


def update_checks(path: Path, text: str, runs: list[CheckedCommand]) -> tuple[str, list[str]]:
    """The text with the CHECK lines of each run at the end of each chunk, and the runs that failed."""
    prefixes = list(dict.fromkeys(run.prefix for run in runs if run.prefix is not None))
    parts = [without_checks(part, prefixes).rstrip("\n") for part in text.split(SPLIT_MARKER)]
    stripped = f"\n\n{SPLIT_MARKER}".join(parts) + "\n"
    split = any(splits(run.flags) for run in runs)
    if not split:
        parts = [stripped.rstrip("\n")]
    path.write_text(stripped, encoding="utf-8")
    additions: list[dict[str, list[str]]] = [{} for _ in parts]
    failed: list[str] = []
    for run in runs:
        if run.prefix is None:
            continue
        # A chunk at a time, so that a rejected one shifts no other.
        for index, part in enumerate(parts):
            result = run.run([*run.flags, "-"], part + "\n", str(path.parent))
            if result.code and not run.may_fail:
                first = (result.err or result.out).split("\n")[0]
                failed.append(f"chunk {index + 1}, {' '.join(run.flags)}: exit code {result.code}: {first}")
            output = result.err + result.out if run.merged else result.out
            output = _FRAME.sub("", output) if run.translates else output
            lines = check_lines(run.prefix, output)
            if lines and additions[index].setdefault(run.prefix, lines) != lines:
                failed.append(
                    f"chunk {index + 1}, {' '.join(run.flags)}: an earlier run gives {run.prefix} other lines"
                )
    joined = [
        part + "".join(["\n"] * bool(addition) + [f"\n{line}" for lines in addition.values() for line in lines])
        for part, addition in zip(parts, additions, strict=True)
    ]
    return (f"\n\n{SPLIT_MARKER}".join(joined) if split else joined[0]) + "\n", failed


def _with_lines_of_file(text: str) -> str:
    """Messages of translations, which count lines from the beginning of the part, with lines of the file."""
    return _PLACE_IN_PART.sub(lambda found: f"{found[1]}:{int(found[2]) + int(found[3]) - 1}", text)


def expected_comments(path: Path, flags: list[str], text: str, translates: bool = False) -> str:
    """The text with the expected-* comments that its diagnostics call for, each right above its line."""
    pattern = re.compile(r"^\s*//\s*expected-(?:error|warning|remark|note)")
    lines = [line for line in text.split("\n") if not pattern.match(line)]
    path.write_text("\n".join(lines), encoding="utf-8")
    command = CheckedCommand([flag for flag in flags if "verify-diagnostics" not in flag], None, False, translates)
    run = command.run([*command.flags, str(path)], "", str(path.parent))
    wanted: dict[int, list[str]] = {}
    for found in map(_DIAGNOSTIC.match, _with_lines_of_file(run.err).split("\n")):
        if found is None or found["message"].startswith("see current operation"):
            continue
        message = re.sub(r"^(Available dialects: ).*", r"\1", found["message"])
        message = message.replace("{{", "{{[{][{]}}") if "{{" in message else message
        if found["line"] is None:
            wanted.setdefault(len(lines), []).append(f"// expected-{found['severity']} @unknown {{{{{message}}}}}")
            continue
        number = int(found["line"])
        wanted.setdefault(number, []).append(f"// expected-{found['severity']} @+PLACE {{{{{message}}}}}")
    out: list[str] = []
    for number, line in enumerate(lines, 1):
        comments = wanted.get(number, [])
        indent = line[: len(line) - len(line.lstrip())]
        out.extend(
            indent + comment.replace("@+PLACE", f"@+{len(comments) - place}") for place, comment in enumerate(comments)
        )
        out.append(line)
    return "\n".join(out)


def update(path: Path) -> tuple[bool, bool]:
    """Rewrites a file; whether anything changed, and whether all RUN lines were understood and went well."""
    text = path.read_text(encoding="utf-8")
    runs = [run for run in map(understand, run_lines(text)) if run is not None]
    if not runs:
        print(f"{path}: no RUN line that this tool understands", file=sys.stderr)
        return False, False
    verifying = [run for run in runs if any("verify-diagnostics" in flag for flag in run.flags)]
    updated = text
    failed: list[str] = []
    try:
        if verifying:
            updated = expected_comments(path, verifying[0].flags, text, verifying[0].translates)
        elif any(run.prefix is not None for run in runs):
            updated, failed = update_checks(path, text, runs)
    finally:
        path.write_text(updated, encoding="utf-8")
    for one in failed:
        print(f"{path}: {one}", file=sys.stderr)
    return updated != text, not failed


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--tool", help="program to run instead of pyopt, such as mlir-opt")
    options = parser.parse_args()
    if options.tool:
        os.environ[TOOL_VARIABLE] = options.tool
    all_well = True
    for path in options.files:
        changed, well = update(path.resolve())
        print(f"{path}: {'updated' if changed else 'unchanged'}")
        all_well = all_well and well
    return 0 if all_well else 1


if __name__ == "__main__":
    sys.exit(main())
