"""affine-pipeline-data-transfer keeps what functions compute, also where memrefs are the same memory."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter import RunError
from tests.support.affine_transfers import AffineTransfers
from tests.unit.interpreter.programs import after, call, same

PASS = "affine-pipeline-data-transfer"


def check(program: str, text: str) -> None:
    """Both compute the same, for memrefs that are the same memory, too."""
    for alias in (False, True):
        generator = np.random.default_rng(3)
        memory = [generator.integers(-9, 9, (16, 16)).astype(np.int32) for _ in range(2)]
        left, right = [one.copy() for one in memory], [one.copy() for one in memory]
        wanted = call(program, 3, left[0], left[0 if alias else 1])
        found = call(text, 3, right[0], right[0 if alias else 1])
        same(found[0], wanted[0])
        for one, other in zip(right, left, strict=True):
            same(one, other)


@pytest.mark.parametrize("passes", ["", ",canonicalize,cse", ",affine-loop-unroll,canonicalize"])
def test_functions_keep_their_meaning(passes: str) -> None:
    changed = 0
    for seed in range(60):
        program = AffineTransfers(seed + 100 * len(passes)).text()
        text = after(program, f"--{PASS}")
        if " mod 2" not in text:
            continue
        changed += 1
        check(program, after(program, f"--pass-pipeline=builtin.module(func.func({PASS}{passes}))"))
    assert changed > 5


def test_reference_is_wrong() -> None:
    """It transfers what is not there yet, and leaves what a buffer had behind in the other one."""
    wrong = 0
    for seed in range(20):
        program = AffineTransfers(seed).text()
        try:
            check(program, after(program, f"--{PASS}=reference-exact=true"))
        except (AssertionError, RunError):
            wrong += 1
            check(program, after(program, f"--{PASS}"))
    assert wrong > 3
