"""Updates the text of one test: runs it, has its CHECK lines written, and lets FileCheck verify the result."""

from __future__ import annotations

from pathlib import Path

from pyopt.light import Final, Sequence
from pyopt.update_checks.compose import Composer
from pyopt.update_checks.expected import update_expected, verifies
from pyopt.update_checks.programs import RunResult
from pyopt.update_checks.result import UpdatedTest, UpdateSettings
from pyopt.update_checks.run_lines import RunLineError, defined_run_lines
from pyopt.update_checks.runs import CheckRun, check_runs, common_marker, fill_sections, run_all

_ROUNDS: Final = 4
"""Runs of a test until nothing changes: its output may name lines, which move when lines are written."""
_SHOWN: Final = 8
"""Places in a note."""


def update(path: Path, text: str, settings: UpdateSettings) -> UpdatedTest:
    """The updated test of a file that holds `text`."""
    updated = UpdatedTest(text)
    try:
        lines = defined_run_lines(text)
    except RunLineError as error:
        updated.errors.append(str(error))
        return updated
    if not lines:
        updated.errors.append("no RUN line")
        return updated
    verifying = [line for line in lines if verifies(line)]
    if verifying:
        updated.text = update_expected(settings.programs, verifying[0], updated.text, path, settings.rewrite)
    if settings.literal:
        from pyopt.update_checks.literal import update_literally

        update_literally(path, lines, settings, updated)
        return updated
    for round_ in range(_ROUNDS):
        before = updated.text
        results, copy = run_all(settings.programs, lines, before, path, path.parent)
        if _report_failures(results, updated):
            break
        runs = check_runs(results, copy)
        if not runs:
            if not verifying:
                updated.notes.append("no RUN line checks its output with the lines of this file")
            break
        _update_checks(updated, runs, copy, settings, round_ == 0)
        if updated.errors:
            break
        if updated.text == before:
            _verify(updated, runs, settings)
            break
    else:
        updated.errors.append("the output changes with the CHECK lines: they cannot be written")
    if updated.errors:
        updated.text = text
    return updated


def _report_failures(results: Sequence[RunResult], updated: UpdatedTest) -> bool:
    for result in results:
        if result.failure:
            updated.errors.append(f"the RUN line in line {result.line.line} fails: {result.failure}")
    return bool(updated.errors)


def _update_checks(
    updated: UpdatedTest, runs: Sequence[CheckRun], copy: str, settings: UpdateSettings, first: bool
) -> None:
    text = updated.text
    marker = common_marker(runs, text)
    fill_sections(runs, copy)

    def holds(run: CheckRun, lines: Sequence[str], output: str) -> bool:
        return not settings.filecheck.problem(run.arguments, "\n".join(lines) + "\n", output)

    composer = Composer(text.split("\n"), runs, marker, settings.rewrite, settings.functions, holds)
    new = "\n".join(composer.compose(settings.mark))
    updated.errors += list(dict.fromkeys(composer.errors))
    if first:
        for prefix, places in sorted(composer.left.items()):
            shown = ", ".join([str(one + 1) for one in places[:_SHOWN]]) + (", ..." if len(places) > _SHOWN else "")
            plural = "s" if len(places) > 1 else ""
            updated.notes.append(f"left alone: hand-written {prefix} lines that hold (from line{plural} {shown})")
        if composer.unchecked:
            shown = ", ".join([f"@{name} (line {line})" for name, line in composer.unchecked.items()])
            updated.notes.append(f"no lines beside hand-written ones: {shown}; --function NAME writes them")
    if not updated.errors:
        updated.text = new


def _verify(updated: UpdatedTest, runs: Sequence[CheckRun], settings: UpdateSettings) -> None:
    """Has FileCheck compare the text with the output that it has itself."""
    for run in runs:
        problem = settings.filecheck.problem(run.arguments, updated.text, run.whole)
        if problem:
            hint = "; --rewrite writes all lines anew" if updated.notes else ""
            if problem.startswith("no check strings found"):
                hint = ": no output is checked by it alone, so the RUN line does not need it"
            updated.errors.append(
                f"FileCheck rejects the lines for the RUN line in line {run.line.line}: {problem}{hint}"
            )
