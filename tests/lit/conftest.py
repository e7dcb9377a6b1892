"""Collects tests/lit: an item for each chunk, which answers all that is asked of it, and one for other RUN lines.

`PYOPT_LIT_TOOL=mlir-opt pytest tests/lit` runs the RUN lines whole, with the reference instead of pyopt.
"""

from __future__ import annotations

import os
import re
import subprocess
import time
import traceback
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests.support import llvm, tiers
from tests.support.chunks.runs import LIT, LitText, lit_text, name_of
from tests.support.lit_file import RunLine, RunLineError, substitute
from tests.support.shell import (
    TOOL_VARIABLE,
    CommandResult,
    Unsupported,
    own_folder,
    repeatable,
    run_in_real_shell,
    run_script,
)
from tests.support.times import processor_seconds

OP = re.compile(r"(?<![\w.#!@%])[a-z_]+\.[a-z][a-z_0-9.]*")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".mlir" and "Inputs" not in file_path.parts:
        return LitFile.from_parent(parent, path=file_path)
    return None


def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """Runs a lit item with one report: it has no fixtures, and pytest's own way costs as much as a small chunk."""
    if not isinstance(item, LitItem):
        return None
    hook = item.ihook
    capture = item.config.pluginmanager.getplugin("capturemanager")
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    with nullcontext() if capture is None else capture.item_capture("call", item):
        call = pytest.CallInfo.from_call(item.runtest, "call", reraise=(pytest.exit.Exception, KeyboardInterrupt))
    report = hook.pytest_runtest_makereport(item=item, call=call)
    hook.pytest_runtest_logreport(report=report)
    if call.excinfo is not None and item.config.option.usepdb:
        hook.pytest_exception_interact(node=item, call=call, report=report)
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the chunks of the quick tier: those that are not known to add nothing, and one of each op and pass."""
    if tiers.current().tier != "quick":
        return
    drawn: list[ChunkItem] = []
    others: list[ChunkItem] = []
    for item in items:
        if isinstance(item, ChunkItem):
            (others if tiers.key_of(item.text) in tiers.left_out() else drawn).append(item)
    seen = {name for item in drawn for name in item.names()}
    for item in others:
        names = item.names()
        if not seen.issuperset(names):
            seen |= names
            drawn.append(item)
    for item in drawn:
        item.add_marker("quick")


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
    """One .mlir file: a test for each chunk, and for each RUN line that is not about chunks."""

    def collect(self) -> Iterator[pytest.Item]:
        try:
            file = LitText(self.path)
        except RunLineError as error:
            yield WrongFile.from_parent(self, name="run", problem=f"{name_of(self.path)}:{error.line}: {error.message}")
            return
        if not file.lines:
            yield WrongFile.from_parent(self, name="run", problem=f"{file.name} has no line with RUN:")
            return
        if os.environ.get(TOOL_VARIABLE):
            yield from self._scripts(list(enumerate(file.lines, 1)))
            return
        asked = tiers.current().asked
        if not asked:
            yield from self._scripts(file.whole_lines)
        passes = frozenset(flag.partition("=")[0] for flags in file.flags for flag in flags)
        for index, chunk in enumerate(file.chunks):
            yield ChunkItem.from_parent(self, name=f"line{chunk.line}", index=index, text=chunk.text, passes=passes)
        if file.chunks and not asked:
            yield SameText.from_parent(self, name=llvm.MLIR_OPT)

    def _scripts(self, lines: list[tuple[int, RunLine]]) -> Iterator[RunLines]:
        """An item for each RUN line with its number; one for all of them if they leave files to each other."""
        if any("%t" in line.text or "%T" in line.text for _, line in lines):
            yield RunLines.from_parent(self, name="run", lines=[line for _, line in lines])
            return
        for number, line in lines:
            yield RunLines.from_parent(self, name=f"run{number}", lines=[line])


class WrongFile(LitItem):
    """A file that tests nothing, or whose RUN lines cannot be read: fails in every tier."""

    def __init__(self, *, problem: str, **keywords: object) -> None:
        super().__init__(**keywords)  # type: ignore[arg-type]  # pytest's own keywords, passed through
        self.problem = problem
        self.add_marker("quick")

    def runtest(self) -> None:
        raise LitFailure(self.problem)


class RunLines(LitItem):
    """RUN lines as a script, which ends with the first that fails; that prints the command that reproduces it."""

    def __init__(self, *, lines: list[RunLine], **keywords: object) -> None:
        super().__init__(**keywords)  # type: ignore[arg-type]  # pytest's own keywords, passed through
        self.lines = lines

    def runtest(self) -> None:
        for line in self.lines:
            self._run(line)

    def _run(self, line: RunLine) -> None:
        within = self.path.relative_to(LIT).parent if self.path.is_relative_to(LIT) else "elsewhere"
        folder = Path(own_folder("run"), within)
        folder.mkdir(parents=True, exist_ok=True)
        command = substitute(line.text, self.path, str(folder / (self.path.name + ".tmp")))
        in_real_shell = False
        try:
            try:
                result = run_script(command, str(folder))
            except Unsupported:
                in_real_shell = True
                result = run_in_real_shell(command, str(folder))
            problem = f"exit code {result.code}" if result.code != 0 else ""
        except (OSError, subprocess.TimeoutExpired) as error:
            # The tool or a file does not exist, or a program does not end: pyopt itself raises neither.
            result = CommandResult(1, "", f"{error}\n")
            problem = "cannot be run"
        if problem:
            command = repeatable(command, in_real_shell)
            output = f"{result.err[-8000:]}{result.out[-4000:]}"
            where = f"{name_of(self.path)}:{line.line}"
            raise LitFailure(f"{where}: {problem}; to reproduce:\n\n  {command}\n\n{output}")


class ChunkItem(LitItem):
    """One chunk, parsed once, and all questions about it; a failure names the question."""

    def __init__(self, *, index: int, text: str, passes: frozenset[str], **keywords: object) -> None:
        super().__init__(**keywords)  # type: ignore[arg-type]  # pytest's own keywords, passed through
        self.index = index
        self.text = text
        self.passes = passes

    def names(self) -> set[str]:
        """The ops in the text, and the flags of the RUN lines."""
        return {*self.passes, *OP.findall(self.text)}

    def runtest(self) -> None:
        from tests.support.chunks.chunk import ChunkFailure, LitChunk
        from tests.support.chunks.table import questions

        chunk = LitChunk(lit_text(self.path), self.index)
        failures: list[str] = []
        for question in questions(self.nodeid):
            begin = time.process_time()
            try:
                question.ask(chunk)
            except ChunkFailure as failure:
                failures.append(f"{chunk.where}: {question.name}: {failure}")
            except Exception:
                failures.append(f"{chunk.where}: {question.name}:\n{traceback.format_exc()}")
            self.user_properties.append((question.name, time.process_time() - begin))
        if failures:
            raise LitFailure("\n".join(failures))


class SameText(LitItem):
    """mlir-opt prints the same for the file, with the flags of each RUN line (`tests/differential/same_text.py`)."""

    def __init__(self, **keywords: object) -> None:
        super().__init__(**keywords)  # type: ignore[arg-type]  # pytest's own keywords, passed through
        self.add_marker("full")

    def runtest(self) -> None:
        from tests.differential.same_text import lit_flag_sets, problems
        from tests.support.reference import MLIR_OPT

        if MLIR_OPT is None:
            pytest.skip("mlir-opt is not installed")
        file = lit_text(self.path)
        begin = processor_seconds()  # with that of another process
        found = problems(file.name, lit_flag_sets(self.path), file.whole)
        self.user_properties.append(("comparison with mlir-opt", processor_seconds() - begin))
        if found:
            raise LitFailure("\n".join(found))
