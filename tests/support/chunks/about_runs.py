"""Questions about the RUN lines of a chunk."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.support.chunks.chunk import ChunkFailure, LitChunk, same
from tests.support.chunks.runs import ChunkLine
from tests.support.shell import CommandResult, repeatable


def ask_run_lines(chunk: LitChunk) -> None:
    """Each RUN line passes on this chunk."""
    for line in chunk.file.chunk_lines:
        result = chunk.file.run(line.flags).result(chunk.index)
        _check_run(chunk, line, result)


def _check_run(chunk: LitChunk, line: ChunkLine, result: CommandResult) -> None:
    command = chunk.file.command(line)
    run = f"RUN line at {chunk.file.name}:{line.line}"
    if result.code != 0:
        raise ChunkFailure(f"{run}: exit code {result.code}", command, f"{result.err[-8000:]}{result.out[-4000:]}")
    if line.filecheck is None:
        return
    from tests.support.filecheck import match_text, options_of

    try:
        options = options_of([word.replace("%s", str(chunk.file.path)) for word in line.filecheck], "")
    except RuntimeError as error:
        raise ChunkFailure(f"{run}: wrong arguments of FileCheck", command, str(error)) from None
    if not has_directives(chunk.text, options.check_prefixes):
        if not has_directives(chunk.file.text, options.check_prefixes):
            raise ChunkFailure(f"{run}: no directive of {', '.join(options.check_prefixes)} in the file", command)
        return
    text = result.err + result.out if line.with_errors else result.out
    code, messages = match_text(options, chunk.text, text, chunk.line)
    if code != 0:
        alone = f"and of the chunk alone\n\n  {repeatable(chunk.alone(line))}"
        raise ChunkFailure(f"{run}: FileCheck's exit code is {code}", command, f"{alone}\n\n{messages[-8000:]}")


def has_directives(text: str, prefixes: list[str]) -> bool:
    """Whether a text has a directive with one of the prefixes."""
    names = "|".join(re.escape(prefix) for prefix in prefixes)
    return re.search(rf"\b(?:{names})(?:-[A-Z]+(?:-\d+)?)?(?:{{LITERAL}})?:", text) is not None


def ask_fixed_point(chunk: LitChunk) -> None:
    """Canonicalizing what was canonicalized changes nothing more, unless the chunk says NO-FIXED-POINT: and why."""
    from tests.support.shell import run_tool

    if "NO-FIXED-POINT:" in chunk.text:
        return
    for line in chunk.file.chunk_lines:
        if "--canonicalize" not in line.flags or line.expects_diagnostics:
            continue
        first = chunk.file.run(line.flags).result(chunk.index)
        if first.code == 0:
            again = run_tool([*line.flags, "-"], first.out, "")
            flags = shlex.join(line.flags)
            command = chunk.repeat(f" {flags} | pyopt {flags}")
            same((0, first.out), (again.code, again.out or again.err), "a second run changes", command)


_NAME = re.compile(r"[%^][\w$.#-]+")
_NOT_READ_BACK = (
    "debuginfo",
    "skip-regions",
    "elide",
    "value-users",
    "print-ir",
    "verify-diagnostics",
    "upgrade",
    "hex",
    "analysis",
    "runtime-verification",
)
"""Words of options with which the text does not say all, or says the names of values in other places."""


def ask_kept_names(chunk: LitChunk) -> None:
    """With --keep-names the result is the same but for names, and all names stay when it is read and printed again."""
    from tests.support.shell import run_tool

    for line in chunk.file.chunk_lines:
        ordinary = chunk.file.run(line.flags).result(chunk.index)
        if ordinary.code != 0 or any(word in flag for word in _NOT_READ_BACK for flag in line.flags):
            continue
        kept = run_tool(["--keep-names", *line.flags, "-"], chunk.text, "")
        command = chunk.repeat(f" {shlex.join(line.flags)} --keep-names")
        reading = ["--allow-unregistered-dialect", "-"]
        one, other = (run_tool(reading, result.out, "") for result in (ordinary, kept))
        if one.code == 0:
            same((one.code, one.out or one.err), (other.code, other.out or other.err), "--keep-names changes", command)
        again = run_tool(["--keep-names", *reading], kept.out, "")
        if (
            one.code == 0
            and "--mlir-print-op-generic" not in line.flags
            and "--mlir-print-local-scope" not in line.flags
        ):
            names = (0, "\n".join(_NAME.findall(kept.out)))
            same(names, (again.code, "\n".join(_NAME.findall(again.out)) or again.err), "a name is lost", command)


def ask_plain_runs(chunk: LitChunk) -> None:
    """A run that remembers and skips nothing (`Context.plain`) prints the same, diagnostics included.

    It calls rules more often, so what a rule complains about may be said more than once.
    """
    for line in chunk.file.chunk_lines:
        ordinary = chunk.file.run(line.flags).result(chunk.index)
        plain = chunk.file.run(line.flags, plain=True).result(chunk.index)
        ordinary, plain = (
            one._replace(err="".join(dict.fromkeys(one.err.splitlines(True)))) for one in (ordinary, plain)
        )
        same(plain, ordinary, "PYOPT_PLAIN=1 changes", f"PYOPT_PLAIN=1 {chunk.file.command(line)}")


def ask_reports(chunk: LitChunk) -> None:
    """--report changes nothing about a run, and its page has all lines of all changes."""
    from tests.support.report_page import Page
    from tests.support.shell import run_tool

    with TemporaryDirectory() as folder:
        for line in chunk.file.chunk_lines:
            plain = run_tool([*line.flags, "-"], chunk.text, "")
            shown = run_tool([f"--report={folder}/page.html", *line.flags, "-"], chunk.text, "")
            command = chunk.repeat(f" {shlex.join(line.flags)} --report page.html")
            same((plain.code, plain.out), (shown.code, shown.out), "--report changes", command)
            if not any("timing" in flag for flag in line.flags):
                same((0, plain.err), (0, shown.err), "--report changes what is reported", command)
            page = Path(folder, "page.html")
            if not page.exists():
                continue  # the command line is wrong
            try:
                Page(page.read_text(encoding="utf-8", errors="surrogateescape")).changes()
            except AssertionError as wrong:
                raise ChunkFailure("the page of --report is wrong", command, str(wrong)) from wrong
            page.unlink()
