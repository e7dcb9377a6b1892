"""Runs the functions of a module before and after each pass, and makes a difference small."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import numpy as np

from pyopt.driver.options import read
from pyopt.interpreter.errors import FAILURE, UNSUPPORTED
from pyopt.interpreter.values import MemRef
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.symbols import visibility
from pyopt.ir.types import FunctionType
from pyopt.ir.verifier import verify
from pyopt.passes.registry import find_pass, names
from pyopt.pipeline.manager import MODULE, NestingError, PassManager, PipelineRun
from pyopt.pipeline.options import OptionError
from pyopt.pipeline.passes import ScheduledPass
from pyopt.pipeline.text import PipelineError, PipelineParser
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.printer import print_op
from tools.generators.builder import quiet_context
from tools.generators.reduce import smaller
from tools.semantics.fitting import fitting
from tools.semantics.inputs import NoInput, inputs_of
from tools.semantics.mending import mended
from tools.semantics.outcome import (
    VALUES,
    Outcome,
    difference,
    func_named,
    funcs_of,
    function_type,
    outcome_of,
    settled,
    short_text,
)

INPUTS = 6
TRIES = 4
"""So many times as many inputs are tried if a function is not defined for some."""
TOLERANCE = 1e-4
ROUNDS = 80
SHAPE_PASSES = ("shape-inference", "shape-function")
INEXACT = ("math.", "complex.")
"""Dialects whose functions are only right up to some last bits."""


class PassStep(NamedTuple):
    """A pass with its options, or a pipeline's text."""

    name: str
    options: str = ""
    pipeline: str = ""

    def text(self) -> str:
        if self.pipeline:
            return f"--pass-pipeline={self.pipeline}"
        return f"--{self.name}" + (f"={self.options}" if self.options else "")


class Finding(NamedTuple):
    """A pass after which a function gives something else for an input."""

    step: PassStep
    function: str
    number: int
    kind: str
    text: str
    inputs: list[str]
    before: Outcome
    after: Outcome
    result: str
    sequence: tuple[PassStep, ...] = ()
    """The passes from the beginning to this one, of a sequence."""

    def report(self) -> str:
        """For people: what to run, on what, and both results."""
        given = "".join([f"  argument {at}: {one}\n" for at, one in enumerate(self.inputs)])
        through = "".join([f"  after {one.text()}\n" for one in self.sequence[:-1]])
        return (
            f"=== {self.step.text()} changes @{self.function}: {self.kind}\n{through}{given}"
            f"  before: {self.before.text()}\n  after:  {self.after.text()}\n"
            f"--- before the pass:\n{self.text}--- after it:\n{self.result}"
        )


class Tally(Counter[str]):
    """The verdicts on the runs: "compared", "undefined behaviour", "junk", "unsupported", "limit", "no input", ..."""

    def __init__(self) -> None:
        super().__init__()
        self.reasons: Counter[str] = Counter()
        """The reasons why programs could not be run."""
        self.functions: Counter[str] = Counter()
        """The verdict on each function before the first pass: "compared", "compared when mended", or why not."""
        self.whys: Counter[str] = Counter()
        """The reasons why functions were not compared."""

    def add(self, outcome: Outcome, suffix: str = "") -> None:
        """Counts an outcome that is none to compare."""
        self[outcome.kind + suffix] += 1
        if outcome.kind in (UNSUPPORTED, FAILURE):
            self.reasons[f"{outcome.kind}: {outcome.message}"] += 1

    def shares(self) -> str:
        """The functions, for people."""
        total = max(self.functions.total(), 1)
        return ", ".join([f"{n} {kind} ({n / total:.1%})" for kind, n in self.functions.most_common()]) or "none"


def steps_of(flags: list[str]) -> list[PassStep]:
    """The passes of a command line."""
    known = set(names())
    settings = read(flags, lambda name: name in known)
    text = settings.text("pass-pipeline")
    if text is not None:
        return [PassStep("", "", text)]
    return [PassStep(name, options) for name, options in settings.passes]


def run_step(step: PassStep, module: Operation, context: Context) -> bool:
    """Runs a pass on a module in place; False if it fails, or if there is no such pipeline."""
    try:
        manager = manager_of(step)
    except (PipelineError, OptionError, NestingError):
        return False
    run = PipelineRun(context, [], lambda op, _: verify(op, context), lambda text: None)
    return run.run(manager, module)


def manager_of(step: PassStep) -> PassManager:
    """The pass manager that runs the pass or pipeline on a module."""
    if step.pipeline:
        return PipelineParser(find_pass, names).parse(step.pipeline)
    declaration = find_pass(step.name)
    assert declaration is not None, step.name
    manager = PassManager(MODULE)
    manager.add(ScheduledPass(declaration, step.options), implicit_nesting=True)
    return manager


def knows_no_shapes(step: PassStep) -> bool:
    """The pass does not look at shape functions, which say what shapes unknown ops give."""
    return not any(word in step.text() for word in SHAPE_PASSES)


def parsed(text: str) -> tuple[Operation, Context] | None:
    """A valid module, or None."""
    context = quiet_context()
    module = parse_module(Source(text, "-"), context)
    if module is None or module.info.name != "builtin.module" or not verify(module, context):
        return None
    return module, context


def tolerance_of(module: Operation) -> float:
    """Only programs of exact ops are compared exactly; fast-math lets passes round otherwise."""
    for op in module.walk():
        if op.info.name.startswith(INEXACT) or "fastmath" in op.attributes:
            return TOLERANCE
    return 0.0


class Before(NamedTuple):
    """A function's input and what it gives."""

    name: str
    type: FunctionType
    number: int
    inputs: list[object]
    outcome: Outcome


def outcomes_of(
    module: Operation, step: PassStep, tally: Tally, inputs: int, missing: dict[str, str] | None = None
) -> list[Before]:
    """All that a module computes; what is undefined, depends on junk or cannot run is left out and counted.

    `missing` gets the functions of which nothing is left, and why."""
    found: list[Before] = []
    for name, function in funcs_of(module).items():
        if visibility(function) == "private":
            continue  # passes may know all that its callers give it
        before, why = _runs(name, function, module, tally, inputs, knows_no_shapes(step))
        found += before
        if missing is not None and not before:
            missing[name] = why
    return found


def _runs(
    name: str, function: Operation, module: Operation, tally: Tally, inputs: int, any_shape: bool
) -> tuple[list[Before], str]:
    """The outcomes of a function for so many inputs for which it is defined, and why it is undefined for another."""
    found: list[Before] = []
    type = function_type(function)
    extents = fitting(function)
    why = ""
    for number in range(TRIES * inputs if type.inputs else 1):
        try:
            values = inputs_of(type.inputs, number, extents=extents)
        except NoInput as error:
            why = f"no input: {error}"
            tally["no input"] += 1
            if not error.sometimes:
                break
            continue
        outcome = outcome_of(module, function, values, 0, True, any_shape)
        if outcome.kind != VALUES:
            why = f"{outcome.kind}: {outcome.message}"
            tally.add(outcome)
            if outcome.kind == UNSUPPORTED:
                break
            continue
        common = settled(outcome, outcome_of(module, function, values, 1, True, any_shape))
        if common is None:
            why = "junk"
            tally["junk"] += 1
            continue
        found.append(Before(name, type, number, values, common))
        if len(found) == inputs:
            break
    return found, why


def check(text: str, steps: list[PassStep], tally: Tally, inputs: int = INPUTS, mend: bool = False) -> Finding | None:
    """The first difference that a pass makes, not reduced; None if there is none.

    `mend`: functions that are not defined for any input are checked as `mending` changes them, too."""
    missing: dict[str, str] = {}
    found = _check(text, steps, tally, inputs, missing)
    if found is None and mend and missing:
        better = mended(text, inputs)
        if better != text:
            still: dict[str, str] = {}
            found = _check(better, steps, tally, inputs, still, frozenset(missing))
            for name in list(missing):
                if name not in still:
                    tally.functions["compared when mended"] += 1
                    del missing[name]
    for why in missing.values():
        tally.functions[why.partition(":")[0]] += 1
        tally.whys[why] += 1
    return found


def _check(
    text: str,
    steps: list[PassStep],
    tally: Tally,
    inputs: int,
    missing: dict[str, str],
    only: frozenset[str] | None = None,
) -> Finding | None:
    """The first difference in a module, or in some of its functions; `missing` gets those that it says nothing of."""
    made = parsed(text)
    if made is None:
        tally["not valid"] += 1
        return None
    module, context = made
    for number, step in enumerate(steps):
        before = outcomes_of(module, step, tally, inputs, missing if number == 0 else None)
        if only is None and number == 0 and before:
            tally.functions["compared"] += len({one.name for one in before})
        source = print_op(module, context)
        tolerance = tolerance_of(module)
        if not run_step(step, module, context):
            tally["pass failed"] += 1
            return None
        tolerance = max(tolerance, tolerance_of(module))
        for one in before:
            if only is not None and one.name not in only:
                continue
            finding = _compare(one, step, module, tally, tolerance)
            if finding is not None:
                kind, after = finding
                shown = [value_text(value) for value in one.inputs]
                return Finding(
                    step, one.name, one.number, kind, source, shown, one.outcome, after, print_op(module, context)
                )
    return None


def _compare(
    one: Before, step: PassStep, module: Operation, tally: Tally, tolerance: float
) -> tuple[str, Outcome] | None:
    """The way in which a function's result after a pass is worse than before, and the result."""
    function = func_named(module, one.name)
    if function is None:
        tally["gone"] += 1
        return None
    if function_type(function) is not one.type:
        tally["other signature"] += 1
        return None
    after = outcome_of(module, function, one.inputs, 0, False, knows_no_shapes(step))
    kind = difference(one.outcome, after, tolerance)
    if after.kind == VALUES:
        tally["compared"] += 1
    else:
        tally.add(after, " after")
    return (kind, after) if kind else None


def value_text(value: object) -> str:
    """An input for people."""
    if isinstance(value, MemRef):
        value = value.array()
    if not isinstance(value, (np.ndarray, int, float, complex)):
        return str(getattr(value, "dense", lambda: value)())
    return short_text(np.asarray(value))


def reduced(finding: Finding, inputs: int = INPUTS) -> Finding:
    """The finding on the smallest module and input that can be found: ops are taken out as long as the pass still
    makes a difference of the same kind."""
    for _ in range(ROUNDS):
        best: Finding | None = None
        for candidate in smaller(finding.text):
            found = check(candidate, [finding.step], Tally(), inputs)
            if found is not None and found.kind == finding.kind and (best is None or len(found.text) < len(best.text)):
                best = found
                break
        if best is None:
            break
        finding = best
    return _smallest_input(finding, inputs)


def _smallest_input(finding: Finding, inputs: int) -> Finding:
    """Of the inputs for which there is a difference, the one that is the shortest to write."""
    best = finding
    for number in range(inputs):
        made = parsed(finding.text)
        assert made is not None
        module, context = made
        before = [
            one
            for one in outcomes_of(module, finding.step, Tally(), inputs)
            if (one.name, one.number) == (finding.function, number)
        ]
        tolerance = tolerance_of(module)
        if not before or not run_step(finding.step, module, context):
            continue
        function = func_named(module, finding.function)
        if function is None or function_type(function) is not before[0].type:
            continue
        after = outcome_of(module, function, before[0].inputs, 0, False, knows_no_shapes(finding.step))
        shown = [value_text(value) for value in before[0].inputs]
        if difference(before[0].outcome, after, tolerance) == finding.kind and len("".join(shown)) < len(
            "".join(best.inputs)
        ):
            best = finding._replace(number=number, inputs=shown, before=before[0].outcome, after=after)
    return best
