"""Runs every .mlir file with RUN lines under pytest, in this process, and checks that its IR round-trips.

`PYOPT_LIT_TOOL=mlir-opt-19 pytest tests/lit` runs the same lines with the reference instead of pyopt.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.lit_file import chunks, pyopt_flags, run_lines, splits, substitute
from tests.support.shell import (
    TOOL_VARIABLE,
    CommandResult,
    Unsupported,
    own_folder,
    run_in_real_shell,
    run_script,
    run_tool,
)

ROOT = Path(__file__).resolve().parent


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".mlir" and "Inputs" not in file_path.parts:
        return LitFile.from_parent(parent, path=file_path)
    return None


class LitFailure(Exception):
    """A failed check, whose text is all that is reported."""


class LitItem(pytest.Item):
    """A test of a lit file; reports `LitFailure` without a Python traceback."""

    def repr_failure(  # type: ignore[override]  # the base also accepts a style that pytest never passes here
        self, excinfo: pytest.ExceptionInfo[BaseException]
    ) -> str:
        if isinstance(excinfo.value, LitFailure):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.name


class LitFile(pytest.File):
    """One .mlir file: a test per RUN line and one for the round trip."""

    def collect(self) -> Iterator[pytest.Item]:
        text = self.path.read_text(encoding="utf-8", errors="surrogateescape")
        lines = run_lines(text)
        for number, line in enumerate(lines, 1):
            yield RunLine.from_parent(self, name=f"run{number}", line=line)
        if lines:
            yield RoundTrip.from_parent(self, name="round-trip", lines=lines)
        if any("--canonicalize" in flags for line in lines for flags in pyopt_flags(line)):
            yield FixedPoint.from_parent(self, name="fixed-point", lines=lines)


class RunLine(LitItem):
    """One RUN line; what fails prints the command that reproduces it."""

    def __init__(self, *, line: str, **keywords: object) -> None:
        super().__init__(**keywords)  # type: ignore[arg-type]  # pytest's own keywords, passed through
        self.add_marker("run_line")
        self.line = line

    def runtest(self) -> None:
        folder = Path(own_folder("run"), self.path.relative_to(ROOT).parent)
        folder.mkdir(parents=True, exist_ok=True)
        command = substitute(self.line, self.path, str(folder / (self.path.name + ".tmp")))
        try:
            result = run_script(command, str(folder))
        except Unsupported:
            result = run_in_real_shell(command, str(folder))
        if result.code != 0:
            raise LitFailure(_failure(command, result))


def _failure(command: str, result: CommandResult) -> str:
    return f"exit code {result.code}; to reproduce:\n\n  {command}\n\n{result.err[-8000:]}{result.out[-4000:]}"


class ChunkItem(LitItem):
    """A check of every chunk of a file."""

    def __init__(self, *, lines: list[str], **keywords: object) -> None:
        super().__init__(**keywords)  # type: ignore[arg-type]  # pytest's own keywords, passed through
        self.lines = lines


class FixedPoint(ChunkItem):
    """Canonicalizing what was canonicalized changes nothing more, unless the chunk says NO-FIXED-POINT: and why."""

    def runtest(self) -> None:
        text = self.path.read_text(encoding="utf-8", errors="surrogateescape")
        for line in self.lines:
            for flags in pyopt_flags(line):
                if "--canonicalize" in flags and not any("verify-diagnostics" in flag for flag in flags):
                    self._check(text, flags)

    def _check(self, text: str, flags: list[str]) -> None:
        for chunk in chunks(text, splits(flags)):
            if "NO-FIXED-POINT:" in chunk.text:
                continue
            first = run_tool([*flags, "-"], chunk.text, str(ROOT))
            if first.code == 0:
                where = f"{self.path}:{chunk.line}"
                _same(first.out, _run(flags, first.out, where), where, flags)


class RoundTrip(ChunkItem):
    """Every chunk that parses prints the same after its own text was parsed, in custom and in generic form.

    A chunk that cannot, because the reference's form loses something, says NO-ROUND-TRIP: and why.
    """

    def runtest(self) -> None:
        text = self.path.read_text(encoding="utf-8", errors="surrogateescape")
        flags = [flags for line in self.lines for flags in pyopt_flags(line)]
        split = any(splits(one) for one in flags)
        kept = [flag for one in flags for flag in one if flag.lstrip("-") in _KEPT]
        base = list(dict.fromkeys(kept))
        for chunk in chunks(text, split):
            if "NO-ROUND-TRIP:" in chunk.text:
                continue
            first = run_tool([*base, "-"], chunk.text, str(ROOT))
            if first.code != 0:
                continue
            where = f"{self.path}:{chunk.line}"
            generic = _run([*base, "--mlir-print-op-generic"], chunk.text, where)
            _same(first.out, _run(base, first.out, where), where, [*base])
            _same(generic, _run([*base, "--mlir-print-op-generic"], generic, where), where, [*base, "generic"])
            _same(first.out, _run(base, generic, where), where, [*base, "generic, then custom"])


_KEPT = frozenset(("allow-unregistered-dialect", "no-implicit-module"))


def _run(flags: list[str], text: str, where: str) -> str:
    result = run_tool([*flags, "-"], text, str(ROOT))
    if result.code != 0:
        tool = os.environ.get(TOOL_VARIABLE, "pyopt")
        raise LitFailure(f"{where}: {tool} {' '.join(flags)} rejects what it printed:\n{result.err}\n{text}")
    return result.out


def _same(expected: str, found: str, where: str, flags: list[str]) -> None:
    if expected != found:
        raise LitFailure(f"{where}: [{' '.join(flags)}] printed first:\n{expected}\nand after that:\n{found}")
