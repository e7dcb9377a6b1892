"""The `pyopt-translate` command: reads a module and writes it in another language, which is LLVM IR.

`run` works on any streams and lets no exception out; `run_in_process` is the same on strings.
"""

from __future__ import annotations

import gc
import os
import sys

from pyopt.driver.guard import failure_text
from pyopt.driver.options import FLAG, OPTIONS, Option, Settings, UsageError, read
from pyopt.driver.reports import Reports
from pyopt.driver.run import RECURSION_LIMIT, read_input, wants_colour, wants_plain, wants_suggestions
from pyopt.driver.streams import ProcessStreams, Streams, TextStreams
from pyopt.ir.context import Context
from pyopt.ir.verifier import verify
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.memo import remembering
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.resources import inline_resources

if TYPE_CHECKING:
    import click

    from pyopt.ir.core import Operation
    from pyopt.ir.errors import Place

PROGRAM: Final = "pyopt-translate"
TO_LLVM_IR: Final = "mlir-to-llvmir"
OWN: Final = (Option(TO_LLVM_IR, FLAG, "Translate modules of the llvm dialect to LLVM IR"),)
_SHARED: Final = (
    "o", "split-input-file", "verify-diagnostics", "allow-unregistered-dialect", "no-implicit-module", "color",
    "suggest", "mlir-print-op-on-diagnostic", "mlir-disable-threading", "version", "help",
)  # fmt: skip
SHARED: Final = (
    *[one for one in OPTIONS if one.name in _SHARED],
    Option("output-split-marker", OPTIONS[0].kind, "Marker between the parts of the output", "MARKER"),
)
_INTRODUCTION: Final = """Reads a module as text and writes it as LLVM IR: mlir-translate in Python.

FILE is the input; '-' or nothing is standard input. '-x' and '--x' are the same.
"""


def main() -> None:
    """Runs the command line and ends the process."""
    gc.disable()
    streams = ProcessStreams()
    code = run(sys.argv[1:], streams)
    if not streams.finish():
        code = 1
    os._exit(code)


def run_in_process(argv: Sequence[str], stdin: str = "", cwd: str = "") -> tuple[int, str, str]:
    """(exit code, standard output, standard error) of `pyopt-translate ARGV < STDIN` in directory `cwd`."""
    streams = TextStreams(stdin, cwd)
    code = run(argv, streams)
    return code, "".join(streams.output), "".join(streams.errors)


def run(argv: Sequence[str], streams: Streams) -> int:
    """The exit code of a run: 0, or 1 for whatever went wrong."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, RECURSION_LIMIT))
    try:
        return _run(argv, streams)
    except UsageError as error:
        from pyopt.driver.usage import usage_error

        streams.err(usage_error(error, _command()))
    except Exception as error:  # bad input must never show a traceback
        streams.err(failure_text(error, PROGRAM))
    finally:
        sys.setrecursionlimit(limit)
    return 1


def _command() -> click.Command:
    from pyopt.driver.usage import make_command

    return make_command(program=PROGRAM, introduction=_INTRODUCTION, options=OWN + SHARED, runs_passes=False)


def _read(argv: Sequence[str]) -> tuple[Settings, bool]:
    """The settings, and whether the one translation is asked for."""
    rest: list[str] = []
    asked = False
    known = {one.name for one in SHARED} | {"h"}
    for argument in argv:
        name, equals, _ = argument.lstrip("-").partition("=")
        if argument.startswith("-") and argument != "-":
            if name == TO_LLVM_IR and not equals:
                asked = True
                continue
            if name not in known:
                raise UsageError(f"no such option: {argument.partition('=')[0]}", argument.partition("=")[0])
        rest.append(argument)
    return read(rest, _no_pass), asked


def _no_pass(name: str) -> bool:
    return False


def _run(argv: Sequence[str], streams: Streams) -> int:
    settings, asked = _read(argv)
    if settings.flag("help") or settings.flag("version"):
        from pyopt.driver.usage import help_text, version

        if settings.flag("version"):
            streams.out(f"{PROGRAM} {version()}\n")
        else:
            streams.out(help_text(_command()))
        return 0
    if not asked:
        raise UsageError(f"a translation must be asked for: --{TO_LLVM_IR}")
    text = read_input(settings.file, streams)
    if text is None:
        return 1
    source = Source(text, "<stdin>" if settings.file == "-" else settings.file)
    parts = _parts(source, settings, streams)
    ok = True
    texts: list[str] = []
    for part in parts:
        part_ok, translated = _translate(part, settings, streams)
        ok = ok and part_ok
        texts.append(translated)
    output = f"{settings.text('output-split-marker') or ''}\n".join(texts)
    target = settings.target()
    if target == "-":
        streams.out(output)
    elif ok and not streams.write_file(target, output):
        return 1
    return 0 if ok else 1


def _parts(source: Source, settings: Settings, streams: Streams) -> list[Source]:
    """The parts of the input between markers."""
    marker = settings.text("split-input-file")
    if marker is None:
        return [source]
    from pyopt.diagnostics.diagnostic import Diagnostic
    from pyopt.driver.split import split_source

    reports = Reports(source, streams.err, streams.read_file, wants_colour(settings, streams))

    def near_miss(offset: int) -> None:
        line, column = source.line_and_column(offset)
        reports.show(Diagnostic("warning", "near miss with file split marker", source.name, line, column))

    return [_named_part(source, part) for part in split_source(source, marker, near_miss)]


def _named_part(source: Source, part: Source) -> Source:
    """The part by itself: messages say where it begins, and count lines from there."""
    line, _ = part.line_and_column(0)
    return Source(part.text, f"within split at {source.name}:{line} offset ")


def _translate(source: Source, settings: Settings, streams: Streams) -> tuple[bool, str]:
    """(success, text) of one part."""
    reports = Reports(source, streams.err, streams.read_file, wants_colour(settings, streams))
    context = remembering(reports.handle, settings.flag("allow-unregistered-dialect"), wants_plain())
    context.suggests = wants_suggestions(settings, streams)
    mode = settings.text("verify-diagnostics")
    checking = mode is not None and mode not in ("false", "0")
    reports.show_ops = not checking and settings.flag("mlir-print-op-on-diagnostic")
    try:
        if not checking:
            found = _translated(source, settings, context)
            return found is not None, found or ""
        from pyopt.diagnostics.expectations import Expectations

        expectations = Expectations(
            source.text, source.name, reports.show, mode == "only-expected", source.line_and_column(0)
        )
        reports.take = expectations.see
        found = _translated(source, settings, context)
        return expectations.check(), found or ""
    except Exception as error:
        streams.err(failure_text(error, PROGRAM))
        return False, ""


def _translated(source: Source, settings: Settings, context: Context) -> str | None:
    from pyopt.translate import TranslationError, to_llvm_ir

    module = parse_module(source, context, not settings.flag("no-implicit-module"))
    if module is None or not verify(module, context):
        return None
    inline_resources(module, context)
    try:
        return to_llvm_ir(module, context)
    except TranslationError as error:
        for index, (message, op) in enumerate(error.problems):
            notes = context.op_notes(op) if index in error.shown else []
            if context.suggests and not index:
                notes += _advice(module, op)
            context.error(message, op.loc, notes)
        return None


def _advice(module: Operation, op: Operation) -> list[tuple[str, Place]]:
    """The note with the passes that lower the module."""
    from pyopt.translate.advice import advice

    text = advice(module, op)
    return [(text, op.loc)] if text else []
