"""Sequences of bufferization: which passes, in which order, and whether what comes out leaves no buffer behind.

`check_semantics.py --bufferize` runs each of `SEQUENCES` on each module and compares what it computes after each pass.
The interpreter reports what is freed twice and what is used after it was freed in each of these runs. Behind the
sequences in COMPLETE nothing that was allocated is left, but for what functions return.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pyopt.interpreter.api import described
from pyopt.interpreter.convert import array_of_value, value_of_array
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.execution import execute
from pyopt.interpreter.heap import check_leaks
from pyopt.interpreter.machine import Machine, Options
from pyopt.ir.types import MemRefType, TensorType
from tools.semantics.check import Finding, PassStep, Tally, parsed, run_step, steps_of
from tools.semantics.outcome import MAX_MEMORY, Outcome, func_named, function_type
from tools.semantics.outside import Outside
from tools.semantics.sequences import MAX_STEPS, follow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.ir.core import Operation
    from tools.semantics.sequences import Example
    from tools.semantics.sources import Subject

WHOLE: Final = "bufferize-function-boundaries allow-return-allocs-from-loops"
FREE: Final = "--buffer-deallocation-pipeline"


class Plan(NamedTuple):
    """`complete`: all that is allocated is freed by the end, if each pass of it runs."""

    flags: list[str]
    complete: bool = False


def _one_shot(options: str) -> str:
    return f"--one-shot-bufferize={options}"


SEQUENCES: Final[tuple[Plan, ...]] = (
    Plan([_one_shot("allow-return-allocs-from-loops"), "--canonicalize", "--cse"]),
    Plan([_one_shot(WHOLE), FREE, "--canonicalize", "--cse", "--convert-bufferization-to-memref"], True),
    Plan([_one_shot(f"{WHOLE} analysis-heuristic=top-down"), FREE], True),
    Plan([_one_shot(f"{WHOLE} analysis-heuristic=bottom-up-from-terminators"), "--canonicalize", FREE], True),
    Plan([_one_shot(f"{WHOLE} analysis-heuristic=fuzzer analysis-fuzzer-seed=1"), FREE], True),
    Plan([_one_shot(f"{WHOLE} analysis-heuristic=fuzzer analysis-fuzzer-seed=2"), "--cse", FREE], True),
    Plan([_one_shot(f"{WHOLE} copy-before-write"), FREE, "--canonicalize"], True),
    Plan([_one_shot(f"{WHOLE} function-boundary-type-conversion=identity-layout-map"), FREE], True),
    Plan([_one_shot(f"{WHOLE} function-boundary-type-conversion=fully-dynamic-layout-map"), FREE], True),
    Plan([_one_shot(f"{WHOLE} unknown-type-conversion=identity-layout-map"), "--ownership-based-buffer-deallocation"]),
    Plan(["--canonicalize", "--cse", "--eliminate-empty-tensors", "--canonicalize", _one_shot(WHOLE), FREE], True),
    Plan(["--eliminate-empty-tensors", "--empty-tensor-to-alloc-tensor", _one_shot(WHOLE), "--cse", FREE], True),
    Plan(
        [
            _one_shot(WHOLE), "--buffer-hoisting", "--buffer-loop-hoisting", "--promote-buffers-to-stack",
            "--canonicalize", FREE, "--cse",
        ],
        True,
    ),
    Plan(
        [
            _one_shot(WHOLE), "--ownership-based-buffer-deallocation", "--canonicalize",
            "--buffer-deallocation-simplification", "--bufferization-lower-deallocations", "--cse", "--canonicalize",
        ],
        True,
    ),
    Plan([_one_shot(WHOLE), "--buffer-deallocation-pipeline=private-function-dynamic-ownership", "--cse"], True),
    Plan(
        [
            _one_shot(WHOLE), "--fold-memref-alias-ops", "--expand-strided-metadata", "--memref-expand",
            "--convert-linalg-to-loops", "--lower-affine", "--canonicalize", "--cse", FREE,
        ]
    ),
)  # fmt: skip
LEAK: Final = "never deallocated"


def bufferized(subject: Subject, plan: Plan, tally: Tally, seen: set[str]) -> Finding | None:
    """The first difference, or the first leak behind a complete sequence."""
    steps = steps_of(plan.flags)
    found = follow(subject.text, steps, subject.cases, tally, seen)
    if found is not None or not plan.complete:
        return found
    # A program that allocates by itself and does not free is left as it is.
    if not any(word in subject.text for word in ("memref.alloc", "bufferization.to_buffer", "llvm.")):
        return leak(subject.text, steps, subject.cases, tally)
    return None


def leak(text: str, steps: Sequence[PassStep], cases: Sequence[Example], tally: Tally) -> Finding | None:
    """A buffer that the module leaves behind after all of the passes."""
    made = parsed(text)
    assert made is not None
    module, context = made
    for step in steps:
        if not run_step(step, module, context):
            tally["pass failed"] += 1
            return None
    for case in cases:
        message = left_by(module, case)
        tally["looked for leaks"] += 1
        if message:
            wrong = Outcome("leak", [], message)
            return Finding(
                steps[-1], case.function, case.number, "leak", text, [], case.outcome, wrong, "", tuple(steps)
            )
    return None


def left_by(module: Operation, case: Example) -> str:
    """The memory that a run leaves, but for its arguments and results."""
    function = func_named(module, case.function)
    if function is None:
        return ""
    type = function_type(function)
    if len(type.inputs) != len(case.type.inputs):
        return ""
    inputs = [
        value_of_array(array_of_value(value, old), new) if isinstance(old, (TensorType, MemRefType)) else value
        for value, old, new in zip(case.inputs, case.type.inputs, type.inputs, strict=True)
    ]
    options = Options(
        max_steps=MAX_STEPS, max_memory=MAX_MEMORY, max_calls=200, check_leaks=True, outside=Outside(True)
    )
    machine = Machine(module, options)
    try:
        results = execute(machine, function, inputs)
        check_leaks(machine.heap, results)
    except ExecutionError as error:
        return described(error) if LEAK in described(error) else ""
    return ""
