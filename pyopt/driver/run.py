"""One run of pyopt: command line in, IR out, exit code.

`run` works on any streams and lets no exception out; `run_in_process` is the same on strings.
"""

from __future__ import annotations

import gc
import os
import sys

from pyopt.driver.guard import PROGRAM, failure_text
from pyopt.driver.options import BY_NAME, Settings, UsageError, help_request, plugin_modules, read
from pyopt.driver.streams import ProcessStreams, Streams, TextStreams, bytecode_problem, decode, takes_colour
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.driver.chunk import Run
    from pyopt.driver.report.recorder import Recorder
    from pyopt.pipeline.manager import PassManager
    from pyopt.pipeline.timing import Timing
    from pyopt.syntax.lexer import Source
    from pyopt.syntax.print_options import PrintOptions

LONG: Final = 100_000
"""So many characters take longer to read than processes take to start."""

COMPLETION_VARIABLE: Final = "_PYOPT_COMPLETE"
RECURSION_LIMIT: Final = 20_000
"""Ops nest as deep as Python frames do: about five a level."""


def main() -> None:
    """Runs the command line and ends the process, without the interpreter's slow tidying up."""
    gc.disable()  # for good: enabling it again would walk the whole IR once more
    streams = ProcessStreams()
    if os.environ.get(COMPLETION_VARIABLE):
        from pyopt.driver.completion import complete
        from pyopt.driver.usage import make_command

        code = complete(make_command(), PROGRAM, COMPLETION_VARIABLE, streams)
    else:
        code = run(sys.argv[1:], streams)
    if not streams.finish():
        code = 1
    os._exit(code)


def run_in_process(argv: Sequence[str], stdin: str = "", cwd: str = "", plain: bool = False) -> tuple[int, str, str]:
    """(exit code, standard output, standard error) of `pyopt ARGV < STDIN` in directory `cwd`."""
    streams = TextStreams(stdin, cwd)
    code = run(argv, streams, plain)
    return code, "".join(streams.output), "".join(streams.errors)


def run(argv: Sequence[str], streams: Streams, plain: bool = False, recorder: Recorder | None = None) -> int:
    """The exit code of a run: 0, or 1 for whatever went wrong.

    plain: remember and skip nothing (`Context.plain`); the environment's PYOPT_PLAIN=1 asks for the same.
    recorder: follows the run, as for --report.
    """
    collecting = gc.isenabled()
    limit = sys.getrecursionlimit()
    gc.disable()
    sys.setrecursionlimit(max(limit, RECURSION_LIMIT))
    try:
        return _run(argv, streams, plain, recorder)
    except UsageError as error:
        from pyopt.driver.usage import usage_error

        streams.err(usage_error(error))
    except Exception as failure:  # bad input must never show a traceback; mypyc gives a name one type
        streams.err(failure_text(failure))
    finally:
        sys.setrecursionlimit(limit)
        if collecting:
            gc.enable()
    return 1


def _run(argv: Sequence[str], streams: Streams, plain: bool, recorder: Recorder | None) -> int:
    from pyopt.passes.registry import is_pass

    if any(argument[:1] == "@" for argument in argv):
        from pyopt.driver.response import with_response_files

        argv = with_response_files(argv, streams)
    load_plugins(argv)
    request = help_request(argv)
    if request is not None and streams.read_file("help") is None:
        argv = request
    settings = read(argv, is_pass)
    settings.plain = plain or wants_plain()
    answer = _answer(settings, streams.output_is_terminal())
    if answer is not None:
        streams.out(answer)
        return 0
    for option in ("mlir-print-ir-before", "mlir-print-ir-after"):
        for name in settings.names(option):
            if not is_pass(name):
                from pyopt.pipeline.unknown_passes import why_unknown

                why = why_unknown(name)
                raise UsageError(f"--{option}: " + (f"{name} {why}" if why else f"no pass is called {name}"))
    manager = pipeline_of(settings, streams)
    if manager is None:
        return 1
    text = read_input(settings.file, streams)
    if text is None:
        return 1
    if streams.is_terminal():
        from pyopt.driver.progress import ProgressLine

        streams.progress = ProgressLine(settings.file)
    return _transform(settings, streams, manager, text, recorder)


def load_plugins(argv: Sequence[str]) -> None:
    """Imports the plug-ins that the arguments name, so that their passes are flags; raises UsageError."""
    plugins = plugin_modules(argv)
    if not plugins:
        return
    from pyopt.passes.plugins import load_plugin

    for module in plugins:
        problem = load_plugin(module, BY_NAME)
        if problem:
            raise UsageError(problem)


def _answer(settings: Settings, terminal: bool) -> str | None:
    """The text that answers --help and its like; None if there is IR to work on."""
    for name in ("help", "help-list", "help-hidden", "help-list-hidden", "version", "show-dialects", "list-passes"):
        if settings.flag(name):
            from pyopt.driver.usage import answer

            return answer(name, terminal, [one for one, _ in settings.passes] if name == "help" else ())
    return None


def pipeline_of(settings: Settings, streams: Streams, suggests: bool = False) -> PassManager | None:
    """The pipeline that the settings ask for; None after an error, which says what may have been meant if asked to."""
    from pyopt.pipeline.manager import MODULE, NestingError

    text = settings.text("pass-pipeline")
    try:
        if text is not None:
            from pyopt.passes.registry import find_pass, names
            from pyopt.pipeline.text import PipelineError, PipelineParser

            try:
                return PipelineParser(find_pass, names).parse(text)
            except PipelineError as wrong:
                streams.err(wrong.rendered(suggests or wants_suggestions(settings, streams)))
                return None
        return _manager_of_flags(settings, MODULE)
    except NestingError as error:
        streams.err(f"{'<unknown>:0' if error.of_run else PROGRAM}: error: {error.message}\n")
        return None


def _manager_of_flags(settings: Settings, anchor: str) -> PassManager:
    """The passes that are flags, in order, for ops called `anchor`."""
    from pyopt.pipeline.manager import PassManager

    manager = PassManager(anchor)
    if settings.passes:
        from pyopt.passes.registry import find_pass
        from pyopt.pipeline.options import OptionError
        from pyopt.pipeline.passes import ScheduledPass

        for name, options in settings.passes:
            declaration = find_pass(name)
            assert declaration is not None
            try:
                manager.add(ScheduledPass(declaration, options), implicit_nesting=True)
            except OptionError as error:
                raise UsageError(f"--{name}: {error.message}") from None
    return manager


def read_input(name: str, streams: Streams) -> str | None:
    """The text of the input; None after an error."""
    try:
        if name == "-":
            text = streams.read()
        else:
            with open(streams.path(name), "rb") as file:
                text = decode(file.read())
    except OSError as error:
        reason = error.strerror or str(error)
        streams.err(f"cannot open input file '{name}': {reason}\n")
        return None
    problem = bytecode_problem(text)
    if problem:
        streams.err(f"{'<stdin>' if name == '-' else name}: error: {problem}\n")
        return None
    return text


def _transform(settings: Settings, streams: Streams, manager: PassManager, text: str, recorder: Recorder | None) -> int:
    from pyopt.driver.chunk import process_chunk
    from pyopt.syntax.lexer import Source

    timing = None
    if settings.flag("mlir-timing"):
        from pyopt.pipeline.timing import Timing

        timing = Timing()

    whole = shared_run(settings, streams, manager, timing)
    whole.recorder = recorder
    page = settings.text("report")
    target = settings.target()
    for scheduled in manager.passes() if target != "-" else ():
        for file in scheduled.files():
            if streams.same_file(file, target):
                raise UsageError(f"--{scheduled.declaration.argument} and -o name the same file '{target}'")
    if page is not None:
        if page == "-":
            raise UsageError("--report requires the name of a file")
        if settings.file != "-" and streams.same_file(page, settings.file):
            raise UsageError(f"--report would overwrite the input '{settings.file}'")
        if target != "-" and streams.same_file(page, target):
            raise UsageError(f"--report and -o name the same file '{page}'")
        if recorder is None:
            from pyopt.driver.report.recorder import Recorder

            whole.recorder = Recorder()
    declared = settings.text("irdl-file")
    if declared is not None:
        from pyopt.driver.irdl_files import dialects_in

        dialects = dialects_in(declared, whole)
        if dialects is None:
            return 1
        whole.dialects = dialects
    source = Source(text, "<stdin>" if settings.file == "-" else settings.file)
    marker = settings.text("split-input-file")
    jobs = number_of_jobs(settings, streams, len(text))
    if marker is not None:
        ok, output = _process_split(whole, source, marker, jobs)
    else:
        joined = None
        if jobs > 1:
            from pyopt.driver.jobs import process_pieces

            joined = process_pieces(whole, source, jobs)
        ok, output = (True, joined) if joined is not None else process_chunk(whole, source)
    if timing is not None:
        streams.err(timing.report(settings.text_or_default("mlir-timing-display"),
                                  settings.text_or_default("mlir-output-format")))  # fmt: skip
    if settings.flag("mlir-pass-statistics"):
        from pyopt.pipeline.statistics import report

        streams.err(report(whole.manager, settings.text_or_default("mlir-pass-statistics-display")))
    written = page is None or _write_page(whole, source, page)
    if target == "-":
        streams.out(output)
    elif ok and not streams.write_file(target, output):
        return 1
    return 0 if ok and written else 1


def _write_page(whole: Run, source: Source, file: str) -> bool:
    """Writes the page of --report; False, and a message, if that cannot be done."""
    assert whole.recorder is not None
    return whole.streams.write_file(file, page_of(whole.recorder, source, whole.streams))


def page_of(recorder: Recorder, source: Source, streams: Streams) -> str:
    """The page of --report for a run on a source."""
    from pyopt.driver.report.page import Page
    from pyopt.driver.reports import Reports

    reports = Reports(source, streams.err, streams.read_file, False)
    return Page(source.name, recorder.parts, recorder.seconds(), reports.source_line).html()


def shared_run(settings: Settings, streams: Streams, manager: PassManager, timing: Timing | None = None) -> Run:
    """The state that all parts of an input share, for `process_chunk`."""
    from pyopt.driver.chunk import Run

    def make_manager(anchor: str) -> PassManager:
        return _manager_of_flags(settings, anchor)

    make = make_manager if settings.text("pass-pipeline") is None else None
    whole = Run(settings, streams, manager, make, print_options(settings), timing, wants_colour(settings, streams))
    whole.suggests = wants_suggestions(settings, streams)
    return whole


def number_of_jobs(settings: Settings, streams: Streams, length: int) -> int:
    """The number of processes for an input of so many characters."""
    given = settings.number("jobs")
    if given is None:
        if length < LONG or not streams.own_process or settings.given_flag("mlir-disable-threading"):
            return 1
        from pyopt.driver.program import processors

        given = processors()
    return 1 if settings.plain or not hasattr(os, "fork") else given


def _process_split(whole: Run, source: Source, marker: str, jobs: int) -> tuple[bool, str]:
    """All parts run, even if one fails."""
    from pyopt.diagnostics.diagnostic import Diagnostic
    from pyopt.driver.chunk import expectations_of, process_chunk, verifies_diagnostics
    from pyopt.driver.reports import Reports
    from pyopt.driver.split import split_source

    reports = Reports(source, whole.streams.err, whole.streams.read_file, whole.colour)

    def near_miss(offset: int) -> None:
        line, column = source.line_and_column(offset)
        reports.show(Diagnostic("warning", "near miss with file split marker", source.name, line, column))

    parts = split_source(source, marker, near_miss)
    if verifies_diagnostics(whole.settings):
        whole.expectations = expectations_of(whole.settings, source, reports)
    if jobs > 1:
        from pyopt.driver.jobs import process_parts

        results = process_parts(whole, parts, jobs)
    else:
        results = [process_chunk(whole, part) for part in parts]
    ok = all(part_ok for part_ok, _ in results)
    if whole.expectations is not None and not whole.expectations.check():
        ok = False
    texts = [text for _, text in results]
    return ok, f"{whole.settings.text_or_default('output-split-marker')}\n".join(texts)


def wants_plain() -> bool:
    """The environment asks for a run without any short cut."""
    return os.environ.get("PYOPT_PLAIN", "0") not in ("", "0")


def wants_colour(settings: Settings, streams: Streams) -> bool:
    """Whether diagnostics are to be coloured."""
    given = settings.given_flag("color")
    if given is not None:
        return given
    return takes_colour(streams.is_terminal())


def wants_suggestions(settings: Settings, streams: Streams) -> bool:
    """Whether errors are to have notes with what may have been meant; comments that expect diagnostics expect none."""
    if settings.text("verify-diagnostics") not in (None, "false", "0"):
        return False
    given = settings.given_flag("suggest")
    return streams.is_terminal() if given is None else given


def print_options(settings: Settings) -> PrintOptions:
    """The printer's options."""
    from pyopt.syntax.print_options import PrintOptions

    options = PrintOptions(
        generic=settings.flag("mlir-print-op-generic"),
        debuginfo=settings.flag("mlir-print-debuginfo"),
        pretty_debuginfo=settings.flag("mlir-pretty-debuginfo"),
        local_scope=settings.flag("mlir-print-local-scope"),
        elide_elements_larger=settings.number("mlir-elide-elementsattrs-if-larger"),
        elide_resources_larger=settings.number("mlir-elide-resource-strings-if-larger"),
        value_users=settings.flag("mlir-print-value-users"),
        unique_ssa_ids=settings.flag("mlir-print-unique-ssa-ids"),
        skip_regions=settings.flag("mlir-print-skip-regions"),
        assume_verified=settings.flag("mlir-print-assume-verified"),
        nameloc_prefix=settings.flag("mlir-use-nameloc-as-prefix"),
        keep_names=settings.flag("keep-names"),
    )
    limit = settings.number("mlir-print-elementsattrs-with-hex-if-larger")
    if limit is not None:
        options.hex_elements_larger = limit
    return options
