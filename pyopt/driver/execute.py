"""The `pyopt-run` command: reads a program, runs passes on it, executes a function and prints what it gives.

`run` works on any streams and lets no exception out; `run_in_process` is the same on strings.
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import contextmanager
from threading import Timer

from pyopt.diagnostics.nearest import MOST_SHOWN
from pyopt.driver.chunk import Run, run_passes
from pyopt.driver.execute_options import OWN, PROGRAM, SHARED, RunSettings, read_run
from pyopt.driver.guard import failure_text
from pyopt.driver.options import UsageError
from pyopt.driver.reports import Reports
from pyopt.driver.run import (
    load_plugins,
    pipeline_of,
    print_options,
    read_input,
    wants_colour,
    wants_plain,
    wants_suggestions,
)
from pyopt.driver.streams import ProcessStreams, Streams, TextStreams, decode
from pyopt.interpreter.api import described, find_function, functions_of
from pyopt.interpreter.arguments import argument
from pyopt.interpreter.convert import array_of_value, type_text, value_of_array
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.execution import execute
from pyopt.interpreter.heap import check_leaks
from pyopt.interpreter.machine import Machine, Options
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.printing import as_json, as_npy, as_text
from pyopt.interpreter.signatures import signature_of
from pyopt.interpreter.values import MemRef, Poison
from pyopt.ir.attributes import FileLineColLoc
from pyopt.ir.collecting import CollectionPause
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.symbols import name_of_symbol, symbol_name
from pyopt.ir.types import FunctionType, Type
from pyopt.ir.verifier import verify
from pyopt.light import Final, Iterator, Sequence
from pyopt.memo import remembering
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.resources import inline_resources

_AT_OP: Final = re.compile(r"(.*?):(\d+):(\d+): (.*)", re.DOTALL)
"""An error that says at which op it is."""
LONG: Final = 10.0
"""Seconds of execution after which --jit is suggested."""
_INTRODUCTION: Final = """Executes a function of an MLIR program on NumPy data, after any passes.

FILE is the input; '-' or nothing is standard input. Each --arg is a number (3, 1.5, true, inf, 1+2j), an array
([[1,2],[3,4]]), a file (.npy, Matrix Market .mtx, FROSTT .tns), zeros, ones or random(SEED), where the parameter leaves
its shape open with one: random(7, 3x4). Passes run in the order of their flags.
"""


def main() -> None:
    """Runs the command line and ends the process."""
    streams = ProcessStreams()
    code = run(sys.argv[1:], streams)
    if not streams.finish():
        code = 1
    os._exit(code)


def run_in_process(argv: Sequence[str], stdin: str = "", cwd: str = "") -> tuple[int, str, str]:
    """(exit code, standard output, standard error) of `pyopt-run ARGV < STDIN` in directory `cwd`."""
    streams = TextStreams(stdin, cwd)
    code = run(argv, streams)
    return code, "".join(streams.output), "".join(streams.errors)


def run(argv: Sequence[str], streams: Streams) -> int:
    """The exit code of a run: 0, or 1 for whatever went wrong."""
    try:
        return _run(argv, streams)
    except UsageError as error:
        from pyopt.driver.usage import make_command, usage_error

        command = make_command(program=PROGRAM, introduction=_INTRODUCTION, options=OWN + SHARED)
        streams.err(usage_error(error, command))
    except Exception as error:  # bad input must never show a traceback
        streams.err(failure_text(error))
    return 1


def _run(argv: Sequence[str], streams: Streams) -> int:
    from pyopt.passes.registry import is_pass

    load_plugins(argv)
    settings = read_run(argv, is_pass)
    if settings.flag("help") or settings.flag("version"):
        from pyopt.driver.usage import help_text, make_command, version

        if settings.flag("version"):
            streams.out(f"{PROGRAM} {version()}\n")
        else:
            streams.out(help_text(make_command(program=PROGRAM, introduction=_INTRODUCTION, options=OWN + SHARED)))
        return 0
    options = Options(
        strict=settings.text("ub") == "error",
        max_steps=settings.number("max-steps", 1_000_000_000),
        max_memory=settings.number("max-memory", 4 << 30),
        max_calls=settings.number("max-recursion", 10_000),
        vscale=settings.number("vscale", 1),
        check_leaks=settings.flag("check-leaks"),
    )
    manager = pipeline_of(settings.passes, streams)
    if manager is None:
        return 1
    text = read_input(settings.passes.file, streams)
    if text is None:
        return 1

    colour = wants_colour(settings.passes, streams)
    source = Source(text, "<stdin>" if settings.passes.file == "-" else settings.passes.file)
    reports = Reports(source, streams.err, streams.read_file, colour)
    context = remembering(reports.handle, settings.passes.flag("allow-unregistered-dialect"), wants_plain())
    context.suggests = wants_suggestions(settings.passes, streams)
    if settings.passes.text("upgrade") is not None:
        from pyopt.driver.older_text import upgraded

        found = upgraded(source, settings.passes, context, streams.err)
        if found is None:
            return 1
        source = found
    module = parse_module(source, context)
    if module is None or not verify(module, context):
        return 1
    inline_resources(module, context)
    whole = Run(settings.passes, streams, manager, None, print_options(settings.passes), None, colour)
    whole.suggests = context.suggests
    if manager.elements and not run_passes(whole, manager, context, module):
        return 1
    return _execute(module, context, settings, options, streams)


def _execute(module: Operation, context: Context, settings: RunSettings, options: Options, streams: Streams) -> int:
    name = settings.text("entry")
    function = find_function(module, name)
    type = None if function is None else signature_of(function)
    if function is None or type is None:
        _report_missing(module, name, context)
        return 1
    try:
        values = _arguments(settings.arguments, type, streams)
    except ExecutionError as error:
        context.error(error.message, function.loc, [(f"its signature: {signature(function, type)}", function.loc)])
        return 1
    wanted = settings.text("entry-point-result")
    problem = _other_result(type, wanted) if wanted else ""
    if problem:
        context.error(problem, function.loc, [(f"its signature: {signature(function, type)}", function.loc)])
        return 1
    if settings.flag("jit"):
        return _execute_natively(module, context, function, type, values, settings, options, streams)
    machine = Machine(module, options)
    try:
        with _suggesting_native_code(streams):
            results = execute(machine, function, values)
        check_leaks(machine.heap, results)
        if wanted:
            printed = _entry_result(results, wanted)
        else:
            printed = _printed(results, values, type, settings, machine.strict)
    except ExecutionError as error:
        streams.out("".join(machine.printed))
        streams.err("".join(machine.printed_errors))
        error.op = error.op or function
        report(error, context)
        return 1
    streams.out("".join(machine.printed) + printed)
    if machine.printed_errors:
        streams.err("".join(machine.printed_errors))
    return 0


@contextmanager
def _suggesting_native_code(streams: Streams) -> Iterator[None]:
    """Says once, on a terminal, that there is a quicker way, if it takes long."""
    text = f"{PROGRAM}: note: it has run for {LONG:.0f} seconds; --jit runs programs as native code\n"
    timer = Timer(LONG, streams.err, [text])
    timer.daemon = True
    if streams.is_terminal():
        timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _execute_natively(
    module: Operation,
    context: Context,
    function: Operation,
    type: FunctionType,
    values: list[object],
    settings: RunSettings,
    options: Options,
    streams: Streams,
) -> int:
    from pyopt.native.kept_modules import kept_modules

    wanted = settings.text("entry-point-result")
    place, op_name = function.loc, function.info.name

    def show(results: Sequence[object]) -> str:
        return _entry_result(results, wanted) if wanted else _printed(results, values, type, settings, True)

    try:
        with CollectionPause(), kept_modules():
            from pyopt.driver.execute_native import NativeRun, compile_function, run_natively

            name, check = symbol_name(function) or "", settings.text("check")
            native = NativeRun(name, type, options, check, streams.out, streams.err)
            native.threads = settings.number("threads", 1)
            compiled = compile_function(module, context, native)
        run_natively(compiled, native, values, show, settings.flag("in-process"))
    except ExecutionError as error:
        at_op = _AT_OP.match(error.message)
        if at_op is None:
            context.error(f"'{op_name}' op {error.message}", place)
        else:
            context.error(at_op[4], FileLineColLoc.get(at_op[1], int(at_op[2]), int(at_op[3])))
        return 1
    return 0


def report(error: ExecutionError, context: Context) -> None:
    """The error as a diagnostic at its op."""
    notes = [(text, op.loc) for text, op in error.notes]
    if error.hidden_calls:
        notes.append((f"and {error.hidden_calls} more calls", error.notes[-1][1].loc))
    context.error(described(error), None if error.op is None else error.op.loc, notes)


def _report_missing(module: Operation, name: str, context: Context) -> None:
    notes = []
    known = functions_of(module, nested=True)
    for one in known[:MOST_SHOWN]:
        function = find_function(module, one)
        assert function is not None
        type = signature_of(function)
        assert type is not None
        notes.append((f"there is: {signature(function, type)}", function.loc))
    if len(known) > MOST_SHOWN:
        notes.append((f"and {len(known) - MOST_SHOWN} more functions", module.loc))
    context.error(f"there is no function @{name} with a body to run (--entry)", module.loc, notes)


def signature(function: Operation, type: FunctionType) -> str:
    """`@name(i32, tensor<4xf32>) -> f32`."""
    inputs = ", ".join([type_text(one) for one in type.inputs])
    results = ", ".join([type_text(one) for one in type.results])
    if len(type.results) != 1 or isinstance(type.results[0], FunctionType):
        results = f"({results})"
    return f"@{name_of_symbol(symbol_name(function) or '')}({inputs}) -> {results}"


def _arguments(texts: list[str], type: FunctionType, streams: Streams) -> list[object]:
    """The values of the parameters; raises ExecutionError with a message that says which is wrong."""
    if len(texts) != len(type.inputs):
        noun = "argument" if len(type.inputs) == 1 else "arguments"
        raise ExecutionError(f"the function takes {len(type.inputs)} {noun}, and {len(texts)} are given (--arg)")
    values: list[object] = []
    for number, (text, one) in enumerate(zip(texts, type.inputs, strict=True), 1):
        try:
            values.append(value_of_array(argument(text, one, streams.path), one))
        except ExecutionError as error:
            raise ExecutionError(f"argument {number}: {error.message}") from None
    return values


def _other_result(type: FunctionType, wanted: str) -> str:
    """The error if the function's results are not those of --entry-point-result; "" if they are."""
    found = [type_text(one) for one in type.results]
    if found == ([] if wanted == "void" else [wanted]):
        return ""
    what = "no result" if wanted == "void" else f"one result, {wanted}"
    return f"the function should have {what} (--entry-point-result)"


def _entry_result(results: Sequence[object], wanted: str) -> str:
    """The result as mlir-runner prints it."""
    if wanted == "void":
        return ""
    value = results[0]
    if isinstance(value, Poison):
        raise ExecutionError(f"gives poison, which becomes a result: {value.reason}", op=value.op)
    assert isinstance(value, (int, float))
    return f"{value}\n" if wanted[0] == "i" else f"{value:.6e}\n"


def _printed(
    results: Sequence[object], values: list[object], type: FunctionType, settings: RunSettings, strict: bool
) -> str:
    shown: list[tuple[Array, Type]] = []
    for result, one in zip(results, type.results, strict=True):
        if isinstance(result, Poison) and strict:
            error = ExecutionError(f"gives poison, which becomes a result: {result.reason}", op=result.op)
            raise error
        shown.append((array_of_value(result, one), one))
    if settings.flag("print-memrefs"):
        for value, one in zip(values, type.inputs, strict=True):
            if isinstance(value, MemRef):
                shown.append((array_of_value(value, one), one))
    kind = settings.text("print-result")
    if kind == "json":
        return as_json(shown)
    if kind == "npy":
        return decode(as_npy(shown))
    return "".join([as_text(array, not settings.flag("print-all")) + "\n" for array, _ in shown])
