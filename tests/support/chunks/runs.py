"""Runs of lit files part by part: what `--split-input-file` separates is run when it is asked for, and once.

A RUN line is taken apart (`ChunkLine`) if each part of its file says by itself whether it passes: `pyopt FLAGS %s`,
with FileCheck behind it or with --verify-diagnostics. Other lines are run whole (`tests/lit/conftest.py`), as are those
of several parts that give errors to FileCheck.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.support import tiers
from tests.support.lit_file import (
    SPLIT_MARKER,
    Chunk,
    chunks,
    numbered_run_lines,
    pyopt_flags,
    splits,
    substitute,
)
from tests.support.shell import Command, CommandResult, Unsupported, own_folder, parse_line, run_tool

REPOSITORY = tiers.ROOT
LIT = REPOSITORY / "tests" / "lit"

_WHOLE = (
    "timing", "statistics", "list-passes", "version", "help", "show-dialects", "tree-dir", "reproducer", "output-split",
    "dump-pass-pipeline", "plugin", "split-input-file=",
)  # fmt: skip
"""Parts of flags that say something of a run as a whole, or write files."""


class ChunkLine(NamedTuple):
    """A RUN line whose parts stand for themselves.

    Its `text` and number in the file, pyopt's flags, whether FileCheck sees standard error, and FileCheck's arguments
    if it has any.
    """

    text: str
    line: int
    flags: tuple[str, ...]
    with_errors: bool
    filecheck: tuple[str, ...] | None

    @property
    def expects_diagnostics(self) -> bool:
        """The diagnostics are compared with the expectations in the text."""
        return any("verify-diagnostics" in flag for flag in self.flags)


def chunk_line(line: str, number: int = 1) -> ChunkLine | None:
    """The RUN line at line `number` of its file taken apart; None if it has to be run whole."""
    try:
        pipelines = parse_line(line)
    except Unsupported:
        return None
    if len(pipelines) != 1:
        return None
    first, *rest = pipelines[0][1]
    if first.words[0] != "pyopt" or first.words.count("%s") != 1 or len(rest) > 1:
        return None
    flags = tuple([word for word in first.words[1:] if word != "%s"])
    if any("%" in flag or flag == "-o" or any(part in flag for part in _WHOLE) for flag in flags):
        return None
    if first.redirections not in ([], [("2>&1", "")]):
        return None
    found = ChunkLine(line, number, flags, bool(first.redirections), _filecheck(rest[0]) if rest else None)
    if found.filecheck is None and (rest or not found.expects_diagnostics):
        return None
    return found


def _filecheck(command: Command) -> tuple[str, ...] | None:
    """The arguments of FileCheck with the file itself as its directives; None for any other command."""
    words = command.words
    if words[0] not in ("FileCheck", "filecheck") or command.redirections or words.count("%s") != 1:
        return None
    return None if any("%" in word.replace("%s", "") for word in words) else tuple(words[1:])


class PartRun:
    """A run of pyopt on the parts of a file; each part runs when it is first asked for.

    If pyopt rejects the flags, each part fails with that error.
    """

    def __init__(self, path: str, text: str, flags: tuple[str, ...], plain: bool = False) -> None:
        from pyopt.driver.options import UsageError, read
        from pyopt.driver.run import pipeline_of, shared_run
        from pyopt.driver.split import split_source
        from pyopt.driver.streams import TextStreams
        from pyopt.passes.registry import is_pass
        from pyopt.syntax.lexer import Source

        self._streams = TextStreams("", str(REPOSITORY))
        self.parts: list[Source] = []
        self.has_near_misses = False
        """Whether the run as a whole warns of text that is almost a marker."""
        try:
            settings = read([*flags, path], is_pass)
            settings.plain = plain
            manager = pipeline_of(settings, self._streams)
        except UsageError as error:
            from pyopt.driver.usage import usage_error

            self._streams.err(usage_error(error))
            manager = None
        self._rejection: CommandResult | None = None
        if manager is None:
            self._rejection = CommandResult(1, "", "".join(self._streams.errors))
            return
        self._run = shared_run(settings, self._streams, manager)
        marker = settings.text("split-input-file")
        source = Source(text, path)
        near_misses: list[int] = []
        self.parts = [source] if marker is None else split_source(source, marker, near_misses.append)
        self.has_near_misses = bool(near_misses)
        self._results: dict[int, CommandResult] = {}

    def result(self, index: int) -> CommandResult:
        """What the run prints for a part, without the marker behind it."""
        from pyopt.driver.chunk import process_chunk

        if self._rejection is not None:
            return self._rejection
        if index not in self._results:
            self._streams.errors.clear()
            with as_the_driver():
                ok, out = process_chunk(self._run, self.parts[index])
            self._results[index] = CommandResult(0 if ok else 1, out, "".join(self._streams.errors))
        return self._results[index]

    def whole(self) -> CommandResult:
        """What the run prints for the file."""
        if self._rejection is not None:
            return self._rejection
        results = [self.result(index) for index in range(len(self.parts))]
        return CommandResult(
            max(one.code for one in results),
            f"{SPLIT_MARKER}\n".join(one.out for one in results),
            "".join(one.err for one in results),
        )


@contextmanager
def as_the_driver() -> Iterator[None]:
    """The recursion limit and the garbage collection of a run of pyopt."""
    from pyopt.driver.run import RECURSION_LIMIT

    limit, collecting = sys.getrecursionlimit(), gc.isenabled()
    sys.setrecursionlimit(max(limit, RECURSION_LIMIT))
    gc.disable()
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)
        if collecting:
            gc.enable()


def name_of(path: Path) -> str:
    """How messages name a lit file: relative to the repository if it is in there."""
    return path.relative_to(REPOSITORY).as_posix() if path.is_relative_to(REPOSITORY) else str(path)


class LitText:
    """A lit file: its text, its chunks, its RUN lines, and the runs of these."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = name_of(path)
        self.text = path.read_bytes().decode("utf-8", "surrogateescape")
        self.lines = numbered_run_lines(self.text)
        taken_apart = [chunk_line(*line) for line in self.lines]
        # Files with lines that split and lines that do not are run whole: their parts are not the same.
        split = {splits(list(line.flags)) for line in taken_apart if line is not None}
        self.split = split == {True}
        self.chunks: list[Chunk] = chunks(self.text, self.split) if self.lines else []
        if len(split) > 1 or not self._parts_are_chunks():
            taken_apart = [None] * len(self.lines)
        if len(self.chunks) > 1:
            # The errors of all parts come before the text of the first, and FileCheck has to see them so.
            taken_apart = [
                None if one and one.with_errors and one.filecheck is not None else one for one in taken_apart
            ]
        self.chunk_lines = [line for line in taken_apart if line is not None]
        numbered = enumerate(zip(self.lines, taken_apart, strict=True), 1)
        self.whole_lines = [(number, line) for number, (line, one) in numbered if one is None]
        self.flags = [flags for line in self.lines for flags in pyopt_flags(line.text)]
        """The flags of each pyopt command that reads the file."""
        self._runs: dict[tuple[tuple[str, ...], bool], PartRun] = {}

    def _parts_are_chunks(self) -> bool:
        """Whether the driver splits this text where `chunks` does: at markers with text on both sides (`PartRun`)."""
        return not self.split or all(chunk.text.strip(" ") for chunk in self.chunks)

    def run(self, flags: tuple[str, ...], plain: bool = False) -> PartRun:
        """The run with these flags, whose parts are remembered."""
        key = (flags, plain)
        if key not in self._runs:
            self._runs[key] = PartRun(self.name, self.text, flags, plain)
        return self._runs[key]

    def whole(self, flags: list[str]) -> CommandResult:
        """What pyopt prints for the file; parts that ran before do not run again."""
        wanted = [flag for flag in flags if flag != "--mlir-print-op-generic"]
        for line in self.chunk_lines:
            if wanted == [flag for flag in line.flags if "verify-diagnostics" not in flag]:
                run = self.run(tuple(flags))
                if not run.has_near_misses:
                    return run.whole()
        return run_tool([*flags, self.name], "", str(REPOSITORY))

    def command(self, line: ChunkLine) -> str:
        """What a person types to repeat a RUN line."""
        return substitute(line.text, self.path, own_folder("run"))


_latest: dict[Path, LitText] = {}
_MOST_TEXTS = 4


def lit_text(path: Path) -> LitText:
    """The lit file at `path`; the last few are remembered with their runs, since their chunks are asked in turn."""
    if path not in _latest:
        while len(_latest) >= _MOST_TEXTS:
            del _latest[next(iter(_latest))]
        _latest[path] = LitText(path)
    return _latest[path]
