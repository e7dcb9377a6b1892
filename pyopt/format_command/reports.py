"""Output of the command: names, diffs and errors as text, annotations for a workflow of GitHub, or JSON."""

from __future__ import annotations

from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.diagnostics.render import render
from pyopt.driver.streams import Streams, takes_colour
from pyopt.format_command.options import CHECK, DIFF, IN_PLACE, PRINT, PROGRAM, Request
from pyopt.format_command.outcome import CHANGED, FAILED, FileProblem, Outcome
from pyopt.light import Callable, Final

WOULD_CHANGE: Final = "would-change"


class OutcomeReport:
    """Takes outcomes, says what is to be said of each, and knows the exit code. This one writes text.

    `before` is called before anything is written.
    """

    def __init__(self, mode: str, streams: Streams, before: Callable[[], None]) -> None:
        self.mode = mode
        self.upgrade_report = ""
        self.streams = streams
        self.before = before
        self.total = 0
        self.changed = 0
        self.failed = 0

    def take(self, outcome: Outcome) -> None:
        """Counts and reports an outcome."""
        self.total += 1
        self.changed += outcome.status == CHANGED
        self.failed += outcome.status == FAILED
        self.err(outcome.trace)
        self.show(outcome)

    def out(self, text: str) -> None:
        if text:
            self.before()
            self.streams.out(text)

    def err(self, text: str) -> None:
        if text:
            self.before()
            self.streams.err(text)

    def finish(self) -> int:
        """Reports the whole; gives the exit code."""
        self.end()
        if self.mode != PRINT:
            self.err(self.summary())
        if self.failed:
            return 2
        return 1 if self.changed and self.mode in (CHECK, DIFF) else 0

    def summary(self) -> str:
        """`3 of 540 files would change, 1 could not be handled`."""
        good = self.total - self.failed
        parts = []
        if self.changed:
            count = "1 file" if good == 1 else f"{self.changed} of {good} files"
            parts.append(f"{count} {'changed' if self.mode == IN_PLACE else 'would change'}")
        elif good:
            parts.append("1 file is formatted" if good == 1 else f"all {good} files are formatted")
        if self.failed:
            parts.append(f"{self.failed} could not be handled")
        return (", ".join(parts) or "no file is to be formatted") + "\n"

    def show(self, outcome: Outcome) -> None:
        """Reports one outcome."""
        if outcome.problem is not None:
            self.err(_problem_text(outcome.problem, takes_colour(self.streams.is_terminal())))
        if self.upgrade_report:
            from pyopt.upgrade.report import report_text

            self.err(report_text(outcome.name, outcome.upgrades, self.upgrade_report))
        for line, op, what in self.remarks(outcome):
            self.err(f"{outcome.name}:{line}: remark: {op}: {what}\n")
        if self.mode == PRINT:
            self.out(outcome.text)
        elif self.mode == DIFF:
            self.out(outcome.diff)
        elif self.mode == CHECK and outcome.status == CHANGED:
            self.out(outcome.name + "\n")

    def remarks(self, outcome: Outcome) -> list[tuple[int, str, str]]:
        """Line, op and what changed, of all ops whose tokens did."""
        upgrades = [] if self.upgrade_report else outcome.upgrades
        return [(line, old, f"now {new} (until {year})") for line, old, new, year in upgrades] + outcome.changed_ops

    def end(self) -> None:
        """Writes the text behind the last outcome."""


class GithubReport(OutcomeReport):
    """Commands of a workflow, which become annotations of the lines: one for a file, as few are shown."""

    def show(self, outcome: Outcome) -> None:
        problem = outcome.problem
        if problem is not None:
            self._annotate("error", problem.name, problem.line, 0, problem.column, problem.message)
        for line, op, what in self.remarks(outcome):
            self._annotate("notice", outcome.name, line, 0, 0, f"{op}: {what}")
        if outcome.status != CHANGED or not outcome.hunks:
            return
        first = outcome.hunks[0]
        if self.mode == IN_PLACE:
            self._annotate("notice", outcome.name, first.line, first.end_line, 0, "formatted")
            return
        count = len(outcome.hunks)
        message = f"not formatted, in {count} place{'' if count == 1 else 's'}: {PROGRAM} -i {outcome.name}"
        if outcome.diff:
            message += "\n" + outcome.diff
        self._annotate("error", outcome.name, first.line, first.end_line, 0, message)

    def _annotate(self, kind: str, file: str, line: int, end_line: int, column: int, message: str) -> None:
        values = [f"file={_property(file)}"]
        if line:
            values.append(f"line={line}")
        if end_line > line:
            values.append(f"endLine={end_line}")
        if column:
            values.append(f"col={column}")
        values.append(f"title={PROGRAM}")
        self.out(f"::{kind} {','.join(values)}::{_data(message)}\n")


class JsonReport(OutcomeReport):
    """An array with a record for each file that is not as it should be, or was not, in order."""

    def __init__(self, mode: str, streams: Streams, before: Callable[[], None]) -> None:
        super().__init__(mode, streams, before)
        self.records: list[dict[str, object]] = []

    def show(self, outcome: Outcome) -> None:
        record: dict[str, object] = {"file": outcome.name}
        problem = outcome.problem
        if problem is not None:
            record = {"file": problem.name, "status": FAILED, "message": problem.message}
            if problem.line:
                record |= {"line": problem.line, "column": problem.column}
        elif outcome.status == CHANGED:
            hunks = [{"line": one.line, "end_line": one.end_line, "text": one.text} for one in outcome.hunks]
            record["status"] = CHANGED if self.mode == IN_PLACE else WOULD_CHANGE
            record["line"] = outcome.hunks[0].line if outcome.hunks else 1
            record["hunks"] = hunks
            ops = self.remarks(outcome)
            if ops:
                record["ops"] = [{"line": line, "op": op, "what": what} for line, op, what in ops]
            if outcome.diff:
                record["diff"] = outcome.diff
        else:
            return
        self.records.append(record)

    def end(self) -> None:
        import json

        self.out(json.dumps(self.records, indent=2) + "\n")


def make_report(request: Request, streams: Streams, before: Callable[[], None]) -> OutcomeReport:
    """The report in the form that the command line asks for."""
    kinds = {"github": GithubReport, "json": JsonReport}
    report = kinds.get(request.output_format, OutcomeReport)(request.mode, streams, before)
    report.upgrade_report = request.upgrade_report
    return report


def _problem_text(problem: FileProblem, colour: bool) -> str:
    """The problem at its place as compilers show it, or with the name of the program if it has none."""
    if not problem.line:
        name = problem.name or "''"
        return f"{PROGRAM}: error: {name}: {problem.message}\n"
    shown = Diagnostic("error", problem.message, problem.name, problem.line, problem.column)
    return render(shown, lambda file, line: problem.source, colour)


def _data(text: str) -> str:
    """The message of a workflow command: without line ends, which would end it."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    """A value in front of the message of a workflow command, where commas and colons mean something too."""
    return _data(text).replace(":", "%3A").replace(",", "%2C")
