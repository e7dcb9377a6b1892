"""One part of the input: parse, verify, run the pipeline, print."""

from __future__ import annotations

from pyopt.driver.guard import failure_text
from pyopt.driver.reports import Reports
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation
from pyopt.ir.verifier import is_valid, verify
from pyopt.light import TYPE_CHECKING, Callable, final
from pyopt.memo import remembering
from pyopt.pipeline.instrumentation import Instrumentation
from pyopt.pipeline.manager import PassManager, PipelineRun
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op

if TYPE_CHECKING:
    from pyopt.diagnostics.expectations import Expectations
    from pyopt.driver.options import Settings
    from pyopt.driver.report.recorder import Recorder
    from pyopt.driver.streams import Streams
    from pyopt.ir.opinfo import Dialect
    from pyopt.pipeline.timing import Timing


@final
class Run:
    """The state that all parts of a run share.

    `manager` is the pipeline, whose statistics add up over the parts. The passes of flags are for whatever op the input
    holds: `make_manager(name)`, None for a pipeline's text, makes their pipeline for another op than a module.
    `suggests`: errors have notes with what may have been meant, and with the pass that failed.
    `dialects`: those of IRDL files, by name. `recorder`: what --report shows, if it is asked for. `expectations`: what
    the parts of a split input are expected to say, so that a comment in one may expect what another says.
    """

    __slots__ = (
        "colour", "dialects", "expectations", "make_manager", "manager", "print_options", "recorder", "settings",
        "streams", "suggests", "timing",
    )  # fmt: skip

    def __init__(
        self,
        settings: Settings,
        streams: Streams,
        manager: PassManager,
        make_manager: Callable[[str], PassManager] | None,
        print_options: PrintOptions,
        timing: Timing | None,
        colour: bool,
    ) -> None:
        self.settings = settings
        self.streams = streams
        self.manager = manager
        self.make_manager = make_manager
        self.print_options = print_options
        self.timing = timing
        self.colour = colour
        self.suggests = False
        self.dialects: dict[str, Dialect] = {}
        self.recorder: Recorder | None = None
        self.expectations: Expectations | None = None

    def manager_for(self, op: Operation) -> PassManager:
        """The pipeline to run on an op."""
        if self.make_manager is not None and self.manager.anchor != op.info.name:
            self.manager = self.make_manager(op.info.name)
        return self.manager


def new_context(run: Run, reports: Reports) -> Context:
    """The context of a part of the input."""
    settings = run.settings
    reports.pretty = run.print_options.pretty_debuginfo
    context = remembering(reports.handle, settings.flag("allow-unregistered-dialect"), settings.plain)
    context.print_options = run.print_options
    context.suggests = run.suggests
    named = run.print_options.keep_names or settings.flag("mlir-print-ir-diff")
    context.keeps_names = named or run.recorder is not None
    context.dialects.update(run.dialects)
    return context


def process_chunk(run: Run, source: Source) -> tuple[bool, str]:
    """(success, IR to write) of one part."""
    reports = Reports(source, run.streams.err, run.streams.read_file, run.colour)
    recorder = run.recorder
    if recorder is None:
        return _process(run, source, reports)
    recorder.begin_part(source, reports)
    ok, text = _process(run, source, reports)
    recorder.end_part(ok)
    return ok, text


def _process(run: Run, source: Source, reports: Reports) -> tuple[bool, str]:
    """(success, IR to write). The program's own failures end this part only."""
    settings = run.settings
    if not verifies_diagnostics(settings):
        reports.show_ops = settings.flag("mlir-print-op-on-diagnostic")
        reports.level = settings.text("mlir-diagnostic-verbosity-level") or "remarks"
        try:
            return _transform(run, source, new_context(run, reports), reports)
        except Exception as error:
            return _failed(run, error)
    expectations = run.expectations or expectations_of(settings, source, reports)
    reports.show_ops = False
    reports.take = expectations.see
    try:
        _, text = _transform(run, source, new_context(run, reports))
    except Exception as error:
        return _failed(run, error)
    return run.expectations is not None or expectations.check(), text


def verifies_diagnostics(settings: Settings) -> bool:
    """Comments of the input say which diagnostics are expected."""
    return settings.text("verify-diagnostics") not in (None, "false", "0")


def expectations_of(settings: Settings, source: Source, reports: Reports) -> Expectations:
    """What the comments of a text expect."""
    from pyopt.diagnostics.expectations import Expectations

    only_expected = settings.text("verify-diagnostics") == "only-expected"
    return Expectations(source.text, source.name, reports.show, only_expected, source.line_and_column(0))


def _failed(run: Run, error: Exception) -> tuple[bool, str]:
    """Tells of a failure of the program itself."""
    text = failure_text(error)
    run.streams.err(text)
    if run.recorder is not None:
        run.recorder.fail(text)
    return False, ""


def _transform(run: Run, source: Source, context: Context, reports: Reports | None = None) -> tuple[bool, str]:
    settings = run.settings
    timing = run.timing
    if timing is not None:
        timing.start("Parser")
    checked: dict[Block, Operation | None] = {}
    if settings.text("upgrade") is not None:
        from pyopt.driver.older_text import upgraded

        found = upgraded(source, settings, context, run.streams.err)
        if found is None:
            return False, ""
        source = found

    def unreadable() -> None:
        if reports is not None and context.suggests and settings.text("upgrade") is None:
            reports.suggest_upgrade(context.allow_unregistered)

    limit = settings.number("max-errors") or 1
    read = read_text(source, context, limit, not settings.flag("no-implicit-module"), checked, unreadable)
    module = read.op if read.valid else None
    if timing is not None:
        timing.stop()
    if module is None:
        return False, ""
    if settings.flag("verify-roundtrip"):
        from pyopt.driver.roundtrip import survives

        if not survives(module, context, settings):
            return False, ""
    manager: PassManager | None = run.manager_for(module)
    if settings.flag("run-reproducer"):
        manager = _reproduced_pipeline(run, context)
    if manager is None:
        return False, ""
    generated = settings.text("mlir-generate-reproducer")
    if generated is not None:
        from pyopt.driver.reproducer import reproducer_text

        text = reproducer_text(module, context, manager.text(), settings.flag("verify-each"))
        if not run.streams.write_file(generated, text):
            return False, ""
    if settings.flag("dump-pass-pipeline"):
        run.streams.err(f"Pass Manager with {len(manager.elements)} passes:\n{manager.lines()}\n\n")
    if (manager.elements or run.make_manager is None) and not run_passes(run, manager, context, module):
        return False, ""
    if timing is not None:
        timing.start("Output")
    known_valid = not manager.elements or settings.flag("verify-each")
    text = print_maybe_invalid(module, context, run.print_options, known_valid)
    if not run.print_options.local_scope:
        text += "\n"
    if timing is not None:
        timing.stop()
    return True, text


@final
class ReadText:
    """The op that a text says, as far as it can be read, and whether it is valid; `context` knows its places."""

    __slots__ = ("context", "op", "valid")

    def __init__(self, op: Operation | None, valid: bool, context: Context) -> None:
        self.op = op
        self.valid = valid
        self.context = context


def read_text(
    source: Source,
    context: Context,
    limit: int,
    implicit_module: bool,
    checked: dict[Block, Operation | None],
    unreadable: Callable[[], None],
) -> ReadText:
    """Reads and verifies a text, and reports up to `limit` errors; calls `unreadable` behind the first of the parser.

    The op of a text that cannot be read has other ops in place of those with errors; None for a limit of 1.
    """
    heard = None
    if limit > 1:
        from pyopt.driver.recovery import Heard

        heard = Heard(context.handler)
        context.handler = heard.take
    module = parse_module(source, context, implicit_module, checked)
    if module is None:
        unreadable()
        if heard is not None and source.older is None:
            from pyopt.driver.recovery import report_more

            partly = report_more(source, context, limit, implicit_module, heard)
            if partly is not None:
                return ReadText(partly[0], False, partly[1])
        return ReadText(None, False, context)
    valid = verify(module, context, checked)
    if not valid and heard is not None:
        from pyopt.driver.recovery import report_more_failures

        report_more_failures(module, context, limit, heard)
    return ReadText(module, valid, context)


def print_maybe_invalid(
    op: Operation, context: Context, options: PrintOptions, known_valid: bool, top_level: bool = True
) -> str:
    """Prints in the form asked for, or in the generic form if the op is not valid: custom forms rely on it."""
    if known_valid or (not options.generic and (options.assume_verified or is_valid(op, context))):
        return print_op(op, context, options, top_level)
    from pyopt.syntax.op_texts import name_values_from_outside

    name_values_from_outside(op)
    generic, options.generic = options.generic, True
    try:
        return print_op(op, context, options, top_level)
    finally:
        options.generic = generic


def _reproduced_pipeline(run: Run, context: Context) -> PassManager | None:
    """The pipeline in the source's metadata, else that of the command line; None after an error."""
    from pyopt.driver.reproducer import take_pipeline
    from pyopt.passes.registry import find_pass, names
    from pyopt.pipeline.text import PipelineError, PipelineParser

    text = take_pipeline(context)
    if not text:
        return run.manager
    try:
        return PipelineParser(find_pass, names).parse(text)
    except PipelineError as error:
        run.streams.err(error.rendered(run.suggests))
        return None


def run_passes(run: Run, manager: PassManager, context: Context, module: Operation) -> bool:
    """Runs a pipeline with all that the settings want to see of it; False after an error."""
    settings = run.settings
    instruments: list[Instrumentation] = []
    write: Callable[[str], None] = run.streams.err
    if settings.flag("mlir-print-ir-diff"):
        from pyopt.driver.ir_diff import IRDiff

        instruments.append(IRDiff(run.streams, context, run.print_options, print_maybe_invalid, run.colour))
    if wants_ir_printing(settings):
        from pyopt.driver.print_ir import IRPrinting

        instruments.append(IRPrinting(settings, run.streams, context, run.print_options, print_maybe_invalid))
    recorder = run.recorder
    if recorder is not None:
        from pyopt.driver.report.recorder import PassRecorder

        recorder.parts[-1].pipeline = manager.text()
        write = recorder.writes(write)
        instruments.append(PassRecorder(recorder, context, run.print_options, print_maybe_invalid))
    if run.timing is not None:
        instruments.append(run.timing)
    failed = None
    if run.suggests:
        from pyopt.pipeline.place import FailedPass

        failed = FailedPass(manager)
        instruments.append(failed)
    reproducer = None
    if settings.text("mlir-pass-pipeline-crash-reproducer") is not None:
        from pyopt.driver.reproducer import CrashReproducer

        reproducer = CrashReproducer(settings, run.streams, context, module, manager)
        instruments.append(reproducer)

    def check(op: Operation, changed: set[Operation] | None) -> bool:
        return verify(op, context, changed=changed)

    pipeline = PipelineRun(context, instruments, check if settings.flag("verify-each") else None, write)
    if run.streams.progress is not None:
        pipeline.started = run.streams.progress.say
    ok = False
    try:
        ok = pipeline.run(manager, module)
    finally:
        if not ok and reproducer is not None:
            reproducer.failed()
    if failed is not None and failed.failed is not None:
        run.streams.err(f"note: {failed.note()}\n")
    return ok


def wants_ir_printing(settings: Settings) -> bool:
    """Some --mlir-print-ir-... is on."""
    return bool(
        settings.names("mlir-print-ir-before")
        or settings.names("mlir-print-ir-after")
        or settings.flag("mlir-print-ir-before-all")
        or settings.flag("mlir-print-ir-after-all")
        or settings.flag("mlir-print-ir-after-failure")
    )
