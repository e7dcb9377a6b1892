"""Programs run natively and interpreted, or against what NumPy computes: results have to be the same.

    python tools/native_check.py kernels                 tools/sparse: all kernels in all formats
    python tools/native_check.py programs                tests/programs
    python tools/native_check.py generated --count 2000  random modules
    python tools/native_check.py op-tests                whatever the interpreter's op tests run, natively as well
    ... --details                                        each that is not the same, with its reason
    ... --share 1/4                                      every fourth program, from the second on

Each program runs in a child process, so that a crash is a verdict. The exit code is 1 if a result is another, memory is
left, or native code crashes where the interpreter gives a result.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402

from pyopt.interpreter.convert import array_of_value  # noqa: E402
from pyopt.interpreter.values import MemRef  # noqa: E402
from pyopt.ir.core import Operation  # noqa: E402
from pyopt.ir.types import MemRefType  # noqa: E402
from pyopt.memo import remembering  # noqa: E402
from pyopt.native.checks import CHECKS, EXTENTS  # noqa: E402
from pyopt.native.compiling import compile_to_object  # noqa: E402
from pyopt.native.errors import NativeError  # noqa: E402
from pyopt.native.interpreted import run_values  # noqa: E402
from pyopt.native.libraries import LibraryFunctions  # noqa: E402
from pyopt.native.loading import Entry  # noqa: E402
from tools.semantics.outcome import VALUES, same, short_text  # noqa: E402
from tools.semantics.sequences import Example  # noqa: E402
from tools.semantics.sources import Subject, generated_subject, kernel_subjects, program_subjects  # noqa: E402
from tools.sparse.table import selected  # noqa: E402

SAME, DIFFERENT, CRASHED, LEFT, NOT_COMPILED, FAILED, UNDEFINED = (
    "same", "different", "crashed", "memory left", "not compiled", "failed", "undefined",
)  # fmt: skip
BAD: Final = (DIFFERENT, CRASHED, LEFT, FAILED)
SECONDS: Final = 60
"""The time that a program may compute."""
MIXTURES: Final = (
    ("arith",), ("arith", "math"), ("arith", "scf"), ("arith", "cf"), ("arith", "memref"), ("arith", "vector"),
    ("arith", "tensor"), ("arith", "linalg"), ("complex", "arith"), ("index", "arith"), ("affine", "memref"),
    ("arith", "tensor", "scf"),
)  # fmt: skip

Verdict = tuple[str, str]


def in_child(work: Callable[[], list[Verdict]]) -> list[Verdict]:
    """The result of `work` in a child process; a crash is a verdict."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        # On a busy machine a process waits long: its own time counts. What sleeps for ever ends by the other clock.
        for number in (signal.SIGPROF, signal.SIGALRM):
            signal.signal(number, signal.SIG_DFL)
            faulthandler.register(number, chain=True)  # says where the time went before the process ends
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        signal.alarm(20 * SECONDS)
        try:
            found = work()
        except NativeError as error:
            found = [(NOT_COMPILED, str(error))]
        except BaseException as error:  # the parent says what it was
            found = [(FAILED, f"{type(error).__name__}: {error}")]
        with os.fdopen(writing, "w") as file:
            file.write(json.dumps(found))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as file:
        text = file.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return [(CRASHED, signal.Signals(os.WTERMSIG(status)).name)]
    return [(one[0], one[1]) for one in json.loads(text)]


def check_case(entry: Entry, case: Example) -> Verdict:
    """Runs a case natively and compares."""
    try:
        values = run_values(entry, case.function, case.inputs, case.type.inputs, case.type.results)
    except NativeError as error:
        return (NOT_COMPILED if "cannot be called" in str(error) else FAILED), str(error)
    found = [array_of_value(one, type) for one, type in zip(values, case.type.results, strict=True)]
    for value, type in zip(case.inputs, case.type.inputs, strict=True):
        if isinstance(type, MemRefType) and isinstance(value, MemRef):
            found.append(array_of_value(value, type))
    for number, (one, wanted) in enumerate(zip(found, case.outcome.values, strict=False)):
        if wanted is not None and not same(one.astype(wanted.dtype), wanted, case.tolerance):
            return (
                DIFFERENT,
                f"@{case.function} input {case.number}, value {number}: {short_text(one)} is not {short_text(wanted)}",
            )
    return SAME, ""


def check_subject(subject: Subject, check: str) -> list[Verdict]:
    """A verdict for each case. check: what is checked when it runs."""

    def work() -> list[Verdict]:
        compiled = compile_to_object(subject.text, check=check)
        entry = Entry(compiled, LibraryFunctions(compiled.declarations, str, str))
        found = [check_case(entry, case) for case in subject.cases if case.outcome.kind == VALUES]
        taken, given = entry.allocations()
        if taken != given:
            found.append((LEFT, f"{taken - given} blocks"))
        return found

    return in_child(work)


def generated(count: int, seed: int) -> Iterator[Subject]:
    """Random modules that are defined for some input."""
    found = 0
    while found < count:
        subject = generated_subject(MIXTURES[seed % len(MIXTURES)], seed, 12, 3)
        seed += 1
        if subject is not None:
            found += 1
            yield subject


def op_tests(tally: Counter[str], details: bool, check: str, names: list[str]) -> None:
    """Runs the op tests with an interpreter that runs all natively as well."""
    import pytest

    import pyopt.interpreter
    from pyopt.interpreter import RunError, api
    from pyopt.interpreter.machine import Options
    from pyopt.syntax.printer import print_op

    interpreted = api.run

    def run(program: api.Program | Operation, name: str, *arguments: object, options: Options | None = None) -> object:
        module = program.module if isinstance(program, api.Program) else program
        text = print_op(module, remembering(lambda *_: None))
        kept = [np.array(one) if isinstance(one, np.ndarray) else one for one in arguments]
        try:
            results = interpreted(program, name, *arguments, options=options)
        except RunError:
            tally[UNDEFINED] += 1
            raise
        from pyopt.interpreter.api import find_function
        from pyopt.interpreter.convert import value_of_array
        from tools.semantics.outcome import Outcome, function_type

        function = find_function(module, name)
        assert function is not None
        type = function_type(function)
        values = [value_of_array(one, kind) for one, kind in zip(kept, type.inputs, strict=True)]
        wanted = [
            *results,
            *[
                np.asarray(one)
                for one, kind in zip(arguments, type.inputs, strict=True)
                if isinstance(kind, MemRefType)
            ],
        ]
        case = Example(name, type, 0, values, Outcome(VALUES, list(wanted)), 1e-6)
        count(check_subject(Subject(name, text, [case]), check), text, tally, details)
        return results

    api.run = run  # type: ignore[assignment]
    pyopt.interpreter.run = run  # type: ignore[assignment]
    folder = ROOT / "tests" / "unit" / "interpreter"
    files = [str(folder / f"test_{one}.py") for one in names] or [str(folder)]
    pytest.main(
        [
            "-q",
            "-s",
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
            "--deselect",
            "test_every_op.py",
            "-k",
            "not every_op",
            *files,
        ]
    )


def count(verdicts: list[Verdict], name: str, tally: Counter[str], details: bool) -> None:
    """Adds verdicts to the tally, and shows those that are not good."""
    for verdict, why in verdicts:
        tally[verdict] += 1
        if details and verdict != SAME:
            print(f"{verdict}: {name}: {why}", flush=True)


def share(text: str) -> tuple[int, int]:
    """K/N, where K counts from 0."""
    first, _, step = text.partition("/")
    if not (first.isdigit() and step.isdigit() and int(first) < int(step)):
        raise argparse.ArgumentTypeError(f"'{text}' is no K/N with 0 <= K < N")
    return int(first), int(step)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=("kernels", "programs", "generated", "op-tests"))
    parser.add_argument("names", nargs="*", help="kernels, programs or files of tests; all without")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="kernels with the usual extents only")
    parser.add_argument("--details", action="store_true")
    parser.add_argument("--share", metavar="K/N", type=share, default=(0, 1), help="every N-th, from the K-th on")
    parser.add_argument("--check", choices=CHECKS, default=EXTENTS, help="what is checked when they run")
    options = parser.parse_args()
    tally: Counter[str] = Counter()
    if options.what == "op-tests":
        op_tests(tally, options.details, options.check, options.names)
    else:
        if options.what == "kernels":
            subjects = kernel_subjects(selected("", ",".join(options.names), ""), options.quick)
        elif options.what == "programs":
            subjects = program_subjects(options.names)
        else:
            subjects = generated(options.count, options.seed)
        first, step = options.share
        for subject in islice(subjects, first, None, step):
            name = subject.text if options.what == "generated" else subject.name
            count(check_subject(subject, options.check), name, tally, options.details)
    print(", ".join([f"{verdict}: {number}" for verdict, number in tally.most_common()]))
    sys.exit(1 if any(tally[one] for one in BAD) else 0)


if __name__ == "__main__":
    main()
