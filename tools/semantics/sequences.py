"""Random sequences of passes: what a program computes is compared with what it has to after each pass.

Passes that are right alone may be wrong behind each other: one writes to a buffer, the next one reads the tensor that
the buffer was made of. A sequence has a few passes, with canonicalize after every other one, and sometimes cse.
"""

from __future__ import annotations

import random
import signal
from collections.abc import Sequence
from contextlib import contextmanager
from functools import cache
from types import FrameType
from typing import TYPE_CHECKING, Final, NamedTuple

from pyopt.interpreter.convert import array_of_value, value_of_array
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.numbers import Array
from pyopt.ir.attributes import Location
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.types import FunctionType, MemRefType
from pyopt.ir.verifier import verify
from pyopt.passes.registry import names
from pyopt.pipeline.manager import PipelineRun
from pyopt.syntax.printer import print_op
from tools.semantics.check import Finding, PassStep, Tally, manager_of, parsed, tolerance_of, value_text
from tools.semantics.outcome import VALUES, Outcome, difference, func_named, function_type, outcome_of
from tools.sparse.transform import DIRECT, LOWERING, STAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

LEAST, MOST = 3, 8
"""Passes of a sequence, not counting those in between."""
SECONDS = 60.0
"""The time limit: a run that takes longer counts as endless."""

LEFT_OUT: Final = {
    "buffer-results-to-out-params": "changes what functions take and give",
    "drop-equivalent-buffer-results": "changes what functions take and give",
    "math-expand-ops": "formulas give other numbers",
    "print-op-stats": "prints only",
    "view-op-graph": "prints only",
    "test-print-shape-mapping": "prints only",
    "test-shape-function-report": "prints only",
    "sparse-assembler": "changes what functions take and give",
    "sparsifier": "makes LLVM, which the interpreter does not run",
    "symbol-privatize": "leaves no function to compare",
}
"""Passes that no sequence has, and why."""
VARIANTS: Final = (
    "--arith-int-range-narrowing=int-bitwidths-supported=8,16,32",
    "--canonicalize=region-simplify=aggressive",
    "--canonicalize=top-down=false",
    "--linalg-fold-unit-extent-dims=use-rank-reducing-slices=true",
    "--math-expand-ops=ops=ceil,clampf,ctlz,round,roundeven",
    "--scf-for-loop-peeling=peel-front=true",
    "--scf-for-loop-peeling=skip-partial=false",
    "--sparsification" + DIRECT,
    "--sparsification=parallelization-strategy=any-storage-any-loop",
    "--sparsification=sparse-emit-strategy=sparse-iterator",
    "--sparse-reinterpret-map=scope=except-generic",
    "--lower-sparse-ops-to-foreach" + DIRECT,
)
"""Passes with other options than usual."""
ITERATORS: Final = "--sparsification=sparse-emit-strategy=sparse-iterator"


class Example(NamedTuple):
    """A function, what it is given (values of the interpreter, for its type), and what it has to give.

    `tolerance` is relative; at 0.0 the results have to be the same to the last bit."""

    function: str
    type: FunctionType
    number: int
    inputs: list[object]
    outcome: Outcome
    tolerance: float = 0.0


class Applied(NamedTuple):
    """The outcome of a pass: `failure` is "" or one of "refused", "invalid", "crashed" and "endless"."""

    failure: str
    message: str


REFUSED, INVALID, CRASHED, ENDLESS = "refused", "invalid", "crashed", "endless"


@cache
def pool() -> tuple[str, ...]:
    """The flags that sequences are drawn from."""
    return (*[f"--{name}" for name in names() if name not in LEFT_OUT], *VARIANTS)


def draw(randomness: random.Random, sparse: bool = False) -> list[PassStep]:
    """A sequence. `sparse`: often the way of sparse kernels to loops, with other passes in between."""
    flags: list[str]
    count = randomness.randint(LEAST, MOST)
    if sparse and randomness.random() < 0.6:
        stages = list(STAGES)
        if randomness.random() < 0.25:
            at = stages.index("--sparsification" + DIRECT)
            stages[at : at + 1] = [ITERATORS, *LOWERING]
        elif randomness.random() < 0.5:
            stages = [one.replace(DIRECT, "") for one in stages]
        # Not every kernel needs every stage.
        flags = [one for one in stages if "reinterpret" in one or "sparsification" in one or randomness.random() < 0.7]
        for _ in range(randomness.randint(0, 3)):
            flags.insert(randomness.randint(0, len(flags)), randomness.choice(pool()))
    else:
        flags = [randomness.choice(pool()) for _ in range(count)]
    return with_cleaning(flags, randomness)


def with_cleaning(flags: Sequence[str], randomness: random.Random) -> list[PassStep]:
    """The passes, with canonicalize after every other one, and cse after some of these."""
    found: list[str] = []
    for at, flag in enumerate(flags):
        found.append(flag)
        if at % 2:
            found.append("--canonicalize")
            if randomness.random() < 0.5:
                found.append("--cse")
    return [step_of(one) for one in found]


def step_of(flag: str) -> PassStep:
    """The pass of one flag, `--name` or `--name=options`."""
    name, _, options = flag[2:].partition("=")
    return PassStep(name, options)


def single_steps() -> list[PassStep]:
    """Each pass that sequences are drawn from."""
    return [step_of(one) for one in pool()]


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raises TimeoutError in what takes longer."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def apply(step: PassStep, module: Operation, context: Context) -> Applied:
    """Runs a pass on a module in place, and says how it ended. What it leaves behind if it fails is of no use."""
    messages: list[str] = []
    invalid: list[bool] = []

    def take(severity: str, message: str, location: Location, notes: Sequence[tuple[str, Location]]) -> None:
        if severity == "error":
            messages.append(message)

    def check(op: Operation, changed: set[Operation] | None) -> bool:
        good = verify(op, context)
        if not good:
            invalid.append(True)
        return good

    old = context.handler
    context.handler = take
    try:
        with limited(SECONDS):
            good = PipelineRun(context, [], check, lambda text: None).run(manager_of(step), module)
    except TimeoutError:
        return Applied(ENDLESS, f"more than {SECONDS:.0f} s")
    except Exception as error:  # whatever it is, it is the pass's
        return Applied(CRASHED, f"{type(error).__name__}: {error}")
    finally:
        context.handler = old
    if good:
        return Applied("", "")
    return Applied(INVALID if invalid else REFUSED, messages[0] if messages else "")


def follow(
    text: str, steps: Sequence[PassStep], cases: Sequence[Example], tally: Tally, seen: set[str]
) -> Finding | None:
    """The first difference between what the cases say and what the module computes after some of the passes.

    `seen` has the texts that were found to be right; none is run twice. A pass that refuses is left out."""
    made = parsed(text)
    if made is None:
        tally["not valid"] += 1
        return None
    module, context = made
    before = print_op(module, context)
    done: list[PassStep] = []
    for step in steps:
        applied = apply(step, module, context)
        if applied.failure == REFUSED:
            tally["pass failed"] += 1
            tally.reasons[f"{step.text()}: {applied.message}"] += 1
            again = parsed(before)
            assert again is not None
            module, context = again
            continue
        done.append(step)
        if applied.failure:
            wrong = Outcome(applied.failure, [], applied.message)
            return Finding(step, "", 0, applied.failure, before, [], Outcome(VALUES, []), wrong, "", tuple(done))
        after = print_op(module, context)
        if after != before and after not in seen:
            for case in cases:
                found = compare(case, module, tally)
                if found is not None:
                    kind, outcome = found
                    shown = [value_text(value) for value in case.inputs]
                    name, number = case.function, case.number
                    return Finding(step, name, number, kind, before, shown, case.outcome, outcome, after, tuple(done))
            seen.add(after)
        before = after
    return None


def compare(case: Example, module: Operation, tally: Tally) -> tuple[str, Outcome] | None:
    """The way in which a function's result is worse than the right one, and the result."""
    function = func_named(module, case.function)
    if function is None:
        tally["gone"] += 1
        return None
    inputs, count = case.inputs, len(case.outcome.values)
    type = function_type(function)
    if type is not case.type:
        # What a pass made a buffer of is given as one.
        count = len(type.results)
        if len(type.inputs) != len(case.type.inputs) or count != len(case.type.results):
            tally["other signature"] += 1
            return None
        try:
            inputs = [
                value if old is new else value_of_array(array_of_value(value, old), new)
                for value, old, new in zip(inputs, case.type.inputs, type.inputs, strict=True)
            ]
        except (ExecutionError, TypeError, ValueError):
            tally["other signature"] += 1
            return None
    outcome = outcome_of(module, function, inputs, 0, False, max_steps=MAX_STEPS)
    wanted = case.outcome
    if type is not case.type:
        wanted = wanted._replace(values=wanted.values[:count])
        outcome = outcome._replace(values=outcome.values[:count])
    kind = difference(wanted, outcome, max(case.tolerance, tolerance_of(module)))
    if outcome.kind == VALUES:
        tally["compared"] += 1
    else:
        tally.add(outcome, " after")
    return (kind, outcome) if kind else None


MAX_STEPS: Final = 3_000_000
"""Operations that a run of a program may take."""


def case_of_arrays(
    module: Operation,
    name: str,
    arguments: Sequence[object],
    results: Sequence[object],
    after: Sequence[object],
    number: int,
    tolerance: float,
) -> Example:
    """A case of arrays: what the function gives, and what its arguments are `after` it, of which memrefs count."""
    function = func_named(module, name)
    assert function is not None, name
    type = function_type(function)
    inputs = [value_of_array(one, kind) for one, kind in zip(arguments, type.inputs, strict=True)]
    wanted = list(zip(results, type.results, strict=True))
    wanted += [(one, kind) for one, kind in zip(after, type.inputs, strict=True) if isinstance(kind, MemRefType)]
    values: list[Array | None] = [array_of_value(value_of_array(one, kind), kind) for one, kind in wanted]
    return Example(name, type, number, inputs, Outcome(VALUES, values), tolerance)
