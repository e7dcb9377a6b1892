"""Follows a run for --report: what each pass changed, how long it took, what was rewritten and said meanwhile."""

from __future__ import annotations

import time

from pyopt.driver.pass_texts import PassTexts
from pyopt.driver.print_ir import op_symbol
from pyopt.driver.report.records import CHANGED, FAILED, UNCHANGED, InputPart, PassRecord, PassRun, Rewrite
from pyopt.driver.reports import file_location, location_text
from pyopt.ir.attributes import UnknownLoc
from pyopt.light import TYPE_CHECKING, Callable, final

if TYPE_CHECKING:
    from pyopt.diagnostics.diagnostic import Diagnostic
    from pyopt.driver.print_ir import PrintOp
    from pyopt.driver.reports import Reports
    from pyopt.ir.context import Context
    from pyopt.ir.core import Block, Operation
    from pyopt.pipeline.passes import ScheduledPass
    from pyopt.syntax.lexer import Source
    from pyopt.syntax.print_options import PrintOptions


@final
class Recorder:
    """What was recorded of the parts of the input so far; the last one is running."""

    __slots__ = ("_started", "parts", "running")

    def __init__(self) -> None:
        self.parts: list[InputPart] = []
        self._started = time.perf_counter()
        self.running: list[PassRun] = []
        """The runs of passes that have not come to an end, the innermost last."""

    def begin_part(self, source: Source, reports: Reports) -> None:
        """A part of the input is about to be read."""
        self.running = []
        self.parts.append(InputPart(source.line_and_column(0)[0]))
        reports.see = self.see

    def end_part(self, ok: bool) -> None:
        """It was transformed and printed, or failed."""
        self.parts[-1].ok = ok

    def fail(self, message: str) -> None:
        """The program itself failed."""
        self.parts[-1].failure = message

    def seconds(self) -> float:
        """The time since the beginning."""
        return time.perf_counter() - self._started

    def see(self, diagnostic: Diagnostic) -> None:
        """Takes a diagnostic, before it is shown."""
        kept = self.running[-1].diagnostics if self.running else self.parts[-1].diagnostics
        kept.append(diagnostic)

    def writes(self, write: Callable[[str], None]) -> Callable[[str], None]:
        """`write` for passes that print, which keeps the text, too."""

        def write_and_keep(text: str) -> None:
            if self.running:
                self.running[-1].output.append(text)
            write(text)

        return write_and_keep


@final
class PassRecorder(PassTexts):
    """Follows the passes that run on one part of the input."""

    __slots__ = ("_clock", "_counted", "_found", "_recorder", "_records", "_spent")

    def __init__(self, recorder: Recorder, context: Context, options: PrintOptions, print_op: PrintOp) -> None:
        super().__init__(context, options, print_op)
        self._recorder = recorder
        # The records of the passes that are running, the innermost last, and by what they are found again.
        self._records: list[PassRecord] = []
        self._found: dict[tuple[object, ...], PassRecord] = {}
        self._counted: list[dict[str, int]] = []
        # For the passes that are running: when they began, and what recording had taken by then.
        self._clock: list[tuple[float, float]] = []
        self._spent = 0.0
        context.on_rewrite = self.rewritten

    def before_pass(self, scheduled: ScheduledPass, op: Operation) -> None:
        start = time.perf_counter()
        super().before_pass(scheduled, op)
        record = self._record_of(scheduled)
        run = PassRun(op.info.name, op_symbol(op))
        run.before = run.after = self._before[-1]
        record.runs.append(run)
        self._records.append(record)
        self._recorder.running.append(run)
        self._counted.append(scheduled.statistics.copy())
        end = time.perf_counter()
        self._spent += end - start
        self._clock.append((end, self._spent))

    def after_pass(self, scheduled: ScheduledPass, op: Operation, changed: bool) -> None:
        end = time.perf_counter()
        super().after_pass(scheduled, op, changed)
        self._finish(scheduled, end)

    def pass_failed(self, scheduled: ScheduledPass, op: Operation) -> None:
        end = time.perf_counter()
        super().pass_failed(scheduled, op)
        self._finish(scheduled, end)

    def compare(self, scheduled: ScheduledPass, op: Operation, before: str, after: str, failed: bool) -> None:
        run = self._recorder.running[-1]
        run.after = after
        run.state = FAILED if failed else UNCHANGED if before == after else CHANGED

    def rewritten(self, what: str, op: Operation, block: Block | None) -> None:
        """The context's `on_rewrite`."""
        if self._recorder.running:
            value = op.results[0].given.partition("#")[0] if op.results else ""
            rewrite = Rewrite(what, op.info.name, value, _symbol_around(block), self._place(op))
            self._recorder.running[-1].rewrites.append(rewrite)

    def _finish(self, scheduled: ScheduledPass, end: float) -> None:
        run = self._recorder.running.pop()
        self._records.pop()
        start, spent = self._clock.pop()
        run.seconds = end - start - (self._spent - spent)
        before = self._counted.pop()
        run.statistics = {name: count - before.get(name, 0) for name, count in scheduled.statistics.items()}
        self._spent += time.perf_counter() - end

    def _record_of(self, scheduled: ScheduledPass) -> PassRecord:
        """The record of a pass at its place. What a pass runs is scheduled anew each time, so its name tells."""
        records = self._records
        options = scheduled.options_text()
        name = scheduled.declaration.argument
        key = (records[-1], name, options) if records else (scheduled,)
        found = self._found.get(key)
        if found is None:
            shown = options if scheduled.options.given else ""
            found = PassRecord(name, shown, len(records), scheduled.declaration.statistic_help)
            self._found[key] = found
            self._recorder.parts[-1].passes.append(found)
        return found

    def _place(self, op: Operation) -> str:
        location = self._context.location(op.place())
        found = file_location(location)
        if found is not None:
            place = f"{found.line}:{found.column}"
            return place if found.file == self._context.source_name else f"{found.file}:{place}"
        return "" if isinstance(location, UnknownLoc) else location_text(location)


def _symbol_around(block: Block | None) -> str:
    """The symbol of the nearest op around a block that has one."""
    op = None if block is None else block.parent_op()
    while op is not None:
        symbol = op_symbol(op)
        if symbol:
            return symbol
        op = op.parent_op()
    return ""
