"""Draws kernels of semi-ring ops and their inputs, and runs them on all ways."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

import numpy as np

from pyopt.interpreter import RunError, parse, run
from tools.sparse.affine import CRASHED, FAILED, OK, REFUSED, WRONG, Verdict
from tools.sparse.check import first_line, has_kernels
from tools.sparse.semirings import (
    ABSENT,
    CONDITIONS,
    DENSE,
    IDENTITY,
    NO_OPERAND,
    ONE_OPERAND,
    ORDINARY,
    REDUCTIONS,
    SCALAR,
    TWO_OPERANDS,
    Node,
    Operand,
    SemiringKernel,
    expected,
    text_of,
)
from tools.sparse.transform import LIBRARY_PIPELINE, PIPELINE, STAGES, stages_for, transform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.numbers import Array

ELEMENTS: Final = {"i32": np.int32, "f64": np.float64, "i64": np.int64, "i8": np.int8, "f32": np.float32}
FORMATS: Final = ("CSR", "CSC", "DCSR", "COO", "CDR", "ROWS")
OUTPUTS: Final = ("CSR", "DCSR", "COO")
WAYS: Final = {
    "written": (),
    "loops": STAGES,
    "iterators": stages_for("lowered-iterators"),
    "buffers": PIPELINE,
    "library": LIBRARY_PIPELINE,
}
NATIVE: Final = "native"


def draw(seed: int, all_dense: bool) -> SemiringKernel:
    """A kernel, with operands that have no encodings only, or others too."""
    chance = random.Random(f"semirings {seed} {all_dense}")
    operands = [Operand(chance.choice(("ij", "ij", "i", "j")), DENSE)]
    for _ in range(chance.randint(1, 2)):
        kind = chance.random()
        if kind < 0.2:
            operands.append(Operand("", SCALAR if chance.random() < 0.6 else DENSE))
        elif kind < 0.4 or all_dense:
            operands.append(Operand(chance.choice(("ij", "ij", "i", "j")), DENSE))
        else:
            operands.append(Operand("ij", chance.choice(FORMATS)))
    if all(one.subscripts != "ij" for one in operands):
        operands[0] = Operand("ij", DENSE)
    captured = 0
    chance.shuffle(operands)
    captured = next(at for at, one in enumerate(operands) if one.form == DENSE)
    reduction = chance.choice((ABSENT, ABSENT, "added", *REDUCTIONS))
    left = chance.choice(("i", "j", "")) if reduction else "ij"
    form = DENSE
    if (not reduction or left == "i") and chance.random() < 0.25:
        form = "SV" if reduction else chance.choice(OUTPUTS)
    leaves = list(range(len(operands)))
    chance.shuffle(leaves)
    body = _body(chance, leaves, chance.randint(1, 3))
    return SemiringKernel(
        tuple(operands), Operand(left, form), body, reduction, chance.choice(tuple(ELEMENTS)), captured
    )


def _body(chance: random.Random, leaves: Sequence[int], depth: int) -> Node:
    """An op of which one operand has the leaves that are left."""
    if depth == 0 and len(leaves) == 1:
        return Node("leaf", (str(leaves[0]),))
    if len(leaves) > 1:
        first, rest = _body(chance, leaves[:1], chance.choice((0, 0, 1))), _body(chance, leaves[1:], max(depth - 1, 0))
        operands = (first, rest) if chance.random() < 0.5 else (rest, first)
        if chance.random() < 0.25:
            return Node("ordinary", (chance.choice(tuple(ORDINARY)),), operands)
        sides = (ABSENT, IDENTITY, *ONE_OPERAND)
        overlap = chance.choice((ABSENT, *TWO_OPERANDS, *TWO_OPERANDS))
        return Node("binary", (overlap, chance.choice(sides), chance.choice(sides)), operands)
    inner = (_body(chance, leaves, depth - 1),)
    if chance.random() < 0.4:
        return Node("select", (chance.choice(CONDITIONS),), inner)
    absent = chance.choice((ABSENT, ABSENT, *NO_OPERAND))
    return Node("unary", (chance.choice((ABSENT, *ONE_OPERAND, *ONE_OPERAND)), absent), inner)


def inputs_of(kernel: SemiringKernel, seed: int) -> list[Array]:
    """Arrays with a few zeros; what a reduction goes on from is the last."""
    chance = np.random.default_rng(seed)
    type = ELEMENTS[kernel.element]
    wanted = [*kernel.operands, kernel.output] if kernel.goes_on() else kernel.operands
    made = []
    for one in wanted:
        values = chance.integers(-4, 5, one.shape()).astype(type)
        made.append(np.where(chance.random(one.shape()) < 0.4, 0, values).astype(type))
    return made


def arguments_of(kernel: SemiringKernel, arrays: Sequence[Array]) -> list[object]:
    """The arguments of @main: scalars are numbers."""
    made: list[object] = []
    for at, array in enumerate(arrays):
        is_scalar = at < len(kernel.operands) and kernel.operands[at].form == SCALAR
        made.append(array.item() if is_scalar else array.copy())
    return made


def verdict_on(kernel: SemiringKernel, cases: Sequence[Sequence[Array]], name: str) -> Verdict:
    """The verdict on a kernel on a way."""
    if name == NATIVE:
        from tools.native_check import in_child

        kind, detail = in_child(lambda: [_natively(kernel, cases)])[0]
        return Verdict({"crashed": CRASHED, "failed": FAILED}.get(kind, kind), detail)
    return verdict_behind(kernel, cases, WAYS[name])


def verdict_behind(kernel: SemiringKernel, cases: Sequence[Sequence[Array]], stages: Sequence[str]) -> Verdict:
    """The verdict on a kernel behind passes."""
    outcome = transform(text_of(kernel), list(stages), "pyopt")
    if outcome.crashed or outcome.code:
        return Verdict(CRASHED if outcome.crashed else REFUSED, first_line(outcome.errors))
    try:
        program = parse(outcome.text)
        for arrays in cases:
            (found,) = run(program, "main", *arguments_of(kernel, arrays))
            wanted = expected(kernel, arrays)
            if not np.array_equal(found, wanted):
                return Verdict(WRONG, f"{np.asarray(found).tolist()} is not {wanted.tolist()}")
    except RunError as error:
        return Verdict(FAILED, first_line(str(error)))
    return Verdict(REFUSED, "a kernel stays") if stages and has_kernels(program) else Verdict(OK)


def _natively(kernel: SemiringKernel, cases: Sequence[Sequence[Array]]) -> Verdict:
    from pyopt import NativeError, compile

    try:
        main = compile(text_of(kernel)).functions["main"]
    except NativeError as error:
        return Verdict(REFUSED, first_line(str(error)))
    for arrays in cases:
        found, wanted = np.asarray(main(*arguments_of(kernel, arrays))), expected(kernel, arrays)
        if not np.array_equal(found, wanted):
            return Verdict(WRONG, f"{found.tolist()} is not {wanted.tolist()}")
    return Verdict(OK)
