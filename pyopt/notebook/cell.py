"""A run of pyopt on the text of a cell. Flags are those of the command line; nothing of IPython is known here."""

from __future__ import annotations

from pyopt.api.module import Module
from pyopt.api.parsing import parse
from pyopt.diagnostics.diagnostic import Diagnostic
from pyopt.diagnostics.render import render
from pyopt.driver.chunk import process_chunk
from pyopt.driver.options import UsageError, read
from pyopt.driver.report.page import Page
from pyopt.driver.report.recorder import Recorder
from pyopt.driver.report.records import PassRecord
from pyopt.driver.run import load_plugins, pipeline_of, shared_run
from pyopt.driver.streams import TextStreams, well_formed
from pyopt.errors import Error
from pyopt.light import Final, Sequence, final
from pyopt.notebook.view import html_of_cell, html_of_page, text_of_cell
from pyopt.passes.registry import is_pass
from pyopt.syntax.lexer import Source

FILE: Final = "<cell>"
_REFUSED: Final = frozenset(
    (
        "o", "report", "split-input-file", "output-split-marker", "irdl-file", "jobs", "help", "help-hidden",
        "help-list", "help-list-hidden", "list-passes", "show-dialects", "version", "color", "mlir-timing",
        "mlir-pass-statistics",
    )
)  # fmt: skip
"""Options that have no meaning for a cell, or whose text the report has."""


@final
class CellReport:
    """The page of `--report` for a cell: `html` is all of it, and notebooks show it."""

    __slots__ = ("html",)

    def __init__(self, html: str) -> None:
        self.html = html

    def _repr_html_(self) -> str:
        return html_of_page(self.html)


@final
class CellResult:
    """What a run found: notebooks show it.

    ok: it has succeeded. text: the IR at the end, with the names of the cell. passes: what each pass changed.
    output: what passes and options have printed. diagnostics: all, in order.
    """

    __slots__ = ("_allow_unregistered", "_recorder", "diagnostics", "ok", "output", "passes", "source", "text")

    def __init__(
        self, source: Source, ok: bool, text: str, printed: Sequence[str], recorder: Recorder, unregistered: bool
    ) -> None:
        self.source = source
        self.ok = ok
        self.text = f"{text.rstrip()}\n" if text else ""
        part = recorder.parts[-1]
        self.passes: list[PassRecord] = part.passes
        found = [*part.diagnostics, *[one for record in part.passes for one in record.diagnostics()]]
        self.diagnostics: list[Diagnostic] = found
        shown = {render(one, self.source_line) for one in found}
        self.output = "".join([one for one in printed if one not in shown])
        self._recorder = recorder
        self._allow_unregistered = unregistered

    @property
    def module(self) -> Module:
        """The IR at the end as a module; raises Error if the run has failed."""
        if not self.ok:
            raise Error("the cell has errors: there is no module", self.diagnostics)
        return parse(self.text, filename=FILE, allow_unregistered=self._allow_unregistered, keep_names=True)

    @property
    def report(self) -> CellReport:
        """The page that shows what each pass did."""
        recorder = self._recorder
        return CellReport(Page(FILE, recorder.parts, recorder.seconds(), self.source_line).html())

    def source_line(self, file: str, number: int) -> str | None:
        """A line of the cell."""
        return self.source.line(number) if file == FILE and 0 < number <= self.source.line_count() else None

    def _repr_html_(self) -> str:
        return html_of_cell(self.source.text, FILE, self.diagnostics, self.passes, self.output, self.text)

    def __repr__(self) -> str:
        return text_of_cell(self.diagnostics, self.source_line, self.output, self.text)


def run_cell(arguments: Sequence[str], text: str) -> CellResult:
    """Runs the passes that arguments name, as those of `pyopt` do, on the text of a cell; raises UsageError."""
    text = well_formed(text)
    streams = TextStreams(text)
    load_plugins(arguments)
    settings = read(arguments, is_pass)
    if settings.file != "-":
        raise UsageError(f"the cell is the input: '{settings.file}' is no option")
    for name in settings.given():
        if name in _REFUSED:
            raise UsageError(f"a cell takes no {'-o' if name == 'o' else f'--{name}'}")
    suggests = settings.text("verify-diagnostics") is None and settings.given_flag("suggest") is not False
    manager = pipeline_of(settings, streams, suggests)
    if manager is None:
        raise UsageError("".join(streams.errors).strip())
    run = shared_run(settings, streams, manager)
    run.recorder = Recorder()
    run.print_options.keep_names = settings.given_flag("keep-names") is not False
    run.suggests = suggests
    source = Source(text, FILE)
    ok, output = process_chunk(run, source)
    return CellResult(source, ok, output, streams.errors, run.recorder, settings.flag("allow-unregistered-dialect"))
