"""Runs drawn kernels behind the passes, and compares with what their twins without encodings give."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from pyopt.interpreter import RunError, parse, run
from tools.sparse.affine_kernels import FILLS, computed, inputs_of, module_of
from tools.sparse.check import first_line, has_kernels
from tools.sparse.transform import PIPELINE, STAGES, reference, stages_for, transform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.numbers import Array
    from tools.sparse.affine_kernels import AffineKernel

EXACT: Final = "reference-exact=true"


class Way(NamedTuple):
    """Passes. wrapped: a function on tensors without encodings calls the kernel; not encoded: it has no encodings."""

    stages: tuple[str, ...]
    wrapped: bool = False
    encoded: bool = True


WITHOUT_OPTION: Final = ("linalg-generalize-named-ops", "empty-tensor-to-alloc-tensor")


def exactly(stages: tuple[str, ...]) -> tuple[str, ...]:
    """The stages as the reference has them."""
    return tuple([one if one[2:] in WITHOUT_OPTION else f"{one}{' ' if '=' in one else '='}{EXACT}" for one in stages])


WAYS: Final = {
    "written": Way(()),
    "dense": Way((), encoded=False),
    "loops": Way(STAGES),
    "exact": Way(exactly(STAGES)),
    "iterators": Way(stages_for("iterators")),
    "lowered": Way(stages_for("lowered-iterators")),
    "buffers": Way(PIPELINE, wrapped=True),
}
"""Name -> how a kernel is transformed. Behind "exact" the reference's mistakes are right."""
NATIVE: Final = "native"

OK, LEFT, REFUSED, WRONG, FAILED, CRASHED = "ok", "left", "refused", "wrong", "failed", "crashed"
EXCUSED: Final = "as the reference"
"""Wrong where it has to be: mlir-opt makes of the kernel what gives the same, or crashes."""
FINDINGS: Final = (WRONG, FAILED, CRASHED)


class Verdict(NamedTuple):
    """The verdict on a kernel on a way."""

    kind: str
    detail: str = ""


class Case(NamedTuple):
    """The arguments for a run, and what it gives."""

    fill: str
    inputs: list[Array]
    expected: Array


def cases_of(kernel: AffineKernel, seed: int) -> list[Case] | str:
    """A case for each fill; why there are none if the kernel is not valid."""
    try:
        parse(module_of(kernel))
    except RunError as error:
        return first_line(str(error))
    if _has_unknown_border(kernel):
        return "blocks reach beyond the end of a dynamic dimension"
    inputs = [inputs_of(kernel, fill, seed * len(FILLS) + at) for at, fill in enumerate(FILLS)]
    return [Case(fill, one, computed(kernel, one)) for fill, one in zip(FILLS, inputs, strict=True)]


def _has_unknown_border(kernel: AffineKernel) -> bool:
    """Returns whether the kernel is known not to work: of a dynamic dimension storage knows its blocks only."""
    if not kernel.dynamic:
        return False
    return any(
        level.block and tensor.shape(kernel.loops)[level.dim] % level.block
        for tensor in kernel.operands()
        for level in tensor.levels
    )


def verdict_on(kernel: AffineKernel, cases: Sequence[Case], name: str) -> Verdict:
    """The verdict on the kernel on a way."""
    if name == NATIVE:
        return _natively(kernel, cases)
    way = WAYS[name]
    text = module_of(kernel, way.encoded, way.wrapped)
    outcome = transform(text, list(way.stages), "pyopt")
    if outcome.crashed:
        return Verdict(CRASHED, first_line(outcome.errors))
    if outcome.code:
        return Verdict(REFUSED, first_line(outcome.errors))
    found = _compared(outcome.text, cases)
    if found.kind in (WRONG, FAILED) and name == "exact":
        theirs = reference(text, list(STAGES))
        if theirs.code or _compared(theirs.text, cases).kind in (WRONG, FAILED):
            return Verdict(EXCUSED, found.detail)
    return found


def _compared(text: str, cases: Sequence[Case]) -> Verdict:
    try:
        program = parse(text)
    except RunError as error:
        return Verdict(FAILED, first_line(str(error)))
    for case in cases:
        try:
            (found,) = run(program, "main", *[one.copy() for one in case.inputs])
        except RunError as error:
            # A kernel that stays, for which there is a remark, stays on casts behind buffers.
            stays = "unrealized_conversion_cast" in str(error) and has_kernels(program)
            return Verdict(LEFT if stays else FAILED, f"{case.fill}: {first_line(str(error))}")
        if not np.array_equal(found, case.expected):
            return Verdict(WRONG, f"{case.fill}: {found.tolist()} is not {case.expected.tolist()}")
    return Verdict(LEFT if has_kernels(program) else OK)


def _natively(kernel: AffineKernel, cases: Sequence[Case]) -> Verdict:
    from pyopt import NativeError, compile

    try:
        main = compile(module_of(kernel, wrapped=True)).functions["main"]
    except NativeError as error:
        return Verdict(REFUSED, first_line(str(error)))
    for case in cases:
        found = np.asarray(main(*[one.copy() for one in case.inputs]))
        if not np.array_equal(found, case.expected):
            return Verdict(WRONG, f"{case.fill}: {found.tolist()} is not {case.expected.tolist()}")
    return Verdict(OK)


def without_names(message: str) -> str:
    """A message without places and numbers, to count it by."""
    message = re.sub(r"^(\w+: )?\S+:\d+:\d+: ", "", message)
    return re.sub(r"-?\d+", "N", re.sub(r"tensor<.*?>+", "T", re.sub(r"affine_map<.*?>", "M", message)))[:150]
