"""Runs drawn programs behind passes, in the interpreter and natively, and compares with NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from pyopt.interpreter import Options, RunError, parse, run
from tools.sparse.affine import CRASHED, FAILED, OK, REFUSED, WRONG, Verdict
from tools.sparse.check import LEAKS, first_line, has_kernels
from tools.sparse.transform import CLONES, DEALLOCATION, LIBRARY_PIPELINE, PIPELINE, transform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.sparse.carried import Inputs
    from tools.sparse.carried_control import Program

ONE_SHOT: Final = "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops"


class Way(NamedTuple):
    """Passes. not encoded: all is dense; counts: whatever is allocated has to be freed."""

    stages: tuple[str, ...]
    encoded: bool = True
    counts: bool = False


WAYS: Final = {
    "written": Way(()),
    "buffers": Way(PIPELINE),
    "deallocated": Way((*PIPELINE, *DEALLOCATION), counts=True),
    "library": Way(LIBRARY_PIPELINE),
    "dense": Way((ONE_SHOT,), encoded=False),
    "dense-deallocated": Way((ONE_SHOT, *DEALLOCATION, *CLONES), encoded=False, counts=True),
}
NATIVE: Final = {"native": True, "native-dense": False}
"""Compiled; encoded or not."""
FINDINGS: Final = (WRONG, FAILED, CRASHED, LEAKS, REFUSED)


def verdict_on(program: Program, cases: Sequence[Inputs], name: str) -> Verdict:
    """The verdict on a program on a way."""
    if name in NATIVE:
        return _natively(program, cases, NATIVE[name])
    return verdict_behind(program, cases, WAYS[name])


def verdict_behind(program: Program, cases: Sequence[Inputs], way: Way) -> Verdict:
    """The verdict on a program behind passes."""
    outcome = transform(program.text(way.encoded), list(way.stages), "pyopt")
    if outcome.crashed or outcome.code:
        return Verdict(CRASHED if outcome.crashed else REFUSED, first_line(outcome.errors))
    try:
        made = parse(outcome.text)
    except RunError as error:
        return Verdict(FAILED, first_line(str(error)))
    for inputs in cases:
        arguments = [*[one.copy() for one in inputs.matrices], inputs.iterations, inputs.choice]
        try:
            found = run(made, "main", *arguments, options=Options(check_leaks=way.counts))
        except RunError as error:
            kind = LEAKS if way.counts and "never deallocated" in str(error) else FAILED
            return Verdict(kind, f"{inputs.iterations}, {inputs.choice}: {first_line(str(error))}")
        different = difference(program, inputs, found)
        if different:
            return Verdict(WRONG, different)
    return Verdict(REFUSED, "a kernel stays") if way.stages and way.encoded and has_kernels(made) else Verdict(OK)


def difference(program: Program, inputs: Inputs, found: Sequence[object]) -> str:
    """The place where results differ; "" if they do not."""
    for number, (one, wanted) in enumerate(zip(found, program.expected(inputs), strict=True)):
        if not np.array_equal(np.asarray(one), wanted):
            place = f"{inputs.iterations}, {inputs.choice}: result {number}"
            return f"{place}: {np.asarray(one).tolist()} is not {wanted.tolist()}"
    return ""


def _natively(program: Program, cases: Sequence[Inputs], encoded: bool) -> Verdict:
    """The verdict of a child process, which may crash."""
    from tools.native_check import in_child

    kind, detail = in_child(lambda: [_compiled(program, cases, encoded)])[0]
    return Verdict({"crashed": CRASHED, "failed": FAILED}.get(kind, kind), detail)


def _compiled(program: Program, cases: Sequence[Inputs], encoded: bool) -> Verdict:
    from pyopt import NativeError, compile

    try:
        main = compile(program.text(encoded)).functions["main"]
    except NativeError as error:
        return Verdict(REFUSED, first_line(str(error)))
    for inputs in cases:
        found = main(*[one.copy() for one in inputs.matrices], inputs.iterations, inputs.choice)
        different = difference(program, inputs, found if isinstance(found, tuple) else (found,))
        if different:
            return Verdict(WRONG, different)
    return Verdict(OK)
